"""Reading the data files row by row: whatever is wrong is told in one sentence with file, row and reason."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

from ludi.engine.errors import LudiError, quoted

LARGEST_FILE = 100_000  # bytes; the longest packaged file has a tenth of that
LONGEST_LINE = 1000  # characters; the parser would take minutes for a key of ten thousand dotted parts
LONGEST_NAME = 40
LONGEST_NOTE = 200
MANY = 25  # more words than this are not listed one by one
PLACE = re.compile(r" \(at (?:(line \d+), column \d+|end of document)\)$")

Table = dict[str, Any]


class BadContent(LudiError):
    """A data file that is missing or says something impossible; the text names the file, the row and the reason."""


def parse(path: Path) -> Table:
    """The file's tables, not yet looked at."""
    text = _text(path)
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            raise BadContent(f"{path.name}, line {number}: the line is too long, over {LONGEST_LINE:,} characters.")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadContent(f"{path.name}: brackets are nested too deeply.") from None
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        place = PLACE.search(message)
        reason = quoted(PLACE.sub("", message).rstrip("."), 100)
        where = f", {place[1]}" if place and place[1] else ", last line" if place else ""
        raise BadContent(f"{path.name}{where}: this is not valid TOML, the parser says {reason}.") from None


def _text(path: Path) -> str:
    try:
        if not path.is_file():  # a pipe or a device would never end
            raise BadContent(f"{path.name}: there is no such file in the folder {quoted(path.parent, 200)}.")
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise BadContent(f"{path.name}: the file is too long, over {LARGEST_FILE:,} bytes.")
        return content.decode("utf-8-sig")  # some editors begin a file with a mark
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadContent(f"{path.name}, line {line}: the text is not in UTF-8; save it as UTF-8.") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise BadContent(f"{path.name}: the file cannot be read ({quoted(reason)}).") from None


def shown(value: object) -> str:
    """A value as the file's author will recognise it."""
    if isinstance(value, bool):
        return quoted(str(value).lower())
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    return quoted(value)


def listed(words: Sequence[str]) -> str:
    return f"{words[0]} to {words[-1]}" if len(words) > MANY else ", ".join(words)


def word(name: str) -> str:
    """A name as it is typed in a move: `Via Appia` is `via-appia`."""
    return name.lower().replace(" ", "-")


class Row:
    """A table of a file, with the name that complaints call it by; the whole file is a row without a name."""

    def __init__(self, file: str, name: str, table: object) -> None:
        self.file = file
        self.name = name
        if not isinstance(table, dict):
            self.fail(f"there must be a table here, not {shown(table)}")
        self.table: Table = table

    @property
    def label(self) -> str:
        return f"{self.file}, {self.name}" if self.name else self.file

    def fail(self, reason: str) -> NoReturn:
        raise BadContent(f"{self.label}: {reason}.")

    def check_keys(self, keys: Sequence[str], optional: Sequence[str] = ()) -> None:
        """Exactly these keys."""
        for key in self.table:
            if key not in keys and key not in optional:
                self.fail(f"{quoted(key)} is no known key; choose one of {listed([*keys, *optional])}")
        for key in keys:
            if key not in self.table:
                self.fail(f"“{key}” is missing")

    def part(self, key: str, name: str = "") -> "Row":
        """The table under a key; it is called by its own name, or by that of its row and the key."""
        return Row(self.file, name or ", ".join(filter(None, (self.name, key))), self.table[key])

    def parts(self, key: str, count: int, names: str) -> Iterator["Row"]:
        """The tables of a list, called by their place in it: `slot 3`."""
        for number, table in enumerate(self.sequence(key, count), start=1):
            yield Row(self.file, f"{self.name}, {names} {number}" if self.name else f"{names} {number}", table)

    def sequence(self, key: str, count: int) -> list[Any]:
        value = self.table[key]
        if not isinstance(value, list):
            self.fail(f"“{key}” must be a list, not {shown(value)}")
        if len(value) != count:
            self.fail(f"“{key}” must have {count} entries, not {len(value)}")
        return value

    def integer(self, key: str, least: int, most: int) -> int:
        return self._whole(f"“{key}”", self.table[key], least, most)

    def integers(self, key: str, count: int, least: int, most: int) -> list[int]:
        values = self.sequence(key, count)
        return [self._whole(f"entry {n} of “{key}”", value, least, most) for n, value in enumerate(values, start=1)]

    def rising(self, key: str, count: int, most: int) -> list[int]:
        """Points per level: never fewer on a higher one."""
        values = self.integers(key, count, 0, most)
        for level, (low, high) in enumerate(pairwise(values), start=1):
            if high < low:
                self.fail(f"“{key}” must not fall, but level {level} has {high} after {low}")
        return values

    def _whole(self, what: str, value: object, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            allowed = f"{least}" if least == most else f"a whole number from {least} to {most}"
            self.fail(f"{what} must be {allowed}, not {shown(value)}")
        return value

    def flag(self, key: str) -> bool:
        value = self.table[key]
        if not isinstance(value, bool):
            self.fail(f"“{key}” must be true or false, not {shown(value)}")
        return value

    def text(self, key: str, least: int, most: int) -> str:
        value = self.table[key]
        if not isinstance(value, str):
            self.fail(f"“{key}” must be a text in quotes, not {shown(value)}")
        if not least <= len(value) <= most:
            self.fail(f"“{key}” must have {least} to {most} characters, not {len(value)}")
        if not value.isprintable():
            self.fail(f"“{key}” has a character that cannot be printed")
        return value

    def choice(self, key: str, words: Mapping[str, int], what: str) -> int:
        return self._chosen(self.table[key], words, what)

    def choices(self, key: str, count: int, words: Mapping[str, int], what: str) -> list[int]:
        return [self._chosen(value, words, what) for value in self.sequence(key, count)]

    def _chosen(self, value: object, words: Mapping[str, int], what: str) -> int:
        if not isinstance(value, str) or value not in words:
            self.fail(f"{shown(value)} is no known {what}; choose one of {listed(list(words))}")
        return words[value]

    def amounts(self, key: str, limits: Mapping[str, int]) -> list[int]:
        """How many of each kind, in the order of the limits; a kind that is not named is none."""
        part = self.part(key)
        part.check_keys((), optional=list(limits))
        return [part.integer(kind, 0, most) if kind in part.table else 0 for kind, most in limits.items()]
