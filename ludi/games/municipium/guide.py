"""What Municipium tells the people at its table; each question is answered in a module of its own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludi.engine.contract import Step
from ludi.engine.guide import Arranging, Draft, Goal, Guide, Moment, TargetInfo
from ludi.engine.placing import Stage
from ludi.engine.texts import Message
from ludi.engine.views import Path, Target
from ludi.games.municipium import advice, arranging, buttons, facts, moments, pointing, refusals, verdict
from ludi.games.municipium.components import State
from ludi.games.municipium.wording import family


@dataclass(frozen=True)
class Offered:
    """What is offered in one position."""

    position: bytes
    texts: frozenset[str]
    picks: frozenset[tuple[Target, ...]]  # what can be picked up: each path before its end
    lit: frozenset[tuple[Target, ...]]  # what can be pointed at: each path up to one of its targets


class MunicipiumGuide(Guide):
    """See `Guide`."""

    last_offered: Offered | None = None  # `why_not` is asked of many targets in the same position

    # ---- the position ----------------------------------------------------------------------------------------------

    def facts(self, s: State) -> list[Message]:
        return facts.table_facts(facts.Position(s))

    def panel(self, s: State, seat: int) -> list[Message]:
        return facts.family_facts(facts.Position(s), seat)

    def position(self, s: State, seat: int | None) -> list[Message]:
        you = [] if seat is None else [Message("mun-you", {"family": family(seat)})]
        read = facts.Position(s)
        families = [fact for each in read.seats for fact in facts.family_facts(read, each)]
        return [*you, *facts.table_facts(read), *families]

    def targets(self, s: State, seat: int | None) -> Mapping[Target, TargetInfo]:
        return facts.targets(s)

    def goal(self, s: State) -> Goal:
        return facts.goal(s)

    def section(self, s: State) -> str:
        return pointing.section(s)

    def verdict(self, s: State) -> list[Message]:
        return [*verdict.comparisons(s), self.won(s), *verdict.standings(s, self.winners(s))]

    def score(self, s: State, seat: int) -> Message:
        return Message("mun-score", {"n": int(s.decurions[seat])})

    def gap(self, s: State, seat: int, other: int) -> Message:
        return verdict.gap(s, seat, other)

    def stages(self, s: State) -> list[Stage]:
        return verdict.stages(s)

    def turn_of(self, s: State) -> int | None:
        who = int(s.active) if s.turn and s.depth else self.game.rules.decider(s)  # members are placed in turns too
        return who if who >= 0 else None

    # ---- choices ---------------------------------------------------------------------------------------------------

    def paths(self, s: State, code: int) -> list[Path]:
        return pointing.paths(s, code)

    def button(self, s: State, code: int) -> Message | None:
        return buttons.button(s, code)

    def at_once(self, s: State, code: int) -> bool:
        return pointing.at_once(s, code)

    def why_not(self, s: State, picked: Sequence[Target], target: Target) -> Message | None:
        offered = self._offered(s)
        if (*picked,) not in offered.picks or (*picked, target) in offered.lit:
            return None
        text = pointing.attempt(s, picked, target)
        return None if text is None or text in offered.texts else refusals.refusal(s, text)

    def _offered(self, s: State) -> Offered:
        known, position = self.last_offered, s.tobytes()
        if known is None or known.position != position:
            codes = self.game.offered(s)
            ways = [path for code in codes for path in self.paths(s, code)]
            texts = frozenset(self.game.text(s, code) for code in codes)
            picks = {tuple(path[:length]) for path in ways for length in range(len(path))} | {()}
            lit = {tuple(path[:length]) for path in ways for length in range(1, len(path) + 1)}
            known = self.last_offered = Offered(position, texts, frozenset(picks), frozenset(lit))
        return known

    def marks(self, message: Message) -> list[Target]:
        return pointing.marks(message)

    def in_hand(self, s: State) -> bool:
        return moments.in_hand(s)

    def moments(self, step: Step, stood: State | None = None) -> list[Moment]:
        return moments.moments(step, stood)

    def purposes(self, before: State, after: State, seat: int) -> list[Message]:
        return advice.purposes(before, after, seat, self._wins(after, seat))

    def advantages(self, before: State, better: State, played: State, seat: int) -> list[Message]:
        won = self._wins(better, seat) and not self._wins(played, seat)
        return advice.advantages(before, better, played, seat, won)

    def _wins(self, s: State, seat: int) -> bool:
        """Whether the game is over, and the seat has won it, perhaps with others."""
        return bool(s.depth == 0) and seat in self.winners(s)

    # ---- several choices made as one -------------------------------------------------------------------------------

    def arranging(self, draft: Draft, gestures: Sequence[Path]) -> Arranging | None:
        return arranging.arranging(self.game, draft, gestures)
