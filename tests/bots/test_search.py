"""What the search promises: legal, repeatable, within its budget, and right where right can be known."""

import threading
import time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ludi.bots import thinker as thinking
from ludi.bots.levels import LEVELS, STRONGEST, Budget
from ludi.bots.roster import make_bot, wanted
from ludi.bots.table import Bot
from ludi.bots.thinker import Considered, Memory, Thinker
from ludi.engine.compiled import INTERPRETED
from ludi.engine.frames import CHANCE, OVER
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from tests.bots.positions import (
    SMALL,
    TABLES,
    draws,
    draws_of,
    edges_of,
    grown,
    iterations,
    looked_into,
    real_choices,
    skip_forced,
    some_way_in,
    throwing,
)

STOP, THROW = 0, 1
every_table = pytest.mark.parametrize(("name", "players", "options"), TABLES)
tables_for_deep_search = pytest.mark.parametrize(("name", "players", "options"), SMALL)
needs_the_compiler = pytest.mark.skipif(INTERPRETED, reason="needs the compiler")


def thought(match: Match, budget: Budget, seed: int = 1, threads: int = 1) -> list[Considered]:
    """Everything a search says of a position."""
    thinker = Thinker(match.game, STRONGEST, seed, budget, threads)
    thinker.think(match.state)
    return thinker.considered()


def visits(options: list[Considered]) -> int:
    return sum(option.visits for option in options)


class TestChoices:
    @every_table
    @pytest.mark.parametrize("bots", ["tiro,miles", "optio@3", "centurio@20,greedy", "imperator@40,tiro@2"])
    def test_are_offered_and_change_nothing_through_whole_games(
        self, name: str, players: int, options: dict[str, Any], bots: str
    ) -> None:
        match, draw, names = Match(get_game(name), players, options), draws(3), bots.split(",")
        seated = [make_bot(match.game, wanted(names[seat % len(names)]), seat) for seat in range(players)]
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
    def test_every_option_is_considered_the_most_visited_first(
        self, name: str, players: int, options: dict[str, Any]
    ) -> None:
        match = some_way_in(name, players, options)
        considered = thought(match, Budget(iterations=iterations(200, 8)))
        assert sorted(option.code for option in considered) == match.game.offered(match.state)
        tried = [option.visits for option in considered]
        assert tried == sorted(tried, reverse=True)

    def test_the_strongest_chooses_what_it_visits_most(self) -> None:
        match = some_way_in("municipium", 3, {})
        thinker = Thinker(match.game, STRONGEST, 1, Budget(iterations=iterations(300, 10)))
        code = thinker.choose(match.state, match.decider)
        considered = thinker.considered()
        assert next(option.visits for option in considered if option.code == code) == considered[0].visits

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


class TestBudget:
    @every_table
    @pytest.mark.parametrize("count", [1, 2, 33, 300, 2000])
    def test_iterations_are_kept_to_exactly(self, name: str, players: int, options: dict[str, Any], count: int) -> None:
        if INTERPRETED and count > (300 if name == "tali" else 2):
            pytest.skip("needs the compiler")
        assert visits(thought(some_way_in(name, players, options), Budget(iterations=count))) == count

    @tables_for_deep_search
    @pytest.mark.parametrize("name_and_count", [("optio", 32), ("centurio", 300)])
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
        monkeypatch.setattr(thinking, "time", SimpleNamespace(perf_counter=Clock(0.001)))
        assert 0 < visits(thought(match, Budget(seconds=0.05, iterations=10**6))) < 10**5

    @pytest.mark.parametrize("seconds", [0.05, 0.2, 1.0])
    @pytest.mark.parametrize("pace", [1e-6, 1e-5, 1e-4, 1e-3])
    def test_time_is_kept_to_at_any_pace(self, monkeypatch: pytest.MonkeyPatch, pace: float, seconds: float) -> None:
        """By a clock that goes on with the iterations: the answer comes within 50 ms of the budget, not earlier."""
        clock, grow = Clock(), Memory.grow

        def timed(memory: Memory, count: int) -> None:
            clock.now += count * pace
            grow(memory, 1)  # so few that no option leads beyond doubt

        monkeypatch.setattr(thinking, "time", SimpleNamespace(perf_counter=clock))
        monkeypatch.setattr(Memory, "grow", timed)
        thought(some_way_in("tali", 3, {}), Budget(seconds=seconds))
        assert clock.now == pytest.approx(seconds, abs=0.05)

    def test_time_counts_anew_for_every_decision(self, monkeypatch: pytest.MonkeyPatch) -> None:
        clock, grow, match = Clock(), Memory.grow, some_way_in("tali", 3, {})

        def timed(memory: Memory, count: int) -> None:
            clock.now += count * 1e-4
            grow(memory, 1)

        monkeypatch.setattr(thinking, "time", SimpleNamespace(perf_counter=clock))
        monkeypatch.setattr(Memory, "grow", timed)
        thinker = Thinker(match.game, STRONGEST, 1, Budget(seconds=0.5))
        for number in range(1, 4):
            thinker.think(match.state)
            assert clock.now == pytest.approx(0.5 * number, abs=0.05 * number)

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

    @pytest.mark.parametrize("budget", [Budget(), Budget(iterations=10**6), Budget(seconds=3600)])
    def test_a_thinker_answers_when_its_memory_is_full(self, monkeypatch: pytest.MonkeyPatch, budget: Budget) -> None:
        monkeypatch.setattr(thinking, "MOST_NODES", 200)
        match = some_way_in("tali", 3, {})
        thinker = Thinker(match.game, STRONGEST, 1, budget)
        for _ in range(3):
            assert thinker.choose(match.state, match.decider) in match.game.offered(match.state)
        assert 0 < visits(thinker.considered()) < 10**6


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
        assert node.visits > 20
        memory.begin(match.state)
        assert memory.root_visits == node.visits
        assert [int(edge.code) for edge in memory.options()] == match.game.offered(match.state)
        for field in ("code", "visits", "weight", "prior", "guess", "total"):
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
        assert len(memory.values(memory.options()[0])) == 2

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
    @tables_for_deep_search
    def test_outcomes_are_tried_by_weight(self, name: str, players: int, options: dict[str, Any]) -> None:
        """Within five standard deviations each, which a wrong weight of one half would leave far behind."""
        seen = 0
        for seed in range(3):
            match = some_way_in(name, players, options, seed, choices=20)
            memory = grown(match.game, match.state, iterations(15_000, 1500), seed=seed)
            for number in draws_of(memory, iterations(1000, 200)):
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
        value = memory.values(memory.options()[THROW])[0]
        assert value == pytest.approx(5 / 6 + 1 / 6, abs=0.12)
        assert value > 5 / 6 - 0.03


