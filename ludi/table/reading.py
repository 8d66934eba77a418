"""What can be read without a table: games, words, rules, lessons, files."""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from ludi.bots.levels import LEVELS, PLAIN, USUAL
from ludi.engine.errors import quoted
from ludi.engine.lesson import Lesson, get_lesson, lesson_names
from ludi.engine.packages import installed
from ludi.engine.reference import rule_sections, rules_opening
from ludi.engine.registry import GAMES, get_game, working_games
from ludi.engine.replay import loads
from ludi.engine.texts import LANGUAGES
from ludi.table import coaching, telling
from ludi.table.game_list import game_info
from ludi.table.learning import EASIEST, Pupil
from ludi.table.lectern import contents_of
from ludi.table.playing import Json
from ludi.table.refusals import Refusal, refusal
from ludi.table.wishes import Message

LESSON = re.compile(r"/lessons/([^/]+)/([^/]+)")


def catalogue(bots: Sequence[str]) -> Json:
    """What `Catalogue` says, with these bots."""
    games = [game_info(game, ready=True) for game in working_games()[0]]
    strengths = {name: level for level, name in enumerate((*PLAIN, *LEVELS))}
    known = [{"name": name, "strength": strengths[name]} for name in bots]
    return {"games": games, "bots": known, "usual_bot": USUAL if USUAL in bots else bots[0]}


def lesson(_: Any, game: str, name: str) -> Json:
    return contents_of(_lesson(game, name), EASIEST)


def _lesson(game: str, name: str) -> Lesson:
    if game not in GAMES or name not in lesson_names(game):
        raise Refusal("not_found", sentence=f"There is no lesson {quoted(name)} of {quoted(game)} here.")
    return get_lesson(game, name)


def learn(path: str, wish: Json, player: str) -> tuple[Json | None, Json | None]:
    """What is answered at a step of a lesson, or what a bot has to think about first.

    Asked again, the wish has the `codes` that the bot has chosen.
    """
    found = LESSON.fullmatch(path)
    if found is None:
        raise refusal("not_found")
    pupil = Pupil(_lesson(*found.groups()), wish["step"], wish.get("position"), player)
    message = Message.of(wish["message"])
    job = pupil.job(message)
    if job is not None and "codes" not in wish:
        return None, job
    told = pupil.answer(message, wish.get("codes", ()))
    return {"messages": told, "position": pupil.position}, None


def rules(_: Any, game: str, language: str) -> Json:
    if game not in GAMES or language not in LANGUAGES:
        raise Refusal("not_found", sentence=f"There are no rules of {quoted(game)} in {quoted(language)}.")
    sections = [vars(section) for section in rule_sections(game, language)]
    return {"game": game, "language": language, "opening": rules_opening(game, language), "sections": sections}


def printed(_: Any, game: str) -> Any:
    return get_game(game).catalogue()


def words(_: Any, game: str, language: str) -> str:
    if game not in GAMES or language not in LANGUAGES:
        raise Refusal("not_found", sentence=f"There are no words of {quoted(game)} in {quoted(language)}.")
    return "\n".join(path.read_text(encoding="utf-8") for path in installed()[game].words(language))


def story(text: Any) -> Json:
    return telling.story(loads(text if isinstance(text, str) else json.dumps(text)))


def to_judge(wish: Any) -> Json:
    return coaching.questions(wish["file"])


def decided(wish: Any) -> Any:
    """What `Findings` says of a game, its positions having been judged."""
    return coaching.findings_of(wish["file"], wish["judge"], wish["looks"])


def line(wish: Any) -> Json:
    return coaching.line_story(wish)


def look(wish: Any) -> Json:
    """What `LookView` says of the position after these moves."""
    return telling.look_after(get_game(wish["game"]), wish["options"], wish["players"], wish["codes"], wish.get("seat"))


Reading = Callable[..., Any]
READINGS: tuple[tuple[str, Reading], ...] = (
    (r"GET /lessons/([^/]+)/([^/]+)", lesson),
    (r"GET /rules/([^/]+)/([^/]+)", rules),
    (r"GET /games/([^/]+)/catalogue", printed),
    (r"GET /games/([^/]+)/words/([^/]+)", words),
    (r"POST /stories", story),
    (r"POST /look", look),
    (r"POST /analyses/questions", to_judge),
    (r"POST /analyses/findings", decided),
    (r"POST /analyses/line", line),
)
