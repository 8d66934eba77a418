"""§4.1, §6: whether an action can still be carried out to its end and paid. Every offer inside an action asks here.

The question is an `Attempt`, which says how things would stand; the record is only read for what no choice changes.
"""

from ludi.engine.compiled import compiled
from ludi.games.ave_roma.action import FIRST_CARD, first_card_of, location_of, province_of, slot_of, stage_of, value_of
from ludi.games.ave_roma.attempt import Attempt, attempt_of, with_action, with_patrons, with_price, with_store
from ludi.games.ave_roma.bits import count, has
from ludi.games.ave_roma.components import (
    CARDS,
    GOODS,
    MOST_SURPLUS,
    NOTHING,
    PATRON_SLOTS,
    RING,
    STORE,
    Stage,
    State,
)
from ludi.games.ave_roma.costs import (
    card_price,
    denarii_in,
    good_discounts,
    next_part,
    payable,
    payable_with,
    surplus_in,
    surplus_paid,
    units,
)
from ludi.games.ave_roma.money import can_pay_fee, can_raise, can_trade, most_spendable
from ludi.games.ave_roma.patronage import has_free_slot, serving, swaps_of
from ludi.games.ave_roma.tables import COLOSSEUM, HONOURS, MODIFIERS, PAIR_REWARD, PRICES, SET_REWARDS
from ludi.games.ave_roma.vocabulary import Deck, Location, Modifier, Reward


@compiled
def can_buy(a: Attempt, deck: int, card: int, spent: int) -> bool:
    """Whether the player can pay for a card, with so many cards spent on it."""
    price = card_price(a.patrons, deck, card, spent)
    swaps = swaps_of(a.patrons, Location.AEDIFICATOR + deck)
    return payable(a.goods, a.surplus, a.denarii, price, good_discounts(a.patrons, deck, spent), swaps)


@compiled
def walk_in_order(s: State, a: Attempt, steps: int, first: int) -> int:
    """How many Colosseum steps can be paid, waking patrons on the way: those with the swap `first` before the other.

    -1 if what is due already cannot be.

    The sum so far is held against the swaps allowed so far at every step. Good icons that were due before M8 woke could
    be paid by goods then, so they can still be among those that are. Surplus that was due before M9 woke was paid in
    surplus, whatever else M8 has cost: goods pay only for what fell due later.
    """
    swaps, due = swaps_of(a.patrons, Location.ROMA), a.due
    if serving(a.patrons, Modifier.FREE_STEPS, Location.ROMA) > 0:
        return steps if payable(a.goods, a.surplus, a.denarii, due, 0, swaps) else -1
    inactive = int(s.owned[a.seat, Deck.PATRON]) & ~a.patrons
    slots, early = PATRON_SLOTS - int(s.political[a.seat]), 0  # surplus that was due before M9 woke
    for step in range(steps + 1):
        space = (int(s.arena[a.seat]) + step) % RING
        if step > 0 and not is_occupied(s, a.seat, space):
            due += int(COLOSSEUM[space])
        if not payable_with(a.goods, a.surplus, a.denarii, due, 0, swaps, surplus_in(due) - early):
            return step - 1
        if HONOURS[space] > 0 and (step > 0 or s.honour > 0) and slots > 0:
            slots -= 1
            if inactive & MODIFIERS[Modifier.FREE_STEPS, Location.ROMA] != 0:
                return steps
            for turn in range(2):
                bit = first if turn == 0 else 3 - first
                if swaps & bit == 0 and inactive & MODIFIERS[Modifier.SURPLUS_FOR_GOODS + bit - 1, Location.ROMA] != 0:
                    swaps |= bit
                    early = surplus_in(due) if bit == 2 else early
                    break
    return steps


