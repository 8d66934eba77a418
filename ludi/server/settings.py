"""How a server is set up."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from ludi.engine.errors import LudiError

STATIC = Path(__file__).with_name("static")
MOST_MOVES = 20_000  # of a game that is sent to us; the tests of the laws hold every game of ours to fewer frames
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def default_database() -> str:
    """What `LUDI_DATABASE` says (a password there is in nobody's list of processes), else SQLite in `LUDI_DATA` or in
    the user's data folder."""
    if given := os.environ.get("LUDI_DATABASE"):
        return given
    named = os.environ.get("LUDI_DATA")
    folder = Path(named) if named else platformdirs.user_data_path("ludi-romani")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LudiError(f"The folder {folder} cannot be made: {error.strerror}.") from None
    return f"sqlite:///{folder / 'ludi.sqlite3'}"


def database_url(given: str) -> str:
    """With the asynchronous driver for it."""
    scheme, found, rest = given.partition("://")
    if not found or scheme.partition("+")[0] not in DRIVERS:
        raise LudiError(f"“{given}” is no database; give sqlite:///FILE or postgresql://USER@HOST/NAME.")
    return f"{DRIVERS[scheme.partition('+')[0]]}://{rest}"


@dataclass(frozen=True)
class Settings:
    """Everything a server needs to know. `workers` = 0 lets bots think in a thread (for tests)."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8765
    public_url: str | None = None  # what links begin with, where the server cannot know it
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    remote_bots: bool = False  # bots think where `ludi worker` runs
    static: Path = STATIC
    absence: float = 20.0  # seconds without a connection after which a bot may stand in
    presence_margin: float = 15.0  # seconds that a process may be late in saying again who is connected to it
    rooms: int = 500  # tables kept in memory
    idle: float = 600.0  # seconds after which a table at which nothing happens leaves memory
    keep_days: float | None = None  # how long finished tables are kept; for ever if not given
    reveal: float = 60.0  # seconds in which everybody has to reveal the entropy he has committed to
