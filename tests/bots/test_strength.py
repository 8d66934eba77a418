"""The search is right where right can be known."""

import pytest

from ludi.bots.levels import STRONGEST, Budget
from ludi.bots.roster import make_bot, parse_bot
from ludi.bots.table import Bot
from ludi.bots.thinker import Thinker
from ludi.engine.compiled import INTERPRETED
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from tests.bots.positions import (
    STOP,
    THROW,
    draws,
    edges_of,
    grown,
    iterations,
    looked_into,
    needs_the_compiler,
    skip_forced,
    some_way_in,
    throwing,
)

MANY = [("tali", 3), ("tali", 4), *([] if INTERPRETED else [("municipium", 3), ("ave_roma", 3)])]


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
        assert make_bot(get_game("tali"), parse_bot(level), 1).choose(state, 0) == STOP

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
        for seed in range(40):
            for match in last_choices(name, players, seed):
                wins = winning_codes(match)
                if not 0 < len(wins) < len(match.game.offered(match.state)):
                    continue
                found += 1
                assert self.won(match, Thinker(match.game, STRONGEST, seed, Budget(iterations=300)))
        assert found >= 3

    @staticmethod
    def won(match: Match, thinker: Thinker) -> bool:
        """Whether the seat that decides now wins in the end, by this move or, as certainly, by a later one."""
        seat, draw = match.decider, draws(1)
        while not match.is_over:
            match.play_code(thinker.choose(match.state, match.decider))
            match.run(draw)
        return match.payoffs()[seat] == 1

    def test_everybody_else_plays_for_himself(self) -> None:
        """Others who may stop and win are expected to, whatever the root would like."""
        memory, wins = grown(get_game("tali"), throwing([0, 29, 29], 2), iterations(5000, 800)), 0
        for number in looked_into(memory, 10):
            seat, state = int(memory.nodes[number].seat), memory.states[number]
            if seat > 0 and state.score[seat] + state.pot == state.goal:
                options, node = edges_of(memory, number), memory.nodes[number]
                assert options[STOP].visits > options[THROW].visits
                assert node.total[seat] / node.visits > 0.9
                wins += 1
        assert wins > 3

    @pytest.mark.parametrize(("name", "players"), MANY)
    def test_an_option_counts_by_what_it_brings_to_who_chooses_it(self, name: str, players: int) -> None:
        """Whoever that is: nobody plays for the root, and nobody merely against it."""
        match = some_way_in(name, players, {}, choices=3)
        memory, seats = grown(match.game, match.state, iterations(20_000, 1500), room=60_000), set()
        for number in looked_into(memory, 2):
            seat = int(memory.nodes[number].seat)
            if seat == CHANCE:
                continue
            seats.add(seat)
            for edge in edges_of(memory, number):
                if edge.visits > 0:
                    assert edge.total == pytest.approx(memory.nodes[edge.child].total[seat])
        assert len(seats) > 1

    @needs_the_compiler
    @pytest.mark.parametrize(("name", "least"), [("municipium", 0.8), ("ave_roma", 0.8)])
    def test_the_search_beats_chance(self, name: str, least: float) -> None:
        wins = 0.0
        for number in range(10):
            match, draw = Match(get_game(name), 2), draws(number)
            seats = ["optio", "random"] if number % 2 else ["random", "optio"]
            bots = [make_bot(match.game, parse_bot(bot), number) for bot in seats]
            while not match.is_over:
                match.run(draw)
                if not match.is_over:
                    match.play_code(bots[match.decider].choose(match.state, match.decider))
            wins += match.payoffs()[seats.index("optio")]
        assert wins / 10 >= least
