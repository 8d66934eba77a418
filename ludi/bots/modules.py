"""What pages think with: for each game a WebAssembly module of its rules, bots and judge, a manifest that says how to
call it, and the weights of its network if it has one. `python -m ludi.bots.modules FOLDER` makes them,
`web/src/lib/machine` calls them."""

import base64
import hashlib
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludi.bots.amateur import winning
from ludi.bots.deciding import STANDING, add_tree, clear, decide, rank
from ludi.bots.guided import guided_outlook, guided_plant, guided_search, guided_try_each
from ludi.bots.levels import LEVELS
from ludi.bots.memory import EDGES, LINE, GuidedMemory, GuidedSettings, PlainMemory, Settings
from ludi.bots.network import packaged, packaged_file
from ludi.bots.pacing import PACE, begin_thinking, next_slice
from ludi.bots.policy import look
from ludi.bots.search import judge, outlook, plant, search
from ludi.bots.table import BOTS, SCRATCH, choose
from ludi.bots.taste import draw_liked, favourite, like_tried, like_worth, temper
from ludi.bots.thinker import MOST_NODES, ROOM_EACH, ROOM_MORE
from ludi.bots.tree import DEEPEST, EDGE, NODE, SEATS, TREE, find, follow_line, transplant, worth_keeping
from ludi.bots.weights import Thought, thought
from ludi.engine.choosing import carry_out
from ludi.engine.compiled import INTERPRETED, sources_key
from ludi.engine.contract import Game
from ludi.engine.errors import LudiError
from ludi.engine.kernels import TALLY, bound, play_out, play_outs
from ludi.engine.offers import MAX_OPTIONS, OFFER
from ludi.engine.registry import working_games
from ludi.engine.streams import STREAM
from ludi.engine.webassembly.exports import Buffer, Export, Pack, Room
from ludi.engine.webassembly.linking import Module, module
from ludi.engine.webassembly.lowering import machine_code

MOST_NODES_OF_PAGES: Final = MOST_NODES // 4
ASSETS: Final = "assets/machines"  # what lies there is kept by browsers for ever
WORD: Final = np.dtype(np.int64)


def own_network(game: Game) -> Thought | None:
    """What comes with a game, if anything that fits it does."""
    return thought(game, packaged_file(game)) if packaged(game) else None


def buffers(game: Game, network: Thought | None = None) -> dict[str, Buffer | Pack]:
    """The memory of all kernels: what they call it is what it is."""
    record, room = game.record.dtype, Room()
    words = record.itemsize // WORD.itemsize
    edges, byte = Room(EDGES, 2 * MAX_OPTIONS), np.dtype(np.int8)
    minds: dict[str, Buffer | Pack] = {"mind": network.mind} if network else {}
    return minds | {
        "s": Buffer(record),
        "wanted": Buffer(WORD, (1, words), of="s"),
        "stream": Buffer(STREAM.dtype),
        "whims": Buffer(STREAM.dtype),
        "tally": Buffer(TALLY.dtype),
        "offers": Buffer(OFFER.dtype, (SCRATCH,)),
        "o": Buffer(OFFER.dtype, of="offers"),
        "trial": Buffer(record, (SCRATCH,)),
        "work": Buffer(record, (1,)),
        "raw_work": Buffer(byte, (1, record.itemsize), of="work"),
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
        "raw": Buffer(byte, (room, record.itemsize), of="states"),
        "new_nodes": Buffer(NODE.dtype, (room,)),
        "new_edges": Buffer(EDGE.dtype, (edges,)),
        "paid": Buffer(np.dtype(np.float64), (room, SEATS), of="new_edges"),
        "new_states": Buffer(record, (room,)),
        "new_words": Buffer(WORD, (room, words), of="new_states"),
    }


def exports(game: Game, network: Thought | None = None) -> list[Export]:
    """The kernels that pages call."""
    templates: list[Any] = [carry_out, play_out, play_outs, judge, choose, plant, search, outlook]
    functions = [game.rules.decider, game.rules.offer, game.rules.payoffs]
    functions += [find, transplant, worth_keeping, follow_line]
    functions += [clear, add_tree, rank, decide, begin_thinking, next_slice]
    if network:
        templates += [look, winning, guided_plant, guided_search, guided_try_each, guided_outlook]
        functions += [favourite, like_tried, like_worth, temper, draw_liked]
    known = buffers(game, network)
    return [Export(function, known) for function in (*(bound(each, game) for each in templates), *functions)]


def build(game: Game, network: Thought | None = None) -> Module:
    """A game's module. What has never been compiled here is compiled, which takes a while."""
    found = exports(game, network)
    return module(machine_code(found), [export.name for export in found])


