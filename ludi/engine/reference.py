"""The rule reference of a game, by section: what `help` in a game and the command `ludi rules` show."""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ludi.engine.errors import LudiError
from ludi.engine.packages import installed
from ludi.engine.texts import Message, texts

# `![what it shows](picture:NAME)`: a drawing of the game's, for those who can draw it.
PICTURE = re.compile(r"!\[([^\]]*)\]\(picture:([\w-]+)\)")
HEADING = re.compile(r"^(#{2,3}) (\d+(?:\.\d+)?)\.? +(.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """One heading with the text up to the next."""

    number: str
    title: str
    markdown: str

    @property
    def chapter(self) -> str:
        return self.number.partition(".")[0]


def rules_text(game_name: str, language: str, section: str | None) -> str:
    """Markdown: the sections called by number (`7`, `7.1`) or title, or without one everything."""
    sections = rule_sections(game_name, language)
    if section is None:
        return _in_words(_path(game_name, language).read_text(encoding="utf-8"))
    wanted = section.strip().lstrip("§").rstrip(".")
    found = _by_number(sections, wanted) or _by_title(sections, _plain(wanted))
    if not found:
        numbers = ", ".join(s.number for s in sections)
        raise LudiError(texts(language)(Message("cli-no-section", {"section": section, "sections": numbers})))
    return _in_words("\n\n".join(s.markdown for s in found))


def _in_words(markdown: str) -> str:
    """Pictures as what they show: a terminal draws none."""
    return PICTURE.sub(r"*\1*", markdown)


def section_titles(game_name: str, language: str) -> list[str]:
    """What can be asked for: `7.1 Praefect event`, sections indented below their chapter."""
    return [f"{'  ' if '.' in s.number else ''}{s.number} {s.title}" for s in rule_sections(game_name, language)]


def _path(game_name: str, language: str) -> Path:
    path = installed()[game_name].rules_text(language)
    if path is None:
        raise LudiError(texts(language)(Message("cli-no-rules", {"game": game_name})))
    return path


def _by_number(sections: tuple[Section, ...], wanted: str) -> list[Section]:
    """A chapter comes with all its sections."""
    return [s for s in sections if wanted in (s.number, s.chapter)]


def _by_title(sections: tuple[Section, ...], wanted: str) -> list[Section]:
    """The section of exactly this title, else all whose title has these words."""
    if not wanted:
        return []
    exact = [s for s in sections if _plain(s.title) == wanted]
    return exact[-1:] or [s for s in sections if re.search(rf"\b{re.escape(wanted)}", _plain(s.title))]


def _plain(text: str) -> str:
    """Without capitals and accents, so that nobody has to type them."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


@cache
def rules_opening(game_name: str, language: str) -> str:
    """What stands before the first section, without the title."""
    text = _path(game_name, language).read_text(encoding="utf-8")
    first = HEADING.search(text)
    return re.sub(r"\A# .*\n", "", text[: first.start() if first else len(text)]).strip()


@cache
def rule_sections(game_name: str, language: str) -> tuple[Section, ...]:
    text = _path(game_name, language).read_text(encoding="utf-8")
    heads = list(HEADING.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return tuple(
        Section(head[2], head[3].strip(), text[head.start() : end].strip())
        for head, end in zip(heads, ends, strict=True)
    )
