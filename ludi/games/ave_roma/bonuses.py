"""§11: what a patron scores at the end."""

from ludi.engine.compiled import compiled
from ludi.games.ave_roma.bits import count
from ludi.games.ave_roma.components import DECKS, GOODS, OFF, PROVINCES, State
from ludi.games.ave_roma.patronage import active_patrons
from ludi.games.ave_roma.tables import BONUS, LEAD_POINTS, SYMBOLS, WITH_INFLUENCE, WITH_POINTS
from ludi.games.ave_roma.vocabulary import Bonus, Deck


@compiled
def count_symbol(s: State, seat: int, symbol: int) -> int:
    """All cards with a symbol, spent or not."""
    total = 0
    for deck in range(DECKS):
        total += count(int(s.owned[seat, deck]) & SYMBOLS[deck, symbol])
    return total


@compiled
def count_leads(s: State, seat: int) -> int:
    """Provinces where the player is highest above 0."""
    total = 0
    for province in range(PROVINCES):
        leads = s.influence[province, seat] > 0
        for other in range(s.players):
            if s.influence[province, other] > s.influence[province, seat]:
                leads = False
        if leads:
            total += 1
    return total


@compiled
def best_level(s: State, seat: int) -> int:
    best = 0
    for province in range(PROVINCES):
        best = max(best, int(s.influence[province, seat]))
    return best


@compiled
def count_presence(s: State, seat: int) -> int:
    total = 0
    for province in range(PROVINCES):
        if s.influence[province, seat] != OFF:
            total += 1
    return total


@compiled
def goods_bonus(s: State, seat: int, bonus: int) -> int:
    if bonus == Bonus.GOODS_PAIRS:
        total = 0
        for good in range(GOODS):
            total += int(s.goods[seat, good])
        return total // 2
    colour = bonus - Bonus.BLACK_GOODS
    return int(s.goods[seat, 2 * colour]) + int(s.goods[seat, 2 * colour + 1])


@compiled
def card_bonus(s: State, seat: int, bonus: int) -> int:
    if bonus == Bonus.CARDS_WITH_POINTS or bonus == Bonus.CARDS_WITH_INFLUENCE:
        total = 0
        for deck in range(2):
            wanted = WITH_POINTS[deck] if bonus == Bonus.CARDS_WITH_POINTS else ~WITH_INFLUENCE[deck, 0]
            total += count(int(s.owned[seat, deck]) & wanted)
        return total
    if bonus == Bonus.SYMBOL_SETS:
        return 2 * min(count_symbol(s, seat, 0), count_symbol(s, seat, 1), count_symbol(s, seat, 2))
    if bonus <= Bonus.LION_PAIRS:
        return 2 * (count_symbol(s, seat, bonus - Bonus.AMPHORA_PAIRS) // 2)
    if bonus == Bonus.PROVINCE_CARDS:
        return count(s.owned[seat, Deck.PROVINCE])
    return count(s.owned[seat, bonus - Bonus.BUILDINGS])


@compiled
def bonus_points(s: State, seat: int, patron: int) -> int:
    """The points of one patron, once the provinces are settled; B2, B4 and B6 work before."""
    bonus = int(BONUS[patron])
    if bonus == Bonus.POLITICAL_LEVELS:
        return int(s.political[seat])
    if bonus == Bonus.POLITICAL_INFLUENCE or bonus == Bonus.DOUBLED_BONUS or bonus == Bonus.PROVINCE_INFLUENCE:
        return 0
    if bonus == Bonus.ACTIVE_PATRONS:
        return count(active_patrons(s, seat))
    if bonus == Bonus.PROVINCES_LED:
        return count_leads(s, seat) * int(LEAD_POINTS[s.players])
    if bonus == Bonus.BEST_LEVEL:
        return best_level(s, seat)
    if bonus == Bonus.PROVINCES_ENTERED:
        return count_presence(s, seat)
    if Bonus.GOODS_PAIRS <= bonus <= Bonus.RED_GOODS:
        return goods_bonus(s, seat, bonus)
    return card_bonus(s, seat, bonus)
