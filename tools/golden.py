"""`make golden`: whole games as readable text, to be reviewed as diffs."""

import hashlib
import random
from pathlib import Path
from typing import Final

from ludi.engine.contract import Game, GoldenCase
from ludi.engine.match import Match
from ludi.engine.registry import GAMES, get_game
from ludi.engine.texts import texts

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"


def cases() -> list[tuple[Game, GoldenCase]]:
    return [(game, case) for game in map(get_game, GAMES) for case in game.golden]


def path(game: Game, case: GoldenCase) -> Path:
    return FOLDER / f"{game.name.replace('_', '-')}-{case.kind}-{case.players}.txt"


def golden(game: Game, case: GoldenCase) -> str:
    """A game of uniformly random choices: every move with its story, and a hash of the record after it."""
    speak, players = texts("en"), case.players
    match = Match(game, players, case.options)
    source = random.Random(" ".join(map(str, [*case.options.values(), players])))
    head = f"# {game.title}, {case.kind}, {players} players, random choices; number, who, move, record, story"
    lines = [head]
    while not match.is_over:
        who = match.actor_name(match.decider)
        steps = match.play_code(source.choices(game.offered(match.state), _weights(match), k=1)[0])
        story = speak.tell(message for step in steps for message in game.narrate(step))
        record = hashlib.sha256(match.state.tobytes()).hexdigest()[:8]
        lines.append(f"{len(match.moves):>3} {who:<6} {match.moves[-1].text:<28} {record} {story}".rstrip())
    shares = " ".join(f"{name}={share:g}" for name, share in zip(game.seat_names, match.payoffs(), strict=False))
    return "\n".join([*lines, f"# {shares}"]) + "\n"


def _weights(match: Match) -> list[int]:
    if match.decider >= 0:
        return [1] * len(match.game.offered(match.state))
    return match.game.weights(match.state)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, case in cases():
        path(game, case).write_text(golden(game, case), encoding="utf-8")


if __name__ == "__main__":
    main()
