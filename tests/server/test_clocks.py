"""Time to think: it runs for whoever has to decide, and when it is used up a bot plays on."""

import asyncio
import time
from collections.abc import Iterator

import pytest

from ludi.server.clocks import Clocks
from ludi.server.messages import Refused
from ludi.server.settings import Settings
from ludi.server.store import MoveRow
from tests.server.client import Person, asynchronous, begin
from tests.server.conftest import new_database
from tests.server.duel import duel, to_the_other, to_the_same
from tests.server.live import Live
from tests.server.serving import Address, serving
from tests.server.shared import KINDS, shared
from tests.server.truth import rows

MINUTE = 60_000


@pytest.fixture(scope="module", params=KINDS)
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


def left(live: Live, seat: str | None) -> int:
    [found] = [each.left_ms for each in live.table.seats if each.seat == seat]
    assert found is not None
    return found


# ---- arithmetic ----


def move(number: int, actor: int, spent: int) -> MoveRow:
    return MoveRow(number=number, actor=actor, code=0, text="", at=0.0, spent=spent)


def test_everybody_begins_with_the_same_time() -> None:
    assert Clocks({"minutes": 2, "increment": 0}, 3, []).left == [2 * MINUTE] * 3


def test_what_was_spent_is_off_the_spenders_clock() -> None:
    moves = [move(1, -1, 0), move(2, 0, 1500), move(3, 1, 200), move(4, 0, 500)]
    assert Clocks({"minutes": 1, "increment": 0}, 2, moves).left == [MINUTE - 2000, MINUTE - 200]


def test_draws_cost_nobody_time() -> None:
    assert Clocks({"minutes": 1, "increment": 0}, 2, [move(1, -1, 9999)]).left == [MINUTE] * 2


def test_the_increment_is_given_for_a_turn_taken() -> None:
    clocks = Clocks({"minutes": 1, "increment": 5}, 2, [])
    assert clocks.spent(clocks.running_since + 2, True) == 2000 - 5000
    assert clocks.spent(clocks.running_since + 2, False) == 2000


def test_a_clock_set_back_gives_no_time() -> None:
    clocks = Clocks({"minutes": 1, "increment": 0}, 2, [])
    assert clocks.spent(clocks.running_since - 100, False) == 0


def test_a_clock_never_shows_less_than_nothing() -> None:
    clocks = Clocks({"minutes": 1, "increment": 0}, 2, [move(1, 0, 2 * MINUTE)])
    assert clocks.left_now(0, True) == 0


def test_only_a_running_clock_goes_down() -> None:
    clocks = Clocks({"minutes": 1, "increment": 0}, 2, [])
    clocks.running_since -= 10
    assert clocks.left_now(1, False) == MINUTE
    assert MINUTE - 11_000 < clocks.left_now(0, True) <= MINUTE - 10_000


# ---- at the table ----


@asynchronous
async def test_without_a_clock_no_time_is_shown(running: Address) -> None:
    async with duel(running) as game:
        assert [seat.left_ms for seat in game.lives[0].table.seats] == [None, None]


@asynchronous
async def test_before_the_beginning_no_clock_runs(running: Address) -> None:
    async with Person(running) as anna:
        made = await anna.make_table(clock={"minutes": 1})
        await anna.sit(made)
        await asyncio.sleep(0.1)
        assert [seat.left_ms for seat in (await anna.seen(made)).table.seats] == [MINUTE, MINUTE]


@asynchronous
async def test_the_clock_of_who_has_to_decide_runs(running: Address) -> None:
    async with duel(running, clock={"minutes": 1}) as game:
        mover, other = game.mover.you, game.other.you
        live = game.lives[0]
        await live.resync()
        before = left(live, mover)
        await asyncio.sleep(0.25)
        await live.resync()
        assert before - left(live, mover) >= 250
        assert left(live, other) == MINUTE


@asynchronous
async def test_a_move_stops_the_clock(running: Address) -> None:
    async with duel(running, clock={"minutes": 1}) as game:
        match = await game.play_until(to_the_other)
        mover = game.mover.you
        await game.play(str(to_the_other(match)))
        spent = left(game.mover, mover)
        await asyncio.sleep(0.1)
        assert left(game.mover, mover) == spent
        await game.mover.resync()
        assert left(game.mover, mover) == spent < MINUTE


@asynchronous
async def test_a_turn_taken_brings_the_increment(running: Address) -> None:
    async with duel(running, clock={"minutes": 1, "increment": 30}) as game:
        match = await game.play_until(to_the_other)
        live, mover = game.lives[0], game.mover.you
        await live.resync()
        before = left(live, mover)
        await game.play(str(to_the_other(match)))
        assert before + 20_000 < left(live, mover) <= before + 30_000


@asynchronous
async def test_a_part_of_a_turn_brings_no_increment(running: Address) -> None:
    async with duel(running, clock={"minutes": 1, "increment": 30}) as game:
        match = await game.play_until(to_the_same)
        live, mover = game.lives[0], game.mover.you
        await live.resync()
        before = left(live, mover)
        await game.play(str(to_the_same(match)))
        assert left(live, mover) <= before


@asynchronous
async def test_trying_out_does_not_stop_the_clock(running: Address) -> None:
    async with duel(running, clock={"minutes": 1}) as game:
        live = game.mover
        await live.resync()
        before = left(live, live.you)
        await asyncio.sleep(0.1)
        await live.draft(live.offered[:1])
        await live.resync()
        assert before - left(live, live.you) >= 100


