"""§12: where the rulebooks disagree, one test (at least) for each ruling of the table."""

import pytest

from tests.municipium.table import Table

PLACES = ("temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium")
EDITIONS = pytest.mark.parametrize("edition", ["retail", "v3"])
PIECES_WANTING_ADVOCATE = {"priest": 1, "merchant": 1, "soldier": 1}


def common(table: Table, kind: str) -> Table:
    return table.play("stay", "card common", f"reveal {kind}")


def idle_turn(table: Table) -> Table:
    """A turn in which nothing happens: a Citizen Visit with an empty bag."""
    return common(table.given(bag={}, deck={"citizen-visit": 4, "one-power": 2}), "citizen-visit")


@EDITIONS
def test_there_are_twelve_common_cards(edition: str) -> None:
    # §12 row 1, §1
    deck = Table(edition=edition).deck()
    assert deck == {"all-powers": 1, "one-power": 2, "praefect-visit": 5, "citizen-visit": 4}


def test_the_basilica_gives_a_decurion_not_a_favor() -> None:
    # §12 row 2, §8
    table = common(Table().given(stock={"blue": {"priest": 3}}), "one-power")
    table.play("use basilica", *["give priest"] * 3)
    assert (table.decurions("blue"), table.stock("blue")) == (1, {})


@EDITIONS
def test_only_the_users_own_members_leave_the_baths(edition: str) -> None:
    # §12 row 3, §8
    table = common(Table(edition=edition), "one-power").play("use baths")
    assert [table.members(seat, "baths") for seat in ("blue", "orange", "yellow")] == [(0, 0), (1, 0), (1, 0)]


@EDITIONS
def test_only_the_active_player_acts_on_your_powers(edition: str) -> None:
    # §12 row 4, §6: Orange is first in the Forum
    table = Table(edition=edition).given(members={"orange": {"forum": 7}}).play("stay", "card your-powers")
    while table.frame != "MOVE":
        assert table.decider == "blue"
        table.play(next(text for text in ("pass", "decline", "stop") if text in table.offers()))
    assert table.decider == "orange"


def test_only_the_active_player_places_on_citizen_invitation() -> None:
    # §12 row 4, §6
    table = Table().play("stay", "card citizen-invitation", *["draw priest"] * 4)
    for place in PLACES[:4]:
        assert table.decider == "blue"
        table.play(f"place priest {place}")
    assert (table.frame, table.decider) == ("MOVE", "orange")


@EDITIONS
def test_a_set_costs_exactly_four_pieces_and_spare_favors_stay(edition: str) -> None:
    # §12 row 5, §9
    table = Table(edition=edition).given(
        stock={"blue": {"advocate": 1, "favor": 2}}, banners={"tavern": {"priest": 1, "soldier": 1}}
    )
    common(table, "citizen-visit").play("draw soldier", "place soldier tavern", "take priest soldier")
    assert (table.decurions("blue"), table.stock("blue")) == (1, {"favor": 1})


@EDITIONS
def test_the_temple_order_breaks_ties_in_a_praefect_event(edition: str) -> None:
    # §12 row 6, §2
    table = common(Table(edition=edition).given(temple_order=["yellow", "orange", "blue"]), "praefect-visit")
    assert (table.stock("yellow"), table.stock("orange"), table.stock("blue")) == ({"favor": 1}, {"advocate": 1}, {})


@EDITIONS
def test_the_temple_order_breaks_ties_in_a_citizen_event(edition: str) -> None:
    # §12 row 6, §2
    table = Table(edition=edition).given(temple_order=["yellow", "orange", "blue"], banners={"temple": {"priest": 2}})
    common(table, "citizen-visit").play("draw priest", "place priest temple")
    assert (table.stock("yellow"), table.stock("orange"), table.stock("blue")) == ({"priest": 2}, {"priest": 1}, {})


@EDITIONS
def test_initial_placement_and_ranking_hold_in_both_editions(edition: str) -> None:
    # §12 row 7, §4.6-4.7: by influence in the Temple, then clockwise from the first player
    table = Table(
        players=4,
        first="yellow",
        edition=edition,
        placements={
            "blue": ["temple"] * 2 + ["forum"] * 5,
            "orange": ["forum"] * 7,
            "yellow": ["temple"] + ["forum"] * 6,
            "pink": ["forum"] * 6 + ["temple"],
        },
    )
    assert table.temple_order() == ["blue", "yellow", "pink", "orange"]
    assert (table.members("blue", "temple"), table.members("orange", "forum")) == ((2, 0), (7, 0))


