"""Browsers in a storm: they read all the time, are cut off and come back, and every word of theirs is audited.

`audit.py` does that afterwards.
"""

import asyncio
import contextlib
import itertools
import json
import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from ludi.server.messages import Accepted, Moves, Pong, Preview, Refused, State, Why
from ludi.server.models import TableInfo, View
from tests.server.client import Person
from tests.server.live import PATIENCE, Live
from tests.server.reading import Message

Answer = Accepted | Refused | Preview | Why | Pong


async def eventually(reached: Callable[[], bool], what: str | Callable[[], str], patience: float = PATIENCE) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + patience
    while not reached():
        assert time.monotonic() < deadline, what if isinstance(what, str) else what()
        await asyncio.sleep(0.005)


@dataclass(eq=False)
class Sent:
    """A message that asks for an answer. `body` is None where it is no message at all."""

    seat: str | None
    body: dict[str, Any] | None
    raw: str | bytes
    answer: Answer | State | None = None

    @property
    def ref(self) -> int | None:
        return self.body.get("ref") if self.body else None

    @property
    def kind(self) -> str:
        return self.body["type"] if self.body else "malformed"


def _answers(message: Answer | State, sent: Sent) -> bool:
    """Whether this can be the answer. What is refused as too fast was not read, so that its `ref` is not known."""
    if isinstance(message, State):
        return sent.kind == "resync"
    if isinstance(message, Refused) and message.reason in ("too_fast", "malformed"):
        return message.reason == "too_fast" or sent.body is None
    return sent.ref == message.ref


class Watched(Live):
    """A connection that remembers every position it was shown."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.shown: list[tuple[int, View]] = []

    def _take(self, state: State) -> None:
        super()._take(state)
        self.shown.append((self.number, self.view))

    def _follow(self, moves: Moves) -> None:
        super()._follow(moves)
        self.shown.append((self.number, self.view))


@dataclass(eq=False)
class Browser:
    """Somebody's window on a table. Without a seat he watches; `seat` is what he truly has, whatever he claims."""

    person: Person
    table: str
    seat: str | None
    refs: "itertools.count[int]"
    sent: list[Sent] = field(default_factory=list)
    lives: list[Watched] = field(default_factory=list)
    _waiting: list[Sent] = field(default_factory=list)
    _reader: "asyncio.Task[None] | None" = None

    # ---- connecting ----

    @property
    def live(self) -> Watched:
        return self.lives[-1]

    @property
    def connected(self) -> bool:
        return self._reader is not None and not self._reader.done()

    @property
    def my_turn(self) -> bool:
        return self.connected and self.live.my_turn

    async def connect(self) -> None:
        """A fresh connection; what the one before was still owed will never come."""
        await self.disconnect()
        live = Watched(await self.person.socket(self.table))
        await live.receive(State)
        assert live.you == self.seat
        self.lives.append(live)
        self._waiting.clear()
        self._reader = asyncio.create_task(self._read(live))

    async def disconnect(self, politely: bool = True) -> None:
        """By closing, or as a cut cable would (the server gets a reset)."""
        if self._reader is None:
            return
        if not politely:
            self.live.socket.transport.abort()
        await self.live.socket.close()
        reader, self._reader = self._reader, None
        await reader  # raises what was wrong with a message

    async def _read(self, live: Watched) -> None:
        while True:
            try:
                self._file(await live.next())
            except ConnectionClosed:
                return
            except TimeoutError:  # nothing happened for a while
                continue

    def _file(self, message: Message) -> None:
        """An answer to the message it answers."""
        if not isinstance(message, Answer | State):
            return
        fitting = [sent for sent in self._waiting if _answers(message, sent)]
        if not isinstance(message, State):  # one state answers all who asked for it, and comes unasked too
            assert fitting, f"nobody asked for {message}"
            fitting = fitting[:1]
        for sent in fitting:
            sent.answer = message
            self._waiting.remove(sent)

    # ---- sending ----

    async def say(self, body: dict[str, Any]) -> Sent:
        """A well-formed message, whether true or not."""
        return await self._send(Sent(self.seat, body, json.dumps(body)))

    async def babble(self, raw: str | bytes) -> Sent:
        """Something that is no message."""
        return await self._send(Sent(self.seat, None, raw))

    async def _send(self, sent: Sent) -> Sent:
        self.sent.append(sent)
        self._waiting.append(sent)
        with contextlib.suppress(ConnectionClosed):  # perhaps it arrived, perhaps not: it has no answer
            await self.live.socket.send(sent.raw)
        return sent

    def words(self, kind: str, moves: list[str], number: int | None = None) -> dict[str, Any]:
        """A commit or draft for the position this browser shows, if no other number is given."""
        known = self.live.number if number is None else number
        return {"type": kind, "ref": next(self.refs), "number": known, "moves": moves}

    async def commit(self, moves: list[str], number: int | None = None) -> Sent:
        return await self.say(self.words("commit", moves, number))

    # ---- waiting ----

    @property
    def answered(self) -> bool:
        """Nothing is owed, or it will not come any more. A broken reader counts too: it is asked why at the end."""
        return not self.connected or not self._waiting

    async def answer(self, sent: Sent) -> Answer | State | None:
        """The answer; None where the connection was lost before it came."""

        def done() -> bool:
            return sent.answer is not None or not self.connected

        await eventually(done, f"no answer to {sent.raw!r:.200}")
        return sent.answer

    def complaint(self) -> str:
        """What is still owed, for a message."""
        return f"{self.seat} has no answer to {[sent.raw[:200] for sent in self._waiting]}"

    async def check(self) -> None:
        """Raise what a reader found wrong."""
        if self._reader is not None and self._reader.done():
            await self._reader


