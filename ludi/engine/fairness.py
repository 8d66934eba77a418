"""Draws that nobody can steer and that everybody can check as they happen. The whole model: `docs/fairness.md`.

1. Before anybody sits down the dealer picks a random seed, the end of a chain of hashes, and shows its commitment: a
   hash over the beginning of the chain, the anchor, and the table's terms.
2. Every person commits to entropy of his own by its hash; when all have, all reveal it, and it is mixed.
3. Draw number n uncovers link n of the chain. Link and mix give the outcome; rejection sampling makes weights exact.
   Anybody who knows link n - 1 sees at once that link n is the only one that could follow, and learns nothing of n + 1.

Each use of a hash is separated from the others by its own label.
"""

# ruff: noqa: A002  (a round is what the protocol calls it)

import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from ludi.engine.errors import BadDraw
from ludi.engine.texts import Message, spoken

CHAIN: Final = 16384  # draws a dealer can make; the longest game has a few hundred
HASH_BYTES: Final = 32
CHECKPOINT: Final = 128  # every so many links one is kept, so that any other is a few hashes away
SPAN: Final = 1 << 64  # the integers a draw is made of

LABEL_LINK: Final = b"ludi-romani/3/link"
LABEL_COMMITMENT: Final = b"ludi-romani/3/commitment"
LABEL_ENTROPY: Final = b"ludi-romani/3/entropy"
LABEL_MIX: Final = b"ludi-romani/3/mix"
LABEL_DRAW: Final = b"ludi-romani/3/draw"

Terms = dict[str, Any]


def packed(*parts: bytes) -> bytes:
    """Parts with their lengths, so that no two different lists read the same."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def canonical(terms: Terms) -> bytes:
    """The one spelling of the terms that is hashed."""
    return json.dumps(terms, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _hash(*parts: bytes) -> bytes:
    return hashlib.sha256(packed(*parts)).digest()


BEFORE_LINK: Final = packed(LABEL_LINK, bytes(HASH_BYTES))[:-HASH_BYTES]  # what every link is hashed with, packed once


def link_before(link: bytes) -> bytes:
    """Link n - 1 of a chain, made of link n."""
    return hashlib.sha256(BEFORE_LINK + link).digest()


def commitment(anchor: bytes, terms: Terms) -> str:
    """What the dealer shows before anybody sits down."""
    return _hash(LABEL_COMMITMENT, anchor, canonical(terms)).hex()


def entropy_hash(table: str, entropy: str) -> str:
    """What a person shows of his entropy before all have committed to theirs."""
    return _hash(LABEL_ENTROPY, table.encode(), entropy.encode()).hex()


def mix(commitment: str, round: int, entropy: Sequence[str | None]) -> bytes:
    """What everybody's entropy, in the order of seats, adds to every draw; None for a bot."""
    return _hash(LABEL_MIX, commitment.encode(), str(round).encode(), *((text or "").encode() for text in entropy))


def outcome(link: bytes, mixed: bytes, number: int, weights: Sequence[int]) -> int:
    """The outcome of draw `number` (from 1): an index, each exactly as likely as its weight says."""

    def value(attempt: int) -> int:
        message = packed(LABEL_DRAW, mixed, number.to_bytes(8, "big"), attempt.to_bytes(8, "big"))
        return int.from_bytes(hmac.digest(link, message, "sha256")[:8], "big")

    return weighted(value, number, weights)


def weighted(value: Callable[[int], int], number: int, weights: Sequence[int]) -> int:
    """An index by weight from the first value (64 bits, by attempt) that favours none."""
    total = sum(weights)
    if total <= 0 or min(weights) < 0:
        raise BadDraw(f"Draw {number} has no outcome to choose from.")
    limit = SPAN - SPAN % total
    attempt, drawn = 0, value(0)
    while drawn >= limit:
        attempt += 1
        drawn = value(attempt)
    rest = drawn % total
    for index, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return index
    raise AssertionError("unreachable: rest is below the sum of the weights")


