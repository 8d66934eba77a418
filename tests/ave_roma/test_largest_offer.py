"""§6: no offer is larger than the record that holds it, and nothing of the largest ones is lost."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludi.engine.arrays import as_numpy
from ludi.engine.compiled import INTERPRETED
from ludi.engine.contract import Game
from ludi.engine.match import Match
from ludi.engine.offers import MAX_OPTIONS
from ludi.games.ave_roma.components import CARDS, RING
from ludi.games.ave_roma.turn import LARGEST_TURN
from tests.ave_roma.box import edited
from tests.ave_roma.table import Table

LARGEST_PACKAGED = 282  # 1 + 51 + 3 * 70 + 20: see turn.py
RICH: dict[str, Any] = {
    "goods": {"yellow": dict.fromkeys(("wood", "stone", "cattle", "grain", "mineral", "wine"), 3)},
    "surplus": {"yellow": 7},
    "denarii": {"yellow": 99},
}
CLIMBS = 4
STEPS = 120 if INTERPRETED else 1500


def rich(trained: dict[int, int], hand: list[int], table: type[Table] = Table, **options: Any) -> Table:
    """Yellow, who can pay for everything, with workers in training ({change: printed value}) and at hand."""
    given = table(2, length="full", training="up_to", **options).given(**RICH)
    return given.given(trained={"yellow": trained}, hand={"yellow": hand})


def every_option_can_be_played(match: Match) -> int:
    """Each is written differently, shown, and carried out; how many there are."""
    options, codes = match.offered(), match.game.offered(match.state)
    assert list(options.values()) == codes
    assert [choice["text"] for choice in match.game.view(match.state)["choices"]] == list(options)
    for text, code in options.items():
        trial = match.fork()
        trial.play_code(code)
        assert trial.moves[-1].text == text
    return len(codes)


@pytest.mark.parametrize("advanced", ["off", "on"])
def test_a_turn_of_more_than_222_options(advanced: str) -> None:  # §6: training up to the printed number
    table = rich({1: 2, 2: 3, 3: 3}, [1, 2], advanced=advanced)
    assert every_option_can_be_played(table.match) == 1 + 51 + 70 + 70 + (20 + 1) + (17 + 1)


def test_the_largest_turn_with_the_packaged_data() -> None:
    table = rich({1: 2, 2: 3, 3: 3, 4: 1}, [1])
    assert every_option_can_be_played(table.match) == LARGEST_PACKAGED


@pytest.mark.skipif(not INTERPRETED, reason="another box is compiled for minutes; the bound does not depend on that")
def test_the_largest_turn_with_any_data(tmp_path: Path) -> None:
    game = edited(tmp_path / "box", *(("tracks.toml", f"least=1, most={n}", "least=1, most=5", 1) for n in range(1, 5)))

    class OpenTable(Table):
        @classmethod
        def game(cls) -> Game:
            return game

    assert every_option_can_be_played(rich({1: 3, 2: 3, 3: 3, 4: 3}, [3], OpenTable).match) == LARGEST_TURN


# ---- a search for something larger -----------------------------------------------------------------------------------


def deal_workers(s: Any, rng: random.Random) -> None:
    """Five workers, some of them in training."""
    values = [rng.randint(1, 5) for _ in range(5)]
    s.trained[0] = [values.pop() if rng.random() < 0.7 else 0 for _ in range(4)]
    s.hand[0] = [values.count(value) for value in range(1, 6)]


def deal_money(s: Any, rng: random.Random) -> None:
    s.goods[0] = [rng.randint(0, 3) for _ in range(6)]
    s.surplus[0] = rng.randint(0, 7)
    s.denarii[0] = rng.choice([0, 3, 12, 60])


def deal_patrons(s: Any, rng: random.Random) -> None:
    """Any patrons that nobody else has, as many of them active as there are slots."""
    lying = {int(card) for card in (*s.row[2], s.face_up[2])}
    free = [card for card in range(CARDS) if card not in lying]
    mine = rng.sample(free, 8)
    s.owned[0, 2] = sum(1 << card for card in mine)
    s.political[0] = rng.randint(0, 10)
    s.active = sum(1 << card for card in mine[: min(int(s.political[0]), 5)])


def walk_about(s: Any, rng: random.Random) -> None:
    s.arena[:2] = [rng.randrange(RING), rng.randrange(RING)]


CHANGES: tuple[Callable[[Any, random.Random], None], ...] = (deal_workers, deal_money, deal_patrons, walk_about)


@pytest.mark.parametrize("number", range(CLIMBS))
def test_climbing_finds_no_larger_offer(number: int) -> None:
    """From a random position, whatever makes the offer no smaller is kept."""
    rng = random.Random(number)
    table = Table(2, length="full", training="up_to", advanced=rng.choice(["off", "on"]))
    game, best = table.match.game, table.s.copy()
    most = len(game.offered(best))
    for _ in range(STEPS):
        trial = best.copy()
        for change in rng.sample(CHANGES, rng.randint(1, 2)):
            change(as_numpy(trial), rng)
        found = len(game.offered(trial))
        assert found <= LARGEST_PACKAGED <= LARGEST_TURN <= MAX_OPTIONS
        if found >= most:
            best, most = trial, found
    assert most > 192, "the climb has found nothing large"
