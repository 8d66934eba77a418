"""Data files that are wrong: each kind of wrongness is told in one sentence, and nothing can upset the reader."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludi.games.ave_roma.content import FILES, FOLDER, BadContent, export, read
from ludi.games.ave_roma.content_rows import LARGEST_FILE
from tests.ave_roma.box import TRANSCRIPTION, edit, refusal, sentence

GOODS = "wood, stone, cattle, grain, mineral, wine"
BONUSES = (
    "B1, B2, B3, B4, B5, B6, B7, B8, B9a, B9b, B10, B11a, B11s, B11l, B12, B13b, B13g, B13r, B14a, B14b, B14w, B14p"
)
EFFECTS = "M1, M2, M3, M4, M5, M6, M7r, M7s, M7d, M8, M9, M10r, M10s, M10d, M11, M12, M13"
LOCATIONS = "Quaestor, Mercator, Aedilis, Propraetor, Roma, Aedificator, Legatus, Senatus"
PLAIN = "must be of plain letters, digits, spaces and hyphens, beginning with a letter"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """An owner's copy of the files, with the numbers of the rules text."""
    return Path(shutil.copytree(TRANSCRIPTION, tmp_path / "box"))


WRONG: list[tuple[str, str, str, str]] = [  # file, this, replaced by this, gives this sentence after the file's name
    # the shape of a file
    ("boards.toml", "[side]", "[sides]", ": “sides” is no known key; choose one of side."),
    ("boards.toml", "[side]", "side = 3\n[x]", ": “x” is no known key; choose one of side."),
    ("boards.toml", "1A =", "6A =",
     ", side: “6A” is no known key; choose one of 1A, 1B, 2A, 2B, 3A, 3B, 4A, 4B, 5A, 5B."),
    ("provinces.toml", "A07 =", "A31 =", ", province: “A31” is no known key; choose one of A01 to A30."),
    ("provinces.toml", "A07 =", "# A07 =", ", province: “A07” is missing."),
    ("provinces.toml", "A07 =", "A06 =",
     ", line 10: this is not valid TOML, the parser says “Cannot overwrite a value”."),
    ("provinces.toml", "A07 =", "A07 = 7 #", ", A07: there must be a table here, not “7”."),
    ("buildings.toml", "[[building]]\n", "[[building]]\n[[building]]\n", ": “building” must have 15 entries, not 16."),
    ("war.toml", "  {n=2", "  # {n=2", ", Hannibal: “card” must have 5 entries, not 4."),
    ("war.toml", "{n=2", "{n=3", ", Hannibal 2: “n” must be 2, not “3”."),
    ("boards.toml", "wood=1, ", "", ", 1A: “wood” is missing."),
    ("boards.toml", "wood=1", "wood=", ", line 4: this is not valid TOML, the parser says “Invalid value”."),
    # types and ranges
    ("boards.toml", "wood=1", "wood=0", ", 1A: “wood” must be a whole number from 1 to 6, not “0”."),
    ("boards.toml", "wood=1", "wood=7", ", 1A: “wood” must be a whole number from 1 to 6, not “7”."),
    ("boards.toml", "wood=1", "wood=true", ", 1A: “wood” must be a whole number from 1 to 6, not “true”."),
    ("boards.toml", "wood=1", "wood=1.0", ", 1A: “wood” must be a whole number from 1 to 6, not “1.0”."),
    ("boards.toml", "wood=1", "wood=999999999999",
     ", 1A: “wood” must be a whole number from 1 to 6, not “999999999999”."),
    ("boards.toml", "wood=1", "wood={}", ", 1A: “wood” must be a whole number from 1 to 6, not a table."),
    ("boards.toml", 'attested=""', "attested=1", ", 1B: “attested” must be a text in quotes, not “1”."),
    ("boards.toml", 'attested=""', f'attested="{"x" * 201}"',
     ", 1B: “attested” must have 0 to 200 characters, not 201."),
    ("boards.toml", 'attested=""', 'attested="\\u0007"', ", 1B: “attested” has a character that cannot be printed."),
    ("buildings.toml", "vp = 5", "vp = 13", ", Colosseum: “vp” must be a whole number from 0 to 12, not “13”."),
    ("buildings.toml", "influence = 0", "influence = 4",
     ", Colosseum: “influence” must be a whole number from 0 to 3, not “4”."),
    ("tracks.toml", "honour=false", "honour=0", ", colosseum, space 1: “honour” must be true or false, not “0”."),
    # words
    ("provinces.toml", '"stone", "stone"', '"stone", "iron"',
     f", A01: “iron” is no known good; choose one of {GOODS}."),
    ("provinces.toml", '"stone", "stone"', '"stone"', ", A01: “upper” must have 2 entries, not 1."),
    ("provinces.toml", '["stone", "stone"]', '"stone"', ", A01: “upper” must be a list, not “stone”."),
    ("provinces.toml", 'part="black"', 'part="blue"',
     ", A01: “blue” is no known half-part; choose one of black, green, red, multi."),
    ("provinces.toml", 'symbol="amphora"', 'symbol="eagle"',
     ", A01: “eagle” is no known symbol; choose one of amphora, sword, lion."),
    ("provinces.toml", 'players="-"', 'players="2"',
     ", A01: “2” is no known mark for players; choose one of -, 3+, 4+, 5."),
    ("patrons.toml", 'end="B1"', 'end="B15"', f", P01: “B15” is no known bonus; choose one of {BONUSES}."),
    ("patrons.toml", '"M10r"', '"M10x"', f", P07: “M10x” is no known effect; choose one of {EFFECTS}."),
    ("patrons.toml", 'at="Senatus"', 'at="Forum"', f", P01: “Forum” is no known location; choose one of {LOCATIONS}."),
    # costs and rewards
    ("patrons.toml", "stone=1", "iron=1",
     f", P01, cost: “iron” is no known key; choose one of {GOODS}, black, green, red, any, surplus, den."),
    ("patrons.toml", "den=12", "den=31", ", P01, cost: “den” must be a whole number from 0 to 30, not “31”."),
    ("war.toml", "surplus=2", "surplus=8",
     ", Hannibal 1, cost: “surplus” must be a whole number from 0 to 7, not “8”."),
    ("war.toml", "surplus=2", "wood=4", ", Hannibal 1, cost: “wood” must be a whole number from 0 to 3, not “4”."),
    ("war.toml", "surplus=2", "any=5", ", Hannibal 1, cost: “any” must be a whole number from 0 to 4, not “5”."),
    ("war.toml", "surplus=2", "any=4, wood=3, stone=2",
     ", Hannibal 1: “cost” asks for 9 goods, but at most 8 are possible."),
    ("tracks.toml", "{black=1}", "1", ", colosseum, space 1, cost: there must be a table here, not “1”."),
    ("buildings.toml", "{mineral=1}", "{gold=1}",
     f", Colosseum, plan, reward: “gold” is no known key; choose one of {GOODS}, surplus, den, vp."),
    ("buildings.toml", "{mineral=1}", "{den=4}",
     ", Colosseum, plan, reward: “den” must be a whole number from 0 to 3, not “4”."),
    ("buildings.toml", "{mineral=1}", "{wine=2, wood=2}",
     ", Colosseum, plan: “reward” gives 4 goods, but at most 3 are possible."),
    # patrons
    ("patrons.toml", 'at="Senatus"', 'at="Roma"', ", P01: M7d does nothing at Roma; it belongs to Senatus."),
    ("patrons.toml", '"M6", at="Quaestor"', '"M5", at="Quaestor"',
     ", P28: M5 does nothing at Quaestor; it belongs to Mercator, Aedilis, Propraetor."),
    ("patrons.toml", '"M6", at="Quaestor"', '"M8", at="Quaestor"',
     ", P28: M8 does nothing at Quaestor; it belongs to Roma, Aedificator, Legatus, Senatus."),
    ("patrons.toml", '"M6", at="Quaestor"', '"M9", at="Mercator"',
     ", P28: M9 does nothing at Mercator; it belongs to Roma, Aedificator, Legatus, Senatus."),
    ("patrons.toml", '"M7r", at="Aedificator"', '"M7r", at="Legatus"',
     ", P02: M7r does nothing at Legatus; it belongs to Aedificator."),
    ("patrons.toml", '"M7s", at="Legatus"', '"M7s", at="Senatus"',
     ", P03: M7s does nothing at Senatus; it belongs to Legatus."),
    ("patrons.toml", '"M11", at="Roma"', '"M11", at="Senatus"',
     ", P10: M11 does nothing at Senatus; it belongs to Roma."),
    ("patrons.toml", ", price={any=2}", "", ", P07: “price” is missing, which M10r needs."),
    ("patrons.toml", "price={any=2}", "price={any=0}", ", P07: “price” must not be empty."),
    ("patrons.toml", 'at="Senatus"', 'at="Senatus", price={any=2}',
     ", P01: “price” belongs to M10r, M10s and M10d only, not to M7d."),
    # names
    ("patrons.toml", '"Scipio"', '""', ", P01: “name” must have 1 to 40 characters, not 0."),
    ("patrons.toml", '"Scipio"', '"Scípio"', f", P01: the name “Scípio” {PLAIN}."),
    ("patrons.toml", '"Scipio"', '"1st"', f", P01: the name “1st” {PLAIN}."),
    ("patrons.toml", '"Scipio"', '"Pass"',
     ", P01: “Pass” cannot be a name, because the word means something else in the game."),
    ("patrons.toml", '"Scipio"', '"Roma"',
     ", P01: “Roma” cannot be a name, because the word means something else in the game."),
    ("patrons.toml", '"Scipio"', '"AUGUSTUS"', ", P30: “augustus” is already used by patrons.toml, P01."),
    ("patrons.toml", '"Scipio"', '"Hannibal 4"', ", P01: “hannibal-4” is already used by war.toml, Hannibal 4."),
    ("buildings.toml", '"Taberna"', '"Colosseum"',
     ", building 2: “colosseum” is already used by buildings.toml, building 1."),
    ("war.toml", '"helmet (galea)"', '""', ", Hannibal: “equipment” must have 1 to 40 characters, not 0."),
    # tracks
    ("tracks.toml", "[1, 2, 4, 6, 9,", "[1, 2, 4, 3, 9,",
     ", scoring_card, 2-3: “vp” must not fall, but level 3 has 3 after 4."),
    ("tracks.toml", "27, 33]", "27, 61]",
     ", scoring_card, 4-5: entry 9 of “vp” must be a whole number from 0 to 60, not “61”."),
    ("tracks.toml", "25, 30]", "25]", ", political_track: “vp” must have 11 entries, not 10."),
    ("tracks.toml", "highest = 8", "highest = 9", ", province_track: “highest” must be 8, not “9”."),
    ("tracks.toml", "{change=2", "{change=3", ", training, space 2: “change” must be 2, not “3”."),
    ("tracks.toml", "den=3, att", "den=10, att",
     ", training, space 4: “den” must be a whole number from 0 to 9, not “10”."),
    ("tracks.toml", "{space=5", "{space=6", ", colosseum, space 5: “space” must be 5, not “6”."),
    ("tracks.toml", "{least=1, most=3", "{least=4, most=3",
     ", card_slots, slot 3: “least” must not be more than “most”, but 4 is more than 3."),
    ("tracks.toml", "most=5", "most=6", ", card_slots, slot 5: “most” must be a whole number from 1 to 5, not “6”."),
    ("tracks.toml", "[1, 1, 3, 4, 5]", "[2, 2, 3, 4, 5]",
     ", spaces, Quaestor: at least one space must be open always, that is, have a 1 in “players”."),
    ("tracks.toml", "[1, 1, 3, 4, 5]", "[1, 1, 3, 4, 6]",
     ", spaces, Quaestor: entry 5 of “players” must be a whole number from 1 to 5, not “6”."),
]  # fmt: skip


