"""Choices are sent to those who choose: where a person decides, and nowhere else."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludi.server.messages import Accepted, Moves, Preview
from ludi.server.thinking import Thinking
from tests.server.client import Person, asynchronous, begin
from tests.server.duel import duel
from tests.server.live import Live
from tests.server.serving import Address
from tests.server.shared import KINDS, shared


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


@pytest.fixture
def asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots do not think."""
    monkeypatch.setattr(Thinking, "request", lambda *_: None)


def played_by_bot(live: Live) -> bool:
    return any(seat.bot is not None for seat in live.table.seats if seat.seat == live.table.decider)


@asynchronous
async def test_a_view_has_choices_exactly_where_a_person_decides(server: Address) -> None:
    """At every message of a game, for a player and a spectator."""
    async with Person(server) as anna, Person(server) as clara:
        table = await begin(anna, bots=["random", "random"], options={"goal": 4})
        async with anna.live(table) as live, clara.live(table) as watching:
            seen = set()
            for _ in range(60):
                assert bool(live.offered) == live.my_turn
                seen.add(live.my_turn)
                await (live.play() if live.my_turn else live.next())
            assert seen == {True, False}
            await watching.reach(live.number)
            assert watching.view == live.view


@asynchronous
async def test_who_comes_back_is_offered_what_his_bot_had(server: Address, asleep: None) -> None:
    async with duel(server) as game:
        mover, other = game.mover, game.other
        person, offered = game.person(mover), mover.offered
        await person.act(game.table, "leave")
        for live in (mover, other):
            await live.until(lambda live: played_by_bot(live) and not live.offered)
        await person.act(game.table, "return")
        for live in (mover, other):
            await live.until(lambda live: live.offered == offered)
        assert isinstance(await mover.commit(offered[:1]), Accepted)
        await other.receive(Moves)
        async with game.anna.live(game.table) as fresh:
            assert fresh.view == other.view


@asynchronous
async def test_a_preview_offers_what_comes_next(server: Address) -> None:
    async with Person(server) as anna:
        table = await begin(anna, bots=["random"])
        async with anna.live(table) as live:
            ends: dict[Any, bool] = {}
            for _ in range(12):
                await live.until(lambda live: live.my_turn)
                for text in live.offered:
                    preview = await live.draft([text])
                    while not isinstance(preview, Preview):  # too fast
                        await live.quiet(0.1)
                        preview = await live.draft([text])
                    assert bool(preview.view["choices"]) == (preview.ends is None)
                    ends[preview.ends] = True
                await live.play()
            assert None in ends
            assert len(ends) > 1
