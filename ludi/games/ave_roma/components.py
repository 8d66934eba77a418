"""§1-§3: what is in the box, in numbers, and the record that holds a whole game."""

from enum import IntEnum
from typing import Annotated, Final

from ludi.engine.record import I8, I32, I64, INT8, INT16, INT32, INT64, Cells, Layout, Record

SEATS: Final = 5  # unused rows stay zero; with two players rows 2 and 3 of `hand` are the shadows
DECKS: Final = 4
ROWS: Final = 3  # decks with a row of slots
SLOTS: Final = 5  # newest card first
CARDS: Final = 30  # per deck
GOODS: Final = 6
ICONS: Final = 12
PROVINCES: Final = 5
LOCATIONS: Final = 8
SPACES: Final = 5
TRAINING: Final = 4
RING: Final = 12  # spaces of the Colosseum
WORKERS: Final = 5  # per player, of values 1 to 5
STORE: Final = 3  # of each good
START_PRICE: Final = 2  # of the goods one begins with
MOST_SURPLUS: Final = 7
MOST_POLITICAL: Final = 10
PATRON_SLOTS: Final = 5
TOP: Final = 8  # of the grey and brown tracks
OFF: Final = -1  # a marker not yet on its track
NOTHING: Final = -1
FACE_UP: Final = 5  # in place of a slot: the card lying face up on its deck
STACK: Final = 25  # set-up lays out all its draws at once


class Length(IntEnum):
    RECOMMENDED = 0
    SHORT = 1
    FULL = 2


class Training(IntEnum):
    EXACT = 0
    UP_TO = 1


class Boards(IntEnum):
    RANDOM = 0
    CHOSEN = 1


class Stage(IntEnum):
    """§6.6: how far an action has got."""

    BEFORE = 0  # the advanced extra may come first
    MAIN = 1
    SECOND = 2  # Mercator: buying; Propraetor: one more good, or influence
    GAINS = 3
    AFTER = 4
    FEE = 5


class Source(IntEnum):
    """Where points come from."""

    WORKERS = 0  # kept at a pass
    BUILDINGS = 1
    PAIRS = 2
    WARS = 3
    SETS = 4
    FAME = 5  # political influence beyond 10
    SERVICE = 6  # M1
    DENARII = 7
    STORES = 8
    PATRONS = 9
    POLITICS = 10
    PROVINCES = 11


SOURCES: Final = len(Source)


class Frame(IntEnum):
    """Kinds of pending frames and their arguments: decisions (argument 1 is the seat), then chance, then rules."""

    CHOOSE_BOARD = 0  # seat
    TURN = 1  # seat, place in the turn order
    EXTRA_ACTION = 2  # seat
    SHADOW = 3  # seat
    RECRUIT = 4  # seat, set of workers
    RECRUIT_WORKER = 5  # seat, set of workers, location, least value still allowed
    EXTRA_BEFORE = 6  # seat
    EXTRA_AFTER = 7  # seat
    SPEND_PATRON = 8  # seat, symbol, cards still to spend, least patron still allowed
    SELL = 9  # seat
    BUY = 10  # seat, least good still allowed, units still to buy
    HALF = 11  # seat
    ADMINISTER = 12  # seat
    INFLUENCE = 13  # seat, most icons a card may still have, influence so far
    PICK = 14  # seat, goods allowed (bits)
    OVERFLOW = 15  # seat, good
    DISCOUNT = 16  # seat
    PAY = 17  # seat, icon
    PATRON_SLOT = 18  # seat, patron
    ACTIVATE = 19  # seat
    CAMPAIGN = 20  # seat: the fifth card of a war set
    GAIN = 21  # seat
    TRAIN = 22  # seat, trainings still allowed
    DOUBLE = 23  # seat, patron with B4
    SEND = 24  # seat, province, influence left
    DRAW_PROVINCE = 25  # province
    DRAW_CARD = 26  # deck, slot or FACE_UP
    DRAW_ORDER = 27  # place in the turn order
    DRAW_BOARD = 28  # seat
    BEGIN = 29
    NEXT_TURN = 30  # place in the turn order
    QUAESTOR = 31
    MERCATOR = 32
    AEDILIS = 33
    PROPRAETOR = 34
    ROMA = 35
    AEDIFICATOR = 36
    LEGATUS = 37
    SENATUS = 38
    TRAINED = 39  # seat, worker, training space
    SPENT = 40  # symbol, cards
    RECEIVE = 41
    STEP = 42  # 1 if paid for
    HONOUR = 43
    PAYMENT = 44
    PURCHASE = 45  # deck, card
    RAISE = 46  # province, influence
    GAINS = 47
    AFTER = 48
    PROVINCE_CARD = 49
    PART = 50  # province card just kept
    LESSONS = 51
    ACTION_OVER = 52
    CHECK_DECKS = 53
    REFILL = 54  # deck
    TURN_UP = 55  # deck
    RECRUITING = 56  # place in the recruiting order
    NEW_ORDER = 57
    FINALE = 58  # place in the turn order
    LEGACY = 59  # place in the turn order, part (B4 then B6 then B2), B2 still to take
    SETTLE = 60  # province
    SCORE = 61
    NEW_ROUND = 62


