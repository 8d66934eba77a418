"""Processes, workers and the postmaster are killed: nothing is lost or doubled, and everything moves again in time."""

import asyncio
from collections.abc import Iterator

import pytest

from ludi.server.throw_away import Postgres, find_programs, mortal_postgres
from tests.server.cluster.storm import Size, run
from tests.server.conftest import new_database

PATIENCE = 150.0  # seconds: most of it goes into starting processes, and others use the machine too


@pytest.fixture
def mortal() -> Iterator[Postgres]:
    if find_programs() is None:
        pytest.skip("PostgreSQL's programs are not installed")
    with mortal_postgres() as server:
        yield server


def test_a_cluster_goes_on_whatever_is_killed(mortal: Postgres) -> None:
    storm = run(mortal, new_database(mortal.url), Size(processes=2, workers=1, tables=10, kills=3))
    report = asyncio.run(asyncio.wait_for(storm, PATIENCE))
    assert report.wrong == []
    assert (report.lost, report.doubled) == (0, 0)
    assert {kind for kind, _ in report.kills} == {"process", "worker", "postmaster"}
    assert report.accepted > 10
    assert report.connections > 10
