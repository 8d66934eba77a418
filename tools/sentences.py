"""`make sentences`: what Python says in each language, for the browser's tests to say the same."""

import json
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from ludi.engine.errors import CannotUndo, IllegalMove, LudiError
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.texts import LANGUAGES, Counted, Message, message_view, texts

FILE: Final = Path(__file__).resolve().parent.parent / "web" / "tests" / "story" / "sentences.json"
SEED: Final = 12
PER_MESSAGE: Final = 4  # of each message so many different sentences
RUNNING: Final = 12  # stories of several sentences as running text
TRIED: Final = (
    "move tavern nowhere",
    "move tavern emporium",
    "move temple forum wreathed",
    "place priest baths",
    "place consul forum",
    "use temple",
    "use forum",
    "use basilica",
    "card triumph",
    "card great-family",
    "alea iacta est",
)


def game(players: int, edition: str) -> Iterator[Message]:
    """All that is said in a game of random choices: prompts, options, refusals, the story."""
    match = Match(get_game("municipium"), players, {"edition": edition})
    rules, source = match.game, random.Random(f"{SEED} {edition} {players}")
    while not match.is_over:
        offered = rules.offered(match.state)
        yield rules.prompt(match.state)
        yield from (rules.describe(match.state, code) for code in offered)
        if match.decider != CHANCE:
            yield from refused(match)
        weights = rules.weights(match.state) if match.decider == CHANCE else [1] * len(offered)
        for step in match.play_code(source.choices(offered, weights, k=1)[0]):
            yield from rules.narrate(step)
    yield rules.prompt(match.state)
    yield from refused(match)


def stories() -> Iterator[list[Message]]:
    """What moves with more than one sentence to them cause, as it is told."""
    match = Match(get_game("municipium"), 4)
    source = random.Random(SEED)
    while not match.is_over:
        offered = match.game.offered(match.state)
        steps = match.play_code(source.choice(offered))
        story = [message for step in steps for message in match.game.narrate(step)]
        if len(story) > 1:
            yield story


def refused(match: Match) -> Iterator[Message]:
    for text in TRIED:
        try:
            match.check(text)
        except IllegalMove as error:
            yield from told(error)
    try:
        match.fork().undo()
    except CannotUndo as error:
        yield from told(error)


def told(error: LudiError) -> Iterator[Message]:
    if error.message is not None:
        yield error.message


def edges() -> Iterator[Message]:
    """Ordinals, plurals and lists that no single game has."""
    for number in (1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111):
        yield Message("mun-basilica-decurion", {"family": get_game("municipium").seat_title(0), "n": number})
    for number in (0, 1, 1000, 1234567):
        yield Message("mun-do-bring-count", {"members": Counted("mun-count-plain", number)})
    pieces = [Counted("mun-count-priest", 1), Counted("mun-count-favor", 2), Counted("mun-count-soldier", 3)]
    for count in range(4):
        yield Message("mun-do-take-two", {"citizens": pieces[:count]})


def sentences() -> list[dict[str, Any]]:
    said: dict[str, dict[str, Any]] = {}
    seen: dict[str, int] = {}
    for message in [*edges(), *game(4, "retail"), *game(2, "retail"), *game(5, "v3")]:
        view = message_view(message)
        kind = message.id if message.id != "refused" else f"refused {view['args']['why']['id']}"
        key = json.dumps(view)
        if key in said or (seen.get(kind, 0) >= PER_MESSAGE and kind != "mun-basilica-decurion"):
            continue
        seen[kind] = seen.get(kind, 0) + 1
        said[key] = {"said": view, **{language: texts(language)(message) for language in LANGUAGES}}
    running = [
        {"told": [message_view(m) for m in story], **{language: texts(language).tell(story) for language in LANGUAGES}}
        for story in islice(stories(), RUNNING)
    ]
    return [*said.values(), *running]


def main() -> None:
    lines = [json.dumps(entry, ensure_ascii=False) for entry in sentences()]
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
