"""What the drawing of a position must show, read from the record and from nothing that the page gets."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import numpy as np

from ludi.engine.arrays import as_numpy
from ludi.engine.guide import Counter, Draft
from ludi.games.ave_roma.card_facts import Offers
from ludi.games.ave_roma.choices import BOARDS, CARDS_OF, DECKS, GOODS, ICONS, LOCATIONS, SEATS, SYMBOLS
from ludi.games.ave_roma.components import CARDS, NOTHING, OFF, PROVINCES, RING, ROWS, SLOTS, Frame, Source, State
from ludi.games.ave_roma.counting.played import Played
from ludi.games.ave_roma.counting.tally import tally as counted
from ludi.games.ave_roma.facts import fees
from ludi.games.ave_roma.forecast import points_if_ended
from ludi.games.ave_roma.reading import Reading
from ludi.games.ave_roma.recruiting import recruiting
from ludi.games.ave_roma.rules import decider
from ludi.games.ave_roma.signs import BONUSES, modifier_signs
from ludi.games.ave_roma.tables import CONTENT
from ludi.games.ave_roma.view import phase_of, rounds_at_pace
from ludi.games.ave_roma.vocabulary import Bonus, Deck, Location, Modifier

Value = int | str | None  # None: it is not drawn
Entry = tuple[str, Value]
STORE: Final = 3
SURPLUS: Final = 7
PATRON_SLOTS: Final = 5


def shown(seen: Any) -> dict[str, int | str]:
    view = _Position(seen.state, seen.you, seen.draft)
    parts = [view.head(), view.provinces(), view.locations(), view.rows(), view.scores(), _tally(seen)]
    for seat in range(view.players):
        parts += [_Panel(view, seat).whole(), _Panel(view, seat).strip()]
    return {name: value for part in parts for name, value in part if value is not None}


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _cards(mask: Any) -> list[int]:
    return [card for card in range(CARDS) if int(mask) >> card & 1]


def _numbers(names: tuple[str, ...], numbers: Any) -> list[str]:
    """A price as it is written: one of something is its sign alone, but denarii are always counted."""
    return [str(n) for name, n in zip(names, numbers, strict=True) if n > 1 or (n and name == "denarii")]


def card_face(deck: int, card: int, named: bool = True) -> str:
    """What is written on a card, in no order; then its name, and what tells it from others of this name."""
    words = _numbers(ICONS, CONTENT.cost[deck][card])
    if deck == Deck.PATRON:
        modifier = Modifier(CONTENT.patron_modifier[card])
        price = {icon: int(n) for icon, n in zip(ICONS, CONTENT.patron_price[card], strict=True) if n}
        signs = [*modifier_signs(modifier, price), *BONUSES[Bonus(CONTENT.patron_bonus[card])]]
        words += [sign[1:] for sign in signs if sign.startswith(" ")]
        name, mark = CONTENT.patron_names[card], ""
    elif deck == Deck.WAR:
        name, mark = CONTENT.set_names[card // 5], f" {card % 5 + 1}"
    else:
        words += [str(n) for n in CONTENT.pair_reward[card] if n > 1]
        name, mark = CONTENT.building_names[card // 2], " plan" if card % 2 == 0 else ""
    if deck != Deck.PATRON:
        words += [str(n) for n in (CONTENT.points[deck][card], CONTENT.influence[deck][card]) if n]
    return f"{' '.join(sorted(words))} {name if named else ''}{mark}".strip()


def _tally(seen: Any) -> Iterator[Entry]:
    """The counters of an unfinished turn by what was chosen in it, and what has changed since it began."""
    tally = counted(seen.draft)
    if tally is None:
        return
    for number, (_, counters) in enumerate(tally.groups):
        yield f"counters:{number}", " ".join(str(_count(counter, seen.chosen)) for counter in counters)
    seat = Played.of(seen.draft).seat
    held = [
        [int(s.denarii[seat]), *map(int, s.goods[seat]), int(s.surplus[seat])]
        for s in map(as_numpy, (seen.draft.start, seen.draft.state))
    ]
    yield "changes", ", ".join(f"{old} → {new}" for old, new in zip(*held, strict=True) if old != new) or None


def _count(counter: Counter, chosen: tuple[str, ...]) -> int:
    """Batches of cards and units without room are not chosen by words of their own."""
    return counter.count if counter.key.split()[0] in ("spend", "overflow") else chosen.count(counter.key)


class _Position:
    def __init__(self, s: State, you: int | None, draft: Draft) -> None:
        self.s, self.you, self.draft = as_numpy(s), you, draft
        self.players = int(s.players)
        self.reading = Reading(s)
        who = decider(s)
        self.who = who if who >= 0 else None
        self.looker = you if you is not None else self.who
        self.phase = phase_of(self.reading)
        self.ended: Any = np.array(points_if_ended(s)) if s.turn else None

    def head(self) -> Iterator[Entry]:
        s = self.s
        yield "round", int(s.turn) or None
        yield "rounds-left", rounds_at_pace(self.reading) if s.turn and s.depth else None
        yield "order", " ".join(SEATS[seat] for seat in s.order[: self.players] if seat != NOTHING) or None
        passed = [SEATS[seat] for seat in s.order[: self.players] if self.phase == "action" and s.passed[seat]]
        yield "passed", " ".join(passed) or None
        for seat in range(self.players):
            yield f"score:{SEATS[seat]}", int(s.points[seat].sum())
        for deck, name in enumerate(DECKS):
            face_up = deck < ROWS and s.face_up[deck] != NOTHING
            yield f"deck:{name}", len(_cards(s.deck[deck])) + int(face_up)

    def provinces(self) -> Iterator[Entry]:
        s = self.s
        for number in range(PROVINCES):
            yield f"cube:{number + 1}", int(s.cube[number])
            yield f"card:{number + 1}", int(s.province_card[number] != NOTHING) or None
            fee = 0 if self.looker is None else max(fees(self.reading, number, self.looker).values())
            yield f"fee:{number + 1}", fee or None
            for seat in range(self.players):
                level = int(s.influence[number, seat])
                yield f"marker:{number + 1}:{SEATS[seat]}", None if level == OFF else level
        for space in range(RING):
            cost = [n for n in CONTENT.colosseum_cost[space] if n]
            yield f"ring:{space + 1}", None if cost == [1] else " ".join(map(str, cost or [0]))  # 1 is its sign alone
        for seat in range(self.players):
            yield f"gladiator:{SEATS[seat]}", int(s.arena[seat]) + 1

    def locations(self) -> Iterator[Entry]:
        for where in range(int(Location.AEDIFICATOR)):
            for space, number in enumerate(CONTENT.spaces[where]):
                name = f"{LOCATIONS[where]}:{space}"
                yield f"space:{name}", int(self.s.spaces[where, space]) or None
                closed = number > self.players and not (self.players == 2 and number >= 3)
                yield f"closed:{name}", f"{number}+" if closed else None
        for told in recruiting(self.s) or []:
            if told["sum"] and told["place"]:
                yield f"recruit:{told['location']}", f"Σ{_span(*told['sum'])} {_span(*told['place'])}"

    def rows(self) -> Iterator[Entry]:
        s = self.s
        offers = None if self.you is None else Offers(self.reading, self.you)
        can = 0
        for row in range(ROWS):
            for slot in range(SLOTS):
                name, card = f"{DECKS[row]}:{slot + 1}", int(s.row[row, slot])
                worker = int(s.spaces[Location.AEDIFICATOR + row, slot])
                takes = _span(*map(int, CONTENT.slot_range[slot]))
                yield f"slot:{name}", None if card == NOTHING else card_face(row, card)
                yield f"slot-worker:{name}", worker or None
                yield f"takes:{name}", takes if card == NOTHING and not worker else None
                yield f"stair:{slot + 1}", takes
                can += int(offers is not None and card != NOTHING and offers.slot(row, slot).why is None)
            face_up = int(s.face_up[row])
            yield f"face-up:{DECKS[row]}", None if face_up == NOTHING else card_face(row, face_up, named=False)
            can += int(offers is not None and face_up != NOTHING and offers.face_up(row).why is None)
        yield "buyable", can

    def scores(self) -> Iterator[Entry]:
        tables = {"so-far": self.s.points}
        if self.phase != "over":
            tables["ended"] = self.s.points if self.ended is None else self.ended
        for table, points in tables.items():
            for seat in range(self.players):
                for source in Source:
                    yield f"{table}:{SEATS[seat]}:{source.name.lower()}", int(points[seat, source])
                yield f"{table}:{SEATS[seat]}:total", int(points[seat].sum())


class _Panel:
    """One player's board, whole and as a strip."""

    def __init__(self, position: _Position, seat: int) -> None:
        self.position, self.seat = position, seat
        self.s: Any = position.s
        self.name = SEATS[seat]
        self.before: Any = as_numpy(position.draft.start) if position.draft.texts else None
        self.begun = int(self.s.turn) > 0
        self.passed = position.phase == "action" and bool(self.s.passed[seat])
        self.owned = [_cards(mask) for mask in self.s.owned[seat]]

    def _change(self, now: int, field: str, *place: int) -> str:
        """What the unfinished turn has changed."""
        if self.before is None:
            return ""
        before: Any = self.before
        change = now - int(before[field][(self.seat, *place)].sum())
        return f" {'+' if change > 0 else '−'}{abs(change)}" if change else ""

    def _held(self) -> Iterator[Entry]:
        s: Any = self.s
        seat = self.seat
        for thing in ("denarii", "surplus"):
            number = int(s[thing][seat])
            yield thing, f"{number}{self._change(number, thing)}"
        for good, name in enumerate(GOODS):
            number = int(s.goods[seat, good])
            yield name, f"{number}{self._change(number, 'goods', good)}"

    def _named(self, part: str, entries: Iterator[Entry]) -> Iterator[Entry]:
        return ((f"{part}:{self.name}:{name}", value) for name, value in entries)

    def _hand(self) -> list[int]:
        return [value for value, n in enumerate(self.s.hand[self.seat].tolist(), start=1) for _ in range(n)]

    def _shadows(self) -> list[int]:
        if self.position.players != 2:
            return []
        return [value for value, n in enumerate(self.s.hand[2 + self.seat].tolist(), start=1) for _ in range(n)]

    def _trained(self, space: int) -> list[int]:
        """§6: the values besides its own that a worker in training may take."""
        printed = int(self.s.trained[self.seat, space])
        changes = range(1, space + 2) if self.s.training else (space + 1,)
        return [v for v in range(1, 6) if printed and abs(v - printed) in changes]

    # ---- as a strip ------------------------------------------------------------------------------------------------

    def strip(self) -> Iterator[Entry]:
        return self._named("strip", self._strip())

    def _strip(self) -> Iterator[Entry]:
        yield from self._held()
        own, hand, shadows = self.position.you == self.seat, self._hand(), self._shadows()
        if own:
            trained = [self._column(space) for space in range(4) if self.s.trained[self.seat, space]]
            yield "workers", " ".join([*map(str, hand), *trained, *map(str, shadows)]) or None
        else:
            yield "workers", "passed" if self.passed else " ".join(map(str, hand)) or "–"
        total = int(self.s.points[self.seat].sum())
        ended = self.position.ended
        tells = own and not shadows and ended is not None
        yield "points", f"{total} → {int(ended[self.seat].sum())}" if tells else str(total)

    def _column(self, space: int) -> str:
        printed, become = int(self.s.trained[self.seat, space]), self._trained(space)
        return f"{printed} {become[0]}" if len(become) == 1 else str(printed)

    # ---- whole -----------------------------------------------------------------------------------------------------

    def whole(self) -> Iterator[Entry]:
        return self._named("panel", self._whole())

    def _whole(self) -> Iterator[Entry]:
        s, board = self.s, int(self.s.board[self.seat])
        choosing = s.depth and int(s.stack[s.depth - 1]) & 0xFF == Frame.CHOOSE_BOARD
        if choosing and self.position.who == self.seat:
            yield from self._boards()
            return
        yield from (
            (name, value) for name, value in self._held() if self.begun or board != NOTHING or name not in GOODS
        )
        yield from self._purse()
        if self.begun or board != NOTHING:
            for good, name in enumerate(GOODS):
                yield f"store:{name}", f"{int(s.goods[self.seat, good])} of {STORE}"
                yield f"price:{name}", int(CONTENT.board_prices[board][good])
        if self.begun:
            yield from self._workers()
            yield from self._politics()
            yield from self._owned()

    def _boards(self) -> Iterator[Entry]:
        taken = {int(board) // 2 for board in self.s.board[: self.position.players] if board != NOTHING}
        for board, name in enumerate(BOARDS):
            offered = board // 2 not in taken
            yield f"board:{name}", " ".join(map(str, CONTENT.board_prices[board])) if offered else None

    def _purse(self) -> Iterator[Entry]:
        s, seat = self.s, self.seat
        yield "most-surplus", SURPLUS
        unused = [
            int(CONTENT.influence[deck][card])
            for deck in (Deck.BUILDING, Deck.WAR)
            for card in self.owned[deck]
            if card not in _cards(s.used[deck])
        ]
        yield "influence", sum(unused) or None
        if s.advanced and self.begun:
            for symbol, count in self._unspent().items():
                yield f"unspent:{symbol}", count
        total, ended = int(s.points[seat].sum()), self.position.ended
        tells = ended is not None and int(ended[seat].sum()) != total
        yield "points", f"{total}{self._change(total, 'points')}{f' → {int(ended[seat].sum())}' if tells else ''}"

    def _unspent(self) -> Mapping[str, int]:
        """§9: cards that can still be spent; patrons in slots cannot."""
        s = self.s
        free = [
            SYMBOLS[CONTENT.symbol[deck][card]]
            for deck in range(len(DECKS))
            for card in self.owned[deck]
            if card not in _cards(s.spent[deck]) and not (deck == Deck.PATRON and card in _cards(s.active))
        ]
        return {symbol: free.count(symbol) for symbol in SYMBOLS}

    def _workers(self) -> Iterator[Entry]:
        s, hand = self.s, self._hand()
        strength = sum(hand) + int(s.trained[self.seat].sum())
        yield "workers", " ".join(map(str, hand)) or None
        yield "strength", None if self.passed else strength
        yield "shadows", " ".join(map(str, self._shadows())) or None
        for space in range(4):
            printed, values = int(s.trained[self.seat, space]), self._trained(space)
            becomes = f"→ {' · '.join(map(str, values))}" if values else f"±{space + 1}"
            free = f"±{space + 1} {int(CONTENT.training_cost[space])}"
            yield f"training:{space + 1}", f"{printed} {becomes}" if printed else free

    def _politics(self) -> Iterator[Entry]:
        s, level = self.s, int(self.s.political[self.seat])
        patrons = self.owned[Deck.PATRON]
        active = [card for card in patrons if card in _cards(s.active)]
        slots = min(level, PATRON_SLOTS)
        yield "political", f"{level}{self._change(level, 'political')}"
        yield "worth", int(CONTENT.political_track[level])
        yield "reached", level
        yield "open", slots
        yield "active", len(active) or None
        yield "waiting", len(patrons) - len(active) or None
        yield "free", max(0, slots - len(active)) or None

    def _owned(self) -> Iterator[Entry]:
        s, owned = self.s, self.owned
        for deck in (Deck.BUILDING, Deck.WAR, Deck.PROVINCE):
            yield DECKS[deck], len(owned[deck]) or None
        for deck in (Deck.BUILDING, Deck.WAR):
            for card in owned[deck]:
                icons = int(CONTENT.influence[deck][card])
                left = icons if icons and card not in _cards(s.used[deck]) else None
                yield f"icons:{DECKS[deck]}:{CARDS_OF[deck][card]}", left
        for number, name in enumerate(CONTENT.set_names):
            yield f"set:{name}", sum(card // 5 == number for card in owned[Deck.WAR]) or None
        yield "half-pairs", sum(card ^ 1 not in owned[Deck.BUILDING] for card in owned[Deck.BUILDING]) or None
        parts = [int(CONTENT.province_part[card]) for card in owned[Deck.PROVINCE]]
        yield "half-parts", sum(parts.count(part) % 2 for part in set(parts)) or None
