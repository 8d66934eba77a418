"""An observation is the record, complete, and turned so that the observer is seat 0."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ludi.engine.arrays import as_numpy
from ludi.engine.compiled import INTERPRETED
from ludi.engine.contract import Game, Observed
from ludi.engine.frames import CHANCE, OVER, RULE, arg, top
from ludi.engine.kernels import bound, step_once
from ludi.engine.observing import (
    layout,
    observation_bounds,
    observation_size,
    observation_table,
    observe,
    observe_batch,
    raw_bytes,
)
from ludi.engine.offers import OFFER
from ludi.engine.record import Cells
from ludi.engine.registry import GAMES, get_game
from ludi.engine.streams import new_streams
from ludi.lab.observation import Observer, layout_data

TABLES: list[tuple[str, int, dict[str, str | int]]] = [
    ("tali", 2, {}),
    ("tali", 4, {}),
    ("municipium", 2, {}),
    ("municipium", 4, {}),
    ("municipium", 5, {"edition": "v3"}),
    ("ave_roma", 2, {"advanced": "on"}),
    ("ave_roma", 3, {"boards": "chosen"}),
    ("ave_roma", 5, {}),
]
STEPS = 60 if INTERPRETED else 2500
every_table = pytest.mark.parametrize(("name", "players", "options"), TABLES)


def positions(game: Game, players: int, options: dict[str, str | int], seed: int = 5) -> Iterator[Any]:
    """Every position of random games, one after the other; the record is the same one all the time."""
    stream, offer, step = new_streams(seed, 0, 1)[0], np.zeros(1, dtype=OFFER)[0], bound(step_once, game)
    s = as_numpy(game.new_state(players, game.complete_options(players, options)))
    for _ in range(STEPS):
        yield s
        if game.rules.decider(s) == OVER:
            s = as_numpy(game.new_state(players, game.complete_options(players, options)))
        else:
            step(s, stream, offer)


def turned_rows(cells: Cells, axis: int, players: int, by: int) -> Cells:
    """Seats along an axis, `by` becoming the first; with two players rows 2 and 3 are something of theirs."""
    spans = [np.roll(np.arange(first, first + players), -by) for first in range(0, cells.shape[axis], players)]
    rows = [span if max(span) < cells.shape[axis] else np.arange(min(span), cells.shape[axis]) for span in spans]
    return np.take(cells, np.concatenate(rows), axis=axis)


def turned_seats(cells: Cells, players: int, by: int) -> Cells:
    return np.where((cells >= 0) & (cells < players), (cells - by) % players, cells)


def turned_field(s: Any, name: str, seen: Observed, players: int, by: int) -> Cells:
    cells = np.asarray(s[name]).astype(np.int64)
    if seen.axis is not None:
        cells = turned_rows(cells, seen.axis, players, by)
    if seen.seats and (not seen.when or s[seen.when] != 0):
        cells = turned_seats(cells, players, by)
    return cells


def seat_arguments(game: Game, frame: int) -> dict[int, tuple[int, int]]:
    s = np.zeros(1, dtype=game.record)[0]
    s.stack[0], s.depth = frame, 1
    held = {a.number: (a.base, a.spans) for a in game.seat_arguments.get(game.frames(frame & 0xFF), ())}
    return {1: (0, 1), **held} if game.rules.decider(s) >= 0 else held


def turned_frame(game: Game, frame: int, players: int, by: int) -> list[int]:
    """Kind and arguments."""
    numbers = [(frame >> 8 * k) & 0xFF for k in range(5)]
    for number, (base, spans) in seat_arguments(game, frame).items():
        value = numbers[number] - base
        if 0 <= value < players * spans:
            numbers[number] = base + value // players * players + (value - by) % players
    return numbers


def naive(game: Game, s: Any, players: int, observer: int) -> list[int]:
    """The observation by the declarations, in the plainest way."""
    decider = game.rules.decider(s)
    cells = [(decider - observer) % players if decider >= 0 else decider, observer]
    for name, seen in game.observed.items():
        field = turned_field(s, name, seen, players, observer)
        if seen.bits:
            cells += [int(word) >> bit & 1 for word in field.ravel() for bit in range(seen.bits)]
        elif seen.parts:
            rest = int(field)
            for bits in seen.parts.values():
                cells.append(rest % (1 << bits))
                rest >>= bits
        elif seen.when and s[seen.when] == 0:
            cells.append(-1)
        else:
            cells += field.ravel().tolist()
    stack = [int(frame) for frame in s.stack[: s.depth]][::-1][: game.frames_seen]
    for frame in stack:
        kind, *arguments = turned_frame(game, frame, players, observer)
        cells += [kind + 1, *arguments]
    return cells + [0] * 5 * (game.frames_seen - len(stack))


@every_table
def test_observation_is_what_the_declarations_say(name: str, players: int, options: dict[str, str | int]) -> None:
    game = get_game(name)
    see = Observer(game, players)
    for number, s in enumerate(positions(game, players, options)):
        if number % 7 == 0:
            seat = number % players
            assert see(s, seat).tolist() == naive(game, s, players, seat)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_declared_in_the_record_s_order(name: str) -> None:
    game = get_game(name)
    assert [field for field in game.record.names if field not in ("stack", "depth")] == list(game.observed)


@pytest.mark.parametrize("name", GAMES)
def test_every_byte_shows(name: str) -> None:
    """Whatever changes in the record can be seen by everybody."""
    game, players = get_game(name), 2
    s = game.new_state(players, game.complete_options(players, {}))
    states = np.zeros(1, dtype=game.record)
    states[0] = as_numpy(s)
    see = Observer(game, players)
    before = [see(states[0], seat).tolist() for seat in range(players)]
    for field in game.observed:
        seen, size, place = game.observed[field], game.record.fields[field].kind.size, game.record.fields[field].place
        used = sum(seen.parts.values()) if seen.parts else seen.bits or 8 * size
        for byte in range(place.start, place.stop):
            bit = 8 * ((byte - place.start) % size)
            if bit >= used or seen.when:
                continue
            raw_bytes(states)[0, byte] ^= 1
            assert [see(states[0], seat).tolist() for seat in range(players)] != before, (field, byte)
            raw_bytes(states)[0, byte] ^= 1


@pytest.mark.parametrize("name", GAMES)
def test_shape_is_the_same_for_every_number_of_players(name: str) -> None:
    game = get_game(name)
    counts = {count for spec in ({}, {"edition": "v3"}) for count in _counts(game, spec)}
    sizes = {Observer(game, players)(game.new_state(players, _options(game, players)), 0).shape for players in counts}
    assert sizes == {(observation_size(game),)}


def _options(game: Game, players: int) -> dict[str, Any]:
    large = {"edition": "v3"} if players == 5 and game.name == "municipium" else {}
    return game.complete_options(players, large)


def _counts(game: Game, options: dict[str, Any]) -> list[int]:
    try:
        return list(game.player_counts({**game.default_options(), **options}))
    except KeyError:
        return []


@every_table
def test_observations_stay_within_the_bounds(name: str, players: int, options: dict[str, str | int]) -> None:
    game = get_game(name)
    low, high = observation_bounds(game)
    see = Observer(game, players)
    for s in positions(game, players, options):
        seen = see(s, 0)
        assert (low <= seen).all()
        assert (seen <= high).all()


@every_table
def test_frames_seen_are_all_there_are_when_a_seat_decides(
    name: str, players: int, options: dict[str, str | int]
) -> None:
    game = get_game(name)
    depths = [int(s.depth) for s in positions(game, players, options) if game.rules.decider(s) >= 0]
    assert max(depths) <= game.frames_seen


@every_table
def test_codes_are_below_the_declared_counts(name: str, players: int, options: dict[str, str | int]) -> None:
    game = get_game(name)
    for s in positions(game, players, options, seed=8):
        decider = game.rules.decider(s)
        if decider not in (RULE, OVER):
            limit = game.chance_count if decider == CHANCE else game.action_count
            assert 0 <= game.offered(s)[0] <= game.offered(s)[-1] < limit


def turned_position(game: Game, s: Any, players: int, by: int) -> Any:
    """The same position with everybody sitting `by` places further on."""
    other = s.copy()
    for name, seen in game.observed.items():
        other[name] = turned_field(s, name, seen, players, by)
    for level in range(s.depth):
        numbers = turned_frame(game, int(s.stack[level]), players, by)
        other.stack[level] = sum(number << 8 * k for k, number in enumerate(numbers))
    return other


def turned_code(game: Game, s: Any, code: int, players: int, by: int) -> int:
    """Options that name a seat name the same player."""
    frame = game.frames(top(s)).name
    if frame in ("DRAW_FIRST_PLAYER", "DRAW_ORDER"):
        return (code - by) % players
    if frame == "FORUM" and 1 <= code <= players:
        return 1 + (code - 1 - by) % players
    if frame == "TAVERN" and code > 0:
        family, origin = divmod(code - 1, 7)
        return 1 + (family - by) % players * 7 + origin
    return code


@every_table
def test_the_rules_do_not_care_who_sits_where(name: str, players: int, options: dict[str, str | int]) -> None:
    """Declared seats are all there are: a turned position goes on as the position itself does, turned."""
    game = get_game(name)
    see, begun = Observer(game, players), False
    random = np.random.default_rng(3)
    for number, s in enumerate(positions(game, players, options, seed=11)):
        decider = game.rules.decider(s)
        begun = s.turn > 0 and decider != OVER  # set-up deals boards by seat
        if not begun or number % 5:
            continue
        by = 1 + number // 5 % (players - 1)
        other, after = turned_position(game, s, players, by), s.copy()
        assert see(other, 0)[2:].tolist() == see(s, by)[2:].tolist()
        if decider == RULE:
            game.rules.advance(after)
            game.rules.advance(other)
        else:
            code = int(random.choice(game.offered(s)))
            code_there = turned_code(game, s, code, players, by)
            assert code_there in game.offered(other)
            game.rules.apply(after, code)
            game.rules.apply(other, code_there)
        assert other.tobytes() == turned_position(game, after, players, by).tobytes(), (game.frames(top(s)), arg(s, 1))


def test_layout_covers_every_cell_once() -> None:
    for name in GAMES:
        parts, at = layout(get_game(name)), 0
        for part in parts:
            assert part.first == at
            at += part.count
        assert at == observation_size(get_game(name))


def test_a_whole_batch_is_seen_as_each_position_by_itself() -> None:
    game = get_game("tali")
    states = np.concatenate([np.array([s], dtype=game.record) for s in positions(game, 4, {})])[:40]
    observers = np.arange(40) % 5 - 1
    out = np.full((40, observation_size(game)), -99, dtype=np.float32)
    observe_batch(raw_bytes(states), observers, observation_table(game, 4), out)
    alone = np.zeros_like(out)
    for i, seat in enumerate(observers):
        observe(raw_bytes(states), i, max(int(seat), 0), observation_table(game, 4), alone, i)
    assert np.array_equal(out, alone)


@pytest.mark.parametrize(
    ("name", "part", "low", "high", "category"),
    [
        ("municipium", "plain", 0, 7, False),
        ("municipium", "room_citizen", -1, 3, True),
        ("municipium", "temple_order", -1, 4, True),
        ("ave_roma", "row", -1, 29, True),
        ("ave_roma", "owned", 0, 1, False),
        ("ave_roma", "influence", -1, 8, False),
        ("ave_roma", "action.value", 0, 15, False),
    ],
)
def test_bounds_are_those_of_the_rules_and_names_are_told_from_numbers(
    name: str, part: str, low: int, high: int, category: bool
) -> None:
    [found] = [each for each in layout_data(get_game(name))["parts"] if each["name"] == part]
    assert (found["low"], found["high"], found["category"]) == (low, high, category)


def test_codes_that_name_a_seat_are_told() -> None:
    assert layout_data(get_game("municipium"))["seat_codes"] == {
        "tavern": {"base": 1, "width": 7},
        "forum": {"base": 1, "width": 1},
    }
    assert layout_data(get_game("ave_roma"))["seat_codes"] == {}
