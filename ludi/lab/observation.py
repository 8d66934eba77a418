"""Observations for Python: one position at a time, and the layout as data and as text."""

from dataclasses import asdict
from typing import Any

import numpy as np

from ludi.engine.arrays import as_numpy
from ludi.engine.contract import Game, State
from ludi.engine.observing import (
    layout,
    observation_bounds,
    observation_size,
    observation_table,
    observe,
    raw_bytes,
)
from ludi.engine.record import Cells

FRAMES = "frames"


class Observer:
    """Sees positions of one game with one number of players."""

    def __init__(self, game: Game, players: int) -> None:
        self.size = observation_size(game)
        self.low, self.high = observation_bounds(game)
        self._table = observation_table(game, players)
        self._state = np.zeros(1, dtype=game.record)
        self._raw = raw_bytes(self._state)

    def __call__(self, s: State, seat: int) -> Cells:
        """The position as a seat sees it: a new vector of float32."""
        seen = np.empty((1, self.size), dtype=np.float32)
        self._state[0] = as_numpy(s)
        observe(self._raw, 0, seat, self._table, seen, 0)
        return seen.ravel()


def layout_data(game: Game) -> dict[str, Any]:
    """The layout of a game's observations as JSON data."""
    parts = [
        {
            "name": part.name,
            "first": part.first,
            "cells": part.count,
            "shape": list(part.shape),
            "low": part.low,
            "high": part.high,
            "category": part.category,
            "meaning": part.meaning,
        }
        for part in layout(game)
    ]
    return {
        "game": game.name,
        "version": game.version,
        "size": observation_size(game),
        "actions": game.action_count,
        "parts": parts,
        FRAMES: {str(kind + 1): kind.name.lower() for kind in game.frames},
        "seat_codes": {kind.name.lower(): asdict(how) for kind, how in game.seat_codes.items()},
    }


def layout_markdown(game: Game) -> str:
    """The layout as the table that the documentation shows."""
    lines = ["| cells | name | shape | meaning |", "|---|---|---|---|"]
    for part in layout(game):
        last = part.first + part.count - 1
        cells = f"{part.first}" if part.count == 1 else f"{part.first}–{last}"
        shape = "" if part.count == 1 else " × ".join(map(str, part.shape))
        lines.append(f"| {cells} | `{part.name}` | {shape} | {part.meaning} |")
    return "\n".join(lines)
