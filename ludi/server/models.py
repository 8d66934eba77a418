"""What browser and server say to each other over HTTP, and the parts of it that live messages share."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from ludi.engine.views import MomentView
from ludi.server.settings import MOST_MOVES


def _name(given: str) -> str:
    """Without blanks around it."""
    name = given.strip()
    if not name or not name.isprintable():
        raise ValueError("a name needs letters that can be seen")
    return name


def _line(given: str) -> str:
    """Without blanks around it, and without what controls a screen; joiners hold drawn signs together."""
    line = given.strip()
    if not line or not all(sign.isprintable() or sign == "\u200d" for sign in line):
        raise ValueError("a line needs signs that can be seen, and no others")
    return line


PlayerName = Annotated[str, StringConstraints(min_length=1, max_length=24), AfterValidator(_name)]
ChatText = Annotated[str, StringConstraints(min_length=1, max_length=200), AfterValidator(_line)]
Token = Annotated[str, StringConstraints(max_length=32)]  # the name of a game, a bot, an option, a seat
Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]  # 256 bits: a hash, or entropy
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=200)]
MoveNumber = Annotated[int, Field(ge=0, le=10**9)]
Ref = Annotated[int, Field(ge=0, le=2**53)]  # chosen by the browser; the answer carries it
Draft = Annotated[list[MoveText], Field(max_length=100)]
TargetName = Annotated[str, StringConstraints(min_length=1, max_length=100)]  # of a thing that can be pointed at
Pointed = Annotated[list[TargetName], Field(max_length=8)]
Gestures = Annotated[list[Pointed], Field(max_length=100)]
Reaction = Literal["salve", "bravo", "laugh", "ouch", "luck", "moment"]
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
    prefix: str  # every message of its catalogue begins with it, `PREFIXseat-NAME` for instance
    seats: list[str]
    options: list[OptionInfo]
    players: list[CountsInfo]
    ready: bool  # its bots are compiled
    lessons: list[str]  # by name


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
    entropy_hash: str | None  # what a person has committed to
    revealed: bool  # whether the entropy behind it is known to the server
    entropy: str | None  # shown once all have revealed theirs
    resigned: bool  # its player has given up for good
    wants_end: bool  # without a winner
    hints: bool  # its player allows them to everybody


class TableInfo(BaseModel):
    """Everything about a table but its position."""

    id: str
    game: str
    options: dict[str, str | int]
    seats: list[SeatInfo]
    listed: bool
    clock: Clock | None
    status: Literal["waiting", "revealing", "playing", "over"]
    number: int  # moves so far
    decider: str | None  # the seat to decide
    watching: int
    protocol: int  # of the draws: 3, or 2 for tables begun before there was a chain
    commitment: str  # to all draws
    anchor: str | None  # the beginning of the dealer's chain
    round: int  # how often the players had to commit to entropy; more than 1 where somebody did not reveal his
    reveal_ms: int | None  # left for revealing, when this was sent
    draws: int  # made so far
    link: str | None  # of the chain, uncovered by the last draw
    secret: str | None  # of protocol 2, revealed when the game is over
    rematch: str | None  # the table made from this one
    created: float  # seconds since 1970
    shares: dict[str, float] | None  # of the win, when the game is over; null where nobody has won
    ended: Literal["resigned", "aborted", "agreed"] | None  # how, where not by the rules
    abortable: bool  # nobody has played in a second turn
    hints: bool  # may be asked for
    rematch_by: str | None  # the seat that has asked for one


class TableForGuest(BaseModel):
    """A table, and which seat is yours."""

    table: TableInfo
    you: str | None
    host: bool
    kept: bool  # an open seat, for you and nobody else
    key: str | None  # your seat's secret: opens it in another browser


class Lobby(BaseModel):
    open: list[TableInfo]
    mine: list[TableForGuest]


class SitDown(Strict):
    """Sitting down, with the hash of entropy that goes into every draw; in a new round, where you sit already, only the
    hash counts. Without a seat: the one kept for you, or any open one."""

    entropy_hash: Digest
    seat: Token | None = None


class Reveal(Strict):
    """The entropy you have committed to in this round, once all have committed to theirs."""

    entropy: Digest
    round: Annotated[int, Field(ge=1, le=10**9)]


class Claim(Strict):
    key: Annotated[str, StringConstraints(min_length=16, max_length=64)]


class StandIn(Strict):
    """A bot for the seat of an absent player; without a name, the usual one."""

    bot: Token | None = None


class Reach(BaseModel):
    """By which address others reach this server, for links that are handed on."""

    base: str  # what links begin with
    within: Literal["machine", "network", "everywhere"]  # from where it can be reached
    command: str | None  # where only this machine can: what would change that


class Consent(Strict):
    """What somebody wishes or allows, or no longer."""

    agree: bool


class Problem(BaseModel):
    """Why a request was refused, in a sentence; `said` is for translation where the catalogue has it."""

    reason: str
    sentence: str
    said: Said | None = None


# ---- lessons ---------------------------------------------------------------------------------------------------------


class LessonStep(BaseModel):
    name: str
    said: Said
    point: list[str]  # what is pointed at
    asks: bool  # for a move; otherwise it is only read
    begins: bool  # at a new position, and not where the step before it led


class Lesson(BaseModel):
    """A guided first game."""

    game: str
    name: str
    bot: str  # who sits in the other seats
    steps: list[LessonStep]
    rest: bool  # whether the game goes on after the last step, with nobody helping


# ---- moves -----------------------------------------------------------------------------------------------------------


class ChatLine(BaseModel):
    """What somebody at the table has said to the others there."""

    number: int  # from 1; numbers may be missing
    seat: str
    kind: Literal["text", "reaction"]
    text: str
    at: float  # seconds since 1970


class LogLine(BaseModel):
    """What was said of a move, or of a consequence of it; both have the move's number."""

    number: int
    turn: int  # as the game counts them, 0 before the first
    actor: str  # a seat, `chance`, or `rule`
    text: str  # the move in notation; empty for a rule
    said: list[MarkedSaid]


