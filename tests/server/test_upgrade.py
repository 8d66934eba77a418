"""A game that was running under the first protocol goes on after an upgrade; its draws are those it was promised."""

import asyncio
import json
import secrets
import time
from dataclasses import dataclass
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from ludi.engine.first_protocol import OldDealer
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat, loads, verify
from ludi.server import database as databases
from ludi.server.database import MIGRATIONS, open_database
from ludi.server.guests import COOKIE, Guests
from ludi.server.models import Story
from ludi.server.settings import Settings
from ludi.table.rows import Guest
from tests.server.client import HASH, Person, asynchronous
from tests.server.serving import Address, serving
from tests.server.truth import rows

KEY = "0" * 64  # guests' names are signed with it
ANNA = Guest("a" * 32, "Anna")
TEXT = "anna's own entropy, given in the open"
OPTIONS = {"goal": 4}
MOVES = 12


def version(number: str) -> Any:
    def upgrade(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, number)

    return upgrade


@dataclass(frozen=True)
class Old:
    """A table as an older server has stored it: Anna against a bot, and it is her turn."""

    id: str
    secret: str
    commitment: str
    match: Match
    options: dict[str, Any]


def play_old() -> Old:
    """Played by the first protocol until a person has to decide after some moves."""
    game, table, secret = get_game("municipium"), secrets.token_hex(16), secrets.token_bytes(32)
    match = Match(game, 2, OPTIONS)
    terms = Replay(match, [Seat("", "human")] * 2, table, [], 2).terms(1)
    dealer = OldDealer(secret, terms, (TEXT,))
    match.run(lambda weights: dealer.draw(match.draws_made() + 1, weights))
    while match.decider != 0 or len(match.moves) < MOVES:
        match.play_code(match.codes()[0])
        match.run(lambda weights: dealer.draw(match.draws_made() + 1, weights))
    return Old(table, secret.hex(), dealer.commitment, match, dict(match.options))


def statements(old: Old, no: str, yes: str, status: str, seen: str) -> list[str]:
    options, now = json.dumps(old.options), time.time()
    begun = status == "playing"
    game = old.match.game
    found = [
        f"insert into secrets (name, value) values ('cookie', '{KEY}')",
        "insert into tables (id, game, rules_version, content, options, listed, status, created, host, secret,"
        f" commitment, number) values ('{old.id}', 'municipium', {game.version}, '{game.content}', '{options}', {yes},"
        f" '{status}', {now}, '{ANNA.id}', '{old.secret}', '{old.commitment}', {len(old.match.moves) if begun else 0})",
        "insert into seats (table_id, seat, kind, player, guest, entropy, out_of_time," + seen + ") values"
        f" ('{old.id}', 0, 'human', 'Anna', '{ANNA.id}', '{TEXT.replace(chr(39), chr(39) * 2)}', {no}, {now})",
        "insert into seats (table_id, seat, kind, player, bot, guest, out_of_time,"
        + seen
        + ") values"
        + (
            f" ('{old.id}', 1, 'bot', 'random', 'random', null, {no}, {now})"
            if begun
            else f" ('{old.id}', 1, 'open', '', null, null, {no}, 0)"
        ),
    ]
    for number, move in enumerate(old.match.moves if begun else [], start=1):
        found.append(
            "insert into moves (table_id, number, actor, code, text, at, spent)"
            f" values ('{old.id}', {number}, {move.actor}, {move.code}, '{move.text}', {now}, 0)"
        )
    return found


async def store_old(database: str, of: str, status: str, monkeypatch: pytest.MonkeyPatch) -> Old:
    """A database of an older version with one table in it."""
    with monkeypatch.context() as older:
        older.setattr(databases, "upgrade", version(of))
        await (await open_database(database)).dispose()
    old = play_old()
    no, yes = ("false", "true") if database.startswith("postgres") else ("0", "1")
    seen = "seen" if of == "0001" else "last_seen"
    for statement in statements(old, no, yes, status, seen):
        await asyncio.to_thread(rows, database, statement)
    return old


def anna_at(server: Address) -> Person:
    anna = Person(server, cookie=False)
    anna.http.cookies.set(COOKIE, Guests(KEY).write(ANNA))
    return anna


