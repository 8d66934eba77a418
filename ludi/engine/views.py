"""The shapes of what is shown and told at a table: JSON data, the same for terminal, browser and API.

A game's own view extends `View` by what lies on its table; its choices may carry further keys. The browser's types and
the published schemas are made from these classes, and the contract's tests hold every game to them.
"""

import sys
from typing import Any, Literal, NotRequired

if sys.version_info >= (3, 12):
    from typing import TypedDict as TypedDict  # noqa: PLC0414 (games take it from here)
else:  # pydantic asks for this one
    from typing_extensions import TypedDict as TypedDict  # noqa: PLC0414

Target = str  # a thing on the table that can be pointed at, such as `place:forum` or `member:tavern:blue:plain`
Path = list[Target]  # what is pointed at, one after another, to say a choice: a piece, then a place


class MessageView(TypedDict):
    """A sentence of the Fluent catalogue: `args` may name other messages."""

    id: str
    args: dict[str, Any]


class MarkedMessage(MessageView):
    """A sentence, and the things on the table it is about."""

    marks: list[Target]


# What sort of thing happens: pieces move, are drawn, are given; a card is turned or played; a set is exchanged, an
# honour gained; a place changes hands; points are scored; something begins to work.
MomentKind = Literal["piece", "draw", "gift", "card", "set", "award", "hands", "scoring", "awakening"]


class MomentView(TypedDict):
    """Something that happens in a step: where it is lit, heard, and given a moment's rest."""

    kind: MomentKind
    targets: list[Target]


class PromptView(TypedDict):
    """What is to be decided now, and by whom."""

    kind: Literal["decision", "chance", "over"]
    seat: str | None  # who decides
    frame: str | None  # the sort of decision or draw
    turn_of: str | None  # whose turn it is, whoever decides; null: nobody's
    section: str  # of the rules, where this is explained
    weights: list[int]  # of a draw's outcomes, in the order of their codes; empty where somebody decides
    message: MessageView  # its argument `you`, where it has one, is `yes` when it is put to the one who decides


class ChoiceView(TypedDict):
    """One offered option."""

    code: int
    text: str  # in notation
    do: str  # what sort of thing is done
    said: MessageView  # what choosing it does
    paths: list[Path]  # each way of pointing at it; none: it has a button
    button: MessageView | None  # the words on its button; null: it is only pointed at
    at_once: bool  # deliberate, and cannot be taken back anyway, such as a draw: played without being confirmed
    weight: NotRequired[int]  # of a chance outcome


class CounterView(TypedDict):
    """How many of something a person wants, while the series of small choices about it can still be changed."""

    key: str  # names it among the counters
    said: MessageView
    count: int
    note: MessageView | None  # what one costs or brings
    marks: list[Target]
    more: bool  # whether asking for one more makes sense
    fewer: bool


class CounterGroup(TypedDict):
    title: MessageView
    counters: list[CounterView]


class TallyView(TypedDict):
    """The counted choices of an unfinished turn, to be changed back and forth until it is confirmed."""

    groups: list[CounterGroup]
    totals: list[MessageView]  # what it comes to


class GestureView(TypedDict):
    """Something a person can do while arranging pieces."""

    path: Path
    said: MessageView


class ArrangingView(TypedDict):
    """Several small decisions that a person makes as one, by arranging pieces until it is right."""

    message: MessageView
    gestures: list[GestureView]
    moves: list[str]  # plays the arrangement as it is shown


class PlaceView(TypedDict):
    """How a seat came out at the end."""

    seat: str
    rank: int  # from 1; those who are level share it
    score: MessageView | None
    told: MessageView  # to whoever sits there: how they came out, and by how much


class StageView(TypedDict):
    """One step of finding the winner, for those who want to see it counted."""

    title: MessageView  # what is counted
    said: MessageView  # what came of it
    counts: dict[str, int]  # by seat, of those who are compared; empty where nothing is counted
    best: list[str]


class StandingView(TypedDict):
    """How a seat stands by what wins."""

    seat: str
    n: int
    said: MessageView  # the same in words, with whose it is


class GoalView(TypedDict):
    """What wins, and how everybody stands by it; always in sight."""

    message: MessageView  # in a few words
    about: list[MessageView]  # in full
    standings: list[StandingView]
    outlook: MessageView | None  # what the numbers of the view's `outlook` are; None: there are none


class ResultView(TypedDict):
    winners: list[str]
    shares: dict[str, float]
    verdict: list[MessageView]  # each criterion that had to decide, who has won (`won`), how everyone stands
    places: list[PlaceView]  # the best first
    stages: list[StageView]  # in order; none where the game tells them otherwise, or not at all


class View(TypedDict):
    """What every game's view has."""

    game: str
    turn: int
    prompt: PromptView
    choices: list[ChoiceView]
    tally: TallyView | None
    arranging: ArrangingView | None
    result: ResultView | None
    goal: GoalView | None
    outlook: NotRequired[
        dict[str, int] | None
    ]  # by seat, the number that would decide if the game ended now: a forecast


class PlainView(View):
    """The view of a game that says what is the case in sentences, and leaves the drawing to the plain table."""

    facts: list[MessageView]
    panels: dict[str, list[MessageView]]  # by seat


class TargetView(TypedDict):
    """What a thing on the table is, and how it stands for the one who looks."""

    label: MessageView  # its name, and what can be seen of it
    facts: list[MessageView]  # what it does, costs, brings, why it cannot be had
    data: NotRequired[dict[str, Any]]  # numbers of these for drawings, in a shape of the game's own


class LookView(TypedDict):
    """All that can be told of a position to one who looks, so that pointing at things needs no further question."""

    position: list[MessageView]  # complete enough to play by
    targets: dict[Target, TargetView]
    forecast: NotRequired[dict[str, Any]]  # what `Game.forecast` gives: keys of the view, to be put over it
