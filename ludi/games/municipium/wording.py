"""Names of the catalogue as arguments of sentences, and the small parts sentences are made of."""

from collections.abc import Iterable

from ludi.engine.texts import Counted, Name
from ludi.games.municipium.choices import PIECES, PLACES, SEATS


def family(seat: int) -> Name:
    return Name(f"mun-seat-{SEATS[seat]}")


def place_name(place: int) -> Name:
    return Name(f"mun-place-{PLACES[place]}")


def piece_name(piece: int) -> Name:
    return Name(f"mun-piece-{PIECES[piece]}")


def card_name(card: str) -> Name:
    return Name(f"mun-card-{card}")


def pieces(counts: Iterable[int]) -> list[Counted]:
    """`two priests and a Favor`."""
    return [Counted(f"mun-count-{PIECES[kind]}", int(n)) for kind, n in enumerate(counts) if n]


def members(plain: int, wreathed: int) -> list[Counted]:
    """`two members and one wreathed member`."""
    counted = [Counted("mun-count-plain", plain), Counted("mun-count-wreathed", wreathed)]
    return [some for some in counted if some.n] or [counted[0]]
