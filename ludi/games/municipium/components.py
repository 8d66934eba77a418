"""§1-§2: what is in the box, in numbers, and the record that holds a whole game."""

from enum import IntEnum
from typing import Annotated, Final

from ludi.engine.record import I8, I32, INT8, INT64, Cells, Layout, Record, table

SEATS: Final = 5  # families in the larger edition; unused rows stay zero
PLACES: Final = 7
COLOURS: Final = 4
PIECES: Final = 5  # the citizens' colours, and the Favor
MEMBERS: Final = 7  # per family
FAMILY_CARDS: Final = 3
NOBODY: Final = -1
EVERYONE: Final = 15
NOTHING: Final = -1
STACK: Final = 10  # the deepest stack seen is 8


class Edition(IntEnum):
    RETAIL = 0
    V3 = 1


class Winner(IntEnum):
    MOST = 0
    FIRST = 1


class Streets(IntEnum):
    PRINTED = 0
    WHEEL = 1


class Place(IntEnum):
    """The seven institutions, by their printed numbers."""

    TEMPLE = 0
    TAVERN = 1
    BATHS = 2
    EMPORIUM = 3
    BASILICA = 4
    FORUM = 5
    PRAETORIUM = 6


class Piece(IntEnum):
    """What a player collects: citizens of four colours, and Favors, the jokers."""

    PRIEST = 0
    ADVOCATE = 1
    MERCHANT = 2
    SOLDIER = 3
    FAVOR = 4


class Status(IntEnum):
    PLAIN = 0
    WREATHED = 1


class Common(IntEnum):
    """The kinds of common cards."""

    ALL_POWERS = 0
    ONE_POWER = 1
    PRAEFECT_VISIT = 2
    CITIZEN_VISIT = 3


class Family(IntEnum):
    """A player's own cards; the third depends on the edition."""

    YOUR_POWERS = 0
    CITIZEN_INVITATION = 1
    THIRD = 2  # Great Family (retail), Praefect Visit (v3)


class Frame(IntEnum):
    """Kinds of pending frames and their arguments: decisions (argument 1 is the seat), then chance, then rules."""

    PLACE_MEMBER = 0  # seat
    MOVE = 1  # seat
    SECOND_MOVE = 2  # seat, status, from, to of the first step
    CHOOSE_CARD = 3  # seat
    GREAT_FAMILY = 4  # seat
    PLACE_CITIZEN = 5  # seat
    CHOOSE_CITIZENS = 6  # seat, place
    USE_POWER = 7  # seat, place
    ONE_POWER = 8  # seat, players still to come (this one included)
    PICK_POWER = 9  # seat, places used (bits)
    TAVERN = 10  # seat, 1 if it may be declined
    TAVERN_COUNT = 11  # seat, family, from
    EMPORIUM = 12  # seat
    BASILICA = 13  # seat, 1 if it may be declined
    BASILICA_GIVE = 14  # seat, least piece still allowed, pieces still to give
    FORUM = 15  # seat, 1 if it may be declined
    FORUM_WHICH = 16  # seat, source
    REPOSITION = 17  # seat, place
    DRAW_ROOM = 18  # place
    DRAW_FIRST_PLAYER = 19
    DRAW_CARD = 20  # seat
    DRAW_CITIZEN = 21  # seat, citizens still to draw (this one included)
    DRAW_STOCK = 22  # seat
    INITIAL_ORDER = 23
    PRAEFECT_ADVANCES = 24
    PRAEFECT_EVENT = 25  # place
    REFILL_ROOM = 26  # place
    CITIZEN_EVENT = 27  # place
    CITIZEN_GIFTS = 28  # place, colour the first family leaves
    EXCHANGE_SET = 29  # seat
    CITIZEN_VISIT = 30  # seat, players still to come (this one included)
    POWERS = 31  # seat of Your Powers or EVERYONE for All Powers, next place
    OPEN_POWER = 32  # seat, place, 1 if it may be declined
    TEMPLE = 33
    BATHS = 34  # seat
    CARD_RESOLVED = 35
    END_OF_TURN = 36


FIRST_CHANCE: Final = int(Frame.DRAW_ROOM)
FIRST_RULE: Final = int(Frame.INITIAL_ORDER)


class State(Record):
    """A whole game. Everything but the stack is public at a real table."""

    # options, never changed after set-up
    players: I8  # 2 .. 5
    edition: I8  # Edition
    goal: I8  # 4, 5
    winner: I8  # Winner
    streets: I8  # Streets
    # board
    plain: Annotated[Cells, INT8, (SEATS, PLACES)]  # 0 .. 7 members without a wreath
    wreathed: Annotated[Cells, INT8, (SEATS, PLACES)]  # 0 .. 7
    unplaced: Annotated[Cells, INT8, (SEATS, 2)]  # members off the board, by Status
    banner: Annotated[Cells, INT8, (PLACES, COLOURS)]  # citizens, 0 .. 3 in all per place
    room_favor: Annotated[Cells, INT8, (PLACES,)]  # 0, 1; the Temple has no room
    room_citizen: Annotated[Cells, INT8, (PLACES,)]  # colour or NOTHING
    praefect: I8  # place 1 .. 6
    temple_order: Annotated[Cells, INT8, (SEATS,)]  # seats from the top; those not in the game last
    # supplies
    bag: Annotated[Cells, INT8, (COLOURS,)]  # 0 .. 20 each
    drawn: Annotated[Cells, INT8, (COLOURS,)]  # out of the bag, to be placed
    favors: I8  # supply, 0 .. 14
    wreaths: I8  # supply, 0 .. 13
    # players
    stock: Annotated[Cells, INT8, (SEATS, PIECES)]
    decurions: Annotated[Cells, INT8, (SEATS,)]
    reached: Annotated[Cells, INT8, (SEATS,)]  # the step of this turn in which the goal was reached; 0: not yet
    family_cards: Annotated[Cells, INT8, (SEATS, FAMILY_CARDS)]  # 1: unused
    # cards
    deck: Annotated[Cells, INT8, (4,)]  # by Common; it has no order until a card is drawn
    discard: Annotated[Cells, INT8, (4,)]
    card: I8  # the common card being resolved, or NOTHING
    # turn
    first_player: I8  # NOBODY before the draw
    active: I8  # whose turn it is
    step: I8  # events and uses of Basilica and Forum so far this turn (§10)
    turn: I32  # 1, 2, …; 0 during set-up
    # what happens next
    stack: Annotated[Cells, INT64, (STACK,)]
    depth: I8


STATE: Final = Layout(State)

# §1: counts by edition
CITIZENS_EACH: Final = table(INT8, [15, 20])
FAVORS_TOTAL: Final = table(INT8, [15, 20])
WREATHS_TOTAL: Final = table(INT8, [10, 13])
COMMON_CARDS: Final = table(INT8, [1, 2, 5, 4])

# §4.1: the citizen on each banner at the start
BANNER_COLOUR: Final = table(INT8, [0, 3, 2, 2, 1, 1, 3])

# §7.3: where a citizen of each colour may be placed
MAY_STAND: Final = table(
    INT8,
    [
        [1, 1, 1, 1, 1, 1, 1],  # priest
        [0, 0, 0, 0, 1, 1, 0],  # advocate
        [0, 0, 1, 1, 0, 0, 0],  # merchant
        [0, 1, 0, 0, 0, 0, 1],  # soldier
    ],
)
