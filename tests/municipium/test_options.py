"""§1: editions, options and the numbers of pieces."""

from itertools import product
from typing import Any

import pytest

from ludi.engine.errors import BadOptions
from tests.municipium.table import Table

SEATS = ("blue", "orange", "yellow", "pink", "black")
ROOMS = ("tavern", "baths", "emporium", "basilica", "forum", "praetorium")
ALLOWED = [("retail", 2), ("retail", 3), ("retail", 4), ("v3", 3), ("v3", 4), ("v3", 5)]
EDITIONS = ("retail", "v3")


def praefect_turn(table: Table) -> Table:
    """Play one whole turn with a Praefect Visit from the common deck."""
    table.play("stay", "card common", "reveal praefect-visit")
    if table.frame == "DRAW_ROOM":
        table.play("draw soldier")
    return table


def blue_one_favor_short(decurions: int, **options: Any) -> Table:
    """Blue, first in the Forum, makes a set with the Favor of the first Praefect event."""
    table = Table(**options)
    return table.given(stock={"blue": {"priest": 1, "merchant": 1, "soldier": 1}}, decurions={"blue": decurions})


# ---- players (§1) --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
def test_an_edition_seats_its_numbers_of_players(edition: str, players: int) -> None:
    # §1: retail 2-4, v3 3-5
    table = Table(players=players, edition=edition)
    assert sorted(table.temple_order()) == sorted(SEATS[:players])


@pytest.mark.parametrize(
    ("edition", "players"),
    [("retail", 0), ("retail", 1), ("retail", 5), ("retail", 6), ("v3", 0), ("v3", 1), ("v3", 2), ("v3", 6)],
)
def test_an_edition_refuses_any_other_number_of_players(edition: str, players: int) -> None:
    # §1
    with pytest.raises(BadOptions):
        Table(players=players, edition=edition)


# ---- defaults (§1) -------------------------------------------------------------------------------------------------


def test_the_default_edition_is_retail() -> None:
    # §1: only retail has the Great Family
    assert "great-family" in Table().family_cards("blue")


def test_the_default_edition_refuses_the_fifth_player() -> None:
    # §1: retail is for 2-4
    with pytest.raises(BadOptions):
        Table(players=5)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_default_goal_is_not_reached_with_four_decurions(edition: str) -> None:
    # §1: the default goal is 5
    table = praefect_turn(blue_one_favor_short(3, edition=edition))
    assert (table.decurions("blue"), table.decider) == (4, "orange")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_default_goal_is_reached_with_five_decurions(edition: str) -> None:
    # §1
    table = praefect_turn(blue_one_favor_short(4, edition=edition))
    assert (table.decurions("blue"), table.decider) == (5, "over")


def test_the_default_streets_are_the_printed_ones() -> None:
    # §1, §3: Baths to Forum is too far on the printed plan only
    assert "move baths forum" not in Table().offers()


# ---- values (§1) ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_short_game_ends_with_four_decurions(edition: str) -> None:
    # §1
    table = praefect_turn(blue_one_favor_short(3, edition=edition, goal=4))
    assert (table.decurions("blue"), table.decider) == (4, "over")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_short_game_goes_on_with_three_decurions(edition: str) -> None:
    # §1
    table = praefect_turn(blue_one_favor_short(2, edition=edition, goal=4))
    assert (table.decurions("blue"), table.decider) == (3, "orange")


def test_the_wheel_joins_the_temple_to_all_six() -> None:
    # §1: a one-street move is followed by the question for a second one
    joined = [place for place in ROOMS if Table(streets="wheel").play(f"move temple {place}").frame == "SECOND_MOVE"]
    assert joined == list(ROOMS)


@pytest.mark.parametrize(
    "option",
    [
        {"edition": "english"},
        {"edition": ""},
        {"edition": "v2"},
        {"goal": 3},
        {"goal": 6},
        {"goal": 0},
        {"goal": -5},
        {"goal": "many"},
        {"winner": "last"},
        {"winner": ""},
        {"streets": "ring"},
        {"streets": ""},
        {"turn_limit": 100},
    ],
    ids=str,
)
def test_any_other_option_or_value_is_refused(option: dict[str, Any]) -> None:
    # §1
    with pytest.raises(BadOptions):
        Table(players=3, **option)


