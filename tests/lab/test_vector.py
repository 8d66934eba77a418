"""The vector environment: the games of Match, whatever plays beside them, behind Gymnasium's vector API."""

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from ludi.engine.compiled import INTERPRETED
from ludi.engine.errors import LudiError
from ludi.engine.match import Match
from ludi.engine.observing import observation_table, observe_batch, raw_bytes
from ludi.engine.offers import OFFER
from ludi.engine.registry import get_game
from ludi.engine.streams import new_streams, philox, pick
from ludi.lab.vector import VectorEnv, register

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("tali", 3, {}),
    ("municipium", 2, {}),
    ("municipium", 5, {"edition": "v3"}),
    ("ave_roma", 4, {}),
    ("ave_roma", 2, {"advanced": "on"}),
]
SEED = 20


class Replayed:
    """One environment's games again, played by Match with the outcomes of its episodes' streams."""

    def __init__(self, env: VectorEnv, number: int) -> None:
        self.env, self.number, self.episode = env, number, -1
        self.begin()

    def begin(self) -> None:
        self.episode += 1
        self.match = Match(self.env.game, self.env.players, self.env.options)
        self.stream = new_streams(int(philox(self.episode, self.number, SEED)), self.number, 1)[0]
        self.match.run(self.draw)

    def draw(self, weights: list[int]) -> int:
        offer = np.zeros(1, dtype=OFFER)[0]
        offer.weights[: len(weights)] = weights
        return int(pick(self.stream, offer, len(weights)))

    def play(self, code: int) -> list[float] | None:
        """The payoffs, if that ended the game; then the next one is begun."""
        self.match.play_code(code)
        self.match.run(self.draw)
        if not self.match.is_over:
            return None
        shares = self.match.payoffs()
        self.begin()
        return shares


@pytest.mark.whole_games
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_the_games_are_those_of_match(name: str, players: int, options: dict[str, Any]) -> None:
    env = VectorEnv(name, players, 3, options, seed=SEED)
    env.reset()
    games = [Replayed(env, i) for i in range(3)]
    ended = 0
    for _ in range(100_000):
        actions, seats = env.sample().copy(), env.seats.copy()
        _, rewards, terminations, truncations, infos = env.step(actions)
        assert not truncations.any()
        assert infos["acted"].tolist() == seats.tolist()
        for i, game in enumerate(games):
            shares = game.play(int(actions[i]))
            assert terminations[i] == (shares is not None)
            assert infos["payoffs"][i].tolist() == pytest.approx(shares or [0] * players)
            assert rewards[i] == pytest.approx(shares[seats[i]] if shares else 0)
            assert env.states[i].tobytes() == game.match.state.tobytes()
            assert env.seats[i] == game.match.decider
            assert env.codes[i, : env.counts[i]].tolist() == list(game.match.offered().values())
            ended += shares is not None
        if ended >= 4:
            break
    assert ended >= 4
    assert infos["episode_number"].tolist() == [game.episode for game in games]


def test_masks_and_observations_show_the_pending_decisions() -> None:
    env = VectorEnv("municipium", 3, 4, seed=3)
    observations, infos = env.reset()
    for _ in range(40 if INTERPRETED else 600):
        for i in range(4):
            assert np.flatnonzero(infos["action_mask"][i]).tolist() == env.codes[i, : env.counts[i]].tolist()
        expected = np.zeros_like(observations)
        observe_batch(raw_bytes(env.states.copy()), env.seats, observation_table(env.game, 3), expected)
        assert observations.tolist() == expected.tolist()
        assert observations in env.observation_space
        observations, _, _, _, infos = env.step(env.sample())


def policy(env: VectorEnv, step: int) -> Any:
    """Some legal action of each environment, which depends on nothing but its offer, its number and the step."""
    chosen = (np.arange(env.num_envs) * 7 + step * 3) % env.counts
    return env.codes[np.arange(env.num_envs), chosen]


