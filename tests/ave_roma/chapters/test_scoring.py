"""§8, scoring: the last choices, the settling of the provinces, each line of the count, ties."""

from collections.abc import Mapping

import pytest

from tests.ave_roma.chapters.table import Table

SMALL_CARD = (1, 2, 4, 6, 9, 12, 16, 20, 25)  # 2-3 players, levels 0-8
LARGE_CARD = (1, 3, 6, 9, 13, 17, 22, 27, 33)  # 4-5 players
SEATS = ("yellow", "green", "blue", "red", "black")
LINES = ("denarii", "stores", "patrons", "politics", "provinces")


def bare(players: int = 3, advanced: str = "off") -> Table:
    """A table where nobody has anything, so that nothing scores by itself."""
    seats = SEATS[:players]
    return Table(players, advanced=advanced).given(
        goods={seat: {} for seat in seats}, surplus=dict.fromkeys(seats, 0), denarii=dict.fromkeys(seats, 0)
    )


def settled(players: int, cube: int, levels: Mapping[str, int]) -> Table:
    """Province 1 with these markers, counted."""
    return bare(players).given(cubes={1: cube}, influence={seat: {1: level} for seat, level in levels.items()}).score()


# ---- the lines of the count --------------------------------------------------------------------------------------


def test_a_player_with_nothing_scores_nothing() -> None:
    # §8.3
    assert bare().score().points("yellow") == 0


@pytest.mark.parametrize(
    ("denarii", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (13, 2), (14, 2), (15, 3), (52, 10)]
)
def test_five_denarii_are_a_point(denarii: int, points: int) -> None:
    # §8.3, worked example: 13 denarii = 2
    table = bare().given(denarii={"yellow": denarii}).score()
    assert table.points("yellow", "denarii") == points


def test_denarii_are_kept_when_they_score() -> None:
    # §8.3: they still break ties
    assert bare().given(denarii={"yellow": 13}).score().denarii("yellow") == 13


@pytest.mark.parametrize(
    ("goods", "surplus", "points"),
    [
        ({"wood": 3, "stone": 2, "cattle": 3, "grain": 1}, 2, 3),  # the worked example
        ({"wood": 1, "mineral": 1}, 0, 0),
        ({"wood": 1, "mineral": 1}, 1, 1),
        ({}, 3, 1),
        ({}, 7, 2),
        ({"wine": 2}, 3, 1),
        ({"wine": 3}, 3, 2),
        (dict.fromkeys(("wood", "stone", "cattle", "grain", "mineral", "wine"), 3), 7, 8),
    ],
)
def test_three_goods_and_surplus_together_are_a_point(goods: dict[str, int], surplus: int, points: int) -> None:
    # §8.3
    table = bare().given(goods={"yellow": goods}, surplus={"yellow": surplus}).score()
    assert table.points("yellow", "stores") == points


@pytest.mark.parametrize(("level", "points"), list(enumerate((0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30))))
def test_the_political_track_scores_by_level(level: int, points: int) -> None:
    # §8.3; level 4 = 6 and level 10 = 30 are in the rulebook
    assert bare().given(political={"yellow": level}).score().points("yellow", "politics") == points


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", range(9))
def test_a_province_scores_by_the_card_for_the_number_of_players(players: int, level: int) -> None:
    # §8.3
    card = SMALL_CARD if players <= 3 else LARGE_CARD
    assert settled(players, 8, {"yellow": level}).points("yellow", "provinces") == card[level]


def test_no_marker_in_a_province_scores_nothing() -> None:
    # §8.3
    table = settled(3, 8, {"green": 3})
    assert table.points("yellow", "provinces") == 0


def test_a_marker_on_level_zero_scores_one_point() -> None:
    # §8.3
    assert settled(3, 8, {"yellow": 0}).points("yellow", "provinces") == 1


def test_the_five_provinces_are_added_up() -> None:
    # §8.3
    table = bare(4).given(cubes=dict.fromkeys(range(1, 6), 8), influence={"yellow": {1: 0, 2: 1, 3: 2, 4: 3, 5: 8}})
    assert table.score().points("yellow", "provinces") == 1 + 3 + 6 + 9 + 33


