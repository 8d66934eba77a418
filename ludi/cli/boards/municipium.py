"""Municipium's board in the terminal: a hexagon of six institutions around the Temple, the families beside or below.

Everything is told by a sign or a word as well as by colour. Terminals that are not UTF-8 get ASCII signs.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ludi.cli.boards import Entry, Grid, Screen, View, ends, fit, name_of
from ludi.engine.texts import Message, Texts
from ludi.engine.views import LookView

FAMILIES: Final = ("blue", "orange", "yellow", "pink", "black")
CITIZENS: Final = ("priest", "advocate", "merchant", "soldier")
PLACES: Final = ("temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium")
NUMERALS: Final = ("0", "I", "II", "III", "IV", "V", "VI")
BANNER: Final = 3  # places for citizens
WIDE: Final = 120  # columns, from which on the families stand beside the town

# Middle tones, readable on dark and on light ground; black is the ground's own ink.
COLOURS: Final = {
    "blue": "bold #4a90d9",
    "orange": "bold #e0762b",
    "yellow": "bold #d6b01f",
    "pink": "bold #e26aa5",
    "black": "bold",
    "priest": "bold #a86cc1",
    "advocate": "bold #8f9aa3",
    "merchant": "bold #b07b4f",
    "soldier": "bold #d4483b",
}
INK, STONE, STREET, GOLD, LAUREL, PURPLE = "bold", "#a3937e", "#c2a878", "bold #c99a35", "bold #6f9a4f", "bold #b07ac0"


@dataclass(frozen=True)
class Signs:
    """The characters of one kind of terminal."""

    families: str
    wreath: str
    favor: str
    banner: str
    won: str
    open: str
    empty: str
    ranks: str
    tie: str
    praefect: str
    turn: str
    walls: str  # horizontal, vertical, four corners from the top left, clockwise
    streets: str  # horizontal, vertical, falling, rising
    arrow: str
    dot: str


FULL: Final = Signs("●■▲◆⬟", "❦", "✪", "⚑", "★", "☆", "·", "12", "⌂", "♛", "▶", "─│╭╮╯╰", "═║╲╱", "›", "·")
ASCII: Final = Signs("o#^%@", "'", "$", "|", "*", "-", ".", "12", "=", "P", ">", "-|++++", "=H\\/", ">", "-")


def _sign(family: str, signs: Signs) -> Text:
    return Text(signs.families[FAMILIES.index(family)], COLOURS[family])


def _seat(family: str, texts: Texts, ascii_only: bool) -> Text:
    name = (" " + name_of(texts, f"mun-seat-{family}"), COLOURS[family])
    return Text.assemble(_sign(family, ASCII if ascii_only else FULL), name)


def _tag(citizen: str, texts: Texts) -> Text:
    """Two letters: in Italian priest and soldier begin with the same one."""
    return Text(texts(Message(f"mun-board-tag-{citizen}")), COLOURS[citizen])


def _tags(counts: dict[str, int], texts: Texts) -> list[Text]:
    return [_tag(citizen, texts) for citizen in CITIZENS for _ in range(counts[citizen])]


class Board:
    """One position, laid out when the terminal is known."""

    def __init__(self, view: View, texts: Texts, width: int) -> None:
        self.view, self.texts, self.width = view, texts, width
        self.signs = FULL

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.signs = ASCII if options.ascii_only else FULL
        width = self.width = min(self.width, options.max_width)
        yield self._heading(width)
        if width >= WIDE:
            gap = 4 if width >= 132 else 3
            town = self._town(min(30, (width - 42 - 2 * gap) // 3), gap)
            side = [*self._family_cards(40), *self._legend(vertical=True)]
            rows = zip_longest(town, side, fillvalue=Text())
            yield Text("\n").join(Text.assemble(fit(left, town[0].cell_len), "  ", right) for left, right in rows)
        elif width >= 78:
            yield Text("\n").join(self._town(min(30, (width - 6) // 3), 3))
            yield Text("\n").join(self._family_table(min(width, 96)))
            yield Text(f" {self.signs.dot} ", "dim").join(self._legend(vertical=False))
        else:
            yield Text("\n").join([*self._stacked(width), *self._family_cards(width), *self._legend(vertical=True)])

    def say(self, key: str, **args: str | int) -> str:
        return self.texts(Message(f"mun-board-{key}", dict(args)))

    def _heading(self, width: int) -> Text:
        """Turn, active family, first player, and as many of the game's options as fit."""
        view, options = self.view, self.view["options"]
        dot = (f" {self.signs.dot} ", "dim")
        begun = Message("cli-turn", {"n": view["turn"]}) if view["turn"] else Message("cli-set-up")
        turn = Text(self.texts(begun), INK)
        if view["turn"] and view["active"]:
            turn = Text.assemble(turn, " ", _seat(view["active"], self.texts, self.signs is ASCII))
        line = Text.assemble(("MUNICIPIUM", "bold #c8643f"), dot, turn)
        if view["first_player"]:
            first = _sign(view["first_player"], self.signs)
            line = Text.assemble(line, dot, (f"{self.say('first-player')} ", "dim"), first)
        facts = [self.say("goal", n=options["goal"]), self.say(f"winner-{options['winner']}"), options["edition"]]
        facts += [self.say("wheel")] if options["streets"] == "wheel" else []
        for fact in facts:
            if line.cell_len + len(fact) + 3 <= width:
                line = Text.assemble(line, dot, (fact, "dim"))
        return line

    def _legend(self, vertical: bool) -> list[Text]:
        """What the signs mean."""
        signs = self.signs
        shown = {"decurion": signs.won, "ranks": " ".join(signs.ranks)} if vertical else {}
        shown |= {"wreath": signs.wreath, "favor": signs.favor, "banner": signs.banner, "room": "[ ]", "tie": signs.tie}
        return [Text(f"{sign} {self.say(f'legend-{key}')}", "dim") for key, sign in shown.items()]

    def _box(self, title: Text, foot: Text, lines: Sequence[Text], width: int, style: str) -> list[Text]:
        """Lines in a frame whose upper and lower edges carry a text."""
        h, v, tl, tr, br, bl = list(self.signs.walls)
        top, low = Text.assemble((f"{tl}{h} ", style), title, " "), Text.assemble(" ", foot, (f" {h}{br}", style))
        top.append(h * (width - top.cell_len - 1) + tr, style)
        if not foot:
            low = Text(br, style)
        low = Text.assemble((bl + h * (width - low.cell_len - 1), style), low)
        walls = [Text.assemble((f"{v} ", style), fit(line, width - 4), (f" {v}", style)) for line in lines]
        return [top, *walls, low]

    def _institution(self, number: int, width: int, height: int) -> list[Text]:
        place = self.view["institutions"][number]
        name = place["place"]
        praefect = self.view["praefect"] == name
        title = Text.assemble((f"{NUMERALS[number]} ", "dim"), (name_of(self.texts, f"mun-place-{name}"), INK))
        lines = self._members(place, width - 4)
        lines += [Text()] * (height - len(lines) - 1)
        foot = Text()
        if number == 0:
            order = Text(self.signs.arrow).join(_sign(f, self.signs) for f in self.view["temple_order"])
            foot = Text.assemble((self.say("order"), "dim"), " ", order) if order else foot
        elif praefect:
            foot = Text(f"{self.signs.praefect} {self.say('praefect')}", PURPLE)
        elif self.view["praefect_next"] == name:
            foot = Text(f"{self.signs.arrow} {self.say('praefect-next')}", "dim #b07ac0")
        style = PURPLE if praefect else STONE
        return self._box(title, foot, [*lines, self._citizens(place, width - 4)], width, style)

    def _members(self, place: dict[str, Any], width: int) -> list[Text]:
        """The families present, the most influential on top."""
        order = self.view["temple_order"] or FAMILIES
        present = [entry for entry in place["families"] if entry["influence"]]
        lines = []
        for entry in sorted(present, key=lambda e: (-e["influence"], order.index(e["family"]))):
            family = entry["family"]
            first, second = family == place["first"], family == place["second"]
            rank = Text(self.signs.ranks[0] if first else self.signs.ranks[1] if second else " ", GOLD)
            influence = Text(str(entry["influence"]), INK)
            influence.append(self.signs.tie if place["tie"] and first else " ", "dim")
            lines.append(ends(Text.assemble(rank, " ", self._people(family, entry)), influence, width))
        return lines

    def _citizens(self, place: dict[str, Any], width: int) -> Text:
        """The banner with its three places, and the meeting room."""
        on_banner = _tags(place["banner"], self.texts)
        free = [Text(self.signs.empty * 2, "dim")] * (BANNER - len(on_banner))
        banner = Text.assemble((f"{self.signs.banner} ", STREET), Text(" ").join(on_banner + free))
        if place["room"] is None:
            return banner
        return ends(banner, self._room(place["room"]), width)

    def _room(self, room: dict[str, Any]) -> Text:
        favor = Text(self.signs.favor, GOLD) if room["favor"] else Text(self.signs.empty, "dim")
        inside = [favor]
        if len(self.view["families"]) > 2 or self.view["options"]["edition"] == "v3":
            none = Text(self.signs.empty * 2, "dim")
            inside.append(_tag(room["citizen"], self.texts) if room["citizen"] else none)
        return Text.assemble(("[", STREET), Text(" ").join(inside), ("]", STREET))

    def _town(self, wide: int, gap: int) -> list[Text]:
        """The hexagon: VI I II above, the Temple in the middle, V IV III below, and the streets between them."""
        upper = self._street_row((6, 1, 2), wide, gap)
        lower = self._street_row((5, 4, 3), wide, gap)
        temple = self._institution(0, wide, max(self._height(0), 5))
        side, edge = wide + gap - 3, (f" {self.signs.streets[1]} ", STREET)
        west, east = self._bag(), [Text(), *self._decks(side)]
        middle = [
            Text.assemble(edge, fit(left or Text(), side), line or "", fit(right or Text(), side), edge)
            for left, line, right in zip_longest(west, temple, east)
        ]
        return [*upper, self._crossing(wide, gap, "23"), *middle, self._crossing(wide, gap, "32"), *lower]

    def _height(self, *numbers: int) -> int:
        """Lines an institution needs: with room for every family, or in a small window for those present."""
        if self.width >= WIDE:
            return len(self.view["families"]) + 1
        places = [self.view["institutions"][number] for number in numbers]
        return 1 + max(2, *(sum(1 for entry in place["families"] if entry["influence"]) for place in places))

    def _street_row(self, numbers: tuple[int, int, int], wide: int, gap: int) -> list[Text]:
        height = self._height(*numbers)
        boxes = [self._institution(number, wide, height) for number in numbers]
        road, none = Text.assemble((self.signs.streets[0] * gap, STREET)), Text(" " * gap)
        middle = (height + 1) // 2
        return [(road if i == middle else none).join(parts) for i, parts in enumerate(zip(*boxes, strict=True))]

    def _crossing(self, wide: int, gap: int, slants: str) -> Text:
        """The row between institutions: three streets down, and in the wheel variant the four slanting ones."""
        row = [" "] * (3 * wide + 2 * gap)
        for column in (1, len(row) // 2, len(row) - 2):
            row[column] = self.signs.streets[1]
        if self.view["options"]["streets"] == "wheel":
            row[wide + gap // 2] = self.signs.streets[int(slants[0])]
            row[-1 - wide - gap // 2] = self.signs.streets[int(slants[1])]
        return Text("".join(row), STREET)

    def _stacked(self, width: int) -> list[Text]:
        """For a very narrow terminal: the institutions one below the other."""
        lines = [line for number in range(7) for line in self._institution(number, width, self._height(number))]
        return [*lines, *self._bag(), *self._decks(min(width, 30))]

    def _bag(self) -> list[Text]:
        """What is left in the bag, the supplies, and what was drawn and is not yet placed."""
        view, names = self.view, {citizen: name_of(self.texts, f"mun-piece-{citizen}") for citizen in CITIZENS}
        widest = max(map(len, names.values()))
        lines = [Text.assemble(" ", (self.say("bag"), INK), f" {sum(view['bag'].values())}")]
        for citizen, name in names.items():
            count = f" {name:<{widest}} {view['bag'][citizen]:>2}"
            lines.append(Text.assemble(" ", _tag(citizen, self.texts), count))
        favors, wreaths = (f"  {self.signs.favor} ", GOLD), (f"  {self.signs.wreath} ", LAUREL)
        supplies = (favors, str(view["favor_supply"]), wreaths, str(view["wreath_supply"]))
        lines.append(Text.assemble((f" {self.say('supply')}", INK), *supplies))
        drawn = Text(" ").join(_tags(view["drawn"], self.texts))
        return [*lines, Text.assemble((f" {self.say('drawn')} ", GOLD), drawn)] if drawn else lines

    def _decks(self, width: int) -> list[Text]:
        """The common cards by kind, in the deck and discarded; the one being resolved is marked."""
        deck, discard = self.view["deck"], self.view["discard"]
        total = Text(f"{sum(deck.values())}/{sum(discard.values())}")
        lines = [ends(Text(f" {self.say('deck-discard')}", INK), total, width)]
        for card in deck:
            now = self.view["card"] == card
            mark, name = self.signs.turn if now else " ", name_of(self.texts, f"mun-card-{card}")
            title = Text.assemble((mark, GOLD), (name, INK * now))
            line = ends(title, Text(f"{deck[card]}/{discard[card]}"), width)
            line.stylize("" if deck[card] or now else "dim")
            lines.append(line)
        return lines

    def _stock(self, family: dict[str, Any]) -> list[Text]:
        """How many of each piece, zeros dimmed."""
        stock = family["stock"]
        cells = [Text.assemble(_tag(c, self.texts), f" {stock[c]}") for c in CITIZENS]
        cells.append(Text.assemble((self.signs.favor, GOLD), f" {stock['favor']}"))
        for cell, piece in zip(cells, (*CITIZENS, "favor"), strict=True):
            cell.stylize("" if stock[piece] else "dim not bold")
        return cells

    def _decurions(self, family: dict[str, Any]) -> Text:
        won = family["decurions"]
        missing = max(0, self.view["options"]["goal"] - won)
        return Text.assemble((self.signs.won * won, GOLD), (self.signs.open * missing, "dim"))

    def _cards(self, family: dict[str, Any]) -> Text:
        unused = [self.say(f"short-{card['card']}") for card in family["family_cards"] if not card["used"]]
        return Text(f" {self.signs.dot} ".join(unused) or self.say("no-cards"), "" if unused else "dim")

    def _people(self, family: str, counts: dict[str, Any]) -> Text:
        """Members of a family, the wreathed ones first."""
        member = _sign(family, self.signs)
        wreathed = Text.assemble(member, (self.signs.wreath, LAUREL))
        return Text().join([wreathed] * counts["wreathed"] + [member] * counts["plain"])

    def _hand(self, family: dict[str, Any]) -> Text:
        return self._people(family["family"], family["unplaced"])

    def _decides(self, family: str) -> bool:
        return bool(family == (self.view["prompt"]["seat"] or self.view["active"]))

    def _whose(self, family: str) -> Text:
        mark = Text(f"{self.signs.turn} " if self._decides(family) else "  ", GOLD)
        return mark + _seat(family, self.texts, self.signs is ASCII)

    def _family_table(self, width: int) -> list[Text]:
        """The families below the town, a line each; members in hand stand in the lower edge."""
        lines = []
        for family in self.view["families"]:
            cells = [fit(self._whose(family["family"]), 11), self._decurions(family), *self._stock(family)]
            lines.append(Text.assemble(Text(" ").join(cells), "  ", self._cards(family)))
        hands = [hand for family in self.view["families"] if (hand := self._hand(family))]
        foot = Text.assemble((f"{self.say('in-hand')} ", "dim"), Text(" ").join(hands)) if hands else Text()
        title = Text.assemble((self.say("families"), INK), (f"  {self.signs.won} {self.say('decurions')}", "dim"))
        return self._box(title, foot, lines, width, STONE)

    def _family_cards(self, width: int) -> list[Text]:
        """The families beside the town, one frame each."""
        lines: list[Text] = []
        for family in self.view["families"]:
            name, hand = family["family"], self._hand(family)
            foot = Text.assemble((f"{self.say('in-hand')} ", "dim"), hand) if hand else Text()
            decides = self._decides(name)
            title = self._whose(name) if decides else _seat(name, self.texts, self.signs is ASCII)
            stock = ends(Text(" ").join(self._stock(family)), self._decurions(family), width - 4)
            style = COLOURS[name] if decides else STONE
            lines += self._box(title, foot, [stock, self._cards(family)], width, style)
        return lines


def board(view: View, look: LookView, texts: Texts, width: int) -> RenderableType:
    """The position as everybody at the table sees it."""
    return Board(view, texts, width)


def paint(sentence: str, texts: Texts) -> Text:
    """A sentence with the families' names in their colours."""
    text = Text(sentence)
    for family in FAMILIES:
        text.highlight_regex(rf"\b{re.escape(name_of(texts, f'mun-seat-{family}'))}\b", COLOURS[family])
    return text


# Long offers that are a table by nature: what stands in its rows and columns.
GRIDS: Final = {"move": ("from", "to"), "bring": ("family", "from"), "place-citizen": ("citizen", "place")}


def grid(view: View, texts: Texts, ascii_only: bool) -> Grid | None:
    """The options' numbers in a table of origins and targets, or None where the offer is no such table."""
    kind = next((choice["do"] for choice in view["choices"] if choice["do"] in GRIDS), None)
    if kind is None:
        return None
    row_key, column_key = GRIDS[kind]
    cells: dict[str, dict[str, int]] = {}
    signs = ASCII if ascii_only else FULL
    for number, choice in enumerate(view["choices"], start=1):
        if choice["do"] == kind:
            row = choice[row_key] + (" " + signs.wreath if choice.get("wreathed") else "")
            cells.setdefault(row, {})[choice[column_key]] = number
    table = Table(box=None, header_style="dim", padding=(0, 1, 0, 0))
    table.add_column(texts(Message(f"mun-board-grid-{kind}")), no_wrap=True)
    columns = [place for place in PLACES if any(place in row for row in cells.values())]
    for place in columns:
        table.add_column(name_of(texts, f"mun-place-{place}"), justify="center", no_wrap=True)
    for row, numbers in cells.items():
        shown = [Text(str(numbers.get(place, "")), INK) for place in columns]
        table.add_row(_grid_label(row, texts, ascii_only), *shown)
    return table, {number for row in cells.values() for number in row.values()}


def _grid_label(row: str, texts: Texts, ascii_only: bool) -> Text:
    name, _, wreath = row.partition(" ")
    if name in FAMILIES:
        return _seat(name, texts, ascii_only)
    kind = "piece" if name in CITIZENS else "place"
    label = Text(name_of(texts, f"mun-{kind}-{name}"), COLOURS.get(name, ""))
    return label.append(f" {wreath}", LAUREL) if wreath else label


def standings(view: View, texts: Texts, seats: Sequence[Entry], ascii_only: bool) -> RenderableType:
    """The final table, winners on top."""
    players, shares = dict(seats), view["result"]["shares"]

    def merit(family: dict[str, Any]) -> tuple[float, ...]:
        stock = family["stock"]
        return (shares[family["family"]], family["decurions"], sum(stock.values()), stock["favor"])

    table = Table(box=box.ROUNDED, border_style=GOLD, header_style="dim")
    for word in ("mun-board-family", "cli-player"):
        table.add_column(texts(Message(word)))
    for key in ("decurions", "citizens", "favors"):
        table.add_column(texts(Message(f"mun-board-{key}")), justify="right")
    table.add_column()
    for family in sorted(view["families"], key=merit, reverse=True):
        name, stock = family["family"], family["stock"]
        won = Text(texts(Message("cli-winner")), LAUREL) if name in view["result"]["winners"] else Text()
        numbers = (family["decurions"], sum(stock[c] for c in CITIZENS), stock["favor"])
        table.add_row(_seat(name, texts, ascii_only), Text(players.get(name, "")), *map(str, numbers), won)
    return table


SCREEN: Final = Screen(board, _seat, paint, grid, standings)
