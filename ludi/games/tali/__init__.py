"""Tali, a whole game in a page: the contract's documentation and the first client of its tests.

Roman soldiers threw knucklebones for stakes. On your turn you throw as often as you dare: each throw adds its pips to
the turn's pot, but a one loses the pot and the turn. Stop, and the pot is yours. First to 30 wins.
A throw is a chance frame, the choice to go on a decision frame, and taking the pot a rule frame.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Annotated, Any, Final, NotRequired

from ludi.engine.compiled import compiled
from ludi.engine.contract import Game, Observed, Options, OptionSpec, Rules, SeatArgument, Step
from ludi.engine.exponential import exp
from ludi.engine.frames import CHANCE, OVER, RULE, arg, pop, push, top
from ludi.engine.guide import Goal, Guide
from ludi.engine.offers import Offer
from ludi.engine.record import I8, I32, INT8, INT64, Cells, Layout, Record
from ludi.engine.texts import Message
from ludi.engine.views import ChoiceView, PlainView

SEATS: Final = 4
STOP: Final = 0
THROW: Final = 1


class Frame(IntEnum):
    DARE = 0  # seat: throw or stop
    FALL = 1  # seat: the bone falls
    BANK = 2  # seat: the pot is taken


class State(Record):
    players: I8
    goal: I8
    pot: I8  # of this turn
    turn: I32
    score: Annotated[Cells, INT8, (SEATS,)]
    stack: Annotated[Cells, INT64, (2,)]
    depth: I8


STATE: Final = Layout(State)


@compiled
def setup(s: State, players: int, options: Cells) -> None:
    s.players = players
    s.goal = options[0]
    s.turn = 1
    push(s, Frame.FALL, 0, 0, 0, 0)  # the first throw of a turn is not a choice


@compiled
def decider(s: State) -> int:
    if s.depth == 0:
        return OVER
    return arg(s, 1) if top(s) == Frame.DARE else CHANCE if top(s) == Frame.FALL else RULE


@compiled
def offer(s: State, o: Offer) -> int:
    if top(s) == Frame.DARE:
        o.codes[0] = STOP
        o.codes[1] = THROW
        return 2
    for i in range(6):
        o.codes[i] = i + 1
        o.weights[i] = 1
    return 6


@compiled
def apply(s: State, code: int) -> None:
    kind, seat = top(s), arg(s, 1)
    pop(s)
    if kind == Frame.DARE:
        push(s, Frame.FALL if code == THROW else Frame.BANK, seat, 0, 0, 0)
    elif code == 1:
        s.pot = 0
        push(s, Frame.BANK, seat, 0, 0, 0)
    else:
        s.pot = min(s.pot + code, s.goal - s.score[seat])
        push(s, Frame.DARE, seat, 0, 0, 0)


@compiled
def advance(s: State) -> None:
    seat = arg(s, 1)
    pop(s)
    s.score[seat] += s.pot
    s.pot = 0
    if s.score[seat] < s.goal:
        s.turn += 1
        push(s, Frame.FALL, (seat + 1) % int(s.players), 0, 0, 0)


@compiled
def payoffs(s: State, out: Cells) -> None:
    best, leaders = 0, 0
    for seat in range(s.players):
        best = max(best, int(s.score[seat]))
    for seat in range(s.players):
        leaders += int(s.score[seat] == best)
    for seat in range(s.players):
        out[seat] = int(s.score[seat] == best) / leaders


@compiled
def rank_key(s: State, seat: int) -> int:
    return int(s.score[seat])


@compiled
def evaluate(s: State, seat: int) -> float:
    """Score, and what the next throw makes of the pot on average: nothing is won beyond the goal."""
    if s.depth == 0 or arg(s, 1) != seat or top(s) != Frame.FALL:
        return float(s.score[seat])
    return float(s.score[seat] + 0.83 * min(s.pot + 3.3, s.goal - s.score[seat]))


@compiled
def prospects(s: State, out: Cells) -> None:
    """Everybody's chance by how far along he is, doubling about every tenth of the way."""
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp(7.0 * evaluate(s, seat) / s.goal)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