@EDITIONS
def test_the_temple_is_sorted_by_influence_not_by_number_of_members(edition: str) -> None:
    # §12 row 8, §8: two wreathed outweigh three plain
    table = Table(edition=edition).given(
        members={"blue": {"forum": 5}, "orange": {"temple": 3, "forum": 4}, "yellow": {"forum": 7}},
        wreathed={"blue": {"temple": 2}},
        temple_order=["yellow", "orange", "blue"],
    )
    common(table, "one-power").play("use temple")
    assert table.temple_order() == ["blue", "orange", "yellow"]


def test_great_family_always_triggers_the_praefects_event() -> None:
    # §12 row 9, §6
    table = Table().play("stay", "card great-family", "praefect")
    assert (table.praefect, table.stock("blue"), table.stock("orange")) == ("forum", {"favor": 1}, {"advocate": 1})


@pytest.mark.parametrize(
    ("options", "winner"),
    [
        ({"edition": "retail"}, "orange"),
        ({"edition": "retail", "winner": "most"}, "orange"),
        ({"edition": "retail", "winner": "first"}, "blue"),
        ({"edition": "v3"}, "blue"),
        ({"edition": "v3", "winner": "first"}, "blue"),
        ({"edition": "v3", "winner": "most"}, "orange"),
    ],
)
def test_first_to_the_goal_or_most_at_the_end_is_an_option(options: dict[str, str], winner: str) -> None:
    # §12 row 10, §1, §10: Blue gets the fifth Decurion first, Orange later in the turn and holds more pieces
    table = Table(**options).given(  # type: ignore[arg-type]
        members={"blue": {"tavern": 7}, "orange": {"praetorium": 7}, "yellow": {"temple": 7}},
        banners={"tavern": {"soldier": 2}, "praetorium": {"soldier": 2}},
        stock={
            "blue": {"advocate": 1, "merchant": 1, "favor": 1},
            "orange": {"advocate": 3, "merchant": 1, "favor": 1},
        },
        decurions={"blue": 4, "orange": 4},
    )
    common(table, "citizen-visit").play("draw soldier", "place soldier tavern")
    table.play("draw soldier", "place soldier praetorium", "draw priest", "place priest temple")
    assert (table.decider, table.decurions("blue"), table.decurions("orange")) == ("over", 5, 5)
    assert table.payoffs() == {"blue": 0.0, "orange": 0.0, "yellow": 0.0} | {winner: 1.0}


def test_decurion_tokens_are_unlimited() -> None:
    # §12 row 11, §1: twenty are out, and one event brings the 21st and the 22nd
    seats = ("blue", "orange", "yellow", "pink", "black")
    table = Table(players=5, edition="v3").given(
        decurions=dict.fromkeys(seats, 4),
        stock={"blue": PIECES_WANTING_ADVOCATE, "orange": PIECES_WANTING_ADVOCATE},
    )
    common(table, "praefect-visit")
    assert [table.decurions(seat) for seat in seats] == [5, 5, 4, 4, 4]


def test_the_whole_discard_pile_is_open_and_adds_up_with_the_deck() -> None:
    # §12 row 12, §5.2
    table = common(Table(), "praefect-visit").play("draw priest")
    common(table, "one-power").play("pass", "pass", "pass")
    assert table.discard() == {"all-powers": 0, "one-power": 1, "praefect-visit": 1, "citizen-visit": 0}
    assert table.deck() == {"all-powers": 1, "one-power": 1, "praefect-visit": 4, "citizen-visit": 4}


def test_the_next_common_card_is_drawn_from_what_the_discard_pile_leaves() -> None:
    # §12 row 12: derivable
    table = common(Table(), "praefect-visit").play("draw priest", "stay", "card common")
    assert table.weights() == {
        "reveal all-powers": 1,
        "reveal one-power": 2,
        "reveal praefect-visit": 4,
        "reveal citizen-visit": 4,
    }


