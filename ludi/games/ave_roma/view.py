"""The complete public state as JSON data; `schema.py` says its shape."""

from types import SimpleNamespace
from typing import Any, Final

from ludi.engine.frames import OVER, top
from ludi.engine.texts import message_view
from ludi.games.ave_roma import rules
from ludi.games.ave_roma.action import (
    EXTRA,
    IMAGINARY,
    location_of,
    new_action,
    picks_of,
    slot_of,
    stage_of,
    value_of,
)
from ludi.games.ave_roma.bits import count, has
from ludi.games.ave_roma.catalogue import Json, card_view, counted, price_view
from ludi.games.ave_roma.choices import (
    BOARDS,
    BUILDINGS,
    DECKS,
    GOODS,
    LOCATIONS,
    PARTS,
    PATRONS,
    SEATS,
    SYMBOLS,
)
from ludi.games.ave_roma.components import (
    CARDS,
    NOTHING,
    OFF,
    PROVINCES,
    ROWS,
    SLOTS,
    Boards,
    Frame,
    Length,
    Source,
    Stage,
    State,
    Training,
)
from ludi.games.ave_roma.forecast import end_now, is_scoring
from ludi.games.ave_roma.money import count_spendable, fee_of
from ludi.games.ave_roma.patronage import open_slots
from ludi.games.ave_roma.reasons import Purse, values_of, why_not, why_not_face_up
from ludi.games.ave_roma.recruiting import RECRUITING, recruiting
from ludi.games.ave_roma.scoring import settled
from ludi.games.ave_roma.supply import cards_needed, deck_size
from ludi.games.ave_roma.tables import (
    COLOSSEUM,
    CONTENT,
    HONOURS,
    POLITICAL_TRACK,
    PRICES,
    PROVINCE_PARTS,
    SLOT_RANGE,
    SPACES_FROM,
    TRAINING_COST,
)
from ludi.games.ave_roma.turn import can_become
from ludi.games.ave_roma.vocabulary import Deck, Location

SOURCES: Final = tuple(source.name.lower() for source in Source)
FEE_LOCATIONS: Final = tuple(map(int, (Location.MERCATOR, Location.AEDILIS, Location.PROPRAETOR)))
REFILLING: Final = frozenset((Frame.RECRUITING, Frame.CHECK_DECKS, Frame.NEW_ORDER))