@compiled
def walk(s: State, a: Attempt, steps: int) -> int:
    """The same, whichever swap is woken first."""
    made = walk_in_order(s, a, steps, 1)
    inactive = int(s.owned[a.seat, Deck.PATRON]) & ~a.patrons
    if made == steps or inactive & MODIFIERS[Modifier.GOODS_FOR_SURPLUS, Location.ROMA] == 0:
        return made
    return max(made, walk_in_order(s, a, steps, 2))


@compiled
def is_occupied(s: State, seat: int, space: int) -> bool:
    """Another player's marker stands there."""
    for other in range(s.players):
        if other != seat and s.arena[other] == space:
            return True
    return False


@compiled
def can_buy_with(s: State, a: Attempt, gained: int) -> bool:
    """Whether the card of the slot can be bought once goods are received; those that do not fit become either."""
    deck, board = location_of(a.action) - Location.AEDIFICATOR, int(s.board[a.seat])
    card = int(s.row[deck, slot_of(a.action)])
    kept, over = 0, 0
    for good in range(GOODS):
        number = units(a.goods, good) + units(gained, good)
        kept += min(number, STORE) << (3 * good)
        over += max(number - STORE, 0) << (3 * good)
    if over == 0:
        return can_buy(with_store(a, kept, a.surplus, a.denarii), deck, card, 0)
    stored = 0  # of those that do not fit, what becomes surplus
    while True:
        surplus, denarii = a.surplus, a.denarii
        for good in range(GOODS):
            surplus += units(stored, good)
            denarii += units(over - stored, good) * int(PRICES[board, good])
        if surplus <= MOST_SURPLUS and can_buy(with_store(a, kept, surplus, denarii), deck, card, 0):
            return True
        stored = next_part(stored, over)
        if stored == 0:
            return False


