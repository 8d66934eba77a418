"""The arena's statistics against values worked out by hand or known from elsewhere."""

import math
import sys

import numpy as np
import pytest

from ludi.bots.roster import parse_bot
from ludi.engine.contract import State
from ludi.engine.errors import LudiError
from ludi.engine.registry import get_game
from ludi.lab import arena, ratings
from ludi.lab.arena import Run
from ludi.lab.results import Result

DOUBLE = 400 * math.log10(2)  # Elo points of odds of 2 to 1
# every ranking of three bots with Plackett–Luce weights 4, 2, 1, as often as it comes in 105 games
RANKINGS = {"abc": 40, "acb": 20, "bac": 24, "bca": 6, "cab": 10, "cba": 5}


def game(number: int, bots: str, ranks: list[float], payoffs: list[float] | None = None) -> Result:
    won = payoffs or [float(rank == 1) for rank in ranks]
    count = len(bots)
    return Result(number, list(bots), won, ranks, 6 * count, 9, False, [6] * count, [0.3] * count, [0.1] * count)


def ranked_games() -> list[Result]:
    orders = [order for order, times in RANKINGS.items() for _ in range(times)]
    return [game(i, "abc", [float(order.index(bot) + 1) for bot in "abc"]) for i, order in enumerate(orders)]


class TestWilson:
    @pytest.mark.parametrize(
        ("wins", "games", "low", "high"),
        [
            (8, 10, 0.4902, 0.9433),  # Agresti and Coull's textbook numbers
            (0, 10, 0.0, 0.2775),
            (10, 10, 0.7225, 1.0),
            (100, 200, 0.4314, 0.5686),
        ],
    )
    def test_reference_values(self, wins: int, games: int, low: float, high: float) -> None:
        assert ratings.wilson(wins, games) == pytest.approx((low, high), abs=5e-5)

    def test_is_the_formula(self) -> None:
        z, wins, games = 1.959964, 37, 120
        share = wins / games
        middle = (share + z * z / (2 * games)) / (1 + z * z / games)
        half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
        assert ratings.wilson(wins, games) == pytest.approx((middle - half, middle + half), abs=1e-7)

    def test_shared_wins_widen_it_to_the_whole_wins_around(self) -> None:
        assert ratings.wilson(15.5, 20) == (ratings.wilson(15, 20)[0], ratings.wilson(16, 20)[1])

    def test_thirds_that_sum_to_a_whole_are_whole(self) -> None:
        assert ratings.wilson(sum([1 / 3] * 9), 20) == ratings.wilson(3, 20)


class TestStrengths:
    def test_three_to_one_is_the_logarithm_of_three(self) -> None:
        first, second = ratings.strengths(np.array([[0.0, 3.0], [1.0, 0.0]]))
        assert first - second == pytest.approx(math.log(3), abs=1e-6)
        assert first + second == pytest.approx(0, abs=1e-9)

    def test_an_indirect_comparison_counts(self) -> None:
        wins = np.array([[0.0, 2.0, 0.0], [1.0, 0.0, 3.0], [0.0, 1.0, 0.0]])  # the first never met the last
        first, _, last = ratings.strengths(wins)
        assert first - last == pytest.approx(math.log(2) + math.log(3), abs=1e-6)

    def test_who_never_lost_gets_one_drawn_game(self) -> None:
        wins = np.array([[0.0, 7.0], [0.0, 0.0]])
        assert not ratings.is_finite(wins)
        first, second = ratings.strengths(wins)
        assert first - second == pytest.approx(math.log(7.5 / 0.5), abs=1e-6)


class TestPairs:
    def test_each_pair_of_different_bots_counts_once(self) -> None:
        wins = ratings.beaten(game(0, "abb", [2.0, 1.0, 3.0]), ["a", "b"])
        assert wins.tolist() == [[0, 1], [1, 0]]

    def test_equal_places_count_half_for_both(self) -> None:
        wins = ratings.beaten(game(0, "abc", [1.5, 1.5, 3.0]), ["a", "b", "c"])
        assert wins.tolist() == [[0, 0.5, 1], [0.5, 0, 1], [0, 0, 0]]


