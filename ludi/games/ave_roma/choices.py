"""Option codes as structured objects: what view, notation and descriptions are all made from."""

from collections.abc import Callable
from typing import Any, Final

from ludi.engine.frames import pending_argument as arg
from ludi.engine.frames import pending_kind as top
from ludi.games.ave_roma.components import CARDS, FACE_UP, PROVINCES, ROWS, SLOTS, TRAINING, Frame, State
from ludi.games.ave_roma.extras import BATCH
from ludi.games.ave_roma.locations import INFLUENCE
from ludi.games.ave_roma.tables import CONTENT
from ludi.games.ave_roma.turn import FIRST_LESSON, FIRST_SLOT, IN_TRAINING, SOURCES, TARGETS
from ludi.games.ave_roma.vocabulary import Deck, Good, Icon, Location, Part, Symbol

SEATS: Final = ("yellow", "green", "blue", "red", "black")
GOODS: Final = tuple(good.name.lower() for good in Good)
ICONS: Final = (*(icon.name.lower() for icon in list(Icon)[:-1]), "denarii")
LOCATIONS: Final = tuple(location.name.lower() for location in Location)
SYMBOLS: Final = tuple(symbol.name.lower() for symbol in Symbol)
PARTS: Final = tuple(part.name.lower() for part in Part)
DECKS: Final = tuple(deck.name.lower() for deck in Deck)
PAID_BY: Final = (*GOODS, "surplus")
BOARDS: Final = tuple(f"{number}{side}" for number in range(1, 6) for side in "AB")

Choice = dict[str, Any]  # `do` names the kind, the other keys depend on it


def token(name: str) -> str:
    """A name as a word of the notation."""
    return name.lower().replace(" ", "-")


BUILDINGS: Final = tuple(f"{token(CONTENT.building_names[c // 2])}-{('plan', 'built')[c % 2]}" for c in range(CARDS))
WARS: Final = tuple(f"{token(CONTENT.set_names[card // 5])}-{card % 5 + 1}" for card in range(CARDS))
PATRONS: Final = tuple(map(token, CONTENT.patron_names))
CARDS_OF: Final = (BUILDINGS, WARS, PATRONS, CONTENT.province_ids)


def _turn(s: State, code: int) -> Choice:
    if code == 0:
        return {"do": "pass"}
    target, source = (code - 1) % TARGETS, (code - 1) // TARGETS % SOURCES
    value = (code - 1) // TARGETS // SOURCES + 1
    if target >= FIRST_LESSON:
        return {"do": "train", "worker": source + 1, "change": target - FIRST_LESSON + 1}
    where: Choice = {"location": LOCATIONS[target]} if target < FIRST_SLOT else _slot(s, target - FIRST_SLOT)
    if source < IN_TRAINING:
        return {"do": "place", "worker": value, **where}
    space = source - IN_TRAINING
    printed = int(s.trained[arg(s, 1), space])
    return {"do": "place-trained", "worker": printed, "value": value, "change": space + 1, **where}


def placing_key(s: State, code: int) -> tuple[int, int, int]:
    """All that a code of a turn or of the extra action depends on: the trained worker's value, the card of the slot."""
    target, source = (code - 1) % TARGETS, (code - 1) // TARGETS % SOURCES
    trained = code > 0 and source >= IN_TRAINING
    row, slot = divmod(target - FIRST_SLOT, SLOTS)
    at_slot = code > 0 and FIRST_SLOT <= target < FIRST_LESSON
    printed = int(s.trained[arg(s, 1), source - IN_TRAINING]) if trained else 0
    return code, printed, int(s.row[row, slot]) if at_slot else 0


def _slot(s: State, number: int) -> Choice:
    row, slot = divmod(number, SLOTS)
    card = CARDS_OF[row][s.row[row, slot]]
    return {"location": LOCATIONS[Location.AEDIFICATOR + row], "slot": slot + 1, "card": card}


def _extra_action(s: State, code: int) -> Choice:
    return {**_turn(s, code), "do": "extra"} if code else {"do": "no-extra-action"}


