"""All that decides how a network is trained, in one file: `settings.toml` in the folder of a run."""

import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from ludi.engine.contract import Game, Options
from ludi.engine.errors import LudiError, quoted


@dataclass(frozen=True)
class Table:
    """A kind of game that is trained on, and its part of all games."""

    players: int
    options: Mapping[str, Any]
    part: int = 1


@dataclass(frozen=True)
class Settings:
    """How to train. Everything but the time it takes is here."""

    game: str
    seed: int = 1
    width: int = 256
    layers: int = 3
    environments: int = 16_384  # games played side by side
    chunk: int = 512  # of them stepped at a time, on a thread of its own
    steps: int = 32  # decisions in each between two lessons
    batch: int = 32_768  # decisions looked at together
    epochs: int = 2  # how often each decision is learnt from
    rate: float = 3e-4  # at first
    change: float = 0.08  # of how likely decisions are, by a lesson, on average: the rate follows from it
    half_life: int = 400  # lessons after which entropy counts half as much
    clip: float = 0.2
    entropy: float = 0.01
    last_entropy: float = 0.002
    value_weight: float = 1.0
    reach: float = 0.95  # how much later values count towards the advantage of a decision
    teacher: str = ""  # whose choices are imitated at first: greedy, or search@ITERATIONS (0: first sight)
    taught: int = 0  # so many lessons
    led: float = 0.5  # how often the teacher's choice is played in them, so that its own positions are met, too
    taught_rate: float = 1e-3
    start: str = ""  # a network to begin with instead of nothing, of the same width and layers
    against: str = ""  # a network that never changes and has all seats but one: the other learns to beat it
    average: float = 0.999  # of the weights over time: what is judged and shipped
    limit: int = 3_000  # decisions of a game, which is stopped then
    judged_games: int = 400  # against each fixed opponent and number of players
    tables: tuple[Table, ...] = ()  # none: every number of players with every option at its default

    def check(self, game: Game) -> "Settings":
        """The settings with their tables, or LudiError with a sentence."""
        if self.width % 8 or self.width < 8:
            raise LudiError(f"The width cannot be {self.width}; choose a multiple of 8.")
        tables = self.tables or _all_tables(game)
        for table in tables:
            game.complete_options(table.players, dict(table.options))
        return Settings(**{**_values(self), "tables": tables})

    def text(self) -> str:
        """The file that `read_settings` reads."""
        lines = [f"{name} = {_written(value)}" for name, value in _values(self).items() if name != "tables"]
        for table in self.tables:
            lines += ["", "[[tables]]", f"players = {table.players}", f"part = {table.part}"]
            lines += [f"options = {{ {', '.join(f'{k} = {_written(v)}' for k, v in table.options.items())} }}"]
        return "\n".join(lines) + "\n"


def _values(settings: Settings) -> dict[str, Any]:
    return {field.name: getattr(settings, field.name) for field in fields(settings)}


def _written(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)


def _all_tables(game: Game) -> tuple[Table, ...]:
    return tuple(Table(players, {}) for players in game.player_counts(_defaults(game)))


def _defaults(game: Game) -> Options:
    options: Options = {}
    for spec in game.option_specs:
        options[spec.name] = spec.default(options)
    return options


def read_settings(path: Path, game: Game) -> Settings:
    """Settings from a file, or LudiError with a sentence."""
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise LudiError(f"{quoted(path, 200)} cannot be read as settings: {quoted(error, 200)}.") from None
    defaults = asdict(Settings(game.name))
    for name, value in given.items():
        if name not in defaults:
            raise LudiError(f"Training has no setting {quoted(name)}; there are {', '.join(defaults)}.")
        wanted = (
            list if name == "tables" else (int, float) if isinstance(defaults[name], float) else type(defaults[name])
        )
        if not isinstance(value, wanted) or isinstance(value, bool):
            raise LudiError(f"The setting {name} cannot be {quoted(value)}.")
    try:
        tables = tuple(Table(**table) for table in given.pop("tables", []))
    except TypeError:
        raise LudiError("A table of the settings has players, options and part, and nothing else.") from None
    settings = Settings(**{"game": game.name, **given}, tables=tables)
    if settings.game != game.name:
        raise LudiError(f"These settings are for {quoted(settings.game)}, not for {game.name}.")
    return settings.check(game)
