"""Monte-Carlo tree search over the records: it knows no game, only the contract.

A value is a vector, each seat's chance of winning, and whoever decides maximises his own. Draws are sampled by weight.
Rules and forced choices are run through when a position is stored, so they cost nothing afterwards.
"""

from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from ludi.bots.greedy import follow
from ludi.bots.tree import DEEPEST, NONE, Edge, Node, Tree
from ludi.engine.compiled import compiled
from ludi.engine.exponential import exp
from ludi.engine.frames import CHANCE, OVER, RULE
from ludi.engine.kernels import template
from ludi.engine.offers import MAX_OPTIONS, Offer
from ludi.engine.record import Cells, States
from ludi.engine.streams import Stream, below, pick

if TYPE_CHECKING:  # bound to a game's own functions
    State = Any

    def decider(s: State) -> int: ...
    def offer(s: State, o: Offer) -> int: ...
    def apply(s: State, code: int) -> None: ...
    def advance(s: State) -> None: ...
    def payoffs(s: State, out: Cells) -> None: ...
    def prospects(s: State, out: Cells) -> None: ...
    def rank_key(s: State, seat: int) -> int: ...


LONGEST: Final = 20_000  # frames of one playout
LEAST_SPREAD: Final = 0.002  # chances of winning
BY_PLACES: Final = 0.002  # of the point of a game that is over, by how much the players have compared with each other


@template
def settle(s: "State", o: Offer) -> int:
    """Run through rules and single options to a real choice or draw, or the end; who decides."""
    while True:
        seat = decider(s)
        if seat == RULE:
            advance(s)
        elif seat == OVER or offer(s, o) > 1:
            return seat
        else:
            apply(s, int(o.codes[0]))


@template
def conclude(s: "State", out: Cells) -> None:
    """Each seat's share of a game that is over; where all ways win, or none does, having more than others counts."""
    payoffs(s, out)
    total = 0.0
    for seat in range(s.players):
        total += max(rank_key(s, seat), 0)
    if total > 0:
        for seat in range(s.players):
            out[seat] += BY_PLACES * (max(rank_key(s, seat), 0) / total - out[seat])


@template
def judge(s: "State", out: Cells) -> None:
    """Each seat's chance: what the game says once it is over, what it looks like before."""
    if decider(s) == OVER:
        conclude(s, out)
    else:
        prospects(s, out)


@template
def store(s: "State", tree: Tree, nodes: States, states: States, o: Offer) -> int:
    """A new node for a position that is settled here."""
    number = int(tree.nodes)
    tree.nodes += 1
    states[number] = s
    node = nodes[number]
    node.seat = settle(states[number], o)
    node.first = NONE
    node.count = 0
    node.visits = 0
    for i in range(node.total.shape[0]):
        node.total[i] = 0.0
    return number


@template
def look_into(
    number: int, tree: Tree, nodes: States, edges: States, states: States, offers: States, trial: States, value: Cells
) -> None:
    """List a node's options, judged at first sight, or its outcomes."""
    node = nodes[number]
    s = states[number]
    o = offers[0]
    n = offer(s, o)
    node.first = tree.edges
    node.count = n
    tree.edges += n
    best, mean = 0.0, 0.0
    for i in range(n):
        edge = edges[node.first + i]
        edge.code = o.codes[i]
        edge.child = NONE
        edge.visits = 0
        edge.total = 0.0
        edge.squares = 0.0
        edge.weight = o.weights[i] if node.seat == CHANCE else 0
        edge.guess = 0.0
        if node.seat != CHANCE:
            glance(s, int(node.seat), int(edge.code), offers, trial, value)
            edge.guess = value[node.seat]
            best = max(best, edge.guess)
            mean += edge.guess / n
    node.spread = max(best - mean, LEAST_SPREAD)
    total = 0.0
    for i in range(n):
        edge = edges[node.first + i]
        edge.prior = exp((edge.guess - best) / node.spread * tree.sharpness)
        total += edge.prior
    for i in range(n):
        edges[node.first + i].prior /= total


@template
def plant(
    s: "State", tree: Tree, nodes: States, edges: States, states: States, offers: States, trial: States, value: Cells
) -> None:
    """Begin a tree with a position somebody has to choose in, its options judged at first sight."""
    tree.players = s.players
    tree.full = 0
    tree.nodes = 0
    tree.edges = 0
    number = store(s, tree, nodes, states, offers[0])
    look_into(number, tree, nodes, edges, states, offers, trial, value)


@template
def glance(s: "State", seat: int, code: int, offers: States, trial: States, value: Cells) -> None:
    """What an option looks like at first sight."""
    trial[0] = s
    apply(trial[0], code)
    follow(trial[0], seat, offers[1], trial)
    judge(trial[0], value)


@template
def outlook(i: int, nodes: States, edges: States, states: States, offers: States, trial: States, value: Cells) -> None:
    """What an option of the root is worth to each seat, as far as it is known."""
    root = nodes[0]
    edge = edges[root.first + i]
    if edge.child == NONE:
        glance(states[0], int(root.seat), int(edge.code), offers, trial, value)
        return
    node = nodes[edge.child]
    for seat in range(node.total.shape[0]):
        value[seat] = node.total[seat] / node.visits


@compiled
def owed(edge: Edge, visits: int, total: int) -> int:
    """How far an outcome lags behind its part of so many visits, in shares of the total weight."""
    return max(int(edge.weight) * visits - int(edge.visits) * total, 0)


