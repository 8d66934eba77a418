"""Every decision can be made without guessing: who is asked, what may be answered, and the words on each button."""

import re
from collections.abc import Iterator

import pytest

from ludi.engine.contract import State
from ludi.engine.frames import top
from ludi.engine.registry import get_game
from ludi.engine.texts import LANGUAGES, Message, message_of, texts, to_you
from ludi.engine.views import View
from tests.engine.kept_games import Case, every_case, games, some

FEW = 3  # positions of each kind of decision


def decisions(case: Case) -> Iterator[tuple[State, View]]:
    """Some positions of each kind of decision, and how they are seen."""
    looked: dict[int, int] = {}
    for played in games(case):
        for move, s in zip(played.moves, played.positions, strict=False):
            frame = top(s)
            if move.actor >= 0 and looked.setdefault(frame, 0) < FEW:
                looked[frame] += 1
                yield s, case.game.view(s)


@every_case
def test_every_choice_is_pointed_at_or_has_a_button(case: Case) -> None:
    for _, view in decisions(case):
        for choice in view["choices"]:
            assert choice["paths"] or choice["button"], choice["text"]


@every_case
def test_buttons_beside_each_other_say_different_things_in_every_language(case: Case) -> None:
    for _, view in decisions(case):
        for language in LANGUAGES:
            words = [texts(language).tell([message_of(each["button"])]) for each in view["choices"] if each["button"]]
            assert all(words)
            assert len(set(words)) == len(words), words


@every_case
def test_who_is_asked_is_not_named_to_himself(case: Case) -> None:
    for s, view in decisions(case):
        question = case.game.prompt(s)
        assert view["prompt"]["seat"] is not None
        name = case.game.seat_title(case.game.seat_names.index(view["prompt"]["seat"]))
        for language in LANGUAGES:
            speak = texts(language)
            asked = speak.tell([to_you(question)])
            assert asked[0].isupper()
            assert speak(Message(name.id)) not in re.findall(r"\w+", asked)
            if "you" in question.args:
                assert speak.tell([question]) != asked


@every_case
def test_whose_turn_it_is_is_a_seat_at_the_table_or_nobody(case: Case) -> None:
    for played in games(case):
        for i in some(len(played.positions), 40):
            turn_of = case.game.guide.turn_of(played.positions[i])
            assert turn_of is None or 0 <= turn_of < case.players


@pytest.mark.parametrize("name", ["municipium", "ave_roma"])
def test_every_question_to_a_seat_can_be_put_to_the_reader(name: str) -> None:
    """Also those that random games never come to."""
    game = get_game(name)
    decisions = list(game.frames)[: next(i for i, frame in enumerate(game.frames) if frame.name.startswith("DRAW"))]
    for language in LANGUAGES:
        for frame in decisions:
            pattern = texts(language).bundle.get_message(f"{game.prefix}prompt-{frame.name.lower().replace('_', '-')}")
            assert f"{game.prefix}to" in str(pattern.value), (language, frame)
