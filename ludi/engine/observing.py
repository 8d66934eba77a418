"""A position as a vector of numbers, seen from one seat; the same loop for every game, on the CPU and on a GPU.

What each cell is follows from the game's declaration (`Game.observed`). It is worked out once per game and number of
players, as a table of where in the record's bytes each cell comes from. Seats are canonical: the observer is 0, the
next clockwise 1, and so on. Numbers are as the rules have them, not scaled.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Final

import numpy as np

from ludi.engine.compiled import compiled
from ludi.engine.contract import Game, Observed, SeatArgument
from ludi.engine.frames import OVER
from ludi.engine.record import Cells, Field, Kind, States

TO_MOVE: Final = 0  # the first two cells
OWN_SEAT: Final = 1
KINDS: Final = 64  # of frames
ARGUMENTS: Final = 4
FRAME_CELLS: Final = 1 + ARGUMENTS
WORD: Final = 8  # bytes of a frame

# a row of the table begins with these numbers; then come the sections they point to, and the bytes: offset + cell << 16
BYTES, CELLS, WIDE_AT, WIDES, SETS_AT, SETS, SEATS_AT, SEATS, FRAMES, STACK_AT, DEPTH_AT, SORTS_AT = range(12)
PLAYERS, HEADER = 12, 13
WIDE: Final = 5  # numbers each: cell, offset, size, shift, bits
SET: Final = 4  # cell, offset, size, bits
SEAT: Final = 4  # cell, offset, and the offset and size of the integer without which it means nothing (or 0, 0)


@dataclass(frozen=True)
class Part:
    """A named range of cells."""

    name: str
    first: int
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    category: bool = False  # numbers that are names

    @property
    def count(self) -> int:
        return prod(self.shape)


@compiled
def whole(raw: Cells, i: int, offset: int, size: int) -> int:
    """A little-endian signed integer within a record."""
    if size == 1:
        return int(raw[i, offset])
    if size == 2:  # most are: no loop for them
        return (int(raw[i, offset + 1]) << 8) | (int(raw[i, offset]) & 0xFF)
    word = int(raw[i, offset + size - 1])
    for k in range(size - 2, -1, -1):
        word = (word << 8) | (int(raw[i, offset + k]) & 0xFF)
    return word


@compiled
def turned(value: int, observer: int, players: int, seats: int) -> int:
    """A number that may be a seat, as the observer sees it; `seats` is base and spans << 8, 0 if it is none."""
    at = value - (seats & 0xFF)
    if not 0 <= at < players * (seats >> 8):
        return value
    while at >= players:  # no division: this is done for every observation
        at -= players
    return value - observer if at >= observer else value - observer + players


@compiled
def observe_fields(raw: Cells, i: int, observer: int, table: Cells, out: Cells, row: int) -> None:
    """What is wider than a byte, sets, and seats."""
    at = int(table[observer, WIDE_AT])
    for _ in range(table[observer, WIDES]):
        word = whole(raw, i, int(table[observer, at + 1]), int(table[observer, at + 2]))
        bits = int(table[observer, at + 4])
        if bits > 0:
            word = (word >> int(table[observer, at + 3])) & ((1 << bits) - 1)
        out[row, table[observer, at]] = word
        at += WIDE
    at = int(table[observer, SETS_AT])
    for _ in range(table[observer, SETS]):
        word = whole(raw, i, int(table[observer, at + 1]), int(table[observer, at + 2]))
        cell = int(table[observer, at])
        for k in range(table[observer, at + 3]):
            out[row, cell + k] = (word >> k) & 1
        at += SET
    at = int(table[observer, SEATS_AT])
    for _ in range(table[observer, SEATS]):
        value = turned(int(raw[i, table[observer, at + 1]]), observer, int(table[observer, PLAYERS]), 1 << 8)
        size = int(table[observer, at + 3])
        if size > 0 and whole(raw, i, int(table[observer, at + 2]), size) == 0:
            value = -1
        out[row, table[observer, at]] = value
        at += SEAT


@compiled
def observe(raw: Cells, i: int, observer: int, table: Cells, out: Cells, row: int) -> None:
    """State `i` of `raw` as the observer sees it, into `out[row]`: see `raw_bytes` and `observation_table`."""
    cells, players = int(table[observer, CELLS]), int(table[observer, PLAYERS])
    for k in range(table[observer, BYTES]):
        byte = int(table[observer, HEADER + k])
        out[row, byte >> 16] = raw[i, byte & 0xFFFF]
    observe_fields(raw, i, observer, table, out, row)
    depth, seen = int(raw[i, table[observer, DEPTH_AT]]), int(table[observer, FRAMES])
    sorts = int(table[observer, SORTS_AT])
    at = int(table[observer, STACK_AT]) + WORD * depth
    out[row, TO_MOVE] = OVER
    out[row, OWN_SEAT] = observer
    for number in range(min(depth, seen)):
        at -= WORD
        kind = int(raw[i, at])
        if number == 0:
            sort = int(table[observer, sorts + kind])
            out[row, TO_MOVE] = sort if sort < 0 else turned(int(raw[i, at + 1]), observer, players, 1 << 8)
        out[row, cells] = kind + 1
        for k in range(1, FRAME_CELLS):
            seats = int(table[observer, sorts + KINDS + ARGUMENTS * kind + k - 1])
            out[row, cells + k] = turned(int(raw[i, at + k]), observer, players, seats)
        cells += FRAME_CELLS
    for _ in range(FRAME_CELLS * (seen - depth)):
        out[row, cells] = 0
        cells += 1


def _observe_batch(raw: Cells, observers: Cells, table: Cells, out: Cells) -> None:
    for i in range(raw.shape[0]):
        observe(raw, i, max(int(observers[i]), 0), table, out, i)


observe_batch: Final = compiled(_observe_batch, thoroughly=True)
"""Every state of `raw` as its observer sees it; an observer below 0 is taken as 0."""


def raw_bytes(states: States) -> Cells:
    """The memory of an array of records as `observe` reads it: a view, one row per record."""
    return states.view(np.int8).reshape(len(states), states.dtype.itemsize)


def _numbers(game: Game) -> Iterator[tuple[Observed, Field]]:
    """The fields in the order of the record, and how they are observed."""
    for name in game.record.names:
        if name not in ("stack", "depth"):
            yield game.observed[name], game.record.fields[name]


def _limits(how: Observed, kind: Kind, seats: int) -> tuple[int, int]:
    """The least and the largest number of a field that is not told bit by bit."""
    if how.seats:
        return -1, seats - 1
    held = 1 << 8 * kind.size - 1
    return -held if how.low is None else how.low, held - 1 if how.high is None else how.high


@cache
def layout(game: Game) -> tuple[Part, ...]:
    """The cells of an observation, as named ranges."""
    seats = len(game.seat_names)
    parts = [
        Part(
            "to_move",
            TO_MOVE,
            (1,),
            OVER,
            seats - 1,
            "who is to decide; -1 chance, -2 the rules, -3 nobody, it is over",
            category=True,
        ),
        Part("own_seat", OWN_SEAT, (1,), 0, seats - 1, "the observer's seat in the rules, as options name seats"),
    ]
    cell = OWN_SEAT + 1
    for how, (name, kind, shape, _) in _numbers(game):
        parts_here: list[tuple[str, tuple[int, ...], int, int, str]] = [
            (name, shape or (1,), *_limits(how, kind, seats), how.meaning)
        ]
        if how.bits:
            parts_here = [(name, (*shape, how.bits), 0, 1, how.meaning)]
        elif how.parts:
            parts_here = [
                (f"{name}.{part}", shape or (1,), 0, (1 << bits) - 1, f"{how.meaning}: {part.replace('_', ' ')}")
                for part, bits in how.parts.items()
            ]
        for part in parts_here:
            parts.append(Part(part[0], cell, *part[1:], category=how.category or how.seats))
            cell += parts[-1].count
    text = "pending, the top one first: 1 + kind, or 0 for none, and its four arguments"
    return (*parts, Part("frames", cell, (game.frames_seen, FRAME_CELLS), 0, 127, text))


def observation_size(game: Game) -> int:
    """How many cells an observation has, whatever the number of players."""
    last = layout(game)[-1]
    return last.first + last.count


def observation_bounds(game: Game) -> tuple[Cells, Cells]:
    """The least and the largest value each cell can hold."""
    low, high = np.zeros((2, observation_size(game)), dtype=np.float32)
    for part in layout(game):
        low[part.first : part.first + part.count] = part.low
        high[part.first : part.first + part.count] = part.high
    return low, high


def _places(how: Observed, offset: int, size: int, shape: tuple[int, ...], players: int, observer: int) -> list[int]:
    """Where each number of a field lies. Along the axis of seats every whole span of as many rows turns.

    So what each of two players has twice turns with them, and rows of seats that are not in the game stay.
    """
    cells = np.arange(prod(shape)).reshape(shape)
    if how.axis is not None:
        rows = np.arange(shape[how.axis])
        whole_rows = len(rows) // players * players
        turned_rows = rows // players * players + (rows + observer) % players
        cells = cells.take(np.where(rows < whole_rows, turned_rows, rows), axis=how.axis)
    return [offset + size * int(cell) for cell in cells.ravel()]


class _Sections:
    """What fills a row of the table, field by field in the order of the layout."""

    def __init__(self) -> None:
        self.cells = OWN_SEAT + 1  # so far
        self.bytes: list[int] = []
        self.wide: list[int] = []
        self.sets: list[int] = []
        self.seats: list[int] = []

    def add(self, how: Observed, places: list[int], size: int, guard: tuple[int, int]) -> None:
        shift = 0
        for bits in (how.parts or {"": 0}).values():
            for at in places:
                if how.bits:
                    self.sets += [self.cells, at, size, how.bits]
                elif how.seats:
                    self.seats += [self.cells, at, *guard]
                elif size > 1:
                    skipped = shift // 8  # only the bytes in which the part lies are read
                    within = (shift + bits + 7) // 8 - skipped if bits else size
                    self.wide += [self.cells, at + skipped, within, shift % 8, bits]
                else:
                    self.bytes.append(at | self.cells << 16)
                self.cells += max(how.bits, 1)
            shift += bits


def _sort_of(game: Game, kind: int) -> int:
    """0 for a decision, else CHANCE or RULE."""
    s = game.record.blank()
    s.stack[0] = kind
    s.depth = 1
    return min(int(game.rules.decider(s)), 0)


def _kinds(game: Game) -> list[int]:
    """The sort of each kind of frame, then which of its arguments are seats."""
    sorts, seats = [0] * KINDS, np.zeros((KINDS, ARGUMENTS), dtype=np.int32)
    for kind in game.frames:
        sorts[kind] = _sort_of(game, kind)
        own = (SeatArgument(1),) if sorts[kind] == 0 else ()
        for argument in (*own, *game.seat_arguments.get(kind, ())):
            seats[kind, argument.number - 1] = argument.base | argument.spans << 8
    return [*sorts, *seats.ravel().tolist()]


def _row(game: Game, players: int, observer: int) -> list[int]:
    fields, sections = game.record.fields, _Sections()
    guards = {name: (field.offset, field.kind.size) for name, field in fields.items()}
    for how, (_, kind, shape, offset) in _numbers(game):
        places = _places(how, offset, kind.size, shape, players, observer)
        sections.add(how, places, kind.size, guards.get(how.when, (0, 0)))
    row = [0] * HEADER
    row[FRAMES], row[STACK_AT], row[DEPTH_AT] = game.frames_seen, fields["stack"].offset, fields["depth"].offset
    row[BYTES], row[CELLS], row[PLAYERS] = len(sections.bytes), sections.cells, players
    row += sections.bytes
    for start, count, numbers, each in (
        (WIDE_AT, WIDES, sections.wide, WIDE),
        (SETS_AT, SETS, sections.sets, SET),
        (SEATS_AT, SEATS, sections.seats, SEAT),
    ):
        row[start], row[count] = len(row), len(numbers) // each
        row += numbers
    row[SORTS_AT] = len(row)
    return row + _kinds(game)


@cache
def observation_table(game: Game, players: int) -> Cells:
    """What `observe` needs to know, a row per observer; to be read only."""
    assert sys.byteorder == "little", "records are read byte by byte"
    table = np.array([_row(game, players, observer) for observer in range(players)], dtype=np.int32)
    table.flags.writeable = False
    return table
