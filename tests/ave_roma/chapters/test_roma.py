"""Roma: the way round the Colosseum, its prices and its honours (§6 Roma, §5.4, §5.5, §6.8)."""

import pytest

from tests.ave_roma.chapters.table import Table

# What each space costs and which ones bear an honour [R]; the starting spaces of the tests are chosen from this table.
PRICES = {
    1: {"black": 1},
    2: {"den": 2},
    3: {"surplus": 1},
    4: {"green": 1},
    5: {"red": 1},
    6: {"den": 2},
    7: {"surplus": 1},
    8: {"black": 1},
    9: {"green": 1},
    10: {"den": 2},
    11: {"surplus": 1},
    12: {"red": 1},
}
HONOURS = (4, 8, 12)
COLOURS = {"black": ("wood", "stone"), "green": ("cattle", "grain"), "red": ("mineral", "wine")}
ALL = {"wood": 3, "stone": 3, "cattle": 3, "grain": 3, "mineral": 3, "wine": 3}
GOOD_SPACES = [space for space, price in PRICES.items() if set(price) & set(COLOURS)]


def arena(
    start: int,
    goods: dict[str, int] | None = None,
    surplus: int = 0,
    denarii: int = 0,
    others: tuple[int, int] | None = None,
    political: int = 0,
    players: int = 3,
) -> Table:
    """Yellow's marker on `start`, the others' out of his way (behind him) unless told otherwise."""
    green, blue = others or (start, start)
    table = Table(players).given(colosseum={"yellow": start, "green": green, "blue": blue})
    return table.given(
        goods={"yellow": goods or {}},
        surplus={"yellow": surplus},
        denarii={"yellow": denarii},
        political={"yellow": political},
    )


def before(space: int) -> int:
    return (space - 2) % 12 + 1


def exactly(*spaces: int) -> Table:
    """Yellow before the first of these spaces with just what they cost."""
    goods: dict[str, int] = {}
    for space in spaces:
        for colour in set(PRICES[space]) & set(COLOURS):
            goods[COLOURS[colour][0]] = goods.get(COLOURS[colour][0], 0) + PRICES[space][colour]
    surplus = sum(PRICES[space].get("surplus", 0) for space in spaces)
    return arena(before(spaces[0]), goods, surplus, sum(PRICES[space].get("den", 0) for space in spaces))


def way(start: int, steps: int) -> list[int]:
    return [(start + step) % 12 + 1 for step in range(steps)]


def poorer(table: Table, kind: str) -> Table:
    """Yellow has one unit less of this (for a colour: of its first good)."""
    if kind == "den":
        return table.given(denarii={"yellow": table.denarii("yellow") - 1})
    if kind == "surplus":
        return table.given(surplus={"yellow": table.surplus("yellow") - 1})
    good, held = COLOURS[kind][0], table.goods("yellow")
    return table.given(goods={"yellow": {**held, good: held[good] - 1}})


class TestMoving:
    # §6, §3: the start is space 12, the first step enters space 1
    @pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
    def test_the_marker_moves_by_exactly_the_value_of_the_worker(self, value: int) -> None:
        table = exactly(*way(12, value)).play(f"place {value} roma").auto()
        assert table.colosseum("yellow") == value
        assert (table.frame, table.decider) == ("TURN", "green")

    # §6
    def test_the_ring_closes_after_space_twelve(self) -> None:
        table = exactly(12, 1, 2).play("place 3 roma").auto()
        assert table.colosseum("yellow") == 2

    # §6
    def test_the_worker_lies_there_and_the_other_markers_stay(self) -> None:
        table = exactly(2).given(colosseum={"green": 7, "blue": 9}).play("place 1 roma")
        assert table.workers("roma") == [1]
        assert (table.colosseum("green"), table.colosseum("blue")) == (7, 9)

    # §6 [R]: 2 spaces always, one more each from 3, 4 and 5 players
    @pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 3), (4, 4), (5, 5)])
    def test_roma_has_as_many_spaces_as_players(self, players: int, spaces: int) -> None:
        table = Table(players).given(colosseum={"yellow": 1, "green": 2})  # where green stands the step is free
        table.given(workers={"roma": [5] * (spaces - 1)})
        assert "place 1 roma" in table.offers()
        assert "place 1 roma" not in table.given(workers={"roma": [5] * spaces}).offers()


