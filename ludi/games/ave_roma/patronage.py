"""§5.4, §11: patrons in slots. A `team` is the mask of a player's active patrons."""

from ludi.engine.compiled import compiled
from ludi.games.ave_roma.bits import count
from ludi.games.ave_roma.components import PATRON_SLOTS, State
from ludi.games.ave_roma.tables import MODIFIERS
from ludi.games.ave_roma.vocabulary import Deck, Modifier


@compiled
def team_of(s: State, seat: int) -> int:
    return int(s.owned[seat, Deck.PATRON]) & int(s.active)


@compiled
def idle_of(s: State, seat: int) -> int:
    """Inactive patrons."""
    return int(s.owned[seat, Deck.PATRON]) & ~int(s.active)


@compiled
def serving(team: int, modifier: int, location: int) -> int:
    """How many of a team have this effect at this location."""
    return count(team & MODIFIERS[modifier, location])


@compiled
def swaps_of(team: int, location: int) -> int:
    """Bit 0: surplus may pay for goods (M8); bit 1: goods may pay for surplus (M9)."""
    swaps = 0
    if team & MODIFIERS[Modifier.M8, location] != 0:
        swaps = 1
    if team & MODIFIERS[Modifier.M9, location] != 0:
        swaps |= 2
    return swaps


@compiled
def open_slots(s: State, seat: int) -> int:
    return min(int(s.political[seat]), PATRON_SLOTS)


@compiled
def has_free_slot(s: State, seat: int) -> bool:
    return count(team_of(s, seat)) < open_slots(s, seat)