@compiled
def count_in_set(s: State, seat: int, card: int) -> int:
    """War cards one has of the set of a card."""
    return count(int(s.owned[seat, Deck.WAR]) & (31 << (card // 5 * 5)))


@compiled
def can_buy_after(s: State, a: Attempt) -> bool:
    """Whether the card of the slot can be bought after the one being bought, with what that one brings (§6.3, §6.4)."""
    deck, bought = location_of(a.action) - Location.AEDIFICATOR, first_card_of(a.action) - 1
    gained, surplus, denarii, patrons = 0, a.surplus, a.denarii, a.patrons
    if deck == Deck.BUILDING and has(s.owned[a.seat, deck], bought ^ 1):
        for good in range(GOODS):
            gained += (int(PAIR_REWARD[bought, good]) + int(PAIR_REWARD[bought ^ 1, good])) << (3 * good)
        surplus += int(PAIR_REWARD[bought, Reward.SURPLUS]) + int(PAIR_REWARD[bought ^ 1, Reward.SURPLUS])
        denarii += int(PAIR_REWARD[bought, Reward.DEN]) + int(PAIR_REWARD[bought ^ 1, Reward.DEN])
    if deck == Deck.WAR:
        number = count_in_set(s, a.seat, bought) + 1
        surplus += int(SET_REWARDS[number, Reward.SURPLUS])
        denarii += int(SET_REWARDS[number, Reward.DEN])
    replaceable = patrons if deck == Deck.PATRON else 0
    if deck == Deck.PATRON and has_free_slot(s, a.seat):
        patrons |= 1 << bought
        replaceable = 0
    then = with_store(a, a.goods, min(surplus, MOST_SURPLUS), denarii)
    for patron in range(-1, CARDS if replaceable != 0 else 0):  # -1: as it is
        changed = patrons
        if patron >= 0:
            if not has(replaceable, patron):
                continue
            changed = patrons & ~(1 << patron) | (1 << bought)
        if can_buy_with(s, with_patrons(then, changed), gained):
            return True
    return False


@compiled
def incoming_goods(s: State) -> int:
    """Goods being received, packed."""
    packed = 0
    for good in range(GOODS):
        packed += int(s.incoming[good]) << (3 * good)
    return packed


@compiled
def can_finish(s: State, a: Attempt) -> bool:
    """Whether the rest of an action can be carried out once nothing is due any more."""
    location, stage = location_of(a.action), stage_of(a.action)
    if stage == Stage.FEE:
        return True
    if location == Location.MERCATOR:
        return can_trade(s, a)
    if location == Location.AEDILIS:
        return can_pay_fee(s, a)
    if location == Location.PROPRAETOR:
        if s.province_card[province_of(a.action)] == NOTHING and not can_raise(s, a.seat, a.action):
            return False
        return can_pay_fee(s, a)
    if location >= Location.AEDIFICATOR and stage == Stage.BEFORE:
        if first_card_of(a.action) > 0:
            return can_buy_after(s, a)
        return can_buy_with(s, a, incoming_goods(s))
    return True


@compiled
def can_pay_and_finish(s: State, a: Attempt) -> bool:
    """Whether some way to pay what is due leaves enough for the rest: every way is tried."""
    swaps = swaps_of(a.patrons, location_of(a.action))
    goods, left = 0, a.denarii - denarii_in(a.due)
    while True:
        paid = surplus_paid(a.due, a.discounts, swaps, goods)
        if 0 <= paid <= a.surplus and can_finish(s, with_store(a, a.goods - goods, a.surplus - paid, left)):
            return True
        goods = next_part(goods, a.goods)
        if goods == 0:
            return False


@compiled
def can_complete(s: State, a: Attempt) -> bool:
    """Whether some sequence of choices completes the action and pays everything."""
    location = location_of(a.action)
    if location == Location.ROMA:
        steps = int(s.steps) + (value_of(a.action) if stage_of(a.action) == Stage.BEFORE else 0)
        return walk(s, a, steps) == steps
    if a.due == 0:
        return can_finish(s, a)
    if not payable(a.goods, a.surplus, a.denarii, a.due, a.discounts, swaps_of(a.patrons, location)):
        return False
    if can_finish(s, with_store(a, 0, 0, a.denarii - denarii_in(a.due))):
        return True  # the rest does not depend on what pays
    return can_pay_and_finish(s, a)


@compiled
def extra_brings(s: State, seat: int, deck: int) -> bool:
    """§9: whether the card lying face up on a deck could help to pay for another, if bought first."""
    card = int(s.face_up[deck])
    if card == NOTHING:
        return False
    if deck == Deck.BUILDING:
        return has(s.owned[seat, deck], card ^ 1)
    if deck == Deck.WAR:
        number = count_in_set(s, seat, card) + 1
        return int(SET_REWARDS[number, Reward.SURPLUS]) + int(SET_REWARDS[number, Reward.DEN]) > 0
    helpful = (
        MODIFIERS[Modifier.PATRON_DISCOUNT, Location.SENATUS]
        | MODIFIERS[Modifier.SURPLUS_FOR_GOODS, Location.SENATUS]
        | MODIFIERS[Modifier.GOODS_FOR_SURPLUS, Location.SENATUS]
    )
    return s.political[seat] > 0 and has(helpful, card)


@compiled
def can_buy_face_up_first(s: State, a: Attempt, spent: int) -> bool:
    """§9: whether the face-up card can be bought for so many spent cards and the card of the slot after it."""
    deck = location_of(a.action) - Location.AEDIFICATOR
    card = int(s.face_up[deck])
    both = with_action(a, a.action + (card + 1) * FIRST_CARD)
    price, discounts = card_price(a.patrons, deck, card, spent), good_discounts(a.patrons, deck, spent)
    return can_complete(s, with_price(both, price, discounts))


@compiled
def can_buy_by_extra(s: State, seat: int, action: int) -> bool:
    """§9: whether a card too dear by itself can be bought after the face-up one, thanks to what that one brings."""
    if not extra_brings(s, seat, location_of(action) - Location.AEDIFICATOR):
        return False
    spent = most_spendable(s, seat, action)
    return spent > 0 and can_buy_face_up_first(s, attempt_of(s, seat, action), spent)
