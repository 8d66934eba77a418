"""§10: the end of the game, both winner rules, the tie-breaks."""

from typing import Any

import pytest

from tests.municipium.table import Table

Stock = dict[str, int]
P, A, M, S, F = "priest", "advocate", "merchant", "soldier", "favor"
TRIO = ("blue", "orange", "yellow")
EDITIONS = ("retail", "v3")
NEEDS_SOLDIER = {P: 1, A: 1, M: 1}


def won_by(*seats: str) -> Any:
    return pytest.approx({seat: 1 / len(seats) if seat in seats else 0.0 for seat in TRIO})


def plus(left: Stock, right: Stock) -> Stock:
    return {kind: left.get(kind, 0) + right.get(kind, 0) for kind in left | right}


def praefect_turn(table: Table) -> Table:
    """At the Forum: the Favor for the first, the room's advocate for the second."""
    return table.play("stay", "card common", "reveal praefect-visit", "draw soldier")


def visit(table: Table) -> Table:
    return table.play("stay", "card common", "reveal citizen-visit")


def two_harmless_draws(table: Table) -> Table:
    """The other two players' draws of a Citizen Visit, firing no event."""
    return table.play("draw advocate", "place advocate forum", "draw advocate", "place advocate basilica")


# ---- when the game ends --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("goal", [5, 4])
def test_the_game_ends_with_the_turn_in_which_someone_has_the_goal(edition: str, goal: int) -> None:
    # §10: and there are no equalising turns: Blue was the first to play at all
    table = Table(edition=edition, goal=goal).given(stock={"blue": {F: 3}}, decurions={"blue": goal - 1})
    assert praefect_turn(table).decider == "over"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("goal", [5, 4])
def test_the_game_goes_on_one_decurion_short_of_the_goal(edition: str, goal: int) -> None:
    # §10
    table = Table(edition=edition, goal=goal).given(stock={"blue": {F: 3}}, decurions={"blue": goal - 2})
    assert praefect_turn(table).decider == "orange"


def test_the_game_ends_with_more_than_the_goal_too() -> None:
    # §10: two sets at once, from four to six
    table = Table().given(stock={"blue": {P: 2, A: 2, M: 2}}, decurions={"blue": 4}, banners={"tavern": {S: 2}})
    two_harmless_draws(visit(table).play("draw soldier", "place soldier tavern"))
    assert (table.decurions("blue"), table.decider) == (6, "over")


def test_another_players_fifth_decurion_ends_the_game_with_this_turn() -> None:
    # §10: someone, not only the active player
    table = Table().given(stock={"orange": {P: 1, M: 1, S: 1}}, decurions={"orange": 4})
    assert (praefect_turn(table).decider, table.payoffs()) == ("over", won_by("orange"))


def test_there_are_no_equalising_turns_wherever_the_game_began() -> None:
    # §10
    table = Table(first="orange").given(stock={"orange": {P: 1, M: 1, S: 1}}, decurions={"orange": 4})
    assert praefect_turn(table).decider == "over"


def test_the_card_is_finished_first() -> None:
    # §10: Blue has the goal, Orange and Yellow still draw
    table = Table().given(stock={"blue": NEEDS_SOLDIER}, decurions={"blue": 4}, banners={"tavern": {S: 2}})
    visit(table).play("draw soldier", "place soldier tavern")
    seen = [table.decurions("blue"), table.frame]
    table.play("draw advocate")
    seen.append(table.decider)
    table.play("place advocate forum", "draw advocate")
    seen.append(table.decider)
    table.play("place advocate basilica")
    assert [*seen, table.decider] == [5, "DRAW_CITIZEN", "orange", "yellow", "over"]


def test_the_room_is_refilled_before_the_end() -> None:
    # §10, §7.4
    table = Table().given(stock={"blue": {F: 3}}, decurions={"blue": 4})
    assert praefect_turn(table).room("forum") == (1, S)


def test_a_family_card_ends_the_game_too() -> None:
    # §10
    table = Table().given(stock={"blue": {F: 3}}, decurions={"blue": 4})
    table.play("stay", "card great-family", "praefect", "draw soldier")
    assert (table.decider, table.payoffs()) == ("over", won_by("blue"))


# ---- the winner alone at the goal ----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("winner", ["most", "first"])
def test_pieces_do_not_outweigh_decurions(edition: str, winner: str) -> None:
    # §10: Blue ends with nothing in hand, Yellow with eight pieces and four Decurions
    table = Table(edition=edition, winner=winner).given(
        stock={"blue": {F: 3}, "yellow": {P: 4, A: 4}}, decurions={"blue": 4, "yellow": 4}
    )
    assert praefect_turn(table).payoffs() == won_by("blue")


# ---- both at the goal in one event ---------------------------------------------------------------------------------