class Uncovered(BaseModel):
    """A draw as it happens, to be checked at once: hashing its link gives the link of the draw before."""

    number: int  # from 1
    link: str
    weights: list[int]
    outcome: int


class Step(LogLine):
    """One narrated step. `patch` makes its view of the view before it; `ludi/table/patches.py` says how."""

    chosen: Said | None  # where nothing is said of a move: what was chosen, in words
    draw: Uncovered | None  # where it is one, of protocol 3
    moments: list[MomentView]  # what happens, and where
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
    link: str | None  # uncovered by it; null in protocol 2


class Entropy(BaseModel):
    """What a person has added to the draws."""

    hash: str
    value: str


class Dealt(BaseModel):
    """What is needed to recompute the draws dealt from one commitment. Protocol 2 has a secret, protocol 3 the rest."""

    first_draw: int
    commitment: str
    entropy: list[Entropy | str | None]  # one for each seat, null for a bot; in protocol 2 the texts given
    terms: dict[str, Any]
    anchor: str | None
    round: int | None
    link: str | None  # the last one uncovered
    secret: str | None  # once the game is over


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
    taken_over: int = 0  # so many moves come from another game, at a position of which this one began


class LookWish(Strict):
    """A position, given by the moves that lead to it, and the seat that looks at it."""

    game: Token
    options: dict[Token, Token | int]
    players: Annotated[int, Field(ge=1, le=8)]
    codes: Annotated[list[int], Field(max_length=MOST_MOVES)]
    seat: Token | None = None


class RulesSection(BaseModel):
    number: str
    title: str
    markdown: str


class RulesText(BaseModel):
    game: str
    language: str
    opening: str  # markdown: the game at a glance, before the first section
    sections: list[RulesSection]
