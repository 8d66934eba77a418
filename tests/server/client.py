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
import secrets
import ssl
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, ParamSpec, Self
from weakref import WeakSet

import httpx
from websockets.asyncio.client import connect
from websockets.typing import Origin

from ludi.engine.fairness import entropy_hash
from ludi.server.messages import State
from ludi.server.models import Guest, Lobby, Problem, TableForGuest, TableInfo
from tests.server.live import PATIENCE, Live
from tests.server.reading import Model, exactly
from tests.server.serving import Address

TEST_PATIENCE = 60.0  # seconds for a whole test: a test that hangs must fail, not wait
HASH = "0123456789abcdef" * 4  # of some entropy
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # reading whom the system trusts would take longer than most requests

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
        headers, trust = {"origin": server.http}, True if server.http.startswith("https:") else NO_TLS
        self.http = httpx.AsyncClient(base_url=server.http, headers=headers, timeout=PATIENCE, verify=trust)

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
    async def live(self, table: Table, server: Address | None = None) -> AsyncIterator[Live]:
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
