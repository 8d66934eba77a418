"""§3: set-up, from the shuffled decks to the first turn."""

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push, swap
from ludi.engine.offers import Offer
from ludi.engine.record import Cells
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.components import (
    DECKS,
    FACE_UP,
    GOODS,
    NOTHING,
    OFF,
    PROVINCES,
    RING,
    ROWS,
    SEATS,
    SLOTS,
    START_PRICE,
    WORKERS,
    Boards,
    Frame,
    Length,
    State,
)
from ludi.games.ave_roma.tables import ALL_CARDS, PRICES, RECOMMENDED

BOARD_SIDES = 10


@compiled
def setup(s: State, players: int, options: Cells) -> None:
    """A blank record becomes a new game; options are advanced, length, training, boards."""
    s.players = players
    s.advanced = options[0]
    s.length = options[1]
    s.training = options[2]
    s.boards = options[3]
    lay_out_decks(s)
    for province in range(PROVINCES):
        s.province_card[province] = NOTHING
        for seat in range(SEATS):
            s.influence[province, seat] = OFF
    for seat in range(SEATS):
        s.board[seat] = NOTHING
        s.order[seat] = NOTHING
    for seat in range(players):
        equip(s, seat)
    if players == 2:  # §10: the shadows
        for worker in range(WORKERS):
            s.hand[2, worker] = 1
            s.hand[3, worker] = 1
    push(s, Frame.DRAW_ORDER, 0, 0, 0, 0)
    for row in range(ROWS - 1, -1, -1):
        if s.advanced:
            push(s, Frame.DRAW_CARD, row, FACE_UP, 0, 0)
        for slot in range(SLOTS):
            push(s, Frame.DRAW_CARD, row, slot, 0, 0)
    for province in range(PROVINCES - 1, -1, -1):
        push(s, Frame.DRAW_PROVINCE, province, 0, 0, 0)


@compiled
def lay_out_decks(s: State) -> None:
    """The cards of this length are shuffled, the others leave the game."""
    marked = int(s.players)
    if s.length == Length.SHORT:
        marked = 2
    elif s.length == Length.FULL:
        marked = 5
    for deck in range(DECKS):
        s.deck[deck] = RECOMMENDED[deck, marked]
        s.gone[deck] = ALL_CARDS & ~RECOMMENDED[deck, marked]
    for row in range(ROWS):
        s.face_up[row] = NOTHING
        for slot in range(SLOTS):
            s.row[row, slot] = NOTHING


@compiled
def equip(s: State, seat: int) -> None:
    for worker in range(WORKERS):
        s.hand[seat, worker] = 1
    s.denarii[seat] = 3
    s.surplus[seat] = 2
    s.arena[seat] = RING - 1


@compiled
def offer_order(s: State, o: Offer) -> int:
    """Seats without a place in the turn order."""
    n = 0
    for seat in range(s.players):
        placed = False
        for place in range(arg(s, 1)):
            if s.order[place] == seat:
                placed = True
        if not placed:
            o.codes[n] = seat
            o.weights[n] = 1
            n += 1
    return n


@compiled
def apply_order(s: State, seat: int) -> None:
    place = arg(s, 1)
    s.order[place] = seat
    if place + 2 < s.players:
        swap(s, Frame.DRAW_ORDER, place + 1, 0, 0, 0)
        return
    left = int(s.players) * (int(s.players) - 1) // 2  # the sum of all seats, less those placed: the last one
    for other in range(place + 1):
        left -= int(s.order[other])
    s.order[place + 1] = left
    deal_boards(s)


@compiled
def deal_boards(s: State) -> None:
    swap(s, Frame.NEW_ROUND, 0, 0, 0, 0)
    for place in range(s.players):
        if s.boards == Boards.CHOSEN:  # the last in turn order chooses first
            push(s, Frame.CHOOSE_BOARD, int(s.order[place]), 0, 0, 0)
        else:
            push(s, Frame.DRAW_BOARD, int(s.players) - 1 - place, 0, 0, 0)


@compiled
def offer_board(s: State, o: Offer) -> int:
    """Both sides of the boards that nobody has."""
    used, n = 0, 0
    for seat in range(s.players):
        if s.board[seat] != NOTHING:
            used |= 1 << (int(s.board[seat]) // 2)
    for side in range(BOARD_SIDES):
        if not has(used, side // 2):
            o.codes[n] = side
            o.weights[n] = 1
            n += 1
    return n


@compiled
def apply_board(s: State, side: int) -> None:
    """Two of each good that costs 2 on the board."""
    seat = arg(s, 1)
    s.board[seat] = side
    for good in range(GOODS):
        if PRICES[side, good] == START_PRICE:
            s.goods[seat, good] = 2
    pop(s)


@compiled
def advance_new_round(s: State) -> None:
    s.turn = 1
    swap(s, Frame.NEXT_TURN, 0, 0, 0, 0)
