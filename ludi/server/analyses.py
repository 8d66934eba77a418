"""What decided a finished game, for pages: positions to be judged, what follows from the judgements, lines to look at.

A page judges by itself. One that cannot asks for judgements a few at a time: they wait until no bot does, so that
nobody's game is held up, and each guest and each address has one such question at a time.
"""

import hashlib
from base64 import b64decode
from collections.abc import Callable
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Request, Response

from ludi.analysis.findings import Findings
from ludi.server import worker
from ludi.server.api import PROBLEMS, body_of
from ludi.server.compression import packed_response
from ludi.server.context import Anyone, Asking, Context, Running, address_of
from ludi.server.limits import ANALYSES, JUDGEMENTS, JUDGEMENTS_PER_GUEST, LOOKS
from ludi.server.models import Story
from ludi.server.models_analysis import Judgements, LineWish, Questions
from ludi.table.playing import Json
from ludi.table.refusals import in_a_sentence, refusal

router = APIRouter(prefix="/api/analyses", responses=PROBLEMS)
ITERATIONS = 100  # of the search, for each position
TOGETHER = 16  # positions judged at a time
REFUSED = b'{"refused":'
KNOWN = 8  # games whose questions are kept while they are judged
ANY_JSON: dict[str, Any] = {"requestBody": {"required": True, "content": {"application/json": {"schema": {}}}}}


async def _told(running: Context, request: Request, function: Callable[..., Any], *args: Any) -> bytes:
    """What a worker for strangers' games answers, as JSON."""
    with in_a_sentence():
        told = await running.thinking.tell(address_of(request), function, *args)
    if told.startswith(REFUSED):
        raise refusal(orjson.loads(told)["refused"])
    return told


@router.post("/questions", response_model=Questions, openapi_extra=ANY_JSON)
async def questions(request: Request, running: Running, _: Anyone) -> Response:
    """The positions that are to be judged of a finished game; the body says `file`, a replay file's text."""
    running.limits.check(ANALYSES, "analyses", address_of(request))
    body = await body_of(request)
    return await packed_response(request, await _told(running, request, worker.questions_of, body))


@router.post("/findings", response_model=Findings, openapi_extra=ANY_JSON)
async def findings(request: Request, running: Running, _: Anyone) -> Response:
    """What follows from the judgements; the body says `file`, `judge`, and `looks`, one for each question."""
    running.limits.check(ANALYSES, "analyses", address_of(request))
    body = await body_of(request)
    return await packed_response(request, await _told(running, request, worker.findings_of, body))


@router.post("/line", response_model=Story)
async def line(wish: LineWish, request: Request, running: Running, _: Anyone) -> Response:
    """A few choices from a position of a game, step by step."""
    running.limits.check(LOOKS, "looks", address_of(request))
    told = await _told(running, request, worker.line_of, wish.model_dump())
    return await packed_response(request, told)


@router.post("/judgements", response_model=Judgements, openapi_extra=ANY_JSON)
async def judgements(
    request: Request, running: Running, guest: Asking, begin: Annotated[int, Query(ge=0, le=10**6)] = 0
) -> Response:
    """Some of the judgements, from question number `begin` on, for pages that cannot judge; the body says `file`."""
    address = address_of(request)
    running.limits.check(JUDGEMENTS_PER_GUEST, "judgements", guest.id)
    running.limits.check(JUDGEMENTS, "judgements of an address", address)
    body = await body_of(request)
    with running.asked.alone(guest.id, address):
        told = await _questions(running, request, body)
        some = told["positions"][begin : begin + TOGETHER]
        data = b"".join(b64decode(each["state"]) for each in some)
        job = (told["game"], data, [each["asked"] for each in some], ITERATIONS)
        nothing = {"judge": "", "looks": []}
        found = await running.thinking.spare(guest.id, told["game"], worker.appraise, *job) if some else nothing
    return await packed_response(request, orjson.dumps(found))


async def _questions(running: Context, request: Request, body: str) -> Json:
    """Positions that a game was really played to: compiled rules trust them."""
    key, known = hashlib.sha256(body.encode()).hexdigest(), running.asked.questions
    if key not in known:
        running.limits.check(ANALYSES, "analyses", address_of(request))
        known[key] = orjson.loads(await _told(running, request, worker.questions_of, body))
        while len(known) > KNOWN:
            known.popitem(last=False)
    known.move_to_end(key)
    return known[key]
