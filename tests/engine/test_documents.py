"""The chapter maps lead to every module of a game."""

from pathlib import Path

import pytest

from ludi.engine.packages import OURS, installed
from ludi.engine.registry import GAMES

DOCS = Path(__file__).resolve().parents[2] / "docs"
MAPPED = [name for name in GAMES if installed()[name].distribution == OURS and (DOCS / f"{name}.md").is_file()]


@pytest.mark.parametrize("game", MAPPED)
def test_every_module_is_on_its_chapter_map(game: str) -> None:
    text, folder = (DOCS / f"{game}.md").read_text(encoding="utf-8"), installed()[game].folder
    assert folder is not None
    modules = {path.name for path in folder.glob("*.py")} - {"__init__.py"}
    folders = {f"{path.parent.name}/" for path in folder.glob("*/__init__.py")}
    assert len(modules) > 10
    assert [name for name in sorted(modules | folders) if f"`{name}`" not in text] == []


def test_the_drawn_games_have_a_map() -> None:
    assert len(MAPPED) >= 2
