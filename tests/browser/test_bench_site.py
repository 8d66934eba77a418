"""`ludi bench page`, its second part: a site of files in Chromium, with less to measure."""

import shutil
from concurrent.futures import ThreadPoolExecutor

import pytest

from ludi.server import bench_site as bench

ROWS = (
    "table of tali usable, first visit",
    "table of tali usable, kept and without a network",
    "preview of a click in tali shown, median",
    "preview of a click in tali shown, 95 of 100",
    "all files that are kept, compressed",
)


@pytest.mark.skipif(not any(map(shutil.which, bench.PROGRAMS)), reason="no Chromium is installed")
def test_a_table_without_a_server_is_measured(built: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "PREVIEWS", 2)
    with ThreadPoolExecutor(1) as apart:  # here the browser of other journeys is at work
        rows = apart.submit(bench.bench_site, lambda _: None, "tali", "Tali").result()
    assert tuple(row["name"] for row in rows) == ROWS
    assert all(row["value"] > 0 for row in rows)
    assert rows[2]["count"] >= 1  # a game of so few throws may be over before the second
