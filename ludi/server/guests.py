"""Who somebody is: a name and a secret number in a signed cookie, no account."""

from collections.abc import Sequence

from itsdangerous import BadSignature, URLSafeSerializer

from ludi.table.rows import Guest

COOKIE = "ludi_guest"
YEAR = 365 * 24 * 3600


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
