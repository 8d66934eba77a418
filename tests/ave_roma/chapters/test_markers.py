"""Markers: influence in the provinces, §5.3, political influence, §5.4, and the patron slots it opens, §5.5."""

import pytest

from tests.ave_roma.chapters.table import Table

# The Colosseum: honours on spaces 4, 8 and 12. What its spaces cost does not matter here: Yellow is rich.
HONOURS = (4, 8, 12)
FULL = dict.fromkeys(("wood", "stone", "cattle", "grain", "mineral", "wine"), 3)
ONES = ["castra-built", "portus-plan", "portus-built", "via-plan"]  # one influence icon each
TWOS = ["aquaeductus-plan", "aquaeductus-built", "hannibal-5", "pyrrhus-5", "vercingetorix-5"]  # two each
IDLE = ["pliny", "gracchus", "fabius", "agricola", "verres"]  # patrons that do nothing at Roma and Senatus


def propraetor(table: Table, icons: list[int]) -> Table:
    """Yellow raises his influence in province 1 with cards of so many icons, the largest first."""
    table.cards_given(owned={"yellow": ONES + TWOS})
    table.play("place 1 propraetor", "lower", "influence", *(f"play {n}" for n in sorted(icons, reverse=True)))
    if table.frame == "INFLUENCE":
        table.play("done")
    return table.auto()


def level(icons: list[int], own: int | None, *others: int) -> int | None:
    """Yellow's level in province 1 after playing these cards, the other markers standing as given."""
    table = Table(5).given(influence={"yellow": {1: -1 if own is None else own}})
    for seat, other in zip(("green", "blue", "red", "black"), others, strict=False):
        table.given(influence={seat: {1: other}})
    return propraetor(table, icons).influence("yellow", 1)


def roman(political: int, space: int, **cards: list[str]) -> Table:
    """Yellow, who can pay everything, is to move from this space of the Colosseum."""
    table = Table(3).given(goods={"yellow": FULL}, surplus={"yellow": 7}, denarii={"yellow": 50})
    table.given(political={"yellow": political}, colosseum={"yellow": space, "green": space, "blue": space})
    return table.cards_given(owned={"yellow": cards.get("owned", [])}, active=cards.get("active", []))


def march(table: Table, steps: int) -> Table:
    """A Roma action; what pays an open icon is no matter."""
    table.play(f"place {steps} roma")
    while table.frame == "PAY":
        table.play(table.offers()[0])
    return table


# §5.3


@pytest.mark.parametrize("seat", ["yellow", "green", "blue"])
@pytest.mark.parametrize("province", range(1, 6))
def test_markers_start_off_the_track(seat: str, province: int) -> None:  # §5.3
    assert Table(3).influence(seat, province) is None


@pytest.mark.parametrize(("icons", "expected"), [([1], 1), ([2], 2), ([2, 1], 3), ([2, 2], 4), ([2, 2, 1, 1], 6)])
def test_influence_from_outside_lands_on_the_level_of_its_amount(icons: list[int], expected: int) -> None:  # §5.3
    assert level(icons, None) == expected


@pytest.mark.parametrize(("own", "icons", "expected"), [(0, [1], 1), (1, [1], 2), (2, [2], 4), (4, [2, 1], 7)])
def test_influence_on_the_track_raises_the_marker(own: int, icons: list[int], expected: int) -> None:  # §5.3
    assert level(icons, own) == expected


def test_influence_moves_the_marker_of_that_province_only() -> None:  # §5.3
    table = Table(5).given(influence={"yellow": {2: 3, 4: 0}})
    propraetor(table, [2])
    assert [table.influence("yellow", province) for province in range(1, 6)] == [2, 3, None, 0, None]


def test_influence_leaves_the_other_players_markers_alone() -> None:  # §5.3
    table = Table(5).given(influence={"green": {1: 2}, "blue": {1: 1}, "red": {1: 0}})
    propraetor(table, [2])
    assert [table.influence(seat, 1) for seat in ("green", "blue", "red", "black")] == [2, 1, 0, None]


