"""What is told of how a game was dealt, so that it can be checked."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from ludi.engine.fairness import Sitting, link_before
from ludi.engine.first_protocol import OldSitting
from ludi.engine.replay import Replay
from ludi.engine.verdict import DIGITS

AnySitting = Sitting | OldSitting


def dealt(replay: Replay) -> list[dict[str, Any]]:
    """What `Dealt` says of each sitting."""
    return [_dealt(replay, sitting) for sitting in replay.sittings]


def _dealt(replay: Replay, sitting: AnySitting) -> dict[str, Any]:
    version = sitting.format_version if isinstance(sitting, OldSitting) else None
    told = asdict(sitting)
    known = {key: told.get(key) for key in ("first_draw", "commitment", "anchor", "round", "link", "secret")}
    return {**known, "entropy": list(told["entropy"]), "terms": replay.terms(sitting.first_draw, version)}


def links_of(sittings: Sequence[AnySitting], draws: int) -> list[str | None]:
    """What each of the draws made has uncovered, worked out from the last link of each sitting."""
    found: list[str | None] = [None] * draws
    last = draws
    for sitting in reversed(sittings):
        link = _bytes(sitting.link) if isinstance(sitting, Sitting) else None
        for number in range(last, max(sitting.first_draw, 1) - 1, -1):
            if link is not None:
                found[number - 1], link = link.hex(), link_before(link)
        last = min(last, sitting.first_draw - 1)
    return found


def _bytes(link: str | None) -> bytes | None:
    """A file may say anything."""
    return bytes.fromhex(link) if link and DIGITS.fullmatch(link) else None
