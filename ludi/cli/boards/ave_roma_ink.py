"""Ave Roma in the terminal: signs, colours and words, and the small texts that everything on the board is made of.

Everything is told by a sign or a word as well as by colour. Terminals that are not UTF-8 get ASCII signs.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from ludi.cli.boards import View, fit, name_of
from ludi.engine.texts import Counted, Message, Name, Texts
from ludi.games.ave_roma.tables import LEAD_POINTS
from ludi.games.ave_roma.vocabulary import WORDS

SEATS: Final = ("yellow", "green", "blue", "red", "black")
GOODS: Final = ("wood", "stone", "cattle", "grain", "mineral", "wine")
ICONS: Final = (*GOODS, "black", "green", "red", "any", "surplus", "denarii")

# Middle tones, readable on dark and on light ground; the black player is the ground's own ink.
COLOURS: Final = {
    "yellow": "bold #d6b01f",
    "green": "bold #5fa04e",
    "blue": "bold #4a90d9",
    "red": "bold #d4483b",
    "black": "bold",
}
DARK, LEAF, WINE, COIN, SPARE = "#8f9aa3", "#7aa64f", "#cf6a62", "#c99a35", "#a98fc9"
ICON_COLOURS: Final = {
    **dict.fromkeys(("wood", "stone", "black"), DARK),
    **dict.fromkeys(("cattle", "grain", "green"), LEAF),
    **dict.fromkeys(("mineral", "wine", "red"), WINE),
    "any": "bold",
    "multi": "bold",
    "surplus": SPARE,
    "denarii": COIN,
}
NO_BREAK: Final = "\u00a0"  # keeps words in one line
INK, STONE, GOLD, LAUREL, BROWN, TITLE = (
    "bold",
    "#a3937e",
    "bold #c99a35",
    "bold #6f9a4f",
    "bold #b07b4f",
    "bold #c8643f",
)


@dataclass(frozen=True)
class Signs:
    """The characters of one kind of terminal."""

    point: str
    influence: str
    honour: str
    half: str
    any: str
    upper: str
    lower: str
    full: str
    empty: str
    free: str
    turn: str
    can: str
    patron: str
    idle: str
    walls: str  # horizontal, vertical, four corners from the top left, clockwise
    dot: str
    arrow: str
    deck: str
    change: str
    times: str


FULL: Final = Signs(
    "★", "▲", "♦", "½", "✱", "↑", "↓", "●", "○", "·", "▶", "✓", "◆", "◇", "─│╭╮╯╰", "·", "›", "▣", "±", "×"
)
ASCII: Final = Signs(
    "*", "^", "!", "%", "?", "u", "l", "#", ".", ".", ">", "+", "@", "-", "-|++++", "-", ">", "=", "+-", "x"
)


class Ink:
    """Writes the small texts of one position in one language."""

    def __init__(self, view: View, texts: Texts, signs: Signs = FULL) -> None:
        self.view, self.texts, self.signs = view, texts, signs
        action = view.get("action") or {}
        self.looking: str | None = view["prompt"]["seat"] or action.get("seat")  # for whom prices are shown
        self.players: dict[str, dict[str, Any]] = {player["seat"]: player for player in view["players"]}

    def say(self, key: str, **args: Any) -> str:
        return self.texts(Message(f"ar-board-{key}", args))

    def name(self, key: str) -> str:
        return name_of(self.texts, f"ar-{key}")

    def dim(self, key: str, **args: Any) -> Text:
        return Text(self.say(key, **args), "dim")

    def mark(self, seat: str) -> Text:
        """A player as one letter."""
        return Text(self.say(f"mark-{seat}"), COLOURS[seat])

    def marks(self, seats: Iterable[str]) -> Text:
        return Text().join(self.mark(seat) for seat in seats)

    def seat(self, seat: str) -> Text:
        return Text.assemble(self.mark(seat), " ", (self.name(f"seat-{seat}"), COLOURS[seat]))

    def tag(self, icon: str) -> Text:
        """A good, or a good of a colour, in two letters."""
        return Text(self.signs.any if icon == "any" else self.say(f"tag-{icon}"), ICON_COLOURS[icon])

    def icon(self, icon: str, number: int) -> Text:
        """2St, Wo, 11d."""
        many = number > 1 or icon in ("surplus", "denarii")
        return Text.assemble((str(number) if many else "", ICON_COLOURS[icon]), self.tag(icon))

    def price(self, price: Mapping[str, int]) -> Text:
        return Text(" ").join(self.icon(icon, price[icon]) for icon in ICONS if price.get(icon))

    def reward(self, reward: Mapping[str, int]) -> Text:
        parts = [self.price(reward)] if any(icon in ICONS for icon in reward) else []
        return Text(" ").join([*parts, *([self.points(reward["vp"])] if reward.get("vp") else [])])

    def points(self, number: int) -> Text:
        return Text(f"{number}{self.signs.point}", GOLD)

    def influence(self, number: int) -> Text:
        return Text(f"{number}{self.signs.influence}", LAUREL)

    def symbol(self, symbol: str) -> Text:
        return Text(self.say(f"mark-{symbol}"), INK)

    def part(self, part: str) -> Text:
        return Text.assemble((self.signs.half, ICON_COLOURS[part]), self.tag("any" if part == "multi" else part))

    def title(self, card: Mapping[str, Any]) -> str:
        """A card's name as one says it."""
        if card["kind"] == "building":
            return self.say(f"building-{card['version']}", name=card["name"])
        return f"{card['name']} {card['number']}" if card["kind"] == "war" else str(card["name"])

    def effect(self, card: Mapping[str, Any]) -> Text:
        """What a patron does while active."""
        where = name_of(self.texts, f"ar-location-{card['location']}")
        price = self.price(card["price"] or {}).plain
        return Text.assemble((f"{where}: ", "dim"), self.say(f"effect-{WORDS[card['modifier']]}", price=price))

    def bonus(self, card: Mapping[str, Any]) -> Text:
        """What a patron scores at the end."""
        leads = int(LEAD_POINTS[len(self.players)])
        return Text.assemble((f"{self.say('end')}: ", "dim"), self.say(f"bonus-{WORDS[card['bonus']]}", n=leads))

    def sentence(self, message: Mapping[str, Any]) -> str:
        """A message of the view in this language."""
        return self.texts(Message(message["id"], {name: _argument(value) for name, value in message["args"].items()}))


