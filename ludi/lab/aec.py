"""PettingZoo: every game as an AEC environment, called by its name and version: NAME_v1.

An agent sees `{"observation", "action_mask"}`; see docs/lab.md for the layout. Draws, rules and decisions with a single
option happen within `step`. Rewards come at the end: an agent's share of one point less an equal share, so they sum up
to zero. Seeds make games repeatable, and each further `reset` without a seed begins the next game of the same seed.
"""

import re
import sys
from collections.abc import Mapping
from typing import Any

import numpy as np

from ludi.engine.arrays import as_numpy
from ludi.engine.contract import Game, Value
from ludi.engine.errors import IllegalMove, LudiError
from ludi.engine.kernels import bound, new_tally, run_to_decision
from ludi.engine.offers import OFFER
from ludi.engine.registry import get_game
from ludi.engine.streams import new_streams
from ludi.lab.observation import Observer
from ludi.lab.rendering import render
from ludi.lab.simulate import LARGEST_SEED

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise LudiError('PettingZoo is not installed; run: pip install "ludi-romani[lab]".') from None

RENDER_MODES = ("ansi", "human")


def versioned(game: Game) -> str:
    return f"{game.name}_v{game.version}"


def named_game(name: str) -> Game:
    """A game by its name, or by an environment's name if that is the version we have."""
    match = re.fullmatch(r"(\w+)_v(\d+)", name)
    game = get_game(match[1] if match else name)
    if match and versioned(game) != name:
        raise LudiError(f"There is no {name} here; this version has {versioned(game)}.")
    return game


def env(
    game: str,
    players: int = 4,
    options: Mapping[str, Value] | None = None,
    render_mode: str | None = None,
) -> Any:
    """A game as agents play it; who chooses an action that is not offered loses a point and ends the game."""
    inner: Any = raw_env(game, players, options, render_mode)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name for it)
    """The environment without PettingZoo's checks; it refuses actions that are not offered with IllegalMove."""

    def __init__(
        self,
        game: str,
        players: int = 4,
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise LudiError(f"There is no render mode {render_mode!r}; choose {' or '.join(RENDER_MODES)}.")
        self.game = named_game(game)
        self.players = players
        self.options = self.game.complete_options(players, options or {})
        self.render_mode = render_mode
        self.metadata = {
            "name": versioned(self.game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._observer = Observer(self.game, players)
        self._run = bound(run_to_decision, self.game)
        self._offer, self._tally = np.zeros(1, dtype=OFFER)[0], new_tally()
        self._seed, self._episode = int(np.random.SeedSequence().generate_state(1)[0]), -1
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.game.action_count,), np.int8)
        return spaces.Dict({"observation": spaces.Box(self._observer.low, self._observer.high), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; `options` are accepted for PettingZoo's sake and not used: rules are chosen when making it."""
        if seed is not None:
            if not 0 <= seed <= LARGEST_SEED:
                raise LudiError(f"The seed cannot be {seed}; choose 0 to {LARGEST_SEED}.")
            self._seed, self._episode = seed, -1
        self._episode += 1
        self._stream = new_streams(self._seed, self._episode, 1)[0]
        self.state_record = as_numpy(self.game.new_state(self.players, self.options))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._run_to_decision()

    def _run_to_decision(self) -> None:
        """To the next real choice, or the end and its rewards."""
        count = int(self._run(self.state_record, self._stream, self._offer, self._tally))
        self._codes = self._offer.codes[:count].copy()
        if count:
            self.agent_selection = self.possible_agents[self.game.rules.decider(self.state_record)]
            return
        shares = self.game.payoffs(self.state_record, self.players)
        for agent, share in zip(self.possible_agents, shares, strict=True):
            self.rewards[agent] = share - 1 / self.players
            self.terminations[agent] = True

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now; its mask is empty unless it is to decide."""
        mask = np.zeros(self.game.action_count, dtype=np.int8)
        if agent == self.agent_selection:
            mask[self._codes] = 1
        return {
            "observation": self._observer(self.state_record, self.possible_agents.index(agent)),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None or action not in self._codes:
            raise IllegalMove(f"Action {action} is not offered; the actions are {self._codes.tolist()}.")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.game.rules.apply(self.state_record, int(action))
        self._run_to_decision()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def action_text(self, action: int) -> str:
        """An offered action in the game's notation."""
        return self.game.text(self.state_record, int(action))

    def render(self) -> str | None:
        """The position as text: returned (`ansi`) or written to standard output (`human`)."""
        text = render(self.game, self.state_record, self.players)
        if self.render_mode == "human":
            sys.stdout.write(text + "\n\n")
            return None
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""
