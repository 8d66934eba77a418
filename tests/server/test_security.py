"""What protects players from others, and the server from everybody."""

import re
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludi.server.api import LARGEST_UPLOAD
from ludi.server.app import FILES, create_app
from ludi.server.messages import Refused
from ludi.server.settings import Settings
from tests.server.client import HASH, Person, asynchronous, begin, table_wish
from tests.server.duel import duel
from tests.server.serving import Address, serving

FOREIGN = "https://elsewhere.example"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of static files, beside a file that is nobody's business."""
    folder = tmp_path_factory.mktemp("site")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Ludi</title>")
    (static / "assets" / "app-0123abcd.js").write_text("let x = 1;")
    (static / "assets" / "house.worker-0123abcd.js").write_text("let x = 1;")
    for ending, text in {"": "let y = 2;", ".br": "by Brotli", ".gz": "by gzip"}.items():
        (static / "assets" / f"packed-4567cdef.js{ending}").write_text(text)
    (folder / "secret.txt").write_text("nobody's business")
    (static / "link.txt").symlink_to(folder / "secret.txt")
    return static


@pytest.fixture(scope="module")
def here(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server with those files; no database matters here."""
    database = f"sqlite:///{tmp_path_factory.mktemp('data') / 'test.sqlite3'}"
    with serving(Settings(database=database, workers=0, static=site)) as address:
        yield address


# ---- headers ----

PATHS = ["/", "/new", "/assets/app-0123abcd.js", "/api/me", "/api/lobby", "/api/tables/x", "/healthz", "/api/nonsense"]


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_the_security_headers(here: Address, path: str) -> None:
    headers = httpx.get(here.http + path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy


def test_workers_may_compile_webassembly_and_nothing_else(here: Address) -> None:
    policy = httpx.get(f"{here.http}/assets/house.worker-0123abcd.js").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert policy.count("unsafe") == 1


@pytest.mark.parametrize("path", ["/api/me", "/api/lobby", "/api/catalogue", "/api/tables/x", "/api/nonsense"])
def test_answers_of_the_api_are_not_kept(here: Address, path: str) -> None:
    assert httpx.get(here.http + path).headers["cache-control"] == "no-store"


def test_answers_of_the_api_say_which_version_of_the_page_there_is(here: Address) -> None:
    """Once somebody has wanted to keep the page."""
    assert "ludi-version" not in httpx.get(f"{here.http}/api/catalogue").headers
    version = httpx.get(f"{here.http}/offline.json").json()["version"]
    for path in ("/api/me", "/api/lobby", "/api/tables/x"):
        assert httpx.get(here.http + path).headers["ludi-version"] == version
    assert "ludi-version" not in httpx.get(f"{here.http}/").headers


def test_a_refusal_has_the_headers_too(here: Address) -> None:
    for answer in (
        httpx.post(f"{here.http}/api/tables", content=b"x" * 300_000),
        httpx.post(f"{here.http}/api/tables", headers={"origin": FOREIGN}),
        httpx.post(f"{here.http}/api/tables"),
    ):
        assert 400 <= answer.status_code < 500
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"


# ---- origins ----


@asynchronous
async def test_another_sites_requests_are_refused(here: Address) -> None:
    async with Person(here) as anna:
        made = await anna.make_table()
        anna.http.headers["origin"] = FOREIGN
        assert await anna.refusal("POST", "/api/tables", table_wish()) == (403, "foreign")
        assert await anna.refusal("PUT", "/api/me", {"name": "Eve"}) == (403, "foreign")
        assert await anna.refused(made, "sit", {"entropy_hash": HASH}) == (403, "foreign")
        assert await anna.refusal("POST", "/api/stories", {}) == (403, "foreign")


@pytest.mark.parametrize("origin", ["null", "http://127.0.0.1:1", "https://{host}.example", "http://x@{host}x"])
@asynchronous
async def test_what_only_looks_like_this_site_is_another(here: Address, origin: str) -> None:
    async with Person(here) as anna:
        anna.http.headers["origin"] = origin.format(host=here.host)
        assert await anna.refusal("POST", "/api/tables", table_wish()) == (403, "foreign")


@asynchronous
async def test_another_site_gets_no_permission_to_read(here: Address) -> None:
    async with Person(here) as anna:
        answer = await anna.http.get("/api/me", headers={"origin": FOREIGN})
        assert "access-control-allow-origin" not in answer.headers


@asynchronous
async def test_programs_without_an_origin_are_served(here: Address) -> None:
    async with Person(here) as anna:
        del anna.http.headers["origin"]
        await anna.make_table()


async def closing(person: Person, table: str, origin: str | None = None) -> int:
    """The code with which a connection that must not be is closed."""
    try:
        async with person.socket(table, origin=origin) as socket:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
    except InvalidStatus as refused:
        return refused.response.status_code
    raise AssertionError("the connection was opened")


@asynchronous
async def test_another_sites_connection_is_closed(here: Address) -> None:
    async with Person(here) as anna:
        table = await begin(anna, bots=["random"])
        assert await closing(anna, table, FOREIGN) == 4403


@asynchronous
async def test_a_connection_to_an_unknown_table_is_closed(here: Address) -> None:
    async with Person(here) as anna:
        assert await closing(anna, secrets.token_hex(16)) == 4404


@asynchronous
async def test_a_connection_to_no_table_at_all_is_closed(here: Address) -> None:
    async with Person(here) as anna:
        for wrong in ("xyz", "0" * 31, "%2e%2e"):
            assert await closing(anna, wrong) in (4404, 403, 404), wrong


# ---- sizes ----


@asynchronous
async def test_large_requests_are_refused(here: Address) -> None:
    async with Person(here) as anna:
        body = table_wish(options={"x": "y" * 300_000})
        assert (await anna.refusal("POST", "/api/tables", body))[0] == 413


@asynchronous
async def test_everything_that_is_read_is_limited(here: Address) -> None:
    """What a request says is read before anybody asks who sends it: a model's body whole, a file up to its size."""
    async with Person(here) as anna:
        for method, path, sends_model in sending():
            size = 300_000 if sends_model else LARGEST_UPLOAD + 1
            answer = await anna.http.request(method, path, content=b" " * size)
            assert answer.status_code == 413, path


def sending() -> Iterator[tuple[str, str, bool]]:
    """Every route to which something is sent, by method and an address; and whether that is a model."""
    files = set(FILES)
    for path, methods in create_app(Settings(database="sqlite://", workers=0)).openapi()["paths"].items():
        for method, route in methods.items():
            if "requestBody" in route:
                model = route["requestBody"]["content"]["application/json"]["schema"]
                yield method, re.sub(r"{\w+}", "0" * 32, path), bool(model)
                files.difference_update([] if model else [path])
    assert not files


@asynchronous
async def test_requests_that_do_not_tell_their_size_are_counted(here: Address) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(40):
            yield b" " * 10_000

    async with Person(here) as anna:
        answer = await anna.http.post("/api/tables", content=endless())
        assert answer.status_code == 413


@asynchronous
async def test_a_replay_may_be_larger(here: Address) -> None:
    async with Person(here) as anna:
        for size, status in ((300_000, 422), (4 * 2**20 - 1, 422), (4 * 2**20 + 1, 413)):
            answer = await anna.http.post("/api/stories", content=b" " * size)
            assert answer.status_code == status, size


@asynchronous
async def test_a_large_message_does_no_harm(here: Address) -> None:
    async with duel(here) as game:
        await game.other.send("x" * 2**20)
        with suppress(ConnectionClosed):
            assert (await game.other.receive(Refused)).reason == "malformed"
        await game.mover.play()


# ---- limits ----


@asynchronous
async def test_nobody_makes_more_than_twenty_tables_a_minute(here: Address, within_a_minute: None) -> None:
    async with Person(here) as anna, Person(here) as bruno:
        for _ in range(20):
            await anna.make_table()
        assert await anna.refusal("POST", "/api/tables", table_wish()) == (429, "too_fast")
        await bruno.make_table()  # others are not hindered


# ---- static files ----


def raw(address: Address, path: str) -> httpx.Response:
    """A request with the path as it is: httpx would tidy it up."""
    request = httpx.Request("GET", address.http)
    request.url = request.url.copy_with(raw_path=path.encode())
    with httpx.Client() as client:
        return client.send(request)


TRAVERSALS = [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/..%5csecret.txt",
    "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    "//secret.txt",
    "/....//secret.txt",
    "/link.txt",
    "/%00",
    "/assets/app-0123abcd.js%00.txt",
    "/~root",
    "/" + "a" * 5000,
    "/%ff%fe",
]


@pytest.mark.parametrize("path", TRAVERSALS)
def test_nothing_outside_the_static_folder_is_served(here: Address, site: Path, path: str) -> None:
    answer = raw(here, path)
    assert answer.status_code < 500
    assert "nobody's business" not in answer.text


def test_absolute_paths_are_not_served(here: Address, site: Path) -> None:
    for path in (f"/{site.parent}/secret.txt", f"/%2f{site.parent}/secret.txt", "//etc/passwd", "/%2fetc%2fpasswd"):
        answer = raw(here, path)
        assert "nobody's business" not in answer.text, path
        assert "root:" not in answer.text, path


def test_the_page_is_served_at_every_path_of_the_site(here: Address) -> None:
    for path in ("/", "/new", f"/t/{'0' * 32}", "/replay", "/rules/municipium"):
        answer = httpx.get(here.http + path)
        assert (answer.status_code, "<title>Ludi</title>" in answer.text) == (200, True), path


@pytest.mark.parametrize(
    ("accepted", "encoding", "text"),
    [
        ("gzip, deflate, br, zstd", "br", b"by Brotli"),
        ("gzip, br;q=0", "gzip", b"by gzip"),
        ("deflate, bridge", None, b"let y = 2;"),
        ("", None, b"let y = 2;"),
    ],
)
def test_a_file_is_sent_as_small_as_the_browser_takes_it(
    here: Address, accepted: str, encoding: str | None, text: bytes
) -> None:
    wish = {"accept-encoding": accepted}
    with httpx.stream("GET", f"{here.http}/assets/packed-4567cdef.js", headers=wish) as answer:
        assert b"".join(answer.iter_raw()) == text
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"


def test_an_asset_that_does_not_exist_is_not_found(here: Address) -> None:
    assert httpx.get(f"{here.http}/assets/gone.js").status_code == 404


def test_errors_do_not_tell_about_the_inside(here: Address) -> None:
    for path in ("/api/tables/%00", "/api/rules/%00/en", "/api/tables/" + "9" * 5000):
        answer = raw(here, path)
        assert 400 <= answer.status_code < 500, path
        assert "Traceback" not in answer.text
        assert "ludi/server" not in answer.text
