"""What browser and server say to each other. The OpenAPI document and the browser's types are made from this."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from ludi.engine.views import LookView


def _name(given: str) -> str:
    """Without blanks around it."""
    name = given.strip()
    if not name or not name.isprintable():
        raise ValueError("a name needs letters that can be seen")
    return name


PlayerName = Annotated[str, StringConstraints(min_length=1, max_length=24), AfterValidator(_name)]
Token = Annotated[str, StringConstraints(max_length=32)]  # the name of a game, a bot, an option, a seat
Entropy = Annotated[str, StringConstraints(min_length=16, max_length=128, pattern=r"^[0-9A-Za-z+/=_-]+$")]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=200)]
MoveNumber = Annotated[int, Field(ge=0, le=10**9)]
Ref = Annotated[int, Field(ge=0, le=2**53)]  # chosen by the browser; the answer carries it
Draft = Annotated[list[MoveText], Field(max_length=100)]
TargetName = Annotated[str, StringConstraints(min_length=1, max_length=100)]  # of a thing that can be pointed at
Pointed = Annotated[list[TargetName], Field(max_length=8)]
Gestures = Annotated[list[Pointed], Field(max_length=100)]
View = dict[str, Any]  # a game's public state (`views.View`); choices are in it only where a person decides


class Strict(BaseModel):
    """What browsers send: nothing unknown is accepted, and no text for a number."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Said(BaseModel):
    """A sentence of the catalogue, for the browser to put into its reader's language."""

    id: str
    args: dict[str, Any]


class MarkedSaid(Said):
    """A sentence, and the things on the table it is about."""

    marks: list[str]


# ---- the lobby -------------------------------------------------------------------------------------------------------


class Guest(BaseModel):
    name: str


class Naming(Strict):
    name: PlayerName


class OptionInfo(BaseModel):
    name: str
    values: list[str | int]
    default: str | int  # where nothing else is chosen


class CountsInfo(BaseModel):
    """How many can play with these options."""

    options: dict[str, str | int]
    counts: list[int]


class GameInfo(BaseModel):
    name: str
    title: str
    prefix: str  # every message of its catalogue begins with it, such as `tali-` of `tali-seat-gaius`
    seats: list[str]
    options: list[OptionInfo]
    players: list[CountsInfo]
    ready: bool  # its bots are compiled


class BotInfo(BaseModel):
    name: str
    strength: int  # larger is stronger


class Catalogue(BaseModel):
    games: list[GameInfo]
    bots: list[BotInfo]
    usual_bot: str  # who plays where no bot is named


