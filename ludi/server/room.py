"""A table in memory: the match rebuilt from its moves, the browsers at it, and the order in which things happen."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Self

import orjson

from ludi.engine.contract import Step
from ludi.engine.errors import BadDraw
from ludi.engine.fairness import Chain, Dealer
from ludi.engine.frames import CHANCE
from ludi.engine.guide import Draft
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay
from ludi.engine.views import Path
from ludi.server import metrics
from ludi.server.appending import Conflict
from ludi.server.chat import Chat
from ludi.server.clients import Client
from ludi.server.clocks import Clocks
from ludi.server.ending import Turns, terms_of, wishes_of
from ludi.server.fairness import AnyDealer, chain_of, dealer_of, promised, promises, replay_of
from ludi.server.slices import Slices
from ludi.server.store import MoveRow, News, Progress, SeatRow, Store, TableRow
from ludi.table.playing import (
    Json,
    check_turn,
    deciding_seat,
    narrate_steps,
    play_forced,
    play_texts,
    public_view,
    results_of,
)
from ludi.table.refusals import Refusal, refusal


class Room:
    """One table. Whatever changes it holds `lock`; the database has the last word."""

    def __init__(self, store: Store, table: TableRow, seats: list[SeatRow]) -> None:
        self.store, self.table, self.seats = store, table, seats
        self.game = get_game(table.game)
        self.match = Match(self.game, len(seats), table.options)
        self.clocks = Clocks(table.clock, len(seats), ()) if table.clock else None
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.reads = 0  # how often table and seats were read
        self.turns = Turns()
        self.log: tuple[list[Json], Match] = ([], Match(self.game, len(seats), table.options))
        self.log_lock = asyncio.Lock()  # one request at a time narrates what is new
        self.moved_at = self.used_at = time.monotonic()
        self.on_move: Callable[[Room], None] = lambda _: None  # called when somebody else has to decide
        self.chain: Chain | None = None  # of the dealer: made when first needed, since it is long
        self._dealer: AnyDealer | None = None
        self._link: tuple[int, str | None] = (0, None)  # the number of a draw, and what it uncovered
        self.looks: dict[tuple[bytes, int | None], asyncio.Future[Json]] = {}  # by position and seat, until a move
        self._view: tuple[tuple[int, bool], Json] | None = None
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

    # ---- looking -----------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return len(self.match.moves)

    @property
    def view(self) -> Json:
        """What everybody at the table is shown."""
        return self._view_after(self.match)

    def _view_after(self, match: Match) -> Json:
        key = (len(match.moves), self.is_person(match.decider))
        if self._view is None or self._view[0] != key:
            self._view = (key, self.view_of(match))
        return self._view[1]

    def view_of(self, match: Match, draft: Draft | None = None, gestures: Sequence[Path] = ()) -> Json:
        """The view of a position of this table, or of one tried out from it; IllegalMove for wrong gestures."""
        return public_view(self.game, match.state, self.is_person(match.decider), draft, gestures)

    def is_person(self, decider: int) -> bool:
        """Whether a person is to choose."""
        return decider >= 0 and not self.seats[decider].played_by_bot

    @property
    def decider(self) -> int | None:
        """The seat that has to decide."""
        return deciding_seat(self.match) if self.table.status == "playing" else None

    def seat_of(self, guest: str | None) -> int | None:
        mine = (row.seat for row in self.seats if guest and row.guest == guest and row.kind == "human")
        return next(mine, None)

    def seat_name(self, seat: int | None) -> str | None:
        return None if seat is None else self.game.seat_names[seat]

    def is_here(self, row: SeatRow) -> bool:
        """Whether its player is connected to this process."""
        return row.kind == "human" and any(client.guest == row.guest for client in self.clients)

    def is_connected(self, row: SeatRow) -> bool:
        return self.is_here(row) or (row.kind == "human" and row.is_connected)

    def info(self) -> Json:
        """What `TableInfo` says."""
        table, decider = self.table, self.decider
        seated = {row.guest for row in self.seats if row.kind == "human"}
        return {
            "id": table.id,
            "game": table.game,
            "options": self.match.options,
            "seats": [self._seat_info(row, decider) for row in self.seats],
            "listed": table.listed,
            "clock": table.clock,
            "status": table.status,
            "number": self.number,
            "decider": self.seat_name(decider),
            "watching": sum(client.guest not in seated for client in self.clients),
            **promises(table),
            "draws": self.match.draws_made(),
            "link": self.link_of(self.match.draws_made()),
            "rematch": table.rematch,
            "created": table.created,
            "shares": table.shares,
            **terms_of(table, self.seats),
        }

    def _seat_info(self, row: SeatRow, decider: int | None) -> Json:
        running = row.seat == decider and not row.played_by_bot
        return {
            "seat": self.game.seat_names[row.seat],
            "kind": row.kind,
            "player": row.player,
            "bot": row.bot,
            "reserved": row.kind == "open" and row.guest is not None,
            "connected": self.is_connected(row),
            "left_ms": self._left(row, running),
            "out_of_time": row.out_of_time,
            **promised(self.table, row),
            **wishes_of(row),
        }

    def _left(self, row: SeatRow, running: bool) -> int | None:
        if self.clocks is None:
            return None
        return 0 if row.out_of_time else self.clocks.left_now(row.seat, running)

    def state(self, guest: str | None) -> Json:
        """What `State` says, for one guest."""
        seat = self.seat_of(guest)
        return {
            "type": "state",
            "number": self.number,
            "table": self.info(),
            "you": self.seat_name(seat),
            "view": self.view if self.table.has_begun else None,
            "said": 0 if seat is None else self.table.said,
        }

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

    @property
    def dealer(self) -> AnyDealer:
        """Of a game that has begun: nothing of what it is made of changes any more."""
        if self._dealer is None:
            self.chain = self.chain or chain_of(self.table)
            self._dealer = dealer_of(self.table, self.seats, self.chain)
        return self._dealer

    def link_of(self, draw: int) -> str | None:
        """What a draw that was made has uncovered."""
        if draw == 0 or self.table.protocol < 3:
            return None
        if self._link[0] != draw:
            assert isinstance(self.dealer, Dealer)
            self._link = (draw, self.dealer.link(draw).hex())
        return self._link[1]

    def check_begun(self) -> None:
        if not self.table.has_begun:
            raise refusal(self.table.status)

    def check_number(self, number: int) -> None:
        self.check_begun()
        if number != self.number:
            raise refusal("over" if self.table.status == "over" else "stale")

    def _check_open(self) -> None:
        """An operator can close a table in the middle of a game."""
        if self.table.status == "over":
            raise refusal("over")

    def try_out(self, seat: int, number: int, texts: Sequence[str]) -> tuple[Match, list[Step]]:
        """The position after a draft, and after what is forced then."""
        trial, steps = self._try_texts(seat, number, texts)
        return trial, steps + play_forced(trial)

    def _try_texts(self, seat: int, number: int, texts: Sequence[str]) -> tuple[Match, list[Step]]:
        self.check_number(number)
        self._check_open()
        check_turn(self.match, seat)
        trial, offered = self.match.fork(), {choice["text"]: choice["code"] for choice in self.view["choices"]}
        return trial, play_texts(trial, seat, texts, offered)

    async def commit(self, seat: int, number: int, texts: Sequence[str]) -> int:
        """Play a seat's moves for good; the number reached."""
        async with self.lock:
            trial, steps = self._try_texts(seat, number, texts)
            try:
                await self._accept(trial, steps)
            except BadDraw as error:
                raise Refusal("no_draws", error.message, str(error)) from None
            return self.number

    async def commit_codes(self, seat: int, number: int, codes: Sequence[int]) -> None:
        """The same for a bot, which chooses by code; what was forced in between it has chosen too."""
        async with self.lock:
            self.check_number(number)
            self._check_open()
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
        results = results_of(trial)
        shares = {name: share for name, (share, _) in zip(self.game.seat_names, results, strict=False)} or None
        try:
            await self.store.append(self.table.id, rows, self._progress(trial, rows, shares, turns, now), results)
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
                base, view = len(before.moves), self._view_after(before)
                draws = before.draws_made()
                narrated = narrate_steps(self.match, steps, base, view, self.view, draws, self.link_of)
                self.broadcast(
                    {"type": "moves", "base": base, "number": self.number, "steps": narrated, "table": self.info()}
                )
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

    def file(self) -> Replay:
        """The game as a replay, as far as it has been played."""
        self.check_begun()
        return replay_of(self.table, self.seats, self.match, self.dealer)
