"""§6: All Powers, One Power and Your Powers; which powers are offered, and to whom."""

import pytest

from tests.municipium.table import Table

PLACES = ("temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium")
EDITIONS = pytest.mark.parametrize("edition", ["retail", "v3"])
ASKING = {  # the frame in which an institution's power is offered under All Powers and retail Your Powers
    "TAVERN": "tavern",
    "EMPORIUM": "emporium",
    "BASILICA": "basilica",
    "FORUM": "forum",
}


def asked(table: Table) -> str:
    """The institution whose power is being offered."""
    if table.frame == "USE_POWER":
        return next(text for text in table.offers() if text != "decline").removeprefix("use ")
    return ASKING[table.frame]


def decline_all(table: Table) -> list[tuple[str, str]]:
    """Decline every power of the card: [(institution, who was asked)]."""
    seen = []
    while table.frame in {"USE_POWER", *ASKING}:
        seen.append((asked(table), table.decider))
        table.play("stop" if table.frame == "EMPORIUM" else "decline")
    return seen


def all_powers(table: Table) -> Table:
    return table.play("stay", "card common", "reveal all-powers")


def one_power(table: Table) -> Table:
    return table.play("stay", "card common", "reveal one-power")


def your_powers(table: Table) -> Table:
    return table.play("stay", "card your-powers")


def everyone_in(place: str, edition: str = "retail") -> Table:
    return Table(edition=edition).given(members={seat: {place: 7} for seat in ("blue", "orange", "yellow")})


# ---- All Powers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "places"), [("retail", PLACES[1:]), ("v3", PLACES)])
def test_all_powers_goes_through_the_institutions_in_order(edition: str, places: tuple[str, ...]) -> None:
    # §6: in retail the Temple is not a question
    table = all_powers(Table(edition=edition))
    assert decline_all(table) == [(place, "blue") for place in places]
    assert (table.frame, table.decider) == ("MOVE", "orange")


def test_all_powers_asks_whoever_is_first_in_each_institution() -> None:
    # §6
    table = Table().given(
        members={
            "blue": {"tavern": 3, "forum": 3, "temple": 1},
            "orange": {"baths": 3, "praetorium": 3, "temple": 1},
            "yellow": {"emporium": 3, "basilica": 3, "temple": 1},
        }
    )
    assert decline_all(all_powers(table)) == [
        ("tavern", "blue"),
        ("baths", "orange"),
        ("emporium", "yellow"),
        ("basilica", "yellow"),
        ("forum", "blue"),
        ("praetorium", "orange"),
    ]


@EDITIONS
def test_all_powers_skips_an_institution_without_members(edition: str) -> None:
    # §6
    table = Table(edition=edition).given(
        members={seat: {"tavern": 4, "forum": 3} for seat in ("blue", "orange", "yellow")}
    )
    assert decline_all(all_powers(table)) == [("tavern", "blue"), ("forum", "blue")]


def test_all_powers_finds_the_first_when_the_institution_is_reached() -> None:
    # §6: the Tavern's use leaves Orange first in the Baths
    table = all_powers(Table()).play("bring blue baths", "bring 1")
    assert (asked(table), table.decider) == ("baths", "orange")


def test_all_powers_gives_a_power_to_one_who_was_not_first_when_the_card_was_turned() -> None:
    # §6: Orange leads the Baths until the Tavern takes its members away
    table = Table().given(members={"orange": {"baths": 7}})
    all_powers(table).play("bring orange baths", "bring 7")
    assert (asked(table), table.decider) == ("baths", "blue")


def test_all_powers_retail_resolves_the_temple_unasked() -> None:
    # §6
    table = Table().given(temple_order=["orange", "yellow", "blue"], members={"blue": {"temple": 7}})
    all_powers(table)
    assert (table.temple_order(), asked(table)) == (["blue", "orange", "yellow"], "tavern")


