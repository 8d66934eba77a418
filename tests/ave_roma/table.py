"""A table for tests of the rules: arrange a position in the rulebook's words, then play by text.

table = Table(players=3)                            # set-up is played, Yellow is to take the first turn of round 1
table.given(denarii={"yellow": 9}, goods={"yellow": {"wood": 1, "stone": 1}})
table.play("place 3 aedificator 3")                 # the third slot from the newest
assert "insula-plan" in table.cards("yellow")
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from ludi.engine.arrays import as_numpy
from ludi.engine.contract import Game
from ludi.engine.frames import CHANCE, OVER, push, top
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.games.ave_roma.choices import BOARDS, CARDS_OF, DECKS, GOODS, LOCATIONS, SEATS
from ludi.games.ave_roma.components import NOTHING, OFF, Frame, Source

DEFAULT_ROWS = {  # newest card first
    "building": ("castra-plan", "templum-plan", "insula-plan", "taberna-plan", "colosseum-plan"),
    "war": ("hannibal-1", "hannibal-2", "pyrrhus-1", "pyrrhus-3", "vercingetorix-1"),
    "patron": ("agrippa", "lucullus", "cicero", "varro", "atticus"),
}
DEFAULT_FACE_UP = {"building": "castra-built", "war": "hannibal-3", "patron": "verres"}
DEFAULT_PROVINCES = ("A01", "A02", "A03", "A04", "A05")
DEFAULT_BOARDS = ("1A", "2A", "3A", "4A", "5A")
Counts = Mapping[str, int]


def place_of(card: str) -> tuple[int, int]:
    """(deck, number) of a card's token."""
    return next((deck, names.index(card)) for deck, names in enumerate(CARDS_OF) if card in names)


def names(deck: int, mask: int) -> set[str]:
    return {name for card, name in enumerate(CARDS_OF[deck]) if int(mask) >> card & 1}


