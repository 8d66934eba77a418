"""A table that somebody keeps for himself: all its people sit before one screen, and its dealer is theirs too."""

import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, TypeVar

from ludi.bots.levels import STRONGEST
from ludi.engine.contract import Step
from ludi.engine.errors import BadDraw
from ludi.engine.fairness import Chain, commitment, entropy_hash
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.engine.replay import Replay, dumps, links
from ludi.engine.verdict import TakenOver
from ludi.table import seating
from ludi.table.advising import job_at
from ludi.table.dealing import HUMAN, terms
from ludi.table.listing import for_guest, stored_info
from ludi.table.making import Wished, new_table
from ludi.table.playing import Json, check_turn, deciding_seat, results_of
from ludi.table.refusals import Refusal, refusal
from ludi.table.rows import OWN, Guest, Held, SeatRow, TableRow
from ludi.table.table import Table

PATIENCE = 365 * 24 * 3600.0  # seconds to reveal: nobody waits for anybody
Row = TypeVar("Row", bound=TableRow | SeatRow)
Kept = Json  # what is kept of a table at every move: its rows, the codes of its moves, how it stands for lists
Remains = Json  # what is kept of it besides, when there is time
Change = Callable[[Held, Guest], Any]


@dataclass
class OwnRow(TableRow):
    """A table that somebody keeps for himself; `prefix` says where the game began, if not at the beginning."""

    prefix: Json | None = None

    @property
    def taken_over(self) -> TakenOver | None:
        prefix = self.prefix
        return None if prefix is None else TakenOver(prefix["table"], prefix["moves"], prefix["chain"])

    @property
    def taken_draws(self) -> int:
        return 0 if self.prefix is None else int(self.prefix["draws"])


@dataclass(frozen=True)
class Beginning:
    """A position of another game, at which one is to begin."""

    prefix: Json  # what is kept of where it comes from
    codes: list[int]  # the moves that lead to it

    @classmethod
    def of(cls, replay: Replay, moves: int) -> "Beginning":
        """After so many moves; Refusal where there is nothing left to play."""
        match = replay.match.at(moves)
        if not 0 <= moves <= len(replay.match.moves) or match.is_over:
            raise refusal("over")
        prefix = {"table": replay.table, "moves": moves, "chain": links(replay)[moves], "draws": match.draws_made()}
        return cls(prefix, [move.code for move in match.moves])


