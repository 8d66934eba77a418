"""Replay files: what is saved is read again, and a wrong file is refused with one sentence that names the move."""

import copy
import json
import os
import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludi.engine.errors import BadDraw, BadFile, IllegalMove, LudiError
from ludi.engine.fairness import Dealer, Sitting
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import LARGEST_FILE, Replay, Seat, dumps, links, load, loads, save, verify

quietly = settings(database=None, derandomize=True, deadline=None)
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("tali", 2, {}),
    ("tali", 4, {"goal": 60}),
    ("municipium", 2, {}),
    ("municipium", 5, {"edition": "v3", "goal": 4, "winner": "most", "streets": "wheel"}),
]


@cache
def played(name: str, players: int, moves: int, **options: Any) -> str:
    """A file: a seeded random game, dealt fairly, of so many moves at most."""
    seats = [Seat(("Gaïus “G”", "Λυκία", "a\nb", "", "\\")[i], ("human", "greedy")[i % 2]) for i in range(players)]
    replay = Replay(Match(get_game(name), players, options), seats, "table-1")
    match, rng = replay.match, random.Random(f"{name} {players}")
    dealer = Dealer.from_seed(players, replay.terms(1), 1, ["ïacta", *[None] * (players - 1)])
    while not match.is_over and len(match.moves) < moves:
        if match.decider == CHANCE:
            match.draw(lambda weights: dealer.draw(match.draws_made() + 1, weights))
        else:
            match.play_code(rng.choice(match.game.offered(match.state)))
    replay.sittings.append(Sitting.of(dealer, match.draws_made()))
    return dumps(replay)


def short() -> str:
    return played("tali", 2, 12)


def finished() -> str:
    return played("tali", 2, 10**6)


def facts(replay: Replay) -> tuple[Any, ...]:
    return replay.header, replay.match.moves, replay.match.state.tobytes(), replay.result()


# ---- honest files ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1, 40, 10**6])
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_what_is_written_is_read(name: str, players: int, options: dict[str, Any], moves: int) -> None:
    text = played(name, players, moves, **options)
    replay = loads(text)
    assert dumps(replay) == text
    assert facts(loads(dumps(replay))) == facts(replay)
    assert verify(replay).draws == replay.match.draws_made()
    assert (replay.result() is None) == (not replay.match.is_over)


def test_a_file_is_readable_json_with_a_line_for_every_move() -> None:
    raw, lines = json.loads(finished()), finished().splitlines()
    moves = [json.loads(line.rstrip(",")) for line in lines if re.match(r"^\s+\[\d", line)]
    assert moves == raw["moves"]
    assert [move[0] for move in moves] == list(range(1, len(moves) + 1))
    assert raw["result"]["moves"] == len(moves)
    assert sum(raw["result"]["shares"].values()) == 1


def test_the_chain_links_every_move_to_all_before_it() -> None:
    chain = links(loads(short()))
    assert len(chain) == 13
    assert json.loads(short())["chain"] == chain[-1]
    other = loads(short())
    other.table = "table-2"
    assert not set(chain) & set(links(other))


# ---- wrong files -----------------------------------------------------------------------------------------------------


def one_sentence(error: LudiError) -> str:
    text = str(error)
    assert text.splitlines() == [text]
    assert text.endswith(".")
    text.encode()
    return text


def refused(text: str) -> str:
    with pytest.raises(BadFile) as refusal:
        loads(text)
    return one_sentence(refusal.value)


def changed(change: Callable[[Any], object], text: str = "") -> str:
    raw = json.loads(text or short())
    change(raw)
    return json.dumps(raw)


