"""What `ludi serve` becomes.

A process of its own, because the server interprets the rules (`LUDI_INTERPRET=1`): nothing is compiled before the first
page is served, the compiler is not in memory, and a live table needs no more speed. Bots think compiled, elsewhere.
"""

import argparse
import asyncio
import errno
import random
import socket
import sys
import webbrowser
from contextlib import suppress
from ipaddress import ip_network

import uvicorn
from prometheus_client import start_http_server

from ludi.engine.errors import LudiError, quoted
from ludi.server.app import create_app
from ludi.server.connections import PROTOCOLS, allow_many_connections
from ludi.server.database import check_soundness, open_database
from ludi.server.inviting import checked_url, own_address
from ludi.server.logs import set_up_logs
from ludi.server.settings import Settings, database_url, default_database

EVERYWHERE = ("0.0.0.0", "::")


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="ludi serve")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--database")
    parser.add_argument("--workers", type=int, default=Settings.workers)
    parser.add_argument("--remote-bots", action="store_true")
    parser.add_argument("--keep", type=float)
    parser.add_argument("--metrics-port", type=int)
    parser.add_argument("--metrics-host", default="127.0.0.1")
    parser.add_argument("--proxies", default="")
    parser.add_argument("--public-url")
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--quiet", action="store_true")
    return parser.parse_args(arguments)


def bind(host: str, port: int) -> socket.socket:
    """A listening socket, or one sentence."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise LudiError(f"Port {port} is taken; choose another with --port.") from None
        raise LudiError(f"The server cannot listen at {host}, port {port}: {error.strerror or error}.") from None
    except OverflowError:
        raise LudiError(f"{port} is no port; choose one from 0 to 65535.") from None
    return listening


def free_port() -> int:
    """One that nobody listens at now, of those that systems do not give to outgoing connections."""
    for port in random.sample(range(20_000, 32_000), 100):
        with suppress(OSError), socket.socket() as trial:
            trial.bind(("127.0.0.1", port))
            return port
    raise LudiError("There is no free port from 20000 to 32000.")


def trusted(proxies: str) -> list[str]:
    """Addresses and networks whose word is taken for where a request comes from."""
    given = [each.strip() for each in proxies.split(",") if each.strip()]
    for each in given:
        try:
            ip_network(each)
        except ValueError:
            raise LudiError(
                f"--proxies: {quoted(each)} is no address or network, such as 127.0.0.1 or 10.0.0.0/8."
            ) from None
    return given


def serve_metrics(host: str, port: int) -> None:
    """For Prometheus, at a port of their own: they are nobody else's business."""
    try:
        start_http_server(port, host)
    except (OSError, OverflowError) as error:
        raise LudiError(f"Metrics cannot be served at {host}, port {port}: {error}.") from None


class Server(uvicorn.Server):
    """Opens the browser once pages are served."""

    address = ""
    network = ""  # where others reach it, if they do
    browser = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            others = f", for others at {self.network}" if self.network else ""
            told = f"Ludi Romani is at {self.address}{others} (Ctrl+C stops it)."
            print(told, file=sys.stderr, flush=True)  # noqa: T201
            if self.browser:
                await asyncio.to_thread(webbrowser.open, self.address)


async def check_database(database: str) -> None:
    engine = await open_database(database)
    try:
        await check_soundness(engine, database)
    finally:
        await engine.dispose()


def serve(given: argparse.Namespace) -> None:
    set_up_logs(given.quiet)
    settings = Settings(
        database=given.database or default_database(),
        host=given.host,
        port=given.port,
        workers=given.workers,
        keep_days=given.keep,
        remote_bots=given.remote_bots,
        public_url=checked_url(given.public_url) if given.public_url else None,
    )
    if settings.remote_bots and not database_url(settings.database).startswith("postgresql"):
        raise LudiError("--remote-bots needs PostgreSQL, where “ludi worker” finds what is to be thought about.")
    proxies = trusted(given.proxies)
    asyncio.run(check_database(settings.database))
    allow_many_connections()
    listening = bind(given.host, given.port)
    if given.metrics_port is not None:
        serve_metrics(given.metrics_host, given.metrics_port)
    config = uvicorn.Config(
        create_app(settings),
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=3,
        **PROTOCOLS,
    )
    server = Server(config)
    host = "localhost" if given.host in ("127.0.0.1", "::1", *EVERYWHERE) else given.host
    port = listening.getsockname()[1]
    server.address = f"http://{host}:{port}/"
    if settings.public_url:
        server.network = settings.public_url
    elif given.host in EVERYWHERE and (own := own_address()):
        server.network = f"http://{own}:{port}/"
    server.browser = not given.no_browser
    server.run(sockets=[listening])


def main() -> None:
    try:
        serve(parse(sys.argv[1:]))
    except LudiError as error:
        print(f"ludi: {error}", file=sys.stderr)  # noqa: T201
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
