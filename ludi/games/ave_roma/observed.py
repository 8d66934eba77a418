"""How a seat sees the record: each field's meaning, and where seats are in it."""

from typing import Final

from ludi.engine.contract import Observed, SeatArgument
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
    "players": Observed("how many play", low=2, high=5),
    "advanced": Observed("1 in the advanced game", low=0, high=1),
    "length": Observed("0 recommended, 1 short, 2 full", low=0, high=2, category=True),
    "training": Observed("0 exact, 1 up to", low=0, high=1),
    "boards": Observed("0 random, 1 chosen", low=0, high=1),
    "turn": Observed("rounds begun, 0 during set-up", low=0, high=2**31 - 1),
    "order": Observed("players in turn order, -1 for those not in the game", seats=True),
    "passed": Observed("1 if the player is out of this action phase", axis=0, low=0, high=1),
    "ending": Observed(
        "1 a province card could not be replaced, 2 extra actions and scoring", low=0, high=2, category=True
    ),
    "deck": Observed("cards in each deck", bits=CARDS),
    "gone": Observed("cards of each deck not in this game, or removed from a row", bits=CARDS),
    "owned": Observed("cards of each player, by deck", axis=0, bits=CARDS),
    "spent": Observed("cards of each deck spent in advanced extras", bits=CARDS),
    "used": Observed("buildings and war cards whose influence was played", bits=CARDS),
    "active": Observed("patrons in slots", bits=CARDS),
    "row": Observed("card in each slot of each row, newest first, -1 none", low=-1, high=29, category=True),
    "face_up": Observed("card face up on each deck, -1 none", low=-1, high=29, category=True),
    "province_card": Observed("card of each province, -1 none", low=-1, high=29, category=True),
    "province_up": Observed("1 if that card is in the upper position", low=0, high=1),
    "cube": Observed("cube of each province", low=0, high=8),
    "influence": Observed("influence by province and player, -1 not on the track", axis=1, low=-1, high=8),
    "spaces": Observed("printed value of the worker on each space of each location, 0 free", low=0, high=5),
    "hand": Observed(
        "workers at hand by player and value; with two players their shadows are rows 2 and 3", axis=0, low=0, high=127
    ),
    "trained": Observed("printed value of the worker on each training space, 0 free", axis=0, low=0, high=5),
    "board": Observed("board * 2 + side of each player, -1 none", axis=0, low=-1, high=9, category=True),
    "goods": Observed("goods of each player", axis=0, low=0, high=3),
    "surplus": Observed("surplus of each player", axis=0, low=0, high=7),
    "denarii": Observed("denarii of each player", axis=0, low=0, high=2**15 - 1),
    "political": Observed("political influence of each player", axis=0, low=0, high=10),
    "arena": Observed("space of each player in the Colosseum, the first is 0", axis=0, low=0, high=11),
    "points": Observed("points of each player, by source", axis=0, low=0, high=2**15 - 1),
    "actor": Observed("whose action it is, -1 between actions", seats=True, when="action"),
    "action": Observed("the action being carried out, all 0 between actions", parts=ACTION),
    "due": Observed("price still to be paid, by icon", parts=PRICE),
    "discounts": Observed("good icons that still fall away", low=0, high=127),
    "incoming": Observed("goods being received", low=0, high=127),
    "claimed": Observed("patrons whose gain was taken", bits=CARDS),
    "steps": Observed("steps in the Colosseum still to be made", low=0, high=127),
    "honour": Observed("1 if the space just entered is still to be looked at", low=0, high=1),
    "doubled": Observed("how often each patron's bonus counts more, by B4", low=0, high=127),
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
