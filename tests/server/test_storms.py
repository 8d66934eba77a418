"""Storms: whatever browsers send, in whatever order, a table stays true to its log."""

import asyncio
import logging
import random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from ludi.engine import replay
from ludi.server.messages import Refused
from ludi.server.models import TableInfo
from tests.server.audit import Past, audit, bare, stored
from tests.server.client import asynchronous
from tests.server.hall import BINARY, MALFORMED, Hall, Table, act, hall, wave
from tests.server.serving import Address
from tests.server.storm import eventually, play_out, settle

HONEST = ["play"] * 6 + ["several"] * 2
FAULTY = ["twice", "swapped", "late", "early", "half", "draft", "forged", "forged", "copied", "nonsense"]
ROUGH = ["babble", "babble", "drop", "close", "resync", "ping"]
BABBLE: list[str | bytes] = [*MALFORMED, *BINARY]

texts = st.integers(0, len(BABBLE) - 1) | st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
acts = st.tuples(st.integers(0, 2), st.sampled_from(HONEST + FAULTY + ROUGH), st.integers(0, 60), texts)
waves = st.lists(st.tuples(st.lists(acts, min_size=3, max_size=12), st.booleans()), min_size=4, max_size=10)

# what is found depends on timing too, so that making an example smaller would mostly lose it
STORMY = settings(
    max_examples=5,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


async def check_table(database: str, table: Table) -> TableInfo:
    """Everybody shows what a fresh connection gets, which is what the log says; and the log says what was accepted."""
    for _ in range(20):
        await settle(table.browsers)
        async with table.seated[0].person.live(table.name) as fresh:
            rows = await stored(database, table.name)
            here = [browser.live for browser in table.browsers if browser.connected]
            # what was sent by somebody cut off may have come only now: then once more
            if {live.number for live in here} <= {fresh.number} == {len(rows)}:
                past = Past(fresh.table, rows)
                assert bare(fresh.view) == past.view(fresh.number)
                assert all(live.view == fresh.view for live in here)
                audit(past, table.browsers)
                return fresh.table
    raise AssertionError(f"a fresh connection shows {fresh.number}, and the log has {len(rows)} moves")


async def check_file(table: Table) -> None:
    """The file of a finished game can be verified to the last draw."""
    answer = await table.seated[0].person.http.get(f"/api/tables/{table.name}/file")
    read = replay.loads(answer.text)
    assert read.match.is_over
    assert replay.verify(read).draws > 0


async def check_hall(database: str, place: Hall) -> None:
    for table in place.tables:
        if (await check_table(database, table)).status == "over":
            await check_file(table)


def no_errors(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing that a browser sends is an error of the server's."""
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@STORMY
@given(script=waves, way=st.integers(0, 5))
def test_a_storm_leaves_every_table_true_to_its_log(
    script: list[tuple[list[tuple[int, str, int, str | int]], bool]],
    way: int,
    server: Address,
    database: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def storm() -> None:
        async with hall(server, way) as place:
            for things, rest in script:
                told = [(t, kind, k, BABBLE[text] if isinstance(text, int) else text) for t, kind, k, text in things]
                await wave(place, told, rest)
            await check_hall(database, place)

    asyncio.run(asyncio.wait_for(storm(), 60.0))
    no_errors(caplog)


@asynchronous
async def test_a_game_comes_to_its_end_in_a_storm_and_its_file_verifies(server: Address, database: str) -> None:
    rng = random.Random(3)
    async with hall(server) as place:
        table = place.tables[0]
        disturbing = asyncio.create_task(disturb(table, rng))
        await play_out(table.seated, rng)
        disturbing.cancel()
        await asyncio.gather(disturbing, return_exceptions=True)
        assert (await check_table(database, table)).status == "over"
        await check_file(table)


async def disturb(table: Table, rng: random.Random) -> None:
    """Those who do not play send anything but what is theirs to send."""
    kinds = ["forged", "copied", "nonsense", "babble", "drop", "resync", "draft", "ping"]
    outside = Table(table.name, [], [b for b in table.browsers if b not in table.seated])
    while True:
        await act(outside, rng.choice(kinds), rng.randrange(60), rng.choice(MALFORMED))
        await asyncio.sleep(0.01)


@asynchronous
async def test_a_binary_frame_is_refused_as_malformed(server: Address) -> None:
    async with hall(server) as place:
        browser = place.tables[0].seated[0]
        for frame in BINARY:
            answer = await browser.answer(await browser.babble(frame))
            assert isinstance(answer, Refused)
            assert answer.reason == "malformed"


@pytest.mark.parametrize("way", [0, 3])  # each table has another way
@asynchronous
async def test_a_tampered_cookie_has_no_seat(server: Address, way: int) -> None:
    async with hall(server, way) as place:
        for table in place.tables:
            forger = table.browsers[-1]
            assert forger.live.you is None
            answer = await forger.answer(await forger.commit([forger.live.offered[0]]))
            assert isinstance(answer, Refused)
            assert answer.reason == "not_seated"


@asynchronous
async def test_the_whole_state_comes_besides_answers_and_not_instead_of_them(server: Address) -> None:

    async with hall(server) as place:
        browser = place.tables[0].seated[0]
        asked = []
        for _ in range(10):
            asked.append(await browser.say({"type": "ping", "ref": next(browser.refs)}))
            await browser.say({"type": "resync"})
        await eventually(lambda: all(sent.answer for sent in asked), browser.complaint, 3.0)


@asynchronous
async def test_what_is_refused_as_too_fast_is_named(server: Address) -> None:

    async with hall(server) as place:
        browser = place.tables[0].seated[0]
        for _ in range(60):
            await browser.say({"type": "ping", "ref": next(browser.refs)})
        await settle([browser])
        refused = [sent for sent in browser.sent if isinstance(sent.answer, Refused)]
        assert refused
        assert all(isinstance(sent.answer, Refused) and sent.answer.ref == sent.ref for sent in refused)
