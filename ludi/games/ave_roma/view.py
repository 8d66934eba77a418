"""What lies on the table as JSON data: `view_types.py` says its shape, `catalogue.py` has what is printed on cards."""

from functools import cache
from math import ceil
from typing import Any, Final

from ludi.engine.frames import OVER
from ludi.games.ave_roma.action import EXTRA, IMAGINARY, location_of, picks_of, slot_of, stage_of, value_of
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.catalogue import DIGEST, counted, price_view
from ludi.games.ave_roma.choices import BOARDS, CARDS_OF, DECKS, GOODS, LOCATIONS, PATRONS, SEATS
from ludi.games.ave_roma.components import (
    CARDS,
    NOTHING,
    OFF,
    PROVINCES,
    ROWS,
    SLOTS,
    WORKERS,
    Boards,
    Frame,
    Length,
    Source,
    Stage,
    State,
    Training,
)
from ludi.games.ave_roma.forecast import points_if_ended
from ludi.games.ave_roma.patronage import open_slots
from ludi.games.ave_roma.reading import Json, Reading, holdings, settled_levels, trained_values
from ludi.games.ave_roma.recruiting import RECRUITING, recruiting
from ludi.games.ave_roma.supply import cards_needed, deck_size
from ludi.games.ave_roma.tables import CONTENT, SPACES_FROM
from ludi.games.ave_roma.vocabulary import Deck, Location

SOURCES: Final = tuple(source.name.lower() for source in Source)
FEE_LOCATIONS: Final = tuple(map(int, (Location.MERCATOR, Location.AEDILIS, Location.PROPRAETOR)))
REFILLING: Final = frozenset((Frame.RECRUITING, Frame.CHECK_DECKS, Frame.NEW_ORDER))
OPENED_BY: Final[list[list[int]]] = SPACES_FROM.tolist()


# ---- the round ------------------------------------------------------------------------------------------------------


def phase_of(r: Reading) -> str:
    if r.who == OVER:
        return "over"
    if r.f.turn == 0:
        return "set-up"
    pending = [frame & 0xFF for frame in r.f.stack[: r.f.depth]]
    if r.f.ending == 2:
        return "scoring" if any(Frame.LEGACY <= frame <= Frame.SCORE for frame in pending) else "finale"
    if pending[-1] in RECRUITING:
        return "recruit"
    return "action" if REFILLING.isdisjoint(pending) else "refill"


def rounds_left(r: Reading) -> int:
    """At most, this one included: each round takes at least one card from each row's deck."""
    if r.who == OVER:
        return 0
    if r.f.ending:
        return 1
    sizes = [deck_size(r.s, row) for row in range(ROWS)]
    short = phase_of(r) == "action" and any(sizes[row] < cards_needed(r.s, row) for row in range(ROWS))
    return 1 if short else min(sizes) + 1


def rounds_at_pace(r: Reading) -> int | None:
    """This one included, if province cards go on being taken as until now; None: too early to say."""
    f, most = r.f, rounds_left(r)
    taken = sum(f.owned[seat][Deck.PROVINCE].bit_count() for seat in r.seats)
    if most <= 1:
        return most
    if f.turn < 2 or taken == 0:
        return None
    waiting = sum(sum(f.hand[seat]) for seat in r.seats if not f.passed[seat])
    played: float = f.turn - waiting / (WORKERS * f.players)  # rounds, this one in part
    to_come = (deck_size(r.s, Deck.PROVINCE) + 1) * played / taken
    left: int = ceil(played + to_come) - (f.turn - 1)
    return min(most, max(1, left))


# ---- the board ------------------------------------------------------------------------------------------------------


def _province(r: Reading, province: int) -> Json:
    f, card = r.f, r.f.province_card[province]
    levels = f.influence[province][: f.players]
    return {
        "number": province + 1,
        "card": _card(Deck.PROVINCE, card),
        "position": None if card == NOTHING else ("lower", "upper")[f.province_up[province]],
        "cube": f.cube[province],
        "markers": {seat: None if level == OFF else level for seat, level in zip(SEATS, levels, strict=False)},
        "settled": {
            seat: None if level == OFF else level
            for seat, level in zip(SEATS, settled_levels(f.cube[province], tuple(levels)), strict=False)
        },
    }


def _card(deck: int, card: int) -> str | None:
    return None if card == NOTHING else CARDS_OF[deck][card]


def _row(r: Reading, row: int) -> Json:
    workers, cards = r.f.spaces[Location.AEDIFICATOR + row], r.f.row[row]
    return {
        "row": DECKS[row],
        "location": LOCATIONS[Location.AEDIFICATOR + row],
        "slots": [
            {"slot": slot + 1, "worker": workers[slot] or None, "card": _card(row, cards[slot])}
            for slot in range(SLOTS)
        ],
        "face_up": _card(row, r.f.face_up[row]),
    }


