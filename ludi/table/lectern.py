"""A lesson as a table: what is answered to the messages of somebody who learns.

Nothing is remembered between two messages. Where the lesson is over and the game goes on with nobody helping, the
position comes with the message.
"""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from ludi.engine.contract import Step
from ludi.engine.guide import Draft
from ludi.engine.lesson import Lesson, go_on
from ludi.engine.match import Match
from ludi.engine.texts import Message, message_view
from ludi.engine.views import Path
from ludi.table.asking import Asked, AskedToTry
from ludi.table.playing import Json, check_turn, narrate_steps, play_forced, play_texts, public_view
from ludi.table.refusals import Refusal, refusal
from ludi.table.trying import preview, refused

Draw = Callable[[list[int]], int]


@dataclass(frozen=True)
class Lectern:
    """Somebody at a step of a lesson; after the last step comes the rest of the game."""

    lesson: Lesson
    step: int
    match: Match
    base: int  # added to the number of moves
    player: str
    bot: str

    @classmethod
    def at(cls, lesson: Lesson, step: int, player: str, bot: str) -> "Lectern":
        if step < len(lesson.steps):
            base, match = lesson.start(step)
            return cls(lesson, step, match, base, player, bot)
        return cls(lesson, len(lesson.steps), lesson.rest_start(), 0, player, bot)

    @classmethod
    def on(cls, lesson: Lesson, number: int, position: bytes, player: str, bot: str) -> "Lectern":
        """In the rest of the game, at a position after so many moves."""
        match = Match(lesson.game, lesson.players, lesson.options, position)
        return cls(lesson, len(lesson.steps), match, number, player, bot)

    # ---- what is the case --------------------------------------------------------------------------------------------

    @property
    def is_rest(self) -> bool:
        return self.step == len(self.lesson.steps)

    @property
    def number(self) -> int:
        return self.base + len(self.match.moves)

    @property
    def view(self) -> Json:
        return self.view_of(self.match)

    def view_of(self, match: Match, draft: Draft | None = None, gestures: Sequence[Path] = ()) -> Json:
        choosing = match.decider == self.lesson.seat
        return public_view(match.game, match.state, choosing, draft, gestures)

    @property
    def decider(self) -> str | None:
        """Whose move is waited for; while something is to be read, nobody's."""
        asks = self.is_rest or bool(self.lesson.steps[self.step].takes)
        return self.lesson.game.seat_names[self.match.decider] if asks and self.match.decider >= 0 else None

    def info(self) -> Json:
        """What `TableInfo` says."""
        game, match = self.lesson.game, self.match
        seats = game.seat_names[: self.lesson.players]
        return {
            "id": f"lesson-{game.name}-{self.lesson.name}",
            "game": game.name,
            "options": match.options,
            "seats": [self._seat_info(seat, number == self.lesson.seat) for number, seat in enumerate(seats)],
            "listed": False,
            "clock": None,
            "status": "over" if match.is_over else "playing",
            "number": self.number,
            "decider": self.decider,
            "watching": 0,
            "protocol": 0,
            "commitment": "",
            "anchor": None,
            "round": 1,
            "reveal_ms": None,
            "draws": 0,
            "link": None,
            "secret": None,
            "rematch": None,
            "created": 0,
            "shares": dict(zip(seats, match.payoffs(), strict=True)) if match.is_over else None,
            "ended": None,
            "abortable": False,
            "hints": True,
            "rematch_by": None,
        }

    def _seat_info(self, seat: str, mine: bool) -> Json:
        return {
            "seat": seat,
            "kind": "human" if mine else "bot",
            "player": self.player if mine else self.bot,
            "bot": None if mine else self.bot,
            "reserved": False,
            "connected": mine,
            "left_ms": None,
            "out_of_time": False,
            "entropy_hash": None,
            "revealed": False,
            "entropy": None,
            "resigned": False,
            "wants_end": False,
            "hints": False,
        }

    def state(self) -> Json:
        return {
            "type": "state",
            "number": self.number,
            "table": self.info(),
            "you": self.lesson.game.seat_names[self.lesson.seat],
            "view": self.view,
            "said": 0,
        }

    def refused(self, error: Refusal, ref: int | None) -> Json:
        return refused(self, error, ref, None if error.reason == "taught" else self.state())

    # ---- playing -----------------------------------------------------------------------------------------------------

    def try_out(self, seat: int, number: int, texts: Sequence[str]) -> tuple[Match, list[Step]]:
        trial, steps = self._try_texts(number, texts)
        return trial, steps + play_forced(trial)

    def _try_texts(self, number: int, texts: Sequence[str]) -> tuple[Match, list[Step]]:
        if number != self.number:
            raise refusal("stale")
        trial = self.match.fork()
        check_turn(trial, self.lesson.seat)
        return trial, play_texts(trial, self.lesson.seat, texts, trial.offered())

    def _judge(self, texts: Sequence[str], confirmed: bool) -> None:
        said = None if self.is_rest else self.lesson.objection(self.step, texts, confirmed)
        if said is not None:
            raise taught(said)

    def leads_to(self, texts: Sequence[str]) -> bool:
        """Whether the lesson itself leads to this draft, as it does everybody else."""
        if self.is_rest:
            return False
        return not texts or self.lesson.objection(self.step, texts, confirmed=False) is None

    def draft(self, message: AskedToTry) -> Json:
        self._judge(message.moves, confirmed=False)
        found = preview(self, self.lesson.seat, message)
        self._judge(found["draft"], confirmed=False)  # what has been counted up or down
        ends = "taught" if found["ends"] is None and self._does_it(found["draft"]) else found["ends"]
        return {**found, "ends": ends, "steps": self._numbered(found["steps"])}

    def _does_it(self, texts: Sequence[str]) -> bool:
        """Whether these moves are all that this step asks for."""
        return not self.is_rest and self.lesson.objection(self.step, texts, confirmed=True) is None

    def commit(self, message: Asked, draw: Draw) -> tuple["Lectern", list[Json]]:
        """Moves played for good, and what follows; then comes the next step."""
        trial, steps = self._try_texts(message.number, message.moves)
        self._judge(message.moves, confirmed=True)
        if self.is_rest:
            steps += trial.run(draw)
        else:
            steps += go_on(trial, self.lesson.steps[self.step].then)
        after = self._next(trial)
        accepted = {"type": "accepted", "ref": message.ref, "number": after.number}
        return after, [accepted, self.moved(after, steps)]

    def read(self) -> tuple["Lectern", list[Json]]:
        """What was to be read has been: what follows happens, and then comes the next step."""
        if self.is_rest or self.lesson.steps[self.step].takes or self.step + 1 == len(self.lesson.steps):
            raise refusal("stale")
        if self.lesson.steps[self.step + 1].start is not None:
            after = Lectern.at(self.lesson, self.step + 1, self.player, self.bot)
            return after, [after.state()]
        trial = self.match.fork()
        steps = go_on(trial, self.lesson.steps[self.step].then)
        after = self._next(trial)
        if not steps:
            return after, [{"type": "table", "number": after.number, "table": after.info()}]
        return after, [self.moved(after, steps)]

    def play_on(self, codes: Sequence[int], draw: Draw) -> tuple["Lectern", list[Json]]:
        """In the rest of the game: what a bot has chosen, if one had to, and draws after it."""
        trial, steps = self.match.fork(), list[Step]()
        for code in codes:
            steps += trial.play_code(code)
        steps += trial.run(draw)
        after = self._next(trial)
        return after, [self.moved(after, steps)]

    def _next(self, match: Match) -> "Lectern":
        return replace(self, match=match, step=self.step if self.is_rest else self.step + 1)

    def moved(self, after: "Lectern", steps: Sequence[Step]) -> Json:
        told = narrate_steps(after.match, steps, len(self.match.moves), self.view, after.view)
        number, info = after.number, after.info()
        return {"type": "moves", "base": self.number, "number": number, "steps": self._numbered(told), "table": info}

    def _numbered(self, steps: list[Json]) -> list[Json]:
        return [{**step, "number": step["number"] + self.base} for step in steps]


def taught(said: Message) -> Refusal:
    """Something else is asked for: nothing is lost, and the teacher says why."""
    return Refusal("taught", said)


def contents_of(lesson: Lesson, bot: str) -> Json:
    """What is said at each step, and what is pointed at; `bot` sits in the other seats."""
    steps = [
        {
            "name": step.name,
            "said": message_view(lesson.said(number)),
            "point": list(step.point),
            "asks": bool(step.takes),
            "begins": step.start is not None,
        }
        for number, step in enumerate(lesson.steps)
    ]
    return {"game": lesson.game.name, "name": lesson.name, "bot": bot, "steps": steps, "rest": lesson.rest is not None}


def drawn(weights: Sequence[int]) -> int:
    """The outcome of a draw that nobody has promised anything about: by chance, as the weights have it."""
    left = secrets.randbelow(sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise AssertionError("a draw has outcomes")
