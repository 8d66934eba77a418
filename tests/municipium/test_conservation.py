"""§11: what holds in every position of every game, over seeded random games of each edition and number of players."""

import random
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from statistics import median
from typing import Any

import numpy as np
import pytest

from ludi.engine.match import Match
from ludi.engine.registry import get_game
from tests.municipium.table import Table

pytestmark = pytest.mark.whole_games

GAMES = 40  # test_laws.py plays thousands, this one checks more in each
TURN_LIMIT = 2000  # the rules know none (§1); a game as long as this would be a fault of the driver
CHANCE, OVER = -1, -3
PLACES = ("temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium")
ALLOWED = [("retail", 2), ("retail", 3), ("retail", 4), ("v3", 3), ("v3", 4), ("v3", 5)]
CITIZENS = {"retail": 15, "v3": 20}
FAVORS = {"retail": 15, "v3": 20}
WREATHS = {"retail": 10, "v3": 13}


class Unpacked(Table):
    """A game at its very beginning, nothing drawn and nothing placed."""

    def __init__(self, players: int, edition: str) -> None:
        self.match = Match(get_game("municipium"), players, {"edition": edition})


@dataclass
class Record:
    """What a batch of games showed; a law's breaches are counted, with the first one in words."""

    breaches: Counter[str] = field(default_factory=Counter)
    example: dict[str, str] = field(default_factory=dict)
    checked: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    largest_offer: tuple[int, str] = (0, "")
    first_praefect: set[str] = field(default_factory=set)
    room_citizens: int = 0
    empty_favor_places: int = 0

    def expect(self, law: str, holds: Any, what: Any) -> None:
        """`holds` and `what` go by position."""
        bad = np.flatnonzero(~holds)
        self.checked[law] += len(holds)
        self.breaches[law] += len(bad)
        if len(bad):
            self.example.setdefault(law, str(what[bad[0]]))


class Game:
    """One random game: every position that it passed through, and what the driver itself kept count of."""

    def __init__(self, edition: str, players: int, rng: random.Random) -> None:
        self.edition, self.players = edition, players
        self.frames: list[str] = []
        self.deciders: list[int] = []
        self.offers: list[int] = []
        self.card_open: list[int] = []  # a common card is being resolved
        self.placed: list[list[int]] = []  # members placed so far
        self.turns = 0
        table = Unpacked(players, edition)
        states = []
        placed, card_open = [0] * players, 0
        match = table.match
        while (decider := match.decider) != OVER and self.turns < TURN_LIMIT:
            frame = table.frame
            card_open = 0 if frame == "MOVE" else card_open
            offered = match.offered()
            states.append(match.state.tobytes())
            self.keep(frame, decider, len(offered), card_open, placed)
            weights = [int(w) for w in match.game.weights(match.state)] if decider == CHANCE else None
            text = rng.choices(list(offered), weights)[0]
            match.play_code(offered[text])
            self.turns += frame == "MOVE"
            card_open = 1 if frame == "DRAW_CARD" else card_open
            if frame == "PLACE_MEMBER":
                placed[decider] += 1
        states.append(match.state.tobytes())
        self.keep(table.frame, match.decider, 0, 0, placed)
        self.positions = np.frombuffer(b"".join(states), dtype=match.game.record)

    def keep(self, frame: str, decider: int, offers: int, card_open: int, placed: list[int]) -> None:
        self.frames.append(frame)
        self.deciders.append(decider)
        self.offers.append(offers)
        self.card_open.append(card_open)
        self.placed.append(placed.copy())


def hold_against_the_laws(game: Game, record: Record) -> None:
    check_members(game, record)
    check_pieces(game, record)
    check_board(game, record)
    s = game.positions
    cards = s["deck"].sum(axis=1) + s["discard"].sum(axis=1) + np.array(game.card_open)
    record.expect("cards", cards == 12, cards)
    record.expect("end", np.array([game.deciders[-1] == OVER]), [f"no end after {TURN_LIMIT} turns"])
    record.turns.append(game.turns)
    decisions = [(n, frame) for n, frame, who in zip(game.offers, game.frames, game.deciders, strict=True) if who >= 0]
    record.largest_offer = max(record.largest_offer, *decisions)


def check_members(game: Game, record: Record) -> None:
    """Board + not yet placed = 7 each. While a player repositions, his members are in his hand and at most 7."""
    s = game.positions
    board = s["plain"][:, : game.players].sum(axis=2) + s["wreathed"][:, : game.players].sum(axis=2)
    seats = np.arange(game.players)
    repositions = np.array(game.frames) == "REPOSITION"
    in_hand = repositions[:, None] & (np.array(game.deciders)[:, None] == seats)
    members = np.where(in_hand, board <= 7, board == np.array(game.placed))
    record.expect("members", members.all(axis=1), board)
    wreaths = s["wreaths"] + s["wreathed"].sum(axis=(1, 2))
    total = WREATHS[game.edition]
    record.expect("wreaths", np.where(repositions, wreaths <= total, wreaths == total), wreaths)


