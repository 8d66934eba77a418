"""What a search ends in: how long it goes on, and what is chosen of what it found. Compiled, since pages do it too."""

from typing import Annotated, Any, Final

import numpy as np

from ludi.bots.tree import F64, NONE, SEATS, Tree
from ludi.engine.compiled import compiled
from ludi.engine.offers import MAX_OPTIONS
from ludi.engine.record import I32, I64, Cells, Record, States, record_dtype
from ludi.engine.streams import Stream, below

SLICE: Final = 0.008  # seconds between two looks at the clock, about
FIRST_SLICE: Final = 32  # iterations before the pace is known
QUICKER: Final = 8.0  # times as long as the last one a slice can be
SEEN_ANYHOW: Final = 3  # so few options nobody overlooks


class Standing(Record):
    """How the options of a decision stand, over all trees that were grown for it."""

    trees: I32
    options: I32
    full: I32  # 1: a tree has no room left
    visits: I64
    shares: Annotated[Cells, np.float64, (SEATS,)]  # of each seat: the sum over all visits
    codes: Annotated[Cells, np.int32, (MAX_OPTIONS,)]
    seen: Annotated[Cells, np.int32, (MAX_OPTIONS,)]  # 1: not overlooked
    tried: Annotated[Cells, np.int64, (MAX_OPTIONS,)]
    totals: Annotated[Cells, np.float64, (MAX_OPTIONS,)]  # of the values for who decides
    guesses: Annotated[Cells, np.float64, (MAX_OPTIONS,)]


class Pace(Record):
    """How much of a budget is used up, and how fast."""

    seconds: F64  # below 0: no limit
    iterations: I64  # below 0: no limit
    kept: I64  # iterations that were there before
    grown: I64  # in each tree
    sliced: I64  # of them in the last slice
    each: I64  # in the next
    begun: F64  # by the clock, in seconds
    looked: F64  # when the last slice began


STANDING: Final[np.dtype[Any]] = record_dtype(Standing)
PACE: Final[np.dtype[Any]] = record_dtype(Pace)


@compiled
def add_tree(standing: Standing, tree: Tree, nodes: States, edges: States) -> None:
    """Add what a tree found."""
    root = nodes[0]
    standing.options = root.count
    standing.visits += root.visits
    standing.full = max(int(standing.full), int(tree.full))
    for seat in range(SEATS):
        standing.shares[seat] += root.total[seat]
    for i in range(root.count):
        edge = edges[root.first + i]
        if standing.trees == 0:
            standing.codes[i] = edge.code
            standing.guesses[i] = edge.guess
            standing.tried[i] = 0
            standing.totals[i] = 0.0
        standing.tried[i] += edge.visits
        standing.totals[i] += edge.total
    standing.trees += 1


@compiled
def clear(standing: Standing) -> None:
    """Forget what was added."""
    standing.trees = 0
    standing.full = 0
    standing.visits = 0
    for seat in range(SEATS):
        standing.shares[seat] = 0.0


@compiled
def known(standing: Standing, i: int) -> float:
    """What an option is worth to who decides, as far as it is known."""
    return float(standing.totals[i] / standing.tried[i] if standing.tried[i] > 0 else standing.guesses[i])


@compiled
def is_settled(standing: Standing, rest: float) -> bool:
    """Whether the leading option cannot be overtaken any more in so many iterations."""
    first = second = 0
    for i in range(standing.options):
        tried = int(standing.tried[i])
        first, second = max(first, tried), max(second, min(first, tried))
    return first - second > rest


@compiled
def begin_pace(pace: Pace, standing: Standing, seconds: float, iterations: int, now: float) -> None:
    """Begin to think with a budget, of which what is there already is a part."""
    pace.seconds = seconds
    pace.iterations = iterations
    pace.kept = standing.visits
    pace.grown = 0
    pace.sliced = 0
    pace.each = FIRST_SLICE
    pace.begun = now
    pace.looked = now


@compiled
def next_slice(pace: Pace, standing: Standing, now: float) -> int:
    """How many iterations each tree is to grow next; 0 when the budget is used up or more would change nothing."""
    left = float(pace.seconds)
    pace.grown += pace.sliced
    if pace.grown > 0:
        speed = pace.grown * standing.trees / max(now - pace.begun, 1e-6)
        longer = min(SLICE / max(now - pace.looked, 1e-6), QUICKER)
        pace.each = max(FIRST_SLICE, int(pace.sliced * longer))
        if pace.seconds >= 0:
            left = pace.seconds - (now - pace.begun) - pace.kept / speed
            if is_settled(standing, left * speed):
                return 0
    if standing.full != 0 or (pace.seconds >= 0 and left <= SLICE / 2):
        return 0
    pace.sliced = pace.each
    if pace.iterations >= 0:
        rest = (pace.iterations - standing.visits + standing.trees - 1) // standing.trees
        pace.sliced = max(min(int(pace.each), int(rest)), 0)
    pace.looked = now
    return int(pace.sliced)


@compiled
def decide(standing: Standing, notices: float, careless: float, whims: Stream) -> int:
    """The number of the option that is chosen: the most visited one that is seen, or one not much worse."""
    best = most = NONE
    best_merit = most_merit = -1.0
    for i in range(standing.options):
        merit = standing.tried[i] + known(standing, i)
        seen = standing.options <= SEEN_ANYHOW or below(whims, 1000) < 1000 * notices
        standing.seen[i] = int(seen)
        if most == NONE or merit > most_merit:
            most, most_merit = i, merit
        if seen and (best == NONE or merit > best_merit):
            best, best_merit = i, merit
    if best == NONE:
        standing.seen[most] = 1
        best = most
    return one_as_good(standing, best, careless, whims) if careless > 0 else best


@compiled
def one_as_good(standing: Standing, best: int, careless: float, whims: Stream) -> int:
    """One of the options seen that are hardly worse than the best."""
    least, fair = known(standing, best) - careless, 0
    for i in range(standing.options):
        if standing.seen[i] != 0 and known(standing, i) >= least:
            fair += 1
    left = below(whims, fair)
    for i in range(standing.options):
        if standing.seen[i] != 0 and known(standing, i) >= least:
            if left == 0:
                return i
            left -= 1
    return best
