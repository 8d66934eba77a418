"""Games that end before the rules end them: by resigning, by calling them off, by common consent.

Who gives up is out for good, and a bot plays on in his seat. Where that leaves one seat that has not given up, or no
person, the game is over and those who have not given up win. Before anybody's second turn a game can be called off; at
any time all people who play can end it together. In both cases nobody has won.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ludi.bots.levels import STAND_IN
from ludi.engine.contract import Step
from ludi.engine.registry import get_game
from ludi.table.refusals import refusal
from ludi.table.rows import Guest, Held, SeatRow, TableRow
from ludi.table.seating import charge, let_bot_play

How = Literal["resigned", "aborted", "agreed"]


def resign(held: Held, guest: Guest) -> None:
    row = _player(held, guest)
    let_bot_play(held, row, STAND_IN)
    row.resigned, row.wants_end = True, False
    left = [each for each in held.seats if not each.resigned]
    if len(left) == 1 or not _deciders(held.seats):
        _end(held, "resigned", left)
    else:
        _end_if_agreed(held)


def abort(held: Held, guest: Guest) -> None:
    _player(held, guest)
    if held.table.second_turn:
        raise refusal("too_late_to_abort")
    _end(held, "aborted", [])


def want_end(held: Held, guest: Guest, agree: bool) -> None:
    _player(held, guest).wants_end = agree
    _end_if_agreed(held)


def allow_hints(held: Held, guest: Guest, agree: bool) -> None:
    """Before the game too; whoever has given up has no say."""
    row = held.own_seat(guest.id)
    if held.table.status == "over" or row.resigned:
        raise refusal("over")
    row.hints = agree


def _player(held: Held, guest: Guest) -> SeatRow:
    """The seat of somebody who plays in a game that goes on."""
    row = held.own_seat(guest.id)
    if held.table.status != "playing":
        raise refusal(held.table.status)
    if row.resigned:
        raise refusal("resigned")
    return row


def _deciders(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The people whose word counts; who has erased himself or given up has none."""
    return [row for row in seats if row.kind == "human" and row.guest is not None and not row.resigned]


def _end_if_agreed(held: Held) -> None:
    if all(row.wants_end for row in _deciders(held.seats)):
        _end(held, "agreed", [])


def _end(held: Held, how: How, winners: Sequence[SeatRow]) -> None:
    charge(held)
    table, names = held.table, get_game(held.table.game).seat_names
    table.status, table.ended, table.decider = "over", how, None
    if winners:
        shares = {row.seat: 1 / len(winners) for row in winners}
        table.shares = {names[row.seat]: shares.get(row.seat, 0.0) for row in held.seats}
        for row in held.seats:
            row.share = shares.get(row.seat, 0.0)
            row.place = 1 if row.share else 2 if len(held.seats) == 2 else None  # of more, nobody was second


# ---- what is told ----------------------------------------------------------------------------------------------------


def hints_allowed(seats: Sequence[SeatRow]) -> bool:
    """Among people only where all of them want it; an open seat waits for one more."""
    people = [*_deciders(seats), *(row for row in seats if row.kind == "open")]
    return len(people) <= 1 or all(row.hints for row in people)


def terms_of(table: TableRow, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """What `TableInfo` says of it."""
    names = get_game(table.game).seat_names
    return {
        "ended": table.ended,
        "abortable": table.status == "playing" and not table.second_turn,
        "hints": hints_allowed(seats),
        "rematch_by": None if table.rematch_by is None else names[table.rematch_by],
    }


def wishes_of(row: SeatRow) -> dict[str, Any]:
    """What `SeatInfo` says of it."""
    return {"resigned": row.resigned, "wants_end": row.wants_end, "hints": row.hints}


@dataclass(frozen=True)
class Turns:
    """Who has played in which turn, as far as a match has been followed; what comes before the first turn is none."""

    played: frozenset[tuple[int, int]] = frozenset()

    def after(self, steps: Iterable[Step]) -> "Turns":
        new = {(step.actor, int(step.before.turn)) for step in steps if step.actor >= 0 and int(step.before.turn) > 0}
        return self if new <= self.played else Turns(self.played | new)

    @property
    def second(self) -> bool:
        """Whether somebody has played in a second turn."""
        return len({seat for seat, _ in self.played}) < len(self.played)
