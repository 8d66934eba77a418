"""A table for tests of the rules: arrange a position in the rulebook's words, then play by text.

table = Table(players=3)                       # set-up is played, Blue is to make the first move of turn 1
table.given(members={"blue": {"forum": 3}}, stock={"blue": {"priest": 1, "favor": 2}})
table.play("stay", "card common", "reveal praefect-visit")
assert table.stock("blue") == {}
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ludi.engine.arrays import as_numpy
from ludi.engine.frames import CHANCE, OVER, top
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.games.municipium.components import CITIZENS_EACH, FAVORS_TOTAL, WREATHS_TOTAL, Family
from ludi.games.municipium.notation import COMMONS, PIECES, PLACES, SEATS, family_card

DEFAULT_ROOMS = ("soldier", "merchant", "merchant", "advocate", "advocate", "soldier")  # I to VI
Counts = Mapping[str, int]


class Table:
    """A game of Municipium, set up by playing the whole set-up through the rules.

    `placements` gives each seat's seven institutions; by default everyone puts one member into each.
    """

    def __init__(
        self,
        players: int = 3,
        first: str = "blue",
        rooms: Sequence[str] = DEFAULT_ROOMS,
        placements: Mapping[str, Sequence[str]] | None = None,
        **options: Any,
    ) -> None:
        self.match = Match(get_game("municipium"), players, options)
        if players >= 3:
            self.play(*(f"draw {citizen}" for citizen in rooms))
        self.play(f"first {first}")
        for turn in range(7):
            for offset in range(players):
                seat = SEATS[(SEATS.index(first) + offset) % players]
                self.play(f"place {(placements or {}).get(seat, PLACES)[turn]}")

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
        members: Mapping[str, Counts] | None = None,
        wreathed: Mapping[str, Counts] | None = None,
        stock: Mapping[str, Counts] | None = None,
        decurions: Counts | None = None,
        banners: Mapping[str, Counts] | None = None,
        rooms: Mapping[str, str | None] | None = None,
        room_favors: Counts | None = None,
        temple_order: Sequence[str] | None = None,
        praefect: str | None = None,
        deck: Counts | None = None,
        used_cards: Mapping[str, Sequence[str]] | None = None,
        bag: Counts | None = None,
        supply: int | None = None,
        wreaths: int | None = None,
    ) -> "Table":
        """Change the position. Only what is named changes; bag, Favor and wreath supplies follow so that totals stay.

        - members / wreathed: per seat, ALL of that seat's plain (wreathed) members on the board, by institution.
        - stock: per seat, all it holds: citizens' colours and "favor". banners: per institution, all citizens on it.
        - rooms: per institution, the room's citizen or None. room_favors: per institution, 0 or 1.
        - deck: what is left in the common deck by kind; the discard pile gets the rest.
        - bag, supply (of Favors), wreaths (supply): force these, breaking the totals on purpose.
        """
        s = self.record
        for rows, cells in ((members, s.plain), (wreathed, s.wreathed)):
            for seat, where in (rows or {}).items():
                cells[SEATS.index(seat)] = [where.get(place, 0) for place in PLACES]
        for seat, held in (stock or {}).items():
            s.stock[SEATS.index(seat)] = [held.get(piece, 0) for piece in PIECES]
        for seat, count in (decurions or {}).items():
            s.decurions[SEATS.index(seat)] = count
        for place, citizens in (banners or {}).items():
            s.banner[PLACES.index(place)] = [citizens.get(colour, 0) for colour in PIECES[:4]]
        for place, citizen in (rooms or {}).items():
            s.room_citizen[PLACES.index(place)] = PIECES.index(citizen) if citizen else -1
        for place, count in (room_favors or {}).items():
            s.room_favor[PLACES.index(place)] = count
        if temple_order:
            s.temple_order[: len(temple_order)] = [SEATS.index(seat) for seat in temple_order]
        if praefect:
            s.praefect = PLACES.index(praefect)
        if deck is not None:
            s.deck[:] = [deck.get(kind, 0) for kind in COMMONS]
            s.discard[:] = [total - left for total, left in zip((1, 2, 5, 4), s.deck, strict=True)]
        for seat, cards in (used_cards or {}).items():
            for card in Family:
                if family_card(s.edition, card) in cards:
                    s.family_cards[SEATS.index(seat), card] = 0
        self._balance(bag, supply, wreaths)
        return self

    def _balance(self, bag: Counts | None, supply: int | None, wreaths: int | None) -> None:
        s = self.record
        for colour in range(4):
            in_rooms = int((s.room_citizen == colour).sum())
            out = int(s.banner[:, colour].sum() + s.stock[:, colour].sum() + s.drawn[colour]) + in_rooms
            s.bag[colour] = CITIZENS_EACH[s.edition] - out if bag is None else bag.get(PIECES[colour], 0)
        out = int(s.room_favor.sum() + s.stock[:, 4].sum())
        s.favors = FAVORS_TOTAL[s.edition] - out if supply is None else supply
        s.wreaths = WREATHS_TOTAL[s.edition] - s.wreathed.sum() if wreaths is None else wreaths

    # ---- playing ---------------------------------------------------------------------------------------------------

    def play(self, *texts: str) -> "Table":
        """Play decisions and draws, in order. Forced decisions must be written too, unless `auto` is used."""
        for text in texts:
            self.match.play(text)
        return self

    def auto(self) -> "Table":
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
        """The kind of the pending decision or draw, e.g. MOVE, CHOOSE_CARD, TAVERN; "" at the end."""
        s = self.record
        return self.match.game.frames(top(s)).name if s.depth else ""

    @property
    def active(self) -> str:
        return SEATS[self.record.active]

    def weights(self) -> dict[str, int]:
        """The pending draw's outcomes with their weights."""
        return dict(zip(self.offers(), self.match.game.weights(self.record), strict=True))

    def members(self, seat: str, place: str) -> tuple[int, int]:
        """(plain, wreathed) members there."""
        row, column = SEATS.index(seat), PLACES.index(place)
        return int(self.record.plain[row, column]), int(self.record.wreathed[row, column])

    def stock(self, seat: str) -> dict[str, int]:
        """Pieces held, without zeros."""
        return {piece: int(n) for piece, n in zip(PIECES, self.record.stock[SEATS.index(seat)], strict=True) if n}

    def banner(self, place: str) -> dict[str, int]:
        row = self.record.banner[PLACES.index(place)]
        return {piece: int(n) for piece, n in zip(PIECES, row, strict=False) if n}

    def room(self, place: str) -> tuple[int, str | None]:
        """(Favor 0 or 1, citizen or None) in the meeting room."""
        citizen = int(self.record.room_citizen[PLACES.index(place)])
        return int(self.record.room_favor[PLACES.index(place)]), PIECES[citizen] if citizen >= 0 else None

    def decurions(self, seat: str) -> int:
        return int(self.record.decurions[SEATS.index(seat)])

    def bag(self) -> dict[str, int]:
        return {piece: int(n) for piece, n in zip(PIECES, self.record.bag, strict=False)}

    def deck(self) -> dict[str, int]:
        return {kind: int(n) for kind, n in zip(COMMONS, self.record.deck, strict=True)}

    def discard(self) -> dict[str, int]:
        return {kind: int(n) for kind, n in zip(COMMONS, self.record.discard, strict=True)}

    def family_cards(self, seat: str) -> list[str]:
        """The unused ones."""
        return [family_card(self.record.edition, c) for c in Family if self.record.family_cards[SEATS.index(seat), c]]

    def temple_order(self) -> list[str]:
        return [SEATS[seat] for seat in self.record.temple_order[: self.record.players]]

    @property
    def praefect(self) -> str:
        return PLACES[int(self.record.praefect)]

    @property
    def favor_supply(self) -> int:
        return int(self.record.favors)

    @property
    def wreath_supply(self) -> int:
        return int(self.record.wreaths)

    def payoffs(self) -> dict[str, float]:
        """Shares of the win, which sum to 1."""
        return dict(zip(SEATS, self.match.payoffs(), strict=False))
