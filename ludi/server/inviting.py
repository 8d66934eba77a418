"""Links that are handed on: by which address others reach this server, and the picture a telephone reads it from."""

import io
import socket
from functools import lru_cache
from ipaddress import ip_address
from typing import Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response

from ludi.engine.errors import LudiError, quoted
from ludi.server import models as m
from ludi.server.api import PROBLEMS, TableId
from ludi.server.context import Anyone, Running, address_of
from ludi.server.settings import Settings

router = APIRouter(prefix="/api", responses=PROBLEMS)
USUAL_PORT = Settings.port
ELSEWHERE = ("192.0.2.1", 9)  # an address for documentation: nothing is sent, only the way there is looked up
Within = Literal["machine", "network", "everywhere"]


@router.get("/reach")
async def reach(request: Request, running: Running, _: Anyone) -> m.Reach:
    """By which address others can reach this server."""
    return reach_of(request, running.settings)


@router.get(
    "/tables/{table_id}/qr",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}},
)
async def qr(table_id: TableId, request: Request, running: Running, _: Anyone) -> Response:
    """The link to a table as a QR code."""
    await running.rooms.get(table_id)
    base = reach_of(request, running.settings).base
    return Response(qr_code(f"{base}/t/{table_id}"), media_type="image/svg+xml")


@lru_cache(256)
def qr_code(text: str) -> bytes:
    import segno

    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(drawn, kind="svg", omitsize=True, dark="#000", light="#fff")
    return drawn.getvalue()


def reach_of(request: Request, settings: Settings) -> m.Reach:
    """What was set; else the address the page was asked at; where only this machine knows that one, the machine's own
    in its network, if the server listens there."""
    if settings.public_url:
        return _reach(settings.public_url)
    asked = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    if within(asked) != "machine":
        return _reach(asked)
    if is_loopback(settings.host):
        port = request.url.port or USUAL_PORT
        more = "" if port == USUAL_PORT else f" --port {port}"
        return _reach(asked, f"ludi serve --host 0.0.0.0{more}")
    own = own_address() if is_loopback(address_of(request)) else None  # else it came through a container's port
    if own is None:
        return _reach(asked, "ludi serve --public-url http://…")
    return _reach(f"{request.url.scheme}://{own}:{request.url.port or 80}")


def _reach(base: str, command: str | None = None) -> m.Reach:
    return m.Reach(base=base, within=within(base), command=command)


def within(base: str) -> Within:
    """Who can reach such an address, as far as that can be seen from it."""
    host = urlsplit(base).hostname or ""
    if is_loopback(host):
        return "machine"
    try:
        return "network" if ip_address(host).is_private else "everywhere"
    except ValueError:
        return "network" if "." not in host or host.endswith(".local") else "everywhere"


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def own_address() -> str | None:
    """This machine's address in its network: from where it would send."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect(ELSEWHERE)
            found = str(asking.getsockname()[0])
    except OSError:  # no network
        return None
    return None if is_loopback(found) else found


def checked_url(given: str) -> str:
    """`--public-url` without a slash at the end, or one sentence."""
    parts = urlsplit(given)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise LudiError(f"--public-url: {quoted(given)} is no address of a site, such as https://games.example.")
    return f"{parts.scheme}://{parts.netloc}"
