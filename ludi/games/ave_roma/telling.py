"""What happened and why, step by step."""

from collections.abc import Callable
from typing import Any, Final

from ludi.engine.contract import Step
from ludi.engine.frames import arg
from ludi.engine.texts import Argument, Counted, Message, Name
from ludi.games.ave_roma.action import province_of, value_of
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.choices import GOODS, PATRONS, SEATS, SYMBOLS, decode
from ludi.games.ave_roma.components import CARDS, FACE_UP, NOTHING, OFF, Frame, Length, Source, State
from ludi.games.ave_roma.locations import card_used
from ludi.games.ave_roma.narration import (
    card_name,
    choice_message,
    effect,
    good_name,
    location_name,
    player,
    things,
)
from ludi.games.ave_roma.scoring import total_points
from ludi.games.ave_roma.supply import cards_needed, deck_size, strength
from ludi.games.ave_roma.tables import CONTENT
from ludi.games.ave_roma.verdict import decisions
from ludi.games.ave_roma.vocabulary import Deck, Location

# Decisions told by what follows from them, not by themselves.
SILENT: Final = {"done", "main", "rest", "influence", "half", "recruit", "receive", "pick", "spend", "spend-patron"}


def told_choice(step: Step) -> list[Message]:
    if step.code < 0:
        return []
    choice = decode(step.before, step.code)
    if choice["do"] in SILENT:
        return []
    seat = SEATS.index(choice["seat"]) if "seat" in choice else step.actor
    extra: dict[str, Argument] = {"player": player(seat)} if seat >= 0 else {}
    return [choice_message("ar-did", choice, extra)]


def change(s: State, after: State, seat: int) -> dict[str, int]:
    """What a player has more (or less) of: goods, surplus, denarii."""
    moved = {good: int(after.goods[seat, i]) - int(s.goods[seat, i]) for i, good in enumerate(GOODS)}
    moved["surplus"] = int(after.surplus[seat]) - int(s.surplus[seat])
    moved["denarii"] = int(after.denarii[seat]) - int(s.denarii[seat])
    return {kind: n for kind, n in moved.items() if n}


def scored(s: State, after: State, seat: int) -> int:
    return total_points(after, seat) - total_points(s, seat)


def _gained(message: str, step: Step) -> list[Message]:
    """`Yellow receives 2 wood and 3 denarii.`"""
    s, seat = step.before, int(step.before.actor)
    gained = things({kind: n for kind, n in change(s, step.after, seat).items() if n > 0})
    return [Message(message, {"player": player(seat), "things": gained})] if gained else []


def _turn(step: Step, s: State, after: State) -> list[Message]:
    seat, choice = step.actor, decode(s, step.code)
    if choice["do"] == "pass":
        workers = Counted("ar-count-workers", scored(s, after, seat))
        return [Message("ar-did-pass", {"player": player(seat), "workers": workers})]
    return [choice_message("ar-did", choice, {"player": player(seat)})]


def _next_turn(step: Step, s: State, after: State) -> list[Message]:
    """Those who have no workers left pass by themselves."""
    return [
        Message("ar-no-workers", {"player": player(seat)})
        for seat in range(s.players)
        if after.passed[seat] > s.passed[seat]
    ]


def _trade(step: Step, s: State, after: State) -> list[Message]:
    choice = decode(s, step.code)
    if choice["do"] == "done":
        return []
    coins = Counted("ar-count-denarii", abs(int(after.denarii[step.actor]) - int(s.denarii[step.actor])))
    return [choice_message("ar-did", choice, {"player": player(step.actor), "worth": coins})]


def _overflow(step: Step, s: State, after: State) -> list[Message]:
    choice = decode(s, step.code)
    gained = things(change(s, after, step.actor))
    return [choice_message("ar-did", choice, {"player": player(step.actor), "things": gained})]


def _quaestor(step: Step, s: State, after: State) -> list[Message]:
    return _gained("ar-takes", step)


def _receive(step: Step, s: State, after: State) -> list[Message]:
    return _gained("ar-receives", step)


def _payment(step: Step, s: State, after: State) -> list[Message]:
    seat = int(s.actor)
    paid = things({kind: -n for kind, n in change(s, after, seat).items() if n < 0})
    return [Message("ar-pays", {"player": player(seat), "things": paid})] if paid else []


def _spent(step: Step, s: State, after: State) -> list[Message]:
    symbol, cards = Name(f"ar-symbol-{SYMBOLS[arg(s, 1)]}"), Counted("ar-count-cards", arg(s, 2))
    told = [Message("ar-spends", {"player": player(int(s.actor)), "cards": cards, "symbol": symbol})]
    return [*told, *_gained("ar-takes", step)]