def check_pieces(game: Game, record: Record) -> None:
    s = game.positions
    stock = s["stock"][:, : game.players]
    in_rooms = (s["room_citizen"][:, 1:, None] == np.arange(4)).sum(axis=1)
    citizens = s["bag"] + s["banner"].sum(axis=1) + in_rooms + stock[:, :, :4].sum(axis=1) + s["drawn"]
    record.expect("citizens", (citizens == CITIZENS[game.edition]).all(axis=1), citizens)
    favors = s["favors"] + s["room_favor"].sum(axis=1) + stock[:, :, 4].sum(axis=1)
    record.expect("favors", favors == FAVORS[game.edition], favors)
    at_rest = (stock[:, :, :4] > 0).sum(axis=2) + stock[:, :, 4]
    record.expect("at rest", (at_rest <= 3).all(axis=1), stock)
    supplies = np.column_stack([s["bag"], s["favors"], s["wreaths"], s["deck"], s["discard"], stock.min(axis=(1, 2))])
    record.expect("no debts", (supplies >= 0).all(axis=1), supplies)


def check_board(game: Game, record: Record) -> None:
    s = game.positions
    record.expect("praefect", s["praefect"] != PLACES.index("temple"), s["praefect"])
    away = [PLACES[where] for where in s["praefect"] if PLACES[where] != "basilica"]
    record.first_praefect.update(away[:1])
    on_banner = s["banner"].sum(axis=2).max(axis=1)
    choosing = np.array(game.frames) == "CHOOSE_CITIZENS"
    record.expect("banners", np.where(choosing, on_banner == 3, on_banner <= 2), s["banner"])
    record.room_citizens += int((s["room_citizen"] >= 0).sum())
    between_turns = np.array(game.frames) == "MOVE"
    record.empty_favor_places += int((6 - s["room_favor"][between_turns].sum(axis=1)).sum())


@cache
def played(edition: str, players: int) -> Record:
    """The record of a batch of games; one batch serves all the tests of its edition and number of players."""
    record = Record()
    rng = random.Random(f"{edition} {players}")
    for _ in range(GAMES):
        hold_against_the_laws(Game(edition, players, rng), record)
    return record


every_game = pytest.mark.parametrize(("edition", "players"), ALLOWED)


@every_game
@pytest.mark.parametrize(
    "law", ["members", "citizens", "favors", "wreaths", "cards", "at rest", "no debts", "praefect", "banners", "end"]
)
def test_the_law_holds_in_every_position(edition: str, players: int, law: str) -> None:
    # §11: the totals of all pieces; (different colours) + Favors <= 3. §7.1: the Praefect never is in the Temple.
    # §7.2: three citizens stand on a banner only while the first family chooses. §10: every game comes to its end.
    record = played(edition, players)
    assert record.checked[law] >= GAMES
    assert record.breaches[law] == 0, record.example[law]


@every_game
def test_the_first_praefect_event_is_at_the_forum(edition: str, players: int) -> None:
    # §11
    assert played(edition, players).first_praefect == {"forum"}


def test_with_two_players_no_room_ever_has_a_citizen() -> None:
    # §11: so nobody gains one
    assert played("retail", 2).room_citizens == 0


@pytest.mark.parametrize(("edition", "players"), [pair for pair in ALLOWED if pair not in (("retail", 4), ("v3", 5))])
def test_a_favor_place_never_stays_empty_with_fewer_players(edition: str, players: int) -> None:
    # §11: only with 4 players in retail or 5 in v3
    assert played(edition, players).empty_favor_places == 0


def test_a_favor_place_stays_empty_with_four_players_in_retail() -> None:
    # §11: nine Favors are held, six lie in the rooms; Blue, alone in the Forum, takes the one there
    others = ("orange", "yellow", "pink")
    table = Table(players=4).given(
        members={seat: {"temple": 7} for seat in others}, stock={seat: {"favor": 3} for seat in others}
    )
    table.play("stay", "card common", "reveal praefect-visit", "draw soldier")
    assert (table.favor_supply, table.room("forum")) == (0, (0, "soldier"))


def test_a_favor_place_stays_empty_with_five_players_in_v3() -> None:
    # §11: fourteen Favors are held, six lie in the rooms
    others = ("orange", "yellow", "pink", "black")
    table = Table(players=5, edition="v3").given(
        members={seat: {"temple": 7} for seat in others},
        stock={seat: {"favor": 3} for seat in others} | {"blue": {"favor": 2}},
    )
    table.play("stay", "card common", "reveal praefect-visit", "draw soldier")
    assert (table.favor_supply, table.room("forum")) == (0, (0, "soldier"))


@every_game
def test_no_offer_is_larger_than_a_first_move_of_42(edition: str, players: int) -> None:
    # §11: and a first move is the largest that random play meets
    options, frame = played(edition, players).largest_offer
    assert options <= 42
    assert frame == "MOVE"


@pytest.mark.parametrize(
    ("edition", "players", "turns"),
    [("retail", 2, 44), ("retail", 3, 39), ("retail", 4, 40), ("v3", 3, 37), ("v3", 4, 37), ("v3", 5, 39)],
)
def test_random_games_take_about_as_many_turns_as_they_should(edition: str, players: int, turns: int) -> None:
    # §11: the orientation figures for uniform random play, with room for chance
    assert abs(median(played(edition, players).turns) - turns) <= 6
