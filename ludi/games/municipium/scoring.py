"""§10: the end of a turn, the end of the game, and who has won."""

from ludi.engine.compiled import compiled
from ludi.engine.frames import pop, push
from ludi.engine.record import Cells
from ludi.games.municipium.components import Edition, Frame, Piece, State, Winner
from ludi.games.municipium.influence import clockwise
from ludi.games.municipium.powers import count_stock


@compiled
def goal_reached(s: State) -> bool:
    for seat in range(s.players):
        if s.decurions[seat] >= s.goal:
            return True
    return False


@compiled
def advance_end_of_turn(s: State) -> None:
    pop(s)
    s.step = 0
    if goal_reached(s):
        return
    s.active = clockwise(s, int(s.active))
    s.turn += 1
    push(s, Frame.MOVE, int(s.active), 0, 0, 0)


@compiled
def rank_key(s: State, seat: int) -> int:
    """One number that orders players: main criterion, then citizens and Favors, then (v3) Favors."""
    if s.winner == Winner.FIRST:
        main = 127 - int(s.reached[seat]) if s.reached[seat] > 0 else 0
    else:
        main = int(s.decurions[seat])
    favors = int(s.stock[seat, Piece.FAVOR]) if s.edition == Edition.V3 else 0
    return (main * 256 + count_stock(s, seat)) * 256 + favors


@compiled
def payoffs(s: State, out: Cells) -> None:
    """One point to the winner, shared equally among winners. Before the end: what ending now would give."""
    best, winners = -1, 0
    for seat in range(s.players):
        mark = rank_key(s, seat)
        if mark > best:
            best, winners = mark, 1
        elif mark == best:
            winners += 1
    for seat in range(s.players):
        out[seat] = 1.0 / winners if rank_key(s, seat) == best else 0.0
