"""§4: the set-up, point by point."""

from typing import Any

import pytest

from ludi.engine.match import Match
from ludi.engine.registry import get_game
from tests.municipium.table import Table

SEATS = ("blue", "orange", "yellow", "pink", "black")
PLACES = ("temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium")
ROOMS = PLACES[1:]
ALLOWED = [("retail", 2), ("retail", 3), ("retail", 4), ("v3", 3), ("v3", 4), ("v3", 5)]
WITH_ROOM_CITIZENS = [pair for pair in ALLOWED if pair[1] > 2]
AWAY = ("baths",) * 7


class Unpacked(Table):
    """A game at its very beginning, nothing drawn and nothing placed."""

    def __init__(self, players: int = 3, **options: Any) -> None:
        self.match = Match(get_game("municipium"), players, options)

    def rooms_drawn(self) -> "Unpacked":
        while self.frame == "DRAW_ROOM":
            self.play("draw priest")
        return self


def temple_members(count: int) -> tuple[str, ...]:
    return ("temple",) * count + ("baths",) * (7 - count)


# ---- 1 to 3: board -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
@pytest.mark.parametrize(
    ("place", "citizen"),
    [
        ("temple", "priest"),
        ("tavern", "soldier"),
        ("baths", "merchant"),
        ("emporium", "merchant"),
        ("basilica", "advocate"),
        ("forum", "advocate"),
        ("praetorium", "soldier"),
    ],
)
def test_each_banner_has_its_one_citizen(edition: str, players: int, place: str, citizen: str) -> None:
    # §4.1
    assert Unpacked(players, edition=edition).banner(place) == {citizen: 1}


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
def test_the_other_citizens_are_in_the_bag(edition: str, players: int) -> None:
    # §4.1
    each = {"retail": 15, "v3": 20}[edition]
    bag = Unpacked(players, edition=edition).bag()
    assert bag == {"priest": each - 1, "advocate": each - 2, "merchant": each - 2, "soldier": each - 2}


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
@pytest.mark.parametrize("place", ROOMS)
def test_each_meeting_room_has_one_favor(edition: str, players: int, place: str) -> None:
    # §4.2
    assert Unpacked(players, edition=edition).room(place)[0] == 1


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
def test_the_temple_has_no_favor(edition: str, players: int) -> None:
    # §4.2, §2: the Temple has no meeting room
    assert Unpacked(players, edition=edition).room("temple") == (0, None)


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
def test_the_other_favors_are_the_supply(edition: str, players: int) -> None:
    # §4.2
    assert Unpacked(players, edition=edition).favor_supply == {"retail": 9, "v3": 14}[edition]


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
def test_the_praefect_stands_at_the_basilica(edition: str, players: int) -> None:
    # §4.3
    assert Unpacked(players, edition=edition).praefect == "basilica"


# ---- 4: meeting rooms ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), WITH_ROOM_CITIZENS)
def test_six_citizens_are_drawn_for_the_rooms_before_the_first_player(edition: str, players: int) -> None:
    # §4.4
    table = Unpacked(players, edition=edition)
    frames = []
    for _ in range(6):
        frames.append(table.frame)
        table.play("draw priest")
    assert [*frames, table.frame] == ["DRAW_ROOM"] * 6 + ["DRAW_FIRST_PLAYER"]


def test_the_rooms_are_filled_from_the_tavern_to_the_praetorium() -> None:
    # §4.4: I to VI
    drawn = ("priest", "soldier", "advocate", "merchant", "merchant", "soldier")
    table = Unpacked().play(*(f"draw {citizen}" for citizen in drawn))
    assert tuple(table.room(place)[1] for place in ROOMS) == drawn


def test_the_rooms_get_one_citizen_each_and_one_at_a_time() -> None:
    # §4.4
    table = Unpacked().play("draw soldier", "draw priest")
    assert [table.room(place)[1] for place in ROOMS] == ["soldier", "priest", None, None, None, None]


def test_a_room_is_filled_with_any_citizen_from_the_bag() -> None:
    # §4.4: random, each piece in the bag equally likely
    assert Unpacked().weights() == {"draw priest": 14, "draw advocate": 13, "draw merchant": 13, "draw soldier": 13}


def test_a_citizen_drawn_for_a_room_has_left_the_bag() -> None:
    # §4.4
    table = Unpacked().play("draw soldier", "draw soldier", "draw priest")
    assert table.weights() == {"draw priest": 13, "draw advocate": 13, "draw merchant": 13, "draw soldier": 11}


def test_with_two_players_no_citizen_is_drawn_for_the_rooms() -> None:
    # §4.4, §2
    assert Unpacked(2).frame == "DRAW_FIRST_PLAYER"


def test_with_two_players_the_rooms_have_no_citizen() -> None:
    # §4.4
    table = Table(players=2)
    assert [table.room(place) for place in ROOMS] == [(1, None)] * 6


def test_a_room_citizen_of_the_set_up_never_triggers_an_event() -> None:
    # §7.2, §4.4: set-up triggers nothing, whatever is drawn
    table = Table(rooms=("soldier",) * 6)
    assert [sum(table.stock(seat).values()) for seat in SEATS[:3]] == [0, 0, 0]


# ---- 5: players' pieces and the deck -------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
def test_no_member_is_on_the_board_before_the_placing(edition: str, players: int) -> None:
    # §4.5-4.6
    table = Unpacked(players, edition=edition).rooms_drawn()
    assert {table.members(seat, place) for seat in SEATS[:players] for place in PLACES} == {(0, 0)}


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
def test_everyone_has_the_three_family_cards(edition: str, players: int) -> None:
    # §4.5
    table = Unpacked(players, edition=edition)
    assert [len(table.family_cards(seat)) for seat in SEATS[:players]] == [3] * players


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
def test_all_common_cards_are_in_the_deck_and_none_is_discarded(edition: str, players: int) -> None:
    # §4.5
    table = Table(players=players, edition=edition)
    assert (sum(table.deck().values()), sum(table.discard().values())) == (12, 0)


