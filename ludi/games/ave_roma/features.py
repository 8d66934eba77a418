"""What a network is told of each player besides the position itself: what experienced players would add up first."""

from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.record import Cells
from ludi.games.ave_roma.bits import count
from ludi.games.ave_roma.components import GOODS, TRAINING, WORKERS, State
from ludi.games.ave_roma.evaluation import estimate, province_worth, service, stores_worth, time_left
from ludi.games.ave_roma.money import count_influence
from ludi.games.ave_roma.patronage import active_patrons
from ludi.games.ave_roma.scoring import count_goods, patron_points, province_points, total_points
from ludi.games.ave_roma.tables import POLITICAL_TRACK
from ludi.games.ave_roma.vocabulary import Deck

FEATURES: Final = (
    "time left",
    "points",
    "points if it ended now",
    "points expected",
    "lead if it ended now",
    "lead expected",
    "provinces now",
    "provinces expected",
    "patrons' bonus",
    "politics",
    "stores",
    "service",
    "influence to play",
    "goods",
    "kinds of goods",
    "workers",
    "their values",
    "lessons",
    "buildings",
    "wars",
    "patrons",
    "active patrons",
)


@compiled
def points_now(s: State, seat: int) -> float:
    """What a player would have if the game ended as the position is."""
    total = float(total_points(s, seat)) + float(POLITICAL_TRACK[s.political[seat]])
    if s.depth == 0:
        return float(total_points(s, seat))
    wealth = s.denarii[seat] // 5 + (count_goods(s, seat) + s.surplus[seat]) // 3
    return total + float(province_points(s, seat) + patron_points(s, seat) + wealth)


@compiled
def features(s: State, seat: int, out: Cells, first: int) -> None:
    """A number for each of FEATURES, about from 0 to 1."""
    left = time_left(s)
    now, expected, best_now, best_expected = points_now(s, seat), estimate(s, seat, left), -1e9, -1e9
    for other in range(s.players):
        if other != seat:
            best_now = max(best_now, points_now(s, other))
            best_expected = max(best_expected, estimate(s, other, left))
    kinds, workers, values, lessons = 0, 0, 0, 0
    for good in range(GOODS):
        kinds += int(s.goods[seat, good] > 0)
    for worker in range(WORKERS):
        workers += int(s.hand[seat, worker])
        values += worker * int(s.hand[seat, worker])
    for space in range(TRAINING):
        lessons += int(s.trained[seat, space] > 0)
    icons = count_influence(s, seat, 1) + 2 * count_influence(s, seat, 2) + 3 * count_influence(s, seat, 3)
    out[first] = left
    out[first + 1] = total_points(s, seat) / 40.0
    out[first + 2] = now / 80.0
    out[first + 3] = expected / 80.0
    out[first + 4] = (now - best_now) / 20.0
    out[first + 5] = (expected - best_expected) / 20.0
    out[first + 6] = province_points(s, seat) / 20.0
    out[first + 7] = province_worth(s, seat) / 20.0
    out[first + 8] = patron_points(s, seat) / 20.0
    out[first + 9] = s.political[seat] / 10.0
    out[first + 10] = stores_worth(s, seat, left) / 10.0
    out[first + 11] = service(s, seat) / 8.0
    out[first + 12] = icons / 6.0
    out[first + 13] = (count_goods(s, seat) + s.surplus[seat]) / 10.0
    out[first + 14] = kinds / 6.0
    out[first + 15] = workers / 5.0 * (1 - s.passed[seat])
    out[first + 16] = values / 15.0 * (1 - s.passed[seat])
    out[first + 17] = lessons / 3.0
    out[first + 18] = count(s.owned[seat, Deck.BUILDING]) / 8.0
    out[first + 19] = count(s.owned[seat, Deck.WAR]) / 8.0
    out[first + 20] = count(s.owned[seat, Deck.PATRON]) / 8.0
    out[first + 21] = count(active_patrons(s, seat)) / 5.0
