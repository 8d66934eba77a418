"""Starting, and what a server says of itself."""

import asyncio
import os
import resource
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from ludi.engine.errors import LudiError
from ludi.server.admin import Admin
from ludi.server.app import create_app, running
from ludi.server.database import open_database, revisions
from ludi.server.serving import check_database, free_port, serve_metrics, trusted
from ludi.server.settings import Settings
from ludi.server.watching import WATCH
from tests.server.client import Person, asynchronous, begin
from tests.server.serving import Address, Impatient, Process, serving
from tests.server.truth import rows


def refused(database: str) -> str:
    """What a server says that must not start."""
    with pytest.raises(LudiError) as error:
        asyncio.run(check_database(database))
    assert "\n" not in str(error.value)
    return str(error.value)


def status(address: str) -> int:
    return httpx.get(address, timeout=20).status_code


def test_the_server_is_healthy(server: Address) -> None:
    answer = httpx.get(f"{server.http}/healthz")
    assert answer.status_code == 200
    assert answer.json()["ok"] is True


# ---- health ----


def test_a_server_is_ready_once_it_hears_the_others(server: Address) -> None:
    answer = httpx.get(f"{server.http}/readyz")
    for _ in range(100):
        if answer.status_code == 200:
            break
        assert answer.json()["reason"] == "Changes made by other server processes are not heard."
        answer = httpx.get(f"{server.http}/readyz")
    assert answer.json()["ok"] is True


class Deaf:
    healthy = False


@asynchronous
async def test_a_deaf_server_is_healthy_but_not_ready(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'test.sqlite3'}", workers=0))
    async with running(app), httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
        assert (await client.get("/readyz")).status_code == 200
        app.state.context.notices = Deaf()
        assert (await client.get("/healthz")).status_code == 200
        answer = await client.get("/readyz")
    assert (answer.status_code, answer.json()["ok"]) == (503, False)
    assert "not heard" in answer.json()["reason"]


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """As `ludi serve` starts it, without any option."""
    process = Process(f"sqlite:///{tmp_path_factory.mktemp('plain') / 'test.sqlite3'}")
    yield process
    process.stop()


METRICS = free_port()


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """With a proxy on the same machine, and with metrics; it looks often for orders."""
    arguments = ["--proxies", "10.0.0.0/8,127.0.0.1", "--metrics-port", str(METRICS)]
    process = Impatient(f"sqlite:///{tmp_path_factory.mktemp('proxied') / 'test.sqlite3'}", arguments=arguments)
    yield process
    process.stop()


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")
def test_a_full_disk_is_no_health(process: Process) -> None:
    """The disk is as good as full for a process whose files must not grow."""
    address, pid = process.address.http, process.popen.pid
    unlimited = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, unlimited[1]))
    time.sleep(1.1)  # the last answer holds for a second
    for path in ("/healthz", "/readyz"):
        answer = httpx.get(address + path, timeout=20)
        assert answer.status_code == 503
        assert answer.json()["ok"] is False
        assert answer.json()["reason"].startswith("The database cannot be written: ")
    resource.prlimit(pid, resource.RLIMIT_FSIZE, unlimited)
    time.sleep(1.1)
    assert (status(f"{address}/healthz"), status(f"{address}/readyz")) == (200, 200)


# ---- metrics ----


def test_metrics_are_not_public(server: Address) -> None:
    answer = httpx.get(f"{server.http}/metrics")  # the page itself, or that it is not built
    assert "ludi_moves_total" not in answer.text


@pytest.mark.usefixtures("behind_proxy")
def test_metrics_have_a_port_of_their_own() -> None:
    assert "# TYPE ludi_moves_total counter" in httpx.get(f"http://127.0.0.1:{METRICS}/metrics").text


def test_a_taken_metrics_port_is_a_sentence(server: Address) -> None:
    port = int(server.host.partition(":")[2])
    with pytest.raises(LudiError, match=rf"Metrics cannot be served at 127\.0\.0\.1, port {port}: .+\.$"):
        serve_metrics("127.0.0.1", port)


# ---- HEAD ----


@pytest.mark.parametrize("path", ["/", "/healthz", "/readyz", "/api/lobby", "/api/catalogue", "/api/me"])
def test_head_is_get_without_the_body(server: Address, path: str) -> None:
    got, head = httpx.get(server.http + path), httpx.head(server.http + path)
    assert head.status_code == got.status_code
    assert head.headers["content-type"] == got.headers["content-type"]
    assert head.content == b""


# ---- proxies ----

FORWARDED = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}


def sent_cookie(process: Process) -> str:
    return httpx.get(f"{process.address.http}/api/me", headers=FORWARDED).headers["set-cookie"]


