"""Arguments common to several commands, and how they are refused: one sentence that names the choices."""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from ludi.bots.roster import parse_bot
from ludi.bots.table import BOTS
from ludi.engine.content import use_content
from ludi.engine.contract import Game, Value
from ludi.engine.errors import LudiError, quoted
from ludi.engine.packages import installed
from ludi.engine.registry import get_game
from ludi.engine.texts import LANGUAGES

HUMAN = "human"


def game_options(game: Game, arguments: Sequence[str]) -> dict[str, Value]:
    """`--edition v3 --goal=4` as a dictionary; the game itself checks the values."""
    options: dict[str, Value] = {}
    rest = list(arguments)
    known = [spec.name for spec in game.option_specs]
    while rest:
        word = rest.pop(0)
        name, equals, value = word.removeprefix("--").partition("=")
        if not word.startswith("--") or name not in known:
            choices = ", ".join(f"--{each}" for each in known)
            raise LudiError(f"“{word}” means nothing here; {game.title}'s own options are {choices} (see --help).")
        if not equals:
            if not rest:
                raise LudiError(f"--{name} needs a value: {_values(game, name)}.")
            value = rest.pop(0)
        options[name] = value
    return options


def use_data(folder: Path | None, game: str | None) -> None:
    """Play with an owner's own data files; read at once, so that a wrong one is told before anything else."""
    if folder is None:
        return
    name = data_game(game)
    if not folder.is_dir():
        raise LudiError(f"There is no folder {quoted(folder, 200)}; “ludi data export DIR” makes one.")
    use_content(name, folder)
    get_game(name)


def data_game(game: str | None) -> str:
    """The game whose data files are meant: the one named, or the only one that has any."""
    having = [name for name, package in installed().items() if package.has_data]
    if game in having:
        return game
    if game is not None:
        raise LudiError(f"--data is for {' and '.join(having) or 'no game'}; {game} has no data files to replace.")
    if len(having) != 1:
        raise LudiError(f"Which game's data files? Choose with --game among {', '.join(having) or 'none'}.")
    return having[0]


def game_in(file: Path) -> str | None:
    """The game a replay names, if it can be made out; what is wrong with a file is told when it is loaded."""
    try:
        named = json.loads(file.read_bytes())["game"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return named if isinstance(named, str) else None


def _values(game: Game, name: str) -> str:
    return " or ".join(str(value) for spec in game.option_specs if spec.name == name for value in spec.values)


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise LudiError(f"There is no language “{language}”; choose one of {', '.join(LANGUAGES)}.")
    return language


def check_range(name: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise LudiError(f"{name} cannot be {value}; choose {least} to {most}.")
    return value


def check_threads(threads: int | None) -> int:
    """As many as asked for, or one per core."""
    return os.cpu_count() or 1 if threads is None else check_range("--threads", threads, 1, 256)


def seat_kinds(text: str) -> list[str]:
    """`human,level3` as a list, each bot by the name it goes by."""
    kinds = [word.strip() for word in text.split(",")]
    return [kind if kind == HUMAN else str(parse_bot(kind, [HUMAN])) for kind in kinds]


def bots_for(text: str, players: int) -> list[str]:
    """One bot for everybody, or one per seat, of those that play whole batches."""
    kinds = [word.strip() for word in text.split(",")]
    for kind in kinds:
        if kind not in BOTS:
            raise LudiError(f"There is no bot “{kind}” here; choose among {', '.join(BOTS)} (“ludi arena” has all).")
    return kinds * players if len(kinds) == 1 else kinds


def default_players(game: Game, options: Mapping[str, Value], wanted: int) -> int:
    """The wanted number of players, or the nearest the chosen options allow."""
    counts: list[int] = [wanted, *range(2, len(game.seat_names) + 1), 1]
    for players in counts:
        try:
            game.complete_options(players, options)
        except LudiError:
            continue
        return players
    return wanted
