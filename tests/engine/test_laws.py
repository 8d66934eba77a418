"""§11 over thousands of random games of Municipium, played in lock-step: the laws hold after every single frame."""

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from ludi.engine.compiled import INTERPRETED
from ludi.engine.frames import OVER
from ludi.engine.kernels import bound, step_once, template
from ludi.engine.offers import OFFER
from ludi.engine.record import Cells, States
from ludi.engine.registry import get_game
from ludi.engine.streams import new_streams
from ludi.games.municipium.components import COMMON_CARDS, FIRST_RULE, MEMBERS, NOTHING, PLACES, SEATS, STACK
from ludi.lab.simulate import Job, simulate

if TYPE_CHECKING:  # bound to the game's own function

    def decider(s: Any) -> int: ...


pytestmark = pytest.mark.skipif(INTERPRETED, reason="thousands of games need the compiler")

GAMES = 1500  # of each edition and number of players
FRAME_LIMIT = 20_000  # random games take about a thousand frames
ALLOWED = [("retail", 2), ("retail", 3), ("retail", 4), ("v3", 3), ("v3", 4), ("v3", 5)]
CITIZENS = {"retail": 15, "v3": 20}
FAVORS = {"retail": 15, "v3": 20}
WREATHS = {"retail": 10, "v3": 13}
every_table = pytest.mark.parametrize(("edition", "players"), ALLOWED)


@template
def step_batch(states: States, streams: States, offers: States) -> int:
    """One frame of every game that is not over; how many those were."""
    stepped = 0
    for i in range(states.shape[0]):
        if decider(states[i]) != OVER:
            step_once(states[i], streams[i], offers[0])
            stepped += 1
    return stepped


def deal(edition: str, players: int) -> States:
    game = get_game("municipium")
    states = np.zeros(GAMES, dtype=game.record)
    options = game.encode(game.complete_options(players, {"edition": edition}))
    for s in states:
        game.rules.setup(s, players, options)
    return states


def first_broken(breaches: dict[str, Cells]) -> dict[str, int]:
    """The first game of those looked at that breaks each law."""
    return {law: int(np.flatnonzero(games)[0]) for law, games in breaches.items() if games.any()}


def total(cells: Cells, *axes: int) -> Cells:
    return np.asarray(cells.sum(axis=axes, dtype=np.int64))


def breaches(states: States, edition: str, players: int) -> dict[str, Cells]:
    """By law: which games break it now."""
    s = states
    stock, unplaced = s["stock"], s["unplaced"]
    in_game = np.arange(SEATS) < players
    members = total(s["plain"], 2) + total(s["wreathed"], 2) + total(unplaced, 2)
    in_rooms = (s["room_citizen"][:, :, None] == np.arange(4)).sum(axis=1)
    citizens = s["bag"] + total(s["banner"], 1) + in_rooms + total(stock[:, :, :4], 1) + s["drawn"]
    favors = s["favors"] + total(s["room_favor"], 1) + total(stock[:, :, 4], 1)
    wreaths = s["wreaths"] + total(s["wreathed"], 1, 2) + total(unplaced[:, :, 1], 1)
    cards = s["deck"] + s["discard"] + (s["card"][:, None] == np.arange(4))
    return {
        "members": (members != np.where(in_game, MEMBERS, 0)).any(axis=1),
        "citizens": (citizens != CITIZENS[edition]).any(axis=1),
        "favors": favors != FAVORS[edition],
        "wreaths": wreaths != WREATHS[edition],
        "cards": (cards != COMMON_CARDS).any(axis=1),
        **_ranges(s),
        **_at_rest(s),
    }


