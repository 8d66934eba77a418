"""What a game tells the people at its table: by pointing at what a choice is made, what things are, why not, who won.

The rules decide what is possible; a guide only tells it. Terminal, browser and screen reader all ask here, so that
nothing outside a game's package knows a rule. What a game does not override is plain, and works.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludi.engine.errors import IllegalMove
from ludi.engine.placing import Stage
from ludi.engine.texts import Message, message_view, spoken
from ludi.engine.views import (
    ArrangingView,
    CounterView,
    GoalView,
    LookView,
    MarkedMessage,
    MessageView,
    MomentKind,
    MomentView,
    Path,
    TallyView,
    Target,
    TargetView,
)

if TYPE_CHECKING:
    from ludi.engine.contract import Game, State, Step


@dataclass(frozen=True)
class TargetInfo:
    """What a thing on the table is, and what else there is to say of it."""

    label: Message
    facts: Sequence[Message] = ()
    data: Mapping[str, Any] | None = None  # numbers of these for drawings


@dataclass(frozen=True)
class Counter:
    """One counted choice; see `CounterView`."""

    key: str
    said: Message
    count: int
    note: Message | None = None
    marks: Sequence[Target] = ()
    more: bool = True
    fewer: bool = True


@dataclass(frozen=True)
class Tally:
    """The counted choices of an unfinished turn, in groups with a title."""

    groups: Sequence[tuple[Message, Sequence[Counter]]]
    totals: Sequence[Message] = ()


@dataclass(frozen=True)
class Goal:
    """What wins, and how every seat stands by it; see `GoalView`."""

    message: Message
    about: Sequence[Message]
    standings: Sequence[tuple[int, Message]]  # by seat
    outlook: Message | None = None


@dataclass(frozen=True)
class Arranging:
    """Pieces being arranged; see `ArrangingView`. `state` is the position as it is to be shown meanwhile."""

    state: Any
    message: Message
    gestures: Sequence[tuple[Path, Message]]
    moves: Sequence[str]


@dataclass(frozen=True)
class Draft:
    """A turn that is being tried out: where it began, what has been chosen, and where that led."""

    start: Any  # the position before the turn's first choice
    texts: Sequence[str]  # the choices made, in notation
    before: Any  # the position before the last of them
    state: Any  # the position now


@dataclass(frozen=True)
class Moment:
    """Something that happens, and the things on the table at which it does; see `MomentView`."""

    kind: MomentKind
    targets: Sequence[Target]


class Guide:
    """What a game tells people; one for each game, all positions are arguments."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    # ---- the position ----------------------------------------------------------------------------------------------

    def facts(self, s: "State") -> list[Message]:
        """What is the case on the table, as sentences; what belongs to a seat is told by `panel`."""
        return []

    def panel(self, s: "State", seat: int) -> list[Message]:
        """How a seat stands."""
        return []

    def position(self, s: "State", seat: int | None) -> list[Message]:
        """The position in words, complete enough to play by; `seat`: of the one who looks."""
        return [*self.facts(s), *self.standings(s)]

    def turn_of(self, s: "State") -> int | None:
        """Whose turn it is, whoever decides just now; None: nobody's, or nobody can tell."""
        return None

    def standings(self, s: "State") -> list[Message]:
        """Everybody's panel, each sentence with who it is about."""
        return [
            Message("seat-stands", {"seat": self.game.seat_title(seat), "how": sentence})
            for seat in range(int(s.players))
            for sentence in self.panel(s, seat)
        ]

    def targets(self, s: "State", seat: int | None) -> Mapping[Target, TargetInfo]:
        """Everything that can be pointed at, and what is told of it to the one who looks."""
        return {}

    def goal(self, s: "State") -> Goal | None:
        """What wins, and how everybody stands by it."""
        return None

    def section(self, s: "State") -> str:
        """The section of the rules that explains what is pending, or the end."""
        return ""

    def verdict(self, s: "State") -> list[Message]:
        """At the end: each criterion that had to decide, who has won, and how everyone stands."""
        return [self.won(s), *self.standings(s)]

    def winners(self, s: "State") -> list[int]:
        shares = self.game.payoffs(s, int(s.players))
        return [seat for seat, share in enumerate(shares) if share > 0]

    def won(self, s: "State") -> Message:
        """The sentence every verdict has."""
        return Message("won", {"winners": [self.game.seat_title(seat) for seat in self.winners(s)]})

    def score(self, s: "State", seat: int) -> Message | None:
        """What a seat's place was decided by, at the end; None: the game counts nothing."""
        return None

    def gap(self, s: "State", seat: int, other: int) -> Message | None:
        """How far a seat is behind another one, or ahead of it; None: that cannot be told in numbers."""
        return None

    def stages(self, s: "State") -> list[Stage]:
        """The winner found step by step, to be shown one after another."""
        return []

    # ---- choices ---------------------------------------------------------------------------------------------------

    def paths(self, s: "State", code: int) -> list[Path]:
        """Each way of pointing at an offered choice; none: it is a button."""
        return []

    def button(self, s: "State", code: int) -> Message | None:
        """The words on an offered choice's button.

        None: it has none if it can be pointed at, as on plain things of the board, else one that says what it does.
        """
        return None

    def at_once(self, s: "State", code: int) -> bool:
        """Whether a choice is deliberate and cannot be taken back anyway: then nobody is asked to confirm it."""
        return False

    def why_not(self, s: "State", picked: Sequence[Target], target: Target) -> Message | None:
        """Why the deciding seat cannot point at something now, after what it has picked up; None: nothing to say."""
        return None

    def marks(self, message: Message) -> list[Target]:
        """The things a sentence is about."""
        return []

    def in_hand(self, s: "State") -> bool:
        """Whether things have been taken up that are not all set down again: what that comes to shows only then."""
        return False

    def moments(self, step: "Step", stood: "State | None" = None) -> list[Moment]:
        """What happens in a step, so that it is seen where it happens; none: its sentences say it all.

        `stood`: the position before things were taken up; what all of that comes to is told when they are set down.
        """
        return []

    def purposes(self, before: "State", after: "State", seat: int) -> list[Message]:
        """What is good for a seat in what it does between two positions, the weightiest first; none: hard to say."""
        return []

    def advantages(self, before: "State", better: "State", played: "State", seat: int) -> list[Message]:
        """What one way to play on has for a seat beyond another one: where both begin, where the better leads, where
        the one that was played led. The weightiest first; none: the difference shows only later."""
        known = self.purposes(before, played, seat)
        return [purpose for purpose in self.purposes(before, better, seat) if purpose not in known]

    def when(self, turn: int) -> Message:
        """In which turn something happened, as part of a sentence."""
        return Message("in-turn", {"turn": turn})

    # ---- several choices made as one -------------------------------------------------------------------------------

    def tally(self, draft: Draft) -> Tally | None:
        """The choices of a draft that are made by counting."""
        return None

    def recounted(self, draft: Draft, key: str, by: int) -> list[list[str]]:
        """The whole turn with one more (`by` 1) or one fewer (-1) of what a counter counts.

        Ways to say it, to be tried in this order on a fork of the match: the first that is possible counts.
        """
        return []

    def arranging(self, draft: Draft, gestures: Sequence[Path]) -> Arranging | None:
        """Where a series begins that a person makes as one: the arrangement after these gestures.

        Raises `IllegalMove` for a gesture that is not offered.
        """
        return None

    def arranged(self, draft: Draft, gestures: Sequence[Path] = ()) -> Arranging | None:
        """The same for every position: gestures where nothing is being arranged are refused as well."""
        arranging = self.arranging(draft, gestures)
        if gestures and arranging is None:
            raise spoken(IllegalMove, Message("nothing-arranged"))
        return arranging

    # ---- as data ---------------------------------------------------------------------------------------------------

    def look(self, s: "State", seat: int | None) -> LookView:
        """What `LookView` says."""
        return look_view(self.position(s, seat), self.targets(s, seat))

    def goal_view(self, s: "State") -> GoalView | None:
        goal = self.goal(s)
        if goal is None:
            return None
        return {
            "message": message_view(goal.message),
            "about": [message_view(sentence) for sentence in goal.about],
            "standings": [
                {"seat": seat, "n": n, "said": message_view(said)}
                for seat, (n, said) in zip(self.game.seat_names, goal.standings, strict=False)
            ],
            "outlook": message_view(goal.outlook) if goal.outlook else None,
        }

    def marked(self, message: Message) -> MarkedMessage:
        view = message_view(message)
        return {"id": view["id"], "args": view["args"], "marks": self.marks(message)}