class Clock(Strict):
    minutes: Annotated[int, Field(ge=1, le=600)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0  # seconds added for each turn taken


class SeatWish(Strict):
    """Who shall sit there: `me`, a friend who opens the link (`open`), or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Token | None = None


class TableWish(Strict):
    game: Token
    options: dict[Token, Token | int] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    listed: bool = False
    clock: Clock | None = None


class SeatInfo(BaseModel):
    seat: str  # the game's own name of it: blue, orange, …
    kind: Literal["open", "human", "bot"]
    player: str  # empty while open
    bot: str | None  # who plays here, if a bot does: the seat's own, or one standing in for an absent player
    reserved: bool  # open, and kept for the one who made the table
    connected: bool
    left_ms: int | None  # on the clock, when this was sent
    out_of_time: bool


class TableInfo(BaseModel):
    """Everything about a table but its position."""

    id: str
    game: str
    options: dict[str, str | int]
    seats: list[SeatInfo]
    listed: bool
    clock: Clock | None
    status: Literal["waiting", "playing", "over"]
    number: int  # moves so far
    decider: str | None  # the seat to decide
    watching: int
    commitment: str  # to the secret all draws come from
    secret: str | None  # revealed when the game is over
    rematch: str | None  # the table made from this one
    created: float  # seconds since 1970
    shares: dict[str, float] | None  # of the win, when the game is over


class TableForGuest(BaseModel):
    """A table, and which seat is yours."""

    table: TableInfo
    you: str | None
    host: bool
    key: str | None  # your seat's secret: opens it in another browser


class Lobby(BaseModel):
    open: list[TableInfo]
    mine: list[TableForGuest]


class SitDown(Strict):
    """Sitting down, with entropy that goes into every draw. Without a seat: the one kept for you, or any open one."""

    entropy: Entropy
    seat: Token | None = None


class Claim(Strict):
    key: Annotated[str, StringConstraints(min_length=16, max_length=64)]


class StandIn(Strict):
    """A bot for the seat of an absent player; without a name, the usual one."""

    bot: Token | None = None


class Problem(BaseModel):
    """Why a request was refused, in a sentence; `said` is for translation where the catalogue has it."""

    reason: str
    sentence: str
    said: Said | None = None


# ---- moves -----------------------------------------------------------------------------------------------------------


class LogLine(BaseModel):
    """What was said of a move, or of a consequence of it; both have the move's number."""

    number: int
    turn: int  # as the game counts them, 0 before the first
    actor: str  # a seat, `chance`, or `rule`
    text: str  # the move in notation; empty for a rule
    said: list[MarkedSaid]


class Step(LogLine):
    """One narrated step. `patch` makes its view of the view before it; `ludi/server/patches.py` says how."""

    chosen: Said | None  # where nothing is said of a move: what was chosen, in words
    patch: list[Any] | dict[str, Any]


class Log(BaseModel):
    number: int
    lines: list[LogLine]


class Draw(BaseModel):
    """One draw, for checking: its outcomes and their weights in order, and which one came."""

    move: int
    texts: list[str]  # the outcomes in notation
    weights: list[int]
    outcome: int


class Dealt(BaseModel):
    """What is needed to recompute the draws dealt from one commitment."""

    first_draw: int
    commitment: str
    entropy: list[str]
    secret: str | None
    terms: dict[str, Any]


class Story(BaseModel):
    """A whole game, for looking at any moment of it."""

    game: str
    options: dict[str, str | int]
    seats: list[str]
    players: list[str]
    over: bool
    number: int
    codes: list[int]  # of all moves: what `POST /api/look` asks for
    view: View  # before the first step
    steps: list[Step]
    dealt: list[Dealt]
    draws: list[Draw]


class LookWish(Strict):
    """A position, given by the moves that lead to it, and the seat that looks at it."""

    game: Token
    options: dict[Token, Token | int]
    players: Annotated[int, Field(ge=1, le=8)]
    codes: Annotated[list[int], Field(max_length=20_000)]
    seat: Token | None = None


class RulesSection(BaseModel):
    number: str
    title: str
    markdown: str


class RulesText(BaseModel):
    game: str
    language: str
    sections: list[RulesSection]


# ---- over the WebSocket: from the browser ----------------------------------------------------------------------------


class Recount(Strict):
    """One more or one fewer of what a counter of the view's `tally` counts."""

    key: MoveText
    by: Literal[1, -1]


class SendDraft(Strict):
    """Moves tried out on the position after `number` moves; nothing is stored. The answer is `preview` or `refused`.

    `count`: the draft is changed by that first. `gestures`: pieces are arranged (the view's `arranging`) after it.
    """

    type: Literal["draft"]
    ref: Ref
    number: MoveNumber
    moves: Draft
    count: Recount | None = None
    gestures: Gestures = []


class SendCommit(Strict):
    """Moves to be played. The answer is `accepted` or `refused`; `moves` goes to everyone."""

    type: Literal["commit"]
    ref: Ref
    number: MoveNumber
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=100)]


class AskWhy(Strict):
    """Why is `text` not possible now (after the draft)? The answer is `why`."""

    type: Literal["why"]
    ref: Ref
    number: MoveNumber
    moves: Draft = []
    text: MoveText


