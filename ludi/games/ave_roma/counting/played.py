"""A drafted turn played again, choice by choice."""

from collections import Counter as Count
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludi.engine.frames import RULE, top
from ludi.engine.guide import Draft
from ludi.engine.offers import OFFER
from ludi.games.ave_roma import rules
from ludi.games.ave_roma.choices import Choice, decode
from ludi.games.ave_roma.components import Frame, State
from ludi.games.ave_roma.notation import text


@dataclass(frozen=True)
class Made:
    """One choice of a draft."""

    at: int  # how many choices were said before it
    forced: bool  # nothing else could be chosen: nobody said it
    frame: Frame
    text: str
    choice: Choice
    options: tuple[str, ...]
    before: State


class Trial:
    """A position that choices are tried on; what leaves no choice is chosen by itself, as at a table."""

    def __init__(self, start: State) -> None:
        self.start: State = start
        self.state: State = start.copy()
        self.seat = int(rules.decider(start))
        self.said: list[str] = []
        self.made: list[Made] = []
        self._options: dict[str, int] | None = None

    @property
    def options(self) -> dict[str, int]:
        """What the seat may choose now, by notation; nothing while somebody else decides, or chance."""
        if self._options is None:
            s: Any = self.state
            o = OFFER.blank()
            mine = rules.decider(s) == self.seat
            codes = o.codes[: rules.offer(s, o)].tolist() if mine else []
            self._options = {text(s, code): code for code in codes}
        return self._options

    @property
    def frame(self) -> Frame | None:
        """What the seat is asked now."""
        return Frame(top(self.state)) if rules.decider(self.state) == self.seat else None

    def play(self, words: str) -> bool:
        """Choose something, and after it whatever leaves no choice; False, and no change, if it is not offered."""
        if words not in self.options:
            return False
        self._make(words, forced=False)
        self.said.append(words)
        self.play_forced()
        return True

    def play_forced(self) -> None:
        while len(self.options) == 1:
            self._make(next(iter(self.options)), forced=True)

    def _make(self, words: str, forced: bool) -> None:
        before, code = self.state.copy(), self.options[words]
        found = (Frame(top(before)), words, decode(before, code), tuple(self.options))
        self.made.append(Made(len(self.said), forced, *found, before))
        rules.apply(self.state, code)
        while rules.decider(self.state) == RULE:
            rules.advance(self.state)
        self._options = None

    def fork(self) -> "Trial":
        other = Trial.__new__(Trial)
        other.start, other.state, other.seat = self.start, self.state.copy(), self.seat
        other.said, other.made, other._options = list(self.said), list(self.made), self._options
        return other


class Played:
    """A draft as the counters read it."""

    def __init__(self, start: State, texts: Sequence[str]) -> None:
        self.trial = Trial(start)
        self.complete = all(self.trial.play(words) for words in texts)
        self.texts = list(texts)

    @classmethod
    def of(cls, draft: Draft) -> "Played":
        return cls(draft.start, draft.texts)

    @property
    def seat(self) -> int:
        return self.trial.seat

    @property
    def made(self) -> list[Made]:
        return self.trial.made

    @property
    def state(self) -> State:
        return self.trial.state

    @property
    def options(self) -> dict[str, int]:
        return self.trial.options

    @cached_property
    def counts(self) -> Count[str]:
        """How often each thing was chosen, said or not; a batch of cards counts each, a unit without room by good."""
        found: Count[str] = Count()
        for made in self.made:
            found.update(counted(made))
        return found

    def is_asked(self, *frames: Frame) -> bool:
        return self.trial.frame in frames

    def of_frames(self, *frames: Frame) -> list[Made]:
        return [made for made in self.made if made.frame in frames]


def counted(made: Made) -> dict[str, int]:
    """What a choice adds to which counter."""
    choice = made.choice
    if choice["do"] == "spend":
        return {f"spend {choice['symbol']}": int(choice["cards"])}
    if choice["do"] == "overflow":
        return {f"overflow {choice['good']}": int(choice["into"] == "surplus")}
    return {made.text: 1}
