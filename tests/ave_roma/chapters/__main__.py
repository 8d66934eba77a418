"""`python -m tests.ave_roma.chapters`: compile these tests' box of data once, before `pytest -n` does so twice."""

import random

from ludi.engine.match import Match
from tests.ave_roma.chapters.table import Table


def main() -> None:
    match = Match(Table.game(), 2)
    while not match.is_over:
        match.play_code(random.choice(match.game.offered(match.state)))


if __name__ == "__main__":
    main()
