"""Many games analysed, here or on a Ray cluster, and what they tell of the players."""

import itertools
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from math import sqrt
from statistics import fmean, variance
from typing import Any, Final

from typing_extensions import TypedDict

from ludi.analysis.grades import GRADES
from ludi.analysis.report import GradeCounts, SeatReport
from ludi.analysis.telling import seats_of
from ludi.engine.compiled import sources_key
from ludi.engine.errors import LudiError
from ludi.lab.analysis import Wanted, judge_game
from ludi.lab.analysis_sources import Source
from ludi.lab.cluster import connected, fetched

LOOK: Final = 0.5  # seconds between two looks for Ctrl+C
SURE: Final = 1.96  # standard errors of a 95 % interval


class GameSummary(TypedDict):
    """One game; `seats` is empty where it could not be read, and `refused` says why."""

    name: str
    judge: str
    over: bool
    seats: list[SeatReport]
    refused: str


class PlayerSummary(TypedDict):
    """One player or bot over all games that came to an end."""

    player: str
    games: int
    share: float  # of the wins
    luck: float  # mean of a game
    luck_within: float  # half of its 95 % interval
    adjusted: float  # mean result without luck
    adjusted_within: float
    decisions: int
    points_lost: float  # per decision
    grades: GradeCounts


Workers = Callable[[Wanted, Iterable[Source]], Generator[GameSummary]]


def summary(wanted: Wanted, source: Source) -> GameSummary:
    """A game's account; what is wrong with its file is told and stops nothing else."""
    try:
        replay = source.replay()
    except LudiError as error:
        return {"name": source.name, "judge": "", "over": False, "seats": [], "refused": str(error)}
    judged = judge_game(replay, wanted)
    seats = seats_of(replay, judged.line, "en")
    return {"name": source.name, "judge": judged.judge, "over": judged.line.over, "seats": seats, "refused": ""}


def here(wanted: Wanted, sources: Iterable[Source]) -> Generator[GameSummary]:
    """One game after the other, each on all threads."""
    for source in sources:
        yield summary(wanted, source)


@contextmanager
def on_cluster(address: str, threads: int) -> Iterator[Workers]:
    """Each process of a cluster has a game; what was judged is kept where `results` is a folder all of them see."""
    with connected(address, threads) as ray:

        def play(wanted: Wanted, sources: Iterable[Source]) -> Generator[GameSummary]:
            remote, key, rest = ray.remote(max_retries=3)(_summary), sources_key(), iter(sources)
            pending: list[Any] = []
            try:
                while True:
                    room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(pending)
                    pending += [remote.remote(wanted, source, key) for source in itertools.islice(rest, room)]
                    if not pending:
                        return
                    done, pending = ray.wait(pending, timeout=LOOK)
                    yield from (fetched(ray, each) for each in done)
            finally:
                for each in pending:
                    ray.cancel(each, force=True)

        yield play


def _summary(wanted: Wanted, source: Source, key: str) -> GameSummary:
    """One game, on some node."""
    if sources_key() != key:
        raise LudiError("A node of the cluster has other sources of ludi, Numba, NumPy or Python; make them the same.")
    return summary(wanted, source)


def analyse_many(
    sources: list[Source], wanted: Wanted, workers: Workers = here, advance: Callable[[int], None] = lambda _: None
) -> list[GameSummary]:
    """All games, in order."""
    found: dict[str, GameSummary] = {}
    with closing(workers(wanted, sources)) as games:
        for game in games:
            found[game["name"]] = game
            advance(1)
    return [found[source.name] for source in sources]


def by_player(games: list[GameSummary]) -> list[PlayerSummary]:
    """Everybody's luck and skill, who lost least per decision first."""
    seats: dict[str, list[SeatReport]] = {}
    for game in games:
        for seat in game["seats"] if game["over"] else []:
            seats.setdefault(seat["player"], []).append(seat)
    return sorted((_player(name, own) for name, own in seats.items()), key=lambda each: each["points_lost"])


def _player(name: str, own: list[SeatReport]) -> PlayerSummary:
    decisions = sum(seat["decisions"] for seat in own)
    lost = sum(seat["points_lost"] * seat["decisions"] for seat in own)
    grades: Counter[str] = Counter()
    for seat in own:
        grades.update(seat["grades"])
    return {
        "player": name,
        "games": len(own),
        "share": fmean(seat["end"] for seat in own),
        "luck": fmean(seat["luck"] for seat in own),
        "luck_within": within([seat["luck"] for seat in own]),
        "adjusted": fmean(seat["adjusted"] for seat in own),
        "adjusted_within": within([seat["adjusted"] for seat in own]),
        "decisions": decisions,
        "points_lost": lost / decisions if decisions else 0.0,
        "grades": GradeCounts(**{grade: grades[grade] for grade in GRADES}),  # type: ignore[typeddict-item]
    }


def within(values: list[float]) -> float:
    """Half of the 95 % interval of a mean; 0 of a single value, of which nothing is known."""
    return SURE * sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0
