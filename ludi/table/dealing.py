"""A table's dealer: commits when the table is made, deals once all have revealed, uncovers a link with each draw."""

import time
from collections.abc import Sequence
from typing import Any

from ludi.engine.fairness import Chain, Dealer, Sitting, Terms
from ludi.engine.first_protocol import OldDealer, OldSitting
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Ended, Replay, Seat
from ludi.engine.verdict import SERVER, TERMINAL
from ludi.table.rows import SeatRow, TableRow

HUMAN = "human"
OLD_FORMAT = 2  # of replay files of protocol 2

AnyDealer = Dealer | OldDealer


def replay_of(table: TableRow, seats: Sequence[SeatRow], match: Match, dealer: AnyDealer) -> Replay:
    """The game as a replay file tells it, with nothing of draws to come."""
    people = [Seat(row.player, HUMAN if row.kind != "bot" else str(row.bot)) for row in seats]
    gave_up = tuple(row.seat for row in seats if row.resigned)
    ended = Ended(table.ended, gave_up) if table.ended and not match.is_over else None
    if isinstance(dealer, OldDealer):
        old: list[Any] = [OldSitting.of(dealer, 1, reveal=table.status == "over")]
        return Replay(match, people, table.id, old, OLD_FORMAT, ended=ended)
    replay = Replay(match, people, table.id, dealer=kind_of(table), ended=ended, taken_over=table.taken_over)
    replay.sittings.append(Sitting.of(dealer, replay.dealt_draws()))
    return replay


def dealer_of(table: TableRow, seats: Sequence[SeatRow], chain: Chain | None) -> AnyDealer:
    """The dealer of a game that has begun; its chain, in protocol 3, is kept by whoever asks, since it is long."""
    if chain is None:
        entropy = tuple(row.entropy for row in seats if row.entropy)
        return OldDealer(bytes.fromhex(table.secret), terms(table, len(seats)), entropy)
    return Dealer(chain, terms(table, len(seats)), table.round, [row.entropy for row in seats])


def kind_of(table: TableRow) -> str:
    """Who deals: a server for its guests, or whoever plays there for himself, as in the terminal."""
    return TERMINAL if table.is_own else SERVER


def chain_of(table: TableRow) -> Chain | None:
    return Chain(bytes.fromhex(table.secret)) if table.protocol >= 3 else None


def terms(table: TableRow, players: int) -> Terms:
    """What the dealer commits to besides his chain."""
    match = Match(get_game(table.game), players, table.options)
    nobody = [Seat("", HUMAN)] * players
    if table.protocol < 3:
        return Replay(match, nobody, table.id, [], OLD_FORMAT).terms(1)
    return Replay(match, nobody, table.id, [], dealer=kind_of(table), taken_over=table.taken_over).terms(1)


# ---- what is told ----------------------------------------------------------------------------------------------------


def promises(table: TableRow) -> dict[str, Any]:
    """What `TableInfo` says of commitments, but for the draws made."""
    revealing = table.status == "revealing" and table.reveal_by is not None
    return {
        "protocol": table.protocol,
        "commitment": table.commitment,
        "anchor": table.anchor,
        "round": table.round,
        "reveal_ms": max(0, int(((table.reveal_by or 0) - time.time()) * 1000)) if revealing else None,
        "secret": table.secret if table.protocol < 3 and table.status == "over" else None,
    }


def promised(table: TableRow, row: SeatRow) -> dict[str, Any]:
    """What `SeatInfo` says of entropy: none is shown before all have revealed theirs."""
    return {
        "entropy_hash": row.entropy_hash,
        "revealed": row.entropy is not None,
        "entropy": row.entropy if table.has_begun else None,
    }
