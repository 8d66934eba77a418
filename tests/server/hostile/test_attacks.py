"""Nobody fells the server. Each attack goes on while honest people play; figures are those of `ludi bench hostile`."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ludi.engine.fairness import Sitting
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat, dumps
from ludi.engine.verdict import TakenOver
from ludi.server import attacks
from ludi.server.attacks import GONE, Attack, Attacker, frame, replay_bomb, under_attack
from ludi.server.bench_hostile import honest_moves
from ludi.server.bench_rows import percentile
from ludi.server.bench_server import children, resident
from tests.server.client import Person, asynchronous, begin
from tests.server.serving import Process

SECONDS = 2.5  # that honest people play
SLOW = 1.0  # seconds for a move that would be noticed even where a busy machine runs the tests; see the bench
FEW = 8  # moves in that time, below which nobody would speak of playing
BOT = 5.0  # seconds for a bot's moves, as long as one table before it may take on a busy machine
MEGABYTES = 150.0  # that an attack may cost the server


def workers(pid: int) -> list[int]:
    """Processes that work for the server, without Python's own helper."""
    return [each for each in children(pid) if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def small_file() -> bytes:
    match = Match(get_game("municipium"), 2)
    return dumps(Replay(match, [Seat("a", "human"), Seat("b", "human")])).encode()


HARMLESS: dict[str, Attack] = {
    "bombs": lambda attacker: _upload(attacker, replay_bomb(100_000, 1_000)),
    "newlines": attacks.upload_newlines,
    "deaf": attacks.send_without_reading,
    "malformed": attacks.send_malformed,
    "headers": attacks.send_endless_headers,
    "half open": lambda attacker: attacks.hold_half_open(attacker, 300),
    "drafts": attacks.draft_without_end,
}


async def _upload(attacker: Attacker, bomb: bytes) -> None:
    while True:
        with contextlib.suppress(*GONE):
            await attacker.request("POST", "/api/stories", bomb)
        await asyncio.sleep(0.1)


@pytest.mark.parametrize("name", HARMLESS)
@asynchronous
async def test_honest_people_play_on(attacked: Process, name: str) -> None:
    before = resident(attacked.popen.pid)
    async with under_attack(attacked.port, HARMLESS[name]):
        await asyncio.sleep(0.5)
        took = await honest_moves(attacked.port, SECONDS)
        assert resident(attacked.popen.pid) < before + MEGABYTES
    assert len(took) >= FEW
    assert percentile(took, 95) < SLOW


@asynchronous
async def test_who_was_given_up_for_not_reading_is_not_answered_any_more(impatient: Process) -> None:
    """A quarter of a megabyte of the shortest messages; what would answer them is a gigabyte."""
    before = resident(impatient.popen.pid)
    async with under_attack(impatient.port, attacks.send_without_reading):
        await asyncio.sleep(3.0)  # it takes nothing for longer than anybody waits
        took = await honest_moves(impatient.port, SECONDS)
        assert resident(impatient.popen.pid) < before + MEGABYTES
    assert len(took) >= FEW
    assert percentile(took, 95) < SLOW


def taken_over_bomb(name: int, sittings: int) -> bytes:
    """The same where the other game's table has the long name."""
    match = Match(get_game("tali"), 2)
    match.play_code(match.codes()[0])
    dealt = [Sitting(1, "00" * 32, "00" * 32, 1, (), None) for _ in range(sittings)]
    seats, taken = [Seat("a", "human"), Seat("b", "human")], TakenOver("x" * name, 1, "00" * 32)
    return dumps(Replay(match, seats, "here", [*dealt], taken_over=taken)).encode()


@pytest.mark.parametrize("bomb", [replay_bomb, taken_over_bomb])
@asynchronous
async def test_a_small_file_with_a_large_story_is_refused(attacked: Process, bomb: Callable[[int, int], bytes]) -> None:
    attacker = Attacker(attacked.port, "127.0.0.3")
    answer = await attacker.request("POST", "/api/stories", bomb(100_000, 1_000))
    assert answer.status == 422
    assert len(answer.body) < 1_000
    assert (await attacker.request("POST", "/api/stories", small_file())).status == 200


@asynchronous
async def test_line_ends_are_read_at_once(attacked: Process) -> None:
    attacker = Attacker(attacked.port, "127.0.0.4")
    begun = time.monotonic()
    async with asyncio.timeout(10):
        answer = await attacker.request("POST", "/api/stories", b"\n" * 130_000 + b"x")
    assert answer.status == 422
    assert time.monotonic() - begun < 5


@asynchronous
async def test_a_worker_that_is_killed_is_replaced_by_one(each: Process) -> None:
    """However many wait for it; those are answered."""
    attacker = Attacker(each.port)
    assert (await attacker.request("POST", "/api/stories", small_file())).status == 200
    (worker,) = workers(each.popen.pid)
    asking = [asyncio.create_task(attacker.request("POST", "/api/stories", small_file())) for _ in range(8)]
    os.kill(worker, signal.SIGKILL)
    answers = await asyncio.gather(*asking)
    assert sum(answer.status == 200 for answer in answers) >= 7
    assert len(workers(each.popen.pid)) == 1


@asynchronous
async def test_a_header_without_end_is_refused(attacked: Process) -> None:
    attacker, sent = Attacker(attacked.port), 0
    with contextlib.suppress(*GONE):
        async with attacker.connection() as (_, writer):
            writer.write(b"GET / HTTP/1.1\r\nx: ")
            for _ in range(60):
                writer.write(b"x" * 2**20)
                await writer.drain()
                sent += 2**20
    assert sent < 20 * 2**20  # some is in the buffers of the system on its way


@asynchronous
async def test_requests_half_sent_are_dropped(impatient: Process) -> None:
    """Silent ones, those that go on a byte at a time, and those whose body does not come."""
    attacker = Attacker(impatient.port)
    heads = [b"GET /api/lobby HTTP/1.1\r\n", b"", b"POST /api/stories HTTP/1.1\r\ncontent-length: 9\r\n\r\n"]

    async def wait(head: bytes) -> None:
        async with attacker.connection() as (reader, writer):
            writer.write(head)
            reading = asyncio.create_task(reader.read(-1))
            while not reading.done():
                await asyncio.sleep(0.2)
                writer.write(b"\r\n" if not head else b"x")
            with contextlib.suppress(*GONE):
                await reading

    async with asyncio.timeout(20):
        await asyncio.gather(*(wait(head) for head in heads * 20))
    assert (await attacker.request("GET", "/api/lobby")).status == 200


@asynchronous
async def test_who_does_not_read_is_gone_soon(impatient: Process) -> None:
    attacker = Attacker(impatient.port)
    async with Person(impatient.address) as anna, Person(impatient.address) as bruno:
        table = await begin(anna, bruno, game="ave_roma")
        async with attacker.raw_socket(table, buffer=2048) as (_, writer):
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            while (await anna.seen(table)).table.watching == 0:
                await asyncio.sleep(0.05)
            with contextlib.suppress(*GONE, TimeoutError):
                async with asyncio.timeout(15):
                    while (await anna.seen(table)).table.watching:
                        for _ in range(200):
                            writer.write(frame(b'{"type":"resync"}'))
                        await asyncio.sleep(0.5)
            assert (await anna.seen(table)).table.watching == 0


@asynchronous
async def test_what_nobody_understands_is_answered_shortly_and_then_no_more(attacked: Process) -> None:
    async with Person(attacked.address) as anna, Person(attacked.address) as bruno:
        table = await begin(anna, bruno)
        attacker = Attacker(attacked.port)
        answered = 0
        with contextlib.suppress(*GONE):
            async with attacker.socket(table, "") as socket:
                attacker.received = -len(await socket.recv())  # the state that everybody gets
                for _ in range(200):
                    await socket.send("{}")
                    attacker.received += len(await socket.recv())
                    answered += 1
        assert answered < 100
        assert attacker.received < 300 * answered


@asynchronous
async def test_who_pings_without_end_is_thrown_out(attacked: Process) -> None:
    async with Person(attacked.address) as anna:
        table = (await anna.make_table()).table.id
        async with Attacker(attacked.port).raw_socket(table) as (reader, writer):
            with contextlib.suppress(*GONE):
                for _ in range(200):
                    writer.write(frame(b"", opcode=9))
                    await writer.drain()
            async with asyncio.timeout(5):
                with contextlib.suppress(*GONE):
                    await reader.read(-1)


@asynchronous
async def test_tables_left_to_bots_wait_behind_people(each: Process) -> None:
    """A bot at a table with somebody present has its turn before them."""
    leave: Attack = lambda attacker: attacks.leave_to_bots(attacker, 20)  # noqa: E731
    async with under_attack(each.port, leave) as attacker, Person(each.address) as anna:
        while attacker.seen.get("200", 0) < 40:  # twenty have sat down and left
            await asyncio.sleep(0.1)
        table = await begin(anna, bots=["random"])
        async with anna.live(table) as live:
            for _ in range(3):
                async with asyncio.timeout(BOT):
                    await live.until(lambda live: live.my_turn)
                await live.play()
