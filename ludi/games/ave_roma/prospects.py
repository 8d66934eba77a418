"""§4.1, §6: whether an action can still be carried out to its end and paid. Every offer inside an action asks here.

What is asked about is given as numbers, not read from the record: the action so far, the team of active patrons, goods,
surplus, denarii, and the price still due. So an option can be tried without changing anything.
"""

from ludi.engine.compiled import compiled
from ludi.games.ave_roma.action import FIRST_CARD, first_card_of, location_of, province_of, slot_of, stage_of, value_of
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
    denarii_in,
    held,
    next_part,
    payable,
    payable_with,
    surplus_in,
    surplus_paid,
    units,
)
from ludi.games.ave_roma.money import can_pay_fee, can_raise, can_trade, most_spendable
from ludi.games.ave_roma.patronage import has_free_slot, serving, swaps_of, team_of
from ludi.games.ave_roma.tables import (
    COLOSSEUM,
    COST,
    DEN_AT,
    HONOURS,
    MODIFIERS,
    PAIR_REWARD,
    PRICES,
    SURPLUS_AT,
)
from ludi.games.ave_roma.vocabulary import Deck, Location, Modifier, Reward


@compiled
def card_price(team: int, deck: int, card: int, spent: int) -> int:
    """§6.7: the price of a card after discounts in surplus or denarii, with so many cards spent on it."""
    price = int(COST[deck, card])
    if deck == Deck.WAR:
        cheaper = serving(team, Modifier.M7S, Location.LEGATUS) + spent
        return price - (min(cheaper, surplus_in(price)) << SURPLUS_AT)
    if deck == Deck.PATRON:
        cheaper = 2 * (serving(team, Modifier.M7D, Location.SENATUS) + spent)
        return price - (min(cheaper, denarii_in(price)) << DEN_AT)
    return price


@compiled
def good_discounts(team: int, deck: int, spent: int) -> int:
    """§6.7: how many good icons of a building's price fall away."""
    return serving(team, Modifier.M7R, Location.AEDIFICATOR) + spent if deck == Deck.BUILDING else 0


@compiled
def can_buy(team: int, have: int, surplus: int, denarii: int, deck: int, card: int, spent: int) -> bool:
    price = card_price(team, deck, card, spent)
    swaps = swaps_of(team, Location.AEDIFICATOR + deck)
    return payable(have, surplus, denarii, price, good_discounts(team, deck, spent), swaps)


@compiled
def walk_in_order(
    s: State, seat: int, team: int, have: int, surplus: int, denarii: int, due: int, steps: int, first: int
) -> int:
    """How many Colosseum steps can be paid, waking patrons on the way: those with the swap `first` before the other.

    -1 if what is due already cannot be.

    The sum so far is held against the swaps allowed so far at every step. Good icons that were due before M8 woke could
    be paid by goods then, so they can still be among those that are. Surplus that was due before M9 woke was paid in
    surplus, whatever else M8 has cost: goods pay only for what fell due later.
    """
    if serving(team, Modifier.M11, Location.ROMA) > 0:
        return steps if payable(have, surplus, denarii, due, 0, swaps_of(team, Location.ROMA)) else -1
    idle, swaps = int(s.owned[seat, Deck.PATRON]) & ~team, swaps_of(team, Location.ROMA)
    slots, early = PATRON_SLOTS - int(s.political[seat]), 0  # surplus that was due before M9 woke
    for step in range(steps + 1):
        space = (int(s.arena[seat]) + step) % RING
        if step > 0 and not is_occupied(s, seat, space):
            due += int(COLOSSEUM[space])
        if not payable_with(have, surplus, denarii, due, 0, swaps, surplus_in(due) - early):
            return step - 1
        if HONOURS[space] > 0 and (step > 0 or s.honour > 0) and slots > 0:
            slots -= 1
            if idle & MODIFIERS[Modifier.M11, Location.ROMA] != 0:
                return steps
            for turn in range(2):
                bit = first if turn == 0 else 3 - first
                if swaps & bit == 0 and idle & MODIFIERS[Modifier.M8 + bit - 1, Location.ROMA] != 0:
                    swaps |= bit
                    early = surplus_in(due) if bit == 2 else early
                    break
    return steps


