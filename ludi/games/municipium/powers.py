"""§8: the powers of the seven institutions, and when one is idle or may be declined (§6)."""

from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push, swap
from ludi.engine.offers import Offer
from ludi.games.municipium.components import (
    COLOURS,
    MEMBERS,
    PIECES,
    PLACES,
    SEATS,
    Edition,
    Frame,
    Piece,
    Place,
    State,
    Status,
)
from ludi.games.municipium.events import count_bag, count_banner, draw_citizens
from ludi.games.municipium.influence import sort_temple_order
from ludi.games.municipium.movement import COUNTS, begin_reposition, shift
from ludi.games.municipium.sets import exchange_sets, gain_decurion

DECLINE: Final = 0  # in every power that may be declined
USE: Final = 1
DRAW: Final = 1  # Emporium and Basilica
GIVE: Final = 2  # Basilica: GIVE + piece
FAMILIES: Final = 1  # Tavern: 1 + family * 7 + origin; Forum: 1 + family, or BANNERS + place
BANNERS: Final = 1 + SEATS


@compiled
def count_stock(s: State, seat: int) -> int:
    """Citizens and Favors together."""
    count = 0
    for piece in range(PIECES):
        count += int(s.stock[seat, piece])
    return count


@compiled
def count_citizens(s: State, seat: int) -> int:
    return count_stock(s, seat) - int(s.stock[seat, Piece.FAVOR])


@compiled
def is_idle(s: State, seat: int, place: int) -> bool:
    """§6: a power with nothing to do is not offered."""
    if place == Place.TAVERN:
        inside = 0
        for family in range(SEATS):
            inside += int(s.plain[family, place]) + int(s.wreathed[family, place])
        return inside == MEMBERS * s.players
    if place == Place.EMPORIUM:
        return count_bag(s) == 0
    if place == Place.BASILICA:
        return count_stock(s, seat) < 3 and count_bag(s) == 0
    if place == Place.FORUM:
        for source in range(PLACES):
            if count_banner(s, source) > 0:
                return False
        for family in range(SEATS):
            if family != seat and count_citizens(s, family) > 0:
                return False
        return True
    return False


@compiled
def advance_open_power(s: State) -> None:
    """A power falls due. The institutions with a choice of their own ask in it whether to use them at all."""
    seat, place, optional = arg(s, 1), arg(s, 2), arg(s, 3)
    pop(s)
    if place == Place.TAVERN:
        push(s, Frame.TAVERN, seat, optional, 0, 0)
    elif place == Place.BASILICA:
        push(s, Frame.BASILICA, seat, optional, 0, 0)
    elif place == Place.FORUM:
        push(s, Frame.FORUM, seat, optional, 0, 0)
    elif place == Place.EMPORIUM:
        push(s, Frame.EMPORIUM, seat, 0, 0, 0)
        if not optional:
            draw_citizens(s, seat, 1)
    elif optional:
        push(s, Frame.USE_POWER, seat, place, 0, 0)
    else:
        use_power(s, seat, place)


@compiled
def use_power(s: State, seat: int, place: int) -> None:
    """The powers that ask nothing once they are used, and the Praetorium."""
    if place == Place.TEMPLE:
        push(s, Frame.TEMPLE, 0, 0, 0, 0)
    elif place == Place.BATHS:
        push(s, Frame.BATHS, seat, 0, 0, 0)
    else:
        begin_reposition(s, seat)


@compiled
def offer_use_power(s: State, o: Offer) -> int:
    o.codes[0] = DECLINE
    o.codes[1] = USE
    return 2


@compiled
def apply_use_power(s: State, code: int) -> None:
    seat, place = arg(s, 1), arg(s, 2)
    pop(s)
    if code == USE:
        use_power(s, seat, place)


@compiled
def advance_temple(s: State) -> None:
    sort_temple_order(s)
    pop(s)


@compiled
def advance_baths(s: State) -> None:
    """All own members walk to the Temple; a plain one there gets a wreath (v3: only one of those that walked)."""
    seat = arg(s, 1)
    pop(s)
    walked = int(s.plain[seat, Place.BATHS])
    shift(s, seat, Status.PLAIN, Place.BATHS, Place.TEMPLE, walked)
    shift(s, seat, Status.WREATHED, Place.BATHS, Place.TEMPLE, int(s.wreathed[seat, Place.BATHS]))
    eligible = walked if s.edition == Edition.V3 else int(s.plain[seat, Place.TEMPLE])
    if eligible > 0 and s.wreaths > 0:
        s.wreaths -= 1
        s.plain[seat, Place.TEMPLE] -= 1
        s.wreathed[seat, Place.TEMPLE] += 1


@compiled
def offer_tavern(s: State, o: Offer) -> int:
    """Whose members, and from where."""
    n = 0
    if arg(s, 2):
        o.codes[0] = DECLINE
        n = 1
    for family in range(s.players):
        for origin in range(PLACES):
            if origin != Place.TAVERN and s.plain[family, origin] + s.wreathed[family, origin] > 0:
                o.codes[n] = FAMILIES + family * PLACES + origin
                n += 1
    return n


