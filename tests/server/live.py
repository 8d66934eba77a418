"""A browser's connection to a table: it checks every message it gets, and applies them in order."""

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from typing import Any, Self, TypeVar

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from ludi.server.messages import (
    Accepted,
    Hint,
    Look,
    Moves,
    Pong,
    Position,
    Preview,
    Refused,
    State,
    TableChanged,
    Why,
    Whys,
    You,
)
from ludi.server.models import TableInfo, View
from tests.server.reading import Message, parse, patched

PATIENCE = 20.0  # seconds for one message

M = TypeVar("M", bound=Message)


class Live:
    """A connection to a table. Messages wait until they are received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = -1
        self.view: View = {}  # empty until everybody sits
        self.table: TableInfo
        self.you: str | None = None
        self.received: list[str] = []  # every message as it came
        self._ref = 0

    # ---- what is known ----

    @property
    def over(self) -> bool:
        return self.table.status == "over"

    @property
    def my_turn(self) -> bool:
        return self.you is not None and self.table.decider == self.you

    @property
    def offered(self) -> list[str]:
        """The moves that the view offers, whoever is to decide."""
        return [choice["text"] for choice in self.view["choices"]]

    # ---- receiving ----

    async def next(self) -> Message:
        """The next message, checked and applied."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        message = parse(text)
        self.received.append(str(text))
        self._apply(message)
        return message

    async def receive(self, kind: type[M]) -> M:
        """The next message of this kind; those before it are applied and passed over."""
        while True:
            message = await self.next()
            if isinstance(message, kind):
                return message

    async def until(self, reached: Callable[["Live"], bool]) -> Self:
        """Receive until something is so; at once if it is so already."""
        while not reached(self):
            await self.next()
        return self

    async def reach(self, number: int) -> Self:
        """Receive until that many moves are known."""
        return await self.until(lambda live: live.number >= number)

    async def quiet(self, seconds: float = 0.2) -> list[Message]:
        """What comes within this time; for showing that something does not come."""
        messages: list[Message] = []
        try:
            async with asyncio.timeout(seconds):
                while True:
                    messages.append(await self.next())
        except TimeoutError:
            return messages

    async def closed(self) -> int:
        """The code with which the server closes the connection."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closing:
            return closing.rcvd.code if closing.rcvd else 1006

    def _apply(self, message: Message) -> None:
        match message:
            case State():
                self._take(message)
            case Refused(state=State() as state):
                self._take(state)
            case Moves():
                self._follow(message)
            case TableChanged():
                self.table = message.table
            case You():
                self.you = message.you
            case _:
                pass

    def _take(self, state: State) -> None:
        assert state.number >= self.number, "the game never goes back"
        self.number, self.table, self.you, self.view = state.number, state.table, state.you, state.view or {}

    def _follow(self, moves: Moves) -> None:
        assert moves.base == self.number, f"moves after {moves.base} do not follow {self.number}"
        assert moves.number > moves.base
        numbers = [step.number for step in moves.steps]  # a move without anything to tell has no step of its own
        assert numbers == sorted(numbers)
        assert all(moves.base <= number <= moves.number for number in numbers)
        self.view = patched(self.view, moves.steps)
        self.number, self.table = moves.number, moves.table

    # ---- sending, and the answer to it ----

    async def send(self, body: Any) -> None:
        """Anything, as JSON; text as it is."""
        await self.socket.send(body if isinstance(body, str) else json.dumps(body))

    async def ask(self, kind: type[M], **body: Any) -> M | Refused:
        """Send a message with a fresh `ref` (and the number known, if none is given); its answer or refusal."""
        self._ref += 1
        ref = self._ref
        await self.send({"ref": ref, "number": self.number, **body})
        while True:
            message = await self.next()
            if isinstance(message, Refused) and message.ref in (ref, None):  # too fast: refused unread, without a ref
                return message
            if isinstance(message, kind) and getattr(message, "ref", None) == ref:
                return message

    async def draft(self, moves: Sequence[str], number: int | None = None) -> Preview | Refused:
        return await self.ask(Preview, type="draft", moves=list(moves), **_given(number))

    async def commit(self, moves: Sequence[str], number: int | None = None) -> Accepted | Refused:
        """Does not wait for the `moves` that follow; `play` does."""
        return await self.ask(Accepted, type="commit", moves=list(moves), **_given(number))

    async def why(self, text: str, moves: Sequence[str] = (), number: int | None = None) -> Why | Refused:
        return await self.ask(Why, type="why", text=text, moves=list(moves), **_given(number))

    async def whys(self, picked: Sequence[str] = (), moves: Sequence[str] = ()) -> Whys | Refused:
        return await self.ask(Whys, type="whys", picked=list(picked), moves=list(moves))

    async def look(self, moves: Sequence[str] = (), gestures: Sequence[Sequence[str]] = ()) -> Look | Refused:
        return await self.ask(Look, type="look", moves=list(moves), gestures=[list(each) for each in gestures])

    async def arrange(self, moves: Sequence[str], gestures: Sequence[Sequence[str]]) -> Preview | Refused:
        return await self.ask(Preview, type="draft", moves=list(moves), gestures=[list(each) for each in gestures])

    async def hint(self, moves: Sequence[str] = (), number: int | None = None) -> Hint | Refused:
        return await self.ask(Hint, type="hint", moves=list(moves), **_given(number))

    async def position(self, moves: Sequence[str] = (), number: int | None = None) -> Position | Refused:
        return await self.ask(Position, type="position", moves=list(moves), **_given(number))

    async def hint_found(self, options: Sequence[tuple[int, int, float]], codes: Sequence[int]) -> Hint | Refused:
        return await self.ask(Hint, type="hint", found={"options": list(options), "codes": list(codes)})

    async def resync(self) -> State:
        await self.send({"type": "resync"})
        return await self.receive(State)

    async def ping(self, ref: int = 1) -> Pong:
        await self.send({"type": "ping", "ref": ref})
        return await self.receive(Pong)

    # ---- playing ----

    async def play(self, *moves: str) -> Self:
        """Commit moves (the first offered one if none is given) and receive what comes of them.

        The server limits how fast anybody may send; a test that plays a whole game waits where it is told to.
        """
        before, moves = self.number, moves or tuple(self.offered[:1])
        while isinstance(answer := await self.commit(moves), Refused) and answer.reason == "too_fast":
            await asyncio.sleep(0.1)
        assert isinstance(answer, Accepted), answer
        return await self.reach(max(answer.number, before + 1))

    async def play_on(self, choose: Callable[[Self], str], until: Callable[["Live"], bool] | None = None) -> Self:
        """Whenever it is my turn, play what `choose` says, until the game is over (or something is so before)."""
        while not self.over and not (until and until(self)):
            if self.my_turn:
                await self.play(choose(self))
            else:
                await self.next()
        return self


def anything(seed: int) -> Callable[[Live], str]:
    """A player who takes any offered move, the same ones for the same seed."""
    rng = random.Random(seed)
    return lambda live: rng.choice(live.offered)


def first_offered(live: Live) -> str:
    return live.offered[0]


def _given(number: int | None) -> dict[str, int]:
    return {} if number is None else {"number": number}