class AskWhys(Strict):
    """Why can things not be pointed at now (after the draft, with these picked up)? The answer is `whys`."""

    type: Literal["whys"]
    ref: Ref
    number: MoveNumber
    moves: Draft = []
    picked: Pointed = []


class AskLook(Strict):
    """What are the things on the table (after the draft and these gestures), and how do they stand for me?

    The answer is `look`.
    """

    type: Literal["look"]
    ref: Ref
    number: MoveNumber
    moves: Draft = []
    gestures: Gestures = []


class AskHint(Strict):
    """What would the strongest bot do (after the draft)? The answer is `hint`."""

    type: Literal["hint"]
    ref: Ref
    number: MoveNumber
    moves: Draft = []


class AskState(Strict):
    type: Literal["resync"]


class Ping(Strict):
    type: Literal["ping"]
    ref: Ref


FromBrowser = Annotated[
    SendDraft | SendCommit | AskWhy | AskWhys | AskLook | AskHint | AskState | Ping, Field(discriminator="type")
]


# ---- over the WebSocket: from the server -----------------------------------------------------------------------------


class State(BaseModel):
    """Everything, sent on connecting and whenever something was missed."""

    type: Literal["state"] = "state"
    number: int
    table: TableInfo
    you: str | None
    view: View | None  # null until everybody sits


class Moves(BaseModel):
    """What happened after move `base`. A browser that is not there asks for `resync`."""

    type: Literal["moves"] = "moves"
    base: int
    number: int
    steps: list[Step]
    table: TableInfo


class TableChanged(BaseModel):
    """Somebody came, left, or let a bot play."""

    type: Literal["table"] = "table"
    number: int
    table: TableInfo


class You(BaseModel):
    """Your own seat has changed."""

    type: Literal["you"] = "you"
    number: int
    you: str | None


class Accepted(BaseModel):
    type: Literal["accepted"] = "accepted"
    ref: int
    number: int


class Refused(BaseModel):
    """Nothing was changed. `reason` is one of malformed, not_seated, not_your_turn, stale, not_offered, past_chance,
    over, waiting, too_fast, away."""

    type: Literal["refused"] = "refused"
    ref: int | None
    number: int
    reason: str
    sentence: str
    said: Said | None
    state: State


class Preview(BaseModel):
    """The position after a draft. `ends` tells why no more can be added: a draw comes next (`chance`), somebody else
    decides (`other`), the game is over (`over`), or (null) it is still yours to go on."""

    type: Literal["preview"] = "preview"
    ref: int
    number: int
    draft: list[str]
    ends: Literal["chance", "other", "over"] | None
    steps: list[Step]
    view: View


class Why(BaseModel):
    type: Literal["why"] = "why"
    ref: int
    number: int
    text: str
    said: Said | None  # null: it is possible after all


class Whys(BaseModel):
    """By target, where there is something to say."""

    type: Literal["whys"] = "whys"
    ref: int
    number: int
    draft: list[str]
    picked: list[str]
    whys: dict[str, Said]


class Look(BaseModel):
    type: Literal["look"] = "look"
    ref: int
    number: int
    draft: list[str]
    gestures: list[list[str]]
    look: LookView


class HintOption(BaseModel):
    text: str
    said: MarkedSaid
    chance: float  # of winning
    visits: int  # how often the search tried it; what it never tried is judged at first sight


class Hint(BaseModel):
    type: Literal["hint"] = "hint"
    ref: int
    number: int
    draft: list[str]
    bot: str  # who thought about it
    best: str  # what it would play
    options: list[HintOption]  # the most tried first


class Pong(BaseModel):
    type: Literal["pong"] = "pong"
    ref: int
    number: int


FromServer = Annotated[
    State | Moves | TableChanged | You | Accepted | Refused | Preview | Why | Whys | Look | Hint | Pong,
    Field(discriminator="type"),
]
