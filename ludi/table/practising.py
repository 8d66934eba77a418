"""A position of a finished game to be played again, at a table of nobody else: what is answered to the messages there.

Nothing is remembered: whoever asks says with every message which position is meant. What a choice is worth he knows
already, or has it judged; here it is only carried out.
"""

from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ludi.bots.levels import LEVELS
from ludi.engine.contract import Game
from ludi.engine.lesson import Step
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.table.answering import answer
from ludi.table.lectern import Lectern
from ludi.table.playing import Json
from ludi.table.refusals import Refusal, refusal
from ludi.table.wishes import Message

EASIEST = next(iter(LEVELS))


CHOOSING: Final = ("draft", "commit", "why", "whys")
ANSWERED: Final = Step("answered")  # nothing is asked for any more


@dataclass(frozen=True)
class Exercise:
    """What a lectern has to know of a lesson, of one that asks for a choice and has no steps, or only shows."""

    game: Game
    players: int
    options: Mapping[str, Any]
    seat: int
    name: str = "practice"
    steps: Sequence[Step] = field(default=())


def practise(wish: Mapping[str, Any], player: str) -> Json:
    """What is answered at a position that `codes` lead to; to a choice made for good also what is to be judged of it.
    After that `answered` has the codes it came to, and the table only shows where they led."""
    match = Match(get_game(wish["game"]), wish["players"], wish["options"])
    for code in wish["codes"]:
        match.play_code(code)
    seat, answered = match.decider, wish.get("answered", ())
    for code in answered:
        match.play_code(code)
    here = Match(match.game, match.players, match.options, match.state.tobytes())
    exercise: Any = Exercise(match.game, match.players, match.options, seat, steps=(ANSWERED,) if answered else ())
    lectern = Lectern(exercise, 0, here, len(match.moves), player, EASIEST)
    message = Message.of(wish["message"])
    try:
        _check(message, lectern, bool(answered))
        return _answered(lectern, message)
    except Refusal as error:
        return {"messages": [lectern.refused(error, message.ref)], "answer": None}


def _check(message: Message, lectern: Lectern, answered: bool) -> None:
    """Nothing is chosen any more after the answer, and nothing is told of another position."""
    if (answered and message.type in CHOOSING) or (message.type == "look" and message.number != lectern.number):
        raise refusal("stale")


def _answered(lectern: Lectern, message: Message) -> Json:
    seat = lectern.lesson.seat
    if message.type == "commit":
        trial, steps = lectern.try_out(seat, message.number, message.moves)
        codes = [move.code for move in trial.moves]
        position = b64encode(lectern.match.state.tobytes()).decode()
        chosen = {"text": message.moves[0], "code": codes[0], "codes": codes, "state": position}
        shown: Any = Exercise(trial.game, trial.players, trial.options, seat, steps=(ANSWERED,))
        after = replace(lectern, match=trial, lesson=shown)
        accepted = {"type": "accepted", "ref": message.ref, "number": after.number}
        return {"messages": [accepted, lectern.moved(after, steps)], "answer": chosen}
    if message.type == "draft":
        found = lectern.draft(message)
        # One choice is asked for, whatever else its turn would have.
        ends = found["ends"] or ("taught" if found["draft"] else None)
        return {"messages": [{**found, "ends": ends}], "answer": None}
    return {"messages": [answer(lectern, lambda: seat, seat, message) or lectern.state()], "answer": None}
