"""The HTTP interface: everything but live play."""

import hashlib
from dataclasses import replace
from functools import cache
from typing import Annotated

import orjson
from fastapi import APIRouter, Header, Path, Request, Response

from ludi.bots.levels import LEVELS, USUAL
from ludi.engine.contract import digest_of
from ludi.engine.packages import installed
from ludi.engine.reference import rule_sections, rules_opening
from ludi.engine.registry import get_game
from ludi.engine.replay import dumps
from ludi.engine.texts import LANGUAGES
from ludi.engine.views import LookView
from ludi.server import models as m
from ludi.server.compression import json_response, packed_response
from ludi.server.context import Anyone, Asking, Running, address_of, remember
from ludi.server.limits import LOOKS, STORIES, TABLES, TABLES_PER_GUEST, UPLOADS
from ludi.server.lobby import lobby
from ludi.server.log import log_of
from ludi.server.room import Room
from ludi.table.game_list import game_info
from ludi.table.listing import is_kept_for
from ludi.table.playing import Json
from ludi.table.refusals import Refusal, in_a_sentence, refusal
from ludi.table.rows import Guest, new_guest

LARGEST_UPLOAD = 4 * 2**20  # bytes
PROBLEMS: dict[int | str, dict[str, type]] = {
    status: {"model": m.Problem} for status in (401, 403, 404, 409, 413, 422, 429)
}

router = APIRouter(prefix="/api", responses=PROBLEMS)
TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]


def table_for(room: Room, guest: Guest | None, key: str | None = None) -> Json:
    """What `messages.TableForGuest` says."""
    me = guest.id if guest else None
    you = room.seat_name(room.seat_of(me))
    kept = is_kept_for(me, room.seats)
    return {"table": room.info(), "you": you, "host": room.table.host == me, "kept": kept, "key": key}


@router.get("/me")
async def who_am_i(request: Request, response: Response, guest: Anyone) -> m.Guest:
    """Your name; a new guest gets one, and the cookie that goes with it."""
    guest = guest or new_guest()
    remember(request, response, guest)
    return m.Guest(name=guest.name)


@router.put("/me")
async def name_me(naming: m.Naming, request: Request, response: Response, guest: Anyone) -> m.Guest:
    named = replace(guest or new_guest(), name=naming.name)
    remember(request, response, named)
    return m.Guest(name=named.name)


@router.get("/catalogue")
async def catalogue(running: Running, _: Anyone) -> m.Catalogue:
    """Games with their options, and bots."""
    thinking = running.thinking
    games = [m.GameInfo(**game_info(get_game(name), name in thinking.ready)) for name in thinking.games]
    bots = [m.BotInfo(name=name, strength=level) for level, name in enumerate(LEVELS, start=1)]
    return m.Catalogue(games=games, bots=bots, usual_bot=USUAL)


@router.get("/lobby")
async def look_into_lobby(running: Running, guest: Anyone) -> m.Lobby:
    return await lobby(running, guest)


@router.post("/tables", status_code=201)
async def make_table(wish: m.TableWish, request: Request, running: Running, guest: Asking) -> m.TableForGuest:
    """A new table. Sit down with `sit`, having seen the commitment."""
    running.limits.check(TABLES_PER_GUEST, "tables", guest.id)
    running.limits.check(TABLES, "tables", address_of(request))
    room = await running.rooms.create(guest, wish)
    return m.TableForGuest(**table_for(room, guest))


@router.get("/tables/{table_id}")
async def look_at_table(table_id: TableId, running: Running, guest: Anyone) -> m.TableForGuest:
    return m.TableForGuest(**table_for(await running.rooms.get(table_id), guest))


@router.post("/tables/{table_id}/sit")
async def sit_down(table_id: TableId, wish: m.SitDown, running: Running, guest: Asking) -> m.TableForGuest:
    room = await running.rooms.get(table_id)
    key = await running.rooms.sit(room, guest, wish.entropy_hash, wish.seat)
    return m.TableForGuest(**table_for(room, guest, key))


@router.post("/tables/{table_id}/reveal")
async def reveal(table_id: TableId, wish: m.Reveal, running: Running, guest: Asking) -> m.TableForGuest:
    """Show the entropy you have committed to, once all have committed to theirs. With the last one the game begins."""
    room = await running.rooms.get(table_id)
    await running.rooms.reveal(room, guest, wish.entropy, wish.round)
    return m.TableForGuest(**table_for(room, guest))


@router.post("/tables/{table_id}/leave")
async def leave(table_id: TableId, running: Running, guest: Asking) -> m.TableForGuest:
    """Before the game the seat is open again (once all have committed to entropy: for others); during it a bot plays
    on."""
    room = await running.rooms.get(table_id)
    await running.rooms.leave(room, guest)
    return m.TableForGuest(**table_for(room, guest))


@router.post("/tables/{table_id}/return")
async def come_back(table_id: TableId, running: Running, guest: Asking) -> m.TableForGuest:
    """Take your seat back from the bot."""
    room = await running.rooms.get(table_id)
    await running.rooms.take_back(room, guest)
    return m.TableForGuest(**table_for(room, guest))


@router.post("/tables/{table_id}/seats/{seat}/stand-in")
async def stand_in(
    table_id: TableId, seat: Annotated[str, Path(max_length=32)], wish: m.StandIn, running: Running, guest: Asking
) -> m.TableForGuest:
    """A bot for somebody absent."""
    room = await running.rooms.get(table_id)
    await running.rooms.stand_in(room, guest, seat, wish.bot)
    return m.TableForGuest(**table_for(room, guest))


