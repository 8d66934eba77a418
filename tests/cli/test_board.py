"""The terminal's board: every public fact is there, in words or signs, at every width and without colour."""

import copy
import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from ludi.cli.boards import screen_of
from ludi.cli.boards.municipium import CITIZENS, FAMILIES, PLACES
from ludi.engine.registry import get_game
from ludi.engine.texts import LANGUAGES, texts
from ludi.engine.views import LookView
from tests.municipium.table import Table

WIDTHS = (60, 80, 100, 120, 140, 200)
Path = tuple[Any, ...]


@pytest.fixture(scope="module")
def view() -> Any:
    table = Table(players=4)
    table.given(
        members={"blue": {"forum": 3, "temple": 1}, "pink": {"tavern": 2, "forum": 3}},
        stock={"orange": {"priest": 2, "favor": 1}},
        decurions={"yellow": 2},
    )
    return get_game("municipium").view(table.s)


def shown(view: Any, width: int, language: str = "en", encoding: str = "utf-8") -> str:
    """The board as plain text."""
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="strict")
    console = Console(file=file, width=width, color_system=None)
    look: LookView = {"position": [], "targets": {}}
    console.print(screen_of(view["game"]).board(view, look, texts(language), width))
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


OTHER = {"retail": "v3", "most": "first", "printed": "wheel", "blue": "orange", "priest": "soldier", "forum": "baths"}


