"""`ludi bench judge`: how well positions of the same games are judged by the game's own prospects and by a network."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from ludi.bots.policy import PolicyBot
from ludi.bots.roster import POLICY, BotSpec, network_of
from ludi.engine.contract import Game, Options
from ludi.engine.errors import LudiError
from ludi.engine.kernels import bound, new_tally, run_to_decision
from ludi.engine.offers import OFFER
from ludi.engine.record import Cells
from ludi.engine.streams import below, new_streams
from ludi.lab.bench_engine import Row, machine, row
from ludi.lab.simulate import DECISION_LIMIT

PHASES: Final = 5
BINS: Final = 10  # of the calibration
WHIMS: Final = 10  # one decision of so many is played at random, so that positions differ
LEAST: Final = 1e-6  # a chance no judge is held to be surer than


@dataclass
class Score:
    """What a judge said of positions, and how the games ended."""

    said: list[Cells] = field(default_factory=list)
    came: list[Cells] = field(default_factory=list)

    def numbers(self) -> dict[str, float]:
        """Log loss, skill (1 less the Brier score over that of an even guess), and how far chances are off."""
        said, came = np.array(self.said), np.array(self.came)
        players = said.shape[1]
        loss = float(-(came * np.log(np.maximum(said, LEAST))).sum(axis=1).mean())
        even = float(((came - 1 / players) ** 2).sum(axis=1).mean())
        skill = 1 - float(((came - said) ** 2).sum(axis=1).mean()) / even if even > 0 else 0.0
        return {"log_loss": loss, "skill": skill, "off": self._off(said, came)}

    @staticmethod
    def _off(said: Cells, came: Cells) -> float:
        """By how much what is said differs from what comes, on average over tenths of chances."""
        tenth = np.minimum((said * BINS).astype(int), BINS - 1).ravel()
        count = np.bincount(tenth, minlength=BINS)
        gap = np.bincount(tenth, said.ravel(), BINS) - np.bincount(tenth, came.ravel(), BINS)
        return float(np.abs(gap).sum() / count.sum())


class Judges:
    """Games of the network with itself, a few moves at random, each position judged twice."""

    def __init__(self, game: Game, players: int, options: Options, network: str, seed: int) -> None:
        found = network_of(game, BotSpec(POLICY, network=network))
        if found is None:
            raise LudiError(f"No network comes with {game.title}; name the file of one with --network FILE.")
        self.game, self.players, self.options, self.seed = game, players, options, seed
        self._bot = PolicyBot(game, found, seed)
        self._run = bound(run_to_decision, game)

    def judged(self, number: int) -> Iterator[tuple[str, float, Cells, Cells]]:
        """Of each decision of a game: who judges, how far the game had come, the chances, the result."""
        game, stream = self.game, new_streams(self.seed, number, 1)[0]
        whims = new_streams(self.seed + 1, number, 1)[0]
        offer, tally, chances = np.zeros(1, dtype=OFFER)[0], new_tally(), np.zeros(self.players)
        s, said = game.new_state(self.players, self.options), list[tuple[Cells, Cells]]()
        while count := int(self._run(s, stream, offer, tally)):
            if len(said) == DECISION_LIMIT:
                return
            codes, likely, shares = self._bot.consider(s, game.rules.decider(s))
            game.rules.prospects(s, chances)
            said.append((chances.copy(), shares))
            game.rules.apply(s, int(codes[below(whims, count) if below(whims, WHIMS) == 0 else likely.argmax()]))
        came = np.array(game.payoffs(s, self.players))
        for at, (own, learnt) in enumerate(said):
            yield "prospects", at / len(said), own, came
            yield "network", at / len(said), learnt, came


def bench_judge(game: Game, games: int, network: str, say: Callable[[str], None], seed: int = 1) -> dict[str, Any]:
    """Rows by number of players, part of the game and judge."""
    rows: list[Row] = []
    for players, options in tables(game):
        say(f"{players} players")
        scores: dict[tuple[str, str], Score] = {}
        judges = Judges(game, players, options, network, seed)
        for number in range(games):
            for judge, at, said, came in judges.judged(number):
                for phase in ("whole", f"fifth {int(at * PHASES) + 1}"):
                    score = scores.setdefault((phase, judge), Score())
                    score.said.append(said)
                    score.came.append(came)
        for (phase, judge), score in sorted(scores.items()):
            for name, value in score.numbers().items():
                rows.append(row(f"{players} players, {phase}, {judge}: {name.replace('_', ' ')}", value, "", machine()))
    return {"game": game.name, "games": games, "seed": seed, "rows": rows}


def tables(game: Game) -> Iterator[tuple[int, Options]]:
    """Each number of players, with the first options that allow it."""
    for players in range(2, len(game.seat_names) + 1):
        for value in [{}, *({spec.name: value} for spec in game.option_specs for value in spec.values)]:
            try:
                options = game.complete_options(players, value)
            except LudiError:
                continue
            yield players, options
            break