def test_everything_is_counted_in_the_total() -> None:
    # §8.3
    table = bare().given(
        denarii={"yellow": 6},
        surplus={"yellow": 4},
        political={"yellow": 5},
        cubes={2: 3},
        influence={"yellow": {2: 3}},
    )
    table.cards_given(owned={"yellow": ["varro"]}, active=["varro"]).given(goods={"yellow": {"grain": 2}}).score()
    assert [table.points("yellow", line) for line in LINES] == [1, 2, 2, 9, 6]
    assert table.points("yellow") == 20


@pytest.mark.parametrize("active", [False, True])
def test_patrons_score_active_or_inactive(active: bool) -> None:
    # §8.3
    table = bare().given(goods={"yellow": {"grain": 1, "cattle": 2}}, political={"yellow": 1})
    table.cards_given(owned={"yellow": ["varro"]}, active=["varro"] if active else []).score()
    assert table.points("yellow", "patrons") == 3


def test_points_scored_during_the_game_stay() -> None:
    # §8: the count is added to what was scored
    table = bare().given(goods={"yellow": {"wood": 1, "stone": 1}})
    table.play("place 3 aedificator 3").score()
    assert (table.points("yellow", "buildings"), table.points("yellow")) == (2, 2)


def test_without_final_choices_the_result_follows_the_extra_actions() -> None:
    # §8
    table = bare().score()
    assert (table.decider, table.frame) == ("over", "")


# ---- settling the provinces ------------------------------------------------------------------------------------------


def test_a_marker_above_the_cube_comes_down_to_it_and_the_others_stay() -> None:
    # §8.2, worked example: 17, 9, 3
    table = settled(4, 5, {"blue": 7, "green": 3, "yellow": 1})
    assert [table.influence(seat, 1) for seat in ("blue", "green", "yellow")] == [5, 3, 1]
    assert [table.points(seat, "provinces") for seat in ("blue", "green", "yellow")] == [17, 9, 3]


def test_a_marker_coming_down_pushes_those_below_it() -> None:
    # §8.2, worked example: 6, 3, 1, 1
    table = settled(5, 2, {"yellow": 6, "black": 4, "green": 2, "blue": 1})
    assert [table.influence(seat, 1) for seat in ("yellow", "black", "green", "blue")] == [2, 1, 0, 0]
    assert [table.points(seat, "provinces") for seat in ("yellow", "black", "green", "blue")] == [6, 3, 1, 1]


