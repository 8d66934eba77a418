"""A real server for tests, in a thread of this process or (to be killed) in a process of its own."""

import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import uvicorn

from ludi.server.app import create_app
from ludi.server.connections import PROTOCOLS
from ludi.server.serving import free_port
from ludi.server.settings import Settings

PATIENCE = 60.0  # seconds for a server to start


@dataclass(frozen=True)
class Address:
    """Where a server listens."""

    host: str

    @property
    def http(self) -> str:
        return f"http://{self.host}"

    @property
    def ws(self) -> str:
        return f"ws://{self.host}"


@contextmanager
def serving(settings: Settings) -> Iterator[Address]:
    """In a thread; bots think in threads where `workers` is 0."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    app = create_app(settings)
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, **PROTOCOLS))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline, "the server takes too long to start"
        time.sleep(0.01)
    try:
        yield Address(f"127.0.0.1:{listening.getsockname()[1]}")
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


class Process:
    """A server in a process of its own, as `ludi serve` starts it."""

    module = "ludi.server"

    def __init__(
        self, database: str, port: int | None = None, workers: int = 0, arguments: Sequence[str] = (), **added: str
    ) -> None:
        self.database = database
        self.port = port or free_port()
        self.address = Address(f"127.0.0.1:{self.port}")
        command = [sys.executable, "-m", self.module, "--no-browser", "--port", str(self.port)]
        command += ["--database", database, "--workers", str(workers), *arguments]
        environment = {**os.environ, "LUDI_INTERPRET": "1", **added}
        self.log = tempfile.TemporaryFile()  # noqa: SIM115 - a pipe would fill up
        self.popen = subprocess.Popen(command, env=environment, stderr=self.log, stdout=subprocess.DEVNULL)
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address.http}/healthz", timeout=1):
                    return
            except OSError:
                assert self.popen.poll() is None, self.said()
                time.sleep(0.05)
        raise AssertionError("the server takes too long to start")

    def kill(self) -> None:
        """As a power cut would."""
        self.popen.kill()
        self.popen.wait()
        self.log.close()

    def stop(self) -> None:
        self.popen.terminate()
        self.popen.wait(PATIENCE)
        self.log.close()

    def said(self) -> str:
        """What it has logged."""
        self.log.seek(0)
        return self.log.read().decode()


class Impatient(Process):
    """What takes a server a minute takes it a second."""

    module = "tests.server.hostile.impatient"
