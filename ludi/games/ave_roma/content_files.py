"""What each data file must say, and how it becomes numbers: validation and reading are the same step."""

import re
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Final

from ludi.games.ave_roma.content_rows import LONGEST_NAME, LONGEST_NOTE, Row, Table, word
from ludi.games.ave_roma.vocabulary import (
    BONUS_CODES,
    MODIFIER_CODES,
    PAID,
    Deck,
    Good,
    Icon,
    Location,
    Modifier,
    Part,
    Reward,
    Symbol,
)

Numbers = Any  # nested tuples of integers that fit into eight bits

SHAPES: Final = {
    "board_prices": (10, 6),
    "province_goods": (30, 4),
    "province_part": (30,),
    "symbol": (4, 30),
    "players": (4, 30),
    "cost": (3, 30, 12),
    "points": (2, 30),
    "influence": (2, 30),
    "pair_reward": (30, 9),
    "patron_bonus": (30,),
    "patron_modifier": (30,),
    "patron_at": (30,),
    "patron_price": (30, 12),
    "scoring_card": (2, 9),
    "political_track": (11,),
    "training_cost": (4,),
    "colosseum_cost": (12, 12),
    "honour": (12,),
    "slot_range": (5, 2),
    "spaces": (5, 5),
}


def _words(kind: type[IntEnum]) -> dict[str, int]:
    return {member.name.lower(): int(member) for member in kind}


GOODS: Final = _words(Good)
SYMBOLS: Final = _words(Symbol)
PARTS: Final = _words(Part)
LOCATIONS: Final = {place.name.capitalize(): int(place) for place in Location}
MARKS: Final = {"-": 2, "3+": 3, "4+": 4, "5": 5}  # the least number of players
BONUSES: Final = {code: int(bonus) for bonus, code in BONUS_CODES.items()}
MODIFIERS: Final = {code: int(modifier) for modifier, code in MODIFIER_CODES.items()}

COST_LIMITS: Final = {
    kind: 30 if kind == "den" else 7 if kind == "surplus" else 4 if index > Icon.WINE else 3
    for kind, index in _words(Icon).items()
}
MOST_GOODS_PAID: Final = 8
REWARD_LIMITS: Final = dict.fromkeys(_words(Reward), 3)
MOST_GOODS_WON: Final = 3

WITH_PROVINCE_FEE: Final = (Location.MERCATOR, Location.AEDILIS, Location.PROPRAETOR)
WITH_PAYMENT: Final = (Location.ROMA, Location.AEDIFICATOR, Location.LEGATUS, Location.SENATUS)
FITTING: Final[dict[int, Sequence[Location]]] = {  # where an effect makes sense; those not named work anywhere
    Modifier.NO_FEE: WITH_PROVINCE_FEE,
    Modifier.BUILDING_DISCOUNT: (Location.AEDIFICATOR,),
    Modifier.WAR_DISCOUNT: (Location.LEGATUS,),
    Modifier.PATRON_DISCOUNT: (Location.SENATUS,),
    Modifier.SURPLUS_FOR_GOODS: WITH_PAYMENT,
    Modifier.GOODS_FOR_SURPLUS: WITH_PAYMENT,
    Modifier.FREE_STEPS: (Location.ROMA,),
}

MOST_OF_A_SYMBOL: Final = 63  # of all four decks: how many are spent at once has six bits, in codes and in an action
SMALLEST_DECK: Final = 6  # five face up, and in the advanced game one more
SHADOWS: Final = 10  # workers of two shadows, which all need a space marked 3, 4 or 5

WORD: Final = re.compile(r"[a-z][a-z0-9-]*")
COMMANDS: Final = (
    "accept after all any back before board buy built cancel card cards choose decline done draw exchange exit extra "
    "fee first free gain good goods help hint influence keep left level list lower money move no none off on pass pay "
    "place plan play price province quit recruit refuse replace rest right row rules save sell shadow show skip slot "
    "space spend stay step stop take train training turn undo up upper use value with without worker yes"
)
RESERVED: Final = {*COMMANDS.split()} | {  # words of moves and of the interface, which no card may be called by
    text.lower() for kind in (Icon, Reward, Symbol, Part, Location, Deck) for text in kind.__members__
}


