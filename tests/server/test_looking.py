"""What things are and why they cannot be had: asked for once, answered away from the event loop."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludi.engine.registry import get_game
from ludi.server import worker
from ludi.server.messages import Look, Refused, Whys
from ludi.server.thinking import Thinking
from tests.server.client import Person, asynchronous, begin
from tests.server.duel import duel, played
from tests.server.live import Live
from tests.server.serving import Address
from tests.server.shared import KINDS, shared


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


@pytest.fixture
def worked_out(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the jobs done in workers."""
    jobs: list[str] = []
    answer = Thinking.answer

    async def counted(self: Thinking, who: str, charge: Any, function: Any, *args: Any) -> Any:
        jobs.append(function.__name__)
        return await answer(self, who, charge, function, *args)

    monkeypatch.setattr(Thinking, "answer", counted)
    return jobs


async def look(live: Live, **more: Any) -> Look:
    answer = await live.ask(Look, type="look", **more)
    assert isinstance(answer, Look), answer
    return answer


@asynchronous
async def test_a_look_brings_the_forecast_that_views_leave_out(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server) as carla:
        table = await begin(anna, bruno, carla, game="ave_roma")
        async with anna.live(table) as one, bruno.live(table) as two, carla.live(table) as three:
            lives = (one, two, three)
            while one.view["turn"] == 0:
                mover = next(live for live in lives if live.my_turn)
                await mover.play()
                for live in lives:
                    await live.reach(mover.number)
            game, match = get_game("ave_roma"), await played(anna, table)
            forecast = game.forecast(match.state)
            assert forecast["if_ended"]
            assert one.view["if_ended"] is None
            assert (await look(one)).look["forecast"] == forecast


@asynchronous
async def test_a_position_is_looked_at_once_for_each_seat_and_for_all_spectators(
    server: Address, worked_out: list[str]
) -> None:
    async with (
        duel(server) as game,
        Person(server) as clara,
        clara.live(game.table) as one,
        clara.live(game.table) as two,
    ):
        for live in (*game.lives, one, two, *game.lives, one, two):
            await look(live)
        assert worked_out.count(worker.look_at_state.__name__) == 3
        await game.play()
        await look(game.mover)
        assert worked_out.count(worker.look_at_state.__name__) == 4


@asynchronous
async def test_whys_are_for_the_one_who_decides(server: Address, worked_out: list[str]) -> None:
    async with duel(server) as game:
        answer = await game.mover.ask(Whys, type="whys")
        assert isinstance(answer, Whys)
        assert worked_out == [worker.reasons_at_state.__name__]
        refused = await game.other.ask(Whys, type="whys")
        assert isinstance(refused, Refused)
        assert refused.reason == "not_your_turn"


@asynchronous
async def test_before_a_game_is_compiled_its_looks_are_answered_too(
    server: Address, worked_out: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = Thinking.answer

    async def not_ready(self: Thinking, *args: Any) -> Any:
        with pytest.MonkeyPatch.context() as early:
            early.setattr(self, "ready", set())
            return await answer(self, *args)

    monkeypatch.setattr(Thinking, "answer", not_ready)
    async with duel(server) as game:
        assert (await look(game.mover)).number == game.mover.number