@pytest.mark.parametrize(
    ("own", "icons", "others", "expected"),
    [
        (None, [2], [2], 1),
        (None, [2, 1], [3], 2),
        (None, [2, 1], [3, 2], 1),
        (None, [2, 2], [4, 3, 1], 2),
        (0, [2], [2], 1),
        (1, [2], [3], 2),
        (2, [2, 1], [5, 4], 3),
    ],
)
def test_on_an_occupied_level_the_marker_drops_to_the_next_free_one_below(
    own: int | None, icons: list[int], others: list[int], expected: int
) -> None:  # §5.3
    assert level(icons, own, *others) == expected


def test_what_is_left_over_is_lost_even_when_the_level_is_free_later() -> None:  # §5.3
    table = propraetor(Table(5).given(influence={"green": {1: 2}}), [2])
    table.given(influence={"green": {1: 5}})
    table.turn_of("yellow").given(hand={"yellow": [1]}, denarii={"yellow": 9})
    table.play("place 1 propraetor", "lower", "influence", "play 1", "done")
    assert table.influence("yellow", 1) == 2


@pytest.mark.parametrize(
    ("own", "icons", "others"),
    [(2, [1], [3]), (2, [2], [4, 3]), (0, [1], [1]), (0, [2], [2, 1]), (4, [2, 1], [7, 6, 5])],
)
def test_the_own_level_counts_as_free_so_a_marker_never_falls(own: int, icons: list[int], others: list[int]) -> None:
    # §5.3
    assert level(icons, own, *others) == own


@pytest.mark.parametrize(("icons", "others"), [([1], [1]), ([2], [2, 1]), ([2, 1], [3, 2, 1]), ([2, 2], [4, 3, 2, 1])])
def test_from_outside_with_every_level_down_to_one_occupied_the_marker_lands_on_zero(
    icons: list[int], others: list[int]
) -> None:  # §5.3
    assert level(icons, None, *others) == 0


def test_any_number_of_markers_may_stand_on_zero() -> None:  # §2, §5.3
    assert level([1], None, 1, 0, 0, 0) == 0


@pytest.mark.parametrize(("own", "icons", "others", "expected"), [(1, [2], [2], 3), (0, [2, 1], [1, 2], 3)])
def test_a_marker_may_pass_others(own: int, icons: list[int], others: list[int], expected: int) -> None:  # §5.3
    assert level(icons, own, *others) == expected


@pytest.mark.parametrize(
    ("own", "icons", "expected"), [(7, [1], 8), (7, [2], 8), (8, [1], 8), (6, [2, 2, 1], 8), (None, [2, 2, 2, 2, 1], 8)]
)
def test_a_marker_stops_at_eight(own: int | None, icons: list[int], expected: int) -> None:  # §5.3 [R]
    assert level(icons, own) == expected


@pytest.mark.parametrize(
    ("own", "icons", "others", "expected"),
    [(7, [1], [8], 7), (7, [2], [8], 7), (6, [2], [8], 7), (5, [2, 2], [8, 7], 6)],
)
def test_an_occupied_eight_is_like_any_other_level(
    own: int, icons: list[int], others: list[int], expected: int
) -> None:  # §5.3
    assert level(icons, own, *others) == expected


@pytest.mark.parametrize(("cube", "expected"), [(0, 1), (7, 8), (8, 8)])
def test_a_cube_stops_at_eight(cube: int, expected: int) -> None:  # §5.3 [R]
    table = Table(3).given(cubes={1: cube}, denarii={"yellow": 2}).cards_given(upper=[1])
    table.play("place 1 aedilis", "surplus", "draw A06")
    assert table.cube(1) == expected


def test_with_the_cube_at_eight_the_card_is_still_bought_and_kept() -> None:  # §5.3 [R]
    table = Table(3).given(cubes={1: 8}, denarii={"yellow": 2}).cards_given(upper=[1])
    table.play("place 1 aedilis", "surplus", "draw A06")
    assert "A01" in table.cards("yellow")
    assert table.denarii("yellow") == 0
    assert table.province(1) == ("A06", "lower")