@EDITIONS
@pytest.mark.parametrize("place", ["tavern", "baths", "emporium", "basilica", "forum", "praetorium"])
def test_powers_are_optional(edition: str, place: str) -> None:
    # §12 row 13, §6
    table = Table(edition=edition).given(
        members={"blue": {place: 7}, "orange": {place: 6, "temple": 1}, "yellow": {place: 7}}
    )
    common(table, "all-powers")
    while table.decider == "orange":  # first in the Temple, a question in v3
        table.play("decline")
    assert {"decline", "stop"} & set(table.offers())
    table.play("stop" if place == "emporium" else "decline")
    assert (table.frame, table.decider, table.members("blue", place)) == ("MOVE", "orange", (7, 0))


def test_the_temple_is_optional_in_v3_and_compulsory_in_retail() -> None:
    # §12 row 13, §6
    everyone = {seat: {"temple": 7} for seat in ("blue", "orange", "yellow")}
    v3 = common(Table(edition="v3").given(members=everyone), "all-powers")
    retail = common(Table().given(members=everyone), "all-powers")
    assert (sorted(v3.offers()), retail.frame) == (["decline", "use temple"], "MOVE")


@EDITIONS
def test_influence_does_not_suffice_for_a_power(edition: str) -> None:
    # §12 row 14, §6: Orange stands everywhere and is first nowhere
    table = common(Table(edition=edition), "one-power").play("pass")
    assert (table.decider, table.offers()) == ("orange", ["pass"])


def test_three_citizens_count_on_the_banner_not_with_the_meeting_room() -> None:
    # §12 row 15, §7.2
    table = Table().given(banners={"tavern": {"soldier": 1}}, rooms={"tavern": "soldier"})
    common(table, "citizen-visit").play("draw soldier", "place soldier tavern")
    assert (table.banner("tavern"), table.room("tavern"), table.stock("blue")) == ({"soldier": 2}, (1, "soldier"), {})


def test_on_a_temple_tie_only_the_tied_keep_their_relative_order() -> None:
    # §12 row 16, §8: Blue and Yellow are equal and both pass Orange
    table = Table().given(
        members={"blue": {"temple": 3, "forum": 4}, "yellow": {"temple": 3, "forum": 4}},
        temple_order=["orange", "blue", "yellow"],
    )
    common(table, "one-power").play("use temple")
    assert table.temple_order() == ["blue", "yellow", "orange"]


@pytest.mark.parametrize("counts", [(1, 1, 1, 1, 1, 1, 1), (2, 1, 1, 1, 1, 1, 0), (0, 0, 7, 0, 0, 0, 0)])
@pytest.mark.parametrize("how", ["great family", "praetorium"])
def test_repositioning_takes_any_number_of_own_members(how: str, counts: tuple[int, ...]) -> None:
    # §12 row 17, §6, §8: none, one, all
    table = Table()
    if how == "great family":
        table.play("stay", "card great-family", "reposition")
    else:
        common(table, "one-power").play("use praetorium")
    table.play(*(f"set {place} {n}" for place, n in zip(PLACES, counts, strict=True)))
    assert tuple(table.members("blue", place)[0] for place in PLACES) == counts
    assert [table.members("orange", place) for place in PLACES] == [(1, 0)] * 7


@EDITIONS
def test_the_first_player_stays_first_for_the_whole_game(edition: str) -> None:
    # §12 row 18, §4.8: the same order every round
    table = Table(first="orange", edition=edition)
    active = []
    for _ in range(6):
        active.append(table.active)
        idle_turn(table)
    assert active == ["orange", "yellow", "blue"] * 2


# ---- row 19: silent everywhere -------------------------------------------------------------------------------------


def test_with_an_empty_bag_a_draw_is_skipped() -> None:
    # §12 row 19, §7.5
    table = common(Table().given(bag={}), "praefect-visit")
    assert (table.room("forum"), table.frame) == ((1, None), "MOVE")


def test_with_no_favors_in_the_supply_the_place_stays_empty() -> None:
    # §12 row 19, §7.1
    assert common(Table().given(supply=0), "praefect-visit").play("draw priest").room("forum") == (0, "priest")


def test_with_no_wreaths_left_the_baths_only_move() -> None:
    # §12 row 19, §8
    table = common(Table().given(wreaths=0), "one-power").play("use baths")
    assert (table.members("blue", "baths"), table.members("blue", "temple")) == ((0, 0), (2, 0))


