"""A guest's own games: what the list and its filters show, page by page, and what the statistics count."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludi.server.admin import Admin
from ludi.server.database import open_database
from ludi.server.my_games import GameStatistics, MyGames, Statistics
from ludi.server.settings import Settings
from ludi.table.playing import results_of
from tests.server.client import Person, asynchronous, begin
from tests.server.duel import duel, played
from tests.server.live import anything
from tests.server.serving import Address, serving
from tests.server.shared import KINDS, shared_database
from tests.server.stored_games import ME, Stored, inserts, stored


@pytest.fixture(scope="module", params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Address, str]]:
    """A server, and its database."""
    database = shared_database(request, tmp_path_factory)
    with serving(Settings(database=database, workers=0)) as address:
        yield address, database


async def games_of(person: Person, **asked: Any) -> MyGames:
    query = "&".join(f"{name}={value}" for name, value in asked.items())
    return await person.get(f"/api/me/games?{query}", MyGames)


async def statistics_of(person: Person) -> list[GameStatistics]:
    return (await person.get("/api/me/statistics", Statistics)).games


async def finish(person: Person, *bots: str) -> str:
    """A game of Tali against bots, played to its end."""
    table = await begin(person, bots=bots or ["random"], game="tali")
    async with person.live(table) as live:
        await live.play_on(anything(1))
    return table


# ---- games as they were stored ---------------------------------------------------------------------------------------


async def store_games(database: str, games: list[Stored]) -> None:
    engine = await open_database(database)
    async with engine.begin() as connection:
        for statement, rows in inserts(games):
            await connection.execute(statement, rows)
    await engine.dispose()


async def id_of(person: Person) -> str:
    return str((await person.http.get("/api/me/data")).json()["id"])


# ---- the list --------------------------------------------------------------------------------------------------------


@asynchronous
async def test_a_finished_game_says_who_won_and_how_long_it_was(place: tuple[Address, str]) -> None:
    async with Person(place[0]) as anna:
        table = await finish(anna)
        match = await played(anna, table)
        found = await games_of(anna)
    [game] = found.games
    assert (game.id, game.game, game.status, game.you) == (table, "tali", "over", game.seats[0].seat)
    assert [(seat.kind, seat.player, seat.bot) for seat in game.seats] == [
        ("human", anna.name, None),
        ("bot", "random", "random"),
    ]
    assert [(seat.share, seat.place) for seat in game.seats] == results_of(match)
    assert sorted(seat.place or 0 for seat in game.seats) in ([1, 2], [1, 1])
    assert (game.number, game.turns, game.turn_name) == (len(match.moves), int(match.state.turn), "turns")
    assert 0 <= game.seconds < 60
    assert found.next is None


@asynchronous
async def test_a_running_game_has_no_result_yet_and_one_that_waits_is_not_listed(place: tuple[Address, str]) -> None:
    async with duel(place[0]) as game:
        waiting = await game.anna.make_table()
        await game.anna.sit(waiting)
        await game.play()
        [mine] = (await games_of(game.anna)).games
        assert (mine.id, mine.status, mine.you) == (game.table, "playing", "blue")
        assert [(seat.player, seat.share, seat.place) for seat in mine.seats] == [
            (game.anna.name, None, None),
            (game.bruno.name, None, None),
        ]
        assert [each.id for each in (await games_of(game.bruno, outcome="playing")).games] == [game.table]
        assert (await games_of(game.anna, outcome="won")).games == []


@asynchronous
async def test_one_that_was_closed_ended_without_a_result(place: tuple[Address, str]) -> None:
    async with duel(place[0]) as game:
        await game.play()
        engine = await open_database(place[1])
        await Admin(engine).close(game.table)
        await engine.dispose()
        [mine] = (await games_of(game.anna, outcome="closed")).games
        assert (mine.id, mine.status, [seat.share for seat in mine.seats]) == (game.table, "over", [None, None])
        assert await statistics_of(game.anna) == []


@asynchronous
async def test_pages_follow_each_other_and_miss_nothing(place: tuple[Address, str]) -> None:
    async with Person(place[0]) as anna:
        guest = await id_of(anna)
        seats = (("human", ME), ("bot", "optio"))
        times = [1000.0 + i // 3 + 0.123456789 for i in range(45)]  # three at the same moment, time and again
        games = [stored(guest, *seats, shares=[1.0, 0.0], created=at) for at in times]
        await store_games(place[1], games)
        wanted = sorted(((table.created, table.id) for table, _ in games), reverse=True)
        pages = [await games_of(anna)]
        while pages[-1].next:
            pages.append(await games_of(anna, before=pages[-1].next))
        assert [len(page.games) for page in pages] == [20, 20, 5]
        assert [(each.created, each.id) for page in pages for each in page.games] == wanted
        assert {each.seconds for page in pages for each in page.games} == {60.0}


@asynchronous
async def test_filters_can_be_put_together(place: tuple[Address, str]) -> None:
    async with Person(place[0]) as anna:
        guest = await id_of(anna)
        mine, tiro, optio = ("human", ME), ("bot", "tiro"), ("bot", "optio")
        person, other = ("human", "Élodie_%"), ("human", "Bruno")
        games = {
            "won": stored(guest, mine, tiro, shares=[1.0, 0.0], created=1.0),
            "lost": stored(guest, optio, mine, shares=[1.0, 0.0], created=2.0),
            "shared": stored(guest, person, mine, optio, shares=[0.5, 0.5, 0.0], created=3.0),
            "friends": stored(guest, other, mine, shares=[0.0, 1.0], created=4.0, game="municipium"),
            "closed": stored(guest, other, mine, shares=None, created=5.0),
            "playing": stored(guest, mine, tiro, optio, shares=None, created=6.0, status="playing", decider=None),
        }
        await store_games(place[1], list(games.values()))
        names = {table.id: name for name, (table, _) in games.items()}

        async def found(**asked: Any) -> list[str]:
            return [names[game.id] for game in (await games_of(anna, **asked)).games]

        assert await found() == ["playing", "closed", "friends", "shared", "lost", "won"]
        assert await found(outcome="won") == ["friends", "won"]
        assert await found(outcome="lost") == ["lost"]
        assert await found(outcome="shared") == ["shared"]
        assert await found(outcome="closed") == ["closed"]
        assert await found(outcome="playing") == ["playing"]
        assert await found(game="municipium") == ["friends"]
        assert await found(game="nothing") == []
        assert await found(against="people") == ["closed", "friends", "shared"]
        assert await found(against="bots") == ["playing", "lost", "won"]
        assert await found(against="optio") == ["playing", "shared", "lost"]
        assert await found(against="optio", outcome="lost") == ["lost"]
        assert await found(name="bRUN") == ["closed", "friends"]
        assert await found(name="élod") == ["shared"], "capitals that are not English"
        assert await found(name="_%25") == ["shared"], "taken by the letter"
        assert await found(name="%25") == ["shared"]
        assert await found(name=ME) == [], "one is not one's own opponent"
        assert await found(name="bruno", outcome="won", game="municipium", against="people") == ["friends"]
        told = {each.game: each for each in await statistics_of(anna)}
        assert (told["municipium"].games, told["municipium"].wins, told["municipium"].place) == (1, 1.0, 1.0)
        tali = told["tali"]
        assert [tali.games, tali.wins, tali.place] == [3, 1.5, pytest.approx(4 / 3)]
        assert {each.against: [each.games, each.wins, each.place] for each in tali.against} == {
            "people": [1, 0.5, 1.0],
            "tiro": [1, 1.0, 1.0],
            "optio": [2, 0.5, 1.5],
        }


@asynchronous
async def test_a_game_against_two_of_a_kind_counts_once(place: tuple[Address, str]) -> None:
    async with Person(place[0]) as anna:
        seats = (("human", ME), ("bot", "tiro"), ("bot", "tiro"))
        await store_games(place[1], [stored(await id_of(anna), *seats, shares=[0.0, 1.0, 0.0], created=1.0)])
        [tali] = await statistics_of(anna)
        assert [(each.against, each.games, each.wins, each.place) for each in tali.against] == [("tiro", 1, 0.0, 2.0)]


@asynchronous
async def test_nobody_sees_anothers_games(place: tuple[Address, str]) -> None:
    async with duel(place[0]) as game, Person(place[0]) as clara, Person(place[0], cookie=False) as stranger:
        async with clara.live(game.table):  # watching is not playing
            await game.play()
        assert (await games_of(clara)).games == []
        for path in ("games", "statistics"):
            assert await stranger.refusal("GET", f"/api/me/{path}") == (401, "no_name")


@asynchronous
@pytest.mark.parametrize(
    "query", ["outcome=drawn", "before=now", "before=1_xyz", f"before={'9' * 13}_{'0' * 32}", f"name={'x' * 25}"]
)
async def test_what_is_no_question_is_refused(place: tuple[Address, str], query: str) -> None:
    async with Person(place[0]) as anna:
        assert await anna.refusal("GET", f"/api/me/games?{query}") == (422, "malformed")


@asynchronous
async def test_who_is_erased_has_no_games_but_the_others_have_theirs(place: tuple[Address, str]) -> None:
    async with duel(place[0]) as game:
        await game.play()
        cookie = game.anna.http.cookies["ludi_guest"]
        await game.anna.http.delete("/api/me")
        game.anna.http.cookies.set("ludi_guest", cookie)
        assert (await games_of(game.anna)).games == []
        [theirs] = (await games_of(game.bruno)).games
        assert [seat.player for seat in theirs.seats] == ["Nemo", game.bruno.name]
        assert len((await games_of(game.bruno, against="people")).games) == 1


@asynchronous
async def test_the_statistics_go_on_with_every_game(place: tuple[Address, str]) -> None:
    async with Person(place[0]) as anna:
        tables = [await finish(anna), await finish(anna, "random", "random")]
        shares = [results_of(await played(anna, table))[0] for table in tables]
        [tali] = await statistics_of(anna)
    assert (tali.game, tali.games) == ("tali", 2)
    assert tali.wins == pytest.approx(sum(share for share, _ in shares))
    assert tali.place == pytest.approx(sum(where for _, where in shares) / 2)
    assert [(each.against, each.games) for each in tali.against] == [("random", 2)]
