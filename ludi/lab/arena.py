"""The arena: seat-balanced matches between bots.

A game is a function of its run and its number alone, so neither threads, nor a cluster, nor a stop in between change
what is played (as long as no bot looks at the clock). Game number g is line-up g % L of deal g // L, where L is the
number of line-ups. All line-ups of a deal draw from the same stream, and bots have streams of their own: what is drawn
differs between them only from where different decisions made it differ.
"""

import itertools
import signal
import time
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import Any, Final, Self

import numpy as np

from ludi import __version__
from ludi.bots.levels import FORMER, STRONGEST, Budget
from ludi.bots.roster import BotSpec, Chooser, make_bot, manner
from ludi.engine.contract import Game, Options, State
from ludi.engine.errors import LudiError
from ludi.engine.kernels import bound, new_tally, run_to_decision
from ludi.engine.offers import OFFER
from ludi.engine.registry import get_game
from ludi.engine.streams import Stream, new_streams
from ludi.lab.results import Recorded, Result, appending, recorded
from ludi.lab.simulate import DECISION_LIMIT, LARGEST_SEED

FORMAT: Final = 1  # of a results file
PATIENCE: Final = 0.2  # seconds between two looks for Ctrl+C
WARMING: Final = 1  # iterations a bot thinks while it is only being made ready

Lineup = tuple[BotSpec, ...]  # by seat
Workers = Callable[["Run", Iterable[int]], Generator[Result]]  # plays the games of these numbers, in any order