def test_a_patrons_cube_step_is_offered_and_lost_at_eight() -> None:  # §5.3, §6.9
    table = Table(3).given(cubes={5: 8}, political={"yellow": 1})
    table.cards_given(owned={"yellow": ["pliny"]}, active=["pliny"])
    table.play("place 5 quaestor", "gain pliny")
    assert table.cube(5) == 8


def test_influence_of_the_fifth_war_card_of_a_set_follows_the_same_rule() -> None:  # §5.3
    table = Table(3).given(surplus={"yellow": 7}, denarii={"yellow": 20}, influence={"green": {3: 1}})
    table.cards_given(owned={"yellow": ["hannibal-3", "hannibal-4", "hannibal-5", "hannibal-2"]})
    table.play("place 1 legatus 1", "province 3")
    assert table.influence("yellow", 3) == 0


def test_a_patrons_influence_follows_the_same_rule() -> None:  # §5.3
    table = Table(3).given(surplus={"yellow": 7}, denarii={"yellow": 20}, political={"yellow": 1})
    table.given(influence={"green": {1: 1}})
    table.cards_given(owned={"yellow": ["germanicus"]}, active=["germanicus"])
    table.play("place 1 legatus 1", "gain germanicus")
    assert table.influence("yellow", 1) == 0


# §5.4


@pytest.mark.parametrize("space", HONOURS)
@pytest.mark.parametrize("political", range(10))
def test_an_honour_raises_political_influence_up_to_ten(political: int, space: int) -> None:  # §5.4
    table = march(roman(political, space - 1), 1)
    assert table.political("yellow") == political + 1
    assert table.points("yellow") == 0


def test_a_gain_beyond_ten_is_two_points_instead() -> None:  # §5.4
    table = march(roman(10, 3), 1)
    assert (table.political("yellow"), table.points("yellow")) == (10, 2)


@pytest.mark.parametrize(("political", "reached", "points"), [(8, 10, 0), (9, 10, 2), (10, 10, 4)])
def test_each_gain_beyond_ten_counts(political: int, reached: int, points: int) -> None:  # §5.4
    table = march(roman(political, 3), 5)
    assert (table.political("yellow"), table.points("yellow")) == (reached, points)


def test_a_patrons_colosseum_step_beyond_ten_is_two_points() -> None:  # §5.4
    table = roman(10, 3, owned=["gracchus"], active=["gracchus"]).play("place 2 quaestor", "gain gracchus")
    assert (table.political("yellow"), table.points("yellow")) == (10, 2)


def test_a_patrons_political_influence_at_the_end_beyond_ten_is_two_points() -> None:  # §5.4, B2
    rich = Table(3).given(political={"yellow": 10}).score()
    table = Table(3).given(political={"yellow": 10}).cards_given(owned={"yellow": ["cicero"]}).score()
    assert table.points("yellow") - rich.points("yellow") == 2


@pytest.mark.parametrize("political", range(1, 6))
def test_levels_one_to_five_each_open_a_patron_slot(political: int) -> None:  # §5.4
    patrons = IDLE[: political - 1]
    table = roman(political, 1, owned=patrons, active=patrons).play("place 3 senatus 3")
    assert table.decider == "green"
    assert table.active("yellow") == {*patrons, "cicero"}


@pytest.mark.parametrize("political", range(1, 6))
def test_with_as_many_active_patrons_as_levels_no_slot_is_free(political: int) -> None:  # §5.4
    patrons = IDLE[:political]
    table = roman(political, 1, owned=patrons, active=patrons).play("place 3 senatus 3")
    assert table.frame == "PATRON_SLOT"
    assert sorted(table.offers()) == sorted(["keep", *(f"replace {patron}" for patron in patrons)])


