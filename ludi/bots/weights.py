"""A game's network as pages have it: one file, and where what is in it goes in the memory of a module.

Weights stay the bytes that they are stored as, with a scale for each row, until they are in that memory.
"""

from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludi.bots.assess import Mind, new_mind
from ludi.bots.levels import Taste, tastes
from ludi.bots.network import BY_ROW, Coding, Weights, load, stored
from ludi.engine.contract import Game
from ludi.engine.record import Cells
from ludi.engine.webassembly.exports import Buffer, Pack, aligned

TABLE: Final = "table"


@dataclass(frozen=True)
class Thought:
    """What a module needs of a network: the memory its kernels take, and the file that fills it."""

    mind: Pack
    file: bytes
    told: dict[str, Any]  # to pages, of both
    tastes: dict[str, Taste]  # how the levels play by it


class _File:
    """Arrays one after the other."""

    def __init__(self) -> None:
        self.data = bytearray()

    def add(self, array: Cells) -> int:
        """Where it begins."""
        at = len(self.data)
        self.data += array.tobytes()
        self.data += bytes(aligned(len(self.data)) - len(self.data))
        return at


def _buffer(array: Cells, rows: int = 0) -> Buffer:
    return Buffer(array.dtype, (rows, *array.shape[1:]) if rows else array.shape)


def _pack(mind: Mind, most: int) -> Pack:
    """With a table that has room for as many players as any game has."""
    coding = Pack(Coding, tuple(map(_buffer, mind.coding)))
    weights = Pack(Weights, tuple(map(_buffer, mind.weights)))
    rest = (_buffer(array, most if name == TABLE else 0) for name, array in list(mind._asdict().items())[2:])
    return Pack(Mind, (coding, weights, *rest))


def thought(game: Game, path: Path) -> Thought:
    """A network from a file that Python plays by, too."""
    network, arrays, file = load(path, game), stored(path), _File()
    minds = {players: new_mind(game, network, players) for players in range(2, len(game.seat_names) + 1)}
    mind = _pack(minds[max(minds)], max(minds))
    to, copies, rows = mind.offsets(), list[list[int]](), list[list[int]]()
    for part in ("coding", "weights"):
        for name, array in getattr(minds[max(minds)], part)._asdict().items():
            if name in BY_ROW:
                scales = file.add(arrays[f"{name}_scale"].astype(np.float32))
                place = to[f"{part}.{name}"]
                rows.append([file.add(arrays[name]), scales, place, prod(array.shape[:-1]), array.shape[-1]])
            else:
                copies.append([file.add(array), to[f"{part}.{name}"], array.nbytes])
    tables = {str(players): [file.add(each.table), to[TABLE], each.table.nbytes] for players, each in minds.items()}
    told = {"copies": copies, "rows": rows, "tables": tables}
    return Thought(mind, bytes(file.data), told, tastes(network.manifest))
