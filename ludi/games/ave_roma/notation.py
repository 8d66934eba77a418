"""Options as text. Tokens are never translated, so that files and logs read the same everywhere."""

from typing import Final

from ludi.games.ave_roma.choices import decode
from ludi.games.ave_roma.components import State

TEMPLATES: Final = {
    "board": "board {board}",
    "pass": "pass",
    "place": "place {worker} {location}",
    "place-trained": "place {worker}to{value}@{change} {location}",
    "train": "train {worker} {change}",
    "extra": "extra {worker} {location}",
    "no-extra-action": "pass",
    "shadow": "shadow {worker} {location}",
    "recruit": "recruit {location}",
    "take": "take {worker}",
    "main": "main",
    "done": "done",
    "spend": "spend {symbol} {cards}",
    "spend-patron": "spend {patron}",
    "rest": "rest",
    "sell": "sell {good}",
    "buy": "buy {good}",
    "half": "{half}",
    "receive": "receive {good}",
    "influence": "influence",
    "play": "play {icons}",
    "pick": "pick {good}",
    "overflow": "{into}",
    "save": "save {icon}",
    "pay": "pay {by}",
    "keep": "keep",
    "replace": "replace {patron}",
    "activate": "activate {patron}",
    "campaign": "province {province}",
    "gain": "gain {patron}",
    "double": "double {patron}",
    "send": "send {influence}",
    "draw": "draw {card}",
    "next": "next {seat}",
}


def text(s: State, code: int) -> str:
    """The notation of a code offered by the top frame."""
    choice = decode(s, code)
    words = TEMPLATES[choice["do"]].format(**choice)
    return f"{words} {choice['slot']}" if "slot" in choice and choice["do"] != "draw" else words
