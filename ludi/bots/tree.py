"""What a search remembers: nodes, edges and positions in arrays that are allocated once and used again and again."""

from typing import Annotated, Final

from ludi.engine.compiled import compiled
from ludi.engine.record import F64, FLOAT64, I32, I64, Cells, Layout, Record, States

SEATS: Final = 5  # no game has more
DEEPEST: Final = 256  # choices and draws one iteration walks through
NONE: Final = -1


class Node(Record):
    """A position in which somebody chooses or something is drawn; the position itself lies in an array beside."""

    seat: I32  # who decides, or CHANCE, OVER
    first: I32  # its first edge; NONE: not yet looked into
    count: I32  # of edges
    visits: I32
    spread: F64  # how much the best option differs from the usual one at first sight: the unit of curiosity
    total: Annotated[Cells, FLOAT64, (SEATS,)]  # of each seat's values over all visits


class Edge(Record):
    """An option or an outcome."""

    code: I32
    child: I32  # NONE: not yet tried
    visits: I32
    weight: I32  # of an outcome
    prior: F64  # how promising an option looked at first sight; all of a node's add up to 1
    guess: F64  # its value for who decides, at first sight
    total: F64  # of the values for who decides
    squares: F64  # of the same, each squared: how much they differ


class Tree(Record):
    """What one search is and has done; a record, because Numba counts references to arrays and not to records."""

    players: I32
    nodes: I32  # used so far; the root is number 0
    edges: I32
    full: I32  # 1: no room is left, so the search is over
    iterations: I64
    # how to search
    evenly: I64  # 1: outcomes of a draw are visited in turn, as often as their weights say; 0: as they would be drawn
    horizon: I32  # turns played out by the cheap policy before the position is judged
    sample: I32  # options the cheap policy looks at
    explore: F64  # how much an option's prospects count against what is known of it
    sharpness: F64  # of the priors: how much a better first sight tells, in units of the spread
    trust: F64  # visits that the first sight is worth


NODE: Final = Layout(Node)
EDGE: Final = Layout(Edge)
TREE: Final = Layout(Tree)


@compiled
def find(wanted: Cells, nodes: States, words: Cells, tree: Tree) -> int:
    """The node that was looked into and has the wanted position, as machine words; NONE if there is none."""
    for number in range(tree.nodes):
        i = 0
        while i < words.shape[1] and words[number, i] == wanted[0, i]:
            i += 1
        if i == words.shape[1] and nodes[number].first != NONE:
            return number
    return NONE


@compiled
def follow_line(i: int, nodes: States, edges: States, line: Cells) -> int:
    """What is tried most often after an option of the root, as rows of a node and a code; how many."""
    number, edge, length = 0, int(nodes[0].first) + i, 0
    while edge != NONE and length < line.shape[0]:
        line[length, 0] = number
        line[length, 1] = edges[edge].code
        length += 1
        number, edge = int(edges[edge].child), NONE
        if number != NONE and nodes[number].first != NONE:
            edge = most_tried(nodes[number], edges)
    return length


@compiled
def most_tried(node: Node, edges: States) -> int:
    """The edge of a node that was visited most, the first of equals; NONE if none was."""
    chosen, most = NONE, 0
    for k in range(node.first, node.first + node.count):
        if edges[k].visits > most:
            chosen, most = k, int(edges[k].visits)
    return chosen


@compiled
def worth_keeping(nodes: States, edges: States, tree: Tree) -> int:
    """How often a position must have been visited for what grows from it to be kept, to free half of the room."""
    least = 1
    while True:
        least *= 2
        kept, used = 1, 0
        for i in range(tree.nodes):
            if nodes[i].first != NONE and (i == 0 or nodes[i].visits >= least):
                used += nodes[i].count
                for k in range(nodes[i].first, nodes[i].first + nodes[i].count):
                    kept += int(edges[k].child != NONE)
        if least > nodes[0].visits or (2 * kept <= nodes.shape[0] and 2 * used <= edges.shape[0]):
            return least


@compiled
def transplant(
    root: int,
    least: int,
    nodes: States,
    edges: States,
    words: Cells,
    tree: Tree,
    new_nodes: States,
    new_edges: States,
    new_words: Cells,
    origins: Cells,
) -> None:
    """Copy what grows from a node into a fresh tree, of which it becomes the root.

    Positions visited less than `least` times are copied, and what grows from them is not: it can grow anew.
    """
    origins[0] = root
    count, used, i = 1, 0, 0
    while i < count:
        origin = origins[i]
        new_nodes[i] = nodes[origin]
        for k in range(words.shape[1]):
            new_words[i, k] = words[origin, k]
        new_nodes[i].first = NONE
        if nodes[origin].first != NONE and (i == 0 or nodes[origin].visits >= least):
            new_nodes[i].first = used
            for k in range(nodes[origin].first, nodes[origin].first + nodes[origin].count):
                new_edges[used] = edges[k]
                if edges[k].child != NONE:
                    origins[count] = edges[k].child
                    new_edges[used].child = count
                    count += 1
                used += 1
        i += 1
    tree.nodes = count
    tree.edges = used
    tree.full = 0
