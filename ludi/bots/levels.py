"""The five levels: how long each thinks, and what it misses."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Budget:
    """How long to think about one decision: seconds, iterations, or whichever ends first; None means no limit.

    Iterations kept from an earlier decision count, since they are just as good.
    """

    seconds: float | None = None
    iterations: int | None = None


@dataclass(frozen=True)
class Level:
    """How a bot thinks."""

    meaning: str  # of its Latin name
    description: str
    budget: Budget
    notices: float = 1.0  # the chance to see an option at all, where there are many
    careless: float = 0.0  # how much worse than the best an option may look, in chances of winning, and still be chosen


LEVELS: Final = {
    "tiro": Level(
        "recruit",
        "Judges at first sight, overlooks half of what it could do and does not mind small losses.",
        Budget(iterations=1),
        notices=0.5,
        careless=0.02,
    ),
    "miles": Level(
        "soldier",
        "Judges at first sight and overlooks some of what it could do.",
        Budget(iterations=1),
        notices=0.85,
    ),
    "optio": Level("sergeant", "Thinks a turn ahead, briefly.", Budget(iterations=32)),
    "centurio": Level("centurion", "Thinks ahead for a moment.", Budget(iterations=300)),
    "imperator": Level("general", "Thinks as deep as a second allows.", Budget(seconds=1.0, iterations=60_000)),
}
STRONGEST: Final = "imperator"
