"""OpenSpiel: every game registered as `python_ludi_NAME`, with explicit chance.

`register()`, then `pyspiel.load_game("python_ludi_NAME(players=3)")`. Parameters are `players` and the
game's own options; an option left out (or given as "" or 0) is the game's own default. Returns are the share of one
point that was won less an equal share, so they sum up to zero. What can go one way only is not a node of the game.

OpenSpiel 2.0.2 crashes when `MCTSBot.step` is called on any game in Python, its own included, because it lets go of
Python's lock; call `pyspiel.Bot.step(bot, state)`, `step_with_policy`, `mcts_search` or `pyspiel.evaluate_bots`.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from ludi.engine.arrays import as_numpy
from ludi.engine.choosing import play_to_choice, run_to_choice
from ludi.engine.contract import Game, OptionSpec
from ludi.engine.errors import LudiError
from ludi.engine.frames import CHANCE, OVER
from ludi.engine.kernels import bound
from ludi.engine.offers import OFFER
from ludi.engine.registry import working_games
from ludi.lab.observation import Observer
from ludi.lab.rendering import render

if TYPE_CHECKING:
    pyspiel: Any
else:
    try:
        import pyspiel
    except ImportError:
        raise LudiError('OpenSpiel is not installed; run: pip install "ludi-romani[lab]".') from None

PREFIX = "python_ludi_"
USUAL_PLAYERS = 2
LONGEST = 10_000  # decisions of a game, which is broken off then and shared by all; games at random take some hundred
_CHANCE, _TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def _unset(spec: OptionSpec) -> str | int:
    return 0 if isinstance(spec.values[0], int) else ""


@cache
def _game_type(game: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=len(game.seat_names),
        min_num_players=USUAL_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": USUAL_PLAYERS} | {spec.name: _unset(spec) for spec in game.option_specs},
    )


def _game_info(game: Game, players: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=game.chance_count,
        num_players=players,
        min_utility=-1 / players,
        max_utility=1 - 1 / players,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


class LudiGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its number of players and options."""

    def __init__(self, ours: Game, params: dict[str, Any]) -> None:
        self.ours = ours
        self.players = int(params.get("players", USUAL_PLAYERS))
        given = {name: value for name, value in params.items() if name != "players" and value not in ("", 0)}
        self.options = ours.complete_options(self.players, given)
        super().__init__(_game_type(ours), _game_info(ours, self.players), params)
        self.play = bound(play_to_choice, ours)
        self.offers = np.zeros(1, dtype=OFFER)
        self._codes, self._weights = self.offers["codes"][0], self.offers["weights"][0]
        self.observer = Observer(ours, self.players)
        self.first = np.zeros(1, dtype=ours.record)
        ours.rules.setup(self.first[0], self.players, ours.encode(self.options))
        self.first_node = self.node(*bound(run_to_choice, ours)(self.first, self.offers))

    def node(self, seat: int, count: int) -> tuple[int, list[int], list[int]]:
        """Who is to choose, among what, and the weights of what can be drawn: read from the scratch offer."""
        if seat == OVER:
            return _TERMINAL, [], []
        codes = self._codes[:count].tolist()
        return (_CHANCE, codes, self._weights[:count].tolist()) if seat == CHANCE else (seat, codes, [])

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Kept as its name and parameters, from which OpenSpiel makes it anew."""
        return _load_game, (str(self),)

    def new_initial_state(self) -> "LudiState":
        return LudiState(self)

    def at(self, record: Any) -> "LudiState":
        """A position of a game that was played elsewhere; OpenSpiel's history of it is empty."""
        state, states = LudiState(self), np.array([as_numpy(record)], dtype=self.ours.record)
        state.place(states, *self.node(*bound(run_to_choice, self.ours)(states, self.offers)))
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """An observer of the public position, or OpenSpiel's own for histories."""
        if params:
            raise LudiError(f"Observers of {self.ours.title} have no parameters; leave out {params}.")
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return LudiObserver(self)
        from open_spiel.python.observation import IIGObserverForPublicInfoGame

        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class _Position:
    """What a state holds besides OpenSpiel's history: one object, because OpenSpiel clones by a deep copy."""

    __slots__ = ("codes", "decisions", "seat", "states", "weights")

    def __init__(self, states: Any, seat: int, codes: list[int], weights: list[int], decisions: int = 0) -> None:
        self.states, self.seat, self.codes, self.weights = states, seat, codes, weights
        self.decisions = decisions

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Position":
        return _Position(self.states.copy(), self.seat, self.codes, self.weights, self.decisions)  # lists never change

    def go_on(self, seat: int, codes: list[int], weights: list[int]) -> None:
        """What follows an action; a draw is no decision."""
        self.decisions += self.seat >= 0
        self.seat, self.codes, self.weights = (
            (_TERMINAL, [], []) if self.decisions >= LONGEST else (seat, codes, weights)
        )


