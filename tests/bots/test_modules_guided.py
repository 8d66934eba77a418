"""Pages think with a network as Python does: the same tree, the same choices."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludi.bots import weights
from ludi.bots.amateur import Amateur
from ludi.bots.levels import LEVELS, STRONGEST, Budget
from ludi.bots.modules import manifest
from ludi.bots.network import load, save
from ludi.bots.policy import PolicyBot
from ludi.bots.roster import Chooser
from ludi.bots.thinker import Thinker
from ludi.engine.registry import GAMES, get_game
from ludi.engine.webassembly.linking import Module
from tests.bots.machines import ask, guided, sent
from tests.bots.networks import untrained
from tests.bots.positions import TABLES, needs_the_compiler, real_choices, some_way_in
from tests.bots.test_modules import tree_of

BOTS = ["policy", *LEVELS]
every_table = pytest.mark.parametrize(("name", "players", "options"), TABLES)


def native(game: str, bot: str, seed: int, budget: Budget | None) -> Chooser:
    """A bot of Python's with the same network."""
    network, _ = guided(game)
    if bot == "policy":
        return PolicyBot(get_game(game), network, seed)
    if bot == STRONGEST:
        return Thinker(get_game(game), bot, seed, budget, network=network)
    return Amateur(get_game(game), bot, network, seed, budget)


@needs_the_compiler
@every_table
def test_guided_searches_grow_the_same_tree(name: str, players: int, options: dict[str, Any]) -> None:
    """Choice by choice, what grew before being kept."""
    network, machine = guided(name)
    positions = [match.fork() for match, _ in zip(real_choices(name, players, options, 3), range(12), strict=False)]
    thinker, native = Thinker(get_game(name), STRONGEST, 7, Budget(iterations=200), network=network), list[Any]()
    for match in positions:
        native.append([thinker.choose(match.state, match.decider), tree_of(thinker._memories[0])])
    job = {"do": "think", "states": [sent(match.state) for match in positions], "bot": STRONGEST, "seed": 7}
    [found] = ask(name, [{**job, "budget": {"iterations": 200}}], machine)
    assert found["answers"] == native


@needs_the_compiler
@every_table
def test_every_bot_with_a_network_chooses_alike(name: str, players: int, options: dict[str, Any]) -> None:
    """`centurio` looks ahead by itself, the others when they are given a budget."""
    positions = [match.fork() for match, _ in zip(real_choices(name, players, options, 4), range(25), strict=False)]
    jobs, expected = list[dict[str, Any]](), list[list[int]]()
    for asked in (*BOTS, "tiro@20"):
        bot, _, limit = asked.partition("@")
        budget = Budget(iterations=int(limit or 60)) if limit or bot == STRONGEST else None
        chooser = native(name, bot, 11, budget)
        expected.append([chooser.choose(match.state, match.decider) for match in positions])
        job = {"do": "think", "states": [sent(match.state) for match in positions], "bot": bot, "seed": 11}
        jobs.append(job | ({"budget": {"iterations": budget.iterations}} if budget else {}))
    answers = ask(name, jobs, guided(name)[1])
    assert [[code for code, _ in each["answers"]] for each in answers] == expected


@needs_the_compiler
@every_table
def test_positions_look_alike_to_a_network(name: str, players: int, options: dict[str, Any]) -> None:
    network, machine = guided(name)
    match = some_way_in(name, players, options)
    job = {"do": "look", "state": sent(match.state), "bot": STRONGEST, "seed": 5, "budget": {"iterations": 150}}
    [found] = ask(name, [job], machine)
    adviser = Thinker(match.game, STRONGEST, 5, Budget(iterations=150), network=network)
    turn = match.fork()
    for code in found["turn"]:
        assert adviser.choose(turn.state, turn.decider) == code
        turn.play_code(code)
    adviser.compare(match.state)
    for option, ours in zip(found["considered"], adviser.considered(), strict=True):
        assert (option["code"], option["visits"], option["values"]) == (ours.code, ours.visits, list(ours.values))
        assert len(option["line"]) == len(ours.line)


@needs_the_compiler
def test_tables_of_several_sizes_take_turns_at_one_machine() -> None:
    """What a network needs to know of the number of players changes with the position."""
    network, machine = guided("municipium")
    matches = [some_way_in("municipium", players, {}) for players in (2, 4, 3, 2)]
    bot = PolicyBot(get_game("municipium"), network, 1)
    job = {"do": "think", "states": [sent(match.state) for match in matches], "bot": "policy", "seed": 1}
    [found] = ask("municipium", [job], machine)
    assert [code for code, _ in found["answers"]] == [bot.choose(match.state, match.decider) for match in matches]


@pytest.mark.parametrize("name", GAMES)
def test_a_file_of_weights_gives_back_the_network(name: str, tmp_path: Path) -> None:
    """Unpacked as pages do it."""
    game, file = get_game(name), tmp_path / "network.npz"
    save(untrained(name), file)
    network, packed = load(file, game), weights.thought(game, file)
    memory = np.zeros(packed.mind.size()[1], dtype=np.uint8)
    for begin, to, size in packed.told["copies"]:
        memory[to : to + size] = np.frombuffer(packed.file, np.uint8, size, begin)
    for begin, scales, to, count, width in packed.told["rows"]:
        rows = np.frombuffer(packed.file, np.int8, count * width, begin).reshape(count, width)
        found = rows * np.frombuffer(packed.file, np.float32, count, scales)[:, None]
        memory[to : to + found.nbytes] = found.astype(np.float32).ravel().view(np.uint8)
    offsets, arrays = packed.mind.offsets(), dict(packed.mind.arrays())
    for part, kept in (("coding", network.coding), ("weights", network.weights)):
        for field, array in kept._asdict().items():
            at, buffer = offsets[f"{part}.{field}"], arrays[f"{part}.{field}"]
            assert buffer.shape == array.shape
            assert memory[at : at + array.nbytes].tobytes() == array.tobytes(), field


@needs_the_compiler
def test_a_manifest_tells_of_the_network() -> None:
    game, (_, path) = get_game("tali"), guided("tali")
    packed = weights.thought(game, path.with_name("network.npz"))
    told = manifest(game, Module(b"", 4096), packed)
    assert told["buffers"]["mind"] == {"shared": packed.mind.size()[1]}
    assert told["functions"]["guided_search"]["arguments"][-1] == "mind"
    assert [name for name, level in told["levels"].items() if level["taste"] is None] == [STRONGEST]
    assert {"copies", "rows", "tables", "tree"} <= set(told["network"])