def test_one_power_may_be_used_twice_at_an_institution_that_changed_hands() -> None:
    # §12 row 19, §6
    table = common(Table().given(members={"orange": {"forum": 7}}), "one-power")
    table.play("use tavern", "bring orange forum", "bring 7")
    assert (table.decider, table.offers()) == ("orange", ["pass", "use tavern"])
    table.play("use tavern", "bring yellow forum", "bring 1")
    assert table.members("yellow", "tavern") == (2, 0)


def test_four_favors_are_a_set() -> None:
    # §12 row 19, §9
    table = Table().given(stock={"blue": {"favor": 3}})
    supply = table.favor_supply
    common(table, "praefect-visit")
    assert (table.decurions("blue"), table.stock("blue"), table.favor_supply) == (1, {}, supply + 4 - 1)


def test_sets_are_exchanged_before_the_room_is_refilled() -> None:
    # §12 row 19, §7.4
    table = common(Table().given(stock={"orange": PIECES_WANTING_ADVOCATE}, bag={}), "praefect-visit")
    assert (table.frame, sum(table.weights().values())) == ("DRAW_ROOM", 4)


# ---- row 20: by edition --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "card"), [("retail", "great-family"), ("v3", "praefect-visit")])
def test_the_third_family_card_depends_on_the_edition(edition: str, card: str) -> None:
    # §12 row 20, §1
    table = Table(edition=edition).play("stay")
    assert table.offers() == ["card common", "card your-powers", "card citizen-invitation", f"card {card}"]


@pytest.mark.parametrize(("edition", "each", "favors", "wreaths"), [("retail", 15, 15, 10), ("v3", 20, 20, 13)])
def test_the_counts_of_pieces_depend_on_the_edition(edition: str, each: int, favors: int, wreaths: int) -> None:
    # §12 row 20, §1: six in rooms and seven on banners, six Favors in rooms
    table = Table(edition=edition, rooms=["priest"] * 6)
    assert table.bag() == {"priest": each - 7, "advocate": each - 2, "merchant": each - 2, "soldier": each - 2}
    assert (table.favor_supply, table.wreath_supply) == (favors - 6, wreaths)


def test_meeting_rooms_have_no_citizens_with_two_players() -> None:
    # §12 row 20, §2
    table = Table(players=2)
    assert [table.room(place) for place in PLACES[1:]] == [(1, None)] * 6


@pytest.mark.parametrize(("edition", "temple"), [("retail", (0, 2)), ("v3", (1, 1))])
def test_the_baths_target_depends_on_the_edition(edition: str, temple: tuple[int, int]) -> None:
    # §12 row 20, §8
    table = Table(edition=edition).given(members={"blue": {"temple": 1, "forum": 5}}, wreathed={"blue": {"baths": 1}})
    assert common(table, "one-power").play("use baths").members("blue", "temple") == temple


@pytest.mark.parametrize(("edition", "frame"), [("retail", "TAVERN"), ("v3", "PICK_POWER")])
def test_the_order_of_your_powers_is_fixed_in_retail_and_free_in_v3(edition: str, frame: str) -> None:
    # §12 row 20, §6
    assert Table(edition=edition).play("stay", "card your-powers").frame == frame


@pytest.mark.parametrize(("edition", "share"), [("retail", (0.5, 0.5)), ("v3", (1.0, 0.0))])
def test_the_last_tie_break_by_favors_is_v3_only(edition: str, share: tuple[float, float]) -> None:
    # §12 row 20, §10
    table = Table(edition=edition, winner="most").given(
        decurions={"blue": 5, "orange": 5}, stock={"blue": {"favor": 2}, "orange": {"priest": 2}}
    )
    idle_turn(table)
    assert (table.decider, table.payoffs()) == ("over", {"blue": share[0], "orange": share[1], "yellow": 0.0})


@pytest.mark.parametrize(("edition", "offered"), [("retail", True), ("v3", False)])
def test_a_family_card_without_effect_may_be_used_in_retail_only(edition: str, offered: bool) -> None:
    # §12 row 20, §6
    table = Table(edition=edition).given(temple_order=["orange", "yellow", "blue"], bag={}).play("stay")
    cards = {"card your-powers", "card citizen-invitation"}
    assert cards & set(table.offers()) == (cards if offered else set())