@compiled
def walk(s: State, seat: int, team: int, have: int, surplus: int, denarii: int, due: int, steps: int) -> int:
    """The same, whichever swap is woken first."""
    made = walk_in_order(s, seat, team, have, surplus, denarii, due, steps, 1)
    idle = int(s.owned[seat, Deck.PATRON]) & ~team
    if made == steps or idle & MODIFIERS[Modifier.M9, Location.ROMA] == 0:
        return made
    return max(made, walk_in_order(s, seat, team, have, surplus, denarii, due, steps, 2))


@compiled
def is_occupied(s: State, seat: int, space: int) -> bool:
    """Another player's marker stands there."""
    for other in range(s.players):
        if other != seat and s.arena[other] == space:
            return True
    return False


@compiled
def can_buy_with(
    s: State, seat: int, action: int, team: int, have: int, surplus: int, denarii: int, gained: int
) -> bool:
    """Whether the card of the slot can be bought once goods are received; those that do not fit become either."""
    deck, board = location_of(action) - Location.AEDIFICATOR, int(s.board[seat])
    card = int(s.row[deck, slot_of(action)])
    kept, over, coins = 0, 0, 0
    for good in range(GOODS):
        number = units(have, good) + units(gained, good)
        kept += min(number, STORE) << (3 * good)
        over += max(number - STORE, 0) << (3 * good)
    if over == 0:
        return can_buy(team, kept, surplus, denarii, deck, card, 0)
    stored = 0  # of those that do not fit, what becomes surplus
    while True:
        number, coins = 0, 0
        for good in range(GOODS):
            number += units(stored, good)
            coins += units(over - stored, good) * int(PRICES[board, good])
        if surplus + number <= MOST_SURPLUS and can_buy(team, kept, surplus + number, denarii + coins, deck, card, 0):
            return True
        stored = next_part(stored, over)
        if stored == 0:
            return False