class TestPrices:
    # §6: pay the space entered
    @pytest.mark.parametrize("space", PRICES)
    def test_the_space_entered_is_paid(self, space: int) -> None:
        table = exactly(space).play("place 1 roma")
        assert table.colosseum("yellow") == space
        assert (table.goods("yellow"), table.surplus("yellow"), table.denarii("yellow")) == ({}, 0, 0)

    # §4.1
    @pytest.mark.parametrize("space", PRICES)
    def test_a_step_that_cannot_be_paid_is_not_offered(self, space: int) -> None:
        assert "place 1 roma" in exactly(space).offers()
        assert "place 1 roma" not in poorer(exactly(space), next(iter(PRICES[space]))).offers()

    # §6.2: either good of the colour
    @pytest.mark.parametrize("space", GOOD_SPACES)
    def test_the_good_that_pays_a_coloured_space_is_chosen(self, space: int) -> None:
        first, second = COLOURS[next(iter(PRICES[space]))]
        table = arena(before(space), ALL, surplus=7).play("place 1 roma")
        assert (table.frame, table.offers()) == ("PAY", [f"pay {first}", f"pay {second}"])
        table.play(f"pay {second}")
        assert table.goods("yellow") == {**ALL, second: 2}

    # §6.2: never surplus, nor another colour
    @pytest.mark.parametrize("space", GOOD_SPACES)
    def test_nothing_but_the_colour_pays_a_coloured_space(self, space: int) -> None:
        colour = next(iter(PRICES[space]))
        others = {good: count for good, count in ALL.items() if good not in COLOURS[colour]}
        assert "place 1 roma" not in arena(before(space), others, surplus=7, denarii=50).offers()

    # §6: if some step could not be paid the action is not possible
    @pytest.mark.parametrize("missing", ["black", "den", "surplus", "green", "red"])
    def test_one_step_out_of_five_that_cannot_be_paid_forbids_the_action(self, missing: str) -> None:
        table = exactly(1, 2, 3, 4, 5)
        assert "place 5 roma" in table.offers()
        assert "place 5 roma" not in poorer(table, missing).offers()

    # §6: every space on the way is paid
    def test_every_space_passed_is_paid(self) -> None:
        table = arena(5, ALL, surplus=7, denarii=9).play("place 2 roma")
        assert (table.goods("yellow"), table.surplus("yellow"), table.denarii("yellow")) == (ALL, 6, 7)


class TestOccupied:
    # §6: free if another player's marker stands there
    @pytest.mark.parametrize("space", PRICES)
    def test_a_space_with_another_marker_is_free(self, space: int) -> None:
        table = arena(before(space), others=(space, before(space))).play("place 1 roma")
        assert table.colosseum("yellow") == table.colosseum("green") == space

    # §6
    def test_a_space_with_another_marker_is_not_paid_even_by_the_rich(self) -> None:
        table = arena(4, ALL, surplus=7, denarii=9, others=(5, 5)).play("place 1 roma")
        assert (table.goods("yellow"), table.surplus("yellow"), table.denarii("yellow")) == (ALL, 7, 9)
        assert (table.frame, table.decider) == ("TURN", "green")

    # §6: spaces passed as well as the last one
    def test_a_space_passed_with_another_marker_is_free(self) -> None:
        table = arena(1, surplus=1, others=(2, 1)).play("place 2 roma")
        assert (table.colosseum("yellow"), table.surplus("yellow")) == (3, 0)

    # §6: only that space
    def test_a_marker_elsewhere_makes_nothing_free(self) -> None:
        assert "place 1 roma" not in arena(1, others=(3, 1)).offers()

    # §6 [S]: the worked example
    def test_the_example_pays_a_surplus_and_a_green_good_and_wakes_the_patron(self) -> None:
        table = arena(2, {"grain": 1}, surplus=2, others=(5, 9)).cards_given(owned={"yellow": ["varro"]})
        table.play("place 3 roma")
        assert (table.goods("yellow"), table.surplus("yellow"), table.colosseum("yellow")) == ({}, 1, 5)
        assert (table.political("yellow"), table.active("yellow")) == (1, {"varro"})