def decided_by_person(table: TableInfo) -> bool:
    """No bot has anything to do."""
    return table.status != "playing" or any(s.seat == table.decider and s.bot is None for s in table.seats)


async def settle(browsers: Iterable[Browser]) -> None:
    """Wait until every message is answered, bots have played, and everybody connected shows the newest position."""
    here = [browser for browser in browsers if browser.connected]
    for browser in here:
        await eventually(lambda b=browser: b.answered, browser.complaint)  # type: ignore[misc]
    deadline = time.monotonic() + PATIENCE
    while here:
        for browser in here:
            await browser.check()
        now = (await here[0].person.seen(here[0].table)).table
        shown = [browser.live.number for browser in here if browser.connected]
        if decided_by_person(now) and set(shown) <= {now.number}:
            return
        assert time.monotonic() < deadline, f"browsers show {shown}, and the table has {now.number}"
        await asyncio.sleep(0.02)


async def play_out(browsers: list[Browser], rng: random.Random, moves: int = 10**6) -> None:
    """Those who sit play on with anything offered, for so many moves or to the end; reconnecting where cut off."""
    target = browsers[0].live.number + moves

    def done(browser: Browser) -> bool:
        return browser.live.over or browser.live.number >= target

    async def play(browser: Browser) -> None:
        while not done(browser):
            await eventually(lambda: browser.my_turn or done(browser) or not browser.connected, "nobody's turn", 60.0)
            await browser.check()
            if not browser.connected:
                await browser.connect()
            elif browser.my_turn and not done(browser):
                sent = await browser.commit([rng.choice(browser.live.offered)])
                answer = await browser.answer(sent)
                reached = answer.number if isinstance(answer, Accepted) else 0
                await eventually(lambda: browser.live.number >= reached or not browser.connected, "no moves")  # noqa: B023
                if isinstance(answer, Refused) and answer.reason == "too_fast":
                    await asyncio.sleep(0.1)

    async with asyncio.TaskGroup() as group:
        for browser in browsers:
            group.create_task(play(browser))
