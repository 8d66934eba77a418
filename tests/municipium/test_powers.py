"""§8: the seven powers, and their limits. They are used under One Power by Blue unless a test says otherwise."""

import pytest

from tests.municipium.table import Table

PLACES = ("temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium")
EDITIONS = pytest.mark.parametrize("edition", ["retail", "v3"])
DONE = ("ONE_POWER", "orange")


def use(table: Table, place: str) -> Table:
    return table.play("stay", "card common", "reveal one-power", f"use {place}")


def pending(table: Table) -> tuple[str, str]:
    return table.frame, table.decider


# ---- 0 Temple ------------------------------------------------------------------------------------------------------


@EDITIONS
def test_the_temple_sorts_the_order_by_influence_there(edition: str) -> None:
    # §8
    table = Table(edition=edition).given(
        members={
            "blue": {"temple": 4, "forum": 3},
            "orange": {"temple": 1, "forum": 6},
            "yellow": {"temple": 3, "forum": 4},
        },
        temple_order=["orange", "yellow", "blue"],
    )
    assert use(table, "temple").temple_order() == ["blue", "yellow", "orange"]


def test_the_temple_counts_a_wreathed_member_twice() -> None:
    # §2, §8: two plain are less than one plain and one wreathed
    table = Table().given(
        members={
            "blue": {"temple": 4, "forum": 3},
            "orange": {"temple": 2, "forum": 5},
            "yellow": {"temple": 1, "forum": 5},
        },
        wreathed={"yellow": {"temple": 1}},
    )
    assert use(table, "temple").temple_order() == ["blue", "yellow", "orange"]


def test_equal_families_keep_their_relative_order() -> None:
    # §8
    table = Table(players=4).given(
        members={"blue": {"temple": 4, "forum": 3}}, temple_order=["pink", "orange", "blue", "yellow"]
    )
    assert use(table, "temple").temple_order() == ["blue", "pink", "orange", "yellow"]


def test_families_without_members_there_keep_their_relative_order_too() -> None:
    # §8: zero included
    away = {"forum": 7}
    table = Table(players=4).given(
        members={"orange": away, "yellow": away, "pink": {"temple": 1, "forum": 6}, "blue": {"temple": 2, "forum": 5}},
        temple_order=["yellow", "orange", "pink", "blue"],
    )
    assert use(table, "temple").temple_order() == ["blue", "pink", "yellow", "orange"]


# ---- I Tavern ------------------------------------------------------------------------------------------------------


@EDITIONS
def test_the_tavern_may_bring_any_players_members_from_any_other_institution(edition: str) -> None:
    # §8
    table = use(Table(edition=edition), "tavern")
    others = [place for place in PLACES if place != "tavern"]
    assert sorted(table.offers()) == sorted(
        f"bring {seat} {place}" for seat in ("blue", "orange", "yellow") for place in others
    )


def test_the_tavern_brings_members_whatever_the_distance_and_leaves_all_others() -> None:
    # §8
    table = use(Table().given(members={"orange": {"emporium": 3, "forum": 4}}), "tavern")
    table.play("bring orange emporium", "bring 2")
    assert [table.members("orange", place)[0] for place in PLACES] == [0, 2, 0, 1, 0, 4, 0]
    assert [table.members("yellow", place)[0] for place in PLACES] == [1] * 7


def test_the_tavern_brings_one_or_more_of_them() -> None:
    # §8: none is not a use
    table = use(Table().given(members={"orange": {"emporium": 3, "forum": 4}}), "tavern")
    table.play("bring orange emporium")
    assert sorted(table.offers()) == ["bring 1", "bring 2", "bring 3"]


def test_the_tavern_lets_one_pick_plain_and_wreathed() -> None:
    # §8
    table = Table().given(members={"orange": {"emporium": 2, "forum": 4}}, wreathed={"orange": {"emporium": 1}})
    use(table, "tavern").play("bring orange emporium")
    assert sorted(table.offers()) == ["bring 0+1", "bring 1", "bring 1+1", "bring 2", "bring 2+1"]
    table.play("bring 1+1")
    assert (table.members("orange", "tavern"), table.members("orange", "emporium")) == ((1, 1), (1, 0))


def test_the_tavern_takes_from_one_institution_once() -> None:
    # §8
    table = use(Table(), "tavern").play("bring orange emporium", "bring 1")
    assert pending(table) == DONE


