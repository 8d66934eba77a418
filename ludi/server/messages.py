"""What browser and server say to each other over the WebSocket of a table. The OpenAPI document has them too."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from ludi.engine.offers import MAX_OPTIONS
from ludi.engine.views import LookView
from ludi.server.models import (
    ChatLine,
    ChatText,
    Draft,
    Gestures,
    MarkedSaid,
    MoveNumber,
    MoveText,
    Pointed,
    Reaction,
    Ref,
    Said,
    Step,
    Strict,
    TableInfo,
    View,
)

# ---- from the browser ------------------------------------------------------------------------------------------------


Code = Annotated[int, Field(ge=0, lt=1 << 15)]
FoundOption = tuple[Code, Annotated[int, Field(ge=0, le=10**9)], Annotated[float, Field(ge=0, le=1)]]  # visits, chance


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
    gestures: Gestures = Field(default=[])


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
    moves: Draft = Field(default=[])
    text: MoveText


class AskWhys(Strict):
    """Why can things not be pointed at now (after the draft, with these picked up)? The answer is `whys`."""

    type: Literal["whys"]
    ref: Ref
    number: MoveNumber
    moves: Draft = Field(default=[])
    picked: Pointed = Field(default=[])


class AskLook(Strict):
    """What are the things on the table (after the draft and these gestures), and how do they stand for me?

    The answer is `look`.
    """

    type: Literal["look"]
    ref: Ref
    number: MoveNumber
    moves: Draft = Field(default=[])
    gestures: Gestures = Field(default=[])


class AskPosition(Strict):
    """On which position is a hint to be thought about (after the draft)? The answer is `position`."""

    type: Literal["position"]
    ref: Ref
    number: MoveNumber
    moves: Draft = Field(default=[])


class Found(Strict):
    """What a browser's own search has found for a hint."""

    options: Annotated[list[FoundOption], Field(min_length=2, max_length=MAX_OPTIONS)]  # the best first
    codes: Annotated[list[Code], Field(max_length=100)]  # how the turn goes on after the first of them


class AskHint(Strict):
    """What would the strongest bot do (after the draft)? The answer is `hint`.

    A browser that has thought about it itself says what it `found`, and is told only the words.
    """

    type: Literal["hint"]
    ref: Ref
    number: MoveNumber
    moves: Draft = Field(default=[])
    found: Found | None = None


class SendText(Strict):
    """A line for the others who play here. The answer is `accepted` or `refused`; `said` goes to all of them."""

    type: Literal["say"]
    ref: Ref
    text: ChatText


class SendReaction(Strict):
    """The same without words."""

    type: Literal["react"]
    ref: Ref
    reaction: Reaction


class AskChat(Strict):
    """What has been said here after line `after`? Only for those who play here. The answer is `chat`."""

    type: Literal["chat"]
    ref: Ref
    after: MoveNumber = 0


class AskState(Strict):
    type: Literal["resync"]


class Ping(Strict):
    type: Literal["ping"]
    ref: Ref


FromBrowser = Annotated[
    SendDraft
    | SendCommit
    | AskWhy
    | AskWhys
    | AskLook
    | AskPosition
    | AskHint
    | SendText
    | SendReaction
    | AskChat
    | AskState
    | Ping,
    Field(discriminator="type"),
]


class GoOn(Strict):
    """In a lesson: what was to be read has been, or the others shall play. The answer is `moves`, `table`, `state`."""

    type: Literal["next"]


class LessonMessage(Strict):
    """What somebody says at a step of a lesson; after the last one comes the rest of the game."""

    step: Annotated[int, Field(ge=0, le=1000)]
    position: Annotated[str, Field(max_length=20_000)] | None = None  # in the rest: where it stands, as it was answered
    message: Annotated[
        SendDraft | SendCommit | AskWhy | AskWhys | AskLook | AskState | Ping | GoOn, Field(discriminator="type")
    ]


# ---- from the server -------------------------------------------------------------------------------------------------


class State(BaseModel):
    """Everything, sent on connecting and whenever something was missed."""

    type: Literal["state"] = "state"
    number: int
    table: TableInfo
    you: str | None
    view: View | None  # null until the game begins
    said: int  # lines of the chat so far; 0 for those who do not play here


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
    over, waiting, revealing, too_fast, too_long, chat_full, away, taught, not_now, unforeseen. `state` is null where
    the game has nothing to do with it: malformed, too_fast, chat_full, taught, not_now, unforeseen."""

    type: Literal["refused"] = "refused"
    ref: int | None
    number: int
    reason: str
    sentence: str
    said: Said | None
    state: State | None


class Preview(BaseModel):
    """The position after a draft. `ends` tells why no more can be added: a draw comes next (`chance`), somebody else
    decides (`other`), the game is over (`over`), a lesson asks for no more (`taught`), or (null) it is still yours to
    go on."""

    type: Literal["preview"] = "preview"
    ref: int
    number: int
    draft: list[str]
    ends: Literal["chance", "other", "over", "taught"] | None
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


class ChatSaid(BaseModel):
    """Somebody who plays here has said something."""

    type: Literal["said"] = "said"
    number: int
    line: ChatLine


class Chat(BaseModel):
    type: Literal["chat"] = "chat"
    ref: int
    number: int
    lines: list[ChatLine]


class HintOption(BaseModel):
    text: str
    said: MarkedSaid
    chance: float  # of winning
    visits: int  # how often the search tried it; what it never tried is judged at first sight


class HintMove(BaseModel):
    """One choice of a turn that is advised."""

    text: str
    said: MarkedSaid
    path: list[str]  # how it is pointed at; empty: it is a button


class Position(BaseModel):
    """A position for a browser's own search."""

    type: Literal["position"] = "position"
    ref: int
    number: int
    draft: list[str]
    game: str
    version: int  # of the rules
    content: str  # digest of the game's data files
    players: int
    options: dict[str, str | int]
    seat: int
    bot: str  # who should think about it
    state: str  # the record's bytes, as base64


class Hint(BaseModel):
    type: Literal["hint"] = "hint"
    ref: int
    number: int
    draft: list[str]
    bot: str  # who thought about it
    best: str  # what it would play
    turn: list[HintMove]  # the whole turn that begins with it, up to a draw or another seat's decision
    why: list[Said]  # what that turn is good for, the weightiest first; may be empty
    options: list[HintOption]  # the most tried first


class Pong(BaseModel):
    type: Literal["pong"] = "pong"
    ref: int
    number: int


FromServer = Annotated[
    State
    | Moves
    | TableChanged
    | You
    | Accepted
    | Refused
    | Preview
    | Why
    | Whys
    | Look
    | Position
    | Hint
    | ChatSaid
    | Chat
    | Pong,
    Field(discriminator="type"),
]


class LessonAnswer(BaseModel):
    """What a table would send over its WebSocket."""

    messages: list[FromServer]
    position: str | None  # in the rest of the game: to be sent with the next message
