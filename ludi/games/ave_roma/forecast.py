"""§8 on a copy of the record: the points if the game ended now, without extra actions."""

from functools import lru_cache
from operator import add
from typing import Any, Final

from ludi.engine.compiled import compiled
from ludi.engine.frames import OVER, RULE, push, top
from ludi.engine.offers import OFFER, Offer
from ludi.games.ave_roma import rules
from ludi.games.ave_roma.components import GOODS, STATE, Frame, Source, State
from ludi.games.ave_roma.scoring import score_seat, score_wealth, total_points
from ludi.games.ave_roma.tables import BONUSES
from ludi.games.ave_roma.vocabulary import Bonus, Deck

ANYONE: Final = -9  # no seat, and no answer of `decider`
LEAVES: Final = 500  # tried for one decision; the box needs fewer, an owner's own patrons might not
DECISIVE: Final = ("players", "order", "owned", "active", "political", "cube", "influence", "doubled", "stack", "depth")
COUNTING_GOODS: Final = sum(
    int(BONUSES[bonus]) for bonus in (Bonus.GOODS_PAIRS, Bonus.BLACK_GOODS, Bonus.GREEN_GOODS, Bonus.RED_GOODS)
)
WEALTH: Final = [Source.DENARII, Source.STORES]
IN_ACTION: Final = ("actor", "action", "due", "discounts", "incoming", "claimed", "steps", "honour")
LASTING: Final = tuple(name for name in STATE.names if name not in (*IN_ACTION, "stack", "depth"))


@compiled
def run_on(s: State, o: Offer, watched: int) -> int:
    """Rules, and the first option of every decision, up to one of the seat watched or the end; who decides then.

    Where a seat is watched, the end is when points are to be counted: that can be done for it alone.
    """
    while True:
        who = rules.decider(s)
        if who == OVER or who == watched or (who >= 0 and watched == ANYONE):
            return who
        if who == RULE:
            if watched >= 0 and top(s) == Frame.SCORE:
                return OVER
            rules.advance(s)
        else:
            rules.offer(s, o)
            rules.apply(s, int(o.codes[0]))


class Forecast:
    """Looks for what each player would choose in §8.1, each for his own good."""

    def __init__(self) -> None:
        self.offer: Any = OFFER.blank()
        self.leaves = 0

    def choices(self, s: State) -> list[int]:
        """What would be chosen from a position with nothing but scoring pending; the record itself changes."""
        found: list[int] = []
        while (who := run_on(s, self.offer, ANYONE)) != OVER:
            self.leaves = 0
            _, line = self._best(s, who)
            for code in line if self.leaves < LEAVES else line[:1]:
                run_on(s, self.offer, who)
                rules.apply(s, code)
                found.append(code)
        return found

    def _best(self, s: State, seat: int) -> tuple[int, list[int]]:
        """The most points the seat can end with, others taking their first options, and the choices that lead there."""
        count = rules.offer(s, self.offer)
        codes = self.offer.codes[:count].tolist()
        if count == 1 or self.leaves >= LEAVES:
            codes = codes[:1]
        most, best = -1, list[int]()
        for code in codes:
            after = s.copy()
            rules.apply(after, code)
            if run_on(after, self.offer, seat) == OVER:
                self.leaves += 1
                score_seat(after, seat)
                total, line = int(total_points(after, seat)), list[int]()
            else:
                total, line = self._best(after, seat)
            if total > most:
                most, best = total, [code, *line]
        return most, best


def is_scoring(s: State) -> bool:
    """Whether §8 has begun."""
    return any(Frame.LEGACY <= int(frame) & 0xFF <= Frame.SCORE for frame in s.stack[: s.depth])


def scoring_only(s: State) -> State:
    """The record with nothing but §8 to come; once that has begun, it goes on from where it stands."""
    if s.depth == 0 or is_scoring(s):
        return s.copy()  # type: ignore[no-any-return]
    end: State = STATE.only(s, LASTING)
    push(end, int(Frame.LEGACY), 0, 0, 0, 0)
    return end


def points_if_ended(s: State) -> list[list[int]]:
    """Everybody's points by source after §8; set-up must be over."""
    if s.depth == 0:
        return s.points.tolist()  # type: ignore[no-any-return]
    end = scoring_only(s)
    added = _points_to_come(_decisive(end))
    for seat in range(int(s.players)):
        score_wealth(end, seat)
    return [[*map(add, *rows)] for rows in zip(end.points.tolist(), added, strict=True)]


def _decisive(s: State) -> bytes:
    """A position with nothing in it but what choices and their points depend on: wealth adds to all of them alike."""
    few: State = STATE.only(s, DECISIVE)
    for seat in range(int(s.players)):
        if int(s.owned[seat, Deck.PATRON]) & COUNTING_GOODS:
            for good in range(GOODS):
                few.goods[seat, good] = s.goods[seat, good]
    return few.tobytes()


@lru_cache(1024)
def _points_to_come(record: bytes) -> list[list[int]]:
    """What §8 adds besides the points for wealth."""
    end: State = STATE.read(record)
    Forecast().choices(end)
    return [[0 if source in WEALTH else n for source, n in enumerate(row)] for row in end.points.tolist()]
