"""A network as data: how cells of an observation and offered codes become rows of weights, the weights, and a manifest.

It has been trained elsewhere (`ludi.lab.training`) and is used without any framework (`ludi.bots.assess`). Files are
NumPy archives without pickled objects; weights are stored as bytes with a scale for each row.
"""

import hashlib
import inspect
import json
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from ludi.engine.contract import Game
from ludi.engine.errors import LudiError, quoted
from ludi.engine.observing import KINDS, layout, observation_size
from ludi.engine.record import Cells

FORMAT: Final = 1
SEATS: Final = 5  # no game has more
EXACT: Final = 32  # numbers up to here have a row each; larger ones share it with their neighbours
LARGEST: Final = 255  # all above are alike
LEAST_CHANCE: Final = 1e-3  # of winning, as the game's own prospects tell it, before its logarithm is taken
RANGE: Final = 127  # of a weight stored as a byte


def _buckets() -> Cells:
    """For -1, 0, 1, … LARGEST: which of a cell's rows a number takes."""
    number = np.arange(-1, LARGEST + 1)
    near, far = EXACT + 1 + (number - EXACT) // 4, EXACT + 9 + (number - 2 * EXACT) // 16
    return np.where(number < EXACT, number + 1, np.where(number < 2 * EXACT, near, far)).astype(np.int16)


BUCKETS: Final = _buckets()


def buckets_up_to(number: int) -> int:
    """How many rows a cell needs whose numbers go from -1 to this one."""
    return int(BUCKETS[min(max(number, -1), LARGEST) + 1]) + 1


class Coding(NamedTuple):
    """Which row of weights a cell or an option takes."""

    cell_first: Cells  # by cell: the row of -1
    cell_last: Cells  # by cell: the number of its last row; what is larger takes that one
    pair_first: Cells  # by kind of frame: the row of code 0
    pair_count: Cells  # by kind of frame: codes that have a row; any other takes row 0
    seat_base: Cells  # by kind of frame: the first code that names a seat
    seat_width: Cells  # by kind of frame: so many codes for each seat, or 0

    @property
    def cell_rows(self) -> int:
        return int((self.cell_last + 1).sum())

    @property
    def pair_rows(self) -> int:
        return 1 + int(self.pair_count.sum())


class Weights(NamedTuple):
    """The numbers learnt, all float32. The network sees a position from the seat that decides."""

    cells: Cells  # (cell rows, width): the sum of those whose cells do not hold 0 is the first layer
    hints: Cells  # (hints, width): times the logarithms of the game's own prospects, and the game's features
    first: Cells  # (width,)
    layers: Cells  # (layers, width, width): each added to what it is given, after a rectifier
    biases: Cells  # (layers, width)
    shares: Cells  # (width, SEATS): logits of everybody's share, the observer first
    share_bias: Cells  # (SEATS,)
    trust: Cells  # (1,): how much of the game's own prospects is taken over
    pairs: Cells  # (pair rows, width): logits of options
    pair_bias: Cells  # (pair rows,)


@dataclass(frozen=True)
class Network:
    """A network of one game."""

    manifest: Mapping[str, Any]
    coding: Coding
    weights: Weights


BY_ROW: Final = ("cells", "layers", "pairs")  # what is stored as bytes


def hint_count(game: Game) -> int:
    """Of every seat its prospects, and then its features; who decides first."""
    return SEATS * (1 + len(game.features))


def layout_digest(game: Game) -> str:
    """What the meaning of a network's input is known by."""
    parts = [(part.name, part.first, part.shape, part.meaning) for part in layout(game)]
    kinds = [(kind.name, int(kind)) for kind in game.frames]
    told = [game.features] if game.features else []
    turned = sorted((int(kind), how.base, how.width) for kind, how in game.seat_codes.items())
    return hashlib.sha256(json.dumps([parts, kinds, turned, *told]).encode()).hexdigest()[:16]


def origin(game: Game) -> dict[str, Any]:
    """The part of a manifest that says which rules a network belongs to."""
    return {"game": game.name, "rules": game.version, "content": game.content, "layout": layout_digest(game)}


def new_coding(game: Game, largest: Cells, codes: Mapping[int, int]) -> Coding:
    """From the largest number of each cell and the largest code of each kind of decision."""
    last = np.array([buckets_up_to(int(number)) - 1 for number in largest], dtype=np.int32)
    counts = np.zeros(KINDS, dtype=np.int32)
    for kind, code in codes.items():
        counts[kind] = code + 1
    base, width = np.zeros((2, KINDS), dtype=np.int32)
    for kind, how in game.seat_codes.items():
        base[kind], width[kind] = how.base, how.width
    first = np.concatenate([[0], np.cumsum(last + 1)[:-1]]).astype(np.int32)
    pairs = 1 + np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.int32)
    return Coding(first, last, pairs, counts, base, width)