@pytest.mark.parametrize(
    ("edition", "goal", "winner", "streets"),
    list(product(EDITIONS, (5, 4), ("most", "first"), ("printed", "wheel"))),
)
class TestOptionsCombineFreely:
    """§1: every combination is accepted and every option keeps its meaning in it."""

    def test_edition(self, edition: str, goal: int, winner: str, streets: str) -> None:
        table = Table(edition=edition, goal=goal, winner=winner, streets=streets)
        assert ("great-family" in table.family_cards("blue")) == (edition == "retail")

    def test_goal(self, edition: str, goal: int, winner: str, streets: str) -> None:
        table = blue_one_favor_short(3, edition=edition, goal=goal, winner=winner, streets=streets)
        assert (praefect_turn(table).decider == "over") == (goal == 4)

    def test_winner(self, edition: str, goal: int, winner: str, streets: str) -> None:
        # Blue is the first to reach the goal, with the first draw; Orange passes him with two sets later in the turn.
        table = Table(edition=edition, goal=goal, winner=winner, streets=streets).given(
            members={"orange": {"praetorium": 7}},
            banners={"tavern": {"soldier": 2}, "praetorium": {"soldier": 2}},
            stock={
                "blue": {"priest": 1, "advocate": 1, "merchant": 1},
                "orange": {"priest": 2, "advocate": 2, "merchant": 2},
            },
            decurions={"blue": goal - 1, "orange": goal - 1},
        )
        table.play("stay", "card common", "reveal citizen-visit", "draw soldier", "place soldier tavern")
        table.play("draw soldier", "place soldier praetorium", "draw advocate", "place advocate forum")
        won = "blue" if winner == "first" else "orange"
        assert table.payoffs() == {seat: float(seat == won) for seat in SEATS[:3]}

    def test_streets(self, edition: str, goal: int, winner: str, streets: str) -> None:
        table = Table(edition=edition, goal=goal, winner=winner, streets=streets)
        assert ("move baths forum" in table.offers()) == (streets == "wheel")


# ---- counts (§1) ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
def test_every_player_has_seven_members(edition: str, players: int) -> None:
    # §1
    table = Table(players=players, edition=edition)
    everywhere = ("temple", *ROOMS)
    counts = [sum(sum(table.members(seat, place)) for place in everywhere) for seat in SEATS[:players]]
    assert counts == [7] * players


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
@pytest.mark.parametrize("colour", ["priest", "advocate", "merchant", "soldier"])
def test_the_citizens_of_a_colour_are_15_in_retail_and_20_in_v3(edition: str, players: int, colour: str) -> None:
    # §1
    table = Table(players=players, edition=edition)
    on_banners = sum(table.banner(place).get(colour, 0) for place in ("temple", *ROOMS))
    in_rooms = [table.room(place)[1] for place in ROOMS].count(colour)
    assert table.bag()[colour] + on_banners + in_rooms == {"retail": 15, "v3": 20}[edition]


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
def test_the_favors_are_15_in_retail_and_20_in_v3(edition: str, players: int) -> None:
    # §1
    table = Table(players=players, edition=edition)
    in_rooms = sum(table.room(place)[0] for place in ROOMS)
    assert table.favor_supply + in_rooms == {"retail": 15, "v3": 20}[edition]


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
def test_the_wreaths_are_10_in_retail_and_13_in_v3(edition: str, players: int) -> None:
    # §1
    assert Table(players=players, edition=edition).wreath_supply == {"retail": 10, "v3": 13}[edition]


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
def test_the_common_deck_has_twelve_cards(edition: str, players: int) -> None:
    # §1
    deck = Table(players=players, edition=edition).deck()
    assert deck == {"all-powers": 1, "one-power": 2, "praefect-visit": 5, "citizen-visit": 4}


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
def test_every_player_has_one_of_each_family_card_of_the_edition(edition: str, players: int) -> None:
    # §1
    table = Table(players=players, edition=edition)
    third = {"retail": "great-family", "v3": "praefect-visit"}[edition]
    expected = sorted(["your-powers", "citizen-invitation", third])
    assert [sorted(table.family_cards(seat)) for seat in SEATS[:players]] == [expected] * players


def test_decurion_tokens_are_unlimited() -> None:
    # §1: far more than any rulebook's tokens are out already
    table = praefect_turn(blue_one_favor_short(60))
    assert table.decurions("blue") == 61
