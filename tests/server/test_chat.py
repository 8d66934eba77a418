"""What players say to each other: to whom it goes, what is refused, how it is kept and forgotten."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludi.server.backup import back_up, restore
from ludi.server.chat import MOST
from ludi.server.database import open_database
from ludi.server.keeping import Keeping
from ludi.server.limits import SAYINGS
from ludi.server.me import MyData
from ludi.server.messages import Accepted, Chat, ChatSaid, Refused
from ludi.server.models import ChatLine
from ludi.server.settings import Settings
from tests.server.client import Person, asynchronous, begin
from tests.server.conftest import new_database
from tests.server.duel import Duel, duel
from tests.server.live import Live, anything
from tests.server.reading import Message
from tests.server.serving import Address, serving
from tests.server.shared import KINDS, shared_database
from tests.server.truth import rows


@pytest.fixture(scope="module", params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Address, str]]:
    """A server, and its database."""
    database = shared_database(request, tmp_path_factory)
    with serving(Settings(database=database, workers=0)) as address:
        yield address, database


async def asked(live: Live, **body: Any) -> tuple[Message, list[ChatLine]]:
    """The answer to a message about the chat, and what was heard before it."""
    heard = []
    await live.send({"ref": 1, **body})
    while True:
        message = await live.next()
        if isinstance(message, ChatSaid):
            heard.append(message.line)
        if getattr(message, "ref", 0) in (1, None):
            return message, heard


async def say(live: Live, text: str) -> Message:
    return (await asked(live, type="say", text=text))[0]


async def react(live: Live, reaction: str) -> Message:
    return (await asked(live, type="react", reaction=reaction))[0]


async def refused(live: Live, **body: Any) -> str:
    answer, _ = await asked(live, **body)
    assert isinstance(answer, Refused), answer
    return answer.reason


async def lines(live: Live, after: int = 0) -> list[tuple[int, str | None, str, str]]:
    answer, _ = await asked(live, type="chat", after=after)
    assert isinstance(answer, Chat), answer
    return [(line.number, line.seat, line.kind, line.text) for line in answer.lines]


@contextlib.asynccontextmanager
async def chatting(address: Address, **wish: Any) -> AsyncIterator[Duel]:
    async with duel(address, **wish) as game:
        await game.play()
        yield game


@asynchronous
async def test_a_line_goes_to_those_who_play_and_is_kept(place: tuple[Address, str]) -> None:
    async with chatting(place[0]) as game:
        one, two = game.lives
        answer, heard = await asked(one, type="say", text="  Salve, <b>Bruno</b> & co. \U0001f468\u200d\U0001f33e ")
        assert isinstance(answer, Accepted)
        [line] = heard
        told = "Salve, <b>Bruno</b> & co. \U0001f468\u200d\U0001f33e"
        assert (line.number, line.seat, line.kind, line.text) == (1, "blue", "text", told)
        assert (await two.receive(ChatSaid)).line == line
        assert isinstance(await react(two, "bravo"), Accepted)
        assert (await one.receive(ChatSaid)).line.text == "bravo"
        expected = [(1, "blue", "text", told), (2, "orange", "reaction", "bravo")]
        assert await lines(one) == await lines(two) == expected
        assert await lines(two, after=1) == expected[1:]


@asynchronous
async def test_who_only_watches_hears_and_says_nothing(place: tuple[Address, str]) -> None:
    async with chatting(place[0]) as game, Person(place[0]) as clara, Person(place[0], cookie=False) as stranger:
        async with clara.live(game.table) as watching, stranger.live(game.table) as nameless:
            await say(game.lives[0], "only for Bruno")
            await game.lives[1].receive(ChatSaid)
            for live in (watching, nameless):
                assert await refused(live, type="say", text="me too") == "not_seated"
                assert await refused(live, type="react", reaction="laugh") == "not_seated"
                assert await refused(live, type="chat") == "not_seated"
                assert (await live.resync()).said == 0
                assert not any("only for Bruno" in text for text in live.received)
            for path in ("", "/log", "/file", "/story"):
                found = await clara.http.get(f"/api/tables/{game.table}{path}")
                assert found.status_code == 200
                assert "only for Bruno" not in found.text
        assert await lines(game.lives[0]) == [(1, "blue", "text", "only for Bruno")]


@asynchronous
async def test_who_comes_back_learns_that_something_was_said(place: tuple[Address, str]) -> None:
    async with chatting(place[0]) as game:
        one, two = game.lives
        assert (await two.resync()).said == 0
        await say(one, "still here?")
        await say(one, "hello?")
        async with game.bruno.live(game.table) as again:
            state = await again.resync()
            assert state.said == 2
            assert [text for *_, text in await lines(again, after=1)] == ["hello?"]


@asynchronous
@pytest.mark.parametrize(
    "body",
    [
        {"type": "say", "text": ""},
        {"type": "say", "text": "   "},
        {"type": "say", "text": "x" * 201},
        {"type": "say", "text": "two\nlines"},
        {"type": "say", "text": "\u202eturned round"},
        {"type": "say", "text": "bell \u0007"},
        {"type": "say", "text": 7},
        {"type": "say", "text": "hers", "seat": "orange"},
        {"type": "react", "reaction": "thumbs"},
        {"type": "chat", "after": -1},
    ],
)
async def test_what_is_no_line_is_not_understood(place: tuple[Address, str], body: dict[str, Any]) -> None:
    async with chatting(place[0]) as game:
        assert await refused(game.lives[0], **body) == "malformed"
        assert await lines(game.lives[0]) == []


@asynchronous
async def test_two_hundred_signs_are_a_line(place: tuple[Address, str]) -> None:
    async with chatting(place[0]) as game:
        assert isinstance(await say(game.lives[0], "ψ" * 200), Accepted)


@asynchronous
async def test_who_speaks_too_fast_has_to_wait_and_the_other_has_not(place: tuple[Address, str]) -> None:
    async with chatting(place[0]) as game:
        one, two = game.lives
        answers = [await say(one, f"line {i}") for i in range(int(SAYINGS[1]) + 3)]
        late = [answer for answer in answers if isinstance(answer, Refused)]
        assert late
        assert {answer.reason for answer in late} == {"too_fast"}
        assert all(answer.state is None for answer in late)
        assert isinstance(await say(two, "my turn to speak"), Accepted)


@asynchronous
async def test_before_the_game_nobody_speaks_and_after_it_one_does(place: tuple[Address, str]) -> None:
    async with Person(place[0]) as anna:
        made = await anna.make_table()
        await anna.sit(made)
        async with anna.live(made) as waiting:
            assert await refused(waiting, type="say", text="anybody?") == "waiting"
        table = await begin(anna, bots=["random"], game="tali")
        async with anna.live(table) as live:
            await live.play_on(anything(1))
            assert isinstance(await say(live, "well played"), Accepted)
            assert len(await lines(live)) == 1


@asynchronous
async def test_a_table_keeps_so_much_and_no_more(place: tuple[Address, str]) -> None:
    async with chatting(place[0]) as game:
        await asyncio.to_thread(rows, place[1], f"update tables set said = {MOST - 1} where id = '{game.table}'")
        assert isinstance(await say(game.lives[0], "the last word"), Accepted)
        assert await refused(game.lives[1], type="say", text="no, mine") == "chat_full"
        assert [number for number, *_ in await lines(game.lives[1])] == [MOST]


@asynchronous
async def test_two_who_speak_at_once_are_both_heard_in_one_order(place: tuple[Address, str]) -> None:
    async with chatting(place[0]) as game:
        one, two = game.lives
        await asyncio.gather(*(say(live, f"{live.you} {i}") for live in game.lives for i in range(1)))
        await asyncio.gather(*(react(live, "laugh") for live in game.lives))
        assert await lines(one) == await lines(two)
        assert [number for number, *_ in await lines(one)] == [1, 2, 3, 4]


@asynchronous
async def test_what_one_said_is_in_ones_data_and_goes_with_one(place: tuple[Address, str]) -> None:
    async with chatting(place[0]) as game:
        anna, two = game.anna, game.lives[1]
        await say(game.lives[0], "mine")
        await say(two, "his")
        told = await anna.get("/api/me/data", MyData)
        assert [(said.kind, said.text) for seat in told.seats for said in seat.said] == [("text", "mine")]
        await anna.http.delete("/api/me")
        assert [text for *_, text in await lines(two)] == ["his"]
        assert isinstance(await say(two, "still here"), Accepted)
        assert [(number, text) for number, _, _, text in await lines(two)] == [(2, "his"), (3, "still here")]


@asynchronous
async def test_it_is_deleted_with_its_table(place: tuple[Address, str]) -> None:
    async with chatting(place[0]) as game:
        await say(game.lives[0], "not for long")
        engine = await open_database(place[1])
        await Keeping(engine).delete_tables([game.table])
        await engine.dispose()
        query = f"select count(*) from chat where table_id = '{game.table}'"
        assert await asyncio.to_thread(rows, place[1], query) == [(0,)]


@asynchronous
async def test_a_backup_carries_it(database: str, tmp_path: Path) -> None:
    with serving(Settings(database=database, workers=0)) as address:
        async with chatting(address) as game:
            await say(game.lives[0], "for ever")
            await back_up(database, tmp_path / "games.gz")
            cookie = game.anna.http.cookies["ludi_guest"]
    again = f"sqlite:///{tmp_path / 'again.sqlite3'}"
    await restore(again, tmp_path / "games.gz")
    with serving(Settings(database=again, workers=0)) as restored:
        async with Person(restored, cookie=False) as anna:
            anna.http.cookies.set("ludi_guest", cookie)
            async with anna.live(game.table) as live:
                assert (await live.resync()).said == 1
                assert [text for *_, text in await lines(live)] == ["for ever"]


def test_two_processes_tell_each_others_players(postgres: str) -> None:
    database = new_database(postgres)

    @asynchronous
    async def check() -> None:
        async with duel(here) as game, game.bruno.live(game.table, there) as away:
            await game.play()
            await away.reach(game.mover.number)
            await say(game.lives[0], "from here")
            assert (await away.receive(ChatSaid)).line.text == "from here"
            await say(away, "from there")
            heard = (await game.lives[0].receive(ChatSaid)).line
            assert (heard.number, heard.seat, heard.text) == (2, "orange", "from there")
            assert await lines(away) == await lines(game.lives[0])

    with (
        serving(Settings(database=database, workers=0)) as here,
        serving(Settings(database=database, workers=0)) as there,
    ):
        check()
