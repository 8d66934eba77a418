"""§7.2 to §7.4: placing citizens, and the citizen event."""

import pytest

from tests.municipium.table import Table

PLACES = ("temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium")
EDITIONS = pytest.mark.parametrize("edition", ["retail", "v3"])
BESIDES_TAVERN = {"temple": 2, "baths": 1, "emporium": 1, "basilica": 1, "forum": 1, "praetorium": 1}
TWO_SOLDIERS = {"tavern": {"soldier": 2}}
MIXED = {"tavern": {"priest": 1, "soldier": 1}}


def visit(table: Table, colour: str = "soldier", place: str = "tavern") -> Table:
    """Blue draws and places the first citizen of a Citizen Visit."""
    return table.play("stay", "card common", "reveal citizen-visit", f"draw {colour}", f"place {colour} {place}")


def stocks(table: Table) -> list[dict[str, int]]:
    return [table.stock(seat) for seat in ("blue", "orange", "yellow")]


# ---- placing -------------------------------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.parametrize(
    ("colour", "places"),
    [
        ("priest", PLACES),
        ("soldier", ("tavern", "praetorium")),
        ("merchant", ("baths", "emporium")),
        ("advocate", ("basilica", "forum")),
    ],
)
def test_each_colour_goes_to_its_institutions_only(edition: str, colour: str, places: tuple[str, ...]) -> None:
    # §7.3
    table = Table(edition=edition).play("stay", "card common", "reveal citizen-visit", f"draw {colour}")
    assert table.offers() == [f"place {colour} {place}" for place in places]


def test_a_placed_citizen_stands_on_the_banner() -> None:
    # §7.3
    assert visit(Table(), "priest", "tavern").banner("tavern") == {"priest": 1, "soldier": 1}


# ---- when ----------------------------------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.parametrize("place", PLACES)
def test_the_third_citizen_on_any_of_the_seven_banners_triggers_the_event(edition: str, place: str) -> None:
    # §7.2
    table = visit(Table(edition=edition).given(banners={place: {"priest": 2}}), "priest", place)
    assert (table.banner(place), stocks(table)) == ({}, [{"priest": 2}, {"priest": 1}, {}])


def test_the_second_citizen_does_not_trigger_the_event() -> None:
    # §7.2
    table = visit(Table())
    assert (table.banner("tavern"), stocks(table)) == ({"soldier": 2}, [{}, {}, {}])


def test_the_meeting_rooms_citizen_does_not_count() -> None:
    # §7.2: two on the banner and one in the room are not three
    table = visit(Table().given(rooms={"tavern": "soldier"}))
    assert (table.banner("tavern"), table.room("tavern")) == ({"soldier": 2}, (1, "soldier"))


def test_the_event_leaves_the_meeting_room_alone() -> None:
    # §7.2
    table = visit(Table().given(banners=TWO_SOLDIERS))
    assert table.room("tavern") == (1, "soldier")


def test_the_event_does_not_move_the_praefect() -> None:
    # §7.2
    assert visit(Table().given(banners=TWO_SOLDIERS)).praefect == "basilica"


# ---- the choice ----------------------------------------------------------------------------------------------------


@EDITIONS
def test_first_chooses_two_of_the_three(edition: str) -> None:
    # §7.2
    table = visit(Table(edition=edition).given(banners=MIXED))
    assert (table.frame, table.decider) == ("CHOOSE_CITIZENS", "blue")
    assert sorted(table.offers()) == ["take priest soldier", "take soldier soldier"]


@pytest.mark.parametrize(
    ("choice", "first", "second"),
    [
        ("take priest soldier", {"priest": 1, "soldier": 1}, {"soldier": 1}),
        ("take soldier soldier", {"soldier": 2}, {"priest": 1}),
    ],
)
def test_second_takes_the_last(choice: str, first: dict[str, int], second: dict[str, int]) -> None:
    # §7.2
    table = visit(Table().given(banners=MIXED)).play(choice)
    assert (stocks(table), table.banner("tavern")) == ([first, second, {}], {})


