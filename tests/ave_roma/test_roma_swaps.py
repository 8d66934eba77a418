"""§6 Roma, §6.8: an owner's box may have both M8 and M9 at Roma. A walk is offered exactly if it can be paid.

What the rules offer is held against a search through every way to pay and every patron to wake, written here anew.
"""

import random
from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from ludi.engine.arrays import as_numpy
from ludi.engine.compiled import INTERPRETED
from ludi.engine.contract import Game
from ludi.engine.match import Match
from ludi.games.ave_roma.components import RING, Frame
from ludi.games.ave_roma.content import Content, read
from ludi.games.ave_roma.vocabulary import Icon, Location, Modifier
from tests.ave_roma.box import edited
from tests.ave_roma.table import Table

pytestmark = pytest.mark.skipif(not INTERPRETED, reason="other boxes would be compiled for minutes")

Edit = tuple[str, str, str, int]
MARIUS: Edit = ("patrons.toml", 'active="M9", at="Legatus"', 'active="M9", at="Roma"', 1)  # P06; P05 has M8 there
DEAR: tuple[Edit, ...] = (  # more honours, and more to pay between them
    ("tracks.toml", "cost={den=1}, honour=false", "cost={surplus=1, any=1}, honour=true", 3),
    ("tracks.toml", "cost={}, honour=false", "cost={surplus=1, wood=1}, honour=false", 3),
    ("tracks.toml", "cost={surplus=1}, honour=false", "cost={surplus=2, red=1}, honour=true", 3),
)
BOXES: dict[str, tuple[Edit, ...]] = {"P06 at Roma": (MARIUS,), "dear spaces": (MARIUS, *DEAR)}
POSITIONS = 150
COLUMELLA, MARIUS_CARD, CLODIUS, CICERO, CAMILLUS = 4, 5, 9, 14, 28  # M8, M9, M11, M1 and M6 at Roma
GOODS = ("wood", "stone", "cattle", "grain", "mineral", "wine")
Goods = tuple[int, ...]


@pytest.fixture(scope="module", params=BOXES)
def owned(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Game, Content]:
    folder: Path = tmp_path_factory.mktemp("owner") / "box"
    return edited(folder, *BOXES[request.param]), read(folder)


def table_of(game: Game, advanced: str = "off") -> Table:
    class OwnersTable(Table):
        @classmethod
        def game(cls) -> Game:
            return game

    return OwnersTable(2, advanced=advanced, length="full")


class Walker:
    """Whether a walk in the Colosseum can be paid, by trying everything."""

    def __init__(self, content: Content, s: Any) -> None:
        self.content, self.s = content, as_numpy(s)
        self.after = cache(self._after)
        self.paid = cache(self._paid)

    def works(self, team: frozenset[int], modifier: Modifier) -> bool:
        return any(
            self.content.patron_modifier[p] == modifier and self.content.patron_at[p] == Location.ROMA for p in team
        )

    def can_walk(self, steps: int) -> bool:
        mine = [p for p in range(30) if int(self.s.owned[0, 2]) >> p & 1]
        team = frozenset(p for p in mine if int(self.s.active) >> p & 1)
        goods = tuple(int(n) for n in self.s.goods[0])
        place, political = int(self.s.arena[0]), int(self.s.political[0])
        return self.after(
            place, steps, goods, int(self.s.surplus[0]), int(self.s.denarii[0]), team, frozenset(mine) - team, political
        )

    def _after(
        self,
        place: int,
        steps: int,
        goods: Goods,
        surplus: int,
        denarii: int,
        team: frozenset[int],
        idle: frozenset[int],
        political: int,
    ) -> bool:
        if steps == 0:
            return True
        place = (place + 1) % RING
        cost = [0] * len(Icon)
        if not self.works(team, Modifier.FREE_STEPS) and place != int(self.s.arena[1]):
            cost = list(self.content.colosseum_cost[place])
        if cost[Icon.DEN] > denarii:
            return False
        woken: list[frozenset[int]] = [frozenset()]
        if self.content.honour[place]:
            political = min(political + 1, 10)
            if political <= 5 and idle:
                woken = [frozenset({p}) for p in idle]
        swaps = self.works(team, Modifier.SURPLUS_FOR_GOODS), self.works(team, Modifier.GOODS_FOR_SURPLUS)
        icons = tuple(icon for icon in range(Icon.DEN) for _ in range(cost[icon]))
        return any(
            self.after(place, steps - 1, *left, denarii - cost[Icon.DEN], team | new, idle - new, political)
            for left, new in product(self.paid(icons, goods, surplus, swaps), woken)
        )

    def _paid(self, icons: Goods, goods: Goods, surplus: int, swaps: tuple[bool, bool]) -> set[tuple[Goods, int]]:
        """What may be left after paying these icons in every way."""
        if not icons:
            return {(goods, surplus)}
        icon, *rest = icons
        colour = 2 * (icon - Icon.BLACK)
        accepted: Sequence[int] = (icon,) if icon < Icon.BLACK else (colour, colour + 1)
        if icon >= Icon.ANY:
            accepted = range(6) if icon == Icon.ANY or swaps[1] else ()
        left: set[tuple[Goods, int]] = set()
        for good in accepted:
            if goods[good]:
                fewer = tuple(n - (g == good) for g, n in enumerate(goods))
                left |= self.paid(tuple(rest), fewer, surplus, swaps)
        if surplus and (icon == Icon.SURPLUS or swaps[0]):
            left |= self.paid(tuple(rest), goods, surplus - 1, swaps)
        return left