def test_the_tavern_may_bring_ones_own_members() -> None:
    # §8
    table = use(Table(), "tavern").play("bring blue forum", "bring 1")
    assert (table.members("blue", "tavern"), table.members("blue", "forum")) == ((2, 0), (0, 0))


# ---- II Baths ------------------------------------------------------------------------------------------------------


@EDITIONS
def test_the_baths_send_all_ones_members_to_the_temple_and_wreathe_one(edition: str) -> None:
    # §8
    table = Table(edition=edition).given(members={"blue": {"baths": 3, "forum": 4}})
    supply = table.wreath_supply
    use(table, "baths")
    assert (table.members("blue", "baths"), table.members("blue", "temple")) == ((0, 0), (2, 1))
    assert table.wreath_supply == supply - 1


@EDITIONS
def test_the_baths_leave_the_other_families(edition: str) -> None:
    # §8
    table = use(Table(edition=edition), "baths")
    assert (table.members("orange", "baths"), table.members("orange", "temple")) == ((1, 0), (1, 0))


@pytest.mark.parametrize(("edition", "temple"), [("retail", (0, 2)), ("v3", (1, 1))])
def test_the_baths_wreathe_one_that_stood_in_the_temple_before_in_retail_only(
    edition: str, temple: tuple[int, int]
) -> None:
    # §8: the one that moves wears a wreath already
    table = Table(edition=edition).given(members={"blue": {"temple": 1, "forum": 5}}, wreathed={"blue": {"baths": 1}})
    assert use(table, "baths").members("blue", "temple") == temple


@EDITIONS
def test_the_baths_move_wreathed_members_and_give_the_wreath_to_a_plain_one(edition: str) -> None:
    # §8: one wreath per member
    table = Table(edition=edition).given(members={"blue": {"baths": 1, "forum": 5}}, wreathed={"blue": {"baths": 1}})
    assert use(table, "baths").members("blue", "temple") == (0, 2)


@EDITIONS
def test_the_baths_only_move_when_no_member_is_eligible(edition: str) -> None:
    # §8
    table = Table(edition=edition).given(members={"blue": {"forum": 6}}, wreathed={"blue": {"baths": 1}})
    supply = table.wreath_supply
    use(table, "baths")
    assert (table.members("blue", "temple"), table.wreath_supply) == ((0, 1), supply)


@EDITIONS
def test_the_baths_only_move_when_no_wreath_is_left(edition: str) -> None:
    # §8
    table = use(Table(edition=edition).given(wreaths=0), "baths")
    assert (table.members("blue", "temple"), table.wreath_supply) == ((2, 0), 0)


def test_the_last_wreath_may_be_given() -> None:
    # §8
    table = use(Table().given(wreaths=1), "baths")
    assert (table.members("blue", "temple"), table.wreath_supply) == ((1, 1), 0)


def test_the_baths_ask_nothing() -> None:
    # §8: the wreath is not optional, and which plain member gets it makes no difference
    assert pending(use(Table(), "baths")) == DONE


def test_a_wreath_stays_on_its_member_wherever_it_goes() -> None:
    # §8
    table = Table().given(members={"blue": {"forum": 6}}, wreathed={"blue": {"temple": 1}})
    table.play("move temple tavern wreathed", "stop")
    assert (table.members("blue", "temple"), table.members("blue", "tavern")) == ((0, 0), (0, 1))


# ---- III Emporium --------------------------------------------------------------------------------------------------


@EDITIONS
def test_the_emporium_draws_and_places_as_often_as_one_likes(edition: str) -> None:
    # §8
    table = use(Table(edition=edition), "emporium").play("draw priest", "place priest temple")
    table.play("draw", "draw priest", "place priest tavern", "draw", "draw priest", "place priest baths")
    assert pending(table) == ("EMPORIUM", "blue")
    assert pending(table.play("stop")) == DONE


def test_the_emporiums_citizen_must_be_placed_by_the_rules_of_placing() -> None:
    # §7.3, §8
    table = use(Table(), "emporium").play("draw merchant")
    assert table.offers() == ["place merchant baths", "place merchant emporium"]


def test_the_emporium_must_stop_after_a_citizen_event() -> None:
    # §8
    table = use(Table().given(banners={"temple": {"priest": 2}}), "emporium")
    table.play("draw priest", "place priest temple")
    assert (pending(table), table.stock("blue")) == (DONE, {"priest": 2})