class TestWrong:
    def test_too_many_cards_of_one_symbol(self, box: Path) -> None:
        for file in ("provinces.toml", "buildings.toml", "war.toml", "patrons.toml"):
            edit(box, file, '"sword"', '"lion"', -1)
        assert refusal(box) == "patrons.toml: with these, 80 cards bear lion, but at most 63 may."

    @pytest.mark.parametrize(("file", "old", "new", "said"), WRONG, ids=range(len(WRONG)))
    def test_one_sentence_with_file_row_and_reason(self, box: Path, file: str, old: str, new: str, said: str) -> None:
        edit(box, file, old, new)
        assert refusal(box) == file + said

    @pytest.mark.parametrize("file", ["provinces.toml", "buildings.toml", "war.toml", "patrons.toml"])
    def test_decks_too_small_for_two_players(self, box: Path, file: str) -> None:
        text = (box / file).read_text(encoding="utf-8")
        changed = re.sub(r'^([^#\n].*)?players( ?= ?)"-"', r'\1players\2"5"', text, flags=re.MULTILINE)
        (box / file).write_text(changed, encoding="utf-8")
        assert refusal(box) == f"{file}: only 0 cards are marked “-”, but a game of two needs at least 6."

    def test_too_few_spaces_for_the_shadows(self, box: Path) -> None:
        edit(box, "tracks.toml", "[1, 1, 3, 4, 5]", "[1, 1, 1, 2, 5]", 3)
        said = "only 9 spaces are marked 3, 4 or 5, but the shadows of a game of two need 10."
        assert refusal(box) == f"tracks.toml, spaces: {said}"


