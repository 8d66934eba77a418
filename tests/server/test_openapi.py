"""The server keeps to its OpenAPI document, whatever it is asked."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import positive_data_acceptance

from ludi.server.app import create_app
from ludi.server.settings import Settings
from tests.server.client import Person, begin
from tests.server.conftest import new_database
from tests.server.serving import Address, serving

COMMITTED = Path(__file__).parents[2] / "docs" / "openapi.json"
DOCUMENT = create_app(Settings(database="sqlite:///unused.sqlite3", workers=0)).openapi()
EXAMPLES = 12  # requests of each kind

# What is wrong may also be too large (413), which is noticed first.
REJECTED = {"negative_data_rejection": {"expected-statuses": [400, 401, 403, 404, 405, 409, 413, 415, 422, 429]}}
schema = schemathesis.openapi.from_dict(DOCUMENT, config=SchemathesisConfig.from_dict({"checks": REJECTED}))


@dataclass(frozen=True)
class Town:
    """A server with something to ask about: the tables of one guest, one waiting for another and one playing."""

    server: Address
    cookie: str
    tables: dict[str, str]


async def settled(server: Address) -> Town:
    async with Person(server) as anna, Person(server) as bruno:
        waiting = await anna.make_table("me", "open", listed=True)
        await anna.sit(waiting)
        tables = {"waiting": waiting.table.id, "playing": await begin(anna, bruno), "unknown": "0" * 32}
        return Town(server, anna.http.cookies["ludi_guest"], tables)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def town(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('town') / 'test.sqlite3'}"
    else:
        database = new_database(request.getfixturevalue("postgres"))
    with serving(Settings(database=database, workers=0)) as server:
        yield asyncio.run(settled(server))


def test_the_committed_document_is_what_the_server_gives() -> None:
    assert json.loads(COMMITTED.read_text("utf-8")) == DOCUMENT


def test_a_running_server_gives_the_same_document(town: Town) -> None:
    assert httpx.get(f"{town.server.http}/api/openapi.json").json() == DOCUMENT


@schema.given(place=st.sampled_from(["waiting", "playing", "unknown", "any"]), guest=st.booleans())
@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, database=None)
def test_every_answer_is_as_documented(case: Case[Any], place: str, guest: bool, town: Town) -> None:
    if place != "any" and "table_id" in (case.path_parameters or {}):
        case.path_parameters["table_id"] = town.tables[place]
    cookies = {"ludi_guest": town.cookie} if guest else {}
    # a schema cannot say which options a game has, nor what makes a replay file true: that is refused all the same
    case.call_and_validate(base_url=town.server.http, cookies=cookies, excluded_checks=[positive_data_acceptance])


@pytest.mark.parametrize("body", [b"\xff\xfe", b'{"name": "\xe4"}', b'"\xf0\x28\x8c\x28"'])
def test_a_body_that_is_no_text_is_malformed(town: Town, body: bytes) -> None:

    headers = {"content-type": "application/json", "cookie": f"ludi_guest={town.cookie}"}
    answer = httpx.put(f"{town.server.http}/api/me", content=body, headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (422, "malformed")
