"""§5: a turn: the move, the card, the renewal of the deck."""

import pytest

from tests.municipium.table import Table

SEATS = ("blue", "orange", "yellow", "pink", "black")
FULL_DECK = {"all-powers": 1, "one-power": 2, "praefect-visit": 5, "citizen-visit": 4}
NO_CARDS = dict.fromkeys(FULL_DECK, 0)
ALLOWED = [("retail", 2), ("retail", 3), ("retail", 4), ("v3", 3), ("v3", 4), ("v3", 5)]


def spread() -> Table:
    """Blue has three plain members in the Tavern and two in the Temple, a wreathed one in each."""
    return Table().given(members={"blue": {"tavern": 3, "temple": 2}}, wreathed={"blue": {"tavern": 1, "temple": 1}})


def praefect_turn(table: Table, move: str = "stay") -> Table:
    table.play(move, "card common", "reveal praefect-visit")
    if table.frame == "DRAW_ROOM":
        table.play("draw soldier")
    return table


# ---- the move (§5.1) -----------------------------------------------------------------------------------------------


def test_a_turn_begins_with_the_move() -> None:
    # §5.1
    assert Table().frame == "MOVE"


def test_the_move_is_optional() -> None:
    # §5.1
    assert Table().play("stay").frame == "CHOOSE_CARD"


def test_staying_moves_nobody() -> None:
    # §5.1
    table = spread().play("stay")
    assert (table.members("blue", "tavern"), table.members("blue", "temple")) == ((3, 1), (2, 1))


def test_one_member_may_move_one_street() -> None:
    # §5.1
    table = spread().play("move tavern baths", "stop")
    assert (table.members("blue", "tavern"), table.members("blue", "baths")) == ((2, 1), (1, 0))


def test_the_second_step_is_optional() -> None:
    # §5.1
    table = Table().play("move tavern baths")
    assert (table.frame, "stop" in table.offers()) == ("SECOND_MOVE", True)


def test_two_members_may_move_one_street_each_from_different_places() -> None:
    # §5.1
    table = Table().play("move tavern baths", "move forum basilica")
    moved = [table.members("blue", place)[0] for place in ("tavern", "baths", "forum", "basilica")]
    assert moved == [0, 2, 0, 2]


def test_two_members_may_move_along_the_same_street() -> None:
    # §5.1
    table = spread().play("move tavern baths", "move tavern baths")
    assert (table.members("blue", "tavern"), table.members("blue", "baths")) == ((1, 1), (2, 0))


def test_two_members_may_move_from_one_place_to_different_ones() -> None:
    # §5.1
    table = spread().play("move tavern baths", "move tavern praetorium")
    assert [table.members("blue", place)[0] for place in ("tavern", "baths", "praetorium")] == [1, 1, 1]


def test_the_same_member_may_step_twice() -> None:
    # §5.1: the two-street move, a street at a time
    table = Table().given(members={"blue": {"tavern": 7}}).play("move tavern baths", "move baths emporium")
    assert [table.members("blue", place)[0] for place in ("tavern", "baths", "emporium")] == [6, 0, 1]


def test_after_the_second_step_comes_the_card() -> None:
    # §5.1: two steps at most
    assert Table().play("move tavern baths", "move forum basilica").frame == "CHOOSE_CARD"


def test_one_member_may_move_two_streets() -> None:
    # §5.1
    table = spread().play("move tavern emporium")
    assert [table.members("blue", place) for place in ("tavern", "baths", "emporium")] == [(2, 1), (0, 0), (1, 0)]


def test_after_a_two_street_move_nobody_else_moves() -> None:
    # §5.1
    assert spread().play("move tavern emporium").frame == "CHOOSE_CARD"


def test_the_second_step_goes_one_street_only() -> None:
    # §5.1: exactly the steps from where Blue's members stand now
    table = Table().given(members={"blue": {"baths": 3, "forum": 4}}).play("move baths emporium")
    assert sorted(table.offers()) == sorted(
        [
            "stop",
            "move baths tavern",
            "move baths emporium",
            "move emporium basilica",
            "move forum basilica",
            "move forum praetorium",
        ]
    )