@pytest.mark.parametrize(
    ("cube", "before", "after"),
    [
        (8, (8, 7, 6), (8, 7, 6)),  # neighbours do not push each other
        (3, (3, 2, 1), (3, 2, 1)),
        (3, (2, 1, 0), (2, 1, 0)),  # all below the cube
        (4, (8, 4, 3), (4, 3, 2)),  # one on the cube's level is pushed
        (4, (8, 3, 1), (4, 3, 1)),
        (5, (8, 7, 2), (5, 4, 2)),
        (1, (5, 4, 3), (1, 0, 0)),
        (0, (5, 4, 3), (0, 0, 0)),
        (0, (0, 0, 0), (0, 0, 0)),
        (3, (2, 5, 3), (1, 3, 2)),  # the highest marker first, whoever owns it
    ],
)
def test_each_level_is_the_least_of_its_own_the_cube_and_one_below_the_next_marker(
    cube: int, before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    # §8.2
    table = settled(3, cube, dict(zip(SEATS, before, strict=False)))
    assert tuple(table.influence(seat, 1) for seat in SEATS[:3]) == after


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_the_cube_on_zero_every_marker_scores_one(players: int) -> None:
    # §8.2, §8.3
    levels = {seat: level + 1 for level, seat in enumerate(SEATS[:players])}
    table = settled(players, 0, levels)
    assert [table.points(seat, "provinces") for seat in SEATS[:players]] == [1] * players


def test_each_province_is_settled_by_its_own_cube() -> None:
    # §8.2
    table = bare().given(cubes={1: 1, 2: 4}, influence={"yellow": {1: 4, 2: 4}, "green": {1: 3, 2: 3}}).score()
    assert [table.influence(seat, p) for seat in ("yellow", "green") for p in (1, 2)] == [1, 4, 0, 3]


def test_settling_leaves_a_missing_marker_off_the_track() -> None:
    # §8.2
    assert settled(3, 2, {"yellow": 5}).influence("green", 1) is None


# ---- the choices before the count ------------------------------------------------------------------------------------


def test_each_player_finishes_his_choices_in_turn_order() -> None:
    # §8.1
    table = Table(3, order=["blue", "yellow", "green"])
    table.cards_given(owned={"yellow": ["quirinius"], "blue": ["augustus", "corbulo", "cicero"]}).score()
    seen = []
    for move in ("double cicero", "send 1", "activate cicero", "activate corbulo", "send 0"):
        seen.append((table.decider, table.frame))
        table.play(move)
    assert seen == [
        ("blue", "DOUBLE"),
        ("blue", "SEND"),
        ("blue", "ACTIVATE"),
        ("blue", "ACTIVATE"),
        ("yellow", "SEND"),
    ]


def test_influence_sent_early_is_seen_by_the_later_player() -> None:
    # §8.1
    table = Table(3).cards_given(owned={"yellow": ["quirinius"], "green": ["corbulo"]}).score()
    table.play("send 1")
    assert (table.decider, table.offers()) == ("green", ["send 0"])


def test_influence_is_sent_before_the_provinces_are_settled() -> None:
    # §8.1 before §8.2: passing the other marker makes it the lower one
    table = bare().given(cubes={1: 4}, influence={"yellow": {1: 3}, "green": {1: 4}})
    table.cards_given(owned={"yellow": ["quirinius", "corbulo"]}).score()
    table.play("send 2")
    assert (table.influence("yellow", 1), table.influence("green", 1)) == (4, 3)


def test_the_political_track_counts_the_level_gained_at_the_end() -> None:
    # §8.1 before §8.3
    table = bare().given(political={"yellow": 7}).cards_given(owned={"yellow": ["cicero"]}, active=["cicero"]).score()
    assert (table.political("yellow"), table.points("yellow", "politics")) == (8, 20)


# ---- B6 --------------------------------------------------------------------------------------------------------------

B6, B6_TOO = "corbulo", "quirinius"


def sent(patrons: tuple[str, ...] = (B6,), influence: Mapping[str, Mapping[int, int]] | None = None) -> Table:
    """Yellow is about to send influence to province 1; the cubes are on 8."""
    table = bare().given(cubes=dict.fromkeys(range(1, 6), 8), influence=influence)
    table.cards_given(owned={"yellow": patrons}).score()
    assert table.frame == "SEND"
    return table


def test_b6_from_outside_lands_on_level_one() -> None:
    # §8.1
    assert sent().play("send 1").influence("yellow", 1) == 1


def test_b6_raises_a_marker_by_one() -> None:
    # §11 B6
    assert sent(influence={"yellow": {1: 3}}).play("send 1").influence("yellow", 1) == 4


def test_b6_may_go_to_any_province() -> None:
    # §8.1
    table = sent().play("send 0", "send 0", "send 0", "send 0", "send 1")
    assert [table.influence("yellow", p) for p in range(1, 6)] == [None, None, None, None, 1]


def test_b6_may_be_left_unspent() -> None:
    # §8.1: or not at all
    table = sent().play(*["send 0"] * 5)
    assert (table.decider, [table.influence("yellow", p) for p in range(1, 6)]) == ("over", [None] * 5)


def test_b6_may_be_spent_in_part() -> None:
    # §8.1
    table = sent(patrons=(B6, B6_TOO)).play("send 1", *["send 0"] * 4)
    assert (table.decider, table.influence("yellow", 1)) == ("over", 1)


def test_two_b6_may_go_to_two_provinces() -> None:
    # §8.1
    table = sent(patrons=(B6, B6_TOO)).play("send 1", "send 0", "send 1")
    assert [table.influence("yellow", p) for p in range(1, 6)] == [1, None, 1, None, None]


def test_two_b6_from_outside_land_on_their_sum() -> None:
    # §8.1
    assert sent(patrons=(B6, B6_TOO)).play("send 2").influence("yellow", 1) == 2


def test_b6_may_not_end_on_another_marker_but_their_sum_may_pass_it() -> None:
    # §8.1
    table = sent(patrons=(B6, B6_TOO), influence={"yellow": {1: 3}, "green": {1: 4}})
    assert set(table.offers()) == {"send 0", "send 2"}
    assert table.play("send 2").influence("yellow", 1) == 5


def test_b6_from_outside_may_not_end_on_another_marker() -> None:
    # §8.1: unlike §5.3 it does not drop to a free level
    table = sent(patrons=(B6, B6_TOO), influence={"green": {1: 2}, "blue": {1: 1}})
    assert table.offers() == ["send 0"]


def test_b6_may_move_a_marker_above_the_cube_before_settling() -> None:
    # §8.1 before §8.2
    table = bare().given(cubes={1: 2}, influence={"yellow": {1: 2}})
    table.cards_given(owned={"yellow": [B6]}).score()
    assert set(table.offers()) == {"send 0", "send 1"}
    assert table.play("send 1").influence("yellow", 1) == 2


@pytest.mark.parametrize(("level", "offers"), [(6, 3), (7, 2), (8, 1)])
def test_b6_never_goes_beyond_level_eight(level: int, offers: int) -> None:
    # §8.1
    table = sent(patrons=(B6, B6_TOO), influence={"yellow": {1: level}})
    assert set(table.offers()) == {f"send {n}" for n in range(offers)}


def test_b6_comes_before_b2() -> None:
    # §8.1
    table = bare().cards_given(owned={"yellow": ["cicero", B6]}).score()
    assert (table.frame, table.political("yellow")) == ("SEND", 0)
    assert table.play("send 1").frame == "ACTIVATE"


def test_b6_counts_for_b5_b7_and_b8() -> None:
    # §8.1 before §8.3
    table = sent(patrons=(B6, "germanicus", "lucullus", "pliny"), influence={"green": {1: 2}, "yellow": {2: 3}}).play(
        "send 0", "send 1"
    )
    assert table.points("yellow", "patrons") == 2 + 4 + 1


# ---- ties ------------------------------------------------------------------------------------------------------------


def test_most_points_win_whatever_the_denarii() -> None:
    # §8.3, §8.4
    table = bare().given(political={"green": 1}, denarii={"yellow": 4}).score()
    assert table.payoffs() == {"yellow": 0, "green": 1, "blue": 0}


def test_a_tie_goes_to_more_denarii_even_with_fewer_goods() -> None:
    # §8.4
    table = bare().given(
        political={"yellow": 1, "green": 1},
        denarii={"yellow": 3, "green": 4, "blue": 4},
        goods={"yellow": {"wood": 2}},
    )
    assert table.score().payoffs() == {"yellow": 0, "green": 1, "blue": 0}


def test_a_tie_in_denarii_goes_to_more_of_the_six_goods_and_surplus_is_none() -> None:
    # §8.4
    table = bare().given(
        denarii={"yellow": 3, "green": 3}, goods={"yellow": {"wine": 1}}, surplus={"yellow": 0, "green": 2}
    )
    assert table.score().payoffs() == {"yellow": 1, "green": 0, "blue": 0}


def test_surplus_does_not_break_a_tie() -> None:
    # §8.4
    table = bare().given(denarii={"yellow": 3, "green": 3}, surplus={"yellow": 0, "green": 2})
    assert table.score().payoffs() == {"yellow": 0.5, "green": 0.5, "blue": 0}


def test_an_unbroken_tie_is_shared_by_all_in_it() -> None:
    # §8.4
    assert list(bare(4).score().payoffs().values()) == pytest.approx([0.25] * 4)


def test_turn_order_does_not_break_a_tie() -> None:
    # §8.4
    table = bare().given(order=["green", "blue", "yellow"], political={"yellow": 3, "blue": 3}).score()
    assert table.payoffs() == {"yellow": 0.5, "green": 0, "blue": 0.5}
