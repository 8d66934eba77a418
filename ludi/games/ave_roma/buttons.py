"""The words on buttons, for choices that are not plainly a thing on the board."""

from typing import Final

from ludi.engine.texts import Message
from ludi.games.ave_roma.choices import decode
from ludi.games.ave_roma.components import State
from ludi.games.ave_roma.narration import describe

ON_THE_BOARD: Final = {"place", "place-trained", "train", "shadow", "extra", "recruit"}
SHORTER: Final = {"pass", "gain", "half", "spend", "board", "pick", "sell", "buy", "play", "spend-patron"}


def button(s: State, code: int) -> Message | None:
    """Short where the question has said the rest."""
    does = decode(s, code)["do"]
    if does in ON_THE_BOARD:
        return None
    said = describe(s, code)
    return Message(f"ar-button-{does}", said.args) if does in SHORTER else said
