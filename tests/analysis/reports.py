"""A report made by hand, of a short game of Tali."""

from functools import cache

from ludi.analysis.line import Decision, Draw, Line, Option, Outcome
from ludi.analysis.report import Report
from ludi.analysis.telling import report_of
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat

THROWN = Draw(1, tuple(Outcome(pips, 1, (0.4 + pips / 50, 0.6 - pips / 50)) for pips in range(1, 7)), drawn=6)
STOPPED = Decision(2, 0, (Option(0, (0.5, 0.5)), Option(1, (0.6, 0.4))), played=0, plan=("throw",))
LOST = Draw(3, tuple(Outcome(pips, 1, (0.8 - pips / 10, 0.2 + pips / 10)) for pips in range(1, 7)), drawn=1)


@cache
def replay() -> Replay:
    match = Match(get_game("tali"), 2)
    for move in ("falls 6", "stop", "falls 1"):
        match.play(move)
    return Replay(match, [Seat("Anna", "human"), Seat("<b>Bruno</b>", "greedy")], table="table-1")


def report(language: str = "en") -> Report:
    return report_of(replay(), Line(2, (THROWN, STOPPED, LOST), (0.7, 0.3), over=False), "search@9", language)
