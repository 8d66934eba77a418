"""Why a move is refused: a clause a player can act on."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from ludi.engine.frames import arg, top
from ludi.engine.texts import Argument, Counted, Message, Name
from ludi.games.ave_roma.action import ACTED, new_action, value_of
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.catalogue import price_view
from ludi.games.ave_roma.choices import BOARDS, GOODS, ICONS, LOCATIONS, PAID_BY, PATRONS, SYMBOLS
from ludi.games.ave_roma.components import NOTHING, RING, SLOTS, TRAINING, WORKERS, Frame, Stage, State
from ludi.games.ave_roma.locations import card_used
from ludi.games.ave_roma.money import count_influence, count_spendable, fee_of
from ludi.games.ave_roma.narration import card_called, good_name, location_name, player
from ludi.games.ave_roma.patronage import active_patrons, swaps_of
from ludi.games.ave_roma.payment import accepted
from ludi.games.ave_roma.reasons import Purse, accepts, span, things
from ludi.games.ave_roma.stores import price_of
from ludi.games.ave_roma.tables import COLOSSEUM, KINDS, TRAINING_COST
from ludi.games.ave_roma.turn import can_become, free_space, reach, shadow_space
from ludi.games.ave_roma.vocabulary import Icon, Location

FORMS: Final = {
    Frame.CHOOSE_BOARD: "board BOARD",
    Frame.TURN: "place WORKER LOCATION, place WORKER LOCATION SLOT, place WORKERtoVALUE@CHANGE LOCATION, "
    "train WORKER CHANGE or pass",
    Frame.EXTRA_ACTION: "extra VALUE LOCATION, extra VALUE LOCATION SLOT or pass",
    Frame.SHADOW: "shadow WORKER LOCATION",
    Frame.RECRUIT: "recruit LOCATION",
    Frame.RECRUIT_WORKER: "take WORKER",
    Frame.EXTRA_BEFORE: "main or spend SYMBOL CARDS",
    Frame.EXTRA_AFTER: "done or spend SYMBOL CARDS",
    Frame.SPEND_PATRON: "rest or spend PATRON",
    Frame.SELL: "sell GOOD or done",
    Frame.BUY: "buy GOOD or done",
    Frame.HALF: "upper or lower",
    Frame.ADMINISTER: "receive GOOD, influence or done",
    Frame.INFLUENCE: "play ICONS or done",
    Frame.PICK: "pick GOOD",
    Frame.OVERFLOW: "surplus or denarii",
    Frame.DISCOUNT: "save ICON",
    Frame.PAY: "pay GOOD or pay surplus",
    Frame.PATRON_SLOT: "keep or replace PATRON",
    Frame.ACTIVATE: "activate PATRON",
    Frame.CAMPAIGN: "province NUMBER",
    Frame.GAIN: "gain PATRON or done",
    Frame.TRAIN: "train WORKER CHANGE or done",
    Frame.DOUBLE: "double PATRON",
    Frame.SEND: "send INFLUENCE",
    Frame.DRAW_ORDER: "next SEAT",
    Frame.DRAW_BOARD: "board BOARD",
}
WORKER: Final = re.compile(r"([1-5])(?:to([1-5])@([1-4]))?")
NEEDS_CARD: Final = (Location.MERCATOR, Location.AEDILIS)

Check = Callable[[State, list[str]], Message | None]


def refusal(s: State, text: str) -> Message:
    """The most telling reason, or the form of what is expected now."""
    frame, words = Frame(top(s)), text.split()
    check = CHECKS.get((frame, words[0])) if text == " ".join(words) and words else None
    reason = check(s, words[1:]) if check else None
    return reason or Message("ar-refusal-expected", {"forms": FORMS.get(frame, "draw CARD")})


def _unknown(kind: str, word: str, words: Sequence[str]) -> Message | None:
    return None if word in words else Message(f"ar-refusal-no-{kind}", {"word": word, "words": ", ".join(words)})


def _numbers(*words: str) -> list[int] | None:
    return [int(word) for word in words] if all(re.fullmatch(r"[0-9]{1,3}", word) for word in words) else None


# ---- placing and training -------------------------------------------------------------------------------------------


def _place(s: State, words: list[str]) -> Message | None:
    """WORKER LOCATION or WORKER LOCATION SLOT."""
    worker = WORKER.fullmatch(words[0]) if len(words) in (2, 3) else None
    if worker is None:
        return None
    unknown = _unknown("location", words[1], LOCATIONS)
    if unknown:
        return unknown
    printed, trained, space = (int(n) if n else 0 for n in worker.groups())
    absent = _not_in_training(s, printed, trained, space) if trained else _not_at_hand(s, printed)
    return absent or _location(s, trained or printed, LOCATIONS.index(words[1]), words[2:], imaginary=False)


def _extra_action(s: State, words: list[str]) -> Message | None:
    if len(words) not in (2, 3) or not re.fullmatch(r"[1-5]", words[0]):
        return None
    unknown = _unknown("location", words[1], LOCATIONS)
    return unknown or _location(s, int(words[0]), LOCATIONS.index(words[1]), words[2:], imaginary=True)


def _not_at_hand(s: State, worker: int) -> Message | None:
    seat = arg(s, 1)
    if s.hand[seat, worker - 1]:
        return None
    left = ", ".join(str(value) for value in range(1, WORKERS + 1) for _ in range(s.hand[seat, value - 1]))
    in_training = [space for space in range(TRAINING) if s.trained[seat, space] == worker]
    if in_training:
        space = in_training[0]
        value = next((v for v in range(1, 6) if v != worker and can_become(s, space, worker, v)), worker)
        return Message("ar-refusal-in-training", {"worker": worker, "form": f"place {worker}to{value}@{space + 1} …"})
    return Message(
        "ar-refusal-no-worker", {"player": player(seat), "worker": worker, "workers": left or Name("ar-refusal-nobody")}
    )


def _not_in_training(s: State, printed: int, value: int, change: int) -> Message | None:
    seat, args = arg(s, 1), {"worker": printed, "value": value, "change": change}
    if s.trained[seat, change - 1] != printed:
        return Message("ar-refusal-not-in-training", {"player": player(seat), **args})
    return None if can_become(s, change - 1, printed, value) else Message("ar-refusal-cannot-become", {**args})


def _location(s: State, value: int, location: int, slot: list[str], imaginary: bool) -> Message | None:
    if location >= Location.AEDIFICATOR:
        return _slot(s, value, location, slot, imaginary)
    if slot:
        return Message("ar-refusal-no-slots", {"location": location_name(location)})
    if not imaginary and free_space(s, location) == NOTHING:
        return Message("ar-refusal-full", {"location": location_name(location)})
    return _step(s, value) if location == Location.ROMA else _province(s, value, location)


def _slot(s: State, value: int, location: int, words: list[str], imaginary: bool) -> Message | None:
    args: dict[str, Argument] = {"location": location_name(location)}
    if not words or words[0] not in ("1", "2", "3", "4", "5"):
        return Message("ar-refusal-which-slot", {**args, "most": SLOTS})
    deck, slot = location - Location.AEDIFICATOR, int(words[0]) - 1
    args["slot"] = slot + 1
    if s.row[deck, slot] == NOTHING:
        return Message("ar-refusal-slot-empty", args)
    if s.spaces[location, slot] and not imaginary:
        return Message("ar-refusal-slot-taken", args)
    if not accepts(slot, value):
        return Message("ar-refusal-slot-range", {**args, "span": span(slot), "value": value})
    purse = Purse(s, arg(s, 1))
    lacks = purse.lacks(*purse.price(deck, int(s.row[deck, slot]), 0), location)
    return Message("ar-refusal-lacks", {"player": player(arg(s, 1)), "things": things(lacks)})


def _step(s: State, value: int) -> Message:
    """The first Colosseum step that could not be paid."""
    seat, steps = arg(s, 1), reach(s, arg(s, 1))
    space = (int(s.arena[seat]) + steps + 1) % RING
    price = things(price_view(int(COLOSSEUM[space])))
    args: dict[str, Argument] = {"player": player(seat), "step": steps + 1, "space": space + 1, "price": price}
    return Message("ar-refusal-step", {**args, "value": value})


def _province(s: State, value: int, location: int) -> Message:
    seat, province = arg(s, 1), value - 1
    args: dict[str, Argument] = {"player": player(seat), "province": value, "location": location_name(location)}
    if s.province_card[province] == NOTHING:
        if location in NEEDS_CARD:
            return Message("ar-refusal-no-card", args)
        if not _has_influence(s, seat):
            return Message("ar-refusal-no-influence", args)
    fee = fee_of(s, new_action(location, value, 0, int(Stage.BEFORE)), active_patrons(s, seat))
    return Message("ar-refusal-fee", {**args, "fee": fee}) if fee else Message("ar-refusal-no-trade", args)


def _train(s: State, words: list[str]) -> Message | None:
    numbers = _numbers(*words) if len(words) == 2 else None
    if numbers is None:
        return None
    (worker, change), seat = numbers, arg(s, 1)
    if not 1 <= worker <= WORKERS or not 1 <= change <= TRAINING:
        return None
    args: dict[str, Argument] = {"player": player(seat), "change": change}
    if s.trained[seat, change - 1]:
        return Message("ar-refusal-training-taken", args)
    if not s.hand[seat, worker - 1]:
        return _not_at_hand(s, worker)
    cost = int(TRAINING_COST[change - 1])
    return Message("ar-refusal-training-dear", {**args, "cost": Counted("ar-count-denarii", cost)})


# ---- shadows, recruiting, boards ------------------------------------------------------------------------------------


def _shadow(s: State, words: list[str]) -> Message | None:
    if len(words) != 2 or not re.fullmatch(r"[1-5]", words[0]):
        return None
    unknown, seat = _unknown("location", words[1], LOCATIONS[: Location.AEDIFICATOR]), arg(s, 1)
    if unknown:
        return unknown
    if not s.hand[2 + seat, int(words[0]) - 1]:
        return Message("ar-refusal-no-shadow", {"player": player(seat), "worker": int(words[0])})
    location = LOCATIONS.index(words[1])
    if shadow_space(s, location) == NOTHING:
        return Message("ar-refusal-full-of-shadows", {"location": location_name(location)})
    return None


def _recruit(s: State, words: list[str]) -> Message | None:
    if len(words) != 1:
        return None
    unknown = _unknown("location", words[0], LOCATIONS)
    return unknown or Message("ar-refusal-nobody-there", {"location": Name(f"ar-location-{words[0]}")})


def _take(s: State, words: list[str]) -> Message | None:
    if len(words) != 1 or not re.fullmatch(r"[1-5]", words[0]):
        return None
    value = int(words[0])
    args: dict[str, Argument] = {"worker": value, "location": location_name(arg(s, 3))}
    return Message("ar-refusal-take-order" if value in s.spaces.tolist()[arg(s, 3)] else "ar-refusal-not-there", args)


def _board(s: State, words: list[str]) -> Message | None:
    if len(words) != 1:
        return None
    word = words[0].upper()
    unknown = _unknown("board", word, BOARDS)
    if unknown:
        return unknown
    number = BOARDS.index(word) // 2
    owners = [seat for seat in range(s.players) if s.board[seat] != NOTHING and s.board[seat] // 2 == number]
    return Message("ar-refusal-board-taken", {"player": player(owners[0]), "board": number + 1}) if owners else None


# ---- within an action ------------------------------------------------------------------------------------------------


def _good(words: list[str], names: Sequence[str] = GOODS) -> tuple[int, Message | None]:
    if len(words) != 1:
        return NOTHING, None
    unknown = _unknown("good", words[0], names)
    return (NOTHING, unknown) if unknown else (names.index(words[0]), None)


def _sell(s: State, words: list[str]) -> Message | None:
    good, unknown = _good(words)
    return unknown if good < 0 else Message("ar-refusal-none-held", {**_held(s), "good": good_name(good)})


def _held(s: State) -> dict[str, Argument]:
    return {"player": player(arg(s, 1))}


def _buy(s: State, words: list[str]) -> Message | None:
    good, unknown = _good(words)
    if good < 0:
        return unknown
    args: dict[str, Argument] = {**_held(s), "good": good_name(good), "province": value_of(int(s.action))}
    price = price_of(s, arg(s, 1), good)
    if not has(int(KINDS[card_used(s)]), good):
        return Message("ar-refusal-not-shown", args)
    if good < arg(s, 2):
        return Message("ar-refusal-buy-order", {**args, "last": good_name(arg(s, 2))})
    if price > s.denarii[arg(s, 1)]:
        return Message("ar-refusal-too-dear", {**args, "price": Counted("ar-count-denarii", price)})
    return Message("ar-refusal-unpayable")


def _receive(s: State, words: list[str]) -> Message | None:
    good, unknown = _good(words)
    if good < 0:
        return unknown
    kinds = int(KINDS[card_used(s)]) if top(s) == Frame.ADMINISTER else arg(s, 2)
    if has(kinds, good):
        return Message("ar-refusal-unpayable")
    allowed = [good_name(each) for each in range(len(GOODS)) if has(kinds, each)]
    return Message("ar-refusal-not-among", {"good": good_name(good), "goods": allowed})


def _pay(s: State, words: list[str]) -> Message | None:
    by, unknown = _good(words, PAID_BY)
    if by < 0:
        return unknown
    seat, icon = arg(s, 1), arg(s, 2)
    name, args = Name(f"ar-icon-{PAID_BY[by]}"), {"player": player(seat)}
    swaps = swaps_of(active_patrons(s, seat), int(s.action) & 15)
    surplus = by == len(GOODS)
    fits = icon == Icon.SURPLUS or swaps & 1 if surplus else has(accepted(icon), by)
    if not fits:
        return Message("ar-refusal-icon", {"good": name, "icon": Name(f"ar-icon-{ICONS[icon]}")})
    if not (s.surplus[seat] if surplus else s.goods[seat, by]):
        return Message("ar-refusal-none-held", {**args, "good": name})
    return Message("ar-refusal-unpayable")


def _spend(s: State, words: list[str]) -> Message | None:
    if len(words) != 2 or not _numbers(words[1]):
        return None
    unknown = _unknown("symbol", words[0], SYMBOLS)
    if unknown:
        return unknown
    number, seat = int(words[1]), arg(s, 1)
    found = count_spendable(s, seat, SYMBOLS.index(words[0]))
    if number > found:
        symbol = Name(f"ar-symbol-{words[0]}")
        return Message("ar-refusal-few-cards", {"player": player(seat), "symbol": symbol, "n": found})
    if int(s.action) & 15 == Location.PROPRAETOR:
        return Message("ar-refusal-threes")
    return Message("ar-refusal-unpayable") if number else None


def _patron(s: State, words: list[str]) -> Message | None:
    if len(words) != 1:
        return None
    if words[0] not in PATRONS:
        return Message("ar-refusal-no-patron", {"word": words[0]})
    return Message("ar-refusal-patron", {"patron": card_called(words[0])})


def _done(s: State, words: list[str]) -> Message | None:
    """Having enough, or one half of a card: then something could not be paid, or nothing would have been done."""
    if words:
        return None
    frame = Frame(top(s))
    if frame in (Frame.SELL, Frame.BUY) and not int(s.action) & ACTED:
        return Message("ar-refusal-nothing-traded")
    return Message("ar-refusal-nothing-played" if frame == Frame.INFLUENCE else "ar-refusal-unpayable")


def _influence(s: State, words: list[str]) -> Message | None:
    if words:
        return None
    none = not _has_influence(s, arg(s, 1))
    return Message("ar-refusal-no-influence-cards", _held(s)) if none else Message("ar-refusal-unpayable")


def _has_influence(s: State, seat: int) -> bool:
    return any(count_influence(s, seat, icons) for icons in (1, 2, 3))


CHECKS: Final[dict[tuple[Frame, str], Check]] = {
    (Frame.TURN, "place"): _place,
    (Frame.TURN, "train"): _train,
    (Frame.TRAIN, "train"): _train,
    (Frame.EXTRA_ACTION, "extra"): _extra_action,
    (Frame.SHADOW, "shadow"): _shadow,
    (Frame.RECRUIT, "recruit"): _recruit,
    (Frame.RECRUIT_WORKER, "take"): _take,
    (Frame.CHOOSE_BOARD, "board"): _board,
    (Frame.EXTRA_BEFORE, "spend"): _spend,
    (Frame.EXTRA_AFTER, "spend"): _spend,
    (Frame.EXTRA_BEFORE, "main"): _done,
    (Frame.EXTRA_AFTER, "done"): _done,
    (Frame.SPEND_PATRON, "spend"): _patron,
    (Frame.SELL, "sell"): _sell,
    (Frame.SELL, "done"): _done,
    (Frame.BUY, "buy"): _buy,
    (Frame.BUY, "done"): _done,
    (Frame.HALF, "upper"): _done,
    (Frame.HALF, "lower"): _done,
    (Frame.ADMINISTER, "receive"): _receive,
    (Frame.ADMINISTER, "influence"): _influence,
    (Frame.ADMINISTER, "done"): _done,
    (Frame.INFLUENCE, "done"): _done,
    (Frame.PICK, "pick"): _receive,
    (Frame.PAY, "pay"): _pay,
    (Frame.PATRON_SLOT, "replace"): _patron,
    (Frame.PATRON_SLOT, "keep"): _done,
    (Frame.ACTIVATE, "activate"): _patron,
    (Frame.GAIN, "gain"): _patron,
    (Frame.GAIN, "done"): _done,
    (Frame.DOUBLE, "double"): _patron,
}
