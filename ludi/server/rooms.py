"""All tables of a server: loading them, and what can be done at them besides playing."""

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence

import structlog

from ludi.bots.levels import LEVELS, USUAL
from ludi.bots.roster import PLAIN
from ludi.engine.errors import BadOptions
from ludi.engine.fairness import SECRET_BYTES, Dealer
from ludi.engine.registry import get_game
from ludi.server import metrics
from ludi.server.errors import Refusal, refusal
from ludi.server.fairness import terms
from ludi.server.guests import Guest
from ludi.server.models import Clock, SeatWish, TableWish
from ludi.server.playing import deciding_seat
from ludi.server.room import Room
from ludi.server.settings import Settings
from ludi.server.store import SeatRow, Store, TableRow
from ludi.server.thinking import Thinking, bot_to_move

log = structlog.get_logger("rooms")


class Rooms:
    """The tables of one server process."""

    def __init__(self, store: Store, thinking: Thinking, settings: Settings) -> None:
        self.store, self.thinking, self.settings = store, thinking, settings
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}

    # ---- loading -----------------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Room:
        """The table, or a refusal: there is none."""
        room = self._rooms.get(table_id)
        if room is None:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                room = self._rooms.get(table_id) or await self._load(table_id)
            self._loading.pop(table_id, None)
        self._rooms.move_to_end(table_id)
        return room

    async def _load(self, table_id: str) -> Room:
        table = await self.store.table(table_id)
        if table is None:
            raise refusal("not_found")
        game = get_game(table.game)
        if (table.rules_version, table.content) != (game.version, game.content):
            raise refusal("other_rules")
        seats = (await self.store.seats([table_id]))[table_id]
        room = await Room.load(self.store, table, seats, await self.store.moves(table_id))
        room.on_move = self.wake
        self._rooms[table_id] = room
        self._forget_some()
        await room.settle()
        if room.table.status == "playing" and room.table.decider is None and room.decider is not None:
            await self.store.note_decider(table_id, room.number, room.decider)
        self.wake(room)
        return room

    def _forget_some(self) -> None:
        """Keep the most recent in memory; who is connected keeps a table there too."""
        for table_id in list(self._rooms)[: max(0, len(self._rooms) - self.settings.rooms)]:
            room = self._rooms[table_id]
            if not room.clients and not room.lock.locked() and bot_to_move(room) is None and not room.clocks:
                del self._rooms[table_id]
        metrics.ROOMS.set(len(self._rooms))

    def loaded(self) -> Sequence[Room]:
        return list(self._rooms.values())

    def known(self, table_id: str) -> Room | None:
        return self._rooms.get(table_id)

    def forget(self, table_id: str) -> None:
        """A table that is no more."""
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        self._rooms.pop(table_id, None)

    # ---- whose turn it is --------------------------------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """Somebody has to decide: let a bot think, or a clock run."""
        if bot_to_move(room) is not None:
            self.thinking.request(room)
        timer = self._timers.pop(room.table.id, None)
        if timer is not None:
            timer.cancel()
        seat = room.decider
        if room.clocks is not None and seat is not None and not room.seats[seat].played_by_bot:
            left = room.clocks.left_now(seat, running=True) / 1000
            loop = asyncio.get_running_loop()
            expire = lambda: loop.create_task(self._time_is_up(room, seat))  # noqa: E731
            self._timers[room.table.id] = loop.call_later(left + 0.02, expire)

    async def _time_is_up(self, room: Room, seat: int) -> None:
        async with room.lock:
            row = room.seats[seat]
            if room.decider != seat or row.played_by_bot or not room.clocks or room.clocks.left_now(seat, True) > 0:
                return
            await self.store.change_seat(row, bot=USUAL, out_of_time=True)
            await room.reload()
        log.info("time is up", table=room.table.id, seat=seat)
        room.broadcast_table()
        self.wake(room)

    # ---- making tables -----------------------------------------------------------------------------------------------

    async def create(self, guest: Guest, wish: TableWish) -> Room:
        check_seats(wish.seats)
        if wish.game not in self.thinking.games:
            known = ", ".join(self.thinking.games)
            raise Refusal("malformed", sentence=f"There is no game called {wish.game!r}; choose one of {known}.")
        game = get_game(wish.game)
        try:
            complete = game.complete_options(len(wish.seats), wish.options)
        except BadOptions as error:
            raise Refusal("malformed", sentence=str(error)) from None
        secret, table_id = secrets.token_bytes(SECRET_BYTES), secrets.token_hex(16)
        table = TableRow(
            id=table_id,
            game=game.name,
            rules_version=game.version,
            content=game.content,
            options=dict(complete),
            listed=wish.listed,
            clock=wish.clock.model_dump() if wish.clock else None,
            status="waiting",
            created=time.time(),
            host=guest.id,
            secret=secret.hex(),
            commitment="",
            rematch=None,
            shares=None,
        )
        table.commitment = Dealer(secret, terms(table, len(wish.seats))).commitment
        seats = [new_seat(table_id, i, seat, guest) for i, seat in enumerate(wish.seats)]
        await self.store.create(table, seats)
        if any(seat.played_by_bot for seat in seats):
            self.thinking.preload(game.name)
        log.info("table made", table=table_id, game=game.name, players=len(seats))
        return await self.get(table_id)

    async def rematch(self, room: Room, guest: Guest) -> Room:
        """A new table with the same people and bots; the same one for everybody who asks."""
        async with room.lock:
            if room.table.status != "over":
                raise refusal("not_over")
            if room.seat_of(guest.id) is None:
                raise refusal("not_yours")
            if room.table.rematch is None:
                made = await self.create(guest, wish_again(room, guest))
                await self._reserve(made, room)
                await self.store.set_rematch(room.table.id, made.table.id)
                await room.reload()
        room.broadcast_table()
        return await self.get(str(room.table.rematch))

    async def _reserve(self, made: Room, before: Room) -> None:
        """Keep the others' seats for them."""
        for row, was in zip(made.seats, before.seats, strict=True):
            if row.kind == "open" and row.guest is None and was.guest:
                await self.store.change_seat(row, guest=was.guest)
        await made.reload()

    # ---- sitting down and getting up ---------------------------------------------------------------------------------

    async def sit(self, room: Room, guest: Guest, entropy: str, seat_name: str | None) -> str:
        """Take an open seat; the secret that opens it elsewhere. The game begins when no seat is open."""
        async with room.lock:
            if room.seat_of(guest.id) is not None:
                raise refusal("seated")
            if room.table.status != "waiting":
                raise refusal("begun")
            row = choose_seat(room, guest, seat_name)
            key = secrets.token_urlsafe(24)
            changed = await self.store.change_seat(
                row,
                kind="human",
                player=guest.name,
                guest=guest.id,
                key=hashed(key),
                entropy=entropy,
                connected=True,
                last_seen=time.time(),
            )
            await room.reload()
            if not changed:
                raise refusal("seat_taken")
        await self.begin(room)
        room.broadcast_table()
        return key

    async def begin(self, room: Room) -> None:
        """Start the game if everybody sits."""
        if room.table.status == "waiting" and all(row.kind != "open" for row in room.seats):
            await self.store.start(room.table.id, deciding_seat(room.match))
            await room.reload()
            await room.settle()
            for client in room.clients:
                client.send_state()
            self.wake(room)

    async def leave(self, room: Room, guest: Guest) -> None:
        """Before the game the seat is open again; during it a bot plays on."""
        async with room.lock:
            row = own_seat(room, guest)
            if room.table.status == "waiting":
                gone = {"kind": "open", "player": "", "guest": None, "key": None, "entropy": None}
                await self.store.change_seat(row, **gone)
            elif room.table.status == "playing" and not row.played_by_bot:
                await self.store.change_seat(row, bot=USUAL)
            await room.reload()
        room.broadcast_table()
        self.wake(room)

    async def take_back(self, room: Room, guest: Guest) -> None:
        async with room.lock:
            row = own_seat(room, guest)
            if row.out_of_time:
                raise refusal("out_of_time")
            if row.played_by_bot:
                await self.store.change_seat(row, bot=None, connected=True, last_seen=time.time())
                await room.reload()
                if room.clocks is not None:
                    room.clocks.running_since = time.time()
        room.broadcast_table()
        self.wake(room)

    async def stand_in(self, room: Room, guest: Guest, seat_name: str, bot: str | None) -> None:
        """A bot for somebody absent, at the wish of somebody who plays here."""
        check_bot(bot or USUAL)
        async with room.lock:
            await room.reload()  # another process may have noted a connection since
            own_seat(room, guest)
            row = room.seats[seat_number(room, seat_name)]
            if room.table.status != "playing":
                raise refusal("waiting" if room.table.status == "waiting" else "over")
            absent = time.time() - row.last_seen >= self.settings.absence
            here = any(client.guest == row.guest for client in room.clients)
            if row.kind == "human" and not row.played_by_bot and (here or not absent) and row.guest != guest.id:
                raise refusal("present", player=row.player)
            if row.kind == "human" and not row.played_by_bot:
                await self.store.change_seat(row, bot=bot or USUAL)
                await room.reload()
        room.broadcast_table()
        self.wake(room)

    async def claim(self, room: Room, guest: Guest, key: str) -> None:
        """Sit in a seat of one's own from another browser."""
        async with room.lock:
            row = next((row for row in room.seats if row.key and secrets.compare_digest(row.key, hashed(key))), None)
            if row is None:
                raise refusal("wrong_key")
            if room.seat_of(guest.id) not in (None, row.seat):
                raise refusal("seated")
            await self.store.change_seat(row, guest=guest.id)
            await room.reload()
        room.broadcast_table()


