"""What is kept of a table, and who comes to it."""

import secrets
import time
from dataclasses import dataclass
from typing import Any

from ludi.engine.verdict import TakenOver
from ludi.table.refusals import refusal

OWN = "here-"  # what the names of tables begin with that somebody keeps for himself
CONNECTED = 45.0  # seconds for which it holds that a player was connected
PRAENOMINA = ("Marcus", "Gaius", "Lucius", "Titus", "Quintus", "Livia", "Julia", "Claudia", "Cornelia", "Flavia")
COGNOMINA = ("Vitalis", "Felix", "Prudens", "Hilaris", "Clemens", "Constans", "Gratus", "Audax", "Agilis", "Sapiens")


@dataclass(frozen=True)
class Guest:
    """`id` proves who it is: it never leaves the cookie."""

    id: str
    name: str


def new_guest() -> Guest:
    """With a Roman name until another is given."""
    return Guest(secrets.token_hex(16), f"{secrets.choice(PRAENOMINA)} {secrets.choice(COGNOMINA)}")


@dataclass
class TableRow:
    """All that is kept of a table but its seats and moves. `ludi/server/database_tables.py` says what each means."""

    id: str
    game: str
    rules_version: int
    content: str
    options: dict[str, Any]
    listed: bool
    clock: dict[str, int] | None
    status: str
    created: float
    host: str
    secret: str
    commitment: str
    rematch: str | None
    shares: dict[str, float] | None
    number: int = 0
    decider: int | None = None
    moved_at: float = 0.0
    left_ms: list[int] | None = None
    protocol: int = 3
    anchor: str | None = None
    round: int = 1
    reveal_by: float | None = None
    barred: list[str] | None = None
    draws: int = 0
    link: str | None = None
    turns: int | None = None
    said: int = 0
    driver: str | None = None
    ended: str | None = None
    rematch_by: int | None = None
    second_turn: bool = False

    @property
    def has_begun(self) -> bool:
        return self.status in ("playing", "over")

    @property
    def taken_over(self) -> TakenOver | None:
        """What the game began with, where it began at a position of another one."""
        return None

    @property
    def taken_draws(self) -> int:
        """The draws among that: the dealer of this table has not made them."""
        return 0

    @property
    def is_own(self) -> bool:
        return self.id.startswith(OWN)


@dataclass
class SeatRow:
    """The same of a seat."""

    table_id: str
    seat: int
    kind: str
    player: str
    bot: str | None
    guest: str | None
    key: str | None
    entropy: str | None
    out_of_time: bool
    connected: bool
    last_seen: float
    entropy_hash: str | None = None
    created: float = 0.0
    share: float | None = None
    place: int | None = None
    resigned: bool = False
    wants_end: bool = False
    hints: bool = False

    @property
    def played_by_bot(self) -> bool:
        return self.bot is not None

    @property
    def is_connected(self) -> bool:
        """As far as the database knows: a server process that has died no longer says so."""
        return self.connected and time.time() - self.last_seen < CONNECTED


@dataclass
class Held:
    """A table and its seats while somebody changes them. What changed is stored when they are let go."""

    table: TableRow
    seats: list[SeatRow]
    now: float

    @property
    def people(self) -> list[SeatRow]:
        return [row for row in self.seats if row.kind == "human"]

    def seat_of(self, guest: str) -> SeatRow | None:
        return next((row for row in self.people if row.guest == guest), None)

    def own_seat(self, guest: str) -> SeatRow:
        row = self.seat_of(guest)
        if row is None:
            raise refusal("not_seated")
        return row
