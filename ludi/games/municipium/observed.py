"""How a seat sees the record: each field's meaning, and where seats are in it."""

from typing import Final

from ludi.engine.contract import Observed, SeatArgument, SeatCodes
from ludi.games.municipium.components import PLACES, Frame
from ludi.games.municipium.powers import FAMILIES

OBSERVED: Final = {
    "players": Observed("how many play", low=2, high=5),
    "edition": Observed("0 retail, 1 v3", low=0, high=1),
    "goal": Observed("decurions that end the game", low=4, high=5),
    "winner": Observed("0 most decurions, 1 first to the goal", low=0, high=1),
    "streets": Observed("0 as printed, 1 wheel", low=0, high=1),
    "plain": Observed("members without a wreath, by family and place", axis=0, low=0, high=7),
    "wreathed": Observed("members with a wreath, by family and place", axis=0, low=0, high=7),
    "unplaced": Observed("members off the board, by family: without and with a wreath", axis=0, low=0, high=7),
    "banner": Observed("citizens on the banners, by place and colour", low=0, high=3),
    "room_favor": Observed("1 if a Favor lies in the place's room", low=0, high=1),
    "room_citizen": Observed("colour of the citizen in the place's room, -1 none", low=-1, high=3, category=True),
    "praefect": Observed("place where the praefect stands", low=0, high=6, category=True),
    "temple_order": Observed("families in the order of the Temple; those not in the game last", seats=True),
    "bag": Observed("citizens in the bag, by colour", low=0, high=20),
    "drawn": Observed("citizens out of the bag and to be placed, by colour", low=0, high=20),
    "favors": Observed("Favors in the supply", low=0, high=20),
    "wreaths": Observed("wreaths in the supply", low=0, high=13),
    "stock": Observed("citizens by colour and Favors of each family", axis=0, low=0, high=20),
    "decurions": Observed("decurions of each family", axis=0, low=0, high=127),
    "reached": Observed("step of this turn in which each family reached the goal, 0 not yet", axis=0, low=0, high=127),
    "family_cards": Observed("1 if the family's card is unused, by family and card", axis=0, low=0, high=1),
    "deck": Observed("common cards in the deck, by kind", low=0, high=5),
    "discard": Observed("common cards discarded, by kind", low=0, high=5),
    "card": Observed("common card being resolved, -1 none", low=-1, high=3, category=True),
    "first_player": Observed("the first player, -1 before the draw", seats=True),
    "active": Observed("whose turn it is, -1 before the draw", seats=True),
    "step": Observed("events and uses of Basilica and Forum so far this turn", low=0, high=127),
    "turn": Observed("turns begun, 0 during set-up", low=0, high=2**31 - 1),
}

SEAT: Final = SeatArgument(1)
SEAT_ARGUMENTS: Final = {
    Frame.TAVERN_COUNT: (SeatArgument(2),),
    Frame.FORUM_WHICH: (SeatArgument(2, base=FAMILIES),),
    **dict.fromkeys((Frame.DRAW_CARD, Frame.DRAW_CITIZEN, Frame.DRAW_STOCK), (SEAT,)),
    **dict.fromkeys((Frame.EXCHANGE_SET, Frame.CITIZEN_VISIT, Frame.OPEN_POWER, Frame.BATHS), (SEAT,)),
    Frame.POWERS: (SEAT,),  # EVERYONE is no seat and stays
}
SEAT_CODES: Final = {Frame.TAVERN: SeatCodes(FAMILIES, PLACES), Frame.FORUM: SeatCodes(FAMILIES)}
ACTIONS: Final = 1 + 2 * PLACES * PLACES  # the widest choice is a move: with or without wreath, from, to