def _argument(value: Any) -> Any:
    if isinstance(value, list):
        return [_argument(item) for item in value]
    if isinstance(value, dict):
        if "id" in value:
            return Message(value["id"], {name: _argument(each) for name, each in value["args"].items()})
        return Counted(value["name"], value["n"]) if "n" in value else Name(value["name"])
    return value


def flow(parts: Sequence[Text], width: int, between: str = "  ", indent: int = 0) -> list[Text]:
    """Parts one after the other, in as many lines as they need; a part longer than a line is wrapped at its words."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(between) + part.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], (between, "dim"), part)
            continue
        for line in wrapped(part, width - (indent if lines else 0)):
            lines.append(Text.assemble(" " * (indent if lines else 0), line))
    return lines


def wrapped(text: Text, width: int) -> list[Text]:
    """A text broken between words."""
    if text.cell_len <= width:
        return [text]
    lines: list[Text] = [Text()]
    for word in text.split(" "):
        if lines[-1].cell_len and lines[-1].cell_len + 1 + word.cell_len > width:
            lines.append(Text())
        lines[-1] = Text.assemble(lines[-1], " " if lines[-1].cell_len else "", word)
    return lines


def framed(title: Text, foot: Text, lines: Sequence[Text], width: int, style: str, signs: Signs) -> list[Text]:
    """Lines in a frame whose upper edge carries a title at the left and a text at the right."""
    h, v, tl, tr, br, bl = list(signs.walls)
    room = width - 6
    title = title if title.cell_len <= room else fit(title, room)
    if foot.cell_len + title.cell_len + 4 > room:
        lines, foot = [foot, *lines] if foot else lines, Text()
    gap = width - 5 - title.cell_len - (foot.cell_len + 3 if foot else 0)
    right = Text.assemble(" ", foot, (f" {h}", style)) if foot else Text()
    top = Text.assemble((f"{tl}{h} ", style), title, (f" {h * gap}", style), right, (tr, style))
    walls = [Text.assemble((f"{v} ", style), fit(line, width - 4), (f" {v}", style)) for line in lines]
    return [top, *walls, Text(bl + h * (width - 2) + br, style)]