class Viewer:
    """One position, read once: `s` for the rules, `f` with every field as plain numbers and lists."""

    def __init__(self, s: State) -> None:
        self.s = s
        record: Any = s
        self.f: Any = SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})
        self.seats = range(self.f.players)
        self.who = rules.decider(s)
        calm: Any = s.copy()
        calm.incoming[:] = 0  # goods on their way belong to the action in progress, not to the next turn
        self.purses = [Purse(calm, seat) for seat in self.seats]
        self.values = [values_of(s, seat) for seat in self.seats]

    def by_seat(self, make: Any) -> Json:
        return {SEATS[seat]: make(seat) for seat in self.seats}

    # ---- the round -------------------------------------------------------------------------------------------------

    def phase(self) -> str:
        if self.who == OVER:
            return "over"
        if self.f.turn == 0:
            return "set-up"
        if self.f.ending == 2:
            return "scoring" if is_scoring(self.s) else "finale"
        if top(self.s) in RECRUITING:
            return "recruit"
        pending = {int(frame) & 0xFF for frame in self.f.stack[: self.f.depth]}
        return "refill" if pending & REFILLING else "action"

    def rounds_left(self) -> int:
        """At most, this one included: each round takes at least one card from each row's deck."""
        if self.who == OVER:
            return 0
        sizes = [deck_size(self.s, row) for row in range(ROWS)]
        short = self.phase() == "action" and any(sizes[row] < cards_needed(self.s, row) for row in range(ROWS))
        return 1 if self.f.ending or short else min(sizes) + 1

    # ---- the board -------------------------------------------------------------------------------------------------

    def province(self, province: int) -> Json:
        card, up = self.f.province_card[province], self.f.province_up[province]
        empty = card == NOTHING
        return {
            "number": province + 1,
            "card": None if empty else card_view(Deck.PROVINCE, card),
            "position": None if empty else ("lower", "upper")[up],
            "cube": self.f.cube[province],
            "markers": self.by_seat(lambda seat: _level(self.f.influence[province][seat])),
            "settled": self.by_seat(lambda seat: _level(settled(self.s, province, seat))),
            "fee": self.by_seat(lambda seat: self._fees(province, seat)),
        }

    def _fees(self, province: int, seat: int) -> dict[str, int]:
        patrons = self.purses[seat].patrons
        actions = [new_action(location, province + 1, 0, int(Stage.BEFORE)) for location in FEE_LOCATIONS]
        return {LOCATIONS[location_of(a)]: fee_of(self.s, a, patrons) for a in actions}

    def row(self, row: int) -> Json:
        slots = [self._slot(row, slot) for slot in range(SLOTS)]
        up = self.f.face_up[row]
        return {
            "row": DECKS[row],
            "location": LOCATIONS[Location.AEDIFICATOR + row],
            "slots": slots,
            "face_up": None if up == NOTHING else self._face_up(row, up, slots),
        }

    def _slot(self, row: int, slot: int) -> Json:
        card = self.f.row[row][slot]
        least, most = (int(n) for n in SLOT_RANGE[slot])
        return {
            "slot": slot + 1,
            "least": least,
            "most": most,
            "worker": self.f.spaces[Location.AEDIFICATOR + row][slot] or None,
            "card": None if card == NOTHING else card_view(row, card),
            "offers": {} if card == NOTHING else self.by_seat(lambda seat: self._offer(row, slot, seat)),
        }

    def _offer(self, row: int, slot: int, seat: int) -> Json:
        purse = self.purses[seat]
        price, discount = purse.price(row, self.f.row[row][slot], 0)
        why = why_not(self.f, purse, row, slot, self.values[seat])
        return _offer(price, discount, why)

    def _face_up(self, row: int, card: int, slots: list[Json]) -> Json:
        def offer(seat: int) -> Json:
            purse = self.purses[seat]
            price, discount = purse.price(row, card, purse.count_spendable())
            row_open = any(slot["offers"][SEATS[seat]]["buyable"] for slot in slots if slot["card"])
            return _offer(price, discount, why_not_face_up(purse, row, card, row_open))

        return {"card": card_view(row, card), "offers": self.by_seat(offer)}

    def deck(self, deck: int) -> Json:
        unseen, gone = count(self.f.deck[deck]), count(self.f.gone[deck])
        return {"unseen": unseen, "left": deck_size(self.s, deck), "gone": gone}

    def location(self, location: int) -> Json:
        spaces = []
        for space, worker in enumerate(self.f.spaces[location]):
            players = int(SPACES_FROM[location, space]) if location < Location.AEDIFICATOR else 1
            shadow = self.f.players == 2 and players >= 3
            opened = players <= self.f.players
            spaces.append({"worker": worker or None, "players": players, "open": opened, "shadow": shadow})
        return {"location": LOCATIONS[location], "spaces": spaces}

    def colosseum(self) -> list[Json]:
        return [
            {
                "space": space + 1,
                "cost": price_view(int(cost)),
                "honour": bool(HONOURS[space]),
                "markers": [SEATS[seat] for seat in self.seats if self.f.arena[seat] == space],
            }
            for space, cost in enumerate(COLOSSEUM)
        ]

    # ---- players ---------------------------------------------------------------------------------------------------

    def player(self, seat: int, end: Any) -> Json:
        f, board, level = self.f, self.f.board[seat], self.f.political[seat]
        workers, training = _values(f.hand[seat]), [self._training(seat, space) for space in range(4)]
        return {
            "seat": SEATS[seat],
            "board": None if board == NOTHING else BOARDS[board],
            "prices": None if board == NOTHING else dict(zip(GOODS, PRICES[board].tolist(), strict=True)),
            "goods": dict(zip(GOODS, f.goods[seat], strict=True)),
            "surplus": f.surplus[seat],
            "denarii": f.denarii[seat],
            "political": level,
            "political_points": int(POLITICAL_TRACK[level]),
            "slots": open_slots(self.s, seat),
            "workers": workers,
            "training": training,
            "shadows": _values(f.hand[2 + seat]) if f.players == 2 else [],
            "strength": sum(workers) + sum(f.trained[seat]),
            "colosseum": f.arena[seat] + 1,
            **self._holdings(seat),
            "passed": bool(f.passed[seat]),
            "points": _points(f.points[seat]),
            "if_ended": None if end is None else _points(end.points[seat].tolist()),
        }

    def _training(self, seat: int, space: int) -> Json:
        printed = self.f.trained[seat][space]
        values = [value for value in range(1, 6) if printed and can_become(self.s, space, printed, value)]
        cost = int(TRAINING_COST[space])
        return {"change": space + 1, "cost": cost, "worker": printed or None, "values": values}

    def _holdings(self, seat: int) -> Json:
        cards = {DECKS[deck]: self._cards(seat, deck) for deck in range(len(DECKS))}
        buildings, wars, provinces = (self.f.owned[seat][deck] for deck in (Deck.BUILDING, Deck.WAR, Deck.PROVINCE))
        unused = [card["influence"] for deck in DECKS[:2] for card in cards[deck] if not card["used"]]
        sets = {name: count(wars & 31 << 5 * number) for number, name in enumerate(CONTENT.set_names)}
        return {
            "cards": cards,
            "unspent": {name: count_spendable(self.s, seat, symbol) for symbol, name in enumerate(SYMBOLS)},
            "influence": sum(unused),
            "wars": {name: number for name, number in sets.items() if number},
            "pairs_missing": [
                BUILDINGS[card ^ 1] for card in range(CARDS) if has(buildings, card) and not has(buildings, card ^ 1)
            ],
            "parts": {name: count(provinces & int(PROVINCE_PARTS[part])) for part, name in enumerate(PARTS)},
        }

    def _cards(self, seat: int, deck: int) -> list[Json]:
        found = []
        for card in range(CARDS):
            if has(self.f.owned[seat][deck], card):
                flags = {"spent": has(self.f.spent[deck], card)}
                if deck != Deck.PROVINCE:
                    flags["used"] = deck < Deck.PATRON and has(self.f.used[deck], card)
                    flags["active"] = deck == Deck.PATRON and has(self.f.active, card)
                found.append({**card_view(deck, card), **flags})
        return found

    # ---- what is going on ------------------------------------------------------------------------------------------

    def action(self) -> Json | None:
        action = self.f.action
        if action == 0:
            return None
        location = location_of(action)
        return {
            "seat": SEATS[self.f.actor],
            "location": LOCATIONS[location],
            "value": value_of(action),
            "slot": slot_of(action) + 1 if location >= Location.AEDIFICATOR else None,
            "stage": Stage(stage_of(action)).name.lower(),
            "imaginary": action & IMAGINARY != 0,
            "extra": action & EXTRA != 0,
            "due": price_view(self.f.due),
            "discount": self.f.discounts,
            "incoming": counted(GOODS, self.f.incoming),
            "picks": picks_of(action),
            "steps": self.f.steps,
            "claimed": [PATRONS[patron] for patron in range(CARDS) if has(self.f.claimed, patron)],
        }


