"""A web server that knows nothing: it hands out files, and 404.html for what is none."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

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


@contextmanager
def handed_out(folder: Path) -> Iterator[str]:
    """The address of a site."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
