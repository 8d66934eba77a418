"""By pointing at what a choice is made, what a sentence is about, and what pointing at something else would mean."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any, Final

from ludi.engine.frames import arg, top
from ludi.engine.texts import Message, Name
from ludi.engine.views import Path, Target
from ludi.games.municipium.choices import COMMONS, PIECES, PLACES, SEATS, Choice, decode, family_card
from ludi.games.municipium.components import COLOURS, Edition, Family, Frame, Place, State, Status
from ludi.games.municipium.streets import DISTANCE

STATUSES: Final = tuple(status.name.lower() for status in Status)


def standing_citizens(place: int, counts: Sequence[int]) -> list[tuple[Target, int]]:
    """The citizens on a banner and their colours; the second of a colour is `citizen:forum:priest:2`."""
    return [
        (f"citizen:{PLACES[place]}:{PIECES[colour]}" + (f":{number}" if number > 1 else ""), colour)
        for colour in range(COLOURS)
        for number in range(1, int(counts[colour]) + 1)
    ]


# ---- choices ---------------------------------------------------------------------------------------------------------


def paths(s: State, code: int) -> list[Path]:
    """Each way of pointing at an offered choice; staying, declining, passing and how many are buttons."""
    choice, who = decode(s, code), SEATS[arg(s, 1)]
    match choice["do"]:
        case "place-member":
            return [[f"place:{choice['place']}"], [f"hand:{who}", f"place:{choice['place']}"]]
        case "move":
            return [[f"member:{choice['from']}:{who}:{STATUSES[choice['wreathed']]}", f"place:{choice['to']}"]]
        case "turn-common":
            return [["deck"]]
        case "play-card":
            return [[f"card:{who}:{choice['card']}"]]
        case "advance-praefect":
            return [["praefect"]]
        case "place-citizen":
            return [[f"drawn:{choice['citizen']}", f"{to}:{choice['place']}"] for to in ("place", "banner")]
        case "take-two":
            return _pairs(s, choice)
        case "use":
            return [[f"place:{choice['place']}"]]
        case "bring":
            return _brought(s, choice)
        case "draw" | "draw-to-keep":
            return [["bag"]]
        case "give":
            return [[f"stock:{who}:{choice['piece']}"]]
        case "look-to-family":
            return _looked_to(s, choice)
        case "look-to-banner":  # which of its citizens is the next decision
            return [[f"banner:{choice['place']}"]]
        case _:
            return []


def _pairs(s: State, choice: Choice) -> list[Path]:
    """Each pair of citizens that comes to the same two kinds, in either order."""
    here = standing_citizens(arg(s, 2), s.banner.tolist()[arg(s, 2)])
    wanted = sorted(PIECES.index(citizen) for citizen in choice["citizens"])
    return [[one, two] for (one, a), (two, b) in permutations(here, 2) if sorted((a, b)) == wanted]


def _brought(s: State, choice: Choice) -> list[Path]:
    seat, place = SEATS.index(choice["family"]), PLACES.index(choice["from"])
    counts = zip(STATUSES, (s.plain[seat, place], s.wreathed[seat, place]), strict=True)
    return [
        [f"member:{choice['from']}:{choice['family']}:{status}", "place:tavern"] for status, count in counts if count
    ]


def _looked_to(s: State, choice: Choice) -> list[Path]:
    stock = s.stock.tolist()[SEATS.index(choice["family"])]
    held = [f"stock:{choice['family']}:{PIECES[colour]}" for colour in range(COLOURS) if stock[colour] > 0]
    return [[target] for target in (f"family:{choice['family']}", *held)]


DRAWS: Final = {"turn-common", "draw", "draw-to-keep"}


def at_once(s: State, code: int) -> bool:
    """Draws, and the card that begins with some."""
    choice = decode(s, code)
    return choice["do"] in DRAWS or choice.get("card") == "citizen-invitation"


# ---- what pointing at something else would mean ----------------------------------------------------------------------

PLACED: Final = {"place", "member", "banner", "citizen", "room"}  # things that are at an institution


def attempt(s: State, picked: Sequence[Target], target: Target) -> str | None:
    """What a person seems to want who points at something that is not offered, in notation; None: nobody can tell."""
    what, *rest = target.split(":")
    place = rest[0] if what in PLACED else None
    held = picked[0].split(":") if picked else []
    match Frame(top(s)):
        case Frame.MOVE | Frame.SECOND_MOVE:
            return _attempted_move(s, held, target)
        case Frame.ONE_POWER | Frame.PICK_POWER:
            return f"use {place}" if place else None
        case Frame.PLACE_CITIZEN:
            drawn = [PIECES[colour] for colour in range(COLOURS) if s.drawn[colour]]
            citizen = held[1] if held else drawn[0] if len(drawn) == 1 else None
            return f"place {citizen} {place}" if place and citizen else None
        case Frame.CHOOSE_CARD:
            return f"card {rest[1]}" if what == "card" and rest[0] == SEATS[arg(s, 1)] else None
        case _:
            return None


def _attempted_move(s: State, held: Sequence[str], target: Target) -> str | None:
    what, *rest = target.split(":")
    if held:
        _, origin, _, status = held
        if what not in PLACED or rest[0] == origin:
            return None
        return f"move {origin} {rest[0]}" + (" wreathed" if status == "wreathed" else "")
    if what != "member" or rest[1] != SEATS[arg(s, 1)]:
        return None
    # a member of one's own that cannot step anywhere: what holds for one street holds for all
    origin = rest[0]
    beside = next(place for place in Place if DISTANCE[s.streets, PLACES.index(origin), place] == 1)
    return f"move {origin} {PLACES[beside]}" + (" wreathed" if rest[2] == "wreathed" else "")


# ---- what a sentence is about ----------------------------------------------------------------------------------------

CARDS: Final = {*COMMONS, *(family_card(edition, card) for edition in Edition for card in Family)}
NAMED: Final[Mapping[str, tuple[str, str]]] = {
    **{f"mun-place-{place}": ("place", place) for place in PLACES},
    **{f"mun-seat-{seat}": ("family", seat) for seat in SEATS},
    **{f"mun-card-{card}": ("card", card) for card in CARDS},
}
# what a sentence is about although it does not name it
ABOUT: Final[Mapping[str, tuple[Target, ...]]] = {
    **{f"mun-do-use-{place}": (f"place:{place}",) for place in PLACES if place != "temple"},
    "mun-do-use-temple": ("place:temple", "temple-order"),
    "mun-do-turn-common": ("deck",),
    "mun-do-play-card-praefect-visit": ("praefect",),
    "mun-do-advance-praefect": ("praefect",),
    "mun-do-draw": ("bag",),
    "mun-do-draw-to-keep": ("bag",),
    "mun-did-turn-common": ("deck",),
    "mun-did-advance-praefect": ("praefect",),
    "mun-did-bring-count": ("place:tavern",),
    "mun-did-give": ("place:basilica",),
    "mun-did-take-from-family": ("place:forum",),
    "mun-did-take-from-banner": ("place:forum",),
    "mun-drew": ("bag",),
    "mun-drew-to-keep": ("bag",),
    "mun-temple-order-initial": ("temple-order",),
    "mun-temple-order-new": ("temple-order",),
    "mun-temple-order-stays": ("temple-order",),
    "mun-baths-walk": ("place:baths", "place:temple"),
    "mun-baths-wreath": ("place:temple",),
    "mun-baths-no-wreath-left": ("place:temple", "supply"),
    "mun-baths-nobody-eligible": ("place:temple",),
    "mun-baths-nobody-eligible-v3": ("place:temple",),
    "mun-praefect-reaches": ("praefect",),
    "mun-praefect-favor": ("praefect",),
    "mun-praefect-no-favor": ("praefect",),
    "mun-praefect-nobody": ("praefect",),
    "mun-praefect-citizen": ("praefect",),
    "mun-praefect-citizen-to-bag": ("praefect", "bag"),
    "mun-citizen-event-nobody": ("bag",),
    "mun-citizens-to-bag": ("bag",),
    "mun-basilica-decurion": ("place:basilica",),
    "mun-bag-empty-draw": ("bag",),
    "mun-bag-empty-emporium": ("bag", "place:emporium"),
    "mun-bag-empty-room": ("bag",),
    "mun-no-favor-left": ("supply",),
    "mun-deck-renewed": ("deck",),
}
# sentences about some of `family`'s members at each institution they name, or at the one given here
MEMBERS: Final[Mapping[str, tuple[str | None, str]]] = {
    "mun-did-place-member": (None, "plain"),
    "mun-did-move": (None, "plain"),
    "mun-did-move-wreathed": (None, "wreathed"),
    "mun-baths-wreath": ("temple", "wreathed"),
}


def marks(message: Message) -> list[Target]:
    """The things a sentence of log or hint is about."""
    names = list(_names(message))
    places, families, cards = ([what for kind, what in names if kind == each] for each in ("place", "family", "card"))
    groups = _member_groups(message, places)
    found = [*(f"place:{place}" for place in places), *ABOUT.get(message.id, ()), *groups]
    if not groups:
        found += [f"family:{family}" for family in families]
    if cards:
        found += [f"card:{family}:{card}" for family in families for card in cards] or ["discard"]
    return list(dict.fromkeys(found))


def _names(value: Any) -> Iterator[tuple[str, str]]:
    """What is named in a sentence's arguments, lists and sentences within it included."""
    if isinstance(value, Name):
        if value.id in NAMED:
            yield NAMED[value.id]
    elif isinstance(value, Message):
        for part in value.args.values():
            yield from _names(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _names(part)


def _member_groups(message: Message, places: Sequence[str]) -> list[Target]:
    args: Mapping[str, Any] = message.args
    if message.id in MEMBERS:
        where, status = MEMBERS[message.id]
        return [f"member:{place}:{_token(args['family'])}:{status}" for place in ([where] if where else places)]
    if message.id == "mun-baths-walk":
        return _counted(args, "baths", _token(args["family"]))  # one of them is wreathed when they have arrived
    if message.id == "mun-did-bring-count":
        return _counted(args, "tavern", _token(args["whose"]))
    if message.id == "mun-repositioned":
        who, stands = _token(args["family"]), args["stands"]
        return [target for each in stands for target in _counted(each.args, _token(each.args["place"]), who)]
    return []


def _token(name: Name) -> str:
    return NAMED[name.id][1]


COUNTED: Final = {f"mun-count-{status}": status for status in STATUSES}


def _counted(args: Mapping[str, Any], place: str, family: str) -> list[Target]:
    """The groups of members that a sentence counts."""
    return [f"member:{place}:{family}:{COUNTED[each.id]}" for each in args["members"] if each.n]


# ---- the rules -------------------------------------------------------------------------------------------------------

SECTIONS: Final = {
    Frame.PLACE_MEMBER: "4.6",
    Frame.DRAW_FIRST_PLAYER: "4.6",
    Frame.MOVE: "5.1",
    Frame.SECOND_MOVE: "5.1",
    Frame.CHOOSE_CARD: "5.2",
    Frame.DRAW_CARD: "5.2",
    Frame.GREAT_FAMILY: "6.4",
    Frame.ONE_POWER: "6.6",
    Frame.PICK_POWER: "6.7",
    Frame.CHOOSE_CITIZENS: "7.2",
    Frame.PLACE_CITIZEN: "7.3",
    Frame.DRAW_CITIZEN: "7.3",
    Frame.TAVERN: "8.1",
    Frame.TAVERN_COUNT: "8.1",
    Frame.EMPORIUM: "8.3",
    Frame.BASILICA: "8.4",
    Frame.BASILICA_GIVE: "8.4",
    Frame.DRAW_STOCK: "8.4",
    Frame.FORUM: "8.5",
    Frame.FORUM_WHICH: "8.5",
    Frame.REPOSITION: "8.6",
    # What is carried out by itself, for a look between two steps of it.
    Frame.INITIAL_ORDER: "4.7",
    Frame.PRAEFECT_ADVANCES: "7.1",
    Frame.PRAEFECT_EVENT: "7.1",
    Frame.REFILL_ROOM: "7.1",
    Frame.CITIZEN_EVENT: "7.2",
    Frame.CITIZEN_GIFTS: "7.2",
    Frame.EXCHANGE_SET: "9",
    Frame.CITIZEN_VISIT: "6.2",
    Frame.POWERS: "6.5",
    Frame.TEMPLE: "8.0",
    Frame.BATHS: "8.2",
    Frame.CARD_RESOLVED: "5.2",
    Frame.END_OF_TURN: "5.3",
}


def section(s: State) -> str:
    """The section of the rules that explains the pending decision or draw, or the end."""
    if s.depth == 0:
        return "10"
    frame = Frame(top(s))
    if frame == Frame.DRAW_ROOM:
        return "7.1" if s.turn > 0 else "4.4"
    if frame in (Frame.USE_POWER, Frame.OPEN_POWER):
        return f"8.{arg(s, 2)}"
    return SECTIONS[frame]