class TestRatings:
    def test_plackett_luce_rankings_give_back_their_weights(self) -> None:
        rated = ratings.ratings(ranked_games(), "abc", 1, seed=1)
        assert [row["rating"] for row in rated] == pytest.approx([DOUBLE, 0, -DOUBLE], abs=0.06)

    def test_the_interval_holds_the_rating_and_narrows_with_more_games(self) -> None:
        few = ratings.ratings(ranked_games(), "abc", 1, seed=1)[0]
        more = [game(i, "abc", each.ranks) for i, each in enumerate(ranked_games() * 4)]
        many = ratings.ratings(more, "abc", 1, seed=1)[0]
        assert few["rating_low"] < few["rating"] < few["rating_high"]
        ratio = (few["rating_high"] - few["rating_low"]) / (many["rating_high"] - many["rating_low"])
        assert ratio == pytest.approx(2, rel=0.25)  # four times the games, half the width

    def test_the_same_seed_gives_the_same_interval(self) -> None:
        one, two, other = (ratings.ratings(ranked_games(), "abc", 1, seed=seed) for seed in (1, 1, 2))
        assert one == two != other

    def test_games_of_a_deal_are_resampled_together(self) -> None:
        results = [game(i, "ab", [1.0, 2.0] if i % 2 else [2.0, 1.0]) for i in range(40)]
        rated = ratings.ratings(results, "ab", 2, seed=1)  # every deal is one win each: nothing can vary
        assert rated[0] == {"rating": 0.0, "rating_low": 0.0, "rating_high": 0.0}
        alone = ratings.ratings(results, "ab", 1, seed=1)
        assert alone[0]["rating_low"] < -50

    def test_no_interval_where_no_finite_rating_fits(self) -> None:
        rated = ratings.ratings([game(i, "ab", [1.0, 2.0]) for i in range(20)], "ab", 1, seed=1)
        assert rated[0]["rating"] == pytest.approx(200 * math.log10(20.5 / 0.5), abs=0.06)
        assert rated[0]["rating_low"] is rated[0]["rating_high"] is None

    def test_one_bot_alone_has_none(self) -> None:
        rated = ratings.ratings([game(i, "aa", [1.0, 2.0]) for i in range(20)], "a", 1, seed=1)
        assert rated == [{"rating": None, "rating_low": None, "rating_high": None}]


class TestReport:
    run = Run("tali", 3, {"goal": 30}, (parse_bot("greedy"), parse_bot("random")), 5)

    def results(self) -> list[Result]:
        a, b = "greedy", "random"
        seats = [[a, b, b], [b, b, a], [b, a, b]]
        ranks = [[1.0, 2.0, 3.0], [1.5, 3.0, 1.5], [1.0, 3.0, 2.0]]
        payoffs = [[1.0, 0.0, 0.0], [0.5, 0.0, 0.5], [1.0, 0.0, 0.0]]
        rows = zip(seats, payoffs, ranks, strict=True)
        return [
            Result(i, *row, 12, 9, False, [6, 4, 2], [0.6, 0.4, 0.2], [0.3, 0.2, 0.1]) for i, row in enumerate(rows)
        ]

    def test_a_bots_row(self) -> None:
        alone, rest = ratings.report(self.run, self.results())["results"]
        assert (alone["bot"], alone["games"], alone["seats"], alone["wins"]) == ("greedy", 3, 3, 1.5)
        assert (alone["share"], alone["even"]) == (0.5, 0.3333)
        assert (alone["low"], alone["high"]) == pytest.approx((0.0615, 0.9385), abs=5e-5)  # Wilson, 1 and 2 of 3
        assert alone["mean_rank"] == pytest.approx((1 + 1.5 + 3) / 3, abs=5e-5)
        assert (alone["decisions"], alone["seconds_per_decision"], alone["longest_decision"]) == (12, 0.1, 0.3)
        assert (rest["bot"], rest["games"], rest["seats"], rest["wins"], rest["even"]) == ("random", 3, 6, 1.5, 0.6667)

    def test_seats(self) -> None:
        data = ratings.report(self.run, self.results())
        assert [(seat["seat"], seat["wins"]) for seat in data["seats"]] == [
            ("gaius", 2.5),
            ("lucius", 0),
            ("marcus", 0.5),
        ]
        assert data["results"][0]["by_seat"]["marcus"]["wins"] == 0.5
        assert data["results"][1]["by_seat"]["gaius"] == {
            "games": 2,
            "wins": 1.5,
            "share": 0.75,
            "low": pytest.approx(0.0945, abs=5e-5),
            "high": 1.0,
        }

    def test_order(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Who begins is drawn anew for each deal, and the one behind wins here."""
        municipium, asked = get_game("municipium"), list[int]()
        run = Run("municipium", 3, municipium.complete_options(3, {}), (parse_bot("random"),), 5)

        class Spy:
            name = "random"

            def choose(self, s: State, seat: int) -> int:
                asked.append(seat)
                return municipium.offered(s)[0]

        monkeypatch.setattr(arena, "make_bot", lambda *_: Spy())
        results = []
        for number in range(8):
            asked.clear()
            arena.play_game(run, number, stopped=lambda: bool(asked))
            assert asked == [run.beginner(number)]
            results.append(game(number, "aaa", [float(1 + (asked[0] + 1 - seat) % 3) for seat in range(3)]))
        assert len({result.ranks.index(1) for result in results}) > 1
        order = ratings.report(run, results)["order"]
        assert [(place["place"], place["wins"]) for place in order] == [(1, 0), (2, 8), (3, 0)]


def test_a_missing_library_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    with pytest.raises(LudiError, match=r'pip install "ludi-romani\[lab\]"'):
        ratings.require()
