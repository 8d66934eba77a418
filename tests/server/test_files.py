"""A game as a file, as a story, and as a log."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from ludi.engine.errors import BadDraw
from ludi.engine.fairness import Sitting
from ludi.engine.replay import loads, verify
from ludi.server.models import Log, Problem, Story
from ludi.table.dealt import links_of
from tests.server.client import Person, asynchronous, begin
from tests.server.duel import Ended, duel, play_to_the_end
from tests.server.reading import exactly, patched
from tests.server.serving import Address
from tests.server.shared import KINDS, shared


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


@pytest.fixture(scope="module")
def ended(server: Address) -> Ended:
    return play_to_the_end(server)


def post(server: Address, text: str | bytes) -> httpx.Response:
    return httpx.post(f"{server.http}/api/stories", content=text, headers={"origin": server.http})


# ---- the file ----


def test_the_file_of_a_finished_game_is_a_whole_replay(ended: Ended) -> None:
    replay = loads(ended.get("/file").text)
    verify(replay)
    assert replay.match.is_over
    assert len(replay.match.moves) == ended.live.number


@asynchronous
async def test_the_file_of_an_unfinished_game_can_be_read(server: Address) -> None:
    async with duel(server) as game:
        await game.play()
        answer = await game.anna.http.get(f"/api/tables/{game.table}/file")
        replay = loads(answer.text)
        assert len(replay.match.moves) == game.lives[0].number
        assert [(seat.player, seat.kind) for seat in replay.seats] == [
            (game.anna.name, "human"),
            (game.bruno.name, "human"),
        ]


def test_the_file_names_its_table(ended: Ended) -> None:
    assert loads(ended.get("/file").text).table == ended.table


def test_the_result_in_the_file_is_the_tables(ended: Ended) -> None:
    assert ended.get("/file").json()["result"]["shares"] == ended.live.table.shares


def test_the_file_is_a_download(ended: Ended) -> None:
    disposition = ended.get("/file").headers["content-disposition"]
    assert disposition.startswith("attachment")
    assert "municipium" in disposition


@asynchronous
async def test_names_cannot_break_the_file(server: Address) -> None:
    async with Person(server) as anna:
        await anna.http.put("/api/me", json={"name": '", "x": "\\é\u2028'})
        table = await begin(anna, bots=["random"])
        answer = await anna.http.get(f"/api/tables/{table}/file")
        assert loads(answer.text).seats[0].player == '", "x": "\\é\u2028'.strip()


# ---- the story ----


def test_the_storys_patches_lead_to_the_last_view(ended: Ended) -> None:
    story = exactly(Story, ended.get("/story").json())
    assert patched(story.view, story.steps) == ended.live.view
    assert (story.over, story.number) == (True, ended.live.number)


@asynchronous
async def test_the_story_of_an_unfinished_game_leads_to_the_live_view(server: Address) -> None:
    async with duel(server) as game:
        for _ in range(10):
            await game.play(game.rng.choice(game.mover.offered))
        story = await game.anna.get(f"/api/tables/{game.table}/story", Story)
        for_nobody: dict[str, Any] = {"choices": [], "tally": None, "arranging": None}
        assert patched(story.view, story.steps) == {**game.lives[0].view, **for_nobody}
        assert (story.over, story.number) == (False, game.lives[0].number)


def test_a_story_offers_no_choices(ended: Ended) -> None:
    story = exactly(Story, ended.get("/story").json())
    assert story.view["choices"] == []
    assert not any("choices" in step.patch for step in story.steps)


def test_a_move_nobody_speaks_of_says_what_was_chosen(ended: Ended) -> None:
    story = exactly(Story, ended.get("/story").json())
    assert all((step.chosen is None) == bool(step.said) for step in story.steps)


def test_the_draws_of_a_story_are_those_of_its_steps(ended: Ended) -> None:
    story = exactly(Story, ended.get("/story").json())
    drawn = {step.number: step.text for step in story.steps if step.actor == "chance"}
    assert drawn
    assert {draw.move: draw.texts[draw.outcome] for draw in story.draws} == drawn
    assert all(len(draw.texts) == len(draw.weights) for draw in story.draws)


def test_large_answers_are_sent_compressed(ended: Ended) -> None:
    answer = ended.get("/story")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.content) / 5


def test_the_story_begins_before_the_first_move(ended: Ended) -> None:
    story = exactly(Story, ended.get("/story").json())
    assert story.view["turn"] == 0
    assert story.steps[0].number <= 1


def test_the_story_names_game_seats_and_players(ended: Ended) -> None:
    story = exactly(Story, ended.get("/story").json())
    assert (story.game, story.options["goal"]) == ("municipium", 4)
    assert story.seats == ["blue", "orange"]
    assert story.players == [seat.player for seat in ended.live.table.seats]


def test_the_storys_steps_are_those_told_live(ended: Ended) -> None:
    """The log and the story tell the same."""
    story = exactly(Story, ended.get("/story").json())
    log = exactly(Log, ended.get("/log").json())
    told = [(s.number, s.actor, s.text, s.said) for s in story.steps if s.said]
    assert told == [(line.number, line.actor, line.text, line.said) for line in log.lines if line.said]


# ---- the log ----


def test_the_log_is_what_was_told_live(ended: Ended) -> None:
    log = exactly(Log, ended.get("/log").json())
    assert log.number == ended.live.number
    live: list[Any] = []
    for message in map(json.loads, ended.live.received):
        if message["type"] == "moves":
            live += [(s["number"], s["actor"], s["text"], s["said"]) for s in message["steps"] if s["said"]]
    lines = [(line.number, line.actor, line.text, [s.model_dump() for s in line.said]) for line in log.lines]
    assert [line for line in lines if line[3]][-len(live) :] == live


def test_the_log_is_in_order(ended: Ended) -> None:
    numbers = [line.number for line in exactly(Log, ended.get("/log").json()).lines]
    assert numbers == sorted(numbers)
    assert 1 <= numbers[-1] <= ended.live.number


# ---- somebody's file ----


def test_an_uploaded_file_becomes_its_story(ended: Ended) -> None:
    answer = post(ended.server, ended.get("/file").text)
    assert answer.status_code == 200, answer.text
    assert exactly(Story, answer.json()) == exactly(Story, ended.get("/story").json())


def test_a_changed_move_is_named(ended: Ended) -> None:
    file = ended.get("/file").json()
    number, actor, _, link = file["moves"][4]
    file["moves"][4] = [number, actor, "fly away", link]
    answer = post(ended.server, json.dumps(file))
    assert answer.status_code == 422
    assert "move 5 " in exactly(Problem, answer.json()).sentence.lower()


def test_a_changed_draw_can_be_looked_at_but_not_verified(ended: Ended) -> None:
    """A chain made anew makes it a game like others; but the link gives another outcome, and verifying says so."""
    from ludi.engine.frames import CHANCE
    from ludi.engine.match import Match
    from ludi.engine.replay import dumps

    replay = loads(ended.get("/file").text)
    forged = Match(replay.match.game, replay.match.players, replay.match.options)
    for move in replay.match.moves:
        offered = list(forged.offered())
        if move.actor == CHANCE and len(forged.moves) > 1 and len(offered) > 1:
            forged.play(next(text for text in offered if text != move.text))
            break
        forged.play_code(move.code)
    links = links_of(replay.sittings, replay.match.draws_made())
    [sitting] = replay.sittings
    assert isinstance(sitting, Sitting)
    replay.match, replay.sittings = forged, [replace(sitting, link=links[forged.draws_made() - 1])]
    answer = post(ended.server, dumps(replay))
    assert answer.status_code == 200
    with pytest.raises(BadDraw, match=rf"move {len(forged.moves)}\b"):
        verify(replay)


def test_a_cut_file_is_refused_with_its_last_move(ended: Ended) -> None:
    text = ended.get("/file").text
    answer = post(ended.server, text[: len(text) // 2])
    assert answer.status_code == 422
    assert "move " in exactly(Problem, answer.json()).sentence


def test_what_is_no_replay_is_refused(server: Address) -> None:
    for text in ("", "{}", "[]", "null", "hello", '{"format": "ludi-romani-replay"}', b"\xff\xfe\x00", "[" * 100_000):
        answer = post(server, text)
        assert answer.status_code == 422, text[:20]
        assert exactly(Problem, answer.json()).sentence, text[:20]


def test_a_file_changed_by_one_letter_is_refused(ended: Ended) -> None:
    file = ended.get("/file").json()
    file["seats"][0]["player"] += "x"
    assert post(ended.server, json.dumps(file)).status_code == 422


def test_an_unfinished_file_becomes_a_story_too(server: Address) -> None:
    @asynchronous
    async def check() -> None:
        async with duel(server) as game:
            await game.play()
            text = (await game.anna.http.get(f"/api/tables/{game.table}/file")).text
            answer = await game.anna.http.post("/api/stories", content=text)
            assert answer.status_code == 200, answer.text
            assert not exactly(Story, answer.json()).over

    check()
