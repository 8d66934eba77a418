"""What decided a game, for Python.

report = analyse("game.json", seconds=60)
report["seats"]  # each with luck, own decisions, others' play, drift, points lost
report["events"]  # each draw with its luck, each decision with its grade and what would have been best
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from ludi.analysis.line import Line
from ludi.analysis.report import Report
from ludi.analysis.telling import report_of
from ludi.analysis.walk import Path as Way
from ludi.analysis.walk import line_of, walk
from ludi.engine.contract import Game
from ludi.engine.errors import LudiError
from ludi.engine.replay import Replay, links, load
from ludi.judges import Judge, parse_judge
from ludi.lab.effort import spec_within
from ludi.lab.judging import Kept, judge_all, keeping

SECONDS: Final = 60.0  # for a game, unless something else is asked for
LONGEST: Final = 86_400.0
LEAST: Final = 0.25  # part of the time that judging has, however long it took to compile what judges
# Kept free for saying what was found: seconds to load the words, and times as long as going through the game took.
WORDS: Final = 0.5
TELLING: Final = 6.0

Begin = Callable[[int], Callable[[int], None]]  # told how many positions there are: what is to be told of each judged


@dataclass(frozen=True)
class Wanted:
    """How games are to be analysed."""

    seconds: float = SECONDS
    threads: int = 1
    judge: str = ""  # by name, instead of what the seconds allow
    results: Path | None = None  # a folder in which what was judged is kept

    def check(self) -> "Wanted":
        """The same, or LudiError with a sentence."""
        if not 0 < self.seconds <= LONGEST:
            raise LudiError(f"--seconds cannot be {self.seconds:g}; choose more than 0, up to {LONGEST:.0f}.")
        if self.judge:
            parse_judge(self.judge)
        return self


class Judged(NamedTuple):
    """A judged game, and who judged."""

    line: Line
    judge: str


def _silent(_: int) -> Callable[[int], None]:
    return lambda _: None


def analyse(
    game: Replay | str | Path,
    seconds: float = SECONDS,
    threads: int = 1,
    *,
    judge: Judge | str = "",
    results: str | Path | None = None,
    language: str = "en",
    begin: Begin = _silent,
) -> Report:
    """What decided a game: a replay, or the file of one; LudiError with a sentence if it cannot be read.

    It is judged as thoroughly as so many seconds allow, or by the `judge` that is given or named. What was judged is
    kept in the folder `results`, from which the same call goes on after it was stopped.
    """
    begun = time.perf_counter()
    replay = game if isinstance(game, Replay) else load(Path(game))
    named = judge if isinstance(judge, str) else ""
    wanted = Wanted(seconds, threads, named, None if results is None else Path(results)).check()
    found = judge_game(replay, wanted, None if isinstance(judge, str) else judge, begin, begun)
    return report_of(replay, found.line, found.judge, language)


def judge_game(
    replay: Replay,
    wanted: Wanted,
    judge: Judge | None = None,
    begin: Begin = _silent,
    begun: float | None = None,
) -> Judged:
    """A game with all its positions judged, in the time there is since it was `begun`, by the clock of `time`."""
    here = time.perf_counter()
    way, game = walk(replay.match), replay.match.game
    telling = WORDS + TELLING * (time.perf_counter() - here)
    until = (here if begun is None else begun) + wanted.seconds - telling
    with keeping(wanted.results) as kept:
        chosen = judge or _chosen(replay, way, wanted, kept, until)
        asked = way.asked()
        looks = judge_all(game, chosen, asked, kept, wanted.threads, begin(len(asked)))
    return Judged(line_of(way, looks), chosen.name)


def _chosen(replay: Replay, way: Way, wanted: Wanted, kept: Kept, until: float) -> Judge:
    """The judge asked for; or what the time allows, which is the same when a report is taken up again."""
    game: Game = replay.match.game
    if wanted.judge:
        return parse_judge(wanted.judge).make(game)
    known = f"{links(replay)[-1]} {wanted.seconds:g} {wanted.threads}"
    name = kept.effort(known)
    if name is None:
        name = str(spec_within(game, way.asked(), until, wanted.threads, LEAST * wanted.seconds))
        kept.keep_effort(known, name)
    return parse_judge(name).make(game)