def _zeros(length: int, *inner: int) -> list[Any]:
    return [_zeros(*inner) if inner else 0 for _ in range(length)]


class Draft:
    """Content in the making."""

    def __init__(self) -> None:
        self.numbers: dict[str, Any] = {name: _zeros(*shape) for name, shape in SHAPES.items()}
        self.names: dict[str, list[str]] = {"building_names": [], "set_names": [], "equipment": [], "patron_names": []}
        self.attested: dict[str, str] = {}
        self.rows: dict[str, Table] = {}
        self._taken: dict[str, str] = {}  # word → the row that has it

    def put(self, field: str, place: Sequence[int], numbers: int | list[int]) -> None:
        """Write a number, or a row of them, at its place."""
        *outer, last = place
        rows = self.numbers[field]
        for index in outer:
            rows = rows[index]
        rows[last] = numbers

    def open(self, row: Row, keys: Sequence[str], optional: Sequence[str] = (), inner: str = "") -> None:
        """Check a row's keys and note what it says; under `inner` it holds rows of their own."""
        row.check_keys([*keys, "attested"], optional)
        self.attested[row.label] = row.text("attested", 0, LONGEST_NOTE)
        self.rows[row.label] = {key: value for key, value in row.table.items() if key not in ("attested", inner)}

    def name(self, row: Row, field: str) -> None:
        """Take the row's name, which must be a word of its own in a move, and call the row by it from now on."""
        name = row.text("name", 1, LONGEST_NAME)
        typed = word(name)
        if not name.isascii() or not WORD.fullmatch(typed) or typed.endswith("-"):
            row.fail(f"the name “{name}” must be of plain letters, digits, spaces and hyphens, beginning with a letter")
        if typed in RESERVED:
            row.fail(f"“{name}” cannot be a name, because the word means something else in the game")
        self.take(row, typed)
        self.names[field].append(name)
        row.name = name

    def take(self, row: Row, typed: str) -> None:
        if typed in self._taken:
            row.fail(f"“{typed}” is already used by {self._taken[typed]}")
        self._taken[typed] = row.label


def ids(letter: str) -> list[str]:
    return [f"{letter}{number:02}" for number in range(1, 31)]


def _cost(row: Row, key: str = "cost") -> list[int]:
    amounts = row.amounts(key, COST_LIMITS)
    if (goods := sum(amounts[: Icon.SURPLUS])) > MOST_GOODS_PAID:
        row.fail(f"“{key}” asks for {goods} goods, but at most {MOST_GOODS_PAID} are possible")
    return amounts


def _reward(row: Row) -> list[int]:
    amounts = row.amounts("reward", REWARD_LIMITS)
    if (goods := sum(amounts[: Reward.SURPLUS])) > MOST_GOODS_WON:
        row.fail(f"“reward” gives {goods} goods, but at most {MOST_GOODS_WON} are possible")
    return amounts


def _marks(row: Row, draft: Draft, deck: Deck, card: int) -> None:
    """What every card bears."""
    draft.put("players", (deck, card), row.choice("players", MARKS, "mark for players"))
    draft.put("symbol", (deck, card), row.choice("symbol", SYMBOLS, "symbol"))


def _bought(row: Row, draft: Draft, deck: Deck, card: int) -> None:
    """What building and war cards cost and bring."""
    draft.put("cost", (deck, card), _cost(row))
    draft.put("points", (deck, card), row.integer("vp", 0, 12))
    draft.put("influence", (deck, card), row.integer("influence", 0, 3))


def _enough(file: Row, draft: Draft, deck: Deck) -> None:
    always = draft.numbers["players"][deck].count(MARKS["-"])
    if always < SMALLEST_DECK:
        file.fail(f"only {always} cards are marked “-”, but a game of two needs at least {SMALLEST_DECK}")


