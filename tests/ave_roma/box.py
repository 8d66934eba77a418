"""An owner's copy of the data files, to be edited by the tests."""

from pathlib import Path

import pytest

from ludi.engine.errors import LudiError
from ludi.games.ave_roma.content import BadContent, read

TRANSCRIPTION = Path(__file__).resolve().parent / "transcription"  # the numbers of the rules text


def edit(folder: Path, file: str, old: str, new: str, count: int = 1) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old}"
    (folder / file).write_text(text.replace(old, new, count), encoding="utf-8")


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
