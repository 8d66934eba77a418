"""What has a button besides being pointed at, and that its words are few enough for one."""

import pytest

from ludi.engine.registry import get_game
from ludi.engine.texts import LANGUAGES, message_of, texts
from ludi.engine.views import ChoiceView
from tests.engine.kept_games import cases, games

BOARD = {"place-member", "move", "place-citizen", "bring", "look-to-banner"}
LONGEST = 48  # letters


@pytest.fixture(scope="module")
def choices() -> dict[str, ChoiceView]:
    """One of each, over some random games."""
    game, found = get_game("municipium"), dict[str, ChoiceView]()
    for case in [case for case in cases() if case.name == game.name][::2]:
        for played in games(case):
            for i in range(0, len(played.moves), 3):
                if played.moves[i].actor >= 0:
                    found |= {choice["text"]: choice for choice in game.view(played.positions[i])["choices"]}
    return found


def test_only_what_is_plainly_a_thing_on_the_board_has_no_button(choices: dict[str, ChoiceView]) -> None:
    assert {choice["do"] for choice in choices.values()} >= BOARD
    assert {choice["do"] for choice in choices.values() if choice["button"] is None} == BOARD
    assert [each["text"] for each in choices.values() if each["button"] and each["do"] in BOARD] == []


def test_words_on_buttons_are_few(choices: dict[str, ChoiceView]) -> None:
    words = {texts(each).tell([message_of(c["button"])]) for each in LANGUAGES for c in choices.values() if c["button"]}
    assert [each for each in words if len(each) > LONGEST] == []