def _purchase(step: Step, s: State, after: State) -> list[Message]:
    deck, card, seat = arg(s, 1), arg(s, 2), int(s.actor)
    who: dict[str, Argument] = {"player": player(seat), "card": card_name(deck, card)}
    points = sum(after.points.tolist()[seat]) - sum(s.points.tolist()[seat])
    told = [Message("ar-buys", {**who, "points": points})]
    if deck == Deck.BUILDING and has(s.owned[seat, deck], card ^ 1):
        told.append(Message("ar-pair", {**who, "points": int(after.points[seat, Source.PAIRS])}))
    gained = things({kind: n for kind, n in change(s, after, seat).items() if n > 0})
    if gained:
        told.append(Message("ar-set-gives", {**who, "things": gained}))
    if deck == Deck.PATRON:
        active = has(after.active, card)
        told.append(Message("ar-patron-active" if active else "ar-patron-inactive", {**who, "effect": effect(card)}))
    return told


def _patron_slot(step: Step, s: State, after: State) -> list[Message]:
    return [choice_message("ar-did", decode(s, step.code), {"player": player(step.actor)})]


def _step(step: Step, s: State, after: State) -> list[Message]:
    seat = int(s.actor)
    if s.steps == 0:
        return []
    free = "yes" if after.due == 0 else "no"
    return [Message("ar-steps", {"player": player(seat), "space": int(after.arena[seat]) + 1, "free": free})]


def _political(step: Step, s: State, after: State, seat: int) -> list[Message]:
    """A level of political influence, and a patron that woke by itself."""
    told = []
    if after.political[seat] > s.political[seat]:
        told.append(Message("ar-political", {"player": player(seat), "level": int(after.political[seat])}))
    elif scored(s, after, seat) > 0:
        told.append(Message("ar-fame", {"player": player(seat)}))
    woken = int(after.active) & ~int(s.active)
    told += [
        Message("ar-did-activate", {"player": player(seat), "patron": card_name(Deck.PATRON, patron)})
        for patron in range(CARDS)
        if has(woken, patron)
    ]
    return told


def _honour(step: Step, s: State, after: State) -> list[Message]:
    return _political(step, s, after, int(s.actor))


def _raise(step: Step, s: State, after: State) -> list[Message]:
    province, number, seat = arg(s, 1), arg(s, 2), int(s.actor)
    before, level = int(s.influence[province, seat]), int(after.influence[province, seat])
    lost = max(before, 0) + number - level
    args: dict[str, Argument] = {"player": player(seat), "province": province + 1, "level": level, "lost": lost}
    return [Message("ar-stays" if before == level else "ar-rises", args)]


def _gain(step: Step, s: State, after: State) -> list[Message]:
    choice, seat = decode(s, step.code), step.actor
    if choice["do"] == "done":
        return []
    patron = PATRONS.index(choice["patron"])
    return [choice_message("ar-did", choice, {"player": player(seat), "effect": effect(patron)})]


def _province_card(step: Step, s: State, after: State) -> list[Message]:
    seat, province, card = int(s.actor), province_of(int(s.action)), card_used(s)
    fee = int(s.denarii[seat]) - int(after.denarii[seat])
    args: dict[str, Argument] = {"player": player(seat), "province": province + 1, "fee": fee}
    if card == NOTHING:
        return [Message("ar-pays-empty", args)]
    if not s.province_up[province]:
        return [Message("ar-card-slides", args)]
    told = [
        Message("ar-keeps-card", {**args, "card": card_name(Deck.PROVINCE, card), "cube": int(after.cube[province])})
    ]
    if after.ending > s.ending:
        told.append(Message("ar-province-ends", args))
    return told


def _draw_card(step: Step, s: State, after: State) -> list[Message]:
    deck, slot = arg(s, 1), arg(s, 2)
    args: dict[str, Argument] = {
        "card": card_name(deck, step.code),
        "deck": Name(f"ar-deck-{Deck(deck).name.lower()}"),
    }
    return [Message("ar-turned-up" if slot == FACE_UP else "ar-dealt", args)]


def _draw_province(step: Step, s: State, after: State) -> list[Message]:
    goods = [good_name(good) for good in CONTENT.province_goods[step.code]]
    card = card_name(Deck.PROVINCE, step.code)
    return [Message("ar-new-province-card", {"province": arg(s, 1) + 1, "card": card, "goods": goods})]


def _check_decks(step: Step, s: State, after: State) -> list[Message]:
    short = [row for row in range(3) if deck_size(s, row) < cards_needed(s, row)]
    if short:
        return [Message("ar-row-ends", {"deck": Name(f"ar-deck-{Deck(short[0]).name.lower()}")})]
    return [Message("ar-refill")]


