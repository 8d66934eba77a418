"""How everybody came out at the end, and how that is told to each of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludi.engine.texts import Message, message_view
from ludi.engine.views import PlaceView, StageView

if TYPE_CHECKING:
    from ludi.engine.contract import State
    from ludi.engine.guide import Guide


@dataclass(frozen=True)
class Stage:
    """One step of finding the winner; see `StageView`."""

    title: Message
    said: Message
    counts: Mapping[int, int]  # by seat
    best: Sequence[int]


def place_views(guide: "Guide", s: "State") -> list[PlaceView]:
    """Everybody, the best first; those who are level share a place."""
    keys = [guide.game.rules.rank_key(s, seat) for seat in range(int(s.players))]
    order = sorted(range(len(keys)), key=lambda seat: -keys[seat])
    found: list[PlaceView] = []
    for seat in order:
        rank = 1 + sum(key > keys[seat] for key in keys)
        score = guide.score(s, seat)
        found.append(
            {
                "seat": guide.game.seat_names[seat],
                "rank": rank,
                "score": None if score is None else message_view(score),
                "told": message_view(_told(guide, s, seat, rank, order)),
            }
        )
    return found


def _told(guide: "Guide", s: "State", seat: int, rank: int, order: Sequence[int]) -> Message:
    """What is said to somebody about his own place."""
    winners = guide.winners(s)
    if seat not in winners:
        gap = guide.gap(s, seat, winners[0])
        return Message("placed-by", {"rank": rank, "gap": gap}) if gap else Message("placed", {"rank": rank})
    if len(winners) > 1:
        return Message("placed-shared")
    next_best = guide.gap(s, seat, order[1])
    return Message("placed-won-by", {"gap": next_best}) if next_best else Message("placed-won")


def stage_views(guide: "Guide", s: "State") -> list[StageView]:
    names = guide.game.seat_names
    return [
        {
            "title": message_view(stage.title),
            "said": message_view(stage.said),
            "counts": {names[seat]: n for seat, n in stage.counts.items()},
            "best": [names[seat] for seat in stage.best],
        }
        for stage in guide.stages(s)
    ]
