"""How games look in the terminal: the screen a game declares, or a plain one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludi.engine.contract import Game, State
from ludi.engine.packages import load_named
from ludi.engine.registry import get_game
from ludi.engine.texts import Message, Name, Texts, message_of
from ludi.engine.views import LookView

View = Any  # what `Game.view` gives, in the shape of its own game
Entry = tuple[str, str]  # seat name, player
Grid = tuple[RenderableType, set[int]]  # a table of options, and their numbers (from 1)


@dataclass(frozen=True)
class Screen:
    """The parts of a game's look that the play loop needs; everything is made from views and what is told of things."""

    board: Callable[[View, LookView, Texts, int], RenderableType]  # view, what is told of it, language, width
    seat: Callable[[str, Texts, bool], Text]  # a seat's name as shown; ASCII only?
    paint: Callable[[str, Texts], Text]  # a sentence with the seats' names coloured
    grid: Callable[[View, Texts, bool], Grid | None]  # a long offer as a table, where it suits one
    standings: Callable[[View, Texts, Sequence[Entry], bool], RenderableType]


def screen_of(name: str) -> Screen:
    named = get_game(name).board
    screen: Screen = load_named(named) if named else PLAIN
    return screen


def name_of(texts: Texts, name: str) -> str:
    """What the catalogue calls a place, a family, a card."""
    return texts(Message("cli-name", {"name": Name(name)}))


def fit(line: Text, width: int) -> Text:
    """A line cut or filled up to a width."""
    line = line.copy()
    line.truncate(width, overflow="crop", pad=True)
    return line


def ends(left: Text, right: Text, width: int) -> Text:
    """Two texts at the two ends of a line."""
    return Text.assemble(fit(left, width - right.cell_len), right)


def board(game: Game, s: State, texts: Texts, width: int) -> RenderableType:
    """The position of any game, as the seat sees it that decides."""
    return screen_of(game.name).board(game.view(s), game.guide.look(s, None), texts, width)


def plain_board(view: View, look: LookView, texts: Texts, width: int) -> RenderableType:
    """What any game says of its position, and of each seat."""
    table = Table(show_header=False)
    for fact in view["facts"]:
        table.add_row(Text(texts.tell([message_of(fact)])))
    return Group(table, plain_panels(view, texts))


def plain_panels(view: View, texts: Texts) -> Table:
    table = Table(show_header=False)
    for seat, facts in view["panels"].items():
        table.add_row(Text(seat.capitalize(), "bold"), Text(texts.tell(message_of(fact) for fact in facts)))
    return table


def plain_standings(view: View, texts: Texts, seats: Sequence[Entry], ascii_only: bool) -> RenderableType:
    table = Table(texts(Message("cli-seat")), texts(Message("cli-player")), "")
    for seat, player in seats:
        told = texts.tell(message_of(fact) for fact in view["panels"][seat])
        table.add_row(seat.capitalize(), Text(player), told)
    return table


PLAIN = Screen(
    board=plain_board,
    seat=lambda name, texts, ascii_only: Text(name.capitalize(), "bold"),
    paint=lambda sentence, texts: Text(sentence),
    grid=lambda view, texts, ascii_only: None,
    standings=plain_standings,
)
