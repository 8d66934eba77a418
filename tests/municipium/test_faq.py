"""The facts of the English manual's FAQ (its section 7), as ruled by the numbered rules; edition v3."""

import pytest

from tests.municipium.table import Table

PLACES = ("temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium")
TWO_EACH = {
    "temple": {"priest": 2},
    "tavern": {"soldier": 2},
    "baths": {"merchant": 2},
    "emporium": {"merchant": 2},
    "basilica": {"advocate": 2},
    "forum": {"advocate": 2},
    "praetorium": {"soldier": 2},
}


def v3(**options: int) -> Table:
    return Table(edition="v3", **options)  # type: ignore[arg-type]


# ---- moving through several institutions ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "end"), [("tavern", "basilica"), ("temple", "baths"), ("tavern", "emporium"), ("forum", "tavern")]
)
def test_a_member_may_move_two_streets_through_an_institution(start: str, end: str) -> None:
    # FAQ 1, §3, §5.1
    table = v3().play(f"move {start} {end}")
    assert (table.members("blue", start), table.members("blue", end)) == ((0, 0), (2, 0))
    assert table.frame == "CHOOSE_CARD"


@pytest.mark.parametrize(("start", "end"), [("baths", "forum"), ("emporium", "praetorium")])
def test_a_move_follows_connected_streets_so_three_streets_are_too_far(start: str, end: str) -> None:
    # FAQ 1, §3
    offers = v3().offers()
    assert (f"move {start} {end}" in offers, f"move {end} {start}" in offers) == (False, False)


# ---- a citizen can always be placed --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("colour", "places"),
    [
        ("priest", PLACES),
        ("soldier", ("tavern", "praetorium")),
        ("merchant", ("baths", "emporium")),
        ("advocate", ("basilica", "forum")),
    ],
)
def test_every_colour_has_a_valid_institution_however_full_the_banners_are(
    colour: str, places: tuple[str, ...]
) -> None:
    # FAQ 2, §7.3
    table = v3().given(banners=TWO_EACH).play("stay", "card common", "reveal citizen-visit", f"draw {colour}")
    assert table.offers() == [f"place {colour} {place}" for place in places]


# ---- several citizen events with one card --------------------------------------------------------------------------


def test_citizen_visit_may_trigger_an_event_for_every_player() -> None:
    # FAQ 3, §7.2
    table = v3().given(banners=TWO_EACH).play("stay", "card common", "reveal citizen-visit")
    for place in ("tavern", "praetorium"):
        table.play("draw soldier", f"place soldier {place}")
    table.play("draw priest", "place priest temple")
    assert (table.stock("blue"), table.stock("orange")) == ({"priest": 2, "soldier": 4}, {"priest": 1, "soldier": 2})


def test_citizen_invitation_may_trigger_several_events_each_resolved_at_once() -> None:
    # FAQ 3, §7.2
    table = v3().given(banners=TWO_EACH).play("stay", "card citizen-invitation")
    table.play("draw soldier", "draw merchant", "draw advocate", "draw priest", "place soldier tavern")
    assert (table.frame, table.stock("blue"), table.stock("orange")) == (
        "PLACE_CITIZEN",
        {"soldier": 2},
        {"soldier": 1},
    )
    table.play("place merchant baths")
    assert table.stock("blue") == {"merchant": 2, "soldier": 2}


def test_four_invited_citizens_may_bring_four_events_and_a_set() -> None:
    # FAQ 3, §7.2, §9
    table = v3().given(banners=TWO_EACH).play("stay", "card citizen-invitation")
    table.play("draw soldier", "draw merchant", "draw advocate", "draw priest")
    table.play("place soldier tavern", "place merchant baths", "place advocate forum", "place priest temple")
    assert (table.decurions("blue"), table.decurions("orange")) == (2, 1)
    assert (table.stock("blue"), table.stock("orange")) == ({}, {})


# ---- wreaths -------------------------------------------------------------------------------------------------------


def test_a_member_never_wears_a_second_wreath() -> None:
    # FAQ 4, §8
    table = v3().given(members={"blue": {"forum": 6}}, wreathed={"blue": {"baths": 1}})
    supply = table.wreath_supply
    table.play("stay", "card common", "reveal one-power", "use baths")
    assert (table.members("blue", "temple"), table.wreath_supply) == ((0, 1), supply)


def test_a_wreath_is_not_transferred_when_another_member_is_wreathed() -> None:
    # FAQ 4, §8: the new wreath comes from the supply
    table = v3().given(members={"blue": {"baths": 6}}, wreathed={"blue": {"tavern": 1}})
    supply = table.wreath_supply
    table.play("stay", "card common", "reveal one-power", "use baths")
    assert (table.members("blue", "tavern"), table.members("blue", "temple")) == ((0, 1), (5, 1))
    assert table.wreath_supply == supply - 1


def test_a_wreathed_member_keeps_its_wreath_when_brought_to_the_tavern() -> None:
    # FAQ 4, §8
    table = v3().given(members={"orange": {"forum": 6}}, wreathed={"orange": {"baths": 1}})
    table.play("stay", "card common", "reveal one-power", "use tavern", "bring orange baths", "bring 0+1")
    assert (table.members("orange", "baths"), table.members("orange", "tavern")) == ((0, 0), (0, 1))


# ---- Favors --------------------------------------------------------------------------------------------------------


def test_favors_remain_from_turn_to_turn_until_used() -> None:
    # FAQ 5, §9
    table = v3().given(stock={"blue": {"favor": 3}, "yellow": {"favor": 2}})
    for _ in range(2):
        table.play("stay", "card common", "reveal one-power", "pass", "pass", "pass")
    assert (table.stock("blue"), table.stock("yellow")) == ({"favor": 3}, {"favor": 2})


@pytest.mark.parametrize("missing", ["priest", "advocate", "merchant", "soldier"])
def test_a_favor_is_wild_for_any_missing_colour(missing: str) -> None:
    # FAQ 5, §9: the Praefect's Favor completes three colours
    held = {colour: 1 for colour in ("priest", "advocate", "merchant", "soldier") if colour != missing}
    table = v3().given(stock={"blue": held}).play("stay", "card common", "reveal praefect-visit")
    assert (table.decurions("blue"), table.stock("blue")) == (1, {})


# ---- Basilica ------------------------------------------------------------------------------------------------------


def test_the_basilica_gives_a_decurion_for_three_pieces_that_are_no_set() -> None:
    # FAQ 6, §8
    table = v3().given(stock={"blue": {"soldier": 2, "favor": 1}}).play("stay", "card common", "reveal one-power")
    table.play("use basilica", "give soldier", "give soldier", "give favor")
    assert (table.decurions("blue"), table.stock("blue")) == (1, {})


def test_the_basilica_gives_no_decurion_for_two_pieces() -> None:
    # FAQ 6, §8: exactly three
    table = v3().given(stock={"blue": {"soldier": 2}}).play("stay", "card common", "reveal one-power", "use basilica")
    assert table.offers() == ["draw"]


# ---- a family card without effect ----------------------------------------------------------------------------------


def test_your_powers_cannot_be_played_by_one_who_is_first_nowhere() -> None:
    # FAQ 7, §6
    table = v3().given(temple_order=["orange", "yellow", "blue"]).play("stay")
    assert table.offers() == ["card common", "card citizen-invitation", "card praefect-visit"]


def test_citizen_invitation_cannot_be_played_with_three_citizens_in_the_bag() -> None:
    # FAQ 7, §6
    table = v3().given(bag={"soldier": 2, "priest": 1}).play("stay")
    assert table.offers() == ["card common", "card your-powers", "card praefect-visit"]
