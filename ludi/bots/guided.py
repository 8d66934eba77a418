"""Search with a network: its policy says where to look first, its shares what a position is worth.

The tree, its budget and its upkeep are those of `ludi.bots.search`. Each new decision is looked at by the network once,
and nothing is played on; draws are walked through, since the network only judges positions in which somebody chooses.
"""

from math import sqrt
from typing import TYPE_CHECKING, Any

from ludi.bots.assess import Mind, assess, weigh
from ludi.bots.search import conclude, learn, outcome, store
from ludi.bots.tree import DEEPEST, NONE, SEATS, Tree
from ludi.engine.exponential import exp
from ludi.engine.frames import CHANCE, OVER, top
from ludi.engine.kernels import template
from ludi.engine.offers import MAX_OPTIONS, Offer
from ludi.engine.record import Cells, States
from ludi.engine.streams import Stream

if TYPE_CHECKING:  # bound to a game's own functions
    State = Any

    def offer(s: State, o: Offer) -> int: ...
    def apply(s: State, code: int) -> None: ...


@template
def list_edges(number: int, n: int, tree: Tree, nodes: States, edges: States, o: Offer) -> None:
    """Options or outcomes that nothing is known of yet."""
    node = nodes[number]
    node.first = tree.edges
    node.count = n
    tree.edges += n
    for i in range(n):
        edge = edges[node.first + i]
        edge.code = o.codes[i]
        edge.child = NONE
        edge.visits = 0
        edge.total = 0.0
        edge.squares = 0.0
        edge.guess = 0.0
        edge.prior = 0.0
        edge.weight = o.weights[i] if node.seat == CHANCE else 0


@template
def expand(
    number: int,
    tree: Tree,
    nodes: States,
    edges: States,
    states: States,
    raw: Cells,
    o: Offer,
    mind: Mind,
    value: Cells,
) -> None:
    """Look at a decision: its value, and how promising its options are, in shares that add up to 1."""
    node, seat = nodes[number], int(nodes[number].seat)
    n = offer(states[number], o)
    list_edges(number, n, tree, nodes, edges, o)
    assess(states, raw, number, seat, mind, value)
    weigh(top(states[number]), seat, int(tree.players), o, n, mind)
    best, total = -1e9, 0.0
    for i in range(n):
        best = max(best, float(mind.logits[i]))
    for i in range(n):
        edge = edges[node.first + i]
        edge.prior = exp((mind.logits[i] - best) * tree.sharpness)
        total += edge.prior
    for i in range(n):
        edges[node.first + i].prior /= total
        # what was never tried is shown in the order of what the policy likes
        edges[node.first + i].guess = value[seat] - tree.trust * (1.0 - edges[node.first + i].prior)


@template
def guided_plant(
    s: "State",
    tree: Tree,
    nodes: States,
    edges: States,
    states: States,
    raw: Cells,
    offers: States,
    mind: Mind,
    value: Cells,
) -> None:
    """Begin a tree with a position somebody has to choose in."""
    tree.players = s.players
    tree.full = 0
    tree.nodes = 0
    tree.edges = 0
    number = store(s, tree, nodes, states, offers[0])
    expand(number, tree, nodes, edges, states, raw, offers[0], mind, value)


@template
def most_promising(number: int, tree: Tree, nodes: States, edges: States) -> int:
    """The option to try next. What was never tried is thought a little worse than what was."""
    node = nodes[number]
    eagerness = tree.explore * sqrt(node.visits + 1.0)
    usual = node.total[node.seat] / node.visits if node.visits > 0 else edges[node.first].guess
    chosen, best = int(node.first), -1e9
    for i in range(node.first, node.first + node.count):
        edge = edges[i]
        known = edge.total / edge.visits if edge.visits > 0 else usual - tree.trust
        urgency = known + eagerness * edge.prior / (1.0 + edge.visits)
        if urgency > best:
            chosen, best = i, urgency
    return chosen


