"""What is told of a hint, whoever has thought about it."""

from collections.abc import Callable, Sequence
from typing import Protocol

from ludi.engine.contract import Game, State
from ludi.engine.frames import RULE
from ludi.engine.texts import message_view
from ludi.table.playing import Json

MOST_REASONS = 2  # told of a turn

Choose = Callable[[State, int], int]  # a position, and how many choices of the turn come before it -> a code


class Considered(Protocol):
    """One option after thinking."""

    @property
    def code(self) -> int: ...
    @property
    def visits(self) -> int: ...
    @property
    def values(self) -> Sequence[float]: ...


def hint(game: Game, start: State, seat: int, bot: str, considered: Sequence[Considered], choose: Choose) -> Json:
    """What `Hint` says of the options, of which there are at least two, the best first; and of the turn that begins
    with that, as `choose` goes on with it."""
    shown = [
        {
            "text": game.text(start, each.code),
            "said": game.guide.marked(game.describe(start, each.code)),
            "chance": each.values[seat],
            "visits": each.visits,
        }
        for each in considered
    ]
    turn, after = _whole_turn(game, start, seat, considered[0].code, choose)
    why = [message_view(reason) for reason in game.guide.purposes(start, after, seat)[:MOST_REASONS]]
    return {"bot": bot, "best": shown[0]["text"], "turn": turn, "why": why, "options": shown}


def _whole_turn(game: Game, start: State, seat: int, code: int, choose: Choose) -> tuple[list[Json], State]:
    """A choice and those that would follow it, up to a draw or another seat's decision; and where they lead.

    As in a draft, what is forced goes without saying.
    """
    state, rules, turn = start.copy(), game.rules, list[Json]()
    while True:
        if len(game.offered(state)) > 1:
            said = game.guide.marked(game.describe(state, code))
            path = next(iter(game.guide.paths(state, code)), [])
            turn.append({"text": game.text(state, code), "said": said, "path": path})
        rules.apply(state, code)
        while rules.decider(state) == RULE:
            rules.advance(state)
        if rules.decider(state) != seat:
            return turn, state
        code = choose(state, len(turn))
