"""`ludi bench cluster` measures what it says."""

import pytest

from ludi.server import bench_cluster
from ludi.server.throw_away import find_programs


def test_two_processes_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    if find_programs() is None:
        pytest.skip("PostgreSQL's programs are not installed")
    monkeypatch.setattr(bench_cluster, "TABLES", 4)
    speed, latency = bench_cluster.measure("municipium", 2, 2.0)
    assert (speed["unit"], latency["unit"]) == ("moves/s", "ms")
    assert speed["value"] > 0
    assert latency["value"] >= latency["median_ms"] > 0
    assert speed["refused"] == 0
    assert 0 < speed["database_ms_per_stored_move"] < speed["server_ms_per_stored_move"]
