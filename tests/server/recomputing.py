"""`docs/fairness.md` once more, written apart from the engine: what any browser can work out from what it is told."""

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import Any

from ludi.server.models import Draw, TableInfo, Uncovered


def packed(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def digest(label: str, *parts: bytes) -> bytes:
    return hashlib.sha256(packed(f"ludi-romani/3/{label}".encode(), *parts)).digest()


def commitment_of(anchor: str, terms: dict[str, Any]) -> str:
    spelt = json.dumps(terms, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    return digest("commitment", bytes.fromhex(anchor), spelt).hex()


def terms_of(file: dict[str, Any]) -> dict[str, Any]:
    """The header, with the number of the players instead of their names."""
    kept = {key: value for key, value in file.items() if key not in ("seats", "fairness", "moves", "result", "chain")}
    return {**kept, "players": len(file["seats"]), "first_draw": 1}


def link_before(link: str, draws: int = 1) -> str:
    found = bytes.fromhex(link)
    for _ in range(draws):
        found = digest("link", found)
    return found.hex()


def hash_of(table: str, entropy: str) -> str:
    return digest("entropy", table.encode(), entropy.encode()).hex()


def mix_of(commitment: str, number: int, entropy: Sequence[str | None]) -> bytes:
    return digest("mix", commitment.encode(), str(number).encode(), *((text or "").encode() for text in entropy))


def outcome_of(link: str, mixed: bytes, number: int, weights: Sequence[int]) -> int:
    total = sum(weights)
    for attempt in range(100):
        numbers = number.to_bytes(8, "big"), attempt.to_bytes(8, "big")
        message = packed(b"ludi-romani/3/draw", mixed, *numbers)
        value = int.from_bytes(hmac.digest(bytes.fromhex(link), message, "sha256")[:8], "big")
        if value < 2**64 - 2**64 % total:
            break
    rest = value % total
    return next(i for i in range(len(weights)) if rest < sum(weights[: i + 1]))


def check_table(table: TableInfo) -> bytes:
    """What everybody can check when a game has begun; the mix of its draws."""
    assert table.anchor is not None
    for seat in table.seats:
        assert (seat.entropy is None) == (seat.kind == "bot")
        assert seat.entropy is None or hash_of(table.id, seat.entropy) == seat.entropy_hash
    assert table.link is None or link_before(table.link, table.draws) == table.anchor
    return mix_of(table.commitment, table.round, [seat.entropy for seat in table.seats])


def check_draws(anchor: str, mixed: bytes, draws: Sequence[Uncovered | Draw]) -> None:
    """All draws of a game from the first on: each link follows from the one before, each outcome from its link."""
    last = anchor
    for number, draw in enumerate(draws, start=1):
        link = str(draw.link)
        assert link_before(link) == last, f"the link of draw {number} does not follow"
        assert outcome_of(link, mixed, number, draw.weights) == draw.outcome, f"draw {number} was not drawn"
        last = link
