"""Single ideas somebody may play by, to try strong bots on: to be first in one institution, or to hoard."""

from collections.abc import Callable
from functools import partial
from typing import Final

from ludi.games.municipium.components import FAMILY_CARDS, Place, State
from ludi.games.municipium.influence import influence
from ludi.games.municipium.powers import count_stock


def rush(place: int, s: State, seat: int) -> float:
    """Influence in one institution, whatever happens elsewhere."""
    return float(influence(s, seat, place))


def hoard_cards(s: State, seat: int) -> float:
    """Family cards, which are best kept, it thinks."""
    return float(sum(int(s.family_cards[seat, card]) for card in range(FAMILY_CARDS)))


def hoard_pieces(s: State, seat: int) -> float:
    """Citizens and Favors in store."""
    return float(count_stock(s, seat))


IDEAS: Final[dict[str, Callable[[State, int], float]]] = {
    **{f"rush-{place.name.lower()}": partial(rush, int(place)) for place in Place},
    "hoard-cards": hoard_cards,
    "hoard-pieces": hoard_pieces,
}