@template
def next_edge(
    number: int,
    forced: int,
    tree: Tree,
    nodes: States,
    edges: States,
    states: States,
    stream: Stream,
    offers: States,
) -> int:
    """The option of this number, unless it is NONE, the most promising one, or an outcome."""
    node = nodes[number]
    if node.first == NONE:
        list_edges(number, offer(states[number], offers[0]), tree, nodes, edges, offers[0])
    if node.seat == CHANCE:
        return outcome(number, tree, nodes, edges, stream)
    return int(node.first) + forced if forced != NONE else most_promising(number, tree, nodes, edges)


@template
def guided_descend(
    forced: int,
    tree: Tree,
    nodes: States,
    edges: States,
    states: States,
    raw: Cells,
    stream: Stream,
    offers: States,
    work: States,
    path: Cells,
    value: Cells,
    mind: Mind,
) -> int:
    """Walk from the root, by the option of this number unless it is NONE, to a new decision or the end, of which
    `value` tells; how many steps it took."""
    number, depth = 0, 0
    while True:
        node = nodes[number]
        if node.seat == OVER:
            conclude(states[number], value)
            break
        if node.first == NONE and node.seat != CHANCE:
            expand(number, tree, nodes, edges, states, raw, offers[0], mind, value)
            break
        if depth == DEEPEST - 1:
            for seat in range(SEATS):
                value[seat] = node.total[seat] / max(int(node.visits), 1)
            break
        i = next_edge(number, forced if depth == 0 else NONE, tree, nodes, edges, states, stream, offers)
        path[0, depth], path[1, depth] = number, i
        depth += 1
        edge = edges[i]
        if edge.child == NONE:
            work[0] = states[number]
            apply(work[0], int(edge.code))
            edge.child = store(work[0], tree, nodes, states, offers[0])
        number = int(edge.child)
    path[0, depth] = number
    return depth


@template
def guided_search(
    iterations: int,
    forced: int,
    tree: Tree,
    nodes: States,
    edges: States,
    states: States,
    raw: Cells,
    stream: Stream,
    offers: States,
    work: States,
    path: Cells,
    value: Cells,
    mind: Mind,
) -> None:
    """More iterations on a tree that has a root, all by one of its options unless `forced` is NONE."""
    for _ in range(iterations):
        if tree.nodes + DEEPEST >= nodes.shape[0] or tree.edges + 2 * MAX_OPTIONS >= edges.shape[0]:
            tree.full = 1
            return
        tree.iterations += 1
        depth = guided_descend(forced, tree, nodes, edges, states, raw, stream, offers, work, path, value, mind)
        learn(depth, tree, nodes, edges, path, value)


@template
def guided_try_each(
    tree: Tree,
    nodes: States,
    edges: States,
    states: States,
    raw: Cells,
    stream: Stream,
    offers: States,
    work: States,
    path: Cells,
    value: Cells,
    mind: Mind,
) -> None:
    """Carry out every option of the root that was never tried, and look at what comes of it."""
    for i in range(nodes[0].count):
        if edges[nodes[0].first + i].visits == 0:
            guided_search(1, i, tree, nodes, edges, states, raw, stream, offers, work, path, value, mind)


@template
def guided_outlook(
    i: int,
    tree: Tree,
    nodes: States,
    edges: States,
    states: States,
    raw: Cells,
    stream: Stream,
    offers: States,
    work: States,
    path: Cells,
    value: Cells,
    mind: Mind,
) -> None:
    """What an option of the root is worth to each seat, as far as it is known; one that was never tried is tried once.
    Where no room is left for that, it is worth what the position is."""
    root = nodes[0]
    if edges[root.first + i].child == NONE:
        guided_search(1, i, tree, nodes, edges, states, raw, stream, offers, work, path, value, mind)
    child = int(edges[root.first + i].child)
    node = nodes[0 if child == NONE else child]
    for seat in range(SEATS):
        value[seat] = node.total[seat] / max(int(node.visits), 1)
