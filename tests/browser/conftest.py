"""One browser and one server for all journeys; everybody who visits is a fresh guest."""

import json
import shutil
import time
import urllib.request
from collections.abc import Generator, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ludi.server.serving import free_port
from ludi.server.settings import STATIC
from tests.browser.games import played_by_bots
from tests.browser.visitor import Visit, Visitors
from tests.server.serving import Process

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PROGRAMS = ("chromium-headless-shell", "chromium", "google-chrome")
FAILED = pytest.StashKey[bool]()
PATIENCE = 15_000.0  # milliseconds for what is expected to be seen: on a busy machine a round trip takes its time
COMPILING = 180.0  # seconds, where nothing is compiled yet


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The system's Chromium. Of the package, so that its event loop has ended when other tests begin."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        pytest.skip("no Chromium is installed")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def built() -> None:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the web app is not built: make web")


@pytest.fixture(scope="package")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the server keeps everything."""
    return f"sqlite:///{tmp_path_factory.mktemp('server') / 'ludi.sqlite3'}"


@pytest.fixture(scope="package")
def metrics() -> str:
    """Where the server tells what it has counted."""
    return f"http://127.0.0.1:{free_port()}/metrics"


@pytest.fixture(scope="package")
def server(built: None, database: str, metrics: str) -> Iterator[str]:
    """The address of a server whose bots are ready."""
    process = Process(database, workers=1, arguments=["--metrics-port", str(urlsplit(metrics).port)])
    try:
        wait_for_bots(process.address.http, "municipium")
        yield process.address.http
    finally:
        process.stop()


def wait_for_bots(address: str, game: str) -> None:
    deadline = time.monotonic() + COMPILING
    while time.monotonic() < deadline:
        with urllib.request.urlopen(f"{address}/healthz", timeout=10) as answer:
            if game in json.load(answer)["compiled"]:
                return
        time.sleep(0.1)
    raise AssertionError("compiling takes too long")


@pytest.fixture
def visit(browser: Browser, server: str, request: pytest.FixtureRequest, screenshots: Path) -> Iterator[Visit]:
    """Lets somebody come by; at the end nobody may have seen an error. What failed is pictured."""
    visitors = Visitors(browser, server)
    yield visitors.visit
    if request.node.stash.get(FAILED, False):
        visitors.picture(screenshots, f"failed-{request.node.name}")
    visitors.leave()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fixtures are not told by themselves whether their test has failed."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="package")
def finished(browser: Browser, server: str) -> str:
    """A table whose game is over."""
    return played_by_bots(browser, server)


@pytest.fixture(scope="package")
def screenshots() -> Path:
    folder = Path(__file__).with_name("screenshots")
    folder.mkdir(exist_ok=True)
    return folder