def test_all_powers_the_new_temple_order_holds_for_the_next_institution() -> None:
    # §6, §8: Yellow leads all ties until the Temple puts Blue in front
    table = Table().given(
        temple_order=["yellow", "orange", "blue"],
        members={"blue": {"temple": 2, "tavern": 1, "baths": 1, "emporium": 1, "basilica": 1, "forum": 1}},
    )
    assert all_powers(table).decider == "blue"


def test_all_powers_v3_the_temple_may_be_declined() -> None:
    # §6
    table = Table(edition="v3").given(temple_order=["orange", "yellow", "blue"], members={"blue": {"temple": 7}})
    all_powers(table)
    assert (table.decider, sorted(table.offers())) == ("blue", ["decline", "use temple"])
    table.play("decline")
    assert (table.temple_order(), table.decider) == (["orange", "yellow", "blue"], "orange")


def test_all_powers_v3_the_temple_may_be_used() -> None:
    # §6
    table = Table(edition="v3").given(temple_order=["orange", "yellow", "blue"], members={"blue": {"temple": 7}})
    all_powers(table).play("use temple")
    assert table.temple_order() == ["blue", "orange", "yellow"]


def test_all_powers_goes_on_after_a_citizen_event_in_which_another_player_chose() -> None:
    # §6, §7.2, §8: Orange is first in the Tavern, Blue elsewhere
    table = Table().given(
        members={"orange": {"tavern": 2, "temple": 1, "forum": 4}}, banners={"tavern": {"priest": 1, "soldier": 1}}
    )
    all_powers(table).play("decline", "decline", "draw", "draw soldier", "place soldier tavern")
    assert (table.frame, table.decider) == ("CHOOSE_CITIZENS", "orange")
    table.play("take soldier soldier")
    assert (asked(table), table.decider) == ("basilica", "blue")


# ---- One Power -----------------------------------------------------------------------------------------------------


@EDITIONS
def test_one_power_offers_every_institution_where_one_is_first_and_passing(edition: str) -> None:
    # §6: the Temple too is optional here
    table = one_power(Table(edition=edition))
    assert table.offers() == ["pass", *(f"use {place}" for place in PLACES)]


def test_one_power_lets_whoever_is_first_nowhere_only_pass() -> None:
    # §6
    table = one_power(Table()).play("pass")
    assert (table.decider, table.offers()) == ("orange", ["pass"])


def test_one_power_goes_clockwise_from_the_active_player() -> None:
    # §6
    table = one_power(Table(first="yellow"))
    deciders = []
    while table.frame == "ONE_POWER":
        deciders.append(table.decider)
        table.play("pass")
    assert deciders == ["yellow", "blue", "orange"]


def test_one_power_is_one_use_for_each_player() -> None:
    # §6
    table = one_power(Table()).play("use temple")
    assert (table.frame, table.decider) == ("ONE_POWER", "orange")


def test_one_power_the_same_institution_serves_twice_after_a_change_of_majority() -> None:
    # §6: Blue leaves the Baths, Orange is first there at that moment
    table = one_power(Table()).play("use baths")
    assert (table.decider, table.offers()) == ("orange", ["pass", "use baths"])
    table.play("use baths")
    assert (table.members("blue", "temple"), table.members("orange", "temple")) == ((1, 1), (1, 1))


def test_one_power_an_institution_serves_all_three_if_it_changes_hands_twice() -> None:
    # §6
    table = one_power(Table()).play("use baths", "use baths")
    assert (table.decider, "use baths" in table.offers()) == ("yellow", True)


def test_one_power_the_same_player_leads_on_without_a_change_of_majority() -> None:
    # §6: Blue is still first in the Forum
    table = one_power(Table()).play("use forum", "from tavern").auto()
    assert "use forum" not in table.offers()


