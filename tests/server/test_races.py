"""Sitting down, revealing and getting up at the same moment: a game never begins without its players."""

import asyncio
import json
import secrets
from collections.abc import Iterator

import pytest

from ludi.engine.fairness import entropy_hash
from ludi.engine.replay import loads, verify
from ludi.server.models import TableForGuest, TableInfo
from ludi.server.settings import Settings
from tests.server.client import Person, asynchronous
from tests.server.conftest import new_database
from tests.server.serving import Address, serving
from tests.server.shared import KINDS, shared

TIMES = 15  # below the limit of tables one guest may make


@pytest.fixture(scope="module", params=[*KINDS, "two processes"])
def doors(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Address, Address]]:
    """Where the two of them come in: the same server, or two servers on one database."""
    if request.param == "two processes":
        settings = Settings(database=new_database(request.getfixturevalue("postgres")), workers=0)
        with serving(settings) as one, serving(settings) as two:
            yield one, two
        return
    with shared(request, tmp_path_factory) as address:
        yield address, address


async def leave(person: Person, made: TableForGuest) -> None:
    await person.http.post(f"/api/tables/{made.table.id}/leave")


async def sit(person: Person, made: TableForGuest) -> None:
    name, person.entropy[made.table.id] = made.table.id, secrets.token_hex(32)
    body = {"entropy_hash": entropy_hash(name, person.entropy[name])}
    await person.http.post(f"/api/tables/{name}/sit", json=body)


async def reveal(person: Person, made: TableForGuest) -> None:
    body = {"entropy": person.entropy[made.table.id], "round": 1}
    await person.http.post(f"/api/tables/{made.table.id}/reveal", json=body)


async def check(person: Person, made: TableForGuest) -> TableInfo:
    """Whoever is asked: no game without its players, and the draws are those of the entropy that is told."""
    table = (await person.seen(made)).table
    if table.status == "waiting":
        assert any(seat.kind == "open" or seat.entropy_hash is None for seat in table.seats)
        return table
    assert all(seat.kind == "human" and seat.entropy_hash for seat in table.seats)
    if table.status == "playing":
        text = (await person.http.get(f"/api/tables/{table.id}/file")).text
        told = [entry["value"] for entry in json.loads(text)["fairness"][0]["entropy"]]
        assert told == [seat.entropy for seat in table.seats]
        assert verify(loads(text), table.commitment).draws == table.draws > 0
    return table


async def agree(one: Person, two: Person, made: TableForGuest) -> None:
    """Wait until both doors tell the same: one server hears of what the other did a moment later."""
    while True:
        told = [(await person.seen(made)).table for person in (one, two)]
        if told[0].model_copy(update={"reveal_ms": None}) == told[1].model_copy(update={"reveal_ms": None}):
            return
        await asyncio.sleep(0.02)


@asynchronous
async def test_leaving_while_the_last_one_sits_down_never_begins_a_game_with_an_empty_seat(
    doors: tuple[Address, Address],
) -> None:
    async with Person(doors[0]) as anna, Person(doors[1]) as bruno:
        for _ in range(TIMES):
            made = await anna.make_table()
            await anna.commit(made)
            await asyncio.gather(sit(bruno, made), leave(anna, made))
            await agree(anna, bruno, made)
            assert (await check(anna, made)).status == "waiting"  # whichever came first


@asynchronous
async def test_leaving_while_the_last_one_reveals_begins_with_all_or_not_at_all(doors: tuple[Address, Address]) -> None:
    async with Person(doors[0]) as anna, Person(doors[1]) as bruno:
        for time in range(TIMES):
            made = await anna.make_table()
            await anna.commit(made)
            await bruno.commit(made)
            await reveal(anna, made)
            acts = [reveal(bruno, made), leave(anna, made)]
            await asyncio.gather(*(acts if time % 2 else reversed(acts)))
            await agree(anna, bruno, made)
            table = await check(anna, made)
            assert (table.status, table.round) in (("playing", 1), ("waiting", 2))


@asynchronous
async def test_two_who_reveal_at_once_begin_one_game(doors: tuple[Address, Address]) -> None:
    async with Person(doors[0]) as anna, Person(doors[1]) as bruno:
        for _ in range(TIMES):
            made = await anna.make_table()
            await anna.commit(made)
            await bruno.commit(made)
            await asyncio.gather(reveal(anna, made), reveal(bruno, made))
            await agree(anna, bruno, made)
            assert (await check(anna, made)).status == "playing"


@asynchronous
async def test_two_who_want_the_last_seat_do_not_both_get_it(doors: tuple[Address, Address]) -> None:
    async with Person(doors[0]) as anna, Person(doors[1]) as bruno, Person(doors[1]) as carla:
        for _ in range(TIMES):
            made = await anna.make_table()
            await anna.commit(made)
            await asyncio.gather(sit(bruno, made), sit(carla, made))
            seen = [(await person.seen(made)).you for person in (bruno, carla)]
            assert sorted(str(seat) for seat in seen) == ["None", "orange"]
            await agree(anna, bruno, made)
            assert (await check(anna, made)).status == "revealing"


@asynchronous
async def test_leaving_and_returning_refunds_no_time(doors: tuple[Address, Address]) -> None:
    async with Person(doors[0]) as anna:
        made = await anna.make_table("me", "random", clock={"minutes": 1})
        await anna.sit(made)
        async with anna.live(made) as live:
            await live.until(lambda live: live.my_turn)
            await asyncio.sleep(1.0)
            before = (await anna.seen(made)).table.seats[0].left_ms
            await anna.act(made, "leave")
            after = (await anna.act(made, "return")).table.seats[0].left_ms
            assert before is not None
            assert after is not None
            assert after <= before <= 59_000
