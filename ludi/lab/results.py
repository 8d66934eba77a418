"""Results files: a header that says what is played, then one line of JSON per finished game, only ever appended to."""

import json
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from io import FileIO
from pathlib import Path
from typing import Any, Final

from ludi.engine.errors import LudiError, quoted

Header = dict[str, Any]
Keep = Callable[["Result"], None]
TIMES: Final = ("seconds", "longest")  # what two plays of the same game may differ in


@dataclass(frozen=True)
class Result:
    """One finished game; lists are by seat."""

    game: int  # its number in the run
    bots: list[str]
    payoffs: list[float]  # shares of one point; all 0 if unfinished
    ranks: list[float]  # from 1, by the final standing; equals, and all of an unfinished game, share the mean
    decisions: int  # choices among two or more options
    turns: int
    unfinished: bool  # stopped at the decision limit
    choices: list[int]  # decisions of each seat
    seconds: list[float]  # thought in all
    longest: list[float]  # thought about one decision, at most

    def line(self) -> bytes:
        return _line(asdict(self))

    def timeless(self) -> dict[str, Any]:
        """All but the times, which no two plays have in common."""
        return {name: value for name, value in asdict(self).items() if name not in TIMES}


@dataclass(frozen=True)
class Recorded:
    """What a results file holds; nothing yet where there is no file."""

    path: Path | None
    header: Header
    results: dict[int, Result]
    length: int = 0  # bytes that are whole lines
    torn: bool = False  # whether more follows, torn by a kill: it is dropped when the next line is written


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def recorded(path: Path | None, header: Header) -> Recorded:
    """What is on file of this run; LudiError if the file is another run's or not ours. It is only read."""
    if path is None:
        return Recorded(None, header, {})
    folder = path.parent if path.parent.exists() else path.parent.parent  # the last one is made when needed
    if not folder.is_dir():
        raise LudiError(f"There is no folder {quoted(folder, 200)} for the results; make it first.")
    try:
        content = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise LudiError(f"{quoted(path, 200)} cannot be read: {error.strerror}.") from None
    if _line(header).startswith(content):  # new, or killed while the header was being written
        whole = content == _line(header)
        return Recorded(path, header, {}, len(content) if whole else 0, not whole)
    lines = content[: content.rfind(b"\n") + 1].splitlines(keepends=True)
    _check_header(path, lines[0] if lines else content, header)
    results = [_result(path, number, line, header) for number, line in enumerate(lines[1:], start=2)]
    length = sum(map(len, lines))
    return Recorded(path, header, {result.game: result for result in results}, length, length < len(content))


def _check_header(path: Path, line: bytes, header: Header) -> None:
    found = _parsed(line)
    if found.get("ludi") != "arena":
        raise LudiError(f"{quoted(path, 200)} is not a results file of “ludi arena”; name another file.")
    for name in header:
        if found.get(name) != header[name]:
            raise LudiError(
                f"{quoted(path, 200)} holds another run: its {name} is {quoted(found.get(name))}, not "
                f"{quoted(header[name])}; name another file, or ask for the same run."
            )


def _parsed(line: bytes) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def _result(path: Path, number: int, line: bytes, header: Header) -> Result:
    data = _parsed(line)
    if not _is_result(data, header):
        raise LudiError(f"Line {number} of {quoted(path, 200)} is not a game's result; mend it or name another file.")
    return Result(**data)


def _is_result(data: dict[str, Any], header: Header) -> bool:
    lists = ("payoffs", "ranks", "choices", *TIMES)
    return (
        data.keys() == {field.name for field in fields(Result)}
        and all(isinstance(data[name], int) and data[name] >= 0 for name in ("game", "decisions", "turns"))
        and all(isinstance(data[name], list) and len(data[name]) == header["players"] for name in ("bots", *lists))
        and all(isinstance(value, int | float) for name in lists for value in data[name])
        and all(bot in header["bots"] for bot in data["bots"])
    )


@contextmanager
def appending(old: Recorded) -> Generator[Keep]:
    """Yields the function that appends a result; without a file it does nothing."""
    if old.path is None:
        yield lambda _: None
        return
    with _opened(old.path) as file:
        if old.torn:
            file.truncate(old.length)
        if old.length == 0:
            _write(old.path, file, _line(old.header))
        yield lambda result: _write(old.path, file, result.line())


def _opened(path: Path) -> FileIO:
    try:
        path.parent.mkdir(exist_ok=True)
        return FileIO(path, "a")  # unbuffered: a line is one write, so that a kill cannot mix two of them
    except OSError as error:
        raise LudiError(f"{quoted(path, 200)} cannot be written: {error.strerror}.") from None


def _write(path: Path | None, file: FileIO, line: bytes) -> None:
    try:
        whole = file.write(line) == len(line)
    except OSError as error:
        raise LudiError(f"{quoted(path, 200)} cannot be written: {error.strerror}.") from None
    if not whole:
        raise LudiError(f"{quoted(path, 200)} cannot be written: the disk is full.")