def test_one_power_counts_the_temple_order_made_by_an_earlier_player() -> None:
    # §6, §8: Orange leads all ties until Blue uses the Temple
    table = Table().given(
        temple_order=["orange", "yellow", "blue"],
        members={"blue": {"temple": 2, "tavern": 1, "baths": 1, "emporium": 1, "basilica": 1, "forum": 1}},
    )
    one_power(table).play("use temple")
    assert (table.decider, table.offers()) == ("orange", ["pass", "use praetorium"])


# ---- Your Powers, retail -------------------------------------------------------------------------------------------


def test_retail_your_powers_goes_through_the_own_first_places_in_order() -> None:
    # §6
    table = Table().given(members={"orange": {"baths": 3, "forum": 3, "temple": 1}})
    assert decline_all(your_powers(table)) == [
        (place, "blue") for place in ("tavern", "emporium", "basilica", "praetorium")
    ]


def test_retail_your_powers_resolves_the_temple_unasked_if_the_active_player_is_first_there() -> None:
    # §6
    table = Table().given(temple_order=["orange", "yellow", "blue"], members={"blue": {"temple": 7}})
    your_powers(table)
    assert (table.temple_order(), table.decider) == (["blue", "orange", "yellow"], "orange")


def test_retail_your_powers_leaves_the_temple_alone_if_another_is_first_there() -> None:
    # §6
    table = Table().given(temple_order=["orange", "blue", "yellow"], members={"yellow": {"temple": 7}})
    your_powers(table)
    assert table.temple_order() == ["orange", "blue", "yellow"]


def test_retail_your_powers_the_new_temple_order_opens_later_institutions() -> None:
    # §6: when it is reached
    table = Table().given(
        temple_order=["orange", "yellow", "blue"],
        members={"blue": {"temple": 2, "tavern": 1, "baths": 1, "emporium": 1, "basilica": 1, "forum": 1}},
    )
    assert decline_all(your_powers(table)) == [(place, "blue") for place in PLACES[1:6]]


def test_retail_your_powers_loses_an_institution_given_up_before_it_is_reached() -> None:
    # §6: when it is reached
    table = your_powers(Table()).play("bring blue baths", "bring 1")
    assert (asked(table), table.decider) == ("emporium", "blue")


def test_retail_your_powers_does_not_go_back_to_an_institution_passed_by() -> None:
    # §6: the Praetorium comes last, being first in the Tavern then is too late
    table = Table().given(members={"orange": {"tavern": 2, "temple": 5}})
    your_powers(table)
    while asked(table) != "praetorium":
        table.play("stop" if table.frame == "EMPORIUM" else "decline")
    table.play("use praetorium", "set temple 0", "set tavern 7").auto()
    assert (table.members("blue", "tavern"), table.frame, table.decider) == ((7, 0), "MOVE", "orange")


# ---- Your Powers, v3 -----------------------------------------------------------------------------------------------


def test_v3_your_powers_may_pick_any_institution_where_he_is_first() -> None:
    # §6
    table = Table(edition="v3").given(members={"orange": {"baths": 3, "forum": 3, "temple": 1}})
    your_powers(table)
    assert table.offers() == [
        "pass",
        *(f"use {place}" for place in ("temple", "tavern", "emporium", "basilica", "praetorium")),
    ]


def test_v3_your_powers_picks_in_free_order() -> None:
    # §6: VI before I
    table = your_powers(Table(edition="v3")).play("use praetorium", *(f"set {place} 1" for place in PLACES))
    table.play("use tavern", "bring orange forum", "bring 1")
    assert table.members("orange", "tavern") == (2, 0)


def test_v3_your_powers_uses_an_institution_once() -> None:
    # §6
    table = your_powers(Table(edition="v3")).play("use temple")
    assert table.offers() == ["pass", *(f"use {place}" for place in PLACES[1:])]


def test_v3_your_powers_opens_a_first_place_won_by_an_earlier_pick() -> None:
    # §6: first now
    table = Table(edition="v3").given(members={"orange": {"baths": 3, "forum": 4}})
    your_powers(table).play("use tavern", "bring orange baths", "bring 3")
    assert "use baths" in table.offers()


