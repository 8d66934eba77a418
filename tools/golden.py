"""`make golden`: whole games as readable text, to be reviewed as diffs."""

import hashlib
import random
from pathlib import Path
from typing import Final

from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.texts import texts

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
Golden = tuple[str, str, str, int]  # game, option, its value, players
GAMES: Final[dict[str, list[Golden]]] = {
    "municipium": [
        ("municipium", "edition", edition, players)
        for edition, counts in (("retail", (2, 3, 4)), ("v3", (3, 4, 5)))
        for players in counts
    ],
    "ave_roma": [("ave_roma", "advanced", value, players) for value in ("off", "on") for players in (2, 3, 4, 5)],
}


def kind(option: str, value: str) -> str:
    """A word for the sort of game."""
    return value if option == "edition" else {"off": "basic", "on": "advanced"}[value]


def path(game: str, option: str, value: str, players: int) -> Path:
    return FOLDER / f"{game.replace('_', '-')}-{kind(option, value)}-{players}.txt"


def golden(name: str, option: str, value: str, players: int) -> str:
    """A game of uniformly random choices: every move with its story, and a hash of the record after it."""
    game, speak = get_game(name), texts("en")
    match = Match(game, players, {option: value})
    source = random.Random(f"{value} {players}")
    head = f"# {game.title}, {kind(option, value)}, {players} players, random choices; number, who, move, record, story"
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
    for games in GAMES.values():
        for game in games:
            path(*game).write_text(golden(*game), encoding="utf-8")


if __name__ == "__main__":
    main()