def test_the_emporium_stops_after_an_event_with_a_choice() -> None:
    # §8
    table = use(Table().given(banners={"tavern": {"priest": 1, "soldier": 1}}), "emporium")
    table.play("draw soldier", "place soldier tavern", "take priest soldier")
    assert pending(table) == DONE


def test_the_emporium_stops_after_an_event_that_gives_nobody_anything() -> None:
    # §7.2, §8
    elsewhere = {"emporium": 4, "forum": 3}
    table = Table().given(
        members=dict.fromkeys(("blue", "orange", "yellow"), elsewhere), banners={"temple": {"priest": 2}}
    )
    use(table, "emporium").play("draw priest", "place priest temple")
    assert pending(table) == DONE


def test_under_all_powers_the_emporium_may_be_declined() -> None:
    # §6, §8
    table = Table().given(members={seat: {"emporium": 7} for seat in ("blue", "orange", "yellow")})
    bag = table.bag()
    table.play("stay", "card common", "reveal all-powers", "stop")
    assert (pending(table), table.bag()) == (("MOVE", "orange"), bag)


def test_under_all_powers_the_emporium_may_draw_several_times() -> None:
    # §8
    table = Table().given(members={seat: {"emporium": 7} for seat in ("blue", "orange", "yellow")})
    table.play("stay", "card common", "reveal all-powers", "draw", "draw soldier", "place soldier tavern")
    assert (table.frame, sorted(table.offers())) == ("EMPORIUM", ["draw", "stop"])


# ---- IV Basilica ---------------------------------------------------------------------------------------------------


@EDITIONS
def test_the_basilica_gives_one_decurion_for_three_pieces(edition: str) -> None:
    # §8: any mix; citizens to the bag, Favors to the supply
    table = Table(edition=edition).given(stock={"blue": {"priest": 2, "favor": 1}})
    priests, supply = table.bag()["priest"], table.favor_supply
    use(table, "basilica").play("give priest", "give priest", "give favor")
    assert (table.decurions("blue"), table.stock("blue")) == (1, {})
    assert (table.bag()["priest"], table.favor_supply) == (priests + 2, supply + 1)


@pytest.mark.parametrize(
    ("held", "given"),
    [
        ({"soldier": 3}, ["soldier", "soldier", "soldier"]),
        ({"favor": 3}, ["favor", "favor", "favor"]),
        ({"advocate": 1, "merchant": 1, "soldier": 1}, ["advocate", "merchant", "soldier"]),
        ({"merchant": 1, "favor": 2}, ["merchant", "favor", "favor"]),
    ],
)
def test_the_basilica_takes_any_mix_of_three(held: dict[str, int], given: list[str]) -> None:
    # §8
    table = use(Table().given(stock={"blue": held}), "basilica").play(*(f"give {piece}" for piece in given))
    assert (table.decurions("blue"), table.stock("blue")) == (1, {})


def test_the_basilica_takes_exactly_three_pieces_once() -> None:
    # §8
    table = use(Table().given(stock={"blue": {"priest": 7}}), "basilica").play(*["give priest"] * 3)
    assert (table.decurions("blue"), table.stock("blue"), pending(table)) == (1, {"priest": 4}, DONE)


def test_the_basilica_lets_one_choose_which_pieces_to_give() -> None:
    # §8
    table = use(Table().given(stock={"blue": {"priest": 2, "advocate": 2, "favor": 1}}), "basilica")
    table.play("give advocate", "give advocate", "give favor")
    assert table.stock("blue") == {"priest": 2}


@pytest.mark.parametrize("held", [{}, {"priest": 2}, {"priest": 1, "favor": 1}])
def test_the_basilica_only_draws_for_one_with_fewer_than_three_pieces(held: dict[str, int]) -> None:
    # §8
    assert use(Table().given(stock={"blue": held}), "basilica").offers() == ["draw"]


@EDITIONS
def test_the_basilicas_draw_puts_one_citizen_into_ones_own_stock(edition: str) -> None:
    # §8
    table = use(Table(edition=edition), "basilica").play("draw")
    assert table.frame == "DRAW_STOCK"
    table.play("draw merchant")
    assert (table.stock("blue"), pending(table)) == ({"merchant": 1}, DONE)


