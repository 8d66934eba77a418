"""Batch simulation on threads. The games depend on the seed alone: neither threads nor chunks change them."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from ludi.bots.table import SCRATCH, bot_codes, play_bot_batch
from ludi.engine.arrays import as_numpy
from ludi.engine.contract import Game, Options
from ludi.engine.errors import LudiError
from ludi.engine.kernels import TALLY, Tally, bound, new_tally, play_batch
from ludi.engine.offers import OFFER
from ludi.engine.record import Cells, States
from ludi.engine.streams import new_streams

DECISION_LIMIT = 100_000  # per game: legal play could go on for ever
CHUNK = 1024  # games a thread plays between two looks at the progress bar
LARGEST_SEED = 2**32 - 1


@dataclass(frozen=True)
class Job:
    """What to simulate."""

    game: Game
    players: int
    options: Options
    bots: Sequence[str]
    games: int
    seed: int
    threads: int = 1

    def check(self) -> "Job":
        """The job itself, or LudiError with a sentence."""
        if len(self.bots) != self.players:
            raise LudiError(
                f"There are {self.players} players but {len(self.bots)} bots; name one bot or one per seat."
            )
        if not 0 <= self.seed <= LARGEST_SEED:
            raise LudiError(f"The seed cannot be {self.seed}; choose 0 to {LARGEST_SEED}.")
        bot_codes(self.bots)
        return self


@dataclass
class Outcome:
    """What came of it."""

    seconds: float
    tally: Tally
    turns: Cells  # per game
    shares: Cells  # per game and seat
    measures: dict[str, Cells]  # the game's own, per game


def play_chunk(job: Job, first: int, count: int, tally: Tally) -> tuple[States, States, Cells]:
    """Games first, first + 1, … of a job: final states, streams, payoffs. The tally is added to."""
    states = np.zeros(count, dtype=job.game.record)
    streams = new_streams(job.seed, first, count)
    offers = np.zeros(SCRATCH, dtype=OFFER)
    shares = np.zeros((count, job.players))
    options = job.game.encode(job.options)
    if set(job.bots) == {"random"}:
        kernel = bound(play_batch, job.game)
        kernel(states, streams, offers, job.players, options, tally, DECISION_LIMIT, shares)
    else:
        trial = np.zeros(SCRATCH, dtype=job.game.record)
        bots = bot_codes(job.bots)
        with_bots = bound(play_bot_batch, job.game)
        with_bots(states, streams, offers, trial, bots, job.players, options, tally, DECISION_LIMIT, shares)
    return states, streams, shares


def warm_up(job: Job) -> float:
    """Compile or load what the job needs; seconds it took."""
    begun = time.perf_counter()
    play_chunk(job, 0, 1, new_tally())
    return time.perf_counter() - begun


def simulate(job: Job, progress: Callable[[int], None] = lambda _: None) -> Outcome:
    """Play all games; `progress` is told how many more are done."""
    turns = np.zeros(job.games, dtype=np.int32)
    shares = np.zeros((job.games, job.players), dtype=np.float32)

    def work(first: int) -> tuple[Tally, dict[str, Cells]]:
        tally = new_tally()
        count = min(CHUNK, job.games - first)
        states, _, chunk_shares = play_chunk(job, first, count, tally)
        turns[first : first + count] = states["turn"]
        shares[first : first + count] = chunk_shares
        progress(count)
        return tally, job.game.measure(states, job.players)

    begun = time.perf_counter()
    with ThreadPoolExecutor(job.threads) as pool:
        done = list(pool.map(work, range(0, job.games, CHUNK)))
    seconds = time.perf_counter() - begun
    measures = {name: np.concatenate([chunk[name] for _, chunk in done]) for name in done[0][1]}
    return Outcome(seconds, _sum([tally for tally, _ in done]), turns, shares, measures)


def _sum(tallies: Sequence[Tally]) -> Tally:
    counted, total = np.array(list(map(as_numpy, tallies)), dtype=TALLY), np.zeros(1, dtype=TALLY)[0]
    for name in TALLY.names:
        total[name] = counted[name].sum(axis=0)
    return cast(Tally, total)


def report(job: Job, outcome: Outcome) -> dict[str, Any]:
    """The outcome as JSON data."""
    games, tally, turns = job.games, outcome.tally, outcome.turns
    decisions = int(tally.decisions)
    names = job.game.seat_names[: job.players]
    return {
        "game": job.game.name,
        "options": dict(job.options),
        "players": job.players,
        "bots": dict(zip(names, job.bots, strict=True)),
        "games": games,
        "seed": job.seed,
        "threads": job.threads,
        "seconds": round(outcome.seconds, 4),
        "games_per_second": round(games / outcome.seconds, 1),
        "decisions_per_second": round(decisions / outcome.seconds),
        "decisions_per_game": round(decisions / games, 2),
        "forced_per_game": round(int(tally.forced) / games, 2),
        "draws_per_game": round(int(tally.draws) / games, 2),
        "unfinished": int(tally.unfinished),
        job.game.turn_name: _spread(turns),
        "wins_by_seat": {
            name: round(float(share), 4)
            for name, share in zip(names, outcome.shares.mean(axis=0, dtype=np.float64), strict=True)
        },
        "events_per_game": {
            name: round(int(tally.frames[frame]) / games, 2) for name, frame in job.game.events.items()
        },
        **({"measures": {name: _spread(v) for name, v in outcome.measures.items()}} if outcome.measures else {}),
    }


def _spread(values: Cells) -> dict[str, float]:
    low, median, high = (round(float(np.percentile(values, p)), 4) for p in (5, 50, 95))
    longest = round(float(values.max()), 4)
    return {"mean": round(float(values.mean()), 4), "median": median, "p5": low, "p95": high, "longest": longest}
