"""What people at a table do together besides playing: fill it up, give up, end a game, allow hints."""

from typing import Annotated

from fastapi import APIRouter, Path

from ludi.bots.levels import USUAL
from ludi.server import models as m
from ludi.server.api import PROBLEMS, TableId, table_for
from ludi.server.context import Asking, Running
from ludi.table import ending, seating
from ludi.table.making import check_bot

router = APIRouter(prefix="/api/tables/{table_id}", responses=PROBLEMS)


@router.post("/seats/{seat}/fill")
async def fill(
    table_id: TableId, seat: Annotated[str, Path(max_length=32)], wish: m.StandIn, running: Running, guest: Asking
) -> m.TableForGuest:
    """A bot for an open seat, at the wish of who made the table. With the last one the game begins."""
    rooms, bot = running.rooms, wish.bot or USUAL
    check_bot(bot)
    room = await rooms.get(table_id)
    async with rooms.changing(room) as rows:
        seating.fill(rows, guest, seat, bot, rooms.settings.reveal)
    running.thinking.preload(room.table.game)
    return m.TableForGuest(**table_for(room, guest))


@router.post("/resign")
async def resign(table_id: TableId, running: Running, guest: Asking) -> m.TableForGuest:
    """Give up for good: a bot plays on, or the game is over."""
    room = await running.rooms.get(table_id)
    async with running.rooms.changing(room) as rows:
        ending.resign(rows, guest)
    return m.TableForGuest(**table_for(room, guest))


@router.post("/abort")
async def abort(table_id: TableId, running: Running, guest: Asking) -> m.TableForGuest:
    """Call the game off, before anybody has played in a second turn."""
    room = await running.rooms.get(table_id)
    async with running.rooms.changing(room) as rows:
        ending.abort(rows, guest)
    return m.TableForGuest(**table_for(room, guest))


@router.post("/end")
async def end(table_id: TableId, wish: m.Consent, running: Running, guest: Asking) -> m.TableForGuest:
    """Wish that the game ends without a winner, or no longer. It does once all people who play wish it."""
    room = await running.rooms.get(table_id)
    async with running.rooms.changing(room) as rows:
        ending.want_end(rows, guest, wish.agree)
    return m.TableForGuest(**table_for(room, guest))


@router.post("/hints")
async def hints(table_id: TableId, wish: m.Consent, running: Running, guest: Asking) -> m.TableForGuest:
    """Allow hints, or no longer. Among people there are hints while all of them allow it."""
    room = await running.rooms.get(table_id)
    async with running.rooms.changing(room) as rows:
        ending.allow_hints(rows, guest, wish.agree)
    return m.TableForGuest(**table_for(room, guest))
