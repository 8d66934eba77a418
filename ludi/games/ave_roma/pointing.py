"""By pointing at what a choice is made, what a sentence is about, and the section of the rules for what is pending."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from ludi.engine.frames import OVER, arg, top
from ludi.engine.texts import Message, Name
from ludi.engine.views import Path, Target
from ludi.games.ave_roma import rules
from ludi.games.ave_roma.action import stage_of, value_of
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.choices import CARDS_OF, DECKS, GOODS, LOCATIONS, SEATS, Choice, decode
from ludi.games.ave_roma.components import CARDS, Frame, Stage, State
from ludi.games.ave_roma.locations import card_used
from ludi.games.ave_roma.tables import INFLUENCE, KINDS
from ludi.games.ave_roma.vocabulary import Location

# ---- paths ----------------------------------------------------------------------------------------------------------


def paths(s: State, code: int) -> list[Path]:
    """Each way of pointing at an offered choice; passing, having enough, how many: buttons."""
    choice = decode(s, code)
    way = WAYS.get(choice["do"])
    return way(s, choice) if way else []


def _place(choice: Choice) -> Target:
    """Where a worker is placed: a location, or a slot of a card row."""
    if "slot" in choice:
        row = LOCATIONS.index(choice["location"]) - Location.AEDIFICATOR
        return f"slot:{DECKS[row]}:{choice['slot']}"
    return f"location:{choice['location']}"


def _either(piece: Target, to: Target) -> list[Path]:
    """A piece and where it goes, in either order."""
    return [[piece, to], [to, piece]]


def _lying(s: State, choice: Choice) -> list[Path]:
    """Workers of a printed value lying at the location that is being recruited from."""
    location = arg(s, 3)
    found = [space for space, worker in enumerate(s.spaces.tolist()[location]) if worker == choice["worker"]]
    if location >= Location.AEDIFICATOR:
        return [[f"slot-worker:{DECKS[location - Location.AEDIFICATOR]}:{space + 1}"] for space in found]
    return [[f"space:{LOCATIONS[location]}:{space}"] for space in found]


def _influential(s: State, choice: Choice) -> list[Path]:
    """Own cards whose unused influence is so much: they are all alike."""
    seat = arg(s, 1)
    return [
        [f"card:{DECKS[deck]}:{CARDS_OF[deck][card]}"]
        for deck in range(2)
        for card in range(CARDS)
        if has(int(s.owned[seat, deck]) & ~int(s.used[deck]), card) and INFLUENCE[deck, card] == choice["icons"]
    ]


def _picking(s: State, choice: Choice) -> list[Path]:
    """A good of one's choice: in the own store, and on the province card where the pick is one of its goods."""
    store, action = f"good:{choice['good']}:{_seat(s)}", int(s.action)
    if action and stage_of(action) != Stage.FEE:  # then it is a half-part's good (§5.6)
        card = card_used(s)
        if card >= 0 and has(int(KINDS[card]), GOODS.index(choice["good"])):
            return [[store], _shown(s, choice)[0]]
    return [[store]]


def _seat(s: State) -> str:
    return SEATS[arg(s, 1)]


def _shown(s: State, choice: Choice) -> list[Path]:
    """A good of the province card that is used."""
    return [[f"province-good:{value_of(int(s.action))}:{choice['good']}"]]


def _patron(s: State, choice: Choice) -> list[Path]:
    return [[f"card:patron:{choice['patron']}"]]


def _payer(s: State, choice: Choice) -> list[Path]:
    by = choice["by"]
    return [[f"surplus:{_seat(s)}" if by == "surplus" else f"good:{by}:{_seat(s)}"]]


WAYS: Final[dict[str, Callable[[State, Choice], list[Path]]]] = {
    "place": lambda _, choice: _either(f"worker:{choice['worker']}", _place(choice)),
    "place-trained": lambda _, choice: _either(f"trained:{choice['change']}", _place(choice)),
    "train": lambda _, choice: _either(f"worker:{choice['worker']}", f"training:{choice['change']}"),
    "shadow": lambda _, choice: _either(f"shadow:{choice['worker']}", f"location:{choice['location']}"),
    "extra": lambda _, choice: [[_place(choice)]],  # an imaginary worker: its values become buttons
    "recruit": lambda _, choice: [[f"location:{choice['location']}"]],
    "take": _lying,
    "half": lambda s, choice: [[f"half:{value_of(int(s.action))}:{choice['half']}"]],
    "receive": _shown,
    "buy": _shown,
    "sell": lambda s, choice: [[f"good:{choice['good']}:{_seat(s)}"]],
    "pick": _picking,
    "pay": _payer,
    "overflow": lambda s, choice: [[f"{choice['into']}:{_seat(s)}"]],
    "influence": lambda s, _: [[f"province:{value_of(int(s.action))}"]],
    "play": _influential,
    "campaign": lambda _, choice: [[f"province:{choice['province']}"]],
    "replace": _patron,
    "activate": _patron,
    "gain": _patron,
    "double": _patron,
    "spend-patron": _patron,
    "board": lambda _, choice: [[f"board:{choice['board']}"]],
}