def test_the_basilica_is_either_the_exchange_or_the_draw() -> None:
    # §8
    table = use(Table().given(stock={"blue": {"priest": 6}}), "basilica").play("draw", "draw priest")
    assert (table.decurions("blue"), table.stock("blue"), pending(table)) == (0, {"priest": 7}, DONE)


def test_a_set_completed_by_the_basilicas_draw_is_exchanged_at_once() -> None:
    # §8, §9
    table = use(Table().given(stock={"blue": {"priest": 1, "advocate": 1, "soldier": 1}}), "basilica")
    table.play("draw", "draw merchant")
    assert (table.decurions("blue"), table.stock("blue")) == (1, {})


# ---- V Forum -------------------------------------------------------------------------------------------------------


@EDITIONS
def test_the_forum_takes_from_another_players_stock_or_any_banner(edition: str) -> None:
    # §8: not from oneself, nor from a player without citizens
    table = Table(edition=edition).given(stock={"orange": {"priest": 1}, "blue": {"priest": 1}}, banners={"baths": {}})
    use(table, "forum")
    assert sorted(table.offers()) == sorted(["from orange", *(f"from {place}" for place in PLACES if place != "baths")])


def test_the_forum_takes_one_citizen_from_another_player() -> None:
    # §8
    table = use(Table().given(stock={"orange": {"priest": 2, "soldier": 1}}), "forum").play("from orange")
    assert sorted(table.offers()) == ["take priest", "take soldier"]
    table.play("take priest")
    assert (table.stock("blue"), table.stock("orange")) == ({"priest": 1}, {"priest": 1, "soldier": 1})
    assert pending(table) == DONE


def test_the_forum_takes_one_citizen_from_a_banner() -> None:
    # §8
    table = use(Table().given(banners={"temple": {"priest": 2}}), "forum").play("from temple").auto()
    assert (table.stock("blue"), table.banner("temple")) == ({"priest": 1}, {"priest": 1})


def test_the_forum_never_takes_a_favor() -> None:
    # §8
    table = use(Table().given(stock={"orange": {"favor": 2}, "yellow": {"favor": 2, "soldier": 1}}), "forum")
    assert ("from orange" in table.offers(), "from yellow" in table.offers()) == (False, True)
    table.play("from yellow").auto()
    assert (table.stock("blue"), table.stock("yellow")) == ({"soldier": 1}, {"favor": 2})


def test_the_forum_never_takes_a_meeting_rooms_citizen() -> None:
    # §8: no merchant or advocate but in rooms
    table = Table().given(banners={place: {} for place in PLACES} | {"temple": {"priest": 1}})
    assert use(table, "forum").offers() == ["from temple"]


def test_a_set_completed_by_the_forum_is_exchanged_at_once() -> None:
    # §8, §9
    table = use(Table().given(stock={"blue": {"advocate": 1, "merchant": 1, "favor": 1}}), "forum")
    table.play("from temple").auto()
    assert (table.decurions("blue"), table.stock("blue")) == (1, {})


# ---- VI Praetorium -------------------------------------------------------------------------------------------------


@EDITIONS
def test_the_praetorium_may_put_all_ones_members_anywhere(edition: str) -> None:
    # §8
    table = use(Table(edition=edition), "praetorium").play("set temple 2", "set tavern 0", "set baths 5").auto()
    assert [table.members("blue", place)[0] for place in PLACES] == [2, 0, 5, 0, 0, 0, 0]


@EDITIONS
def test_the_praetorium_may_move_a_single_member_ignoring_streets(edition: str) -> None:
    # §8; III-VI is three streets (§3)
    counts = (1, 1, 1, 2, 1, 1, 0)
    table = use(Table(edition=edition), "praetorium")
    table.play(*(f"set {place} {n}" for place, n in zip(PLACES, counts, strict=True)))
    assert tuple(table.members("blue", place)[0] for place in PLACES) == counts


def test_the_praetorium_moves_own_members_only_and_keeps_wreaths() -> None:
    # §8
    table = Table().given(members={"blue": {"temple": 2, "praetorium": 4}}, wreathed={"blue": {"temple": 1}})
    use(table, "praetorium").play("set temple 0", "set tavern 6+1").auto()
    assert table.members("blue", "tavern") == (6, 1)
    assert [table.members("orange", place) for place in PLACES] == [(1, 0)] * 7