class TestHonours:
    # §6
    @pytest.mark.parametrize("space", PRICES)
    def test_an_honour_entered_gives_one_political_influence_other_spaces_none(self, space: int) -> None:
        table = exactly(space).play("place 1 roma")
        assert table.political("yellow") == (1 if space in HONOURS else 0)

    # §6
    @pytest.mark.parametrize("space", HONOURS)
    def test_an_honour_passed_counts_as_one_entered(self, space: int) -> None:
        table = exactly(*way(before(space), 2)).play("place 2 roma").auto()
        assert table.political("yellow") == 1

    # §6 [S]
    @pytest.mark.parametrize("space", HONOURS)
    def test_an_honour_with_another_marker_counts_too(self, space: int) -> None:
        table = arena(before(space), others=(space, space)).play("place 1 roma")
        assert table.political("yellow") == 1

    # §6: the space left gives nothing
    @pytest.mark.parametrize("space", HONOURS)
    def test_leaving_an_honour_gives_nothing(self, space: int) -> None:
        table = exactly(*way(space, 1)).play("place 1 roma")
        assert table.political("yellow") == 0

    # §6
    @pytest.mark.parametrize("space", HONOURS)
    def test_five_steps_may_enter_two_honours(self, space: int) -> None:
        table = exactly(*way(before(space), 5)).play("place 5 roma").auto()
        assert table.political("yellow") == 2

    # §5.4
    def test_each_gain_beyond_ten_is_two_points_instead(self) -> None:
        table = arena(3, political=10, others=(4, 4)).play("place 1 roma")
        assert (table.political("yellow"), table.points("yellow")) == (10, 2)

    # §5.4
    def test_a_gain_up_to_ten_scores_nothing(self) -> None:
        table = arena(3, political=9, others=(4, 4)).play("place 1 roma")
        assert (table.political("yellow"), table.points("yellow")) == (10, 0)

    # §5.4
    @pytest.mark.parametrize(("political", "points"), [(8, 0), (9, 2), (10, 4)])
    def test_two_honours_near_the_limit_are_counted_one_by_one(self, political: int, points: int) -> None:
        table = exactly(4, 5, 6, 7, 8).given(political={"yellow": political}).play("place 5 roma").auto()
        assert (table.political("yellow"), table.points("yellow")) == (10, points)


class TestPatronsOnTheWay:
    # §6: 1 political influence with what follows from it, before the next step
    def test_a_slot_is_filled_before_the_next_step_is_paid(self) -> None:
        table = arena(3, ALL, others=(4, 4)).cards_given(owned={"yellow": ["varro", "atticus"]})
        table.play("place 2 roma")
        assert (table.frame, table.colosseum("yellow"), table.goods("yellow")) == ("ACTIVATE", 4, ALL)

    # §6.8: for costs still unpaid
    def test_a_patron_woken_on_the_way_makes_the_later_steps_free(self) -> None:
        table = arena(3, ALL, surplus=7, denarii=9, others=(4, 4)).cards_given(owned={"yellow": ["clodius"]})
        table.play("place 5 roma")
        assert (table.goods("yellow"), table.surplus("yellow"), table.denarii("yellow")) == (ALL, 7, 9)
        assert table.colosseum("yellow") == 8

    # §6.8
    def test_a_patron_woken_on_the_way_leaves_the_earlier_steps_paid(self) -> None:
        table = arena(1, ALL, surplus=7, denarii=9).cards_given(owned={"yellow": ["clodius"]})
        table.play("place 4 roma", "pay grain")
        assert (table.goods("yellow"), table.surplus("yellow"), table.denarii("yellow")) == ({**ALL, "grain": 2}, 6, 7)

    # §6.8, §4.1
    @pytest.mark.parametrize(("start", "offered"), [(3, True), (12, False)])
    def test_a_way_is_offered_if_the_patron_woken_on_it_makes_it_payable(self, start: int, offered: bool) -> None:
        table = arena(start, others=(4, 4)).cards_given(owned={"yellow": ["clodius"]})
        assert ("place 5 roma" in table.offers()) is offered

    # §4.1
    def test_waking_a_patron_after_whom_the_way_cannot_be_paid_is_not_offered(self) -> None:
        table = arena(3, others=(4, 4)).cards_given(owned={"yellow": ["clodius", "varro"]})
        table.play("place 5 roma").auto()
        assert "clodius" in table.active("yellow")
        assert table.colosseum("yellow") == 8

    # §4.1, §6.8: with the means to walk on, either may be woken
    def test_waking_any_patron_is_offered_if_the_way_can_be_paid_after_it(self) -> None:
        table = arena(3, {"wine": 1}, others=(4, 4)).cards_given(owned={"yellow": ["clodius", "varro"]})
        table.play("place 2 roma")
        assert set(table.offers()) == {"activate clodius", "activate varro"}

    # §6.8, M8
    def test_surplus_pays_for_goods_after_the_patron_is_woken_on_the_way(self) -> None:
        table = arena(3, surplus=1, others=(4, 4)).cards_given(owned={"yellow": ["columella"]})
        table.play("place 2 roma").auto()
        assert (table.colosseum("yellow"), table.surplus("yellow")) == (5, 0)

    # §6.8, M8: earlier steps at the old price
    def test_surplus_pays_for_no_good_before_the_patron_is_woken(self) -> None:
        table = arena(3, surplus=7).cards_given(owned={"yellow": ["columella"]})
        assert "place 2 roma" not in table.offers()
