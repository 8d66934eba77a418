"""The shape of a report: JSON data, the same for the command line, Python and pages. `make schema` publishes it.

Shares are of one win: 0.25 is a chance of a quarter. Lists of shares are by seat, in the order of `seats`.
"""

from typing import Any, Final, Literal

from typing_extensions import TypedDict

FORMAT: Final = "ludi-romani-analysis"
FORMAT_VERSION: Final = 1

Shares = list[float]
Grade = Literal["good", "inaccuracy", "mistake", "blunder"]


class GradeCounts(TypedDict):
    """How many decisions were how good."""

    good: int
    inaccuracy: int
    mistake: int
    blunder: int


class SeatReport(TypedDict):
    """A seat's account: end - start = luck + own + others + drift."""

    seat: str  # the game's word for it
    name: str  # the same in the report's language
    player: str
    kind: str  # human, or the name of a bot
    start: float
    luck: float  # of the draws
    own: float  # decisions: never above 0
    others: float  # what the others' decisions brought
    drift: float  # what the judge thought otherwise at a second look
    end: float  # the result, or the share the last position is worth
    adjusted: float  # the end without the luck
    decisions: int  # but for the obvious ones
    points_lost: float  # per decision, in hundredths of a win
    grades: GradeCounts


class OutcomeReport(TypedDict):
    """What could have been drawn."""

    move: str
    weight: int
    shares: Shares


class OptionReport(TypedDict):
    """What could have been chosen."""

    move: str
    shares: Shares
    compared: bool  # with the same effort as the best; others are only guessed at


class DrawReport(TypedDict):
    """A draw with two or more outcomes."""

    kind: Literal["draw"]
    number: int  # of the move
    move: str  # in notation
    story: str  # in the report's language
    before: Shares  # the mean of all outcomes
    after: Shares
    drift: Shares  # since the last event
    luck: Shares
    outcomes: list[OutcomeReport]


class DecisionReport(TypedDict):
    """A decision with two or more options."""

    kind: Literal["decision"]
    number: int
    seat: str
    move: str
    story: str
    before: Shares  # after the best option
    after: Shares  # after the one that was played
    drift: Shares
    loss: float  # of the share of who decided
    grade: Grade
    obvious: bool  # nothing was decided: all options are about the same
    best: str  # the option
    plan: list[str]  # what goes with it, as sentences
    options: list[OptionReport]


class MomentReport(TypedDict):
    """A draw or decision that changed the leader's share."""

    number: int
    leader: str  # the seat
    by: float


class Report(TypedDict):
    """What decided a game."""

    format: Literal["ludi-romani-analysis"]
    format_version: Literal[1]
    game: str
    title: str
    rules_version: int
    content: str
    options: dict[str, Any]
    chain: str  # of the replay: which game it is
    language: str
    judge: str
    moves: int
    over: bool  # otherwise the game is running, or was given up: its end is what the judge thinks
    seats: list[SeatReport]
    events: list[DrawReport | DecisionReport]
    turning_points: list[MomentReport]
    summary: str  # what one would tell a friend: of himself, where one person played, else of everybody
