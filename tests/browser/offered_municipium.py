"""What can be pointed at in Municipium."""

from typing import Any

from tests.browser.line import Path, View

CITIZENS = ("priest", "advocate", "merchant", "soldier")


def paths(choice: dict[str, Any], view: View) -> list[Path]:
    """Ways of pointing at a choice; none: it has a button."""
    who, place = view["prompt"]["seat"], choice.get("place")
    single = {
        "turn-common": ["deck"],
        "play-card": [f"card:{who}:{choice.get('card')}"],
        "advance-praefect": ["praefect"],
        "use": [f"place:{place}"],
        "draw": ["bag"],
        "draw-to-keep": ["bag"],
        "give": [f"stock:{who}:{choice.get('piece')}"],
    }
    match choice["do"]:
        case "place-member":
            return [(f"place:{place}",), (f"hand:{who}", f"place:{place}")]
        case "move":
            kind = "wreathed" if choice.get("wreathed") else "plain"
            return [(f"member:{choice['from']}:{who}:{kind}", f"place:{choice['to']}")]
        case "place-citizen":
            return [(f"drawn:{choice['citizen']}", f"{to}:{place}") for to in ("place", "banner")]
        case "take-two":
            return pairs(choice, view)
        case "bring":
            return [(piece, "place:tavern") for piece in members(view, choice["from"], choice["family"])]
        case "look-to-family":
            stock = next(each["stock"] for each in view["families"] if each["family"] == choice["family"])
            held = [f"stock:{choice['family']}:{each}" for each in CITIZENS if stock[each]]
            return [(target,) for target in [f"family:{choice['family']}", *held]]
        case "look-to-banner":
            return [(target,) for target in [f"banner:{place}", f"place:{place}", *on_banner(view, place)]]
        case other:
            return [(target,) for target in single.get(other, [])]


def institution(view: View, place: Any) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in view["institutions"] if each["place"] == place)
    return found


def members(view: View, place: str, family: str) -> list[str]:
    here = next(each for each in institution(view, place)["families"] if each["family"] == family)
    return [f"member:{place}:{family}:{kind}" for kind in ("plain", "wreathed") if here[kind]]


def on_banner(view: View, place: Any, kinds: tuple[str, ...] = CITIZENS) -> list[str]:
    """The first of a kind has no number."""
    banner = institution(view, place)["banner"]
    return [f"citizen:{place}:{kind}" + (f":{at + 1}" if at else "") for kind in kinds for at in range(banner[kind])]


def pairs(choice: dict[str, Any], view: View) -> list[Path]:
    """Any two citizens of the kinds, in either order. The banner is the one that holds three."""
    full = [each["place"] for each in view["institutions"] if sum(each["banner"].values()) == 3]
    one, two = choice["citizens"]
    found: list[Path] = []
    for place in full:
        for first in on_banner(view, place, (one,)):
            found += [(first, second) for second in on_banner(view, place, (two,)) if first != second]
    return found + [path[::-1] for path in found]


def stray(view: View, you: str | None, lit: list[str]) -> list[str]:
    """What is lit while own members are arranged, besides these and the places: both are the page's own."""
    own = {f"member:{each['place']}:{you}" for each in view["institutions"]}
    found = [each for each in lit if each.rpartition(":")[0] not in own and not each.startswith("place:")]
    return [each for each in found if each != f"hand:{you}"]