class LudiState(pyspiel.State):  # type: ignore[misc]
    """A position at a choice, a draw or the end."""

    __slots__ = ("__dict__", "_game")  # the game is not in the dictionary, which OpenSpiel copies and writes into files

    def __init__(self, game: LudiGame) -> None:
        super().__init__(game)
        self._game = game
        self._at = _Position(game.first.copy(), *game.first_node)

    @property
    def record(self) -> Any:
        """The position as the rules have it."""
        return self._at.states[0]

    def place(self, states: Any, seat: int, codes: list[int], weights: list[int]) -> None:
        """Put another position in the place of this one."""
        self._at = _Position(states, seat, codes, weights)

    def current_player(self) -> int:
        return self._at.seat

    def is_terminal(self) -> bool:
        return self._at.seat == _TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self._at.codes

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self._at.weights
        total = sum(weights)
        return [(code, weight / total) for code, weight in zip(self._at.codes, weights, strict=True)]

    def __reduce__(self) -> tuple[Any, tuple["LudiGame", list[int]]]:
        """Kept as what was chosen and drawn."""
        return _played, (self._game, self.history())

    def _apply_action(self, action: int) -> None:
        at, game = self._at, self._game
        if action not in at.codes:
            raise LudiError(f"Action {action} is not offered here; there are {at.codes}.")
        at.go_on(*game.node(*game.play(at.states, action, game.offers)))

    def _action_to_string(self, player: int, action: int) -> str:
        return self._game.ours.text(self.record, action)

    def returns(self) -> list[float]:
        game = self._game
        if game.ours.rules.decider(self.record) != OVER:
            return [0.0] * game.players
        return [share - 1 / game.players for share in game.ours.payoffs(self.record, game.players)]

    def __str__(self) -> str:
        game = self._game
        return render(game.ours, self.record, game.players)


class LudiObserver:
    """Writes our observation vector where OpenSpiel reads it."""

    def __init__(self, game: LudiGame) -> None:
        self._game = game
        self.tensor = np.zeros(game.observer.size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LudiState, player: int) -> None:
        self.tensor[:] = self._game.observer(state.record, player)

    def string_from(self, state: LudiState, player: int) -> str:
        return str(state)


def _load_game(text: str) -> Any:
    register()
    return pyspiel.load_game(text)


def _played(game: LudiGame, history: list[int]) -> LudiState:
    """A game played up to a position."""
    state = game.new_initial_state()
    for action in history:
        state.apply_action(action)
    return state


def _factory(game: Game) -> type[LudiGame]:
    """OpenSpiel makes games by a class that takes the parameters."""

    def make(self: LudiGame, params: dict[str, Any] | None = None) -> None:
        LudiGame.__init__(self, game, params or {})

    return type(f"{game.name.title().replace('_', '')}Game", (LudiGame,), {"__init__": make})


@cache
def register() -> tuple[str, ...]:
    """Make our games known to OpenSpiel; their names there."""
    games, _ = working_games()
    for game in games:
        pyspiel.register_game(_game_type(game), _factory(game))
    return tuple(PREFIX + game.name for game in games)
