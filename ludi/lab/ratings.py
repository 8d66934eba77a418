"""What results say: wins with intervals, ranks, ratings, seats. The statistics are scipy's and choix's.

Wins: a bot's payoffs summed over its seats, and their share of the games it took part in. The 95 % interval is
Wilson's; it takes whole wins, so with shared victories its lower end is that of the wins rounded down and its upper end
that of the wins rounded up: never too narrow.

Ratings: the Plackett–Luce model, fitted by choix to the pairs that each game's ranking consists of (a consistent
estimate, by Azari Soufiani and others, 2013). Pairs rather than whole rankings, because places can be equal (half a win
each) and one bot can hold several seats (pairs of the same bot say nothing). On Elo's scale, 400 points being odds of
10 to 1; the mean is 0. The interval is a bootstrap over deals, since the games of one deal hang together. Where no
finite ratings fit best, as with a bot that never lost, every two bots are given one drawn game more, and there is no
interval: a resample could not show how much more often it might have lost.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np

from ludi.engine.record import Cells
from ludi.lab.arena import Run
from ludi.lab.extras import need
from ludi.lab.results import Result

CONFIDENCE: Final = 0.95
RESAMPLES: Final = 400
FEWEST_DEALS: Final = 2  # to resample
ELO: Final = 400 / math.log(10)
DRAWN: Final = 0.5
EXTRA: Final = "lab"


def require() -> None:
    """LudiError unless the libraries are here: better before a long run than after it."""
    need("choix", EXTRA)
    need("scipy.stats", EXTRA)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share of wins."""
    stats, exact = need("scipy.stats", EXTRA), round(wins, 6)
    low, high = (
        stats.binomtest(whole, games).proportion_ci(CONFIDENCE, method="wilson")
        for whole in (math.floor(exact), math.ceil(exact))
    )
    return float(low.low), float(high.high)


def beaten(result: Result, names: Sequence[str]) -> Cells:
    """How often each bot (row) came before each other (column) in a game; equal places count half for both."""
    wins = np.zeros((len(names), len(names)))
    for bot, rank in zip(result.bots, result.ranks, strict=True):
        for other, its_rank in zip(result.bots, result.ranks, strict=True):
            if bot != other:
                wins[names.index(bot), names.index(other)] += 1 if rank < its_rank else 0.5 if rank == its_rank else 0
    return wins


def is_finite(wins: Cells) -> bool:
    """Whether finite strengths fit best: every bot has beaten every other, if only by way of third ones."""
    graph = need("scipy.sparse.csgraph", EXTRA)
    return bool(graph.connected_components(wins > 0, connection="strong")[0] == 1)


def strengths(wins: Cells) -> Cells:
    """Each bot's strength by its wins over each other: logarithms, with mean 0; differences are log odds."""
    if not is_finite(wins):
        wins = wins + DRAWN * (1 - np.eye(len(wins)))
    fitted: Cells = need("choix", EXTRA).ilsr_pairwise_dense(wins, max_iter=10_000)
    return np.asarray(fitted - fitted.mean())


def ratings(results: Sequence[Result], names: Sequence[str], per_deal: int, seed: int) -> list[dict[str, Any]]:
    """Rating and interval of each bot, on Elo's scale; None where there is nothing to tell it from."""
    deals: dict[int, Cells] = {}
    for result in results:
        deal = result.game // per_deal
        deals[deal] = deals.get(deal, 0) + beaten(result, names)
    if len(names) < 2 or not deals:
        return [{"rating": None, "rating_low": None, "rating_high": None} for _ in names]
    matrices = np.array([deals[deal] for deal in sorted(deals)])
    total, unknown = matrices.sum(axis=0), [math.nan] * len(names)
    known = len(deals) >= FEWEST_DEALS and is_finite(total)
    low, high = _bootstrap(matrices, seed) if known else (unknown, unknown)
    columns = zip(strengths(total), low, high, strict=True)
    return [{"rating": _elo(mid), "rating_low": _elo(least), "rating_high": _elo(most)} for mid, least, most in columns]


