"""Real servers to be attacked."""

import gc
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Impatient, Process


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker(pytest.mark.filterwarnings("ignore::ResourceWarning"))


@pytest.fixture(autouse=True)
def what_attackers_leave_open() -> Iterator[None]:
    """Is theirs, and not that of the test which comes next."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


@pytest.fixture(scope="session")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One for all attacks on SQLite: none of them may harm what comes after it."""
    process = Process(f"sqlite:///{tmp_path_factory.mktemp('data') / 'x.sqlite3'}")
    yield process
    process.stop()


@pytest.fixture
def each(database: str) -> Iterator[Process]:
    """One on either database."""
    process = Process(database)
    yield process
    process.stop()


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Process]:
    process = Impatient(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    yield process
    process.stop()
