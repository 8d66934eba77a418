"""What may be decided and what choosing does, as messages of the Fluent catalogue; what happened is in `telling.py`."""

from functools import cache
from typing import Any, Final

from ludi.engine.contract import Step
from ludi.engine.frames import OVER, arg, top
from ludi.engine.texts import Argument, Counted, Message, Name
from ludi.games.ave_roma import rules
from ludi.games.ave_roma.action import location_of, picks_of, province_of, value_of
from ludi.games.ave_roma.choices import (
    CARDS_OF,
    DECKS,
    GOODS,
    ICONS,
    LOCATIONS,
    PATRONS,
    SEATS,
    SYMBOLS,
    Choice,
    decode,
)
from ludi.games.ave_roma.components import Frame, State
from ludi.games.ave_roma.costs import denarii_in, icons, surplus_in
from ludi.games.ave_roma.tables import CONTENT, COST, MODIFIER, TRAINING_COST
from ludi.games.ave_roma.vocabulary import MODIFIER_CODES, PAID, WORDS, Deck, Location, Modifier

NAMED: Final = {
    "good": "good",
    "location": "location",
    "symbol": "symbol",
    "seat": "seat",
    "icon": "icon",
    "by": "icon",
    "into": "icon",
    "half": "half",
}


def player(seat: int) -> Name:
    return Name(f"ar-seat-{SEATS[seat]}")


def location_name(location: int) -> Name:
    return Name(f"ar-location-{LOCATIONS[location]}")


def good_name(good: int) -> Name:
    return Name(f"ar-good-{GOODS[good]}")


