"""`make golden`: whole games as readable text, one per edition and number of players, to be reviewed as diffs."""

import hashlib
import random
from pathlib import Path

from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.texts import texts

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
GAMES = [("retail", 2), ("retail", 3), ("retail", 4), ("v3", 3), ("v3", 4), ("v3", 5)]


def path(edition: str, players: int) -> Path:
    return FOLDER / f"municipium-{edition}-{players}.txt"


def golden(edition: str, players: int) -> str:
    """A game of uniformly random choices: every move with its story, and a hash of the record after it."""
    game, speak = get_game("municipium"), texts("en")
    match = Match(game, players, {"edition": edition})
    source = random.Random(f"{edition} {players}")
    lines = [f"# Municipium, {edition}, {players} players, random choices; number, who, move, record, story"]
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
    for edition, players in GAMES:
        path(edition, players).write_text(golden(edition, players), encoding="utf-8")


if __name__ == "__main__":
    main()
