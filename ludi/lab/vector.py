"""N games stepped by one compiled call, as a vector environment of Gymnasium.

env = VectorEnv(game, players=4, num_envs=4096, seed=7)
observations, infos = env.reset()
while training:
    actions = policy(observations, infos["action_mask"])  # or env.sample(): uniform among the legal ones
    observations, rewards, terminations, truncations, infos = env.step(actions)

Every array handed out is the environment's own memory and is overwritten by the next step: copy what you keep.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from operator import index
from typing import Any, ClassVar, Final

import numpy as np

from ludi.engine.arrays import as_numpy
from ludi.engine.contract import Game, Options, Value
from ludi.engine.errors import LudiError
from ludi.engine.kernels import bound
from ludi.engine.observing import (
    observation_bounds,
    observation_size,
    observation_table,
    observe_batch,
    raw_bytes,
)
from ludi.engine.offers import MAX_OPTIONS, OFFER
from ludi.engine.record import Cells, States
from ludi.engine.registry import get_game, working_games
from ludi.engine.streams import MASK, new_streams, philox
from ludi.engine.vector import BEGIN, KEEP, Batch, Buffers, Terms, choose_uniformly, first_illegal, step_games
from ludi.lab.simulate import DECISION_LIMIT, LARGEST_SEED

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode
except ImportError:
    raise LudiError(
        'The vector environment needs Gymnasium; install it with: pip install "ludi-romani[lab]".'
    ) from None

LARGEST_BATCH: Final = 1 << 24
RUNNING: Final = ("states", "streams", "episodes", "decisions", "seats", "counts", "codes")  # of `Buffers`

Stepped = tuple[Any, Any, Any, Any, dict[str, Any]]


def new_buffers(game: Game, players: int, options: Options, count: int, observe: bool, masks: bool) -> Buffers:
    """Buffers for environments that have not begun."""
    states = np.zeros(count, dtype=game.record)
    opening = np.zeros(1, dtype=game.record)
    opening[0] = as_numpy(game.new_state(players, options))
    return Buffers(
        states=states,
        raw=raw_bytes(states),
        opening=raw_bytes(opening)[0],
        streams=new_streams(0, 0, count),
        episodes=np.full(count, -1, dtype=np.int64),
        decisions=np.zeros(count, dtype=np.int32),
        seats=np.zeros(count, dtype=np.int8),
        acted=np.full(count, -1, dtype=np.int8),
        counts=np.zeros(count, dtype=np.int32),
        codes=np.zeros((count, MAX_OPTIONS), dtype=np.int16),
        mask=np.zeros((count, game.action_count) if masks else (1, 1), dtype=np.int8),
        rewards=np.zeros(count, dtype=np.float32),
        shares=np.zeros((count, players), dtype=np.float32),
        terminations=np.zeros(count, dtype=np.bool_),
        truncations=np.zeros(count, dtype=np.bool_),
        table=observation_table(game, players),
        final=np.zeros((count, observation_size(game)) if observe else (1, 1), dtype=np.float32),
    )


def _within(name: str, value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise LudiError(f"{name} cannot be {value}; choose {low} to {high}.")
    return value


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Games of one sort, played side by side. Whoever is to decide acts: an action is an offered code, an observation
    is seen by that seat. Draws, rules and forced choices happen within a step; finished games start anew at once."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # type: ignore[misc]

    def __init__(
        self,
        game: Game | str,
        players: int,
        num_envs: int,
        options: Mapping[str, Value] | None = None,
        seed: int = 1,
        observe: bool = True,
        masks: bool = True,
        threads: int = 1,
        limit: int = DECISION_LIMIT,
    ) -> None:
        """Nothing is played before `reset`. Without observations or masks stepping is faster; `counts` and `codes`
        always tell what is legal. A game is cut off (truncated) after `limit` decisions."""
        self.game = get_game(game) if isinstance(game, str) else game
        self.players = players
        self.options = self.game.complete_options(players, options or {})
        self.num_envs = _within("The number of environments", index(num_envs), 1, LARGEST_BATCH)
        self.limit = _within("The limit of decisions", index(limit), 1, LARGEST_SEED)
        self.observes, self.masks = observe, masks
        self.single_action_space = gymnasium.spaces.Discrete(self.game.action_count)
        low, high = observation_bounds(self.game) if observe else np.zeros((2, 0), dtype=np.float32)
        self.single_observation_space = gymnasium.spaces.Box(low, high, dtype=np.float32)
        self._begun = False
        self._take_seed(seed)
        buffers = new_buffers(self.game, players, self.options, self.num_envs, observe, masks)
        self._make_ready(buffers, _within("The number of threads", index(threads), 1, 1024))

    @cached_property
    def action_space(self) -> gymnasium.Space[Any]:  # type: ignore[override]
        """One code per environment."""
        return gymnasium.vector.utils.batch_space(self.single_action_space, self.num_envs)

    @cached_property
    def observation_space(self) -> gymnasium.Space[Any]:  # type: ignore[override]
        """Made when asked for: its bounds take twice the memory of the observations."""
        return gymnasium.vector.utils.batch_space(self.single_observation_space, self.num_envs)

    def _take_seed(self, seed: int) -> None:
        self._seed = _within("The seed", index(seed), 0, LARGEST_SEED)
        super().reset(seed=self._seed)

    def _new_choosers(self) -> States:
        """Streams for `sample`: sampling does not change what will be drawn."""
        return new_streams(int(philox(MASK, MASK, self._seed)), 0, self.num_envs)

    def _make_ready(self, buffers: Buffers, threads: int) -> None:
        width = observation_size(self.game) if self.observes else 0
        self._buffers = buffers
        self._observations = np.zeros((self.num_envs, width), dtype=np.float32)
        self._actions: Batch = np.zeros(self.num_envs, dtype=np.int64)
        self._choosers: Batch = self._new_choosers()
        cuts = [self.num_envs * k // threads for k in range(threads + 1)]
        self._ranges = list(zip(cuts[:-1], cuts[1:], np.zeros((threads, 1), dtype=OFFER), strict=True))
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._step, self._check, self._choose = (
            bound(kernel, self.game) for kernel in (step_games, first_illegal, choose_uniformly)
        )

    @property
    def states(self) -> Batch:
        """The games' records, to be looked at; finished games are replaced within the step."""
        return self._buffers.states

    @property
    def seats(self) -> Any:
        """Whose decision each environment waits for."""
        return self._buffers.seats

    @property
    def counts(self) -> Any:
        """How many codes each environment offers."""
        return self._buffers.counts

    @property
    def codes(self) -> Any:
        """What each environment offers: the first `counts[i]` of row i, ascending; the rest means nothing."""
        return self._buffers.codes

    @property
    def action_mask(self) -> Any:
        """The same as ones among zeros; refused if the environment was made without masks."""
        if not self.masks:
            raise LudiError("This vector environment was made with masks=False; use counts and codes.")
        return self._buffers.mask

    @property
    def payoffs(self) -> Any:
        """Each seat's share of the point for games that ended in the last step, else zeros."""
        return self._buffers.shares

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin new episodes: the first ones of a seed, or without a seed each environment's next one.

        `options` may hold `reset_mask`, an array of bool: then only those environments begin anew.
        """
        wanted = self._wanted(options or {})
        if seed is not None:
            if wanted is not None:
                raise LudiError("A seed is for all environments; leave out reset_mask.")
            self._take_seed(seed)
            self._forget_episodes()
        if wanted is None:
            self._begun, wanted = True, np.ones(self.num_envs, dtype=np.bool_)
        self._must_have_begun()
        self._begin(np.where(wanted, BEGIN, KEEP).astype(np.int64))
        return self._observations, self._infos()

    def _wanted(self, options: dict[str, Any]) -> Cells | None:
        for name in options:
            if name != "reset_mask":
                raise LudiError(f"Resetting has no option {name!r}; there is only reset_mask.")
        if "reset_mask" not in options:
            return None
        wanted = np.asarray(options["reset_mask"])
        if wanted.shape != (self.num_envs,) or wanted.dtype != np.bool_ or not wanted.any():
            raise LudiError(f"reset_mask must be {self.num_envs} values of bool, at least one of them true.")
        return wanted

    def _forget_episodes(self) -> None:
        self._buffers.episodes[:] = -1
        self._choosers = self._new_choosers()

    def _begin(self, actions: Cells) -> None:
        self._carry_out(actions)

    def _each(self, work: Callable[[int, int, States], Any]) -> list[Any]:
        """The work done for all environments, on as many threads as were asked for."""
        if self._pool is None:
            return [work(*self._ranges[0])]
        return list(self._pool.map(lambda part: work(*part), self._ranges))

    def _terms(self) -> Terms:
        return Terms(int(self.masks), int(self.observes), self._seed, self.limit)

    def _carry_out(self, actions: Cells) -> None:
        b, terms = self._buffers, self._terms()

        def work(first: int, last: int, offers: States) -> None:
            self._step(b, terms, actions, offers, first, last, 1)
            if self.observes:
                observe_batch(b.raw[first:last], b.seats[first:last], b.table, self._observations[first:last])

        self._each(work)

    def sample(self) -> Any:
        """Uniformly random legal actions, drawn by each environment's own stream."""
        self._must_have_begun()
        codes, counts = self._buffers.codes, self._buffers.counts
        self._each(lambda first, last, _: self._choose(codes, counts, self._choosers, self._actions, first, last))
        return self._actions

    def _must_have_begun(self) -> None:
        if not self._begun:
            raise LudiError("The games have not begun; call reset first.")

    def step(self, actions: Any) -> Stepped:
        """Carry out one action per environment; if any is illegal, LudiError names it and nothing has changed.

        `rewards` is what the seat that acted has won: its payoff when the game ends, else 0. The others' payoffs are
        in `infos["payoffs"]`, who acted in `infos["acted"]`, who is to decide now in `infos["seat"]`.
        """
        self._must_have_begun()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise LudiError(f"Actions must be {self.num_envs} integers, one per environment.")
        given = np.ascontiguousarray(given, dtype=np.int64)
        codes, counts = self._buffers.codes, self._buffers.counts
        refused = self._each(lambda first, last, _: self._check(codes, counts, given, first, last))
        for i in refused:
            if i >= 0:
                self._refuse(i, int(given[i]), codes[i, : counts[i]].tolist())
        self._carry_out(given)
        b = self._buffers
        return self._observations, b.rewards, b.terminations, b.truncations, self._infos()

    def _refuse(self, i: int, action: int, offered: list[int]) -> None:
        raise LudiError(f"Environment {i} was given action {action}, which is not offered; its options are {offered}.")

    def _offers(self) -> dict[str, Any]:
        b = self._buffers
        info = {"seat": b.seats, "acted": b.acted, "episode_number": b.episodes, "payoffs": b.shares}
        info |= {"counts": b.counts, "codes": b.codes}
        return info | {"action_mask": b.mask} if self.masks else info

    def _infos(self) -> dict[str, Any]:
        infos, b = self._offers(), self._buffers
        ended = b.terminations | b.truncations
        if ended.any():
            infos["final_info"] = {"payoffs": b.shares.copy(), "_payoffs": ended, "acted": b.acted.copy()}
            infos["_final_info"] = ended
            if self.observes:
                infos["final_obs"] = final = np.full(self.num_envs, None, dtype=object)
                infos["_final_obs"] = ended
                for i in np.flatnonzero(ended):
                    final[i] = b.final[i].copy()
        return infos

    def snapshot(self) -> dict[str, Cells]:
        """Copies of all that decides how the games go on, a row for each environment; `restore` takes it back."""
        self._must_have_begun()
        b = self._buffers
        kept: dict[str, Cells] = {name: np.array(getattr(b, name)) for name in RUNNING}
        return {**kept, "states": raw_bytes(kept["states"])}

    def restore(self, kept: Mapping[str, Cells]) -> None:
        """Put the games where they were at a snapshot; LudiError if it is one of other environments."""
        b = self._buffers
        streams = {name: np.asarray(kept[name]) for name in RUNNING if name in kept}
        if len(streams) < len(RUNNING) or any(len(array) != self.num_envs for array in streams.values()):
            raise LudiError(f"This is no snapshot of {self.num_envs} environments of {self.game.title}.")
        if streams["states"].shape != b.raw.shape:
            raise LudiError(f"This is a snapshot of other games than {self.game.title}.")
        for name, array in streams.items():
            (b.raw if name == "states" else getattr(b, name))[:] = array
        self._begun = True

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()


def register() -> None:
    """Make the games known to `gymnasium.make_vec`: `ludi/NAME-v1` and so on, with `players` and more."""
    for game in working_games()[0]:
        known = f"ludi/{game.name}-v{game.version}"
        if known not in gymnasium.registry:
            gymnasium.register(id=known, vector_entry_point=f"{__name__}:VectorEnv", kwargs={"game": game.name})
