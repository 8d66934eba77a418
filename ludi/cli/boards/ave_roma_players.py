"""Ave Roma in the terminal: the player boards."""

from collections import Counter
from typing import Any

from rich.text import Text

from ludi.cli.boards import fit
from ludi.cli.boards.ave_roma_ink import COLOURS, GOLD, GOODS, INK, LAUREL, NO_BREAK, STONE, Ink, flow, framed

STORE = 3
MOST_SURPLUS = 7
SLOTS = 5

Player = dict[str, Any]


def player_lines(ink: Ink, player: Player, width: int) -> list[Text]:
    """One player in a frame; his points stand in its upper edge."""
    seat, inner = player["seat"], width - 4
    decides = seat == ink.looking
    title = Text.assemble((f"{ink.signs.turn} " if decides else "", GOLD), ink.seat(seat))
    if player["board"]:
        title.append(f" {player['board']}", "dim")
    if player["passed"]:
        title.append(f" {ink.say('passed')}", "dim italic")
    lines = [
        *flow([*_goods(ink, player), *_wealth(ink, player), *_workers(ink, player)], inner),
        *flow(_politics(ink, player), inner, indent=2),
        *[line for patron in player["cards"]["patron"] for line in _patron(ink, patron, inner)],
        *flow(_cards(ink, player), inner, indent=2),
        *flow(_points(ink, player), inner, indent=2),
    ]
    total = _total(ink, player)
    total = total if title.cell_len + total.cell_len + 10 <= width else _total(ink, player, short=True)
    return framed(title, total, lines, width, COLOURS[seat] if decides else STONE, ink.signs)


def _total(ink: Ink, player: Player, short: bool = False) -> Text:
    """Points scored, and those there would be if the game ended now."""
    total, ended = ink.points(player["points"]["total"]), player["if_ended"]
    if ended is None or ink.view["phase"] == "over":
        return total
    between = Text(ink.signs.arrow) if short else Text(f"  {ink.say('if-ended')} ")
    between.stylize("dim")
    return Text.assemble(total, between, ink.points(ended["total"]))


def _goods(ink: Ink, player: Player) -> list[Text]:
    """Each good with the places of its store and its price on this board, three by three."""
    cells = []
    for good in GOODS:
        held = player["goods"][good]
        pips = Text.assemble((ink.signs.full * held, INK), (ink.signs.empty * (STORE - held), "dim"))
        price = f" {player['prices'][good]}{ink.say('tag-denarii')}" if player["prices"] else ""
        cells.append(fit(Text.assemble(ink.tag(good), " ", pips, (price, "dim")), 9))
    return [Text("  ").join(cells[:3]), Text("  ").join(cells[3:])]


def _wealth(ink: Ink, player: Player) -> list[Text]:
    surplus = Text.assemble(ink.tag("surplus"), (f" {player['surplus']}", INK), (f"/{MOST_SURPLUS}", "dim"))
    return [surplus, ink.icon("denarii", player["denarii"])]


def _workers(ink: Ink, player: Player) -> list[Text]:
    """At hand, in training with the values they may take, and the shadow's."""
    hand = Text(" ").join(Text(str(value), INK) for value in player["workers"]) or Text("-", "dim")
    parts = [Text.assemble(ink.dim("workers"), " ", hand, " ", ink.dim("strength", n=player["strength"]))]
    for space in player["training"]:
        if space["worker"]:
            values = "/".join(str(value) for value in space["values"])
            parts.append(
                Text.assemble(
                    (f"{ink.signs.change}{space['change']} ", "dim"),
                    (str(space["worker"]), INK),
                    f"{ink.signs.arrow}{values}",
                )
            )
    free = [f"{ink.signs.change}{space['change']}" for space in player["training"] if not space["worker"]]
    parts.append(Text.assemble(ink.dim("training-free"), " ", (" ".join(free) or "-", "dim")))
    if player["shadows"]:
        parts.append(Text.assemble(ink.dim("shadow"), " ", " ".join(str(value) for value in player["shadows"])))
    return parts


def _politics(ink: Ink, player: Player) -> list[Text]:
    """The political track, the patron slots, and the place in the Colosseum."""
    patrons = player["cards"]["patron"]
    active = sum(patron["active"] for patron in patrons)
    opened = player["slots"]
    slots = Text.assemble(
        (ink.signs.patron * active, GOLD),
        (ink.signs.idle * (opened - active), INK),
        (ink.signs.free * (SLOTS - opened), "dim"),
    )
    level = Text.assemble(
        ink.dim("political"),
        " ",
        (str(player["political"]), INK),
        ("/10 ", "dim"),
        ink.points(player["political_points"]),
    )
    arena = Text.assemble(ink.dim("colosseum"), " ", (str(player["colosseum"]), INK))
    return [level, Text.assemble(ink.dim("slots"), " ", slots), arena]


def _patron(ink: Ink, patron: dict[str, Any], width: int) -> list[Text]:
    sign = Text(f"{ink.signs.patron} ", GOLD) if patron["active"] else Text(f"{ink.signs.idle} ", "dim")
    name = Text(f"{patron['name']} ", INK if patron["active"] else "dim")
    spent = [ink.dim("spent")] if patron["spent"] else []
    effect, symbol = ink.effect(patron), ink.symbol(patron["symbol"])
    if not patron["active"]:
        effect.stylize("dim")
    return flow([Text.assemble(sign, name, symbol, " ", effect), ink.bonus(patron), *spent], width, indent=4)


def _cards(ink: Ink, player: Player) -> list[Text]:
    """Buildings, war sets, province cards with their half-parts, influence and symbols still to be used."""
    cards, parts = player["cards"], []
    if cards["building"]:
        pairs = Counter(card["name"] for card in cards["building"])
        names = ", ".join(
            name + (f"{NO_BREAK}{ink.signs.full * 2}" if number > 1 else "") for name, number in pairs.items()
        )
        parts.append(Text.assemble(ink.dim("buildings", n=len(cards["building"])), " ", names))
    if player["wars"]:
        sets = ", ".join(f"{name}{NO_BREAK}{number}/5" for name, number in player["wars"].items())
        parts.append(Text.assemble(ink.dim("wars", n=len(cards["war"])), " ", sets))
    if cards["province"]:
        halves = Text(" ").join(
            Text.assemble(ink.part(part), f"{ink.signs.times}{number}" if number > 1 else "")
            for part, number in player["parts"].items()
            if number
        )
        parts.append(Text.assemble(ink.dim("provinces", n=len(cards["province"])), " ", halves))
    if player["influence"]:
        parts.append(Text.assemble(ink.dim("influence"), " ", ink.influence(player["influence"])))
    symbols = [Text.assemble(str(n), ink.symbol(symbol)) for symbol, n in player["unspent"].items() if n]
    if symbols and ink.view["options"]["advanced"] == "on":
        parts.append(Text.assemble(ink.dim("to-spend"), " ", Text(" ").join(symbols)))
    return parts


def _points(ink: Ink, player: Player) -> list[Text]:
    """Where the points come from; those that count only at the end stand in brackets."""
    ended = player["if_ended"]["sources"] if player["if_ended"] else player["points"]["sources"]
    parts = []
    for source, number in ended.items():
        scored = player["points"]["sources"][source]
        if number or scored:
            more = number - scored
            shown = str(scored) if not more else f"({number})" if not scored else f"{scored}+({more})"
            parts.append(Text.assemble(ink.dim(f"source-{source}"), " ", (shown, LAUREL if scored else "")))
    return parts
