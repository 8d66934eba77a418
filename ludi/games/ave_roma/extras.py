"""§9: the advanced extra, before or after the main action: one batch of cards of one symbol is spent."""

from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push, swap
from ludi.engine.offers import Offer
from ludi.games.ave_roma.action import (
    ACTED,
    EXTRA,
    FIRST_CARD,
    ONE_PICK,
    at_stage,
    location_of,
    province_of,
    stage_of,
    value_of,
)
from ludi.games.ave_roma.attempt import attempt_of
from ludi.games.ave_roma.bits import count, has, lowest
from ludi.games.ave_roma.components import CARDS, DECKS, NOTHING, Frame, Stage, State
from ludi.games.ave_roma.feasibility import can_buy, can_buy_face_up_first, walk
from ludi.games.ave_roma.locations import can_go_on
from ludi.games.ave_roma.money import count_spendable, most_spendable
from ludi.games.ave_roma.purchase import start_purchase
from ludi.games.ave_roma.stores import gain_surplus, open_pick
from ludi.games.ave_roma.tables import KINDS, SYMBOLS
from ludi.games.ave_roma.vocabulary import Deck, Location

NO_EXTRA: Final = 0  # other codes are 1 + symbol * BATCH + cards
BATCH: Final = 64
REST: Final = 0  # no more patrons among the spent: other codes are a patron plus 1


@compiled
def can_spend(s: State, seat: int, cards: int) -> bool:
    """Whether a batch of so many cards does something here and leaves the action possible."""
    action, location = int(s.action), location_of(int(s.action))
    now = attempt_of(s, seat, action)
    before = stage_of(action) == Stage.BEFORE
    if location == Location.MERCATOR:
        picking = (action | EXTRA) + cards * ONE_PICK
        return s.province_card[province_of(action)] != NOTHING and can_go_on(s, seat, picking)
    if location == Location.PROPRAETOR:
        return cards % 3 == 0
    if location == Location.ROMA:
        steps = cards + (value_of(action) if before else 0)
        return walk(s, now, steps) == steps
    if location < Location.AEDIFICATOR:
        return True
    deck = location - Location.AEDIFICATOR
    if s.face_up[deck] == NOTHING:
        return False
    if before:
        return can_buy_face_up_first(s, now, cards)
    return can_buy(now, deck, int(s.face_up[deck]), cards)


@compiled
def has_extra(s: State, seat: int) -> bool:
    """Whether any batch may be spent now: steps are easiest to pay with few cards, purchases with many."""
    most = most_spendable(s, seat, int(s.action))
    if most == 0:
        return False
    if location_of(int(s.action)) == Location.PROPRAETOR:
        return most >= 3
    return can_spend(s, seat, 1) or can_spend(s, seat, most)


@compiled
def advance_begin(s: State) -> None:
    """Before the main action."""
    pop(s)
    if has_extra(s, int(s.actor)):
        push(s, Frame.EXTRA_BEFORE, int(s.actor), 0, 0, 0)


@compiled
def advance_after(s: State) -> None:
    s.action = at_stage(int(s.action), Stage.AFTER)
    pop(s)
    if has_extra(s, int(s.actor)):
        push(s, Frame.EXTRA_AFTER, int(s.actor), 0, 0, 0)


@compiled
def can_go_without(s: State, seat: int) -> bool:
    """Whether no extra need be taken at this point."""
    action = int(s.action)
    if stage_of(action) == Stage.AFTER:
        return can_go_on(s, seat, action | EXTRA)
    if location_of(action) == Location.MERCATOR:
        return can_go_on(s, seat, at_stage(action, Stage.MAIN))
    return can_go_on(s, seat, action)


