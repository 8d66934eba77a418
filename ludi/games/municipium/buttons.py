"""The words on buttons, for choices that are not plainly a thing on the board."""

from typing import Final

from ludi.engine.frames import top
from ludi.engine.texts import Message
from ludi.games.municipium.choices import decode
from ludi.games.municipium.components import Frame, State
from ludi.games.municipium.narration import choice_message, describe

ON_THE_BOARD: Final = {"place-member", "move", "place-citizen", "bring", "look-to-banner"}
SHORTER: Final = {
    "turn-common",
    "play-card",
    "advance-praefect",
    "reposition",
    "set-members",
    "decline",
    "use",
    "look-to-family",
}


def button(s: State, code: int) -> Message | None:
    """Short where the question has said the rest."""
    choice = decode(s, code)
    if choice["do"] in ON_THE_BOARD:
        return None
    if choice["do"] == "use" and top(s) == Frame.USE_POWER:
        return Message("mun-button-use-it")
    if choice["do"] in SHORTER:
        return Message(f"mun-button-{choice['do']}", choice_message("do", choice, {}).args)
    return describe(s, code)