@pytest.mark.parametrize("of", ["0001", "0002"])
def test_a_running_game_goes_on_under_its_own_protocol(database: str, of: str, monkeypatch: pytest.MonkeyPatch) -> None:
    @asynchronous
    async def check() -> None:
        old = await store_old(database, of, "playing", monkeypatch)
        with serving(Settings(database=database, workers=0)) as server:
            async with anna_at(server) as anna, anna.live(old.id) as live:
                assert (live.you, live.number, live.table.decider) == ("blue", len(old.match.moves), "blue")
                table = live.table
                assert (table.protocol, table.commitment, table.secret) == (2, old.commitment, None)
                assert (table.anchor, table.link, table.draws) == (None, None, old.match.draws_made())
                for _ in range(4):
                    await live.until(lambda live: live.my_turn)
                    await live.play()
                running = (await anna.http.get(f"/api/tables/{old.id}/story")).text
                assert old.secret not in running
                assert old.secret not in (await anna.http.get(f"/api/tables/{old.id}/file")).text
                await anna.act(old.id, "leave")
                await live.until(lambda live: live.over)
                assert live.table.secret == old.secret
                assert not any(old.secret in text for text in live.received[:-1])
                text = (await anna.http.get(f"/api/tables/{old.id}/file")).text
                replay = loads(text)
                assert (replay.format_version, json.loads(text)["fairness"][0]["entropy"]) == (2, [TEXT])
                assert [move.code for move in replay.match.moves[: len(old.match.moves)]] == [
                    move.code for move in old.match.moves
                ]
                assert verify(replay, old.commitment).draws == live.table.draws > old.match.draws_made()
                [dealt] = (await anna.get(f"/api/tables/{old.id}/story", Story)).dealt
                assert (dealt.secret, dealt.anchor, dealt.entropy) == (old.secret, None, [TEXT])
                again = await anna.act(old.id, "rematch")
                assert (again.table.protocol, again.table.anchor is None) == (3, False)

    check()


def test_a_table_that_had_not_begun_is_closed_with_a_kind_word(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    @asynchronous
    async def check() -> None:
        old = await store_old(database, "0002", "waiting", monkeypatch)
        with serving(Settings(database=database, workers=0)) as server:
            async with anna_at(server) as anna, Person(server) as bruno:
                assert (await anna.seen(old.id)).table.status == "waiting"
                assert await bruno.refused(old.id, "sit", {"entropy_hash": HASH}) == (409, "old_table")
                assert old.id not in [table.id for table in (await bruno.lobby()).open]
                assert (await anna.act(old.id, "leave")).you is None

    check()


SHARES = [("a", {"blue": 0.0, "orange": 1.0}), ("b", {"yellow": 0.5, "green": 0.0, "blue": 0.5}), ("c", None)]
RESULTS = [("a", 0, 0.0, 2), ("a", 1, 1.0, 1), ("b", 0, 0.5, 1), ("b", 1, 0.0, None), ("b", 2, 0.5, 1)]


@asynchronous
async def test_results_of_finished_games_are_noted_with_their_seats(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        older.setattr(databases, "upgrade", version("0005"))
        await (await open_database(database)).dispose()
    no = "false" if database.startswith("postgres") else "0"
    for table, shares in SHARES:
        told = "null" if shares is None else json.dumps(shares)  # as JSON, as it is stored where there are none
        await asyncio.to_thread(
            rows,
            database,
            "insert into tables (id, game, rules_version, content, options, listed, status, created, host, secret,"
            f" commitment, number, shares)"
            f" values ('{table}', 'tali', 1, '', '{{}}', {no}, 'over', 0, '', '', '', 1, '{told}')",
        )
        for seat in range(len(shares or "ab")):
            await asyncio.to_thread(
                rows,
                database,
                "insert into seats (table_id, seat, kind, player, out_of_time, connected, last_seen)"
                f" values ('{table}', {seat}, 'human', 'A', {no}, {no}, 0)",
            )
    await (await open_database(database)).dispose()
    found = await asyncio.to_thread(rows, database, "select table_id, seat, share, place from seats order by 1, 2")
    assert found == [*RESULTS, ("c", 0, None, None), ("c", 1, None, None)]
