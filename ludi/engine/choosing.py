"""Stepping from one real choice or draw to the next, for who makes every choice and every draw himself.

A position is an array of one record here: to hand Numba a record by itself takes ten times as long as all of this does.
"""

from typing import TYPE_CHECKING, Any

from ludi.engine.frames import OVER, RULE
from ludi.engine.kernels import template
from ludi.engine.offers import Offer
from ludi.engine.record import States

if TYPE_CHECKING:  # bound to a game's own functions
    State = Any

    def decider(s: State) -> int: ...
    def offer(s: State, o: Offer) -> int: ...
    def apply(s: State, code: int) -> None: ...
    def advance(s: State) -> None: ...


@template
def run_to_choice(states: States, offers: States) -> tuple[int, int]:
    """Rules, and what can go one way only; who chooses next (a seat, CHANCE or OVER) and among how many."""
    s, o = states[0], offers[0]
    while True:
        seat = decider(s)
        if seat == OVER:
            return seat, 0
        if seat == RULE:
            advance(s)
            continue
        n = offer(s, o)
        if n > 1:
            return seat, n
        apply(s, int(o.codes[0]))


@template
def play_to_choice(states: States, code: int, offers: States) -> tuple[int, int]:
    """Carry out an offered code, then as `run_to_choice`."""
    apply(states[0], code)
    return run_to_choice(states, offers)


@template
def carry_out(s: "State", code: int) -> int:
    """Carry out an offered code and the rules that follow; who decides then."""
    apply(s, code)
    while decider(s) == RULE:
        advance(s)
    return decider(s)