def look_view(position: Sequence[Message], targets: Mapping[Target, TargetInfo]) -> LookView:
    """Much is told of several things, or of one by several names: it is put into shape once."""
    known: dict[int, MessageView] = {}

    def view_of(message: Message) -> MessageView:
        found = known.get(id(message))
        if found is None:
            found = known[id(message)] = message_view(message)
        return found

    def target_view(info: TargetInfo) -> TargetView:
        view: TargetView = {"label": view_of(info.label), "facts": [view_of(fact) for fact in info.facts]}
        if info.data is not None:
            view["data"] = dict(info.data)
        return view

    return {
        "position": [message_view(message) for message in position],
        "targets": {target: target_view(info) for target, info in targets.items()},
    }


def moment_views(moments: Iterable[Moment]) -> list[MomentView]:
    """One of each kind, in the order in which they begin."""
    found: dict[MomentKind, list[Target]] = {}
    for moment in moments:
        found[moment.kind] = list(dict.fromkeys([*found.get(moment.kind, []), *moment.targets]))
    return [{"kind": kind, "targets": targets} for kind, targets in found.items()]


def tally_view(tally: Tally | None) -> TallyView | None:
    if tally is None:
        return None
    return {
        "groups": [
            {"title": message_view(title), "counters": [_counter_view(counter) for counter in counters]}
            for title, counters in tally.groups
        ],
        "totals": [message_view(total) for total in tally.totals],
    }


def _counter_view(counter: Counter) -> CounterView:
    return {
        "key": counter.key,
        "said": message_view(counter.said),
        "count": counter.count,
        "note": message_view(counter.note) if counter.note else None,
        "marks": list(counter.marks),
        "more": counter.more,
        "fewer": counter.fewer,
    }


def arranging_view(arranging: Arranging | None) -> ArrangingView | None:
    if arranging is None:
        return None
    return {
        "message": message_view(arranging.message),
        "gestures": [{"path": path, "said": message_view(said)} for path, said in arranging.gestures],
        "moves": list(arranging.moves),
    }
