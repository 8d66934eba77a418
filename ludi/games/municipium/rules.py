"""The dispatch: each frame to its chapter, and nothing else."""

from ludi.engine.compiled import compiled
from ludi.engine.frames import CHANCE, OVER, RULE, arg, top
from ludi.engine.offers import Offer
from ludi.games.municipium import cards, events, movement, powers, scoring, sets, setup
from ludi.games.municipium.components import FIRST_CHANCE, FIRST_RULE, Frame, State


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
    if top(s) >= FIRST_CHANCE:
        return offer_chance(s, o)
    return offer_decision(s, o)


@compiled
def apply(s: State, code: int) -> None:
    """Carry out one of the offered codes."""
    if top(s) >= FIRST_CHANCE:
        apply_chance(s, code)
    else:
        apply_decision(s, code)


@compiled
def offer_chance(s: State, o: Offer) -> int:
    kind = top(s)
    if kind == Frame.DRAW_FIRST_PLAYER:
        return setup.offer_first_player(s, o)
    if kind == Frame.DRAW_CARD:
        return cards.offer_draw_card(s, o)
    return events.offer_bag(s, o)


@compiled
def apply_chance(s: State, code: int) -> None:
    kind = top(s)
    if kind == Frame.DRAW_FIRST_PLAYER:
        setup.apply_first_player(s, code)
    elif kind == Frame.DRAW_CARD:
        cards.apply_draw_card(s, code)
    elif kind == Frame.DRAW_ROOM:
        events.apply_draw_room(s, code)
    elif kind == Frame.DRAW_CITIZEN:
        events.apply_draw_citizen(s, code)
    else:
        powers.apply_draw_stock(s, code)


@compiled
def offer_decision(s: State, o: Offer) -> int:
    kind = top(s)
    if kind == Frame.PLACE_MEMBER:
        return setup.offer_place_member(s, o)
    if kind == Frame.MOVE:
        return movement.offer_move(s, o)
    if kind == Frame.SECOND_MOVE:
        return movement.offer_second_move(s, o)
    if kind == Frame.CHOOSE_CARD:
        return cards.offer_choose_card(s, o)
    if kind == Frame.GREAT_FAMILY:
        return cards.offer_great_family(s, o)
    if kind == Frame.PLACE_CITIZEN:
        return events.offer_place_citizen(s, o)
    if kind == Frame.CHOOSE_CITIZENS:
        return events.offer_choose_citizens(s, o)
    if kind == Frame.USE_POWER:
        return powers.offer_use_power(s, o)
    if kind == Frame.ONE_POWER:
        return cards.offer_powers(s, o, arg(s, 1), 0)
    if kind == Frame.PICK_POWER:
        return cards.offer_powers(s, o, arg(s, 1), arg(s, 2))
    if kind == Frame.TAVERN:
        return powers.offer_tavern(s, o)
    if kind == Frame.TAVERN_COUNT:
        return powers.offer_tavern_count(s, o)
    if kind == Frame.EMPORIUM:
        return powers.offer_emporium(s, o)
    if kind == Frame.BASILICA:
        return powers.offer_basilica(s, o)
    if kind == Frame.BASILICA_GIVE:
        return powers.offer_basilica_give(s, o)
    if kind == Frame.FORUM:
        return powers.offer_forum(s, o)
    if kind == Frame.FORUM_WHICH:
        return powers.offer_forum_which(s, o)
    return movement.offer_reposition(s, o)


@compiled
def apply_decision(s: State, code: int) -> None:
    kind = top(s)
    if kind == Frame.PLACE_MEMBER:
        setup.apply_place_member(s, code)
    elif kind == Frame.MOVE:
        movement.apply_move(s, code)
    elif kind == Frame.SECOND_MOVE:
        movement.apply_second_move(s, code)
    elif kind == Frame.CHOOSE_CARD:
        cards.apply_choose_card(s, code)
    elif kind == Frame.GREAT_FAMILY:
        cards.apply_great_family(s, code)
    elif kind == Frame.PLACE_CITIZEN:
        events.apply_place_citizen(s, code)
    elif kind == Frame.CHOOSE_CITIZENS:
        events.apply_choose_citizens(s, code)
    elif kind == Frame.USE_POWER:
        powers.apply_use_power(s, code)
    elif kind == Frame.ONE_POWER:
        cards.apply_one_power(s, code)
    elif kind == Frame.PICK_POWER:
        cards.apply_pick_power(s, code)
    elif kind == Frame.TAVERN:
        powers.apply_tavern(s, code)
    elif kind == Frame.TAVERN_COUNT:
        powers.apply_tavern_count(s, code)
    elif kind == Frame.EMPORIUM:
        powers.apply_emporium(s, code)
    elif kind == Frame.BASILICA:
        powers.apply_basilica(s, code)
    elif kind == Frame.BASILICA_GIVE:
        powers.apply_basilica_give(s, code)
    elif kind == Frame.FORUM:
        powers.apply_forum(s, code)
    elif kind == Frame.FORUM_WHICH:
        powers.apply_forum_which(s, code)
    else:
        movement.apply_reposition(s, code)


@compiled
def advance(s: State) -> None:
    """Carry out one rule frame."""
    kind = top(s)
    if kind == Frame.INITIAL_ORDER:
        setup.advance_initial_order(s)
    elif kind == Frame.PRAEFECT_ADVANCES:
        events.advance_praefect(s)
    elif kind == Frame.PRAEFECT_EVENT:
        events.advance_praefect_event(s)
    elif kind == Frame.REFILL_ROOM:
        events.advance_refill_room(s)
    elif kind == Frame.CITIZEN_EVENT:
        events.advance_citizen_event(s)
    elif kind == Frame.CITIZEN_GIFTS:
        events.advance_citizen_gifts(s)
    elif kind == Frame.EXCHANGE_SET:
        sets.advance_exchange_set(s)
    elif kind == Frame.CITIZEN_VISIT:
        cards.advance_citizen_visit(s)
    elif kind == Frame.POWERS:
        cards.advance_powers(s)
    elif kind == Frame.OPEN_POWER:
        powers.advance_open_power(s)
    elif kind == Frame.TEMPLE:
        powers.advance_temple(s)
    elif kind == Frame.BATHS:
        powers.advance_baths(s)
    elif kind == Frame.CARD_RESOLVED:
        cards.advance_card_resolved(s)
    else:
        scoring.advance_end_of_turn(s)
