"""Every bot by name: the plain ones, the five levels, and how long they may think."""

import re
from dataclasses import dataclass
from typing import Any, Final, Protocol

from ludi.bots.table import Bot
from ludi.engine.contract import Game
from ludi.engine.errors import LudiError, quoted

LEVELS: Final = ("tiro", "miles", "optio", "centurio", "imperator")  # level1 to level5
PLAIN: Final = ("random", "greedy")
STRONGEST: Final = LEVELS[-1]
_ALIASES: Final = {**{f"level{i}": name for i, name in enumerate(LEVELS, start=1)}, "strongest": STRONGEST}
_BUDGET: Final = re.compile(r"(?P<number>\d{1,9}(\.\d{1,6})?)(?P<unit>s|ms|)")


class Chooser(Protocol):
    """What sits at a table: decides, and remembers what it thought."""

    name: str

    def choose(self, s: Any, seat: int) -> int:
        """The code it chooses for the seat that decides."""


@dataclass(frozen=True)
class Budget:
    """How long to think about one decision: seconds, iterations, or whichever ends first; None means no limit."""

    seconds: float | None = None
    iterations: int | None = None


@dataclass(frozen=True)
class Wanted:
    """A bot as it was asked for: `optio`, `level3`, `strongest@1s`, `greedy`, `level5@2000`."""

    name: str  # without aliases
    budget: Budget | None = None  # instead of its own

    def __str__(self) -> str:
        if self.budget is None:
            return self.name
        seconds, iterations = self.budget.seconds, self.budget.iterations
        return f"{self.name}@{iterations}" if seconds is None else f"{self.name}@{seconds:g}s"


def wanted(text: str) -> Wanted:
    """A bot by name, number or `strongest`, perhaps with `@` and a budget; LudiError with the choices otherwise."""
    name, at, budget = text.strip().partition("@")
    name = _ALIASES.get(name, name)
    if name not in (*PLAIN, *LEVELS):
        choices = ", ".join((*PLAIN, *LEVELS))
        raise LudiError(f"There is no bot called {quoted(name)}; choose among {choices}, level1 to level5, strongest.")
    return Wanted(name, _budget(text, budget) if at else None)


def _budget(text: str, budget: str) -> Budget:
    match = _BUDGET.fullmatch(budget)
    if match is None or (match["unit"] == "" and "." in match["number"]):
        raise LudiError(f"{quoted(text)} has no budget I understand; write @1s, @200ms or @1000 (iterations).")
    number = float(match["number"])
    if number == 0:
        raise LudiError(f"{quoted(text)} leaves no time to think; give more than 0.")
    if match["unit"] == "":
        return Budget(iterations=int(number))
    return Budget(seconds=number if match["unit"] == "s" else number / 1000)


def make_bot(game: Game, bot: Wanted, seed: int) -> Chooser:
    """A bot that plays one seat of one live game; with a budget in iterations the same seed gives the same choices."""
    return Bot(game, "greedy" if bot.name in LEVELS else bot.name, seed)
