"""How good decisions were: grades, and what a player lost by them."""

from collections import Counter
from dataclasses import dataclass
from math import fsum
from typing import Final

from ludi.analysis.account import Change
from ludi.analysis.line import Decision

POINT: Final = 0.01  # of a win: losses are told in points of a hundred
OBVIOUS: Final = 0.1 * POINT  # where all options are within that, nothing is decided
GOOD: Final = "good"
LIMITS: Final = (("blunder", 8 * POINT), ("mistake", 3 * POINT), ("inaccuracy", 1 * POINT))  # lost: more than that
GRADES: Final = (GOOD, "inaccuracy", "mistake", "blunder")


def grade(loss: float) -> str:
    """What a decision that cost such a share is called."""
    return next((name for name, limit in LIMITS if loss > limit), GOOD)


def is_obvious(decision: Decision) -> bool:
    """Whether it hardly matters what is chosen."""
    values = [option.shares[decision.seat] for option in decision.options]
    return max(values) - min(values) <= OBVIOUS


@dataclass(frozen=True)
class Play:
    """How a seat decided."""

    decisions: int  # but for the obvious ones
    lost: float  # share, over all of them
    grades: dict[str, int]

    @property
    def points(self) -> float:
        """Lost per decision, in hundredths of a win."""
        return self.lost / self.decisions / POINT if self.decisions else 0.0


def play(found: list[Change], seat: int) -> Play:
    """How a seat decided in a game of these changes."""
    losses = [change.loss for change in found if decides(change, seat)]
    counted = Counter(map(grade, losses))
    return Play(len(losses), fsum(losses), {name: counted[name] for name in GRADES})


def decides(change: Change, seat: int) -> bool:
    """Whether a change is a decision of a seat, and not an obvious one."""
    return isinstance(change.event, Decision) and change.event.seat == seat and not is_obvious(change.event)
