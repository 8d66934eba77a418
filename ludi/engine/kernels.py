"""Kernels written once for every game. Each is a template: `bound` gives it a game's compiled functions as globals."""

import inspect
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, ParamSpec, TypeVar

from ludi.engine.compiled import bind, home_of
from ludi.engine.contract import Game
from ludi.engine.frames import CHANCE, OVER, RULE, top
from ludi.engine.offers import Offer
from ludi.engine.record import I64, INT64, Cells, Layout, Record, States
from ludi.engine.streams import Stream, below, pick

LONGEST: Final = 1 << 30  # decisions: every game ends before

P = ParamSpec("P")
R = TypeVar("R")

if TYPE_CHECKING:  # bound to a game's own functions
    State = Any

    def setup(s: State, players: int, options: Cells) -> None: ...
    def decider(s: State) -> int: ...
    def offer(s: State, o: Offer) -> int: ...
    def apply(s: State, code: int) -> None: ...
    def advance(s: State) -> None: ...
    def payoffs(s: State, out: Cells) -> None: ...


class Tally(Record):
    """What was counted while playing; a record, because Numba counts references to arrays and not to records."""

    decisions: I64  # choices among two or more options
    forced: I64  # decisions with a single option
    draws: I64  # chance outcomes
    unfinished: I64  # games stopped at the limit
    frames: Annotated[Cells, INT64, (64,)]  # how often each kind of frame came up


TALLY: Final = Layout(Tally)


@cache
def bound(template: Callable[P, R], game: Game) -> Callable[P, R]:
    """The template compiled for a game; templates it calls are bound likewise."""
    functions: dict[str, Any] = dict(vars(game.rules))
    code, names = template.__code__, template.__globals__
    for name in code.co_names:
        if getattr(names.get(name), "is_template", False):
            functions[name] = bound(names[name], game)
    owner = f"{game.name}{game.content}"  # the cache must not mix up two boxes of a game
    return bind(template, owner, functions, home_of(Path(inspect.getfile(type(game)))))


def template(function: Callable[P, R]) -> Callable[P, R]:
    """Marks a function that is never called as it is, only bound to a game."""
    function.is_template = True  # type: ignore[attr-defined]
    return function


@template
def step_once(s: "State", stream: Stream, o: Offer) -> int:
    """Execute the top frame, choosing uniformly at random; 1 if that was a choice among two or more options, else 0."""
    seat = decider(s)
    if seat == RULE:
        advance(s)
        return 0
    n = offer(s, o)
    if seat == CHANCE:
        chosen = pick(stream, o, n)
    elif n > 1:
        chosen = below(stream, n)
    else:
        chosen = 0
    apply(s, int(o.codes[chosen]))
    return int(seat >= 0 and n > 1)


@template
def run_to_decision(s: "State", stream: Stream, o: Offer, tally: Tally) -> int:
    """Rules, draws and forced decisions up to a choice among two or more options; their number, 0 at the end."""
    while True:
        seat = decider(s)
        if seat == OVER:
            return 0
        tally.frames[top(s)] += 1
        if seat == RULE:
            advance(s)
            continue
        n = offer(s, o)
        if seat == CHANCE:
            apply(s, int(o.codes[pick(stream, o, n)]))
            tally.draws += 1
        elif n == 1:
            apply(s, int(o.codes[0]))
            tally.forced += 1
        else:
            return n


@template
def play_out(s: "State", stream: Stream, o: Offer, tally: Tally, limit: int) -> None:
    """Play uniformly at random to the end, or for `limit` decisions at most."""
    stop = tally.decisions + limit
    while True:
        n = run_to_decision(s, stream, o, tally)
        if n == 0:
            return
        if tally.decisions == stop:
            tally.unfinished += 1
            return
        apply(s, int(o.codes[below(stream, n)]))
        tally.decisions += 1


@template
def play_outs(
    wanted: Cells,
    states: States,
    words: Cells,
    paid: Cells,
    stream: Stream,
    o: Offer,
    tally: Tally,
    first: int,
    count: int,
) -> None:
    """Games first, first + 1, … of a seed, each from the position that is wanted uniformly at random to its end: how it
    ended, and what was paid. `words` are the same memory as `states`."""
    for i in range(count):
        for k in range(wanted.shape[1]):
            words[i, k] = wanted[0, k]
        stream.game = first + i
        stream.draws = 0
        play_out(states[i], stream, o, tally, LONGEST)
        payoffs(states[i], paid[i])


@template
def play_batch(
    states: States,
    streams: States,
    offers: States,
    players: int,
    options: Cells,
    tally: Tally,
    limit: int,
    shares: Cells,
) -> None:
    """New random games, one per record; `shares` gets their payoffs."""
    for i in range(states.shape[0]):
        setup(states[i], players, options)
        play_out(states[i], streams[i], offers[0], tally, limit)
        payoffs(states[i], shares[i])


def new_tally() -> Tally:
    tally: Tally = TALLY.blank()
    return tally
