"""What a turn is good for: told of turns as they were played, in every language, and never of nothing."""

from collections.abc import Iterator

from ludi.engine.contract import State
from ludi.engine.texts import LANGUAGES, Message, texts
from tests.engine.kept_games import Case, every_case, games, some


def turns(case: Case) -> Iterator[tuple[State, State, int]]:
    """Where what a seat does without a break begins and ends, and the seat."""
    for played in games(case):
        last = len(played.positions) - 1
        for i in some(last, 60):
            seat, end = played.moves[i].actor, i + 1
            while end < last and played.moves[end].actor == seat:
                end += 1
            if seat >= 0:
                yield played.positions[i], played.positions[end], seat


def told(case: Case, before: State, after: State, seat: int) -> list[Message]:
    found: list[Message] = case.game.guide.purposes(before, after, seat)
    return found


@every_case
def test_what_turns_are_good_for_can_be_said_in_every_language(case: Case) -> None:
    found = [message for turn in turns(case) for message in told(case, *turn)]
    assert found or case.game.name == "tali"
    for message in {str(each): each for each in found}.values():
        for language in LANGUAGES:
            said = texts(language).tell([message])
            assert said.endswith("."), said
            assert said[0].isupper(), said


@every_case
def test_where_nothing_is_done_nothing_is_gained(case: Case) -> None:
    for before, _, seat in turns(case):
        idle = {each.id for each in told(case, before, before, seat)}
        assert all(each.endswith(("-still-first", "-keeping")) for each in idle), idle
