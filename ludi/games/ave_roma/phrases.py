"""Small pieces of the sentences that tell what things are."""

from collections.abc import Iterable, Mapping

from ludi.engine.texts import Argument, Counted, Message, Name
from ludi.games.ave_roma.catalogue import PRINTED
from ludi.games.ave_roma.choices import DECKS, GOODS, SEATS
from ludi.games.ave_roma.narration import effect, good_name
from ludi.games.ave_roma.reasons import span
from ludi.games.ave_roma.tables import LEAD_POINTS, PRICES
from ludi.games.ave_roma.vocabulary import WORDS, Deck

NOTHING = Name("ar-nothing")


def said(key: str, args: Mapping[str, Argument] | None = None) -> Message:
    return Message(f"ar-{key}", args or {})


def seat_name(seat: int) -> Name:
    return Name(f"ar-seat-{SEATS[seat]}")


def seat_names(seats: Iterable[int]) -> list[Name]:
    return [seat_name(seat) for seat in seats]


def deck_name(deck: int) -> Name:
    return Name(f"ar-deck-{DECKS[deck]}")


def symbol_name(symbol: str) -> Name:
    return Name(f"ar-symbol-{symbol}")


def icon_name(icon: str) -> Name:
    return Name(f"ar-icon-{icon}")


def denarii(number: int) -> Counted:
    return Counted("ar-count-denarii", number)


def points(number: int) -> Counted:
    return Counted("ar-count-points", number)


def counts(things: Mapping[str, int]) -> list[Counted] | Name:
    """2 wood, 1 surplus and 3 denarii; or: nothing."""
    found = [Counted(f"ar-count-{'points' if kind == 'vp' else kind}", n) for kind, n in things.items() if n]
    return found or NOTHING


def goods(names: Iterable[str]) -> list[Name]:
    return [Name(f"ar-good-{name}") for name in names]


def numbers(values: Iterable[int]) -> list[str]:
    return [str(value) for value in sorted(values)]


def span_of(slot: int) -> str:
    """The worker values that a slot accepts, as one reads them: 1, or 1–3."""
    return span(slot).replace("-", "–")


def prices_of(board: int) -> list[Message]:
    return [Message("ar-price", {"good": good_name(i), "n": int(PRICES[board, i])}) for i in range(len(GOODS))]


def bonus(patron: int, players: int) -> Message:
    """What a patron scores at the end."""
    word = WORDS[PRINTED[Deck.PATRON][patron]["bonus"]]
    return said(f"board-bonus-{word}", {"n": int(LEAD_POINTS[players])})


__all__ = [
    "NOTHING",
    "bonus",
    "counts",
    "deck_name",
    "denarii",
    "effect",
    "goods",
    "icon_name",
    "numbers",
    "points",
    "prices_of",
    "said",
    "seat_name",
    "seat_names",
    "span_of",
    "symbol_name",
]
