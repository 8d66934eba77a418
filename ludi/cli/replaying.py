"""Recorded games told and shown."""

from typing import Any

from rich.console import Console

from ludi.cli import boards
from ludi.engine.match import Match
from ludi.engine.replay import Replay, load
from ludi.engine.texts import texts

__all__ = ["load", "narrated", "show_position", "summary", "summary_sentence", "tell"]


def summary(record: Replay) -> dict[str, Any]:
    match = record.match
    return {
        "game": match.game.name,
        "options": dict(match.options),
        "players": [seat.player for seat in record.seats],
        "moves": len(match.moves),
        "result": record.result(),
    }


def summary_sentence(data: dict[str, Any]) -> str:
    state = "finished" if data["result"] else "unfinished"
    return f"OK: a {state} game of {data['game']} with {len(data['players'])} players and {data['moves']} moves."


def narrated(record: Replay, language: str) -> list[dict[str, Any]]:
    """Each move with its narration."""
    speak, match = texts(language), record.match
    again = Match(match.game, match.players, match.options)
    lines = []
    for number, move in enumerate(match.moves, start=1):
        steps = again.play_code(move.code)
        story = speak.tell(message for step in steps for message in match.game.narrate(step))
        lines.append({"number": number, "by": match.actor_name(move.actor), "move": move.text, "story": story})
    return lines


def tell(record: Replay, language: str, console: Console) -> None:
    width = len(str(len(record.match.moves)))
    for line in narrated(record, language):
        if line["story"]:
            console.print(f"[dim]{line['number']:>{width}}[/dim]  {line['story']}", highlight=False)


def show_position(match: Match, language: str, console: Console) -> None:
    console.print(boards.board(match.game, match.state, texts(language), console.width))
    console.print(texts(language).tell([match.game.prompt(match.state)]))
