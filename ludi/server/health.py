"""Whether a server can serve: what /healthz and /readyz say."""

import asyncio
import time

import orjson
from fastapi import Request, Response

from ludi.server.context import Context, context_of
from ludi.server.database import why
from ludi.server.store import Store

PATIENCE = 5.0  # seconds for the database to write something
FRESH = 1.0  # seconds for which an answer holds: nobody can keep the disk busy by asking


class Health:
    """Asks the database itself, at most once a second."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._asked = -FRESH
        self._trouble: str | None = None

    async def trouble(self) -> str | None:
        """Why moves cannot be stored now, if they cannot."""
        async with self._lock:
            if time.monotonic() - self._asked >= FRESH:
                self._trouble = await self._ask()
                self._asked = time.monotonic()
            return self._trouble

    async def _ask(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.try_writing()
        except TimeoutError:
            return f"The database did not answer within {PATIENCE:g} seconds."
        except Exception as error:
            return f"The database cannot be written: {why(error)}."
        return None


def _answer(context: Context, trouble: str | None) -> Response:
    if trouble is not None:
        return Response(orjson.dumps({"ok": False, "reason": trouble}), 503, media_type="application/json")
    ready = sorted(context.thinking.ready)
    return Response(orjson.dumps({"ok": True, "compiled": ready}), media_type="application/json")


async def healthz(request: Request) -> Response:
    """200 if this process can store moves, else 503 with the reason."""
    context = context_of(request)
    return _answer(context, await request.app.state.health.trouble())


async def readyz(request: Request) -> Response:
    """200 if it should also be sent visitors: it hears what other processes do."""
    context = context_of(request)
    trouble = await request.app.state.health.trouble()
    if trouble is None and context.notices is not None and not context.notices.healthy:
        trouble = "Changes made by other server processes are not heard."
    return _answer(context, trouble)
