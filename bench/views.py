"""What showing a game costs while rules are interpreted: `LUDI_INTERPRET=1 python -m bench.views --game ave_roma`.

A game of random moves is played; at its decisions the time of `scene`, `view` and `look` is taken, in milliseconds of
processor time, and the size of each as JSON.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from ludi.engine.match import Match
from ludi.engine.registry import get_game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="ave_roma")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--option", nargs=2, action="append", default=[], metavar=("NAME", "VALUE"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="only at every so many decisions")
    given = parser.parse_args()
    match = Match(get_game(given.game), given.players, dict(given.option))
    for name, numbers in measured(match, random.Random(given.seed), given.every).items():
        told = " ".join(f"{key} {value:10.2f}" for key, value in summary(numbers).items())
        sys.stdout.write(f"{name:12} {told}\n")


def measured(match: Match, source: random.Random, every: int) -> dict[str, list[float]]:
    game, decisions = match.game, 0
    found: dict[str, list[float]] = {}
    while not match.is_over:
        if match.decider >= 0:
            decisions += 1
            if decisions % every == 0:
                s, seat = match.state, match.decider
                take(found, "scene", lambda s=s: game.scene(s))  # type: ignore[misc]
                take(found, "view", lambda s=s: game.view(s))  # type: ignore[misc]
                take(found, "look", lambda s=s, seat=seat: game.guide.look(s, seat))  # type: ignore[misc]
        match.play_code(source.choice(game.offered(match.state)))
    return found


def take(found: dict[str, list[float]], name: str, made: Callable[[], Any]) -> None:
    start = time.process_time()
    data = made()
    found.setdefault(f"{name} ms", []).append((time.process_time() - start) * 1000)
    found.setdefault(f"{name} bytes", []).append(len(json.dumps(data, separators=(",", ":"))))


def summary(numbers: Sequence[float]) -> dict[str, float]:
    ordered = sorted(numbers)
    return {
        "mean": sum(ordered) / len(ordered),
        "median": ordered[len(ordered) // 2],
        "p95": ordered[len(ordered) * 95 // 100],
        "max": ordered[-1],
    }


if __name__ == "__main__":
    main()
