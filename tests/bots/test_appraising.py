"""Pages judge positions as `ludi analyse` does: the same numbers to the last bit, and the same report."""

import random
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludi.analysis.finding import findings
from ludi.analysis.walk import walk
from ludi.bots.network import packaged
from ludi.engine.compiled import INTERPRETED
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat, dumps
from ludi.judges import NETWORK, JudgeSpec, judged, parse_judge, usual
from ludi.lab.analysis import Wanted, judge_game
from ludi.table.coaching import findings_of, look_of, questions
from tests.bots.machines import ask, guided
from tests.bots.positions import TABLES, draws

needs_the_compiler = pytest.mark.skipif(INTERPRETED, reason="compares with the compiler")
every_table = pytest.mark.parametrize(("name", "players", "options"), TABLES)
FEW = 40  # positions of each game


def played(name: str, players: int, options: dict[str, Any], seed: int = 5) -> Replay:
    """A whole game of random decisions."""
    match, draw, source = Match(get_game(name), players, options), draws(seed), random.Random(seed)
    while not match.is_over:
        match.run(draw)
        if not match.is_over:
            match.play_code(source.choice(match.codes()))
    return Replay(match, [Seat(f"Player {seat}", "tiro") for seat in range(players)], "table-1")


def appraised(
    name: str, asked: Sequence[tuple[str, Sequence[int]]], spec: JudgeSpec, machine: Path | None = None
) -> list[Any]:
    """What a page makes of these positions."""
    job = {"do": "appraise", "states": [state for state, _ in asked], "asked": [codes for _, codes in asked]}
    [found] = ask(name, [{**job, "iterations": spec.iterations, "guided": spec.kind == NETWORK}], machine)
    return list(found)


@needs_the_compiler
@pytest.mark.parametrize("judge", ["first-sight", "search@60", "network@60", "network@5"])
@every_table
def test_a_position_is_worth_the_same_in_a_page(name: str, players: int, options: dict[str, Any], judge: str) -> None:
    """With the game's own network, or one that nobody has trained where it has none."""
    game, asked = get_game(name), list(walk(played(name, players, options).match).asked().items())
    some, spec, machine = asked[:: max(1, len(asked) // FEW)], parse_judge(judge), None
    if spec.kind == NETWORK and packaged(game) is None:
        machine = guided(name)[1]
        spec = replace(spec, network=str(machine.with_name("network.npz")))
    told = appraised(name, [(b64encode(position).decode(), codes) for position, codes in some], spec, machine)
    ours = spec.make(game)
    for (position, codes), found in zip(some, told, strict=True):
        assert look_of(game, players, position, found) == judged(ours, game, position, codes)


@needs_the_compiler
@pytest.mark.parametrize(("name", "players"), [("tali", 3), ("municipium", 2)])
def test_what_decided_a_game_is_the_same_in_a_page(name: str, players: int) -> None:
    """From the file to the account: what pages send is what `ludi analyse` works with."""
    replay = played(name, players, {})
    asked, spec = questions(dumps(replay)), usual(get_game(name), 20)
    told = appraised(name, [(each["state"], each["asked"]) for each in asked["positions"]], spec)
    line = judge_game(replay, Wanted(judge=str(spec))).line
    assert findings_of(dumps(replay), str(spec), told) == findings(replay, line, str(spec))


@needs_the_compiler
def test_the_judge_is_the_search_with_the_network_where_there_is_one() -> None:
    assert [str(usual(get_game(name), 20)) for name in ("tali", "municipium")] == ["search@20", "network@20"]
    assert str(usual(get_game("municipium"), 0)) == "first-sight"
