"""The five levels: how long each thinks, and what it misses."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True)
class Budget:
    """How long to think about one decision: seconds, iterations, or whichever ends first; None means no limit.

    Iterations kept from an earlier decision count, at their time too, since they are just as good: the later choices of
    a turn, thought of with the first, come quickly.
    """

    seconds: float | None = None
    iterations: int | None = None


FIRST_SIGHT: Final = Budget(iterations=0)  # options are judged, nothing is searched


@dataclass(frozen=True)
class Taste:
    """How a level below the strongest plays by a network (ludi.bots.amateur)."""

    # How much worse an option is, in shares of the win, that is taken 1 / e as often as the best; 0: always the best.
    # With a horizon: options are taken as often as the search tried them, to the power of 1 / heat.
    heat: float
    horizon: int = 0  # iterations of search; 0: what comes of each option is looked at once


@dataclass(frozen=True)
class Level:
    """How a bot thinks. What it misses without a network is blind spots; with one its taste says how it errs."""

    meaning: str  # of its Latin name
    budget: Budget
    notices: float = 1.0  # the chance to see an option at all, where there are many
    careless: float = 0.0  # how much worse than the best an option may look, in chances of winning, and still be chosen
    taste: Taste | None = None  # where the game has a network that does not say otherwise; None: it is searched with


LEVELS: Final = {
    "tiro": Level("recruit", FIRST_SIGHT, notices=0.41, careless=0.046, taste=Taste(heat=0.06)),
    "miles": Level("soldier", FIRST_SIGHT, notices=0.48, careless=0.02, taste=Taste(heat=0.03)),
    "optio": Level("sergeant", FIRST_SIGHT, notices=0.8, careless=0.0085, taste=Taste(heat=0.015)),
    "centurio": Level("centurion", Budget(iterations=56), careless=0.007, taste=Taste(heat=0.4, horizon=32)),
    "imperator": Level("general", Budget(seconds=1.0)),
}
FORMER: Final = {"imperator-1": LEVELS["imperator"]}  # the general of 0.1, without a network, its mistakes mended
PLAIN: Final = ("random", "greedy")  # bots that do not think; no levels
STRONGEST: Final = "imperator"
USUAL: Final = "tiro"  # who sits down where nobody says which: beginners do not say
STAND_IN: Final = "optio"  # who plays on for somebody who has left


def tastes(manifest: Mapping[str, Any]) -> dict[str, Taste]:
    """How each level below the strongest plays by a network: what its manifest says, found by matches
    (bench/levels.py), and as usual where it says nothing."""
    found = manifest.get("levels", {})
    return {
        name: Taste(**found[name]) if name in found else level.taste for name, level in LEVELS.items() if level.taste
    }