def _ranges(s: States) -> dict[str, Cells]:
    """Nothing is negative, the places hold what they can hold, and the stack has room for one frame more."""
    countable = ("plain", "wreathed", "unplaced", "banner", "bag", "drawn", "stock", "decurions", "deck", "discard")
    least = np.column_stack([s[name].reshape(len(s), -1).min(axis=1) for name in countable])
    rooms, holding = s["room_citizen"], s["room_favor"]
    unused = np.arange(STACK) >= s["depth"][:, None]
    return {
        "nothing negative": (least < 0).any(axis=1) | (s["favors"] < 0) | (s["wreaths"] < 0) | (s["step"] < 0),
        "banners hold three": (total(s["banner"], 2) > 3).any(axis=1),
        "rooms hold one": (rooms < NOTHING).any(axis=1) | (rooms > 3).any(axis=1) | (holding > 1).any(axis=1),
        "no room in the Temple": (rooms[:, 0] != NOTHING) | (holding[:, 0] != 0),
        "the Praefect's round": (s["praefect"] < 1) | (s["praefect"] >= PLACES),
        "Temple order": (np.sort(s["temple_order"], axis=1) != np.arange(SEATS)).any(axis=1),
        "stack": (s["depth"] < 0) | (s["depth"] >= STACK) | (unused & (s["stack"] != 0)).any(axis=1),
    }


def _at_rest(s: States) -> dict[str, Cells]:
    """What holds whenever a decision or a draw is pending, or the game is over."""
    top = s["stack"][np.arange(len(s)), s["depth"] - 1] & 0xFF
    resting = (s["depth"] == 0) | (top < FIRST_RULE)
    held = (s["stock"][:, :, :4] > 0).sum(axis=2) + s["stock"][:, :, 4]
    return {"at rest": resting & (held > 3).any(axis=1)}


@every_table
def test_the_laws_hold_after_every_frame(edition: str, players: int) -> None:
    states, streams, offers = deal(edition, players), new_streams(2026, 0, GAMES), np.zeros(1, dtype=OFFER)
    step = bound(step_batch, get_game("municipium"))
    frames, going_on = 0, np.arange(GAMES)
    while step(states, streams, offers):
        frames += 1
        broken = first_broken(breaches(states[going_on], edition, players))
        assert {law: going_on[game] for law, game in broken.items()} == {}, f"after frame {frames}"
        going_on = going_on[states["depth"][going_on] > 0]
        assert frames < FRAME_LIMIT
    assert first_broken(breaches(states, edition, players)) == {}  # what is over has stayed as it was
    assert (states["depth"] == 0).all()
    assert (states["decurions"].max(axis=1) >= 5).all()


@every_table
def test_a_broken_law_is_noticed(edition: str, players: int) -> None:
    # the laws above would be worth nothing if they could not fail
    changes = [
        ("plain", 0, 1, "members"),
        ("bag", 0, 1, "citizens"),
        ("favors", 0, -1, "favors"),
        ("wreaths", 0, 1, "wreaths"),
        ("deck", 0, 1, "cards"),
        ("stock", 4, 4, "at rest"),
        ("drawn", 2, -1, "nothing negative"),
    ]
    for field, cell, by, law in changes:
        states = deal(edition, players)
        states[field].reshape(GAMES, -1)[7, cell] += by
        assert np.flatnonzero(breaches(states, edition, players)[law]).tolist() == [7]
    states = deal(edition, players)
    states["depth"][7] = STACK
    assert np.flatnonzero(breaches(states, edition, players)["stack"]).tolist() == [7]


@pytest.mark.parametrize(
    ("edition", "players", "turns"),
    [("retail", 2, 44), ("retail", 3, 39), ("retail", 4, 40), ("v3", 3, 37), ("v3", 4, 37), ("v3", 5, 39)],
)
def test_random_games_take_as_many_turns_as_they_should(edition: str, players: int, turns: int) -> None:
    # §11: the orientation figures for uniform random play
    game = get_game("municipium")
    options = game.complete_options(players, {"edition": edition})
    outcome = simulate(Job(game, players, options, ["random"] * players, games=2000, seed=11))
    assert abs(float(np.median(outcome.turns)) - turns) <= 3
    assert outcome.tally.unfinished == 0
    assert outcome.shares.sum(axis=1) == pytest.approx(np.ones(2000))
