"""§7.1 and §7.4: the Praefect event."""

import pytest

from tests.municipium.table import Table

EDITIONS = pytest.mark.parametrize("edition", ["retail", "v3"])
AWAY = {"temple": 7}  # nobody of this family in any meeting room's institution
ROUTE = [
    ("basilica", "forum"),
    ("forum", "praetorium"),
    ("praetorium", "tavern"),
    ("tavern", "baths"),
    ("baths", "emporium"),
    ("emporium", "basilica"),
]


def visit(table: Table) -> Table:
    """Blue's turn brings the Praefect to the next room; a draw for the room may be left pending."""
    return table.play("stay", "card common", "reveal praefect-visit")


def only_blue_in_the_forum(**given: object) -> Table:
    members = {"blue": {"temple": 6, "forum": 1}, "orange": AWAY, "yellow": AWAY}
    return Table().given(members=members, **given)  # type: ignore[arg-type]


def nobody_in_the_forum(players: int = 3, **given: object) -> Table:
    members = dict.fromkeys(("blue", "orange", "yellow", "pink")[:players], AWAY)
    return Table(players=players).given(members=members, **given)  # type: ignore[arg-type]


# ---- where ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "end"), ROUTE)
def test_the_praefect_goes_clockwise_and_never_to_the_temple(start: str, end: str) -> None:
    # §7.1
    assert visit(Table().given(praefect=start)).praefect == end


@EDITIONS
def test_the_first_praefect_event_of_a_game_is_at_the_forum(edition: str) -> None:
    # §11
    table = visit(Table(edition=edition))
    assert (table.praefect, table.stock("blue"), table.stock("orange")) == ("forum", {"favor": 1}, {"advocate": 1})


@pytest.mark.parametrize(("start", "end"), ROUTE)
def test_the_event_happens_in_the_room_he_enters(start: str, end: str) -> None:
    # §7.1
    table = Table().given(praefect=start, rooms={place: "soldier" for _, place in ROUTE} | {end: "priest"})
    visit(table)
    assert (table.stock("blue"), table.stock("orange")) == ({"favor": 1}, {"priest": 1})


# ---- who -----------------------------------------------------------------------------------------------------------


@EDITIONS
def test_first_takes_the_favor_second_the_citizen_third_nothing(edition: str) -> None:
    # §7.1
    members = {
        "blue": {"forum": 1, "temple": 6},
        "orange": {"forum": 2, "temple": 5},
        "yellow": {"forum": 3, "temple": 4},
    }
    table = visit(Table(edition=edition).given(members=members))
    assert (table.stock("yellow"), table.stock("orange"), table.stock("blue")) == ({"favor": 1}, {"advocate": 1}, {})


def test_two_families_with_the_same_top_influence_are_first_and_second_by_temple_order() -> None:
    # §2: 3-3-2
    members = {
        "blue": {"forum": 2, "temple": 5},
        "orange": {"forum": 3, "temple": 4},
        "yellow": {"forum": 3, "temple": 4},
    }
    table = visit(Table().given(members=members, temple_order=["blue", "yellow", "orange"]))
    assert (table.stock("yellow"), table.stock("orange"), table.stock("blue")) == ({"favor": 1}, {"advocate": 1}, {})


def test_a_tie_for_second_goes_by_temple_order() -> None:
    # §2
    members = {"blue": {"forum": 3, "temple": 4}}
    table = visit(Table().given(members=members, temple_order=["yellow", "orange", "blue"]))
    assert (table.stock("blue"), table.stock("yellow"), table.stock("orange")) == ({"favor": 1}, {"advocate": 1}, {})


def test_a_wreathed_member_counts_two() -> None:
    # §2
    table = Table().given(
        members={"yellow": {"temple": 6}}, wreathed={"yellow": {"forum": 1}}, temple_order=["blue", "orange", "yellow"]
    )
    visit(table)
    assert (table.stock("yellow"), table.stock("blue")) == ({"favor": 1}, {"advocate": 1})


