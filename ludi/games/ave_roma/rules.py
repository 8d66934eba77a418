"""The dispatch: each frame to its chapter, and nothing else."""

from ludi.engine.compiled import compiled
from ludi.engine.frames import CHANCE, OVER, RULE, arg, top
from ludi.engine.offers import Offer
from ludi.games.ave_roma import (
    extras,
    gains,
    influence,
    locations,
    payment,
    purchase,
    scoring,
    setup,
    stores,
    supply,
    turn,
)
from ludi.games.ave_roma.components import FIRST_CHANCE, FIRST_RULE, Frame, State
from ludi.games.ave_roma.vocabulary import Deck


@compiled
def decider(s: State) -> int:
    """The seat that decides, or CHANCE, RULE, OVER."""
    if s.depth == 0:
        return OVER
    kind = top(s)
    if kind >= FIRST_RULE:
        return RULE
    if kind >= FIRST_CHANCE:
        return CHANCE
    return arg(s, 1)


@compiled
def offer(s: State, o: Offer) -> int:
    """Write the offered codes, ascending, and for chance their weights; the number of them."""
    kind = top(s)
    if kind >= FIRST_CHANCE:
        return offer_chance(s, o)
    if kind <= Frame.EXTRA_AFTER:
        return offer_round(s, o)
    return offer_within_action(s, o)


@compiled
def apply(s: State, code: int) -> None:
    """Carry out one of the offered codes."""
    kind = top(s)
    if kind >= FIRST_CHANCE:
        apply_chance(s, code)
    elif kind <= Frame.EXTRA_AFTER:
        apply_round(s, code)
    else:
        apply_within_action(s, code)


@compiled
def offer_chance(s: State, o: Offer) -> int:
    kind = top(s)
    if kind == Frame.DRAW_PROVINCE:
        return supply.offer_deck(s, o, Deck.PROVINCE)
    if kind == Frame.DRAW_CARD:
        return supply.offer_deck(s, o, arg(s, 1))
    if kind == Frame.DRAW_ORDER:
        return setup.offer_order(s, o)
    return setup.offer_board(s, o)


@compiled
def apply_chance(s: State, code: int) -> None:
    kind = top(s)
    if kind == Frame.DRAW_PROVINCE:
        supply.apply_draw_province(s, code)
    elif kind == Frame.DRAW_CARD:
        supply.apply_draw_card(s, code)
    elif kind == Frame.DRAW_ORDER:
        setup.apply_order(s, code)
    else:
        setup.apply_board(s, code)


@compiled
def offer_round(s: State, o: Offer) -> int:
    kind = top(s)
    if kind == Frame.CHOOSE_BOARD:
        return setup.offer_board(s, o)
    if kind == Frame.TURN:
        return turn.offer_turn(s, o)
    if kind == Frame.EXTRA_ACTION:
        return turn.offer_extra_action(s, o)
    if kind == Frame.SHADOW:
        return turn.offer_shadow(s, o)
    if kind == Frame.RECRUIT:
        return supply.offer_recruit(s, o)
    if kind == Frame.RECRUIT_WORKER:
        return supply.offer_recruit_worker(s, o)
    return extras.offer_extra(s, o)


@compiled
def apply_round(s: State, code: int) -> None:
    kind = top(s)
    if kind == Frame.CHOOSE_BOARD:
        setup.apply_board(s, code)
    elif kind == Frame.TURN:
        turn.apply_turn(s, code)
    elif kind == Frame.EXTRA_ACTION:
        turn.apply_extra_action(s, code)
    elif kind == Frame.SHADOW:
        turn.apply_shadow(s, code)
    elif kind == Frame.RECRUIT:
        supply.apply_recruit(s, code)
    elif kind == Frame.RECRUIT_WORKER:
        supply.apply_recruit_worker(s, code)
    else:
        extras.apply_extra(s, code)


@compiled
def offer_within_action(s: State, o: Offer) -> int:
    kind = top(s)
    if kind == Frame.SPEND_PATRON:
        return extras.offer_spend_patron(s, o)
    if kind == Frame.SELL:
        return locations.offer_sell(s, o)
    if kind == Frame.BUY:
        return locations.offer_buy(s, o)
    if kind == Frame.HALF:
        return locations.offer_half(s, o)
    if kind == Frame.ADMINISTER:
        return locations.offer_administer(s, o)
    if kind == Frame.INFLUENCE:
        return locations.offer_influence(s, o)
    if kind == Frame.PICK:
        return stores.offer_pick(s, o)
    if kind == Frame.OVERFLOW:
        return stores.offer_overflow(s, o)
    if kind == Frame.DISCOUNT:
        return payment.offer_discount(s, o)
    if kind == Frame.PAY:
        return payment.offer_pay(s, o)
    if kind == Frame.PATRON_SLOT:
        return purchase.offer_patron_slot(s, o)
    if kind == Frame.ACTIVATE:
        return influence.offer_activate(s, o)
    if kind == Frame.CAMPAIGN:
        return influence.offer_campaign(s, o)
    if kind == Frame.GAIN:
        return gains.offer_gain(s, o)
    if kind == Frame.TRAIN:
        return gains.offer_train(s, o)
    if kind == Frame.DOUBLE:
        return scoring.offer_double(s, o)
    return scoring.offer_send(s, o)