class Chain:
    """A dealer's links, from the anchor (number 0) to the seed (number `length`). Each gives all those before it."""

    def __init__(self, seed: bytes, length: int = CHAIN) -> None:
        if len(seed) != HASH_BYTES:
            raise BadDraw(f"The seed of a chain has {HASH_BYTES} bytes, not {len(seed)}.")
        self.seed, self.length = seed, length

    @classmethod
    def fresh(cls) -> "Chain":
        return cls(secrets.token_bytes(HASH_BYTES))

    @cached_property
    def _kept(self) -> dict[int, bytes]:
        """The seed and every link whose number is a multiple of CHECKPOINT."""
        kept, link = {self.length: self.seed}, self.seed
        for number in range(self.length - 1, -1, -1):
            link = link_before(link)
            if number % CHECKPOINT == 0:
                kept[number] = link
        return kept

    def link(self, number: int) -> bytes:
        if not 0 <= number <= self.length:
            raise spoken(BadDraw, Message("draws-used-up", {"draws": self.length}))
        kept = min(-(-number // CHECKPOINT) * CHECKPOINT, self.length)
        link = self._kept[kept]
        for _ in range(kept - number):
            link = link_before(link)
        return link

    @property
    def anchor(self) -> bytes:
        return self.link(0)


class Dealer:
    """The source of a table's draws; knows its chain. Draws are numbered from 1 over the whole game."""

    def __init__(
        self, chain: Chain, terms: Terms, round: int = 1, entropy: Sequence[str | None] = (), first_draw: int = 1
    ) -> None:
        self.chain, self.terms = chain, terms
        self.round, self.entropy, self.first_draw = round, tuple(entropy), first_draw

    @classmethod
    def fresh(cls, terms: Terms, round: int = 1, entropy: Sequence[str | None] = (), first_draw: int = 1) -> "Dealer":
        return cls(Chain.fresh(), terms, round, entropy, first_draw)

    @classmethod
    def from_seed(
        cls, seed: int, terms: Terms, round: int = 1, entropy: Sequence[str | None] = (), first_draw: int = 1
    ) -> "Dealer":
        """A repeatable dealer for tests and demonstrations; its chain is known to everybody."""
        return cls(Chain(hashlib.sha256(f"seed {seed}".encode()).digest()), terms, round, entropy, first_draw)

    @cached_property
    def commitment(self) -> str:
        return commitment(self.chain.anchor, self.terms)

    @cached_property
    def mixed(self) -> bytes:
        return mix(self.commitment, self.round, self.entropy)

    def link(self, number: int) -> bytes:
        """The link that draw `number` uncovers."""
        return self.chain.link(number - self.first_draw + 1)

    def draw(self, number: int, weights: Sequence[int]) -> int:
        return outcome(self.link(number), self.mixed, number, weights)


@dataclass(frozen=True)
class Entropy:
    """What one person added: the hash shown first, and the text revealed once all hashes were known."""

    hash: str
    value: str

    @classmethod
    def of(cls, table: str, text: str) -> "Entropy":
        return cls(entropy_hash(table, text), text)


@dataclass(frozen=True)
class Sitting:
    """What a file keeps of a dealer: all that is needed to check its draws so far, nothing of those to come.

    A game at a server has one. A game saved in the terminal and taken up again has one for each time it was taken up.
    """

    first_draw: int
    commitment: str
    anchor: str
    round: int
    entropy: tuple[Entropy | None, ...]  # one per seat; None for a bot, or a person who gave none
    link: str | None  # the last one uncovered; None before the first draw

    @classmethod
    def of(cls, dealer: Dealer, draws_made: int) -> "Sitting":
        """`draws_made` counts the draws of the whole game, those before this dealer's first one too."""
        return cls(
            dealer.first_draw,
            dealer.commitment,
            dealer.chain.anchor.hex(),
            dealer.round,
            tuple(Entropy.of(dealer.terms["table"], text) if text else None for text in dealer.entropy),
            dealer.link(draws_made).hex() if draws_made >= dealer.first_draw else None,
        )
