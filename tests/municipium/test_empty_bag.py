"""§7.5: the bag is empty when a citizen should be drawn."""

import pytest

from tests.municipium.table import Table

EDITIONS = pytest.mark.parametrize("edition", ["retail", "v3"])
NOT_IN_TAVERN = {"temple": 2, "baths": 1, "emporium": 1, "basilica": 1, "forum": 1, "praetorium": 1}
NOBODY_IN_TAVERN = dict.fromkeys(("blue", "orange", "yellow"), NOT_IN_TAVERN)
TWO_SOLDIERS = {"tavern": {"soldier": 2}}


def one_power(table: Table) -> Table:
    return table.play("stay", "card common", "reveal one-power")


# ---- Emporium ------------------------------------------------------------------------------------------------------


@EDITIONS
def test_the_emporium_ends_when_the_last_citizen_of_the_bag_is_placed(edition: str) -> None:
    # §7.5
    table = one_power(Table(edition=edition).given(bag={"priest": 1}))
    table.play("use emporium", "draw priest", "place priest temple").auto()
    assert (table.bag()["priest"], table.frame, table.decider) == (0, "MOVE", "orange")


def test_the_emporium_goes_on_while_a_citizen_is_left() -> None:
    # §8
    table = one_power(Table().given(bag={"priest": 2}))
    table.play("use emporium", "draw priest", "place priest temple")
    assert (table.frame, sorted(table.offers())) == ("EMPORIUM", ["draw", "stop"])


def test_under_all_powers_the_emporium_ends_with_the_bag() -> None:
    # §7.5
    table = Table().given(members={seat: {"emporium": 7} for seat in ("blue", "orange", "yellow")}, bag={"soldier": 1})
    table.play("stay", "card common", "reveal all-powers", "draw", "draw soldier", "place soldier tavern").auto()
    assert (table.frame, table.decider) == ("MOVE", "orange")


# ---- Basilica ------------------------------------------------------------------------------------------------------


@EDITIONS
def test_the_basilicas_draw_is_not_offered(edition: str) -> None:
    # §7.5
    table = one_power(Table(edition=edition).given(stock={"blue": {"priest": 3}}, bag={})).play("use basilica")
    assert table.offers() == ["give priest"]


def test_under_all_powers_the_basilica_may_be_declined_but_not_drawn_from() -> None:
    # §6, §7.5
    table = Table().given(stock={"blue": {"priest": 3}}, bag={}).play("stay", "card common", "reveal all-powers")
    table.play("decline", "decline")  # Tavern, Baths; the Emporium is idle
    assert (table.frame, sorted(table.offers())) == ("BASILICA", ["decline", "give priest"])


def test_the_basilicas_draw_is_offered_again_once_a_citizen_is_in_the_bag() -> None:
    # §7.5, §8
    table = one_power(Table().given(stock={"blue": {"priest": 3}}, bag={"soldier": 1})).play("use basilica")
    assert sorted(table.offers()) == ["draw", "give priest"]


# ---- meeting rooms -------------------------------------------------------------------------------------------------


@EDITIONS
def test_a_room_stays_empty_when_the_bag_is_empty(edition: str) -> None:
    # §7.5
    table = Table(edition=edition).given(bag={}).play("stay", "card common", "reveal praefect-visit")
    assert (table.room("forum"), table.frame, table.decider) == ((1, None), "MOVE", "orange")


def test_an_empty_room_is_not_filled_by_events_elsewhere() -> None:
    # §7.5: only by the next Praefect event there
    table = Table().given(bag={}).play("stay", "card common", "reveal praefect-visit")
    table.given(bag={"priest": 5}).play("stay", "card common", "reveal praefect-visit", "draw priest")
    assert (table.room("praetorium"), table.room("forum")) == ((1, "priest"), (1, None))


def test_an_empty_room_is_filled_after_the_next_praefect_event_there() -> None:
    # §7.5
    table = Table().given(rooms={"forum": None}).play("stay", "card common", "reveal praefect-visit", "draw priest")
    assert (table.room("forum"), table.stock("orange")) == ((1, "priest"), {})


# ---- Citizen Invitation --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", [1, 2, 3])
def test_retail_citizen_invitation_uses_what_could_be_drawn(left: int) -> None:
    # §7.5
    table = Table().given(bag={"priest": left}).play("stay", "card citizen-invitation", *["draw priest"] * left)
    assert (table.frame, table.bag()["priest"]) == ("PLACE_CITIZEN", 0)
    table.play(*[f"place priest {place}" for place in ("temple", "tavern", "baths")[:left]])
    assert (table.frame, table.decider) == ("MOVE", "orange")


def test_retail_citizen_invitation_with_an_empty_bag_does_nothing() -> None:
    # §6, §7.5
    table = Table().given(bag={}).play("stay", "card citizen-invitation")
    assert (table.frame, table.decider) == ("MOVE", "orange")
    assert table.family_cards("blue") == ["your-powers", "great-family"]


def test_citizen_invitation_is_not_topped_up_later() -> None:
    # §7.5: the event puts three soldiers into the bag, two places of the four stay unused
    table = Table().given(members=NOBODY_IN_TAVERN, banners=TWO_SOLDIERS, bag={"soldier": 2})
    table.play("stay", "card citizen-invitation", *["draw soldier"] * 2, *["place soldier tavern"] * 2)
    assert (table.frame, table.decider) == ("MOVE", "orange")
    assert (table.bag()["soldier"], table.banner("tavern")) == (3, {"soldier": 1})


# ---- Citizen Visit -------------------------------------------------------------------------------------------------


def test_citizen_visit_with_an_empty_bag_does_nothing() -> None:
    # §7.5
    table = Table().given(bag={}).play("stay", "card common", "reveal citizen-visit")
    assert (table.frame, table.decider, table.discard()["citizen-visit"]) == ("MOVE", "orange", 1)


def test_on_citizen_visit_those_who_find_the_bag_empty_are_skipped() -> None:
    # §7.5
    table = Table().given(bag={"priest": 2}).play("stay", "card common", "reveal citizen-visit")
    table.play("draw priest", "place priest temple", "draw priest", "place priest tavern")
    assert (table.frame, table.decider) == ("MOVE", "orange")


def test_on_citizen_visit_the_next_player_draws_if_an_event_has_refilled_the_bag() -> None:
    # §7.5: each player still tries in turn
    table = Table().given(members=NOBODY_IN_TAVERN, banners=TWO_SOLDIERS, bag={"soldier": 1})
    table.play("stay", "card common", "reveal citizen-visit", "draw soldier", "place soldier tavern")
    assert (table.frame, table.weights()) == ("DRAW_CITIZEN", {"draw soldier": 3})
    table.play("draw soldier")
    assert (table.frame, table.decider) == ("PLACE_CITIZEN", "orange")


def test_on_citizen_visit_a_set_exchanged_refills_the_bag_for_the_next_player() -> None:
    # §7.5, §9
    table = Table().given(
        banners=TWO_SOLDIERS, stock={"orange": {"priest": 1, "advocate": 1, "merchant": 1}}, bag={"soldier": 1}
    )
    table.play("stay", "card common", "reveal citizen-visit", "draw soldier", "place soldier tavern")
    assert (table.frame, sum(table.weights().values())) == ("DRAW_CITIZEN", 4)
