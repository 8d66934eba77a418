"""§4.2, §4.3, §7.2: decks and rows, recruiting, and the new turn order."""

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push, swap
from ludi.engine.offers import Offer
from ludi.games.ave_roma.bits import count, has
from ludi.games.ave_roma.components import (
    CARDS,
    LOCATIONS,
    NOTHING,
    ROWS,
    SLOTS,
    SPACES,
    WORKERS,
    Frame,
    State,
)
from ludi.games.ave_roma.turn import count_hand
from ludi.games.ave_roma.vocabulary import Deck


@compiled
def deck_size(s: State, deck: int) -> int:
    """Cards left, a face-up one included."""
    size = count(s.deck[deck])
    if deck < ROWS and s.face_up[deck] != NOTHING:
        size += 1
    return size


@compiled
def cards_needed(s: State, row: int) -> int:
    """Empty slots, or one if none is empty."""
    empty = 0
    for slot in range(SLOTS):
        if s.row[row, slot] == NOTHING:
            empty += 1
    return max(empty, 1)


@compiled
def advance_check_decks(s: State) -> None:
    for row in range(ROWS):
        if deck_size(s, row) < cards_needed(s, row):
            swap(s, Frame.FINALE, 0, 0, 0, 0)
            return
    swap(s, Frame.RECRUITING, 0, 0, 0, 0)
    for row in range(ROWS - 1, -1, -1):
        push(s, Frame.REFILL, row, 0, 0, 0)


@compiled
def advance_refill(s: State) -> None:
    """A full row loses its oldest card; cards slide to the old end; empty slots are filled, the oldest first."""
    row = arg(s, 1)
    empty = 0
    for slot in range(SLOTS):
        if s.row[row, slot] == NOTHING:
            empty += 1
    if empty == 0:
        s.gone[row] |= 1 << int(s.row[row, SLOTS - 1])
        s.row[row, SLOTS - 1] = NOTHING
        empty = 1
    slide(s, row)
    pop(s)
    if s.advanced:
        push(s, Frame.TURN_UP, row, 0, 0, 0)
        if s.face_up[row] != NOTHING:
            empty -= 1
            s.row[row, empty] = s.face_up[row]
            s.face_up[row] = NOTHING
    for slot in range(empty):
        push(s, Frame.DRAW_CARD, row, slot, 0, 0)


@compiled
def slide(s: State, row: int) -> None:
    to = SLOTS - 1
    for slot in range(SLOTS - 1, -1, -1):
        card = s.row[row, slot]
        if card != NOTHING:
            s.row[row, slot] = NOTHING
            s.row[row, to] = card
            to -= 1


@compiled
def offer_deck(s: State, o: Offer, deck: int) -> int:
    n = 0
    for card in range(CARDS):
        if has(s.deck[deck], card):
            o.codes[n] = card
            o.weights[n] = 1
            n += 1
    return n


@compiled
def apply_draw_card(s: State, card: int) -> None:
    deck, slot = arg(s, 1), arg(s, 2)
    s.deck[deck] &= ~(1 << card)
    if slot == SLOTS:
        s.face_up[deck] = card
    else:
        s.row[deck, slot] = card
    pop(s)


@compiled
def apply_draw_province(s: State, card: int) -> None:
    s.deck[Deck.PROVINCE] &= ~(1 << card)
    s.province_card[arg(s, 1)] = card
    pop(s)


@compiled
def recruiting_group(s: State, place: int) -> int:
    """Who recruits in this place: reverse turn order, with two players the shadows afterwards in the same order."""
    if place >= s.players:
        return 2 + int(s.order[2 * s.players - 1 - place])
    return int(s.order[s.players - 1 - place])


@compiled
def advance_recruiting(s: State) -> None:
    groups = 4 if s.players == 2 else int(s.players)
    for i in range(groups):
        place = (arg(s, 1) + i) % groups
        group = recruiting_group(s, place)
        if count_hand(s, group) < WORKERS:
            swap(s, Frame.RECRUITING, place + 1, 0, 0, 0)
            push(s, Frame.RECRUIT, group - 2 if group >= s.players else group, group, 0, 0)
            return
    swap(s, Frame.NEW_ORDER, 0, 0, 0, 0)


@compiled
def count_workers(s: State, location: int, least: int) -> int:
    """Workers lying at a location with at least this value."""
    total = 0
    for space in range(SPACES):
        if s.spaces[location, space] >= max(least, 1):
            total += 1
    return total


@compiled
def offer_recruit(s: State, o: Offer) -> int:
    n = 0
    for location in range(LOCATIONS):
        if count_workers(s, location, 1) > 0:
            o.codes[n] = location
            n += 1
    return n


@compiled
def apply_recruit(s: State, location: int) -> None:
    seat, group = arg(s, 1), arg(s, 2)
    if count_hand(s, group) + count_workers(s, location, 1) > WORKERS:
        swap(s, Frame.RECRUIT_WORKER, seat, group, location, 1)
        return
    pop(s)
    for space in range(SPACES):
        take_worker(s, group, location, space)


@compiled
def take_worker(s: State, group: int, location: int, space: int) -> None:
    value = s.spaces[location, space]
    if value > 0:
        s.hand[group, value - 1] += 1
        s.spaces[location, space] = 0


@compiled
def offer_recruit_worker(s: State, o: Offer) -> int:
    """In ascending order, so that each selection can be made in one way only."""
    needed, n, location = WORKERS - count_hand(s, arg(s, 2)), 0, arg(s, 3)
    for value in range(arg(s, 4), WORKERS + 1):
        from_here = count_workers(s, location, value)
        if from_here >= needed and from_here > count_workers(s, location, value + 1):
            o.codes[n] = value
            n += 1
    return n


@compiled
def apply_recruit_worker(s: State, value: int) -> None:
    seat, group, location = arg(s, 1), arg(s, 2), arg(s, 3)
    for space in range(SPACES):
        if s.spaces[location, space] == value:
            take_worker(s, group, location, space)
            break
    if count_hand(s, group) < WORKERS:
        swap(s, Frame.RECRUIT_WORKER, seat, group, location, value)
    else:
        pop(s)


@compiled
def strength(s: State, seat: int) -> int:
    """The sum of a player's workers."""
    total = 0
    for worker in range(WORKERS):
        total += (worker + 1) * int(s.hand[seat, worker])
    return total


@compiled
def advance_new_order(s: State) -> None:
    """§4.3: the weakest first; the tied reverse their previous order."""
    players = int(s.players)
    for place in range(players // 2):
        other = players - 1 - place
        first, last = s.order[place], s.order[other]
        s.order[place] = last
        s.order[other] = first
    for place in range(1, players):
        seat, slot = int(s.order[place]), place
        while slot > 0 and strength(s, int(s.order[slot - 1])) > strength(s, seat):
            s.order[slot] = s.order[slot - 1]
            slot -= 1
        s.order[slot] = seat
    for seat in range(players):
        s.passed[seat] = 0
    s.turn += 1
    swap(s, Frame.NEXT_TURN, 0, 0, 0, 0)
