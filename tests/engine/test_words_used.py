"""Every message of a game is said somewhere: what nobody says any more need not be translated."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludi.engine.lesson import get_lesson, lesson_names
from ludi.engine.packages import OURS, installed
from ludi.engine.registry import GAMES, get_game

ROOT = Path(__file__).resolve().parents[2]
ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
REFERENCE = re.compile(r"\{ ([a-z][\w-]*)")
HOLE = "\0"  # what is computed in a string
# What helpers put before a key: `said("due")` in Ave Roma is `ar-due`, in its terminal `ar-board-due`.
PREFIXED = ("", "board-")
# Kinds of messages whose last words come from a choice or a frame.
COMPUTED = ("do-", "did-", "prompt-")
# What the contract asks of every game (CONTRIBUTING.md).
PROMISED = ("about", "seat-", "option-", "with-", "help-")


def python_strings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def page_strings(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    for quote in "\"'":
        yield from re.findall(rf"{quote}([\w-]+){quote}", text)
    for template in re.findall(r"`([^`\n]*)`", text):
        yield re.sub(r"\$\{[^}]*\}", HOLE, template)


def strings(game: str) -> set[str]:
    folder = installed()[game].folder
    assert folder is not None
    python = [*folder.rglob("*.py"), *(ROOT / "ludi" / "cli" / "boards").glob(f"{game}*.py")]
    page = [each for each in (ROOT / "web" / "src" / "games" / game).rglob("*.*") if each.suffix in (".ts", ".svelte")]
    taught = {said.id for name in lesson_names(game) for said in get_lesson(game, name).everything_said()}
    return (
        taught | {s for path in python for s in python_strings(path)} | {s for path in page for s in page_strings(path)}
    )


def patterns(found: set[str], prefix: str) -> Iterator[re.Pattern[str]]:
    """Strings with something computed in them, as long as a word of them is not."""
    for template in found:
        words = template.replace(HOLE, "")
        if HOLE in template and re.fullmatch(r"[\w-]*", words) and words.removeprefix(prefix).strip("-"):
            yield re.compile(re.escape(template).replace(re.escape(HOLE), r"[\w-]+"))


@pytest.mark.parametrize("game", [name for name in GAMES if installed()[name].distribution == OURS])
def test_every_message_of_a_game_is_said_somewhere(game: str) -> None:
    prefix, found = get_game(game).prefix, strings(game)
    files = "\n".join(path.read_text(encoding="utf-8") for path in installed()[game].words("en"))
    helpers = {f"{prefix}{each}{HOLE}" for each in PREFIXED}
    computed = list(patterns(found - helpers, prefix))
    referred, unused = set(REFERENCE.findall(files)), []
    for message in ID.findall(files):
        short = message.removeprefix(prefix)
        keys = {message, *(short.removeprefix(each) for each in PREFIXED)}
        said = bool(keys & found) or short.startswith((*PROMISED, *COMPUTED)) or message in referred
        if not said and not any(pattern.fullmatch(key) for pattern in computed for key in keys):
            unused.append(message)
    assert not unused, " ".join(unused)
