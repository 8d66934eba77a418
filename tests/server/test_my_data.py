"""A guest can have all that is kept about him, and have it erased; the others' games go on."""

from collections.abc import Iterator

import pytest

from ludi.engine.replay import loads, verify
from ludi.server.me import MyData
from tests.server.client import Person, asynchronous, begin
from tests.server.duel import duel
from tests.server.serving import Address
from tests.server.shared import KINDS, shared


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


async def erase(person: Person) -> None:
    answer = await person.http.delete("/api/me")
    assert (answer.status_code, answer.content) == (204, b"")
    assert "Max-Age=0" in answer.headers["set-cookie"]


@asynchronous
async def test_everything_is_in_the_file(server: Address) -> None:
    async with duel(server) as game:
        for _ in range(6):
            await game.play()
        made = await game.anna.make_table()
        data = await game.anna.get("/api/me/data", MyData)
        match = await game.match()
    assert data.name == game.anna.name
    assert {seat.table for seat in data.seats} == {game.table, made.table.id}
    seat = next(seat for seat in data.seats if seat.table == game.table)
    assert [move.text for move in seat.moves] == [move.text for move in match.moves if move.actor == seat.seat]
    assert set(data.hosted) == {game.table, made.table.id}


@asynchronous
async def test_nobody_gets_anothers_data(server: Address) -> None:
    async with duel(server) as game, Person(server) as clara, Person(server, cookie=False) as stranger:
        assert (await clara.get("/api/me/data", MyData)).seats == []
        assert await stranger.refusal("GET", "/api/me/data") == (401, "no_name")
        assert await stranger.refusal("DELETE", "/api/me") == (401, "no_name")
        assert (await clara.get("/api/me/data", MyData)).id != (await game.anna.get("/api/me/data", MyData)).id


@asynchronous
async def test_another_site_cannot_erase(server: Address) -> None:
    async with Person(server) as anna:
        anna.http.headers["origin"] = "https://elsewhere.example"
        assert await anna.refusal("DELETE", "/api/me") == (403, "foreign")


@asynchronous
async def test_after_erasing_nothing_is_left_and_the_game_goes_on(server: Address) -> None:
    async with duel(server) as game:
        await game.play()
        anna, other = game.anna, game.lives[1]
        waiting = (await anna.make_table()).table.id
        await anna.sit(waiting)
        cookie = anna.http.cookies["ludi_guest"]
        await erase(anna)
        await other.until(lambda live: any(seat.player == "Nemo" and seat.bot for seat in live.table.seats))
        anna.http.cookies.set("ludi_guest", cookie)
        data = await anna.get("/api/me/data", MyData)
        assert (data.seats, data.hosted) == ([], [])
        assert (await anna.seen(game.table)).you is None
        assert [seat.kind for seat in (await anna.seen(waiting)).table.seats] == ["open", "open"]
        replay = loads((await game.bruno.http.get(f"/api/tables/{game.table}/file")).text)
        assert [seat.player for seat in replay.seats] == ["Nemo", game.bruno.name]
        assert await anna.refused(game.table, "claim", {"key": anna.keys[game.table]}) == (409, "wrong_key")
        await other.until(lambda live: live.my_turn)
        await other.play()


@asynchronous
async def test_who_has_played_nothing_can_be_erased_too(server: Address) -> None:
    async with Person(server) as anna:
        await erase(anna)
        assert await anna.refusal("GET", "/api/me/data") == (401, "no_name")


@asynchronous
async def test_a_finished_game_is_verifiable_without_the_name(server: Address) -> None:
    async with Person(server) as anna:
        table = await begin(anna, bots=["random"], game="tali")
        async with anna.live(table) as live:
            await live.play_on(lambda seen: seen.offered[0])
        await erase(anna)
        file = (await anna.http.get(f"/api/tables/{table}/file")).text
        assert anna.name not in file
        assert verify(loads(file)).draws > 0