def _level(level: int) -> int | None:
    return None if level == OFF else level


def _values(hand: list[int]) -> list[int]:
    return [value for value, number in enumerate(hand, start=1) for _ in range(number)]


def _points(points: list[int]) -> Json:
    return {"sources": dict(zip(SOURCES, points, strict=True)), "total": sum(points)}


def _offer(price: int, discount: int, why: Any) -> Json:
    told = None if why is None else message_view(why)
    return {"price": price_view(price), "discount": discount, "buyable": why is None, "why": told}


def scene(s: State) -> Json:
    """What lies on the table, without what may be chosen."""
    viewer = Viewer(s)
    f, seats = viewer.f, viewer.seats
    end = end_now(s) if f.turn else None
    return {
        "game": "ave_roma",
        "options": {
            "advanced": ("off", "on")[f.advanced],
            "length": Length(f.length).name.lower(),
            "training": Training(f.training).name.lower(),
            "boards": Boards(f.boards).name.lower(),
        },
        "content": CONTENT.digest,
        "turn": f.turn,
        "round": f.turn,
        "rounds_left": viewer.rounds_left(),
        "political_track": POLITICAL_TRACK.tolist(),
        "phase": viewer.phase(),
        "turn_order": [SEATS[seat] for seat in f.order[: f.players] if seat != NOTHING],
        "passed": [SEATS[seat] for seat in seats if f.passed[seat]],
        "provinces": [viewer.province(province) for province in range(PROVINCES)],
        "rows": [viewer.row(row) for row in range(ROWS)],
        "decks": {name: viewer.deck(deck) for deck, name in enumerate(DECKS)},
        "locations": [viewer.location(location) for location in range(len(LOCATIONS))],
        "colosseum": viewer.colosseum(),
        "players": [viewer.player(seat, end) for seat in seats],
        "action": viewer.action(),
        "recruiting": recruiting(s),
    }
