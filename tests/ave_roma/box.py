"""An owner's copy of the data files, to be edited by the tests."""

from pathlib import Path

import pytest

from ludi.engine.boxes import with_content
from ludi.engine.contract import Game
from ludi.engine.errors import LudiError
from ludi.engine.registry import get_game
from ludi.games.ave_roma.content import BadContent, export, read

TRANSCRIPTION = Path(__file__).resolve().parent / "transcription"  # the numbers of the rules text


def edit(folder: Path, file: str, old: str, new: str, count: int = 1) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old}"
    (folder / file).write_text(text.replace(old, new, count), encoding="utf-8")


def edited(folder: Path, *edits: tuple[str, str, str, int]) -> Game:
    """The game of an owner who has changed his copy of the packaged files: (file, old, new, how often)."""
    export(folder)
    for file, old, new, count in edits:
        edit(folder, file, old, new, count)
    return with_content(get_game("ave_roma"), folder)


def refusal(folder: Path) -> str:
    with pytest.raises(BadContent) as caught:
        read(folder)
    return sentence(caught.value)


def sentence(error: LudiError) -> str:
    text = str(error)
    assert text.isprintable(), text
    assert text.endswith("."), text
    assert len(text) < 500, text
    return text
