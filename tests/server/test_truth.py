"""The truth is in the database: the moves, numbered without gaps, from which the game can be played again."""

import asyncio

import pytest

from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.server.messages import Accepted, Refused
from ludi.server.settings import Settings
from ludi.server.thinking import Thinking
from tests.server.client import Person, asynchronous, begin
from tests.server.duel import duel
from tests.server.serving import Address, serving
from tests.server.truth import rows, stored_moves


@asynchronous
async def test_the_stored_moves_are_numbered_without_gaps(server: Address, database: str) -> None:
    async with duel(server) as game:
        for _ in range(8):
            await game.play(game.rng.choice(game.mover.offered))
        stored = await stored_moves(database, game.table)
        assert [number for number, _ in stored] == list(range(1, game.lives[0].number + 1))


@asynchronous
async def test_the_stored_codes_are_the_game(server: Address, database: str) -> None:
    async with duel(server) as game:
        for _ in range(8):
            await game.play(game.rng.choice(game.mover.offered))
        match = Match(get_game("municipium"), 2)
        for _, code in await stored_moves(database, game.table):
            match.play_code(code)
        assert list(match.offered()) == game.lives[0].offered
        scene = match.game.scene(match.state)
        assert scene == {name: game.lives[0].view[name] for name in scene}


@asynchronous
async def test_refused_moves_are_not_stored(server: Address, database: str) -> None:
    async with duel(server) as game:
        for moves in (["fly away"], [game.mover.offered[0], "fly away", "fly away"]):
            assert isinstance(await game.mover.commit(moves), Refused)
            assert isinstance(await game.other.commit(moves), Refused)
        await game.mover.draft(game.mover.offered[:1])
        assert len(await stored_moves(database, game.table)) == 1


@asynchronous
async def test_what_was_accepted_is_stored(server: Address, database: str) -> None:
    async with duel(server) as game:
        answer = await game.mover.commit(game.mover.offered[:1])
        assert isinstance(answer, Accepted)
        assert len(await stored_moves(database, game.table)) == answer.number


def test_a_game_goes_on_after_a_restart(database: str) -> None:
    settings = Settings(database=database, workers=0)

    @asynchronous
    async def check() -> None:
        with serving(settings) as before:
            async with duel(before) as game:
                for _ in range(4):
                    await game.play()
                live, cookies = game.lives[0], game.anna.http.cookies
        with serving(settings) as after:
            async with Person(after, cookie=False) as anna:
                anna.http.cookies = cookies
                async with anna.live(game.table) as again:
                    assert (again.you, again.number, again.view) == ("blue", live.number, live.view)

    check()


def test_bots_go_on_after_a_restart(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was stopped before its bots had thought lets them think."""
    settings = Settings(database=database, workers=0)

    @asynchronous
    async def check() -> None:
        with monkeypatch.context() as asleep:
            asleep.setattr(Thinking, "request", lambda *_: None)
            with serving(settings) as before:
                async with Person(before) as anna:
                    table = await begin(anna, bots=["random"])
                    number = (await anna.act(table, "leave")).table.number
        with serving(settings) as after:
            async with Person(after) as carla, carla.live(table) as live:
                await live.until(lambda live: live.number > number)

    check()


@asynchronous
async def test_a_game_of_other_rules_is_refused_and_harms_no_list(database: str) -> None:
    with serving(Settings(database=database, workers=0)) as before:
        async with Person(before) as anna, Person(before) as bruno:
            table = await begin(anna, bruno)
            cookies = dict(anna.http.cookies)
    await asyncio.to_thread(rows, database, "update tables set rules_version = 99")
    with serving(Settings(database=database, workers=0)) as after:
        async with Person(after, cookie=False) as again:
            again.http.cookies.update(cookies)
            assert await again.refusal("GET", f"/api/tables/{table}") == (409, "other_rules")
            assert [seen["table"]["id"] for seen in (await again.http.get("/api/lobby")).json()["mine"]] == [table]