class Table:
    """A game of Ave Roma, set up by playing the whole set-up through the rules."""

    @classmethod
    def game(cls) -> Game:
        """The game as it is packaged; tables with other data files override this."""
        return get_game("ave_roma")

    def __init__(
        self,
        players: int = 3,
        order: Sequence[str] | None = None,
        provinces: Sequence[str] = DEFAULT_PROVINCES,
        rows: Mapping[str, Sequence[str]] = DEFAULT_ROWS,
        face_up: Mapping[str, str] = DEFAULT_FACE_UP,
        boards: Sequence[str] = DEFAULT_BOARDS,
        **options: Any,
    ) -> None:
        """`order` is the turn order (seats as they sit by default), `boards` each seat's board and side."""
        self.match = Match(self.game(), players, options)
        self.play(*(f"draw {card}" for card in provinces))
        for deck in ("building", "war", "patron"):
            self.play(*(f"draw {card}" for card in reversed({**DEFAULT_ROWS, **rows}[deck])))
            if options.get("advanced") == "on":
                self.play(f"draw { {**DEFAULT_FACE_UP, **face_up}[deck] }")
        seats = order or SEATS[:players]
        self.play(*(f"next {seat}" for seat in seats[: players - 1]))
        while self.frame == "DRAW_BOARD":
            self.play(f"board {boards[int(self.record.stack[self.record.depth - 1]) >> 8 & 0xFF]}")

    @classmethod
    def choosing(cls, players: int = 3, **options: Any) -> Self:
        """A table with the option boards = chosen; the first CHOOSE_BOARD is pending."""
        table = cls.__new__(cls)
        table.match = Match(cls.game(), players, {**options, "boards": "chosen"})
        while table.decider == "chance":
            table.play(table.offers()[0])
        return table

    @property
    def record(self) -> Any:
        """The same as NumPy has it."""
        return as_numpy(self.match.state)

    @property
    def s(self) -> Any:
        return self.match.state

    # ---- arranging -------------------------------------------------------------------------------------------------

    def given(
        self,
        goods: Mapping[str, Counts] | None = None,
        surplus: Counts | None = None,
        denarii: Counts | None = None,
        political: Counts | None = None,
        hand: Mapping[str, Sequence[int]] | None = None,
        shadows: Mapping[str, Sequence[int]] | None = None,
        trained: Mapping[str, Mapping[int, int]] | None = None,
        workers: Mapping[str, Sequence[int]] | None = None,
        boards: Mapping[str, str] | None = None,
        cubes: Mapping[int, int] | None = None,
        influence: Mapping[str, Mapping[int, int]] | None = None,
        colosseum: Counts | None = None,
        order: Sequence[str] | None = None,
    ) -> Self:
        """Change the position; only what is named changes. Cards are arranged with `cards_given`.

        - goods: per seat, ALL of its goods (those not named become 0). hand: per seat, ALL workers at hand, by value.
        - shadows: two players, per seat, its shadow workers still to place. trained: per seat, {change: printed value},
          e.g. {"yellow": {2: 3}} = a worker printed 3 in the ±2 space.
        - workers: per location, ALL printed values lying there (0 for a free space in between; for a card row the
          first entry is the newest slot), e.g. {"quaestor": [3, 4], "senatus": [0, 0, 0, 0, 5]}.
        - cubes {province: level}; influence {seat: {province: level}}, -1 = not on the track; provinces count from 1.
        - colosseum: the space 1 .. 12 each marker stands on. order: the turn order (does not change whose turn it is).
        Totals (workers, cards) are not kept by force: arrange them yourself where they matter.
        """
        s = self.record
        for seat, held in (goods or {}).items():
            s.goods[SEATS.index(seat)] = [held.get(good, 0) for good in GOODS]
        for field, values in ((s.surplus, surplus), (s.denarii, denarii), (s.political, political)):
            for seat, value in (values or {}).items():
                field[SEATS.index(seat)] = value
        for offset, groups in ((0, hand), (2, shadows)):
            for seat, held_workers in (groups or {}).items():
                s.hand[SEATS.index(seat) + offset] = [list(held_workers).count(value) for value in range(1, 6)]
        for seat, spaces in (trained or {}).items():
            s.trained[SEATS.index(seat)] = [spaces.get(change, 0) for change in range(1, 5)]
        for location, lying in (workers or {}).items():
            s.spaces[LOCATIONS.index(location)] = [*lying, 0, 0, 0, 0, 0][:5]
        for seat, board in (boards or {}).items():
            s.board[SEATS.index(seat)] = BOARDS.index(board)
        for province, level in (cubes or {}).items():
            s.cube[province - 1] = level
        for seat, levels in (influence or {}).items():
            for province, level in levels.items():
                s.influence[province - 1, SEATS.index(seat)] = level
        for seat, space in (colosseum or {}).items():
            s.arena[SEATS.index(seat)] = space - 1
        if order:
            s.order[: len(order)] = [SEATS.index(seat) for seat in order]
        return self

    def cards_given(
        self,
        owned: Mapping[str, Sequence[str]] | None = None,
        active: Sequence[str] = (),
        spent: Sequence[str] = (),
        used: Sequence[str] = (),
        rows: Mapping[str, Sequence[str | None]] | None = None,
        face_up: Mapping[str, str | None] | None = None,
        provinces: Mapping[int, str | None] | None = None,
        upper: Sequence[int] = (),
        decks: Mapping[str, Sequence[str]] | None = None,
    ) -> Self:
        """Move cards about; a card leaves wherever it was, so totals stay.

        - owned: cards each seat gets IN ADDITION, e.g. {"yellow": ["insula-plan", "hannibal-1", "cicero", "A07"]}.
        - active: which owned patrons are in slots (set political, too); spent: cards spent in advanced extras;
          used: buildings and war cards whose influence was played.
        - rows: per deck ("building", "war", "patron") all five slots, newest first, None = empty.
        - provinces {1..5: card or None}: a card put there lies in the lower position; upper: provinces whose card is
          (moved) in the upper position. decks: per deck, exactly the cards still in it (others leave the game).
        """
        s = self.record
        for seat, cards in (owned or {}).items():
            for card in cards:
                deck, number = self._take(card)
                s.owned[SEATS.index(seat), deck] |= 1 << number
        for name, cells in (rows or {}).items():
            row = DECKS.index(name)
            for slot, wanted in enumerate(cells):
                self._lay(s.row[row], slot, wanted, row)
        for name, wanted in (face_up or {}).items():
            self._lay(s.face_up, DECKS.index(name), wanted, DECKS.index(name))
        for province, wanted in (provinces or {}).items():
            self._lay(s.province_card, province - 1, wanted, 3)
            s.province_up[province - 1] = 0
        for province in upper:
            s.province_up[province - 1] = 1
        for card in active:
            s.active |= 1 << place_of(card)[1]
        for card in spent:
            s.spent[place_of(card)[0]] |= 1 << place_of(card)[1]
        for card in used:
            s.used[place_of(card)[0]] |= 1 << place_of(card)[1]
        for name, wanted_cards in (decks or {}).items():
            deck = DECKS.index(name)
            s.gone[deck] |= s.deck[deck]
            s.deck[deck] = 0
            for card in wanted_cards:
                self._take(card)
                s.deck[deck] |= 1 << place_of(card)[1]
        return self

    def _take(self, card: str) -> tuple[int, int]:
        """Remove a card from wherever it is."""
        s, (deck, number) = self.record, place_of(card)
        for mask in (s.deck, s.gone):
            mask[deck] &= ~(1 << number)
        s.owned[:, deck] &= ~(1 << number)
        if deck < 3:
            s.row[deck][s.row[deck] == number] = NOTHING
            if s.face_up[deck] == number:
                s.face_up[deck] = NOTHING
        else:
            s.province_card[s.province_card == number] = NOTHING
        return deck, number

    def _lay(self, cells: Any, index: int, card: str | None, deck: int) -> None:
        """Put a card (or nothing) in a place; what lay there leaves the game."""
        number = self._take(card)[1] if card else NOTHING
        if cells[index] != NOTHING:
            self.record.gone[deck] |= 1 << int(cells[index])
        cells[index] = number

    def turn_of(self, seat: str) -> Self:
        """Make it this seat's turn; only between turns (a TURN is pending)."""
        s = self.record
        assert self.frame == "TURN"
        place = [int(x) for x in s.order].index(SEATS.index(seat))
        s.depth -= 1
        push(s, Frame.TURN, SEATS.index(seat), place, 0, 0)
        return self

    def passed(self, *seats: str) -> Self:
        """These seats have passed."""
        for seat in seats:
            self.record.passed[SEATS.index(seat)] = 1
        return self

    def end(self) -> Self:
        """Jump to the end of the action phase of the last round: the extra actions are next (EXTRA_ACTION)."""
        s = self.record
        s.stack[:] = 0
        s.depth = 0
        s.passed[: s.players] = 1
        push(s, Frame.FINALE, 0, 0, 0, 0)
        self.match._run_rules()
        return self

    def score(self) -> Self:
        """Jump to the end and let everybody decline the extra action: the choices of §8.1 are next, or the result."""
        self.end()
        while self.frame == "EXTRA_ACTION":
            self.play("pass")
        return self

    # ---- playing ---------------------------------------------------------------------------------------------------

    def play(self, *texts: str) -> Self:
        """Play decisions and draws, in order. Forced decisions must be written too, unless `auto` is used."""
        for text in texts:
            self.match.play(text)
        return self

    def auto(self) -> Self:
        """Take forced decisions (a single option) until there is a real decision, a draw or the end."""
        while self.decider not in ("chance", "over") and len(self.offers()) == 1:
            self.play(self.offers()[0])
        return self

    def offers(self) -> list[str]:
        """The options of the pending decision, or the possible outcomes of the pending draw."""
        return list(self.match.offered())

    @property
    def decider(self) -> str:
        """The seat to decide, or "chance", or "over"."""
        who = self.match.decider
        return {CHANCE: "chance", OVER: "over"}.get(who) or SEATS[who]

    # ---- looking ---------------------------------------------------------------------------------------------------

    @property
    def frame(self) -> str:
        """The kind of the pending decision or draw, e.g. TURN, SELL, OVERFLOW; "" at the end."""
        return self.match.game.frames(top(self.record)).name if self.record.depth else ""

    @property
    def round(self) -> int:
        return int(self.record.turn)

    def goods(self, seat: str) -> dict[str, int]:
        """Goods held, without zeros."""
        return {good: int(n) for good, n in zip(GOODS, self.record.goods[SEATS.index(seat)], strict=True) if n}

    def surplus(self, seat: str) -> int:
        return int(self.record.surplus[SEATS.index(seat)])

    def denarii(self, seat: str) -> int:
        return int(self.record.denarii[SEATS.index(seat)])

    def political(self, seat: str) -> int:
        return int(self.record.political[SEATS.index(seat)])

    def points(self, seat: str, source: str | None = None) -> int:
        """All points, or those of one source: workers buildings pairs wars sets fame service denarii stores patrons
        politics provinces."""
        row = self.record.points[SEATS.index(seat)]
        return int(row.sum() if source is None else row[Source[source.upper()]])

    def hand(self, seat: str) -> list[int]:
        """Workers at hand, ascending."""
        return [v for v in range(1, 6) for _ in range(self.record.hand[SEATS.index(seat), v - 1])]

    def shadows(self, seat: str) -> list[int]:
        return [v for v in range(1, 6) for _ in range(self.record.hand[SEATS.index(seat) + 2, v - 1])]

    def trained(self, seat: str) -> dict[int, int]:
        """{change: printed value}."""
        row = self.record.trained[SEATS.index(seat)]
        return {space + 1: int(value) for space, value in enumerate(row) if value}

    def workers(self, location: str) -> list[int]:
        """Printed values lying there, ascending."""
        return sorted(int(value) for value in self.record.spaces[LOCATIONS.index(location)] if value)

    def board(self, seat: str) -> str:
        return str(BOARDS[self.record.board[SEATS.index(seat)]])

    def cards(self, seat: str) -> set[str]:
        row = self.record.owned[SEATS.index(seat)]
        return set().union(*(names(deck, row[deck]) for deck in range(4)))

    def active(self, seat: str) -> set[str]:
        """Patrons in slots."""
        return self.cards(seat) & names(2, self.record.active)

    def spent(self, seat: str) -> set[str]:
        return self.cards(seat) & set().union(*(names(deck, self.record.spent[deck]) for deck in range(4)))

    def used(self, seat: str) -> set[str]:
        """Buildings and war cards whose influence was played."""
        return self.cards(seat) & set().union(*(names(deck, self.record.used[deck]) for deck in range(2)))

    def row(self, deck: str) -> list[str | None]:
        """The five slots, newest first."""
        number = DECKS.index(deck)
        return [None if card == NOTHING else CARDS_OF[number][card] for card in self.record.row[number]]

    def face_up(self, deck: str) -> str | None:
        number = DECKS.index(deck)
        card = int(self.record.face_up[number])
        return None if card == NOTHING else CARDS_OF[number][card]

    def deck(self, deck: str) -> set[str]:
        """Unseen cards."""
        return names(DECKS.index(deck), self.record.deck[DECKS.index(deck)])

    def gone(self, deck: str) -> set[str]:
        """Cards that are not, or no longer, in the game."""
        return names(DECKS.index(deck), self.record.gone[DECKS.index(deck)])

    def province(self, number: int) -> tuple[str, str] | None:
        """(card, "lower" or "upper"), or None where the space is empty."""
        card = int(self.record.province_card[number - 1])
        return None if card == NOTHING else (CARDS_OF[3][card], ("lower", "upper")[self.record.province_up[number - 1]])

    def cube(self, province: int) -> int:
        return int(self.record.cube[province - 1])

    def influence(self, seat: str, province: int) -> int | None:
        """The marker's level, or None if it is not on the track."""
        level = int(self.record.influence[province - 1, SEATS.index(seat)])
        return None if level == OFF else level

    def colosseum(self, seat: str) -> int:
        """The space 1 .. 12."""
        return int(self.record.arena[SEATS.index(seat)]) + 1

    def order(self) -> list[str]:
        return [SEATS[seat] for seat in self.record.order[: self.record.players]]

    def payoffs(self) -> dict[str, float]:
        """Shares of the win, which sum to 1."""
        return dict(zip(SEATS, self.match.payoffs(), strict=False))