@EDITIONS
def test_a_single_family_takes_the_favor_and_the_citizen_goes_into_the_bag(edition: str) -> None:
    # §7.1
    members = {"blue": {"temple": 6, "forum": 1}, "orange": AWAY, "yellow": AWAY}
    table = Table(edition=edition).given(members=members)
    advocates = table.bag()["advocate"]
    visit(table)
    assert (table.stock("blue"), table.bag()["advocate"]) == ({"favor": 1}, advocates + 1)


@EDITIONS
def test_with_nobody_there_the_favor_stays_and_the_citizen_goes_into_the_bag(edition: str) -> None:
    # §7.1
    table = Table(edition=edition).given(members=dict.fromkeys(("blue", "orange", "yellow"), AWAY))
    advocates, supply = table.bag()["advocate"], table.favor_supply
    visit(table)
    assert (table.room("forum")[0], table.favor_supply, table.bag()["advocate"]) == (1, supply, advocates + 1)


def test_with_nobody_there_nobody_gains() -> None:
    # §7.1
    table = visit(nobody_in_the_forum())
    assert [table.stock(seat) for seat in ("blue", "orange", "yellow")] == [{}, {}, {}]


# ---- an empty place or room ----------------------------------------------------------------------------------------


def test_an_empty_favor_place_gives_the_first_nothing_and_the_second_still_the_citizen() -> None:
    # §7.1
    table = visit(Table().given(room_favors={"forum": 0}))
    assert (table.stock("blue"), table.stock("orange"), table.stock("yellow")) == ({}, {"advocate": 1}, {})


def test_an_empty_favor_place_gives_a_single_family_nothing() -> None:
    # §7.1
    table = only_blue_in_the_forum(room_favors={"forum": 0})
    advocates = table.bag()["advocate"]
    visit(table)
    assert (table.stock("blue"), table.bag()["advocate"]) == ({}, advocates + 1)


def test_an_empty_room_gives_the_second_nothing_and_the_first_still_the_favor() -> None:
    # §7.1: nobody moves up
    table = visit(Table().given(rooms={"forum": None}))
    assert (table.stock("blue"), table.stock("orange"), table.stock("yellow")) == ({"favor": 1}, {}, {})


def test_an_empty_room_and_place_give_nothing_at_all() -> None:
    # §7.1
    table = visit(Table().given(rooms={"forum": None}, room_favors={"forum": 0}))
    assert [table.stock(seat) for seat in ("blue", "orange", "yellow")] == [{}, {}, {}]


def test_an_empty_room_with_nobody_there_puts_nothing_into_the_bag() -> None:
    # §7.1
    table = nobody_in_the_forum(rooms={"forum": None})
    bag = table.bag()
    assert visit(table).bag() == bag


# ---- refilling -----------------------------------------------------------------------------------------------------


@EDITIONS
def test_afterwards_a_favor_comes_from_the_supply_and_a_citizen_is_drawn(edition: str) -> None:
    # §7.1
    table = Table(edition=edition)
    supply = table.favor_supply
    visit(table)
    assert table.frame == "DRAW_ROOM"
    table.play("draw priest")
    assert (table.room("forum"), table.favor_supply) == ((1, "priest"), supply - 1)


def test_the_rooms_new_citizen_leaves_the_bag() -> None:
    # §7.1
    table = visit(Table())
    priests = table.bag()["priest"]
    assert table.play("draw priest").bag()["priest"] == priests - 1


def test_a_room_and_place_found_empty_are_refilled() -> None:
    # §7.1
    table = Table().given(rooms={"forum": None}, room_favors={"forum": 0})
    supply = table.favor_supply
    visit(table).play("draw merchant")
    assert (table.room("forum"), table.favor_supply) == ((1, "merchant"), supply - 1)


