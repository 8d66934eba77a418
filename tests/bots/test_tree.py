"""The tree of a search: what it holds, what is kept of it, how draws fall in it."""

import threading
import time
from typing import Any

import numpy as np
import pytest

from ludi.bots.levels import STRONGEST, Budget
from ludi.bots.thinker import Thinker
from ludi.engine.compiled import INTERPRETED
from ludi.engine.frames import CHANCE, OVER
from ludi.engine.registry import get_game
from tests.bots.positions import (
    THROW,
    draws,
    draws_of,
    edges_of,
    grown,
    iterations,
    needs_the_compiler,
    real_choices,
    skip_forced,
    some_way_in,
    tables_for_deep_search,
    thought,
    throwing,
)

pytestmark = pytest.mark.whole_games


class TestTree:
    @tables_for_deep_search
    def test_what_grew_is_kept_after_a_move(self, name: str, players: int, options: dict[str, Any]) -> None:
        """Play what was tried most, option and outcome; the next choice has been thought about already."""
        match = some_way_in(name, players, options)
        memory = grown(match.game, match.state, iterations(3000, 400))
        number = 0
        while number == 0 or memory.nodes[number].seat == CHANCE:
            following = edges_of(memory, number)
            edge = following[int(following["visits"].argmax())]
            number = int(edge.child)
            skip_forced(match)
            match.play_code(int(edge.code))
        skip_forced(match)
        node, before = memory.nodes[number].copy(), edges_of(memory, number).copy()
        assert node.seat == match.decider
        assert node.visits > 2
        memory.begin(match.state)
        assert memory.root_visits == node.visits
        assert [int(edge.code) for edge in memory.options()] == match.game.offered(match.state)
        for field in ("code", "visits", "weight", "prior", "guess", "total", "squares"):
            assert (memory.options()[field] == before[field]).all()
        for edge in memory.options():
            assert edge.visits == (memory.nodes[edge.child].visits if edge.child >= 0 else 0)

    @tables_for_deep_search
    def test_a_kept_tree_grows_on(self, name: str, players: int, options: dict[str, Any]) -> None:
        """Kept iterations count towards the budget, so it is what a root has been visited in the end."""
        match, budget = some_way_in(name, players, options), iterations(500, 200)
        thinker, draw, kept = Thinker(match.game, STRONGEST, 1, Budget(iterations=budget)), draws(2), 0
        for _ in range(12):
            (memory,) = thinker._memories
            memory.begin(match.state)
            begun = memory.root_visits
            kept += begun > 0
            match.play_code(thinker.choose(match.state, match.decider))
            assert memory.root_visits == max(begun, budget)
            match.run(draw)
            if match.is_over:
                break
        assert kept > 0

    def test_asking_twice_costs_nothing(self) -> None:
        match = some_way_in("tali", 3, {})
        thinker = Thinker(match.game, STRONGEST, 1, Budget(iterations=200))
        thinker.think(match.state)
        first = thinker.considered()
        thinker.think(match.state)
        assert thinker.considered() == first

    def test_another_game_begins_a_new_tree(self) -> None:
        game = get_game("tali")
        memory = grown(game, throwing([3, 4, 5], 6), 200)
        memory.begin(throwing([3, 4], 6))
        assert memory.root_visits == 0
        memory.grow(50)
        assert len(memory.values(0)) == 2

    @tables_for_deep_search
    def test_rules_and_forced_choices_are_no_part_of_it(self, name: str, players: int, options: dict[str, Any]) -> None:
        match = some_way_in(name, players, options)
        memory = grown(match.game, match.state, 300)
        assert memory.tree.nodes > 50
        for number in range(int(memory.tree.nodes)):
            state, seat = memory.states[number], memory.nodes[number].seat
            assert match.game.rules.decider(state) == seat
            assert seat == OVER or len(match.game.offered(state)) > 1
            assert seat in (OVER, CHANCE, *range(players))

    @tables_for_deep_search
    def test_the_principal_line_can_be_played(self, name: str, players: int, options: dict[str, Any]) -> None:
        match = some_way_in(name, players, options)
        considered = thought(match, Budget(iterations=iterations(2000, 300)))
        assert len(considered[0].line) >= 3
        for option in considered:
            assert option.line[0] == match.game.text(match.state, option.code)
            fork = match.fork()
            for text in option.line:
                skip_forced(fork)
                fork.play(text)  # raises unless it is legal

    def test_lines_of_many_positions_can_be_played(self) -> None:
        for number, match in enumerate(real_choices("municipium", 2, {}, 8)):
            if INTERPRETED and number == 2:
                break
            for option in thought(match, Budget(iterations=iterations(60, 6))):
                fork = match.fork()
                for text in option.line:
                    skip_forced(fork)
                    fork.play(text)


class TestDraws:
    @pytest.mark.parametrize(
        ("name", "players"), [("tali", 2), ("tali", 4), *([] if INTERPRETED else [("municipium", 2), ("ave_roma", 3)])]
    )
    def test_outcomes_are_tried_by_weight(self, name: str, players: int) -> None:
        """Within five standard deviations each, which a wrong weight of one half would leave far behind."""
        seen = 0
        for seed in range(3):
            match = some_way_in(name, players, {}, seed, choices=1 if name == "tali" else 20)
            memory = grown(match.game, match.state, iterations(15_000, 1500), seed=seed)
            for number in draws_of(memory, 200):
                outcomes = edges_of(memory, number)
                assert match.game.weights(memory.states[number]) == list(outcomes["weight"])
                share = outcomes["weight"] / outcomes["weight"].sum()
                count = outcomes["visits"].sum()
                error = np.sqrt(count * share * (1 - share))
                assert (np.abs(outcomes["visits"] - count * share) <= 5 * error + 1).all()
                seen += 1
        assert seen > 0

    def test_the_worth_of_a_draw_is_the_mean_of_its_outcomes(self) -> None:
        """A throw that wins unless a one falls."""
        memory = grown(get_game("tali"), throwing([28, 0], 0), iterations(4000, 600))
        value = memory.values(THROW)[0]
        assert 5 / 6 - 0.03 < value < 1


@needs_the_compiler
@pytest.mark.parametrize("threads", [1, 2])
def test_other_threads_run_while_it_thinks(threads: int) -> None:
    """One call of the kernel, longer than any slice: whoever held Python's lock would let nobody count meanwhile."""
    match = some_way_in("municipium", 4, {})
    memories = [grown(match.game, match.state, 1, room=60_000, seed=seed) for seed in range(threads)]
    ticks, done = 0, threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not done.is_set():
            ticks += 1
            time.sleep(0.001)

    workers = [threading.Thread(target=memory.grow, args=(50_000,)) for memory in memories[1:]]
    ticker = threading.Thread(target=tick)
    for thread in (*workers, ticker):
        thread.start()
    before = ticks
    memories[0].grow(50_000)
    meanwhile = ticks - before
    done.set()
    for thread in (*workers, ticker):
        thread.join()
    assert meanwhile >= 20