def test_a_proxy_that_was_named_is_believed(behind_proxy: Process) -> None:
    assert "Secure" in sent_cookie(behind_proxy)


def test_nobody_else_is(process: Process) -> None:
    assert "Secure" not in sent_cookie(process)


def test_the_address_that_a_proxy_tells_counts(behind_proxy: Process) -> None:
    async def order(who: str, forbid: bool) -> None:
        admin = Admin(await open_database(behind_proxy.database))
        await (admin.ban(who) if forbid else admin.unban(who))
        await admin.engine.dispose()

    def served(address: str, status: int) -> None:
        deadline = time.monotonic() + 4 * WATCH
        where = f"{behind_proxy.address.http}/api/lobby"
        while httpx.get(where, headers={"x-forwarded-for": address}).status_code != status:
            assert time.monotonic() < deadline
            time.sleep(0.1)

    asyncio.run(order("203.0.113.9", True))
    served("203.0.113.9", 403)
    served("203.0.113.10", 200)
    asyncio.run(order("203.0.113.9", False))
    served("203.0.113.9", 200)


def test_a_wrong_proxy_is_a_sentence() -> None:
    with pytest.raises(LudiError, match="--proxies: “the-proxy” is no address or network, such as 127"):
        trusted("127.0.0.1,the-proxy")


# ---- the file ----


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@asynchronous
async def test_nobody_else_can_read_the_file(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with serving(Settings(database=f"sqlite:///{tmp_path / 'test.sqlite3'}", workers=0)) as address:
            async with Person(address) as anna:
                await begin(anna, bots=["random"])
            files = {path.name: rights(path) for path in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert files == {f"test.sqlite3{end}": 0o600 for end in ("", "-wal", "-shm")}


def test_a_file_of_an_earlier_version_becomes_private(tmp_path: Path) -> None:
    file = tmp_path / "test.sqlite3"
    file.touch()
    file.chmod(0o644)
    with serving(Settings(database=f"sqlite:///{file}", workers=0)):
        assert rights(file) == 0o600


def test_a_newer_database_is_a_sentence(database: str) -> None:
    with serving(Settings(database=database, workers=0)):
        pass
    rows(database, "update alembic_version set version_num = '9999'")
    said = refused(database)
    assert (
        f"was made by a newer version of Ludi Romani (its schema is 9999, this version knows {revisions()[-1]})" in said
    )


def damaged(file: Path, start: int, length: int) -> None:
    data = bytearray(file.read_bytes())
    data[start : start + length] = b"\x5a" * length
    file.write_bytes(bytes(data))


@pytest.mark.parametrize("where", [0, 100, 4096, 5 * 4096])
def test_a_damaged_file_is_a_sentence(tmp_path: Path, where: int) -> None:
    file = tmp_path / "test.sqlite3"
    with serving(Settings(database=f"sqlite:///{file}", workers=0)):
        pass
    assert file.stat().st_size > 6 * 4096
    damaged(file, where, 3000)
    said = refused(f"sqlite:///{file}")
    assert said.startswith("The database sqlite:///")
    assert "cannot be opened: " in said or "is damaged (" in said


def test_a_file_cut_off_is_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "test.sqlite3"
    with serving(Settings(database=f"sqlite:///{file}", workers=0)):
        pass
    file.write_bytes(file.read_bytes()[: 3 * 4096 + 77])
    said = refused(f"sqlite:///{file}")
    assert "cannot be opened: " in said or "is damaged (" in said


def test_a_server_that_cannot_start_says_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "test.sqlite3"
    file.write_text("This is no database at all, but a letter to a friend.\n" * 200)
    command = [sys.executable, "-m", "ludi.server", "--no-browser", "--port", "0", "--database", f"sqlite:///{file}"]
    environment = {**os.environ, "LUDI_INTERPRET": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr == f"ludi: The database sqlite:///{file} cannot be opened: file is not a database.\n"


@asynchronous
async def test_in_a_database_in_memory_nobody_undoes_what_another_has_not_finished() -> None:
    engine = await open_database("sqlite://")
    written, looked = asyncio.Event(), asyncio.Event()

    async def write() -> None:
        async with engine.begin() as connection:
            await connection.execute(text("create table nuts (number integer)"))
            await connection.execute(text("insert into nuts values (7)"))
            written.set()
            with suppress(TimeoutError):
                await asyncio.wait_for(looked.wait(), 0.2)

    async def look() -> None:
        await written.wait()
        async with engine.connect() as connection:
            assert (await connection.execute(text("select number from nuts"))).scalar() == 7
        looked.set()

    await asyncio.gather(write(), look())
    async with engine.connect() as connection:
        assert (await connection.execute(text("select number from nuts"))).scalar() == 7
    await engine.dispose()
