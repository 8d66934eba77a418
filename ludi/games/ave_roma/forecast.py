"""§8 on a copy of the record: the points if the game ended now, without extra actions."""

from typing import Any, Final

import numpy as np

from ludi.engine.compiled import compiled
from ludi.engine.frames import OVER, RULE, push
from ludi.engine.offers import OFFER, Offer
from ludi.games.ave_roma import rules
from ludi.games.ave_roma.components import Frame, State
from ludi.games.ave_roma.scoring import total_points

ANYONE: Final = -9  # no seat, and no answer of `decider`
LEAVES: Final = 500  # tried for one decision; the box needs fewer, an owner's own patrons might not
IN_ACTION: Final = ("actor", "action", "due", "discounts", "incoming", "claimed", "steps", "honour")


@compiled
def run_on(s: State, o: Offer, watched: int) -> int:
    """Rules, and the first option of every decision, up to one of the seat watched or the end; who decides then."""
    while True:
        who = rules.decider(s)
        if who == OVER or who == watched or (who >= 0 and watched == ANYONE):
            return who
        if who == RULE:
            rules.advance(s)
        else:
            rules.offer(s, o)
            rules.apply(s, int(o.codes[0]))


class Forecast:
    """Looks for what each player would choose in §8.1; one decision after another, each for his own good."""

    def __init__(self) -> None:
        self.offer: Any = np.zeros(1, dtype=OFFER)[0]
        self.leaves = 0

    def end_of(self, s: State) -> State:
        """The end that a position with nothing but scoring pending leads to; the record itself changes."""
        while (who := run_on(s, self.offer, ANYONE)) != OVER:
            self.leaves = 0
            codes = self._codes(s)
            best = max(codes, key=lambda code: self._total(s, code, who)) if len(codes) > 1 else codes[0]
            rules.apply(s, best)
        return s

    def _codes(self, s: State) -> list[int]:
        count = rules.offer(s, self.offer)
        return [int(code) for code in self.offer.codes[:count]]

    def _total(self, s: State, code: int, seat: int) -> int:
        """The most points the seat can end with after this choice, others taking their first options."""
        after = s.copy()
        rules.apply(after, code)
        if run_on(after, self.offer, seat) == OVER:
            self.leaves += 1
            return total_points(after, seat)
        codes = self._codes(after)
        return max(self._total(after, each, seat) for each in (codes if self.leaves < LEAVES else codes[:1]))


def is_scoring(s: State) -> bool:
    """Whether §8 has begun."""
    return any(Frame.LEGACY <= int(frame) & 0xFF <= Frame.SCORE for frame in s.stack[: s.depth])


def end_now(s: State) -> State:
    """The record as it would be after §8; set-up must be over. Once §8 has begun, it goes on from where it stands."""
    end: State = s.copy()
    if s.depth == 0:
        return end
    if not is_scoring(s):
        for field in IN_ACTION:
            setattr(end, field, 0)
        end.stack[:] = 0
        end.depth = 0
        push(end, int(Frame.LEGACY), 0, 0, 0, 0)
    return Forecast().end_of(end)