@compiled
def apply_tavern(s: State, code: int) -> None:
    seat = arg(s, 1)
    pop(s)
    if code != DECLINE:
        push(s, Frame.TAVERN_COUNT, seat, (code - FAMILIES) // PLACES, (code - FAMILIES) % PLACES, 0)


@compiled
def offer_tavern_count(s: State, o: Offer) -> int:
    """How many plain and wreathed members, at least one."""
    family, origin = arg(s, 2), arg(s, 3)
    n = 0
    for plain in range(s.plain[family, origin] + 1):
        for wreathed in range(s.wreathed[family, origin] + 1):
            if plain + wreathed > 0:
                o.codes[n] = plain * COUNTS + wreathed
                n += 1
    return n


@compiled
def apply_tavern_count(s: State, code: int) -> None:
    family, origin = arg(s, 2), arg(s, 3)
    shift(s, family, Status.PLAIN, origin, Place.TAVERN, code // COUNTS)
    shift(s, family, Status.WREATHED, origin, Place.TAVERN, code % COUNTS)
    pop(s)


@compiled
def offer_emporium(s: State, o: Offer) -> int:
    """Draw or stop; with an empty bag only to stop (§7.5)."""
    o.codes[0] = DECLINE
    if count_bag(s) == 0:
        return 1
    o.codes[1] = DRAW
    return 2


@compiled
def apply_emporium(s: State, code: int) -> None:
    if code == DRAW:
        draw_citizens(s, arg(s, 1), 1)
    else:
        pop(s)


@compiled
def pieces_from(s: State, seat: int, least: int) -> int:
    """Pieces of this kind or a later one: giving in ascending order makes each mix one sequence."""
    count = 0
    for piece in range(least, PIECES):
        count += int(s.stock[seat, piece])
    return count


@compiled
def offer_basilica(s: State, o: Offer) -> int:
    """Draw a citizen, or name the first of three pieces to give."""
    seat = arg(s, 1)
    n = 0
    if arg(s, 2):
        o.codes[0] = DECLINE
        n = 1
    if count_bag(s) > 0:
        o.codes[n] = DRAW
        n += 1
    for piece in range(PIECES):
        if s.stock[seat, piece] > 0 and pieces_from(s, seat, piece) >= 3:
            o.codes[n] = GIVE + piece
            n += 1
    return n


@compiled
def apply_basilica(s: State, code: int) -> None:
    seat = arg(s, 1)
    pop(s)
    if code == DECLINE:
        return
    s.step += 1
    if code == DRAW:
        push(s, Frame.DRAW_STOCK, seat, 0, 0, 0)
    else:
        give(s, seat, code - GIVE)
        push(s, Frame.BASILICA_GIVE, seat, code - GIVE, 2, 0)


@compiled
def give(s: State, seat: int, piece: int) -> None:
    """Citizens go to the bag, Favors to the supply."""
    s.stock[seat, piece] -= 1
    if piece == Piece.FAVOR:
        s.favors += 1
    else:
        s.bag[piece] += 1


@compiled
def offer_basilica_give(s: State, o: Offer) -> int:
    seat, least, wanted = arg(s, 1), arg(s, 2), arg(s, 3)
    n = 0
    for piece in range(least, PIECES):
        if s.stock[seat, piece] > 0 and pieces_from(s, seat, piece) >= wanted:
            o.codes[n] = GIVE + piece
            n += 1
    return n


@compiled
def apply_basilica_give(s: State, code: int) -> None:
    seat, wanted = arg(s, 1), arg(s, 3)
    give(s, seat, code - GIVE)
    if wanted > 1:
        swap(s, Frame.BASILICA_GIVE, seat, code - GIVE, wanted - 1, 0)
    else:
        pop(s)
        gain_decurion(s, seat)


@compiled
def apply_draw_stock(s: State, colour: int) -> None:
    seat = arg(s, 1)
    pop(s)
    s.bag[colour] -= 1
    s.stock[seat, colour] += 1
    exchange_sets(s, seat)


@compiled
def offer_forum(s: State, o: Offer) -> int:
    """From whom: another player, or a banner."""
    seat = arg(s, 1)
    n = 0
    if arg(s, 2):
        o.codes[0] = DECLINE
        n = 1
    for family in range(s.players):
        if family != seat and count_citizens(s, family) > 0:
            o.codes[n] = FAMILIES + family
            n += 1
    for place in range(PLACES):
        if count_banner(s, place) > 0:
            o.codes[n] = BANNERS + place
            n += 1
    return n


@compiled
def apply_forum(s: State, code: int) -> None:
    seat = arg(s, 1)
    pop(s)
    if code != DECLINE:
        s.step += 1
        push(s, Frame.FORUM_WHICH, seat, code, 0, 0)


@compiled
def offer_forum_which(s: State, o: Offer) -> int:
    source = arg(s, 2)
    n = 0
    for colour in range(COLOURS):
        there = s.stock[source - FAMILIES, colour] if source < BANNERS else s.banner[source - BANNERS, colour]
        if there > 0:
            o.codes[n] = colour
            n += 1
    return n


@compiled
def apply_forum_which(s: State, colour: int) -> None:
    seat, source = arg(s, 1), arg(s, 2)
    pop(s)
    if source < BANNERS:
        s.stock[source - FAMILIES, colour] -= 1
    else:
        s.banner[source - BANNERS, colour] -= 1
    s.stock[seat, colour] += 1
    exchange_sets(s, seat)
