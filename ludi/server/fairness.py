"""A table's dealer: commits when the table is made, deals once everybody sits."""

from collections.abc import Sequence

from ludi.engine.first_protocol import OldDealer as Dealer
from ludi.engine.first_protocol import OldSitting as Sitting
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat
from ludi.server.store import SeatRow, TableRow

HUMAN = "human"


def replay_of(table: TableRow, seats: Sequence[SeatRow], match: Match) -> Replay:
    """The game as a replay file tells it; the secret is in it once the game is over."""
    people = [Seat(row.player, HUMAN if row.kind != "bot" else str(row.bot)) for row in seats]
    replay = Replay(match, people, table.id)
    dealer = dealer_of(table, seats)
    replay.sittings = [Sitting.of(dealer, 1, reveal=match.is_over)]
    return replay


def dealer_of(table: TableRow, seats: Sequence[SeatRow]) -> Dealer:
    entropy = tuple(row.entropy for row in seats if row.entropy)
    return Dealer(bytes.fromhex(table.secret), terms(table, len(seats)), entropy)


def terms(table: TableRow, players: int) -> dict[str, object]:
    game = get_game(table.game)
    match = Match(game, players, table.options)
    return Replay(match, [Seat("", HUMAN)] * players, table.id).terms(1)
