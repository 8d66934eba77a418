"""The rule reference: the same sections in every language, and every section the code and tests cite."""

import re
from pathlib import Path

import pytest

from ludi.engine.packages import installed
from ludi.engine.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]


CHAPTERS = {"municipium": 12, "ave_roma": 11}
every_game = pytest.mark.parametrize("game", CHAPTERS)


def rules(game: str, language: str) -> str:
    path = installed()[game].rules_text(language)
    assert path is not None
    return path.read_text(encoding="utf-8")


def pictures(text: str) -> list[str]:
    return re.findall(r"\(picture:([\w-]+)\)", text)


def sections(game: str, language: str) -> list[str]:
    text = rules(game, language)
    return re.findall(r"^#{2,3} (\d+(?:\.\d+)?) \S", text, re.MULTILINE)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sections_in_the_same_order(game: str, language: str) -> None:
    found = sections(game, language)
    assert found == sections(game, "en")
    assert [number for number in found if "." not in number] == [str(n + 1) for n in range(CHAPTERS[game])]


@every_game
def test_every_section_the_code_cites_can_be_looked_up(game: str) -> None:
    known = set(sections(game, "en"))
    for path in (ROOT / "ludi" / "games" / game).glob("*.py"):
        for number in re.findall(r"§(\d+(?:\.\d+)?)", path.read_text(encoding="utf-8")):
            assert number in known, f"{path.name} cites §{number}"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_opens_with_the_goal_the_board_and_a_turn_in_five_lines(game: str, language: str) -> None:
    opening, *_ = re.split(r"^## 1 ", rules(game, language), flags=re.MULTILINE)
    _, goal, board, turn = re.split(r"^## .+$", opening, flags=re.MULTILINE)
    assert len(goal.split()) > 8
    assert pictures(board) == ["board"]
    assert re.findall(r"^(\d)\. \S", turn, re.MULTILINE) == list("12345")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_drawings_in_the_same_sections(game: str, language: str) -> None:
    def drawn(language: str) -> list[list[str]]:
        return [pictures(each) for each in re.split(r"^#{2,3} ", rules(game, language), flags=re.MULTILINE)]

    assert drawn(language) == drawn("en")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_section_is_empty(game: str, language: str) -> None:
    text = rules(game, language)
    for body in re.split(r"^### .*$", text, flags=re.MULTILINE)[1:]:
        assert len(body.split()) > 3