@compiled
def outcome_in_turn(node: Node, edges: States, stream: Stream) -> int:
    """One of the outcomes that were visited less often than their weights say, by how much."""
    total, visits, lagging = 0, 1, 0
    for i in range(node.first, node.first + node.count):
        total += int(edges[i].weight)
        visits += int(edges[i].visits)
    for i in range(node.first, node.first + node.count):
        lagging += owed(edges[i], visits, total)
    rest = below(stream, lagging)
    for i in range(node.first, node.first + node.count):
        rest -= owed(edges[i], visits, total)
        if rest < 0:
            return i
    return int(node.first)


@template
def outcome(number: int, tree: Tree, nodes: States, edges: States, stream: Stream) -> int:
    """An outcome of a draw, by weight."""
    node = nodes[number]
    if tree.evenly != 0:
        return outcome_in_turn(node, edges, stream)
    total = 0
    for i in range(node.first, node.first + node.count):
        total += int(edges[i].weight)
    rest = below(stream, total)
    for i in range(node.first, node.first + node.count):
        rest -= int(edges[i].weight)
        if rest < 0:
            return i
    return int(node.first)


@template
def most_urgent(number: int, tree: Tree, nodes: States, edges: States) -> int:
    """The option to try next: good so far, or promising and little tried."""
    node = nodes[number]
    eagerness = tree.explore * node.spread * sqrt(node.visits + 1.0)
    chosen, best = int(node.first), -1.0
    for i in range(node.first, node.first + node.count):
        edge = edges[i]
        known = (edge.total + tree.trust * edge.guess) / (edge.visits + tree.trust)
        urgency = known + eagerness * edge.prior / (1.0 + edge.visits)
        if urgency > best:
            chosen, best = i, urgency
    return chosen


@template
def cheap_choice(
    s: "State", seat: int, n: int, sample: int, stream: Stream, offers: States, trial: States, value: Cells
) -> int:
    """The best looking at first sight of a few options taken at random."""
    chosen, best = 0, -1.0
    for k in range(min(sample, n)):
        i = k if n <= sample else below(stream, n)
        glance(s, seat, int(offers[0].codes[i]), offers, trial, value)
        if value[seat] > best:
            chosen, best = i, value[seat]
    return chosen


@template
def play_on(s: "State", tree: Tree, stream: Stream, offers: States, trial: States, value: Cells) -> None:
    """Some turns by the cheap policy."""
    until = s.turn + tree.horizon
    o = offers[0]
    for _ in range(LONGEST if tree.horizon > 0 else 0):
        seat = decider(s)
        if seat == OVER or (s.turn >= until and s.depth == 1):
            return
        if seat == RULE:
            advance(s)
            continue
        n = offer(s, o)
        if seat == CHANCE:
            apply(s, int(o.codes[pick(stream, o, n)]))
        elif n == 1:
            apply(s, int(o.codes[0]))
        elif tree.sample <= 1:
            apply(s, int(o.codes[below(stream, n)]))
        else:
            apply(s, int(o.codes[cheap_choice(s, seat, n, int(tree.sample), stream, offers, trial, value)]))


@template
def value_of(
    number: int,
    tree: Tree,
    nodes: States,
    states: States,
    stream: Stream,
    offers: States,
    trial: States,
    work: States,
    value: Cells,
) -> None:
    """What a position new to the tree is worth to each seat."""
    work[0] = states[number]
    if nodes[number].seat >= 0:
        follow(work[0], int(nodes[number].seat), offers[0], trial)
    play_on(work[0], tree, stream, offers, trial, value)
    judge(work[0], value)


@template
def descend(
    forced: int,
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
) -> int:
    """Walk from the root, by the option of this number unless it is NONE, to a position that is new or the end, storing
    a new one; how many steps it took."""
    number, depth = 0, 0
    while depth < DEEPEST - 1:
        node = nodes[number]
        if node.seat == OVER or (node.visits == 0 and depth > 0):
            break
        if node.first == NONE:
            look_into(number, tree, nodes, edges, states, offers, trial, value)
        if depth == 0 and forced != NONE:
            i = int(node.first) + forced
        elif node.seat == CHANCE:
            i = outcome(number, tree, nodes, edges, stream)
        else:
            i = most_urgent(number, tree, nodes, edges)
        path[0, depth] = number
        path[1, depth] = i
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
def learn(depth: int, tree: Tree, nodes: States, edges: States, path: Cells, value: Cells) -> None:
    """Add a value to all that was walked through."""
    for k in range(depth + 1):
        node = nodes[path[0, k]]
        node.visits += 1
        for seat in range(tree.players):
            node.total[seat] += value[seat]
        if k < depth:
            edge = edges[path[1, k]]
            edge.visits += 1
            if node.seat != CHANCE:
                edge.total += value[node.seat]
                edge.squares += value[node.seat] * value[node.seat]


@template
def search(
    iterations: int,
    forced: int,
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
) -> None:
    """More iterations on a tree that has a root, all by one of its options unless `forced` is NONE."""
    for _ in range(iterations):
        if tree.nodes + 1 >= nodes.shape[0] or tree.edges + 2 * MAX_OPTIONS >= edges.shape[0]:
            tree.full = 1
            return
        tree.iterations += 1
        depth = descend(forced, tree, nodes, edges, states, stream, offers, trial, work, path, value)
        leaf = int(path[0, depth])
        if nodes[leaf].seat == OVER:
            conclude(states[leaf], value)
        else:
            value_of(leaf, tree, nodes, states, stream, offers, trial, work, value)
        learn(depth, tree, nodes, edges, path, value)
