"""§12 over thousands of random games of Ave Roma, played in lock-step: the laws hold after every single frame."""

import numpy as np
import pytest

from ludi.engine.compiled import INTERPRETED
from ludi.engine.kernels import bound
from ludi.engine.offers import OFFER
from ludi.engine.record import Cells, States
from ludi.engine.registry import get_game
from ludi.engine.streams import new_streams
from ludi.games.ave_roma.components import CARDS, FIRST_RULE, NOTHING, ROWS, STACK, WORKERS, Frame
from ludi.lab.simulate import Job, simulate
from tests.engine.test_laws import first_broken, step_batch

pytestmark = pytest.mark.skipif(INTERPRETED, reason="thousands of games need the compiler")

GAMES = 400  # of each table
FRAME_LIMIT = 20_000  # random games take about two thousand frames
TABLES = [(players, advanced, "exact") for players in (2, 3, 4, 5) for advanced in ("off", "on")] + [(3, "on", "up_to")]
every_table = pytest.mark.parametrize(("players", "advanced", "training"), TABLES)


def deal(players: int, advanced: str, training: str) -> States:
    game = get_game("ave_roma")
    states = np.zeros(GAMES, dtype=game.record)
    options = game.encode(game.complete_options(players, {"advanced": advanced, "training": training}))
    for s in states:
        game.rules.setup(s, players, options)
    return states


def masks_of(cells: Cells) -> Cells:
    """Cards lying in places, as masks by game; every card must lie in one place only, so masks may be added."""
    flat = cells.reshape(len(cells), -1).astype(np.int64)
    return np.asarray(np.where(flat == NOTHING, 0, 1 << np.maximum(flat, 0)).sum(axis=1))


def card_breaches(s: States) -> dict[str, Cells]:
    """Deck + rows or province spaces + owned + removed = 30, for each deck."""
    found = {}
    for deck in range(4):
        total = s["deck"][:, deck].astype(np.int64) + s["gone"][:, deck] + s["owned"][:, :, deck].sum(axis=1)
        lying = s["row"][:, deck] if deck < ROWS else s["province_card"]
        total += masks_of(lying) + (masks_of(s["face_up"][:, deck : deck + 1]) if deck < ROWS else 0)
        found[f"cards of deck {deck}"] = total != (1 << CARDS) - 1
    return found


def workers(s: States) -> Cells:
    """How many of each value there are, wherever they are."""
    placed = np.stack([(s["spaces"] == value).sum(axis=(1, 2)) for value in range(1, 6)], axis=1)
    trained = np.stack([(s["trained"] == value).sum(axis=(1, 2)) for value in range(1, 6)], axis=1)
    return np.asarray(s["hand"].sum(axis=1) + placed + trained)


def breaches(s: States, players: int) -> dict[str, Cells]:
    """By law: which games break it now."""
    unused = np.arange(STACK) >= s["depth"][:, None]
    kind = s["stack"][np.arange(len(s)), s["depth"] - 1] & 0xFF
    resting = (s["depth"] == 0) | (kind < FIRST_RULE)
    between = (s["depth"] == 0) | (kind == Frame.TURN)
    acting = (s["action"] != 0) | (s["due"] != 0) | (s["steps"] != 0) | (s["claimed"] != 0) | s["incoming"].any(axis=1)
    levels = s["influence"][:, :, :players]
    shared = np.stack([(levels == level).sum(axis=2) > 1 for level in range(1, 9)]).any(axis=(0, 2))
    slots = np.minimum(s["political"], 5)
    active = np.bitwise_count(s["owned"][:, :, 2] & s["active"][:, None])
    sets = 4 if players == 2 else players
    return {
        "workers": (workers(s) != sets).any(axis=1),
        "goods": _outside(s["goods"], 0, 3),
        "surplus": _outside(s["surplus"], 0, 7),
        "denarii": _outside(s["denarii"], 0, 10_000),
        "political": _outside(s["political"], 0, 10),
        "levels": _outside(s["influence"], -1, 8) | _outside(s["cube"], 0, 8),
        "one marker a level": shared & resting & (s["ending"] < 2),
        "slots": (active > slots).any(axis=1) & (s["political"] != 0).any(axis=1),
        "stack": (s["depth"] < 0) | (s["depth"] >= STACK) | (unused & (s["stack"] != 0)).any(axis=1),
        "nothing left over": between & acting,
        **card_breaches(s),
    }


def _outside(cells: Cells, least: int, most: int) -> Cells:
    flat = cells.reshape(len(cells), -1)
    return np.asarray((flat < least).any(axis=1) | (flat > most).any(axis=1))


@every_table
def test_the_laws_hold_after_every_frame(players: int, advanced: str, training: str) -> None:
    states, streams = deal(players, advanced, training), new_streams(2026, 0, GAMES)
    offers = np.zeros(1, dtype=OFFER)
    step = bound(step_batch, get_game("ave_roma"))
    frames, going_on = 0, np.arange(GAMES)
    rounds = np.zeros(GAMES, dtype=np.int32)
    while step(states, streams, offers):
        frames += 1
        broken = first_broken(breaches(states[going_on], players))
        assert {law: going_on[game] for law, game in broken.items()} == {}, f"after frame {frames}"
        going_on = going_on[states["depth"][going_on] > 0]
        begun = states["turn"] > rounds  # every round starts with five workers per player
        assert (states["hand"][begun][:, :players].sum(axis=2) == WORKERS).all(), f"after frame {frames}"
        rounds = states["turn"].copy()
        assert frames < FRAME_LIMIT
    assert first_broken(breaches(states, players)) == {}  # what is over has stayed as it was
    assert (states["depth"] == 0).all()
    assert (states["ending"] == 2).all()


def test_a_broken_law_is_noticed() -> None:
    # the laws above would be worth nothing if they could not fail
    changes = [
        ("hand", 0, 1, "workers"),
        ("goods", 0, 4, "goods"),
        ("surplus", 1, 8, "surplus"),
        ("denarii", 0, -9, "denarii"),
        ("political", 2, 11, "political"),
        ("cube", 2, 9, "levels"),
        ("deck", 0, 1, "cards of deck 0"),
        ("gone", 3, 1 << 20, "cards of deck 3"),
    ]
    for field, cell, by, law in changes:
        states = deal(4, "off", "exact")
        states[field].reshape(GAMES, -1)[7, cell] += by
        assert np.flatnonzero(breaches(states, 4)[law]).tolist() == [7]
    states = deal(4, "off", "exact")
    states["influence"][7, 2, :2] = 3
    assert np.flatnonzero(breaches(states, 4)["one marker a level"]).tolist() == [7]


@pytest.mark.parametrize(("players", "rounds", "points"), [(2, 6.3, 25), (3, 5.8, 23), (4, 5.6, 22), (5, 5.4, 22)])
def test_random_games_last_as_long_as_they_should(players: int, rounds: float, points: float) -> None:
    # §12: the orientation figures for uniform random play
    game = get_game("ave_roma")
    options = game.complete_options(players, {})
    outcome = simulate(Job(game, players, options, ["random"] * players, games=2000, seed=11))
    assert abs(float(outcome.turns.mean()) - rounds) < 0.4
    assert outcome.turns.min() >= 3
    assert outcome.turns.max() <= 10
    assert outcome.tally.unfinished == 0
    middle = (outcome.measures["points_of_winner"] + outcome.measures["points_of_last"]) / 2
    assert abs(float(middle.mean()) - points) < 4
