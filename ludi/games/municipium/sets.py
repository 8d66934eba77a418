"""§9: sets of four pieces become Decurions, at once and without a choice."""

from collections.abc import Sequence

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push
from ludi.games.municipium.components import COLOURS, Frame, Piece, State


@compiled
def colours_and_favors(s: State, seat: int) -> int:
    """Different colours held plus Favors: a set from 4 on."""
    count = int(s.stock[seat, Piece.FAVOR])
    for colour in range(COLOURS):
        if s.stock[seat, colour] > 0:
            count += 1
    return count


@compiled
def has_set(s: State, seat: int) -> bool:
    return colours_and_favors(s, seat) >= 4


def set_lacks(stock: Sequence[int]) -> tuple[int, list[int]]:
    """For telling: how many pieces the next set lacks, and the colours that would do."""
    colours = [colour for colour in range(COLOURS) if not stock[colour]]
    return max(0, len(colours) - stock[Piece.FAVOR]), colours


@compiled
def exchange_sets(s: State, seat: int) -> None:
    """Put the exchange of this player's sets next, if he has one."""
    if has_set(s, seat):
        push(s, Frame.EXCHANGE_SET, seat, 0, 0, 0)


@compiled
def gain_decurion(s: State, seat: int) -> None:
    s.decurions[seat] += 1
    if s.decurions[seat] == s.goal:
        s.reached[seat] = s.step


@compiled
def advance_exchange_set(s: State) -> None:
    """One set: own citizens pay first, Favors only for missing colours."""
    seat = arg(s, 1)
    for colour in range(COLOURS):
        if s.stock[seat, colour] > 0:
            s.stock[seat, colour] -= 1
            s.bag[colour] += 1
        else:
            s.stock[seat, Piece.FAVOR] -= 1
            s.favors += 1
    gain_decurion(s, seat)
    if not has_set(s, seat):
        pop(s)