@compiled
def offer_extra(s: State, o: Offer) -> int:
    seat, n = arg(s, 1), 0
    if can_go_without(s, seat):
        o.codes[0] = NO_EXTRA
        n = 1
    possible = 0  # batches found possible, as bits: they do not depend on the symbol
    most = most_spendable(s, seat, int(s.action))
    for cards in range(1, most + 1):
        if can_spend(s, seat, cards):
            possible |= 1 << cards
    for symbol in range(3):
        for cards in range(1, count_spendable(s, seat, symbol) + 1):
            if has(possible, cards):
                o.codes[n] = 1 + symbol * BATCH + cards
                n += 1
    return n


@compiled
def spendable_patrons(s: State, seat: int, symbol: int) -> int:
    mine = int(s.owned[seat, Deck.PATRON]) & int(SYMBOLS[Deck.PATRON, symbol])
    return mine & ~int(s.active) & ~int(s.spent[Deck.PATRON])


@compiled
def apply_extra(s: State, code: int) -> None:
    """Patrons can be spent again after some time in a slot, so one chooses which of them; other cards are all alike."""
    seat = arg(s, 1)
    if code == NO_EXTRA:
        pop(s)
        return
    symbol, cards = (code - 1) // BATCH, (code - 1) % BATCH
    s.action |= EXTRA
    swap(s, Frame.SPENT, symbol, cards, 0, 0)
    if spendable_patrons(s, seat, symbol) == 0:
        spend_ordinary(s, seat, symbol, cards)
    else:
        push(s, Frame.SPEND_PATRON, seat, symbol, cards, 0)


@compiled
def spend_ordinary(s: State, seat: int, symbol: int, cards: int) -> None:
    """Spend so many cards that are no patrons."""
    for deck in range(DECKS):
        while deck != Deck.PATRON and cards > 0:
            left = int(s.owned[seat, deck]) & ~int(s.spent[deck]) & SYMBOLS[deck, symbol]
            if left == 0:
                break
            s.spent[deck] |= 1 << lowest(left)
            cards -= 1


@compiled
def offer_spend_patron(s: State, o: Offer) -> int:
    """In ascending order, so that each set of patrons can be chosen in one way only."""
    seat, symbol, left, n = arg(s, 1), arg(s, 2), arg(s, 3), 0
    patrons = spendable_patrons(s, seat, symbol)
    ordinary = count_spendable(s, seat, symbol) - count(patrons)
    if ordinary >= left:
        o.codes[0] = REST
        n = 1
    for patron in range(arg(s, 4), CARDS):
        if has(patrons, patron) and count(patrons >> patron) + ordinary >= left:
            o.codes[n] = 1 + patron
            n += 1
    return n


@compiled
def apply_spend_patron(s: State, code: int) -> None:
    seat, symbol, left = arg(s, 1), arg(s, 2), arg(s, 3)
    if code == REST:
        pop(s)
        spend_ordinary(s, seat, symbol, left)
        return
    s.spent[Deck.PATRON] |= 1 << (code - 1)
    if left > 1:
        swap(s, Frame.SPEND_PATRON, seat, symbol, left - 1, code)
    else:
        pop(s)


@compiled
def advance_spent(s: State) -> None:
    """What the spent cards bring."""
    cards, seat, action = arg(s, 2), int(s.actor), int(s.action)
    location, province = location_of(action), province_of(action)
    pop(s)
    if location == Location.QUAESTOR:
        s.denarii[seat] += 2 * cards
    elif location == Location.MERCATOR:
        open_pick(s, int(KINDS[s.province_card[province]]), cards)
    elif location == Location.AEDILIS:
        gain_surplus(s, seat, cards)
    elif location == Location.PROPRAETOR:
        s.action |= ACTED
        push(s, Frame.RAISE, province, cards // 3, 0, 0)
    elif location == Location.ROMA:
        s.steps = cards
        push(s, Frame.STEP, 1, 0, 0, 0)
    else:
        deck = location - Location.AEDIFICATOR
        if stage_of(action) == Stage.BEFORE:
            s.action += (int(s.face_up[deck]) + 1) * FIRST_CARD
        start_purchase(s, deck, int(s.face_up[deck]), cards)
