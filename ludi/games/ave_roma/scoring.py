"""§8: the end of the game: what patrons still do, the provinces settled, points, and who wins."""

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push, swap
from ludi.engine.offers import Offer
from ludi.engine.record import Cells
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.bonuses import bonus_points
from ludi.games.ave_roma.components import CARDS, GOODS, OFF, PROVINCES, SOURCES, TOP, Frame, Source, State
from ludi.games.ave_roma.influence import gain_political, is_taken
from ludi.games.ave_roma.tables import BONUSES, POLITICAL_TRACK, SCORING_CARD
from ludi.games.ave_roma.vocabulary import Bonus, Deck


@compiled
def advance_finale(s: State) -> None:
    """§7.3: an extra action each, in turn order."""
    place = arg(s, 1)
    s.ending = 2
    if place == s.players:
        swap(s, Frame.LEGACY, 0, 0, 0, 0)
        return
    swap(s, Frame.FINALE, place + 1, 0, 0, 0)
    push(s, Frame.EXTRA_ACTION, int(s.order[place]), 0, 0, 0)


@compiled
def total_bonus(s: State, seat: int, bonus: int) -> int:
    """How often a bonus counts for a player, B4 considered."""
    mine, total = int(s.owned[seat, Deck.PATRON]) & BONUSES[bonus], 0
    for patron in range(CARDS if mine != 0 else 0):
        if has(mine, patron):
            total += 1 + int(s.doubled[patron])
    return total


@compiled
def advance_legacy(s: State) -> None:
    """§8.1: each player in turn order names what B4 doubles, spends B6, takes B2."""
    place, part = arg(s, 1), arg(s, 2)
    if place == s.players:
        swap(s, Frame.SETTLE, 0, 0, 0, 0)
        return
    seat = int(s.order[place])
    if part == 0:
        swap(s, Frame.LEGACY, place, 1, 0, 0)
        ask_doubled(s, seat)
    elif part == 1:
        left = total_bonus(s, seat, Bonus.PROVINCE_INFLUENCE)
        swap(s, Frame.LEGACY, place, 2, total_bonus(s, seat, Bonus.POLITICAL_INFLUENCE), 0)
        if left > 0:
            push(s, Frame.SEND, seat, 0, left, 0)
    elif arg(s, 3) > 0:
        swap(s, Frame.LEGACY, place, 2, arg(s, 3) - 1, 0)
        gain_political(s, seat)
    else:
        swap(s, Frame.LEGACY, place + 1, 0, 0, 0)


@compiled
def doublable(s: State, seat: int) -> int:
    """Patrons that B4 may name."""
    return int(s.owned[seat, Deck.PATRON]) & ~int(BONUSES[Bonus.DOUBLED_BONUS])


@compiled
def ask_doubled(s: State, seat: int) -> None:
    mine = int(s.owned[seat, Deck.PATRON]) & int(BONUSES[Bonus.DOUBLED_BONUS])
    for patron in range(CARDS if mine != 0 and doublable(s, seat) != 0 else 0):
        if has(mine, patron):
            push(s, Frame.DOUBLE, seat, patron, 0, 0)


@compiled
def offer_double(s: State, o: Offer) -> int:
    others, n = doublable(s, arg(s, 1)), 0
    for patron in range(CARDS):
        if has(others, patron):
            o.codes[n] = patron
            n += 1
    return n


@compiled
def apply_double(s: State, patron: int) -> None:
    s.doubled[patron] += 1
    pop(s)


@compiled
def offer_send(s: State, o: Offer) -> int:
    """How much of B6 goes to a province: a marker may pass others but not end on one."""
    seat, province, n = arg(s, 1), arg(s, 2), 0
    here = max(int(s.influence[province, seat]), 0)
    for number in range(arg(s, 3) + 1):
        if number == 0 or (here + number <= TOP and not is_taken(s, province, here + number, seat)):
            o.codes[n] = number
            n += 1
    return n


@compiled
def apply_send(s: State, number: int) -> None:
    seat, province, left = arg(s, 1), arg(s, 2), arg(s, 3) - number
    if number > 0:
        s.influence[province, seat] = max(int(s.influence[province, seat]), 0) + number
    if left > 0 and province + 1 < PROVINCES:
        swap(s, Frame.SEND, seat, province + 1, left, 0)
    else:
        pop(s)


@compiled
def settled(s: State, province: int, seat: int) -> int:
    """§8.2: the level that counts: below the cube, and pushed down by those above. OFF without a marker."""
    own = int(s.influence[province, seat])
    if own <= 0:
        return own
    above = int(s.cube[province]) + 1
    for level in range(TOP, own - 1, -1):
        for other in range(s.players):
            if s.influence[province, other] == level:
                above = max(min(level, above - 1), 0)
    return above


@compiled
def advance_settle(s: State) -> None:
    province = arg(s, 1)
    packed = 0
    for seat in range(s.players):
        packed |= (settled(s, province, seat) + 1) << (4 * seat)
    for seat in range(s.players):
        s.influence[province, seat] = ((packed >> (4 * seat)) & 15) - 1
    if province + 1 < PROVINCES:
        swap(s, Frame.SETTLE, province + 1, 0, 0, 0)
    else:
        swap(s, Frame.SCORE, 0, 0, 0, 0)


@compiled
def count_goods(s: State, seat: int) -> int:
    total = 0
    for good in range(GOODS):
        total += int(s.goods[seat, good])
    return total


@compiled
def province_points(s: State, seat: int) -> int:
    """By the scoring card, for the levels that would count now."""
    total, card = 0, 0 if s.players <= 3 else 1
    for province in range(PROVINCES):
        level = settled(s, province, seat)
        if level != OFF:
            total += int(SCORING_CARD[card, level])
    return total


@compiled
def patron_points(s: State, seat: int) -> int:
    mine, total = int(s.owned[seat, Deck.PATRON]), 0
    for patron in range(CARDS if mine != 0 else 0):
        if has(mine, patron):
            total += bonus_points(s, seat, patron) * (1 + int(s.doubled[patron]))
    return total


@compiled
def score_wealth(s: State, seat: int) -> None:
    s.points[seat, Source.DENARII] = s.denarii[seat] // 5
    s.points[seat, Source.STORES] = (count_goods(s, seat) + s.surplus[seat]) // 3


@compiled
def score_seat(s: State, seat: int) -> None:
    """§8.3."""
    score_wealth(s, seat)
    s.points[seat, Source.PATRONS] = patron_points(s, seat)
    s.points[seat, Source.POLITICS] = POLITICAL_TRACK[s.political[seat]]
    s.points[seat, Source.PROVINCES] = province_points(s, seat)


@compiled
def advance_score(s: State) -> None:
    for seat in range(s.players):
        score_seat(s, seat)
    pop(s)


@compiled
def total_points(s: State, seat: int) -> int:
    total = 0
    for source in range(SOURCES):
        total += int(s.points[seat, source])
    return total


@compiled
def rank_key(s: State, seat: int) -> int:
    """Points, then denarii, then goods, in one number (§8.4)."""
    return (total_points(s, seat) << 24) + (int(s.denarii[seat]) << 8) + count_goods(s, seat)


@compiled
def payoffs(s: State, out: Cells) -> None:
    """The winners share one point."""
    best, winners = -1, 0
    for seat in range(s.players):
        mark = rank_key(s, seat)
        if mark > best:
            best, winners = mark, 1
        elif mark == best:
            winners += 1
    for seat in range(s.players):
        out[seat] = 1.0 / winners if rank_key(s, seat) == best else 0.0
