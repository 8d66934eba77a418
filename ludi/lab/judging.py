"""Positions judged on threads, and what was judged kept in a file, so that nothing is judged twice."""

import hashlib
import itertools
import json
import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, local
from typing import Final

from ludi.analysis.line import Look
from ludi.analysis.walk import Asked, Position
from ludi.engine.compiled import sources_key
from ludi.engine.contract import Game
from ludi.engine.errors import LudiError, quoted
from ludi.judges import Judge, judged
from ludi.lab.arena import Interruption

FILE: Final = "judged.sqlite"  # in the folder of results
PATIENCE: Final = 0.2  # seconds between two looks for Ctrl+C
TOGETHER: Final = 16  # positions a thread judges between two looks at the progress bar
BUSY: Final = 30.0  # seconds to wait for others that write to the same file
TABLES: Final = """
create table if not exists looks (question text primary key, look text not null) without rowid;
create table if not exists efforts (game text primary key, judge text not null) without rowid;
"""

Question = tuple[Position, tuple[int, ...]]


class Kept:
    """What judges said, in a file: any number of processes may read and write it."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file = file

    def looks(self, keys: Iterable[str]) -> dict[str, Look]:
        found = {}
        for key in keys:
            if row := self._file.execute("select look from looks where question = ?", (key,)).fetchone():
                found[key] = Look.of(json.loads(row[0]))
        return found

    def keep(self, looks: Iterable[tuple[str, Look]]) -> None:
        rows = [(key, json.dumps(look.data(), separators=(",", ":"))) for key, look in looks]
        with self._file:
            self._file.executemany("insert or replace into looks values (?, ?)", rows)

    def effort(self, game: str) -> str | None:
        """The judge that was chosen for a game before."""
        row = self._file.execute("select judge from efforts where game = ?", (game,)).fetchone()
        return None if row is None else str(row[0])

    def keep_effort(self, game: str, judge: str) -> None:
        with self._file:
            self._file.execute("insert or replace into efforts values (?, ?)", (game, judge))


@contextmanager
def keeping(folder: Path | None) -> Iterator[Kept]:
    """What is kept in a folder, made if need be; without one, in memory."""
    try:
        if folder is not None:
            folder.mkdir(exist_ok=True)
        opened = sqlite3.connect(":memory:" if folder is None else folder / FILE, timeout=BUSY)
        with closing(opened) as file:
            file.executescript(TABLES)
            yield Kept(file)
    except OSError as error:
        raise LudiError(f"There is no folder {quoted(folder, 200)} for the results: {error.strerror}.") from None
    except sqlite3.DatabaseError as error:
        raise LudiError(f"What was judged cannot be kept in {quoted(folder, 200)}: {error}.") from None


def key_of(game: Game, judge: str, question: Question) -> str:
    """What a look is kept under: a change of the rules, of the search or of the data files makes everything anew."""
    position, asked = question
    digest = hashlib.sha256(f"{game.name}\0{judge}\0{sources_key()}\0{asked}\0".encode())
    digest.update(position)
    return digest.hexdigest()


def judge_all(
    game: Game,
    judge: Judge,
    asked: Asked,
    kept: Kept,
    threads: int = 1,
    advance: Callable[[int], None] = lambda _: None,
) -> dict[Position, Look]:
    """A look at every position: from the file, or judged now and put there."""
    keys = {question[0]: key_of(game, judge.name, question) for question in asked.items()}
    found = kept.looks(keys.values())
    looks = {position: found[key] for position, key in keys.items() if key in found}
    advance(len(looks))
    missing = ((position, codes) for position, codes in asked.items() if position not in looks)
    with closing(_on_threads(game, judge, missing, threads)) as judged_now:
        for part in judged_now:
            kept.keep((keys[position], look) for position, look in part)
            looks.update(part)
            advance(len(part))
    return looks


Part = list[tuple[Position, Look]]


def _on_threads(game: Game, judge: Judge, questions: Iterator[Question], threads: int) -> Generator[Part]:
    """Each thread has a judge of its own; they let go of Python's lock while they search."""
    stop, pending, own = Event(), set[Future[Part]](), local()

    def judge_some(some: list[Question]) -> Part:
        if not hasattr(own, "judge"):
            own.judge = judge.another()
        return [(position, judged(own.judge, game, position, asked)) for position, asked in some if not stop.is_set()]

    with Interruption() as interruption, ThreadPoolExecutor(threads) as pool:
        try:
            while True:
                interruption.check()
                while len(pending) < 2 * threads and (some := list(itertools.islice(questions, TOGETHER))):
                    pending.add(pool.submit(judge_some, some))
                if not pending:
                    return
                done, pending = wait(pending, timeout=PATIENCE, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:  # Ctrl+C, too
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