def _fields(dtype: np.dtype[Any]) -> dict[str, Any]:
    """Where the fields of a record lie, and what their numbers are."""
    fields: Any = dtype.fields
    return {
        name: [fields[name][1], fields[name][0].base.str[1:]]
        for name in dtype.names or ()
        if not name.startswith("padding")
    }


def _told(buffer: Buffer | Pack) -> dict[str, Any]:
    each, more = buffer.size()
    if isinstance(buffer, Pack):
        return {"shared": more}
    return {"of": buffer.of} if buffer.of else {"item": buffer.dtype.itemsize, "each": each, "more": more}


def _tree(settings: Settings | GuidedSettings) -> str:
    """The record of a tree that is to be searched in such a way."""
    tree = np.zeros(1, dtype=TREE)
    for name, value in asdict(settings).items():
        tree[name] = value
    return base64.b64encode(tree.tobytes()).decode()


def _levels(network: Thought | None) -> dict[str, Any]:
    found = network.tastes if network else {}
    return {
        name: {
            **asdict(level.budget),
            "notices": level.notices,
            "careless": level.careless,
            "taste": asdict(found[name]) if name in found else None,
        }
        for name, level in LEVELS.items()
    }


SHOWN: Final = ("stream", "whims", "tally", "o", "tree", "standing", "pace")  # the page reads in them


def manifest(game: Game, built: Module, network: Thought | None = None) -> dict[str, Any]:
    """Everything a page needs to know to call a module."""
    known = buffers(game, network)
    fields = {name: _fields(known[name].dtype) for name in (*SHOWN, "s")}  # type: ignore[union-attr]  # no packs
    return {
        "game": game.name,
        "version": game.version,
        "content": game.content,
        "heap": built.heap,
        "state_size": game.record.itemsize,
        "buffers": {name: _told(buffer) for name, buffer in known.items()},
        "fields": fields | {"s": {"players": fields["s"]["players"]}},
        "functions": {export.name: export.described() for export in exports(game, network)},
        "room": {"each": ROOM_EACH, "more": ROOM_MORE, "most": MOST_NODES_OF_PAGES},
        "tree": _tree(PlainMemory.settings),
        "plain": BOTS,
        "levels": _levels(network),
    } | ({"network": {"tree": _tree(GuidedMemory.settings), **network.told}} if network else {})


def _named(folder: Path, name: str, ending: str, data: bytes) -> str:
    """A file that is named by what is in it; its name."""
    name = f"{name}-{hashlib.sha256(data).hexdigest()[:8]}.{ending}"
    (folder / name).write_bytes(data)
    return name


def write(game: Game, folder: Path, network: Thought | None = None) -> dict[str, str]:
    """A game's module, manifest and weights as files; the names of its manifest and its weights."""
    built = build(game, network)
    told = {**manifest(game, built, network), "module": _named(folder, game.name, "wasm", built.code)}
    names = {}
    if network:
        names["network"] = told["network"]["file"] = _named(folder, game.name, "bin", network.file)
    text = json.dumps(told, separators=(",", ":"))
    return {"manifest": _named(folder, game.name, "json", text.encode()), **names}


def made_from() -> str:
    """What modules depend on: sources, and the networks that come with the games."""
    digest = hashlib.sha256(sources_key().encode())
    for game in working_games()[0]:
        if packaged(game):
            digest.update(game.name.encode() + packaged_file(game).read_bytes())
    return digest.hexdigest()[:20]


def write_all(folder: Path) -> None:
    """The modules of all games, unless those that are there were made from the same sources; `machines.json` lists
    them. A game that cannot think in pages is left out, with a sentence."""
    if INTERPRETED:
        raise LudiError("Modules for pages are made by the compiler; leave out LUDI_INTERPRET.")
    listed, files, key = folder / "machines.json", folder / ASSETS, made_from()
    if listed.is_file() and files.is_dir() and json.loads(listed.read_text(encoding="utf-8"))["made_from"] == key:
        return
    listed.unlink(missing_ok=True)
    files.mkdir(parents=True, exist_ok=True)
    for old in files.iterdir():
        old.unlink()
    names: dict[str, str] = {}
    networks: dict[str, str] = {}
    for game in working_games()[0]:
        try:
            written = write(game, files, own_network(game))
            names[game.name] = f"{ASSETS}/{written['manifest']}"
            if "network" in written:
                networks[game.name] = f"{ASSETS}/{written['network']}"
        except LudiError as error:
            print(f"{game.title} cannot think in pages. {error}", file=sys.stderr)  # noqa: T201
    listed.write_text(json.dumps({"made_from": key, "games": names, "networks": networks}), encoding="utf-8")


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