class OwnTable(Table):
    """The game goes on only through what is called here; whoever keeps it stores `kept()` after each change."""

    def __init__(self, table: OwnRow, seats: list[SeatRow], others: dict[str, str] | None = None) -> None:
        super().__init__(table, seats)
        self.others = others or {}  # entropy of the people besides the host, by seat, until the game begins
        self.is_open = False  # somebody looks at it

    # ---- keeping -----------------------------------------------------------------------------------------------------

    @classmethod
    def make(
        cls, host: Guest, wish: Wished, begin: "Beginning | None" = None, chain: Chain | None = None
    ) -> "OwnTable":
        """The one who makes it sits on his own seat, or the first that is for a person; others at the same screen sit
        down with him. A game may begin at a position of another one."""
        made_table, seats, chain = new_table(host, OWN + secrets.token_hex(16), wish, chain)
        table = OwnRow(**vars(made_table), prefix=begin.prefix if begin else None)
        table.commitment = commitment(chain.anchor, terms(table, len(seats)))
        if not any(row.guest == host.id for row in seats):
            next(row for row in seats if row.kind == "open").guest = host.id
        made = cls(table, seats)
        made.chain = chain
        for code in begin.codes if begin else ():
            made.turns = made.turns.after(made.match.play_code(code))
        made._note()
        for row in seats:
            row.hints = True  # whoever wants none does not ask
            if row.kind == "open" and row.guest is None:
                made._seat_beside(host, row)
        return made

    def _seat_beside(self, host: Guest, row: SeatRow) -> None:
        beside = replace(host, id=f"{host.id}/{row.seat}", name=f"{host.name} {row.seat + 1}")
        name, entropy = self.game.seat_names[row.seat], secrets.token_hex(32)
        self.others[str(row.seat)] = entropy
        seating.sit_down(self._held(), beside, entropy_hash(self.table.id, entropy), name, PATIENCE)

    @classmethod
    def load(cls, kept: Kept) -> "OwnTable":
        """The table as it was kept, its moves played again; Refusal where the rules have changed since."""
        table, seats = rows_of(kept)
        found = cls(table, seats, dict(kept.get("others", {})))
        if (table.rules_version, table.content) != (found.game.version, found.game.content):
            raise refusal("other_rules")
        for code in kept["codes"]:
            found.turns = found.turns.after(found.match.play_code(code))
        return found

    def kept(self) -> Kept:
        codes = [move.code for move in self.match.moves]
        rows = {"table": asdict(self.table), "seats": [asdict(row) for row in self.seats]}
        return {"id": self.table.id, "seen": self.seen(), **rows, "codes": codes, "others": self.others}

    def remains(self) -> Remains | None:
        """What can be shown and handed out of the game once there are other rules: the position, and the file."""
        if not self.table.has_begun:
            return None
        view = {**self.view, "choices": []}
        return {"id": self.table.id, "number": self.number, "view": view, "file": dumps(self.file())}

    # ---- who plays ---------------------------------------------------------------------------------------------------

    def seat_of(self, guest: str | None) -> int | None:
        """Whoever is to decide sits before the screen; while nobody of us is, the host."""
        own = [row.seat for row in self.seats if row.kind == HUMAN]
        decider = self.decider
        if decider in own and not self.seats[decider].played_by_bot:
            return decider
        return super().seat_of(self.table.host)

    def seen(self) -> Json:
        """What `TableForGuest` says."""
        told = for_guest(self.info(), self.table, self.seats, self.table.host)
        return {**told, "you": self.seat_name(self.seat_of(None))}

    def _held(self) -> Held:
        return Held(self.table, self.seats, time.time())

    def change(self, guest: Guest, change: Change) -> list[Json]:
        """Who sits and plays is changed, or Refusal and nothing is; what is told of it."""
        begun, rows = self.table.has_begun, Held(copy(self.table), [copy(row) for row in self.seats], time.time())
        was_person = self.is_person(self.match.decider)
        change(rows, guest)
        self.table, self.seats, self._dealer, self._view = rows.table, rows.seats, None, None
        if self.table.has_begun and not begun:
            self.settle()
            return [self.state(None)]
        if self.is_person(self.match.decider) != was_person:
            return [self.state(None)]
        return [{"type": "table", "number": self.number, "table": self.info()}]

    def sit(self, guest: Guest, promise: str, seat: str | None) -> list[Json]:
        return self.change(guest, lambda held, who: seating.sit_down(held, who, promise, seat, PATIENCE))

    def reveal(self, guest: Guest, entropy: str, number: int) -> list[Json]:
        """With the host all those beside him."""

        def all_reveal(held: Held, who: Guest) -> None:
            for seat, other in self.others.items():
                seating.reveal(held, replace(who, id=f"{who.id}/{seat}"), other, number)
            seating.reveal(held, who, entropy, number)

        return self.change(guest, all_reveal)

    def everybody(self, guest: Guest, change: Change) -> list[Json]:
        """For one person all those before the screen speak."""

        def speak(held: Held, who: Guest) -> None:
            for row in held.people:
                if held.table.status != "over" and not row.resigned:
                    change(held, replace(who, id=str(row.guest)))

        return self.change(guest, speak)

    # ---- playing -----------------------------------------------------------------------------------------------------

    def commit(self, number: int, texts: Sequence[str]) -> list[Json]:
        """The moves of whoever is before the screen, played for good."""
        seat = self.own_seat()
        trial, steps = self.try_texts(seat, number, texts)
        return self._accept(trial, steps)

    def commit_codes(self, number: int, codes: Iterable[int]) -> list[Json]:
        """The same for a bot, which chooses by code."""
        seat = self.bot_to_move()
        if number != self.number or seat is None:
            return []  # somebody has come back meanwhile
        trial, steps = self.match.fork(), list[Step]()
        for code in codes:
            check_turn(trial, seat)
            steps += trial.play_code(code)
        return self._accept(trial, steps)

    def settle(self) -> None:
        """Draws and forced moves that are due: at the beginning, and where the page was closed before them."""
        decider = self.match.decider
        due = decider == CHANCE or (decider >= 0 and len(self.match.codes()) == 1)
        if self.table.status == "playing" and due:
            self._accept(self.match.fork(), [])

    def _accept(self, trial: Match, steps: list[Step]) -> list[Json]:
        dealer, before, you = self.dealer, self.match, self.seat_of(None)
        try:
            steps += trial.run(lambda weights: dealer.draw(self.draws_of(trial) + 1, weights))
        except BadDraw as error:
            raise Refusal("no_draws", error.message, str(error)) from None
        view = self.view if self.is_open else None
        self.match, self.turns = trial, self.turns.after(steps)
        self._note()
        told = [self.told(before, steps)] if view is not None else []
        if self.seat_of(None) != you:
            told.append({"type": "you", "number": self.number, "you": self.seat_name(self.seat_of(None))})
        return told

    def _note(self) -> None:
        """How the table stands, for lists."""
        table, match, shares = self.table, self.match, self.shares(self.match)
        table.number, table.decider, table.moved_at = self.number, deciding_seat(match), time.time()
        table.draws, table.turns, table.second_turn = self.draws_of(match), int(match.state.turn), self.turns.second
        table.link = self.link_of(table.draws)
        if shares is not None:
            table.status, table.shares = "over", shares
        for row, (share, place) in zip(self.seats, results_of(match), strict=False):
            row.share, row.place = share, place

    def own_seat(self) -> int:
        """The seat before the screen, if its player plays himself."""
        seat = self.seat_of(None)
        if seat is None:
            raise refusal("not_seated")
        if self.seats[seat].played_by_bot:
            raise refusal("away")
        return seat

    def bot_to_move(self) -> int | None:
        """The seat that has to decide, if a bot plays it."""
        seat = self.decider
        return seat if seat is not None and self.seats[seat].played_by_bot else None

    def job(self) -> Json | None:
        """What a bot is to think about."""
        seat = self.bot_to_move()
        return None if seat is None else self._job(str(self.seats[seat].bot))

    def ahead(self) -> Json | None:
        """Where a person decides, what a bot can try its strength on until it is to move."""
        alone = all(row.kind == HUMAN for row in self.seats)
        return None if alone or self.decider is None or self.bot_to_move() is not None else self._job(STRONGEST)

    def _job(self, bot: str) -> Json:
        return {"table": self.table.id, "number": self.number, **job_at(self.match, bot)}


def rows_of(kept: Kept) -> tuple[OwnRow, list[SeatRow]]:
    """What is kept may have been written by another version: what is unknown here is left alone."""
    return _row(OwnRow, kept["table"]), [_row(SeatRow, seat) for seat in kept["seats"]]


def _row(kind: type[Row], kept: Json) -> Row:
    known = {field.name for field in fields(kind)}
    return kind(**{name: value for name, value in kept.items() if name in known})


def listed(kept: Kept) -> Json:
    """How a table that is not open stands: what `TableForGuest` says."""
    table, seats = rows_of(kept)
    return for_guest(stored_info(table, seats), table, seats, table.host)
