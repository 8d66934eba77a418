"""A position read once into plain numbers, and what follows from a few of its fields, worked out once for each value.

Looking at NumPy's scalars one by one is what costs time where rules are compiled. What is remembered here is shared
by all views that ask for it: nobody changes it.
"""

from functools import cached_property, lru_cache
from types import SimpleNamespace
from typing import Any, Final

from ludi.engine.frames import OVER
from ludi.engine.record import plain
from ludi.games.ave_roma import rules
from ludi.games.ave_roma.bits import count, has
from ludi.games.ave_roma.choices import BUILDINGS, CARDS_OF, DECKS, PARTS, SYMBOLS
from ludi.games.ave_roma.components import CARDS, GOODS, STATE, State
from ludi.games.ave_roma.components import DECKS as DECK_COUNT
from ludi.games.ave_roma.forecast import points_if_ended
from ludi.games.ave_roma.money import count_spendable
from ludi.games.ave_roma.reasons import Purse, values_of
from ludi.games.ave_roma.recruiting import recruiting
from ludi.games.ave_roma.scoring import settled
from ludi.games.ave_roma.tables import CONTENT, PROVINCE_PARTS
from ludi.games.ave_roma.turn import can_become
from ludi.games.ave_roma.vocabulary import Deck

Json = dict[str, Any]
Masks = tuple[int, ...]  # sets of cards, by deck
REMEMBERED: Final = 4096
PART_MASKS: Final[list[int]] = PROVINCE_PARTS.tolist()


class Reading:
    """One position: `s` for the rules, `f` with every field as plain numbers and lists."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.f: Any = SimpleNamespace(**{name: plain(getattr(s, name)) for name in STATE.names})
        self.seats = range(self.f.players)
        self.who = rules.decider(s)
        self._purses: dict[int, Purse] = {}

    @cached_property
    def calm(self) -> State:
        """Without goods on their way: they belong to the action in progress, not to the next turn."""
        calm: Any = self.s.copy()
        for good in range(GOODS):
            calm.incoming[good] = 0
        return calm  # type: ignore[no-any-return]

    @cached_property
    def ended(self) -> list[list[int]] | None:
        """Everybody's points by source if the game ended now; None during set-up, and when it has."""
        return points_if_ended(self.s) if self.f.turn and self.who != OVER else None

    @cached_property
    def recruiting(self) -> list[Json] | None:
        return recruiting(self.s)

    def purse(self, seat: int) -> Purse:
        """What a player would pay with in a turn of his."""
        if seat not in self._purses:
            self._purses[seat] = Purse(self.calm, seat)
        return self._purses[seat]

    def values(self, seat: int) -> set[int]:
        return values_of(self.s, seat)

    def masks(self, seat: int) -> tuple[Masks, Masks, Masks, int]:
        """A player's cards, and what was done with them."""
        f = self.f
        owned = tuple(f.owned[seat])
        spent = tuple(mask & mine for mask, mine in zip(f.spent, owned, strict=True))
        used = tuple(mask & mine for mask, mine in zip(f.used, owned, strict=False))
        return owned, spent, used, f.active & owned[Deck.PATRON]


def blank() -> Any:
    """A record to ask a rule about a few fields."""
    return STATE.blank()


@lru_cache(REMEMBERED)
def settled_levels(cube: int, levels: tuple[int, ...]) -> list[int]:
    """§8.2: what each marker of a province would count for."""
    s = blank()
    s.players, s.cube[0] = len(levels), cube
    for seat, level in enumerate(levels):
        s.influence[0, seat] = level
    return [settled(s, 0, seat) for seat in range(len(levels))]


@lru_cache(REMEMBERED)
def trained_values(training: int, space: int, printed: int) -> list[int]:
    """The values that a worker in training may take."""
    s = blank()
    s.training = training
    return [value for value in range(1, 6) if printed and can_become(s, space, printed, value)]


@lru_cache(REMEMBERED)
def card_ids(deck: int, mask: int) -> list[str]:
    """A set of cards by their words in the notation."""
    return [CARDS_OF[deck][card] for card in range(CARDS) if mask >> card & 1]


@lru_cache(REMEMBERED)
def holdings(owned: Masks, spent: Masks, used: Masks, active: int) -> Json:
    """A player's cards, and what they come to."""
    unused = [owned[deck] & ~used[deck] for deck in (Deck.BUILDING, Deck.WAR)]
    buildings, wars = owned[Deck.BUILDING], owned[Deck.WAR]
    sets = {name: count(wars & 31 << 5 * number) for number, name in enumerate(CONTENT.set_names)}
    return {
        "cards": {name: card_ids(deck, owned[deck]) for deck, name in enumerate(DECKS)},
        "spent": [card for deck in range(DECK_COUNT) for card in card_ids(deck, spent[deck])],
        "used": [card for deck in range(len(used)) for card in card_ids(deck, used[deck])],
        "active": card_ids(Deck.PATRON, active),
        "unspent": _unspent(owned, spent, active),
        "influence": sum(
            CONTENT.influence[deck][card] for deck in range(2) for card in range(CARDS) if has(unused[deck], card)
        ),
        "wars": {name: number for name, number in sets.items() if number},
        "pairs_missing": [
            BUILDINGS[card ^ 1] for card in range(CARDS) if has(buildings, card) and not has(buildings, card ^ 1)
        ],
        "parts": {name: count(owned[Deck.PROVINCE] & PART_MASKS[part]) for part, name in enumerate(PARTS)},
    }


def _unspent(owned: Masks, spent: Masks, active: int) -> dict[str, int]:
    """§9: cards for the advanced extras, by symbol."""
    s = blank()
    s.active = active
    for deck in range(DECK_COUNT):
        s.owned[0, deck], s.spent[deck] = owned[deck], spent[deck]
    return {name: int(count_spendable(s, 0, symbol)) for symbol, name in enumerate(SYMBOLS)}
