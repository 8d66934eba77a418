"""§6: the cards that are not about powers, and when a family card may be used."""

import pytest

from tests.municipium.table import Table

PLACES = ("temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium")
EDITIONS = pytest.mark.parametrize("edition", ["retail", "v3"])


def reposition(table: Table, *counts: str) -> Table:
    """Answer the seven questions of a repositioning, 0 to VI."""
    return table.play(*(f"set {place} {count}" for place, count in zip(PLACES, counts, strict=True)))


# ---- Praefect Visit ------------------------------------------------------------------------------------------------


@EDITIONS
def test_the_common_praefect_visit_advances_the_praefect_one_room(edition: str) -> None:
    # §6, §7.1
    table = Table(edition=edition).play("stay", "card common", "reveal praefect-visit")
    assert table.praefect == "forum"


def test_the_family_praefect_visit_of_v3_advances_the_praefect_with_its_event() -> None:
    # §6, §7.1
    table = Table(edition="v3").play("stay", "card praefect-visit")
    assert (table.praefect, table.stock("blue"), table.stock("orange")) == ("forum", {"favor": 1}, {"advocate": 1})


@pytest.mark.parametrize(("edition", "third"), [("retail", "great-family"), ("v3", "praefect-visit")])
def test_each_player_has_three_family_cards_the_third_by_edition(edition: str, third: str) -> None:
    # §1
    table = Table(edition=edition)
    assert sorted(table.family_cards("yellow")) == sorted(["your-powers", "citizen-invitation", third])


# ---- Citizen Visit -------------------------------------------------------------------------------------------------


def test_on_citizen_visit_everyone_draws_and_places_one_from_the_active_player_clockwise() -> None:
    # §6
    table = Table(first="yellow").play("stay", "card common", "reveal citizen-visit")
    deciders = []
    for place in ("temple", "tavern", "baths"):
        table.play("draw priest")
        deciders.append(table.decider)
        table.play(f"place priest {place}")
    assert deciders == ["yellow", "blue", "orange"]


def test_on_citizen_visit_a_citizen_is_placed_before_the_next_is_drawn() -> None:
    # §6
    table = Table().play("stay", "card common", "reveal citizen-visit", "draw soldier")
    assert (table.frame, table.decider) == ("PLACE_CITIZEN", "blue")
    table.play("place soldier tavern")
    assert (table.frame, table.banner("tavern")) == ("DRAW_CITIZEN", {"soldier": 2})


def test_on_citizen_visit_the_citizen_must_be_placed() -> None:
    # §6
    table = Table().play("stay", "card common", "reveal citizen-visit", "draw advocate")
    assert table.offers() == ["place advocate basilica", "place advocate forum"]


@pytest.mark.parametrize(("edition", "players"), [("retail", 2), ("retail", 4), ("v3", 3), ("v3", 5)])
def test_citizen_visit_ends_after_one_citizen_each(edition: str, players: int) -> None:
    # §6
    table = Table(players=players, edition=edition).play("stay", "card common", "reveal citizen-visit")
    for place in PLACES[:players]:
        table.play("draw priest", f"place priest {place}")
    assert (table.frame, table.decider) == ("MOVE", "orange")


# ---- Citizen Invitation --------------------------------------------------------------------------------------------


@EDITIONS
def test_citizen_invitation_draws_four_before_any_is_placed(edition: str) -> None:
    # §6
    table = Table(edition=edition).play("stay", "card citizen-invitation")
    frames = []
    for colour in ("priest", "soldier", "merchant", "advocate"):
        frames.append(table.frame)
        table.play(f"draw {colour}")
    assert ([*frames, table.frame]) == ["DRAW_CITIZEN"] * 4 + ["PLACE_CITIZEN"]


