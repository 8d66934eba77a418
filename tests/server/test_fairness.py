"""Nobody can know or choose a draw, and everybody can check all of them afterwards."""

import hashlib
import hmac
import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from ludi.engine.replay import loads, verify
from ludi.server.models import Dealt, Story
from tests.server.client import Person, asynchronous, begin, exactly
from tests.server.duel import Ended, duel, play_to_the_end
from tests.server.serving import Address
from tests.server.shared import KINDS, shared


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


@pytest.fixture(scope="module")
def ended(server: Address) -> Ended:
    return play_to_the_end(server)


# ---- docs/replay-format.md once more, written apart from the engine ----


def packed(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def commitment_of(secret: str, terms: dict[str, Any]) -> str:
    spelt = json.dumps(terms, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    return hashlib.sha256(packed(b"ludi-romani/1/commitment", bytes.fromhex(secret), spelt)).hexdigest()


def terms_of(file: dict[str, Any]) -> dict[str, Any]:
    """The header, with the number of the players instead of their names."""
    keys = ("format", "format_version", "game", "rules_version", "content", "options", "table")
    return {**{key: file[key] for key in keys if key in file}, "players": len(file["seats"]), "first_draw": 1}


def draw(dealt: Dealt, number: int, weights: Sequence[int]) -> int:
    secret = bytes.fromhex(str(dealt.secret))
    mixed = packed(b"ludi-romani/1/key", dealt.commitment.encode(), *(text.encode() for text in dealt.entropy))
    key, total = hmac.digest(secret, mixed, "sha256"), sum(weights)
    for attempt in range(100):
        message = packed(b"ludi-romani/1/draw", number.to_bytes(8, "big"), attempt.to_bytes(8, "big"))
        value = int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")
        if value < 2**64 - 2**64 % total:
            break
    rest = value % total
    return next(i for i in range(len(weights)) if rest < sum(weights[: i + 1]))


# ---- before and during the game ----


@asynchronous
async def test_the_commitment_is_there_before_anybody_sits_and_never_changes(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table()
        promises = [made.table.commitment]
        for person in (anna, bruno):
            promises.append((await person.sit(made)).table.commitment)
        async with anna.live(made) as one, bruno.live(made) as two:
            mover = one if one.my_turn else two
            await mover.play()
            promises.append(mover.table.commitment)
        assert len(promises[0]) == 64
        assert set(promises) == {promises[0]}


@asynchronous
async def test_every_table_has_a_commitment_of_its_own(server: Address) -> None:
    async with Person(server) as anna:
        assert len({(await anna.make_table()).table.commitment for _ in range(3)}) == 3


@asynchronous
async def test_the_secret_is_not_told_before_the_end(server: Address) -> None:
    async with duel(server) as game:
        await game.play()
        assert (await game.anna.seen(game.table)).table.secret is None
        assert all(live.table.secret is None for live in game.lives)
        file = (await game.anna.http.get(f"/api/tables/{game.table}/file")).json()
        assert [entry["secret"] for entry in file["fairness"]] == [None]
        story = await game.anna.get(f"/api/tables/{game.table}/story", Story)
        assert [dealt.secret for dealt in story.dealt] == [None]


@asynchronous
async def test_everybodys_entropy_is_in_the_file_in_seat_order(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server) as carla:
        made = await anna.make_table("me", "random", "open", "open")
        await carla.sit(made, "pink", entropy="carla" * 8)
        await bruno.sit(made, "yellow", entropy="bruno" * 8)
        await anna.sit(made, "blue", entropy="anna" * 8)
        file = (await anna.http.get(f"/api/tables/{made.table.id}/file")).json()
        assert file["fairness"][0]["entropy"] == ["anna" * 8, "bruno" * 8, "carla" * 8]


@asynchronous
async def test_the_entropy_of_somebody_who_left_before_the_beginning_does_not_count(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server) as carla:
        made = await anna.make_table()
        await bruno.sit(made, entropy="bruno" * 8)
        await bruno.act(made, "leave")
        await carla.sit(made, entropy="carla" * 8)
        await anna.sit(made, entropy="anna" * 8)
        file = (await anna.http.get(f"/api/tables/{made.table.id}/file")).json()
        assert file["fairness"][0]["entropy"] == ["anna" * 8, "carla" * 8]


@asynchronous
async def test_ave_romas_commitment_covers_its_data_files(server: Address) -> None:
    async with Person(server) as anna:
        table = await begin(anna, bots=["random"], game="ave_roma")
        story = await anna.get(f"/api/tables/{table}/story", Story)
        file = (await anna.http.get(f"/api/tables/{table}/file")).json()
        assert story.dealt[0].terms == terms_of(file)
        assert file["content"] == story.dealt[0].terms["content"]


# ---- afterwards ----


def test_the_secret_is_told_at_the_end(ended: Ended) -> None:
    secret = ended.live.table.secret
    assert secret is not None
    assert len(bytes.fromhex(secret)) == 32
    assert ended.get().json()["table"]["secret"] == secret


def test_no_message_before_the_end_has_the_secret(ended: Ended) -> None:
    secret = str(ended.live.table.secret)
    *before, last = ended.live.received
    assert secret in last
    assert not any(secret in text for text in [*before, *ended.answers])


def test_the_commitment_is_kept(ended: Ended) -> None:
    file = json.loads(ended.get("/file").text)
    secret = str(ended.live.table.secret)
    first = json.loads(ended.live.received[0])["table"]["commitment"]
    assert commitment_of(secret, terms_of(file)) == first == ended.live.table.commitment
    assert [(f["first_draw"], f["commitment"], f["secret"]) for f in file["fairness"]] == [(1, first, secret)]


def test_the_engine_verifies_every_draw(ended: Ended) -> None:
    replay = loads(ended.get("/file").text)
    assert verify(replay).draws == sum(move.actor < 0 for move in replay.match.moves) > 10


def test_the_story_has_all_that_is_needed_to_recompute_the_draws(ended: Ended) -> None:
    story = exactly(Story, ended.get("/story").json())
    [dealt] = story.dealt
    assert commitment_of(str(dealt.secret), dealt.terms) == dealt.commitment
    drawn = [draw(dealt, number, one.weights) for number, one in enumerate(story.draws, start=1)]
    assert drawn == [one.outcome for one in story.draws]
    assert len(drawn) > 10


def test_other_entropy_would_have_given_other_draws(ended: Ended) -> None:
    story = exactly(Story, ended.get("/story").json())
    other = story.dealt[0].model_copy(update={"entropy": ["another entropy text"]})
    drawn = [draw(other, number, one.weights) for number, one in enumerate(story.draws, start=1)]
    assert drawn != [one.outcome for one in story.draws]