def _extra(otherwise: str) -> Callable[[State, int], Choice]:
    def decoded(s: State, code: int) -> Choice:
        if code == 0:
            return {"do": otherwise}
        return {"do": "spend", "symbol": SYMBOLS[(code - 1) // BATCH], "cards": (code - 1) % BATCH}

    return decoded


def _done_or(do: str, key: str, names: tuple[str, ...], done: str = "done") -> Callable[[State, int], Choice]:
    """0 is having enough, others name something."""
    return lambda _, code: {"do": do, key: names[code - 1]} if code else {"do": done}


def _administer(s: State, code: int) -> Choice:
    if code == INFLUENCE:
        return {"do": "influence"}
    return {"do": "receive", "good": GOODS[code - 1]} if code else {"do": "done"}


def _train(s: State, code: int) -> Choice:
    if code == 0:
        return {"do": "done"}
    return {"do": "train", "worker": (code - 1) // TRAINING + 1, "change": (code - 1) % TRAINING + 1}


def _shadow(s: State, code: int) -> Choice:
    return {"do": "shadow", "worker": code // PROVINCES + 1, "location": LOCATIONS[code % PROVINCES]}


def _pay(s: State, code: int) -> Choice:
    return {"do": "pay", "icon": ICONS[arg(s, 2)], "by": PAID_BY[code]}


def _overflow(s: State, code: int) -> Choice:
    return {"do": "overflow", "good": GOODS[arg(s, 2)], "into": ("surplus", "denarii")[code]}


def _patron_slot(s: State, code: int) -> Choice:
    bought = PATRONS[arg(s, 2)]
    return {"do": "replace", "card": bought, "patron": PATRONS[code - 1]} if code else {"do": "keep", "card": bought}


def _draw_card(s: State, code: int) -> Choice:
    deck, slot = arg(s, 1), arg(s, 2)
    where: Choice = {"face_up": True} if slot == FACE_UP else {"slot": slot + 1}
    return {"do": "draw", "deck": DECKS[deck], "card": CARDS_OF[deck][code], **where}


def _draw_province(s: State, code: int) -> Choice:
    return {"do": "draw", "deck": "province", "card": CONTENT.province_ids[code], "province": arg(s, 1) + 1}


DECODERS: Final[dict[Frame, Callable[[State, int], Choice]]] = {
    Frame.CHOOSE_BOARD: lambda _, code: {"do": "board", "board": BOARDS[code]},
    Frame.TURN: _turn,
    Frame.EXTRA_ACTION: _extra_action,
    Frame.SHADOW: _shadow,
    Frame.RECRUIT: lambda _, code: {"do": "recruit", "location": LOCATIONS[code]},
    Frame.RECRUIT_WORKER: lambda _, code: {"do": "take", "worker": code},
    Frame.EXTRA_BEFORE: _extra("main"),
    Frame.EXTRA_AFTER: _extra("done"),
    Frame.SPEND_PATRON: _done_or("spend-patron", "patron", PATRONS, "rest"),
    Frame.SELL: _done_or("sell", "good", GOODS),
    Frame.BUY: _done_or("buy", "good", GOODS),
    Frame.HALF: lambda _, code: {"do": "half", "half": ("upper", "lower")[code]},
    Frame.ADMINISTER: _administer,
    Frame.INFLUENCE: lambda _, code: {"do": "play", "icons": code} if code else {"do": "done"},
    Frame.PICK: lambda _, code: {"do": "pick", "good": GOODS[code]},
    Frame.OVERFLOW: _overflow,
    Frame.DISCOUNT: lambda _, code: {"do": "save", "icon": ICONS[code]},
    Frame.PAY: _pay,
    Frame.PATRON_SLOT: _patron_slot,
    Frame.ACTIVATE: lambda _, code: {"do": "activate", "patron": PATRONS[code]},
    Frame.CAMPAIGN: lambda _, code: {"do": "campaign", "province": code + 1},
    Frame.GAIN: _done_or("gain", "patron", PATRONS),
    Frame.TRAIN: _train,
    Frame.DOUBLE: lambda _, code: {"do": "double", "patron": PATRONS[code]},
    Frame.SEND: lambda s, code: {"do": "send", "influence": code, "province": arg(s, 2) + 1},
    Frame.DRAW_PROVINCE: _draw_province,
    Frame.DRAW_CARD: _draw_card,
    Frame.DRAW_ORDER: lambda s, code: {"do": "next", "seat": SEATS[code], "place": arg(s, 1) + 1},
    Frame.DRAW_BOARD: lambda s, code: {"do": "board", "board": BOARDS[code], "seat": SEATS[arg(s, 1)]},
}
assert len(Location) - Location.AEDIFICATOR == ROWS


def decode(s: State, code: int) -> Choice:
    """A code offered by the top frame, as an object."""
    return DECODERS[Frame(top(s))](s, code)