def trace(env: VectorEnv, steps: int, count: int) -> Iterator[Any]:
    """All that can be seen of the first environments."""
    observations, _ = env.reset()
    yield observations[:count].tobytes()
    for step in range(steps):
        observations, rewards, terminations, truncations, _ = env.step(policy(env, step))
        shown = (observations, rewards, terminations, truncations, env.states, env.action_mask, env.payoffs, env.seats)
        yield [array[:count].tobytes() for array in shown]


@pytest.mark.parametrize("name", ["tali", "municipium"])
def test_games_depend_neither_on_threads_nor_on_other_environments(name: str) -> None:
    steps = 60 if INTERPRETED else 1500
    few, more, threaded = (
        VectorEnv(name, 3, count, seed=5, threads=threads) for count, threads in [(3, 1), (7, 1), (7, 3)]
    )
    traces = [list(trace(env, steps, 3)) for env in (few, more, threaded)]
    assert traces[0] == traces[1] == traces[2]
    threaded.close()
    assert few._buffers.episodes.max() > 0 or INTERPRETED


def test_sampling_is_uniform_and_does_not_touch_the_draws() -> None:
    env, other = VectorEnv("tali", 2, 2000, seed=9), VectorEnv("tali", 2, 2000, seed=9)
    env.reset()
    other.reset()
    ones = sum(int(env.sample().sum()) for _ in range(5))
    assert abs(ones - 5000) < 300  # six standard deviations
    actions = np.ones(2000, dtype=np.int32)
    env.step(actions)
    other.step(actions)
    assert env.states.tobytes() == other.states.tobytes()


def test_the_same_seed_gives_the_same_games_and_reset_alone_gives_further_ones() -> None:
    env = VectorEnv("tali", 2, 50, seed=4)
    first = env.reset()[0].copy()
    second = env.reset()[0].copy()
    assert env.reset(seed=4)[0].tolist() == first.tolist()
    assert env.reset()[0].tolist() == second.tolist() != first.tolist()
    assert env.reset(seed=5)[0].tolist() != first.tolist()


def test_some_environments_can_be_reset_alone() -> None:
    env = VectorEnv("tali", 2, 3, seed=4)
    env.reset()
    before = env.states.copy()
    _, infos = env.reset(options={"reset_mask": np.array([False, True, False])})
    assert infos["episode_number"].tolist() == [0, 1, 0]
    assert [env.states[i].tobytes() == before[i].tobytes() for i in (0, 2)] == [True, True]


@pytest.mark.parametrize("threads", [1, 2])
def test_an_illegal_action_is_refused_before_anything_changes(threads: int) -> None:
    env = VectorEnv("municipium", 4, 6, seed=2, threads=threads)
    observations, _ = env.reset()
    memory = (env.states, env._buffers.streams, env.counts, env.codes, env.action_mask, observations)
    before = [array.tobytes() for array in memory]
    for wrong in (-1, -2, 1000, 2**40, int(np.flatnonzero(env.action_mask[4] == 0)[0])):
        actions = env.sample().copy()
        actions[4] = wrong
        with pytest.raises(LudiError, match=rf"^Environment 4 was given action {wrong}, which is not offered; its opt"):
            env.step(actions)
        assert [array.tobytes() for array in memory] == before
    env.close()


@pytest.mark.parametrize("actions", [[0.0, 1.0], [1], [[0, 1]], [True, False]])
def test_actions_of_another_sort_are_refused(actions: Any) -> None:
    env = VectorEnv("tali", 2, 2)
    env.reset()
    with pytest.raises(LudiError, match=r"^Actions must be 2 integers, one per environment\.$"):
        env.step(actions)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"num_envs": 0}, "The number of environments cannot be 0"),
        ({"seed": -1}, "The seed cannot be -1"),
        ({"threads": 0}, "The number of threads cannot be 0"),
        ({"limit": 0}, "The limit of decisions cannot be 0"),
        ({"players": 9}, "Tali is not for 9 players"),
        ({"game": "chess"}, "There is no game called 'chess'"),
    ],
)
def test_wrong_arguments_get_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(LudiError, match=f"^{sentence}.*\\.$"):
        VectorEnv(**{"game": "tali", "players": 2, "num_envs": 2, **wrong})