Change = Callable[[Any], object]
WRONG: dict[str, tuple[Change, str]] = {
    "wrong format": (lambda f: f.update(format="chess"), r'format is "chess".*move 1'),
    "no format": (lambda f: f.pop("format"), r"format is null.*move 1"),
    "other version": (lambda f: f.update(format_version=4), r"format version is 4, and only 1 to 3.*move 1"),
    "other dealer": (lambda f: f.update(dealer="house"), r"move 1, “dealer” is \"house\" and should be server or"),
    "another length of chain": (lambda f: f.update(draws=9), r"move 1, “draws” is 9 and should be 16384"),
    "no length of chain": (lambda f: f.pop("draws"), r"move 1, “draws” is null"),
    "unknown game": (lambda f: f.update(game="chess"), r"move 1.*no game called 'chess'"),
    "no game": (lambda f: f.update(game=None), r"move 1, “game” is null"),
    "other rules": (lambda f: f.update(rules_version=99), r"rules version 99 of Tali, and this is \d+.*move 1"),
    "rules as text": (lambda f: f.update(rules_version="1"), r"move 1, “rules_version” is \"1\""),
    "illegal move": (lambda f: f["moves"][0].__setitem__(2, "falls 7"), r"^move 1 is illegal: “falls 7” cannot be"),
    "wrong actor": (lambda f: f["moves"][0].__setitem__(1, "gaius"), r"^move 1 .* is by gaius, .* turn of chance"),
    "first missing": (lambda f: f["moves"].pop(0), r"^move 1 is missing: move 2 stands"),
    "third missing": (lambda f: f["moves"].pop(2), r"^move 3 is missing: move 4 stands"),
    "last missing": (lambda f: f["moves"].pop(), r"chain does not end with move 11"),
    "no moves": (lambda f: f.update(moves=[]), r"chain does not end with move 0"),
    "moves no list": (lambda f: f.update(moves={}), r"move 1, “moves” is {}"),
    "a move no list": (lambda f: f["moves"].__setitem__(4, "stop"), r"^move 5 is \"stop\" and should be \[number"),
    "a move too short": (lambda f: f["moves"][4].pop(), r"^move 5 is \["),
    "broken link": (lambda f: f["moves"][6].__setitem__(3, "0" * 16), r"^the chain is broken at move 7 "),
    "a legal other move": (
        lambda f: f["moves"][0].__setitem__(2, "falls 6" if f["moves"][0][2] == "falls 1" else "falls 1"),
        r"move (1|2) ",
    ),
    "other end": (lambda f: f.update(chain="0" * 64), r"chain does not end with move 12"),
    "other table": (lambda f: f.update(table="t"), r"chain is broken at move 1 .* the header was changed"),
    "other player": (lambda f: f["seats"][0].update(player="X"), r"chain is broken at move 1 "),
    "no seats": (lambda f: f.update(seats=[]), r"move 1: Tali is not for 0 players"),
    "a stranger's seat": (lambda f: f["seats"][0].update(seat="nero"), r"move 1, seat 1 is .*nero"),
    "seats exchanged": (lambda f: f["seats"].reverse(), r"move 1, seat 1 is .*lucius"),
    "too many seats": (lambda f: f.update(seats=f["seats"] * 3), r"move 1, seat 3 is"),
    "other options": (lambda f: f.update(options={"goal": 60}), r"chain is broken at move 1 "),
    "no options": (lambda f: f.update(options={}), r"move 1, “options” is {} and should be"),
    "unknown option": (lambda f: f["options"].update(dice=2), r"move 1: Tali has no option 'dice'"),
    "impossible option": (lambda f: f["options"].update(goal=31), r"move 1: Tali's option goal cannot be 31"),
    "a result too soon": (lambda f: f.update(result={"moves": 12}), r"^after move 12 the result is null, not {"),
    "fairness no list": (lambda f: f.update(fairness=3), r"move 1, “fairness” is 3"),
    "a sitting no object": (lambda f: f.update(fairness=[3]), r"move 1, 3 is no entry for “fairness”"),
    "entropy of numbers": (lambda f: f["fairness"][0].update(entropy=[1]), r"move 1, 1 is no entry for “entropy”"),
    "entropy no list": (lambda f: f["fairness"][0].update(entropy=1), r"move 1, “entropy” is 1"),
    "a link no text": (lambda f: f["fairness"][0].update(link=1), r"move 1, “link” is 1"),
    "a round no number": (lambda f: f["fairness"][0].update(round=True), r"move 1, “round” is true"),
    "a round beyond counting": (lambda f: f["fairness"][0].update(round=10**400), r"move 1, “round” is 1000+…, more"),
    "a draw beyond counting": (lambda f: f["fairness"][0].update(first_draw=-(10**400)), r"move 1, “first_draw” is -1"),
    "no anchor": (lambda f: f["fairness"][0].pop("anchor"), r"move 1, “anchor” is null"),
    "a secret of an unknown format": (
        lambda f: f["fairness"][0].update(secret="", format_version=3),
        r"move 1, {.* is no entry for “fairness”",
    ),
    "line breaks in a move": (lambda f: f["moves"][0].__setitem__(2, "a\nb\u2028c"), r"^move 1 is illegal"),
    "line breaks in an actor": (lambda f: f["moves"][0].__setitem__(1, "a\nb\x85c"), r"^move 1 "),
    "line breaks in the format": (lambda f: f.update(format="a\u2028b"), r"format is .*move 1"),
    "half a character in the table": (lambda f: f.update(table="\ud800"), r"move 1"),
    "half a character in a player": (lambda f: f["seats"][0].update(player="\ud800"), r"move 1"),
    "half a character in a move": (lambda f: f["moves"][0].__setitem__(2, "\ud800"), r"move 1"),
    "half a character in the format": (lambda f: f.update(format="\ud800"), r"move 1"),
    "a very long move": (lambda f: f["moves"][0].__setitem__(2, "x" * 10**5), r"^move 1 is illegal.{0,300}$"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_file_is_refused_with_the_move_and_the_reason(kind: str) -> None:
    change, why = WRONG[kind]
    assert re.search(why, refused(changed(change)), re.DOTALL)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (
            lambda f: f["result"]["shares"].update(gaius=0.5),
            r"^after move \d+ the result is {.*, not {.* as the file says",
        ),
        (lambda f: f.update(result=None), r"^after move \d+ the result is {.*, not null as the file says"),
        (
            lambda f: f["moves"].append([len(f["moves"]) + 1, "gaius", "stop", "0" * 16]),
            r"^move \d+ \(“stop”\) is by gaius, but it is the turn of nobody: the game is over",
        ),
    ],
)
def test_a_wrong_end_is_refused(change: Change, why: str) -> None:
    assert re.search(why, refused(changed(change, finished())))


