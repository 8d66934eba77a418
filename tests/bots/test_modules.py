"""Pages think as Python does: the same bytes, the same trees, the same choices."""

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludi.bots.levels import LEVELS, PLAIN, Budget
from ludi.bots.memory import PlainMemory
from ludi.bots.modules import MOST_NODES_OF_PAGES, manifest, write_all
from ludi.bots.roster import BotSpec, make_bot
from ludi.bots.thinker import Thinker
from ludi.engine.compiled import INTERPRETED
from ludi.engine.errors import LudiError
from ludi.engine.match import Match
from ludi.engine.registry import GAMES, get_game
from ludi.engine.webassembly.linking import Module
from ludi.lab.bench_machines import played
from tests.bots.machines import ask, manifests, sent
from tests.bots.positions import TABLES, real_choices, some_way_in
from tests.engine.kept_games import cases
from tests.node import run_node

needs_the_compiler = pytest.mark.skipif(INTERPRETED, reason="compares with the compiler")

BOTS_THERE = [*PLAIN, *LEVELS]
COUNT = 1000
SEED = 2026
every_table = pytest.mark.parametrize(("name", "players", "options"), TABLES)


def tree_of(memory: Any) -> str:
    """The digest of all that was searched."""
    tree, digest = memory.tree, hashlib.sha256(memory.tree.tobytes())
    for array, count in ((memory.nodes, tree.nodes), (memory.states, tree.nodes), (memory.edges, tree.edges)):
        digest.update(array[:count].tobytes())
    return digest.hexdigest()


@needs_the_compiler
@pytest.mark.parametrize("name", GAMES)
def test_random_games_are_the_same_bytes(name: str) -> None:
    """All editions, options and numbers of players."""
    tables = [case for case in cases() if case.name == name]
    jobs = [{"do": "play", "state": sent(case.match().state), "seed": SEED, "count": COUNT} for case in tables]
    for case, found in zip(tables, ask(name, jobs), strict=True):
        native = played(case.game, case.players, case.options, SEED, 0, COUNT)
        assert (found["digest"], found["decisions"]) == (native.digest, native.decisions), str(case)


@needs_the_compiler
@every_table
def test_searches_grow_the_same_tree(name: str, players: int, options: dict[str, Any]) -> None:
    """Through half a game, what grew before being kept."""
    budget, positions = Budget(iterations=400), list[Match]()
    for number, match in enumerate(real_choices(name, players, options, 3)):
        if number % 2 or number < 30:
            positions.append(match.fork())
        if len(positions) == 15:
            break
    thinker = Thinker(get_game(name), "centurio", 7, budget)
    memory, native = thinker._memories[0], list[list[Any]]()
    for match in positions:
        native.append([thinker.choose(match.state, match.decider), tree_of(memory)])
    job = {"do": "think", "states": [sent(match.state) for match in positions], "bot": "centurio", "seed": 7}
    [found] = ask(name, [{**job, "budget": {"iterations": 400}}], plain=True)
    assert found["answers"] == native


@needs_the_compiler
def test_full_trees_are_thinned_out_alike() -> None:
    game, match = get_game("tali"), some_way_in("tali", 4, {"goal": 60})
    thinker = Thinker(game, "imperator", 1, Budget(iterations=60_000))
    thinker._memories[:] = [PlainMemory(game, MOST_NODES_OF_PAGES, 1, 0)]
    code = thinker.choose(match.state, match.decider)
    job = {"do": "think", "states": [sent(match.state)], "bot": "imperator", "seed": 1}
    [found] = ask("tali", [{**job, "budget": {"iterations": 60_000}}])
    assert found["answers"] == [[code, tree_of(thinker._memories[0])]]


