"""§6.1: whether the fee for a province card can still be paid, whatever is chosen on the way.

These functions know how much an action at Mercator, Aedilis or Propraetor can bring at most from where it stands:
goods sold or overflowing, patrons' gains, the advanced extra, and patrons that a free Colosseum step may wake.
"""

from ludi.engine.compiled import compiled
from ludi.games.ave_roma.action import ACTED, EXTRA, at_stage, location_of, picks_of, province_of, slot_of, stage_of
from ludi.games.ave_roma.bits import count, has
from ludi.games.ave_roma.components import DECKS, GOODS, NOTHING, PATRON_SLOTS, RING, STORE, Stage, State
from ludi.games.ave_roma.costs import units
from ludi.games.ave_roma.patronage import serving
from ludi.games.ave_roma.tables import HONOURS, KINDS, MODIFIERS, PRICES, PROVINCE_GOODS, SYMBOLS, WITH_INFLUENCE
from ludi.games.ave_roma.vocabulary import Deck, Location, Modifier


@compiled
def count_spendable(s: State, seat: int, symbol: int) -> int:
    """§9: unspent cards of a symbol, patrons in slots not counted."""
    total = 0
    for deck in range(DECKS):
        cards = int(s.owned[seat, deck]) & ~int(s.spent[deck]) & SYMBOLS[deck, symbol]
        if deck == Deck.PATRON:
            cards &= ~int(s.active)
        total += count(cards)
    return total


@compiled
def most_spendable(s: State, seat: int, action: int) -> int:
    """The largest batch that the advanced extra of an action could still spend."""
    if s.advanced == 0 or action & EXTRA != 0:
        return 0
    most = 0
    for symbol in range(3):
        most = max(most, count_spendable(s, seat, symbol))
    return most


@compiled
def count_influence(s: State, seat: int, icons: int) -> int:
    """Unused buildings and war cards with so many influence icons."""
    total = 0
    for deck in range(2):
        total += count(int(s.owned[seat, deck]) & ~int(s.used[deck]) & WITH_INFLUENCE[deck, icons])
    return total


@compiled
def fee_of(s: State, seat: int, action: int, team: int) -> int:
    """What the province costs at the end of the action."""
    province = province_of(action)
    waived = s.province_up[province] == 0 or serving(team, Modifier.M5, location_of(action)) > 0
    if waived and s.province_card[province] != NOTHING:
        return 0
    return 3 if s.advanced else 2


@compiled
def sold_out(s: State, seat: int, action: int, have: int, picks: int) -> int:
    """Denarii for everything sold, goods still to be picked from the province card included."""
    card, board = int(s.province_card[province_of(action)]), int(s.board[seat])
    total, best = 0, 0
    for good in range(GOODS):
        price = int(PRICES[board, good])
        total += (units(have, good) + int(s.incoming[good])) * price
        if has(KINDS[card], good):
            best = max(best, price)
    return total + picks * best


@compiled
def overflowing(s: State, seat: int, action: int, have: int, first: int, last: int, singles: int) -> int:
    """Denarii for goods that do not fit: those coming in, the province card's goods from first to before last, and
    `singles` of one's choice from it. These all of one kind: filling a second store would only cost."""
    card, board = int(s.province_card[province_of(action)]), int(s.board[seat])
    total, best = 0, 0
    for good in range(GOODS):
        price, number = int(PRICES[board, good]), units(have, good) + int(s.incoming[good])
        if card != NOTHING:
            for i in range(first, last):
                if PROVINCE_GOODS[card, i] == good:
                    number += 1
            if has(KINDS[card], good):
                best = max(best, (singles - max(STORE - number, 0)) * price)
        total += max(number - STORE, 0) * price
    return total + best


@compiled
def most_money(s: State, seat: int, action: int, have: int, denarii: int, twos: int, singles: int) -> int:
    """The most denarii one can have when the fee falls due, with so many gains of M2 and M4 to come."""
    location, stage = location_of(action), stage_of(action)
    total = denarii + 2 * twos
    picks = picks_of(action)
    if s.province_card[province_of(action)] == NOTHING:
        return total
    first, last = 0, 0  # goods of the card still to come, besides those picked
    if location == Location.MERCATOR:
        extra = most_spendable(s, seat, action)
        if stage <= Stage.MAIN:
            picks += extra + max(singles - STORE, 0) if stage == Stage.BEFORE else max(singles + extra - STORE, 0)
            return total + sold_out(s, seat, action, have, picks)
        picks += extra
    elif location == Location.AEDILIS and stage < Stage.GAINS:
        last = 4
    elif location == Location.PROPRAETOR and stage < Stage.GAINS:
        picks += 1
        if stage < Stage.SECOND:
            first, last = (2, 4) if slot_of(action) == 2 else (0, 2)
    best = overflowing(s, seat, action, have, first, last, singles + picks)
    if location == Location.PROPRAETOR and stage < Stage.SECOND and slot_of(action) == 0:
        best = max(best, overflowing(s, seat, action, have, 2, 4, singles + picks))
    return total + best


