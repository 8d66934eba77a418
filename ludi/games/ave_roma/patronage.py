"""§5.4, §11: patrons in slots, and what they do there. Sets of patrons are masks."""

from ludi.engine.compiled import compiled
from ludi.games.ave_roma.bits import count
from ludi.games.ave_roma.components import PATRON_SLOTS, State
from ludi.games.ave_roma.tables import MODIFIERS
from ludi.games.ave_roma.vocabulary import Deck, Modifier


@compiled
def active_patrons(s: State, seat: int) -> int:
    return int(s.owned[seat, Deck.PATRON]) & int(s.active)


@compiled
def inactive_patrons(s: State, seat: int) -> int:
    return int(s.owned[seat, Deck.PATRON]) & ~int(s.active)


@compiled
def serving(patrons: int, modifier: int, location: int) -> int:
    """How many of these patrons have this effect at this location."""
    return count(patrons & MODIFIERS[modifier, location])


@compiled
def swaps_of(patrons: int, location: int) -> int:
    """Bit 0: surplus may pay for goods (M8); bit 1: goods may pay for surplus (M9)."""
    swaps = 0
    if patrons & MODIFIERS[Modifier.SURPLUS_FOR_GOODS, location] != 0:
        swaps = 1
    if patrons & MODIFIERS[Modifier.GOODS_FOR_SURPLUS, location] != 0:
        swaps |= 2
    return swaps


@compiled
def open_slots(s: State, seat: int) -> int:
    return min(int(s.political[seat]), PATRON_SLOTS)


@compiled
def has_free_slot(s: State, seat: int) -> bool:
    return count(active_patrons(s, seat)) < open_slots(s, seat)
