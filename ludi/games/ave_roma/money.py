"""§6.1: whether the fee for a province card can still be paid, whatever is chosen on the way.

These functions know how much an action at Mercator, Aedilis or Propraetor can bring at most from where it stands:
goods sold or overflowing, patrons' gains, the advanced extra, and patrons that a free Colosseum step may wake.
"""

from ludi.engine.compiled import compiled
from ludi.games.ave_roma.action import ACTED, EXTRA, at_stage, location_of, picks_of, province_of, slot_of, stage_of
from ludi.games.ave_roma.attempt import Attempt, with_action, with_store
from ludi.games.ave_roma.bits import count, has
from ludi.games.ave_roma.components import DECKS, GOODS, NOTHING, PATRON_SLOTS, RING, STORE, Stage, State
from ludi.games.ave_roma.costs import one_unit, units
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
def fee_of(s: State, action: int, patrons: int) -> int:
    """What the province costs at the end of an action of somebody with these active patrons."""
    province = province_of(action)
    waived = s.province_up[province] == 0 or serving(patrons, Modifier.NO_FEE, location_of(action)) > 0
    if waived and s.province_card[province] != NOTHING:
        return 0
    return 3 if s.advanced else 2


@compiled
def sold_out(s: State, a: Attempt, picks: int) -> int:
    """Denarii for everything sold, goods still to be picked from the province card included."""
    card, board = int(s.province_card[province_of(a.action)]), int(s.board[a.seat])
    total, best = 0, 0
    for good in range(GOODS):
        price = int(PRICES[board, good])
        total += (units(a.goods, good) + int(s.incoming[good])) * price
        if has(KINDS[card], good):
            best = max(best, price)
    return total + picks * best


@compiled
def overflowing(s: State, a: Attempt, first: int, last: int, picks: int) -> int:
    """Denarii for goods that do not fit: those coming in, the province card's goods from first to before last, and
    `picks` of one's choice from it. These all of one kind: filling a second store would only cost."""
    card, board = int(s.province_card[province_of(a.action)]), int(s.board[a.seat])
    total, best = 0, 0
    for good in range(GOODS):
        price, number = int(PRICES[board, good]), units(a.goods, good) + int(s.incoming[good])
        if card != NOTHING:
            for i in range(first, last):
                if PROVINCE_GOODS[card, i] == good:
                    number += 1
            if has(KINDS[card], good):
                best = max(best, (picks - max(STORE - number, 0)) * price)
        total += max(number - STORE, 0) * price
    return total + best