@dataclass(frozen=True)
class Run:
    """All that decides what is played, but for how many games; sent to other machines as it is."""

    game_name: str
    players: int
    options: Options
    bots: tuple[BotSpec, ...]
    seed: int

    def check(self) -> "Run":
        """The run itself, or LudiError with a sentence."""
        if not 0 <= self.seed <= LARGEST_SEED:
            raise LudiError(f"The seed cannot be {self.seed}; choose 0 to {LARGEST_SEED}.")
        if not self.lineups:
            raise LudiError("Name at least one bot.")
        return self

    @property
    def game(self) -> Game:
        return get_game(self.game_name)

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        """Who sits where in the games of one deal."""
        return tuple(lineups(self.bots, self.players))

    def header(self) -> dict[str, Any]:
        """What a results file says of its games."""
        return {
            "ludi": "arena",
            "format": FORMAT,
            "version": __version__,
            "game": self.game_name,
            "rules": self.game.version,
            "content": self.game.content,
            "options": dict(self.options),
            "players": self.players,
            "bots": [str(bot) for bot in self.bots],
            "manners": [manner(self.game, bot) for bot in self.bots],
            "seed": self.seed,
        }

    def opening(self, deal: int) -> tuple[State, Stream]:
        """A new game, and the stream that all games of a deal draw from."""
        return self.game.new_state(self.players, self.options), new_streams(self.seed, deal, 1)[0]

    def beginner(self, deal: int) -> int:
        """The seat that decides first in the games of a deal."""
        state, stream = self.opening(deal)
        bound(run_to_decision, self.game)(state, stream, np.zeros(1, dtype=OFFER)[0], new_tally())
        return int(self.game.rules.decider(state))

    def whole_deals(self, games: int) -> int:
        """The number of games that every line-up plays equally often, no fewer than asked for."""
        return -(-games // len(self.lineups)) * len(self.lineups)


def lineups(bots: Sequence[BotSpec], players: int) -> list[Lineup]:
    """Every rotation of every team, so that each bot sits in each seat equally often.

    As many bots as players are one team; one bot plays itself; of two bots the first is alone against the rest; and of
    more bots than players every team meets.
    """
    turned = (team[i:] + team[:i] for team in _teams(tuple(bots), players) for i in range(players))
    return list(dict.fromkeys(turned))


def _teams(bots: Lineup, players: int) -> list[Lineup]:
    if len(bots) == players:
        return [bots]
    if len(bots) == 1:
        return [bots * players]
    if len(bots) == 2:
        return [bots[:1] + bots[1:] * (players - 1)]
    if len(bots) < players:
        raise LudiError(
            f"{len(bots)} bots cannot share {players} seats evenly; name 1, 2 (one against the rest) or {players}."
        )
    if len(set(bots)) < len(bots):
        raise LudiError(f"Where more than {players} bots play {players} seats, name each of them only once.")
    return list(itertools.combinations(bots, players))


def bot_seed(seed: int, number: int, seat: int) -> int:
    """A seed for the bot in one seat of one game."""
    return int(np.random.SeedSequence((seed, number, seat)).generate_state(1)[0])


@dataclass
class Clock:
    """How long each seat thought."""

    players: int
    choices: list[int] = field(init=False)
    seconds: list[float] = field(init=False)
    longest: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.choices = [0] * self.players
        self.seconds = [0.0] * self.players
        self.longest = [0.0] * self.players

    def choose(self, bot: Chooser, state: State, seat: int, side: int | None = None) -> int:
        """The bot's choice, timed; for its seat, unless another side of the clock is named."""
        begun = time.perf_counter()
        code = bot.choose(state, seat)
        spent = time.perf_counter() - begun
        side = seat if side is None else side
        self.choices[side] += 1
        self.seconds[side] += spent
        self.longest[side] = max(self.longest[side], spent)
        return code


def play_game(run: Run, number: int, stopped: Callable[[], bool] = lambda: False) -> Result | None:
    """One game from beginning to end, or for DECISION_LIMIT decisions; None if it was stopped."""
    game, (deal, which) = run.game, divmod(number, len(run.lineups))
    bots = [make_bot(game, bot, bot_seed(run.seed, number, seat)) for seat, bot in enumerate(run.lineups[which])]
    state, stream = run.opening(deal)
    offer, tally, to_decision = np.zeros(1, dtype=OFFER)[0], new_tally(), bound(run_to_decision, game)
    clock, decisions = Clock(run.players), 0
    while unfinished := to_decision(state, stream, offer, tally) > 0:
        if stopped():
            return None
        if decisions == DECISION_LIMIT:
            break
        seat = int(game.rules.decider(state))
        game.rules.apply(state, clock.choose(bots[seat], state, seat))
        decisions += 1
    return _result(run, number, state, unfinished, clock)


def _result(run: Run, number: int, state: State, unfinished: bool, clock: Clock) -> Result:
    game, players = run.game, run.players
    rank_keys = [0 if unfinished else int(game.rules.rank_key(state, seat)) for seat in range(players)]
    return Result(
        game=number,
        bots=[str(bot) for bot in run.lineups[number % len(run.lineups)]],
        payoffs=[0.0] * players if unfinished else game.payoffs(state, players),
        ranks=ranks(rank_keys),
        decisions=sum(clock.choices),
        turns=int(state.turn),
        unfinished=unfinished,
        choices=clock.choices,
        seconds=[round(seconds, 6) for seconds in clock.seconds],
        longest=[round(seconds, 6) for seconds in clock.longest],
    )


def ranks(rank_keys: Sequence[int]) -> list[float]:
    """Places from 1, larger keys first; equals share the mean of their places."""
    value = np.array(rank_keys)
    better, equal = (value[:, None] < value).sum(axis=1), (value[:, None] == value).sum(axis=1)
    return [float(rank) for rank in 1 + better + (equal - 1) / 2]


def warm_up(run: Run) -> None:
    """Compile or load what the run needs: each bot makes one short choice."""
    game, tally, offer = run.game, new_tally(), np.zeros(1, dtype=OFFER)[0]
    for bot in dict.fromkeys(run.bots):
        state, stream = game.new_state(run.players, run.options), new_streams(run.seed, 0, 1)[0]
        bound(run_to_decision, game)(state, stream, offer, tally)
        slow = bot.budget is not None or bot.name in (STRONGEST, *FORMER)
        quick = make_bot(game, replace(bot, budget=Budget(iterations=WARMING)) if slow else bot, 0)
        game.rules.apply(state, quick.choose(state, int(game.rules.decider(state))))
        game.payoffs(state, run.players)
        game.rules.rank_key(state, 0)


class Interruption:
    """Ctrl+C, told of where it does no harm.

    Python raises KeyboardInterrupt anywhere, also between taking a lock and noting that it was taken; whoever waits for
    results of threads may then leave them waiting for ever.
    """

    def __init__(self) -> None:
        self._came = False
        self._before: Any = None

    def __enter__(self) -> Self:
        if current_thread() is main_thread():  # others are not told of signals
            self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _note(self, *_: object) -> None:
        self._came = True

    def check(self) -> None:
        if self._came:
            raise KeyboardInterrupt


def on_threads(threads: int) -> Workers:
    """Each thread plays one game at a time; bots let go of Python's lock while they think."""

    def play(run: Run, numbers: Iterable[int]) -> Generator[Result]:
        stop, rest, pending = Event(), iter(numbers), set[Future[Result | None]]()
        with Interruption() as interruption, ThreadPoolExecutor(threads) as pool:
            try:
                while True:
                    interruption.check()
                    for number in itertools.islice(rest, 2 * threads - len(pending)):
                        pending.add(pool.submit(play_game, run, number, stop.is_set))
                    if not pending:
                        return
                    done, pending = wait(pending, timeout=PATIENCE, return_when=FIRST_COMPLETED)
                    finished = [result for future in done if (result := future.result())]
                    yield from sorted(finished, key=lambda result: result.game)
            finally:  # Ctrl+C, too: no further game, and no further decision in those that are being played
                stop.set()
                pool.shutdown(wait=False, cancel_futures=True)

    return play


@dataclass(frozen=True)
class Contest:
    """A run, how many of its games, and where they are kept."""

    run: Run
    games: int
    path: Path | None = None

    @cached_property
    def recorded(self) -> Recorded:
        """What was on file at first."""
        return recorded(self.path, self.run.header())

    @cached_property
    def had(self) -> dict[int, Result]:
        return self._asked_for(self.recorded)

    @property
    def missing(self) -> int:
        return self.games - len(self.had)

    def on_file(self) -> dict[int, Result]:
        """What is on file now."""
        return self._asked_for(recorded(self.path, self.run.header()))

    def _asked_for(self, kept: Recorded) -> dict[int, Result]:
        return {number: result for number, result in kept.results.items() if number < self.games}


def hold(contest: Contest, workers: Workers, advance: Callable[[int], None] = lambda _: None) -> list[Result]:
    """Play what is missing, each game appended to the file as it ends; all results in order of their numbers."""
    results = dict(contest.had)
    missing = (number for number in range(contest.games) if number not in contest.had)
    if contest.missing:
        with appending(contest.recorded) as keep, closing(workers(contest.run, missing)) as played:
            for result in played:
                keep(result)
                results[result.game] = result
                advance(1)
    return [results[number] for number in sorted(results)]