@compiled
def can_buy_after(s: State, seat: int, action: int, team: int, have: int, surplus: int, denarii: int) -> bool:
    """Whether the card of the slot can be bought after the one being bought, with what that one brings (§6.3, §6.4)."""
    deck, bought = location_of(action) - Location.AEDIFICATOR, first_card_of(action) - 1
    gained = 0
    if deck == Deck.BUILDING and has(s.owned[seat, deck], bought ^ 1):
        for good in range(GOODS):
            gained += (int(PAIR_REWARD[bought, good]) + int(PAIR_REWARD[bought ^ 1, good])) << (3 * good)
        surplus += int(PAIR_REWARD[bought, Reward.SURPLUS]) + int(PAIR_REWARD[bought ^ 1, Reward.SURPLUS])
        denarii += int(PAIR_REWARD[bought, Reward.DEN]) + int(PAIR_REWARD[bought ^ 1, Reward.DEN])
    if deck == Deck.WAR:
        comrades = count(int(s.owned[seat, deck]) & (31 << (bought // 5 * 5)))
        surplus += 1 if comrades == 2 else 0
        denarii += 3 if comrades == 1 else 0
    surplus = min(surplus, MOST_SURPLUS)
    replaceable = team if deck == Deck.PATRON else 0
    if deck == Deck.PATRON and has_free_slot(s, seat):
        team |= 1 << bought
        replaceable = 0
    for patron in range(-1, CARDS if replaceable != 0 else 0):  # -1: as it is
        changed = team
        if patron >= 0:
            if not has(replaceable, patron):
                continue
            changed = team & ~(1 << patron) | (1 << bought)
        if can_buy_with(s, seat, action, changed, have, surplus, denarii, gained):
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
def can_finish(s: State, seat: int, action: int, team: int, have: int, surplus: int, denarii: int) -> bool:
    """Whether the rest of an action can be carried out once nothing is due any more."""
    location = location_of(action)
    if stage_of(action) == Stage.FEE:
        return True
    if location == Location.MERCATOR:
        return can_trade(s, seat, action, team, have, denarii)
    if location == Location.AEDILIS:
        return can_pay_fee(s, seat, action, team, have, denarii)
    if location == Location.PROPRAETOR:
        if s.province_card[province_of(action)] == NOTHING and not can_raise(s, seat, action):
            return False
        return can_pay_fee(s, seat, action, team, have, denarii)
    if location >= Location.AEDIFICATOR and stage_of(action) == Stage.BEFORE:
        if first_card_of(action) > 0:
            return can_buy_after(s, seat, action, team, have, surplus, denarii)
        return can_buy_with(s, seat, action, team, have, surplus, denarii, incoming_goods(s))
    return True


@compiled
def can_pay_and_finish(
    s: State, seat: int, action: int, team: int, have: int, surplus: int, denarii: int, due: int, discounts: int
) -> bool:
    """Whether some way to pay what is due leaves enough for the rest: every way is tried."""
    swaps = swaps_of(team, location_of(action))
    goods, left = 0, denarii - denarii_in(due)
    while True:
        paid = surplus_paid(due, discounts, swaps, goods)
        if 0 <= paid <= surplus and can_finish(s, seat, action, team, have - goods, surplus - paid, left):
            return True
        goods = next_part(goods, have)
        if goods == 0:
            return False


@compiled
def can_complete(
    s: State, seat: int, action: int, team: int, have: int, surplus: int, denarii: int, due: int, discounts: int
) -> bool:
    """Whether some sequence of choices completes the action and pays everything."""
    location = location_of(action)
    if location == Location.ROMA:
        steps = int(s.steps) + (value_of(action) if stage_of(action) == Stage.BEFORE else 0)
        return walk(s, seat, team, have, surplus, denarii, due, steps) == steps
    if due == 0:
        return can_finish(s, seat, action, team, have, surplus, denarii)
    if not payable(have, surplus, denarii, due, discounts, swaps_of(team, location)):
        return False
    if can_finish(s, seat, action, team, 0, 0, denarii - denarii_in(due)):
        return True  # the rest does not depend on what pays
    return can_pay_and_finish(s, seat, action, team, have, surplus, denarii, due, discounts)


@compiled
def extra_brings(s: State, seat: int, deck: int) -> bool:
    """§9: whether the card lying face up on a deck could help to pay for another, if bought first."""
    card = int(s.face_up[deck])
    if card == NOTHING:
        return False
    if deck == Deck.BUILDING:
        return has(s.owned[seat, deck], card ^ 1)
    if deck == Deck.WAR:
        comrades = count(int(s.owned[seat, deck]) & (31 << (card // 5 * 5)))
        return comrades == 1 or comrades == 2
    helpers = (
        MODIFIERS[Modifier.M7D, Location.SENATUS]
        | MODIFIERS[Modifier.M8, Location.SENATUS]
        | MODIFIERS[Modifier.M9, Location.SENATUS]
    )
    return s.political[seat] > 0 and has(helpers, card)


@compiled
def can_buy_face_up_first(
    s: State, seat: int, action: int, team: int, have: int, surplus: int, denarii: int, spent: int
) -> bool:
    """§9: whether the face-up card can be bought for so many spent cards and the card of the slot after it."""
    deck = location_of(action) - Location.AEDIFICATOR
    card = int(s.face_up[deck])
    due, discounts = card_price(team, deck, card, spent), good_discounts(team, deck, spent)
    both = action + (card + 1) * FIRST_CARD
    return can_complete(s, seat, both, team, have, surplus, denarii, due, discounts)


@compiled
def can_buy_by_extra(s: State, seat: int, action: int) -> bool:
    """§9: whether a card too dear by itself can be bought after the face-up one, thanks to what that one brings."""
    if not extra_brings(s, seat, location_of(action) - Location.AEDIFICATOR):
        return False
    team, have, spent = team_of(s, seat), held(s, seat), most_spendable(s, seat, action)
    surplus, denarii = int(s.surplus[seat]), int(s.denarii[seat])
    return spent > 0 and can_buy_face_up_first(s, seat, action, team, have, surplus, denarii, spent)