# ---- used up ----


def test_a_server_that_was_down_costs_nobody_time(database: str) -> None:
    settings = Settings(database=database, workers=0)

    @asynchronous
    async def check() -> None:
        with serving(settings) as before:
            async with Person(before) as anna, Person(before) as bruno:
                table = await begin(anna, bruno, clock={"minutes": 1})
        for past in (f"tables set moved_at = moved_at - 3600 where id = '{table}'", "pulse set at = at - 3600"):
            await asyncio.to_thread(rows, database, f"update {past}")
        with serving(settings) as after:
            async with Person(after) as carla, carla.live(table) as live:
                assert all(left(live, seat) > MINUTE - 10_000 for seat in ("blue", "orange"))

    check()


async def thinking(server: Address, seconds: float) -> tuple[str, str, int]:
    """A table where somebody has thought for a while; the seat, and what is left to it."""
    async with duel(server, clock={"minutes": 1}) as game:
        await asyncio.sleep(seconds)
        live = game.mover
        await live.resync()
        return game.table, str(live.you), left(live, live.you)


def test_a_process_that_dies_gives_nobody_time(database: str) -> None:
    settings = Settings(database=database, workers=0)

    @asynchronous
    async def check() -> None:
        with serving(settings) as before:
            table, seat, had = await thinking(before, 1.0)
            assert had <= MINUTE - 1000
        with serving(settings) as after:
            async with Person(after) as carla, carla.live(table) as live:
                assert left(live, seat) <= had

    check()


def test_the_clock_runs_whichever_process_is_asked(postgres: str) -> None:
    settings = Settings(database=new_database(postgres), workers=0)

    @asynchronous
    async def check() -> None:
        with serving(settings) as here, serving(settings) as there:
            async with Person(there) as carla:
                table, seat, had = await thinking(here, 1.0)
                async with carla.live(table) as live:
                    assert had - 10_000 < left(live, seat) <= had

    check()


@asynchronous
async def test_who_leaves_pays_for_the_time_until_then_and_not_for_the_bots(running: Address) -> None:
    async with Person(running) as anna, Person(running) as bruno:
        table = await begin(anna, bruno, clock={"minutes": 1})
        async with anna.live(table) as one:
            person, number = (anna, 0) if one.my_turn else (bruno, 1)
            await asyncio.sleep(1.0)
            gone = (await person.act(table, "leave")).table.seats[number].left_ms
            assert gone is not None
            assert gone <= MINUTE - 1000
            await asyncio.sleep(0.5)
            again = (await person.act(table, "return")).table.seats[number].left_ms
            assert again is not None
            assert gone - 400 < again <= gone


@asynchronous
async def test_leaving_and_returning_again_and_again_refunds_nothing(running: Address) -> None:
    async with Person(running) as anna, Person(running) as bruno:
        table = await begin(anna, bruno, clock={"minutes": 1})
        async with anna.live(table) as one:
            person, number = (anna, 0) if one.my_turn else (bruno, 1)
            shown = []
            for _ in range(5):
                await asyncio.sleep(0.2)
                await person.act(table, "leave")
                shown.append((await person.act(table, "return")).table.seats[number].left_ms or 0)
            assert shown == sorted(shown, reverse=True)
            assert shown[0] <= MINUTE - 200


async def about_to_lose(database: str, settings: Settings) -> tuple[str, str, Person]:
    """A table where the seat that decides has 300 ms left when the server starts again; the seat, and who has it."""
    with serving(settings) as before:
        async with duel(before, clock={"minutes": 1}) as game:
            await game.play_until(lambda match: len({m.actor for m in match.moves if m.actor >= 0}) == 2)
            seat, person = str(game.mover.you), game.person(game.mover)
    stored = [300 if name == seat else MINUTE for name in ("blue", "orange")]
    spend = f"update tables set left_ms = '{stored}', moved_at = {time.time()} where id = '{game.table}'"
    await asyncio.to_thread(rows, database, spend)
    return game.table, seat, person


def test_when_the_time_is_used_up_a_bot_plays_on(database: str) -> None:
    settings = Settings(database=database, workers=0)

    @asynchronous
    async def check() -> None:
        table, seat, before = await about_to_lose(database, settings)
        with serving(settings) as after:
            async with Person(after, cookie=False) as person:
                person.http.cookies = before.http.cookies
                async with person.live(table) as live:
                    assert live.you == seat
                    await live.until(lambda live: any(each.out_of_time for each in live.table.seats))
                    [info] = [each for each in live.table.seats if each.seat == seat]
                    assert (info.out_of_time, info.kind, info.player) == (True, "human", before.name)
                    assert info.bot is not None
                    await live.until(lambda live: live.table.decider != seat)
                    refused = await live.commit(live.offered[:1])
                    assert isinstance(refused, Refused)
                    assert refused.reason == "away"
                assert await person.refused(table, "return") == (409, "out_of_time")

    check()


def test_when_the_time_is_used_up_none_is_left(database: str) -> None:
    settings = Settings(database=database, workers=0)

    @asynchronous
    async def check() -> None:
        table, seat, _ = await about_to_lose(database, settings)
        with serving(settings) as after:
            async with Person(after) as carla, carla.live(table) as live:
                await live.until(lambda live: any(each.out_of_time for each in live.table.seats))
                assert left(live, seat) == 0

    check()