@router.post("/tables/{table_id}/claim")
async def claim(table_id: TableId, wish: m.Claim, running: Running, guest: Asking) -> m.TableForGuest:
    """Your seat in another browser, by its key."""
    room = await running.rooms.get(table_id)
    await running.rooms.claim(room, guest, wish.key)
    return m.TableForGuest(**table_for(room, guest, wish.key))


@router.post("/tables/{table_id}/rematch")
async def rematch(table_id: TableId, running: Running, guest: Asking) -> m.TableForGuest:
    """A new table with the same people and bots; the same one for everybody who asks."""
    room = await running.rooms.get(table_id)
    return m.TableForGuest(**table_for(await running.rooms.rematch(room, guest), guest))


@router.get("/tables/{table_id}/log", response_model=m.Log)
async def log(table_id: TableId, request: Request, running: Running, _: Anyone) -> Response:
    """Everything said so far."""
    room = await running.rooms.get(table_id)
    return await json_response(request, await log_of(room))


@router.get("/tables/{table_id}/file", response_class=Response)
async def file(table_id: TableId, running: Running, _: Anyone) -> Response:
    """The replay file, as `ludi replay` and `ludi verify` read it."""
    room = await running.rooms.get(table_id)
    name = f"{room.table.game}-{table_id[:8]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(dumps(room.file()), media_type="application/json", headers=headers)


@router.get("/tables/{table_id}/story", response_model=m.Story)
async def story(table_id: TableId, request: Request, running: Running, guest: Anyone) -> Response:
    """The whole game, step by step."""
    room = await running.rooms.get(table_id)
    replay = room.file()
    running.limits.check(STORIES, "stories", address_of(request))
    return await packed_response(request, await running.stories.of_room(_who(request, guest), room, replay))


def _who(request: Request, guest: Guest | None) -> str:
    """Whose line for workers one waits in."""
    return guest.id if guest else address_of(request)


@router.post(
    "/stories",
    response_model=m.Story,
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": {}}}}},
)
async def tell_file(request: Request, running: Running, _: Anyone) -> Response:
    """A replay file from disk, step by step; nothing is stored."""
    running.limits.check(UPLOADS, "uploads", address_of(request))
    text = await body_of(request)
    with in_a_sentence():
        told = await running.stories.of_file(address_of(request), text)
    return await packed_response(request, told)


async def body_of(request: Request) -> str:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST_UPLOAD:
            raise refusal("too_large")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("malformed", sentence="This is no replay: it is not UTF-8 text.") from None


@router.post("/look", response_model=LookView)
async def look_at_position(wish: m.LookWish, request: Request, running: Running, _: Anyone) -> Response:
    """Labels and facts of everything in any position of a game, for replays."""
    running.limits.check(LOOKS, "looks", address_of(request))
    job = (wish.game, wish.options, wish.players, wish.codes, wish.seat)
    with in_a_sentence():
        told = await running.stories.look_at(address_of(request), *job)
    return await packed_response(request, told)


@router.get("/rules/{game}/{language}")
async def rules(
    game: Annotated[str, Path(max_length=32)], language: Annotated[str, Path(max_length=8)], running: Running, _: Anyone
) -> m.RulesText:
    """The rule reference in our own words, by section."""
    if game not in running.thinking.games or language not in LANGUAGES:
        raise Refusal("not_found", sentence=f"There are no rules of {game!r} in {language!r}.")
    sections = [m.RulesSection(**vars(section)) for section in rule_sections(game, language)]
    return m.RulesText(game=game, language=language, opening=rules_opening(game, language), sections=sections)


@router.get(
    "/games/{game}/catalogue",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}}, 304: {"description": "The browser has it already."}},
)
async def printed(
    game: Annotated[str, Path(max_length=32)],
    request: Request,
    running: Running,
    if_none_match: Annotated[str | None, Header(max_length=200)] = None,
) -> Response:
    """What is printed on a game's cards and boards: views name it by ids."""
    if game not in running.thinking.games:
        raise Refusal("not_found", sentence=f"There is no game {game!r} here.")
    text, digest = _printed(game)
    headers = {"ETag": f'"{digest}"', "Cache-Control": "no-cache"}
    if if_none_match == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return await packed_response(request, text, more=headers)


@cache
def _printed(game: str) -> tuple[bytes, str]:
    catalogue = get_game(game).catalogue()
    return orjson.dumps(catalogue), digest_of(catalogue)


@router.get(
    "/games/{game}/words/{language}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, 304: {"description": "The browser has it already."}},
)
async def words(
    game: Annotated[str, Path(max_length=32)],
    language: Annotated[str, Path(max_length=8)],
    request: Request,
    running: Running,
    if_none_match: Annotated[str | None, Header(max_length=200)] = None,
) -> Response:
    """A game's Fluent catalogue, for pages that were built without it."""
    if game not in running.thinking.games or language not in LANGUAGES:
        raise Refusal("not_found", sentence=f"There are no words of {game!r} in {language!r}.")
    text, digest = _words(game, language)
    headers = {"ETag": f'"{digest}"', "Cache-Control": "no-cache"}  # kept, and asked for again: games are updated
    if if_none_match == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return await packed_response(request, text, "text/plain; charset=utf-8", headers)


@cache
def _words(game: str, language: str) -> tuple[bytes, str]:
    text = b"\n".join(path.read_bytes() for path in installed()[game].words(language))
    return text, hashlib.sha256(text).hexdigest()[:32]
