"""Stepping from one real choice or draw to the next, for who makes every choice and every draw himself."""

from typing import TYPE_CHECKING, Any

from ludi.engine.frames import OVER, RULE
from ludi.engine.kernels import template
from ludi.engine.offers import Offer

if TYPE_CHECKING:  # bound to a game's own functions
    State = Any

    def decider(s: State) -> int: ...
    def offer(s: State, o: Offer) -> int: ...
    def apply(s: State, code: int) -> None: ...
    def advance(s: State) -> None: ...


@template
def run_to_choice(s: "State", o: Offer) -> tuple[int, int]:
    """Rules, and what can go one way only; who chooses next (a seat, CHANCE or OVER) and among how many."""
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
def play_to_choice(s: "State", code: int, o: Offer) -> tuple[int, int]:
    """Carry out an offered code, then as `run_to_choice`."""
    apply(s, code)
    return run_to_choice(s, o)
