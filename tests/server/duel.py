"""Two people at a table of Municipium, both connected; and what the engine and the database say of their game."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx

from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.engine.replay import loads
from tests.server.client import Person, begin
from tests.server.live import Live
from tests.server.serving import Address


@dataclass
class Duel:
    """Anna sits first, Bruno second; who begins is drawn."""

    anna: Person
    bruno: Person
    table: str
    lives: tuple[Live, Live]
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    @property
    def mover(self) -> Live:
        """The one to decide."""
        return next(live for live in self.lives if live.my_turn)

    @property
    def other(self) -> Live:
        return next(live for live in self.lives if not live.my_turn)

    def person(self, live: Live) -> Person:
        return (self.anna, self.bruno)[self.lives.index(live)]

    async def match(self) -> Match:
        """The game as the engine plays it from the table's file."""
        return await played(self.anna, self.table)

    async def play(self, *moves: str) -> None:
        """The mover plays; both know it."""
        mover, other = self.mover, self.other
        await mover.play(*moves)
        await other.reach(mover.number)

    async def allow_hints(self) -> None:
        for person in (self.anna, self.bruno):
            await person.act(self.table, "hints", {"agree": True})

    async def play_until(self, so: Callable[[Match], object]) -> Match:
        """Any moves, until the engine finds the position to be so."""
        for _ in range(200):
            match = await self.match()
            if so(match):
                return match
            await self.play(self.rng.choice(self.mover.offered))
        raise AssertionError("no such position was reached")


@asynccontextmanager
async def duel(server: Address, **wish: Any) -> AsyncIterator[Duel]:
    async with Person(server) as anna, Person(server) as bruno:
        table = await begin(anna, bruno, **wish)
        async with anna.live(table) as one, bruno.live(table) as two:
            yield Duel(anna, bruno, table, (one, two))


async def played(person: Person, table: str) -> Match:
    """The table's game, played again from its file by the engine."""
    answer = await person.http.get(f"/api/tables/{table}/file")
    assert answer.status_code == 200, answer.text
    return await asyncio.to_thread(lambda: loads(answer.text).match)


def leading_to(match: Match, decider: Callable[[int], bool]) -> str | None:
    """An offered move after which (the rules' consequences included) the decider is such a one."""
    for text in match.offered():
        trial = match.fork()
        trial.play(text)
        if decider(trial.decider):
            return text
    return None


def to_a_draw(match: Match) -> str | None:
    return leading_to(match, lambda decider: decider == CHANCE)


def to_the_other(match: Match) -> str | None:
    mover = match.decider
    return leading_to(match, lambda decider: decider >= 0 and decider != mover)


def to_the_same(match: Match) -> str | None:
    """A move after which the same seat has a real choice again."""
    for text in match.offered():
        trial = match.fork()
        trial.play(text)
        if trial.decider == match.decider and len(trial.offered()) > 1:
            return text
    return None


async def finish(maker: Person) -> tuple[str, Live]:
    """A table at which bots have played a whole game, since its only person left; and what he saw of it."""
    table = await begin(maker, bots=["random"], options={"goal": 4})
    async with maker.live(table) as live:
        await maker.act(table, "leave")
        await live.until(lambda live: live.over)
    return table, live


@dataclass(frozen=True)
class Ended:
    """A game that is over, and all that was said of it."""

    server: Address
    table: str
    live: Live  # closed; it has seen everything
    answers: list[str]  # to requests before the end

    def get(self, part: str = "") -> httpx.Response:
        answer = httpx.get(f"{self.server.http}/api/tables/{self.table}{part}")
        assert answer.status_code == 200, answer.text
        return answer


def play_to_the_end(server: Address) -> Ended:
    """Anna against a bot: two turns of her own, then she leaves it to another."""

    async def play() -> Ended:
        answers = []
        async with Person(server) as anna:
            table = await begin(anna, bots=["random"], options={"goal": 4})
            async with anna.live(table) as live:
                for _ in range(4):
                    await live.until(lambda live: live.my_turn)
                    await live.play()
                for part in ("", "/log", "/file", "/story"):
                    answers.append((await anna.http.get(f"/api/tables/{table}{part}")).text)
                await anna.act(table, "leave")
                await live.until(lambda live: live.over)
        return Ended(server, table, live, answers)

    return asyncio.run(play())
