"""Two servers on one PostgreSQL behind each of the proxies that `deploy/` has a configuration for."""

import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.client import Person, asynchronous
from tests.server.conftest import new_database
from tests.server.duel import duel
from tests.server.proxies import Site, site
from tests.server.serving import Process

KINDS = ["nginx", "caddy"]
HASTY, OTHER = {"nginx": "127.0.0.2", "caddy": "127.0.0.4"}, "127.0.0.3"  # addresses of visitors
UPLOADS = 100  # more than two processes together take of one address in a minute


@pytest.fixture(scope="module")
def servers(postgres: str) -> Iterator[list[Process]]:
    database = new_database(postgres)
    both = [Process(database, arguments=["--proxies", "127.0.0.1"]) for _ in range(2)]
    yield both
    for each in both:
        each.stop()


@pytest.fixture(scope="module", params=KINDS)
def proxied(
    request: pytest.FixtureRequest, servers: list[Process], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    with site(request.param, servers, tmp_path_factory.mktemp(request.param)) as found:
        yield found


@pytest.fixture
def trusting(proxied: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every client of the test knows who signs the site's certificate."""
    monkeypatch.setenv("SSL_CERT_FILE", str(proxied.authority))


def visitor(proxied: Site, address: str) -> httpx.Client:
    context = ssl.create_default_context(cafile=str(proxied.authority))
    transport = httpx.HTTPTransport(local_address=address, verify=context)
    return httpx.Client(base_url=proxied.address.http, transport=transport, timeout=30.0)


def test_who_comes_without_tls_is_sent_to_it(proxied: Site) -> None:
    answer = httpx.get(f"http://localhost:{proxied.plain}/new")
    assert answer.status_code in (301, 308)
    assert answer.headers["location"].startswith("https://localhost")


def test_cookies_are_sent_over_tls_only(proxied: Site) -> None:
    with visitor(proxied, OTHER) as browser:
        assert "Secure" in browser.get("/api/me").headers["set-cookie"]


@asynchronous
async def test_a_game_is_played_through_it_whichever_server_one_meets(proxied: Site, trusting: None) -> None:
    async with duel(proxied.address) as game:
        for live in game.lives:
            await live.until(lambda live: live.table.status == "playing")  # one server hears it from the other
        for _ in range(12):
            await game.play()
        assert game.lives[0].view == game.lives[1].view


@asynchronous
async def test_other_sites_pages_are_refused(proxied: Site, trusting: None) -> None:
    async with Person(proxied.address) as anna:
        anna.http.headers["origin"] = "https://elsewhere.example"
        assert await anna.refusal("POST", "/api/tables", {}) == (403, "foreign")


def test_limits_hold_for_the_address_one_comes_from_whatever_one_claims(proxied: Site) -> None:
    address = HASTY[proxied.kind]
    with visitor(proxied, address) as hasty, visitor(proxied, OTHER) as other:
        said = {
            hasty.post("/api/stories", content=b"{}", headers={"x-forwarded-for": f"10.0.0.{number}"}).status_code
            for number in range(UPLOADS)
        }
        assert said == {422, 429}
        claimed = {"x-forwarded-for": address}
        assert {other.post("/api/stories", content=b"{}", headers=claimed).status_code for _ in range(4)} == {422}


def test_long_headers_and_large_bodies_do_not_pass(proxied: Site) -> None:
    with visitor(proxied, OTHER) as browser:
        assert browser.get("/api/me", headers={"x": "x" * 40_000}).status_code in (400, 431)
    with visitor(proxied, OTHER) as browser:
        assert browser.post("/api/stories", content=b"x" * 6_000_000).status_code == 413
    with visitor(proxied, OTHER) as browser:
        # Caddy 2.6 says 502 where the size was not told beforehand.
        assert browser.post("/api/stories", content=(b"x" * 10_000 for _ in range(600))).status_code in (413, 502)
        assert browser.get("/api/me").status_code == 200


def test_who_does_not_finish_his_request_is_dropped(proxied: Site) -> None:
    host, port = proxied.address.host.split(":")
    context = ssl.create_default_context(cafile=str(proxied.authority))
    with context.wrap_socket(socket.create_connection((host, int(port))), server_hostname=host) as slow:
        slow.send(b"GET / HTTP/1.1\r\nhost: localhost\r\nx: ")
        slow.settimeout(20)  # seconds; the proxies wait for ten
        while slow.recv(1000):
            pass


@pytest.mark.parametrize("kind", KINDS)
def test_the_site_goes_on_when_a_server_is_killed(kind: str, servers: list[Process], tmp_path: Path) -> None:
    victim = Process(servers[0].database, arguments=["--proxies", "127.0.0.1"])
    with ExitStack() as until:
        until.callback(victim.kill)
        browser = until.enter_context(visitor(until.enter_context(site(kind, [victim, servers[0]], tmp_path)), OTHER))
        assert {browser.get("/api/lobby").status_code for _ in range(4)} == {200}
        victim.kill()
        assert {browser.get("/api/lobby").status_code for _ in range(12)} == {200}