def read_boards(file: Row, draft: Draft) -> None:
    sides = [f"{board}{side}" for board in range(1, 6) for side in "AB"]
    file.check_keys(["side"])
    file.part("side").check_keys(sides)
    for index, side in enumerate(sides):
        row = file.part("side").part(side, side)
        draft.open(row, list(GOODS))
        draft.put("board_prices", (index,), [row.integer(good, 1, 6) for good in GOODS])


def read_provinces(file: Row, draft: Draft) -> None:
    file.check_keys(["province"])
    file.part("province").check_keys(ids("A"))
    for card, name in enumerate(ids("A")):
        row = file.part("province").part(name, name)
        draft.open(row, ["upper", "lower", "part", "symbol", "players"])
        goods = [good for half in ("upper", "lower") for good in row.choices(half, 2, GOODS, "good")]
        draft.put("province_goods", (card,), goods)
        draft.put("province_part", (card,), row.choice("part", PARTS, "half-part"))
        _marks(row, draft, Deck.PROVINCE, card)
    _enough(file, draft, Deck.PROVINCE)


def read_buildings(file: Row, draft: Draft) -> None:
    file.check_keys(["building"])
    for kind, row in enumerate(file.parts("building", 15, "building")):
        row.check_keys(["name"], optional=list(row.table))
        draft.name(row, "building_names")
        draft.open(row, ["name", "cost", "vp", "influence", "plan", "built", "players"])
        for card, half in ((kind * 2, "plan"), (kind * 2 + 1, "built")):
            part = row.part(half)
            part.check_keys(["symbol", "reward"])
            draft.put("symbol", (Deck.BUILDING, card), part.choice("symbol", SYMBOLS, "symbol"))
            draft.put("players", (Deck.BUILDING, card), row.choice("players", MARKS, "mark for players"))
            draft.put("pair_reward", (card,), _reward(part))
            _bought(row, draft, Deck.BUILDING, card)
    _enough(file, draft, Deck.BUILDING)


def read_war(file: Row, draft: Draft) -> None:
    file.check_keys(["set"])
    for number, row in enumerate(file.parts("set", 6, "set")):
        row.check_keys(["name"], optional=list(row.table))
        draft.name(row, "set_names")
        draft.open(row, ["name", "equipment", "card"], inner="card")
        draft.names["equipment"].append(row.text("equipment", 1, LONGEST_NAME))
        for n, card in enumerate(row.parts("card", 5, "card"), start=1):
            card.name = f"{row.name} {n}"
            draft.open(card, ["n", "cost", "vp", "influence", "symbol", "players"])
            card.integer("n", n, n)
            draft.take(card, word(card.name))
            _bought(card, draft, Deck.WAR, number * 5 + n - 1)
            _marks(card, draft, Deck.WAR, number * 5 + n - 1)
    _enough(file, draft, Deck.WAR)


def read_patrons(file: Row, draft: Draft) -> None:
    file.check_keys(["patron"])
    file.part("patron").check_keys(ids("P"))
    for card, name in enumerate(ids("P")):
        row = file.part("patron").part(name, name)
        draft.open(row, ["name", "cost", "end", "active", "at", "symbol", "players"], optional=["price"])
        draft.name(row, "patron_names")
        row.name = name
        draft.put("cost", (Deck.PATRON, card), _cost(row))
        draft.put("patron_bonus", (card,), row.choice("end", BONUSES, "bonus"))
        modifier, place = row.choice("active", MODIFIERS, "effect"), row.choice("at", LOCATIONS, "location")
        _check_fits(row, modifier, place)
        draft.put("patron_modifier", (card,), modifier)
        draft.put("patron_at", (card,), place)
        draft.put("patron_price", (card,), _price(row, modifier))
        _marks(row, draft, Deck.PATRON, card)
    _enough(file, draft, Deck.PATRON)
    for symbol, name in enumerate(SYMBOLS):
        number = sum(deck.count(symbol) for deck in draft.numbers["symbol"])
        if number > MOST_OF_A_SYMBOL:
            file.fail(f"with these, {number} cards bear {name}, but at most {MOST_OF_A_SYMBOL} may")


