"""The short name of everything that can be pointed at, with what can be seen of it.

What is written on a thing stands in its name, word for word: who speaks to the machine says what they see.
"""

from typing import Final

from ludi.engine.texts import Argument, Message, Name
from ludi.games.ave_roma.catalogue import PRINTED
from ludi.games.ave_roma.choices import BOARDS, GOODS
from ludi.games.ave_roma.components import NOTHING, OFF
from ludi.games.ave_roma.narration import card_name, good_name, location_name
from ludi.games.ave_roma.phrases import (
    deck_name,
    denarii,
    goods,
    numbers,
    points,
    prices_of,
    said,
    seat_name,
    seat_names,
    span_of,
    symbol_name,
)
from ludi.games.ave_roma.reading import Reading, trained_values
from ludi.games.ave_roma.supply import deck_size
from ludi.games.ave_roma.tables import CONTENT, HONOURS, PRICES, SPACES_FROM, TRAINING_COST
from ludi.games.ave_roma.view import rounds_at_pace
from ludi.games.ave_roma.vocabulary import Deck, Location

NUMERALS: Final = ("", "I", "II", "III", "IV", "V")  # of war cards on player boards, where a plain number is a count
HALVES: Final = ("upper", "lower")


# ---- the board ------------------------------------------------------------------------------------------------------


def location(r: Reading, where: int) -> Message:
    workers = [worker for worker in r.f.spaces[where] if worker]
    args: dict[str, Argument] = {"location": location_name(where), "workers": numbers(workers)}
    empty = "" if workers else "-empty"
    if where >= Location.AEDIFICATOR:
        return said(f"row-here{empty}", args)
    spaces = zip(r.f.spaces[where], CONTENT.spaces[where], strict=True)
    args["free"] = sum(not worker and int(players) <= r.f.players for worker, players in spaces)
    return said(f"here{empty}", args)


def space(r: Reading, where: int, number: int) -> Message:
    worker, players = r.f.spaces[where][number], int(SPACES_FROM[where, number])
    args: dict[str, Argument] = {"location": location_name(where), "value": worker, "players": players}
    if worker:
        return said("space-worker", args)
    if players <= r.f.players:
        return said("space-free", args)
    return said("space-shadow" if r.f.players == 2 else "space-closed", args)


def slot(r: Reading, row: int, number: int) -> Message:
    card = r.f.row[row][number]
    args: dict[str, Argument] = {"deck": deck_name(row), "slot": number + 1, "span": span_of(number)}
    if card == NOTHING:
        return said("slot-empty", args)
    version = PRINTED[row][card]["version"] or "none"
    return said("slot", {**args, "card": card_name(row, card), "version": version})


def slot_worker(r: Reading, row: int, number: int) -> Message:
    return said("slot-worker", {"deck": deck_name(row), "value": r.f.spaces[Location.AEDIFICATOR + row][number]})


def face_up(r: Reading, row: int) -> Message:
    card = r.f.face_up[row]
    if card == NOTHING:
        return said("face-up-none", {"deck": deck_name(row)})
    return said("face-up", {"deck": deck_name(row), "card": card_name(row, card)})


def deck(r: Reading, which: int) -> Message:
    return said("deck", {"deck": deck_name(which), "n": deck_size(r.s, which)})


def province(r: Reading, number: int) -> Message:
    card = r.f.province_card[number]
    if card == NOTHING:
        return said("province-empty", {"province": number + 1})
    printed, place = PRINTED[Deck.PROVINCE][card], ("lower", "upper")[r.f.province_up[number]]
    halves: dict[str, Argument] = {half: goods(printed[half]) for half in HALVES}
    return said("province", {"province": number + 1, **halves, "place": place})


def half(r: Reading, number: int, which: str) -> Message:
    card = r.f.province_card[number]
    shown = [] if card == NOTHING else PRINTED[Deck.PROVINCE][card][which]
    return said("half", {"province": number + 1, "half": Name(f"ar-half-{which}"), "goods": goods(shown)})


def province_good(number: int, good: str) -> Message:
    return said("province-good", {"province": number + 1, "good": good_name(GOODS.index(good))})


def marker(r: Reading, number: int, seat: int) -> Message:
    level = r.f.influence[number][seat]
    args: dict[str, Argument] = {"province": number + 1, "player": seat_name(seat), "level": max(level, 0)}
    return said("marker-off" if level == OFF else "marker", args)


def cube(r: Reading, number: int) -> Message:
    return said("cube", {"province": number + 1, "level": r.f.cube[number]})


