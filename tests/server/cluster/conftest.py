"""A database for a cluster."""

import pytest

from tests.server.conftest import new_database


@pytest.fixture
def empty(postgres: str) -> str:
    """The URL of an empty PostgreSQL database."""
    return new_database(postgres)