class Choice(ChoiceView):
    pips: NotRequired[int]  # of a throw


class View(PlainView):
    """As plain as can be: sentences only, and choices with a key of their own."""

    choices: list[Choice]  # type: ignore[misc]


class TaliGuide(Guide):
    """What is told at the table; with this, and without any drawing, the game can be played in terminal and browser."""

    def facts(self, s: State) -> list[Message]:
        return [Message("tali-goal", {"goal": int(s.goal)}), Message("tali-pot", {"pot": int(s.pot)})]

    def panel(self, s: State, seat: int) -> list[Message]:
        return [Message("tali-score", {"n": int(s.score[seat]), "goal": int(s.goal)})]

    def score(self, s: State, seat: int) -> Message:
        return self.panel(s, seat)[0]

    def goal(self, s: State) -> Goal:
        goal = int(s.goal)
        scores = list(zip(s.score[: s.players].tolist(), self.standings(s), strict=True))
        return Goal(Message("tali-wins", {"goal": goal}), [Message("tali-goal", {"goal": goal})], scores)

    def advantages(self, before: State, better: State, played: State, seat: int) -> list[Message]:
        """To stop is to have what is in the pot; to throw is to want more of it."""
        kept = int(better.score[seat]) - int(played.score[seat])
        if kept > 0:
            return [Message("tali-why-stop", {"n": kept})]
        return [Message("tali-why-throw", {"n": -kept})] if kept < 0 else []

    def section(self, s: State) -> str:
        return "3" if s.depth == 0 else "2"

    def at_once(self, s: State, code: int) -> bool:
        return code == THROW


class Tali(Game):
    """Knucklebones for two to four soldiers."""

    name = "tali"
    title = "Tali"
    prefix = "tali-"
    version = 1
    seat_names = ("gaius", "lucius", "marcus", "titus")
    frames = Frame
    events = {"throws": Frame.FALL}  # noqa: RUF012
    option_specs = (OptionSpec("goal", (30, 60), lambda _: 30),)
    record = STATE
    action_count = 2
    chance_count = 7
    observed = {  # noqa: RUF012
        "players": Observed("how many play", low=2, high=4),
        "goal": Observed("points that win", low=30, high=60),
        "pot": Observed("pips thrown in this turn", low=0, high=60),
        "turn": Observed("turns begun", low=0, high=2**31 - 1),
        "score": Observed("points of each player", axis=0, low=0, high=60),
    }
    seat_arguments = {Frame.FALL: (SeatArgument(1),), Frame.BANK: (SeatArgument(1),)}  # noqa: RUF012
    frames_seen = 1
    rules = Rules(setup, decider, offer, apply, advance, payoffs, rank_key, evaluate, prospects)
    guide_type = TaliGuide
    view_type = View

    def player_counts(self, options: Options) -> Sequence[int]:
        return (2, 3, 4)

    def text(self, s: State, code: int) -> str:
        return f"falls {code}" if top(s) == Frame.FALL else ("stop", "throw")[code]

    def choice(self, s: State, code: int) -> dict[str, Any]:
        return {"do": "fall", "pips": code} if top(s) == Frame.FALL else {"do": ("stop", "throw")[code]}

    def refusal(self, s: State, text: str) -> Message:
        return Message("tali-refusal" if top(s) == Frame.DARE else "tali-refusal-fall")

    def narrate(self, step: Step) -> list[Message]:
        who = self.seat_title(arg(step.before, 1))
        if step.frame == Frame.FALL:
            return [Message("tali-falls", {"player": who, "n": step.code, "pot": int(step.after.pot)})]
        return [Message("tali-banks", {"player": who, "n": int(step.before.pot)})] if step.frame == Frame.BANK else []

    def prompt(self, s: State) -> Message:
        return Message("tali-over") if s.depth == 0 else Message("tali-prompt", {"pot": int(s.pot)})

    def describe(self, s: State, code: int) -> Message:
        return Message(f"tali-do-{self.choice(s, code)['do']}", {"n": code})
