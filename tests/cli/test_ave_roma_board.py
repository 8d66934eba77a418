"""Ave Roma in the terminal: every public fact is there, in words or signs, at every width and without colour."""

import copy
import io
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from ludi.cli.boards import screen_of
from ludi.cli.boards.ave_roma import Board
from ludi.cli.boards.ave_roma_ink import ICONS, SEATS, Ink
from ludi.cli.boards.ave_roma_table import laid_out
from ludi.engine.match import Match
from ludi.engine.packages import installed
from ludi.engine.registry import get_game
from ludi.engine.texts import LANGUAGES, texts
from ludi.games.ave_roma.vocabulary import BONUS_CODES, MODIFIER_CODES, PAID
from tests.ave_roma.table import Table

WIDTHS = (60, 80, 100, 120, 140, 200)
Path = tuple[Any, ...]
View = Any  # as the game gives it


def view_of(table: Table) -> View:
    """What the board is drawn from."""
    return seen(table.match)


def seen(match: Match) -> View:
    """With all that is printed on cards, so that each of it can be changed."""
    return copy.deepcopy(laid_out(match.game.view(match.state), match.game.guide.look(match.state, None)))


@pytest.fixture(scope="module")
def view() -> View:
    """A position with something of everything; Yellow is to decide."""
    table = Table(players=4, advanced="on").given(
        goods={"yellow": {"wood": 2, "wine": 1}, "green": {"grain": 3}},
        denarii={"yellow": 8},
        surplus={"green": 5},
        political={"yellow": 3, "red": 6},
        hand={"yellow": [1, 1, 4], "blue": [3]},
        trained={"yellow": {2: 3}, "green": {4: 5}},
        workers={"quaestor": [3, 4], "legatus": [0, 2], "roma": [5]},
        influence={"yellow": {1: 2, 3: 5}, "green": {1: 4}, "blue": {2: 0}},
        cubes={1: 3, 4: 2},
        colosseum={"green": 4, "red": 7},
    )
    cards = [
        "insula-plan",
        "castra-plan",
        "castra-built",
        "hannibal-3",
        "cicero",
        "varro",
        "scipio",
        "A07",
        "A08",
        "A17",
    ]
    table.cards_given(owned={"yellow": cards, "green": ["pyrrhus-2", "strabo"]}, active=["cicero", "varro"], upper=[2])
    table.cards_given(provinces={5: None}, spent=["A07", "scipio"], used=["hannibal-3"])
    return view_of(table)


def shown(view: View, width: int, language: str = "en", encoding: str = "utf-8") -> str:
    """The board as plain text."""
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="strict")
    console = Console(file=file, width=width, color_system=None)
    console.print(Board(view, texts(language), width))
    file.flush()
    file.seek(0)
    return file.read()


