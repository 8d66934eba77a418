"""Levels with a network: plausible mistakes, and no win passed up."""

from dataclasses import replace

import numpy as np
import pytest

from ludi.bots.amateur import Amateur
from ludi.bots.levels import LEVELS, STRONGEST, Taste, tastes
from ludi.bots.policy import PolicyBot
from ludi.bots.taste import ABSURD
from ludi.engine.registry import get_game
from tests.bots.networks import untrained
from tests.bots.positions import real_choices, some_way_in, throwing

BELOW = [name for name in LEVELS if name != STRONGEST]


@pytest.mark.parametrize("level", BELOW)
@pytest.mark.parametrize("name", ["tali", "municipium"])
def test_what_is_chosen_is_offered_and_a_seed_chooses_alike(name: str, level: str) -> None:
    network = untrained(name)
    bots = [Amateur(get_game(name), level, network, 3) for _ in range(2)]
    for number, match in enumerate(real_choices(name, 2, {}, 5)):
        first, second = (bot.choose(match.state, match.decider) for bot in bots)
        assert first == second
        assert first in match.game.offered(match.state)
        likely = bots[0].last_policy
        assert likely is None or (sum(likely.values()) == pytest.approx(1) and likely[first] > 0)
        if number == 8:
            break


@pytest.mark.parametrize("level", BELOW)
def test_a_win_on_the_board_is_never_passed_up(level: str) -> None:
    game, state = get_game("tali"), throwing([25, 3], 6)
    for seed in range(30):  # stopping wins; this network likes it or not
        assert Amateur(game, level, untrained("tali", seed=seed), seed).choose(state, 0) == 0


def test_what_looks_absurd_is_never_taken() -> None:
    match, heat, network = some_way_in("municipium", 2, {}), 1.5, untrained("municipium", scale=0.8)
    network = replace(network, manifest={**network.manifest, "levels": {"tiro": {"heat": heat}}})
    codes, likely, _ = PolicyBot(match.game, network, 1).consider(match.state, match.decider)
    absurd = set(codes[(likely / likely.max()) ** (1 / heat) < ABSURD].tolist())
    assert absurd
    bot = Amateur(match.game, "tiro", network, 1)
    taken = {bot.choose(match.state, match.decider) for _ in range(200)}
    assert len(taken) > 1
    assert not taken & absurd


def test_lower_levels_choose_more_hotly() -> None:
    match, network = some_way_in("municipium", 2, {}), untrained("municipium")
    best = []
    for level in ("tiro", "miles", "optio"):
        bot = Amateur(match.game, level, network, 1)
        bot.choose(match.state, match.decider)
        best.append(max((bot.last_policy or {0: 0.0}).values()))
    assert best == sorted(best)
    assert len(np.unique(best)) == 3


def test_a_network_says_how_hotly_the_levels_play_by_it() -> None:
    network = untrained("tali")
    told = replace(network, manifest={**network.manifest, "levels": {"miles": {"heat": 3.5, "horizon": 2}}})
    assert tastes(told.manifest)["miles"] == Taste(3.5, 2)
    assert tastes(told.manifest)["tiro"] == tastes(network.manifest)["tiro"] == LEVELS["tiro"].taste
    assert STRONGEST not in tastes(told.manifest)
    hot = replace(network, manifest={**network.manifest, "levels": {"tiro": {"heat": 1e9, "horizon": 0}}})
    bot = Amateur(get_game("tali"), "tiro", hot, 1)
    bot.choose(throwing([5, 3], 6), 0)
    assert list((bot.last_policy or {}).values()) == pytest.approx([0.5, 0.5], abs=1e-6)
