"""Everything that can be pointed at, with its name and what is told of it to the one who looks."""

from collections.abc import Iterator, Mapping
from typing import Final

from ludi.engine.guide import TargetInfo
from ludi.engine.texts import Message
from ludi.games.ave_roma import facts, labels
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.card_facts import Offers, cost, gives, owned, symbol
from ludi.games.ave_roma.catalogue import LEGEND, PRINTED
from ludi.games.ave_roma.choices import BOARDS, CARDS_OF, DECKS, GOODS, LOCATIONS, SEATS
from ludi.games.ave_roma.components import CARDS, NOTHING, PROVINCES, RING, ROWS, SLOTS, SPACES, TRAINING, WORKERS
from ludi.games.ave_roma.phrases import said
from ludi.games.ave_roma.reading import Reading
from ludi.games.ave_roma.vocabulary import Deck, Location

Entry = tuple[str, TargetInfo]


def targets(r: Reading, seat: int | None) -> Mapping[str, TargetInfo]:
    """`seat`: who looks; one who only watches sees what the deciding seat does."""
    who = seat if seat is not None else r.who if r.who >= 0 else None
    found = dict(_general(r))
    for entries in (_locations(r, who), _rows(r, who), _provinces(r, who), _colosseum(r, who), _players(r, who)):
        found.update(entries)
    own = 0 if who is None else who
    found.update(_workers(r, own, ""))  # without a seat: one's own
    return found


def _general(r: Reading) -> Iterator[Entry]:
    yield "order", TargetInfo(labels.order(r), facts.order(r))
    yield "score", TargetInfo(labels.score(r), [labels.points_of(r, seat) for seat in r.seats])
    now, *pace = labels.rounds(r)
    yield "rounds", TargetInfo(now, [*pace, said("sign-rounds")])
    yield from PRINTED_THINGS


def _printed() -> Iterator[Entry]:
    yield "legend", TargetInfo(said("table-legend"))
    for name in (sign for signs in LEGEND.values() for sign in signs):
        yield f"sign:{name}", TargetInfo(labels.sign(name), [said(f"sign-{name}")])
    for number, name in enumerate(BOARDS):
        yield f"board:{name}", TargetInfo(labels.board(number), [said("mat-rule")])


PRINTED_THINGS: Final = list(_printed())  # the same in every position


def _locations(r: Reading, who: int | None) -> Iterator[Entry]:
    for where, name in enumerate(LOCATIONS):
        told = facts.location(r, where, who)
        yield f"location:{name}", TargetInfo(labels.location(r, where), told)
        for space in range(SPACES if where < Location.AEDIFICATOR else 0):
            label = labels.space(r, where, space)
            shadow = [said("shadow-rule")] if label.id == "ar-space-shadow" else []
            yield f"space:{name}:{space}", TargetInfo(label, [*shadow, *told])


def _rows(r: Reading, who: int | None) -> Iterator[Entry]:
    offers = None if who is None else Offers(r, who)
    for row in range(ROWS):
        for slot in range(SLOTS):
            info = _slot(r, row, slot, offers)
            yield f"slot:{DECKS[row]}:{slot + 1}", info
            yield from _lying(row, r.f.row[row][slot], info)
            if r.f.spaces[Location.AEDIFICATOR + row][slot]:
                recruits = facts.recruits(r, Location.AEDIFICATOR + row)
                yield f"slot-worker:{DECKS[row]}:{slot + 1}", TargetInfo(labels.slot_worker(r, row, slot), recruits)
        info = _face_up(r, row, offers)
        yield f"face-up:{DECKS[row]}", info
        yield from _lying(row, r.f.face_up[row], info)
        yield f"deck:{DECKS[row]}", TargetInfo(labels.deck(r, row), [said("deck-rule")])
    yield "deck:province", TargetInfo(labels.deck(r, Deck.PROVINCE), [said("deck-rule-province")])


def _lying(deck: int, card: int, info: TargetInfo) -> Iterator[Entry]:
    """A card by its own name, since sentences name it so wherever it lies."""
    if card != NOTHING:
        yield f"card:{DECKS[deck]}:{CARDS_OF[deck][card]}", info


def _slot(r: Reading, row: int, slot: int, offers: Offers | None) -> TargetInfo:
    card, worker = r.f.row[row][slot], r.f.spaces[Location.AEDIFICATOR + row][slot]
    label = labels.slot(r, row, slot)
    taken = [said("slot-taken", {"value": worker})] if worker else []
    if card == NOTHING:
        return TargetInfo(label, [*taken, said(f"rule-{LOCATIONS[Location.AEDIFICATOR + row]}")])
    offer = offers.slot(row, slot) if offers else None
    told = [*taken, cost(row, card), *(offer.facts() if offer else []), *_gives(r, row, card, offers)]
    return TargetInfo(label, [*told, symbol(r, row, card)], offer.data() if offer else None)


