"""How a seat sees the record: each field's meaning, and where seats are in it."""

from typing import Final

from ludi.engine.contract import SeatArgument, Seen
from ludi.games.ave_roma.components import CARDS, WORKERS, Frame
from ludi.games.ave_roma.tables import BITS, DEN_AT, SURPLUS_AT
from ludi.games.ave_roma.turn import SOURCES, TARGETS
from ludi.games.ave_roma.vocabulary import Icon

PRICE: Final = {
    **{icon.name.lower(): BITS for icon in list(Icon)[: Icon.SURPLUS]},
    "surplus": DEN_AT - SURPLUS_AT,
    "denarii": 63 - DEN_AT,
}
ACTION: Final = {  # see action.py
    "location": 4,
    "value": 4,
    "slot": 4,
    "stage": 4,
    "acted": 1,
    "extra": 1,
    "imaginary": 1,
    "first_card": 5,
    "picks": 6,
}

OBSERVED: Final = {
    "players": Seen("how many play"),
    "advanced": Seen("1 in the advanced game"),
    "length": Seen("0 recommended, 1 short, 2 full"),
    "training": Seen("0 exact, 1 up to"),
    "boards": Seen("0 random, 1 chosen"),
    "turn": Seen("rounds begun, 0 during set-up"),
    "order": Seen("players in turn order, -1 for those not in the game", seats=True),
    "passed": Seen("1 if the player is out of this action phase", axis=0),
    "ending": Seen("1 a province card could not be replaced, 2 extra actions and scoring"),
    "deck": Seen("cards in each deck", bits=CARDS),
    "gone": Seen("cards of each deck not in this game, or removed from a row", bits=CARDS),
    "owned": Seen("cards of each player, by deck", axis=0, bits=CARDS),
    "spent": Seen("cards of each deck spent in advanced extras", bits=CARDS),
    "used": Seen("buildings and war cards whose influence was played", bits=CARDS),
    "active": Seen("patrons in slots", bits=CARDS),
    "row": Seen("card in each slot of each row, newest first, -1 none"),
    "face_up": Seen("card face up on each deck, -1 none"),
    "province_card": Seen("card of each province, -1 none"),
    "province_up": Seen("1 if that card is in the upper position"),
    "cube": Seen("cube of each province"),
    "influence": Seen("influence by province and player, -1 not on the track", axis=1),
    "spaces": Seen("printed value of the worker on each space of each location, 0 free"),
    "hand": Seen("workers at hand by player and value; with two players their shadows are rows 2 and 3", axis=0),
    "trained": Seen("printed value of the worker on each training space, 0 free", axis=0),
    "board": Seen("board * 2 + side of each player, -1 none", axis=0),
    "goods": Seen("goods of each player", axis=0),
    "surplus": Seen("surplus of each player", axis=0),
    "denarii": Seen("denarii of each player", axis=0),
    "political": Seen("political influence of each player", axis=0),
    "arena": Seen("space of each player in the Colosseum, the first is 0", axis=0),
    "points": Seen("points of each player, by source", axis=0),
    "actor": Seen("whose action it is, -1 between actions", seats=True, when="action"),
    "action": Seen("the action being carried out, all 0 between actions", parts=ACTION),
    "due": Seen("price still to be paid, by icon", parts=PRICE),
    "discounts": Seen("good icons that still fall away"),
    "incoming": Seen("goods being received"),
    "claimed": Seen("patrons whose gain was taken", bits=CARDS),
    "steps": Seen("steps in the Colosseum still to be made"),
    "honour": Seen("1 if the space just entered is still to be looked at"),
    "doubled": Seen("how often each patron's bonus counts more, by B4"),
}

SEAT: Final = SeatArgument(1)
GROUP: Final = SeatArgument(2, spans=2)  # with two players a set of workers may be a shadow's
SEAT_ARGUMENTS: Final = {
    Frame.RECRUIT: (GROUP,),
    Frame.RECRUIT_WORKER: (GROUP,),
    Frame.DRAW_BOARD: (SEAT,),
    Frame.TRAINED: (SEAT,),
}
ACTIONS: Final = 1 + WORKERS * SOURCES * TARGETS  # the widest choice is a turn: acting value, worker, where to