# ---- marks ----------------------------------------------------------------------------------------------------------

SEAT_NAMES: Final = {f"ar-seat-{name}": name for name in SEATS}
LOCATION_NAMES: Final = {f"ar-location-{name}": name for name in LOCATIONS}
GOOD_NAMES: Final = {f"ar-good-{name}": name for name in GOODS}
DECK_NAMES: Final = {f"ar-deck-{name}": name for name in DECKS}
WALKING: Final = ("ar-walks", "ar-steps")
RISING: Final = ("ar-political", "ar-fame")
IN_ORDER: Final = ("ar-new-round", "ar-first-round", "ar-did-next")


def marks(message: Message) -> list[Target]:
    """The things that a sentence is about, as far as its arguments name them."""
    args: Any = message.args
    parts = list(_parts(args.values()))
    names = [part.id for part in parts if isinstance(part, Name)]
    seats = [SEAT_NAMES[name] for name in names if name in SEAT_NAMES]
    found = [str(part.args["target"]) for part in parts if isinstance(part, Message) and part.id == "ar-title"]
    for location in (LOCATION_NAMES[name] for name in names if name in LOCATION_NAMES):
        found.append(f"location:{location}")
        row = LOCATIONS.index(location) - Location.AEDIFICATOR
        if row >= 0 and "slot" in args:
            found.append(f"slot:{DECKS[row]}:{args['slot']}")
    if "province" in args:
        found += [f"province:{args['province']}", *(f"marker:{args['province']}:{seat}" for seat in seats)]
        found += [f"cube:{args['province']}"] if "cube" in args else []
    found += [f"ring:{args['space']}"] if "space" in args else []
    found += [f"gladiator:{seat}" for seat in seats if message.id in WALKING]
    found += [f"political:{seat}" for seat in seats if message.id in RISING]
    goods = [GOOD_NAMES[name] for name in names if name in GOOD_NAMES]
    found += [f"good:{good}:{seat}" for seat in seats for good in goods]
    found += [f"deck:{DECK_NAMES[name]}" for name in names if name in DECK_NAMES]
    found += [f"board:{args['board']}"] if "board" in args else []
    found += ["order"] if message.id in IN_ORDER else []
    return list(dict.fromkeys(found)) or [f"player:{seat}" for seat in dict.fromkeys(seats)]


def _parts(values: Any) -> Iterator[Name | Message]:
    """The names and sentences within arguments."""
    for value in values:
        if isinstance(value, list | tuple):
            yield from _parts(value)
        elif isinstance(value, Name):
            yield value
        elif isinstance(value, Message):
            yield value
            yield from _parts(value.args.values())


# ---- the rule reference ---------------------------------------------------------------------------------------------

SECTIONS: Final = {
    Frame.CHOOSE_BOARD: "3",
    Frame.DRAW_PROVINCE: "3",
    Frame.DRAW_CARD: "3",
    Frame.DRAW_ORDER: "3",
    Frame.DRAW_BOARD: "3",
    Frame.TURN: "4.1",
    Frame.SHADOW: "10",
    Frame.RECRUIT: "4.2",
    Frame.RECRUIT_WORKER: "4.2",
    Frame.EXTRA_ACTION: "7.3",
    Frame.EXTRA_BEFORE: "9",
    Frame.EXTRA_AFTER: "9",
    Frame.SPEND_PATRON: "9",
    Frame.SELL: "6",
    Frame.BUY: "6",
    Frame.HALF: "6",
    Frame.ADMINISTER: "6",
    Frame.INFLUENCE: "5.3",
    Frame.PICK: "5.6",
    Frame.OVERFLOW: "5.1",
    Frame.DISCOUNT: "6.7",
    Frame.PAY: "6.2",
    Frame.PATRON_SLOT: "6.8",
    Frame.ACTIVATE: "5.5",
    Frame.CAMPAIGN: "6.4",
    Frame.GAIN: "6.6",
    Frame.TRAIN: "6",
    Frame.DOUBLE: "8.1",
    Frame.SEND: "8.1",
}


def section(s: State) -> str:
    """The section of the rules about what is pending."""
    if rules.decider(s) == OVER:
        return "8"
    frame, action = Frame(top(s)), int(s.action)
    if frame == Frame.DRAW_PROVINCE and s.turn:
        return "6.1"
    if frame == Frame.DRAW_CARD and s.turn:
        return "9" if action else "4.2"
    if frame == Frame.PICK and action and stage_of(action) != Stage.FEE:
        return "6.6"  # not a half-part: a patron or an extra
    return SECTIONS.get(frame, "4")
