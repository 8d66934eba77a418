"""Starting, and what a server says of itself."""

import httpx

from tests.server.serving import Address


def test_the_server_is_healthy(server: Address) -> None:
    answer = httpx.get(f"{server.http}/healthz")
    assert answer.status_code == 200
    assert answer.json()["ok"] is True


def test_metrics_are_for_prometheus(server: Address) -> None:
    answer = httpx.get(f"{server.http}/metrics")
    assert answer.status_code == 200
    assert "# TYPE ludi_moves_total counter" in answer.text
