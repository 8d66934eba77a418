"""What the search promises: legal, repeatable, and within its budget."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ludi.bots import thinker as thinking
from ludi.bots.deciding import ENOUGH, add_tree
from ludi.bots.levels import LEVELS, STRONGEST, Budget
from ludi.bots.memory import PlainMemory
from ludi.bots.roster import make_bot, parse_bot
from ludi.bots.search import conclude
from ludi.bots.thinker import Considered, Thinker
from ludi.bots.tree import NONE, SEATS
from ludi.engine.compiled import INTERPRETED
from ludi.engine.contract import Game, State
from ludi.engine.frames import CHANCE
from ludi.engine.kernels import bound
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from tests.bots.positions import (
    draws,
    every_table,
    grown,
    iterations,
    real_choices,
    some_way_in,
    tables_for_deep_search,
    thought,
    throwing,
)


def visits(options: list[Considered]) -> int:
    return sum(option.visits for option in options)


COUNTED = [(name, level.budget.iterations) for name, level in LEVELS.items() if level.budget.iterations is not None]


class TestChoices:
    @pytest.mark.whole_games
    @every_table
    @pytest.mark.parametrize("bots", ["tiro,miles", "optio@3", "centurio@20,greedy", "imperator@40,tiro@2"])
    def test_are_offered_and_change_nothing_through_whole_games(
        self, name: str, players: int, options: dict[str, Any], bots: str
    ) -> None:
        match, draw, names = Match(get_game(name), players, options), draws(3), bots.split(",")
        seated = [make_bot(match.game, parse_bot(names[seat % len(names)]), seat) for seat in range(players)]
        for _ in range(5 if INTERPRETED and name != "tali" else 5000):
            match.run(draw)
            if match.is_over:
                return
            before = match.state.tobytes()
            code = seated[match.decider].choose(match.state, match.decider)
            assert match.state.tobytes() == before
            match.play_code(code)  # raises unless it is offered
        assert INTERPRETED, "the game has an end"

    @every_table
    def test_every_option_is_considered_the_best_first(self, name: str, players: int, options: dict[str, Any]) -> None:
        match = some_way_in(name, players, options)
        considered = thought(match, Budget(iterations=iterations(200, 8)))
        assert sorted(option.code for option in considered) == match.game.offered(match.state)
        most = max(option.visits for option in considered)
        often = [option for option in considered if option.visits >= ENOUGH * most]
        assert considered[: len(often)] == often
        rarely = [option.visits for option in considered[len(often) :]]
        assert rarely == sorted(rarely, reverse=True)
        seat = match.decider
        for option in often:  # nothing that is surer is valued higher
            if option.visits <= considered[0].visits:
                assert option.values[seat] <= considered[0].values[seat] + 2 * 0.5 / considered[0].visits ** 0.5

    @every_table
    def test_at_first_sight_the_best_for_who_decides_comes_first(
        self, name: str, players: int, options: dict[str, Any]
    ) -> None:
        for number, match in enumerate(real_choices(name, players, options, 4)):
            if number >= iterations(40, 4):
                break
            values = [option.values[match.decider] for option in thought(match, Budget(iterations=0))]
            assert values == sorted(values, reverse=True)

    def test_the_strongest_chooses_what_it_considers_best(self) -> None:
        match = some_way_in("municipium", 3, {})
        thinker = Thinker(match.game, STRONGEST, 1, Budget(iterations=iterations(300, 10)))
        code = thinker.choose(match.state, match.decider)
        assert thinker.considered()[0].code == code

    @pytest.mark.parametrize("seat", [0, 1])
    def test_who_has_won_or_lost_takes_what_is_left_all_the_same(self, seat: int) -> None:
        match = some_way_in("tali", 2, {})
        out = np.zeros(SEATS)
        bound(conclude, match.game)(ended(match.game, [30, 12 + seat]), out)
        assert out[:2].sum() == pytest.approx(1)
        before = out.copy()
        bound(conclude, match.game)(ended(match.game, [30, 13 + seat]), out)
        assert out[0] > 0.99
        assert out[1] > before[1]

    def test_a_single_option_needs_no_thought(self) -> None:
        game = get_game("municipium")
        state = next(
            match.state
            for seed in range(50)
            for match in _stops(seed)
            if match.decider >= 0 and len(game.offered(match.state)) == 1
        )
        thinker = Thinker(game, STRONGEST, 1, Budget(seconds=3600))
        assert thinker.choose(state, game.rules.decider(state)) in game.offered(state)

    @every_table
    def test_what_is_thought_of_each_option_is_a_chance_for_every_seat(
        self, name: str, players: int, options: dict[str, Any]
    ) -> None:
        match = some_way_in(name, players, options)
        for count in (1, iterations(300, 10)):
            for option in thought(match, Budget(iterations=count)):
                assert len(option.values) == players
                assert all(-1e-9 <= value <= 1 + 1e-9 for value in option.values)
                assert sum(option.values) == pytest.approx(1)


def ended(game: Game, scores: list[int]) -> State:
    """A game of Tali that is over with these scores."""
    state = throwing(scores, 0)
    state.depth = 0
    return state


def _stops(seed: int) -> Any:
    """Every decision of a random game of Municipium, forced ones too."""
    match, draw, source = Match(get_game("municipium"), 2), draws(seed), draws(seed + 1)
    while not match.is_over:
        if match.decider == CHANCE:
            match.draw(draw)
            continue
        yield match
        offered = match.game.offered(match.state)
        match.play_code(offered[source([1] * len(offered))])


class TestRepeatable:
    @every_table
    def test_a_seed_and_iterations_give_the_same_thoughts(
        self, name: str, players: int, options: dict[str, Any]
    ) -> None:
        match = some_way_in(name, players, options)
        budget = Budget(iterations=iterations(400, 10))
        assert thought(match, budget) == thought(match, budget)

    @every_table
    def test_a_whole_game_repeats_itself(self, name: str, players: int, options: dict[str, Any]) -> None:
        assert _told(name, players, options, seed=5) == _told(name, players, options, seed=5)

    def test_another_seed_draws_otherwise(self) -> None:
        match = some_way_in("tali", 3, {})
        budget = Budget(iterations=300)
        assert thought(match, budget, seed=1) != thought(match, budget, seed=2)

    @tables_for_deep_search
    def test_it_is_the_same_in_however_many_goes(self, name: str, players: int, options: dict[str, Any]) -> None:
        match = some_way_in(name, players, options)
        whole = grown(match.game, match.state, 300)
        pieces = grown(match.game, match.state, 0)
        for count in (1, 2, 97, 150, 50):
            pieces.grow(count)
        assert whole.nodes[: whole.tree.nodes].tobytes() == pieces.nodes[: pieces.tree.nodes].tobytes()
        assert whole.edges[: whole.tree.edges].tobytes() == pieces.edges[: pieces.tree.edges].tobytes()

    def test_the_clock_does_not_change_what_is_thought(self, monkeypatch: pytest.MonkeyPatch) -> None:
        match = some_way_in("tali", 3, {})
        usual = thought(match, Budget(iterations=500))
        for step in (0.0, 1e-5, 3.0):
            with monkeypatch.context() as patch:
                patch.setattr(thinking, "time", SimpleNamespace(perf_counter=Clock(step)))
                assert thought(match, Budget(iterations=500)) == usual

    @pytest.mark.parametrize("threads", [2, 3])
    def test_threads_repeat_themselves_too(self, threads: int) -> None:
        match = some_way_in("municipium", 3, {})
        budget = Budget(iterations=iterations(300, 12))
        once, again = (thought(match, budget, threads=threads) for _ in range(2))
        assert once == again
        assert sorted(option.code for option in once) == match.game.offered(match.state)
        assert all(sum(option.values) == pytest.approx(1) for option in once)


def _told(name: str, players: int, options: dict[str, Any], seed: int) -> list[Any]:
    match, draw, told = Match(get_game(name), players, options), draws(1), []
    thinkers = [Thinker(match.game, level, seed, Budget(iterations=iterations(30, 3))) for level in LEVELS]
    for _ in range(iterations(80, 6)):
        match.run(draw)
        if match.is_over:
            break
        thinker = thinkers[match.decider]
        code = thinker.choose(match.state, match.decider)
        told.append((code, thinker.considered()))
        match.play_code(code)
    return told


class Clock:
    """Goes on by a step at every look at it, and whenever it is told to."""

    def __init__(self, step: float = 0.0) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def undecided(standing: Any, *tree: Any) -> None:
    """As if no option led, so that thinking does not end early."""
    add_tree(standing, *tree)
    standing.tried[:] = 0


def timed_by_iterations(monkeypatch: pytest.MonkeyPatch, pace: float) -> Clock:
    """A clock that goes on by so many seconds an iteration, and by nothing else."""
    clock, grow = Clock(), PlainMemory.grow

    def timed(memory: PlainMemory, count: int, forced: int = NONE) -> None:
        clock.now += count * pace
        grow(memory, 1, forced)

    monkeypatch.setattr(thinking, "time", SimpleNamespace(perf_counter=clock))
    monkeypatch.setattr(PlainMemory, "grow", timed)
    monkeypatch.setattr(thinking, "add_tree", undecided)
    return clock


class TestBudget:
    @every_table
    @pytest.mark.parametrize("count", [1, 2, 33, 300, 2000])
    def test_iterations_are_kept_to_exactly(self, name: str, players: int, options: dict[str, Any], count: int) -> None:
        if INTERPRETED and count > (300 if name == "tali" else 2):
            pytest.skip("needs the compiler")
        assert visits(thought(some_way_in(name, players, options), Budget(iterations=count))) == count

    @tables_for_deep_search
    @pytest.mark.parametrize("name_and_count", COUNTED)
    def test_levels_have_room_for_theirs_in_every_position(
        self, name: str, players: int, options: dict[str, Any], name_and_count: tuple[str, int]
    ) -> None:
        level, count = name_and_count
        for number, match in enumerate(real_choices(name, players, options, 2)):
            if number % 10 == 0:
                thinker = Thinker(match.game, level, 1)
                thinker.think(match.state)
                assert visits(thinker.considered()) == count

    @pytest.mark.parametrize(("threads", "count"), [(2, 120), (3, 120), (4, 120), (2, 7), (3, 100)])
    def test_threads_share_the_iterations(self, threads: int, count: int) -> None:
        found = visits(thought(some_way_in("tali", 2, {}), Budget(iterations=count), threads=threads))
        assert count <= found < count + threads, "each does the same number of them"

    def test_the_first_of_both_limits_ends_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        match = some_way_in("tali", 3, {})
        assert visits(thought(match, Budget(seconds=3600, iterations=50))) == 50
        clock = timed_by_iterations(monkeypatch, 1e-4)
        thought(match, Budget(seconds=0.5, iterations=10**6))
        assert clock.now == pytest.approx(0.5, abs=0.05)

    @pytest.mark.parametrize("seconds", [0.05, 0.2, 1.0])
    @pytest.mark.parametrize("pace", [1e-6, 1e-5, 1e-4, 1e-3])
    def test_time_is_kept_to_at_any_pace(self, monkeypatch: pytest.MonkeyPatch, pace: float, seconds: float) -> None:
        """By a clock that goes on with the iterations: the answer comes within 50 ms of the budget, not earlier."""
        clock = timed_by_iterations(monkeypatch, pace)
        thought(some_way_in("tali", 3, {}), Budget(seconds=seconds))
        assert clock.now == pytest.approx(seconds, abs=0.05)

    def test_time_counts_anew_for_every_decision(self, monkeypatch: pytest.MonkeyPatch) -> None:
        clock, match = timed_by_iterations(monkeypatch, 1e-4), some_way_in("tali", 3, {})
        thinker = Thinker(match.game, STRONGEST, 1, Budget(seconds=0.5))
        for number in range(1, 4):
            thinker.think(match.state)
            assert clock.now == pytest.approx(0.5 * number, abs=0.05 * number)

    def test_what_was_thought_before_counts_at_its_time(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Asked again about the same position, all is thought already."""
        clock, grow = Clock(), PlainMemory.grow

        def timed(memory: PlainMemory, count: int, forced: int = NONE) -> None:
            clock.now += count * 1e-3
            grow(memory, count, forced)

        monkeypatch.setattr(thinking, "time", SimpleNamespace(perf_counter=clock))
        monkeypatch.setattr(thinking, "add_tree", undecided)
        monkeypatch.setattr(PlainMemory, "grow", timed)
        match = some_way_in("tali", 3, {})
        thinker = Thinker(match.game, STRONGEST, 1, Budget(seconds=0.5))
        thinker.think(match.state)
        assert clock.now == pytest.approx(0.5, abs=0.05)
        thinker.think(match.state)
        assert clock.now == pytest.approx(0.5, abs=0.1), "only a look whether anything is left to do"
        assert visits(thinker.considered()) == pytest.approx(500, abs=100)

    def test_hardly_any_time_still_gives_an_answer(self) -> None:
        for match in real_choices("tali", 2, {}, 3):
            thinker = Thinker(match.game, STRONGEST, 1, Budget(seconds=1e-6))
            assert thinker.choose(match.state, match.decider) in match.game.offered(match.state)

    @tables_for_deep_search
    def test_a_full_memory_ends_the_search(self, name: str, players: int, options: dict[str, Any]) -> None:
        match = some_way_in(name, players, options)
        memory = grown(match.game, match.state, 100_000, room=100)
        assert memory.tree.full == 1
        assert 0 < memory.root_visits < 100_000
        assert memory.tree.nodes <= len(memory.nodes)
        assert memory.tree.edges <= len(memory.edges)
        assert sum(int(edge.visits) for edge in memory.options()) == memory.root_visits

    def test_a_thinker_without_limits_answers_when_its_memory_is_full(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(thinking, "MOST_NODES", 200)
        match = some_way_in("tali", 3, {})
        thinker = Thinker(match.game, STRONGEST, 1, Budget())
        for _ in range(3):
            assert thinker.choose(match.state, match.decider) in match.game.offered(match.state)
        assert 0 < visits(thinker.considered()) < 10**6

    @tables_for_deep_search
    def test_memory_is_no_limit_to_a_budget(
        self, monkeypatch: pytest.MonkeyPatch, name: str, players: int, options: dict[str, Any]
    ) -> None:
        """What is forgotten is what was visited least; all visits of the root still count."""
        monkeypatch.setattr(thinking, "MOST_NODES", 1000)
        count = iterations(20_000, 3000)
        considered = thought(some_way_in(name, players, options), Budget(iterations=count))
        assert visits(considered) == count

    @every_table
    def test_the_best_few_are_compared_evenly(self, name: str, players: int, options: dict[str, Any]) -> None:
        match, count = some_way_in(name, players, options), iterations(960, 48)
        thinker = Thinker(match.game, STRONGEST, 1, Budget(iterations=count))
        thinker.compare(match.state)
        best, second = thinker.considered()[:2]
        assert min(best.visits, second.visits) >= count // 16
        assert visits(thinker.considered()) <= count