def test_a_wrong_share_is_shown() -> None:
    # not two shortened texts that look the same
    text = played("municipium", 5, 10**6, edition="v3", goal=4, winner="most", streets="wheel")
    sentence = refused(changed(lambda f: f["result"]["shares"].update(black=0.25), text))
    given = re.search(r"the result is (.*), not (.*) as the file says", sentence)
    assert given
    assert given[1] != given[2]


@pytest.mark.parametrize(
    "text", ["", " ", "stop", "{", "[1, 2", "{'a': 1}", '{"format": NaN}', "[" * 10**5, "\ufeff{}"]
)
def test_what_is_not_json_is_refused(text: str) -> None:
    assert re.search(r"^the file is (not JSON|cut off) at move 1.*\(line 1\)\.$", refused(text))


@pytest.mark.parametrize("text", ["null", "true", "3", "1e999", '"text"', "[]", "[1]"])
def test_json_of_another_kind_is_refused(text: str) -> None:
    assert re.search(r"^not a ludi-romani-replay file: it is a JSON \w+, so there is no move 1\.$", refused(text))


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "1" * 5000])
def test_numbers_that_are_none_are_refused(number: str) -> None:
    assert "move 1" in refused(short().replace('"rules_version": 1', f'"rules_version": {number}'))


@pytest.mark.parametrize("depth", [100, 900, *range(960, 1000, 3), 10_000])
def test_deep_nesting_is_refused(depth: int) -> None:
    for key in ("format", "game", "options", "fairness", "chain", "result"):
        nested = "[" * depth + "]" * depth
        assert "move" in refused(
            re.sub(rf'^  "{key}": .*?(,?)$', rf'  "{key}": {nested}\1', short(), flags=re.MULTILINE)
        )


