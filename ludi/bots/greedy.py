"""`greedy`: looks to the end of its own turn, with the game's own evaluation."""

from typing import TYPE_CHECKING, Any, Final

from ludi.engine.frames import RULE
from ludi.engine.kernels import template
from ludi.engine.offers import Offer
from ludi.engine.record import States
from ludi.engine.streams import Stream, below

if TYPE_CHECKING:  # bound to a game's own functions
    State = Any

    def decider(s: State) -> int: ...
    def offer(s: State, o: Offer) -> int: ...
    def apply(s: State, code: int) -> None: ...
    def advance(s: State) -> None: ...
    def evaluate(s: State, seat: int) -> float: ...


FURTHEST: Final = 24  # own choices followed at most


@template
def next_best(s: "State", seat: int, n: int, o: Offer, trial: States) -> int:
    """The index of the offered code after which the position looks best at once; the first of equals."""
    chosen = 0
    best = 0.0
    for i in range(n):
        trial[1] = s
        t = trial[1]
        apply(t, int(o.codes[i]))
        while decider(t) == RULE:
            advance(t)
        value = evaluate(t, seat)
        if i == 0 or value > best:
            chosen, best = i, value
    return chosen


@template
def follow(s: "State", seat: int, o: Offer, trial: States) -> None:
    """Play on through rules and the seat's own choices, up to a draw, another's choice, or its own next turn: a choice
    at the bottom of the pending stack."""
    for _ in range(FURTHEST):
        while decider(s) == RULE:
            advance(s)
        if decider(s) != seat or s.depth == 1:
            return
        n = offer(s, o)
        apply(s, int(o.codes[next_best(s, seat, n, o, trial) if n > 1 else 0]))


@template
def greedy_choice(s: "State", seat: int, n: int, stream: Stream, offers: States, trial: States) -> int:
    """The index of the offered code that leads to what looks best for the seat; equals are drawn for."""
    chosen, equals = 0, 0
    best = 0.0
    for i in range(n):
        trial[0] = s
        t = trial[0]
        apply(t, int(offers[0].codes[i]))
        follow(t, seat, offers[1], trial)
        value = evaluate(t, seat)
        if equals == 0 or value > best:
            chosen, best, equals = i, value, 1
        elif value == best:
            equals += 1
            if below(stream, equals) == 0:
                chosen = i
    return chosen
