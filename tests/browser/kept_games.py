"""Tables in the middle of games that were played long ago, written past the server: always the same positions."""

import re
import secrets
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import create_engine, insert

from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.server import database_tables as db
from ludi.server.store import MoveRow
from ludi.table.rows import SeatRow, TableRow
from tests.browser.games import Hall
from tests.browser.visitor import Visitor

GOLDEN: Final = Path(__file__).resolve().parents[1] / "golden"
LINE: Final = re.compile(r" *\d+ \S+ +(.+?) +[0-9a-f]{8}( |$)")  # number, who, move, a hash of the record
NAMES: Final = ("Cornelia Constans", "Quintus", "Flavia Sapiens", "Marcus Hilaris", "Livia Prudens")
OLD: Final = 2  # of the protocols: its draws can be checked when the game is over, so any will do until then


@dataclass(frozen=True)
class Kept:
    """A decision of a golden game: the last of its kind after a share of all moves."""

    game: str
    kind: str
    players: int
    frame: str = ""
    share: float = 0.8
    number: int | None = None  # the decision after just so many moves, instead

    @property
    def moves(self) -> list[str]:
        """All of the game."""
        path = GOLDEN / f"{self.game.replace('_', '-')}-{self.kind}-{self.players}.txt"
        return [found[1] for line in path.read_text(encoding="utf-8").splitlines() if (found := LINE.match(line))]

    def match(self) -> Match:
        game = get_game(self.game)
        options = next(case.options for case in game.golden if (case.kind, case.players) == (self.kind, self.players))
        moves, match, wanted = self.moves, Match(game, self.players, options), self.number
        for move in moves[: int(len(moves) * self.share) if wanted is None else wanted]:
            if self.number is None and match.decider >= 0 and match.frame == self.frame:
                wanted = len(match.moves)
            match.play(move)
        assert wanted is not None, f"nobody comes to {self.frame}"
        return match.at(wanted)


def keep(visitor: Visitor, database: str, kept: Kept) -> str:
    """The table, this visitor being who decides; everybody else is a bot."""
    hall = Hall(visitor.context.request, visitor.address)
    guest = str(hall.get("/api/me/data")["id"])
    match, now = kept.match(), time.time()
    table = TableRow(
        id=secrets.token_hex(16), game=kept.game, rules_version=match.game.version, content=match.game.content,
        options=dict(match.options), listed=False, clock=None, status="playing", created=now, host=guest,
        secret=secrets.token_hex(32), commitment="", rematch=None, shares=None, number=len(match.moves),
        decider=match.decider, moved_at=now, protocol=OLD, draws=match.draws_made(), second_turn=True,
    )  # fmt: skip
    moves = [MoveRow(i, each.actor, each.code, each.text, now, 0) for i, each in enumerate(match.moves, start=1)]
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(insert(db.tables), [vars(table)])
        connection.execute(insert(db.seats), [_seat(table, seat, guest) for seat in range(match.players)])
        connection.execute(insert(db.moves), [{"table_id": table.id, **vars(move)} for move in moves])
    engine.dispose()
    return table.id


def _seat(table: TableRow, seat: int, guest: str) -> dict[str, Any]:
    own = seat == table.decider
    bot = None if own else "tiro"
    kind, name = ("human", NAMES[0]) if own else ("bot", "tiro")
    return vars(SeatRow(table.id, seat, kind, name, bot, guest if own else None, None, None, False, own, table.created))