def winning_codes(match: Match) -> list[int]:
    """Options that end the game at once and win it alone."""
    codes = []
    for code in match.game.offered(match.state):
        fork = match.fork()
        fork.play_code(code)
        skip_forced(fork)
        if fork.is_over and fork.payoffs()[match.decider] == 1:
            codes.append(code)
    return codes


def last_choices(name: str, players: int, seed: int) -> list[Match]:
    """The last choices of a game between greedy bots."""
    match, draw = Match(get_game(name), players), draws(seed)
    bots = [Bot(match.game, "greedy", seed + seat) for seat in range(players)]
    stops: list[Match] = []
    while True:
        match.run(draw)
        if match.is_over:
            return stops[-8:]
        stops.append(match.fork())
        match.play_code(bots[match.decider].choose(match.state, match.decider))


class TestStrength:
    @pytest.mark.parametrize("scores", [[20, 29], [0, 0], [29, 0, 29], [10, 29, 29, 29]])
    @pytest.mark.parametrize("level", ["optio", "centurio", "imperator@200"])
    def test_a_pot_that_wins_is_taken(self, level: str, scores: list[int]) -> None:
        state = throwing(scores, 30 - scores[0])
        assert make_bot(get_game("tali"), wanted(level), 1).choose(state, 0) == STOP

    @pytest.mark.parametrize("others", [[29], [29, 29, 29]])
    def test_who_would_lose_anyhow_takes_the_chance(self, others: list[int]) -> None:
        """Others win with any throw but a one: stopping short leaves less than throwing on for the few pips missing."""
        state = throwing([20, *others], 8)
        budget = Budget(iterations=iterations(3000, 500))
        thinker = Thinker(get_game("tali"), STRONGEST, 1, budget)
        assert thinker.choose(state, 0) == THROW

    @needs_the_compiler
    @pytest.mark.parametrize(("name", "players"), [("municipium", 2), ("municipium", 4), ("ave_roma", 2)])
    def test_a_win_at_hand_is_taken(self, name: str, players: int) -> None:
        found = 0
        for seed in range(25):
            for match in last_choices(name, players, seed):
                wins = winning_codes(match)
                if not 0 < len(wins) < len(match.game.offered(match.state)):
                    continue
                found += 1
                thinker = Thinker(match.game, STRONGEST, seed, Budget(iterations=300))
                code = thinker.choose(match.state, match.decider)
                values = {option.code: option.values[match.decider] for option in thinker.considered()}
                assert all(values[win] == pytest.approx(1) for win in wins)
                assert code in wins or values[code] > 0.99, (seed, match.game.text(match.state, code))
        assert found >= 5

    def test_everybody_else_plays_for_himself(self) -> None:
        """The next player wins with any throw but a one if he then stops, which only he wants."""
        memory = grown(get_game("tali"), throwing([0, 29, 29], 2), iterations(3000, 500))
        values = memory.values(memory.options()[STOP])
        assert values[1] > 0.75
        assert values[2] > values[0]

    @tables_for_deep_search
    def test_what_each_seat_tries_most_is_best_for_itself(
        self, name: str, players: int, options: dict[str, Any]
    ) -> None:
        match = some_way_in(name, players, options)
        memory = grown(match.game, match.state, iterations(15_000, 1500))
        others = 0
        for number in looked_into(memory, iterations(400, 100)):
            seat = int(memory.nodes[number].seat)
            if seat == CHANCE:
                continue
            tried = [edge for edge in edges_of(memory, number) if edge.visits >= 20]
            means = [memory.nodes[edge.child].total[seat] / memory.nodes[edge.child].visits for edge in tried]
            most = max(range(len(tried)), key=lambda i: tried[i].visits)
            assert means[most] >= max(means) - 0.06
            others += seat != match.decider
        assert others > 0 or name != "tali"

    @needs_the_compiler
    @pytest.mark.parametrize(("name", "least"), [("municipium", 0.8), ("ave_roma", 0.8)])
    def test_the_search_beats_chance(self, name: str, least: float) -> None:
        wins = 0.0
        for number in range(10):
            match, draw = Match(get_game(name), 2), draws(number)
            seats = ["optio", "random"] if number % 2 else ["random", "optio"]
            bots = [make_bot(match.game, wanted(bot), number) for bot in seats]
            while not match.is_over:
                match.run(draw)
                if not match.is_over:
                    match.play_code(bots[match.decider].choose(match.state, match.decider))
            wins += match.payoffs()[seats.index("optio")]
        assert wins / 10 >= least


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
