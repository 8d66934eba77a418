"""Municipium's board in the terminal: a hexagon of six institutions around the Temple, the families beside or below.

Everything is told by a sign or a word as well as by colour. Terminals that are not UTF-8 get ASCII signs.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ludi.cli.boards import Entry, Grid, Screen, View
from ludi.engine.texts import Message, Name, Texts

FAMILIES: Final = ("blue", "orange", "yellow", "pink", "black")
CITIZENS: Final = ("priest", "advocate", "merchant", "soldier")
PLACES: Final = ("temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium")
NUMERALS: Final = ("0", "I", "II", "III", "IV", "V", "VI")
BANNER: Final = 3  # places for citizens

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


FULL: Final = Signs("●■▲◆⬟", "❦", "✪", "⚑", "★", "☆", "·", "❶❷", "⌂", "♛", "▶", "─│╭╮╯╰", "═║╲╱", "›", "·")
ASCII: Final = Signs("o#^%@", "'", "$", "|", "*", "-", ".", "12", "=", "P", ">", "-|++++", "=H\\/", ">", "-")


def _sign(family: str, signs: Signs) -> Text:
    return Text(signs.families[FAMILIES.index(family)], COLOURS[family])


def _name(texts: Texts, name: str) -> str:
    return texts(Message("cli-name", {"name": Name(name)}))


def _seat(family: str, texts: Texts, ascii_only: bool) -> Text:
    name = (" " + _name(texts, f"family-{family}"), COLOURS[family])
    return Text.assemble(_sign(family, ASCII if ascii_only else FULL), name)


def _tag(citizen: str, texts: Texts) -> Text:
    """Two letters: in Italian priest and soldier begin with the same one."""
    return Text(texts(Message(f"cli-tag-{citizen}")), COLOURS[citizen])


def _tags(counts: dict[str, int], texts: Texts) -> list[Text]:
    return [_tag(citizen, texts) for citizen in CITIZENS for _ in range(counts[citizen])]


def _fit(line: Text, width: int) -> Text:
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def _ends(left: Text, right: Text, width: int) -> Text:
    """Two texts at the two ends of a line."""
    return Text.assemble(_fit(left, width - right.cell_len), right)


class Board:
    """One position, laid out when the terminal is known."""

    def __init__(self, view: View, texts: Texts, width: int) -> None:
        self.view, self.texts, self.width = view, texts, width
        self.signs = FULL

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.signs = ASCII if options.ascii_only else FULL
        width = min(self.width, options.max_width)
        yield self._heading()
        if width >= 118:
            table = Table.grid(padding=(0, 2, 0, 0))
            wide = min(30, (width - 50) // 3)
            table.add_row(self._town(wide, 4 if wide > 24 else 3), self._family_cards(40))
            yield table
        else:
            yield self._town(min(30, (width - 6) // 3), 3) if width >= 78 else self._stacked(width)
            yield self._family_table()

    def say(self, key: str, **args: str | int) -> str:
        return self.texts(Message(f"cli-{key}", dict(args)))

    # ---- the town --------------------------------------------------------------------------------------------------

    def _heading(self) -> Text:
        view, options = self.view, self.view["options"]
        dot = f" {self.signs.dot} "
        line = Text("MUNICIPIUM", "bold #c8643f")
        line.append(dot, "dim")
        line.append(self.say("turn", n=view["turn"]) if view["turn"] else self.say("set-up"), INK)
        if view["turn"] and view["active"]:
            line.append(" ")
            line.append_text(_seat(view["active"], self.texts, self.signs is ASCII))
        if view["first_player"]:
            line.append(f"{dot}{self.say('first-player')} ", "dim").append_text(self._family(view["first_player"]))
        rules = [self.say("goal", n=options["goal"]), self.say(f"winner-{options['winner']}")]
        rules += [options["edition"]] + ([self.say("wheel")] if options["streets"] == "wheel" else [])
        return line.append(dot + dot.join(rules), "dim")

    def _family(self, family: str) -> Text:
        return _sign(family, self.signs)

    def _box(self, title: Text, foot: Text, lines: Sequence[Text], width: int, style: str) -> list[Text]:
        """Lines in a frame whose upper and lower edges carry a text."""
        h, v, tl, tr, br, bl = self.signs.walls
        top, low = Text.assemble((f"{tl}{h} ", style), title, " "), Text.assemble(" ", foot, (f" {h}{br}", style))
        top.append(h * (width - top.cell_len - 1) + tr, style)
        if not foot:
            low = Text(br, style)
        low = Text.assemble((bl + h * (width - low.cell_len - 1), style), low)
        walls = [Text.assemble((f"{v} ", style), _fit(line, width - 4), (f" {v}", style)) for line in lines]
        return [top, *walls, low]

    def _institution(self, number: int, width: int, height: int) -> list[Text]:
        place = self.view["institutions"][number]
        name = place["place"]
        praefect, title = self.view["praefect"] == name, Text(f"{NUMERALS[number]} ", "dim")
        title.append(_name(self.texts, f"place-{name}"), INK)
        lines = self._members(place, width - 4)
        lines += [Text()] * (height - len(lines) - 1)
        foot = Text()
        if number == 0:
            order = Text(f" {self.signs.arrow} ", "dim").join(self._family(f) for f in self.view["temple_order"])
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
            member = self._family(family)
            wreathed = Text.assemble(member, (self.signs.wreath, LAUREL))
            people = Text().join([wreathed] * entry["wreathed"] + [member] * entry["plain"])
            lines.append(_ends(Text.assemble(rank, " ", people), influence, width))
        return lines

    def _citizens(self, place: dict[str, Any], width: int) -> Text:
        """The banner with its three places, and the meeting room."""
        on_banner = _tags(place["banner"], self.texts)
        free = [Text(self.signs.empty * 2, "dim")] * (BANNER - len(on_banner))
        banner = Text.assemble((f"{self.signs.banner} ", STREET), Text(" ").join(on_banner + free))
        if place["room"] is None:
            return banner
        return _ends(banner, self._room(place["room"]), width)

    def _room(self, room: dict[str, Any]) -> Text:
        favor = Text(self.signs.favor, GOLD) if room["favor"] else Text(self.signs.empty, "dim")
        inside = [favor]
        if len(self.view["families"]) > 2 or self.view["options"]["edition"] == "v3":
            none = Text(self.signs.empty * 2, "dim")
            inside.append(_tag(room["citizen"], self.texts) if room["citizen"] else none)
        return Text.assemble(("[", STREET), Text(" ").join(inside), ("]", STREET))

    def _town(self, wide: int, gap: int) -> Text:
        """The hexagon: VI I II above, the Temple in the middle, V IV III below, and the streets between them."""
        height = len(self.view["families"]) + 1
        upper = self._street_row((6, 1, 2), wide, gap, height)
        lower = self._street_row((5, 4, 3), wide, gap, height)
        inner = max(height, 5)
        temple = self._institution(0, wide, inner)
        left, right = self._bag(), self._decks(wide + gap - 6)
        vertical, side = self.signs.streets[1], wide + gap - 6
        middle = []
        for i, line in enumerate(temple):
            west = left[i - 1] if 0 < i <= len(left) else Text()
            east = right[i - 1] if 0 < i <= len(right) else Text()
            edge = (f"  {vertical}  ", STREET)
            middle.append(Text.assemble(edge, _fit(west, side), " ", line, " ", _fit(east, side), edge))
        return Text("\n").join(
            [*upper, self._crossing(wide, gap, "23"), *middle, self._crossing(wide, gap, "32"), *lower]
        )

    def _street_row(self, numbers: Sequence[int], wide: int, gap: int, height: int) -> list[Text]:
        boxes = [self._institution(number, wide, height) for number in numbers]
        road = [Text(self.signs.streets[0] * gap if i == (height + 1) // 2 else " " * gap, STREET) for i in range(99)]
        return [road[i].join(parts) for i, parts in enumerate(zip(*boxes, strict=True))]

    def _crossing(self, wide: int, gap: int, slants: str) -> Text:
        """The row between institutions: three streets down, and in the wheel variant the four slanting ones."""
        row = [" "] * (3 * wide + 2 * gap)
        for column in (2, len(row) // 2, len(row) - 3):
            row[column] = self.signs.streets[1]
        if self.view["options"]["streets"] == "wheel":
            row[wide + gap // 2] = self.signs.streets[int(slants[0])]
            row[-1 - wide - gap // 2] = self.signs.streets[int(slants[1])]
        return Text("".join(row), STREET)

    def _stacked(self, width: int) -> Text:
        """For a very narrow terminal: the institutions one below the other."""
        lines = [line for number in range(7) for line in self._institution(number, width, self._height(number))]
        return Text("\n").join([*lines, *self._bag(), Text(), *self._decks(min(width, 30))])

    def _height(self, number: int) -> int:
        return 1 + sum(1 for entry in self.view["institutions"][number]["families"] if entry["influence"])

    # ---- bag, decks, families --------------------------------------------------------------------------------------

    def _bag(self) -> list[Text]:
        bag, view = self.view["bag"], self.view
        cells = [Text.assemble(_tag(c, self.texts), f" {bag[c]:<4}") for c in CITIZENS]
        supply = Text.assemble(
            f"{self.say('supply')}  ",
            (f"{self.signs.favor} ", GOLD),
            f"{view['favor_supply']}  ",
            (f"{self.signs.wreath} ", LAUREL),
            str(view["wreath_supply"]),
        )
        drawn = Text(" ").join(_tags(view["drawn"], self.texts))
        title = Text.assemble((self.say("bag"), INK), f" {sum(bag.values())}")
        lines = [title, cells[0] + cells[1], cells[2] + cells[3], supply]
        return [*lines, Text.assemble((f"{self.say('drawn')} ", INK), drawn)] if drawn else lines

    def _decks(self, width: int) -> list[Text]:
        deck, discard = self.view["deck"], self.view["discard"]
        count = Text(f"{sum(deck.values())}/{sum(discard.values())}")
        lines = [_ends(Text(self.say("deck-discard"), INK), count, width)]
        for card in deck:
            now = self.view["card"] == card
            title = Text(f"{self.signs.turn} " if now else "", GOLD).append(_name(self.texts, f"card-{card}"))
            style = "" if deck[card] or now else "dim"
            lines.append(_ends(title, Text(f"{deck[card]}/{discard[card]}"), width))
            lines[-1].stylize(style)
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
        return Text.assemble((self.signs.won * won, GOLD), (self.signs.open * missing, "dim"), f" {won}")

    def _cards(self, family: dict[str, Any]) -> Text:
        unused = [self.say(f"short-{card['card']}") for card in family["family_cards"] if not card["used"]]
        return Text(f" {self.signs.dot} ".join(unused) or self.say("no-cards"), "" if unused else "dim")

    def _hand(self, family: dict[str, Any]) -> Text:
        member, hand = self._family(family["family"]), family["unplaced"]
        wreathed = Text.assemble(member, (self.signs.wreath, LAUREL))
        return Text().join([wreathed] * hand["wreathed"] + [member] * hand["plain"])

    def _whose(self, family: str) -> Text:
        decides = family == (self.view["prompt"]["family"] or self.view["active"])
        mark = Text(f"{self.signs.turn} " if decides else "  ", GOLD)
        return mark + _seat(family, self.texts, self.signs is ASCII)

    def _family_table(self) -> Table:
        """The families below the town."""
        in_hand = any(sum(family["unplaced"].values()) for family in self.view["families"])
        table = Table(box=box.ROUNDED, border_style=STONE, header_style="dim", padding=(0, 1, 0, 0), pad_edge=False)
        for key in ("family", "decurions", "stock", "cards", *(["in-hand"] if in_hand else [])):
            table.add_column(self.say(key), no_wrap=True)
        for family in self.view["families"]:
            row = [self._whose(family["family"]), self._decurions(family), Text(" ").join(self._stock(family))]
            row += [self._cards(family), *([self._hand(family)] if in_hand else [])]
            table.add_row(*row)
        return table

    def _family_cards(self, width: int) -> Text:
        """The families beside the town, one frame each."""
        lines: list[Text] = []
        for family in self.view["families"]:
            name = family["family"]
            decides = name == (self.view["prompt"]["family"] or self.view["active"])
            hand = self._hand(family)
            foot = Text.assemble((f"{self.say('in-hand')} ", "dim"), hand) if hand else Text()
            title = self._whose(name) if decides else _seat(name, self.texts, self.signs is ASCII)
            stock = _ends(Text("  ").join(self._stock(family)), self._decurions(family), width - 4)
            style = COLOURS[name] if decides else STONE
            lines += self._box(title, foot, [stock, self._cards(family)], width, style)
        return Text("\n").join(lines)


def board(view: View, texts: Texts, width: int) -> RenderableType:
    """The position as everybody at the table sees it."""
    return Board(view, texts, width)


def legend(texts: Texts, ascii_only: bool) -> Text:
    """What the signs on the board mean, in one line."""
    signs = ASCII if ascii_only else FULL
    entries = {"wreath": signs.wreath, "favor": signs.favor, "banner": signs.banner, "room": "[ ]", "tie": signs.tie}
    words = [f"{sign} {texts(Message(f'cli-legend-{key}'))}" for key, sign in entries.items()]
    return Text(f" {signs.dot} ".join(words), "dim")


def paint(sentence: str, texts: Texts) -> Text:
    """A sentence with the families' names in their colours."""
    text = Text(sentence)
    for family in FAMILIES:
        text.highlight_regex(rf"\b{re.escape(_name(texts, f'family-{family}'))}\b", COLOURS[family])
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
    table = Table(box=box.SIMPLE_HEAD, header_style="dim", border_style=STONE, padding=(0, 1), pad_edge=False)
    table.add_column(texts(Message(f"cli-grid-{kind}")), no_wrap=True)
    columns = [place for place in PLACES if any(place in row for row in cells.values())]
    for place in columns:
        table.add_column(_name(texts, f"place-{place}"), justify="center", no_wrap=True)
    for row, numbers in cells.items():
        shown = [Text(str(numbers.get(place, "")), INK) for place in columns]
        table.add_row(_grid_label(row, texts, ascii_only), *shown)
    return table, {number for row in cells.values() for number in row.values()}