def test_v3_your_powers_closes_a_first_place_lost_by_an_earlier_pick() -> None:
    # §6: first now
    table = your_powers(Table(edition="v3")).play("use tavern", "bring blue baths", "bring 1")
    assert "use baths" not in table.offers()


def test_v3_your_powers_does_not_offer_a_used_institution_again_after_it_was_won_back() -> None:
    # §6: not yet used by this card; Blue leaves the Baths by their power and comes back by the Praetorium
    table = your_powers(Table(edition="v3")).play("use baths", "use praetorium", "set temple 0", "set tavern 1")
    table.play("set baths 5+1").auto()
    assert (table.members("blue", "baths"), table.offers()) == ((5, 1), ["pass", "use tavern"])


def test_v3_your_powers_ends_when_the_player_stops() -> None:
    # §6
    table = your_powers(Table(edition="v3")).play("use temple", "pass")
    assert (table.frame, table.decider) == ("MOVE", "orange")


# ---- idle powers ---------------------------------------------------------------------------------------------------


def test_the_tavern_is_not_offered_when_all_members_stand_in_it() -> None:
    # §6
    table = one_power(everyone_in("tavern"))
    assert table.offers() == ["pass"]


def test_all_powers_skips_a_tavern_holding_every_member() -> None:
    # §6
    table = all_powers(everyone_in("tavern"))
    assert (table.frame, table.decider) == ("MOVE", "orange")


def test_the_tavern_is_offered_with_a_single_member_outside() -> None:
    # §6: any player's
    table = everyone_in("tavern").given(members={"yellow": {"tavern": 6, "baths": 1}})
    assert "use tavern" in one_power(table).offers()


@pytest.mark.parametrize("place", ["emporium", "basilica"])
def test_drawing_powers_are_not_offered_with_an_empty_bag(place: str) -> None:
    # §6
    assert f"use {place}" not in one_power(Table().given(bag={})).offers()


def test_all_powers_skips_the_idle_emporium_and_basilica() -> None:
    # §6
    table = all_powers(Table().given(bag={}))
    assert [place for place, _ in decline_all(table)] == ["tavern", "baths", "forum", "praetorium"]


def test_v3_your_powers_does_not_offer_idle_powers() -> None:
    # §6
    table = your_powers(Table(edition="v3").given(bag={}))
    assert table.offers() == ["pass", *(f"use {p}" for p in ("temple", "tavern", "baths", "forum", "praetorium"))]


@pytest.mark.parametrize(
    ("held", "offered"),
    [({"priest": 2}, False), ({"priest": 1, "favor": 1}, False), ({"priest": 3}, True), ({"favor": 3}, True)],
)
def test_with_an_empty_bag_the_basilica_is_offered_from_three_pieces_on(held: dict[str, int], offered: bool) -> None:
    # §6
    table = Table().given(stock={"blue": held}, bag={})
    assert ("use basilica" in one_power(table).offers()) is offered


@pytest.mark.parametrize(
    ("stock", "offered"),
    [
        ({"blue": {"priest": 2}}, False),  # his own
        ({"orange": {"favor": 2}}, False),  # never a Favor
        ({"orange": {"priest": 1}}, True),
    ],
)
def test_without_banner_citizens_the_forum_needs_anothers_citizen(
    stock: dict[str, dict[str, int]], offered: bool
) -> None:
    # §6, §8; the meeting rooms are full
    table = Table().given(stock=stock, banners={place: {} for place in PLACES})
    assert ("use forum" in one_power(table).offers()) is offered


def test_baths_and_praetorium_and_temple_are_always_offered() -> None:
    # §6: even if nothing could come of them
    table = Table().given(bag={}, wreaths=0, banners={place: {} for place in PLACES})
    offers = one_power(table).offers()
    assert {"use temple", "use baths", "use praetorium"} <= set(offers)
