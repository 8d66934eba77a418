"""What is chosen of what a search found. Compiled, since pages choose by it too."""

from math import sqrt
from typing import Annotated, Final

from ludi.bots.tree import NONE, SEATS, Tree
from ludi.engine.compiled import compiled
from ludi.engine.offers import MAX_OPTIONS
from ludi.engine.record import FLOAT64, I32, I64, INT32, INT64, Cells, Layout, Record, States
from ludi.engine.streams import Stream, below

SEEN_ANYHOW: Final = 3  # so few options nobody overlooks
ENOUGH: Final = 0.25  # an option visited as often, by the most visited, is judged by its value
DOUBT: Final = 2.0  # standard errors by which a value may be worse than it seems
BORROWED: Final = 4.0  # visits by which an option's values are thought to differ as much as everybody's


class Standing(Record):
    """How the options of a decision stand, over all trees that were grown for it."""

    trees: I32
    options: I32
    full: I32  # 1: a tree has no room left
    visits: I64
    shares: Annotated[Cells, FLOAT64, (SEATS,)]  # of each seat: the sum over all visits
    codes: Annotated[Cells, INT32, (MAX_OPTIONS,)]
    seen: Annotated[Cells, INT32, (MAX_OPTIONS,)]  # 1: not overlooked
    order: Annotated[Cells, INT32, (MAX_OPTIONS,)]  # numbers of options, the best first
    tried: Annotated[Cells, INT64, (MAX_OPTIONS,)]
    totals: Annotated[Cells, FLOAT64, (MAX_OPTIONS,)]  # of the values for who decides
    squares: Annotated[Cells, FLOAT64, (MAX_OPTIONS,)]  # of the same, each squared
    guesses: Annotated[Cells, FLOAT64, (MAX_OPTIONS,)]
    merit: Annotated[Cells, FLOAT64, (MAX_OPTIONS,)]  # what is chosen by


STANDING: Final = Layout(Standing)


@compiled
def clear(standing: Standing) -> None:
    """Forget what was added."""
    standing.trees = 0
    standing.full = 0
    standing.visits = 0
    for seat in range(SEATS):
        standing.shares[seat] = 0.0


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
            standing.squares[i] = 0.0
        standing.tried[i] += edge.visits
        standing.totals[i] += edge.total
        standing.squares[i] += edge.squares
    standing.trees += 1


@compiled
def known(standing: Standing, i: int) -> float:
    """What an option is worth to who decides, as far as it is known."""
    return float(standing.totals[i] / standing.tried[i] if standing.tried[i] > 0 else standing.guesses[i])


@compiled
def apart(standing: Standing, i: int) -> float:
    """How far an option's values are from their mean: the sum of the squares."""
    if standing.tried[i] == 0:
        return 0.0
    return float(standing.squares[i] - standing.totals[i] * standing.totals[i] / standing.tried[i])


@compiled
def weigh_up(standing: Standing) -> None:
    """The merit of all options: the value, with some doubt, of those tried about as often as any; the others follow by
    how often they were tried."""
    most, total, differing = 0, 0, 0.0
    for i in range(standing.options):
        most = max(most, int(standing.tried[i]))
        total += int(standing.tried[i])
        differing += apart(standing, i)
    usual = differing / max(total, 1)
    for i in range(standing.options):
        tried, value = int(standing.tried[i]), known(standing, i)
        if tried > 0 and tried >= ENOUGH * most:
            spread = (apart(standing, i) + BORROWED * usual) / (tried + BORROWED)
            standing.merit[i] = 2.0 + value - DOUBT * sqrt(max(spread, 0.0) / tried)
        else:
            standing.merit[i] = (tried + value) / (most + 1)


@compiled
def rank(standing: Standing) -> None:
    """Put all options in order by merit, equals as they are offered."""
    weigh_up(standing)
    for i in range(standing.options):
        place = i
        while place > 0 and standing.merit[standing.order[place - 1]] < standing.merit[i]:
            standing.order[place] = standing.order[place - 1]
            place -= 1
        standing.order[place] = i


@compiled
def is_settled(standing: Standing, rest: float) -> bool:
    """Whether the leading option cannot be overtaken any more in so many iterations."""
    first = second = 0
    for i in range(standing.options):
        tried = int(standing.tried[i])
        first, second = max(first, tried), max(second, min(first, tried))
    return first - second > rest


@compiled
def decide(standing: Standing, notices: float, careless: float, whims: Stream) -> int:
    """The number of the option that is chosen: the best that is seen, or one not much worse."""
    rank(standing)
    best = NONE
    for i in range(standing.options):
        standing.seen[i] = int(standing.options <= SEEN_ANYHOW or below(whims, 1000) < 1000 * notices)
    for place in range(standing.options):
        if best == NONE and standing.seen[standing.order[place]] != 0:
            best = int(standing.order[place])
    if best == NONE:
        best = int(standing.order[0])
        standing.seen[best] = 1
    return one_as_good(standing, best, careless, whims) if careless > 0 else best


@compiled
def one_as_good(standing: Standing, best: int, careless: float, whims: Stream) -> int:
    """One of the options seen that are hardly worse than the best."""
    least, fair = known(standing, best) - careless, 0
    for i in range(standing.options):
        fair += int(standing.seen[i] != 0 and known(standing, i) >= least)
    left = below(whims, fair)
    for i in range(standing.options):
        if standing.seen[i] != 0 and known(standing, i) >= least:
            if left == 0:
                return i
            left -= 1
    return best
