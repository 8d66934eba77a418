"""Lessons are played through in every language, the right way and every wrong one."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

import pytest

from ludi.engine.lesson import BadLesson, Lesson, get_lesson, go_on, lesson_names
from ludi.engine.match import Match
from ludi.engine.registry import GAMES, get_game
from ludi.engine.texts import LANGUAGES, texts
from ludi.games.ave_roma.scoring import total_points
from ludi.games.municipium.choices import PLACES
from ludi.games.municipium.influence import influence

LESSONS = [(game, name) for game in GAMES for name in lesson_names(game)]
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
LONGEST, MOST = 45, 3  # words of what is said at a step, and sentences


def asking(lesson: Lesson) -> Iterator[tuple[int, Match]]:
    """The steps that ask for moves, each with its position."""
    for number, step in enumerate(lesson.steps):
        if step.takes:
            yield number, lesson.start(number)[1]


def wrong_ways(lesson: Lesson, number: int) -> Iterator[tuple[str, ...]]:
    """Everything else that could be chosen at a step, after each beginning of what is asked for."""
    takes = lesson.steps[number].takes
    for begun in {take[:count] for take in takes for count in range(len(take))}:
        match = lesson.start(number)[1]
        go_on(match, begun)
        for text in match.offered():
            way = (*begun, text)
            if not any(take[: len(way)] == way for take in takes):
                yield way


def test_the_drawn_games_have_a_lesson() -> None:
    drawn = {game for game in GAMES if get_game(game).art}
    assert {game for game, _ in LESSONS} == drawn


@every_lesson
def test_the_right_way_leads_from_step_to_step(game: str, name: str) -> None:
    lesson = get_lesson(game, name)
    for number, step in enumerate(lesson.steps[:-1]):
        following, match = lesson.steps[number + 1], lesson.start(number)[1]
        for take in step.takes or ((),):
            assert not step.takes or lesson.objection(number, take, confirmed=True) is None
            for count in range(len(take)):
                assert lesson.objection(number, take[:count], confirmed=False) is None
            played = match.fork()
            go_on(played, take)
            go_on(played, step.then)
            expected = lesson.start(number + 1)[1]
            assert following.start is not None or played.state.tobytes() == expected.state.tobytes(), step.name


@every_lesson
def test_every_position_has_a_number_of_its_own(game: str, name: str) -> None:
    lesson, known = get_lesson(game, name), dict[int, bytes]()
    for number in range(len(lesson.steps)):
        base, match = lesson.start(number)
        assert known.setdefault(base + len(match.moves), match.state.tobytes()) == match.state.tobytes()


@every_lesson
def test_every_other_choice_is_answered_in_every_language(game: str, name: str) -> None:
    lesson = get_lesson(game, name)
    for number, match in asking(lesson):
        before = match.state.tobytes()
        for way in wrong_ways(lesson, number):
            said = lesson.objection(number, way, confirmed=False)
            assert said is not None
            assert all(texts(language)(said).strip() for language in LANGUAGES)
        assert lesson.start(number)[1].state.tobytes() == before


@every_lesson
def test_nothing_is_prepared_for_choices_that_cannot_be_made(game: str, name: str) -> None:
    lesson = get_lesson(game, name)
    for number, _ in asking(lesson):
        wrong = [way[-1] for way in wrong_ways(lesson, number)]
        for pattern in lesson.steps[number].others:
            assert any(fnmatchcase(text, pattern) for text in wrong), f"{lesson.steps[number].name}: {pattern}"


@every_lesson
def test_what_is_pointed_at_is_on_the_table(game: str, name: str) -> None:
    lesson = get_lesson(game, name)
    for number, step in enumerate(lesson.steps):
        match = lesson.start(number)[1]
        targets = lesson.game.guide.targets(match.state, lesson.seat)
        assert step.point, f"{step.name} points at nothing"
        assert [target for target in step.point if target not in targets] == [], step.name


@every_language
@every_lesson
def test_it_is_told_in_few_words(game: str, name: str, language: str) -> None:
    for message in get_lesson(game, name).everything_said():
        told = texts(language)(message)
        assert len(told.split()) <= LONGEST, told
        assert len(re.findall(r"[.!?](?:\s|$)", told)) <= MOST, told


@every_lesson
def test_the_learner_wins_by_the_last_move_and_the_rest_can_be_played(game: str, name: str) -> None:
    lesson = get_lesson(game, name)
    assert 12 <= len(lesson.steps) <= 24
    assert not lesson.steps[-1].takes
    asked, *_ = [number for number, step in enumerate(lesson.steps) if step.takes][::-1]
    assert not lesson.start(asked)[1].is_over
    end = lesson.start(len(lesson.steps) - 1)[1]
    assert end.is_over
    assert end.payoffs() == [float(seat == lesson.seat) for seat in range(lesson.players)]
    assert not lesson.rest_start().is_over


COUNTED = {
    "en": {"two": 2, "three": 3, "four": 4},
    "it": {"due": 2, "tre": 3, "quattro": 4},
    "fr": {"deux": 2, "trois": 3, "quatre": 4},
}


def numbers_told(lesson: Lesson, step: str, language: str) -> list[int]:
    """The numbers of what is said at a step, in digits or in words before its first colon."""
    said = texts(language)(lesson.said([each.name for each in lesson.steps].index(step)))
    words = COUNTED[language]
    counted = [words[word] for word in re.findall(r"\w+", said.partition(":")[0].lower()) if word in words]
    return [int(each) for each in re.findall(r"\d+", said)] or counted


def position(lesson: Lesson, step: str) -> Any:
    return lesson.start([each.name for each in lesson.steps].index(step))[1].state


@every_language
def test_the_points_that_are_told_are_those_of_the_table(language: str) -> None:
    lesson = get_lesson("ave_roma", "first")
    if_ended = lesson.game.forecast(position(lesson, "scoring"))["outlook"]
    assert numbers_told(lesson, "scoring", language) == [if_ended[seat] for seat in ("yellow", "green", "blue")]
    assert numbers_told(lesson, "last", language) == [int(position(lesson, "last").denarii[lesson.seat]), 5]
    points = [total_points(position(lesson, "won"), seat) for seat in range(lesson.players)]
    assert numbers_told(lesson, "won", language) == [points[0]] == [points[1]] == [max(points)]


@every_language
@pytest.mark.parametrize(("step", "place"), [("card", "forum"), ("great", "praetorium")])
def test_the_influence_that_is_told_is_that_of_the_table(step: str, place: str, language: str) -> None:
    lesson = get_lesson("municipium", "first")
    state = position(lesson, step)
    there = [influence(state, seat, PLACES.index(place)) for seat in range(lesson.players)]
    assert there[lesson.seat] == max(there)
    told = numbers_told(lesson, step, language)
    assert told == sorted(there, reverse=True)[: len(told)]


# ---- what is wrong with a lesson is said -----------------------------------------------------------------------------

DICE: dict[str, Any] = {"players": 2, "seat": "gaius", "step": [{"name": "one", "start": ""}]}


def lesson(**changes: Any) -> Lesson:
    return Lesson(get_game("tali"), "trial", {**DICE, **changes})


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"player": 2}, "in its beginning: nobody knows player;"),
        ({"players": 99}, "in its beginning: "),
        ({"seat": "titus"}, "in its beginning: there is no 'titus'; choose one of gaius, lucius."),
        ({"step": [{"name": "one"}]}, "in step 'one': the first step needs a start."),
        ({"step": [{"start": ""}]}, "in its beginning: 'name' is missing"),
        ({"step": [{"name": "one", "start": "", "says": "x"}]}, "in its beginning: nobody knows says;"),
        ({"step": [{"name": "one", "start": "dance"}]}, "in step 'one': “dance” cannot be played"),
        ({"step": [{"name": "one", "start": ""}, {"name": "one"}]}, "in step 'one': there are two steps of this name."),
        ({"rest": "two"}, "in its rest: there is no 'two'; choose one of one."),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(BadLesson) as bad:
        lesson(**changes)
    assert str(bad.value).startswith("The lesson trial of Tali is wrong ")
    assert why in str(bad.value)


def test_an_unknown_lesson_is_named() -> None:
    with pytest.raises(BadLesson, match=r"^There is no lesson 'nobody' of 'tali'\.$"):
        get_lesson("tali", "nobody")
    assert lesson_names("tali") == []
