"""A table in memory: the match rebuilt from its moves, the browsers at it, and the order in which things happen."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Self

import orjson

from ludi.engine.contract import Step
from ludi.engine.errors import BadDraw
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.server import metrics
from ludi.server.appending import Conflict
from ludi.server.chat import Chat
from ludi.server.clients import Client
from ludi.server.clocks import Clocks
from ludi.server.slices import Slices
from ludi.server.store import MoveRow, News, Progress, Store
from ludi.table.ending import Turns
from ludi.table.playing import Json, check_turn, deciding_seat, results_of
from ludi.table.refusals import Refusal, refusal
from ludi.table.rows import SeatRow, TableRow
from ludi.table.table import Table


class Room(Table):
    """One table. Whatever changes it holds `lock`; the database has the last word."""

    def __init__(self, store: Store, table: TableRow, seats: list[SeatRow]) -> None:
        super().__init__(table, seats)
        self.store = store
        self.clocks = Clocks(table.clock, len(seats), ()) if table.clock else None
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.reads = 0  # how often table and seats were read
        self.log: tuple[list[Json], Match] = ([], Match(self.game, len(seats), table.options))
        self.log_lock = asyncio.Lock()  # one request at a time narrates what is new
        self.moved_at = self.used_at = time.monotonic()
        self.on_move: Callable[[Room], None] = lambda _: None  # called when somebody else has to decide
        self.looks: dict[tuple[bytes, int | None], asyncio.Future[Json]] = {}  # by position and seat, until a move
        self.chat = Chat(self)

    @classmethod
    async def load(cls, store: Store, table: TableRow, seats: list[SeatRow], moves: Sequence[MoveRow]) -> Self:
        """The table after its stored moves; others get their turn while a long game is played again."""
        room, slices = cls(store, table, seats), Slices()
        for move in moves:
            room.turns = room.turns.after(room.match.play_code(move.code))
            await slices.pause()
        if room.clocks is not None:
            room.clocks.go_on(moves, table.moved_at or time.time())
        room.set_clocks()
        return room

    def set_clocks(self) -> None:
        """As the database has them: they run on whichever process looks at them."""
        if self.clocks is not None and self.table.left_ms is not None:
            self.clocks.left, self.clocks.running_since = list(self.table.left_ms), self.table.moved_at

    # ---- who is here -------------------------------------------------------------------------------------------------

    def is_here(self, row: SeatRow) -> bool:
        """Whether its player is connected to this process."""
        return row.kind == "human" and any(client.guest == row.guest for client in self.clients)

    def is_connected(self, row: SeatRow) -> bool:
        return self.is_here(row) or (row.kind == "human" and row.is_connected)

    @property
    def watching(self) -> int:
        seated = {row.guest for row in self.seats if row.kind == "human"}
        return sum(client.guest not in seated for client in self.clients)

    def left(self, row: SeatRow, running: bool) -> int | None:
        if self.clocks is None:
            return None
        return 0 if row.out_of_time else self.clocks.left_now(row.seat, running)

    def state_bytes(self, client: Client) -> bytes:
        return orjson.dumps(self.state(client.guest))

    # ---- broadcasting ------------------------------------------------------------------------------------------------

    def broadcast(self, message: Json) -> None:
        if self.clients:
            packed = orjson.dumps(message)
            for client in self.clients:
                client.send(packed)

    def broadcast_table(self) -> None:
        self.broadcast({"type": "table", "number": self.number, "table": self.info()})

    # ---- playing -----------------------------------------------------------------------------------------------------

    async def commit(self, seat: int, number: int, texts: Sequence[str]) -> int:
        """Play a seat's moves for good; the number reached."""
        async with self.lock:
            trial, steps = self.try_texts(seat, number, texts)
            try:
                await self._accept(trial, steps)
            except BadDraw as error:
                raise Refusal("no_draws", error.message, str(error)) from None
            return self.number

    async def commit_codes(self, seat: int, number: int, codes: Sequence[int]) -> None:
        """The same for a bot, which chooses by code; what was forced in between it has chosen too."""
        async with self.lock:
            self.check_number(number)
            self.check_open()
            if not self.seats[seat].played_by_bot:  # its player has come back meanwhile
                raise refusal("stale")
            trial, steps = self.match.fork(), []
            for code in codes:
                check_turn(trial, seat)
                steps += trial.play_code(code)
            await self._accept(trial, steps)

    async def settle(self) -> None:
        """Carry out draws and forced moves that are due: at the beginning, and after a server died."""
        async with self.lock:
            decider = self.match.decider
            due = decider == CHANCE or (decider >= 0 and len(self.match.codes()) == 1)
            if self.table.status == "playing" and due:
                with suppress(Refusal, BadDraw):  # another process was faster; there is nothing left to draw with
                    await self._accept(self.match.fork(), [])

    async def _accept(self, trial: Match, steps: list[Step]) -> None:
        """Draw what is to be drawn, store everything as one, and tell everybody."""
        dealer = self.dealer
        steps += trial.run(lambda weights: dealer.draw(trial.draws_made() + 1, weights))
        now, turns = time.time(), self.turns.after(steps)
        rows = self._rows(trial, now)
        shares = self.shares(trial)
        progress = self._progress(trial, rows, shares, turns, now)
        try:
            await self.store.append(self.table.id, rows, progress, results_of(trial))
        except Conflict:
            await self._catch_up()
            raise refusal("stale") from None
        metrics.MOVES.labels(self.table.game).inc(len(rows))
        before = self.match
        if self.clocks is not None:
            self.clocks.go_on(rows, now)
        self.turns, self.table.second_turn = turns, turns.second
        self._take(trial, shares)
        self._broadcast_moves(before, steps)

    def _progress(
        self, trial: Match, rows: Sequence[MoveRow], shares: dict[str, float] | None, turns: Turns, now: float
    ) -> Progress:
        """How the table stands after these moves, for lists."""
        return Progress(
            number=len(trial.moves),
            decider=deciding_seat(trial),
            moved_at=now,
            left_ms=self.clocks.left_after(rows) if self.clocks else None,
            status="over" if trial.is_over else "playing",
            shares=shares,
            draws=trial.draws_made(),
            link=self.link_of(trial.draws_made()),
            turns=int(trial.state.turn),
            second_turn=turns.second,
        )

    def _rows(self, trial: Match, now: float) -> list[MoveRow]:
        decider = self.decider
        timed = self.clocks is not None and decider is not None and not self.seats[decider].played_by_bot
        spent = self.clocks.spent(now, trial.decider != decider) if self.clocks and timed else 0
        new = trial.moves[self.number :]
        return [
            MoveRow(self.number + i, move.actor, move.code, move.text, now, spent if i == 1 else 0)
            for i, move in enumerate(new, start=1)
        ]

    def _take(self, match: Match, shares: dict[str, float] | None) -> None:
        self.match, self.moved_at, self.looks = match, time.monotonic(), {}
        if shares is not None:
            self.table.status, self.table.shares = "over", shares

    def _broadcast_moves(self, before: Match, steps: Sequence[Step]) -> None:
        """What these steps did to the match as it was before; nothing is narrated where nobody is connected."""
        if self.clients:
            with metrics.NARRATION_SECONDS.time():
                self.broadcast(self.told(before, steps))
        self.on_move(self)

    # ---- what other server processes did -----------------------------------------------------------------------------

    async def catch_up(self, news: News | None = None, reads: int = 0) -> None:
        """If these news were read when the table had been read so many times, they need not be read again."""
        async with self.lock:
            await self._catch_up(news if reads == self.reads else None)

    async def _catch_up(self, news: News | None = None) -> None:
        """Take over what the database knows and we do not."""
        base, status = self.number, self.table.status
        if news is None or news.after != base:
            news = await self.store.news(self.table.id, base)
        if news is None:
            return  # it was deleted
        rows = news.moves
        self._take_rows(news.table, news.seats)
        await self.chat.catch_up()
        if self.table.status == "playing" and not base and not rows and self.match.decider == CHANCE:
            self.table.status = status  # the first draws are on their way, and bring another notice
        if status in ("waiting", "revealing") and self.table.has_begun:
            for client in self.clients:
                client.send_state()
        if rows:
            before, trial, steps = self.match, self.match.fork(), []
            for row in rows:
                steps += trial.play_code(row.code)
            self.turns = self.turns.after(steps)
            self._take(trial, self.table.shares)
            self._broadcast_moves(before, steps)
        else:
            self.broadcast_table()

    async def reload(self) -> None:
        """Table and seats again, as they are stored; whose own seat has changed hears of it.

        Where a person decides now instead of a bot, or a bot instead of a person, everybody gets the view anew.
        """
        news = await self.store.news(self.table.id, None)
        if news is not None:
            self._take_rows(news.table, news.seats)

    def _take_rows(self, table: TableRow, seats: list[SeatRow]) -> None:
        before = {client: self.seat_of(client.guest) for client in self.clients}
        person_decided = self.is_person(self.match.decider)
        self.table, self.seats, self._dealer = table, seats, None
        self.reads += 1
        self.set_clocks()
        for client, seat in before.items():
            now = self.seat_of(client.guest)
            if now != seat:
                client.answer(orjson.dumps({"type": "you", "number": self.number, "you": self.seat_name(now)}))
            if self.is_person(self.match.decider) != person_decided:
                client.send_state()
