"""`make sentences`: what Python says in each language, for the browser's tests to say the same."""

import json
import random
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from ludi.engine.contract import Game, Options
from ludi.engine.errors import CannotUndo, IllegalMove, LudiError
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.engine.registry import GAMES, get_game
from ludi.engine.texts import LANGUAGES, Counted, Message, Name, message_view, texts

FILE: Final = Path(__file__).resolve().parent.parent / "web" / "tests" / "story" / "sentences.json"
SEED: Final = 12
PER_MESSAGE: Final = 4  # of each message at most so many different sentences
RUNNING: Final = 6  # of each game, stories of several sentences as running text
TRIES: Final = 2  # of what was offered earlier in such a decision
EARLY: Final = 60  # moves after which undo is not tried: it plays the whole game again
NUMBERS: Final = (0, 1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 1000, 1234567)


def kinds(game: Game) -> Iterator[tuple[int, Options]]:
    """Every value of the first option, with the fewest players and the most."""
    specs = game.option_specs[:1]
    for options in [{spec.name: value} for spec in specs for value in spec.values] or [{}]:
        counts = game.player_counts({**game.default_options(), **options})
        yield from ((players, options) for players in sorted({min(counts), max(counts)}))


def game_of(game: Game, players: int, options: Options) -> Iterator[Message]:
    """All that is said in a game of random choices: prompts, options, refusals, the story."""
    match, source = Match(game, players, options), random.Random(f"{SEED} {options} {players}")
    earlier: list[str] = []
    while not match.is_over:
        offered = game.offered(match.state)
        yield game.prompt(match.state)
        yield from (game.describe(match.state, code) for code in offered)
        if match.decider != CHANCE:
            yield from refused(match, wrong(earlier, match, source))
        earlier += [text for text in match.offered() if text not in earlier]
        weights = game.weights(match.state) if match.decider == CHANCE else [1] * len(offered)
        for step in match.play_code(source.choices(offered, weights, k=1)[0]):
            yield from game.narrate(step)
    yield game.prompt(match.state)
    yield from refused(match, earlier[:1])


def wrong(earlier: list[str], match: Match, source: random.Random) -> Iterator[str]:
    """What could be said at another time, the same with one word that means nothing, and plain nonsense."""
    verbs = {text.split()[0] for text in match.offered()}
    alike = [text for text in earlier if text.split()[0] in verbs]
    for text in [*source.sample(alike, min(TRIES, len(alike))), *source.sample(earlier, min(1, len(earlier)))]:
        words = text.split()
        yield text
        yield " ".join([*words[:-1], "nusquam"])
        yield " ".join([*words[:1], "nemo", *words[2:]])
    yield "alea iacta est"


def refused(match: Match, tried: Iterable[str]) -> Iterator[Message]:
    for text in tried:
        try:
            match.check(text)
        except IllegalMove as error:
            yield from message_of(error)
    if len(match.moves) < EARLY or match.is_over:
        try:
            match.fork().undo()
        except CannotUndo as error:
            yield from message_of(error)


def message_of(error: LudiError) -> Iterator[Message]:
    if error.message is not None:
        yield error.message


def stories(game: Game) -> Iterator[list[Message]]:
    """What moves with more than one sentence to them cause, as it is told."""
    players, options = next(kinds(game))
    match, source = Match(game, players, options), random.Random(SEED)
    while not match.is_over:
        steps = match.play_code(source.choice(game.offered(match.state)))
        story = [message for step in steps for message in game.narrate(step)]
        if len(story) > 1:
            yield story


def edges(messages: list[Message]) -> Iterator[Message]:
    """Numbers and lists that no single game has, in sentences that take them."""
    for message in {message.id: message for message in messages}.values():
        for name, value in message.args.items():
            if isinstance(value, int | Counted):
                for number in random.Random(message.id).sample(NUMBERS, 1):
                    counted = Counted(value.id, number) if isinstance(value, Counted) else number
                    yield Message(message.id, {**message.args, name: counted})
            elif isinstance(value, list) and value and all(isinstance(part, Name | Counted) for part in value):
                yield from (Message(message.id, {**message.args, name: (value * 3)[:count]}) for count in (0, 3))


def kind_of(message: Message) -> str:
    """A refusal is of the kind of its reason."""
    why = message.args.get("why")
    return f"{message.id} {why.id}" if isinstance(why, Message) else message.id


def sentences() -> Iterator[dict[str, Any]]:
    for game in map(get_game, GAMES):
        said = [message for players, options in kinds(game) for message in game_of(game, players, options)]
        few = list(chosen(said))
        for message in [*few, *edges(few)]:
            yield {"said": message_view(message), **{language: texts(language)(message) for language in LANGUAGES}}
        for story in islice(stories(game), RUNNING):
            spoken = {language: texts(language).tell(story) for language in LANGUAGES}
            yield {"told": [message_view(message) for message in story], **spoken}


def chosen(messages: Iterable[Message]) -> Iterator[Message]:
    """A few different ones of each kind."""
    seen: dict[str, set[str]] = {}
    for message in messages:
        known, key = seen.setdefault(kind_of(message), set()), json.dumps(message_view(message))
        if key not in known and len(known) < PER_MESSAGE:
            known.add(key)
            yield message


def main() -> None:
    lines = dict.fromkeys(json.dumps(entry, ensure_ascii=False) for entry in sentences())
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
