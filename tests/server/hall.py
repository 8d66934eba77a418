"""Several tables at once with the same people, and others who only want to disturb; what they may all do."""

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import AsyncIterator
from typing import Any

from ludi.server.messages import Preview
from tests.server.client import Person, begin
from tests.server.serving import Address
from tests.server.storm import Browser, settle

SHORT: dict[str, Any] = {"options": {"goal": 4, "winner": "first"}}  # a game of about 170 decisions
COOKIE = "ludi_guest"


def tampered(cookie: str, other: str, way: int) -> str:
    """A cookie that pretends to be somebody's: changed within, signed for another, not signed, or signed anyhow."""
    payload, _, signature = cookie.rpartition(".")
    swapped = "A" if payload[9] != "A" else "B"
    ways = [
        f"{payload[:9]}{swapped}{payload[10:]}.{signature}",
        f"{payload}.{other.rpartition('.')[2]}",
        payload,
        f"{payload}.{signature[::-1]}",
        f"{payload}.",
        "null",
    ]
    return ways[way % len(ways)]


class Table:
    """A table with a window for every seat, a second window, and watchers of all sorts."""

    def __init__(self, name: str, seated: list[Browser], others: list[Browser]) -> None:
        self.name = name
        self.seated = seated
        self.browsers = [*seated, *others]

    @property
    def deciding(self) -> Browser | None:
        """Whose turn it is, as far as he knows."""
        return next((browser for browser in self.seated if browser.my_turn), None)

    async def anybody(self, which: int) -> Browser:
        browser = self.browsers[which % len(self.browsers)]
        if not browser.connected:
            await browser.connect()
        return browser


class Hall:
    """Everybody and every table of one storm."""

    def __init__(self, server: Address, stack: contextlib.AsyncExitStack) -> None:
        self.server = server
        self._stack = stack
        self.tables: list[Table] = []

    async def person(self, cookie: bool = True) -> Person:
        return await self._stack.enter_async_context(Person(self.server, cookie))

    async def forger(self, victim: Person, other: Person, way: int) -> Person:
        """Somebody with a tampered cookie of the victim's."""
        forger = await self.person(cookie=False)
        forger.http.cookies.set(COOKIE, tampered(victim.http.cookies[COOKIE], other.http.cookies[COOKIE], way))
        return forger

    async def open_table(self, *seated: Person, others: list[Person], bots: int = 0, **wish: Any) -> Table:
        """With a window per seat, a second one for the first seat, and one for everybody else."""
        name = await begin(*seated, bots=["random"] * bots, **wish)
        seats = [seat.seat for seat in (await seated[0].seen(name)).table.seats]
        refs = itertools.count(1)
        windows = [Browser(p, name, seat, refs) for p, seat in zip(seated, seats, strict=False)]
        more = [Browser(seated[0], name, seats[0], refs), *(Browser(p, name, None, refs) for p in others)]
        table = Table(name, windows, more)
        for browser in table.browsers:
            await browser.connect()
        self.tables.append(table)
        return table

    async def close(self) -> None:
        for table in self.tables:
            for browser in table.browsers:
                await browser.disconnect()


@contextlib.asynccontextmanager
async def hall(server: Address, way: int = 0) -> AsyncIterator[Hall]:
    """Two people; two people and a bot; one and a bot at another game. Watchers and a forger at each table."""
    async with contextlib.AsyncExitStack() as stack:
        place = Hall(server, stack)
        anna, bruno, clara = [await place.person() for _ in range(3)]
        stranger = await place.person(cookie=False)
        await place.open_table(anna, bruno, others=[clara, stranger, await place.forger(anna, clara, way)], **SHORT)
        await place.open_table(bruno, clara, bots=1, others=[anna, await place.forger(clara, anna, way + 1)])
        others = [stranger, await place.forger(clara, bruno, way + 2)]
        await place.open_table(clara, bots=1, others=others, game="ave_roma")
        try:
            yield place
        finally:
            await place.close()


# ---- what can be done at a table; `k` makes one way of many of it ----------------------------------------------------


async def act(table: Table, kind: str, k: int, text: str | bytes) -> None:
    """One thing that a browser may do, sent without waiting for what comes of it."""
    browser = await table.anybody(k)
    match kind:
        case "drop":
            await browser.disconnect(politely=False)
        case "close":
            await browser.disconnect()
        case "resync":
            await browser.say({"type": "resync"})
        case "ping":
            await browser.say({"type": "ping", "ref": next(browser.refs)})
        case "babble":
            await browser.babble(text)
        case "nonsense":
            await browser.commit([str(text)[:200] or "?"])
        case "forged":  # what another may do
            await browser.commit([_pick(browser, k)])
        case "copied":
            await _copy(table, browser, k)
        case _:
            await _decide(table.deciding or browser, kind, k)