def changed(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    kind = next((k for k in (FAMILIES, CITIZENS, PLACES) if value in k), (value,))
    return OTHER.get(value, kind[0])


# What names the others; what is not of the position; and what alone would be no position (tested below).
SILENT_KEYS = {"game", "place", "number", "family", "card", "choices", "prompt", "result"}
SILENT_KEYS |= {"plain", "wreathed", "temple_order"}
SILENT_KEYS |= {"goal"}  # a sentence of what is shown: the goal at the top, Decurions with each family
SILENT_KEYS |= {"home", "guest", "missing"}  # printed; by how many play; from the stock, which is shown


def public_facts(view: dict[str, Any]) -> list[Path]:
    return [path for path in facts(view) if not SILENT_KEYS & set(path) and _at(view, path) is not None]


def _at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def with_change(view: dict[str, Any], path: Path) -> dict[str, Any]:
    other = copy.deepcopy(view)
    _at(other, path[:-1])[path[-1]] = changed(_at(view, path))
    return other


@pytest.mark.parametrize("width", [60, 80, 120])
def test_changing_any_public_fact_changes_the_picture_even_without_colour(view: dict[str, Any], width: int) -> None:
    before = shown(view, width)
    paths = [path for path in public_facts(view) if "options" not in path or width >= 120]
    assert len(paths) > 140
    for path in paths:
        assert shown(with_change(view, path), width) != before, path


@pytest.mark.parametrize("width", WIDTHS)
def test_members_stand_in_their_institution(view: dict[str, Any], width: int) -> None:
    other = copy.deepcopy(view)
    forum = next(place for place in other["institutions"] if place["place"] == "forum")
    forum["families"][2] |= {"plain": 2, "wreathed": 1, "influence": 4}
    forum["first"], forum["second"] = "yellow", "blue"
    text = shown(other, width)
    assert "1 ▲❦▲▲ " in text
    assert "●●●" in text
    assert "◆◆◆" in text


def test_nothing_is_wider_than_the_terminal(view: dict[str, Any]) -> None:
    crowded = copy.deepcopy(view)
    for place in crowded["institutions"]:
        for entry in place["families"]:
            entry |= {"plain": 0, "wreathed": 7, "influence": 14}
    for family in crowded["families"]:
        family["stock"] = dict.fromkeys(family["stock"], 9)
    for language in LANGUAGES:
        for width in WIDTHS:
            assert max(map(len, shown(crowded, width, language).splitlines())) <= width


def test_the_names_of_all_institutions_in_every_language(view: dict[str, Any]) -> None:
    for language, names in {
        "en": "Temple Tavern Baths Emporium Basilica Forum Praetorium",
        "it": "Tempio Taverna Bagni Emporio Basilica Foro Pretorio",
        "fr": "Temple Taverne Bains Emporium Basilique Forum Prétoire",
    }.items():
        for width in WIDTHS:
            text = shown(view, width, language)
            assert all(name in text for name in names.split())


def test_temple_order_and_praefect(view: dict[str, Any]) -> None:
    other = {**view, "temple_order": ["pink", "blue", "yellow", "orange"]}
    for width in WIDTHS:
        text = shown(other, width)
        assert "order ◆›●›▲›■" in text
        assert text.count("♛ Praefect") == 1
        assert text.count("› Praefect next") == 1


def test_streets(view: dict[str, Any]) -> None:
    wheel = {**view, "options": {**view["options"], "streets": "wheel"}}
    for width in (80, 140):
        assert "╲" not in shown(view, width)
        rows = [line for line in shown(wheel, width).splitlines() if "╲" in line]
        assert [re.findall("[╲║╱]", line) for line in rows] == [list("║╲║╱║"), list("║╱║╲║")]


def test_drawn_citizens_and_members_in_hand(view: dict[str, Any]) -> None:
    other = copy.deepcopy(view)
    other["drawn"] |= {"priest": 1, "soldier": 2}
    other["families"][1]["unplaced"] = {"plain": 2, "wreathed": 1}
    for width in WIDTHS:
        assert "Drawn Pr So So" in shown(other, width)
        assert "In hand ■❦■■" in shown(other, width)


def test_rooms_have_no_citizen_with_two_players() -> None:
    two = get_game("municipium").view(Table(players=2).s)
    assert shown(two, 80).count("[✪]") == 6


def test_five_families(view: dict[str, Any]) -> None:
    five = get_game("municipium").view(Table(players=5, edition="v3").s)
    for width in WIDTHS:
        assert "⬟ Black" in shown(five, width)


def test_plain_ascii_terminals(view: dict[str, Any]) -> None:
    for width in WIDTHS:
        text = shown(view, width, encoding="ascii")
        assert "o Blue" in text
        assert "P Praefect" in text


def test_other_games_get_a_plain_table() -> None:
    tali = get_game("tali")
    state = tali.new_state(2, {"goal": 30})
    assert "The first to reach 30 points wins." in shown(tali.view(state), 80)


@pytest.mark.parametrize("language", LANGUAGES)
def test_standings(view: dict[str, Any], language: str) -> None:
    result = {"winners": ["yellow"], "shares": {"blue": 0.0, "orange": 0.0, "yellow": 1.0, "pink": 0.0}}
    seats = [("blue", "Anna"), ("orange", "Bruno"), ("yellow", "Carla"), ("pink", "[Dora]")]
    console = Console(file=io.StringIO(), width=80, record=True)
    console.print(screen_of("municipium").standings({**view, "result": result}, texts(language), seats, False))
    lines = [line for line in console.export_text().splitlines() if "│" in line]
    assert "Carla" in lines[1]
    assert " 2 " in lines[1]
    assert "[Dora]" in "".join(lines)


@pytest.mark.parametrize(("language", "called"), [("en", "Gaius"), ("it", "Gaio")])
def test_a_game_without_a_board_of_its_own_names_seats_as_its_words_do(language: str, called: str) -> None:
    game, file = get_game("tali"), io.StringIO()
    screen, view = screen_of("tali"), game.view(game.new_state(2, game.default_options()))
    assert screen.seat("gaius", texts(language), False).plain == called
    console = Console(file=file, width=80, color_system=None)
    console.print(screen.board(view, {"position": [], "targets": {}}, texts(language), 80))
    console.print(screen.standings(view, texts(language), [("gaius", "Anna"), ("lucius", "random")], False))
    assert file.getvalue().count(called) == 2