FIRST_CHANCE: Final = int(Frame.DRAW_PROVINCE)
FIRST_RULE: Final = int(Frame.BEGIN)


class State(Record):
    """A whole game. Everything but the stack is public at a real table."""

    # options, never changed after set-up
    players: I8  # 2 .. 5
    advanced: I8  # 0, 1
    length: I8  # Length
    training: I8  # Training
    boards: I8  # Boards
    # round
    turn: I32  # rounds begun; 0 during set-up
    order: Annotated[Cells, INT8, (SEATS,)]  # seats in turn order
    passed: Annotated[Cells, INT8, (SEATS,)]  # 1: out of this action phase
    ending: I8  # 1: a province card could not be replaced; 2: the extra actions and scoring
    # cards: masks of 30 bits by Deck; an unseen deck has no order
    deck: Annotated[Cells, INT32, (DECKS,)]
    gone: Annotated[Cells, INT32, (DECKS,)]  # not in this game, or removed from a row
    owned: Annotated[Cells, INT32, (SEATS, DECKS)]
    spent: Annotated[Cells, INT32, (DECKS,)]  # in advanced extras
    used: Annotated[Cells, INT32, (2,)]  # buildings and war cards whose influence was played
    active: I32  # patrons in slots
    row: Annotated[Cells, INT8, (ROWS, SLOTS)]  # card or NOTHING, newest first
    face_up: Annotated[Cells, INT8, (ROWS,)]  # on its deck, advanced game; or NOTHING
    # provinces
    province_card: Annotated[Cells, INT8, (PROVINCES,)]  # card or NOTHING
    province_up: Annotated[Cells, INT8, (PROVINCES,)]  # 1: in the upper position
    cube: Annotated[Cells, INT8, (PROVINCES,)]  # 0 .. 8
    influence: Annotated[Cells, INT8, (PROVINCES, SEATS)]  # 0 .. 8, or OFF
    # workers
    spaces: Annotated[Cells, INT8, (LOCATIONS, SPACES)]  # printed value, 0: free
    hand: Annotated[Cells, INT8, (SEATS, WORKERS)]  # how many of each value
    trained: Annotated[Cells, INT8, (SEATS, TRAINING)]  # printed value, 0: free
    # players
    board: Annotated[Cells, INT8, (SEATS,)]  # board * 2 + side, or NOTHING
    goods: Annotated[Cells, INT8, (SEATS, GOODS)]  # 0 .. 3
    surplus: Annotated[Cells, INT8, (SEATS,)]  # 0 .. 7
    denarii: Annotated[Cells, INT16, (SEATS,)]
    political: Annotated[Cells, INT8, (SEATS,)]  # 0 .. 10
    arena: Annotated[Cells, INT8, (SEATS,)]  # space of the Colosseum less 1: 0 .. 11
    points: Annotated[Cells, INT16, (SEATS, SOURCES)]
    # the action being carried out; all zero between actions
    actor: I8
    action: I32  # location, value, slot, stage and more: see action.py
    due: I64  # price still to be paid: see costs.py
    discounts: I8  # good icons that still fall away
    incoming: Annotated[Cells, INT8, (GOODS,)]  # goods being received
    claimed: I32  # patrons whose gain was taken
    steps: I8  # in the Colosseum, still to be made
    honour: I8  # 1: the space just entered is still to be looked at
    # end
    doubled: Annotated[Cells, INT8, (CARDS,)]  # how often a patron's bonus counts more, by B4
    # what happens next
    stack: Annotated[Cells, INT64, (STACK,)]
    depth: I8


STATE: Final = Layout(State)
