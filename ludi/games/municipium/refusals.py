"""Why a move is refused: a clause a player can act on."""

from ludi.engine.frames import arg, top
from ludi.games.municipium.choices import PIECES, PLACES, SEATS
from ludi.games.municipium.components import MAY_STAND, Edition, Frame, Place, State, Status
from ludi.games.municipium.influence import first_and_second, influence
from ludi.games.municipium.movement import members
from ludi.games.municipium.powers import is_idle
from ludi.games.municipium.streets import DISTANCE

FORMS = {
    Frame.PLACE_MEMBER: "place INSTITUTION",
    Frame.MOVE: "stay, move FROM TO or move FROM TO wreathed",
    Frame.SECOND_MOVE: "stop, move FROM TO or move FROM TO wreathed",
    Frame.CHOOSE_CARD: "card common or card NAME",
    Frame.GREAT_FAMILY: "praefect or reposition",
    Frame.PLACE_CITIZEN: "place CITIZEN INSTITUTION",
    Frame.CHOOSE_CITIZENS: "take CITIZEN CITIZEN",
    Frame.USE_POWER: "use INSTITUTION or decline",
    Frame.ONE_POWER: "use INSTITUTION or pass",
    Frame.PICK_POWER: "use INSTITUTION or pass",
    Frame.TAVERN: "bring FAMILY INSTITUTION",
    Frame.TAVERN_COUNT: "bring PLAIN or bring PLAIN+WREATHED",
    Frame.EMPORIUM: "draw or stop",
    Frame.BASILICA: "draw or give PIECE",
    Frame.BASILICA_GIVE: "give PIECE",
    Frame.FORUM: "from FAMILY or from INSTITUTION",
    Frame.FORUM_WHICH: "take CITIZEN",
    Frame.REPOSITION: "set INSTITUTION PLAIN or set INSTITUTION PLAIN+WREATHED",
    Frame.DRAW_FIRST_PLAYER: "first FAMILY",
    Frame.DRAW_CARD: "reveal CARD",
}


def refusal(s: State, text: str) -> str:
    """The most telling reason, or the form of what is expected now."""
    frame, words = Frame(top(s)), text.split()
    reason = None
    if frame in (Frame.MOVE, Frame.SECOND_MOVE) and words[:1] == ["move"] and len(words) in (3, 4):
        reason = _move(s, frame, words[1:])
    elif frame in (Frame.ONE_POWER, Frame.PICK_POWER) and words[:1] == ["use"] and len(words) == 2:
        reason = _power(s, words[1])
    elif frame == Frame.PLACE_CITIZEN and words[:1] == ["place"] and len(words) == 3:
        reason = _citizen(s, words[1], words[2])
    elif frame == Frame.CHOOSE_CARD and words[:1] == ["card"] and len(words) == 2:
        reason = _card(s, words[1])
    return reason or f"what is expected now is {FORMS.get(frame, 'draw CITIZEN')}"


def _unknown(*places: str) -> str | None:
    for place in places:
        if place not in PLACES:
            return f"there is no institution “{place}”; the institutions are {', '.join(PLACES)}"
    return None


def _move(s: State, frame: Frame, words: list[str]) -> str | None:
    unknown = _unknown(*words[:2])
    if unknown or (len(words) == 3 and words[2] != "wreathed"):
        return unknown
    origin, target = PLACES.index(words[0]), PLACES.index(words[1])
    status = Status.WREATHED if len(words) == 3 else Status.PLAIN
    if not members(s, arg(s, 1), status, origin):
        return f"{SEATS[arg(s, 1)]} has no {status.name.lower()} member in the {words[0]}"
    distance, reach = int(DISTANCE[s.streets, origin, target]), 2 if frame == Frame.MOVE else 1
    if not 1 <= distance <= reach:
        return f"the {words[1]} is {distance} streets from the {words[0]}, and {reach} is the most here"
    return "a member may not go back the way it came, and a two-street move must end two streets away"


def _power(s: State, word: str) -> str | None:
    unknown = _unknown(word)
    if unknown:
        return unknown
    place, seat = PLACES.index(word), arg(s, 1)
    first, second = first_and_second(s, place)
    if first == seat:
        return (
            f"the power of the {word} would do nothing now"
            if is_idle(s, seat, place)
            else f"the {word} was used already"
        )
    if influence(s, seat, place) == 0:
        return f"{SEATS[seat]} has no member in the {word}"
    tie = influence(s, first, place) == influence(s, seat, place)
    standing = "second" if second == seat else "behind"
    how = "by the Temple order" if tie else f"with {influence(s, first, place)} to {influence(s, seat, place)}"
    return f"{SEATS[seat]} is {standing} in the {word}: {SEATS[first]} leads {how}"


def _citizen(s: State, citizen: str, word: str) -> str | None:
    if citizen not in PIECES[:4]:
        return f"there is no citizen “{citizen}”; the citizens are {', '.join(PIECES[:4])}"
    unknown = _unknown(word)
    if unknown:
        return unknown
    colour = PIECES.index(citizen)
    if not s.drawn[colour]:
        return f"no {citizen} was drawn"
    allowed = [PLACES[place] for place in Place if MAY_STAND[colour, place]]
    return f"a {citizen} may stand only in {' or '.join(allowed)}"


def _card(s: State, card: str) -> str:
    third = "great-family" if s.edition == Edition.RETAIL else "praefect-visit"
    names = ("common", "your-powers", "citizen-invitation", third)
    if card not in names:
        return f"there is no card “{card}”; the cards are {', '.join(names)}"
    used = not s.family_cards[arg(s, 1), names.index(card) - 1]
    return f"{SEATS[arg(s, 1)]} has used {card} already" if used else f"{card} would have no effect now"
