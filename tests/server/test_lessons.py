"""Lessons over HTTP: the same answers as at a table, and nothing is kept between them."""

import random
from typing import Any

import pytest

from ludi.engine.lesson import Lesson, get_lesson, lesson_names
from ludi.engine.registry import GAMES
from ludi.server import messages as m
from ludi.server import models
from ludi.table.lectern import Lectern
from ludi.table.patches import apply
from ludi.table.refusals import Refusal
from tests.server.client import Person, asynchronous
from tests.server.serving import Address

LESSONS = [(game, name) for game in GAMES for name in lesson_names(game)]
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)
LONGEST = 1500  # choices of a whole game
FIRST = "/api/lessons/municipium/first"


@pytest.fixture
def database(tmp_path: Any) -> str:
    """Lessons store nothing: one kind of database is enough."""
    return f"sqlite:///{tmp_path / 'test.sqlite3'}"


def never(_: list[int]) -> int:
    raise AssertionError("in a lesson nothing is drawn by chance")


def lowest(_: list[int]) -> int:
    return 0


def at(lesson: Lesson, step: int) -> Lectern:
    return Lectern.at(lesson, step, "Livia", "tiro")


def shown_after(view: Any, messages: list[Any]) -> Any:
    """What a browser shows after these messages."""
    for message in messages:
        if message["type"] == "state":
            view = message["view"]
        for step in message.get("steps", []):
            view = apply(step["patch"], view)
    return view


@every_lesson
def test_a_browser_that_follows_sees_what_one_that_comes_later_sees(game: str, name: str) -> None:
    lesson = get_lesson(game, name)
    lectern = at(lesson, 0)
    view = lectern.state()["view"]
    for number, step in enumerate(lesson.steps[:-1]):
        if step.takes:
            moves = list(step.takes[0])
            preview = lectern.draft(m.SendDraft(type="draft", ref=1, number=lectern.number, moves=moves))
            m.Preview.model_validate(preview)
            assert preview["ends"] is not None
            commit = m.SendCommit(type="commit", ref=2, number=lectern.number, moves=moves)
            lectern, messages = lectern.commit(commit, never)
            m.Accepted.model_validate(messages[0])
            m.Moves.model_validate(messages[1])
        else:
            lectern, messages = lectern.read()
        view = shown_after(view, messages)
        later = at(lesson, number + 1)
        assert (lectern.step, lectern.number, lectern.decider) == (number + 1, later.number, later.decider)
        assert view == later.state()["view"]
        assert lectern.info() == later.info()


@every_lesson
def test_what_is_not_asked_for_is_refused_and_loses_nothing(game: str, name: str) -> None:
    lesson = get_lesson(game, name)
    for number, step in enumerate(lesson.steps):
        lectern = at(lesson, number)
        before = lectern.state()
        asked = {take[0] for take in step.takes}
        if lectern.match.decider != lesson.seat:
            continue
        for text in set(lectern.match.offered()) - asked:
            with pytest.raises(Refusal) as refused:
                lectern.draft(m.SendDraft(type="draft", ref=1, number=lectern.number, moves=[text]))
            answer = lectern.refused(refused.value, 1)
            assert m.Refused.model_validate(answer).reason == "taught"
            assert answer["said"] is not None
            with pytest.raises(Refusal):
                lectern.commit(m.SendCommit(type="commit", ref=1, number=lectern.number, moves=[text]), never)
        assert lectern.state() == before


@every_lesson
def test_the_rest_is_played_to_the_end(game: str, name: str) -> None:
    lesson = get_lesson(game, name)
    lectern = at(lesson, len(lesson.steps))
    view = lectern.state()["view"]
    chance, moves = random.Random(1), 0
    while not lectern.match.is_over:
        match, moves = lectern.match, moves + 1
        assert moves < LONGEST, "this game does not end"
        if match.decider == lesson.seat:
            text = chance.choice(list(match.offered()))
            commit = m.SendCommit(type="commit", ref=1, number=lectern.number, moves=[text])
            lectern, messages = lectern.commit(commit, lowest)
        else:
            lectern, messages = lectern.play_on([chance.choice(match.codes())] if match.decider >= 0 else [], lowest)
        view = shown_after(view, messages)
        if moves % 8 > 1 and not lectern.match.is_over:  # what is found again is found again everywhere
            continue
        again = Lectern.on(lesson, lectern.number, lectern.match.state.tobytes(), "Livia", "tiro")
        assert again.state()["view"] == view
        assert again.info() == lectern.info()
        lectern = again
    assert view["result"]["winners"]
    assert lectern.info()["status"] == "over"


