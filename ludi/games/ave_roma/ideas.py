"""Single ideas somebody may play by, to try strong bots on: one way to points or to means, and nothing else."""

from collections.abc import Callable
from typing import Final

from ludi.games.ave_roma.bits import count
from ludi.games.ave_roma.components import State
from ludi.games.ave_roma.scoring import count_goods, province_points
from ludi.games.ave_roma.vocabulary import Deck


def colosseum(s: State, seat: int) -> float:
    """Steps in the Colosseum."""
    return float(s.arena[seat])


def buildings(s: State, seat: int) -> float:
    return float(count(int(s.owned[seat, Deck.BUILDING])))


def wars(s: State, seat: int) -> float:
    return float(count(int(s.owned[seat, Deck.WAR])))


def patrons(s: State, seat: int) -> float:
    return float(count(int(s.owned[seat, Deck.PATRON])))


def provinces(s: State, seat: int) -> float:
    """Points for influence in provinces, if they counted now."""
    return float(province_points(s, seat))


def money(s: State, seat: int) -> float:
    """Denarii and goods."""
    return float(s.denarii[seat]) + float(count_goods(s, seat))


IDEAS: Final[dict[str, Callable[[State, int], float]]] = {
    "only-colosseum": colosseum,
    "only-buildings": buildings,
    "only-wars": wars,
    "only-patrons": patrons,
    "only-provinces": provinces,
    "only-money": money,
}
