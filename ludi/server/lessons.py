"""Lessons over HTTP. Nothing is stored: whoever learns says with every message where the lesson stands.

In the rest of a game that is the position itself, signed, so that nobody can send one that the rules never reach.
"""

import asyncio
import base64
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Path, Request, Response
from itsdangerous import BadSignature, URLSafeSerializer

from ludi.bots.levels import LEVELS
from ludi.engine.lesson import Lesson, get_lesson, lesson_names
from ludi.server import messages as m
from ludi.server import models, worker
from ludi.server.api import PROBLEMS
from ludi.server.compression import json_response
from ludi.server.context import Asking, Context, Running, address_of
from ludi.server.limits import LESSONS
from ludi.table.lectern import Lectern, contents_of, drawn
from ludi.table.playing import Json
from ludi.table.refusals import Refusal, refusal
from ludi.table.rows import Guest
from ludi.table.trying import arranged, look, reason, whys

router = APIRouter(prefix="/api/lessons", responses=PROBLEMS)
TOLD = 256  # answers kept of what was asked about positions
DEAREST = 0.1  # seconds that a question about a position costs at most
EASIEST = next(iter(LEVELS))
T = TypeVar("T")
Word = Annotated[str, Path(max_length=32)]


async def lesson_of(running: Context, game: str, name: str) -> Lesson:
    if game not in running.thinking.games or name not in lesson_names(game):
        raise Refusal("not_found", sentence=f"There is no lesson {name!r} of {game!r} here.")
    return await asyncio.to_thread(get_lesson, game, name)  # the first time it is played through


@router.get("/{game}/{name}")
async def contents(game: Word, name: Word, running: Running, _: Asking) -> models.Lesson:
    """What is said at each step, and what is pointed at."""
    lesson = await lesson_of(running, game, name)
    if lesson.rest is not None:
        running.thinking.preload(game)  # bots play with whoever has come to the end
    return models.Lesson(**contents_of(lesson, EASIEST))


@router.post("/{game}/{name}", response_model=m.LessonAnswer)
async def answer(
    game: Word, name: Word, wish: m.LessonMessage, request: Request, running: Running, guest: Asking
) -> Response:
    """What the WebSocket of a table answers, at this step of the lesson."""
    running.limits.check(LESSONS, "lessons", guest.id)
    lesson = await lesson_of(running, game, name)
    if wish.step > len(lesson.steps) or (wish.step == len(lesson.steps) and lesson.rest is None):
        raise Refusal("malformed", sentence="This lesson is shorter.")
    pupil = Pupil(running, guest, address_of(request))
    lectern = await pupil.place(lesson, wish)
    try:
        lectern, messages = await pupil.answer(lectern, wish.message)
    except Refusal as error:
        messages = [lectern.refused(error, getattr(wish.message, "ref", None))]
    position = pupil.sign(lectern) if lectern.is_rest else None
    return await json_response(request, {"messages": messages, "position": position})


