"""The whole position in words, complete enough to play by."""

from ludi.engine.guide import Goal
from ludi.engine.texts import Argument, Message, to_you
from ludi.games.ave_roma import facts, labels, rules
from ludi.games.ave_roma.action import IMAGINARY, location_of, picks_of, value_of
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.card_facts import Offers, cost, gives, half_part
from ludi.games.ave_roma.catalogue import PRINTED, price_view
from ludi.games.ave_roma.choices import BOARDS, GOODS, SYMBOLS
from ludi.games.ave_roma.components import CARDS, NOTHING, PROVINCES, RING, ROWS, SLOTS, State, Training
from ludi.games.ave_roma.narration import card_name, location_name, prompt
from ludi.games.ave_roma.patronage import open_slots
from ludi.games.ave_roma.phrases import NOTHING as NAUGHT
from ludi.games.ave_roma.phrases import counts, numbers, points, prices_of, said, seat_name, seat_names, symbol_name
from ludi.games.ave_roma.reading import Reading, holdings, trained_values
from ludi.games.ave_roma.scoring import total_points
from ludi.games.ave_roma.tables import COLOSSEUM, POLITICAL_TRACK
from ludi.games.ave_roma.view import phase_of, values
from ludi.games.ave_roma.vocabulary import Deck, Location


def position(r: Reading, seat: int | None) -> list[Message]:
    """One's own part comes before that of the others."""
    seats = sorted(r.seats, key=lambda each: each != seat)
    return [*table(r, seat), *(message for each in seats for message in person(r, each))]


def table(r: Reading, seat: int | None) -> list[Message]:
    """What lies in the middle."""
    return [
        *_beginning(r, seat),
        *_provinces(r),
        *(message for row in range(ROWS) for message in _row(r, row, seat)),
        *(labels.location(r, where) for where in range(Location.AEDIFICATOR)),
        *_colosseum(r),
    ]


def person(r: Reading, seat: int) -> list[Message]:
    return [labels.person(r, seat), *_stores(r, seat), *_workers(r, seat), *_cards(r, seat), *facts.points(r, seat)]


def goal(s: State) -> Goal:
    """§8: points win, and everybody has some already."""
    now = [int(total_points(s, seat)) for seat in range(s.players)]
    standings = [(n, said("player", {"player": seat_name(seat), "points": points(n)})) for seat, n in enumerate(now)]
    return Goal(said("goal"), [said("goal-most"), said("sign-rounds")], standings, said("goal-outlook"))


# ---- the table ------------------------------------------------------------------------------------------------------


def _beginning(r: Reading, seat: int | None) -> list[Message]:
    told = [said("phase", {"phase": said(f"board-phase-{phase_of(r)}")}), *labels.rounds(r)]
    if seat is not None:
        told.append(said("you", {"player": seat_name(seat)}))
    told.append(to_you(prompt(r.s)) if rules.decider(r.s) == seat else prompt(r.s))
    told += [said("advanced")] if r.f.advanced else []
    told += [said("up-to")] if r.f.training == Training.UP_TO else []
    told.append(labels.order(r))
    passed = [each for each in r.seats if r.f.passed[each]]
    told += [said("order-passed", {"players": seat_names(passed)})] if passed else []
    return [*told, *_under_way(r)]


def _under_way(r: Reading) -> list[Message]:
    """The action being carried out."""
    f, action = r.f, r.f.action
    if action == 0:
        return []
    where: dict[str, Argument] = {
        "location": location_name(location_of(action)),
        "value": value_of(action),
        "player": seat_name(f.actor),
    }
    told = [said("acts-imaginary" if action & IMAGINARY else "acts", where)]
    told += [said("due", {"price": counts(price_view(f.due))})] if f.due else []
    for key, number in (("due-less", f.discounts), ("steps-left", f.steps), ("picks-left", picks_of(action))):
        told += [said(key, {"n": number})] if number else []
    return told


def _provinces(r: Reading) -> list[Message]:
    told = []
    for number in range(PROVINCES):
        card = r.f.province_card[number]
        printed = [] if card == NOTHING else [half_part(card), _symbol(Deck.PROVINCE, card)]
        told += [labels.province(r, number), *printed, *facts.levels(r, number)]
    return [*told, labels.deck(r, Deck.PROVINCE)]


