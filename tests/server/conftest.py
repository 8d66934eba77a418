"""Both databases for every test that asks for one."""

import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from ludi.bots.levels import STAND_IN, Budget
from ludi.server import worker
from ludi.server.settings import Settings
from ludi.server.throw_away import find_programs, throw_away_postgres
from ludi.table import seating
from tests.server.serving import Address, serving


@pytest.fixture(scope="package", autouse=True)
def hasty() -> Iterator[None]:
    """Whoever leaves a game is replaced by a bot that does not think, and hints are thought about for a moment: games
    are left so that they end, and interpreted nobody thinks well anyway. `thoughtful` is for tests of who stands in."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seating, "STAND_IN", "greedy")
        patch.setattr(worker, "HINT", Budget(seconds=0.1))
        patch.setattr(worker, "AFTERWARDS", Budget(seconds=0.02))
        yield


@pytest.fixture
def thoughtful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "STAND_IN", STAND_IN)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """One PostgreSQL server for the whole run."""
    if find_programs() is None:
        pytest.skip("PostgreSQL's programs are not installed")
    with throw_away_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite3'}"
    return new_database(request.getfixturevalue("postgres"))


def new_database(server: str) -> str:
    """An empty database on the PostgreSQL server."""
    import asyncio

    import asyncpg

    name = f"test_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"create database {name}")
        await connection.close()

    asyncio.run(create())
    return server.replace("/postgres?", f"/{name}?")


@pytest.fixture
def server(database: str) -> Iterator[Address]:
    """A running server on an empty database; its bots think in a thread."""
    with serving(Settings(database=database, workers=0)) as address:
        yield address


@pytest.fixture
def within_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """For whoever counts; where one minute ends and another begins, the limits hold only roughly."""
    now = time.time() // 60 * 60 + 30
    monkeypatch.setattr("limits.storage.memory.time", SimpleNamespace(time=lambda: now))
