"""§8.4: who has won, and by what."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ludi.engine.texts import Message
from ludi.games.ave_roma.components import State
from ludi.games.ave_roma.phrases import points, said, seat_name, seat_names
from ludi.games.ave_roma.scoring import count_goods, total_points

CRITERIA: Final[dict[str, Callable[[State, int], int]]] = {  # each decides among those still level
    "points": lambda s, seat: int(total_points(s, seat)),
    "denarii": lambda s, seat: int(s.denarii[seat]),
    "goods": lambda s, seat: int(count_goods(s, seat)),
}


@dataclass(frozen=True)
class Decision:
    """One criterion that had to decide: who has most by it, how much that is, and the most of the others."""

    criterion: str
    best: list[int]
    most: int
    next: int | None  # None: all were level


def decisions(s: State) -> list[Decision]:
    """Each criterion that had to decide; those best by the last of them have won."""
    rivals, found = list(range(int(s.players))), []
    for criterion, measure in CRITERIA.items():
        marks = {seat: measure(s, seat) for seat in rivals}
        most = max(marks.values())
        best = [seat for seat in rivals if marks[seat] == most]
        found.append(Decision(criterion, best, most, max((n for n in marks.values() if n < most), default=None)))
        rivals = best
        if len(rivals) == 1:
            break
    return found


def comparisons(s: State) -> list[Message]:
    """Each criterion that had to decide, in numbers."""
    return [_decided(decision) for decision in decisions(s)]


def standings(s: State) -> list[Message]:
    """How everyone stands, the best first."""
    order = sorted(range(int(s.players)), key=lambda seat: [-measure(s, seat) for measure in CRITERIA.values()])
    return [_stands(s, seat) for seat in order]


def _decided(decision: Decision) -> Message:
    key, players = f"end-{decision.criterion}", seat_names(decision.best)
    if len(decision.best) > 1 or decision.next is None:
        return said(f"{key}-level", {"players": players, "n": decision.most})
    return said(key, {"players": players, "n": decision.most, "m": decision.next})


def _stands(s: State, seat: int) -> Message:
    total, denarii, goods = (measure(s, seat) for measure in CRITERIA.values())
    return said("end-player", {"player": seat_name(seat), "points": points(total), "denarii": denarii, "goods": goods})


def score(s: State, seat: int) -> Message:
    return said("end-score", {"points": points(CRITERIA["points"](s, seat))})


def gap(s: State, seat: int, other: int) -> Message:
    """By what a player is ahead of another one, or behind: the first criterion in which they differ."""
    apart = {criterion: measure(s, seat) - measure(s, other) for criterion, measure in CRITERIA.items()}
    criterion = next((each for each, difference in apart.items() if difference), "goods")
    side = "ahead" if apart[criterion] > 0 else "behind"
    return said(f"gap-{criterion}", {"n": abs(apart[criterion]), "side": side})
