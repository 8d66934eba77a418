"""A table in memory: its rows, and the match as its moves have left it. How these are kept is for others to say."""

from collections.abc import Sequence

from ludi.engine.contract import Step
from ludi.engine.fairness import Chain, Dealer
from ludi.engine.guide import Draft
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay
from ludi.engine.views import Path
from ludi.table.dealing import AnyDealer, chain_of, dealer_of, promised, promises, replay_of
from ludi.table.ending import Turns, terms_of, wishes_of
from ludi.table.playing import (
    Json,
    check_turn,
    deciding_seat,
    narrate_steps,
    play_forced,
    play_texts,
    public_view,
    results_of,
)
from ludi.table.refusals import refusal
from ludi.table.rows import SeatRow, TableRow


class Table:
    """What can be seen, tried out and told of a table."""

    def __init__(self, table: TableRow, seats: list[SeatRow]) -> None:
        self.table, self.seats = table, seats
        self.game = get_game(table.game)
        self.match = Match(self.game, len(seats), table.options)
        self.turns = Turns()
        self.chain: Chain | None = None  # of the dealer: made when first needed, since it is long
        self._dealer: AnyDealer | None = None
        self._link: tuple[int, str | None] = (0, None)  # the number of a draw, and what it uncovered
        self._view: tuple[tuple[int, bool], Json] | None = None

    # ---- looking -----------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return len(self.match.moves)

    @property
    def view(self) -> Json:
        """What everybody at the table is shown."""
        return self._view_after(self.match)

    def _view_after(self, match: Match) -> Json:
        key = (len(match.moves), self.is_person(match.decider))
        if self._view is None or self._view[0] != key:
            self._view = (key, self.view_of(match))
        return self._view[1]

    def view_of(self, match: Match, draft: Draft | None = None, gestures: Sequence[Path] = ()) -> Json:
        """The view of a position of this table, or of one tried out from it; IllegalMove for wrong gestures."""
        return public_view(self.game, match.state, self.is_person(match.decider), draft, gestures)

    def is_person(self, decider: int) -> bool:
        """Whether a person is to choose."""
        return decider >= 0 and not self.seats[decider].played_by_bot

    @property
    def decider(self) -> int | None:
        """The seat that has to decide."""
        return deciding_seat(self.match) if self.table.status == "playing" else None

    def seat_of(self, guest: str | None) -> int | None:
        mine = (row.seat for row in self.seats if guest and row.guest == guest and row.kind == "human")
        return next(mine, None)

    def seat_name(self, seat: int | None) -> str | None:
        return None if seat is None else self.game.seat_names[seat]

    def is_connected(self, row: SeatRow) -> bool:
        """Whether its player is here."""
        return row.kind == "human"

    @property
    def watching(self) -> int:
        """How many look on who do not play."""
        return 0

    def left(self, row: SeatRow, running: bool) -> int | None:
        """Milliseconds on a seat's clock; None where there are no clocks."""
        return None

    def info(self) -> Json:
        """What `TableInfo` says."""
        table, decider = self.table, self.decider
        return {
            "id": table.id,
            "game": table.game,
            "options": self.match.options,
            "seats": [self._seat_info(row, decider) for row in self.seats],
            "listed": table.listed,
            "clock": table.clock,
            "status": table.status,
            "number": self.number,
            "decider": self.seat_name(decider),
            "watching": self.watching,
            **promises(table),
            "draws": self.draws_of(self.match),
            "link": self.link_of(self.draws_of(self.match)),
            "rematch": table.rematch,
            "created": table.created,
            "shares": table.shares,
            **terms_of(table, self.seats),
        }

    def _seat_info(self, row: SeatRow, decider: int | None) -> Json:
        running = row.seat == decider and not row.played_by_bot
        return {
            "seat": self.game.seat_names[row.seat],
            "kind": row.kind,
            "player": row.player,
            "bot": row.bot,
            "reserved": row.kind == "open" and row.guest is not None,
            "connected": self.is_connected(row),
            "left_ms": self.left(row, running),
            "out_of_time": row.out_of_time,
            **promised(self.table, row),
            **wishes_of(row),
        }

    def state(self, guest: str | None) -> Json:
        """What `State` says, for one guest."""
        seat = self.seat_of(guest)
        return {
            "type": "state",
            "number": self.number,
            "table": self.info(),
            "you": self.seat_name(seat),
            "view": self.view if self.table.has_begun else None,
            "said": 0 if seat is None else self.table.said,
        }

    # ---- playing -----------------------------------------------------------------------------------------------------

    @property
    def dealer(self) -> AnyDealer:
        """Of a game that has begun: nothing of what it is made of changes any more."""
        if self._dealer is None:
            self.chain = self.chain or chain_of(self.table)
            self._dealer = dealer_of(self.table, self.seats, self.chain)
        return self._dealer

    def draws_of(self, match: Match) -> int:
        """How many draws the dealer of this table has made there."""
        return match.draws_made() - self.table.taken_draws

    def link_of(self, draw: int) -> str | None:
        """What a draw that was made has uncovered."""
        if draw == 0 or self.table.protocol < 3:
            return None
        if self._link[0] != draw:
            assert isinstance(self.dealer, Dealer)
            self._link = (draw, self.dealer.link(draw).hex())
        return self._link[1]

    def check_begun(self) -> None:
        if not self.table.has_begun:
            raise refusal(self.table.status)

    def check_number(self, number: int) -> None:
        self.check_begun()
        if number != self.number:
            raise refusal("over" if self.table.status == "over" else "stale")

    def check_open(self) -> None:
        """An operator can close a table in the middle of a game."""
        if self.table.status == "over":
            raise refusal("over")

    def try_out(self, seat: int, number: int, texts: Sequence[str]) -> tuple[Match, list[Step]]:
        """The position after a draft, and after what is forced then."""
        trial, steps = self.try_texts(seat, number, texts)
        return trial, steps + play_forced(trial)

    def try_texts(self, seat: int, number: int, texts: Sequence[str]) -> tuple[Match, list[Step]]:
        self.check_number(number)
        self.check_open()
        check_turn(self.match, seat)
        trial, offered = self.match.fork(), {choice["text"]: choice["code"] for choice in self.view["choices"]}
        return trial, play_texts(trial, seat, texts, offered)

    def told(self, before: Match, steps: Sequence[Step]) -> Json:
        """What `Moves` says of these steps, which led here from the match as it was before."""
        base, view = len(before.moves), self._view_after(before)
        narrated = narrate_steps(self.match, steps, base, view, self.view, self.draws_of(before), self.link_of)
        return {"type": "moves", "base": base, "number": self.number, "steps": narrated, "table": self.info()}

    def shares(self, trial: Match) -> dict[str, float] | None:
        """Of the win, by seat; None before the end."""
        results = results_of(trial)
        return {name: share for name, (share, _) in zip(self.game.seat_names, results, strict=False)} or None

    def file(self) -> Replay:
        """The game as a replay, as far as it has been played."""
        self.check_begun()
        return replay_of(self.table, self.seats, self.match, self.dealer)