def test_citizen_invitation_places_in_any_order() -> None:
    # §6
    table = Table().play("stay", "card citizen-invitation", *["draw soldier"] * 2, "draw merchant", "draw advocate")
    assert set(table.offers()) == {
        "place soldier tavern",
        "place soldier praetorium",
        "place merchant baths",
        "place merchant emporium",
        "place advocate basilica",
        "place advocate forum",
    }


def test_citizen_invitation_places_one_at_a_time_until_all_four_stand() -> None:
    # §6
    table = Table().play("stay", "card citizen-invitation", *["draw soldier"] * 2, "draw merchant", "draw advocate")
    table.play("place advocate forum", "place soldier tavern", "place merchant baths")
    assert table.offers() == ["place soldier tavern", "place soldier praetorium"]
    table.play("place soldier praetorium")
    assert (table.frame, table.decider) == ("MOVE", "orange")


def test_citizen_invitation_is_placed_by_the_active_player_alone() -> None:
    # §6, §12
    table = Table().play("stay", "card citizen-invitation", *["draw priest"] * 4)
    deciders = []
    for place in ("temple", "tavern", "baths", "emporium"):
        deciders.append(table.decider)
        table.play(f"place priest {place}")
    assert deciders == ["blue"] * 4


# ---- Great Family --------------------------------------------------------------------------------------------------


def test_great_family_is_a_choice_of_praefect_or_repositioning() -> None:
    # §6
    table = Table().play("stay", "card great-family")
    assert (table.decider, sorted(table.offers())) == ("blue", ["praefect", "reposition"])


def test_great_family_may_advance_the_praefect_with_his_event() -> None:
    # §6, §7.1
    table = Table().play("stay", "card great-family", "praefect")
    assert (table.praefect, table.stock("blue"), table.stock("orange")) == ("forum", {"favor": 1}, {"advocate": 1})


def test_great_family_may_put_all_own_members_into_one_institution() -> None:
    # §6
    table = Table().play("stay", "card great-family", "reposition")
    reposition(table, "0", "0", "0", "7", "0", "0", "0")
    assert [table.members("blue", place) for place in PLACES] == [(0, 0)] * 3 + [(7, 0)] + [(0, 0)] * 3


def test_great_family_may_leave_every_member_where_it_stands() -> None:
    # §6
    table = Table().play("stay", "card great-family", "reposition")
    reposition(table, *"1111111")
    assert [table.members("blue", place) for place in PLACES] == [(1, 0)] * 7


def test_great_family_may_move_just_one_member_ignoring_streets() -> None:
    # §6; II-V is three streets (§3)
    table = Table().play("stay", "card great-family", "reposition")
    reposition(table, "1", "1", "0", "1", "1", "2", "1")
    assert (table.members("blue", "baths"), table.members("blue", "forum")) == ((0, 0), (2, 0))


def test_great_family_moves_no_other_familys_members() -> None:
    # §6
    table = Table().play("stay", "card great-family", "reposition")
    reposition(table, "7", *"000000")
    assert [table.members("orange", place) for place in PLACES] == [(1, 0)] * 7


def test_great_family_moves_wreathed_members_with_their_wreaths() -> None:
    # §6, §8
    table = Table().given(members={"blue": {"tavern": 5}}, wreathed={"blue": {"temple": 2}})
    table.play("stay", "card great-family", "reposition")
    reposition(table, "0", "0", "0+2", "5", "0", "0", "0")
    assert (table.members("blue", "baths"), table.members("blue", "emporium")) == ((0, 2), (5, 0))


def test_repositioning_moves_neither_praefect_nor_stock() -> None:
    # §6: either, or
    table = Table().play("stay", "card great-family", "reposition")
    reposition(table, *"1111111")
    assert (table.praefect, table.stock("blue")) == ("basilica", {})


# ---- what becomes of a card ----------------------------------------------------------------------------------------


def test_a_used_family_card_is_out_of_the_game() -> None:
    # §5.2
    table = Table().play("stay", "card great-family", "praefect", "draw soldier")
    assert table.family_cards("blue") == ["your-powers", "citizen-invitation"]
    assert sum(table.discard().values()) == 0