def test_with_nobody_there_a_new_citizen_is_drawn_for_the_room() -> None:
    # §7.1
    table = visit(nobody_in_the_forum()).play("draw soldier")
    assert table.room("forum") == (1, "soldier")


def test_with_an_empty_supply_the_favor_place_stays_empty() -> None:
    # §7.1: if one is left
    table = visit(Table().given(supply=0)).play("draw priest")
    assert (table.room("forum"), table.favor_supply) == ((0, "priest"), 0)


def test_the_last_favor_of_the_supply_goes_to_the_room() -> None:
    # §7.1
    table = visit(Table().given(supply=1)).play("draw priest")
    assert (table.room("forum"), table.favor_supply) == ((1, "priest"), 0)


def test_other_rooms_keep_what_they_have() -> None:
    # §7.1
    table = visit(Table()).play("draw priest")
    assert (table.room("basilica"), table.room("praetorium")) == ((1, "advocate"), (1, "soldier"))


# ---- two players, retail -------------------------------------------------------------------------------------------


def test_with_two_players_the_second_takes_nothing() -> None:
    # §7.1, §11
    table = visit(Table(players=2))
    assert (table.stock("blue"), table.stock("orange")) == ({"favor": 1}, {})


def test_with_two_players_no_citizen_is_drawn_for_the_room() -> None:
    # §2, §7.1
    table = Table(players=2)
    bag = table.bag()
    visit(table)
    assert (table.frame, table.decider) == ("MOVE", "orange")
    assert (table.room("forum"), table.bag()) == ((1, None), bag)


def test_with_two_players_and_nobody_there_nothing_changes_but_the_praefect() -> None:
    # §7.1
    table = nobody_in_the_forum(players=2)
    before = (table.bag(), table.favor_supply)
    visit(table)
    assert (table.praefect, table.room("forum"), table.bag(), table.favor_supply) == ("forum", (1, None), *before)


# ---- order within the event ----------------------------------------------------------------------------------------


def test_a_set_is_exchanged_before_the_favor_place_is_refilled() -> None:
    # §7.4: the set's own Favors fill the empty supply again
    table = Table().given(stock={"blue": {"priest": 1, "favor": 2}}, supply=0)
    visit(table)
    assert (table.decurions("blue"), table.room("forum")[0], table.favor_supply) == (1, 1, 2)


def test_a_set_is_exchanged_before_the_room_is_refilled() -> None:
    # §7.4: the bag was empty
    table = Table().given(stock={"orange": {"priest": 1, "merchant": 1, "soldier": 1}}, bag={})
    visit(table)
    assert (table.frame, table.decurions("orange")) == ("DRAW_ROOM", 1)
    assert table.weights() == {"draw priest": 1, "draw advocate": 1, "draw merchant": 1, "draw soldier": 1}


def test_a_leftover_citizen_is_in_the_bag_before_the_room_is_refilled() -> None:
    # §7.4: it may come back
    table = visit(only_blue_in_the_forum(bag={}))
    assert (table.frame, table.weights()) == ("DRAW_ROOM", {"draw advocate": 1})


def test_first_and_second_may_both_complete_a_set_in_one_event() -> None:
    # §7.4, §9: also on another's turn
    stock = {
        "blue": {"priest": 1, "merchant": 1, "soldier": 1},
        "orange": {"priest": 1, "merchant": 1, "soldier": 1},
    }
    table = visit(Table().given(stock=stock))
    assert (table.decurions("blue"), table.decurions("orange")) == (1, 1)
    assert (table.stock("blue"), table.stock("orange")) == ({}, {})


def test_a_family_present_only_by_temple_order_gains_nothing() -> None:
    # §2: influence of at least 1
    table = Table().given(members={"blue": {"temple": 7}})
    visit(table)
    assert (table.stock("blue"), table.stock("orange"), table.stock("yellow")) == ({}, {"favor": 1}, {"advocate": 1})
