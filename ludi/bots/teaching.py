"""A search as a teacher: what it would do in each of many positions, as shares of its visits."""

from typing import TYPE_CHECKING, Any

from ludi.bots.search import plant, search
from ludi.bots.tree import NONE, Tree
from ludi.engine.kernels import template
from ludi.engine.record import Cells, States
from ludi.engine.streams import Stream

if TYPE_CHECKING:
    State = Any


@template
def advise(
    positions: States,
    iterations: int,
    tree: Tree,
    nodes: States,
    edges: States,
    states: States,
    stream: Stream,
    offers: States,
    trial: States,
    work: States,
    path: Cells,
    value: Cells,
    advice: Cells,
) -> None:
    """A row for each position, in which a seat has to choose: how often each option was visited, or without any
    iterations how promising it looks at first sight; in shares that add up to 1."""
    for i in range(positions.shape[0]):
        plant(positions[i], tree, nodes, edges, states, offers, trial, value)
        search(iterations, NONE, tree, nodes, edges, states, stream, offers, trial, work, path, value)
        root = nodes[0]
        for k in range(advice.shape[1]):
            advice[i, k] = 0.0
        for k in range(root.count):
            edge = edges[root.first + k]
            advice[i, k] = edge.visits / root.visits if root.visits > 0 else edge.prior
