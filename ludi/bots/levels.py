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

    heat: float  # options are taken as often as the network likes them, to the power of 1 / heat; 0: the best
    horizon: int = 0  # iterations of search with it


@dataclass(frozen=True)
class Level:
    """How a bot thinks."""

    meaning: str  # of its Latin name
    description: str
    budget: Budget
    notices: float = 1.0  # the chance to see an option at all, where there are many
    careless: float = 0.0  # how much worse than the best an option may look, in chances of winning, and still be chosen
    taste: Taste | None = None  # where the game has a network that does not say otherwise; None: it is searched with


LEVELS: Final = {
    "tiro": Level(
        "recruit",
        "Judges at first sight, overlooks most of what it could do and is content with less than the best.",
        FIRST_SIGHT,
        notices=0.41,
        careless=0.046,
        taste=Taste(heat=12.0),
    ),
    "miles": Level(
        "soldier",
        "Judges at first sight and overlooks half of what it could do.",
        FIRST_SIGHT,
        notices=0.48,
        careless=0.02,
        taste=Taste(heat=8.0),
    ),
    "optio": Level(
        "sergeant",
        "Judges at first sight and overlooks little.",
        FIRST_SIGHT,
        notices=0.8,
        careless=0.0085,
        taste=Taste(heat=4.0),
    ),
    "centurio": Level(
        "centurion",
        "Thinks ahead for a moment, looking at a few lines, and is content with nearly the best.",
        Budget(iterations=56),
        careless=0.007,
        taste=Taste(heat=0.4, horizon=32),
    ),
    "imperator": Level("general", "Thinks as deep as a second allows.", Budget(seconds=1.0)),
}
FORMER: Final = {
    "imperator-1": LEVELS["imperator"]
}  # as released in 0.1, by first sight and playing on: to compare with
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
