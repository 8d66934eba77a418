"""From the last seat taken to the first draw: all have committed, all reveal, and who does not gains nothing by it."""

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from ludi.engine.replay import loads, verify
from ludi.server.messages import Refused
from ludi.server.models import TableForGuest, TableInfo
from ludi.server.settings import Settings, database_url
from ludi.table.seating import MOST_ROUNDS
from tests.server.client import HASH, Person, asynchronous, begin
from tests.server.conftest import new_database
from tests.server.recomputing import hash_of
from tests.server.serving import Address, serving
from tests.server.shared import KINDS, shared_database


@pytest.fixture(scope="module", params=KINDS)
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The database of the server."""
    return shared_database(request, tmp_path_factory)


@pytest.fixture(scope="module")
def server(kept: str) -> Iterator[Address]:
    with serving(Settings(database=kept, workers=0)) as address:
        yield address


async def lapse(database: str, made: TableForGuest) -> None:
    """The time in which all have to reveal, or to commit anew, is over: nobody waits for it, or comes too late."""
    engine = create_async_engine(database_url(database))
    async with engine.begin() as connection:
        await connection.execute(text("update tables set reveal_by = 1 where id = :id"), {"id": made.table.id})
    await engine.dispose()


async def until(person: Person, made: TableForGuest, status: str) -> TableInfo:
    """The table, once it has that status."""
    while (seen := await person.seen(made)).table.status != status:
        await asyncio.sleep(0.05)
    return seen.table


def kinds(table: TableInfo) -> list[str]:
    return [seat.kind for seat in table.seats]


# ---- as it should be ----


@asynchronous
async def test_when_all_have_committed_all_are_asked_to_reveal(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table("me", "random", "open")
        assert (await anna.commit(made)).table.status == "waiting"
        table = (await bruno.commit(made)).table
        name = made.table.id
        hashes = [hash_of(name, anna.entropy[name]), None, hash_of(name, bruno.entropy[name])]
        assert (table.status, table.round, table.draws, table.link) == ("revealing", 1, 0, None)
        assert [seat.entropy_hash for seat in table.seats] == hashes
        assert [seat.revealed for seat in table.seats] == [False] * 3
        assert table.reveal_ms is not None
        assert 50_000 < table.reveal_ms <= 60_000


@asynchronous
async def test_with_the_last_one_revealed_the_game_begins(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table()
        await anna.commit(made)
        async with anna.live(made) as live:
            await bruno.commit(made)
            table = (await bruno.reveal(made)).table
            assert table.status == "revealing"
            assert [seat.revealed for seat in table.seats] == [False, True]
            table = (await anna.reveal(made)).table
            assert (table.status, table.reveal_ms) == ("playing", None)
            assert table.draws >= 1
            await live.until(lambda live: live.table.status == "playing")
            assert live.view


@asynchronous
async def test_before_the_game_begins_nothing_can_be_played_or_read(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table()
        await anna.commit(made)
        await bruno.commit(made)
        async with anna.live(made) as live:
            assert live.view == {}
            answer = await live.commit(["place forum"])
            assert isinstance(answer, Refused)
            assert answer.reason == "revealing"
        for part in ("file", "story"):
            assert await anna.refusal("GET", f"/api/tables/{made.table.id}/{part}") == (409, "revealing")
        assert await bruno.refused(made, "seats/blue/stand-in", {}) == (409, "revealing")


# ---- what is refused ----


@asynchronous
async def test_nobody_reveals_before_all_have_committed(server: Address) -> None:
    async with Person(server) as anna:
        made = await anna.make_table()
        await anna.commit(made)
        body = {"entropy": anna.entropy[made.table.id], "round": 1}
        assert await anna.refused(made, "reveal", body) == (409, "waiting")


@asynchronous
async def test_only_what_was_committed_to_is_accepted(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server) as carla:
        made = await anna.make_table()
        await anna.commit(made)
        await bruno.commit(made)
        mine = anna.entropy[made.table.id]
        assert await anna.refused(made, "reveal", {"entropy": HASH, "round": 1}) == (409, "wrong_entropy")
        assert await anna.refused(made, "reveal", {"entropy": mine, "round": 2}) == (409, "other_round")
        assert await bruno.refused(made, "reveal", {"entropy": mine, "round": 1}) == (409, "wrong_entropy")
        assert await carla.refused(made, "reveal", {"entropy": mine, "round": 1}) == (409, "not_seated")
        for wrong in ("", mine[:63], mine.upper() + "0", "x" * 64, None, 5):
            assert await anna.refused(made, "reveal", {"entropy": wrong, "round": 1}) == (422, "malformed")
        assert not any(seat.revealed for seat in (await anna.seen(made)).table.seats)


@asynchronous
async def test_what_was_revealed_cannot_be_changed_but_said_again(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table()
        await anna.commit(made)
        await bruno.commit(made)
        await anna.reveal(made)
        assert await anna.refused(made, "reveal", {"entropy": HASH, "round": 1}) == (409, "revealed")
        assert await anna.refused(made, "sit", {"entropy_hash": HASH}) == (409, "seated")
        assert (await anna.reveal(made)).table.status == "revealing"
        await bruno.reveal(made)
        table = (await anna.reveal(made)).table  # an answer that was lost is asked for again
        assert (table.status, table.seats[0].entropy) == ("playing", anna.entropy[made.table.id])
        assert await anna.refused(made, "reveal", {"entropy": HASH, "round": 1}) == (409, "begun")


@asynchronous
async def test_nobody_sits_down_while_the_others_reveal(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table("me", "random")
        await anna.commit(made)
        assert await bruno.refused(made, "sit", {"entropy_hash": HASH}) == (409, "begun")


# ---- who does not reveal ----


async def forfeit(anna: Person, bruno: Person) -> TableForGuest:
    """A table where Anna has revealed, and Bruno has not."""
    made = await anna.make_table()
    await anna.commit(made)
    await bruno.commit(made)
    await anna.reveal(made)
    return made


@asynchronous
async def test_who_does_not_reveal_in_time_loses_the_seat_for_good(server: Address, kept: str) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server) as carla:
        made = await forfeit(anna, bruno)
        await lapse(kept, made)
        table = await until(anna, made, "waiting")
        assert (table.round, kinds(table), table.reveal_ms) == (2, ["human", "open"], None)
        assert (await bruno.seen(made)).you is None
        assert await bruno.refused(made, "sit", {"entropy_hash": HASH}) == (409, "barred")
        assert (await carla.commit(made)).you == "orange"


@asynchronous
async def test_all_the_others_commit_to_something_new(server: Address, kept: str) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server) as carla:
        made = await forfeit(anna, bruno)
        first = anna.entropy[made.table.id]
        await lapse(kept, made)
        table = await until(anna, made, "waiting")
        assert [(seat.entropy_hash, seat.revealed) for seat in table.seats] == [(None, False)] * 2
        again = await anna.commit(made)
        assert (again.you, again.key) == ("blue", None)  # the same seat, opened by the same key
        await carla.commit(made)
        assert await anna.refused(made, "reveal", {"entropy": first, "round": 1}) == (409, "other_round")
        assert await anna.refused(made, "reveal", {"entropy": first, "round": 2}) == (409, "wrong_entropy")
        await carla.reveal(made)
        table = (await anna.reveal(made)).table
        assert (table.status, table.round) == ("playing", 2)
        text = (await anna.http.get(f"/api/tables/{made.table.id}/file")).text
        verdict = verify(loads(text), made.table.commitment)
        assert (verdict.rounds, verdict.people) == (2, 2)


@asynchronous
async def test_leaving_while_all_reveal_is_the_same_as_not_revealing(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await forfeit(anna, bruno)
        await bruno.act(made, "leave")
        table = (await anna.seen(made)).table
        assert (table.status, table.round, kinds(table)) == ("waiting", 2, ["human", "open"])
        assert await bruno.refused(made, "sit", {"entropy_hash": HASH}) == (409, "barred")


@asynchronous
async def test_who_has_revealed_and_leaves_before_the_others_loses_the_seat_too(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await forfeit(anna, bruno)
        await anna.act(made, "leave")
        assert (await bruno.seen(made)).table.round == 2
        assert await anna.refused(made, "sit", {"entropy_hash": HASH}) == (409, "barred")


@asynchronous
async def test_a_table_that_never_begins_is_closed_in_the_end(server: Address) -> None:
    async with Person(server) as anna:
        made = await anna.make_table()
        async with anna.live(made) as live:
            for number in range(1, MOST_ROUNDS + 1):
                async with Person(server) as spoiler:
                    await anna.commit(made)
                    assert (await spoiler.commit(made)).table.round == number
                    await spoiler.act(made, "leave")
            await live.until(lambda live: live.over)
        assert ((await anna.seen(made)).table.round, (await anna.seen(made)).table.number) == (MOST_ROUNDS, 0)
        assert await anna.refused(made, "sit", {"entropy_hash": HASH}) in ((409, "seated"), (409, "begun"))
        assert made.table.id not in [table.id for table in (await anna.lobby()).open]
        assert (await anna.http.get(f"/api/tables/{made.table.id}/file")).status_code < 500


@asynchronous
async def test_who_leaves_before_all_have_committed_may_come_back(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table("me", "open", "open")
        await bruno.commit(made)
        await bruno.act(made, "leave")
        seen = await bruno.commit(made)
        assert (seen.you, seen.table.round) == ("orange", 1)


@asynchronous
async def test_everybody_at_the_table_is_told(server: Address, kept: str) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table()
        async with anna.live(made) as one, bruno.live(made) as two:
            await anna.commit(made)
            await bruno.commit(made)
            for live in (one, two):
                await live.until(lambda live: live.table.status == "revealing")
            await lapse(kept, made)
            for live in (one, two):
                await live.until(lambda live: live.table.round == 2)
                assert live.table.status == "waiting"
                await live.until(lambda live: live.you is None)


@asynchronous
async def test_who_does_not_commit_anew_blocks_nobody(server: Address, kept: str) -> None:
    """He has learnt nothing, so he may come back; but the others need not wait for him."""
    async with Person(server) as anna, Person(server) as bruno:
        made = await forfeit(anna, bruno)
        for status in ("revealing", "waiting"):
            await until(anna, made, status)
            await lapse(kept, made)
        while (await anna.seen(made)).you is not None:
            await asyncio.sleep(0.05)
        assert kinds((await anna.seen(made)).table) == ["open", "open"]
        assert (await anna.commit(made)).you == "blue"


# ---- server processes that die, or are several ----


def test_another_process_carries_it_out(database: str) -> None:
    settings = Settings(database=database, workers=0)

    @asynchronous
    async def check() -> None:
        with serving(settings) as before:
            async with Person(before) as anna, Person(before) as bruno:
                made = await forfeit(anna, bruno)
        await lapse(database, made)
        with serving(settings) as after:
            async with Person(after) as carla:
                table = await until(carla, made, "waiting")
                assert (table.round, table.seats[1].kind) == (2, "open")

    check()


def test_two_processes_carry_it_out_once(postgres: str) -> None:
    settings = Settings(database=new_database(postgres), workers=0)

    @asynchronous
    async def check() -> None:
        with serving(settings) as here, serving(settings) as there:
            async with Person(here) as anna, Person(there) as bruno:
                made = [await forfeit(anna, bruno) for _ in range(8)]
                for each in made:
                    await lapse(settings.database, each)
                for each in made:
                    await until(anna, each, "waiting")
                    await until(bruno, each, "waiting")
                assert {(await anna.seen(each)).table.round for each in made} == {2}

    check()


# ---- from another browser ----


@asynchronous
async def test_another_browser_commits_to_entropy_of_its_own(server: Address) -> None:
    async with Person(server) as anna, Person(server) as phone, Person(server) as bruno:
        made = await anna.make_table()
        await anna.commit(made)
        seen = await phone.act(made, "claim", {"key": anna.keys[made.table.id]})
        assert (seen.you, seen.table.seats[0].entropy_hash) == ("blue", None)
        assert (await bruno.commit(made)).table.status == "waiting"
        assert (await phone.commit(made)).table.status == "revealing"
        await phone.reveal(made)
        assert (await bruno.reveal(made)).table.status == "playing"


@asynchronous
async def test_no_seat_changes_hands_while_all_reveal(server: Address) -> None:
    async with Person(server) as anna, Person(server) as phone, Person(server) as bruno:
        made = await anna.make_table()
        await anna.commit(made)
        await bruno.commit(made)
        key = {"key": anna.keys[made.table.id]}
        assert await phone.refused(made, "claim", key) == (409, "revealing")
        await anna.reveal(made)
        await bruno.reveal(made)
        assert (await phone.act(made, "claim", key)).you == "blue"


@asynchronous
async def test_nobody_but_bots_and_one_person_need_not_wait_for_anybody(server: Address) -> None:
    async with Person(server) as anna:
        table = await begin(anna, bots=["random", "random"])
        assert [seat.entropy is None for seat in (await anna.seen(table)).table.seats] == [False, True, True]
