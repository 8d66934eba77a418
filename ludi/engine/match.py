"""One game being played: the record, and the log of decisions and draws that is the game."""

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass

from ludi.engine.contract import Game, Options, State, Step, Value
from ludi.engine.errors import CannotUndo, IllegalMove, quoted
from ludi.engine.frames import CHANCE, OVER, RULE, top
from ludi.engine.texts import Argument, Message, spoken

CHANCE_NAME = "chance"

Draw = Callable[[list[int]], int]  # weights -> index of the outcome


@dataclass(frozen=True)
class Move:
    """One line of the log."""

    actor: int  # seat, or CHANCE
    code: int
    text: str
    forced: bool  # a decision with a single option


class Match:
    """A game in progress. `state` may be looked at freely and changed only through `play`, `draw` and `undo`."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Value] | None = None) -> None:
        self.game = game
        self.players = players
        self.options: Options = game.complete_options(players, options or {})
        self.moves: list[Move] = []
        self._draws = 0
        self.state: State = game.new_state(players, self.options)
        self._run_rules()

    @property
    def decider(self) -> int:
        return self.game.rules.decider(self.state)

    @property
    def is_over(self) -> bool:
        return self.decider == OVER

    def actor_name(self, actor: int) -> str:
        return CHANCE_NAME if actor == CHANCE else self.game.seat_names[actor]

    def offered(self) -> dict[str, int]:
        """The options of the pending decision or draw: notation and code, in the order of codes."""
        if self.is_over:
            return {}
        return {self.game.text(self.state, code): code for code in self.game.offered(self.state)}

    def check(self, text: str) -> int:
        """The code of an offered text, or IllegalMove with a sentence."""
        shown = quoted(text)[1:-1]
        if self.is_over:
            raise spoken(IllegalMove, Message("refused", {"move": shown, "why": Message("refused-over")}))
        offered = self.offered()
        if text in offered:
            return offered[text]
        why = self.game.refusal(self.state, shown)
        raise spoken(IllegalMove, Message("refused", {"move": shown, "why": why}))

    def play(self, text: str) -> list[Step]:
        """Carry out a decision or draw by its notation, and the rules' consequences; the steps taken."""
        return self.play_code(self.check(text))

    def play_code(self, code: int) -> list[Step]:
        """The same by code, which must be offered."""
        state, actor = self.state, self.decider
        offered = [] if actor == OVER else self.game.offered(state)
        if code not in offered:
            raise IllegalMove(f"Option {code} is not offered; the options are {offered}.")
        forced = actor != CHANCE and len(offered) == 1
        self.moves.append(Move(actor, code, self.game.text(state, code), forced))
        self._draws += actor == CHANCE
        before = state.copy()
        self.game.rules.apply(state, code)
        frame = top(before)
        return [Step(frame, actor, code, before, state.copy()), *self._run_rules()]

    def _run_rules(self) -> list[Step]:
        steps = []
        while self.decider == RULE:
            before = self.state.copy()
            self.game.rules.advance(self.state)
            steps.append(Step(top(before), RULE, -1, before, self.state.copy()))
        return steps

    def draw(self, draw: Draw) -> list[Step]:
        """Carry out the pending draw."""
        if self.decider != CHANCE:
            raise IllegalMove("Nothing is to be drawn now.")
        outcome = draw(self.game.weights(self.state))
        return self.play_code(self.game.offered(self.state)[outcome])

    def run(self, draw: Draw) -> list[Step]:
        """Draws and forced decisions, up to the next real decision or the end."""
        steps: list[Step] = []
        while not self.is_over:
            if self.decider == CHANCE:
                steps += self.draw(draw)
                continue
            offered = self.game.offered(self.state)
            if len(offered) > 1:
                break
            steps += self.play_code(offered[0])
        return steps

    def draws_made(self) -> int:
        return self._draws

    def undo(self) -> None:
        """Take back the last real decision of the seat that is deciding now.

        The undo law: back to the last chance outcome or change of seat, never further.
        """
        keep = self._undo_point()
        codes = [move.code for move in self.moves[:keep]]
        fresh = Match(self.game, self.players, self.options)
        for code in codes:
            fresh.play_code(code)
        self.moves, self.state, self._draws = fresh.moves, fresh.state, fresh.draws_made()

    def _undo_point(self) -> int:
        """How many moves stay."""
        if self.is_over:
            raise spoken(CannotUndo, Message("undo-over"))
        seat = self.decider
        if seat == CHANCE and self.moves:
            raise spoken(CannotUndo, Message("undo-pending"))
        for number in range(len(self.moves), 0, -1):
            move = self.moves[number - 1]
            told: dict[str, Argument] = {"number": str(number), "move": move.text}
            if move.actor == CHANCE:
                raise spoken(CannotUndo, Message("undo-drawn", told))
            if move.actor != seat:
                other = self.game.seat_title(move.actor)
                raise spoken(CannotUndo, Message("undo-other", {**told, "seat": other}))
            if not move.forced:
                return number - 1
        raise spoken(CannotUndo, Message("undo-begun"))

    def fork(self) -> "Match":
        """A copy to try things out on."""
        other = copy(self)
        other.moves, other.state = list(self.moves), self.state.copy()
        return other

    def at(self, number: int) -> "Match":
        """The same game after its first `number` moves."""
        earlier = Match(self.game, self.players, self.options)
        for move in self.moves[:number]:
            earlier.play_code(move.code)
        return earlier

    def payoffs(self) -> list[float]:
        return self.game.payoffs(self.state, self.players)
