"""Ave Roma in the terminal: the three card rows, and what each card means to the player who looks."""

from typing import Any, Final

from rich.text import Text

from ludi.cli.boards import fit
from ludi.cli.boards.ave_roma_ink import GOLD, INK, LAUREL, STONE, Ink, flow, framed
from ludi.games.ave_roma.catalogue import REWARDS, counted
from ludi.games.ave_roma.tables import SET_REWARDS, WHOLE_SET

HEAD, NAME, COST, GAIN, NOTE = 8, 19, 17, 6, 7  # widths of the columns
PATRON_NAME, PATRON_COST = 11, 9
SHORT_REASONS: Final = ("no-worker", "no-cards", "row")  # others can be seen: a worker in the slot, a player who passed

Row = dict[str, Any]


def row_lines(ink: Ink, row: Row, width: int) -> list[Text]:
    """One row in a frame; its title tells the location and how many cards the deck has left."""
    deck = ink.view["decks"][row["row"]]
    title = Text.assemble(
        (ink.name(f"location-{row['location']}"), INK), (f" {ink.signs.dot} ", "dim"), ink.dim(f"row-{row['row']}")
    )
    foot = ink.dim("deck", n=deck["left"], gone=deck["gone"])
    entries = [(_slot_head(ink, slot), slot) for slot in row["slots"]]
    if row["face_up"]:
        entries.append((Text.assemble(_can(ink, row["face_up"]), f" {ink.signs.deck}"), row["face_up"]))
    lines = [line for head, entry in entries for line in _entry(ink, head, entry, width - 4)]
    return framed(title, foot, lines, width, STONE, ink.signs)


def _offer(ink: Ink, entry: Row) -> dict[str, Any]:
    found: dict[str, Any] = entry["offers"].get(ink.looking, {}) if ink.looking else {}
    return found


def _can(ink: Ink, entry: Row) -> Text:
    return Text(ink.signs.can if _offer(ink, entry).get("buyable") else " ", LAUREL)


def _slot_head(ink: Ink, slot: Row) -> Text:
    """Whether it can be bought, slot, and the values it accepts or the worker on it."""
    values = f"{slot['least']}-{slot['most']}" if slot["most"] > slot["least"] else str(slot["least"])
    values = f"[{slot['worker']}]" if slot["worker"] else values
    return Text.assemble(
        _can(ink, slot), " ", (str(slot["slot"]), INK), " ", (values, GOLD if slot["worker"] else "dim")
    )


def _why(ink: Ink, offer: Row) -> Text:
    """What keeps the player who looks from buying, in a word."""
    if not offer.get("why"):
        return Text()
    kind, args = offer["why"]["id"].removeprefix("ar-why-"), offer["why"]["args"]
    if kind == "lacks":
        things = {thing["name"].rpartition("-")[2]: thing["n"] for thing in args["things"]}
        return Text.assemble(ink.dim("why-lacks"), " ", ink.price(things))
    return ink.dim(f"why-{kind}", **args) if kind in SHORT_REASONS else Text()


def _entry(ink: Ink, head: Text, entry: Row, width: int) -> list[Text]:
    card = entry["card"]
    if card is None:
        return [Text.assemble(fit(head, HEAD), (ink.signs.free, "dim"))]
    offer = _offer(ink, entry)
    name = Text(ink.title(card), INK if offer.get("buyable") or not offer else "")
    price, symbol, why = _price(ink, card, offer), ink.symbol(card["symbol"]), _why(ink, offer)
    if card["kind"] == "patron":
        start = Text.assemble(fit(head, HEAD), fit(name, PATRON_NAME), fit(price, PATRON_COST), symbol)
        return _beside(start, [ink.effect(card), ink.bonus(card), why], width)
    gains = [ink.points(card["vp"])] if card["vp"] else []
    gains += [ink.influence(card["influence"])] if card["influence"] else []
    gain, note = fit(Text(" ").join(gains), GAIN), fit(_note(ink, card), NOTE)
    return _beside(
        Text.assemble(fit(head, HEAD), fit(name, NAME), fit(price, COST), gain, symbol, " ", note), [why], width
    )


def _price(ink: Ink, card: Row, offer: Row) -> Text:
    """The price for the player who looks, marked where it is less than printed."""
    price = ink.price(offer["price"] if offer else card["cost"])
    if offer.get("discount"):
        return Text.assemble(price, (f" -{offer['discount']}{ink.signs.any}", LAUREL))
    cheaper = offer and offer["price"] != card["cost"]
    return Text.assemble(price or Text("0"), ("!" if cheaper else "", LAUREL))


def _note(ink: Ink, card: Row) -> Text:
    """What the card adds to those of the player who looks: his pair or his set."""
    player = ink.players.get(ink.looking or "")
    if card["kind"] == "building":
        missing = player is not None and card["card"] in player["pairs_missing"]
        return Text.assemble((ink.signs.full * 2, GOLD if missing else "dim"), " ", ink.reward(card["pair_reward"]))
    number = (player["wars"].get(card["name"], 0) if player else 0) + 1
    if number == 1:
        return Text()
    reward = ink.influence(1) if number == WHOLE_SET else ink.reward(counted(REWARDS, SET_REWARDS[number]))
    return Text.assemble((f"{number}/5 ", "bold"), reward)


def _beside(start: Text, texts: list[Text], width: int) -> list[Text]:
    """Texts to the right of a beginning, in more lines where they need them."""
    room, texts = width - start.cell_len - 1, [text for text in texts if text]
    if not texts:
        return [start]
    if room < 12:  # a very narrow terminal
        return [start, *(Text.assemble("    ", line) for line in flow(texts, width - 4))]
    lines = flow(texts, room)
    blank = " " * start.cell_len
    return [Text.assemble(start if i == 0 else blank, " ", line) for i, line in enumerate(lines)]
