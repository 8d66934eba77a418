"""What the frames' comments promise: as many arguments as the rules really give them."""

import ast
import re
from collections import defaultdict
from inspect import getsourcefile
from pathlib import Path

import pytest

from ludi.engine.registry import GAMES, get_game

LINE = re.compile(r"^    ([A-Z_]+) = \d+(?:  # (.+))?$", re.MULTILINE)


def promised(source: str) -> dict[str, int]:
    """By frame, how many arguments its comment names: `seat, place (of the member)` is two."""
    return {
        name: len(re.sub(r"\([^)]*\)", "", comment).split(", ")) if comment else 0
        for name, comment in LINE.findall(source)
    }


def given(sources: list[Path]) -> dict[str, int]:
    """By frame, the last argument that some `push` or `swap` gives it."""
    most: dict[str, int] = defaultdict(int)
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and ast.unparse(node.func) in ("push", "swap")):
                continue
            kind, *arguments = map(ast.unparse, node.args[1:])
            used = [number for number, argument in enumerate(arguments, start=1) if argument != "0"]
            for name in re.findall(r"Frame\.([A-Z_]+)", kind):
                most[name] = max([most[name], *used])
    return most


@pytest.mark.parametrize("name", GAMES)
def test_comments_name_the_arguments(name: str) -> None:
    frames = get_game(name).frames
    declared = Path(getsourcefile(frames) or "")
    sources = [declared] if declared.stem == name else sorted(declared.parent.glob("*.py"))
    comments, real = promised(declared.read_text(encoding="utf-8").partition("class Frame(")[2]), given(sources)
    counted = {frame.name: (comments[frame.name], real[frame.name]) for frame in frames}
    assert not {frame: counts for frame, counts in counted.items() if counts[0] != counts[1]}, "comment, code"
