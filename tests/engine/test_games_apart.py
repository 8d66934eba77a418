"""A game is in one place: what serves all games names none of them."""

import re
from pathlib import Path
from typing import Any

import pytest

from ludi.engine import registry
from ludi.engine.packages import Package, installed, load_named
from ludi.engine.registry import GAMES, get_game
from ludi.games.tali import Tali

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src"
SERVING_ALL = [
    ROOT / "ludi" / "judges.py",
    *(ROOT / "ludi" / "engine").rglob("*.py"),
    *(ROOT / "ludi" / "bots").rglob("*.py"),
    *(ROOT / "ludi" / "analysis").rglob("*.py"),
    *(ROOT / "ludi" / "table").rglob("*.py"),
    *(ROOT / "ludi" / "lab").rglob("*.py"),
    *(ROOT / "ludi" / "cli").glob("*.py"),
    *(ROOT / "ludi" / "server").rglob("*.py"),
    *(ROOT / "ludi" / "locale").rglob("*.ftl"),
    *filter(Path.is_file, (ROOT / "tools").glob("*")),
    *(WEB / "components").rglob("*.*"),
    *(WEB / "lib").rglob("*.*"),
    *(WEB / "pages").rglob("*.*"),
    ROOT / "ludi" / "cli" / "boards" / "__init__.py",
    ROOT / "tests" / "engine" / "kept_games.py",
    ROOT / "tests" / "engine" / "test_contract.py",
    ROOT / "pyproject.toml",
    ROOT / "Makefile",
]
EXAMPLE = "`ludi/games/tali` is a whole game in a page"  # what the contract is to be read beside
every_game = pytest.mark.parametrize("name", GAMES)


def without_entry_points(text: str) -> str:
    """The table that lists our own games is what finds them."""
    return re.sub(r'^\[project\.entry-points\."ludi\.games"\]\n(?:\w+ = .*\n)+', "", text, flags=re.MULTILINE)


@pytest.mark.parametrize(
    "path",
    sorted(SERVING_ALL),
    ids=lambda path: path.relative_to(ROOT).as_posix(),
)
def test_what_serves_all_games_names_none(path: Path) -> None:
    text = without_entry_points(path.read_text(encoding="utf-8")).replace(EXAMPLE, "")
    called = "|".join(f"{name}|{get_game(name).title}" for name in GAMES)
    named = re.compile(rf"(?<![a-z])(?:{called})(?![a-z])|LUDI_DATA_[A-Z]", re.IGNORECASE)
    assert [line for line in text.splitlines() if named.search(line)] == []


@every_game
def test_everything_a_game_declares_is_there(name: str) -> None:
    game, package = get_game(name), installed()[name]
    assert not game.board or load_named(game.board)
    assert not game.art or (WEB / "games" / game.art / "index.ts").is_file()
    assert game.art in ("", name)  # the page looks for a table by the game's name
    assert (game.data is not None) == package.has_data
    assert game.data is None or game.data.folder == package.folder / "data"  # type: ignore[operator]
    assert bool(game.content) == package.has_data


def test_every_drawn_table_belongs_to_a_game() -> None:
    drawn = {folder.name for folder in (WEB / "games").iterdir() if folder.is_dir()}
    assert drawn == {get_game(name).art for name in GAMES} - {""}


class Half(Tali):
    """A game that is not finished."""

    name = "half"

    def __getattribute__(self, attribute: str) -> Any:
        if attribute in ("rules", "observed"):
            raise AttributeError(attribute)
        return super().__getattribute__(attribute)


def test_what_a_game_forgets_to_declare_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAMES", ("half",))
    monkeypatch.setattr(registry, "installed", lambda: {"half": Package("half", __name__, "Half", "")})
    with pytest.raises(registry.BrokenGame) as broken:
        get_game("half")
    assert str(broken.value) == "The game half does not work: “Half does not declare rules, observed”."