def card_title(deck: int, card: int) -> str:
    """A card as sentences name it: names are Latin in every language."""
    if deck == Deck.BUILDING:
        return CONTENT.building_names[card // 2]
    if deck == Deck.WAR:
        return f"{CONTENT.set_names[card // 5]} {card % 5 + 1}"
    return CONTENT.patron_names[card] if deck == Deck.PATRON else CONTENT.province_ids[card]


def card_name(deck: int, card: int) -> Message:
    """A card within a sentence: its title, and the thing on the table that it means."""
    return Message(
        "ar-title", {"title": card_title(deck, card), "target": f"card:{DECKS[deck]}:{CARDS_OF[deck][card]}"}
    )


@cache
def card_called(token: str) -> Message:
    """The same by its word in the notation."""
    return next(card_name(deck, names.index(token)) for deck, names in enumerate(CARDS_OF) if token in names)


def things(counts: dict[str, int]) -> list[Counted]:
    """`2 wood and 3 denarii`."""
    return [Counted(f"ar-count-{kind}", n) for kind, n in counts.items() if n]


def price(packed: int) -> dict[str, int]:
    """A price by icon."""
    goods = {ICONS[icon]: icons(packed, icon) for icon in range(10)}
    found = {**goods, "surplus": surplus_in(packed), "denarii": denarii_in(packed)}
    return {icon: n for icon, n in found.items() if n}


def price_list(packed: int) -> list[Counted] | Name:
    return things(price(packed)) or Name("ar-nothing")


def effect(patron: int) -> Message:
    """What a patron does while he is active."""
    modifier = Modifier(MODIFIER[patron])
    args: dict[str, Argument] = {"location": location_name(CONTENT.patron_at[patron])}
    if modifier in PAID:
        args["price"] = things({ICONS[i]: int(n) for i, n in enumerate(CONTENT.patron_price[patron])})
    return Message(f"ar-effect-{WORDS[MODIFIER_CODES[modifier]]}", args)


def choice_message(prefix: str, choice: Choice, extra: dict[str, Argument]) -> Message:
    """The message of a structured option: its identifier from `do`, its arguments from the other keys."""
    args: dict[str, Argument] = dict(extra)
    for key, value in choice.items():
        if key in NAMED:
            args[key] = Name(f"ar-{NAMED[key]}-{value}")
        elif key in ("card", "patron"):
            args[key] = card_called(value)
        elif key == "board" or isinstance(value, int):
            args[key] = value
    kind = choice["do"] + ("-slot" if "slot" in choice and choice["do"] != "draw" else "")
    return Message(f"{prefix}-{kind}", args)


def _more(s: State, choice: Choice) -> dict[str, Argument]:
    """What a description adds to the choice itself: prices and effects."""
    more: dict[str, Argument] = {}
    if "slot" in choice and "location" in choice:
        deck = LOCATIONS.index(choice["location"]) - Location.AEDIFICATOR
        more["price"] = price_list(int(COST[deck, CARDS_OF[deck].index(choice["card"])]))
    if choice["do"] == "train":
        more["cost"] = Counted("ar-count-denarii", int(TRAINING_COST[choice["change"] - 1]))
    if choice["do"] in ("sell", "buy", "overflow"):
        seat = arg(s, 1)
        worth = CONTENT.board_prices[s.board[seat]][GOODS.index(choice["good"])]
        more["worth"] = Counted("ar-count-denarii", worth)
    if choice["do"] == "recruit":
        lying = sorted(filter(None, s.spaces.tolist()[LOCATIONS.index(choice["location"])]))
        more["workers"] = ", ".join(map(str, lying))
    if choice["do"] == "half":
        first = 0 if choice["half"] == "upper" else 2
        four = CONTENT.province_goods[s.province_card[province_of(int(s.action))]]
        more["goods"] = [good_name(good) for good in four[first : first + 2]]
    if choice["do"] == "gain":
        more["effect"] = effect(PATRONS.index(choice["patron"]))
    if choice["do"] == "board":
        numbers = CONTENT.board_prices[(int(choice["board"][0]) - 1) * 2 + "AB".index(choice["board"][1])]
        more["prices"] = [Message("ar-price", {"good": good_name(i), "n": int(n)}) for i, n in enumerate(numbers)]
    return more


def describe(s: State, code: int) -> Message:
    """What choosing a code does."""
    choice = decode(s, code)
    frame = Frame(top(s))
    if choice["do"] == "done":  # what is ended depends on what was asked
        return Message(f"ar-do-done-{frame.name.lower().replace('_', '-')}")
    if choice["do"] == "spend":
        where = LOCATIONS[location_of(int(s.action))]
        return choice_message(f"ar-do-{where}", choice, _more(s, choice))
    if choice["do"] == "overflow":
        return choice_message(f"ar-do-{choice['into']}", choice, _more(s, choice))
    return choice_message("ar-do", choice, _more(s, choice))


def _prompt_arguments(s: State, frame: Frame) -> dict[str, Argument]:
    """What a question says besides who is asked."""
    action = int(s.action)
    args: dict[str, Argument] = {}
    if frame in (Frame.SELL, Frame.BUY, Frame.HALF, Frame.ADMINISTER, Frame.INFLUENCE):
        args["province"] = province_of(action) + 1
    if frame in (Frame.EXTRA_BEFORE, Frame.EXTRA_AFTER, Frame.GAIN):
        args |= {"location": location_name(location_of(action)), "value": value_of(action)}
    if frame == Frame.BUY:
        args["left"] = arg(s, 3)
    if frame == Frame.PICK:
        args["left"] = picks_of(action)
    if frame == Frame.OVERFLOW:
        args["good"] = good_name(arg(s, 2))
    if frame == Frame.PAY:
        args |= {"icon": Name(f"ar-icon-{ICONS[arg(s, 2)]}"), "price": price_list(int(s.due))}
    if frame == Frame.DISCOUNT:
        args["price"] = price_list(int(s.due))
    if frame == Frame.PATRON_SLOT:
        args["patron"] = card_name(Deck.PATRON, arg(s, 2))
    if frame == Frame.SPEND_PATRON:
        args |= {"symbol": Name(f"ar-symbol-{SYMBOLS[arg(s, 2)]}"), "left": arg(s, 3)}
    return args | _group_arguments(s, frame)


def _group_arguments(s: State, frame: Frame) -> dict[str, Argument]:
    if frame == Frame.RECRUIT or frame == Frame.RECRUIT_WORKER:
        group = arg(s, 2)
        left = 5 - sum(s.hand.tolist()[group])
        shadow = "yes" if group >= s.players else "no"
        args: dict[str, Argument] = {"left": left, "shadow": shadow}
        return args | ({"location": location_name(arg(s, 3))} if frame == Frame.RECRUIT_WORKER else {})
    if frame == Frame.SEND:
        return {"province": arg(s, 2) + 1, "left": arg(s, 3)}
    if frame == Frame.DOUBLE:
        return {"patron": card_name(Deck.PATRON, arg(s, 2))}
    if frame == Frame.DRAW_PROVINCE:
        return {"province": arg(s, 1) + 1}
    if frame == Frame.DRAW_CARD:
        return {"deck": Name(f"ar-deck-{Deck(arg(s, 1)).name.lower()}")}
    return {}


def prompt(s: State) -> Message:
    """What is to be decided, in one sentence."""
    who = rules.decider(s)
    if who == OVER:
        return Message("ar-prompt-over")
    frame = Frame(top(s))
    args: dict[str, Argument] = {"player": player(who), "you": "no"} if who >= 0 else {}
    return Message(f"ar-prompt-{frame.name.lower().replace('_', '-')}", args | _prompt_arguments(s, frame))


def narrate(step: Step) -> list[Message]:
    """The sentences of one step."""
    from ludi.games.ave_roma.telling import TELLERS, told_choice  # it builds on this module

    teller: Any = TELLERS.get(Frame(step.frame))
    told: list[Message] = teller(step, step.before, step.after) if teller else told_choice(step)
    return told
