"""What a game is: compiled rules on a record, and plain Python that shows, tells and names things.

`ludi/games/tali` is a whole game in a page, written to be read beside this.
"""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any, ClassVar, cast

from ludi.engine.compiled import compiled
from ludi.engine.content import DataFiles
from ludi.engine.errors import BadOptions
from ludi.engine.frames import CHANCE, OVER, top
from ludi.engine.guide import Draft, Guide, arranging_view, tally_view
from ludi.engine.offers import OFFER, Offer
from ludi.engine.placing import place_views, stage_views
from ludi.engine.record import INT8, Cells, Layout, States, new_shares, table
from ludi.engine.texts import Message, Name, message_view
from ludi.engine.views import ChoiceView, Path, PlainView, PromptView, ResultView, View

Value = str | int
Options = dict[str, Value]
State = Any  # a game's own record


@compiled
def no_features(s: State, seat: int, out: Cells, first: int) -> None:
    """For games in which positions speak for themselves."""


@dataclass(frozen=True)
class Rules:
    """The compiled functions of a game, all on its record `s`.

    Only `offer` decides what is legal, only `apply` and `advance` change the record.
    """

    setup: Callable[[State, int, Cells], None]  # (s, players, encoded options): a blank record becomes a new game
    decider: Callable[[State], int]  # the seat to decide, or CHANCE, RULE, OVER
    offer: Callable[[State, Offer], int]  # fills codes (ascending) and, for chance, weights; how many
    apply: Callable[[State, int], None]  # carries out one offered code
    advance: Callable[[State], None]  # carries out one rule frame
    payoffs: Callable[[State, Cells], None]  # writes each seat's share of one point
    rank_key: Callable[[State, int], int]  # (s, seat): what places are decided by; larger is better
    evaluate: Callable[[State, int], float]  # how good the position looks for a seat; larger is better
    prospects: Callable[[State, Cells], None]  # writes each seat's chance of winning, as it looks
    features: Callable[[State, int, Cells, int], None] = no_features  # (s, seat, out, first): writes `Game.features`


@dataclass(frozen=True)
class OptionSpec:
    """One option of a game's box: its name, its values, and the default (given the options before it)."""

    name: str
    values: tuple[Value, ...]
    default: Callable[[Options], Value]


@dataclass(frozen=True)
class Step:
    """One executed frame, with the record before and after it: what narration is told from."""

    frame: int
    actor: int  # seat, CHANCE or RULE
    code: int  # what was chosen or drawn; -1 for a rule
    before: State
    after: State


@dataclass(frozen=True)
class Observed:
    """How a field of the record is observed: a cell for each of its numbers, unless something else is said here."""

    meaning: str
    axis: int | None = None  # the one that runs over seats: the observer comes first, then the others clockwise
    seats: bool = False  # its numbers are seats, told as places to the left of the observer; others stay as they are
    when: str = ""  # a field without which it means nothing: where that is 0, it reads -1
    bits: int = 0  # a set: one cell for each of so many bits
    parts: Mapping[str, int] | None = None  # several numbers in one, the lowest first: names and how many bits each has
    low: int | None = None  # no number is smaller, where something is known; else as the record can hold
    high: int | None = None  # nor larger
    category: bool = False  # numbers are names of things, such as cards: to be embedded, not reckoned with


@dataclass(frozen=True)
class SeatArgument:
    """An argument of a frame that is a seat: `base` stands for seat 0."""

    number: int  # 1 .. 4
    base: int = 0
    spans: int = 1  # 2: as many numbers again stand for something each seat has


@dataclass(frozen=True)
class SeatCodes:
    """Codes of a decision that name a seat: from `base` on, `width` of them for each seat."""

    base: int
    width: int = 1


@dataclass(frozen=True)
class GoldenCase:
    """A kind of game that is kept move by move, to be reviewed when the rules change."""

    kind: str  # a word for it
    players: int
    options: Mapping[str, Value]