def _packed(rows: Cells) -> tuple[Cells, Cells]:
    """Rows as bytes, and what each byte of a row is worth."""
    scale = np.abs(rows).max(axis=-1, keepdims=True) / RANGE
    return np.rint(rows / np.where(scale > 0, scale, 1)).astype(np.int8), scale.astype(np.float32)


def save(network: Network, path: Path) -> None:
    """Write a network to a file that `load` reads."""
    arrays: dict[str, Cells] = {"manifest": np.frombuffer(json.dumps(dict(network.manifest)).encode(), dtype=np.uint8)}
    arrays |= network.coding._asdict()
    for name, value in network.weights._asdict().items():
        if name in BY_ROW:
            arrays[name], arrays[f"{name}_scale"] = _packed(value)
        else:
            arrays[name] = value.astype(np.float32)
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)  # type: ignore[arg-type]  # NumPy's stubs know no mapping of arrays


def stored(path: Path) -> dict[str, Cells]:
    """What is in a file, as it is stored."""
    with np.load(path, allow_pickle=False) as archive:
        return dict(archive)


def load(path: Path, game: Game) -> Network:
    """A network of this game from a file, or LudiError with a sentence."""
    try:
        arrays = stored(path)
        manifest = json.loads(arrays.pop("manifest").tobytes())
        coding = Coding(*(arrays[name] for name in Coding._fields))
        weights = Weights(*(_unpacked(arrays, name) for name in Weights._fields))
    except FileNotFoundError:
        raise LudiError(f"There is no file {quoted(path, 200)}.") from None
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise LudiError(f"{quoted(path, 200)} is no network, or is damaged: {quoted(error, 200)}.") from None
    _check(manifest, coding, weights, game, path)
    return Network(manifest, coding, weights)


def _unpacked(arrays: Mapping[str, Cells], name: str) -> Cells:
    value = arrays[name].astype(np.float32)
    return np.ascontiguousarray(value * arrays[f"{name}_scale"] if name in BY_ROW else value)


WHAT: Final = {"game": "the game", "rules": "version", "content": "the data files", "layout": "the observations"}


def _check(manifest: Any, coding: Coding, weights: Weights, game: Game, path: Path) -> None:
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise LudiError(f"{quoted(path, 200)} is no network of a format known here.")
    for key, ours in origin(game).items():
        if manifest.get(key) != ours:
            theirs = quoted(manifest.get(key) or "none")
            raise LudiError(
                f"The network in {quoted(path, 200)} does not fit {game.title}: {WHAT[key]} is {theirs} there and "
                f"{quoted(ours or 'none')} here. It has to be trained anew."
            )
    width, rows = weights.first.shape[0], coding.cell_rows
    shapes = [weights.cells.shape == (rows, width), weights.hints.shape == (hint_count(game), width)]
    shapes += [weights.layers.shape == (len(weights.layers), width, width)]
    shapes += [weights.biases.shape == weights.layers.shape[:2], weights.shares.shape == (width, SEATS)]
    shapes += [weights.share_bias.shape == (SEATS,), weights.trust.shape == (1,)]
    shapes += [weights.pairs.shape == (coding.pair_rows, width), weights.pair_bias.shape == (coding.pair_rows,)]
    shapes += [len(coding.cell_first) == observation_size(game), len(coding.pair_first) == KINDS]
    if not all(shapes) or not all(np.isfinite(part).all() for part in weights):
        raise LudiError(f"{quoted(path, 200)} is a damaged network: its parts do not fit together.")


def packaged_file(game: Game) -> Path:
    """Where a game's own network lies, if it has one: beside the module of its class."""
    return Path(inspect.getfile(type(game))).with_name("network.npz")


@cache
def packaged(game: Game) -> Network | None:
    """The network that comes with a game; None if there is none, or if an owner's data files have changed the game."""
    path = packaged_file(game)
    if not path.is_file():
        return None
    try:
        return load(path, game)
    except LudiError:
        return None


def digest_of(network: Network) -> str:
    """What a network is known by: its weights."""
    parts = (np.ascontiguousarray(part).tobytes() for part in network.weights)
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]
