"""`ludi bench bots`: how fast the search is and how well it plays, against OpenSpiel's own in the same run."""

import signal
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any

import numpy as np

from ludi.bots.levels import STRONGEST, Budget
from ludi.bots.memory import WHOLE_GAMES, PlainMemory
from ludi.bots.roster import BotSpec, Chooser, make_bot
from ludi.engine.contract import Game, State
from ludi.engine.kernels import bound, new_tally, run_to_decision
from ludi.engine.offers import OFFER
from ludi.engine.registry import get_game
from ludi.engine.streams import new_streams
from ludi.lab.arena import Clock, bot_seed
from ludi.lab.bench_engine import ROUNDS, Row, machine, row
from ludi.lab.extras import need
from ludi.lab.ratings import wilson

ITERATIONS = 50_000  # of our search, in one measurement
SIMULATIONS = 2_000  # of OpenSpiel's
EQUAL = 1_000  # simulations of both in the match of equal numbers
TRIED = 20  # simulations by which OpenSpiel's pace in a position is found
UCT = 1.0  # OpenSpiel's exploration; its examples take 2, which is for values from -1 to 1

Say = Callable[[str], None]


def opening(game: Game, players: int) -> State:
    """The first real choice of a game."""
    state = game.new_state(players, game.complete_options(players, {}))
    offer = np.zeros(1, dtype=OFFER)[0]
    bound(run_to_decision, game)(state, new_streams(1, 0, 1)[0], offer, new_tally())
    return state


def our_pace(game: Game, playing_out: bool) -> float:
    """Iterations per second from the opening, four players, one thread; perhaps each with a whole random game."""
    memory, state = PlainMemory(game, ITERATIONS + 1, 1, 0), opening(game, 4)
    if playing_out:
        memory.set(WHOLE_GAMES)
    memory.begin(state)
    begun = time.perf_counter()
    memory.grow(ITERATIONS)
    return int(memory.tree.iterations) / (time.perf_counter() - begun)


def their_pace() -> float:
    """Simulations per second of OpenSpiel's C++ search with one rollout each, on its own backgammon."""
    pyspiel = need("pyspiel", "lab")
    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = _their_search(game, SIMULATIONS, 1)
    begun = time.perf_counter()
    bot.mcts_search(state)
    return SIMULATIONS / (time.perf_counter() - begun)


def _their_search(game: Any, simulations: int, seed: int) -> Any:
    pyspiel = need("pyspiel", "lab")
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.MCTSBot(game, evaluator, UCT, simulations, 4096, True, seed, False)


def speed_rows(game: Game, say: Say) -> list[Row]:
    """Both searches, round by round."""
    measured: dict[str, list[float]] = {"ours": [], "whole": [], "theirs": []}
    for number in range(1, ROUNDS + 1):
        say(f"iterations, round {number} of {ROUNDS}")
        measured["ours"].append(our_pace(game, False))
        measured["whole"].append(our_pace(game, True))
        measured["theirs"].append(their_pace())
    pace = {name: statistics.median(values) for name, values in measured.items()}
    ratio = {name: {"OpenSpiel": round(pace[name] / pace["theirs"], 1)} for name in ("ours", "whole")}
    unit, where = "iterations/s", machine()
    return [
        row(f"search, {game.name}, 4 players, opening, 1 thread", round(pace["ours"]), unit, where, ratio["ours"]),
        row("the same with a whole random game each", round(pace["whole"]), unit, where, ratio["whole"]),
        row("OpenSpiel C++ MCTS, backgammon, 1 rollout each", round(pace["theirs"]), unit, where),
    ]


class Theirs:
    """OpenSpiel's C++ search as a player on our rules: so many simulations, or as many as fit into the time."""

    name = "openspiel"

    def __init__(self, game: Game, players: int, budget: Budget, seed: int) -> None:
        from ludi.lab.openspiel import PREFIX, register

        register()
        self._game = need("pyspiel", "lab").load_game(f"{PREFIX}{game.name}(players={players})")
        self._budget, self._seed, self._choices = budget, seed, 0
        self.simulations: list[int] = []  # of each choice

    def choose(self, s: State, seat: int) -> int:
        """The action it chooses for the seat that decides."""
        state = self._game.at(s)
        self._choices += 1
        simulations = self._budget.iterations or self._affordable(state)
        self.simulations.append(simulations)
        return int(self._search(simulations).mcts_search(state).best_child().action)

    def _search(self, simulations: int) -> Any:
        return _their_search(self._game, simulations, (self._seed + self._choices) % (1 << 31))

    def _affordable(self, state: Any) -> int:
        """Found by trying a few first; the time they take is a present."""
        begun = time.perf_counter()
        self._search(TRIED).mcts_search(state)
        return max(TRIED, int(TRIED * (self._budget.seconds or 0.0) / (time.perf_counter() - begun)))


