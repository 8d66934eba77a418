"""All tables of a server: loading them, and what can be done at them besides playing."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from weakref import WeakValueDictionary

import structlog

from ludi.bots.levels import STAND_IN
from ludi.engine.registry import get_game
from ludi.server import metrics
from ludi.server.holding import held
from ludi.server.leases import Leases
from ludi.server.models import Clock, SeatWish, TableWish
from ludi.server.room import Room
from ludi.server.settings import Settings
from ludi.server.store import Store, batched
from ludi.server.thinking import Thinking, bot_to_move
from ludi.table import seating
from ludi.table.making import check_bot, new_table
from ludi.table.refusals import Refusal, refusal
from ludi.table.rows import Guest, Held

log = structlog.get_logger("rooms")
TOGETHER = 50  # tables read at once
UNUSED = 5.0  # seconds after which nobody has a table at hand that is connected to nobody


class Rooms:
    """The tables of one server process."""

    def __init__(self, store: Store, thinking: Thinking, settings: Settings) -> None:
        self.store, self.thinking, self.settings = store, thinking, settings
        self.leases = Leases(store.engine, store.writer.origin)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while somebody waits for it
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._claiming: dict[str, asyncio.Task[None]] = {}
        self._orphans: dict[str, None] = {}  # tables that we drive and still have to look at
        thinking.drives = lambda room: self.leases.drives(room.table.id) and self.known(room.table.id) is room

    # ---- loading -----------------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Room:
        """The table, or a refusal: there is none."""
        room = self._rooms.get(table_id)
        if room is None:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                room = self._rooms.get(table_id) or await self._load(table_id)
        self._rooms.move_to_end(table_id)
        room.used_at = time.monotonic()
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
            left = room.clocks.left if room.clocks else None
            await self.store.note_decider(table_id, room.number, room.decider, left)
        self.wake(room)
        return room

    def _forget_some(self) -> None:
        """Keep the most recent in memory; who is connected keeps a table there too."""
        self._forget(list(self._rooms)[: max(0, len(self._rooms) - self.settings.rooms)])

    def forget_idle(self) -> None:
        """Tables at which nothing has happened for a while leave memory."""
        before = time.monotonic() - self.settings.idle
        self._forget([name for name, room in self._rooms.items() if max(room.used_at, room.moved_at) < before])

    def _forget(self, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:
            room = self._rooms[table_id]
            thinking = bot_to_move(room) is not None and table_id in self.leases.driven
            if not room.clients and not room.lock.locked() and not thinking:
                del self._rooms[table_id]
        metrics.ROOMS.set(len(self._rooms))

    def loaded(self) -> Sequence[Room]:
        return list(self._rooms.values())

    def known(self, table_id: str) -> Room | None:
        return self._rooms.get(table_id)

    def forget(self, table_id: str) -> None:
        """A table that is no more."""
        self._stop_timer(table_id)
        self.leases.release([table_id])
        self._rooms.pop(table_id, None)

    # ---- whose turn it is --------------------------------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """Somebody has to decide: let a bot think, or a clock run, if it is for this process to do."""
        table_id = room.table.id
        self._stop_timer(table_id)
        if room.table.status == "over":
            self.leases.release([table_id])
        if room.decider is None or (bot_to_move(room) is None and room.clocks is None):
            return
        if self.leases.drives(table_id):
            self._drive(room)
        elif room.table.driver is None and table_id not in self._claiming:
            self._claiming[table_id] = asyncio.create_task(self._claim(room), name="claim")

    async def _claim(self, room: Room) -> None:
        """Nobody drives this table yet."""
        try:
            room.table.driver = await self.leases.claim(room.table.id)
        except Exception as error:  # the database is away; `take_over` will find the table
            log.warning("a table was not claimed", table=room.table.id, why=str(error))
        finally:
            del self._claiming[room.table.id]
        if room.table.driver is not None:
            self.wake(room)

    def _drive(self, room: Room) -> None:
        if self.known(room.table.id) is not room:  # it has left memory meanwhile, and may have come back
            self._orphans[room.table.id] = None
            return None
        if bot_to_move(room) is not None:
            return self.thinking.request(room)
        seat = room.decider
        if room.clocks is not None and seat is not None:
            left = room.clocks.left_now(seat, running=True) / 1000
            loop = asyncio.get_running_loop()
            table_id = room.table.id  # and not the table itself, which may leave memory while its clock runs
            expire = lambda: loop.create_task(self._time_is_up(table_id, seat))  # noqa: E731
            self._timers[table_id] = loop.call_later(left + 0.02, expire)
        return None

    def _stop_timer(self, table_id: str) -> None:
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    async def take_over(self) -> None:
        """Drive games whose driver has died; those whose loading fails now, next time."""
        self._orphans |= dict.fromkeys(await self.leases.take_over())
        for table_id in list(self._orphans):
            try:
                with suppress(Refusal):  # of other rules, or deleted meanwhile
                    await self._go_on(table_id)
                del self._orphans[table_id]
            except Exception as error:
                log.warning("a table was not taken over", table=table_id, why=f"{type(error).__name__}: {error}")

    async def _go_on(self, table_id: str) -> None:
        """With whatever was left undone at a table that we drive."""
        room = await self.get(table_id)
        await room.catch_up()
        if not room.number:  # whoever began the game did not get to the first draws
            await room.reload()
            await room.settle()
            for client in room.clients:
                client.send_state()
        self.wake(room)

    async def look_again(self, table_id: str) -> None:
        """Something has changed at a table, and matters if it is in memory or we drive it."""
        room = self.known(table_id)
        if room is not None:
            await room.catch_up()
            self.wake(room)
        elif table_id in self.leases.driven:
            await self.get(table_id)

    async def follow(self, table_ids: Sequence[str]) -> list[str]:
        """The same for many at once, on PostgreSQL; those with which it failed."""
        self._forget([name for name in table_ids if self._is_unused(name)])  # cheaper than following
        known = {name: room for name in table_ids if (room := self.known(name))}
        reads = {name: room.reads for name, room in known.items()}
        news = await self.store.news_of({name: room.number for name, room in known.items()}) if known else {}

        async def look(name: str) -> None:
            if name in known:
                await known[name].catch_up(news.get(name), reads[name])
                self.wake(known[name])
            else:
                await self.look_again(name)

        outcomes = await asyncio.gather(*map(look, table_ids), return_exceptions=True)
        failed = {name: each for name, each in zip(table_ids, outcomes, strict=True) if isinstance(each, Exception)}
        for name, error in failed.items():
            log.warning("a table was not brought up to date", table=name, why=f"{type(error).__name__}: {error}")
        return [name for name, error in failed.items() if not isinstance(error, Refusal)]

    def _is_unused(self, table_id: str) -> bool:
        room = self.known(table_id)
        idle = room is not None and not room.clients and time.monotonic() - room.used_at > UNUSED
        return idle and table_id not in self.leases.driven

    async def _time_is_up(self, table_id: str, seat: int) -> None:
        try:
            async with self.changing(await self.get(table_id)) as rows:
                if seating.run_out(rows, seat):
                    log.info("time is up", table=table_id, seat=seat)
        except Exception as error:  # the database is away
            log.warning("a clock was not looked at", table=table_id, why=f"{type(error).__name__}: {error}")
            self._orphans[table_id] = None

    # ---- making tables -----------------------------------------------------------------------------------------------

    async def create(self, guest: Guest, wish: TableWish) -> Room:
        if wish.game not in self.thinking.games:
            known = ", ".join(self.thinking.games)
            raise Refusal("malformed", sentence=f"There is no game called {wish.game!r}; choose one of {known}.")
        table, seats, chain = new_table(guest, secrets.token_hex(16), wish)
        game = get_game(table.game)
        await self.store.create(table, seats)
        if any(seat.played_by_bot for seat in seats):
            self.thinking.preload(game.name)
        log.info("table made", table=table.id, game=game.name, players=len(seats))
        room = await self.get(table.id)
        room.chain = chain
        return room

    async def rematch(self, room: Room, guest: Guest) -> Room:
        """A new table with the same people and bots; the same one for everybody who asks."""
        async with room.lock:
            if room.table.status != "over":
                raise refusal("not_over")
            if (seat := room.seat_of(guest.id)) is None:
                raise refusal("not_yours")
            if room.table.rematch is None:
                made = await self.create(guest, wish_again(room, guest))
                await self._reserve(made, room)
                await self.store.set_rematch(room.table.id, made.table.id, seat)
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

    @asynccontextmanager
    async def changing(self, room: Room) -> AsyncIterator[Held]:
        """Change who sits and plays at a table, once for all server processes; everybody is told."""
        async with room.lock:
            begun = room.table.has_begun
            async with held(self.store, room.table.id) as rows:
                yield rows
            await room.reload()
        if room.table.has_begun and not begun:
            await room.settle()
            for client in room.clients:
                client.send_state()
        room.broadcast_table()
        self.wake(room)

    async def sit(self, room: Room, guest: Guest, promise: str, seat_name: str | None) -> str | None:
        """Take an open seat, or commit to entropy anew; the secret that opens a seat newly taken elsewhere."""
        async with self.changing(room) as rows:
            return seating.sit_down(rows, guest, promise, seat_name, self.settings.reveal)

    async def reveal(self, room: Room, guest: Guest, entropy: str, number: int) -> None:
        """Show the entropy committed to. With the last one the game begins."""
        async with self.changing(room) as rows:
            seating.reveal(rows, guest, entropy, number)

    async def leave(self, room: Room, guest: Guest) -> None:
        """Before the game the seat is open again; during it a bot plays on."""
        async with self.changing(room) as rows:
            seating.get_up(rows, guest, self.settings.reveal)

    async def take_back(self, room: Room, guest: Guest) -> None:
        async with self.changing(room) as rows:
            seating.take_back(rows, guest)

    async def stand_in(self, room: Room, guest: Guest, seat_name: str, bot: str | None) -> None:
        """A bot for somebody absent, at the wish of somebody who plays here."""
        check_bot(bot or STAND_IN)
        async with self.changing(room) as rows:
            rows.own_seat(guest.id)
            row = seating.named_seat(rows, seat_name)
            if rows.table.status != "playing":
                raise refusal(rows.table.status)
            margin = self.settings.presence_margin if row.connected else 0.0  # nobody has said that he went
            absent = rows.now - row.last_seen >= self.settings.absence + margin
            here = any(client.guest == row.guest for client in room.clients)
            if row.kind != "human" or row.played_by_bot:
                return
            if (here or not absent) and row.guest != guest.id:
                raise refusal("present", player=row.player)
            seating.let_bot_play(rows, row, bot or STAND_IN)

    async def claim(self, room: Room, guest: Guest, key: str) -> None:
        """Sit in a seat of one's own from another browser."""
        async with self.changing(room) as rows:
            seating.claim(rows, guest, key)

    async def read_again(self) -> None:
        """Every table as the database has it now."""
        names = [room.table.id for room in self.loaded()]
        for some in batched(names, TOGETHER):
            if self.store.shared:
                await self.follow(some)
            else:
                for name in some:
                    await self.look_again(name)

    async def sweep(self) -> None:
        """Open the seats of those who have not revealed in time. One server process does this for all."""
        if not self.leases.is_first:
            return
        for table_id in await self.store.overdue(time.time()):
            try:
                room = await self.get(table_id)  # one just being loaded must not be changed behind its back
            except Refusal:  # of other rules: it is never in memory
                async with held(self.store, table_id) as rows:
                    seating.expire(rows, self.settings.reveal)
            else:
                async with self.changing(room) as rows:
                    seating.expire(rows, self.settings.reveal)


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
