"""Every bot by name: the plain ones, the five levels, and how long they may think."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from ludi.bots.levels import LEVELS, STRONGEST, Budget
from ludi.bots.table import Bot
from ludi.bots.thinker import Thinker
from ludi.engine.contract import Game
from ludi.engine.errors import LudiError, quoted

PLAIN: Final = ("random", "greedy")
_ALIASES: Final = {**{f"level{i}": name for i, name in enumerate(LEVELS, start=1)}, "strongest": STRONGEST}
LEAST_SECONDS: Final = 1e-6
_BUDGET: Final = re.compile(r"(?P<number>\d{1,9}(\.\d{1,6})?)(?P<unit>s|ms|)")


class Chooser(Protocol):
    """What sits at a table: decides, and remembers what it thought."""

    name: str

    def choose(self, s: Any, seat: int) -> int:
        """The code it chooses for the seat that decides."""


@dataclass(frozen=True)
class BotSpec:
    """A bot as it was asked for: `optio`, `level3`, `strongest@1s`, `greedy`, `level5@2000`."""

    name: str  # without aliases
    budget: Budget | None = None  # instead of its own

    def __str__(self) -> str:
        if self.budget is None:
            return self.name
        seconds, iterations = self.budget.seconds, self.budget.iterations
        return (
            f"{self.name}@{iterations}"
            if seconds is None
            else f"{self.name}@{seconds:.6f}".rstrip("0").rstrip(".") + "s"
        )


def parse_bot(text: str, others: Sequence[str] = ()) -> BotSpec:
    """A bot by name, number or `strongest`, perhaps with `@` and a budget; LudiError with the choices otherwise, which
    may include others that are no bots."""
    name, at, budget = text.strip().partition("@")
    name = _ALIASES.get(name, name)
    if name not in (*PLAIN, *LEVELS):
        choices = ", ".join((*others, *PLAIN, *LEVELS))
        raise LudiError(f"There is no bot called {quoted(name)}; choose among {choices}, level1 to level5, strongest.")
    if at and name in PLAIN:
        raise LudiError(f"{quoted(text)} cannot be: {name} takes no time to think; leave the budget out.")
    return BotSpec(name, _budget(text, budget) if at else None)


def _budget(text: str, budget: str) -> Budget:
    match = _BUDGET.fullmatch(budget)
    if match is None or (match["unit"] == "" and "." in match["number"]):
        raise LudiError(f"{quoted(text)} has no budget I understand; write @1s, @200ms or @1000 (iterations).")
    number = float(match["number"])
    seconds = number / 1000 if match["unit"] == "ms" else number
    if number == 0 or (match["unit"] and seconds < LEAST_SECONDS):
        raise LudiError(f"{quoted(text)} leaves no time to think; give more.")
    return Budget(seconds=seconds) if match["unit"] else Budget(iterations=int(number))


def make_bot(game: Game, bot: BotSpec, seed: int, threads: int = 1) -> Chooser:
    """A bot that plays one seat of one live game; with a budget in iterations the same seed gives the same choices."""
    if bot.name not in LEVELS:
        return Bot(game, bot.name, seed)
    return Thinker(game, bot.name, seed, bot.budget, threads)
