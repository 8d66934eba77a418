"""Trying things out at a table: what is answered to a draft and to questions about it, whoever keeps the position."""

from collections.abc import Callable, Sequence
from typing import Protocol

from ludi.engine.contract import State, Step
from ludi.engine.errors import IllegalMove
from ludi.engine.guide import Draft
from ludi.engine.match import Match
from ludi.engine.texts import Message, message_view
from ludi.engine.views import Path
from ludi.table.asking import AskedToLook, AskedToTry, AskedWhy, AskedWhys
from ludi.table.playing import Json, draft_of, ending, narrate_steps, refusing
from ludi.table.refusals import Refusal, refusal


class Spot(Protocol):
    """A position at which somebody may decide."""

    @property
    def match(self) -> Match:
        """The game up to here."""

    @property
    def number(self) -> int:
        """Moves so far, as the browser counts them."""

    @property
    def view(self) -> Json:
        """What everybody at the table is shown."""

    def view_of(self, match: Match, draft: Draft | None = None, gestures: Sequence[Path] = ()) -> Json:
        """The view of a position tried out from it; IllegalMove for wrong gestures."""

    def try_out(self, seat: int, number: int, texts: Sequence[str]) -> tuple[Match, list[Step]]:
        """The position after a draft, and after what is forced then."""


def preview(spot: Spot, seat: int, message: AskedToTry) -> Json:
    moves, trial, steps = message.moves, *spot.try_out(seat, message.number, message.moves)
    if message.count is not None:
        draft = draft_of(spot.match, trial, moves, steps)
        ways = trial.game.guide.recounted(draft, message.count.key, message.count.by)
        moves, trial, steps = first_possible(spot, seat, message.number, ways)
    draft = draft_of(spot.match, trial, moves, steps)
    view = spot.view_of(trial, draft)
    with refusing():
        shown = spot.view_of(trial, draft, message.gestures) if message.gestures else view
    return {
        "type": "preview",
        "ref": message.ref,
        "number": spot.number,
        "draft": moves,
        "ends": ending(trial, seat),
        "steps": narrate_steps(trial, steps, len(spot.match.moves), spot.view, view, drafted=True),
        "view": shown,
    }


def first_possible(
    spot: Spot, seat: int, number: int, ways: Sequence[list[str]]
) -> tuple[list[str], Match, list[Step]]:
    """The first of several drafts that can be played, or the refusal that tells most."""
    refused: Refusal | None = None
    for texts in ways:
        try:
            return texts, *spot.try_out(seat, number, texts)
        except Refusal as error:
            if refused is None or (error.reason == "not_offered" != refused.reason):
                refused = error
    raise refused if refused and refused.reason == "not_offered" else refusal("no_more")


def reason(spot: Spot, seat: int, message: AskedWhy) -> Json:
    trial, _ = spot.try_out(seat, message.number, message.moves)
    said: Message | None = None
    try:
        trial.check(message.text)
    except IllegalMove:
        said = trial.game.refusal(trial.state, message.text)
    return {
        "type": "why",
        "ref": message.ref,
        "number": spot.number,
        "text": message.text,
        "said": message_view(said) if said else None,
    }


def arranged(spot: Spot, own_seat: Callable[[], int], message: AskedToLook) -> State:
    """The position after the draft and the gestures; a draft is only for whoever sits there."""
    trial, steps = spot.match, list[Step]()
    if message.moves:
        trial, steps = spot.try_out(own_seat(), message.number, message.moves)
    with refusing():
        draft = draft_of(spot.match, trial, message.moves, steps)
        found = trial.game.guide.arranged(draft, message.gestures)
    return found.state if found else trial.state


def whys(spot: Spot, message: AskedWhys, found: Json) -> Json:
    """Reasons as they are answered."""
    return {
        "type": "whys",
        "ref": message.ref,
        "number": spot.number,
        "draft": message.moves,
        "picked": message.picked,
        "whys": found,
    }


def look(spot: Spot, message: AskedToLook, found: Json) -> Json:
    """What is told of a position, as it is answered."""
    return {
        "type": "look",
        "ref": message.ref,
        "number": spot.number,
        "draft": message.moves,
        "gestures": message.gestures,
        "look": found,
    }


def refused(spot: Spot, error: Refusal, ref: int | None, state: Json | None) -> Json:
    """Nothing was changed, and why."""
    return {
        "type": "refused",
        "ref": ref,
        "number": spot.number,
        "reason": error.reason,
        "sentence": str(error),
        "said": message_view(error.said) if error.said else None,
        "state": state,
    }
