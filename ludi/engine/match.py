"""One game being played: the record, and the log of decisions and draws that is the game."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any

from ludi.engine.contract import Game, Options, State, Step, Value
from ludi.engine.errors import CannotUndo, IllegalMove, LudiError, quoted
from ludi.engine.frames import CHANCE, OVER, RULE, pending_argument, pending_kind
from ludi.engine.texts import Argument, Message, spoken

CHANCE_NAME = "chance"
DECISION = 0  # the sort of frames that name the deciding seat

Draw = Callable[[list[int]], int]  # weights -> index of the outcome


@dataclass(frozen=True)
class Move:
    """One line of the log."""

    actor: int  # seat, or CHANCE
    code: int
    text: str
    forced: bool  # a decision with a single option


@dataclass(frozen=True)
class Choice:
    """One option of the pending decision or draw."""

    code: int
    text: str  # notation; some of it, such as `surplus`, needs the frame to be understood
    what: dict[str, Any]  # the same as JSON data, which stands alone: `do` and details
    weight: int | None  # of a draw's outcome


class Match:
    """A game in progress. `state` may be looked at freely and changed only through `play`, `draw` and `undo`."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Value] | None = None, position: bytes | None = None
    ) -> None:
        """A new game; or one that begins at a position, a record's bytes, reached with these players and options."""
        self.game = game
        self.players = players
        self.options: Options = game.complete_options(players, options or {})
        self.moves: list[Move] = []
        self._draws = 0
        self._sorts: dict[int, int] = {}  # by kind of frame: CHANCE, RULE, or DECISION
        self._codes: tuple[bytes, list[int]] = (b"", [])  # a position, and what is offered in it
        self._position = position
        self.state: State = game.new_state(players, self.options) if position is None else self._read(position)
        self._run_rules()

    def _read(self, position: bytes) -> State:
        size = self.game.record.itemsize
        if len(position) != size:
            raise LudiError(f"A position of {self.game.title} has {size} bytes, not {len(position)}.")
        state: State = self.game.record.read(position)
        if state.players != self.players:
            raise LudiError(f"The position is one of {state.players} players, not of {self.players}.")
        return state

    @property
    def decider(self) -> int:
        """The seat to decide, or CHANCE, RULE, OVER.

        The rules are asked once for each kind of frame, which is always of the same sort: this is read all the time.
        """
        if self.is_over:
            return OVER
        kind = pending_kind(self.state)
        if kind not in self._sorts:
            self._sorts[kind] = min(self.game.rules.decider(self.state), DECISION)
        sort = self._sorts[kind]
        return pending_argument(self.state, 1) if sort == DECISION else sort

    @property
    def is_over(self) -> bool:
        return bool(self.state.depth == 0)

    @property
    def frame(self) -> str | None:
        """The kind of the pending decision or draw, such as `recruit-worker`; None at the end."""
        return None if self.is_over else self.game.frames(pending_kind(self.state)).name.lower().replace("_", "-")

    def actor_name(self, actor: int) -> str:
        return CHANCE_NAME if actor == CHANCE else self.game.seat_names[actor]

    def codes(self) -> list[int]:
        """The codes of the pending decision or draw, ascending; none at the end. The rules are asked once."""
        here = self.state.tobytes()
        if self._codes[0] != here:
            self._codes = (here, [] if self.is_over else self.game.offered(self.state))
        return self._codes[1]

    def offered(self) -> dict[str, int]:
        """The options of the pending decision or draw: notation and code, in the order of codes."""
        return {self.game.text(self.state, code): code for code in self.codes()}

    def choices(self) -> list[Choice]:
        """The same with all there is to know about each."""
        game, state, codes = self.game, self.state, self.codes()
        weights: Sequence[int | None] = game.weights(state) if self.decider == CHANCE else [None] * len(codes)
        return [
            Choice(code, game.text(state, code), game.choice(state, code), weight)
            for code, weight in zip(codes, weights, strict=True)
        ]

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
        offered = self.codes()
        if code not in offered:
            raise IllegalMove(f"Option {code} is not offered; the options are {offered}.")
        return self._carry_out(code, len(offered))

    def _carry_out(self, code: int, options: int) -> list[Step]:
        state, actor, before = self.state, self.decider, self.state.copy()
        self.moves.append(Move(actor, code, self.game.text(state, code), actor != CHANCE and options == 1))
        self._draws += actor == CHANCE
        self.game.rules.apply(state, code)
        after = state.copy()
        return [Step(pending_kind(before), actor, code, before, after), *self._run_rules(after)]

    def _run_rules(self, before: State | None = None) -> list[Step]:
        """Carry out what the rules have pending; `before` is a copy of the record as it is, if there is one."""
        steps = []
        while self.decider == RULE:
            before = self.state.copy() if before is None else before
            self.game.rules.advance(self.state)
            after = self.state.copy()
            steps.append(Step(pending_kind(before), RULE, -1, before, after))
            before = after
        return steps

    def draw(self, draw: Draw) -> list[Step]:
        """Carry out the pending draw."""
        if self.decider != CHANCE:
            raise IllegalMove("Nothing is to be drawn now.")
        codes = self.codes()
        return self._carry_out(codes[draw(self.game.weights(self.state))], len(codes))

    def run(self, draw: Draw) -> list[Step]:
        """Draws and forced decisions, up to the next real decision or the end."""
        steps: list[Step] = []
        while not self.is_over:
            if self.decider == CHANCE:
                steps += self.draw(draw)
                continue
            codes = self.codes()
            if len(codes) > 1:
                break
            steps += self._carry_out(codes[0], 1)
        return steps

    def draws_made(self) -> int:
        return self._draws

    def undo(self, begun: int = 0) -> None:
        """Take back the last real decision of the seat that is deciding now.

        The undo law: back to the last chance outcome or change of seat, never further; nor into the moves with which
        the game has `begun`.
        """
        keep = self._undo_point(begun)
        codes = [move.code for move in self.moves[:keep]]
        fresh = Match(self.game, self.players, self.options, self._position)
        for code in codes:
            fresh.play_code(code)
        self.moves, self.state, self._draws = fresh.moves, fresh.state, fresh.draws_made()

    def _undo_point(self, begun: int) -> int:
        """How many moves stay."""
        if self.is_over:
            raise spoken(CannotUndo, Message("undo-over"))
        seat = self.decider
        if seat == CHANCE and self.moves:
            raise spoken(CannotUndo, Message("undo-pending"))
        for number in range(len(self.moves), begun, -1):
            move = self.moves[number - 1]
            args: dict[str, Argument] = {"number": str(number), "move": move.text}
            if move.actor == CHANCE:
                raise spoken(CannotUndo, Message("undo-drawn", args))
            if move.actor != seat:
                other = self.game.seat_title(move.actor)
                raise spoken(CannotUndo, Message("undo-other", {**args, "seat": other}))
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
        earlier = Match(self.game, self.players, self.options, self._position)
        for move in self.moves[:number]:
            earlier.play_code(move.code)
        return earlier

    def payoffs(self) -> list[float]:
        return self.game.payoffs(self.state, self.players)