TIE_BREAKS = [
    # left in the leader's hands, in the other's, the winner in retail, in v3
    ({}, {P: 1}, "other", "other"),
    ({A: 1}, {}, "leader", "leader"),
    ({A: 1, M: 1}, {P: 1}, "leader", "leader"),
    ({A: 1}, {P: 1}, "both", "both"),
    ({}, {}, "both", "both"),
    ({F: 1}, {}, "leader", "leader"),
    ({F: 1}, {P: 1}, "both", "leader"),
    ({A: 1, F: 1}, {P: 1, M: 1}, "both", "leader"),
    ({F: 1}, {P: 2}, "other", "other"),
    ({A: 1, F: 1}, {P: 3}, "other", "other"),
]


@pytest.mark.parametrize("winner", ["most", "first"])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [("blue", "orange"), ("orange", "blue")])
@pytest.mark.parametrize("case", TIE_BREAKS, ids=str)
def test_equal_at_the_goal_pieces_decide_then_in_v3_favors_then_it_is_shared(
    case: tuple[Stock, Stock, str, str], seats: tuple[str, str], edition: str, winner: str
) -> None:
    # §10: one citizen event, 5 Decurions each: citizens + Favors; then shared (retail), most Favors then shared (v3)
    leads_with, other_with, retail, v3 = case
    leader, other = seats
    table = Table(edition=edition, winner=winner).given(
        temple_order=(leader, other, "yellow"),
        banners={"tavern": {P: 1, S: 1}},
        stock={leader: plus(leads_with, {A: 1, M: 1}), other: plus(other_with, NEEDS_SOLDIER), "yellow": {P: 9}},
        decurions={"blue": 4, "orange": 4, "yellow": 4},
    )
    visit(table).play("draw soldier", "place soldier tavern", "take priest soldier")
    two_harmless_draws(table)
    assert (table.stock(leader), table.stock(other)) == (leads_with, other_with)
    expected = {"leader": (leader,), "other": (other,), "both": (leader, other)}
    assert table.payoffs() == won_by(*expected[{"retail": retail, "v3": v3}[edition]])


@pytest.mark.parametrize("winner", ["most", "first"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_at_the_goal_in_one_praefect_event_compare_their_pieces(edition: str, winner: str) -> None:
    # §10: Blue's set is exchanged first, but the event is one step
    table = Table(edition=edition, winner=winner).given(
        stock={"blue": {F: 3}, "orange": {P: 2, M: 1, S: 1}}, decurions={"blue": 4, "orange": 4}
    )
    assert praefect_turn(table).payoffs() == won_by("orange")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("before", "winner", "expected"),
    [(4, "most", "blue"), (4, "first", "orange"), (3, "first", "orange"), (3, "most", "orange")],
)
def test_in_one_step_decurions_are_not_compared_by_first(edition: str, before: int, winner: str, expected: str) -> None:
    # §10: Blue makes two sets (to 6, or from 3 to 5) and keeps nothing, Orange one set and keeps a priest
    table = Table(edition=edition, winner=winner).given(
        banners={"tavern": {S: 2}},
        stock={"blue": {P: 2, A: 2, M: 2}, "orange": {P: 2, A: 1, M: 1}},
        decurions={"blue": before, "orange": 4},
    )
    two_harmless_draws(visit(table).play("draw soldier", "place soldier tavern"))
    assert table.payoffs() == won_by(expected)


# ---- one after the other -------------------------------------------------------------------------------------------


def one_event_after_the_other(second_stock: Stock, **options: Any) -> Table:
    """Blue has his fifth Decurion (and a soldier) from the Tavern, then Orange sets from the Praetorium."""
    table = Table(**options).given(
        members={"orange": {"praetorium": 7}},
        banners={"tavern": {S: 2}, "praetorium": {S: 2}},
        stock={"blue": NEEDS_SOLDIER, "orange": second_stock},
        decurions={"blue": 4, "orange": 4},
    )
    visit(table).play("draw soldier", "place soldier tavern", "draw soldier", "place soldier praetorium")
    return table.play("draw advocate", "place advocate forum")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("winner", "expected"), [("most", "orange"), ("first", "blue")])
@pytest.mark.parametrize("second_stock", [{P: 2, A: 2, M: 2}, {P: 4, A: 4, M: 1}], ids=["six-decurions", "more-pieces"])
def test_first_to_the_goal_wins_by_first_and_the_best_wins_by_most(
    edition: str, winner: str, expected: str, second_stock: Stock
) -> None:
    # §10: Orange, later in the turn, has more Decurions, or as many and more pieces
    table = one_event_after_the_other(second_stock, edition=edition, winner=winner)
    assert table.payoffs() == won_by(expected)


@pytest.mark.parametrize(("edition", "expected"), [("retail", "orange"), ("v3", "blue")])
def test_by_default_retail_is_won_by_most_and_v3_by_first(edition: str, expected: str) -> None:
    # §1, §10
    assert one_event_after_the_other({P: 2, A: 2, M: 2}, edition=edition).payoffs() == won_by(expected)


