"""Many games stepped by one call: the kernels of the vector environments, the same on the CPU and on a GPU.

A game is a function of the seed, its environment's number and its episode, besides the actions: each episode draws from
a stream of its own, so neither other environments nor threads nor the length of earlier games change it.
"""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ludi.engine.frames import CHANCE, OVER, RULE
from ludi.engine.kernels import template
from ludi.engine.observing import observe
from ludi.engine.offers import Offer
from ludi.engine.record import Cells, States
from ludi.engine.streams import Stream, below, philox, pick

Batch = Any  # an array of NumPy, or of a GPU

if TYPE_CHECKING:  # bound to a game's own functions
    State = Any

    def decider(s: State) -> int: ...
    def offer(s: State, o: Offer) -> int: ...
    def apply(s: State, code: int) -> None: ...
    def advance(s: State) -> None: ...
    def payoffs(s: State, out: Cells) -> None: ...


class Buffers(NamedTuple):
    """What the kernels work on, a row for each environment; on the CPU or on a GPU."""

    states: Batch
    raw: Batch  # the same memory as bytes
    opening: Batch  # a new game's record as bytes
    streams: Batch
    episodes: Batch
    decisions: Batch  # of the running games
    seats: Batch  # to decide
    acted: Batch
    counts: Batch  # of options
    codes: Batch
    mask: Batch
    rewards: Batch
    shares: Batch
    terminations: Batch
    truncations: Batch
    table: Batch  # of `observe`
    final: Batch  # observations of finished games


class Terms(NamedTuple):
    """What is the same in all environments."""

    masked: int
    observed: int
    seed: int
    limit: int  # of decisions in a game


# instead of an action; both are below every code, so no caller can give them unnoticed
BEGIN: Final = -1  # a new episode
KEEP: Final = -2  # leave the environment as it is


@template
def to_decision(s: "State", stream: Stream, o: Offer, code: int) -> int:
    """Carry out a code (unless BEGIN), then rules, draws and forced decisions; how many options follow, 0 at the end.

    Each of the rules' functions is called in a single place: the compiler puts them there whole, and a GPU wants the
    code small.
    """
    while True:
        if code != BEGIN:
            apply(s, code)
        seat = decider(s)
        if seat == OVER:
            return 0
        if seat == RULE:
            advance(s)
            code = BEGIN
            continue
        n = offer(s, o)
        if seat == CHANCE:
            code = int(o.codes[pick(stream, o, n)])
        elif n == 1:
            code = int(o.codes[0])
        else:
            return n


@template
def renew(raw: Cells, opening: Cells, stream: Stream, i: int, seed: int, episode: int) -> None:
    """A new game with a stream of its own."""
    for k in range(opening.shape[0]):
        raw[i, k] = opening[k]
    stream.seed = philox(episode, int(stream.game), seed)
    stream.draws = 0


@template
def conclude(b: Buffers, terms: Terms, i: int, n: int, seat: int) -> None:
    """Tell how a game ended, or that it was stopped: then it has no result."""
    if n == 0:
        payoffs(b.states[i], b.shares[i])
        b.rewards[i] = b.shares[i, seat]
        b.terminations[i] = True
    else:
        b.truncations[i] = True
    if terms.observed:
        observe(b.raw, i, seat, b.table, b.final, i)


@template
def step_games(b: Buffers, terms: Terms, actions: Cells, offers: States, first: int, last: int, stride: int) -> None:
    """Carry out one action in each of some environments, up to its next decision; a finished game starts anew.

    Most steps pass records on and no arrays, because Numba counts references to arrays at every call.
    """
    mask, codes = b.mask, b.codes  # by name, which the inner loops are faster with
    for i in range(first, last, stride):
        action = int(actions[i])
        if action == KEEP:
            continue
        if b.terminations[i]:
            for seat in range(b.shares.shape[1]):
                b.shares[i, seat] = 0.0
        b.rewards[i], b.terminations[i], b.truncations[i], b.acted[i] = 0.0, False, False, -1
        n = 0
        while n == 0:
            if action == BEGIN:
                b.episodes[i] += 1
                b.decisions[i] = 0
                renew(b.raw, b.opening, b.streams[i], i, terms.seed, int(b.episodes[i]))
            else:
                b.acted[i] = b.seats[i]
                b.decisions[i] += 1
            n = to_decision(b.states[i], b.streams[i], offers[0], action)
            if action != BEGIN and (n == 0 or b.decisions[i] >= terms.limit):
                conclude(b, terms, i, n, int(b.seats[i]))
                n = 0
            action = BEGIN
        b.seats[i] = decider(b.states[i])
        if terms.masked:
            for k in range(b.counts[i]):
                mask[i, codes[i, k]] = 0
            for k in range(n):
                mask[i, offers[0].codes[k]] = 1
        for k in range(n):
            codes[i, k] = offers[0].codes[k]
        b.counts[i] = n


@template
def first_illegal(codes: Cells, counts: Cells, actions: Cells, first: int, last: int) -> int:
    """The first of some environments whose action is not offered; -1 if there is none."""
    for i in range(first, last):
        action, low, high = int(actions[i]), 0, int(counts[i])
        while low < high:
            middle = (low + high) // 2
            if codes[i, middle] < action:
                low = middle + 1
            else:
                high = middle
        if low == counts[i] or codes[i, low] != action:
            return i
    return -1


@template
def choose_uniformly(codes: Cells, counts: Cells, choosers: States, actions: Cells, first: int, last: int) -> None:
    """One of the offered codes in each of some environments."""
    for i in range(first, last):
        actions[i] = codes[i, below(choosers[i], int(counts[i]))]