def facts(data: Any, path: Path = ()) -> Iterator[Path]:
    """The path of every leaf."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else None
    if items is None:
        yield path
        return
    for key, value in items:
        yield from facts(value, (*path, key))


PARTS = ("black", "green", "red", "multi")
OTHERS = [
    ("yellow", "green", "blue", "red", "black"),
    ("wood", "stone", "cattle", "grain", "mineral", "wine"),
    ("amphora", "sword", "lion"),
    ("lower", "upper"),
    ("plan", "built"),
    ("off", "on"),
    ("recommended", "short"),
    ("exact", "up_to"),
    ("action", "finale"),
    ("quaestor", "mercator", "roma", "aedificator", "legatus", "senatus", "aedilis", "propraetor"),
    tuple(BONUS_CODES.values()),
    tuple(code for modifier, code in MODIFIER_CODES.items() if modifier not in PAID),
]


def changed(value: Any, key: str) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value - 1 if value > 1 else value + 1
    if isinstance(value, str) and value.startswith("M10"):
        return "M1"
    kind = PARTS if key == "part" else next((kind for kind in OTHERS if value in kind), None)
    return kind[(kind.index(value) + 1) % len(kind)] if kind else f"{value}x"


# What names the others, is not of the position, or follows from facts that are shown.
SILENT = {
    "game",
    "content",
    "catalogue",
    "tally",
    "arranging",
    "choices",
    "prompt",
    "result",
    "boards",
    "row",
    "location",
    "seat",
    "card",
    "kind",
    "settled",
}
SILENT |= {
    "offers",
    "fee",
    "equipment",
    "does",
    "scores",
    "price",
    "unseen",
    "space",
    "turn_order",
    "players",
    "passed",
    "shadow",
    "open",
}
SILENT |= {"change", "pairs_missing", "least", "total", "sources"}
SILENT |= {"turn", "political_track"}  # the round once more, and a table of the rules
SILENT |= {"goal", "outlook", "rounds_left"}  # points once more; a bound, where the present pace is shown
SHOWN_OF_PATRONS = {"active", "name", "bonus", "modifier", "spent"}


def _is_shown(path: Path) -> bool:
    match path:
        case ("players", _, "cards", deck, _, *inner):
            return deck == "patron" and inner[0] in SHOWN_OF_PATRONS
        case ("players", int(seat), "training" | "parts", *_, key):  # training costs the same on every board
            return seat == 0 and key != "change"
        case ("rows", 2, *_, "vp" | "influence") | (
            "rows",
            2,
            "face_up",
            "card",
            "cost",
            _,
        ):  # none; a discount is shown
            return False
        case ("locations", int(place), *_) if place >= 5:  # the workers of the rows stand in their slots
            return False
    keys = path[1:] if path[0] == "players" else path
    return not SILENT & {key for key in keys if key != "card"} and path[-1] != "card"


def public_facts(view: View) -> list[Path]:
    occupied = ("rows", 1, "slots", 1, "most")  # where a worker stands, no other can
    return [p for p in facts(view) if _is_shown(p) and p != occupied and _at(view, p) is not None]


def _at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def is_seen(view: View, path: Path, width: int, before: str) -> bool:
    """Whether the picture is another one if this fact changes."""
    holder, key = _at(view, path[:-1]), path[-1]
    value = holder[key]
    holder[key] = changed(value, key)
    other = shown(view, width)
    holder[key] = value
    return other != before


@pytest.mark.parametrize("width", [80, 120])
def test_changing_any_public_fact_changes_the_picture_even_without_colour(view: View, width: int) -> None:
    before, paths = shown(view, width), public_facts(view)
    assert len(paths) > 300
    assert [path for path in paths if not is_seen(view, path, width, before)] == []
    assert shown(view, width) == before


def test_nothing_is_wider_than_the_terminal(view: View) -> None:
    crowded = copy.deepcopy(view)
    for player in crowded["players"]:
        player["goods"] = dict.fromkeys(player["goods"], 3)
        player |= {"denarii": 123, "workers": [5] * 5, "shadows": [5] * 5, "passed": True}
    for province in crowded["provinces"]:
        province["markers"] = dict.fromkeys(province["markers"], 0)
    for language in LANGUAGES:
        for width in WIDTHS:
            lines = shown(crowded, width, language).splitlines()
            assert max(map(len, lines)) <= width
            assert all(line.count("│") % 2 == 0 for line in lines)


@pytest.mark.parametrize(("players", "options"), [(2, {"boards": "chosen"}), (3, {"advanced": "on"}), (5, {})])
def test_every_moment_of_a_game_can_be_shown(players: int, options: dict[str, Any]) -> None:
    match, source = Match(get_game("ave_roma"), players, options), random.Random(2)
    moves = 0
    while True:
        if moves % 7 == 0 or match.is_over:
            view = seen(match)
            for language in LANGUAGES:
                text = shown(view, WIDTHS[moves % len(WIDTHS)], language)
                assert "AVE ROMA" in text
                assert "\u00a0" not in text
        if match.is_over:
            break
        match.play_code(source.choice(match.game.offered(match.state)))
        moves += 1


def test_markers_and_cube_stand_on_the_track(view: View) -> None:
    for width in WIDTHS:
        assert "0  1  Y [3] G  5  6  7  8" in shown(view, width)
        assert "[B] 1  2  3  4  5  6  7  8" in shown(view, width)


def test_slots_tell_price_points_and_who_may_buy(view: View) -> None:
    for width in WIDTHS:
        text = shown(view, width)
        taberna = next(line for line in text.splitlines() if "Taberna" in line)
        assert re.search(r"  4 1-4 Taberna plan +Gr Wi 2d +\d★ ", taberna)
        assert re.search(r"✓ 1 1 +Hannibal 1 ", text)
        assert re.search(r"2 \[2\] Hannibal 2 ", text)
        assert "lacks Gr" in text


def test_patrons_speak_plainly(view: View) -> None:
    for width in (80, 140):
        text = " ".join(shown(view, width).split())
        assert "Mercator: +1 surplus" in text
        assert "end: 1 point per red good" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_bonus_has_its_words(view: View, language: str) -> None:
    ink = Ink(view, texts(language))
    card = {"location": "roma", "price": {"any": 2}}
    for modifier in MODIFIER_CODES.values():
        assert len(ink.effect({**card, "modifier": modifier}).plain) > len("Roma: ")
    for bonus in BONUS_CODES.values():
        assert len(ink.bonus({"bonus": bonus}).plain) > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_distinct(view: View, language: str) -> None:
    ink = Ink(view, texts(language))
    assert len({ink.mark(seat).plain for seat in SEATS}) == len(SEATS)
    assert len({ink.tag(icon).plain for icon in ICONS}) == len(ICONS)
    assert len({ink.symbol(symbol).plain for symbol in ("amphora", "sword", "lion")}) == 3


def test_every_message_is_in_every_language() -> None:
    words = [path for language in LANGUAGES for path in installed()["ave_roma"].words(language)]
    files = [path.read_text(encoding="utf-8") for path in words if path.name == "board.ftl"]
    ids = [re.findall(r"^(ar-board-[\w-]+) =", text, re.MULTILINE) for text in files]
    assert ids[0] == ids[1] == ids[2]


def test_the_action_in_progress_is_told() -> None:
    table = Table().given(goods={"yellow": {"stone": 1, "wood": 1, "cattle": 1}}, political={"yellow": 1})
    table.cards_given(owned={"yellow": ["vitruvius"]}, active=["vitruvius"]).play("place 3 aedificator 3")
    assert "Y Yellow acts at Aedificator with a 3 · still due Wo St · falls away 1✱" in shown(view_of(table), 100)


def test_shadow_spaces_and_workers() -> None:
    view = view_of(Table(players=2).given(workers={"roma": [0, 4, 5]}))
    text = shown(view, 80)
    assert "· 4 <5><·><·>" in text
    assert "[·][4]<5><·><·>" in shown(view, 100)
    assert "shadow 1 2 3 4 5" in text


def test_plain_ascii_terminals(view: View) -> None:
    for width in WIDTHS:
        text = shown(view, width, encoding="ascii")
        assert "Y Yellow" in text
        assert "[3]" in text


def test_a_turn_is_a_table_of_workers_and_targets() -> None:
    table = Table().given(trained={"yellow": {2: 3}}, hand={"yellow": [1, 2]})
    view: View = table.match.game.view(table.s)
    found = screen_of("ave_roma").grid(view, texts("en"), False)
    assert found is not None
    console = Console(file=io.StringIO(), width=80, record=True)
    console.print(found[0])
    text = console.export_text()
    assert found[1] == set(range(2, len(view["choices"]) + 1))  # all but the pass
    numbers = {choice["text"]: number for number, choice in enumerate(view["choices"], start=1)}
    assert re.search(rf"^2 +{numbers['place 2 quaestor']} ", text, re.MULTILINE)
    assert re.search(rf"^3›5 ±2 +{numbers['place 3to5@2 quaestor']} ", text, re.MULTILINE)
    assert re.search(rf"Hannibal 1 Legatus 1 +2s +{numbers['place 1 legatus 1']}\b", text)


def test_short_offers_are_no_table() -> None:
    table = Table().play("place 2 mercator")
    view = table.match.game.view(table.s)
    assert screen_of("ave_roma").grid(view, texts("en"), False) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_standings(language: str) -> None:
    table = Table(players=3).given(denarii={"green": 40, "blue": 12}).score()
    seats = [("yellow", "Anna"), ("green", "[Bruno]"), ("blue", "Carla")]
    console = Console(file=io.StringIO(), width=80, record=True)
    console.print(screen_of("ave_roma").standings(table.match.game.view(table.s), texts(language), seats, False))
    lines = console.export_text().splitlines()
    names = next(line for line in lines if "Anna" in line)
    assert names.index("[Bruno]") < names.index("Carla") < names.index("Anna")
    assert any(re.search(r"│ +8 │ +2 │ +0 │", line) for line in lines)


def test_names_are_painted() -> None:
    painted = screen_of("ave_roma").paint("Yellow pays Black 2 black goods.", texts("en"))
    assert [painted.plain[span.start : span.end] for span in painted.spans] == ["Yellow", "Black"]
    assert screen_of("ave_roma").seat("black", texts("en"), False).plain == "K Black"