def ring(r: Reading, number: int) -> Message:
    there = [seat for seat in r.seats if r.f.arena[seat] == number]
    args: dict[str, Argument] = {"space": number + 1, "players": seat_names(there)}
    return said("ring-players" if there else "ring", {**args, "honour": "yes" if HONOURS[number] else "no"})


def gladiator(r: Reading, seat: int) -> Message:
    return said("gladiator", {"player": seat_name(seat), "space": r.f.arena[seat] + 1})


# ---- the round ------------------------------------------------------------------------------------------------------


def order(r: Reading) -> Message:
    seats = [seat for seat in r.f.order[: r.f.players] if seat != NOTHING]
    return said("order", {"players": seat_names(seats)}) if seats else said("order-later")


def score(r: Reading) -> Message:
    best_first = sorted(r.seats, key=lambda seat: -sum(r.f.points[seat]))
    each = [said("score-one", {"player": seat_name(seat), "n": sum(r.f.points[seat])}) for seat in best_first]
    return said("score", {"players": each})


def rounds(r: Reading) -> list[Message]:
    """The round, what is left in the deck that mostly ends the game, and how long that lasts at this pace."""
    if not r.f.turn:
        return [said("rounds-setup")]
    told = [said("rounds", {"round": r.f.turn, "cards": int(deck_size(r.s, Deck.PROVINCE))})]
    left = rounds_at_pace(r)
    return told if left is None else [*told, said("rounds-pace", {"left": left})]


# ---- players --------------------------------------------------------------------------------------------------------


def worker(r: Reading, seat: int, value: int) -> Message:
    return said("worker", {"value": value, "n": r.f.hand[seat][value - 1], "player": seat_name(seat)})


def training(r: Reading, seat: int, number: int) -> Message:
    printed = r.f.trained[seat][number]
    args: dict[str, Argument] = {"player": seat_name(seat), "change": number + 1, "value": printed}
    if not printed:
        return said("training-free", {**args, "cost": denarii(int(TRAINING_COST[number]))})
    others = [value for value in trained_values(r.f.training, number, printed) if value != printed]
    return said("training-worker", {**args, "n": len(others), "values": numbers(others)})


def shadow(seat: int, value: int) -> Message:
    return said("shadow", {"player": seat_name(seat), "value": value})


def good(r: Reading, seat: int, number: int) -> Message:
    args: dict[str, Argument] = {
        "player": seat_name(seat),
        "good": good_name(number),
        "n": r.f.goods[seat][number],
    }
    mat = r.f.board[seat]
    if mat == NOTHING:
        return said("good", args)
    return said("good-price", {**args, "price": denarii(int(PRICES[mat, number]))})


def person(r: Reading, seat: int) -> Message:
    args: dict[str, Argument] = {"player": seat_name(seat), "points": points(sum(r.f.points[seat]))}
    return said("player-passed" if r.f.passed[seat] else "player", args)


def points_of(r: Reading, seat: int) -> Message:
    args: dict[str, Argument] = {"player": seat_name(seat), "n": sum(r.f.points[seat])}
    ended = r.ended
    return said("points", args) if ended is None else said("points-ended", {**args, "ended": sum(ended[seat])})


def card(r: Reading, seat: int, which: int, number: int) -> Message:
    """A card that somebody has."""
    printed, spent = PRINTED[which][number], r.f.spent[which] >> number & 1
    args: dict[str, Argument] = {
        "player": seat_name(seat),
        "symbol": symbol_name(printed["symbol"]),
        "spent": "yes" if spent else "no",
    }
    if which == Deck.PROVINCE:
        return said("card-province", {**args, "card": card_name(which, number)})
    title = f"{printed['name']} {NUMERALS[printed['number']]}" if which == Deck.WAR else printed["name"]
    return said(
        f"card-{printed['kind']}",
        {**args, "card": title, "state": state_of(r, which, number), "n": printed["influence"]},
    )


def state_of(r: Reading, which: int, number: int) -> str:
    """What was done with a card."""
    if which == Deck.PATRON:
        return "active" if r.f.active >> number & 1 else "idle"
    if not PRINTED[which][number]["influence"]:
        return "none"
    return "used" if r.f.used[which] >> number & 1 else "unused"


def board(number: int) -> Message:
    return said("mat-prices", {"board": BOARDS[number], "prices": prices_of(number)})


def held(kind: str, seat: int, number: int) -> Message:
    """Surplus, denarii or political influence."""
    return said(kind, {"player": seat_name(seat), "n": number})


def sign(name: str) -> Message:
    return said(f"name-{name}")
