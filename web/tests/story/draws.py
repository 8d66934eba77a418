"""Vectors for `fairness.test.ts`, made with the engine's own dealer: `python web/tests/story/draws.py`."""

import hashlib
import hmac
import json
import random
from pathlib import Path
from typing import Any

from ludi.engine.fairness import canonical, packed
from ludi.engine.first_protocol import LABEL_KEY
from ludi.engine.first_protocol import OldDealer as Dealer
from ludi.engine.first_protocol import OldSitting as Sitting

TERMS: dict[str, Any] = {
    "table": "9f1c0e7a55d2b834",
    "format": "ludi-romani-replay",
    "format_version": 1,
    "options": {"winner": "most", "goal": 5, "edition": "retail"},
    "seats": [
        {"seat": "blue", "player": 'Agnès \\ “Ω” "x"\t😀', "kind": "human"},
        {"seat": "orange", "kind": "greedy"},
    ],
}
HUGE = [2**62, 2**62, 1]  # just over 2**63: nearly every second value is rejected


def key(dealer: Dealer) -> bytes:
    mixed = packed(LABEL_KEY, dealer.commitment.encode(), *(text.encode() for text in dealer.entropy))
    return hmac.digest(dealer.secret, mixed, "sha256")


def dealt(dealer: Dealer, first: int) -> dict[str, Any]:
    told = {key: value for key, value in vars(Sitting.of(dealer, first, True)).items() if key != "format_version"}
    return {**told, "terms": dealer.terms}


def vectors() -> dict[str, Any]:
    source = random.Random(4)
    entropy = ["alea iacta est", "0123456789abcdef0123456789abcdef", "è così"]
    first = Dealer.from_seed(1, {**TERMS, "first_draw": 1}, entropy)
    second = Dealer.from_seed(2, {**TERMS, "first_draw": 31}, entropy[1:])
    draws = []
    for number in range(1, 61):
        weights = [source.randint(0, 9) for _ in range(source.randint(1, 6))] + [source.randint(1, 9)]
        outcome = (second if number >= 31 else first).draw(number, weights)
        draws.append({"move": number * 3, "weights": weights, "outcome": outcome})
    return {
        "canonical": hashlib.sha256(canonical(first.terms)).hexdigest(),
        "key": key(first).hex(),
        "dealt": [dealt(first, 1), dealt(second, 31)],
        "draws": draws,
        "huge": {"weights": [str(w) for w in HUGE], "outcomes": [first.draw(n, HUGE) for n in range(1, 41)]},
    }


if __name__ == "__main__":
    text = json.dumps(vectors(), ensure_ascii=False, indent=1)
    Path(__file__).with_suffix(".json").write_text(text + "\n", encoding="utf-8")
