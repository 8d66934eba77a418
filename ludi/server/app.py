"""The application: its parts put together, started and stopped."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import orjson
import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from ludi import __version__
from ludi.engine.registry import working_games
from ludi.engine.texts import message_view, texts
from ludi.engine.views import PlainView
from ludi.server import analyses, api, inviting, lessons, live, me, messages, metrics, my_games, together, web
from ludi.server.context import Context
from ludi.server.database import open_database, why
from ludi.server.desk import Desk
from ludi.server.guests import Guests
from ludi.server.health import Health, healthz, readyz
from ludi.server.jobs import Jobs
from ludi.server.leases import LEASE, RENEWAL
from ludi.server.limits import Limits
from ludi.server.models import Strict
from ludi.server.notices import Notices
from ludi.server.outages import CLASSES, is_outage
from ludi.server.presence import share_presence
from ludi.server.rooms import Rooms
from ludi.server.settings import Settings
from ludi.server.store import Store
from ludi.server.stories import Stories
from ludi.server.thinking import Thinking
from ludi.server.watching import Watching
from ludi.table.refusals import Refusal, refusal

log = structlog.get_logger("server")
SWEEP = 0.5  # seconds between two looks for people who have not revealed in time
PULSE = 5.0  # seconds between two signs of life; the database takes three missed ones for a server that was down
BEAT = 10.0  # seconds between two rounds of `_keep_alive`
LARGEST_REQUEST = 256 * 1024  # bytes; replay files have a limit of their own
FILES = frozenset(  # where they are sent to; these routes read, and count, by themselves
    ("/api/stories", "/api/analyses/questions", "/api/analyses/findings", "/api/analyses/judgements")
)


@asynccontextmanager
async def running(app: FastAPI) -> AsyncIterator[None]:
    """From opening the database to closing it."""
    settings: Settings = app.state.settings
    store = Store(await open_database(settings.database))
    jobs = Jobs(store.engine, store.writer.origin) if settings.remote_bots else None
    thinking = Thinking(settings.workers, shelf(), jobs)
    rooms = Rooms(store, thinking, settings)
    await store.beat(time.time())
    await rooms.leases.begin()
    notices = Notices(settings.database, rooms) if store.shared else None
    desk, stories = Desk(), Stories(thinking)
    context = Context(settings, store, Guests(), rooms, thinking, Limits(), desk, stories, notices)
    app.state.context, app.state.health = context, Health(store)
    watching = Watching(context)
    await watching.look()
    thinking.start()
    chores = [_keep_alive(rooms, store), _hold_leases(rooms), _look_again(rooms), _take_over(rooms)]
    chores += [_sweep(rooms, store), watching.run(), _learn_to_refuse()]
    if notices is not None:
        chores.append(notices.listen())
    tasks = [asyncio.create_task(chore) for chore in chores]
    log.info("started", version=__version__, database=store.engine.dialect.name, workers=settings.workers)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await desk.stop()
        await thinking.stop()
        with suppress(Exception):  # without the database there is nobody to hand over to
            await rooms.leases.end()
            if jobs is not None:
                await jobs.end()
        await store.close()


async def _learn_to_refuse() -> None:
    """The sentences of refusals are read beforehand: with the first one, everybody would wait a third of a second."""
    await asyncio.to_thread(texts, "en")


def shelf() -> list[str]:
    """All games that work: those with a table of their own first, the simpler before the larger."""
    games, broken = working_games()
    for error in broken:
        log.error("broken game", why=str(error))
    return [game.name for game in sorted(games, key=lambda game: (not game.art, game.record.itemsize))]


async def _hold_leases(rooms: Rooms) -> None:
    """Say that we live, and nothing else: whatever takes longer would cost us the lease."""
    while True:
        await asyncio.sleep(RENEWAL)
        try:
            async with asyncio.timeout(LEASE):
                await rooms.leases.renew()
        except Exception as error:
            log.warning("leases were not renewed", why=f"{type(error).__name__}: {error}")


async def _look_again(rooms: Rooms) -> None:
    """After an interruption."""
    while True:
        await rooms.leases.regained.wait()
        rooms.leases.regained.clear()
        try:
            await rooms.read_again()
        except Exception as error:
            log.warning("tables were not read again", why=f"{type(error).__name__}: {error}")
            rooms.leases.regained.set()
            await asyncio.sleep(RENEWAL)


async def _take_over(rooms: Rooms) -> None:
    """Games whose server process has died, also before we began, go on here."""
    jobs = rooms.thinking.jobs
    while True:
        try:
            await rooms.take_over()
            if jobs is not None and rooms.leases.is_first:
                await jobs.forget_forsaken()
        except Exception as error:
            log.warning("tables were not taken over", why=f"{type(error).__name__}: {error}")
        await asyncio.sleep(RENEWAL)


async def _keep_alive(rooms: Rooms, store: Store) -> None:
    """Say again who is connected; let go of tables at which nothing happens."""
    while True:
        await asyncio.sleep(BEAT)
        try:
            rooms.forget_idle()
            if store.shared:
                await share_presence(rooms.loaded(), store)
        except Exception:
            log.exception("presence was not shared")


async def _sweep(rooms: Rooms, store: Store) -> None:
    """What is due by the clock, and the sign of life by which clocks run."""
    last = time.monotonic()
    while True:
        await asyncio.sleep(SWEEP)
        try:
            await rooms.sweep()
            if time.monotonic() - last >= PULSE:
                last = time.monotonic()
                if await store.beat(time.time()):
                    await rooms.read_again()
        except Exception as error:  # the database is away; the next round may find it again
            log.warning("sweeping failed", why=str(error))


def create_app(settings: Settings) -> FastAPI:
    app = FastAPI(
        title="Ludi Romani",
        version=__version__,
        summary="Tables, seats and games. Live play goes over a WebSocket at /api/tables/{table_id}/live.",
        lifespan=running,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.add_middleware(SizeLimit)
    app.add_middleware(web.SecureHeaders, static=settings.static)
    app.add_middleware(web.HeadLikeGet)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(ClientDisconnect, _gone)
    app.add_exception_handler(Exception, _unforeseen)
    for kind in CLASSES:  # what only `Exception` answers Starlette raises once more
        app.add_exception_handler(kind, _unforeseen)
    app.add_api_route("/healthz", healthz, include_in_schema=False)
    app.add_api_route("/readyz", readyz, include_in_schema=False)
    app.include_router(api.router)
    app.include_router(me.router)
    app.include_router(inviting.router)
    app.include_router(my_games.router)
    app.include_router(together.router)
    app.include_router(live.router)
    app.include_router(lessons.router)
    app.include_router(analyses.router)
    app.include_router(web.router)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    return app


class SizeLimit:
    """Refuses large requests before they are read."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["path"] not in FILES:
            receive = _limited(receive)
        await self.app(scope, receive, send)