# ---- over HTTP -------------------------------------------------------------------------------------------------------


def ask(step: int, message: dict[str, Any], position: str | None = None) -> dict[str, Any]:
    return {"step": step, "position": position, "message": message}


ANEW = {"type": "resync"}
ONWARD = {"type": "next"}


@asynchronous
async def test_contents_and_messages(server: Address) -> None:
    lesson = get_lesson("municipium", "first")
    async with Person(server) as anna:
        catalogue = await anna.get("/api/catalogue", models.Catalogue)
        assert {game.name: game.lessons for game in catalogue.games} == {game: lesson_names(game) for game in GAMES}
        contents = await anna.get(FIRST, models.Lesson)
        assert [step.name for step in contents.steps] == [step.name for step in lesson.steps]
        place = next(number for number, step in enumerate(contents.steps) if step.asks)

        begun = await anna.post(FIRST, m.LessonAnswer, ask(place, ANEW))
        state = begun.messages[0]
        assert isinstance(state, m.State)
        assert (state.you, state.table.decider, begun.position) == ("blue", "blue", None)
        assert next(seat.player for seat in state.table.seats if seat.seat == "blue") == anna.name

        wrong = {"type": "draft", "ref": 1, "number": state.number, "moves": ["place temple"]}
        refused = (await anna.post(FIRST, m.LessonAnswer, ask(place, wrong))).messages[0]
        assert isinstance(refused, m.Refused)
        assert refused.reason == "taught"
        look = {"type": "look", "ref": 2, "number": state.number}
        assert isinstance((await anna.post(FIRST, m.LessonAnswer, ask(place, look))).messages[0], m.Look)
        whys = {"type": "whys", "ref": 3, "number": state.number}
        assert isinstance((await anna.post(FIRST, m.LessonAnswer, ask(place, whys))).messages[0], m.Whys)
        right = {"type": "commit", "ref": 4, "number": state.number, "moves": list(lesson.steps[place].takes[0])}
        done = (await anna.post(FIRST, m.LessonAnswer, ask(place, right))).messages
        assert [message.type for message in done] == ["accepted", "moves"]
        assert (await anna.post(FIRST, m.LessonAnswer, ask(place, {"type": "ping", "ref": 5}))).messages[
            0
        ].type == "pong"
        stale = (await anna.post(FIRST, m.LessonAnswer, ask(place, ONWARD))).messages[0]
        assert isinstance(stale, m.Refused)
        assert (stale.reason, stale.state is not None) == ("stale", True)


@asynchronous
async def test_the_rest_is_played_against_the_easiest_bot_from_a_position_nobody_can_forge(server: Address) -> None:
    rest = len(get_lesson("municipium", "first").steps)
    async with Person(server) as anna, Person(server) as bruno:
        begun = await anna.post(FIRST, m.LessonAnswer, ask(rest, ANEW))
        state = begun.messages[0]
        assert isinstance(state, m.State)
        assert begun.position is not None
        assert state.table.decider == "orange"
        played = await anna.post(FIRST, m.LessonAnswer, ask(rest, ONWARD, begun.position))
        moved = played.messages[0]
        assert isinstance(moved, m.Moves)
        assert moved.base == state.number < moved.number
        again = await bruno.post(FIRST, m.LessonAnswer, ask(rest, ANEW, played.position))
        assert isinstance(again.messages[0], m.State)
        assert again.messages[0].number == moved.number
        forged = await anna.post(FIRST, m.LessonAnswer, ask(rest, ANEW, f"{played.position}x"))
        assert isinstance(forged.messages[0], m.State)
        assert forged.messages[0].number == state.number  # it begins anew


@asynchronous
async def test_what_is_no_lesson_is_refused(server: Address) -> None:
    async with Person(server) as anna:
        for path in ("/api/lessons/tali/first", "/api/lessons/nobody/first", "/api/lessons/municipium/last"):
            assert await anna.refusal("GET", path) == (404, "not_found")
            assert await anna.refusal("POST", path, ask(0, ANEW)) == (404, "not_found")
        assert await anna.refusal("POST", FIRST, ask(500, ANEW)) == (422, "malformed")
        assert await anna.refusal("POST", FIRST, ask(0, {"type": "hint"})) == (422, "malformed")
