"""The rule reference: the same sections in every language, and every section the code and tests cite."""

import re
from pathlib import Path

import pytest

from ludi.engine.texts import LANGUAGES, LOCALE

ROOT = Path(__file__).resolve().parents[2]


def sections(language: str) -> list[str]:
    text = (LOCALE / language / "municipium_rules.md").read_text(encoding="utf-8")
    return re.findall(r"^#{2,3} (\d+(?:\.\d+)?) \S", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sections_in_the_same_order(language: str) -> None:
    assert sections(language) == sections("en")
    assert [number for number in sections(language) if "." not in number] == [str(n) for n in range(1, 13)]


def test_every_section_the_code_cites_can_be_looked_up() -> None:
    known = set(sections("en"))
    for path in (ROOT / "ludi" / "games" / "municipium").glob("*.py"):
        for number in re.findall(r"§(\d+(?:\.\d+)?)", path.read_text(encoding="utf-8")):
            assert number in known, f"{path.name} cites §{number}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_section_is_empty(language: str) -> None:
    text = (LOCALE / language / "municipium_rules.md").read_text(encoding="utf-8")
    for body in re.split(r"^### .*$", text, flags=re.MULTILINE)[1:]:
        assert len(body.split()) > 3