@pytest.mark.parametrize("political", range(6, 11))
def test_levels_above_five_open_no_slot(political: int) -> None:  # §5.4
    table = roman(political, 1, owned=IDLE, active=IDLE).play("place 3 senatus 3")
    assert table.frame == "PATRON_SLOT"


def test_without_political_influence_there_is_no_slot() -> None:  # §5.4
    table = roman(0, 1).play("place 3 senatus 3")
    assert table.decider == "green"
    assert "cicero" in table.cards("yellow")
    assert table.active("yellow") == set()


# §5.5


@pytest.mark.parametrize("political", range(5))
def test_a_slot_opened_takes_the_only_inactive_patron_by_itself(political: int) -> None:  # §5.5
    patrons = IDLE[:political]
    table = march(roman(political, 3, owned=[*patrons, "atticus"], active=patrons), 1)
    assert table.decider == "green"
    assert table.active("yellow") == {*patrons, "atticus"}


def test_with_several_inactive_patrons_one_must_be_chosen() -> None:  # §5.5
    table = march(roman(1, 3, owned=["pliny", "atticus", "varro", "fabius"], active=["pliny"]), 1)
    assert (table.frame, table.decider) == ("ACTIVATE", "yellow")
    assert sorted(table.offers()) == ["activate atticus", "activate fabius", "activate varro"]


def test_only_the_chosen_patron_becomes_active() -> None:  # §5.5
    table = march(roman(1, 3, owned=["pliny", "atticus", "varro", "fabius"], active=["pliny"]), 1)
    table.play("activate varro")
    assert table.active("yellow") == {"pliny", "varro"}
    assert table.decider == "green"


def test_a_slot_opened_without_an_inactive_patron_stays_free() -> None:  # §5.5
    table = march(roman(1, 3, owned=["pliny"], active=["pliny"]), 1)
    assert table.decider == "green"
    assert table.active("yellow") == {"pliny"}


def test_the_free_slot_takes_the_next_patron_bought() -> None:  # §5.5, Senatus
    table = march(roman(1, 3, owned=["pliny"], active=["pliny"]), 1).turn_of("yellow").play("place 3 senatus 3")
    assert table.active("yellow") == {"pliny", "cicero"}


@pytest.mark.parametrize("political", range(5, 11))
def test_political_influence_above_five_moves_no_patron(political: int) -> None:  # §5.4, §5.5
    table = march(roman(political, 3, owned=[*IDLE, "atticus"], active=IDLE), 1)
    assert table.decider == "green"
    assert table.active("yellow") == set(IDLE)


def test_two_slots_opened_in_one_move_are_filled_one_after_the_other() -> None:  # §5.5
    table = march(roman(0, 3, owned=["atticus", "varro"]), 5)
    assert table.frame == "ACTIVATE"
    table.play("activate varro")
    while table.frame == "PAY":
        table.play(table.offers()[0])
    assert table.decider == "green"
    assert table.active("yellow") == {"atticus", "varro"}


def test_a_spent_patron_is_moved_into_the_slot_too() -> None:  # §5.5, §9
    table = Table(3, advanced="on").given(goods={"yellow": FULL}, surplus={"yellow": 7}, denarii={"yellow": 50})
    table.given(colosseum={"yellow": 3}).cards_given(owned={"yellow": ["atticus"]}, spent=["atticus"])
    march(table, 1).auto()
    assert table.active("yellow") == {"atticus"}


def test_a_patrons_colosseum_step_opens_a_slot_likewise() -> None:  # §5.5, M13
    table = roman(1, 3, owned=["gracchus", "atticus"], active=["gracchus"]).play("place 2 quaestor", "gain gracchus")
    assert table.active("yellow") == {"gracchus", "atticus"}


def test_a_slot_of_one_player_does_not_take_another_players_patron() -> None:  # §5.5
    table = roman(0, 3).cards_given(owned={"green": ["atticus"]})
    march(table, 1)
    assert table.active("yellow") == set()
    assert table.active("green") == set()
