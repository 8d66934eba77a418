"""What pages think with: for each game a WebAssembly module of its rules, bots and judge, and a manifest that says how
to call it. `python -m ludi.bots.modules FOLDER` makes them, `web/src/lib/machine` calls them."""

import base64
import hashlib
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludi.bots.deciding import STANDING, add_tree, clear, decide, rank
from ludi.bots.levels import LEVELS
from ludi.bots.memory import EDGES, LINE, PlainMemory
from ludi.bots.pacing import PACE, begin_thinking, next_slice
from ludi.bots.search import judge, outlook, plant, search
from ludi.bots.table import BOTS, SCRATCH, choose
from ludi.bots.thinker import MOST_NODES, ROOM_EACH, ROOM_MORE
from ludi.bots.tree import DEEPEST, EDGE, NODE, SEATS, TREE, find, follow_line, transplant, worth_keeping
from ludi.engine.choosing import carry_out
from ludi.engine.compiled import INTERPRETED, sources_key
from ludi.engine.contract import Game
from ludi.engine.errors import LudiError
from ludi.engine.kernels import TALLY, bound, play_out
from ludi.engine.offers import MAX_OPTIONS, OFFER
from ludi.engine.registry import working_games
from ludi.engine.streams import STREAM
from ludi.engine.webassembly.exports import Buffer, Export, Room
from ludi.engine.webassembly.linking import Module, module
from ludi.engine.webassembly.lowering import machine_code

MOST_NODES_OF_PAGES: Final = MOST_NODES // 4
ASSETS: Final = "assets/machines"  # what lies there is kept by browsers for ever
WORD: Final = np.dtype(np.int64)


def buffers(game: Game) -> dict[str, Buffer]:
    """The memory of all kernels: what they call it is what it is."""
    record, room = game.record.dtype, Room()
    words = record.itemsize // WORD.itemsize
    edges = Room(EDGES, 2 * MAX_OPTIONS)
    return {
        "s": Buffer(record),
        "wanted": Buffer(WORD, (1, words), of="s"),
        "stream": Buffer(STREAM.dtype),
        "whims": Buffer(STREAM.dtype),
        "tally": Buffer(TALLY.dtype),
        "offers": Buffer(OFFER.dtype, (SCRATCH,)),
        "o": Buffer(OFFER.dtype, of="offers"),
        "trial": Buffer(record, (SCRATCH,)),
        "work": Buffer(record, (1,)),
        "path": Buffer(np.dtype(np.int32), (2, DEEPEST)),
        "value": Buffer(np.dtype(np.float64), (SEATS,)),
        "out": Buffer(np.dtype(np.float64), (SEATS,), of="value"),
        "line": Buffer(np.dtype(np.int32), (LINE, 2)),
        "tree": Buffer(TREE.dtype),
        "standing": Buffer(STANDING.dtype),
        "pace": Buffer(PACE.dtype),
        "origins": Buffer(np.dtype(np.int32), (room,)),
        "nodes": Buffer(NODE.dtype, (room,)),
        "edges": Buffer(EDGE.dtype, (edges,)),
        "states": Buffer(record, (room,)),
        "words": Buffer(WORD, (room, words), of="states"),
        "new_nodes": Buffer(NODE.dtype, (room,)),
        "new_edges": Buffer(EDGE.dtype, (edges,)),
        "new_states": Buffer(record, (room,)),
        "new_words": Buffer(WORD, (room, words), of="new_states"),
    }


def exports(game: Game) -> list[Export]:
    """The kernels that pages call."""
    templates = [carry_out, play_out, judge, choose, plant, search, outlook]
    functions: list[Any] = [bound(each, game) for each in templates]
    functions += [
        game.rules.decider,
        game.rules.offer,
        game.rules.payoffs,
        find,
        transplant,
        worth_keeping,
        follow_line,
    ]
    functions += [clear, add_tree, rank, decide, begin_thinking, next_slice]
    known = buffers(game)
    return [Export(function, known) for function in functions]


def build(game: Game) -> Module:
    """A game's module. What has never been compiled here is compiled, which takes a while."""
    found = exports(game)
    return module(machine_code(found), [export.name for export in found])


def _fields(dtype: np.dtype[Any]) -> dict[str, Any]:
    """Where the fields of a record lie, and what their numbers are."""
    fields: Any = dtype.fields
    return {
        name: [fields[name][1], fields[name][0].base.str[1:]]
        for name in dtype.names or ()
        if not name.startswith("padding")
    }


def _buffer(buffer: Buffer) -> dict[str, Any]:
    each, more = buffer.size()
    return {"of": buffer.of} if buffer.of else {"item": buffer.dtype.itemsize, "each": each, "more": more}


def manifest(game: Game, built: Module) -> dict[str, Any]:
    """Everything a page needs to know to call a module."""
    known = buffers(game)
    tree = np.zeros(1, dtype=TREE)
    for name, value in asdict(PlainMemory.settings).items():
        tree[name] = value
    return {
        "game": game.name,
        "version": game.version,
        "content": game.content,
        "heap": built.heap,
        "state_size": game.record.itemsize,
        "buffers": {name: _buffer(buffer) for name, buffer in known.items()},
        "fields": {
            name: _fields(known[name].dtype) for name in ("stream", "whims", "tally", "o", "tree", "standing", "pace")
        }
        | {"s": {"players": _fields(known["s"].dtype)["players"]}},
        "functions": {export.name: export.described() for export in exports(game)},
        "room": {"each": ROOM_EACH, "more": ROOM_MORE, "most": MOST_NODES_OF_PAGES},
        "tree": base64.b64encode(tree.tobytes()).decode(),
        "plain": BOTS,
        "levels": {
            name: {**asdict(level.budget), "notices": level.notices, "careless": level.careless}
            for name, level in LEVELS.items()
        },
    }


def write(game: Game, folder: Path) -> str:
    """A game's module and manifest as files that are named by what is in them; the manifest's name."""
    built = build(game)
    code = f"{game.name}-{hashlib.sha256(built.code).hexdigest()[:8]}.wasm"
    text = json.dumps({**manifest(game, built), "module": code}, separators=(",", ":"))
    name = f"{game.name}-{hashlib.sha256(text.encode()).hexdigest()[:8]}.json"
    (folder / code).write_bytes(built.code)
    (folder / name).write_text(text, encoding="utf-8")
    return name


def write_all(folder: Path) -> None:
    """The modules of all games, unless those that are there were made from the same sources; `machines.json` lists
    them. A game that cannot think in pages is left out, with a sentence."""
    if INTERPRETED:
        raise LudiError("Modules for pages are made by the compiler; leave out LUDI_INTERPRET.")
    listed, files, key = folder / "machines.json", folder / ASSETS, sources_key()
    if listed.is_file() and files.is_dir() and json.loads(listed.read_text(encoding="utf-8"))["made_from"] == key:
        return
    listed.unlink(missing_ok=True)
    files.mkdir(parents=True, exist_ok=True)
    for old in files.iterdir():
        old.unlink()
    names: dict[str, str] = {}
    for game in working_games()[0]:
        try:
            names[game.name] = f"{ASSETS}/{write(game, files)}"
        except LudiError as error:
            print(f"{game.title} cannot think in pages. {error}", file=sys.stderr)  # noqa: T201
    listed.write_text(json.dumps({"made_from": key, "games": names}), encoding="utf-8")


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
