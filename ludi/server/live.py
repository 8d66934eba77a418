"""Live play: one WebSocket for each open table."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeVar

import orjson
import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from ludi.engine.errors import LudiError
from ludi.engine.match import Match
from ludi.server import messages as m
from ludi.server import metrics, worker
from ludi.server.clients import Client
from ludi.server.context import Context, address_of, context_of, is_own_origin
from ludi.server.database import why
from ludi.server.fair import Bucket
from ludi.server.guests import COOKIE
from ludi.server.limits import HINTS, MALFORMED, MESSAGES
from ludi.server.outages import is_outage
from ludi.server.room import Room
from ludi.table.advising import position_of
from ludi.table.ending import hints_allowed
from ludi.table.playing import Json
from ludi.table.refusals import Refusal, refusal
from ludi.table.trying import arranged, look, preview, reason, refused, whys

router = APIRouter()
log = structlog.get_logger("live")
incoming: TypeAdapter[Any] = TypeAdapter(m.FromBrowser)
FORBIDDEN, UNKNOWN, TOO_MANY, FAILED = 4403, 4404, 4429, 1011  # codes a socket is closed with
STATELESS = ("malformed", "too_fast", "chat_full", "not_now", "unforeseen")  # refusals that say nothing about the game
MOST_LOOKS = 32  # kept for a table
T = TypeVar("T")


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    running, address = context_of(socket), address_of(socket)
    await socket.accept()
    if not is_own_origin(socket):
        return await socket.close(FORBIDDEN, "another site")
    if not running.limits.enter(address):
        return await socket.close(TOO_MANY, "too many connections")
    with metrics.SOCKETS.track_inprogress():
        try:
            await _visit(running, socket, table_id, address)
        except Exception:
            log.exception("a connection failed", table=table_id)
            await socket.close(FAILED, "something went wrong here")
        finally:
            running.limits.exit(address)
    return None


async def _visit(running: Context, socket: WebSocket, table_id: str, address: str) -> None:
    try:
        room = await running.rooms.get(table_id)
    except Refusal:
        return await socket.close(UNKNOWN, "no such table")
    guest = running.guests.read(socket.cookies.get(COOKIE))
    if running.bans.forbid(guest.id if guest else None, address):
        return await socket.close(FORBIDDEN, "banned")
    client = Client(socket, guest.id if guest else None, room.state_bytes)
    return await Visit(running, room, client, address).stay()


class Visit:
    """One browser at one table, from connecting to leaving."""

    def __init__(self, running: Context, room: Room, client: Client, address: str) -> None:
        self.running, self.room, self.client, self.address = running, room, client, address
        self.who = client.guest or address  # whose time is used
        self._messages, self._malformed = Bucket(*MESSAGES), Bucket(*MALFORMED)
        self.answers: dict[type, Callable[[Any], Any]] = {
            m.SendDraft: self._draft,
            m.SendCommit: self._commit,
            m.AskWhy: self._why,
            m.AskWhys: self._whys,
            m.AskLook: self._look,
            m.AskPosition: self._position,
            m.AskHint: self._hint,
            m.SendText: self._say,
            m.SendReaction: self._react,
            m.AskChat: self._chat,
            m.AskState: self._resync,
            m.Ping: self._ping,
        }

    @property
    def seat(self) -> int | None:
        return self.room.seat_of(self.client.guest)

    async def stay(self) -> None:
        self.client.send_state()
        pump = asyncio.create_task(self.client.pump())
        self.room.clients.add(self.client)
        try:
            await self._note_presence(True)
            while not pump.done() and self._malformed.left >= 0:
                received = await self.client.socket.receive()
                if received["type"] == "websocket.disconnect":
                    break
                await self._answer(received.get("text") or received.get("bytes") or "")
                await self.client.wait_until_read()
            else:
                await self._close(TOO_MANY, "too much that is not understood")
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.room.clients.discard(self.client)
            pump.cancel()
            await asyncio.shield(self._note_presence(False))

    async def _close(self, code: int, reason: str) -> None:
        async with asyncio.timeout(1.0):
            await self.client.socket.close(code, reason)

    async def _note_presence(self, connected: bool) -> None:
        """Tell the others that a player has come or gone, unless another window of the same player is open here.

        Spectators are only counted, which goes with the next message. Without the database nobody is sent away: it is
        said again soon who is here.
        """
        seat, now = self.seat, time.time()
        if seat is None or any(c.guest == self.client.guest and c is not self.client for c in self.room.clients):
            return
        row = self.room.seats[seat]
        row.connected, row.last_seen = connected, now
        self.room.broadcast_table()
        try:
            await self.running.store.note_presence([(self.room.table.id, seat)], connected, now)
        except Exception:
            log.exception("presence was not noted", table=self.room.table.id)

    # ---- answering ---------------------------------------------------------------------------------------------------

    async def _answer(self, data: str | bytes) -> None:
        message = None
        await self.running.limits.pace(self.who, self.address)
        try:
            message = self._read(data)
            if self._messages.left < 1:
                raise refusal("too_fast")
            self._messages.charge(1)
            answer = await self.answers[type(message)](message)
            if answer is not None:
                self._send(answer)
        except Exception as error:
            said = error if isinstance(error, Refusal) else self._failed(error, type(message).__name__)
            metrics.REFUSED.labels(said.reason).inc()
            self._send(self._refused(said, getattr(message, "ref", None)))

    def _failed(self, error: Exception, kind: str) -> Refusal:
        """What is said of an error, which is noted."""
        if is_outage(error):
            log.warning("a message was not answered", table=self.room.table.id, kind=kind, why=why(error))
            return refusal("not_now")
        log.exception("a message was not answered", table=self.room.table.id, kind=kind)
        return refusal("unforeseen")

    async def _at_desk(self, work: Callable[[], T]) -> T:
        """Try something out when it is our turn."""
        return await self.running.desk.do(self.who, self.address, work)

    def _charge(self, seconds: float) -> None:
        self.running.desk.charge(self.who, self.address, seconds)

    def _read(self, data: str | bytes) -> Any:
        try:
            return incoming.validate_json(data)
        except ValidationError as error:
            self._malformed.charge(1)
            first = error.errors(include_url=False, include_context=False)[0]
            where = ".".join(str(part) for part in first["loc"][1:]) or "the message"
            raise Refusal("malformed", sentence=f"This was not understood: {where}: {first['msg']}.") from None

    def _send(self, message: Json) -> None:
        self.client.answer(orjson.dumps(message))

    def _refused(self, error: Refusal, ref: int | None) -> Json:
        state = None if error.reason in STATELESS else self.room.state(self.client.guest)
        return refused(self.room, error, ref, state)

    def _own_seat(self) -> int:
        """The seat whose player asks and who plays himself."""
        seat = self.seat
        if seat is None:
            raise refusal("not_seated")
        if self.room.seats[seat].played_by_bot:
            raise refusal("away")
        return seat

    async def _draft(self, message: m.SendDraft) -> Json:
        return await self._at_desk(lambda: preview(self.room, self._own_seat(), message))

    async def _commit(self, message: m.SendCommit) -> Json:
        with metrics.COMMIT_SECONDS.time(), self.running.desk.commit():
            number = await self.room.commit(self._own_seat(), message.number, message.moves)
        return {"type": "accepted", "ref": message.ref, "number": number}

    async def _why(self, message: m.AskWhy) -> Json:
        return await self._at_desk(lambda: reason(self.room, self._own_seat(), message))

    async def _whys(self, message: m.AskWhys) -> Json:
        room, seat = self.room, self._own_seat()
        trial, _ = await self._at_desk(lambda: room.try_out(seat, message.number, message.moves))
        if trial.decider != seat:
            return whys(room, message, {})
        job = (room.table.game, trial.state.tobytes(), message.picked)
        return whys(room, message, await self._ask_worker(worker.reasons_at_state, *job))

    async def _look(self, message: m.AskLook) -> Json:
        room = self.room
        room.check_number(message.number)
        state = await self._at_desk(lambda: arranged(room, self._own_seat, message).tobytes())
        return look(room, message, await self._look_at(state, self.seat))

    async def _look_at(self, state: bytes, seat: int | None) -> Json:
        """Worked out once for each seat, and once for all spectators."""
        looks, asked = self.room.looks, (state, seat)
        if asked not in looks:
            while len(looks) >= MOST_LOOKS:
                del looks[next(iter(looks))]
            looks[asked] = asyncio.ensure_future(self._ask_worker(worker.look_at_state, self.room.table.game, *asked))
        try:
            return await asyncio.shield(looks[asked])
        except Exception:
            looks.pop(asked, None)  # whoever asks next may have more luck
            raise

    async def _ask_worker(self, function: Callable[..., Json], *args: Any) -> Json:
        """Something that takes long, on the account of whoever asks."""
        await self.running.desk.wait(self.who, self.address)
        found: Json = await self.running.thinking.answer(self.who, self._charge, function, *args)
        return found

    async def _advised(self, message: m.AskPosition | m.AskHint) -> Match:
        """The position that somebody wants a hint about."""
        seat, room = self._own_seat(), self.room
        if not hints_allowed(room.seats):
            raise refusal("no_hints")
        trial, _ = await self._at_desk(lambda: room.try_out(seat, message.number, message.moves))
        if trial.decider != seat:
            raise refusal("no_hint")
        return trial

    async def _position(self, message: m.AskPosition) -> Json:
        about = {"type": "position", "ref": message.ref, "number": message.number, "draft": message.moves}
        return {**about, **position_of(await self._advised(message))}

    async def _hint(self, message: m.AskHint) -> Json:
        self.running.limits.check(HINTS, "hints", self.client.guest or "")
        trial = await self._advised(message)
        job = (self.room.table.game, trial.state.tobytes(), trial.decider)
        metrics.HINTS.labels("server" if message.found is None else "browser").inc()
        if message.found is None:
            found = await self.running.thinking.run_for(self.who, self.room.table.game, worker.hint, *job)
        else:
            thought = message.found.options, message.found.codes
            try:
                found = await self._ask_worker(worker.hint_found_elsewhere, *job, *thought)
            except LudiError as error:
                raise Refusal("malformed", sentence=str(error)) from None
        return {"type": "hint", "ref": message.ref, "number": message.number, "draft": message.moves, **found}

    def _table_mate(self) -> int:
        """The seat of the one who asks, whoever plays there now."""
        if self.seat is None:
            raise refusal("not_seated")
        return self.seat

    async def _say(self, message: m.SendText) -> Json:
        return await self._said(message.ref, "text", message.text)

    async def _react(self, message: m.SendReaction) -> Json:
        return await self._said(message.ref, "reaction", message.reaction)

    async def _said(self, ref: int, kind: str, text: str) -> Json:
        seat = self._table_mate()
        self.running.limits.speak(self.who)
        await self.room.chat.say(seat, kind, text)
        return {"type": "accepted", "ref": ref, "number": self.room.number}

    async def _chat(self, message: m.AskChat) -> Json:
        self._table_mate()
        lines = await self.room.chat.after(message.after)
        return {"type": "chat", "ref": message.ref, "number": self.room.number, "lines": lines}

    async def _resync(self, _: m.AskState) -> None:
        self.client.send_state()

    async def _ping(self, message: m.Ping) -> Json:
        return {"type": "pong", "ref": message.ref, "number": self.room.number}
