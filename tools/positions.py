"""`make positions`: positions of random games, and what must be seen of each, for the browser's tests to compare.

Every game that has drawings is played with every combination of its options and by every number of players. What must
be seen is told by `tests/GAME/shown.py`, from the record and not from the view.
"""

import argparse
import gzip
import json
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, Final

from ludi.engine.contract import Game, Options, State
from ludi.engine.frames import CHANCE
from ludi.engine.guide import Draft
from ludi.engine.match import Match
from ludi.engine.registry import GAMES, get_game

COUNT: Final = 1500
SEED: Final = 7
EAGER: Final = 0.7  # how often the first option, which is often to pass or to stop, is left out
Json = dict[str, Any]


@dataclass(frozen=True)
class Position:
    """A position, and what is told of it from where."""

    state: State
    you: int | None  # who looks
    draft: Draft  # the turn so far, if the one who looks is at it
    chosen: tuple[str, ...]  # in that turn, with what was forced


Shown = Callable[[Position], dict[str, Any]]


def combinations(game: Game) -> Iterator[tuple[int, Options]]:
    """Every number of players with every combination of options."""
    specs = game.option_specs
    for values in product(*(spec.values for spec in specs)):
        options = {spec.name: value for spec, value in zip(specs, values, strict=True)}
        for players in game.player_counts(options):
            yield players, options


def walk(match: Match, source: random.Random) -> Iterator[Position]:
    """All positions of a game of random choices in which somebody chooses, something is drawn, or it is over."""
    game, seat = match.game, match.decider
    start = last = match.state.copy()
    said: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    while True:
        state, forced = match.state.copy(), match.decider >= 0 and len(game.offered(match.state)) == 1
        if match.decider != seat or match.decider == CHANCE:
            start, said, chosen, seat = state, (), (), match.decider
        if not forced:
            yield Position(state, seat, Draft(start, said, last if said else state, state), chosen)
        if match.is_over:
            return
        code = choose(match, source)
        text = game.text(match.state, code)
        if not forced:
            said, last = (*said, text), state
        chosen = (*chosen, text)
        match.play_code(code)


def choose(match: Match, source: random.Random) -> int:
    offered = match.game.offered(match.state)
    if match.decider == CHANCE:
        return source.choices(offered, match.game.weights(match.state))[0]
    return source.choice((offered[1:] or offered) if source.random() < EAGER else offered)


def sampled(match: Match, source: random.Random, count: int) -> list[Position]:
    """So many positions of a game, each as likely as any other; and its end."""
    kept: list[Position] = []
    for number, position in enumerate(walk(match, source)):
        last = position
        if len(kept) < count - 1:
            kept.append(position)
        elif (place := source.randrange(number + 1)) < len(kept):
            kept[place] = position
    return [*kept, last]


def looked_at(position: Position, players: int, source: random.Random) -> Position:
    """The same, seen by whoever is at turn, by somebody else, or by one who only watches."""
    who = source.choice([position.you, None, *range(players)])
    if who == position.you and who is not None and who >= 0:
        return position
    state = position.state
    return Position(state, who if who is None or who >= 0 else None, Draft(state, (), state, state), ())


def as_sent(game: Game, position: Position, shown: Shown) -> Json:
    """As a server sends it: forecasts come with what is told of things."""
    state, draft, you = position.state, position.draft, position.you
    arranging = game.guide.arranged(draft) if game.rules.decider(state) >= 0 else None
    laid = replace(position, state=arranging.state) if arranging else position  # pieces lie as they are being arranged
    return {
        "you": None if you is None else game.seat_names[you],
        "view": game.view(state, draft, forecasting=False),
        "origin": game.view(draft.start, choosing=False, forecasting=False) if draft.texts else None,
        "look": {**game.guide.look(state, you), "forecast": game.forecast(state)},
        "shown": shown(laid),
    }


@dataclass(frozen=True)
class Table:
    """A game to be played."""

    game: str
    players: int
    options: Options
    seed: str
    count: int  # of positions wanted


def tables(game: Game, count: int, seed: int) -> list[Table]:
    every = sorted(combinations(game), key=lambda table: table[0])  # a page for so many players is laid once
    here = -(-count // len(every))
    return [Table(game.name, *table, f"{seed} {number}", here) for number, table in enumerate(every)]


def positions(table: Table) -> list[str]:
    """Positions of a game, each as a line of JSON."""
    game, source = get_game(table.game), random.Random(table.seed)
    shown: Shown = import_module(f"tests.{game.name}.shown").shown
    lines = []
    for position in sampled(Match(game, table.players, table.options), source, table.count):
        where = f"{table.players} players, {table.options}, turn {int(position.state.turn)}"
        lines.append(line({"table": where, **as_sent(game, looked_at(position, table.players, source), shown)}))
    return lines


def line(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def write(folder: Path, count: int, seed: int) -> None:
    """One file for each game: what is printed in its box, then a position in each line."""
    games = [game for game in map(get_game, GAMES) if game.art]
    with ProcessPoolExecutor() as pool:
        for game in games:
            with gzip.open(folder / f"{game.name}.ndjson.gz", "wt", encoding="utf-8", compresslevel=1) as file:
                file.write(line({"catalogue": game.catalogue()}))
                for lines in pool.map(positions, tables(game, -(-count // len(games)), seed)):
                    file.writelines(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the files go")
    parser.add_argument("--count", type=int, default=COUNT, help="of all positions, about")
    parser.add_argument("--seed", type=int, default=SEED)
    wish = parser.parse_args()
    write(wish.folder, wish.count, wish.seed)


if __name__ == "__main__":
    main()