async def _decide(browser: Browser, kind: str, k: int) -> None:
    """What somebody whose turn it is may do, right or wrong."""
    number, move, other = browser.live.number, _pick(browser, k), _pick(browser, k // 3)
    match kind:
        case "play":
            await browser.commit([move])
        case "twice":
            body = browser.words("commit", [move])
            await browser.say(body)
            await browser.say(body)
        case "swapped":
            first, second = browser.words("commit", [move]), browser.words("commit", [other], number + 1)
            await browser.say(second)
            await browser.say(first)
        case "late":
            await browser.commit([move], max(0, number - 1 - k))
        case "early":
            await browser.commit([move], number + 1 + k % 3)
        case "half":
            await browser.commit([move, "nonsense"])
        case "draft":
            await browser.say(browser.words("draft", [move, other][: k % 3]))
        case "several":
            await _several(browser, move, k)
        case _:
            raise AssertionError(kind)


async def _several(browser: Browser, move: str, k: int) -> None:
    """A draft, and what may follow it, committed together."""
    preview = await browser.answer(await browser.say(browser.words("draft", [move])))
    if isinstance(preview, Preview) and preview.ends is None:
        choices = preview.view["choices"]
        await browser.commit([move, choices[k % len(choices)]["text"]], preview.number)


async def _copy(table: Table, browser: Browser, k: int) -> None:
    """An old message once more, from anybody's window."""
    old = [sent.body for b in table.browsers for sent in b.sent if sent.kind == "commit"]
    if old:
        await browser.say({**(old[k % len(old)] or {}), "ref": next(browser.refs)})


def _pick(browser: Browser, k: int) -> str:
    offered = browser.live.offered or ["nothing is offered when all is over"]
    return offered[k % len(offered)]


# ---- what is no message ----------------------------------------------------------------------------------------------

GOOD: dict[str, Any] = {"type": "commit", "ref": 10**6, "number": 1, "moves": ["place forum"]}
WRONG: dict[str, list[Any]] = {
    "type": ["accepted", "state", "", None, 7, ["commit"], {}],
    "ref": [-1, 2**53 + 1, 10**40, 1.5, "1", None, True, []],
    "number": [-1, 10**9 + 1, 2**64, 10**40, 0.5, "1", None, False, {}],
    "moves": [[], "place forum", None, [""], [None], [1], [["place forum"]], ["x" * 201], ["x"] * 101, {"0": "x"}],
    "seat": ["blue"],  # who one is cannot be said
}
MALFORMED = [
    "",
    " ",
    "{",
    "null",
    "[]",
    "7",
    '"commit"',
    "{}",
    "NaN",
    "{'type': 'resync'}",
    '{"type": "resync"} {"type": "resync"}',
    '{"type": "resync", "seat": "blue"}',
    '{"type": "ping"}',
    '{"type": "ping", "ref": NaN}',
    '{"type": "ping", "ref": 1e400}',
    '{"type": "commit", "ref": 1000000, "number": 1, "moves": ["\\ud800"]}',
    "[" * 5000,
    '{"type":' * 2000,
    "\u0000",
    "9" * 5000,
    '"' + "x" * 300_000 + '"',
]
MALFORMED += [json.dumps({**GOOD, key: value}) for key, values in WRONG.items() for value in values]
MALFORMED += [json.dumps({k: v for k, v in GOOD.items() if k != key}) for key in GOOD]
BINARY = [b"", b"\x00\xff\xfe", b"\xc3\x28", b"{", b"\x00" * 3000, random.Random(1).randbytes(3000)]


async def wave(place: Hall, acts: list[tuple[int, str, int, str | bytes]], rest: bool) -> None:
    """Things happening at once: in order at each table, the tables among each other in any order."""

    async def at(table: Table, mine: list[tuple[str, int, str | bytes]]) -> None:
        for kind, k, text in mine:
            await act(table, kind, k, text)
        if rest:
            await settle(table.browsers)

    count = len(place.tables)
    async with asyncio.TaskGroup() as group:
        for index, table in enumerate(place.tables):
            group.create_task(at(table, [(kind, k, text) for t, kind, k, text in acts if t % count == index]))