@compiled
def apply_within_action(s: State, code: int) -> None:
    kind = top(s)
    if kind == Frame.SPEND_PATRON:
        extras.apply_spend_patron(s, code)
    elif kind == Frame.SELL:
        locations.apply_sell(s, code)
    elif kind == Frame.BUY:
        locations.apply_buy(s, code)
    elif kind == Frame.HALF:
        locations.apply_half(s, code)
    elif kind == Frame.ADMINISTER:
        locations.apply_administer(s, code)
    elif kind == Frame.INFLUENCE:
        locations.apply_influence(s, code)
    elif kind == Frame.PICK:
        stores.apply_pick(s, code)
    elif kind == Frame.OVERFLOW:
        stores.apply_overflow(s, code)
    elif kind == Frame.DISCOUNT:
        payment.apply_discount(s, code)
    elif kind == Frame.PAY:
        payment.apply_pay(s, code)
    elif kind == Frame.PATRON_SLOT:
        purchase.apply_patron_slot(s, code)
    elif kind == Frame.ACTIVATE:
        influence.apply_activate(s, code)
    elif kind == Frame.CAMPAIGN:
        influence.apply_campaign(s, code)
    elif kind == Frame.GAIN:
        gains.apply_gain(s, code)
    elif kind == Frame.TRAIN:
        gains.apply_train(s, code)
    elif kind == Frame.DOUBLE:
        scoring.apply_double(s, code)
    else:
        scoring.apply_send(s, code)


@compiled
def advance(s: State) -> None:
    """Carry out one rule frame."""
    if Frame.QUAESTOR <= top(s) <= Frame.SENATUS:
        advance_main(s)
    elif Frame.SPENT <= top(s) <= Frame.ACTION_OVER:
        advance_action(s)
    else:
        advance_round(s)


@compiled
def advance_main(s: State) -> None:
    kind = top(s)
    if kind == Frame.QUAESTOR:
        locations.advance_quaestor(s)
    elif kind == Frame.MERCATOR:
        locations.advance_mercator(s)
    elif kind == Frame.AEDILIS:
        locations.advance_aedilis(s)
    elif kind == Frame.PROPRAETOR:
        locations.advance_propraetor(s)
    elif kind == Frame.ROMA:
        locations.advance_roma(s)
    else:
        purchase.advance_card_row(s)


@compiled
def advance_action(s: State) -> None:
    kind = top(s)
    if kind == Frame.SPENT:
        extras.advance_spent(s)
    elif kind == Frame.RECEIVE:
        stores.advance_receive(s)
    elif kind == Frame.STEP:
        locations.advance_step(s)
    elif kind == Frame.HONOUR:
        locations.advance_honour(s)
    elif kind == Frame.PAYMENT:
        payment.advance_payment(s)
    elif kind == Frame.PURCHASE:
        purchase.advance_purchase(s)
    elif kind == Frame.RAISE:
        influence.advance_raise(s)
    elif kind == Frame.GAINS:
        gains.advance_gains(s)
    elif kind == Frame.AFTER:
        extras.advance_after(s)
    elif kind == Frame.PROVINCE_CARD:
        locations.advance_province_card(s)
    elif kind == Frame.PART:
        locations.advance_part(s)
    elif kind == Frame.LESSONS:
        gains.advance_lessons(s)
    else:
        turn.advance_action_over(s)


@compiled
def advance_round(s: State) -> None:
    kind = top(s)
    if kind == Frame.BEGIN:
        extras.advance_begin(s)
    elif kind == Frame.NEXT_TURN:
        turn.advance_next_turn(s)
    elif kind == Frame.TRAINED:
        turn.advance_trained(s)
    elif kind == Frame.CHECK_DECKS:
        supply.advance_check_decks(s)
    elif kind == Frame.REFILL:
        supply.advance_refill(s)
    elif kind == Frame.TURN_UP:
        purchase.advance_turn_up(s)
    elif kind == Frame.RECRUITING:
        supply.advance_recruiting(s)
    elif kind == Frame.NEW_ORDER:
        supply.advance_new_order(s)
    elif kind == Frame.FINALE:
        scoring.advance_finale(s)
    elif kind == Frame.LEGACY:
        scoring.advance_legacy(s)
    elif kind == Frame.SETTLE:
        scoring.advance_settle(s)
    elif kind == Frame.SCORE:
        scoring.advance_score(s)
    else:
        setup.advance_new_round(s)