def digest_of(catalogue: Mapping[str, Any]) -> str:
    """What a catalogue is known by: it changes whenever the catalogue does."""
    text = json.dumps(catalogue, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Game(ABC):
    """One game. An entry point of the group `ludi.games` names its class; one instance is made of it."""

    name: ClassVar[str]  # as typed in commands
    title: ClassVar[str]
    version: ClassVar[int]  # of the rules: a replay names the one it was played with
    seat_names: ClassVar[tuple[str, ...]]  # tokens of the notation, by seat
    frames: ClassVar[type[IntEnum]]
    events: ClassVar[Mapping[str, IntEnum]]  # what statistics count, by the frame that does it
    option_specs: ClassVar[tuple[OptionSpec, ...]]
    record: ClassVar[Layout]  # with the fields `stack`, `depth` and `turn` (turns begun so far)
    rules: ClassVar[Rules]
    turn_name: ClassVar[str] = "turns"  # what statistics call what `turn` counts
    action_count: ClassVar[int]  # every code offered to a seat is below
    chance_count: ClassVar[int]  # every code that can be drawn is below
    observed: ClassVar[Mapping[str, Observed]]  # every field of the record but the stack
    seat_arguments: ClassVar[Mapping[Any, tuple[SeatArgument, ...]]]  # by frame, besides argument 1 of decisions
    seat_codes: ClassVar[Mapping[Any, SeatCodes]] = {}  # by frame: which of its codes name a seat
    frames_seen: ClassVar[int]  # so many are observed, from the top: no fewer than are pending when a seat decides
    content: ClassVar[str] = ""  # the digest of a game's data files, where they can be exchanged: replays name it
    forecast_keys: ClassVar[tuple[str, ...]] = ()  # of what `forecast` gives
    guide_type: ClassVar[type[Guide]] = Guide  # what it tells the people at the table
    view_type: ClassVar[type] = PlainView  # the shape of `view`: extends `View`
    catalogue_type: ClassVar[type | None] = None  # the shape of `catalogue`, where there is one

    # what other layers need; `module:NAME` is imported only when somebody asks for it
    prefix: ClassVar[str]  # every message of its catalogue begins with it: `mun-`
    board: ClassVar[str] = ""  # `module:SCREEN`, its look in the terminal; without it, a plain one
    art: ClassVar[str] = ""  # the folder of `web/src/games` that draws its table; without it, the generic table
    data: ClassVar[DataFiles | None] = None  # files an owner can correct, in the folder `data` beside the class
    golden: ClassVar[tuple[GoldenCase, ...]] = ()
    ideas: ClassVar[
        Mapping[str, Callable[[State, int], float]]
    ] = {}  # single ideas to try strong bots on: by name, how
    # well a position serves a seat that has nothing else in mind
    features: ClassVar[tuple[str, ...]] = ()  # what networks are told of each seat besides what is observed
    slow: ClassVar[bool] = False  # so long a game that tests play fewer without the compiler

    @abstractmethod
    def player_counts(self, options: Options) -> Sequence[int]:
        """How many can play with these options."""

    @abstractmethod
    def text(self, s: State, code: int) -> str:
        """The notation of an offered code: unique within its offer, the same in every language."""

    @abstractmethod
    def choice(self, s: State, code: int) -> dict[str, Any]:
        """An offered code as JSON data that needs no frame to be understood: `do` names its kind, then come details."""

    @abstractmethod
    def refusal(self, s: State, text: str) -> Message:
        """Why this text is not among the offered options: a clause such as `the Forum is three streets away`."""

    @cached_property
    def guide(self) -> Guide:
        return self.guide_type(self)

    def scene(self, s: State) -> dict[str, Any]:
        """What lies on the table. Asked for at every step that is told, so it tells no more than can be seen."""
        seats = range(int(s.players))
        return {
            "game": self.name,
            "turn": int(s.turn),
            "facts": [message_view(fact) for fact in self.guide.facts(s)],
            "panels": {self.seat_names[n]: [message_view(fact) for fact in self.guide.panel(s, n)] for n in seats},
        }

    def seen(self, s: State) -> dict[str, Any]:
        """The scene, and how everybody stands: what a step that is told may change."""
        return {**self.scene(s), "goal": self.guide.goal_view(s)}

    def forecast(self, s: State) -> dict[str, Any]:
        """Parts of the view that take their time, such as points if it ended now.

        The game's view type lets each of them be None. A server leaves them so until the end of a game, and sends them
        with `LookView` to those who ask what things are.
        """
        return {}

    def catalogue(self) -> dict[str, Any]:
        """What is printed on the things of this game: asked for once, while views name cards by their ids only."""
        return {}

    def view(
        self,
        s: State,
        draft: Draft | None = None,
        gestures: Sequence[Path] = (),
        choosing: bool = True,
        forecasting: bool = True,
    ) -> View:
        """Everything anyone at the table may know, and what may be chosen now.

        `draft`: the turn that is being tried out and led to this position. `gestures`: how pieces have been arranged
        since (`Guide.arranging`); they lie as arranged, and IllegalMove is raised for what cannot be done with them.
        `choosing`: whether somebody is to choose from this view; what only they need is left out otherwise.
        `forecasting`: whether it tells what `forecast` gives.
        """
        who = self.rules.decider(s)
        decides = choosing and who >= 0
        draft = draft or Draft(s, (), s, s)
        arranging = self.guide.arranged(draft, gestures) if decides else None
        return cast(
            View,
            {
                **self.seen(arranging.state if arranging else s),
                **(self.forecast(s) if forecasting or who == OVER else dict.fromkeys(self.forecast_keys)),
                "prompt": self._prompt_view(s, who),
                "choices": self._choice_views(s, who) if choosing else [],
                "tally": tally_view(self.guide.tally(draft)) if choosing and (who >= 0 or draft.texts) else None,
                "arranging": arranging_view(arranging),
                "result": self._result_view(s) if who == OVER else None,
            },
        )

    def _prompt_view(self, s: State, who: int) -> PromptView:
        return {
            "kind": "over" if who == OVER else "chance" if who == CHANCE else "decision",
            "seat": self.seat_names[who] if who >= 0 else None,
            "frame": None if who == OVER else self.frames(top(s)).name.lower().replace("_", "-"),
            "turn_of": None if (turn_of := self.guide.turn_of(s)) is None else self.seat_names[turn_of],
            "section": self.guide.section(s),
            "weights": self.weights(s) if who == CHANCE else [],
            "message": message_view(self.prompt(s)),
        }

    def _choice_views(self, s: State, who: int) -> list[ChoiceView]:
        if who < CHANCE:
            return []
        o = OFFER.blank()
        count = self.rules.offer(s, o)
        views = [self._choice_view(s, code, who) for code in o.codes[:count].tolist()]
        if who == CHANCE:
            for view, weight in zip(views, o.weights[:count].tolist(), strict=True):
                view["weight"] = weight
        return views

    def _choice_view(self, s: State, code: int, who: int) -> ChoiceView:
        decides = who >= 0
        said = message_view(self.describe(s, code))
        paths = self.guide.paths(s, code) if decides else []
        words = self.guide.button(s, code) if decides else None
        own: Any = {
            **self.choice(s, code),
            "code": code,
            "text": self.text(s, code),
            "said": said,
            "paths": paths,
            "button": message_view(words) if words else None if paths else said,
            "at_once": decides and self.guide.at_once(s, code),
        }
        return cast(ChoiceView, own)

    def _result_view(self, s: State) -> ResultView:
        shares = self.payoffs(s, int(s.players))
        by_seat = dict(zip(self.seat_names, shares, strict=False))
        return {
            "winners": [seat for seat, share in by_seat.items() if share > 0],
            "shares": by_seat,
            "verdict": [message_view(message) for message in self.guide.verdict(s)],
            "places": place_views(self.guide, s),
            "stages": stage_views(self.guide, s),
        }

    @abstractmethod
    def narrate(self, step: Step) -> list[Message]:
        """What a step did and why, as sentences to be put into a language; none where nothing is worth telling."""

    @abstractmethod
    def prompt(self, s: State) -> Message:
        """What the deciding seat may do now. With an argument `you`, `no` here, it can be put to the reader himself."""

    @abstractmethod
    def describe(self, s: State, code: int) -> Message:
        """What choosing an offered code does."""

    def measure(self, states: States, players: int) -> dict[str, Cells]:
        """What statistics tell of finished games besides their length: for each name a number per game."""
        return {}

    def seat_title(self, seat: int) -> Name:
        """A seat as sentences name it."""
        return Name(f"{self.prefix}seat-{self.seat_names[seat]}")

    def encode(self, options: Options) -> Cells:
        """Options as `setup` takes them: numbers as they are, words by their place in the list."""
        numbers = [
            v if isinstance(v, int) else spec.values.index(v)
            for spec in self.option_specs
            for v in [options[spec.name]]
        ]
        return table(INT8, numbers)

    def default_options(self) -> Options:
        """What is played where nothing is chosen."""
        options: Options = {}
        for spec in self.option_specs:
            options[spec.name] = spec.default(options)
        return options

    def complete_options(self, players: int, given: Mapping[str, Value]) -> Options:
        """Defaults filled in and everything checked, or BadOptions."""
        options: Options = {}
        known = [spec.name for spec in self.option_specs]
        for name in given:
            if name not in known:
                raise BadOptions(f"{self.title} has no option {name!r}; its options are {', '.join(known) or 'none'}.")
        for spec in self.option_specs:
            value = given.get(spec.name, spec.default(options))
            matching = [v for v in spec.values if str(v) == str(value)]
            if not matching:
                choices = ", ".join(str(v) for v in spec.values)
                raise BadOptions(f"{self.title}'s option {spec.name} cannot be {value!r}; choose one of {choices}.")
            options[spec.name] = matching[0]
        counts = self.player_counts(options)
        if players not in counts:
            chosen = ", ".join(f"{name} {value}" for name, value in options.items())
            raise BadOptions(
                f"{self.title} is not for {players} players with {chosen}; choose {min(counts)} to {max(counts)}."
                if chosen
                else f"{self.title} is not for {players} players; choose {min(counts)} to {max(counts)}."
            )
        return options

    def new_state(self, players: int, options: Options) -> State:
        """A fresh game's record."""
        s = self.record.blank()
        self.rules.setup(s, players, self.encode(options))
        return s

    def offered(self, s: State) -> list[int]:
        """The codes of the pending decision or draw."""
        o = OFFER.blank()  # of its own, since threads ask at the same time
        codes: list[int] = o.codes[: self.rules.offer(s, o)].tolist()
        return codes

    def weights(self, s: State) -> list[int]:
        """The weights of the pending draw's outcomes, in the order of `offered`."""
        o = OFFER.blank()
        weights: list[int] = o.weights[: self.rules.offer(s, o)].tolist()
        return weights

    def payoffs(self, s: State, players: int) -> list[float]:
        out = new_shares(players)
        self.rules.payoffs(s, out)
        return [float(share) for share in out]
