"""What a page asks of a table it keeps itself: read from its JSON, which comes from nobody else."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ludi.engine.contract import Value
from ludi.table.playing import Json
from ludi.table.table import Table


@dataclass(frozen=True)
class Count:
    key: str
    by: int


@dataclass(frozen=True)
class Message:
    """Anything that is said over the line of a table."""

    type: str
    ref: int = 0
    number: int = 0
    moves: list[str] = field(default_factory=list)
    count: Count | None = None
    gestures: list[list[str]] = field(default_factory=list)
    picked: list[str] = field(default_factory=list)
    text: str = ""

    @classmethod
    def of(cls, said: Mapping[str, Any]) -> "Message":
        known = {name: value for name, value in said.items() if name in cls.__dataclass_fields__}
        count = known.get("count")
        return cls(**{**known, "count": Count(**count) if count else None})


@dataclass(frozen=True)
class SeatWish:
    kind: str
    bot: str | None = None


@dataclass(frozen=True)
class TableWish:
    """Nobody else comes to such a table, and nothing is played by the clock."""

    game: str
    options: Mapping[str, Value]
    seats: list[SeatWish]
    listed: bool = False
    clock: None = None

    @classmethod
    def of(cls, wish: Json) -> "TableWish":
        seats = [SeatWish(seat["kind"], seat.get("bot")) for seat in wish["seats"]]
        return cls(wish["game"], wish.get("options", {}), seats)

    @classmethod
    def again(cls, before: Table) -> "TableWish":
        """The same table once more."""
        host = before.table.host
        person = {True: SeatWish("me"), False: SeatWish("open")}
        seats = [SeatWish("bot", row.bot) if row.kind == "bot" else person[row.guest == host] for row in before.seats]
        return cls(before.table.game, before.table.options, seats)
