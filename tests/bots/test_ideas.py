"""Bots with a single idea: each does more of it than chance does, and the rest is left to the game's own sense."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ludi.bots.ideas import IdeaBot
from ludi.bots.roster import BotSpec, make_bot, parse_bot
from ludi.engine.compiled import INTERPRETED
from ludi.engine.errors import LudiError
from ludi.engine.match import Match
from ludi.engine.registry import GAMES, get_game
from tests.bots.positions import draws

IDEAS = [(name, idea) for name in GAMES for idea in get_game(name).ideas if not (INTERPRETED and name == "ave_roma")]


def carried_out(name: str, idea: str, seed: int, bot: Callable[[Any, int, int], Any]) -> float:
    """How well the idea of seat 0 is served after a while, on average over the decisions until then."""
    game = get_game(name)
    match, draw, served = Match(game, 2), draws(seed), []
    bots = [bot(game, 0, seed), make_bot(game, BotSpec("random"), seed + 1)]
    for _ in range(80):
        match.run(draw)
        if match.is_over:
            break
        match.play_code(bots[match.decider].choose(match.state, match.decider))
        served.append(game.ideas[idea](match.state, 0))
    return float(np.mean(served))


@pytest.mark.parametrize(("name", "idea"), IDEAS)
def test_an_idea_is_served_better_than_by_chance(name: str, idea: str) -> None:
    single = np.mean([carried_out(name, idea, n, lambda game, _, seed: IdeaBot(game, idea, seed)) for n in range(3)])
    chance = np.mean(
        [carried_out(name, idea, n, lambda game, _, seed: make_bot(game, BotSpec("random"), seed)) for n in range(3)]
    )
    assert single > chance


def test_ideas_have_names_in_the_arena() -> None:
    bot = parse_bot("idea:rush-baths")
    assert bot == BotSpec("idea", idea="rush-baths")
    assert str(bot) == "idea:rush-baths"
    assert make_bot(get_game("municipium"), bot, 1).name == "idea:rush-baths"


def test_an_idea_nobody_has_is_refused() -> None:
    with pytest.raises(LudiError, match="Municipium has no idea called “only-money”; there are rush-temple"):
        make_bot(get_game("municipium"), parse_bot("idea:only-money"), 1)
    with pytest.raises(LudiError, match="Tali has no idea called “”; there are none"):
        make_bot(get_game("tali"), parse_bot("idea:"), 1)