def _elo(strength: float) -> float | None:
    return None if math.isnan(strength) else round(float(strength) * ELO, 1)


def _bootstrap(matrices: Cells, seed: int) -> Any:
    source, count = np.random.default_rng(seed), len(matrices)
    drawn = source.multinomial(count, np.full(count, 1 / count), size=RESAMPLES)
    fits = [strengths(np.tensordot(times, matrices, axes=1)) for times in drawn]
    return np.percentile(fits, [50 * (1 - CONFIDENCE), 50 * (1 + CONFIDENCE)], axis=0)


def report(run: Run, results: Sequence[Result]) -> dict[str, Any]:
    """Everything that is told, as JSON data.

    `results` has one row per bot: `games` it took part in and `seats` it held in them; `wins`, their share of the games
    with `low` and `high`, and the `even` share that equal bots would have; `mean_rank`; `rating` with `rating_low` and
    `rating_high` (None where there is nothing to tell them from, as above); `decisions`, the mean
    `seconds_per_decision` and the `longest_decision` in seconds; and `by_seat` its games, wins and share in each seat.
    `seats` tells, whoever sat there, how often each seat won; `order` the same of who decided first (place 1) and of
    who sat one, two … seats behind: games draw who begins.
    """
    names = list(dict.fromkeys(str(bot) for bot in run.bots))
    rated = ratings(results, names, len(run.lineups), run.seed)
    rows = [_row(run, name, results) | rating for name, rating in zip(names, rated, strict=True)]
    return {
        "game": run.game_name,
        "options": dict(run.options),
        "players": run.players,
        "bots": [str(bot) for bot in run.bots],
        "seed": run.seed,
        "games": len(results),
        "lineups": len(run.lineups),
        "unfinished": sum(result.unfinished for result in results),
        "confidence": CONFIDENCE,
        "results": rows,
        "seats": [
            {"seat": name, **_wins((result.payoffs[seat] for result in results), len(results))}
            for seat, name in enumerate(run.game.seat_names[: run.players])
        ],
        "order": _order(run, results),
    }


def _order(run: Run, results: Sequence[Result]) -> list[dict[str, Any]]:
    deals = [result.game // len(run.lineups) for result in results]
    first = {deal: run.beginner(deal) for deal in set(deals)}
    return [
        {
            "place": behind + 1,
            **_wins(
                (
                    result.payoffs[(first[deal] + behind) % run.players]
                    for result, deal in zip(results, deals, strict=True)
                ),
                len(results),
            ),
        }
        for behind in range(run.players)
    ]


def _wins(payoffs: Iterable[float], games: int) -> dict[str, Any]:
    wins = sum(payoffs)
    if games == 0:
        return {"games": 0, "wins": 0.0, "share": None, "low": None, "high": None}
    low, high = wilson(wins, games)
    shares = {"share": wins / games, "low": low, "high": high}
    return {"games": games, "wins": round(wins, 4), **{name: round(value, 4) for name, value in shares.items()}}


def _row(run: Run, name: str, results: Sequence[Result]) -> dict[str, Any]:
    seats = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == name]
    games = sum(name in result.bots for result in results)
    decisions = sum(result.choices[seat] for result, seat in seats)
    seconds = sum(result.seconds[seat] for result, seat in seats)
    return {
        "bot": name,
        **_wins((result.payoffs[seat] for result, seat in seats), games),
        "seats": len(seats),
        "even": round(len(seats) / (games * run.players), 4) if games else None,
        "mean_rank": round(sum(result.ranks[seat] for result, seat in seats) / len(seats), 4) if seats else None,
        "decisions": decisions,
        "seconds_per_decision": round(seconds / decisions, 6) if decisions else None,
        "longest_decision": max((result.longest[seat] for result, seat in seats), default=None),
        "by_seat": {seat_name: _at(seat, seats) for seat, seat_name in enumerate(run.game.seat_names[: run.players])},
    }


def _at(seat: int, seats: Sequence[tuple[Result, int]]) -> dict[str, Any]:
    payoffs = [result.payoffs[its_seat] for result, its_seat in seats if its_seat == seat]
    return _wins(payoffs, len(payoffs))