class TestUnreadable:
    @pytest.mark.parametrize("file", FILES)
    def test_missing_file(self, box: Path, file: str) -> None:
        (box / file).unlink()
        assert refusal(box) == f"{file}: there is no such file in the folder “{box}”."

    def test_folder_in_place_of_a_file(self, box: Path) -> None:
        (box / "war.toml").unlink()
        (box / "war.toml").mkdir()
        assert refusal(box).startswith("war.toml: there is no such file")

    def test_huge(self, box: Path) -> None:
        (box / "war.toml").write_bytes(b"#" * (LARGEST_FILE + 1))
        assert refusal(box) == "war.toml: the file is too long, over 100,000 bytes."

    def test_long_line(self, box: Path) -> None:
        (box / "war.toml").write_text("# note\n" + "a." * 1000, encoding="utf-8")
        assert refusal(box) == "war.toml, line 2: the line is too long, over 1,000 characters."

    def test_not_utf_8(self, box: Path) -> None:
        (box / "war.toml").write_bytes("# note\nname = 'Vercingétorix'".encode("latin-1"))
        assert refusal(box) == "war.toml, line 2: the text is not in UTF-8; save it as UTF-8."

    @pytest.mark.parametrize(
        "text",
        [
            "set = " + "[\n" * 40_000,
            "set = " + "[{a=\n" * 10_000,
            "a." * 40_000 + "a = 1",
            "[" + "set." * 200 + "a]\n" + "b.c=1\n" * 9_000,
            "set = " + "9" * 900,
            "set = [[[[]]]]",
            'set = "',
            "\0",
            "",
        ],
    )
    def test_nasty_files(self, box: Path, text: str) -> None:
        (box / "war.toml").write_text(text, encoding="utf-8")
        assert refusal(box).startswith("war.toml")


