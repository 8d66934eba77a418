"""A position as a vector of numbers, seen from one seat; the same loop for every game, on the CPU and on a GPU.

What each cell is follows from the game's declaration (`Game.observed`). It is worked out once per game and number of
players, as a table of where in the record's bytes each cell comes from. Seats are canonical: the observer is 0, the
next clockwise 1, and so on. Numbers are as the rules have them, not scaled.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod
from typing import Any, Final

import numpy as np

from ludi.engine.compiled import compiled
from ludi.engine.contract import Game, SeatArgument, Seen
from ludi.engine.frames import OVER
from ludi.engine.record import Cells, States

TO_MOVE: Final = 0  # the first two cells
OWN_SEAT: Final = 1
KINDS: Final = 64  # of frames
ARGUMENTS: Final = 4
FRAME_CELLS: Final = 1 + ARGUMENTS
WORD: Final = 8  # bytes of a frame

# a row of the table: seven numbers, a cell's source each, the special cells, then what frames are and hold
CELLS, SPECIALS, FRAMES, STACK_AT, DEPTH_AT, FIRST_FRAME, SORTS_AT, HEADER = range(8)
CELL, OFFSET, SIZE, SHIFT, BITS, IS_SEAT, WHEN, SPECIAL = range(8)  # numbers of a special cell
ONE_BYTE: Final = 7  # bits that fit into a byte's source; wider parts are special cells


@dataclass(frozen=True)
class Part:
    """A named range of cells."""

    name: str
    first: int
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def count(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class _Source:
    """Where one cell comes from: bits of an integer within the record."""

    offset: int  # of the integer
    size: int  # its bytes
    shift: int = 0
    bits: int = 0  # 0: the whole integer, signed
    is_seat: bool = False
    when: int = 0  # offset and size << 16 of the integer without which it means nothing


@compiled
def whole(raw: Cells, i: int, offset: int, size: int) -> int:
    """A little-endian signed integer within a record."""
    word = int(raw[i, offset + size - 1])
    for k in range(size - 2, -1, -1):
        word = (word << 8) | (int(raw[i, offset + k]) & 0xFF)
    return word


@compiled
def observe_special(raw: Cells, i: int, observer: int, table: Cells, out: Cells, row: int, at: int) -> None:
    """A cell that is wider than a byte, or a seat."""
    value = whole(raw, i, int(table[observer, at + OFFSET]), int(table[observer, at + SIZE]))
    bits = int(table[observer, at + BITS])
    if bits > 0:
        value = (value >> int(table[observer, at + SHIFT])) & ((1 << bits) - 1)
    players = int(table.shape[0])
    if table[observer, at + IS_SEAT] != 0 and 0 <= value < players:
        value = (value - observer) % players
    when = int(table[observer, at + WHEN])
    if when != 0 and whole(raw, i, when & 0xFFFF, when >> 16) == 0:
        value = -1
    out[row, table[observer, at + CELL]] = value


@compiled
def observe_frame(raw: Cells, i: int, observer: int, table: Cells, out: Cells, row: int, number: int) -> int:
    """The pending frame with this number from the top; whose it is: a seat as the observer sees it, CHANCE or RULE."""
    players = int(table.shape[0])
    cell = int(table[observer, FIRST_FRAME]) + FRAME_CELLS * number
    below = int(raw[i, table[observer, DEPTH_AT]]) - 1 - number
    if below < 0:
        for k in range(FRAME_CELLS):
            out[row, cell + k] = 0
        return OVER
    at = int(table[observer, STACK_AT]) + WORD * below
    kind, sorts = int(raw[i, at]), int(table[observer, SORTS_AT])
    out[row, cell] = kind + 1
    for k in range(1, FRAME_CELLS):
        value = int(raw[i, at + k])
        seats = int(table[observer, sorts + KINDS + ARGUMENTS * kind + k - 1])  # base and spans << 8; 0: no seat
        turned = value - (seats & 0xFF)
        if 0 <= turned < players * (seats >> 8):
            value += (turned - observer) % players - turned % players
        out[row, cell + k] = value
    sort = int(table[observer, sorts + kind])
    return sort if sort < 0 else (int(raw[i, at + 1]) - observer) % players


@compiled
def observe(raw: Cells, i: int, observer: int, table: Cells, out: Cells, row: int) -> None:
    """State `i` of `raw` as the observer sees it, into `out[row]`: see `raw_bytes` and `observation_table`."""
    cells, specials = int(table[observer, CELLS]), int(table[observer, SPECIALS])
    for k in range(cells):
        source = int(table[observer, HEADER + k])  # offset, shift << 16, mask << 24; a mask of -1 keeps the sign
        out[row, k] = (int(raw[i, source & 0xFFFF]) >> ((source >> 16) & 7)) & (source >> 24)
    for k in range(specials):
        observe_special(raw, i, observer, table, out, row, HEADER + cells + SPECIAL * k)
    out[row, TO_MOVE] = observe_frame(raw, i, observer, table, out, row, 0)
    out[row, OWN_SEAT] = observer
    for number in range(1, int(table[observer, FRAMES])):
        observe_frame(raw, i, observer, table, out, row, number)


def _observe_batch(raw: Cells, observers: Cells, table: Cells, out: Cells) -> None:
    for i in range(raw.shape[0]):
        observe(raw, i, max(int(observers[i]), 0), table, out, i)


observe_batch: Final = compiled(_observe_batch, thoroughly=True)
"""Every state of `raw` as its observer sees it; an observer below 0 is taken as 0."""


def raw_bytes(states: States) -> Cells:
    """The memory of an array of records as `observe` reads it: a view, one row per record."""
    return states.view(np.int8).reshape(len(states), states.dtype.itemsize)


def _numbers(game: Game) -> Iterator[tuple[str, Seen, np.dtype[Any], int, tuple[int, ...]]]:
    """The fields in the order of the record: name, declaration, sort of integer, offset, shape."""
    fields = game.record.fields or {}
    for name in game.record.names or ():
        if name in ("stack", "depth") or name.startswith("padding"):
            continue
        dtype, offset = fields[name][:2]
        yield name, game.observed[name], dtype.base, offset, dtype.shape


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
        ),
        Part("own_seat", OWN_SEAT, (1,), 0, seats - 1, "the observer's seat in the rules, as options name seats"),
    ]
    cell = OWN_SEAT + 1
    for name, seen, base, _, shape in _numbers(game):
        limits = np.iinfo(base)
        parts_here: list[tuple[str, tuple[int, ...], int, int, str]] = [
            (name, shape or (1,), int(limits.min), int(limits.max), seen.meaning)
        ]
        if seen.bits:
            parts_here = [(name, (*shape, seen.bits), 0, 1, seen.meaning)]
        elif seen.parts:
            parts_here = [
                (f"{name}.{part}", shape or (1,), 0, (1 << bits) - 1, f"{seen.meaning}: {part.replace('_', ' ')}")
                for part, bits in seen.parts.items()
            ]
        for part in parts_here:
            parts.append(Part(part[0], cell, *part[1:]))
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


def _turned(index: tuple[int, ...], axis: int | None, players: int, observer: int) -> tuple[int, ...]:
    """What an observer's index stands for: seats turn within each whole span of them."""
    if axis is None:
        return index
    span, seat = divmod(index[axis], players)
    turned = span * players + (seat + observer) % players
    return (*index[:axis], turned, *index[axis + 1 :])