@compiled
def honours_ahead(s: State, seat: int, steps: int) -> int:
    """Honours on the next spaces of the Colosseum, one just entered included."""
    total, space = 0, int(s.arena[seat])
    if s.honour > 0 and HONOURS[space] > 0:
        total = 1
    for step in range(1, steps + 1):
        if HONOURS[(space + step) % RING] > 0:
            total += 1
    return total


@compiled
def can_pay_by_honours(s: State, seat: int, action: int, team: int, have: int, denarii: int, fee: int) -> bool:
    """Whether patrons woken by free Colosseum steps (M13) could bring what the fee lacks."""
    location = location_of(action)
    left = team & ~int(s.claimed)
    idle = int(s.owned[seat, Deck.PATRON]) & ~team
    twos, singles = serving(left, Modifier.M2, location), serving(left, Modifier.M4, location)
    steps, walkers = serving(left, Modifier.M13, location), serving(idle, Modifier.M13, location)
    helpers, givers = serving(idle, Modifier.M2, location), serving(idle, Modifier.M4, location)
    waive = s.province_card[province_of(action)] != NOTHING and idle & MODIFIERS[Modifier.M5, location] != 0
    for walked in range(PATRON_SLOTS + 1):  # patrons with M13 woken first: they only lengthen the walk
        slots = min(honours_ahead(s, seat, steps + walked), PATRON_SLOTS - int(s.political[seat]))
        if walked > walkers or slots < walked:
            return False
        woken = slots - walked
        if woken > 0 and waive:
            return True
        for paid in range(min(woken, helpers) + 1):
            given = min(woken - paid, givers)
            if most_money(s, seat, action, have, denarii, twos + paid, singles + given) >= fee:
                return True
    return False


@compiled
def can_pay_fee(s: State, seat: int, action: int, team: int, have: int, denarii: int) -> bool:
    """Whether some way to finish the action pays for the province."""
    fee = fee_of(s, seat, action, team)
    if denarii >= fee:
        return True
    left = team & ~int(s.claimed) if stage_of(action) <= Stage.GAINS else 0
    twos = serving(left, Modifier.M2, location_of(action))
    singles = serving(left, Modifier.M4, location_of(action))
    if most_money(s, seat, action, have, denarii, twos, singles) >= fee:
        return True
    if serving(left, Modifier.M13, location_of(action)) + int(s.honour) == 0:
        return False
    return can_pay_by_honours(s, seat, action, team, have, denarii, fee)


@compiled
def can_trade(s: State, seat: int, action: int, team: int, have: int, denarii: int) -> bool:
    """Mercator: at least one unit is sold or bought, and the fee is paid."""
    stage = stage_of(action)
    traded = action & ACTED != 0 or stage > Stage.SECOND
    if not traded and stage <= Stage.MAIN:  # something to sell will do
        goods = have + picks_of(action)
        for good in range(GOODS):
            goods += int(s.incoming[good])
        traded = goods > 0 or (stage == Stage.BEFORE and most_spendable(s, seat, action) > 0)
    if traded:
        return can_pay_fee(s, seat, action, team, have, denarii)
    card = int(s.province_card[province_of(action)])
    bought = at_stage(action, Stage.SECOND) | ACTED
    for good in range(GOODS):
        price = int(PRICES[s.board[seat], good])
        if has(KINDS[card], good) and price <= denarii:
            full = units(have, good) == STORE  # then the unit turns back into its price
            more, paid = (0, 0) if full else (1 << (3 * good), price)
            if can_pay_fee(s, seat, bought, team, have + more, denarii - paid):
                return True
    return False


@compiled
def can_raise(s: State, seat: int, action: int) -> bool:
    """Propraetor without a province card: whether influence can still be raised there (§6)."""
    if action & ACTED != 0 or most_spendable(s, seat, action) >= 3:
        return True
    if stage_of(action) > Stage.SECOND:
        return False
    return count_influence(s, seat, 1) + count_influence(s, seat, 2) + count_influence(s, seat, 3) > 0
