"""§9: sets of four are exchanged for a Decurion at once."""

import pytest

from tests.municipium.table import Table

Stock = dict[str, int]
P, A, M, S, F = "priest", "advocate", "merchant", "soldier", "favor"


def favor_for_blue(held: Stock, edition: str = "retail") -> Table:
    """Blue, first in the Forum, takes the Favor of the Praefect event there; the room's refill is pending."""
    table = Table(edition=edition).given(stock={"blue": held})
    return table.play("stay", "card common", "reveal praefect-visit")


def advocate_for_orange(held: Stock, edition: str = "retail") -> Table:
    """Orange, second in the Forum, takes the room's advocate in Blue's turn."""
    table = Table(edition=edition).given(stock={"orange": held})
    return table.play("stay", "card common", "reveal praefect-visit")


def two_soldiers_for_blue(held: Stock) -> Table:
    """A citizen event in the Tavern: Blue takes two soldiers, Orange the third."""
    table = Table().given(stock={"blue": held}, banners={"tavern": {S: 2}})
    return table.play("stay", "card common", "reveal citizen-visit", "draw soldier", "place soldier tavern")


def priest_and_soldier_for_blue(held: Stock) -> Table:
    """A citizen event in the Tavern: Blue chooses a priest and a soldier."""
    table = Table().given(stock={"blue": held}, banners={"tavern": {P: 1, S: 1}})
    table.play("stay", "card common", "reveal citizen-visit", "draw soldier", "place soldier tavern")
    return table.play("take priest soldier")


# ---- what is a set -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["retail", "v3"])
@pytest.mark.parametrize(
    ("held", "left"),
    [
        ({P: 1, A: 1, M: 1}, {}),
        ({A: 1, M: 1, S: 1}, {}),
        ({P: 1, M: 1, F: 1}, {}),
        ({A: 1, S: 1, F: 1}, {}),
        ({S: 1, F: 2}, {}),
        ({P: 1, F: 2}, {}),
        ({F: 3}, {}),
        ({P: 3, F: 2}, {P: 2}),
        ({P: 2, A: 2, M: 2}, {P: 1, A: 1, M: 1}),
        ({A: 4, S: 1, F: 1}, {A: 3}),
    ],
    ids=str,
)
def test_a_favor_that_completes_four_makes_a_set(held: Stock, left: Stock, edition: str) -> None:
    # §9: (different colours) + (Favors) reaches 4; four Favors are a set
    table = favor_for_blue(held, edition)
    assert (table.decurions("blue"), table.stock("blue")) == (1, left)


@pytest.mark.parametrize("edition", ["retail", "v3"])
@pytest.mark.parametrize(
    ("held", "left"),
    [
        ({P: 1, M: 1, S: 1}, {}),
        ({P: 1, S: 1, F: 1}, {}),
        ({M: 1, F: 2}, {}),
        ({F: 3}, {}),
        ({P: 3, M: 1, S: 2}, {P: 2, S: 1}),
        ({P: 2, M: 2, F: 1}, {P: 1, M: 1}),
    ],
    ids=str,
)
def test_a_citizen_that_completes_four_makes_a_set(held: Stock, left: Stock, edition: str) -> None:
    # §9
    table = advocate_for_orange(held, edition)
    assert (table.decurions("orange"), table.stock("orange")) == (1, left)


@pytest.mark.parametrize(
    "held",
    [{}, {P: 1}, {P: 1, A: 1}, {P: 6, A: 5}, {F: 2}, {S: 1, F: 1}, {S: 9, F: 1}],
    ids=str,
)
def test_with_less_than_four_after_a_favor_there_is_no_set(held: Stock) -> None:
    # §9: pieces alike count once
    table = favor_for_blue(held)
    assert (table.decurions("blue"), table.stock("blue")) == (0, held | {F: held.get(F, 0) + 1})


@pytest.mark.parametrize(
    "held",
    [{A: 3}, {P: 1, M: 1}, {A: 1, P: 1, S: 1}, {A: 1, F: 2}, {A: 2, P: 2, F: 1}],
    ids=str,
)
def test_with_less_than_four_after_a_citizen_there_is_no_set(held: Stock) -> None:
    # §9: a colour held already adds nothing
    table = advocate_for_orange(held)
    assert (table.decurions("orange"), table.stock("orange")) == (0, held | {A: held.get(A, 0) + 1})


# ---- what is paid --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "left"),
    [
        ({A: 1, M: 1, F: 1}, {F: 1}),  # four colours: no Favor is paid
        ({A: 2, M: 3, F: 1}, {A: 1, M: 2, F: 1}),
        ({A: 1, F: 2}, {F: 1}),  # three colours: one Favor
        ({F: 3}, {F: 1}),  # two colours: two Favors
    ],
    ids=str,
)
def test_own_citizens_pay_first_and_favors_only_for_missing_colours(held: Stock, left: Stock) -> None:
    # §9: priest and soldier arrive together
    table = priest_and_soldier_for_blue(held)
    assert (table.decurions("blue"), table.stock("blue")) == (1, left)


@pytest.mark.parametrize(
    ("held", "left"),
    [
        ({P: 2, A: 2, M: 2}, {}),
        ({P: 3, A: 2, M: 4}, {P: 1, M: 2}),
    ],
    ids=str,
)
def test_two_sets_are_exchanged_when_both_hold(held: Stock, left: Stock) -> None:
    # §9: repeat while it still holds
    table = two_soldiers_for_blue(held)
    assert (table.decurions("blue"), table.stock("blue")) == (2, left)