def test_only_own_members_are_moved() -> None:
    # §5.1: the others stand everywhere, Blue in the Baths only
    table = Table().given(members={"blue": {"baths": 7}})
    assert {text.split()[1] for text in table.offers() if text != "stay"} == {"baths"}


def test_a_move_leaves_the_other_families_in_place() -> None:
    # §5.1
    table = Table().play("move tavern baths", "stop")
    assert [table.members(seat, place) for seat in ("orange", "yellow") for place in ("tavern", "baths")] == [
        (1, 0)
    ] * 4


@pytest.mark.parametrize(
    ("move", "end"), [("move tavern baths wreathed", "baths"), ("move tavern emporium wreathed", "emporium")]
)
def test_a_wreathed_member_moves_with_its_wreath(move: str, end: str) -> None:
    # §5.1, §8: a wreath stays on its member
    table = spread().play(move)
    assert (table.members("blue", "tavern"), table.members("blue", end)) == ((3, 0), (0, 1))


def test_the_largest_offer_is_a_first_move_with_42_options() -> None:
    # §11: three places from which all six are reached, both statuses in each, and one member more
    table = Table().given(
        members={"blue": {"temple": 1, "tavern": 1, "basilica": 1, "baths": 1}},
        wreathed={"blue": {"temple": 1, "tavern": 1, "basilica": 1}},
    )
    assert len(table.offers()) == 42


# ---- no step back (§5.1) -------------------------------------------------------------------------------------------


def test_a_plain_member_may_not_step_back_after_a_plain_one() -> None:
    # §5.1: after A to B no member of the same status steps B to A, not even another one
    assert "move temple tavern" not in spread().play("move tavern temple").offers()


def test_a_wreathed_member_may_not_step_back_after_a_wreathed_one() -> None:
    # §5.1
    assert "move temple tavern wreathed" not in spread().play("move tavern temple wreathed").offers()


def test_a_wreathed_member_may_step_the_other_way_after_a_plain_one() -> None:
    # §5.1: the ban is for the same status
    table = spread().play("move tavern temple", "move temple tavern wreathed")
    assert (table.members("blue", "tavern"), table.members("blue", "temple")) == ((2, 2), (3, 0))


def test_a_plain_member_may_step_the_other_way_after_a_wreathed_one() -> None:
    # §5.1
    table = spread().play("move tavern temple wreathed", "move temple tavern")
    assert (table.members("blue", "tavern"), table.members("blue", "temple")) == ((4, 0), (1, 2))


def test_the_ban_is_for_that_street_only() -> None:
    # §5.1
    table = Table().given(members={"blue": {"tavern": 3, "temple": 2, "praetorium": 2}}).play("move tavern temple")
    assert sorted(table.offers()) == sorted(
        [
            "stop",
            "move tavern temple",
            "move tavern baths",
            "move tavern praetorium",
            "move temple basilica",
            "move praetorium tavern",
            "move praetorium forum",
        ]
    )


def test_the_ban_ends_with_the_turn() -> None:
    # §5.1: a member may walk back in the next turn
    table = Table(players=2).play("move tavern baths", "stop", "card common", "reveal praefect-visit")
    praefect_turn(table)
    assert (table.decider, "move baths tavern" in table.offers()) == ("blue", True)


def test_the_ban_does_not_bind_the_next_player() -> None:
    # §5.1
    table = Table().play("move tavern baths", "stop", "card common", "reveal praefect-visit", "draw soldier")
    table.play("move forum basilica")
    assert (table.decider, "move baths tavern" in table.offers()) == ("orange", True)


# ---- the wheel (§5.1) ----------------------------------------------------------------------------------------------


def test_on_the_wheel_a_member_stepping_twice_ends_at_distance_two() -> None:
    # §5.1: moving the same member twice is the two-street move, and that goes to a distance of exactly two;
    # the Temple is a neighbour of the Tavern, so the member now in the Baths may not walk on there
    table = Table(streets="wheel").given(members={"blue": {"tavern": 7}}).play("move tavern baths")
    assert {text for text in table.offers() if text.startswith("move baths")} == {"move baths emporium"}


