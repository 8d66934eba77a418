"""Tables of Ave Roma, made by the server's own API: how one gets there is not what these journeys are about."""

from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import wait_for_bots
from tests.browser.games import BOT, Hall, played_by_bots
from tests.browser.pages import TablePage
from tests.browser.visitor import Visit, Visitor


class Sit(Protocol):
    """Somebody sits down with bots, in the first seat."""

    def __call__(self, players: int = 4, options: dict[str, Any] | None = None, **kind: Any) -> TablePage: ...


@pytest.fixture(scope="package")
def bots(server: str) -> None:
    wait_for_bots(server, "ave_roma")


@pytest.fixture
def sit(visit: Visit, bots: None) -> Sit:
    def sit(players: int = 4, options: dict[str, Any] | None = None, **kind: Any) -> TablePage:
        return at_table(visit(**kind), players, options)

    return sit


def at_table(visitor: Visitor, players: int = 4, options: dict[str, Any] | None = None) -> TablePage:
    hall = Hall(visitor.context.request, visitor.address)
    table = hall.table([{"kind": "me"}, *[BOT] * (players - 1)], "ave_roma", options=options or {})
    visitor.open(f"/t/{table}")
    return TablePage(visitor).laid()


def later(visitor: Visitor, moves: int, players: int = 4, options: dict[str, Any] | None = None) -> TablePage:
    """A table in the middle of its game: a bot has played in the own seat until now."""
    hall = Hall(visitor.context.request, visitor.address)
    table = hall.table([{"kind": "me"}, *[BOT] * (players - 1)], "ave_roma", options=options or {})
    hall.post(f"/api/tables/{table}/leave")
    while hall.get(f"/api/tables/{table}")["table"]["number"] < moves:
        visitor.page.wait_for_timeout(20)
    hall.post(f"/api/tables/{table}/return")
    visitor.open(f"/t/{table}")
    return TablePage(visitor).laid()


@pytest.fixture(scope="package")
def ended(browser: Browser, server: str, bots: None) -> str:
    """A table of four whose game is over."""
    return played_by_bots(browser, server, "ave_roma", players=4)
