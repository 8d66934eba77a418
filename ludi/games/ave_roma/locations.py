"""§6: Quaestor, Mercator, Aedilis, Propraetor and Roma, and what follows for the province card (§6.1)."""

from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push, swap
from ludi.engine.offers import Offer
from ludi.games.ave_roma.action import ACTED, at_stage, location_of, province_of, value_of
from ludi.games.ave_roma.attempt import attempt_of, with_store
from ludi.games.ave_roma.bits import count, has, lowest
from ludi.games.ave_roma.components import GOODS, NOTHING, RING, Frame, Stage, State
from ludi.games.ave_roma.costs import held
from ludi.games.ave_roma.feasibility import can_complete, is_occupied
from ludi.games.ave_roma.influence import gain_political, raise_cube
from ludi.games.ave_roma.money import count_influence, fee_of, has_influence
from ludi.games.ave_roma.patronage import active_patrons, serving
from ludi.games.ave_roma.stores import can_gain, open_pick, price_of
from ludi.games.ave_roma.tables import (
    COLOSSEUM,
    HONOURS,
    KINDS,
    PROVINCE_GOODS,
    PROVINCE_PART,
    PROVINCE_PARTS,
    WITH_INFLUENCE,
)
from ludi.games.ave_roma.vocabulary import Deck, Location, Modifier, Part

DONE: Final = 0  # the code of having enough; other codes start at 1
INFLUENCE: Final = 7  # Propraetor: after the six goods
MOST_BOUGHT: Final = 4


@compiled
def can_go_on(s: State, seat: int, action: int) -> bool:
    """Whether the action can be completed from here, with what the player has."""
    return can_complete(s, attempt_of(s, seat, action))


@compiled
def card_used(s: State) -> int:
    """The province card of the worker's value, or NOTHING."""
    return int(s.province_card[province_of(int(s.action))])


@compiled
def advance_quaestor(s: State) -> None:
    s.action = at_stage(int(s.action), Stage.MAIN)
    s.denarii[s.actor] += 2 * value_of(int(s.action))
    pop(s)


@compiled
def advance_mercator(s: State) -> None:
    s.action = at_stage(int(s.action), Stage.MAIN)
    swap(s, Frame.SELL, int(s.actor), 0, 0, 0)
    if held(s, int(s.actor)) == 0:
        stop_selling(s)


@compiled
def stop_selling(s: State) -> None:
    s.action = at_stage(int(s.action), Stage.SECOND)
    swap(s, Frame.BUY, int(s.actor), 0, MOST_BOUGHT, 0)


@compiled
def offer_sell(s: State, o: Offer) -> int:
    seat, n = arg(s, 1), 0
    if can_go_on(s, seat, at_stage(int(s.action), Stage.SECOND)):
        o.codes[0] = DONE
        n = 1
    for good in range(GOODS):
        if s.goods[seat, good] > 0:
            o.codes[n] = 1 + good
            n += 1
    return n


@compiled
def apply_sell(s: State, code: int) -> None:
    seat = arg(s, 1)
    if code != DONE:
        s.goods[seat, code - 1] -= 1
        s.denarii[seat] += price_of(s, seat, code - 1)
        s.action |= ACTED
        if held(s, seat) > 0:
            return
    stop_selling(s)


@compiled
def offer_buy(s: State, o: Offer) -> int:
    """Kinds ascend, so that each purchase can be made in one way only."""
    seat, n, action = arg(s, 1), 0, int(s.action)
    if action & ACTED != 0 and can_go_on(s, seat, at_stage(action, Stage.GAINS)):
        o.codes[0] = DONE
        n = 1
    kinds, now = KINDS[card_used(s)], attempt_of(s, seat, action | ACTED)
    for good in range(arg(s, 2), GOODS):
        left = now.denarii - price_of(s, seat, good)
        if has(kinds, good) and left >= 0 and can_gain(s, with_store(now, now.goods, now.surplus, left), good):
            o.codes[n] = 1 + good
            n += 1
    return n


@compiled
def apply_buy(s: State, code: int) -> None:
    seat, left = arg(s, 1), arg(s, 3) - 1
    if code == DONE:
        pop(s)
        return
    s.denarii[seat] -= price_of(s, seat, code - 1)
    s.action |= ACTED
    if left > 0:
        swap(s, Frame.BUY, seat, code - 1, left, 0)
    else:
        pop(s)
    s.incoming[code - 1] += 1
    push(s, Frame.RECEIVE, 0, 0, 0, 0)


@compiled
def receive_from_card(s: State, first: int, last: int) -> None:
    """Goods of the province card, from first to before last."""
    for i in range(first, last):
        s.incoming[PROVINCE_GOODS[card_used(s), i]] += 1
    push(s, Frame.RECEIVE, 0, 0, 0, 0)


@compiled
def advance_aedilis(s: State) -> None:
    s.action = at_stage(int(s.action), Stage.GAINS)
    pop(s)
    receive_from_card(s, 0, 4)


@compiled
def advance_propraetor(s: State) -> None:
    seat = int(s.actor)
    s.action = at_stage(int(s.action), Stage.MAIN)
    if card_used(s) != NOTHING:
        swap(s, Frame.HALF, seat, 0, 0, 0)
    elif has_influence(s, seat):
        swap(s, Frame.INFLUENCE, seat, 3, 0, 0)
    else:
        pop(s)


@compiled
def offer_half(s: State, o: Offer) -> int:
    n = 0
    for half in range(2):
        if can_go_on(s, arg(s, 1), int(s.action) + ((half + 1) << 8)):
            o.codes[n] = half
            n += 1
    return n


