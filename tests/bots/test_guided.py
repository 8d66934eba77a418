"""The search with a network, and the network without a search."""

import numpy as np
import pytest

from ludi.bots import thinker as thinking
from ludi.bots.levels import STRONGEST, Budget
from ludi.bots.memory import GuidedMemory
from ludi.bots.policy import PolicyBot
from ludi.bots.thinker import Thinker
from ludi.bots.tree import NONE
from ludi.engine.registry import get_game
from tests.bots.networks import untrained
from tests.bots.positions import iterations, needs_the_compiler, real_choices, some_way_in, throwing

every_game = pytest.mark.parametrize("name", ["tali", "municipium", pytest.param("ave_roma", marks=needs_the_compiler)])


@every_game
def test_who_knows_nothing_takes_over_the_prospects_and_likes_all_options_alike(name: str) -> None:
    game, bot = get_game(name), PolicyBot(get_game(name), untrained(name, scale=0.0), 1)
    for number, match in enumerate(real_choices(name, 2, {}, 3)):
        codes, likely, shares = bot.consider(match.state, match.decider)
        prospects = np.zeros(2)
        game.rules.prospects(match.state, prospects)
        assert codes.tolist() == game.offered(match.state)
        assert likely == pytest.approx([1 / len(codes)] * len(codes))
        assert shares == pytest.approx(prospects, abs=0.005)  # told of down to a thousandth
        if number == 20:
            break


@every_game
def test_every_iteration_looks_at_one_new_decision_or_an_end(name: str) -> None:
    match, count = some_way_in(name, 2, {}), iterations(300, 30)
    memory = GuidedMemory(match.game, untrained(name), 4 * count + 512, 1, 0)
    memory.begin(match.state)
    memory.grow(count)
    assert memory.root_visits == count
    assert sum(int(edge.visits) for edge in memory.options()) == count
    assert memory.nodes[0].total[:2].sum() == pytest.approx(count)
    priors = memory.options()["prior"]
    assert priors.sum() == pytest.approx(1)


@every_game
def test_iterations_can_be_forced_on_one_option(name: str) -> None:
    match = some_way_in(name, 2, {})
    memory = GuidedMemory(match.game, untrained(name), 2000, 1, 0)
    memory.begin(match.state)
    last = len(memory.options()) - 1
    memory.grow(5, last)
    assert memory.options()["visits"].tolist() == [0] * last + [5]


@every_game
def test_a_seed_and_iterations_give_the_same_thoughts(name: str) -> None:
    match, network = some_way_in(name, 2, {}), untrained(name)

    def thought(seed: int) -> object:
        thinker = Thinker(match.game, STRONGEST, seed, Budget(iterations=40), network=network)
        thinker.think(match.state)
        return thinker.considered()

    assert thought(1) == thought(1)


def test_memory_is_no_limit_to_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_NODES", 1000)
    match = some_way_in("tali", 2, {})
    thinker = Thinker(match.game, STRONGEST, 1, Budget(iterations=2500), network=untrained("tali"))
    thinker.think(match.state)
    assert sum(option.visits for option in thinker.considered()) == 2500


def test_a_search_that_knows_nothing_still_finds_a_win() -> None:
    state = throwing([25, 3], 6)  # stopping wins
    thinker = Thinker(get_game("tali"), STRONGEST, 1, Budget(iterations=60), network=untrained("tali", 0.0))
    assert thinker.choose(state, 0) == 0
    assert thinker.considered()[0].values[0] > 0.99
    memory = thinker._memories[0]
    assert memory.options()[0].child != NONE