@pytest.mark.parametrize("text", [finished(), played("municipium", 2, 80)], ids=["finished", "unfinished"])
def test_a_file_cut_off_anywhere_is_refused(text: str) -> None:
    for length in range(0, len(text) - 2, 97):
        assert re.search(r"move \d+", refused(text[:length]))
    assert "cut off" in refused(text[: len(text) // 2])


# ---- on disk ---------------------------------------------------------------------------------------------------------


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_save_and_load(tmp_path: Path) -> None:
    replay = loads(finished())
    save(replay, tmp_path / "game.json")
    assert names(tmp_path) == ["game.json"]
    assert (tmp_path / "game.json").read_text(encoding="utf-8") == finished()
    assert facts(load(tmp_path / "game.json")) == facts(replay)


def test_save_never_overwrites_unasked(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("precious", encoding="utf-8")
    with pytest.raises(BadFile, match=r"game\.json exists already; choose another name\.$"):
        save(loads(short()), path)
    assert (path.read_text(encoding="utf-8"), names(tmp_path)) == ("precious", ["game.json"])
    save(loads(short()), path, replace=True)
    assert (path.read_text(encoding="utf-8"), names(tmp_path)) == (short(), ["game.json"])


def test_a_place_that_cannot_be_written_is_told_and_left_clean(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "nowhere" / "game.json", tmp_path / "folder"):
        with pytest.raises(BadFile) as refusal:
            save(loads(short()), path, replace=True)
        assert str(path) in one_sentence(refusal.value)
    assert names(tmp_path) == ["folder"]


def test_a_save_that_fails_leaves_no_temporary_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    replay = loads(short())
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadFile, match=r"cannot be written: No space left on device\.$"):
        save(replay, tmp_path / "game.json")
    assert names(tmp_path) == []


def test_files_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    binary, huge, wrong = tmp_path / "binary", tmp_path / "huge", tmp_path / "wrong"
    binary.write_bytes(bytes(range(256)))
    with huge.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    wrong.write_text(changed(lambda f: f["moves"].pop(2)), encoding="utf-8")
    for path, why in [
        (binary, "is not UTF-8 text, so there is no move 1"),
        (huge, f"it has {LARGEST_FILE + 1} bytes, and a replay has at most {LARGEST_FILE}"),
        (wrong, "move 3 is missing"),
        (tmp_path / "none", "cannot be read: No such file"),
        (tmp_path, "cannot be read: Is a directory"),
    ]:
        with pytest.raises(BadFile) as refusal:
            load(path)
        sentence = one_sentence(refusal.value)
        assert sentence.startswith(str(path))
        assert why in sentence


# ---- fuzz ------------------------------------------------------------------------------------------------------------

VALUES: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 100),
    st.integers(),
    st.floats(),
    st.text(st.characters(codec=None, exclude_categories=()), max_size=8),
    st.sampled_from(["a\nb", "\ud800", "\u2028", "chance", "gaius", "stop", "falls 3", "00" * 32]),
    st.lists(st.integers(0, 3), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(0, 3), max_size=2),
)


def nodes(value: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) in a JSON value."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    return [pair for key in keys for pair in [(value, key), *nodes(value[key])]]


def mutate(data: st.DataObject, raw: Any) -> None:
    container, key = data.draw(st.sampled_from(nodes(raw)), label="node")
    action = data.draw(st.sampled_from(["drop", "replace", "duplicate", "retype", "swap"]), label="action")
    if action == "drop":
        del container[key]
    elif action == "replace":
        container[key] = data.draw(VALUES, label="value")
    elif action == "duplicate" and isinstance(container, list):
        container.insert(key, copy.deepcopy(container[key]))
    elif action == "duplicate":
        container[f"{key}2"] = copy.deepcopy(container[key])
    elif action == "retype":
        value = container[key]
        container[key] = data.draw(st.sampled_from([str(value), bool(value), [value], {"a": value}]))
    else:
        container[key] = copy.deepcopy(data.draw(st.sampled_from(nodes(raw)).map(lambda node: node[0][node[1]])))


@settings(quietly, max_examples=400, report_multiple_bugs=False)
@given(data=st.data(), whole=st.booleans())
def test_a_changed_file_is_refused_or_says_the_same(data: st.DataObject, whole: bool) -> None:
    text = finished() if whole else short()
    raw, original = json.loads(text), loads(text)
    for _ in range(data.draw(st.integers(1, 3), label="changes")):
        if nodes(raw):
            mutate(data, raw)
    try:
        again = loads(json.dumps(raw))
        assert facts(again) == facts(original)
        if again.sittings != original.sittings:  # the chain does not hold them: the draws do
            assert verify(again).sittings == len(again.sittings)
            assert again.sittings[-1:] == original.sittings  # others may stand before it that dealt nothing
    except (BadFile, BadDraw) as error:
        one_sentence(error)


@quietly
@given(text=st.text(max_size=40))
def test_any_text_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadFile) as refusal:
        loads(text)
    one_sentence(refusal.value)


NOTATION = (
    "move place card use take give from bring set draw stay stop wreathed forum temple priest soldier blue common "
    "great-family praefect 2 2+1 first reveal throw falls favor"
)
WORDS = st.sampled_from(re.findall(r"\S+", NOTATION))


@cache
def positions() -> list[Match]:
    matches = [loads(played(name, players, 10**6, **options)).match for name, players, options in TABLES]
    return [match.at(number) for match in matches for number in range(0, min(len(match.moves), 300), 23)]


@settings(quietly, max_examples=200)
@given(text=st.one_of(st.text(), st.lists(WORDS, max_size=5).map(" ".join)), data=st.data())
def test_any_notation_is_accepted_or_refused_in_one_sentence(text: str, data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(range(len(positions()))).map(lambda i: positions()[i]))
    try:
        assert match.offered()[text] == match.check(text)
    except KeyError:
        with pytest.raises(IllegalMove) as refusal:
            match.check(text)
        assert str(refusal.value).endswith(".")
