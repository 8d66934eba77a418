"""The rules: take up to three nuts from one pile; whoever empties a pile gets two more. The most nuts win.

How large the piles are is drawn before the first turn.
"""

from enum import IntEnum
from typing import Annotated, Final

from ludi.engine.compiled import compiled
from ludi.engine.frames import CHANCE, OVER, RULE, arg, pop, push, top
from ludi.engine.offers import Offer
from ludi.engine.record import I8, I32, INT8, INT64, Cells, Layout, Record

SEATS: Final = 4
PILES: Final = 3
MOST: Final = 3  # nuts taken at a time
SMALLEST: Final = 3  # pile
LARGEST: Final = 7
BONUS: Final = 2  # nuts for emptying a pile


class Frame(IntEnum):
    TAKE = 0  # seat: takes nuts from a pile
    HEAP = 1  # pile: its size is drawn
    EMPTIED = 2  # seat: gets the nuts for an emptied pile


class State(Record):
    players: I8
    piles: I8  # in this game
    turn: I32
    pile: Annotated[Cells, INT8, (PILES,)]
    nuts: Annotated[Cells, INT8, (SEATS,)]
    stack: Annotated[Cells, INT64, (2,)]
    depth: I8


STATE: Final = Layout(State)


@compiled
def setup(s: State, players: int, options: Cells) -> None:
    s.players = players
    s.piles = options[0]
    push(s, Frame.HEAP, 0, 0, 0, 0)


@compiled
def decider(s: State) -> int:
    if s.depth == 0:
        return OVER
    return arg(s, 1) if top(s) == Frame.TAKE else CHANCE if top(s) == Frame.HEAP else RULE


@compiled
def offer(s: State, o: Offer) -> int:
    count = 0
    if top(s) == Frame.HEAP:
        for size in range(SMALLEST, LARGEST + 1):
            o.codes[count] = size
            o.weights[count] = 1
            count += 1
        return count
    for pile in range(PILES):
        for nuts in range(1, min(MOST, s.pile[pile]) + 1):
            o.codes[count] = pile * MOST + nuts - 1
            count += 1
    return count


@compiled
def begin_turn(s: State, seat: int) -> None:
    left = 0
    for pile in range(PILES):
        left += int(s.pile[pile])
    if left > 0:
        s.turn += 1
        push(s, Frame.TAKE, seat, 0, 0, 0)


@compiled
def apply(s: State, code: int) -> None:
    kind, which = top(s), arg(s, 1)
    pop(s)
    if kind == Frame.HEAP:
        s.pile[which] = code
        if which + 1 < s.piles:
            push(s, Frame.HEAP, which + 1, 0, 0, 0)
        else:
            begin_turn(s, 0)
        return
    pile, nuts = code // MOST, code % MOST + 1
    s.pile[pile] -= nuts
    s.nuts[which] += nuts
    if s.pile[pile] == 0:
        push(s, Frame.EMPTIED, which, 0, 0, 0)
    else:
        begin_turn(s, (which + 1) % int(s.players))


@compiled
def advance(s: State) -> None:
    seat = arg(s, 1)
    pop(s)
    s.nuts[seat] += BONUS
    begin_turn(s, (seat + 1) % int(s.players))


@compiled
def payoffs(s: State, out: Cells) -> None:
    most, leaders = 0, 0
    for seat in range(s.players):
        most = max(most, int(s.nuts[seat]))
    for seat in range(s.players):
        leaders += int(s.nuts[seat] == most)
    for seat in range(s.players):
        out[seat] = int(s.nuts[seat] == most) / leaders


@compiled
def rank_key(s: State, seat: int) -> int:
    return int(s.nuts[seat])


@compiled
def evaluate(s: State, seat: int) -> float:
    return float(s.nuts[seat])


@compiled
def prospects(s: State, out: Cells) -> None:
    total = 0.0
    for seat in range(s.players):
        out[seat] = 1.2 ** s.nuts[seat]
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total
