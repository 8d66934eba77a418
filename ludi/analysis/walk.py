"""Which positions of a game are to be judged, and the line that comes of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ludi.analysis.line import Decision, Draw, Line, Look, Outcome
from ludi.engine.contract import Game, State
from ludi.engine.frames import CHANCE, OVER, RULE
from ludi.engine.match import Match

Position = bytes  # a record's
Asked = dict[Position, tuple[int, ...]]  # options that a judge has to compare with the best, by position
Looks = Mapping[Position, Look]


@dataclass(frozen=True)
class Crossing:
    """A draw or decision of a game with more than one way to go on."""

    move: int  # its number, from 1
    actor: int  # seat, or CHANCE
    chosen: int  # code
    codes: tuple[int, ...]
    weights: tuple[int, ...]  # of a draw
    positions: tuple[Position, ...]  # to be judged: after each outcome of a draw; of a decision, the one it is made in


@dataclass(frozen=True)
class Path:
    """A game, as far as there was something to draw or to decide."""

    match: Match
    crossings: tuple[Crossing, ...]
    last: Position
    over: bool

    def asked(self) -> Asked:
        """Everything a judge is asked, each position once."""
        asked: dict[Position, set[int]] = {}
        for crossing in self.crossings:
            for position in crossing.positions:
                asked.setdefault(position, set()).update(() if crossing.actor == CHANCE else (crossing.chosen,))
        asked.setdefault(self.last, set())
        return {position: tuple(sorted(codes)) for position, codes in asked.items()}


def state_of(game: Game, position: Position) -> State:
    """A record of its own with these bytes."""
    state: State = game.record.read(position)
    return state


def settled(game: Game, s: State) -> Position:
    """Run a record through rules and single options to a choice, a draw or the end."""
    while (seat := game.rules.decider(s)) != OVER:
        if seat == RULE:
            game.rules.advance(s)
            continue
        codes = game.offered(s)
        if len(codes) > 1:
            break
        game.rules.apply(s, codes[0])
    return bytes(s.tobytes())


def after(game: Game, s: State, code: int) -> Position:
    """The next choice, draw or end after an option or outcome."""
    tried = s.copy()
    game.rules.apply(tried, code)
    return settled(game, tried)


def walk(match: Match) -> Path:
    """The game's way from its beginning."""
    again = Match(match.game, match.players, match.options)
    crossings = tuple(_crossings(again, match))
    last = settled(match.game, again.state.copy())
    return Path(match, crossings, last, again.is_over)


def _crossings(again: Match, match: Match) -> Iterator[Crossing]:
    game = match.game
    for number, move in enumerate(match.moves, start=1):
        codes, s = again.codes(), again.state
        if len(codes) > 1 and move.actor == CHANCE:
            positions = tuple(after(game, s, code) for code in codes)
            yield Crossing(number, CHANCE, move.code, tuple(codes), tuple(game.weights(s)), positions)
        elif len(codes) > 1:
            yield Crossing(number, move.actor, move.code, tuple(codes), (), (bytes(s.tobytes()),))
        again.play_code(move.code)


def line_of(path: Path, looks: Looks) -> Line:
    """The judged game."""
    events = tuple(_event(crossing, looks) for crossing in path.crossings)
    return Line(path.match.players, events, looks[path.last].shares, path.over)


def _event(crossing: Crossing, looks: Looks) -> Draw | Decision:
    if crossing.actor == CHANCE:
        shares = (looks[position].shares for position in crossing.positions)
        outcomes = (Outcome(*each) for each in zip(crossing.codes, crossing.weights, shares, strict=True))
        return Draw(crossing.move, tuple(outcomes), crossing.chosen)
    look = looks[crossing.positions[0]]
    return Decision(crossing.move, crossing.actor, look.options, crossing.chosen, look.plan)
