"""A position as text: everything that is in the record, players side by side."""

from textwrap import wrap
from typing import Any

import numpy as np

from ludi.engine.contract import Game, Observed, State
from ludi.engine.frames import CHANCE, OVER, top
from ludi.engine.texts import texts

WIDTH = 120
NAMES = 16  # width of the column of names


def _number(value: int, how: Observed, seats: tuple[str, ...]) -> str:
    if how.bits:
        return "{" + " ".join(str(bit) for bit in range(how.bits) if value >> bit & 1) + "}"
    if how.parts:
        shown, rest = [], value
        for name, bits in how.parts.items():
            shown.append(f"{name} {rest % (1 << bits)}")
            rest >>= bits
        return "{" + ", ".join(shown) + "}" if value else "none"
    if how.seats:
        return seats[value] if 0 <= value < len(seats) else "-"
    return str(value)


def _cells(cells: Any, how: Observed, seats: tuple[str, ...]) -> str:
    """Numbers of a field: rows are parted by bars."""
    cells = np.asarray(cells)
    if cells.ndim > 1:
        return " | ".join(_cells(row, how, seats) for row in cells)
    return " ".join(_number(int(value), how, seats) for value in np.atleast_1d(cells))


def _wrapped(name: str, text: str, indent: int = 0) -> list[str]:
    """`name  text`, at most so wide; further lines are indented as the text is."""
    start, further = " " * indent + name.ljust(NAMES), " " * (indent + NAMES)
    return wrap(text, WIDTH, initial_indent=start, subsequent_indent=further, break_on_hyphens=False) or [start]


def _by_seat(game: Game, s: State, seats: tuple[str, ...]) -> list[str]:
    rows = [["", *seats]]
    for name, how in game.observed.items():
        if how.axis is not None:
            cells = np.moveaxis(np.asarray(s[name]), how.axis, 0)
            shown = [_cells(row, how, seats) for row in cells]
            rows.append([name, *shown[: len(seats)]])
            # some fields have a second row: what belongs to each seat besides itself
            if 2 * len(seats) <= len(shown) and (cells[len(seats) : 2 * len(seats)] > 0).any():
                rows.append([f"{name} (2)", *shown[len(seats) : 2 * len(seats)]])
    widths = [max(len(row[column]) for row in rows) for column in range(len(seats) + 1)]
    if sum(widths) <= WIDTH:
        return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    lines = []
    for column, seat in enumerate(seats, start=1):
        lines.append(f"{seat}:")
        lines += [line for row in rows[1:] for line in _wrapped(row[0], row[column], 2)]
    return lines


def _heading(game: Game, s: State, seats: tuple[str, ...]) -> list[str]:
    decider = game.rules.decider(s)
    if decider == OVER:
        shares = zip(seats, game.payoffs(s, len(seats)), strict=True)
        return [f"{game.title}: over. " + ", ".join(f"{seat} {share:g}" for seat, share in shares)]
    frame = game.frames(top(s)).name.lower().replace("_", " ")
    if decider == CHANCE:
        return [f"{game.title}: chance ({frame})"]
    offered = " · ".join(game.text(s, code) for code in game.offered(s))
    return [f"{game.title}: {seats[decider]} ({frame}). {texts('en')(game.prompt(s))}", *_wrapped("options", offered)]


def render(game: Game, s: State, players: int) -> str:
    """The whole position at a decision, a draw or the end."""
    seats = game.seat_names[:players]
    lines = _heading(game, s, seats)
    lines += _by_seat(game, s, seats)
    for name, how in game.observed.items():
        if how.axis is None:
            idle = how.when and s[how.when] == 0
            lines += _wrapped(name, "-" if idle else _cells(s[name], how, seats))
    return "\n".join(lines)