@compiled
def most_money(s: State, a: Attempt, gifts_of_denarii: int, gifts_of_goods: int) -> int:
    """The most denarii one can have when the fee falls due, with so many gains of M2 and M4 to come."""
    location, stage = location_of(a.action), stage_of(a.action)
    total = a.denarii + 2 * gifts_of_denarii
    picks = picks_of(a.action)
    if s.province_card[province_of(a.action)] == NOTHING:
        return total
    first, last = 0, 0  # goods of the card still to come, besides those picked
    if location == Location.MERCATOR:
        extra = most_spendable(s, a.seat, a.action)
        if stage == Stage.BEFORE:
            return total + sold_out(s, a, picks + extra + max(gifts_of_goods - STORE, 0))
        if stage == Stage.MAIN:
            return total + sold_out(s, a, picks + max(gifts_of_goods + extra - STORE, 0))
        picks += extra
    elif location == Location.AEDILIS and stage < Stage.GAINS:
        last = 4
    elif location == Location.PROPRAETOR and stage < Stage.GAINS:
        picks += 1
        if stage < Stage.SECOND:
            first, last = (2, 4) if slot_of(a.action) == 2 else (0, 2)
    best = overflowing(s, a, first, last, gifts_of_goods + picks)
    if location == Location.PROPRAETOR and stage < Stage.SECOND and slot_of(a.action) == 0:
        best = max(best, overflowing(s, a, 2, 4, gifts_of_goods + picks))
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
def can_pay_by_honours(s: State, a: Attempt, fee: int) -> bool:
    """Whether patrons woken by free Colosseum steps (M13) could bring what the fee lacks.

    Those who may be woken: some with M13, who only lengthen the walk, others with M2 or M4, who bring something.
    """
    location = location_of(a.action)
    unclaimed = a.patrons & ~int(s.claimed)
    inactive = int(s.owned[a.seat, Deck.PATRON]) & ~a.patrons
    waive = s.province_card[province_of(a.action)] != NOTHING and inactive & MODIFIERS[Modifier.NO_FEE, location] != 0
    for walking in range(PATRON_SLOTS + 1):  # patrons with M13 who are woken first
        steps = serving(unclaimed, Modifier.COLOSSEUM_STEP, location) + walking
        slots = min(honours_ahead(s, a.seat, steps), PATRON_SLOTS - int(s.political[a.seat]))
        if walking > serving(inactive, Modifier.COLOSSEUM_STEP, location) or slots < walking:
            return False
        woken = slots - walking
        if woken > 0 and waive:
            return True
        for paying in range(min(woken, serving(inactive, Modifier.DENARII, location)) + 1):  # with M2; the rest with M4
            giving = min(woken - paying, serving(inactive, Modifier.GOOD, location))
            gifts_of_denarii = serving(unclaimed, Modifier.DENARII, location) + paying
            if most_money(s, a, gifts_of_denarii, serving(unclaimed, Modifier.GOOD, location) + giving) >= fee:
                return True
    return False


@compiled
def can_pay_fee(s: State, a: Attempt) -> bool:
    """Whether some way to finish the action pays for the province."""
    fee, location = fee_of(s, a.action, a.patrons), location_of(a.action)
    if a.denarii >= fee:
        return True
    unclaimed = a.patrons & ~int(s.claimed) if stage_of(a.action) <= Stage.GAINS else 0
    denarii, goods = serving(unclaimed, Modifier.DENARII, location), serving(unclaimed, Modifier.GOOD, location)
    if most_money(s, a, denarii, goods) >= fee:
        return True
    if serving(unclaimed, Modifier.COLOSSEUM_STEP, location) + int(s.honour) == 0:
        return False
    return can_pay_by_honours(s, a, fee)


@compiled
def can_trade(s: State, a: Attempt) -> bool:
    """Mercator: at least one unit is sold or bought, and the fee is paid."""
    stage = stage_of(a.action)
    traded = a.action & ACTED != 0 or stage > Stage.SECOND
    if not traded and stage <= Stage.MAIN:  # something to sell will do
        goods = a.goods + picks_of(a.action)
        for good in range(GOODS):
            goods += int(s.incoming[good])
        traded = goods > 0 or (stage == Stage.BEFORE and most_spendable(s, a.seat, a.action) > 0)
    if traded:
        return can_pay_fee(s, a)
    card = int(s.province_card[province_of(a.action)])
    bought = with_action(a, at_stage(a.action, Stage.SECOND) | ACTED)
    for good in range(GOODS):
        price = int(PRICES[s.board[a.seat], good])
        if has(KINDS[card], good) and price <= a.denarii:
            full = units(a.goods, good) == STORE  # then the unit turns back into its price
            more, paid = (0, 0) if full else (one_unit(good), price)
            if can_pay_fee(s, with_store(bought, a.goods + more, a.surplus, a.denarii - paid)):
                return True
    return False


@compiled
def can_raise(s: State, seat: int, action: int) -> bool:
    """Propraetor without a province card: whether influence can still be raised there (§6)."""
    if action & ACTED != 0 or most_spendable(s, seat, action) >= 3:
        return True
    if stage_of(action) > Stage.SECOND:
        return False
    return has_influence(s, seat)


@compiled
def has_influence(s: State, seat: int) -> bool:
    """Whether one has cards with influence icons not yet played."""
    return count_influence(s, seat, 1) + count_influence(s, seat, 2) + count_influence(s, seat, 3) > 0
