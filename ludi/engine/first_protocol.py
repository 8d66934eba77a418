"""The draws of files of formats 1 and 2, and of tables begun when these were written: commit, mix, reveal.

1. Before a game the dealer picks a 256-bit secret and shows its commitment, a hash over it and the table's terms.
2. Every player may then add entropy of his own.
3. Draw number n is an integer from HMAC-SHA-256 under a key made of all of these.
4. When no draw is left to be made with it, the secret is revealed: anybody can recompute commitment and draws.

What this proves is less than it seems: entropy was given in the open, so a dealer could choose together with the player
who was last to give some; and a file with several secrets may have had each chosen to fit what was drawn. New games use
`ludi.engine.fairness`.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from ludi.engine.errors import BadDraw, LudiError
from ludi.engine.fairness import Terms, canonical, packed, weighted
from ludi.engine.texts import Message, spoken

SECRET_BYTES = 32
LABEL_COMMIT = b"ludi-romani/1/commitment"
LABEL_KEY = b"ludi-romani/1/key"
LABEL_DRAW = b"ludi-romani/1/draw"


def commitment(secret: bytes, terms: Terms) -> str:
    return hashlib.sha256(packed(LABEL_COMMIT, secret, canonical(terms))).hexdigest()


@dataclass(frozen=True)
class OldDealer:
    """The source of a table's draws; knows the secret."""

    secret: bytes
    terms: Terms
    entropy: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise BadDraw(f"A secret has {SECRET_BYTES} bytes, not {len(self.secret)}.")

    @classmethod
    def fresh(cls, terms: Terms, entropy: Sequence[str] = ()) -> "OldDealer":
        return cls(secrets.token_bytes(SECRET_BYTES), terms, tuple(entropy))

    @classmethod
    def from_seed(cls, seed: int, terms: Terms, entropy: Sequence[str] = ()) -> "OldDealer":
        """A repeatable dealer for tests and demonstrations; its secret is no secret."""
        return cls(hashlib.sha256(f"seed {seed}".encode()).digest(), terms, tuple(entropy))

    @property
    def commitment(self) -> str:
        return commitment(self.secret, self.terms)

    @property
    def _key(self) -> bytes:
        mixed = packed(LABEL_KEY, self.commitment.encode(), *(text.encode() for text in self.entropy))
        return hmac.digest(self.secret, mixed, "sha256")

    def draw(self, number: int, weights: Sequence[int]) -> int:
        """The outcome of draw `number` (from 1): an index, each exactly as likely as its weight says."""
        key = self._key

        def value(attempt: int) -> int:
            message = packed(LABEL_DRAW, number.to_bytes(8, "big"), attempt.to_bytes(8, "big"))
            return int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")

        return weighted(value, number, weights)


@dataclass(frozen=True)
class OldSitting:
    """What a file keeps of a dealer: from which draw on it dealt, and (once it deals no more) its secret.

    A game saved and taken up again has several: leaving the table reveals the old secret, returning commits to a new
    one, so that no save file ever tells a draw that is still to come.
    """

    first_draw: int
    commitment: str
    entropy: tuple[str, ...]
    secret: str | None
    format_version: int = 2  # in version 1 the dealer's terms named the players

    @classmethod
    def of(cls, dealer: OldDealer, first_draw: int, reveal: bool) -> "OldSitting":
        return cls(first_draw, dealer.commitment, dealer.entropy, dealer.secret.hex() if reveal else None)

    def dealer(self, terms: Terms) -> OldDealer:
        """The dealer again, for checking; BadDraw if the secret does not fit the commitment."""
        if self.secret is None:
            raise self._wrong("unrevealed")
        if not re.fullmatch(r"[0-9a-fA-F]{64}", self.secret):
            raise self._wrong("secret")
        dealer = OldDealer(bytes.fromhex(self.secret), terms, self.entropy)
        if dealer.commitment != self.commitment:
            raise self._wrong("commitment-secret")
        return dealer

    def _wrong(self, what: str) -> LudiError:
        return spoken(BadDraw, Message(f"verify-wrong-{what}", {"first": self.first_draw}))