@dataclass(frozen=True)
class Played:
    """One game of the match: what we won, and how long both thought, ourselves first."""

    won: float
    seconds: tuple[float, ...]
    choices: tuple[int, ...]
    simulations: list[int]


def match_rows(game: Game, games: int, budget: Budget, processes: int, say: Say) -> list[Row]:
    """Two-player games of our strongest level against OpenSpiel, each of them beginning half of them."""
    played: list[Played] = []
    for one in _games(partial(_game, game.name, budget), games, processes):
        played.append(one)
        say(f"game {len(played)} of {games}: {sum(each.won for each in played):g} won")
    wins = sum(each.won for each in played)
    seconds, choices = (np.sum([getattr(each, name) for each in played], axis=0) for name in ("seconds", "choices"))
    simulations = [count for each in played for count in each.simulations]
    low, high = wilson(wins, games)
    limit = f"{budget.seconds:g} s a move" if budget.seconds else f"{budget.iterations} simulations a move"
    where = machine()
    name = f"{STRONGEST} against OpenSpiel's MCTS, {game.name}, 2 players, {limit}"
    return [
        {**row(name, round(wins / games, 4), f"share of {games} games", where), "low": low, "high": high},
        row("its seconds a move", round(float(seconds[0] / choices[0]), 3), "s", where),
        row("OpenSpiel's seconds a move", round(float(seconds[1] / choices[1]), 3), "s", where),
        row("OpenSpiel's simulations a move", round(statistics.mean(simulations)), "", where),
    ]


def _games(play: Callable[[int], Played], games: int, processes: int) -> Iterator[Played]:
    """By number. OpenSpiel holds Python's lock while it thinks, so several at a time need processes of their own."""
    if processes == 1:
        yield from map(play, range(games))
        return
    with get_context("spawn").Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(play, range(games))


def _game(name: str, budget: Budget, number: int) -> Played:
    game, seat, clock = get_game(name), number % 2, Clock(2)
    theirs = Theirs(game, 2, budget, bot_seed(1, number, 1 - seat))
    ours = make_bot(game, BotSpec(STRONGEST, budget), bot_seed(1, number, seat))
    shares = _played(game, number // 2, {seat: ours, 1 - seat: theirs}, clock, seat)
    return Played(shares[seat], tuple(clock.seconds), tuple(clock.choices), theirs.simulations)


def _played(game: Game, deal: int, players: dict[int, Chooser], clock: Clock, ours: int) -> list[float]:
    """The shares of one game; the clock's first side is ours."""
    state, stream = game.new_state(2, game.complete_options(2, {})), new_streams(1, deal, 1)[0]
    offer, tally, to_decision = np.zeros(1, dtype=OFFER)[0], new_tally(), bound(run_to_decision, game)
    while to_decision(state, stream, offer, tally) > 0:
        seat = int(game.rules.decider(state))
        game.rules.apply(state, clock.choose(players[seat], state, seat, int(seat != ours)))
    return game.payoffs(state, 2)


def bench_bots(
    game_name: str, games: int, seconds: float, processes: int, say: Say, simulations: int = EQUAL
) -> dict[str, Any]:
    """All rows as JSON data; without simulations the match of equal numbers is left out."""
    game = get_game(game_name)
    make_bot(game, BotSpec(STRONGEST, Budget(iterations=2)), 0).choose(opening(game, 2), 0)  # compiled before timing
    rows = speed_rows(game, say)
    if games:
        equal = [Budget(iterations=simulations)] if simulations else []
        for budget in (Budget(seconds=seconds), *equal):
            rows += match_rows(game, games, budget, processes, say)
    return {"bench": "bots", "game": game_name, "rows": rows}
