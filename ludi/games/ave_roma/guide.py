"""What Ave Roma tells the people at its table; each kind of telling has a module of its own."""

from collections.abc import Mapping, Sequence

from ludi.engine.contract import Step
from ludi.engine.guide import Draft, Goal, Guide, Moment, Tally, TargetInfo, look_view
from ludi.engine.texts import Message
from ludi.engine.views import LookView, Path, Target
from ludi.games.ave_roma import advice, buttons, describing, looking, moments, pointing, verdict, why_not
from ludi.games.ave_roma.components import State
from ludi.games.ave_roma.counting import tally
from ludi.games.ave_roma.reading import Reading


class AveRomaGuide(Guide):
    def facts(self, s: State) -> list[Message]:
        return describing.table(Reading(s), None)

    def panel(self, s: State, seat: int) -> list[Message]:
        return describing.person(Reading(s), seat)

    def position(self, s: State, seat: int | None) -> list[Message]:
        return describing.position(Reading(s), seat)

    def targets(self, s: State, seat: int | None) -> Mapping[Target, TargetInfo]:
        return looking.targets(Reading(s), seat)

    def look(self, s: State, seat: int | None) -> LookView:
        r = Reading(s)
        return look_view(describing.position(r, seat), looking.targets(r, seat))

    def goal(self, s: State) -> Goal:
        return describing.goal(s)

    def section(self, s: State) -> str:
        return pointing.section(s)

    def verdict(self, s: State) -> list[Message]:
        return [*verdict.comparisons(s), self.won(s), *verdict.standings(s)]

    def score(self, s: State, seat: int) -> Message:
        return verdict.score(s, seat)

    def gap(self, s: State, seat: int, other: int) -> Message:
        return verdict.gap(s, seat, other)

    def turn_of(self, s: State) -> int | None:
        who = int(s.actor) if s.action else self.game.rules.decider(s)
        return who if who >= 0 else None

    def button(self, s: State, code: int) -> Message | None:
        return buttons.button(s, code)

    def paths(self, s: State, code: int) -> list[Path]:
        return pointing.paths(s, code)

    def why_not(self, s: State, picked: Sequence[Target], target: Target) -> Message | None:
        return why_not.why_not(s, picked, target)

    def marks(self, message: Message) -> list[Target]:
        return pointing.marks(message)

    def moments(self, step: Step, stood: State | None = None) -> list[Moment]:
        return moments.moments(step)

    def purposes(self, before: State, after: State, seat: int) -> list[Message]:
        return advice.purposes(before, after, seat, self._wins(after, seat))

    def advantages(self, before: State, better: State, played: State, seat: int) -> list[Message]:
        won = self._wins(better, seat) and not self._wins(played, seat)
        return advice.advantages(before, better, played, seat, won)

    def _wins(self, s: State, seat: int) -> bool:
        """Whether the game is over, and the seat has won it, perhaps with others."""
        return bool(s.depth == 0) and seat in self.winners(s)

    def when(self, turn: int) -> Message:
        return Message("ar-in-round", {"turn": turn})

    def tally(self, draft: Draft) -> Tally | None:
        return tally.tally(draft)

    def recounted(self, draft: Draft, key: str, by: int) -> list[list[str]]:
        return tally.recounted(draft, key, by)
