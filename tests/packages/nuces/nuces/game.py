"""Nuces, as the contract wants it."""

from collections.abc import Sequence
from typing import Any, NotRequired

from ludi.engine.contract import Game, Observed, Options, OptionSpec, Rules, SeatArgument, Step
from ludi.engine.frames import arg, top
from ludi.engine.guide import Guide, TargetInfo
from ludi.engine.texts import Message
from ludi.engine.views import ChoiceView, Path, PlainView
from nuces import rules
from nuces.rules import LARGEST, MOST, PILES, STATE, Frame, State


class NucesGuide(Guide):
    """Piles can be pointed at; how many nuts are taken is then a button each."""

    def facts(self, s: State) -> list[Message]:
        return [Message("nuces-pile", {"pile": pile + 1, "n": int(s.pile[pile])}) for pile in range(s.piles)]

    def panel(self, s: State, seat: int) -> list[Message]:
        return [Message("nuces-nuts", {"n": int(s.nuts[seat])})]

    def targets(self, s: State, seat: int | None) -> dict[str, TargetInfo]:
        return {f"pile:{pile + 1}": TargetInfo(fact) for pile, fact in enumerate(self.facts(s))}

    def paths(self, s: State, code: int) -> list[Path]:
        return [[f"pile:{code // MOST + 1}"]]


class Choice(ChoiceView):
    n: int
    pile: NotRequired[int]


class NucesView(PlainView):
    choices: list[Choice]  # type: ignore[misc]


class Nuces(Game):
    """Nuts in piles."""

    name = "nuces"
    title = "Nuces"
    prefix = "nuces-"
    version = 1
    seat_names = ("aulus", "decimus", "quintus", "sextus")
    frames = Frame
    events = {"emptied": Frame.EMPTIED}  # noqa: RUF012
    option_specs = (OptionSpec("piles", (3, 2), lambda _: 3),)
    record = STATE
    action_count = PILES * MOST
    chance_count = LARGEST + 1
    observed = {  # noqa: RUF012
        "players": Observed("how many play"),
        "piles": Observed("how many piles the game has"),
        "turn": Observed("turns begun"),
        "pile": Observed("nuts left in each pile"),
        "nuts": Observed("nuts of each player", axis=0),
    }
    seat_arguments = {Frame.EMPTIED: (SeatArgument(1),)}  # noqa: RUF012
    frames_seen = 1
    guide_type = NucesGuide
    view_type = NucesView
    rules = Rules(
        rules.setup,
        rules.decider,
        rules.offer,
        rules.apply,
        rules.advance,
        rules.payoffs,
        rules.rank_key,
        rules.evaluate,
        rules.prospects,
    )

    def player_counts(self, options: Options) -> Sequence[int]:
        return (2, 3, 4)

    def text(self, s: State, code: int) -> str:
        if top(s) == Frame.HEAP:
            return f"heap {code}"
        return f"take {code % MOST + 1} from {code // MOST + 1}"

    def refusal(self, s: State, text: str) -> Message:
        return Message("nuces-refusal" if top(s) == Frame.TAKE else "nuces-refusal-heap")

    def choice(self, s: State, code: int) -> dict[str, Any]:
        if top(s) == Frame.HEAP:
            return {"do": "heap", "n": code}
        return {"do": "take", "n": code % MOST + 1, "pile": code // MOST + 1}

    def narrate(self, step: Step) -> list[Message]:
        if step.frame == Frame.HEAP:
            return [Message("nuces-heap", {"pile": arg(step.before, 1) + 1, "n": step.code})]
        who = self.seat_title(arg(step.before, 1))
        if step.frame == Frame.EMPTIED:
            return [Message("nuces-emptied", {"player": who})]
        return [Message("nuces-takes", {"player": who, "n": step.code % MOST + 1, "pile": step.code // MOST + 1})]

    def prompt(self, s: State) -> Message:
        if s.depth == 0:
            return Message("nuces-over")
        return Message("nuces-prompt" if top(s) == Frame.TAKE else "nuces-prompt-heap")

    def describe(self, s: State, code: int) -> Message:
        if top(s) == Frame.HEAP:
            return Message("nuces-do-heap", {"n": code})
        return Message("nuces-do-take", {"n": code % MOST + 1, "pile": code // MOST + 1})
