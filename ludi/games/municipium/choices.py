"""Option codes as structured objects: what view, notation and descriptions are all made from."""

from typing import Any, Final

from ludi.engine.frames import pending_argument as arg
from ludi.engine.frames import pending_kind as top
from ludi.games.municipium.components import COLOURS, Common, Edition, Family, Frame, Piece, Place, State, Status
from ludi.games.municipium.movement import COUNTS, STAY
from ludi.games.municipium.powers import BANNERS, DECLINE, DRAW, FAMILIES, GIVE

SEATS: Final = ("blue", "orange", "yellow", "pink", "black")
PLACES: Final = tuple(place.name.lower() for place in Place)
PIECES: Final = tuple(piece.name.lower() for piece in Piece)
COMMONS: Final = tuple(card.name.lower().replace("_", "-") for card in Common)

Choice = dict[str, Any]  # `do` names the kind, the other keys depend on it


def family_card(edition: int, card: int) -> str:
    """The token of a family card; the third depends on the edition."""
    if card == Family.THIRD:
        return "great-family" if edition == Edition.RETAIL else "praefect-visit"
    return Family(card).name.lower().replace("_", "-")


def _move(code: int, otherwise: str) -> Choice:
    if code == STAY:
        return {"do": otherwise}
    status, origin, target = (code - 1) // 49, (code - 1) // 7 % 7, (code - 1) % 7
    return {"do": "move", "from": PLACES[origin], "to": PLACES[target], "wreathed": status == Status.WREATHED}


def _two_taken(s: State, left: int) -> Choice:
    """The two citizens taken, given the one left."""
    here = s.banner.tolist()[arg(s, 2)]
    here[left] -= 1
    return {"do": "take-two", "citizens": [PIECES[colour] for colour in range(COLOURS) for _ in range(here[colour])]}


def _counts(code: int) -> dict[str, int]:
    return {"plain": code // COUNTS, "wreathed": code % COUNTS}


def _basilica(code: int) -> Choice:
    if code == DECLINE:
        return {"do": "decline", "place": "basilica"}
    return {"do": "draw-to-keep"} if code == DRAW else {"do": "give", "piece": PIECES[code - GIVE]}


def _forum(code: int) -> Choice:
    if code == DECLINE:
        return {"do": "decline", "place": "forum"}
    if code < BANNERS:
        return {"do": "look-to-family", "family": SEATS[code - FAMILIES]}
    return {"do": "look-to-banner", "place": PLACES[code - BANNERS]}


def _tavern(code: int) -> Choice:
    if code == DECLINE:
        return {"do": "decline", "place": "tavern"}
    return {"do": "bring", "family": SEATS[(code - FAMILIES) // 7], "from": PLACES[(code - FAMILIES) % 7]}


def _card(s: State, code: int) -> Choice:
    return {"do": "play-card", "card": family_card(s.edition, code - 1)} if code else {"do": "turn-common"}


def decode(s: State, code: int) -> Choice:
    """A code offered by the top frame, as an object."""
    match Frame(top(s)):
        case Frame.PLACE_MEMBER:
            return {"do": "place-member", "place": PLACES[code]}
        case Frame.MOVE:
            return _move(code, "stay")
        case Frame.SECOND_MOVE:
            return _move(code, "stop")
        case Frame.CHOOSE_CARD:
            return _card(s, code)
        case Frame.GREAT_FAMILY:
            return {"do": "reposition" if code else "advance-praefect"}
        case Frame.PLACE_CITIZEN:
            return {"do": "place-citizen", "citizen": PIECES[code // 7], "place": PLACES[code % 7]}
        case Frame.CHOOSE_CITIZENS:
            return _two_taken(s, code)
        case Frame.USE_POWER:
            return {"do": "use" if code else "decline", "place": PLACES[arg(s, 2)]}
        case Frame.ONE_POWER | Frame.PICK_POWER:
            return {"do": "use", "place": PLACES[code - 1]} if code else {"do": "pass"}
        case Frame.TAVERN:
            return _tavern(code)
        case Frame.TAVERN_COUNT:
            return {"do": "bring-count", **_counts(code)}
        case Frame.EMPORIUM:
            return {"do": "draw" if code else "stop-drawing"}
        case Frame.BASILICA | Frame.BASILICA_GIVE:
            return _basilica(code)
        case Frame.FORUM:
            return _forum(code)
        case Frame.FORUM_WHICH:
            return {"do": "take", "citizen": PIECES[code]}
        case Frame.REPOSITION:
            return {"do": "set-members", "place": PLACES[arg(s, 2)], **_counts(code)}
        case Frame.DRAW_FIRST_PLAYER:
            return {"do": "first-player", "family": SEATS[code]}
        case Frame.DRAW_CARD:
            return {"do": "reveal", "card": COMMONS[code]}
        case _:  # the draws of a citizen
            return {"do": "drawn", "citizen": PIECES[code]}