def test_the_deck_is_shuffled() -> None:
    # §4.5: the top card is any of the twelve
    table = Table().play("stay", "card common")
    assert table.weights() == {
        "reveal all-powers": 1,
        "reveal one-power": 2,
        "reveal praefect-visit": 5,
        "reveal citizen-visit": 4,
    }


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
def test_nobody_starts_with_pieces_or_decurions(edition: str, players: int) -> None:
    # §4.5: members and family cards are all a player gets
    table = Table(players=players, edition=edition)
    assert [(table.stock(seat), table.decurions(seat)) for seat in SEATS[:players]] == [({}, 0)] * players


def test_all_members_start_without_a_wreath() -> None:
    # §4.5
    table = Table()
    assert {table.members(seat, place) for seat in SEATS[:3] for place in PLACES} == {(1, 0)}


# ---- 6: first player and placing -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
def test_the_first_player_is_random(edition: str, players: int) -> None:
    # §4.6: every player, equally likely
    weights = Unpacked(players, edition=edition).rooms_drawn().weights()
    assert set(weights) == {f"first {seat}" for seat in SEATS[:players]}
    assert len(set(weights.values())) == 1


@pytest.mark.parametrize(("edition", "players"), ALLOWED)
@pytest.mark.parametrize("start", [0, 1, -1])
def test_all_place_one_member_at_a_time_clockwise_from_the_first_player(edition: str, players: int, start: int) -> None:
    # §4.6: until all 7 of everyone are placed
    first = start % players
    table = Unpacked(players, edition=edition).rooms_drawn().play(f"first {SEATS[first]}")
    placing = []
    while table.frame == "PLACE_MEMBER":
        placing.append(table.decider)
        table.play("place forum")
    assert placing == [SEATS[(first + step) % players] for step in range(players)] * 7


def test_a_member_may_be_placed_in_any_institution() -> None:
    # §4.6
    table = Unpacked().rooms_drawn().play("first blue")
    assert set(table.offers()) == {f"place {place}" for place in PLACES}


def test_any_number_of_members_may_stand_in_an_institution() -> None:
    # §4.6: all of everyone in the Forum, and the whole board still offered to the very last member
    table = Unpacked(5, edition="v3").rooms_drawn().play("first blue")
    for _ in range(34):
        table.play("place forum")
    assert set(table.offers()) == {f"place {place}" for place in PLACES}


def test_members_stand_where_they_were_placed() -> None:
    # §4.6
    table = Table(placements={"orange": ("forum", "forum", "temple", "baths", "forum", "temple", "tavern")})
    assert [table.members("orange", place)[0] for place in PLACES] == [2, 1, 1, 0, 0, 3, 0]


def test_any_number_of_members_may_stand_in_an_institution_later_too() -> None:
    # §4.6: a 35th member walks in where 34 stand
    placements = dict.fromkeys(SEATS, ("forum",) * 7)
    placements["blue"] = ("basilica", *("forum",) * 6)
    table = Table(players=5, edition="v3", placements=placements).play("move basilica forum")
    assert table.members("blue", "forum") == (7, 0)


# ---- 7: the Temple order -------------------------------------------------------------------------------------------


def test_the_temple_order_goes_by_influence_in_the_temple() -> None:
    # §4.7
    counts = {"blue": 1, "orange": 0, "yellow": 3, "pink": 2}
    table = Table(players=4, placements={seat: temple_members(n) for seat, n in counts.items()})
    assert table.temple_order() == ["yellow", "pink", "blue", "orange"]


@pytest.mark.parametrize("first", SEATS)
def test_with_nobody_in_the_temple_the_order_is_clockwise_from_the_first_player(first: str) -> None:
    # §4.7: and nobody is obliged to place there
    table = Table(players=5, edition="v3", first=first, placements=dict.fromkeys(SEATS, AWAY))
    start = SEATS.index(first)
    assert table.temple_order() == list(SEATS[start:] + SEATS[:start])


@pytest.mark.parametrize(
    ("first", "counts", "expected"),
    [
        ("blue", (2, 2, 2, 2), ["blue", "orange", "yellow", "pink"]),
        ("pink", (2, 2, 2, 2), ["pink", "blue", "orange", "yellow"]),
        ("yellow", (1, 0, 0, 1), ["pink", "blue", "yellow", "orange"]),
        ("orange", (3, 1, 3, 1), ["yellow", "blue", "orange", "pink"]),
        ("pink", (0, 5, 0, 0), ["orange", "pink", "blue", "yellow"]),
    ],
)
def test_ties_in_the_temple_go_clockwise_from_the_first_player(
    first: str, counts: tuple[int, ...], expected: list[str]
) -> None:
    # §4.7: the tied keep the clockwise order, zero included
    placements = {seat: temple_members(n) for seat, n in zip(SEATS, counts, strict=False)}
    assert Table(players=4, first=first, placements=placements).temple_order() == expected


# ---- 8: the first turn ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["blue", "orange", "yellow"])
def test_the_first_player_takes_the_first_turn(first: str) -> None:
    # §4.8
    table = Table(first=first)
    assert (table.frame, table.decider, table.active) == ("MOVE", first, first)


def test_the_temple_order_does_not_change_who_begins() -> None:
    # §4.8: Yellow leads the Temple, Orange was drawn first
    table = Table(first="orange", placements={"yellow": ("temple",) * 7})
    assert table.decider == "orange"
