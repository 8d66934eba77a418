"""A web server that knows nothing: it hands out files, and 404.html for what is none."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

BASE = "/play/"


class Files(SimpleHTTPRequestHandler):
    """The folder lies at the path the site was made for."""

    protocol_version = "HTTP/1.1"
    asked: list[str] = []  # noqa: RUF012 (what was asked for, by all)

    def translate_path(self, path: str) -> str:
        self.asked.append(path)
        within = path.removeprefix(BASE) if path.startswith(BASE) else "nowhere"
        found = super().translate_path("/" + within)
        return found if Path(found).exists() else str(Path(self.directory) / "404.html")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


class Server(ThreadingHTTPServer):
    """Once it is closed, nobody is answered who was connected before."""

    def __init__(self, folder: Path) -> None:
        self._connected: list[socket.socket] = []
        super().__init__(("127.0.0.1", 0), partial(Files, directory=str(folder)))

    def process_request(self, request: Any, client_address: Any) -> None:
        self._connected.append(request)
        super().process_request(request, client_address)

    def hang_up(self) -> None:
        for each in self._connected:
            with suppress(OSError):  # it has ended by itself
                each.shutdown(socket.SHUT_RDWR)


@contextmanager
def handed_out(folder: Path) -> Iterator[str]:
    """The address of a site."""
    server = Server(folder)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        server.hang_up()