def test_on_the_wheel_another_member_may_walk_on_to_a_neighbour_of_the_start() -> None:
    # §5.1: two members one street each, any origins and targets; one stood in the Baths before
    table = Table(streets="wheel").given(members={"blue": {"tavern": 6, "baths": 1}}).play("move tavern baths")
    assert {text for text in table.offers() if text.startswith("move baths")} == {
        "move baths temple",
        "move baths emporium",
    }


def test_on_the_wheel_a_wreathed_member_may_walk_on_after_a_plain_one() -> None:
    # §5.1: it is another member
    table = Table(streets="wheel").given(members={"blue": {"tavern": 6}}, wreathed={"blue": {"baths": 1}})
    table.play("move tavern baths", "move baths temple wreathed")
    assert (table.members("blue", "baths"), table.members("blue", "temple")) == ((1, 0), (0, 1))


def test_on_the_wheel_a_two_street_move_crosses_the_temple() -> None:
    # §5.1: Baths to Forum, three apart on the printed plan
    table = Table(streets="wheel").play("move baths forum")
    assert (table.frame, table.members("blue", "forum"), table.members("blue", "temple")) == (
        "CHOOSE_CARD",
        (2, 0),
        (1, 0),
    )


def test_on_the_wheel_temple_and_baths_are_one_street_apart() -> None:
    # §5.1: so a second step follows
    assert Table(streets="wheel").play("move temple baths").frame == "SECOND_MOVE"


# ---- the card (§5.2) -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "family"),
    [
        ("retail", ["card your-powers", "card citizen-invitation", "card great-family"]),
        ("v3", ["card your-powers", "card citizen-invitation", "card praefect-visit"]),
    ],
)
def test_the_card_is_mandatory_common_or_unused_family_card(edition: str, family: list[str]) -> None:
    # §5.2: no way to play none
    assert sorted(Table(edition=edition).play("stay").offers()) == sorted(["card common", *family])


def test_the_move_comes_before_the_card() -> None:
    # §5.1: once the card is chosen, nothing is left of the move
    table = Table().play("stay")
    assert not [text for text in table.offers() if text.startswith("move")]


def test_after_the_card_the_turn_is_over() -> None:
    # §5.1-5.2: one move and one card; the next MOVE is the next player's
    table = praefect_turn(Table())
    assert (table.frame, table.active) == ("MOVE", "orange")


def test_a_used_family_card_is_not_offered_again() -> None:
    # §5.2
    table = Table().given(used_cards={"blue": ["great-family"]}).play("stay")
    assert sorted(table.offers()) == ["card citizen-invitation", "card common", "card your-powers"]


@pytest.mark.parametrize(("edition", "third"), [("retail", "great-family"), ("v3", "praefect-visit")])
def test_without_family_cards_the_common_deck_is_all_there_is(edition: str, third: str) -> None:
    # §5.2
    used = {"blue": ["your-powers", "citizen-invitation", third]}
    assert Table(edition=edition).given(used_cards=used).play("stay").offers() == ["card common"]


def test_a_family_card_is_out_of_the_game_after_use() -> None:
    # §5.2
    table = Table().play("stay", "card great-family", "praefect", "draw soldier")
    assert sorted(table.family_cards("blue")) == ["citizen-invitation", "your-powers"]


def test_a_family_card_does_not_touch_deck_or_discard_pile() -> None:
    # §5.2
    table = Table(edition="v3").play("stay", "card praefect-visit", "draw soldier")
    assert (table.decider, table.deck(), table.discard()) == ("orange", FULL_DECK, NO_CARDS)


def test_a_family_card_is_used_by_its_owner_only() -> None:
    # §5.2: Blue's use leaves Orange's in front of Orange
    table = Table().play("stay", "card great-family", "praefect", "draw soldier", "stay")
    assert (table.decider, "card great-family" in table.offers()) == ("orange", True)


def test_a_common_card_leaves_the_family_cards_alone() -> None:
    # §5.2
    assert len(praefect_turn(Table()).family_cards("blue")) == 3


