"""Making a table: whether it can be played as it is wished, and what is kept of it from the beginning."""

import time
from collections.abc import Mapping, Sequence
from typing import Protocol

from ludi.bots.levels import LEVELS, PLAIN, USUAL
from ludi.engine.contract import Value
from ludi.engine.errors import BadOptions
from ludi.engine.fairness import Chain, commitment
from ludi.engine.registry import get_game
from ludi.table.dealing import terms
from ludi.table.refusals import Refusal, refusal
from ludi.table.rows import Guest, SeatRow, TableRow


class Minutes(Protocol):
    @property
    def minutes(self) -> int: ...
    @property
    def increment(self) -> int: ...


class SeatWished(Protocol):
    """Who shall sit there: `me`, a friend (`open`), or a bot."""

    @property
    def kind(self) -> str: ...
    @property
    def bot(self) -> str | None: ...


class Wished(Protocol):
    """A table as somebody asks for it."""

    @property
    def game(self) -> str: ...
    @property
    def options(self) -> Mapping[str, Value]: ...
    @property
    def seats(self) -> Sequence[SeatWished]: ...
    @property
    def listed(self) -> bool: ...
    @property
    def clock(self) -> Minutes | None: ...


def new_table(
    host: Guest, table_id: str, wish: Wished, chain: Chain | None = None
) -> tuple[TableRow, list[SeatRow], Chain]:
    """A table nobody sits at yet, and the chain its dealer has committed to: a fresh one."""
    check_seats(wish.seats)
    game, clock = get_game(wish.game), wish.clock
    try:
        complete = game.complete_options(len(wish.seats), wish.options)
    except BadOptions as error:
        raise Refusal("malformed", sentence=str(error)) from None
    chain = chain or Chain.fresh()
    table = TableRow(
        id=table_id,
        game=game.name,
        rules_version=game.version,
        content=game.content,
        options=dict(complete),
        listed=wish.listed,
        clock={"minutes": clock.minutes, "increment": clock.increment} if clock else None,
        status="waiting",
        created=time.time(),
        host=host.id,
        secret=chain.seed.hex(),
        commitment="",
        anchor=chain.anchor.hex(),
        rematch=None,
        shares=None,
    )
    table.commitment = commitment(chain.anchor, terms(table, len(wish.seats)))
    return table, [new_seat(table_id, i, seat, host) for i, seat in enumerate(wish.seats)], chain


def check_seats(seats: Sequence[SeatWished]) -> None:
    kinds = [seat.kind for seat in seats]
    if kinds.count("me") > 1:
        raise refusal("two_of_you")
    if all(kind == "bot" for kind in kinds):
        raise refusal("no_person")
    for seat in seats:
        if seat.kind == "bot":
            check_bot(seat.bot or USUAL)


def check_bot(bot: str) -> None:
    if bot not in LEVELS and bot not in PLAIN:
        raise refusal("no_bot", bot=bot, bots=", ".join(LEVELS))


def new_seat(table_id: str, seat: int, wish: SeatWished, guest: Guest) -> SeatRow:
    bot = (wish.bot or USUAL) if wish.kind == "bot" else None
    kept_for = guest.id if wish.kind == "me" else None
    kind = "bot" if wish.kind == "bot" else "open"
    return SeatRow(
        table_id, seat, kind, bot or "", bot, kept_for, None, None, out_of_time=False, connected=False, last_seen=0.0
    )