@pytest.mark.parametrize("edition", EDITIONS)
def test_first_goes_by_the_steps_and_not_by_the_order_of_play(edition: str) -> None:
    # §10: in Blue's turn Orange gets there in the Tavern, then Blue in the Praetorium with more in hand
    table = Table(edition=edition, winner="first").given(
        members={"orange": {"tavern": 7}, "blue": {"praetorium": 7}},
        banners={"tavern": {S: 2}, "praetorium": {S: 2}},
        stock={"blue": {P: 3, A: 3, M: 1}, "orange": NEEDS_SOLDIER},
        decurions={"blue": 4, "orange": 4},
    )
    visit(table).play("draw soldier", "place soldier tavern", "draw soldier", "place soldier praetorium")
    table.play("draw advocate", "place advocate forum")
    assert table.payoffs() == won_by("orange")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("winner", "expected"), [("most", "orange"), ("first", "blue")])
def test_each_use_of_basilica_or_forum_is_a_step_of_its_own(edition: str, winner: str, expected: str) -> None:
    # §10: under one card Blue's Basilica comes before Orange's Forum, and Orange keeps more
    table = Table(edition=edition, winner=winner).given(
        members={"orange": {"forum": 7}},
        stock={"blue": NEEDS_SOLDIER, "orange": {P: 3, A: 2, M: 2}},
        decurions={"blue": 4, "orange": 4},
    )
    table.play("stay", "card common", "reveal one-power", "use basilica", "draw", "draw soldier")
    table.play("use forum", "from tavern", "take soldier", "pass")
    assert table.payoffs() == won_by(expected)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("winner", "expected"), [("most", "orange"), ("first", "blue")])
def test_three_pieces_given_in_the_basilica_reach_the_goal(edition: str, winner: str, expected: str) -> None:
    # §10, §8: Blue's Forum first, then Orange buys his fifth Decurion in the Basilica and keeps more
    table = Table(edition=edition, winner=winner).given(
        members={"orange": {"basilica": 7}},
        stock={"blue": NEEDS_SOLDIER, "orange": {P: 5}},
        decurions={"blue": 4, "orange": 4},
    )
    table.play("stay", "card common", "reveal one-power", "use forum", "from tavern", "take soldier")
    table.play("use basilica", "give priest", "give priest", "give priest", "pass")
    assert (table.decurions("orange"), table.payoffs()) == (5, won_by(expected))


# ---- counted at the end --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("winner", ["most", "first"])
def test_the_tie_breaks_are_counted_when_the_game_ends(edition: str, winner: str) -> None:
    # §10: after the common step Blue has a soldier and Orange nothing; then Orange takes two in the Praetorium
    table = Table(edition=edition, winner=winner).given(
        members={"orange": {"tavern": 1, "praetorium": 6}, "blue": {"tavern": 7}},
        banners={"tavern": {S: 2}, "praetorium": {S: 2}},
        stock={"blue": NEEDS_SOLDIER, "orange": NEEDS_SOLDIER},
        decurions={"blue": 4, "orange": 4},
    )
    visit(table).play("draw soldier", "place soldier tavern")
    held = [sum(table.stock(seat).values()) for seat in ("blue", "orange")]
    table.play("draw soldier", "place soldier praetorium", "draw advocate", "place advocate forum")
    assert (held, table.payoffs()) == ([1, 0], won_by("orange"))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("winner", "expected"), [("most", ("yellow",)), ("first", ("blue", "orange"))])
def test_whoever_comes_later_has_no_part_in_the_tie_of_first(
    edition: str, winner: str, expected: tuple[str, ...]
) -> None:
    # §10: Blue and Orange in one event, one citizen left to each; Yellow alone in the next one with the most in hand
    table = Table(edition=edition, winner=winner).given(
        members={"blue": {"tavern": 7}, "orange": {"tavern": 7}, "yellow": {"praetorium": 7}},
        banners={"tavern": {S: 2}, "praetorium": {S: 2}},
        stock={"blue": NEEDS_SOLDIER, "orange": {P: 2, A: 1, M: 1}, "yellow": {P: 5, A: 5, M: 1}},
        decurions=dict.fromkeys(TRIO, 4),
    )
    visit(table).play("draw soldier", "place soldier tavern", "draw soldier", "place soldier praetorium")
    table.play("draw advocate", "place advocate forum")
    assert table.payoffs() == won_by(*expected)


@pytest.mark.parametrize("edition", EDITIONS)
def test_three_equal_families_share_the_win_by_most(edition: str) -> None:
    # §10: five Decurions and one citizen each
    table = Table(edition=edition, winner="most").given(
        members={"blue": {"tavern": 7}, "orange": {"tavern": 7}, "yellow": {"praetorium": 7}},
        banners={"tavern": {S: 2}, "praetorium": {S: 2}},
        stock={"blue": NEEDS_SOLDIER, "orange": {P: 2, A: 1, M: 1}, "yellow": NEEDS_SOLDIER},
        decurions=dict.fromkeys(TRIO, 4),
    )
    visit(table).play("draw soldier", "place soldier tavern", "draw soldier", "place soldier praetorium")
    table.play("draw advocate", "place advocate forum")
    assert table.payoffs() == won_by(*TRIO)
