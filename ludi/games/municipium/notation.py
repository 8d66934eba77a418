"""Options as text. Tokens are English and never translated, so that files and logs read the same everywhere."""

from typing import Final

from ludi.games.municipium.choices import COMMONS, PIECES, PLACES, SEATS, Choice, decode, family_card
from ludi.games.municipium.components import State

__all__ = ["COMMONS", "PIECES", "PLACES", "SEATS", "TEMPLATES", "family_card", "text"]

TEMPLATES: Final = {
    "place-member": "place {place}",
    "stay": "stay",
    "stop": "stop",
    "move": "move {from} {to}",
    "turn-common": "card common",
    "play-card": "card {card}",
    "advance-praefect": "praefect",
    "reposition": "reposition",
    "place-citizen": "place {citizen} {place}",
    "take-two": "take {citizens[0]} {citizens[1]}",
    "use": "use {place}",
    "decline": "decline",
    "pass": "pass",
    "bring": "bring {family} {from}",
    "bring-count": "bring {members}",
    "draw": "draw",
    "stop-drawing": "stop",
    "draw-to-keep": "draw",
    "give": "give {piece}",
    "look-to-family": "from {family}",
    "look-to-banner": "from {place}",
    "take": "take {citizen}",
    "set-members": "set {place} {members}",
    "first-player": "first {family}",
    "reveal": "reveal {card}",
    "drawn": "draw {citizen}",
}


def _members(choice: Choice) -> str:
    """`2` plain members, `2+1` with a wreathed one."""
    if "plain" not in choice:
        return ""
    return f"{choice['plain']}+{choice['wreathed']}" if choice["wreathed"] else str(choice["plain"])


def text(s: State, code: int) -> str:
    """The notation of a code offered by the top frame."""
    choice = decode(s, code)
    words = TEMPLATES[choice["do"]].format(**choice, members=_members(choice))
    return words + " wreathed" if choice["do"] == "move" and choice["wreathed"] else words