def test_it_must_be_reset_before_it_is_stepped() -> None:
    env = VectorEnv("tali", 2, 2)
    for call in (
        env.sample,
        lambda: env.step([0, 0]),
        lambda: env.reset(options={"reset_mask": np.array([True, False])}),
    ):
        with pytest.raises(LudiError, match="have not begun"):
            call()
    with pytest.raises(LudiError, match="no option 'goal'"):
        env.reset(options={"goal": 60})


def test_without_masks_and_observations_only_the_offers_are_given() -> None:
    env = VectorEnv("tali", 2, 2, masks=False, observe=False)
    observations, infos = env.reset()
    assert observations.shape == (2, 0)
    assert observations in env.observation_space
    assert "action_mask" not in infos
    with pytest.raises(LudiError, match="masks=False"):
        _ = env.action_mask
    for _ in range(60):
        _, _, _, _, infos = env.step(env.sample())
        assert "final_obs" not in infos


def test_a_game_that_reaches_the_limit_is_truncated_without_a_result() -> None:
    env = VectorEnv("municipium", 2, 2, seed=1, limit=5)
    env.reset()
    for step in range(1, 11):
        _, rewards, terminations, truncations, infos = env.step(env.sample())
        assert truncations.tolist() == [step % 5 == 0] * 2
        assert not terminations.any()
        assert not rewards.any()
        assert ("final_obs" in infos) == (step % 5 == 0)
    assert infos["episode_number"].tolist() == [2, 2]


def test_finished_games_leave_their_last_observation_and_payoffs() -> None:
    env = VectorEnv("tali", 3, 20, seed=6)
    _, infos = env.reset()
    over = 0
    while over < 30:
        _, _, terminations, _, infos = env.step(env.sample())
        assert ("final_obs" in infos) == bool(terminations.any())
        if not terminations.any():
            continue
        assert infos["_final_obs"].tolist() == infos["_final_info"].tolist() == terminations.tolist()
        assert infos["final_info"]["payoffs"].sum(axis=1).tolist() == pytest.approx(terminations.astype(float).tolist())
        for i, seen in enumerate(infos["final_obs"]):
            assert (seen is not None) == terminations[i]
            if seen is not None:
                over += 1
                assert seen[:2].tolist() == [-3, infos["acted"][i]]  # over, as seen by who acted


def test_buffers_are_reused() -> None:
    env = VectorEnv("tali", 2, 4)
    first = env.reset()[0]
    second, *rest, infos = env.step(env.sample())
    third, *again, further = env.step(env.sample())
    assert first is second is third
    assert all(a is b for a, b in zip(rest, again, strict=True))
    assert infos["action_mask"] is further["action_mask"] is env.action_mask


def test_gymnasium_makes_and_wraps_it() -> None:
    register()
    made = gymnasium.make_vec("ludi/tali-v1", num_envs=5, players=2, vectorization_mode="vector_entry_point")
    assert made.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert made.single_action_space == gymnasium.spaces.Discrete(get_game("tali").action_count)
    env: Any = DictInfoToList(RecordEpisodeStatistics(made))
    _, infos = env.reset(seed=3)
    assert [set(info) >= {"seat", "action_mask", "codes", "counts", "payoffs"} for info in infos] == [True] * 5
    lengths = []
    for _ in range(200):
        masks = tuple(info["action_mask"] for info in infos)
        actions = env.action_space.sample(mask=masks)
        assert actions in env.action_space
        observations, _, terminations, _, infos = env.step(actions)
        assert observations in env.observation_space
        lengths += [info["episode"]["l"] for info, ended in zip(infos, terminations, strict=True) if ended]
    assert len(lengths) > 5
    assert min(lengths) > 1
    env.close()