@compiled
def apply_half(s: State, half: int) -> None:
    s.action = at_stage(int(s.action), Stage.SECOND)
    swap(s, Frame.ADMINISTER, arg(s, 1), 0, 0, 0)
    receive_from_card(s, 2 * half, 2 * half + 2)


@compiled
def offer_administer(s: State, o: Offer) -> int:
    """One more good, or influence, or neither."""
    seat, n, then = arg(s, 1), 0, at_stage(int(s.action), Stage.GAINS)
    content = can_go_on(s, seat, then)
    if content:
        o.codes[0] = DONE
        n = 1
    kinds, attempt = KINDS[card_used(s)], attempt_of(s, seat, then)
    for good in range(GOODS):
        if has(kinds, good) and can_gain(s, attempt, good):
            o.codes[n] = 1 + good
            n += 1
    if content and has_influence(s, seat):
        o.codes[n] = INFLUENCE
        n += 1
    return n


@compiled
def apply_administer(s: State, code: int) -> None:
    seat = arg(s, 1)
    s.action = at_stage(int(s.action), Stage.GAINS)
    if code == INFLUENCE:
        swap(s, Frame.INFLUENCE, seat, 3, 0, 0)
        return
    pop(s)
    if code != DONE:
        s.incoming[code - 1] += 1
        push(s, Frame.RECEIVE, 0, 0, 0, 0)


@compiled
def offer_influence(s: State, o: Offer) -> int:
    """Cards with many icons before those with few, so that each sum can be made in one way only."""
    seat, n = arg(s, 1), 0
    if arg(s, 3) > 0 or (card_used(s) == NOTHING and can_go_on(s, seat, at_stage(int(s.action), Stage.GAINS))):
        o.codes[0] = DONE
        n = 1
    for icons in range(1, arg(s, 2) + 1):
        if count_influence(s, seat, icons) > 0:
            o.codes[n] = icons
            n += 1
    return n


@compiled
def apply_influence(s: State, code: int) -> None:
    seat, total = arg(s, 1), arg(s, 3)
    if code != DONE:
        use_influence(s, seat, code)
        swap(s, Frame.INFLUENCE, seat, code, total + code, 0)
    elif total > 0:
        s.action |= ACTED
        swap(s, Frame.RAISE, province_of(int(s.action)), total, 0, 0)
    else:
        pop(s)


@compiled
def use_influence(s: State, seat: int, icons: int) -> None:
    """Cards with the same icons are alike once used: the first of them is taken."""
    for deck in range(2):
        cards = int(s.owned[seat, deck]) & ~int(s.used[deck]) & WITH_INFLUENCE[deck, icons]
        if cards != 0:
            s.used[deck] |= 1 << lowest(cards)
            return


@compiled
def advance_roma(s: State) -> None:
    s.action = at_stage(int(s.action), Stage.MAIN)
    s.steps = value_of(int(s.action))
    swap(s, Frame.STEP, 1, 0, 0, 0)


@compiled
def step_price(s: State, seat: int, space: int) -> int:
    """What entering a space costs; one with another's marker is free, and so is every one with M11 at Roma."""
    if serving(active_patrons(s, seat), Modifier.FREE_STEPS, Location.ROMA) > 0 or is_occupied(s, seat, space):
        return 0
    return int(COLOSSEUM[space])


@compiled
def advance_step(s: State) -> None:
    """One space on, paid for or not."""
    seat = int(s.actor)
    paid = arg(s, 1)
    if s.steps == 0:
        pop(s)
        return
    s.steps -= 1
    s.arena[seat] = (s.arena[seat] + 1) % RING
    s.honour = 1
    push(s, Frame.HONOUR, 0, 0, 0, 0)
    price = step_price(s, seat, int(s.arena[seat])) if paid else 0
    if price > 0:
        s.due = price
        push(s, Frame.PAYMENT, 0, 0, 0, 0)


@compiled
def advance_honour(s: State) -> None:
    s.honour = 0
    pop(s)
    if HONOURS[s.arena[s.actor]] > 0:
        gain_political(s, int(s.actor))


@compiled
def advance_province_card(s: State) -> None:
    """§6.1: the card slides up, or the fee is paid and the card kept."""
    seat, action = int(s.actor), int(s.action)
    province, card, fee = province_of(action), card_used(s), fee_of(s, action, active_patrons(s, seat))
    s.action = at_stage(action, Stage.FEE)
    s.denarii[seat] -= fee
    pop(s)
    if card == NOTHING:
        return
    if s.province_up[province] == 0:
        s.province_up[province] = 1
        return
    s.owned[seat, Deck.PROVINCE] |= 1 << card
    raise_cube(s, province)
    s.province_card[province] = NOTHING
    s.province_up[province] = 0
    push(s, Frame.PART, card, 0, 0, 0)
    if s.deck[Deck.PROVINCE] != 0:
        push(s, Frame.DRAW_PROVINCE, province, 0, 0, 0)
    else:
        s.ending = max(int(s.ending), 1)  # §7.1


@compiled
def advance_part(s: State) -> None:
    """§5.6: every second equal half-part gives a good."""
    part = PROVINCE_PART[arg(s, 1)]
    pop(s)
    if count(int(s.owned[s.actor, Deck.PROVINCE]) & PROVINCE_PARTS[part]) % 2 == 0:
        open_pick(s, 63 if part == Part.MULTI else 3 << (2 * int(part)), 1)


@compiled
def is_province_location(action: int) -> bool:
    location = location_of(action)
    return location == Location.MERCATOR or location == Location.AEDILIS or location == Location.PROPRAETOR