def shuffle(s: Any, rng: random.Random) -> None:
    """Yellow is poor and has patrons for Roma, some of them active."""
    s = as_numpy(s)
    s.goods[0] = [rng.choice((0, 0, 1, 2)) for _ in range(6)]
    s.surplus[0], s.denarii[0] = rng.randint(0, 5), rng.randint(0, 3)
    s.arena[:2] = rng.sample(range(RING), 2)
    mine = rng.sample((COLUMELLA, MARIUS_CARD, COLUMELLA, MARIUS_CARD, CICERO, CAMILLUS, CLODIUS), rng.randint(1, 4))
    s.owned[0, 2] = sum(1 << p for p in set(mine))
    s.political[0] = rng.randint(0, 5)
    s.active = sum(1 << p for p in list(dict.fromkeys(mine))[: rng.randint(0, int(s.political[0]))])
    for p in (COLUMELLA, MARIUS_CARD, CICERO, CAMILLUS, CLODIUS):
        s.row[2][s.row[2] == p] = -1


def dead_ends(match: Match, rng: random.Random, tries: int) -> list[str]:
    """Play a walk to the end of its action in some ways; what was played where that was impossible."""
    for _ in range(tries):
        trial = match.fork()
        begun = len(trial.moves)
        while trial.state.action:
            offered = trial.game.offered(trial.state)
            s = as_numpy(trial.state)
            if not offered or min(*s.goods[0], s.surplus[0], s.denarii[0]) < 0:
                return [move.text for move in trial.moves[begun:]]
            trial.play_code(rng.choice(offered))
    return []


@pytest.mark.parametrize(("surplus", "asked"), [(1, False), (2, True)])
def test_goods_do_not_pay_for_surplus_that_was_due_before(tmp_path: Path, surplus: int, asked: bool) -> None:
    """From space 2: 3 costs a surplus, 4 a green good and wakes Marius (M9), 7 a surplus, 8 a black good.

    A sixth step, by the advanced extra, needs a second surplus for the black good: two wine can pay for one surplus
    only, since the other was due before Marius woke.
    """
    table = table_of(edited(tmp_path / "box", MARIUS), advanced="on")
    table.cards_given(owned={"yellow": ["columella", "marius", "hannibal-4"]}, active=["columella"])
    table.given(surplus={"yellow": surplus}, denarii={"yellow": 9}, political={"yellow": 1})
    table.given(colosseum={"yellow": 2, "green": 12}, goods={"yellow": {"cattle": 1, "wine": 2}})
    table.play("place 5 roma")
    assert (table.frame == "EXTRA_BEFORE") == asked


@pytest.mark.parametrize("seed", range(3))
def test_a_walk_is_offered_exactly_if_it_can_be_paid(owned: tuple[Game, Content], seed: int) -> None:
    game, content = owned
    rng, table, found = random.Random(seed), table_of(game), {True: 0, False: 0}
    fresh = table.match.fork()
    for _ in range(POSITIONS):
        table.match = fresh.fork()
        shuffle(table.s, rng)
        assert table.frame == Frame.TURN.name
        walker = Walker(content, table.s)
        expected = {steps: walker.can_walk(steps) for steps in range(1, 6)}
        offers = set(table.offers())
        assert {steps: f"place {steps} roma" in offers for steps in range(1, 6)} == expected, table.s
        for steps in (n for n in range(1, 6) if expected[n]):
            trial = table.match.fork()
            trial.play(f"place {steps} roma")
            assert dead_ends(trial, rng, 2) == [], table.s
        for can in expected.values():
            found[can] += 1
    assert min(found.values()) > POSITIONS // 4