def test_first_is_not_asked_when_all_three_are_alike() -> None:
    # §7.2
    table = visit(Table().given(banners=TWO_SOLDIERS))
    assert (table.frame, stocks(table)) == ("DRAW_CITIZEN", [{"soldier": 2}, {"soldier": 1}, {}])


def test_two_priests_and_another_leave_a_choice_too() -> None:
    # §7.2
    table = visit(Table().given(banners={"tavern": {"priest": 2}}))
    assert sorted(table.offers()) == ["take priest priest", "take priest soldier"]


def test_the_choice_is_the_first_familys_not_the_active_players() -> None:
    # §7.2
    table = visit(Table().given(banners=MIXED, temple_order=["orange", "yellow", "blue"]))
    assert (table.frame, table.decider, table.active) == ("CHOOSE_CITIZENS", "orange", "blue")


def test_the_three_stay_on_the_banner_while_first_chooses() -> None:
    # §7.2
    table = visit(Table().given(banners=MIXED))
    assert (table.banner("tavern"), stocks(table)) == ({"priest": 1, "soldier": 2}, [{}, {}, {}])


# ---- who -----------------------------------------------------------------------------------------------------------


def test_first_and_second_go_by_influence_in_the_institution() -> None:
    # §2, §7.2
    members = {
        "blue": {"tavern": 1, "temple": 6},
        "orange": {"tavern": 2, "temple": 5},
        "yellow": {"tavern": 3, "temple": 4},
    }
    table = visit(Table().given(members=members, banners=TWO_SOLDIERS))
    assert stocks(table) == [{}, {"soldier": 1}, {"soldier": 2}]


def test_ties_go_by_temple_order() -> None:
    # §2
    table = visit(Table().given(banners=TWO_SOLDIERS, temple_order=["yellow", "blue", "orange"]))
    assert stocks(table) == [{"soldier": 1}, {}, {"soldier": 2}]


def test_a_wreathed_member_counts_two_in_a_citizen_event() -> None:
    # §2
    table = Table().given(members={"yellow": {"temple": 6}}, wreathed={"yellow": {"tavern": 1}}, banners=TWO_SOLDIERS)
    assert stocks(visit(table)) == [{"soldier": 1}, {}, {"soldier": 2}]


def test_a_single_family_chooses_two_and_the_last_goes_into_the_bag() -> None:
    # §7.2
    table = Table().given(members={"orange": BESIDES_TAVERN, "yellow": BESIDES_TAVERN}, banners=MIXED)
    visit(table)
    priests, soldiers = table.bag()["priest"], table.bag()["soldier"]
    assert table.decider == "blue"
    table.play("take soldier soldier")
    assert (stocks(table), table.bag()["priest"], table.bag()["soldier"]) == (
        [{"soldier": 2}, {}, {}],
        priests + 1,
        soldiers,
    )


def test_a_single_family_with_three_alike_takes_two_and_the_last_goes_into_the_bag() -> None:
    # §7.2
    table = Table().given(members={"orange": BESIDES_TAVERN, "yellow": BESIDES_TAVERN}, banners=TWO_SOLDIERS)
    soldiers = table.bag()["soldier"]
    visit(table)
    assert (stocks(table), table.bag()["soldier"]) == ([{"soldier": 2}, {}, {}], soldiers - 1 + 1)


@EDITIONS
def test_with_nobody_there_all_three_go_into_the_bag(edition: str) -> None:
    # §7.2
    away = dict.fromkeys(("blue", "orange", "yellow"), BESIDES_TAVERN)
    table = Table(edition=edition).given(members=away, banners=MIXED)
    bag = table.bag()
    visit(table)
    assert (table.banner("tavern"), stocks(table)) == ({}, [{}, {}, {}])
    assert table.bag() == bag | {"priest": bag["priest"] + 1, "soldier": bag["soldier"] + 1}


def test_with_two_players_the_second_takes_the_last_as_well() -> None:
    # §7.2: only the meeting rooms are without citizens (§2)
    table = visit(Table(players=2).given(banners=TWO_SOLDIERS))
    assert (table.stock("blue"), table.stock("orange")) == ({"soldier": 2}, {"soldier": 1})


