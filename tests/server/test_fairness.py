"""Nobody can know or choose a draw, and everybody can check each one as it happens, and all of them afterwards."""

import asyncio
import base64
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludi.engine.fairness import Chain
from ludi.engine.replay import loads, verify
from ludi.server.messages import Moves, Refused
from ludi.server.models import Entropy, Story
from ludi.server.settings import Settings
from tests.server.client import Person, asynchronous, begin
from tests.server.duel import Ended, duel, play_to_the_end
from tests.server.live import Live
from tests.server.reading import exactly, parse
from tests.server.recomputing import check_draws, check_table, commitment_of, hash_of, mix_of, terms_of
from tests.server.serving import Address, serving
from tests.server.shared import KINDS, shared
from tests.server.truth import rows

HEX = re.compile(r"[0-9a-f]{64}")


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


@pytest.fixture(scope="module")
def ended(server: Address) -> Ended:
    return play_to_the_end(server)


# ---- before the game ----


@asynchronous
async def test_commitment_and_anchor_are_there_before_anybody_sits_and_never_change(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table()
        promises = [(made.table.commitment, made.table.anchor)]
        for person in (anna, bruno):
            table = (await person.sit(made)).table
            promises.append((table.commitment, table.anchor))
        async with anna.live(made) as one, bruno.live(made) as two:
            mover = one if one.my_turn else two
            await mover.play()
            promises.append((mover.table.commitment, mover.table.anchor))
        assert [len(str(part)) for part in promises[0]] == [64, 64]
        assert set(promises) == {promises[0]}


@asynchronous
async def test_every_table_has_a_commitment_of_its_own(server: Address) -> None:
    async with Person(server) as anna:
        tables = [(await anna.make_table()).table for _ in range(3)]
        assert len({table.commitment for table in tables}) == len({table.anchor for table in tables}) == 3


@asynchronous
async def test_everybodys_entropy_is_in_the_file_in_seat_order(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server) as carla:
        made = await anna.make_table("me", "random", "open", "open")
        given = {person: f"{number}" * 64 for number, person in enumerate((anna, bruno, carla), start=1)}
        await carla.sit(made, "pink", given[carla])
        await bruno.sit(made, "yellow", given[bruno])
        await anna.sit(made, "blue", given[anna])
        [sitting] = (await anna.http.get(f"/api/tables/{made.table.id}/file")).json()["fairness"]
        people = (anna, None, bruno, carla)
        expected = [p and {"hash": hash_of(made.table.id, given[p]), "value": given[p]} for p in people]
        assert sitting["entropy"] == expected


@asynchronous
async def test_the_entropy_of_somebody_who_left_before_all_had_committed_does_not_count(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server) as carla:
        made = await anna.make_table()
        await bruno.sit(made)
        await bruno.act(made, "leave")
        await carla.sit(made)
        table = (await anna.sit(made)).table
        assert [seat.entropy for seat in table.seats] == [p.entropy[made.table.id] for p in (anna, carla)]
        assert table.round == 1


@asynchronous
async def test_ave_romas_commitment_covers_its_data_files(server: Address) -> None:
    async with Person(server) as anna:
        table = await begin(anna, bots=["random"], game="ave_roma")
        story = await anna.get(f"/api/tables/{table}/story", Story)
        file = (await anna.http.get(f"/api/tables/{table}/file")).json()
        assert story.dealt[0].terms == terms_of(file)
        assert file["content"] == story.dealt[0].terms["content"]


# ---- while it is played ----


def drawn(live: Live) -> list[Moves]:
    return [message for message in map(parse, live.received) if isinstance(message, Moves)]


@asynchronous
async def test_every_draw_can_be_checked_when_it_happens(server: Address) -> None:
    """Somebody who was there from the beginning needs nothing but what was sent to him."""
    async with Person(server) as anna, Person(server) as bruno, Person(server, cookie=False) as watcher:
        made = await anna.make_table()
        async with watcher.live(made) as live:
            await anna.sit(made)
            await bruno.sit(made)
            async with anna.live(made) as one, bruno.live(made) as two:
                await live.until(lambda live: live.number == one.number)
                first, mixed = live.table, check_table(live.table)
                for _ in range(40):
                    mover, other = (one, two) if one.my_turn else (two, one)
                    await mover.play()
                    await other.reach(mover.number)
                await live.reach(one.number)
        draws = [step.draw for moves in drawn(live) for step in moves.steps if step.draw]
        assert [draw.number for draw in draws] == list(range(first.draws + 1, live.table.draws + 1))
        assert len(draws) > 5
        story = await anna.get(f"/api/tables/{made.table.id}/story", Story)
        check_draws(str(made.table.anchor), mixed, story.draws)
        before = [(draw.link, draw.weights, draw.outcome) for draw in story.draws]
        assert [(draw.link, draw.weights, draw.outcome) for draw in draws] == before[first.draws :]


@asynchronous
async def test_every_chance_step_has_its_draw_and_no_other_step_has_one(server: Address) -> None:
    async with duel(server) as game:
        for _ in range(20):
            await game.play()
        steps = [step for moves in drawn(game.lives[0]) for step in moves.steps]
        assert {step.actor == "chance" for step in steps} == {True, False}
        assert all((step.draw is not None) == (step.actor == "chance") for step in steps)


@asynchronous
async def test_who_comes_later_checks_the_last_link_against_the_anchor(server: Address) -> None:
    async with Person(server) as carla, duel(server) as game:
        for _ in range(10):
            await game.play()
        async with carla.live(game.table) as live:
            check_table(live.table)
            assert live.table.link is not None
            assert live.table.draws > 0


@asynchronous
async def test_the_file_of_a_running_game_verifies(server: Address) -> None:
    async with duel(server) as game:
        for _ in range(10):
            await game.play()
        text = (await game.anna.http.get(f"/api/tables/{game.table}/file")).text
        table = game.lives[0].table
        verdict = verify(loads(text), table.commitment)
        assert (verdict.draws, verdict.sittings, verdict.people) == (table.draws, 1, 2)


@asynchronous
async def test_a_chain_that_is_used_up_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No game comes near it; what would be drawn beyond is refused, and nothing is stored."""
    monkeypatch.setattr("ludi.table.making.Chain.fresh", lambda: Chain(bytes(32), 3))
    monkeypatch.setattr("ludi.table.dealing.Chain", lambda seed: Chain(seed, 3))
    with serving(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", workers=0)) as server:
        async with duel(server) as game:
            for _ in range(200):
                live, before = game.mover, game.mover.number
                answer = await live.commit([game.rng.choice(live.offered)])
                if isinstance(answer, Refused):
                    break
                for each in game.lives:
                    await each.reach(answer.number)
            assert isinstance(answer, Refused)
            assert (answer.reason, answer.number) == ("no_draws", before)
            assert 1 <= live.table.draws <= 3  # a move may lead to several draws: all of them, or none
            assert "3" in answer.sentence


# ---- afterwards ----


def test_the_engine_verifies_every_draw(ended: Ended) -> None:
    replay = loads(ended.get("/file").text)
    made = sum(move.actor < 0 for move in replay.match.moves)
    assert verify(replay, ended.live.table.commitment).draws == made == ended.live.table.draws > 10


def test_the_commitment_is_kept(ended: Ended) -> None:
    file = json.loads(ended.get("/file").text)
    first = json.loads(ended.live.received[0])["table"]
    [sitting] = file["fairness"]
    assert commitment_of(first["anchor"], terms_of(file)) == first["commitment"] == sitting["commitment"]
    assert (sitting["first_draw"], sitting["anchor"], sitting["round"]) == (1, first["anchor"], 1)


def test_the_story_has_all_that_is_needed_to_recompute_the_draws(ended: Ended) -> None:
    story = exactly(Story, ended.get("/story").json())
    [dealt] = story.dealt
    assert commitment_of(str(dealt.anchor), dealt.terms) == dealt.commitment
    entropy = [each.value if isinstance(each, Entropy) else None for each in dealt.entropy]
    check_draws(str(dealt.anchor), mix_of(dealt.commitment, int(dealt.round or 0), entropy), story.draws)
    assert dealt.link == story.draws[-1].link
    assert len(story.draws) > 10
    told = [step.draw for step in story.steps if step.draw]
    assert [(draw.number, draw.link) for draw in told] == [(n, d.link) for n, d in enumerate(story.draws, start=1)]


# ---- nothing is told too early ----


def leaks(text: str, chain: dict[str, int], uncovered: int) -> list[int]:
    """Numbers of links that are not uncovered yet, in what was sent."""
    return [chain[found] for found in HEX.findall(text) if chain.get(found, 0) > uncovered]


def links_told(text: str, chain: dict[str, int]) -> int:
    return sum(found in chain for found in HEX.findall(text))


def draws_told(part: str, told: dict[str, Any]) -> int:
    """How many draws an answer tells of itself."""
    match part:
        case "":
            return int(told["table"]["draws"])
        case "/file":
            return sum(move[1] == "chance" for move in told["moves"])
        case "/story":
            return len(told["draws"])
        case _:
            return 0


async def everything(live: Live, person: Person) -> list[tuple[str, int]]:
    """Every answer a player can get, each with the number of draws it may tell of."""
    table = live.table.id
    if live.my_turn:
        await live.draft(live.offered[:1])
        await live.look(live.offered[:1])
        await live.whys()
        await live.why("nonsense")
    seen = []
    for part in ("", "/log", "/file", "/story"):
        text = (await person.http.get(f"/api/tables/{table}{part}")).text
        seen.append((text, draws_told(part, json.loads(text))))
    seen.append(((await person.http.get("/api/lobby")).text, live.table.draws))
    return seen


def may_tell(text: str) -> int:
    """How many draws a live message tells of itself; messages without a table tell none."""
    raw = json.loads(text)
    table = raw.get("table") or raw.get("state", {}).get("table")
    return int(table["draws"]) if table else 0


def test_in_a_whole_game_no_byte_tells_a_link_too_early_or_the_seed(database: str) -> None:
    @asynchronous
    async def check() -> None:
        with serving(Settings(database=database, workers=0)) as server:
            async with Person(server) as anna:
                table = await begin(anna, bots=["random"], options={"goal": 4}, listed=True)
                seen = []
                async with anna.live(table) as live:
                    for turn in range(12):
                        await live.until(lambda live: live.my_turn or live.over)
                        seen += await everything(live, anna)
                        if turn == 2:
                            await live.hint()
                        await live.play()
                    await anna.act(table, "leave")
                    await live.until(lambda live: live.over)
                    seen += await everything(live, anna)
        [(secret,)] = await asyncio.to_thread(rows, database, f"select secret from tables where id = '{table}'")
        whole = Chain(bytes.fromhex(secret))
        chain = {whole.link(number).hex(): number for number in [*range(1, 400), whole.length]}
        seen += [(text, may_tell(text)) for text in live.received]
        assert {json.loads(text)["type"] for text in live.received} >= {
            "preview",
            "look",
            "whys",
            "why",
            "hint",
            "moves",
        }
        assert sum(links_told(text, chain) for text, _ in seen) > 100
        assert [found for text, draws in seen for found in leaks(text, chain, draws)] == []
        seed = bytes.fromhex(secret)
        spellings = (secret, secret.upper(), base64.b64encode(seed).decode(), base64.urlsafe_b64encode(seed).decode())
        assert not any(spelling.rstrip("=") in text for text, _ in seen for spelling in spellings)

    check()


@asynchronous
async def test_no_entropy_is_told_before_all_have_revealed(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server, cookie=False) as watcher:
        made = await anna.make_table(listed=True)
        path, seen = f"/api/tables/{made.table.id}", []
        async with bruno.live(made) as live, watcher.live(made) as other:
            for act in (anna.commit, bruno.commit, anna.reveal):
                await act(made)
                for part in ("", "/log", "/file", "/story"):
                    seen.append((await watcher.http.get(path + part)).text)
                seen.append((await bruno.http.get("/api/lobby")).text)
            for connection in (live, other):
                await connection.until(lambda live: live.table.seats[0].revealed)
                await connection.resync()
                seen += connection.received
            assert live.table.status == "revealing"
            assert not any(person.entropy[made.table.id] in text for text in seen for person in (anna, bruno))
            table = (await bruno.reveal(made)).table
            assert [seat.entropy for seat in table.seats] == [p.entropy[made.table.id] for p in (anna, bruno)]