def test_a_used_family_card_is_not_offered_again() -> None:
    # §5.2
    table = Table().given(used_cards={"blue": ["citizen-invitation"]}).play("stay")
    assert table.offers() == ["card common", "card your-powers", "card great-family"]


def test_without_family_cards_the_common_deck_is_left() -> None:
    # §5.2
    cards = ["your-powers", "citizen-invitation", "great-family"]
    table = Table().given(used_cards={"blue": cards}).play("stay")
    assert table.offers() == ["card common"]


# ---- a family card without effect ----------------------------------------------------------------------------------


def blue_first_nowhere(edition: str) -> Table:
    return Table(edition=edition).given(temple_order=["orange", "yellow", "blue"])


def test_retail_your_powers_may_be_used_by_a_player_who_is_first_nowhere() -> None:
    # §6
    table = blue_first_nowhere("retail").play("stay")
    assert "card your-powers" in table.offers()


def test_retail_your_powers_without_a_first_place_does_nothing() -> None:
    # §6
    table = blue_first_nowhere("retail").play("stay", "card your-powers")
    assert (table.frame, table.decider, table.family_cards("blue")) == (
        "MOVE",
        "orange",
        ["citizen-invitation", "great-family"],
    )


def test_v3_your_powers_is_not_offered_to_a_player_who_is_first_nowhere() -> None:
    # §6
    table = blue_first_nowhere("v3").play("stay")
    assert "card your-powers" not in table.offers()


def test_v3_your_powers_counts_a_first_place_won_by_the_move() -> None:
    # §6: after the move
    table = blue_first_nowhere("v3").play("move temple tavern", "stop")
    assert "card your-powers" in table.offers()


def test_v3_your_powers_counts_no_first_place_lost_by_the_move() -> None:
    # §6: after the move
    table = blue_first_nowhere("v3").given(
        members={"blue": {"temple": 2, "baths": 1, "emporium": 1, "basilica": 1, "forum": 1, "praetorium": 1}}
    )
    table.play("move temple tavern", "stop")
    assert "card your-powers" not in table.offers()


def test_v3_your_powers_may_be_used_though_the_only_power_is_idle() -> None:
    # §6: whatever that power would do
    table = blue_first_nowhere("v3").given(
        members={"blue": {"emporium": 2, "temple": 1, "tavern": 1, "baths": 1, "basilica": 1, "forum": 1}}, bag={}
    )
    table.play("stay")
    assert "card your-powers" in table.offers()
    table.play("card your-powers").auto()
    assert (table.decider, "your-powers" in table.family_cards("blue")) == ("orange", False)


@pytest.mark.parametrize(("left", "offered"), [(4, True), (3, False), (0, False)])
def test_v3_citizen_invitation_needs_four_citizens_in_the_bag(left: int, offered: bool) -> None:
    # §6
    table = Table(edition="v3").given(bag={"priest": left}).play("stay")
    assert ("card citizen-invitation" in table.offers()) is offered


def test_v3_citizen_invitation_counts_citizens_of_all_colours_in_the_bag() -> None:
    # §6
    bag = {"priest": 1, "advocate": 1, "merchant": 1, "soldier": 1}
    table = Table(edition="v3").given(bag=bag).play("stay")
    assert "card citizen-invitation" in table.offers()


@pytest.mark.parametrize("left", [3, 1, 0])
def test_retail_citizen_invitation_is_offered_with_too_few_citizens(left: int) -> None:
    # §6
    table = Table().given(bag={"priest": left}).play("stay")
    assert "card citizen-invitation" in table.offers()


def test_v3_family_praefect_visit_is_offered_even_where_nobody_stands() -> None:
    # §6: the Praefect always advances
    away = {"temple": 7}
    table = Table(edition="v3").given(members={"blue": away, "orange": away, "yellow": away}).play("stay")
    assert "card praefect-visit" in table.offers()
