"""Levels with a network: plausible mistakes, and no win passed up."""

from dataclasses import replace
from math import exp, log
from statistics import median

import numpy as np
import pytest

from ludi.bots.amateur import Amateur
from ludi.bots.levels import LEVELS, STRONGEST, Taste, tastes
from ludi.bots.memory import GuidedMemory
from ludi.bots.network import Network
from ludi.bots.taste import ABSURD
from ludi.bots.thinker import ROOM_MORE
from ludi.engine.match import Match
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


def worth(match: Match, network: Network) -> dict[int, float]:
    """What each option is worth to who decides, looked at once."""
    memory = GuidedMemory(match.game, network, ROOM_MORE, 1, 0)
    memory.begin(match.state)
    memory.try_each()
    return {int(edge["code"]): float(edge["total"] / edge["visits"]) for edge in memory.options()}


@pytest.mark.parametrize("name", ["municipium", "ave_roma"])
def test_what_gives_away_too_much_is_never_taken_and_what_gives_away_less_more_often(name: str) -> None:
    match, network = some_way_in(name, 2, {}), untrained(name)
    values = worth(match, network)
    best, absurd = max(values.values()), max(values.values()) - median(values.values())
    heat = (absurd + 1e-9) / -log(ABSURD)  # so half of the options give away too much
    network = replace(network, manifest={**network.manifest, "levels": {"tiro": {"heat": heat}}})
    bot = Amateur(match.game, "tiro", network, 1)
    taken = bot.choose(match.state, match.decider)
    likely = bot.last_policy or {}
    assert likely[taken] > 0
    left = {code for code, value in values.items() if best - value > absurd + 1e-9}
    assert left
    assert {code for code, chance in likely.items() if chance == 0} == left
    most = max(likely.values())
    for code, chance in likely.items():
        if chance:
            assert chance == pytest.approx(most * exp((values[code] - best) / heat), rel=1e-9)
    assert len(likely) - len(left) > 1


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
