"""A network at work, compiled: everybody's share of the win in a position, and how promising each option looks."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from ludi.bots.network import BUCKETS, LARGEST, LEAST_CHANCE, SEATS, Coding, Network, Weights, hint_count
from ludi.engine.compiled import compiled
from ludi.engine.contract import Game
from ludi.engine.exponential import exp, log
from ludi.engine.frames import top
from ludi.engine.kernels import template
from ludi.engine.observing import observation_size, observation_table, observe
from ludi.engine.offers import MAX_OPTIONS, Offer
from ludi.engine.record import Cells, States

if TYPE_CHECKING:  # bound to a game's own functions
    State = Any

    def prospects(s: State, out: Cells) -> None: ...
    def features(s: State, seat: int, out: Cells, first: int) -> None: ...


class Mind(NamedTuple):
    """A network as the kernels take it, with room to think; one for each thread."""

    coding: Coding
    weights: Weights
    table: Cells  # of `observe`
    seen: Cells  # (1, cells)
    hidden: Cells  # (2, width): what a layer is given, and what it makes of it
    hints: Cells  # the logarithms of the game's own prospects, and its features; who decides first
    logits: Cells  # (MAX_OPTIONS,): of the options
    active: Cells  # the rows that a layer adds up: of all cells, or of all it is given


def new_mind(game: Game, network: Network, players: int) -> Mind:
    """A network made ready for games of so many players."""
    weights = network.weights
    return Mind(
        coding=network.coding,
        weights=weights,
        table=observation_table(game, players).copy(),  # one that may be written, as arrays in pages are
        seen=np.zeros((1, observation_size(game)), dtype=np.int16),
        hidden=np.zeros((2, weights.first.shape[0]), dtype=np.float32),
        hints=np.zeros(hint_count(game)),
        logits=np.zeros(MAX_OPTIONS, dtype=np.float32),
        active=np.zeros(max(observation_size(game), weights.first.shape[0]), dtype=np.int32),
    )


def _first_layer(seen: Cells, coding: Coding, weights: Weights, hints: Cells, hidden: Cells, active: Cells) -> None:
    """The sum of the rows of all cells that do not hold 0, and of the hints; then the rectifier.

    Here and below rows are gathered first and added four at a time, each sum in the same order as one by one: what is
    added to is read and written a quarter as often.
    """
    cells, first, last = weights.cells, coding.cell_first, coding.cell_last
    width = hidden.shape[1]
    for j in range(width):
        hidden[0, j] = weights.first[j]
    n = 0
    for c in range(seen.shape[1]):
        number = min(max(int(seen[0, c]), -1), LARGEST)
        if number != 0:
            active[n] = first[c] + min(BUCKETS[number + 1], last[c])
            n += 1
    whole = n - n % 4
    for k in range(0, whole, 4):
        a, b, c, d = active[k], active[k + 1], active[k + 2], active[k + 3]
        for j in range(width):
            hidden[0, j] = (((hidden[0, j] + cells[a, j]) + cells[b, j]) + cells[c, j]) + cells[d, j]
    for k in range(whole, n):
        a = active[k]
        for j in range(width):
            hidden[0, j] += cells[a, j]
    for k in range(hints.shape[0]):
        hint = np.float32(hints[k])
        if hint != 0:
            for j in range(width):
                hidden[0, j] += weights.hints[k, j] * hint
    for j in range(width):
        hidden[0, j] = max(hidden[0, j], np.float32(0))


def _deep_layers(weights: Weights, hidden: Cells, active: Cells) -> None:
    """Each layer adds to what it is given. Most numbers given to it are 0, and cost nothing."""
    layers, biases = weights.layers, weights.biases
    width = hidden.shape[1]
    for layer in range(layers.shape[0]):
        for j in range(width):
            hidden[1, j] = biases[layer, j]
        n = 0
        for i in range(width):
            if hidden[0, i] != 0:
                active[n] = i
                n += 1
        whole = n - n % 4
        for k in range(0, whole, 4):
            a, b, c, d = active[k], active[k + 1], active[k + 2], active[k + 3]
            to_a, to_b, to_c, to_d = hidden[0, a], hidden[0, b], hidden[0, c], hidden[0, d]
            for j in range(width):
                two = (hidden[1, j] + to_a * layers[layer, a, j]) + to_b * layers[layer, b, j]
                hidden[1, j] = (two + to_c * layers[layer, c, j]) + to_d * layers[layer, d, j]
        for k in range(whole, n):
            a = active[k]
            given = hidden[0, a]
            for j in range(width):
                hidden[1, j] += given * layers[layer, a, j]
        for j in range(width):
            hidden[0, j] += max(hidden[1, j], np.float32(0))


def _match(hidden: Cells, rows: Cells, row: int) -> float:
    """How well a row fits what the network has seen: eight sums side by side, so that their order is certain."""
    a = b = c = d = e = f = g = h = np.float32(0.0)
    for j in range(0, hidden.shape[1], 8):
        a += hidden[0, j] * rows[row, j]
        b += hidden[0, j + 1] * rows[row, j + 1]
        c += hidden[0, j + 2] * rows[row, j + 2]
        d += hidden[0, j + 3] * rows[row, j + 3]
        e += hidden[0, j + 4] * rows[row, j + 4]
        f += hidden[0, j + 5] * rows[row, j + 5]
        g += hidden[0, j + 6] * rows[row, j + 6]
        h += hidden[0, j + 7] * rows[row, j + 7]
    return float(((a + b) + (c + d)) + ((e + f) + (g + h)))


first_layer: Final = compiled(_first_layer, thoroughly=True, vectorised=True)
deep_layers: Final = compiled(_deep_layers, thoroughly=True, vectorised=True)
match: Final = compiled(_match, thoroughly=True, vectorised=True)


@compiled
def relative_chances(chances: Cells, observer: int, players: int, out: Cells) -> None:
    """The logarithms of everybody's prospects, the observer first; 0 for seats that are not in the game."""
    for k in range(SEATS):
        out[k] = log(max(chances[(observer + k) % players], LEAST_CHANCE)) if k < players else 0.0


