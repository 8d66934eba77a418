"""The steps of the Dockerfile and of both compose files, one after the other in a clean folder, without containers.

It takes minutes, 700 MB and the package index, so it is done only where `LUDI_CONTAINER=1` asks for it.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from ludi.server.serving import free_port
from ludi.server.throw_away import find_programs, throw_away_postgres
from tests.packages.conftest import ROOT
from tests.packages.test_deploy import COMPOSE, instructions, ours
from tests.server.client import Person, asynchronous, begin
from tests.server.conftest import new_database
from tests.server.serving import Address

pytestmark = pytest.mark.skipif(os.environ.get("LUDI_CONTAINER") != "1", reason="asked for by LUDI_CONTAINER=1")
USER = "10001"
PATIENCE = 240.0  # seconds for a server to be healthy, and for its bots to be compiled


@dataclass(frozen=True)
class Image:
    """A folder that stands for the root of the image's file system."""

    root: Path

    def inside(self, text: str) -> str:
        """With the image's paths, as they are called here."""
        for path in ("/opt/ludi", "/tmp/wheel", "/data"):
            text = re.sub(rf"(?<![\w.]){path}\b", f"{self.root}{path}", text)
        return text

    @property
    def environment(self) -> dict[str, str]:
        given = dict(pair.split("=", 1) for pair in self.inside(dict(instructions(1))["ENV"]).split())
        path = given["PATH"].strip('"').replace("$PATH", "/usr/bin:/bin")
        return {**given, "PATH": path, "HOME": f"{self.root}/data"}

    def command(self, *words: str) -> list[str]:
        """As the image's user, if we may become him."""
        alone = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", "--no-new-privs"]
        program = str(shutil.which(words[0], path=self.environment["PATH"]))
        return [*(alone if os.getuid() == 0 else []), program, *words[1:]]

    @contextmanager
    def running(self, *words: str, **added: str) -> Iterator[subprocess.Popen[bytes]]:
        process = subprocess.Popen(
            self.command(*words), env={**self.environment, **added}, cwd=f"{self.root}/data", stderr=subprocess.DEVNULL
        )
        try:
            yield process
        finally:
            process.terminate()
            assert process.wait(30) is not None

    def is_healthy(self, port: int) -> bool:
        asked = re.findall(r'CMD \["(python)", "(-c)", "(.+)"\]', dict(instructions(1))["HEALTHCHECK"])[0]
        words = [word.replace(":8765/", f":{port}/") for word in asked]
        done = subprocess.run(self.command(*words), env=self.environment, capture_output=True, check=False)
        return done.returncode == 0

    def wait_until_healthy(self, process: subprocess.Popen[bytes], port: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.is_healthy(port):
            assert process.poll() is None, "it has ended"
            assert time.monotonic() < deadline, "it is not healthy"
            time.sleep(0.5)


def python() -> str:
    """One that every user of the system may run."""
    return sys.executable if os.getuid() != 0 else "/usr/bin/python3"


def copy_context(target: Path) -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    left_out = {str(ROOT / line) for line in lines if line[0] not in "!*"}

    def ignored(folder: str, names: list[str]) -> list[str]:
        return [name for name in names if name == "__pycache__" or f"{folder}/{name}" in left_out]

    for name in (line[1:] for line in lines if line.startswith("!")):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, target / name)


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    """Built by the instructions of the Dockerfile; `useradd` apart, whose place the user's number takes."""
    with tempfile.TemporaryDirectory(prefix="ludi-image-") as name:
        made = Image(Path(name))
        made.root.chmod(0o755)
        source = made.root / "src"
        copy_context(source)
        (made.root / "opt").mkdir()
        for keyword, rest in instructions(0):
            if keyword == "RUN":
                step = made.inside(rest).replace("python -m venv", f"{python()} -m venv")
                clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
                done = subprocess.run(
                    step, shell=True, cwd=source, env=clean, capture_output=True, text=True, check=False
                )
                assert done.returncode == 0, f"{step}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
        shutil.rmtree(source)
        (made.root / "data").mkdir(mode=0o700)
        if os.getuid() == 0:
            os.chown(made.root / "data", int(USER), int(USER))
        yield made


def serve(compose: Path, port: int) -> list[str]:
    """The command of the first server, at another port and behind a proxy on this machine."""
    command = next(iter(ours(compose, "serve").values()))["command"]
    words = ["127.0.0.1" if "/24" in word else word for word in command]
    return ["ludi", *words, "--port", str(port)]


def test_the_image_is_small_and_without_tools(image: Image) -> None:
    programs = {path.name for path in (image.root / "opt/ludi/bin").iterdir()}
    assert {"ludi", "ludi-romani", "python"} <= programs
    assert not programs & {"pip", "pip3", "uv", "node", "npm", "hatchling"}
    size = sum(path.lstat().st_size for path in (image.root / "opt").rglob("*"))
    assert size < 500 * 2**20


def test_it_serves_by_itself_and_writes_only_to_its_data(image: Image) -> None:
    port = free_port()
    words = [word.strip('[]", ') for each in ("ENTRYPOINT", "CMD") for word in dict(instructions(1))[each].split(",")]
    with image.running(*words, "--port", str(port)) as process:
        image.wait_until_healthy(process, port)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
            assert b"<html" in page.read()
        if os.getuid() == 0:
            status = Path(f"/proc/{process.pid}/status").read_text()
            assert re.findall(r"^Uid:\s+(\d+)", status, re.M) == [USER]
    assert not image.is_healthy(port)
    assert (image.root / "data/ludi.sqlite3").stat().st_mode & 0o777 == 0o600


@asynchronous
async def play_a_little(port: int) -> None:
    address = Address(f"127.0.0.1:{port}")
    async with Person(address) as anna:
        table = await begin(anna, bots=["random"], options={"goal": 4})
        async with anna.live(table) as live:
            for _ in range(4):
                await live.until(lambda live: live.my_turn)
                await live.play()
        anna.http.headers["x-forwarded-proto"] = "https"
        assert "Secure" in (await anna.http.get("/api/me")).headers["set-cookie"]


def test_the_variant_for_sqlite_plays(image: Image) -> None:
    port = free_port()
    with image.running(*serve(COMPOSE[1], port)) as process:
        image.wait_until_healthy(process, port)
        wait_for_bots(port)
        play_a_little(port)


@pytest.fixture
def database() -> Iterator[str]:
    if find_programs() is None:
        pytest.skip("PostgreSQL's programs are not installed")
    with throw_away_postgres() as url:
        if os.getuid() == 0:
            Path(url.partition("host=")[2]).chmod(0o711)  # the database's socket is for its own user otherwise
        yield new_database(url)


def test_the_variant_for_postgresql_plays_with_its_worker(image: Image, database: str) -> None:
    ports, added = [free_port(), free_port()], {"LUDI_DATABASE": database}
    one, two = (serve(COMPOSE[0], port) for port in ports)
    worker: Sequence[str] = next(iter(ours(COMPOSE[0], "worker").values()))["command"]
    with image.running(*one, **added) as first:
        image.wait_until_healthy(first, ports[0])
        with image.running(*two, **added) as second, image.running("ludi", *worker, **added) as thinking:
            image.wait_until_healthy(second, ports[1])
            for port in ports:
                play_a_little(port)
            assert thinking.poll() is None


def wait_for_bots(port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz") as answer:
            if b"municipium" in answer.read():
                return
        time.sleep(0.5)
    raise AssertionError("compiling takes too long")