@needs_the_compiler
@every_table
def test_every_bot_chooses_alike(name: str, players: int, options: dict[str, Any]) -> None:
    positions = [match.fork() for match, _ in zip(real_choices(name, players, options, 4), range(25), strict=False)]
    jobs, native = list[dict[str, Any]](), list[list[int]]()
    for bot in BOTS_THERE:
        budget = Budget(iterations=60) if bot == "imperator" else None
        chooser = make_bot(get_game(name), BotSpec(bot, budget), 11)
        native.append([chooser.choose(match.state, match.decider) for match in positions])
        job = {"do": "think", "states": [sent(match.state) for match in positions], "bot": bot, "seed": 11}
        jobs.append(job | ({"budget": {"iterations": 60}} if budget else {}))
    found = [[code for code, _ in each["answers"]] for each in ask(name, jobs)]
    assert dict(zip(BOTS_THERE, found, strict=True)) == dict(zip(BOTS_THERE, native, strict=True))


@needs_the_compiler
@every_table
def test_positions_look_alike(name: str, players: int, options: dict[str, Any]) -> None:
    match = some_way_in(name, players, options)
    game, budget = match.game, Budget(iterations=300)
    job = {"do": "look", "state": sent(match.state), "bot": "imperator", "seed": 5, "budget": {"iterations": 300}}
    [found] = ask(name, [job], plain=True)
    chances = np.zeros(players)
    game.rules.prospects(match.state, chances)
    assert found["judged"] == chances.tolist()
    assert found["decider"] == match.decider
    fork = match.fork()
    for code in found["turn"]:
        assert fork.decider == match.decider
        fork.play_code(code)
    assert fork.decider != match.decider
    adviser = Thinker(game, "imperator", 5, budget)
    turn = match.fork()
    for code in found["turn"]:
        assert adviser.choose(turn.state, turn.decider) == code
        turn.play_code(code)
    adviser.compare(match.state)
    for option, native in zip(found["considered"], adviser.considered(), strict=True):
        assert (option["code"], option["visits"]) == (native.code, native.visits)
        assert option["values"] == list(native.values)
        assert len(option["line"]) == len(native.line)
        state, code = option["line"][0]
        assert (state, code) == (sent(match.state), native.code)


PACKED = """const { brotliCompressSync } = require("node:zlib"), { readFileSync } = require("node:fs");
console.log(brotliCompressSync(readFileSync(process.argv[1])).length);"""


@needs_the_compiler
@pytest.mark.parametrize("name", GAMES)
def test_modules_are_small(name: str) -> None:
    path = manifests()[name]
    module = path.with_name(json.loads(path.read_text(encoding="utf-8"))["module"])
    assert int(run_node("-e", PACKED, str(module))) <= 60_000
    assert int(run_node("-e", PACKED, str(path))) <= 3_000


@pytest.mark.parametrize("name", GAMES)
def test_a_manifest_tells_all_that_is_called(name: str) -> None:
    told = json.loads(json.dumps(manifest(get_game(name), Module(b"", 4096))))
    assert (told["game"], told["heap"], told["state_size"]) == (name, 4096, get_game(name).record.itemsize)
    for kernel in told["functions"].values():
        for each in kernel["arguments"]:
            assert each in told["buffers"] if isinstance(each, str) else each[1] in ("int", "float")
    assert told["functions"]["find"] == {"arguments": ["wanted", "nodes", "words", "tree"], "room": True}
    assert told["buffers"]["words"] == {"of": "states"}
    assert told["buffers"]["states"] == {"item": told["state_size"], "each": told["state_size"], "more": 0}
    assert told["fields"]["stream"] == {"seed": [0, "i8"], "game": [8, "i8"], "draws": [16, "i8"]}
    assert [*told["plain"], *told["levels"]] == BOTS_THERE


@pytest.mark.skipif(not INTERPRETED, reason="where nothing is compiled")
def test_without_the_compiler_there_are_none(tmp_path: Path) -> None:
    with pytest.raises(LudiError, match="leave out LUDI_INTERPRET"):
        write_all(tmp_path)