def _symbol(deck: int, card: int) -> Message:
    return said("card-symbol", {"symbol": symbol_name(PRINTED[deck][card]["symbol"])})


def _row(r: Reading, row: int, seat: int | None) -> list[Message]:
    offers = None if seat is None else Offers(r, seat)
    told = [labels.location(r, Location.AEDIFICATOR + row)]
    for slot in range(SLOTS):
        card, worker = r.f.row[row][slot], r.f.spaces[Location.AEDIFICATOR + row][slot]
        told.append(labels.slot(r, row, slot))
        told += [said("slot-taken", {"value": worker})] if worker else []
        if card != NOTHING:
            mine = offers.slot(row, slot).facts() if offers else []
            told += [cost(row, card), *mine, *gives(r, row, card, seat), _symbol(row, card)]
    card = r.f.face_up[row]
    if card != NOTHING:
        mine = offers.face_up(row).facts() if offers else []
        told += [labels.face_up(r, row), cost(row, card), *mine, *gives(r, row, card, seat), _symbol(row, card)]
    return [*told, *([said("set-rule")] if row == Deck.WAR else []), labels.deck(r, row)]


def _colosseum(r: Reading) -> list[Message]:
    told = []
    for space in range(RING):
        told += [labels.ring(r, space), said("ring-enter", {"price": counts(price_view(int(COLOSSEUM[space])))})]
    return [*told, said("ring-free")]


# ---- players --------------------------------------------------------------------------------------------------------


def _stores(r: Reading, seat: int) -> list[Message]:
    f, who = r.f, seat_name(seat)
    told = []
    if f.board[seat] != NOTHING:
        prices = prices_of(f.board[seat])
        told.append(said("has-board", {"player": who, "board": BOARDS[f.board[seat]], "prices": prices}))
    things = counts(dict(zip(GOODS, f.goods[seat], strict=True)))
    held: dict[str, Argument] = {"things": things, "surplus": f.surplus[seat], "denarii": f.denarii[seat]}
    level = f.political[seat]
    worth, slots = int(POLITICAL_TRACK[level]), int(open_slots(r.s, seat))
    politics: dict[str, Argument] = {"player": who, "n": level, "points": worth, "slots": slots}
    return [*told, said("stores", {"player": who, **held}), said("politics", politics)]


def _workers(r: Reading, seat: int) -> list[Message]:
    f, who, workers = r.f, seat_name(seat), values(r.f.hand[seat])
    told = [said("hand" if workers else "hand-none", {"player": who, "workers": numbers(workers)})]
    for space, printed in enumerate(f.trained[seat]):
        if printed:
            may = numbers(trained_values(f.training, space, printed))
            told.append(said("in-training", {"value": printed, "change": space + 1, "values": may}))
    shadows = values(f.hand[2 + seat]) if f.players == 2 else []
    told += [said("shadow-hand", {"player": who, "workers": numbers(shadows)})] if shadows else []
    return [*told, labels.gladiator(r, seat)]


def _cards(r: Reading, seat: int) -> list[Message]:
    found = [(deck, card) for deck in range(4) for card in range(CARDS) if has(r.f.owned[seat][deck], card)]
    told = [message for deck, card in found for message in _owned(r, seat, deck, card)]
    held = holdings(*r.masks(seat))
    told += [said("influence-left", {"n": held["influence"]})] if held["influence"] else []
    if r.f.advanced:
        unspent = [(symbol, held["unspent"][symbol]) for symbol in SYMBOLS if held["unspent"][symbol]]
        each = [said("unspent-one", {"symbol": symbol_name(symbol), "n": n}) for symbol, n in unspent]
        told.append(said("unspent", {"symbols": each or NAUGHT}))
    return told


def _owned(r: Reading, seat: int, deck: int, card: int) -> list[Message]:
    printed, state = PRINTED[deck][card], "none"
    args: dict[str, Argument] = {"player": seat_name(seat), "card": card_name(deck, card)}
    told = [said("owns", {**args, "symbol": symbol_name(printed["symbol"])})]
    if deck == Deck.PROVINCE:
        told.append(half_part(card))
    else:
        state = labels.state_of(r, deck, card)
    told += [] if state == "none" else [said(f"card-{state}")]
    told += [said("card-spent")] if has(r.f.spent[deck], card) else []
    return [*told, *gives(r, deck, card, seat)] if deck == Deck.PATRON else told
