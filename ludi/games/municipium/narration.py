"""What happened and why, step by step, as messages of the Fluent catalogue."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ludi.engine.contract import Step
from ludi.engine.frames import OVER, arg, top
from ludi.engine.texts import Argument, Message, Name
from ludi.games.municipium import rules
from ludi.games.municipium.choices import PIECES, PLACES, SEATS, Choice, decode
from ludi.games.municipium.components import NOBODY, NOTHING, Edition, Frame, Place, State
from ludi.games.municipium.influence import first_and_second, influence
from ludi.games.municipium.scoring import goal_reached
from ludi.games.municipium.verdict import criteria
from ludi.games.municipium.wording import family, members, piece_name, pieces, place_name

# which names of the catalogue the parts of a choice have
KEYS: Final = {
    "place": "place",
    "from": "place",
    "to": "place",
    "family": "seat",
    "citizen": "piece",
    "piece": "piece",
    "card": "card",
}

# Decisions told by what follows from them, not by themselves.
SILENT: Final = {"stop", "take-two", "bring", "draw", "draw-to-keep", "look-to-family", "look-to-banner"}


def first_there(s: State, place: int) -> dict[str, Argument]:
    """The family that is first, and whether the Temple order made it so: the cause most sentences give."""
    first, second = first_and_second(s, place)
    tied = second != NOBODY and influence(s, first, place) == influence(s, second, place)
    return {"family": family(first), "tie": "yes" if tied else "no"}


def choice_message(kind: str, choice: Choice, extra: Mapping[str, Argument]) -> Message:
    """The message of a structured option: its identifier from `do`, its arguments from the other keys."""
    args: dict[str, Argument] = dict(extra)
    for key, value in choice.items():
        if key in KEYS:
            args["origin" if key == "from" else "target" if key == "to" else key] = Name(f"mun-{KEYS[key]}-{value}")
    if "plain" in choice:
        args["members"] = members(choice["plain"], choice["wreathed"])
    if "citizens" in choice:
        args["citizens"] = pieces([choice["citizens"].count(kind) for kind in PIECES])
    wreathed = "-wreathed" if choice["do"] == "move" and choice["wreathed"] else ""
    return Message(f"mun-{kind}-{choice['do']}{wreathed}", args)


def describe(s: State, code: int) -> Message:
    """What choosing a code does."""
    choice = decode(s, code)
    if choice["do"] in ("use", "play-card"):  # each power and card has its own description
        return Message(f"mun-do-{choice['do']}-{choice.get('place') or choice['card']}")
    return choice_message("do", choice, {})


def prompt(s: State) -> Message:
    """What is to be decided, in one sentence."""
    who = rules.decider(s)
    if who == OVER:
        return Message("mun-prompt-over")
    frame = Frame(top(s))
    args: dict[str, Argument] = {"family": family(who), "you": "no"} if who >= 0 else {}
    if frame in (Frame.CHOOSE_CITIZENS, Frame.USE_POWER, Frame.REPOSITION):
        args["place"] = place_name(arg(s, 2))
    if frame == Frame.REPOSITION:
        args["members"] = members(int(s.unplaced[who, 0]), int(s.unplaced[who, 1]))
    if frame == Frame.TAVERN_COUNT:
        own = "yes" if arg(s, 2) == who else "no"
        args |= {"own": own, "whose": family(arg(s, 2)), "origin": place_name(arg(s, 3))}
    if frame == Frame.PLACE_CITIZEN:
        args["citizens"] = pieces(s.drawn)
    if frame == Frame.BASILICA_GIVE:
        args["left"] = arg(s, 3)
    if frame == Frame.PLACE_MEMBER:
        args["left"] = int(s.unplaced[who, 0])
    return Message(f"mun-prompt-{frame.name.lower().replace('_', '-')}", args)


def narrate(step: Step) -> list[Message]:
    """The sentences of one step."""
    teller = TELLERS.get(Frame(step.frame))
    return teller(step, step.before, step.after) if teller else _told_choice(step)


def _told_choice(step: Step) -> list[Message]:
    if step.code < 0:
        return []
    choice = decode(step.before, step.code)
    if choice["do"] in SILENT or (choice["do"] == "use" and step.frame == Frame.USE_POWER):
        return []
    return [choice_message("did", choice, {"family": family(step.actor)} if step.actor >= 0 else {})]


def _tavern_count(step: Step, s: State, _: State) -> list[Message]:
    who = {"family": family(step.actor), "whose": family(arg(s, 2)), "origin": place_name(arg(s, 3))}
    return [choice_message("did", decode(s, step.code), who)]


def _pick_power(step: Step, s: State, _: State) -> list[Message]:
    choice = decode(s, step.code)
    if choice["do"] == "pass" and not any(first_and_second(s, place)[0] == step.actor for place in Place):
        return [Message("mun-did-pass-first-nowhere", {"family": family(step.actor)})]
    if choice["do"] == "use":
        return [choice_message("did", choice, first_there(s, PLACES.index(choice["place"])))]
    return [choice_message("did", choice, {"family": family(step.actor)})]


def _emporium(step: Step, s: State, _: State) -> list[Message]:
    if decode(s, step.code)["do"] == "draw":
        return []
    return [
        Message(
            "mun-did-stop-drawing" if sum(s.bag.tolist()) else "mun-bag-empty-emporium", {"family": family(step.actor)}
        )
    ]


def _basilica(step: Step, s: State, after: State) -> list[Message]:
    choice = decode(s, step.code)
    if choice["do"] != "give":
        return _told_choice(step)
    told = [choice_message("did", choice, {"family": family(step.actor)})]
    if after.decurions[step.actor] > s.decurions[step.actor]:
        told.append(
            Message("mun-basilica-decurion", {"family": family(step.actor), "n": int(after.decurions[step.actor])})
        )
    return told


def _forum_which(step: Step, s: State, _: State) -> list[Message]:
    source = arg(s, 2)
    citizen = piece_name(step.code)
    if source <= len(SEATS):
        return [
            Message(
                "mun-did-take-from-family",
                {"family": family(step.actor), "whose": family(source - 1), "citizen": citizen},
            )
        ]
    place = place_name(source - len(SEATS) - 1)
    return [Message("mun-did-take-from-banner", {"family": family(step.actor), "place": place, "citizen": citizen})]


def _reposition(step: Step, s: State, after: State) -> list[Message]:
    """Told once, when the last member stands."""
    if arg(s, 2) != Place.PRAETORIUM:
        return []
    seat = step.actor
    counts = [(place, int(after.plain[seat, place]), int(after.wreathed[seat, place])) for place in Place]
    stands = [
        Message("mun-stands", {"place": place_name(place), "members": members(plain, wreathed)})
        for place, plain, wreathed in counts
        if plain + wreathed
    ]
    return [Message("mun-repositioned", {"family": family(seat), "stands": stands})]


def _draw_citizen(step: Step, s: State, _: State) -> list[Message]:
    return [Message("mun-drew", {"family": family(arg(s, 1)), "citizen": piece_name(step.code)})]


def _draw_stock(step: Step, s: State, _: State) -> list[Message]:
    return [Message("mun-drew-to-keep", {"family": family(arg(s, 1)), "citizen": piece_name(step.code)})]


def _draw_room(step: Step, s: State, _: State) -> list[Message]:
    return [Message("mun-room-citizen", {"place": place_name(arg(s, 1)), "citizen": piece_name(step.code)})]


def _order(message: str, s: State) -> Message:
    return Message(message, {"families": [family(seat) for seat in s.temple_order[: s.players]]})


def _initial_order(step: Step, s: State, after: State) -> list[Message]:
    return [_order("mun-temple-order-initial", after)]


def _temple(step: Step, s: State, after: State) -> list[Message]:
    same = s.temple_order.tolist() == after.temple_order.tolist()
    return [_order("mun-temple-order-stays" if same else "mun-temple-order-new", after)]


def _baths(step: Step, s: State, after: State) -> list[Message]:
    seat = arg(s, 1)
    moved = members(int(s.plain[seat, Place.BATHS]), int(s.wreathed[seat, Place.BATHS]))
    told = [Message("mun-baths-walk", {"family": family(seat), "members": moved})]
    if after.wreaths < s.wreaths:
        told.append(Message("mun-baths-wreath", {"family": family(seat)}))
    elif s.wreaths == 0:
        told.append(Message("mun-baths-no-wreath-left"))
    else:
        told.append(
            Message("mun-baths-nobody-eligible" if s.edition == Edition.RETAIL else "mun-baths-nobody-eligible-v3")
        )
    return told


def _praefect(step: Step, s: State, after: State) -> list[Message]:
    return [Message("mun-praefect-reaches", {"place": place_name(after.praefect)})]


def _praefect_event(step: Step, s: State, after: State) -> list[Message]:
    place = arg(s, 1)
    first, second = first_and_second(s, place)
    told: list[Message] = []
    if first == NOBODY:
        told.append(Message("mun-praefect-nobody", {"place": place_name(place)}))
    elif s.room_favor[place]:
        told.append(Message("mun-praefect-favor", first_there(s, place)))
    else:
        told.append(Message("mun-praefect-no-favor", {"family": family(first)}))
    if s.room_citizen[place] != NOTHING:
        citizen = piece_name(s.room_citizen[place])
        if second == NOBODY:
            told.append(Message("mun-praefect-citizen-to-bag", {"citizen": citizen}))
        else:
            told.append(Message("mun-praefect-citizen", {"family": family(second), "citizen": citizen}))
    return told


def _refill_room(step: Step, s: State, after: State) -> list[Message]:
    place = arg(s, 1)
    told = []
    if not after.room_favor[place]:
        told.append(Message("mun-no-favor-left", {"place": place_name(place)}))
    if s.players >= 3 and not sum(s.bag.tolist()):
        told.append(Message("mun-bag-empty-room", {"place": place_name(place)}))
    return told


def _citizen_event(step: Step, s: State, after: State) -> list[Message]:
    place = arg(s, 1)
    told = [Message("mun-citizen-event", {"place": place_name(place)})]
    if first_and_second(s, place)[0] == NOBODY:
        told.append(Message("mun-citizen-event-nobody", {"citizens": pieces(s.banner.tolist()[place])}))
    return told


def _citizen_gifts(step: Step, s: State, after: State) -> list[Message]:
    place, left = arg(s, 1), arg(s, 2)
    _, second = first_and_second(s, place)
    taken = s.banner.tolist()[place]
    taken[left] -= 1
    told = [Message("mun-citizens-first", {**first_there(s, place), "citizens": pieces(taken)})]
    citizen = piece_name(left)
    if second == NOBODY:
        told.append(Message("mun-citizens-to-bag", {"citizen": citizen}))
    else:
        told.append(Message("mun-citizens-second", {"family": family(second), "citizen": citizen}))
    return told


def _exchange_set(step: Step, s: State, after: State) -> list[Message]:
    seat = arg(s, 1)
    had, has = s.stock.tolist()[seat], after.stock.tolist()[seat]
    paid = [more - less for more, less in zip(had, has, strict=True)]
    return [Message("mun-set", {"family": family(seat), "pieces": pieces(paid), "n": int(after.decurions[seat])})]


def _citizen_visit(step: Step, s: State, after: State) -> list[Message]:
    return [] if sum(s.bag.tolist()) else [Message("mun-bag-empty-draw", {"family": family(arg(s, 1))})]


def _choose_card(step: Step, s: State, after: State) -> list[Message]:
    told = _told_choice(step)
    if decode(s, step.code).get("card") == "citizen-invitation" and not sum(s.bag.tolist()):
        told.append(Message("mun-bag-empty-draw", {"family": family(step.actor)}))
    return told


def _open_power(step: Step, s: State, after: State) -> list[Message]:
    """Whose power it is, and why. A compulsory Temple and a power just picked tell for themselves."""
    if not arg(s, 3):
        return []
    return [Message("mun-power-falls-to", {**first_there(s, arg(s, 2)), "place": place_name(arg(s, 2))})]


def _card_resolved(step: Step, s: State, after: State) -> list[Message]:
    return [Message("mun-deck-renewed")] if sum(s.discard.tolist()) > sum(after.discard.tolist()) else []


def _end_of_turn(step: Step, s: State, after: State) -> list[Message]:
    if not goal_reached(s):
        return []
    told = [
        Message("mun-game-ends", {"family": family(seat), "n": int(s.decurions[seat])})
        for seat in range(s.players)
        if s.decurions[seat] >= s.goal
    ]
    decided = criteria(s)[-1]
    winners = [family(seat) for seat in decided.best]
    if len(winners) > 1:
        return [*told, Message("mun-win-shared", {"families": winners})]
    return [*told, Message(f"mun-win-{decided.by}", {"family": winners[0]})]


Teller = Callable[[Step, Any, Any], list[Message]]

TELLERS: Final[dict[Frame, Teller]] = {
    Frame.CHOOSE_CARD: _choose_card,
    Frame.TAVERN_COUNT: _tavern_count,
    Frame.ONE_POWER: _pick_power,
    Frame.PICK_POWER: _pick_power,
    Frame.EMPORIUM: _emporium,
    Frame.BASILICA: _basilica,
    Frame.BASILICA_GIVE: _basilica,
    Frame.FORUM_WHICH: _forum_which,
    Frame.REPOSITION: _reposition,
    Frame.DRAW_CITIZEN: _draw_citizen,
    Frame.DRAW_STOCK: _draw_stock,
    Frame.DRAW_ROOM: _draw_room,
    Frame.INITIAL_ORDER: _initial_order,
    Frame.TEMPLE: _temple,
    Frame.BATHS: _baths,
    Frame.PRAEFECT_ADVANCES: _praefect,
    Frame.PRAEFECT_EVENT: _praefect_event,
    Frame.REFILL_ROOM: _refill_room,
    Frame.CITIZEN_EVENT: _citizen_event,
    Frame.CITIZEN_GIFTS: _citizen_gifts,
    Frame.EXCHANGE_SET: _exchange_set,
    Frame.CITIZEN_VISIT: _citizen_visit,
    Frame.OPEN_POWER: _open_power,
    Frame.CARD_RESOLVED: _card_resolved,
    Frame.END_OF_TURN: _end_of_turn,
}
