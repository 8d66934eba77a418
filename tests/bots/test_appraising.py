"""Pages judge positions as `ludi analyse` does: the same numbers to the last bit, and the same report."""

import random
from base64 import b64encode
from collections.abc import Sequence
from typing import Any

import pytest

from ludi.analysis.finding import findings
from ludi.analysis.walk import walk
from ludi.engine.compiled import INTERPRETED
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat, dumps
from ludi.judges import judged, parse_judge
from ludi.lab.analysis import Wanted, judge_game
from ludi.table.coaching import findings_of, look_of, questions
from tests.bots.machines import ask
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


def appraised(name: str, asked: Sequence[tuple[str, Sequence[int]]], iterations: int) -> list[Any]:
    """What a page makes of these positions."""
    job = {"do": "appraise", "states": [state for state, _ in asked], "asked": [codes for _, codes in asked]}
    [found] = ask(name, [{**job, "iterations": iterations}])
    return list(found)


@needs_the_compiler
@pytest.mark.parametrize("iterations", [0, 60])
@every_table
def test_a_position_is_worth_the_same_in_a_page(
    name: str, players: int, options: dict[str, Any], iterations: int
) -> None:
    game, asked = get_game(name), list(walk(played(name, players, options).match).asked().items())
    some = asked[:: max(1, len(asked) // FEW)]
    judge = parse_judge(f"search@{iterations}" if iterations else "first-sight").make(game)
    told = appraised(name, [(b64encode(position).decode(), codes) for position, codes in some], iterations)
    for (position, codes), found in zip(some, told, strict=True):
        assert look_of(game, players, position, found) == judged(judge, game, position, codes)


@needs_the_compiler
def test_what_decided_a_game_is_the_same_in_a_page() -> None:
    """From the file to the account: what pages send is what `ludi analyse` works with."""
    replay = played("tali", 3, {})
    asked = questions(dumps(replay))
    told = appraised("tali", [(each["state"], each["asked"]) for each in asked["positions"]], 200)
    line = judge_game(replay, Wanted(judge="search@200")).line
    assert findings_of(dumps(replay), "search@200", told) == findings(replay, line, "search@200")