def _deck(r: Reading, deck: int) -> Json:
    unseen, gone = r.f.deck[deck].bit_count(), r.f.gone[deck].bit_count()
    return {"unseen": unseen, "left": deck_size(r.s, deck), "gone": gone}


@cache
def _spaces(location: int, players: int) -> list[Json]:
    """What is printed at a location: for how many players each space is."""
    opened_by = OPENED_BY[location] if location < Location.AEDIFICATOR else [1] * SLOTS
    return [
        {"players": number, "open": number <= players, "shadow": players == 2 and number >= 3} for number in opened_by
    ]


def _location(r: Reading, location: int) -> Json:
    printed = _spaces(location, r.f.players)
    workers = r.f.spaces[location]
    spaces = [{"worker": worker or None, **space} for worker, space in zip(workers, printed, strict=True)]
    return {"location": LOCATIONS[location], "spaces": spaces}


# ---- players --------------------------------------------------------------------------------------------------------


def _player(r: Reading, seat: int) -> Json:
    f, board = r.f, r.f.board[seat]
    workers = values(f.hand[seat])
    return {
        "seat": SEATS[seat],
        "board": None if board == NOTHING else BOARDS[board],
        "goods": dict(zip(GOODS, f.goods[seat], strict=True)),
        "surplus": f.surplus[seat],
        "denarii": f.denarii[seat],
        "political": f.political[seat],
        "slots": open_slots(r.s, seat),
        "workers": workers,
        "training": [
            {"change": space + 1, "worker": printed or None, "values": trained_values(f.training, space, printed)}
            for space, printed in enumerate(f.trained[seat])
        ],
        "shadows": values(f.hand[2 + seat]) if f.players == 2 else [],
        "strength": sum(workers) + sum(f.trained[seat]),
        "colosseum": f.arena[seat] + 1,
        **holdings(*r.masks(seat)),
        "passed": bool(f.passed[seat]),
        "points": _points(f.points[seat]),
    }


def values(hand: list[int]) -> list[int]:
    """Printed values, ascending."""
    return [value for value, number in enumerate(hand, start=1) for _ in range(number)]


def _points(points: list[int]) -> Json:
    return {"sources": dict(zip(SOURCES, points, strict=True)), "total": sum(points)}


# ---- what is going on -----------------------------------------------------------------------------------------------


def _action(r: Reading) -> Json | None:
    f, action = r.f, r.f.action
    if action == 0:
        return None
    location = location_of(action)
    return {
        "seat": SEATS[f.actor],
        "location": LOCATIONS[location],
        "value": value_of(action),
        "province": value_of(action) if location in FEE_LOCATIONS else None,
        "slot": slot_of(action) + 1 if location >= Location.AEDIFICATOR else None,
        "stage": Stage(stage_of(action)).name.lower(),
        "imaginary": action & IMAGINARY != 0,
        "extra": action & EXTRA != 0,
        "due": price_view(f.due),
        "discount": f.discounts,
        "incoming": counted(GOODS, f.incoming),
        "picks": picks_of(action),
        "steps": f.steps,
        "claimed": [PATRONS[patron] for patron in range(CARDS) if has(f.claimed, patron)],
    }


def scene(s: State) -> Json:
    """What lies on the table, without what may be chosen."""
    r = Reading(s)
    f, seats = r.f, r.seats
    return {
        "game": "ave_roma",
        "options": {
            "advanced": ("off", "on")[f.advanced],
            "length": Length(f.length).name.lower(),
            "training": Training(f.training).name.lower(),
            "boards": Boards(f.boards).name.lower(),
        },
        "content": CONTENT.digest,
        "catalogue": DIGEST,
        "turn": f.turn,
        "round": f.turn,
        "rounds_left": rounds_left(r),
        "rounds_at_pace": rounds_at_pace(r),
        "phase": phase_of(r),
        "turn_order": [SEATS[seat] for seat in f.order[: f.players] if seat != NOTHING],
        "passed": [SEATS[seat] for seat in seats if f.passed[seat]],
        "provinces": [_province(r, province) for province in range(PROVINCES)],
        "rows": [_row(r, row) for row in range(ROWS)],
        "decks": {name: _deck(r, deck) for deck, name in enumerate(DECKS)},
        "locations": [_location(r, location) for location in range(len(LOCATIONS))],
        "players": [_player(r, seat) for seat in seats],
        "action": _action(r),
    }


def forecast(s: State) -> Json:
    """What may come: everybody's points if the game ended now, and what each location would give who recruits."""
    players: Any = range(int(s.players))
    points = points_if_ended(s) if s.turn else None
    return {
        "outlook": None if points is None else {SEATS[seat]: sum(points[seat]) for seat in players},
        "if_ended": None if points is None else {SEATS[seat]: _points(points[seat]) for seat in players},
        "recruiting": recruiting(s),
    }
