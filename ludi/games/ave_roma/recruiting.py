"""§4.2, §4.3: what each location would give the one who recruits, and where that may put him in the next turn order."""

from itertools import combinations
from typing import Final

from ludi.engine.frames import arg, top
from ludi.games.ave_roma.catalogue import Json
from ludi.games.ave_roma.choices import LOCATIONS
from ludi.games.ave_roma.components import WORKERS, Frame, State

RECRUITING: Final = (Frame.RECRUIT, Frame.RECRUIT_WORKER)
Values = tuple[int, ...]  # printed values, ascending
Bounds = tuple[int, int]


def recruiting(s: State) -> list[Json] | None:
    """Each location that may be chosen, or the one whose workers are being chosen; None outside recruiting."""
    if s.depth == 0 or top(s) not in RECRUITING:
        return None
    recruit = Recruit(s)
    if top(s) == Frame.RECRUIT_WORKER:
        return [recruit.described(arg(s, 3), arg(s, 4))]
    return [recruit.described(location, 1) for location, lying in enumerate(recruit.lying) if lying]


class Recruit:
    """The one who recruits; the record is read once. Nobody has workers in training now: a pass returns them."""

    def __init__(self, s: State) -> None:
        players = range(int(s.players))
        self.seat, group = arg(s, 1), arg(s, 2)
        self.shadow = group not in players
        self.lying: list[Values] = [tuple(sorted(filter(None, spaces))) for spaces in s.spaces.tolist()]
        hands = s.hand.tolist()
        self.hands = [_values(hands[seat]) for seat in players]
        self.missing = WORKERS - sum(hands[group])
        self.order = s.order[: s.players].tolist()

    def described(self, location: int, least: int) -> Json:
        """`least`: the smallest worker that may still be taken there."""
        here = self.lying[location]
        take = min(self.missing, len(here))
        sums: list[int] = []
        places: list[int] = []
        for taken in set(combinations([value for value in here if value >= least], take)):
            sums.append(sum(self.hands[self.seat]) + sum(taken))
            places += self._places(taken)
        return {
            "location": LOCATIONS[location],
            "workers": list(here),
            "take": take,
            "all": take == len(here),
            "sum": None if self.shadow else [min(sums), max(sums)],
            "place": None if self.shadow else [min(places), max(places)],
        }

    def _places(self, taken: Values) -> Bounds:
        """The best and the worst place still possible after this.

        Everybody short of five, he himself included, is thought to fill up with the smallest or with the largest of
        all workers left, whatever the others take: the bounds are never too narrow, and exact once nobody chooses any
        more. A tie leaves no doubt: whoever was later in the old order comes first.
        """
        left = [value for lying in self.lying for value in lying]
        for value in taken:
            left.remove(value)
        left.sort()
        least, most = _final((*self.hands[self.seat], *taken), left)
        before = perhaps = 0
        for place, seat in enumerate(self.order):
            if seat != self.seat:
                tied = place > self.order.index(self.seat)  # before him if they tie
                low, high = _final(self.hands[seat], left)
                before += high < least + tied
                perhaps += low < most + tied
        return 1 + before, 1 + perhaps


def _values(hand: list[int]) -> Values:
    return tuple(value for value, number in enumerate(hand, start=1) for _ in range(number))


def _final(hand: Values, left: list[int]) -> Bounds:
    """The least and the greatest sum of five workers that begin with these."""
    missing = WORKERS - len(hand)
    return sum(hand) + sum(left[:missing]), sum(hand) + sum(left[len(left) - missing :])
