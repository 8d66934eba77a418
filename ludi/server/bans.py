"""Who is not served."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from ludi.engine.errors import LudiError, quoted

GUEST_LETTERS = 32


def banned_name(given: str) -> str:
    """A guest's number, an address or a network, in the one way it is stored."""
    text = given.strip().lower()
    if len(text) == GUEST_LETTERS and all(letter in "0123456789abcdef" for letter in text):
        return text
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        raise LudiError(
            f"{quoted(given)} is neither a guest (32 letters and digits, see “ludi admin show”) "
            "nor an address such as 203.0.113.9 or 2001:db8::/32."
        ) from None
    return str(network.network_address) if network.prefixlen == network.max_prefixlen else str(network)


class Bans:
    """Everybody who is banned."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._guests: set[str] = set()
        self._networks: list[IPv4Network | IPv6Network] = []
        for name in names:
            if "." in name or ":" in name:
                self._networks.append(ip_network(name))
            else:
                self._guests.add(name)

    def forbid(self, guest: str | None, address: str) -> bool:
        if guest in self._guests:
            return True
        if not self._networks:
            return False
        try:
            where = ip_address(address)
        except ValueError:  # a socket of the file system has none
            return False
        if isinstance(where, IPv6Address) and where.ipv4_mapped is not None:
            where = where.ipv4_mapped
        return any(where in network for network in self._networks)