def test_with_five_players_third_to_fifth_take_nothing() -> None:
    # §7.2
    table = visit(Table(players=5, edition="v3").given(banners=TWO_SOLDIERS))
    assert [table.stock(seat) for seat in ("yellow", "pink", "black")] == [{}, {}, {}]
    assert (table.stock("blue"), table.stock("orange")) == ({"soldier": 2}, {"soldier": 1})


# ---- before any other citizen --------------------------------------------------------------------------------------


def test_the_event_is_finished_before_the_next_player_draws() -> None:
    # §7.2: what returned to the bag can be drawn again
    away = dict.fromkeys(("blue", "orange", "yellow"), BESIDES_TAVERN)
    table = visit(Table().given(members=away, banners=MIXED, bag={"soldier": 1}))
    assert (table.frame, table.weights()) == ("DRAW_CITIZEN", {"draw priest": 1, "draw soldier": 2})


def test_the_event_is_finished_before_the_next_invited_citizen_is_placed() -> None:
    # §7.2
    table = Table().given(banners=MIXED).play("stay", "card citizen-invitation", *["draw soldier"] * 4)
    table.play("place soldier tavern")
    assert table.frame == "CHOOSE_CITIZENS"
    table.play("take soldier soldier")
    assert (table.frame, stocks(table)) == ("PLACE_CITIZEN", [{"soldier": 2}, {"priest": 1}, {}])


def test_the_emptied_banner_may_be_used_again() -> None:
    # §7.2
    table = Table().given(banners=TWO_SOLDIERS).play("stay", "card citizen-invitation", *["draw soldier"] * 4)
    table.play("place soldier tavern", "place soldier tavern", "place soldier tavern")
    assert (table.banner("tavern"), stocks(table)) == ({"soldier": 2}, [{"soldier": 2}, {"soldier": 1}, {}])


def test_one_card_may_bring_two_events_onto_the_same_banner() -> None:
    # §7.2
    table = Table().given(banners=TWO_SOLDIERS).play("stay", "card citizen-invitation", *["draw soldier"] * 4)
    table.play(*["place soldier tavern"] * 4)
    assert (table.banner("tavern"), stocks(table)) == ({}, [{"soldier": 4}, {"soldier": 2}, {}])


# ---- order within the event ----------------------------------------------------------------------------------------


def test_the_two_citizens_arrive_together_before_a_set_is_exchanged() -> None:
    # §7.4, §9: with one after the other two Favors would be spent
    table = Table().given(banners=MIXED, stock={"blue": {"advocate": 1, "favor": 2}})
    visit(table).play("take priest soldier")
    assert (table.decurions("blue"), table.stock("blue")) == (1, {"favor": 1})


def test_first_and_second_both_exchange_their_sets() -> None:
    # §7.4, §9
    stock = {
        "blue": {"advocate": 1, "merchant": 1, "favor": 1},
        "orange": {"advocate": 1, "merchant": 1, "priest": 1},
    }
    table = visit(Table().given(banners=TWO_SOLDIERS, stock=stock))
    assert (table.decurions("blue"), table.decurions("orange")) == (1, 1)
    assert stocks(table) == [{"soldier": 1}, {}, {}]


def test_exchanged_citizens_are_in_the_bag_before_the_next_draw() -> None:
    # §7.4
    stock = {"orange": {"advocate": 1, "merchant": 1, "priest": 1}}
    table = visit(Table().given(banners=TWO_SOLDIERS, stock=stock, bag={"soldier": 1}))
    assert table.weights() == {"draw priest": 1, "draw advocate": 1, "draw merchant": 1, "draw soldier": 1}


def test_a_leftover_citizen_is_returned_even_if_the_only_family_exchanges_a_set() -> None:
    # §7.4
    table = Table().given(
        members={"orange": BESIDES_TAVERN, "yellow": BESIDES_TAVERN},
        banners=TWO_SOLDIERS,
        stock={"blue": {"advocate": 1, "merchant": 1, "favor": 1}},
        bag={"soldier": 1},
    )
    visit(table)
    assert table.bag() == {"priest": 0, "advocate": 1, "merchant": 1, "soldier": 2}
    assert table.stock("blue") == {"soldier": 1}
