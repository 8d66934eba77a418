"""A terminal whose input is a script, and games played at it."""

import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import Console

from ludi.cli.play import play, resume
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat, load, verify

Lines = Iterable[str | type[BaseException]]
SEATS = [Seat("Anna", "human"), Seat("greedy", "greedy"), Seat("random", "random")]
SHORT = {"goal": 4}
PLACED = ["1", "2", "3", "4", "5", "6", "7"]  # one member into each institution


class Terminal(Console):
    """A console whose input is a script; an exception in it is raised, and its end is the end of input."""

    def __init__(self, script: Lines, width: int = 100) -> None:
        super().__init__(file=io.StringIO(), width=width, color_system=None)
        self.script = iter(script)
        self.asked = 0

    def input(self, *args: Any, **kwargs: Any) -> str:
        self.asked += 1
        self.print(*args, end="")
        line = next(self.script, EOFError)
        if isinstance(line, str):
            self.print(line)
            return line
        raise line

    @property
    def text(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


def always(line: str) -> Iterable[str]:
    while True:
        yield line


def played(script: Lines, language: str = "en", seed: int | None = 3, **given: Any) -> Terminal:
    terminal = Terminal(script, given.pop("width", 100))
    seats, options, entropy = given.pop("seats", SEATS), given.pop("options", SHORT), given.pop("entropy", [])
    play(get_game("municipium"), seats, options, language=language, seed=seed, entropy=entropy, console=terminal)
    return terminal


def resumed(path: Path, script: Lines, language: str = "en") -> Terminal:
    terminal = Terminal(script)
    resume(path, language=language, entropy=[], console=terminal)
    return terminal


def only_save(folder: Path) -> Path:
    (path,) = (folder / "saves").iterdir()
    return path


def finished(path: Path) -> Replay:
    replay = load(path)
    assert replay.match.is_over
    assert verify(replay).draws == replay.match.draws_made()
    return replay
