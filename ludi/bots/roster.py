"""Every bot by name: the plain ones, those with a network, the five levels, and how long they may think."""

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from ludi.bots.amateur import Amateur
from ludi.bots.ideas import IdeaBot
from ludi.bots.levels import FORMER, LEVELS, PLAIN, STRONGEST, Budget, tastes
from ludi.bots.memory import GuidedSettings, Settings
from ludi.bots.network import Network, digest_of, load, packaged
from ludi.bots.policy import PolicyBot
from ludi.bots.table import Bot
from ludi.bots.thinker import Thinker
from ludi.engine.contract import Game
from ludi.engine.errors import LudiError, quoted

POLICY: Final = "policy"  # the network without any search
IDEA: Final = "idea"  # one of those a game declares, and nothing else
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
    network: str = ""  # a file, instead of the game's own network
    idea: str = ""

    def __str__(self) -> str:
        name = f"{self.name}:{self.network or self.idea}" if self.network or self.idea else self.name
        if self.budget is None:
            return name
        seconds, iterations = self.budget.seconds, self.budget.iterations
        return f"{name}@{iterations}" if seconds is None else f"{name}@{seconds:.6f}".rstrip("0").rstrip(".") + "s"


def parse_bot(text: str, others: Sequence[str] = ()) -> BotSpec:
    """A bot by name, number or `strongest`, perhaps with `@` and a budget; LudiError with the choices otherwise, which
    may include others that are no bots."""
    name, colon, network = text.strip().partition(":")
    if name == IDEA:
        return BotSpec(IDEA, idea=network)
    if colon:  # the name of a file may hold anything
        network, at, budget = network.rpartition("@") if "@" in network else (network, "", "")
    else:
        name, at, budget = name.partition("@")
    name = _ALIASES.get(name, name)
    if name not in (*PLAIN, POLICY, *LEVELS, *FORMER):
        choices = ", ".join((*others, *PLAIN, POLICY, *LEVELS, *FORMER))
        raise LudiError(f"There is no bot called {quoted(name)}; choose among {choices}, level1 to level5, strongest.")
    if at and name in (*PLAIN, POLICY):
        raise LudiError(f"{quoted(text)} cannot be: {name} takes no time to think; leave the budget out.")
    if colon and (name in (*PLAIN, *FORMER) or not network):
        raise LudiError(f"{quoted(text)} cannot be: {name} plays without a network.")
    return BotSpec(name, _budget(text, budget) if at else None, network)


def _budget(text: str, budget: str) -> Budget:
    match = _BUDGET.fullmatch(budget)
    if match is None or (match["unit"] == "" and "." in match["number"]):
        raise LudiError(f"{quoted(text)} has no budget I understand; write @1s, @200ms or @1000 (iterations).")
    number = float(match["number"])
    seconds = number / 1000 if match["unit"] == "ms" else number
    if number == 0 or (match["unit"] and seconds < LEAST_SECONDS):
        raise LudiError(f"{quoted(text)} leaves no time to think; give more.")
    return Budget(seconds=seconds) if match["unit"] else Budget(iterations=int(number))


def network_of(game: Game, bot: BotSpec) -> Network | None:
    """What a bot judges by: a file of its own, or what comes with the game; None if it plays without."""
    if bot.network:
        return load(Path(bot.network), game)
    return packaged(game) if bot.name in (POLICY, *LEVELS) else None


def manner(game: Game, bot: BotSpec) -> str:
    """What its choices follow from besides its name, as a short digest: how searches look, with what network and what
    tastes; nothing of plain bots."""
    if bot.name in (*PLAIN, IDEA):
        return ""
    network = network_of(game, bot)
    settings: dict[str, object] = asdict(Settings() if network is None else GuidedSettings())
    if network is not None:
        levels = {name: asdict(taste) for name, taste in tastes(network.manifest).items()}
        settings |= {"network": digest_of(network), "levels": levels}
    return hashlib.sha256(json.dumps(settings, sort_keys=True).encode()).hexdigest()[:16]


def make_bot(game: Game, bot: BotSpec, seed: int, threads: int = 1) -> Chooser:
    """A bot that plays one seat of one live game; with a budget in iterations the same seed gives the same choices."""
    if bot.name in PLAIN:
        return Bot(game, bot.name, seed)
    if bot.name == IDEA:
        return IdeaBot(game, bot.idea, seed)
    network = network_of(game, bot)
    if network is not None and bot.name in LEVELS and bot.name != STRONGEST:
        return Amateur(game, bot.name, network, seed, bot.budget)
    if bot.name != POLICY:
        return Thinker(game, bot.name, seed, bot.budget, threads, network)
    if network is None:
        raise LudiError(f"No network comes with {game.title}; name the file of one: policy:FILE.")
    return PolicyBot(game, network, seed)