def check_seats(seats: Sequence[SeatWish]) -> None:
    kinds = [seat.kind for seat in seats]
    if kinds.count("me") > 1:
        raise refusal("two_of_you")
    if all(kind == "bot" for kind in kinds):
        raise refusal("no_person")
    for seat in seats:
        if seat.kind == "bot":
            check_bot(seat.bot or USUAL)


def check_bot(bot: str) -> None:
    if bot not in LEVELS and bot not in PLAIN:
        raise refusal("no_bot", bot=bot, bots=", ".join(LEVELS))


def new_seat(table_id: str, seat: int, wish: SeatWish, guest: Guest) -> SeatRow:
    bot = (wish.bot or USUAL) if wish.kind == "bot" else None
    kept_for = guest.id if wish.kind == "me" else None
    kind = "bot" if wish.kind == "bot" else "open"
    return SeatRow(
        table_id, seat, kind, bot or "", bot, kept_for, None, None, out_of_time=False, connected=False, last_seen=0.0
    )


def wish_again(room: Room, guest: Guest) -> TableWish:
    """The same table once more, the one who asks being its host."""
    seats = [
        SeatWish(kind="bot", bot=row.bot)
        if row.kind == "bot"
        else SeatWish(kind="me" if row.guest == guest.id else "open")
        for row in room.seats
    ]
    clock = Clock(**room.table.clock) if room.table.clock else None
    return TableWish(game=room.table.game, options=room.table.options, seats=seats, clock=clock)


def choose_seat(room: Room, guest: Guest, seat_name: str | None) -> SeatRow:
    """The seat asked for, else the one kept for this guest, else any that is open and kept for nobody."""
    free = [row for row in room.seats if row.kind == "open" and row.guest in (None, guest.id)]
    if seat_name is not None:
        row = room.seats[seat_number(room, seat_name)]
        if row not in free:
            raise refusal("seat_taken")
        return row
    if not free:
        raise refusal("no_seat")
    return min(free, key=lambda row: (row.guest is None, row.seat))


def seat_number(room: Room, seat_name: str) -> int:
    names = room.game.seat_names[: len(room.seats)]
    if seat_name not in names:
        raise refusal("unknown_seat", seat=seat_name[:32])
    return names.index(seat_name)


def own_seat(room: Room, guest: Guest) -> SeatRow:
    seat = room.seat_of(guest.id)
    if seat is None:
        raise refusal("not_seated")
    return room.seats[seat]


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
