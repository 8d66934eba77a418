"""Lessons: a guided first game, played on the real table by the real rules.

A lesson is data, `lessons/NAME.toml` in its game's package: for each step what is said, what is pointed at, which moves
count as understood, what is said of others, and what nature and the other seats do then. Whoever learns is at a step,
and everything else follows from that: the position at its beginning is what the steps before it led to. So a lesson
needs no memory of its own, and runs wherever the rules do.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from ludi.engine.contract import Game, Options
from ludi.engine.contract import Step as Executed
from ludi.engine.errors import LudiError
from ludi.engine.match import Match
from ludi.engine.packages import installed
from ludi.engine.registry import get_game
from ludi.engine.texts import Message
from ludi.engine.views import Target

CHAPTER = 10_000  # added to the number of moves with each new beginning, so that it names one position
BETWEEN = " / "  # between moves that are written on one line


class BadLesson(LudiError):
    """A lesson that cannot be played as it is written."""


@dataclass(frozen=True)
class Step:
    """One thing to be understood."""

    name: str  # its words are `PREFIXlesson-LESSON-NAME`
    point: tuple[Target, ...] = ()  # what is pointed at
    start: tuple[str, ...] | None = None  # a new beginning: the moves that lead to it from an empty table
    takes: tuple[tuple[str, ...], ...] = ()  # each way of doing what is asked; none: it is only read
    others: Mapping[str, str] = field(default_factory=dict)  # by pattern of a move: what its words end with
    then: tuple[str, ...] = ()  # what follows: draws, and what other seats do


class Lesson:
    """A lesson that can be played; BadLesson if it cannot."""

    def __init__(self, game: Game, name: str, written: Mapping[str, Any]) -> None:
        self.game, self.name = game, name
        with self._complaining("its beginning"):
            _check_keys(written, {"players", "seat", "options", "rest", "step"})
            self.options: Options = game.complete_options(written["players"], written.get("options", {}))
            self.players: int = written["players"]
            self.seat = _place(game.seat_names[: self.players], written["seat"])
            self.steps = tuple(_step(each) for each in written["step"])
        self._starts: list[tuple[int, Match]] = []
        for number, step in enumerate(self.steps):
            with self._complaining(f"step {step.name!r}"):
                self._starts.append(self._begin(number))
                self._check(number)
        with self._complaining("its rest"):
            self.rest: int | None = self._rest(written.get("rest"))

    @contextmanager
    def _complaining(self, where: str) -> Iterator[None]:
        try:
            yield
        except (LudiError, KeyError, ValueError, TypeError, AttributeError) as error:
            why = f"{error} is missing" if isinstance(error, KeyError) else str(error)
            raise BadLesson(f"The lesson {self.name} of {self.game.title} is wrong in {where}: {why}") from None

    # ---- positions ---------------------------------------------------------------------------------------------------

    def start(self, step: int) -> tuple[int, Match]:
        """The position at the beginning of a step, and what is added to its number of moves."""
        base, match = self._starts[step]
        return base, match.fork()

    def rest_start(self) -> Match:
        """Where the game goes on with nobody helping."""
        assert self.rest is not None
        return self._after(self.rest)[1]

    def _begin(self, number: int) -> tuple[int, Match]:
        step = self.steps[number]
        if step.start is None:
            return self._after(number - 1)
        match = Match(self.game, self.players, self.options)
        go_on(match, step.start)
        return CHAPTER * sum(each.start is not None for each in self.steps[:number]), match

    def _after(self, number: int) -> tuple[int, Match]:
        if number < 0:
            raise LudiError("the first step needs a start.")
        base, match = self.start(number)
        step = self.steps[number]
        go_on(match, step.takes[0] if step.takes else ())
        go_on(match, step.then)
        return base, match

    def _check(self, number: int) -> None:
        step, (_, match) = self.steps[number], self._starts[number]
        if step.name in [each.name for each in self.steps[:number]]:
            raise LudiError("there are two steps of this name.")
        if step.start is not None and number and self.steps[number - 1].takes:
            raise LudiError("before a new beginning something must be read, so that what was done last can be seen.")
        if step.takes and match.decider != self.seat:
            raise LudiError("it asks for a move, but it is not the learner's turn.")
        for take in step.takes:
            go_on(match.fork(), take)
        self._after(number)

    def _rest(self, name: str | None) -> int | None:
        if name is None:
            return None
        rest = _place([step.name for step in self.steps], name)
        if self._after(rest)[1].is_over:
            raise LudiError(f"after {name!r} the game is over.")
        return rest

    # ---- words and judgement -----------------------------------------------------------------------------------------

    def said(self, step: int, of: str = "") -> Message:
        ending = f"-{of}" if of else ""
        return Message(f"{self.game.prefix}lesson-{self.name}-{self.steps[step].name}{ending}")

    def everything_said(self) -> list[Message]:
        """Every sentence it may say."""
        found = []
        for number, step in enumerate(self.steps):
            found += [self.said(number), *([self.said(number, "no")] if step.takes else [])]
            found += [self.said(number, ending) for ending in dict.fromkeys(step.others.values())]
        return found

    def objection(self, step: int, texts: Sequence[str], confirmed: bool) -> Message | None:
        """Why these moves are not what is asked for; None: they are, or may still become it."""
        asked = self.steps[step]
        if not asked.takes:
            return Message("web-lesson-read")
        begun = tuple(texts)
        if begun in asked.takes or (not confirmed and any(take[: len(begun)] == begun for take in asked.takes)):
            return None
        return self.said(step, _ending(asked, begun))


def go_on(match: Match, texts: Sequence[str]) -> list[Executed]:
    """Play these moves and what is forced before, between and after them."""
    steps = _play_forced(match)
    for text in texts:
        steps += match.play(text)
        steps += _play_forced(match)
    return steps


def _play_forced(match: Match) -> list[Executed]:
    steps: list[Executed] = []
    while match.decider >= 0 and len(match.codes()) == 1:
        steps += match.play_code(match.codes()[0])
    return steps


def _ending(step: Step, texts: tuple[str, ...]) -> str:
    """What is said of the first move that leads away from what is asked for."""
    same = max(_common(take, texts) for take in step.takes)
    wrong = texts[min(same, len(texts) - 1)] if texts else ""
    return next((ending for pattern, ending in step.others.items() if fnmatchcase(wrong, pattern)), "no")


def _common(one: Sequence[str], other: Sequence[str]) -> int:
    """How many moves two ways begin alike with."""
    count = 0
    while count < min(len(one), len(other)) and one[count] == other[count]:
        count += 1
    return count


# ---- reading ---------------------------------------------------------------------------------------------------------


def _step(written: Mapping[str, Any]) -> Step:
    _check_keys(written, {"name", "point", "start", "take", "others", "then"})
    return Step(
        name=written["name"],
        point=tuple(written.get("point", ())),
        start=_moves(written["start"]) if "start" in written else None,
        takes=tuple(_moves(each) for each in written.get("take", ())),
        others=dict(written.get("others", {})),
        then=_moves(written.get("then", "")),
    )


def _place(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise LudiError(f"there is no {name!r}; choose one of {', '.join(names)}.")
    return names.index(name)


def _check_keys(written: Mapping[str, Any], known: set[str]) -> None:
    if unknown := sorted(written.keys() - known):
        raise LudiError(f"nobody knows {', '.join(unknown)}; there are {', '.join(sorted(known))}.")


def _moves(written: str) -> tuple[str, ...]:
    """Moves in notation, one a line or several with a slash between them."""
    return tuple(move.strip() for line in written.splitlines() for move in line.split(BETWEEN) if move.strip())


def lesson_names(game: str) -> list[str]:
    """The lessons of a game; most have none."""
    return [path.stem for path in _files(game)]


def _files(game: str) -> list[Path]:
    folder = installed()[game].folder if game in installed() else None
    return sorted((folder / "lessons").glob("*.toml")) if folder else []


@cache
def get_lesson(game: str, name: str) -> Lesson:
    path = next((each for each in _files(game) if each.stem == name), None)
    if path is None:
        raise BadLesson(f"There is no lesson {name!r} of {game!r}.")
    try:
        written = tomllib.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadLesson(f"The lesson {name} of {get_game(game).title} cannot be read: {error}.") from None
    return Lesson(get_game(game), name, written)