def _grid_label(row: str, texts: Texts, ascii_only: bool) -> Text:
    name, _, wreath = row.partition(" ")
    if name in FAMILIES:
        return _seat(name, texts, ascii_only)
    kind = "piece" if name in CITIZENS else "place"
    label = Text(_name(texts, f"{kind}-{name}"), COLOURS.get(name, ""))
    return label.append(f" {wreath}", LAUREL) if wreath else label


def standings(view: View, texts: Texts, seats: Sequence[Entry], ascii_only: bool) -> RenderableType:
    """The final table, winners on top."""
    players, shares = dict(seats), view["result"]["shares"]

    def merit(family: dict[str, Any]) -> tuple[float, ...]:
        stock = family["stock"]
        return (shares[family["family"]], family["decurions"], sum(stock.values()), stock["favor"])

    table = Table(box=box.ROUNDED, border_style=GOLD, header_style="dim")
    for key in ("family", "player"):
        table.add_column(texts(Message(f"cli-{key}")))
    for key in ("decurions", "citizens", "favors"):
        table.add_column(texts(Message(f"cli-{key}")), justify="right")
    table.add_column()
    for family in sorted(view["families"], key=merit, reverse=True):
        name, stock = family["family"], family["stock"]
        won = Text(texts(Message("cli-winner")), LAUREL) if name in view["result"]["winners"] else Text()
        numbers = (family["decurions"], sum(stock[c] for c in CITIZENS), stock["favor"])
        table.add_row(_seat(name, texts, ascii_only), Text(players.get(name, "")), *_bold_first(numbers), won)
    return table


def _bold_first(numbers: Iterable[int]) -> list[Text]:
    return [Text(str(number), "" if i else INK) for i, number in enumerate(numbers)]


SCREEN: Final = Screen(board, _seat, paint, grid, standings, legend)