@compiled
def tell_shares(mind: Mind, observer: int, players: int, value: Cells) -> None:
    """Everybody's share, by seat."""
    weights, hidden, chances = mind.weights, mind.hidden, mind.hints
    best, total = -1e9, 0.0
    for k in range(players):
        logit = float(weights.share_bias[k]) + float(weights.trust[0]) * chances[k]
        for j in range(hidden.shape[1]):
            logit += float(hidden[0, j] * weights.shares[j, k])
        chances[k] = logit
        best = max(best, logit)
    for k in range(players):
        chances[k] = exp(chances[k] - best)
        total += chances[k]
    for k in range(players):
        value[(observer + k) % players] = chances[k] / total


@compiled
def pair_row(coding: Coding, kind: int, code: int, observer: int, players: int) -> int:
    """The row of an option; codes that name a seat are turned as seats are in observations."""
    width = int(coding.seat_width[kind])
    at = code - int(coding.seat_base[kind])
    if width > 0 and 0 <= at < width * players:
        code += ((at // width - observer + players) % players - at // width) * width
    return int(coding.pair_first[kind]) + code if code < coding.pair_count[kind] else 0


@template
def give_hints(s: "State", observer: int, value: Cells, out: Cells) -> None:
    """Of everybody the logarithm of his prospects, then his features; who decides first, and 0 for who is not there."""
    players = int(s.players)
    each = out.shape[0] // SEATS - 1
    prospects(s, value)
    relative_chances(value, observer, players, out)
    for k in range(SEATS * each):
        out[SEATS + k] = 0.0
    for k in range(players):
        features(s, (observer + k) % players, out, SEATS + k * each)


@template
def assess(states: States, raw: Cells, i: int, observer: int, mind: Mind, value: Cells) -> None:
    """What a position is worth to each seat, as its observer sees it; `mind.hidden` is left for `weigh`."""
    players = int(states[i].players)
    give_hints(states[i], observer, value, mind.hints)
    observe(raw, i, observer, mind.table, mind.seen, 0)
    first_layer(mind.seen, mind.coding, mind.weights, mind.hints, mind.hidden, mind.active)
    deep_layers(mind.weights, mind.hidden, mind.active)
    tell_shares(mind, observer, players, value)


@compiled
def weigh(kind: int, observer: int, players: int, o: Offer, n: int, mind: Mind) -> None:
    """How promising each offered option looks: `mind.logits`, after `assess`."""
    for k in range(n):
        row = pair_row(mind.coding, kind, int(o.codes[k]), observer, players)
        mind.logits[k] = match(mind.hidden, mind.weights.pairs, row) + float(mind.weights.pair_bias[row])


@template
def look_around(states: States, seats: Cells, hints: Cells, kinds: Cells, value: Cells) -> None:
    """Of each of many pending decisions its kind, and the hints as who decides is given them."""
    for i in range(states.shape[0]):
        s = states[i]
        give_hints(s, int(seats[i]), value, hints[i])
        kinds[i] = top(s)
