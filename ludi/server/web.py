"""The built web app, and the headers every answer carries."""

import asyncio
import mimetypes
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludi.server.compression import accepts, packed_response
from ludi.server.context import context_of
from ludi.server.offline import ASSETS, LIST, WORKER, manifest_text, version_told, worker_text
from ludi.table.bundle import archive
from ludi.table.refusals import Refusal

FOREVER = "public, max-age=31536000, immutable"  # built files have a hash in their names
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "worker-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
# Workers, and nothing else, compile WebAssembly; they have the policy their script is sent with.
WORKERS = ".worker-"
WORKERS_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a table's address is its key
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
VERSION = "ludi-version"  # of the page's files: with answers, for pages that have been open or kept for long
MISSING = (
    "<!doctype html><html lang=en><title>Ludi Romani</title>"
    "<p>The web app is not built. Run “make web”, or install the package from its wheel.</p></html>"
)

PACKED = {"br": ".br", "gzip": ".gz"}  # made when the app is built; the smaller first

router = APIRouter(include_in_schema=False)
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")


class SecureHeaders:
    """Adds the headers to every HTTP answer."""

    def __init__(self, app: ASGIApp, static: Path) -> None:
        self.app, self.static = app, static

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                    if (version := version_told(self.static)) is not None:
                        headers.setdefault(VERSION, version)
            await send(message)

        await self.app(scope, receive, send_with_headers)


class HeadLikeGet:
    """HEAD is GET without the body, which the server program leaves out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send)


def _inside(folder: Path, path: str) -> Path | None:
    """A file of the built app, never one outside it."""
    try:
        found = (folder / path).resolve()
        return found if found.is_file() and found.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):  # a name no file can have
        return None


@router.get(f"/{LIST}")
async def offline(request: Request) -> Response:
    """What is needed to play without a server."""
    text = manifest_text(context_of(request).settings.static)
    return Response(text, media_type="application/json", headers={"cache-control": "no-cache"})


@router.get(f"/{WORKER}")
async def service_worker(request: Request) -> Response:
    """What keeps this version of the app in the browser."""
    static = context_of(request).settings.static
    if not (static / WORKER).is_file():
        return HTMLResponse("Not found.", status_code=404)
    text = await asyncio.to_thread(worker_text, static)
    return await packed_response(request, text, "text/javascript; charset=utf-8", {"cache-control": "no-cache"})


@router.get(f"/{ASSETS}/python-{{digest}}.zip")
async def python(digest: str) -> Response:
    """The rules themselves, to be interpreted in the browser."""
    name, data = await asyncio.to_thread(archive)
    if name != f"python-{digest}.zip":
        return HTMLResponse("Not found.", status_code=404)
    return Response(data, media_type="application/zip", headers={"cache-control": FOREVER})


@router.get("/{path:path}")
async def page(path: str, request: Request) -> Response:
    """A built file; every other address is the app itself, which finds its own way."""
    if path.startswith("api/"):
        raise Refusal("not_found", sentence="There is nothing at this address.")
    folder = context_of(request).settings.static
    file = _inside(folder, path) if path else None
    if file is not None:
        cached = FOREVER if path.startswith("assets/") else "no-cache"
        return _sent(file, request, cached)
    index = folder / "index.html"
    if path.startswith("assets/") or not index.is_file():
        return HTMLResponse(MISSING if not index.is_file() else "Not found.", status_code=404)
    return _sent(index, request, "no-cache")


def _sent(file: Path, request: Request, cached: str) -> FileResponse:
    """As small as the browser takes it."""
    headers = {"cache-control": cached, "vary": "accept-encoding"}
    if WORKERS in file.name:
        headers["content-security-policy"] = WORKERS_POLICY
    kind = mimetypes.guess_type(file.name)[0]
    for encoding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if accepts(request, encoding) and packed.is_file():
            return FileResponse(packed, headers={**headers, "content-encoding": encoding}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)
