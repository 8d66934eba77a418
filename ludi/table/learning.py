"""Lessons where whoever learns is the only guest: what is answered at once, and what a bot has to think about first."""

from base64 import b64decode, b64encode
from collections.abc import Sequence

from ludi.bots.levels import LEVELS
from ludi.engine.lesson import Lesson
from ludi.table.advising import job_at
from ludi.table.answering import answer
from ludi.table.lectern import Lectern, drawn
from ludi.table.playing import Json
from ludi.table.refusals import Refusal, refusal
from ludi.table.wishes import Message

EASIEST = next(iter(LEVELS))


class Pupil:
    """Whoever asks, at a step of a lesson; `position` is what was answered before, in the rest of the game."""

    def __init__(self, lesson: Lesson, step: int, position: str | None, player: str) -> None:
        self.lesson = lesson
        if step == len(lesson.steps) and position is not None:
            number, _, state = position.partition(" ")
            self.lectern = Lectern.on(lesson, int(number), b64decode(state), player, EASIEST)
        else:
            self.lectern = Lectern.at(lesson, step, player, EASIEST)

    @property
    def position(self) -> str | None:
        if not self.lectern.is_rest:
            return None
        return f"{self.lectern.number} {b64encode(self.lectern.match.state.tobytes()).decode()}"

    def job(self, message: Message) -> Json | None:
        """What a bot has to think about before this can be answered."""
        match = self.lectern.match
        others = match.decider >= 0 and match.decider != self.lesson.seat
        if message.type != "next" or not self.lectern.is_rest or not others:
            return None
        return job_at(match, EASIEST)

    def answer(self, message: Message, codes: Sequence[int] = ()) -> list[Json]:
        """`codes`: what the bot has chosen, if there was a job."""
        try:
            return self._answer(message, codes)
        except Refusal as error:
            return [self.lectern.refused(error, message.ref)]

    def _answer(self, message: Message, codes: Sequence[int]) -> list[Json]:
        if message.type == "commit":
            self.lectern, told = self.lectern.commit(message, drawn)
            return told
        if message.type == "next":
            self.lectern, told = self._go_on(codes)
            return told
        return [self._told(message)]

    def _go_on(self, codes: Sequence[int]) -> tuple[Lectern, list[Json]]:
        """Read on; or, in the rest of the game, let others play."""
        if not self.lectern.is_rest:
            return self.lectern.read()
        match = self.lectern.match
        if match.is_over or match.decider == self.lesson.seat:
            raise refusal("stale")
        return self.lectern.play_on(codes, drawn)

    def _told(self, message: Message) -> Json:
        """What changes nothing."""
        at, seat = self.lectern, self.lesson.seat
        if message.type == "draft":
            return at.draft(message)
        return answer(at, lambda: seat, seat, message) or at.state()
