"""Ave Roma's board in the terminal: provinces, card rows, locations and the Colosseum, players beside or below."""

import re
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ludi.cli.boards import Entry, Grid, Screen, View, fit, name_of
from ludi.cli.boards.ave_roma_ink import (
    ASCII,
    BROWN,
    COLOURS,
    FULL,
    GOLD,
    INK,
    LAUREL,
    NO_BREAK,
    SEATS,
    STONE,
    TITLE,
    Ink,
    flow,
    framed,
)
from ludi.cli.boards.ave_roma_players import player_lines
from ludi.cli.boards.ave_roma_rows import row_lines
from ludi.cli.boards.ave_roma_table import laid_out
from ludi.engine.texts import Message, Texts
from ludi.engine.views import LookView

WIDE: Final = 120  # columns, from which on the players stand beside the board
LEVELS: Final = 9
LOCATIONS: Final = ("quaestor", "mercator", "aedilis", "propraetor", "roma")
SYMBOLS: Final = ("amphora", "sword", "lion")
FEES: Final = ("mercator", "aedilis", "propraetor")


class Board:
    """One position (see `laid_out`), drawn when the terminal is known."""

    def __init__(self, view: View, texts: Texts, width: int) -> None:
        self.view, self.texts, self.width = view, texts, width
        self.ink = Ink(view, texts)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.ink = Ink(self.view, self.texts, ASCII if options.ascii_only else FULL)
        width = min(self.width, options.max_width)
        lines = self._heading(width)
        if width >= WIDE:
            lines += self._two_columns(width)
        else:
            lines += [*self._table(width), *(line for seat in self._order() for line in self._player(seat, width))]
        whole = Text("\n").join([*lines, *flow(self._legend(), width, between=f" {self.ink.signs.dot} ")])
        whole.plain = whole.plain.replace(NO_BREAK, " ")  # it has done its work, and not every terminal has it
        yield whole

    def _table(self, width: int) -> list[Text]:
        """What lies in the middle of the table."""
        rows = [line for row in self.view["rows"] for line in row_lines(self.ink, row, width)]
        return [*self._provinces(width), *rows, *self._locations(width), *self._colosseum(width)]

    def _order(self) -> list[str]:
        """Players in turn order, as far as it is known."""
        return list(dict.fromkeys([*self.view["turn_order"], *self.ink.players]))

    def _player(self, seat: str, width: int) -> list[Text]:
        return player_lines(self.ink, self.ink.players[seat], width)

    def _two_columns(self, width: int) -> list[Text]:
        """The table at the left, the players at the right; those who find no room there stand below the table."""
        wide = max(78, min(100, width * 62 // 100))
        narrow = min(width - wide - 1, 90)
        left, right = self._table(wide), list[Text]()
        for seat in self._order():
            panel = self._player(seat, narrow)
            if len(right) + len(panel) <= len(left):
                right += panel
            else:
                left += self._player(seat, wide)
        columns = zip_longest(left, right, fillvalue=Text())
        return [Text.assemble(fit(one, wide), " ", other) for one, other in columns]

    def _heading(self, width: int) -> list[Text]:
        """Round, phase, turn order, options; then the action being carried out."""
        ink, view, options = self.ink, self.view, self.view["options"]
        parts = [Text("AVE ROMA", TITLE), Text(ink.say(f"phase-{view['phase']}"), INK)]
        if view["round"]:
            parts.insert(1, Text(ink.say("round", n=view["round"]), INK))
            if view["rounds_at_pace"] is not None:
                parts.append(ink.dim("pace", n=view["rounds_at_pace"]))
        if view["turn_order"]:
            order = Text.assemble((ink.signs.arrow, "dim")).join(ink.mark(seat) for seat in view["turn_order"])
            parts.append(Text.assemble(ink.dim("order"), " ", order))
        parts += [ink.dim("advanced")] if options["advanced"] == "on" else []
        parts += [ink.dim(f"length-{options['length']}")] if options["length"] != "recommended" else []
        parts += [ink.dim("up-to")] if options["training"] == "up_to" else []
        lines = flow(parts, width, between=f" {ink.signs.dot} ")
        return [*lines, *self._action(width)]

    def _action(self, width: int) -> list[Text]:
        ink, action = self.ink, self.view["action"]
        if not action:
            return []
        where = ink.name(f"location-{action['location']}")
        parts = [Text.assemble(ink.seat(action["seat"]), " ", ink.say("acts", location=where, value=action["value"]))]
        for key, shown in (
            ("due", ink.price(action["due"])),
            ("discount", Text(f"{action['discount']}{ink.signs.any}" if action["discount"] else "")),
            ("incoming", ink.price(action["incoming"])),
            ("picks", Text(str(action["picks"] or ""))),
            ("steps", Text(str(action["steps"] or ""))),
        ):
            if shown:
                parts.append(Text.assemble(ink.dim(key), " ", shown))
        return flow(parts, width, between=f" {ink.signs.dot} ")

    # ---- provinces, locations, Colosseum ---------------------------------------------------------------------------

    def _provinces(self, width: int) -> list[Text]:
        deck = self.view["decks"]["province"]
        title = Text.assemble((self.ink.say("provinces-title"), INK))
        foot = self.ink.dim("deck", n=deck["left"], gone=deck["gone"])
        lines = [line for province in self.view["provinces"] for line in self._province(province, width - 4)]
        return framed(title, foot, lines, width, STONE, self.ink.signs)

    def _province(self, province: dict[str, Any], width: int) -> list[Text]:
        ink, card = self.ink, province["card"]
        shown = Text(ink.say("no-card"), "dim italic")
        if card:
            halves = [Text(" ").join(ink.tag(good) for good in card[half]) for half in ("upper", "lower")]
            position = Text(
                getattr(ink.signs, province["position"]), GOLD if province["position"] == "upper" else "dim"
            )
            part = Text.assemble("  ", fit(ink.part(card["part"]), 4), ink.symbol(card["symbol"]))
            shown = Text.assemble(position, " ", halves[0], (" / ", "dim"), halves[1], part)
        head = Text.assemble((f"{province['number']} ", INK), shown)
        parts = [fit(head, 25), self._track(province), *self._fee(province)]
        return flow(parts, width, indent=4)

    def _track(self, province: dict[str, Any]) -> Text:
        """Levels 0 to 8 with the markers on them; the brown cube's level stands in brackets."""
        cells = []
        for level in range(LEVELS):
            here = [seat for seat, at in province["markers"].items() if at == level]
            inside = self.ink.marks(here) if here else Text(str(level), "dim")
            walls = ("[", "]") if level == province["cube"] else (" ", " ")
            cells.append(Text.assemble((walls[0], BROWN), inside, (walls[1], BROWN)))
        ground = max(sum(at == 0 for at in each["markers"].values()) for each in self.view["provinces"])
        return fit(cells[0], max(ground, 1) + 2) + Text().join(cells[1:])

    def _fee(self, province: dict[str, Any]) -> list[Text]:
        """For the player who looks; where patrons make a difference, the location is named."""
        fees = province["fee"].get(self.ink.looking) if self.ink.looking else None
        most = max(fees.values()) if fees else 0
        if not fees or most == 0:
            return []
        waived = [self.ink.name(f"location-{location}") for location in FEES if fees[location] == 0]
        but = f" ({', '.join(waived)} 0)" if waived else ""
        return [Text.assemble(self.ink.dim("fee"), " ", self.ink.icon("denarii", most), (but, LAUREL))]

    def _locations(self, width: int) -> list[Text]:
        ink = self.ink
        places = [place for place in self.view["locations"] if place["location"] in LOCATIONS]
        count = 5 if width >= 76 else 3 if width >= 48 else 2
        cell = (width - 4) // count
        lines = []
        for first in range(0, len(places), count):
            group = places[first : first + count]
            names = [Text(ink.name(f"location-{place['location']}"), INK) for place in group]
            spaces = [self._spaces(place["spaces"], cell) for place in group]
            hints = [ink.dim(f"at-{place['location']}") for place in group]
            lines += [Text().join(fit(part, cell) for part in parts) for parts in (names, spaces, hints)]
        lines += flow(self._training(), width - 4)
        return framed(Text(ink.say("locations-title"), INK), Text(), lines, width, STONE, ink.signs)

    def _training(self) -> list[Text]:
        """What training costs: the same on every board."""
        ink, spaces = self.ink, self.view["players"][0]["training"]
        prices = [Text.assemble(f"{ink.signs.change}{s['change']} ", ink.icon("denarii", s["cost"])) for s in spaces]
        return [Text(ink.say("training-title"), INK), *prices]

    def _spaces(self, spaces: list[dict[str, Any]], cell: int) -> Text:
        """Workers and free spaces; those of the shadows in angle brackets, the others in square ones where they fit."""
        spaces = [space for space in spaces if space["open"] or space["shadow"] or space["worker"]]
        walls = ("[", "]") if 3 * len(spaces) < cell else ("", " ")
        shown = []
        for space in spaces:
            left, right = ("<", ">") if space["shadow"] else walls
            inside = Text(str(space["worker"]), GOLD) if space["worker"] else Text(self.ink.signs.free, "dim")
            shown.append(Text.assemble((left, "dim"), inside, (right, "dim")))
        return Text().join(shown)

    def _colosseum(self, width: int) -> list[Text]:
        ink, ring = self.ink, self.view["colosseum"]
        count = 12 if width >= 76 else 6
        cell = (width - 4) // count
        lines = []
        for first in range(0, len(ring), count):
            group = ring[first : first + count]
            numbers = [
                Text.assemble((str(space["space"]), "dim"), (ink.signs.honour if space["honour"] else "", GOLD))
                for space in group
            ]
            prices = [ink.price(space["cost"]) for space in group]
            markers = [ink.marks(space["markers"]) or Text(ink.signs.free, "dim") for space in group]
            lines += [Text().join(fit(part, cell) for part in parts) for parts in (numbers, prices, markers)]
        title = Text.assemble((ink.say("colosseum-title"), INK), "  ", (ink.signs.honour, GOLD), " ", ink.dim("honour"))
        return framed(title, Text(), lines, width, STONE, ink.signs)

    def _legend(self) -> list[Text]:
        """What the signs mean."""
        ink, signs = self.ink, self.ink.signs
        shown = [(ink.say("tag-surplus"), "surplus"), (ink.say("tag-denarii"), "denarii"), (signs.any, "any")]
        shown += [(f"{ink.say('tag-black')} {ink.say('tag-green')} {ink.say('tag-red')}", "colours")]
        shown += [(signs.point, "points"), (signs.influence, "influence"), (signs.half, "half")]
        shown += [(f"{signs.upper} {signs.lower}", "position"), ("[3]", "cube"), (signs.can, "can")]
        shown += [
            (f"{signs.full * 2}", "pair"),
            (f"{signs.patron} {signs.idle}", "patrons"),
            ("(4)", "at-end"),
            ("!", "cheaper"),
            (f"{signs.arrow}9{signs.point}", "if-ended"),
        ]
        shown.append((" ".join(ink.symbol(symbol).plain for symbol in SYMBOLS), "symbols"))
        if self.view["options"]["advanced"] == "on":
            shown.append((signs.deck, "face-up"))
        return [Text(f"{sign} {ink.say(f'legend-{key}')}", "dim") for sign, key in shown]


def board(view: View, look: LookView, texts: Texts, width: int) -> RenderableType:
    """The position as the one sees it who looks."""
    return Board(laid_out(view, look), texts, width)


def seat(name: str, texts: Texts, ascii_only: bool) -> Text:
    mark = texts(Message(f"ar-board-mark-{name}"))
    return Text.assemble((mark, COLOURS[name]), " ", (name_of(texts, f"ar-seat-{name}"), COLOURS[name]))


def paint(sentence: str, texts: Texts) -> Text:
    """A sentence with the players' names in their colours."""
    text = Text(sentence)
    for name in SEATS:
        text.highlight_regex(rf"\b{re.escape(name_of(texts, f'ar-seat-{name}'))}\b", COLOURS[name])
    return text


# ---- long offers ----------------------------------------------------------------------------------------------------

PLACING: Final = ("place", "place-trained", "extra", "shadow", "train")


def grid(view: View, texts: Texts, ascii_only: bool) -> Grid | None:
    """Where workers may go: a table of workers and locations, and one of cards and workers."""
    ink = Ink(laid_out(view), texts, ASCII if ascii_only else FULL)
    cells: dict[str, dict[str, int]] = {}  # by worker, then by target
    for number, choice in enumerate(view["choices"], start=1):
        if choice["do"] in PLACING:
            cells.setdefault(_worker(choice, ink), {})[_target(choice, ink)] = number
    if not cells:
        return None
    targets = dict.fromkeys(target for row in cells.values() for target in row)
    slots = [target for target in targets if " " in target]
    tables = [_location_table(ink, cells, [target for target in targets if target not in slots])]
    if slots:
        tables.append(_slot_table(ink, cells, sorted(slots)))
    return Group(*tables), {number for row in cells.values() for number in row.values()}


def _worker(choice: dict[str, Any], ink: Ink) -> str:
    if choice["do"] == "place-trained":
        return f"{choice['worker']}{ink.signs.arrow}{choice['value']} {ink.signs.change}{choice['change']}"
    return str(choice["worker"])


def _target(choice: dict[str, Any], ink: Ink) -> str:
    if choice["do"] == "train":
        return f"{ink.signs.change}{choice['change']}"
    return f"{choice['location']} {choice['slot']}" if "slot" in choice else str(choice["location"])


def _numbers_table(first: str) -> Table:
    table = Table(box=None, header_style="dim", padding=(0, 1, 0, 0))
    table.add_column(first, no_wrap=True)
    return table


def _location_table(ink: Ink, cells: dict[str, dict[str, int]], targets: list[str]) -> Table:
    targets = sorted(targets, key=lambda target: LOCATIONS.index(target) if target in LOCATIONS else len(LOCATIONS))
    table = _numbers_table(ink.say("grid-worker"))
    for target in targets:
        name = ink.name(f"location-{target}") if target in LOCATIONS else target
        table.add_column(name, justify="center", no_wrap=True)
    for worker, row in cells.items():
        table.add_row(Text(worker, GOLD), *(Text(str(row.get(target, "")), INK) for target in targets))
    return table


def _slot_table(ink: Ink, cells: dict[str, dict[str, int]], targets: list[str]) -> Table:
    """The cards that can be bought, and with which worker."""
    table = _numbers_table(ink.say("grid-card"))
    table.add_column("")
    workers = [worker for worker, row in cells.items() if any(target in row for target in targets)]
    for worker in workers:
        table.add_column(Text(worker, GOLD), justify="right", no_wrap=True)
    rows = {row["location"]: row["slots"] for row in ink.view["rows"]}
    for target in targets:
        location, _, slot = target.partition(" ")
        card = rows[location][int(slot) - 1]["card"]
        name = Text.assemble((ink.title(card), INK), f" {ink.name(f'location-{location}')} {slot}")
        numbers = (Text(str(cells[worker].get(target, "")), INK) for worker in workers)
        table.add_row(name, ink.price(card["cost"]), *numbers)
    return table


def standings(view: View, texts: Texts, seats: Sequence[Entry], ascii_only: bool) -> RenderableType:
    """The final table: a line for each source of points, a column for each player, the best first."""
    ink = Ink(view, texts, ASCII if ascii_only else FULL)
    names, result = dict(seats), view["result"]
    order = sorted(ink.players, key=lambda each: (-result["shares"][each], -ink.players[each]["points"]["total"]))
    table = Table(box=box.ROUNDED, border_style=GOLD, show_footer=True)
    table.add_column("", Text(ink.say("total"), INK))
    for each in order:
        head = Text.assemble(ink.seat(each), "\n", (names.get(each, ""), "not bold"))
        won = Text(f" {texts(Message('cli-winner'))}" if each in result["winners"] else "", LAUREL)
        table.add_column(head, Text.assemble((str(ink.players[each]["points"]["total"]), INK), won), justify="right")
    sources = ink.players[order[0]]["points"]["sources"]
    for source in sources:
        numbers = [ink.players[each]["points"]["sources"][source] for each in order]
        if any(numbers):
            table.add_row(
                ink.say(f"source-{source}"), *(Text(str(number), "" if number else "dim") for number in numbers)
            )
    for key in ("denarii", "goods"):  # what decides ties
        held = [ink.players[each][key] for each in order]
        table.add_row(
            ink.dim(f"tie-{key}"), *(Text(str(h if key == "denarii" else sum(h.values())), "dim") for h in held)
        )
    return table


SCREEN: Final = Screen(board, seat, paint, grid, standings)
