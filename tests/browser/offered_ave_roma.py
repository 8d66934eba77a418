"""What can be pointed at in Ave Roma."""

from collections.abc import Callable
from typing import Any, Final

from tests.browser.line import Path, View

ROWS: Final = {"aedificator": "building", "legatus": "war", "senatus": "patron"}
Choice = dict[str, Any]


def either(piece: str, to: str) -> list[Path]:
    """A piece, then where it goes, or the other way round."""
    return [(piece, to), (to, piece)]


def place(choice: Choice) -> str:
    row = ROWS.get(choice["location"])
    return f"slot:{row}:{choice['slot']}" if row else f"location:{choice['location']}"


def owner(view: View) -> Any:
    return next(each for each in view["players"] if each["seat"] == view["prompt"]["seat"])


def workers(choice: Choice, view: View) -> list[Path]:
    """Workers of the value at the location that is recruited from."""
    location = view["recruiting"][0]["location"]
    if row := ROWS.get(location):
        slots = next(each["slots"] for each in view["rows"] if each["row"] == row)
        return [(f"slot-worker:{row}:{each['slot']}",) for each in slots if each["worker"] == choice["worker"]]
    spaces = next(each["spaces"] for each in view["locations"] if each["location"] == location)
    here = [number for number, each in enumerate(spaces) if each["worker"] == choice["worker"]]
    return [(f"space:{location}:{number}",) for number in here]


def shown(choice: Choice, view: View) -> list[Path]:
    """A good on the province card of the action."""
    return [(f"province-good:{view['action']['value']}:{choice['good']}",)]


def picks(choice: Choice, view: View) -> list[Path]:
    """A good of one's choice: where it is stored, or where the province card shows it."""
    action = view["action"]
    card = view["provinces"][action["value"] - 1]["card"] if action and action["stage"] != "fee" else None
    there = card is not None and choice["good"] in [*card["upper"], *card["lower"]]
    return [*stored(choice["good"], view), *(shown(choice, view) if there else [])]


def stored(good: str, view: View) -> list[Path]:
    return [(f"good:{good}:{view['prompt']['seat']}",)]


def influential(choice: Choice, view: View) -> list[Path]:
    cards = owner(view)["cards"]
    unused = [each for each in [*cards["building"], *cards["war"]] if not each["used"]]
    return [(f"card:{each['kind']}:{each['card']}",) for each in unused if each["influence"] == choice["icons"]]


def paid(choice: Choice, view: View) -> list[Path]:
    if choice["by"] == "surplus":
        return [(f"surplus:{view['prompt']['seat']}",)]
    return stored(choice["by"], view)


def patron(choice: Choice, view: View) -> list[Path]:
    return [(f"card:patron:{choice['patron']}",)]


WAYS: Final[dict[str, Callable[[Choice, View], list[Path]]]] = {
    "place": lambda choice, _: either(f"worker:{choice['worker']}", place(choice)),
    "place-trained": lambda choice, _: either(f"trained:{choice['change']}", place(choice)),
    "train": lambda choice, _: either(f"worker:{choice['worker']}", f"training:{choice['change']}"),
    "shadow": lambda choice, _: either(f"shadow:{choice['worker']}", place(choice)),
    "extra": lambda choice, _: [(place(choice),)],
    "recruit": lambda choice, _: [(f"location:{choice['location']}",)],
    "take": workers,
    "half": lambda choice, view: [(f"half:{view['action']['value']}:{choice['half']}",)],
    "receive": shown,
    "buy": shown,
    "sell": lambda choice, view: stored(choice["good"], view),
    "pick": picks,
    "pay": paid,
    "overflow": lambda choice, view: [(f"{choice['into']}:{view['prompt']['seat']}",)],
    "influence": lambda _, view: [(f"province:{view['action']['value']}",)],
    "play": influential,
    "campaign": lambda choice, _: [(f"province:{choice['province']}",)],
    "replace": patron,
    "activate": patron,
    "gain": patron,
    "double": patron,
    "spend-patron": patron,
    "board": lambda choice, _: [(f"board:{choice['board']}",)],
}


def paths(choice: Choice, view: View) -> list[Path]:
    """Passing, having enough and how many are buttons."""
    found = WAYS.get(choice["do"])
    return found(choice, view) if found else []
