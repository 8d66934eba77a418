"""`make fixtures`: positions and stories of seeded games, for the browser's tests to draw.

Which ones is said by `tests/GAME/fixtures.py`.
"""

import json
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol, cast

from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.engine.packages import OURS, installed
from ludi.engine.registry import GAMES, get_game
from ludi.table.playing import narrate_steps

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "tests"
Json = dict[str, Any]


@dataclass(frozen=True)
class Table:
    """A game of random choices."""

    players: int
    options: Json = field(default_factory=dict)
    seed: int = 1


@dataclass(frozen=True)
class Wanted:
    """The first position of a game with such a prompt that is as it should be."""

    name: str
    table: Table
    frame: str | None  # null: the end
    when: Callable[[Json], bool] = lambda view: True
    choices: bool = False  # they are long
    look: bool = False  # what is told of it to whoever decides


@dataclass(frozen=True)
class Story:
    """What is told from one sentence to another, as patches of the view before."""

    name: str
    table: Table
    first: str  # the id of the sentence, or the kind of decision
    last: str = ""  # none: the same move


class Fixtures(Protocol):
    """What the module `tests.GAME.fixtures` of each game with drawings wants kept."""

    WANTED: Sequence[Wanted]
    STORIES: Sequence[Story]
    PICTURED: str


@cache
def fixtures_of(game: str) -> Fixtures:
    return cast(Fixtures, import_module(f"tests.{game}.fixtures"))


def drawn_games() -> list[str]:
    return [name for name in GAMES if get_game(name).art and installed()[name].distribution == OURS]


@dataclass
class Move:
    """One move of a game, and what was told of it."""

    match: Match  # after it
    before: Json
    view: Json
    steps: list[Json]


def moves(game: str, table: Table) -> Iterator[Move]:
    match = Match(get_game(game), table.players, table.options)
    source, view = random.Random(table.seed), match.game.view(match.state)
    while not match.is_over:
        offered = match.game.offered(match.state)
        weights = match.game.weights(match.state) if match.decider == CHANCE else None
        number = len(match.moves)
        steps = match.play_code(source.choices(offered, weights)[0])
        before: Json = dict(view)
        view = match.game.view(match.state)
        yield Move(match, before, dict(view), narrate_steps(match, steps, number, before, dict(view)))


def fits(wanted: Wanted, view: Json) -> bool:
    return bool(view["prompt"]["frame"] == wanted.frame and wanted.when(view))


def shown(wanted: Wanted, view: Json) -> Json:
    return view if wanted.choices else {**view, "choices": []}


class Recorder:
    """Everything wanted of one game at one table."""

    def __init__(self, game: str, table: Table) -> None:
        self.game, self.table = game, table
        kept = fixtures_of(game)
        self.wanted = [each for each in kept.WANTED if each.table == table]
        self.stories = [each for each in kept.STORIES if each.table == table]
        self.positions: dict[str, Json] = {}
        self.looks: dict[str, Json] = {}
        self.tales: dict[str, list[Json]] = {}
        self.ended: set[str] = set()

    def record(self) -> None:
        for move in moves(self.game, self.table):
            for wanted in self.wanted:
                if wanted.name not in self.positions and fits(wanted, move.view):
                    self.keep(wanted, move)
            for story in self.stories:
                self.tell(story, move)

    def keep(self, wanted: Wanted, move: Move) -> None:
        self.positions[wanted.name] = shown(wanted, move.view)
        if wanted.look:
            game, state = move.match.game, move.match.state
            self.looks[wanted.name] = dict(game.guide.look(state, move.match.decider))

    def tell(self, story: Story, move: Move) -> None:
        said = {message["id"] for step in move.steps for message in step["said"]}
        if story.name in self.ended or (story.name not in self.tales and not begins(story, move, said)):
            return
        tale = self.tales.setdefault(story.name, [{**move.before, "choices": []}])
        tale += [{key: part for key, part in step["patch"].items() if key != "choices"} for step in move.steps]
        if not story.last or story.last in said:
            self.ended.add(story.name)

    def missing(self) -> list[str]:
        return [each.name for each in self.wanted if each.name not in self.positions] + [
            each.name for each in self.stories if each.name not in self.ended
        ]


def begins(story: Story, move: Move, said: set[str]) -> bool:
    return story.first in said or move.before["prompt"]["frame"] == story.first


def fixtures(game: str) -> Json:
    wanted, stories = fixtures_of(game).WANTED, fixtures_of(game).STORIES
    each_table = [*(each.table for each in wanted), *(each.table for each in stories)]
    tables = {repr(table): table for table in each_table}
    recorders = [Recorder(game, table) for table in tables.values()]
    for recorder in recorders:
        recorder.record()
        if missing := recorder.missing():
            raise LookupError(f"{game} never comes to {', '.join(missing)}: take another seed.")
    return {
        "catalogue": get_game(game).catalogue(),
        "positions": in_order(wanted, (each.positions for each in recorders)),
        "looks": in_order([each for each in wanted if each.look], (each.looks for each in recorders)),
        "stories": in_order(stories, (each.tales for each in recorders)),
    }


def in_order(named: Iterable[Wanted | Story], found: Iterable[dict[str, Any]]) -> Json:
    every = {name: each for some in found for name, each in some.items()}
    return {each.name: every[each.name] for each in named}


def text(found: Json) -> str:
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def picture(game: str) -> Path:
    """The position that the picture of the board in the rules shows."""
    return FOLDER.parent / "src" / "games" / game / "pictures" / "position.json"


def path(game: str) -> Path:
    return FOLDER / game / "fixtures" / "positions.json"


def main() -> None:
    for game in drawn_games():
        found = fixtures(game)
        path(game).write_text(text(found), encoding="utf-8")
        picture(game).write_text(text(found["positions"][fixtures_of(game).PICTURED]), encoding="utf-8")


if __name__ == "__main__":
    main()