@pytest.mark.parametrize(
    ("held", "left"),
    [
        ({P: 2, A: 2, M: 1}, {P: 1, A: 1, S: 1}),
        ({P: 2, A: 2, F: 1}, {P: 1, A: 1, S: 1}),
        ({P: 1, A: 1, M: 1}, {S: 1}),
    ],
    ids=str,
)
def test_the_second_set_needs_four_of_what_is_left(held: Stock, left: Stock) -> None:
    # §9
    table = two_soldiers_for_blue(held)
    assert (table.decurions("blue"), table.stock("blue")) == (1, left)


def test_a_set_costs_exactly_four_pieces() -> None:
    # §9, §12: spare Favors are not paid on top
    table = priest_and_soldier_for_blue({A: 1, M: 1, F: 1})
    assert table.stock("blue") == {F: 1}


# ---- where the pieces go -------------------------------------------------------------------------------------------


def test_the_citizens_of_a_set_return_to_the_bag() -> None:
    # §9: the room's refill is pending, so the bag has gained exactly what Blue paid
    before = Table().given(stock={"blue": {P: 1, A: 1, M: 1}}).bag()
    after = favor_for_blue({P: 1, A: 1, M: 1}).bag()
    assert {colour: after[colour] - before[colour] for colour in after} == {P: 1, A: 1, M: 1, S: 0}


def test_the_citizen_that_completed_the_set_returns_to_the_bag_too() -> None:
    # §9: a room's advocate, straight through Orange's hands
    before = Table().given(stock={"orange": {P: 1, M: 1, S: 1}}).bag()
    after = advocate_for_orange({P: 1, M: 1, S: 1}).bag()
    assert {colour: after[colour] - before[colour] for colour in after} == dict.fromkeys(after, 1)


def test_the_favors_of_a_set_return_to_the_supply() -> None:
    # §9: 15 - 6 in rooms - 3 held = 6; four come back, one refills the Forum's room
    table = favor_for_blue({F: 3}).play("draw soldier")
    assert (table.favor_supply, table.room("forum")) == (9, (1, S))


def test_a_favor_not_paid_stays_out_of_the_supply() -> None:
    # §9: 15 - 6 in rooms - 1 held = 8
    assert priest_and_soldier_for_blue({A: 1, M: 1, F: 1}).favor_supply == 8


# ---- when ----------------------------------------------------------------------------------------------------------


def test_a_set_is_made_in_another_players_turn() -> None:
    # §9: Orange in Blue's turn
    table = advocate_for_orange({P: 1, M: 1, S: 1})
    assert (table.active, table.decurions("orange")) == ("blue", 1)


def test_both_families_of_an_event_may_make_a_set() -> None:
    # §9
    table = Table().given(stock={"blue": {P: 1, F: 2}, "orange": {M: 1, F: 2}})
    table.play("stay", "card common", "reveal praefect-visit")
    assert (table.decurions("blue"), table.decurions("orange")) == (1, 1)


def test_a_set_is_made_before_the_next_citizen_is_drawn() -> None:
    # §9: at once, with the Citizen Visit still going on
    table = two_soldiers_for_blue({P: 1, A: 1, M: 1})
    assert (table.frame, table.decurions("blue")) == ("DRAW_CITIZEN", 1)


def test_the_basilicas_draw_makes_a_set() -> None:
    # §9, §8
    table = Table().given(stock={"blue": {P: 1, A: 1, F: 1}})
    table.play("stay", "card common", "reveal one-power", "use basilica", "draw", "draw merchant")
    assert (table.decider, table.decurions("blue"), table.stock("blue")) == ("orange", 1, {})


def test_a_citizen_taken_from_a_banner_makes_a_set() -> None:
    # §9, §8: the Forum
    table = Table().given(stock={"blue": {P: 1, A: 1, M: 1}})
    table.play("stay", "card common", "reveal one-power", "use forum", "from tavern").play("take soldier")
    assert (table.decider, table.decurions("blue"), table.stock("blue")) == ("orange", 1, {})


def test_a_citizen_taken_from_another_player_makes_a_set() -> None:
    # §9, §8: the Forum
    table = Table().given(stock={"blue": {P: 1, A: 1, M: 1}, "yellow": {S: 2, M: 1}})
    table.play("stay", "card common", "reveal one-power", "use forum", "from yellow", "take soldier")
    assert (table.decurions("blue"), table.stock("blue"), table.stock("yellow")) == (1, {}, {S: 1, M: 1})


def test_the_family_card_of_an_event_makes_sets_too() -> None:
    # §9: Great Family's Praefect event
    table = Table().given(stock={"blue": {F: 3}}).play("stay", "card great-family", "praefect")
    assert (table.decurions("blue"), table.stock("blue")) == (1, {})


def test_a_citizen_drawn_to_be_placed_is_not_held() -> None:
    # §9: only the stock counts; the soldier in hand completes nothing
    table = Table().given(stock={"blue": {P: 1, A: 1, M: 1}})
    table.play("stay", "card common", "reveal citizen-visit", "draw soldier")
    assert (table.decurions("blue"), table.stock("blue")) == (0, {P: 1, A: 1, M: 1})


def test_the_exchange_asks_nobody() -> None:
    # §9: no pieces are chosen and no set is delayed: the event leads straight to the room's refill
    table = favor_for_blue({P: 2, A: 1, F: 1})
    assert (table.frame, table.decider, table.stock("blue")) == ("DRAW_ROOM", "chance", {P: 1})
