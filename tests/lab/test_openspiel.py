"""Our games in OpenSpiel: its own simulation test, its own players, and what they show of the rules."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from ludi.engine.compiled import INTERPRETED
from ludi.engine.errors import BadOptions, LudiError
from ludi.engine.registry import get_game
from ludi.lab import openspiel
from ludi.lab.observation import Observer
from ludi.lab.openspiel import register

LOADED = [
    "python_ludi_tali",
    "python_ludi_tali(players=4,goal=60)",
    "python_ludi_municipium",
    "python_ludi_municipium(players=5,edition=v3,goal=4)",
    "python_ludi_ave_roma",
    "python_ludi_ave_roma(players=5,advanced=on,boards=chosen)",
]
needs_compiler = pytest.mark.skipif(INTERPRETED, reason="whole games need the compiler")


@pytest.fixture(autouse=True)
def known() -> None:
    register()


def randomly(state: Any, random: np.random.Generator, steps: int) -> list[Any]:
    """Goes on at random; the states on the way."""
    passed: list[Any] = []
    while not state.is_terminal() and len(passed) < steps:
        passed.append(state.clone())
        if state.is_chance_node():
            codes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(codes, p=chances)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    return passed


@needs_compiler
@pytest.mark.parametrize("text", LOADED)
def test_openspiel_s_own_simulation_test(text: str) -> None:
    """It raises where something is wrong."""
    game = pyspiel.load_game(text)
    pyspiel.random_sim_test(game, num_sims=1 if "ave_roma" in text else 3, serialize=True, verbose=False)
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize("text", LOADED)
def test_a_copy_is_independent_and_files_hold_everything(text: str) -> None:
    game = pyspiel.load_game(text)
    state, random = game.new_initial_state(), np.random.default_rng(2)
    randomly(state, random, 30)
    before, copy = state.record.tobytes(), state.clone()
    randomly(copy, random, 5)
    assert state.record.tobytes() == before
    _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert back.record.tobytes() == before
    assert back.legal_actions() == state.legal_actions()
    assert back.history() == state.history()


@pytest.mark.parametrize("text", LOADED)
def test_games_and_states_are_pickled_as_openspiel_s_own_are(text: str) -> None:
    game = pyspiel.load_game(text)
    state = game.new_initial_state()
    randomly(state, np.random.default_rng(3), 20)
    again = pickle.loads(pickle.dumps(state))
    assert again.record.tobytes() == state.record.tobytes()
    assert again.history() == state.history()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize("action", [98, 5000])
def test_what_is_not_offered_is_refused_and_changes_nothing(action: int) -> None:
    state = pyspiel.load_game("python_ludi_municipium").new_initial_state()
    before = state.record.tobytes()
    with pytest.raises(LudiError, match=f"Action {action} is not offered here"):
        state.apply_action(action)
    assert state.record.tobytes() == before
    assert state.history() == []


def test_chances_are_the_weights() -> None:
    state = pyspiel.load_game("python_ludi_municipium(players=3)").new_initial_state()
    assert state.is_chance_node()
    outcomes = dict(state.chance_outcomes())
    assert sum(outcomes.values()) == pytest.approx(1)
    bag = state.record.bag.astype(float)
    assert list(outcomes.values()) == pytest.approx((bag / bag.sum()).tolist())
    assert state.action_to_string(state.current_player(), 0) == "draw priest"


def test_nodes_have_at_least_two_ways_to_go() -> None:
    state = pyspiel.load_game("python_ludi_ave_roma").new_initial_state()
    for passed in randomly(state, np.random.default_rng(5), 60 if INTERPRETED else 200):
        assert len(passed.legal_actions()) > 1
        texts = {passed.action_to_string(passed.current_player(), code) for code in passed.legal_actions()}
        assert len(texts) == len(passed.legal_actions())


def test_tensor_is_our_observation() -> None:
    game = pyspiel.load_game("python_ludi_municipium(players=4)")
    state, see = game.new_initial_state(), Observer(game.ours, 4)
    randomly(state, np.random.default_rng(3), 25)
    for player in range(4):
        assert state.observation_tensor(player) == see(state.record, player).tolist()
    assert game.observation_tensor_shape() == [see.size]
    assert state.observation_string(0) == str(state)


def test_parameters_choose_players_and_options() -> None:
    game = pyspiel.load_game("python_ludi_municipium(players=3,edition=v3,goal=4)")
    assert game.num_players() == 3
    assert game.options == {"edition": "v3", "goal": 4, "winner": "first", "streets": "printed"}
    assert (game.min_utility(), game.max_utility()) == pytest.approx((-1 / 3, 2 / 3))
    with pytest.raises(BadOptions, match="not for 5 players"):
        pyspiel.load_game("python_ludi_municipium(players=5)")


@needs_compiler
@pytest.mark.parametrize("name", ["tali", "municipium", "ave_roma"])
def test_openspiel_s_search_in_cpp_plays_to_the_end(name: str) -> None:
    game = pyspiel.load_game(f"python_ludi_{name}")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 3)
    bots = [pyspiel.MCTSBot(game, evaluator, 1.0, 2, 100, False, seed, False) for seed in range(2)]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 7)
    assert sum(returns) == pytest.approx(0)
    assert set(map(abs, returns)) <= {0.0, 0.5}


@needs_compiler
def test_openspiel_s_search_in_cpp_chooses_by_step() -> None:
    """`MCTSBot.step` itself would crash, on any game in Python (OpenSpiel 2.0.2)."""
    game = pyspiel.load_game("python_ludi_municipium")
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 3), 1.0, 20, 100, False, 5, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert pyspiel.Bot.step(bot, state) in state.legal_actions()
    assert bot.step_with_policy(state)[1] in state.legal_actions()


@needs_compiler
@pytest.mark.parametrize("name", ["tali", "municipium"])
def test_openspiel_s_search_in_python_plays_to_the_end(name: str) -> None:
    game = pyspiel.load_game(f"python_ludi_{name}")
    random = np.random.RandomState(4)  # what OpenSpiel takes
    bots = [mcts.MCTSBot(game, 1.0, 2, mcts.RandomRolloutEvaluator(1, random), random_state=random) for _ in range(2)]
    state, draws = game.new_initial_state(), np.random.default_rng(4)
    while not state.is_terminal():
        if state.is_chance_node():
            randomly(state, draws, 1)
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)


def test_a_game_is_no_longer_than_openspiel_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "LONGEST", 7)
    game = pyspiel.load_game("python_ludi_municipium")
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(state.legal_actions()[0])
    assert decisions == 7
    assert state.returns() == [0.0, 0.0]
    assert openspiel._game_info(get_game("municipium"), 2).max_game_length == 7
