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
    game = get_game(name)
    screen: Screen = load_named(game.board) if game.board else plain_screen(game)
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


def plain_screen(game: Game) -> Screen:
    """What any game says of its position, and of each seat."""

    def seat_name(seat: str, texts: Texts) -> str:
        return name_of(texts, game.seat_title(game.seat_names.index(seat)).id)

    def panels(view: View, texts: Texts) -> Table:
        table = Table(show_header=False)
        for seat, facts in view["panels"].items():
            said = texts.tell(message_of(fact) for fact in facts)
            table.add_row(Text(seat_name(seat, texts), "bold"), Text(said))
        return table

    def board(view: View, look: LookView, texts: Texts, width: int) -> RenderableType:
        table = Table(show_header=False)
        for fact in view["facts"]:
            table.add_row(Text(texts.tell([message_of(fact)])))
        return Group(table, panels(view, texts))

    def standings(view: View, texts: Texts, seats: Sequence[Entry], ascii_only: bool) -> RenderableType:
        table = Table(texts(Message("cli-seat")), texts(Message("cli-player")), "")
        for seat, player in seats:
            said = texts.tell(message_of(fact) for fact in view["panels"][seat])
            table.add_row(seat_name(seat, texts), Text(player), Text(said))
        return table

    return Screen(
        board=board,
        seat=lambda name, texts, ascii_only: Text(seat_name(name, texts), "bold"),
        paint=lambda sentence, texts: Text(sentence),
        grid=lambda view, texts, ascii_only: None,
        standings=standings,
    )
