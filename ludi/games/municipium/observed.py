"""How a seat sees the record: each field's meaning, and where seats are in it."""

from typing import Final

from ludi.engine.contract import SeatArgument, Seen
from ludi.games.municipium.components import PLACES, Frame
from ludi.games.municipium.powers import FAMILIES

OBSERVED: Final = {
    "players": Seen("how many play"),
    "edition": Seen("0 retail, 1 v3"),
    "goal": Seen("decurions that end the game"),
    "winner": Seen("0 most decurions, 1 first to the goal"),
    "streets": Seen("0 as printed, 1 wheel"),
    "plain": Seen("members without a wreath, by family and place", axis=0),
    "wreathed": Seen("members with a wreath, by family and place", axis=0),
    "unplaced": Seen("members off the board, by family: without and with a wreath", axis=0),
    "banner": Seen("citizens on the banners, by place and colour"),
    "room_favor": Seen("1 if a Favor lies in the place's room"),
    "room_citizen": Seen("colour of the citizen in the place's room, -1 none"),
    "praefect": Seen("place where the praefect stands"),
    "temple_order": Seen("families in the order of the Temple; those not in the game last", seats=True),
    "bag": Seen("citizens in the bag, by colour"),
    "drawn": Seen("citizens out of the bag and to be placed, by colour"),
    "favors": Seen("Favors in the supply"),
    "wreaths": Seen("wreaths in the supply"),
    "stock": Seen("citizens by colour and Favors of each family", axis=0),
    "decurions": Seen("decurions of each family", axis=0),
    "reached": Seen("step of this turn in which each family reached the goal, 0 not yet", axis=0),
    "family_cards": Seen("1 if the family's card is unused, by family and card", axis=0),
    "deck": Seen("common cards in the deck, by kind"),
    "discard": Seen("common cards discarded, by kind"),
    "card": Seen("common card being resolved, -1 none"),
    "first_player": Seen("the first player, -1 before the draw", seats=True),
    "active": Seen("whose turn it is, -1 before the draw", seats=True),
    "step": Seen("events and uses of Basilica and Forum so far this turn"),
    "turn": Seen("turns begun, 0 during set-up"),
}

SEAT: Final = SeatArgument(1)
SEAT_ARGUMENTS: Final = {
    Frame.TAVERN_COUNT: (SeatArgument(2),),
    Frame.FORUM_WHICH: (SeatArgument(2, base=FAMILIES),),
    **dict.fromkeys((Frame.DRAW_CARD, Frame.DRAW_CITIZEN, Frame.DRAW_STOCK), (SEAT,)),
    **dict.fromkeys((Frame.EXCHANGE_SET, Frame.CITIZEN_VISIT, Frame.OPEN_POWER, Frame.BATHS), (SEAT,)),
    Frame.POWERS: (SEAT,),  # EVERYONE is no seat and stays
}
ACTIONS: Final = 1 + 2 * PLACES * PLACES  # the widest choice is a move: with or without wreath, from, to
