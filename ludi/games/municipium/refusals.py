"""Why a move is refused: a clause a player can act on."""

from ludi.engine.frames import arg, top
from ludi.engine.texts import Argument, Message, Name
from ludi.games.municipium.choices import PIECES, PLACES, family_card
from ludi.games.municipium.components import MAY_STAND, Family, Frame, Place, State, Status
from ludi.games.municipium.influence import first_and_second, influence
from ludi.games.municipium.movement import members
from ludi.games.municipium.powers import is_idle
from ludi.games.municipium.streets import DISTANCE
from ludi.games.municipium.wording import family, place_name

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


def refusal(s: State, text: str) -> Message:
    """The most telling reason, or the form of what is expected now."""
    frame, words = Frame(top(s)), text.split()
    reason = None
    if text != " ".join(words):  # right but for its blanks, perhaps: only the form can be told
        pass
    elif frame in (Frame.MOVE, Frame.SECOND_MOVE) and words[:1] == ["move"] and len(words) in (3, 4):
        reason = _move(s, frame, words[1:])
    elif frame in (Frame.ONE_POWER, Frame.PICK_POWER) and words[:1] == ["use"] and len(words) == 2:
        reason = _power(s, words[1])
    elif frame == Frame.PLACE_CITIZEN and words[:1] == ["place"] and len(words) == 3:
        reason = _citizen(s, words[1], words[2])
    elif frame == Frame.CHOOSE_CARD and words[:1] == ["card"] and len(words) == 2:
        reason = _card(s, words[1])
    return reason or Message("mun-refusal-expected", {"forms": FORMS.get(frame, "draw CITIZEN")})


def _unknown(*places: str) -> Message | None:
    for place in places:
        if place not in PLACES:
            return Message("mun-refusal-no-place", {"word": place, "places": ", ".join(PLACES)})
    return None


def _move(s: State, frame: Frame, words: list[str]) -> Message | None:
    unknown = _unknown(*words[:2])
    if unknown or (len(words) == 3 and words[2] != "wreathed"):
        return unknown
    origin, target = PLACES.index(words[0]), PLACES.index(words[1])
    status = Status.WREATHED if len(words) == 3 else Status.PLAIN
    if not members(s, arg(s, 1), status, origin):
        kind = status.name.lower()
        return Message(f"mun-refusal-no-{kind}-member", {"family": family(arg(s, 1)), "place": place_name(origin)})
    distance, reach = int(DISTANCE[s.streets, origin, target]), 2 if frame == Frame.MOVE else 1
    if not 1 <= distance <= reach:
        ends: dict[str, Argument] = {"origin": place_name(origin), "target": place_name(target)}
        return Message("mun-refusal-too-far", {**ends, "distance": distance, "reach": reach})
    return Message("mun-refusal-back")


def _power(s: State, word: str) -> Message | None:
    unknown = _unknown(word)
    if unknown:
        return unknown
    place, seat = PLACES.index(word), arg(s, 1)
    first, _ = first_and_second(s, place)
    own, most = influence(s, seat, place), influence(s, first, place)
    if first == seat:
        return Message(
            "mun-refusal-idle" if is_idle(s, seat, place) else "mun-refusal-used", {"place": place_name(place)}
        )
    if own == 0:
        return Message("mun-refusal-absent", {"family": family(seat), "place": place_name(place)})
    args = {"family": family(seat), "leader": family(first), "place": place_name(place)}
    if own == most:
        return Message("mun-refusal-behind-by-tie", args)
    return Message("mun-refusal-behind", {**args, "most": most, "own": own})


def _citizen(s: State, citizen: str, word: str) -> Message | None:
    if citizen not in PIECES[:4]:
        return Message("mun-refusal-no-citizen", {"word": citizen, "citizens": ", ".join(PIECES[:4])})
    unknown = _unknown(word)
    if unknown:
        return unknown
    colour, name = PIECES.index(citizen), Name(f"mun-piece-{citizen}")
    if not s.drawn[colour]:
        return Message("mun-refusal-not-drawn", {"citizen": name})
    one, other = (
        place for place in Place if MAY_STAND[colour, place]
    )  # a priest may stand anywhere, and is not refused
    return Message("mun-refusal-may-stand", {"citizen": name, "one": place_name(one), "other": place_name(other)})


def _card(s: State, card: str) -> Message:
    names = ["common", *(family_card(s.edition, each) for each in Family)]
    if card not in names:
        return Message("mun-refusal-no-card", {"word": card, "cards": ", ".join(names)})
    used = not s.family_cards[arg(s, 1), names.index(card) - 1]
    who = {"family": family(arg(s, 1)), "card": Name(f"mun-card-{card}")}
    return Message("mun-refusal-card-used" if used else "mun-refusal-card-idle", who)
