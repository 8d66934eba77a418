"""Who somebody is: a name and a secret number in a signed cookie, no account."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "ludi_guest"
YEAR = 365 * 24 * 3600
PRAENOMINA = ("Marcus", "Gaius", "Lucius", "Titus", "Quintus", "Livia", "Julia", "Claudia", "Cornelia", "Flavia")
COGNOMINA = ("Vitalis", "Felix", "Prudens", "Hilaris", "Clemens", "Constans", "Gratus", "Audax", "Agilis", "Sapiens")


@dataclass(frozen=True)
class Guest:
    """`id` proves who it is: it never leaves the cookie."""

    id: str
    name: str


class Guests:
    """Reads and writes the cookie."""

    def __init__(self, *keys: str) -> None:
        self.use(keys)

    def use(self, keys: Sequence[str]) -> None:
        """Sign with the last of these keys from now on, and accept what was signed with any of them."""
        self.keys = tuple(keys)
        self._signer = URLSafeSerializer(list(keys), salt="ludi-guest-1")

    def read(self, cookie: str | None) -> Guest | None:
        """The guest, or None if there is no cookie or it was tampered with."""
        try:
            found = self._signer.loads(cookie or "")
            return Guest(str(found["id"]), str(found["name"]))
        except (BadSignature, KeyError, TypeError):
            return None

    def write(self, guest: Guest) -> str:
        return str(self._signer.dumps({"id": guest.id, "name": guest.name}))


def new_guest() -> Guest:
    """With a Roman name until another is given."""
    return Guest(secrets.token_hex(16), f"{secrets.choice(PRAENOMINA)} {secrets.choice(COGNOMINA)}")