class Pupil:
    """Whoever asks."""

    def __init__(self, running: Context, guest: Guest, address: str) -> None:
        self.running, self.guest, self.address = running, guest, address
        self._signer = URLSafeSerializer(list(running.guests.keys), salt="ludi-lesson-1")

    async def place(self, lesson: Lesson, wish: m.LessonMessage) -> Lectern:
        if wish.step == len(lesson.steps) and wish.position is not None:
            try:
                found = self._signer.loads(wish.position)
                if found["lesson"] == [lesson.game.name, lesson.game.version, lesson.name]:
                    position = base64.b64decode(found["position"])
                    return Lectern.on(lesson, found["number"], position, self.guest.name, EASIEST)
            except (BadSignature, KeyError, TypeError):
                pass  # signed by a server that is no more: the rest begins anew
        return Lectern.at(lesson, wish.step, self.guest.name, EASIEST)

    def sign(self, lectern: Lectern) -> str:
        game = lectern.lesson.game
        position = base64.b64encode(lectern.match.state.tobytes()).decode()
        about = {"lesson": [game.name, game.version, lectern.lesson.name], "number": lectern.number}
        return str(self._signer.dumps({**about, "position": position}))

    async def answer(self, lectern: Lectern, message: Any) -> tuple[Lectern, list[Json]]:
        if isinstance(message, m.GoOn):
            return await self._go_on(lectern)
        if isinstance(message, m.SendCommit):
            return await self._at_desk(lambda: lectern.commit(message, drawn))
        return lectern, [await self._told(lectern, message)]

    async def _told(self, lectern: Lectern, message: Any) -> Json:
        """What changes nothing."""
        seat = lectern.lesson.seat
        if isinstance(message, m.SendDraft):
            return await self._at_desk(lambda: lectern.draft(message))
        if isinstance(message, m.AskWhy):
            return await self._at_desk(lambda: reason(lectern, seat, message))
        if isinstance(message, m.AskWhys):
            return await self._whys(lectern, message)
        if isinstance(message, m.AskLook):
            return await self._look(lectern, message)
        if isinstance(message, m.Ping):
            return {"type": "pong", "ref": message.ref, "number": lectern.number}
        return lectern.state()

    async def _go_on(self, lectern: Lectern) -> tuple[Lectern, list[Json]]:
        """Read on; or, in the rest of the game, let others play."""
        if not lectern.is_rest:
            return await self._at_desk(lectern.read)
        match, codes = lectern.match, list[int]()
        if match.is_over or match.decider == lectern.lesson.seat:
            raise refusal("stale")
        if match.decider >= 0:
            job = (match.game.name, match.state.tobytes(), match.decider, EASIEST)
            codes = await self.running.thinking.run_for(self.guest.id, match.game.name, worker.think, *job)
        return await self._at_desk(lambda: lectern.play_on(codes, drawn))

    async def _whys(self, lectern: Lectern, message: m.AskWhys) -> Json:
        seat = lectern.lesson.seat
        trial, _ = await self._at_desk(lambda: lectern.try_out(seat, message.number, message.moves))
        if trial.decider != seat:
            return whys(lectern, message, {})
        job = (trial.game.name, trial.state.tobytes(), tuple(message.picked))
        free = lectern.leads_to(message.moves) and not message.picked
        return whys(lectern, message, await self._ask_worker(free, worker.reasons_at_state, *job))

    async def _look(self, lectern: Lectern, message: m.AskLook) -> Json:
        seat = lectern.lesson.seat
        state = await self._at_desk(lambda: arranged(lectern, lambda: seat, message).tobytes())
        free = lectern.leads_to(message.moves) and not message.gestures
        return look(
            lectern, message, await self._ask_worker(free, worker.look_at_state, lectern.lesson.game.name, state, seat)
        )

    async def _at_desk(self, work: Callable[[], T]) -> T:
        return await self.running.desk.do(self.guest.id, self.address, work)

    async def _ask_worker(self, free: bool, function: Any, *args: Any) -> Any:
        """Asked once for all who learn, since most of them come to the same positions; those few are `free`."""
        known, asked = self.running.told, (function.__name__, *args)
        if asked not in known:
            known[asked] = await self._work(free, function, *args)
            while len(known) > TOLD:
                known.popitem(last=False)
        return known[asked]

    def _charge(self, seconds: float) -> None:
        """A question about one position is never a long one: what it takes more, a busy machine takes."""
        self.running.desk.charge(self.guest.id, self.address, min(seconds, DEAREST))

    async def _work(self, free: bool, function: Any, *args: Any) -> Any:
        if free:
            return await self.running.thinking.answer(self.guest.id, lambda _: None, function, *args)
        await self.running.desk.wait(self.guest.id, self.address)
        return await self.running.thinking.answer(self.guest.id, self._charge, function, *args)
