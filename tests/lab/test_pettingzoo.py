"""The AEC environment: PettingZoo's own tests, and what they do not look at."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from ludi.engine.compiled import INTERPRETED
from ludi.engine.errors import BadOptions, IllegalMove, LudiError
from ludi.engine.match import Match
from ludi.engine.streams import below, new_streams
from ludi.lab.aec import env, raw_env
from tests.lab.tables import every_table

CYCLES = 20 if INTERPRETED else 700  # more than a game of random play takes an agent
INNER = [  # the two things PettingZoo would rather have: its own classic games do as we do
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
]
as_classic_games = [pytest.mark.filterwarnings(warning) for warning in INNER]
pytestmark = as_classic_games


def play(environment: Any, seed: int, limit: int = 100_000) -> list[tuple[str, int]]:
    """A game of random legal actions."""
    environment.reset(seed=seed)
    random, log = np.random.default_rng(seed), []
    for agent in environment.agent_iter(limit):
        seen, _, over, cut, _ = environment.last()
        action = None if over or cut else int(random.choice(np.flatnonzero(seen["action_mask"])))
        if action is not None:
            log.append((agent, action))
        environment.step(action)
    return log


@every_table
def test_pettingzoo_api(name: str, players: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(name, players, options), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@every_table
def test_pettingzoo_seeds(name: str, players: int, options: dict[str, Any]) -> None:
    seed_test(lambda: env(name, players, options), num_cycles=CYCLES)
    one, two = raw_env(name, players, options), raw_env(name, players, options)
    for environment, seed in ((one, 4), (two, 5)):
        environment.reset(seed=seed)
    assert one.state_record.tobytes() != two.state_record.tobytes() or name == "tali"


@every_table
def test_whole_games_end_with_rewards_that_sum_to_zero(name: str, players: int, options: dict[str, Any]) -> None:
    if INTERPRETED and name != "tali":
        pytest.skip("whole games need the compiler")
    environment = raw_env(name, players, options)
    environment.reset(seed=9)
    random, rewards = np.random.default_rng(9), {}
    for agent in environment.agent_iter():
        seen, reward, over, _, _ = environment.last()
        rewards[agent] = reward
        environment.step(None if over else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    shares = environment.game.payoffs(environment.state_record, players)
    assert rewards == {f"player_{seat}": share - 1 / players for seat, share in enumerate(shares)}
    assert sum(rewards.values()) == pytest.approx(0)
    assert environment.agents == []


def test_the_same_seed_gives_the_same_game_and_the_next_reset_another() -> None:
    environment = env("tali", 3)
    first = play(environment, 7)
    assert play(env("tali", 3), 7) == first
    environment.reset(seed=7)
    begun = environment.unwrapped.state_record.tobytes()
    states = set()
    for _ in range(8):
        environment.reset()
        states.add(environment.unwrapped.state_record.tobytes())
    assert states - {begun}


@pytest.mark.parametrize("name", ["tali", "municipium"])
def test_steps_are_those_of_the_rules(name: str) -> None:
    """Played at a table with the same stream of random numbers, the same actions give the same positions."""
    environment, stream = raw_env(name, 2), new_streams(3, 0, 1)[0]
    environment.reset(seed=3)
    match, random = Match(environment.game, 2), np.random.default_rng(1)

    def draw(weights: list[int]) -> int:
        return int(np.searchsorted(np.cumsum(weights), below(stream, sum(weights)), side="right"))

    match.run(draw)
    for _ in range(40):
        assert environment.state_record.tobytes() == match.state.tobytes()
        if match.is_over:
            break
        assert environment.possible_agents[match.decider] == environment.agent_selection
        text, code = list(match.offered().items())[random.integers(len(match.offered()))]
        assert environment.action_text(code) == text
        environment.step(code)
        match.play_code(code)
        match.run(draw)


def test_mask_is_what_is_offered_and_only_for_who_decides() -> None:
    environment = raw_env("municipium", 2)
    environment.reset(seed=1)
    seen = {agent: environment.observe(agent)["action_mask"] for agent in environment.agents}
    other = next(agent for agent in environment.agents if agent != environment.agent_selection)
    mask = seen[environment.agent_selection]
    assert np.flatnonzero(mask).tolist() == environment.game.offered(environment.state_record)
    assert not seen[other].any()
    assert environment.observe(environment.agent_selection)["observation"][0] == 0
    assert environment.observe(other)["observation"][0] == 1


def test_an_action_not_offered_is_refused_and_changes_nothing() -> None:
    environment = raw_env("municipium", 2)
    environment.reset(seed=1)
    before = environment.state_record.tobytes()
    with pytest.raises(IllegalMove, match="Action 98 is not offered; the actions are"):
        environment.step(98)
    assert environment.state_record.tobytes() == before


def test_wrapped_illegal_action_costs_a_point_and_ends_the_game(caplog: pytest.LogCaptureFixture) -> None:
    environment = env("municipium", 2)
    environment.reset(seed=1)
    loser = environment.agent_selection
    environment.step(98)
    assert "Illegal move made" in caplog.text
    assert environment.terminations[loser]
    assert environment.rewards[loser] == -1


def test_render_shows_players_options_and_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    environment = env("municipium", 2, render_mode="ansi")
    environment.reset(seed=1)
    text = environment.render()
    assert text.splitlines()[0].startswith("Municipium: ")
    assert "place temple · place tavern" in text
    assert {"blue", "orange"} <= set(text.split())
    assert max(map(len, text.splitlines())) <= 120
    shown = env("tali", 2, render_mode="human")
    play(shown, 2)
    out = capsys.readouterr().out
    assert "options         stop · throw" in out
    assert "Tali: over. gaius" in out


def test_two_players_see_their_shadows_in_the_render() -> None:
    environment = env("ave_roma", 2, render_mode="ansi")
    environment.reset(seed=1)
    assert "hand (2)" in environment.render()


def test_names_carry_the_version() -> None:
    assert env("ave_roma").unwrapped.metadata["name"] == "ave_roma_v2"
    assert env("municipium_v1", 3).unwrapped.game.name == "municipium"
    with pytest.raises(LudiError, match="no municipium_v9 here; this version has municipium_v1"):
        env("municipium_v9")


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(BadOptions, match="not for 5 players"):
        env("municipium", 5)
    with pytest.raises(LudiError, match="no game called 'ludo'"):
        env("ludo")
    with pytest.raises(LudiError, match="no render mode 'rgb_array'; choose ansi or human"):
        env("tali", 2, render_mode="rgb_array")
    with pytest.raises(LudiError, match="seed cannot be -1"):
        env("tali", 2).reset(seed=-1)