def test_the_top_common_card_is_any_of_those_left() -> None:
    # §5.2: drawn without replacement
    table = Table().given(deck={"one-power": 1, "citizen-visit": 3}).play("stay", "card common")
    assert table.weights() == {"reveal one-power": 1, "reveal citizen-visit": 3}


def test_a_resolved_common_card_goes_to_the_discard_pile() -> None:
    # §5.2
    table = praefect_turn(Table())
    assert (table.deck(), table.discard()) == (
        FULL_DECK | {"praefect-visit": 4},
        NO_CARDS | {"praefect-visit": 1},
    )


def test_a_common_card_is_not_discarded_before_it_is_resolved() -> None:
    # §5.2, §11: it is neither in the deck nor in the pile while its event is going on
    table = Table().play("stay", "card common", "reveal praefect-visit")
    assert (table.frame, table.deck(), table.discard()) == (
        "DRAW_ROOM",
        FULL_DECK | {"praefect-visit": 4},
        NO_CARDS,
    )


# ---- the new deck (§5.2) -------------------------------------------------------------------------------------------


def test_after_the_last_card_all_discards_are_the_new_deck() -> None:
    # §5.2: the last card included
    table = praefect_turn(Table().given(deck={"praefect-visit": 1}))
    assert (table.deck(), table.discard()) == (FULL_DECK, NO_CARDS)


def test_the_deck_is_not_renewed_before_the_last_card_is_resolved() -> None:
    # §5.2
    table = Table().given(deck={"praefect-visit": 1}).play("stay", "card common", "reveal praefect-visit")
    assert (table.deck(), table.discard()) == (NO_CARDS, FULL_DECK | {"praefect-visit": 4})


def test_the_deck_is_not_renewed_while_a_card_is_left() -> None:
    # §5.2
    table = praefect_turn(Table().given(deck={"praefect-visit": 2}))
    assert (table.deck(), table.discard()) == (NO_CARDS | {"praefect-visit": 1}, FULL_DECK | {"praefect-visit": 4})


def test_a_family_card_does_not_renew_the_deck() -> None:
    # §5.2
    table = Table().given(deck={"all-powers": 1}).play("stay", "card great-family", "praefect", "draw soldier")
    assert (table.deck(), table.discard()) == (NO_CARDS | {"all-powers": 1}, FULL_DECK | {"all-powers": 0})


def test_the_deck_is_renewed_before_the_end_of_turn_check() -> None:
    # §5.2: even in the turn that ends the game
    table = Table().given(deck={"praefect-visit": 1}, stock={"blue": {"priest": 1, "favor": 2}}, decurions={"blue": 4})
    praefect_turn(table)
    assert (table.decider, table.deck(), table.discard()) == ("over", FULL_DECK, NO_CARDS)


def test_the_new_deck_is_shuffled() -> None:
    # §5.2: the next top card is any of the twelve
    table = praefect_turn(Table().given(deck={"praefect-visit": 1})).play("stay", "card common")
    assert table.weights() == {f"reveal {kind}": count for kind, count in FULL_DECK.items()}


def test_the_new_deck_does_not_bring_family_cards_back() -> None:
    # §5.2: those are out of the game
    table = Table().given(deck={"praefect-visit": 1}, used_cards={"blue": ["great-family"]})
    assert "great-family" not in praefect_turn(table).family_cards("blue")


# ---- turns (§4.8, §5.3) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
@pytest.mark.parametrize("first", ["blue", "orange"])
def test_play_goes_clockwise_from_the_first_player(edition: str, players: int, first: str) -> None:
    # §4.8
    table = Table(players=players, edition=edition, first=first)
    turns = []
    for _ in range(players):
        turns.append(table.decider)
        praefect_turn(table)
    start = SEATS.index(first)
    assert [*turns, table.decider] == [SEATS[(start + step) % players] for step in range(players + 1)]


def test_without_anyone_at_the_goal_the_game_goes_on() -> None:
    # §5.3, §10
    table = praefect_turn(Table().given(decurions={"blue": 4, "orange": 4, "yellow": 4}))
    assert (table.frame, table.decider) == ("MOVE", "orange")
