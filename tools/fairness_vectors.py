"""Test vectors for fair draws, which Python and the page must both compute: `python -m tools.fairness_vectors`."""

import hashlib
import json
import random
from pathlib import Path
from typing import Any, Final

from ludi.engine.fairness import Chain, Dealer, Sitting, canonical, entropy_hash

FILE: Final = Path(__file__).resolve().parent.parent / "tests" / "fixtures" / "fairness_v3.json"
TERMS: Final[dict[str, Any]] = {
    "format": "ludi-romani-replay",
    "format_version": 3,
    "game": "nuces",
    "rules_version": 1,
    "content": "è “Ω” \\ \t😀",
    "options": {"winner": "most", "goal": 5, "edition": "retail", "\uff5e": 1, "\U0001f600": 2},
    "table": "9f1c0e7a55d2b8349f1c0e7a55d2b834",
    "dealer": "server",
    "draws": 16384,
    "first_draw": 1,
    "players": 3,
}
ENTROPY: Final = ["00" * 32, None, hashlib.sha256(b"carla").hexdigest()]
AWKWARD: Final = [
    [1],
    [1, 1],
    [0, 0, 3, 0],
    [5, 0, 1],
    list(range(40)),
    [2**31, 2**31 - 1],
    [2**53 - 1, 1],
    [2**62, 2**62, 1],  # just above 2**63: nearly every second value is rejected
    [2**63, 1],
    [2**64 - 1],
    [2**63, 2**63],
]
LINKS: Final = [0, 1, 2, 127, 128, 129, 8191, 16383, 16384]


def vectors() -> dict[str, Any]:
    dealer = Dealer.from_seed(1, TERMS, 2, ENTROPY)
    resumed = Dealer.from_seed(2, {**TERMS, "dealer": "terminal", "first_draw": 31}, 1, ["alea", None, None], 31)
    short = Chain(bytes(range(32)), 3)
    return {
        "chain": {"seed": short.seed.hex(), "links": [short.link(n).hex() for n in range(4)]},
        "terms": TERMS,
        "canonical": hashlib.sha256(canonical(TERMS)).hexdigest(),
        "seed": dealer.chain.seed.hex(),
        "links": {str(n): dealer.chain.link(n).hex() for n in LINKS},
        "anchor": dealer.chain.anchor.hex(),
        "commitment": dealer.commitment,
        "round": dealer.round,
        "entropy": [text and {"hash": entropy_hash(TERMS["table"], text), "value": text} for text in ENTROPY],
        "mix": dealer.mixed.hex(),
        "awkward": [
            # weights as text: JSON's numbers end at 2**53 in a browser
            {
                "number": n,
                "link": dealer.link(n).hex(),
                "weights": [str(w) for w in weights],
                "outcome": dealer.draw(n, weights),
            }
            for n, weights in enumerate(AWKWARD * 4, start=1)
        ],
        "game": {"dealt": [_dealt(dealer, 30), _dealt(resumed, 60)], "draws": _draws(dealer, resumed)},
    }


def _dealt(dealer: Dealer, draws_made: int) -> dict[str, Any]:
    sitting = Sitting.of(dealer, draws_made)
    entropy = [one and vars(one) for one in sitting.entropy]
    return {**vars(sitting), "entropy": entropy, "terms": dealer.terms}


def _draws(first: Dealer, second: Dealer) -> list[dict[str, Any]]:
    source, draws = random.Random(4), []
    for number in range(1, 61):
        dealer = first if number <= 30 else second
        weights = [source.randint(0, 9) for _ in range(source.randint(1, 6))] + [source.randint(1, 9)]
        draws.append(
            {
                "number": number,
                "link": dealer.link(number).hex(),
                "weights": weights,
                "outcome": dealer.draw(number, weights),
            }
        )
    return draws


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