def _face_up(r: Reading, row: int, offers: Offers | None) -> TargetInfo:
    card, label = r.f.face_up[row], labels.face_up(r, row)
    if card == NOTHING:
        return TargetInfo(label)
    offer = offers.face_up(row) if offers else None
    told = [said("face-up-rule"), cost(row, card), *(offer.facts() if offer else []), *_gives(r, row, card, offers)]
    return TargetInfo(label, [*told, symbol(r, row, card)], offer.data() if offer else None)


def _gives(r: Reading, row: int, card: int, offers: Offers | None) -> list[Message]:
    told = gives(r, row, card, offers.seat if offers else None)
    return [*told, said("set-rule")] if row == Deck.WAR else told


def _provinces(r: Reading, who: int | None) -> Iterator[Entry]:
    for number in range(PROVINCES):
        fee, card = facts.fee(r, number, who), r.f.province_card[number]
        info = TargetInfo(labels.province(r, number), facts.province(r, number, who), facts.fee_data(r, number, who))
        yield f"province:{number + 1}", info
        yield from _lying(Deck.PROVINCE, card, info)
        for half in labels.HALVES if card != NOTHING else ():
            yield f"half:{number + 1}:{half}", TargetInfo(labels.half(r, number, half), fee)
            for good in PRINTED[Deck.PROVINCE][card][half]:
                yield f"province-good:{number + 1}:{good}", TargetInfo(labels.province_good(number, good), fee)
        yield f"cube:{number + 1}", TargetInfo(labels.cube(r, number), [said("sign-cube")])
        levels = [*facts.levels(r, number), said("sign-influence")]
        for seat in r.seats:
            yield f"marker:{number + 1}:{SEATS[seat]}", TargetInfo(labels.marker(r, number, seat), levels)


def _colosseum(r: Reading, who: int | None) -> Iterator[Entry]:
    for space in range(RING):
        yield f"ring:{space + 1}", TargetInfo(labels.ring(r, space), facts.ring(r, space, who))
    for seat in r.seats:
        yield f"gladiator:{SEATS[seat]}", TargetInfo(labels.gladiator(r, seat), facts.ahead(r, seat))


def _players(r: Reading, who: int | None) -> Iterator[Entry]:
    for seat in r.seats:
        name, points = SEATS[seat], facts.points(r, seat)
        yield f"player:{name}", TargetInfo(labels.person(r, seat), points)
        yield f"points:{name}", TargetInfo(labels.points_of(r, seat), points)
        for number, good in enumerate(GOODS):
            yield f"good:{good}:{name}", TargetInfo(labels.good(r, seat, number), [said(f"sign-{good}")])
        yield f"surplus:{name}", TargetInfo(labels.held("surplus", seat, r.f.surplus[seat]), [said("sign-surplus")])
        yield f"denarii:{name}", TargetInfo(labels.held("denarii", seat, r.f.denarii[seat]), [said("sign-denarii")])
        political = labels.held("political-space", seat, r.f.political[seat])
        yield f"political:{name}", TargetInfo(political, facts.politics(r, seat))
        yield from _workers(r, seat, f":{name}")
        yield from _cards(r, seat, who)


def _workers(r: Reading, seat: int, whose: str) -> Iterator[Entry]:
    for value in range(1, WORKERS + 1):
        yield f"worker:{value}{whose}", TargetInfo(labels.worker(r, seat, value), [said("sign-worker")])
        if r.f.players == 2:
            yield f"shadow:{value}{whose}", TargetInfo(labels.shadow(seat, value), [said("shadow-rule")])
    for space in range(TRAINING):
        info = TargetInfo(labels.training(r, seat, space), facts.training(r, seat, space))
        yield f"training:{space + 1}{whose}", info
        if r.f.trained[seat][space]:
            yield f"trained:{space + 1}{whose}", info


def _cards(r: Reading, seat: int, who: int | None) -> Iterator[Entry]:
    for deck, name in enumerate(DECKS):
        for card in range(CARDS):
            if has(r.f.owned[seat][deck], card):
                info = TargetInfo(labels.card(r, seat, deck, card), owned(r, deck, card, who))
                yield f"card:{name}:{CARDS_OF[deck][card]}", info
