"""Bots: legal, repeatable, and the greedy one much better than chance."""

import json

import numpy as np
import pytest

from ludi.bots.table import BOTS, Bot, bot_codes
from ludi.engine.compiled import INTERPRETED
from ludi.engine.contract import Options
from ludi.engine.errors import LudiError
from ludi.engine.frames import CHANCE
from ludi.engine.kernels import new_tally
from ludi.engine.match import Match
from ludi.engine.registry import GAMES, get_game
from ludi.lab import simulate as lab
from ludi.lab.simulate import LARGEST_SEED, Job, play_chunk, report, simulate

pytestmark = pytest.mark.whole_games

TABLES: list[tuple[str, int, Options]] = [
    ("tali", 2, {}),
    ("tali", 4, {"goal": 60}),
    ("municipium", 2, {}),
    ("municipium", 5, {"edition": "v3"}),
]
# Whole games of the others take the interpreter long: test_interpreted.py compares them with the compiled ones.
WHOLE = ["tali"] if INTERPRETED else GAMES


def job(name: str, bots: list[str], games: int, seed: int = 1) -> Job:
    game = get_game(name)
    return Job(game, len(bots), game.complete_options(len(bots), {}), bots, games, seed).check()


def game_of(bot: str, name: str, players: int, options: Options, seed: int) -> list[str]:
    """A game by one bot in every seat, as texts; every choice it makes is offered."""
    match = Match(get_game(name), players, options)
    bots = [Bot(match.game, bot, seed + seat) for seat in range(players)]
    draws = np.random.default_rng(seed)
    limit = 60 if INTERPRETED else 2000
    while not match.is_over and len(match.moves) < limit:
        if match.decider == CHANCE:
            weights = np.array(match.game.weights(match.state))
            match.play_code(match.game.offered(match.state)[int(draws.choice(len(weights), p=weights / weights.sum()))])
            continue
        before = match.state.tobytes()
        code = bots[match.decider].choose(match.state, match.decider)
        assert match.state.tobytes() == before
        assert code in match.game.offered(match.state)
        match.play_code(code)
    return [move.text for move in match.moves]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
@pytest.mark.parametrize("bot", BOTS)
def test_bots_choose_what_is_offered_and_repeat_themselves(bot: str, name: str, players: int, options: Options) -> None:
    once = game_of(bot, name, players, options, seed=3)
    assert once == game_of(bot, name, players, options, seed=3)
    assert once != game_of(bot, name, players, options, seed=4)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", WHOLE)
def test_bots_bring_their_games_to_an_end(monkeypatch: pytest.MonkeyPatch, name: str, bot: str) -> None:
    monkeypatch.setattr(lab, "DECISION_LIMIT", 2000)
    outcome = simulate(job(name, [bot] * 3, 2 if INTERPRETED else 50))
    assert int(outcome.tally.unfinished) == 0


@pytest.mark.skipif(INTERPRETED, reason="a thousand games need the compiler")
def test_greedy_beats_random() -> None:
    first = simulate(job("municipium", ["greedy", "random"], 500, seed=1))
    second = simulate(job("municipium", ["random", "greedy"], 500, seed=2))
    wins = np.concatenate([first.shares[:, 0], second.shares[:, 1]])
    assert float(wins.mean()) >= 0.85
    assert int(first.tally.unfinished) + int(second.tally.unfinished) == 0
    assert min(float(first.shares[:, 0].mean()), float(second.shares[:, 1].mean())) >= 0.8


@pytest.mark.parametrize("name", WHOLE)
def test_whole_games_between_bots_are_repeatable(name: str) -> None:
    count = 1 if INTERPRETED else 20
    work = job(name, ["greedy", "random"], count, seed=6)
    once, again = (play_chunk(work, 0, count, new_tally()) for _ in range(2))
    other = play_chunk(job(name, ["greedy", "random"], count, seed=7), 0, count, new_tally())
    assert once[0].tobytes() == again[0].tobytes()
    assert once[0].tobytes() != other[0].tobytes()
    assert (once[0]["depth"] == 0).all()


@pytest.mark.parametrize("name", ["", "Greedy", "alphazero"])
def test_an_unknown_bot_is_named(name: str) -> None:
    sentence = rf"^There is no bot called '{name}'; choose among random, greedy\.$"
    with pytest.raises(LudiError, match=sentence):
        bot_codes(["random", name])
    with pytest.raises(LudiError, match=sentence):
        Bot(get_game("tali"), name, 1)


def test_a_job_needs_a_bot_for_every_seat_and_a_seed_in_range() -> None:
    game = get_game("tali")
    with pytest.raises(LudiError, match=r"^There are 3 players but 2 bots; name one bot or one per seat\.$"):
        Job(game, 3, {"goal": 30}, ["random"] * 2, 1, 1).check()
    for seed in (-1, LARGEST_SEED + 1):
        with pytest.raises(LudiError, match=rf"^The seed cannot be {seed}; choose 0 to 4294967295\.$"):
            Job(game, 2, {"goal": 30}, ["random"] * 2, 1, seed).check()
    with pytest.raises(LudiError, match=r"^There is no bot called 'nobody'"):
        Job(game, 2, {"goal": 30}, ["random", "nobody"], 1, 1).check()


def test_a_report_is_json_and_adds_up() -> None:
    work = job("tali", ["greedy", "random"], 20)
    told = report(work, simulate(work))
    assert json.loads(json.dumps(told, allow_nan=False)) == told
    assert (told["games"], told["unfinished"], told["bots"]) == (20, 0, {"gaius": "greedy", "lucius": "random"})
    assert sum(told["wins_by_seat"].values()) == pytest.approx(1)
    assert told["events_per_game"]["throws"] == told["draws_per_game"]
