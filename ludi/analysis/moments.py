"""The moments that decided a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludi.analysis.account import Change

MOST: Final = 5
LEAST: Final = 0.03  # of a win: less turns nothing


@dataclass(frozen=True)
class Moment:
    """A draw or decision after which the leader stood otherwise."""

    change: Change
    leader: int  # whoever had the largest share before
    by: float  # share


def leader(change: Change) -> int:
    """Whoever has the largest share before something happens, the first of equals."""
    return max(range(len(change.before)), key=lambda seat: (change.before[seat], -seat))


def turning_points(found: Sequence[Change], most: int = MOST) -> list[Moment]:
    """The events that changed the leader's share most, in the order they came."""
    moments = [Moment(change, leader(change), change.of(leader(change))) for change in found]
    large = sorted((each for each in moments if abs(each.by) >= LEAST), key=lambda each: -abs(each.by))[:most]
    return sorted(large, key=lambda each: each.change.event.move)