def _refill(step: Step, s: State, after: State) -> list[Message]:
    row = arg(s, 1)
    left = int(after.gone[row]) & ~int(s.gone[row])
    told = [Message("ar-leaves", {"card": card_name(row, card)}) for card in range(CARDS) if has(left, card)]
    if s.face_up[row] != NOTHING:
        deck = Name(f"ar-deck-{Deck(row).name.lower()}")
        told.append(Message("ar-dealt", {"card": card_name(row, int(s.face_up[row])), "deck": deck}))
    return told


def _recruited(step: Step, s: State, after: State) -> list[Message]:
    """Which workers came, and from where."""
    group, choice = arg(s, 2), decode(s, step.code)
    taken = [v + 1 for v in range(5) for _ in range(int(after.hand[group, v]) - int(s.hand[group, v]))]
    if not taken:
        return []
    location = arg(s, 3) if step.frame == Frame.RECRUIT_WORKER else list(Location)[step.code]
    values = ", ".join(map(str, taken))
    args: dict[str, Argument] = {"player": player(step.actor), "location": location_name(location), "workers": values}
    return (
        [Message("ar-recruits", {**args, "n": len(taken), "shadow": "yes" if group >= s.players else "no"})]
        if choice
        else []
    )


def _new_order(step: Step, s: State, after: State) -> list[Message]:
    seats = [int(seat) for seat in after.order[: s.players]]
    places = [Message("ar-place", {"player": player(seat), "sum": strength(after, seat)}) for seat in seats]
    return [Message("ar-new-round", {"number": int(after.turn), "players": places})]


def _new_round(step: Step, s: State, after: State) -> list[Message]:
    told = [Message("ar-first-round", {"players": [player(int(seat)) for seat in after.order[: s.players]]})]
    return [*told, Message("ar-short-game")] if s.length == Length.SHORT and s.players >= 4 else told


def _finale(step: Step, s: State, after: State) -> list[Message]:
    return [Message("ar-finale")] if arg(s, 1) == 0 else []


def _legacy(step: Step, s: State, after: State) -> list[Message]:
    place = arg(s, 1)
    return _political(step, s, after, int(s.order[place])) if place < s.players else []


def _settle(step: Step, s: State, after: State) -> list[Message]:
    province = arg(s, 1)
    return [
        Message(
            "ar-pushed",
            {"player": player(seat), "province": province + 1, "level": int(after.influence[province, seat])},
        )
        for seat in range(s.players)
        if s.influence[province, seat] != after.influence[province, seat] != OFF
    ]


def _send(step: Step, s: State, after: State) -> list[Message]:
    choice = decode(s, step.code)
    return [choice_message("ar-did", choice, {"player": player(step.actor)})] if choice["influence"] else []


def _score(step: Step, s: State, after: State) -> list[Message]:
    order = sorted(range(s.players), key=lambda seat: -total_points(after, seat))
    totals = [Message("ar-total", {"player": player(seat), "points": total_points(after, seat)}) for seat in order]
    decided = decisions(after)[-1]
    told = [Message("ar-final", {"players": totals})]
    if len(decided.best) > 1:
        return [*told, Message("ar-win-shared", {"players": [player(seat) for seat in decided.best]})]
    by = "" if decided.criterion == "points" else f"-by-{decided.criterion}"
    return [*told, Message(f"ar-win{by}", {"player": player(decided.best[0])})]


def _roma(step: Step, s: State, after: State) -> list[Message]:
    return [Message("ar-walks", {"player": player(int(s.actor)), "steps": value_of(int(s.action))})]


Teller = Callable[[Step, Any, Any], list[Message]]

TELLERS: Final[dict[Frame, Teller]] = {
    Frame.TURN: _turn,
    Frame.NEXT_TURN: _next_turn,
    Frame.SELL: _trade,
    Frame.BUY: _trade,
    Frame.OVERFLOW: _overflow,
    Frame.QUAESTOR: _quaestor,
    Frame.ROMA: _roma,
    Frame.RECEIVE: _receive,
    Frame.PAYMENT: _payment,
    Frame.SPENT: _spent,
    Frame.PURCHASE: _purchase,
    Frame.PATRON_SLOT: _patron_slot,
    Frame.STEP: _step,
    Frame.HONOUR: _honour,
    Frame.RAISE: _raise,
    Frame.GAIN: _gain,
    Frame.PROVINCE_CARD: _province_card,
    Frame.DRAW_CARD: _draw_card,
    Frame.DRAW_PROVINCE: _draw_province,
    Frame.CHECK_DECKS: _check_decks,
    Frame.REFILL: _refill,
    Frame.RECRUIT: _recruited,
    Frame.RECRUIT_WORKER: _recruited,
    Frame.NEW_ORDER: _new_order,
    Frame.NEW_ROUND: _new_round,
    Frame.FINALE: _finale,
    Frame.LEGACY: _legacy,
    Frame.SETTLE: _settle,
    Frame.SEND: _send,
    Frame.SCORE: _score,
}
