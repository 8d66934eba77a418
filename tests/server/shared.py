"""A server for all tests of a file: each of them has guests and tables of its own, so they do not meet."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from ludi.server.settings import Settings
from tests.server.conftest import new_database
from tests.server.serving import Address, serving

KINDS = ("sqlite", "postgresql")


@contextmanager
def shared(request: pytest.FixtureRequest, folders: pytest.TempPathFactory, **settings: Any) -> Iterator[Address]:
    """On the kind of database that is the fixture's parameter."""
    with serving(Settings(database=shared_database(request, folders), workers=0, **settings)) as address:
        yield address


def shared_database(request: pytest.FixtureRequest, folders: pytest.TempPathFactory) -> str:
    """The URL of an empty one."""
    if request.param == "sqlite":
        return f"sqlite:///{folders.mktemp('shared') / 'test.sqlite3'}"
    return new_database(request.getfixturevalue("postgres"))
