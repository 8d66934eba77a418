"""§6: Aedificator, Legatus and Senatus; pairs (§6.3), war sets (§6.4), patrons in slots."""

from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push, swap
from ludi.engine.offers import Offer
from ludi.games.ave_roma.action import FIRST_CARD, at_stage, first_card_of, location_of, slot_of
from ludi.games.ave_roma.attempt import attempt_of, with_patrons
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.components import CARDS, GOODS, NOTHING, SLOTS, Frame, Source, Stage, State
from ludi.games.ave_roma.costs import card_price, good_discounts
from ludi.games.ave_roma.feasibility import can_complete, count_in_set
from ludi.games.ave_roma.influence import activate
from ludi.games.ave_roma.patronage import active_patrons, has_free_slot
from ludi.games.ave_roma.stores import gain_surplus
from ludi.games.ave_roma.tables import PAIR_REWARD, POINTS, SET_REWARDS, WHOLE_SET
from ludi.games.ave_roma.vocabulary import Deck, Location, Reward

KEEP: Final = 0  # Senatus: stay inactive; other codes are the patron replaced, plus 1


@compiled
def advance_card_row(s: State) -> None:
    """The purchase the worker was placed for."""
    s.action = at_stage(int(s.action), Stage.MAIN)
    deck = location_of(int(s.action)) - Location.AEDIFICATOR
    pop(s)
    start_purchase(s, deck, int(s.row[deck, slot_of(int(s.action))]), 0)


@compiled
def start_purchase(s: State, deck: int, card: int, spent: int) -> None:
    patrons = active_patrons(s, int(s.actor))
    s.due = card_price(patrons, deck, card, spent)
    s.discounts = good_discounts(patrons, deck, spent)
    push(s, Frame.PURCHASE, deck, card, 0, 0)
    push(s, Frame.PAYMENT, 0, 0, 0, 0)


@compiled
def advance_purchase(s: State) -> None:
    """The card is paid for: take it, and what it brings at once."""
    deck, card, seat = arg(s, 1), arg(s, 2), int(s.actor)
    pop(s)
    s.action -= first_card_of(int(s.action)) * FIRST_CARD
    s.owned[seat, deck] |= 1 << card
    if s.face_up[deck] == card:
        s.face_up[deck] = NOTHING
        push(s, Frame.TURN_UP, deck, 0, 0, 0)
    for slot in range(SLOTS):
        if s.row[deck, slot] == card:
            s.row[deck, slot] = NOTHING
    if deck == Deck.BUILDING:
        own_building(s, seat, card)
    elif deck == Deck.WAR:
        own_war(s, seat, card)
    else:
        own_patron(s, seat, card)


@compiled
def own_building(s: State, seat: int, card: int) -> None:
    s.points[seat, Source.BUILDINGS] += POINTS[Deck.BUILDING, card]
    if not has(s.owned[seat, Deck.BUILDING], card ^ 1):
        return
    goods = 0
    for copy in range(2):
        reward = card ^ copy
        for good in range(GOODS):
            s.incoming[good] += PAIR_REWARD[reward, good]
            goods += int(PAIR_REWARD[reward, good])
        gain_surplus(s, seat, int(PAIR_REWARD[reward, Reward.SURPLUS]))
        s.denarii[seat] += PAIR_REWARD[reward, Reward.DEN]
        s.points[seat, Source.PAIRS] += PAIR_REWARD[reward, Reward.VP]
    if goods > 0:
        push(s, Frame.RECEIVE, 0, 0, 0, 0)


@compiled
def own_war(s: State, seat: int, card: int) -> None:
    s.points[seat, Source.WARS] += POINTS[Deck.WAR, card]
    number = count_in_set(s, seat, card)
    s.denarii[seat] += SET_REWARDS[number, Reward.DEN]
    gain_surplus(s, seat, int(SET_REWARDS[number, Reward.SURPLUS]))
    s.points[seat, Source.SETS] += SET_REWARDS[number, Reward.VP]
    if number == WHOLE_SET:
        push(s, Frame.CAMPAIGN, seat, 0, 0, 0)


@compiled
def own_patron(s: State, seat: int, patron: int) -> None:
    if has_free_slot(s, seat):
        activate(s, patron)
    elif active_patrons(s, seat) != 0:
        push(s, Frame.PATRON_SLOT, seat, patron, 0, 0)


@compiled
def offer_patron_slot(s: State, o: Offer) -> int:
    seat, bought, n = arg(s, 1), arg(s, 2), 0
    now = attempt_of(s, seat, int(s.action))
    if can_complete(s, now):
        o.codes[0] = KEEP
        n = 1
    for patron in range(CARDS):
        if has(now.patrons, patron):
            changed = now.patrons & ~(1 << patron) | (1 << bought)
            if can_complete(s, with_patrons(now, changed)):
                o.codes[n] = 1 + patron
                n += 1
    return n


@compiled
def apply_patron_slot(s: State, code: int) -> None:
    bought = arg(s, 2)
    pop(s)
    if code != KEEP:
        s.active &= ~(1 << (code - 1))
        activate(s, bought)


@compiled
def advance_turn_up(s: State) -> None:
    """§9: the next card of a deck is turned up, if there is one."""
    deck = arg(s, 1)
    if s.deck[deck] != 0:
        swap(s, Frame.DRAW_CARD, deck, SLOTS, 0, 0)
    else:
        pop(s)
