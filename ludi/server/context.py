"""What requests need: the parts of the running server, and who is asking."""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Annotated, Any, cast
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from ludi.server.asked import Asked
from ludi.server.bans import Bans
from ludi.server.desk import Desk
from ludi.server.guests import COOKIE, YEAR, Guests
from ludi.server.limits import REQUESTS, REQUESTS_PER_GUEST, Limits
from ludi.server.notices import Notices
from ludi.server.rooms import Rooms
from ludi.server.settings import Settings
from ludi.server.store import Store
from ludi.server.stories import Stories
from ludi.server.thinking import Thinking
from ludi.table.refusals import refusal
from ludi.table.rows import Guest

SAFE = ("GET", "HEAD", "OPTIONS")


@dataclass
class Context:
    """A running server."""

    settings: Settings
    store: Store
    guests: Guests
    rooms: Rooms
    thinking: Thinking
    limits: Limits
    desk: Desk
    stories: Stories
    notices: Notices | None  # where several processes share the database
    told: OrderedDict[tuple[Any, ...], Any] = field(default_factory=OrderedDict)  # of positions in lessons
    bans: Bans = field(default_factory=Bans)
    asked: Asked = field(default_factory=Asked)


def context_of(connection: HTTPConnection) -> Context:
    return cast(Context, connection.app.state.context)


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def is_own_origin(connection: HTTPConnection) -> bool:
    """Whether a browser was sent by a page of ours; programs that are no browsers send no origin."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


def guest_or_none(request: Request) -> Guest | None:
    """Who asks; whoever is banned is refused."""
    context = context_of(request)
    guest = context.guests.read(request.cookies.get(COOKIE))
    if context.bans.forbid(guest.id if guest else None, address_of(request)):
        raise refusal("banned")
    return guest


def checked_guest(request: Request) -> Guest:
    """Who asks, within the limits and from our own pages; without a cookie there is nobody to act for."""
    context, guest = context_of(request), guest_or_none(request)
    context.limits.check(REQUESTS, "address", address_of(request))
    if request.method not in SAFE and not is_own_origin(request):
        raise refusal("foreign")
    if guest is None:
        raise refusal("no_name")
    context.limits.check(REQUESTS_PER_GUEST, "guest", guest.id)
    return guest


def anyone(request: Request) -> Guest | None:
    """Who asks, where nobody in particular is needed."""
    context = context_of(request)
    context.limits.check(REQUESTS, "address", address_of(request))
    if request.method not in SAFE and not is_own_origin(request):
        raise refusal("foreign")
    return guest_or_none(request)


def remember(request: Request, response: Response, guest: Guest) -> None:
    secure = request.url.scheme == "https"
    cookie = context_of(request).guests.write(guest)
    response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


Running = Annotated[Context, Depends(context_of)]
Asking = Annotated[Guest, Depends(checked_guest)]
Anyone = Annotated[Guest | None, Depends(anyone)]
