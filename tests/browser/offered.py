"""What a page must offer, told from the server's view and not from the page, for every game."""

from tests.browser.line import Path, View


def ways(view: View) -> list[list[Path]]:
    """Ways of pointing at each thing that can be done; none: it has a button."""
    if view["arranging"]:
        return [[tuple(gesture["path"])] for gesture in view["arranging"]["gestures"]]
    return [[tuple(path) for path in choice["paths"]] for choice in view["choices"]]


def lit(view: View, picked: list[str]) -> set[str]:
    """Everything that may be lit after what has been picked."""
    paths = [path for each in ways(view) for path in each]
    return {path[len(picked)] for path in paths if len(path) > len(picked) and list(path[: len(picked)]) == picked}


def hidden(view: View, picked: list[str], shown: set[str]) -> list[list[Path]]:
    """What goes with what is picked, is not said by it, and can be pointed at by nothing that is lit."""
    found = []
    for each in ways(view):
        begun = [path for path in each if list(path[: len(picked)]) == picked]
        said = any(len(path) == len(picked) or path[len(picked)] in shown for path in begun)
        if begun and not said:
            found.append(begun)
    return found


def buttons(view: View, picked: list[str]) -> int:
    """How many choices are said by what is picked together with others, or have a button that goes with it."""
    if view["arranging"]:
        return sum(len(picked) > 0 and tuple(picked) in each for each in ways(view))
    return sum(_has_button(choice, picked) for choice in view["choices"])


def _has_button(choice: View, picked: list[str]) -> bool:
    paths = choice["paths"]
    begun = not paths or any(path[: len(picked)] == picked for path in paths)
    return (choice["button"] is not None and begun) or (len(picked) > 0 and picked in paths)