def _check_fits(row: Row, modifier: int, place: int) -> None:
    fitting = FITTING.get(modifier, tuple(Location))
    if place not in fitting:
        at = ", ".join(location.name.capitalize() for location in fitting)
        row.fail(f"{row.table['active']} does nothing at {row.table['at']}; it belongs to {at}")


def _price(row: Row, modifier: int) -> list[int]:
    code = row.table["active"]
    if modifier not in PAID:
        if "price" in row.table:
            row.fail(f"“price” belongs to M10r, M10s and M10d only, not to {code}")
        return [0] * len(Icon)
    if "price" not in row.table:
        row.fail(f"“price” is missing, which {code} needs")
    price = _cost(row, "price")
    if not any(price):
        row.fail("“price” must not be empty")
    return price


def read_tracks(file: Row, draft: Draft) -> None:
    readers = {
        "scoring_card": _read_scoring_card,
        "political_track": _read_political_track,
        "province_track": _read_province_track,
        "training": _read_training,
        "colosseum": _read_colosseum,
        "card_slots": _read_card_slots,
        "spaces": _read_spaces,
    }
    file.check_keys(list(readers))
    for key, reader in readers.items():
        reader(file.part(key), draft)


def _read_scoring_card(table: Row, draft: Draft) -> None:
    sides = ("2-3", "4-5")
    table.check_keys(sides)
    for index, side in enumerate(sides):
        row = table.part(side)
        draft.open(row, ["vp"])
        draft.put("scoring_card", (index,), row.rising("vp", 9, 60))


def _read_political_track(row: Row, draft: Draft) -> None:
    draft.open(row, ["vp"])
    draft.numbers["political_track"] = row.rising("vp", 11, 60)


def _read_province_track(row: Row, draft: Draft) -> None:
    draft.open(row, ["highest"])
    row.integer("highest", 8, 8)  # the scoring card's nine levels


def _read_training(table: Row, draft: Draft) -> None:
    table.check_keys(["space"])
    for change, row in enumerate(table.parts("space", 4, "space"), start=1):
        draft.open(row, ["change", "den"])
        row.integer("change", change, change)
        draft.put("training_cost", (change - 1,), row.integer("den", 0, 9))


def _read_colosseum(table: Row, draft: Draft) -> None:
    table.check_keys(["space"])
    for space, row in enumerate(table.parts("space", 12, "space"), start=1):
        draft.open(row, ["space", "cost", "honour"])
        row.integer("space", space, space)
        draft.put("colosseum_cost", (space - 1,), _cost(row))
        draft.put("honour", (space - 1,), int(row.flag("honour")))


def _read_card_slots(table: Row, draft: Draft) -> None:
    table.check_keys(["slot"])
    for slot, row in enumerate(table.parts("slot", 5, "slot")):
        draft.open(row, ["least", "most"])
        least, most = row.integer("least", 1, 5), row.integer("most", 1, 5)
        if least > most:
            row.fail(f"“least” must not be more than “most”, but {least} is more than {most}")
        draft.put("slot_range", (slot,), [least, most])


def _read_spaces(table: Row, draft: Draft) -> None:
    places = list(LOCATIONS)[:5]
    table.check_keys(places)
    for index, place in enumerate(places):
        row = table.part(place)
        draft.open(row, ["players"])
        needed = row.integers("players", 5, 1, 5)
        if 1 not in needed:
            row.fail("at least one space must be open always, that is, have a 1 in “players”")
        draft.put("spaces", (index,), needed)
    marked = sum(needed >= 3 for place in draft.numbers["spaces"] for needed in place)
    if marked < SHADOWS:
        table.fail(f"only {marked} spaces are marked 3, 4 or 5, but the shadows of a game of two need {SHADOWS}")


READERS: Final[dict[str, Callable[[Row, Draft], None]]] = {
    "boards.toml": read_boards,
    "provinces.toml": read_provinces,
    "buildings.toml": read_buildings,
    "war.toml": read_war,
    "patrons.toml": read_patrons,
    "tracks.toml": read_tracks,
}
