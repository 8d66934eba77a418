"""Recorded games judged: what `ludi verify` says."""

from pathlib import Path
from typing import Any

from rich.console import Console

from ludi.engine.errors import BadDraw
from ludi.engine.replay import load, verify
from ludi.engine.texts import texts


def report(file: Path, commitment: str | None, language: str) -> dict[str, Any]:
    """The verdict in words, or BadDraw with one sentence, both in this language."""
    replay, speak = load(file), texts(language)
    try:
        verdict = verify(replay, commitment)
    except BadDraw as error:
        raise BadDraw(speak(error.message) if error.message else str(error)) from None
    return {
        "file": str(file),
        "ok": True,
        "draws": verdict.draws,
        "sittings": verdict.sittings,
        "rounds": verdict.rounds,
        "people": verdict.people,
        "commitments": [sitting.commitment for sitting in replay.sittings],
        "says": [speak(message) for message in verdict.messages],
    }


def tell(data: dict[str, Any], console: Console) -> None:
    for sentence in data["says"]:
        console.print(sentence, highlight=False, markup=False, soft_wrap=True)
