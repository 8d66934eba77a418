"""Links that others can open, whoever asks from wherever; the QR code of one."""

from xml.etree import ElementTree

import pytest
from starlette.requests import Request

from ludi.engine.errors import LudiError
from ludi.server import inviting
from ludi.server.inviting import checked_url, own_address, qr_code, reach_of, within
from ludi.server.models import Reach
from ludi.server.settings import Settings
from tests.server.client import Person, asynchronous
from tests.server.serving import Address

LAN = "192.168.7.20"


def asked_at(host: str, client: str = "127.0.0.1", scheme: str = "http") -> Request:
    scope = {
        "type": "http",
        "scheme": scheme,
        "path": "/api/reach",
        "query_string": b"",
        "headers": [(b"host", host.encode())],
        "client": (client, 50_000),
        "server": ("127.0.0.1", 8765),
    }
    return Request(scope)


def reach(host: str, settings: Settings, client: str = "127.0.0.1", scheme: str = "http") -> tuple[str, ...]:
    found = reach_of(asked_at(host, client, scheme), settings)
    return (found.base, found.within, *([found.command] if found.command else []))


HOME = Settings(database="sqlite://")
OPEN = Settings(database="sqlite://", host="0.0.0.0")
SITE = Settings(database="sqlite://", host="0.0.0.0", public_url="https://games.example")


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inviting, "own_address", lambda: LAN)


def test_served_to_this_machine_alone_the_link_says_so_and_what_would_help() -> None:
    for host in ("localhost:8765", "127.0.0.1:8765", "[::1]:8765", "ludi.localhost:8765"):
        assert reach(host, HOME) == (f"http://{host}", "machine", "ludi serve --host 0.0.0.0")
    assert reach("localhost:9000", HOME)[2] == "ludi serve --host 0.0.0.0 --port 9000"


def test_served_to_the_network_the_link_has_the_machines_address_there() -> None:
    assert reach("localhost:8765", OPEN) == (f"http://{LAN}:8765", "network")
    assert reach("localhost:9000", OPEN) == (f"http://{LAN}:9000", "network")


def test_whoever_came_by_an_address_hands_that_one_on() -> None:
    assert reach(f"{LAN}:8765", OPEN, client="192.168.7.31") == (f"http://{LAN}:8765", "network")
    assert reach("attic:8765", OPEN, client="192.168.7.31") == ("http://attic:8765", "network")
    assert reach("attic.local", OPEN, client="192.168.7.31") == ("http://attic.local", "network")
    behind_proxy = ("https://games.example", "everywhere")
    assert reach("games.example", HOME, client="203.0.113.9", scheme="https") == behind_proxy


def test_what_the_operator_has_set_wins() -> None:
    for host in ("localhost:8765", f"{LAN}:8765", "other.example"):
        assert reach(host, SITE) == ("https://games.example", "everywhere")


def test_through_a_containers_port_the_machine_cannot_know_its_address() -> None:
    assert reach("localhost:8765", OPEN, client="172.17.0.1") == (
        "http://localhost:8765",
        "machine",
        "ludi serve --public-url http://…",
    )


def test_without_a_network_the_link_stays_on_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inviting, "own_address", lambda: None)
    assert reach("localhost:8765", OPEN)[1] == "machine"


def test_the_own_address_is_one_that_others_could_use() -> None:
    found = own_address()
    assert found is None or within(f"http://{found}") != "machine"


@pytest.mark.parametrize(
    "given", ["games.example", "ftp://games.example", "https://", "https://a.example/x", "http://a?b"]
)
def test_a_public_address_that_is_none_is_refused(given: str) -> None:
    with pytest.raises(LudiError, match="--public-url"):
        checked_url(given)


def test_a_public_address_loses_its_last_slash() -> None:
    assert checked_url("https://games.example/") == "https://games.example"


def test_a_qr_code_is_black_on_white_with_a_quiet_rim_whatever_the_theme() -> None:
    drawing = ElementTree.fromstring(qr_code("http://192.168.7.20:8765/t/" + "0123456789abcdef" * 2))
    paths = list(drawing)
    assert paths[0].get("fill") == "#fff"
    assert paths[1].get("stroke") == "#000"
    assert str(paths[1].get("d")).startswith("M4 4.5")


@asynchronous
async def test_the_server_says_it_and_draws_the_link(server: Address) -> None:
    async with Person(server) as anna, Person(server, cookie=False) as nobody:
        table = (await anna.make_table()).table.id
        found = await nobody.get("/api/reach", Reach)
        assert (found.base, found.within) == (server.http, "machine")
        answer = await nobody.http.get(f"/api/tables/{table}/qr")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.content == qr_code(f"{server.http}/t/{table}")
        assert await anna.refusal("GET", f"/api/tables/{'0' * 32}/qr") == (404, "not_found")
