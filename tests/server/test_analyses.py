"""Analyses over HTTP: for pages that judge by themselves, and for those that cannot."""

import json
from base64 import b64decode
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ludi.analysis.walk import walk
from ludi.engine.replay import loads
from ludi.server import analyses
from ludi.server.models import Problem, Story
from ludi.server.models_analysis import Judgements, Questions
from tests.server.reading import exactly
from tests.server.serving import Address
from tests.server.shared import KINDS, shared
from tests.table.games import file_of, running


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


@pytest.fixture
def guest(server: Address) -> Iterator[httpx.Client]:
    with httpx.Client(
        base_url=server.http, headers={"origin": server.http, "content-type": "application/json"}, timeout=60
    ) as client:
        client.get("/api/me")
        yield client


def ask(guest: httpx.Client, path: str, body: Any) -> httpx.Response:
    return guest.post(f"/api/analyses/{path}", content=body if isinstance(body, bytes) else json.dumps(body))


def test_a_game_is_judged_a_few_positions_at_a_time_and_told(
    guest: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a page does it that cannot judge."""
    monkeypatch.setattr(analyses, "ITERATIONS", 5)  # interpreted
    file = file_of("tali")
    asked = exactly(Questions, ask(guest, "questions", {"file": file}).json())
    positions = list(walk(loads(file).match).asked())
    assert [b64decode(each.state) for each in asked.positions] == positions
    looks: list[Any] = []
    while len(looks) < len(positions):
        some = ask(guest, f"judgements?begin={len(looks)}", {"file": file}).json()
        judge = exactly(Judgements, some).judge
        assert 0 < len(some["looks"]) <= 16
        looks += some["looks"]
    assert judge == "search@5"
    found = ask(guest, "findings", {"file": file, "judge": judge, "looks": looks}).json()
    for seat in found["seats"]:
        parts = seat["start"] + seat["luck"] + seat["own"] + seat["others"] + seat["drift"]
        assert parts == pytest.approx(seat["end"], abs=1e-9)


def test_a_line_is_told_as_a_story(guest: httpx.Client) -> None:
    wish = {"game": "tali", "options": {}, "players": 2, "codes": [4], "line": ["throw"]}
    story = exactly(Story, ask(guest, "line", wish).json())
    assert [step.text for step in story.steps] == ["throw"]


def test_a_running_game_is_refused(guest: httpx.Client) -> None:
    for path in ("questions", "judgements"):
        answer = ask(guest, path, {"file": running("tali")})
        assert (answer.status_code, exactly(Problem, answer.json()).reason) == (409, "still_played")


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"{", b'{"file": 3}', b'{"file": "no replay"}', b'{"file": "{}"}', b"\xff", b"[" * 10_000]
)
@pytest.mark.parametrize("path", ["questions", "findings", "judgements"])
def test_what_is_no_game_gets_a_sentence(guest: httpx.Client, path: str, body: bytes) -> None:
    answer = ask(guest, path, body)
    problem = exactly(Problem, answer.json())
    assert answer.status_code in (409, 422)
    assert problem.sentence.endswith((".", "”."))


@pytest.mark.parametrize("line", [["dance"], ["throw"] * 50])
def test_a_line_that_cannot_be_played_gets_a_sentence(guest: httpx.Client, line: list[str]) -> None:
    wish = {"game": "tali", "options": {}, "players": 2, "codes": [4], "line": line}
    answer = ask(guest, "line", wish)
    assert answer.status_code == 422
    assert exactly(Problem, answer.json()).sentence


def test_nobody_without_a_name_is_judged_for(server: Address) -> None:
    answer = httpx.post(f"{server.http}/api/analyses/judgements", content=b"{}", headers={"origin": server.http})
    assert answer.status_code == 401
