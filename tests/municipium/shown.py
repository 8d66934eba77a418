"""What the drawing of a position must show, read from the record and from nothing that the page gets."""

from collections.abc import Iterator
from typing import Any, Final

from ludi.engine.arrays import as_numpy
from ludi.games.municipium.components import COLOURS, NOTHING, SEATS, Family, Piece, Place, State, Status

FAMILIES: Final = ("blue", "orange", "yellow", "pink", "black")
PLACES: Final = tuple(place.name.lower() for place in Place)
PIECES: Final = tuple(piece.name.lower() for piece in Piece)
CITIZENS: Final = PIECES[:COLOURS]
STATUSES: Final = tuple(status.name.lower() for status in Status)
Entry = tuple[str, int | str | None]  # None: it is not drawn


def shown(seen: Any) -> dict[str, int | str | None]:
    s = as_numpy(seen.state)
    found = dict(_town(s))
    for place in Place:
        found.update(_members(s, place))
        found.update(_citizens(s, place))
    for seat in range(s.players):
        found.update(_family(s, seat))
    return {name: value for name, value in found.items() if value is not None}


def _town(s: State) -> Iterator[Entry]:
    on_table = s.card != NOTHING
    yield "deck", int(s.deck.sum())
    yield "discard", None if on_table else int(s.discard.sum()) or None  # the card being resolved lies on it
    yield "bag", int(s.bag.sum())
    yield "favors", int(s.favors)
    yield "wreaths", int(s.wreaths)
    yield "praefect", PLACES[s.praefect]
    yield "order", " ".join(FAMILIES[seat] for seat in s.temple_order[: s.players]) if s.turn else None
    for colour, citizen in enumerate(CITIZENS):
        yield f"drawn:{citizen}", int(s.drawn[colour]) or None


def _members(s: State, place: Place) -> Iterator[Entry]:
    influence = {seat: int(s.plain[seat, place] + 2 * s.wreathed[seat, place]) for seat in range(s.players)}
    for seat, number in influence.items():
        name = f"{PLACES[place]}:{FAMILIES[seat]}"
        yield f"member:{name}:plain", int(s.plain[seat, place]) or None
        yield f"member:{name}:wreathed", int(s.wreathed[seat, place]) or None
        yield f"influence:{name}", number or None
    order = [int(seat) for seat in s.temple_order if s.turn and seat < s.players and influence[int(seat)]]
    first, second = (*sorted(order, key=lambda seat: -influence[seat]), None, None)[:2]
    yield f"first:{PLACES[place]}", None if first is None else FAMILIES[first]
    yield f"second:{PLACES[place]}", None if second is None else FAMILIES[second]
    tied = first is not None and second is not None and influence[first] == influence[second]
    yield f"tie:{PLACES[place]}", int(tied) or None


def _citizens(s: State, place: Place) -> Iterator[Entry]:
    for colour, citizen in enumerate(CITIZENS):
        yield f"banner:{PLACES[place]}:{citizen}", int(s.banner[place, colour]) or None
        yield f"room:{PLACES[place]}:{citizen}", int(place and s.room_citizen[place] == colour) or None
    yield f"room:{PLACES[place]}:favor", int(s.room_favor[place]) or None


def _family(s: State, seat: int) -> Iterator[Entry]:
    name, stock = FAMILIES[seat], s.stock[seat].tolist()
    open_colours = [CITIZENS[colour] for colour in range(COLOURS) if stock[colour] == 0]
    lacks = max(0, len(open_colours) - stock[Piece.FAVOR])
    for status, waiting in zip(STATUSES, s.unplaced[seat].tolist(), strict=True):
        yield f"hand:{name}:{status}", waiting or None
        yield f"panel:{name}:hand:{status}", waiting or None
    yield f"panel:{name}:lacks", lacks or None
    for part in ("panel", "strip"):
        yield f"{part}:{name}:decurions", int(s.decurions[seat])
        yield f"{part}:{name}:to-win", max(0, int(s.goal - s.decurions[seat]))
        yield f"{part}:{name}:lacking", " ".join(open_colours) if lacks else None
        yield f"{part}:{name}:used", len(Family) - int(s.family_cards[seat].sum())
        for piece, number in zip(PIECES, stock, strict=True):
            yield f"{part}:{name}:{piece}", number


assert len(FAMILIES) == SEATS
