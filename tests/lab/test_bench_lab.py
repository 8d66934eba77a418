"""`ludi bench lab`: rows for our environments and the peers, measured on one core."""

import os
from collections.abc import Sequence
from typing import Any

import pytest

from ludi.engine.errors import LudiError
from ludi.lab import peers_lab
from ludi.lab.bench_lab import Sizes, bench_lab, one_core
from ludi.lab.peers_lab import Measure, Peer, load_lab_peers, pgx_backgammon

TINY = Sizes(games=8, mixing=3, rounds=1, seconds=0.01, batches=(2, 4), device_games=(8,))


def slow_peers(batches: Sequence[int]) -> list[Peer]:
    """One that makes half as many decisions a second as its batch is large."""

    def way(batch: int) -> Measure:
        return lambda _: batch / 2

    return [Peer("slow", {f"batch {batch}": way(batch) for batch in batches})]


def test_our_rows_are_compared_with_the_best_way_of_each_peer() -> None:
    said: list[str] = []
    data = bench_lab("tali", "cpu", said.append, TINY, slow_peers)
    ours, theirs = data["rows"][:3], data["rows"][3:]
    assert [row["name"].split("players, ")[1] for row in ours] == [
        "legal codes only",
        "with action masks",
        "with action masks and observations",
    ]
    for row in ours:
        assert row["value"] > 100
        assert row["ratio"]["slow"] == pytest.approx(row["value"] / 2, rel=0.01)
    assert [(row["name"], row["value"]) for row in theirs] == [("slow, batch 2", 1), ("slow, batch 4", 2)]
    assert "slow, batch 4, round 1 of 1" in said


def test_one_core_is_kept_to_and_given_up_again() -> None:
    before = os.sched_getaffinity(0)
    with one_core() as pinned:
        assert pinned
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_pgx_is_measured() -> None:
    pytest.importorskip("pgx")
    assert pgx_backgammon(2)(0.01) > 10


def test_gin_rummy_is_measured() -> None:
    pytest.importorskip("pettingzoo.classic.rlcard_envs.gin_rummy", exc_type=ImportError)
    assert peers_lab.gin_rummy()(0.01) > 10


def test_missing_peers_get_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: Any) -> Any:
        raise ImportError("No module named 'pgx'")

    monkeypatch.setattr(peers_lab, "gin_rummy", missing)
    with pytest.raises(
        LudiError, match=r"^Pgx and PettingZoo 1.26 are needed \(No module named 'pgx'\); install .*\.$"
    ):
        load_lab_peers((1,))


@pytest.mark.parametrize("device", ["tpu", "CPU"])
def test_other_devices_are_refused(device: str) -> None:
    with pytest.raises(LudiError, match="There is no device"):
        bench_lab("tali", device, print, TINY, slow_peers)
