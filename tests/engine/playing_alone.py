"""Everything a table without a server needs of Python. Run by `test_unaided.py`; prints what was done, as JSON."""

import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from ludi.engine.compiled import INTERPRETED
from ludi.engine.contract import Game, Options
from ludi.engine.errors import CannotUndo, IllegalMove
from ludi.engine.fairness import Dealer, Sitting
from ludi.engine.frames import CHANCE
from ludi.engine.guide import Draft
from ludi.engine.lesson import get_lesson, lesson_names
from ludi.engine.match import Match
from ludi.engine.packages import installed
from ludi.engine.reference import rule_sections, rules_text
from ludi.engine.registry import GAMES, get_game
from ludi.engine.replay import Replay, Seat, load, save, verify
from ludi.engine.texts import LANGUAGES, message_view

LOOKS = 0.05  # of all decisions are looked at closely
done: Counter[str] = Counter()


def tables(game: Game) -> list[tuple[int, Options]]:
    """Each value of the first option, with each number of players."""
    sets: list[Options] = [{spec.name: value} for spec in game.option_specs[:1] for value in spec.values]
    return [(n, given) for given in sets for n in game.player_counts(game.default_options() | given)]


def look(match: Match) -> None:
    """What people are told of a position, and of what they cannot do in it."""
    game, state, seat = match.game, match.state, match.decider
    done["views"] += len(json.dumps(game.view(state))) > 0
    done["targets"] += len(game.guide.targets(state, seat))
    try:
        match.check("sing aloud")
    except IllegalMove as error:
        done["refusals"] += bool(message_view(error.message)["args"])
    try:
        match.fork().undo()
        done["undone"] += 1
    except CannotUndo as error:
        done["not undone"] += bool(message_view(error.message)["id"])
    trial = match.fork()
    text = next(iter(trial.offered()))
    trial.play(text)
    game.guide.tally(Draft(state, (text,), trial.state, trial.state))
    done["shares"] += len(chances(match))


def chances(match: Match) -> list[float]:
    out: Any = [0.0] * match.players
    match.game.rules.prospects(match.state, out)
    return [*out, *(match.game.rules.evaluate(match.state, seat) for seat in range(match.players))]


def play(game: Game, players: int, options: Options, source: random.Random) -> Replay:
    """A whole game, dealt fairly and told step by step."""
    replay = Replay(Match(game, players, options), [Seat("Anna", "human")] * players, "table-1")
    match, dealer = replay.match, Dealer.fresh(replay.terms(1), 1, ["11" * 32] * players)
    while not match.is_over:
        if match.decider == CHANCE:
            steps = match.draw(lambda weights: dealer.draw(match.draws_made() + 1, weights))
        else:
            if source.random() < LOOKS:
                look(match)
            steps = match.play_code(source.choice(match.codes()))
        done["sentences"] += sum(len(list(map(message_view, game.narrate(step)))) for step in steps)
    replay.sittings.append(Sitting.of(dealer, match.draws_made()))
    done["results"] += game.view(match.state)["result"] is not None
    return replay


def keep(replay: Replay, folder: Path) -> None:
    """The file says the same game, and that it was dealt fairly."""
    save(replay, folder / "game.json", replace=True)
    again = load(folder / "game.json")
    assert again.match.state.tobytes() == replay.match.state.tobytes()
    assert again.match.payoffs() == replay.match.payoffs()
    done["verified"] += verify(again).draws == replay.match.draws_made()


def learn(game: Game) -> None:
    """Lessons play themselves through when they are read."""
    for name in lesson_names(game.name):
        lesson = get_lesson(game.name, name)
        done["lesson steps"] += sum(bool(lesson.start(number)[1].game) for number in range(len(lesson.steps)))


def read(game: Game) -> None:
    for language in LANGUAGES:
        if installed()[game.name].rules_text(language):
            done["sections"] += len(rule_sections(game.name, language))
            done["letters"] += len(rules_text(game.name, language, None))


def main() -> None:
    assert INTERPRETED
    with tempfile.TemporaryDirectory() as folder:
        for game in map(get_game, GAMES):
            json.dumps(game.catalogue())
            for players, options in tables(game):
                keep(play(game, players, options, random.Random(f"{game.name} {players} {options}")), Path(folder))
                done["games"] += 1
            learn(game)
            read(game)
    modules = {name.partition(".")[0] for name, module in sys.modules.items() if module}
    json.dump({"done": done, "modules": sorted(modules)}, sys.stdout)


if __name__ == "__main__":
    main()
