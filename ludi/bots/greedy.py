"""`greedy`: looks one choice ahead, with the game's own evaluation."""

from typing import TYPE_CHECKING, Any

from ludi.engine.frames import RULE
from ludi.engine.kernels import template
from ludi.engine.offers import Offer
from ludi.engine.record import States
from ludi.engine.streams import Stream, below

if TYPE_CHECKING:  # bound to a game's own functions
    State = Any

    def decider(s: State) -> int: ...
    def apply(s: State, code: int) -> None: ...
    def advance(s: State) -> None: ...
    def evaluate(s: State, seat: int) -> float: ...


@template
def greedy_choice(s: "State", seat: int, n: int, stream: Stream, o: Offer, trial: States) -> int:
    """The index of the offered code after which the position looks best for the seat; equals are drawn for.

    Rule frames are played through; before a draw the position is judged as it stands.
    """
    chosen, equals = 0, 0
    best = 0.0
    for i in range(n):
        trial[0] = s
        t = trial[0]
        apply(t, int(o.codes[i]))
        while decider(t) == RULE:
            advance(t)
        value = evaluate(t, seat)
        if equals == 0 or value > best:
            chosen, best, equals = i, value, 1
        elif value == best:
            equals += 1
            if below(stream, equals) == 0:
                chosen = i
    return chosen
