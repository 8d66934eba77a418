"""A browser as the tests need it: a guest with a cookie, and live connections that check every message they get.

    @asynchronous
    async def test_something(server: Address) -> None:
        async with Person(server) as anna, Person(server) as bruno:
            table = await begin(anna, bruno)
            async with anna.live(table) as one, bruno.live(table) as two:
                mine, other = (one, two) if one.my_turn else (two, one)
                assert isinstance(await mine.commit([mine.offered[0]]), Accepted)
                await other.receive(Moves)
                assert other.view == mine.view

Answers and messages are checked against the models of `ludi/server/messages.py` in both directions: nothing missing,
nothing unknown. A connection applies what it receives in order, as a browser does: `number`, `view`, `table` and `you`
change when a message is received by one of its methods, not before.
"""

import asyncio
import functools
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, ParamSpec, Self, TypeVar
from weakref import WeakSet

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from ludi.engine.fairness import entropy_hash
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
from ludi.server.models import Guest, Lobby, Problem, TableForGuest, TableInfo, View
from tests.server.reading import Message, Model, exactly, parse, patched
from tests.server.serving import Address

PATIENCE = 20.0  # seconds for one message
TEST_PATIENCE = 60.0  # seconds for a whole test: a test that hangs must fail, not wait
HASH = "0123456789abcdef" * 4  # of some entropy

M = TypeVar("M", bound=Message)
P = ParamSpec("P")

_SEATED: dict[str, "WeakSet[Person]"] = {}  # who sits at which table: browsers reveal by themselves


def asynchronous(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A coroutine as a test, within a time limit."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), TEST_PATIENCE))

    return run


def table_id(table: str | TableForGuest | TableInfo) -> str:
    if isinstance(table, TableForGuest):
        return table.table.id
    return table if isinstance(table, str) else table.id


Table = str | TableForGuest | TableInfo


class Person:
    """A guest in a browser of his own. With `cookie=False` he has not been given a name yet."""

    def __init__(self, server: Address, cookie: bool = True) -> None:
        self.server = server
        self.name = ""
        self.keys: dict[str, str] = {}  # of my seats, by table: told once, on sitting down
        self.entropy: dict[str, str] = {}  # what I have committed to, by table
        self._introduce = cookie
        # browsers send the origin with every request that may change something, and with every WebSocket
        self.http = httpx.AsyncClient(base_url=server.http, headers={"origin": server.http}, timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        if self._introduce:
            self.name = (await self.get("/api/me", Guest)).name
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The Cookie header a browser would send; empty without one."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    # ---- HTTP: an answer of the model expected, or (refusal) the problem ----

    async def get(self, path: str, model: type[Model]) -> Model:
        return exactly(model, self._good(await self.http.get(path), 200).json())

    async def post(self, path: str, model: type[Model], body: Any = None, status: int = 200) -> Model:
        return exactly(model, self._good(await self.http.post(path, json=body), status).json())

    async def refusal(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and reason of a request that must be refused; the sentence is never empty."""
        answer = await self.http.request(method, path, json=body)
        assert 400 <= answer.status_code < 500, answer.text
        problem = exactly(Problem, answer.json())
        assert problem.sentence.strip()
        return answer.status_code, problem.reason

    @staticmethod
    def _good(answer: httpx.Response, status: int) -> httpx.Response:
        assert answer.status_code == status, answer.text
        return answer

    # ---- tables ----

    async def make_table(self, *seats: str, game: str = "municipium", **wish: Any) -> TableForGuest:
        """A table; each seat is `me`, `open` or the name of a bot. Two seats, mine and an open one, without any."""
        return await self.post("/api/tables", TableForGuest, table_wish(*seats, game=game, **wish), status=201)

    async def seen(self, table: Table) -> TableForGuest:
        return await self.get(f"/api/tables/{table_id(table)}", TableForGuest)

    async def lobby(self) -> Lobby:
        return await self.get("/api/lobby", Lobby)

    async def sit(self, table: Table, seat: str | None = None, entropy: str | None = None) -> TableForGuest:
        """Sit down. When all sit, everybody's browser reveals what it has committed to, and the game has begun."""
        seen = await self.commit(table, seat, entropy)
        if seen.table.status != "revealing":
            return seen
        for other in list(_SEATED[seen.table.id]):
            if other is not self and (await other.seen(table)).you:
                await other.reveal(table)
        return (await self.reveal(table)).model_copy(update={"key": seen.key})

    async def commit(self, table: Table, seat: str | None = None, entropy: str | None = None) -> TableForGuest:
        """Sit down, or commit anew where I sit, and reveal nothing yet."""
        name = table_id(table)
        self.entropy[name] = entropy or secrets.token_hex(32)
        body = {"entropy_hash": entropy_hash(name, self.entropy[name]), "seat": seat}
        seen = await self.post(f"/api/tables/{name}/sit", TableForGuest, body)
        if seen.key:
            self.keys[name] = seen.key
        _SEATED.setdefault(name, WeakSet()).add(self)
        return seen

    async def reveal(self, table: Table, number: int | None = None) -> TableForGuest:
        body = {"entropy": self.entropy[table_id(table)], "round": number or (await self.seen(table)).table.round}
        return await self.post(f"/api/tables/{table_id(table)}/reveal", TableForGuest, body)

    async def act(self, table: Table, action: str, body: Any = None) -> TableForGuest:
        """leave, return, claim, rematch, seats/blue/stand-in."""
        return await self.post(f"/api/tables/{table_id(table)}/{action}", TableForGuest, body)

    async def refused(self, table: Table, action: str, body: Any = None) -> tuple[int, str]:
        """Status and reason, where such an action must be refused."""
        return await self.refusal("POST", f"/api/tables/{table_id(table)}/{action}", body)

    # ---- live ----

    @asynccontextmanager
    async def live(self, table: Table, server: Address | None = None) -> AsyncIterator["Live"]:
        """A connection that has received its first state; to another process of the same service if one is given."""
        async with self.socket(table, server) as socket:
            connection = Live(socket)
            await connection.receive(State)
            yield connection

    def socket(self, table: Table, server: Address | None = None, origin: str | None = None) -> connect:
        """The bare WebSocket, for what no browser does."""
        at = server or self.server
        return connect(
            f"{at.ws}/api/tables/{table_id(table)}/live",
            additional_headers={"cookie": self.cookie} if self.cookie else {},
            origin=Origin(origin or at.http),
            compression=None,
            max_queue=None,  # tests may leave messages lying for long
            max_size=None,
        )


def table_wish(*seats: str, game: str = "municipium", **wish: Any) -> dict[str, Any]:
    """The body of a request for a table."""
    kinds = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats or ("me", "open")]
    return {"game": game, "seats": kinds, **wish}


async def begin(*people: Person, bots: Sequence[str] = (), **wish: Any) -> str:
    """A table of these people (in seat order) and bots at which the game has begun; its id."""
    maker = people[0]
    made = await maker.make_table("me", *["open"] * (len(people) - 1), *bots, **wish)
    for person, seat in zip(people, made.table.seats, strict=False):
        seen = await person.sit(made, seat.seat)
    assert seen.table.status == "playing"
    return made.table.id


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
