"""The server keeps to its OpenAPI document, whatever is asked."""

import json
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode

from ludi.server.app import create_app
from ludi.server.settings import Settings
from tests.server.conftest import new_database
from tests.server.serving import Address, serving

COMMITTED = Path(__file__).parents[2] / "docs" / "openapi.json"
DOCUMENT = create_app(Settings(database="sqlite:///unused.sqlite3", workers=0, quiet=True)).openapi()

schema = schemathesis.openapi.from_dict(DOCUMENT)


def test_the_committed_document_is_what_the_server_gives() -> None:
    assert json.loads(COMMITTED.read_text("utf-8")) == DOCUMENT


def test_the_running_server_gives_the_same_document(server: Address) -> None:
    assert httpx.get(f"{server.http}/api/openapi.json").json() == DOCUMENT


@schema.parametrize()
@settings(max_examples=10)
def test_x(case, server):
    case.call_and_validate(base_url=server.http)