def _limited(receive: Any) -> Any:
    size = 0

    async def limited() -> Any:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > LARGEST_REQUEST:
            raise HTTPException(413, "That is too large.")
        return message

    return limited


# ---- refusals --------------------------------------------------------------------------------------------------------


def _problem(status: int, reason: str, sentence: str, said: Any = None) -> Response:
    metrics.REFUSED.labels(reason).inc()
    body = {"reason": reason, "sentence": sentence, "said": said}
    return Response(orjson.dumps(body), status, media_type="application/json")


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return _problem(error.status, error.reason, str(error), message_view(error.said) if error.said else None)


async def _malformed(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or "the request"
    return _problem(
        422, "malformed", f"This was not understood: {where}: {first['msg'].removeprefix('Value error, ')}."
    )


async def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:  # a body that is no text at all
        return _problem(422, "malformed", f"This was not understood: {error.detail}.")
    return _problem(error.status_code, "http", str(error.detail))


async def _gone(_: Request, __: Exception) -> Response:
    """Whoever was sending has hung up; nobody gets this answer."""
    return Response(status_code=400)


async def _unforeseen(request: Request, error: Exception) -> Response:
    if is_outage(error):
        log.warning("not answered", path=request.url.path, why=why(error))
        return await _refused(request, refusal("not_now"))
    log.error("unforeseen", path=request.url.path, exc_info=error)
    return await _refused(request, refusal("unforeseen"))


# ---- the document ----------------------------------------------------------------------------------------------------


def _openapi(app: FastAPI) -> dict[str, Any]:
    """FastAPI's document, with the messages of the WebSocket added, so that browsers get types for them too."""
    if app.openapi_schema is None:
        document = FastAPI.openapi(app)
        known = document["components"]["schemas"]
        models = [
            model for model in vars(messages).values() if isinstance(model, type) and issubclass(model, BaseModel)
        ]
        pairs = [(model, "serialization") for model in models if model not in (BaseModel, Strict)]
        ref = "#/components/schemas/{model}"
        _, extra = models_json_schema(pairs, ref_template=ref)  # type: ignore[arg-type]
        view = TypeAdapter(PlainView).json_schema(ref_template=ref)  # a game's own view extends it
        for name, shape in {**extra["$defs"], **view.pop("$defs"), "PlainView": view}.items():
            known.setdefault(name, shape)
        app.openapi_schema = document
    return app.openapi_schema