ATOM = re.compile(rb'(?<=[=\[ ])(?:"[^"\n]*"|\d+|true|false|\{[^{}\n]*\}|\[[^\[\]\n]*\])(?=[,\]}\s])')
VALUES = [
    b"-1", b"0", b"1", b"3", b"12", b"300", b"9" * 99, b"0x" + b"f" * 99, b"1.5",
    b"-inf", b"nan", b"true", b"false",
    b'""', b'"wood"', b'"-"', b'"M10r"', b'"Roma"', b'"\\n"', b"'''\n\n'''", b"[]",
    b"[1, 2]", b"[[]]", b"{}", b"{a={}}",
    b"{wood=1}", b"{den=true}", b"1979-05-27", b"07:32:00", b"1979-05-27T07:32:00Z",
]  # fmt: skip


def spoil_bytes(data: st.DataObject, text: bytes) -> bytes:
    content = bytearray(text)
    for _ in range(data.draw(st.integers(1, 5))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    return bytes(content)


def spoil_lines(data: st.DataObject, text: bytes) -> bytes:
    lines = text.splitlines(keepends=True)
    for _ in range(data.draw(st.integers(1, 3))):
        here, there = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        how = data.draw(st.sampled_from(["drop", "double", "swap", "cut"]))
        if how == "drop" and len(lines) > 1:
            del lines[here]
        elif how == "double":
            lines.insert(there, lines[here])
        elif how == "swap":
            lines[here], lines[there] = lines[there], lines[here]
        else:
            lines[here] = lines[here][: data.draw(st.integers(0, len(lines[here])))]
    return b"".join(lines)


def spoil_values(data: st.DataObject, text: bytes) -> bytes:
    start = text.rindex(b"#", 0, text.index(b"\n\n"))  # the header has no values
    for _ in range(data.draw(st.integers(1, 2))):
        place = data.draw(st.sampled_from(list(ATOM.finditer(text, start)) or list(re.finditer(rb"\Z", text))))
        text = text[: place.start()] + data.draw(st.sampled_from(VALUES)) + text[place.end() :]
    return text


@pytest.fixture(scope="module")
def spoilt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("fuzz") / "box"
    export(folder)
    return folder


def answer(folder: Path) -> str:
    """Nothing if all is well, else the sentence."""
    try:
        read(folder)
    except BadContent as error:
        return sentence(error)
    return ""


@settings(max_examples=500, deadline=None)
@given(data=st.data(), file=st.sampled_from(FILES), spoil=st.sampled_from([spoil_bytes, spoil_lines, spoil_values]))
def test_whatever_a_file_says_the_answer_is_content_or_a_sentence(
    spoilt: Path, data: st.DataObject, file: str, spoil: Callable[[st.DataObject, bytes], bytes]
) -> None:
    whole = (FOLDER / file).read_bytes()
    (spoilt / file).write_bytes(spoil(data, whole))
    try:
        said = answer(spoilt)
    finally:
        (spoilt / file).write_bytes(whole)
    assert said == "" or said.startswith(file)
