"""What a page is told of a judged game: the numbers of a report, with sentences that are not yet in any language.

A page draws it and knows no rule: the series of the graph, its marks, and what stands at each move come from here.
"""

from typing import Any, Literal

from ludi.analysis.report import Grade, GradeCounts, MomentReport, Shares
from ludi.engine.views import MarkedMessage, MessageView, Path, TypedDict


class SeatFound(TypedDict):
    """A seat's account, as in a report, and how its band is drawn."""

    seat: str
    player: str
    kind: str
    start: float
    luck: float
    own: float
    others: float
    drift: float
    end: float
    adjusted: float
    decisions: int
    points_lost: float
    grades: GradeCounts
    fill: str  # colour of its band
    ink: str  # what is legible on it
    worst: list[int]  # numbers of the decisions that cost it most, the worst first


class PlannedChoice(TypedDict):
    """A choice of the best line: how it is said, and what is pointed at for it."""

    move: int  # its number, if the game goes on with it
    text: str
    said: MarkedMessage
    path: Path


class OptionFound(TypedDict):
    """An option: what it leaves to who decides."""

    text: str
    share: float
    compared: bool  # with the same effort as the best; others are only guessed at


class DrawFound(TypedDict):
    """A draw with two or more outcomes."""

    kind: Literal["draw"]
    number: int  # of the move
    turn: int
    after: Shares
    luck: Shares


class DecisionFound(TypedDict):
    """A decision with two or more options."""

    kind: Literal["decision"]
    number: int
    turn: int
    seat: str
    after: Shares
    best_shares: Shares
    loss: float
    grade: Grade
    obvious: bool
    played: MarkedMessage
    line: list[PlannedChoice]  # the best option and what goes with it, up to a draw or somebody else's decision
    why: list[MessageView]  # what it gains beyond what was played; none where the difference shows only later
    options: list[OptionFound]


class StandFound(TypedDict):
    """Everybody's shares after a move: a column of the graph."""

    move: int
    shares: Shares


class LuckFound(TypedDict):
    """A draw that mattered, and to which seat most."""

    number: int
    seat: str
    by: float


class SummaryFound(TypedDict):
    """What one would tell a friend, for whoever sat there; for a seat of "", of everybody."""

    seat: str
    said: list[MessageView]


class Findings(TypedDict):
    """What decided a game, for a page."""

    game: str
    options: dict[str, Any]
    chain: str
    judge: str
    moves: int
    over: bool
    seats: list[SeatFound]
    events: list[DrawFound | DecisionFound]
    turning_points: list[MomentReport]
    stands: list[StandFound]
    lucky: list[LuckFound]
    summaries: list[SummaryFound]
