"""What a page must offer, told from the server's choices and not from the page, for every game."""

from typing import Any

from tests.browser import offered_municipium
from tests.browser.line import Path, View


def paths(choice: dict[str, Any]) -> list[Path]:
    """Ways of pointing at a choice; none: it has a button."""
    return [tuple(path) for path in choice["paths"]]


def lit(view: View, picked: list[str]) -> set[str]:
    """Everything that may be lit after what has been picked."""
    ways = [path for choice in view["choices"] for path in paths(choice)]
    return {path[len(picked)] for path in ways if len(path) > len(picked) and list(path[: len(picked)]) == picked}


def hidden(view: View, picked: list[str], shown: set[str]) -> list[str]:
    """Choices that go with what is picked, are not said by it, and can be pointed at by nothing that is lit."""
    found = []
    for choice in view["choices"]:
        ways = [path for path in paths(choice) if list(path[: len(picked)]) == picked]
        said = any(len(path) == len(picked) or path[len(picked)] in shown for path in ways)
        if ways and not said:
            found.append(str(choice["text"]))
    return found


def buttons(view: View, picked: list[str]) -> int:
    """How many choices cannot be pointed at, or are said by what is picked together with others."""
    ways = [paths(choice) for choice in view["choices"]]
    return sum(not each or (len(picked) > 0 and tuple(picked) in each) for each in ways)


def stray(view: View, you: str | None, lit: list[str]) -> list[str]:
    """What is lit but may not be while several decisions are arranged as one."""
    return offered_municipium.stray(view, you, lit) if view["game"] == "municipium" else lit