def _whole_spans(axis: int | None, shape: tuple[int, ...], index: tuple[int, ...], players: int) -> bool:
    return axis is not None and index[axis] // players < shape[axis] // players


def _sources(game: Game, players: int, observer: int) -> Iterator[_Source]:
    """Where each cell of the fields comes from, in the order of the layout."""
    offsets = {name: (offset, base.itemsize) for name, _, base, offset, _ in _numbers(game)}
    for _, seen, base, offset, shape in _numbers(game):
        guard, guard_size = offsets.get(seen.when, (0, 0))
        when = guard | guard_size << 16
        places = []
        for index in product(*map(range, shape)):
            axis = seen.axis if _whole_spans(seen.axis, shape, index, players) else None
            flat = int(np.ravel_multi_index(_turned(index, axis, players, observer), shape)) if shape else 0
            places.append(offset + flat * base.itemsize)
        if seen.bits:
            yield from (_Source(at, base.itemsize, bit, 1) for at in places for bit in range(seen.bits))
        elif seen.parts:
            shift = 0
            for bits in seen.parts.values():
                yield from (_Source(at, base.itemsize, shift, bits) for at in places)
                shift += bits
        else:
            yield from (_Source(at, base.itemsize, 0, 0, seen.seats, when) for at in places)


def _in_a_byte(source: _Source) -> int | None:
    """The source as one number, if the cell lies within a byte."""
    if source.is_seat or source.when:
        return None
    if source.bits == 0:
        return source.offset | -1 << 24 if source.size == 1 else None
    shift = source.shift % 8
    if source.bits > ONE_BYTE or shift + source.bits > 8:
        return None
    return source.offset + source.shift // 8 | shift << 16 | ((1 << source.bits) - 1) << 24


def _sort_of(game: Game, kind: int) -> int:
    """0 for a decision, else CHANCE or RULE."""
    s = np.zeros(1, dtype=game.record)[0]
    s.stack[0] = kind
    s.depth = 1
    return min(int(game.rules.decider(s)), 0)


def _row(game: Game, players: int, observer: int) -> list[int]:
    cells, specials = [0] * (OWN_SEAT + 1), []
    for source in _sources(game, players, observer):
        simple = _in_a_byte(source)
        if simple is None:
            numbers = (source.offset, source.size, source.shift, source.bits, int(source.is_seat), source.when)
            specials.append((len(cells), *numbers))
        cells.append(simple or 0)
    fields = game.record.fields or {}
    sorts = [_sort_of(game, kind) for kind in game.frames]
    held = np.zeros((KINDS, ARGUMENTS), dtype=np.int32)
    for kind in game.frames:
        own = (SeatArgument(1),) if sorts[kind] == 0 else ()
        for argument in (*own, *game.seat_arguments.get(kind, ())):
            held[kind, argument.number - 1] = argument.base | argument.spans << 8
    special = [number for numbers in specials for number in numbers]
    header = [len(cells), len(specials), game.frames_seen, fields["stack"][1], fields["depth"][1], len(cells)]
    return [
        *header,
        HEADER + len(cells) + len(special),
        *cells,
        *special,
        *sorts,
        *[0] * (KINDS - len(sorts)),
        *held.ravel().tolist(),
    ]


@cache
def observation_table(game: Game, players: int) -> Cells:
    """What `observe` needs to know, a row per observer; to be read only."""
    assert sys.byteorder == "little", "records are read byte by byte"
    table = np.array([_row(game, players, observer) for observer in range(players)], dtype=np.int32)
    table.flags.writeable = False
    return table
