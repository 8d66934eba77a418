"""A game as it was judged: draws and decisions that were no matter of course, each with what else it could have been.

Shares are everybody's expected shares of the win, by seat; they add up to 1.
"""

from dataclasses import dataclass
from typing import Any

Shares = tuple[float, ...]


@dataclass(frozen=True)
class Option:
    """One option of a decision, and everybody's shares after it."""

    code: int
    shares: Shares
    compared: bool = True  # judged with the same effort as all that are compared; the others are only guessed at


@dataclass(frozen=True)
class Look:
    """What a judge makes of a position."""

    shares: Shares
    options: tuple[Option, ...] = ()  # of a decision, in the order they are offered
    plan: tuple[str, ...] = ()  # the choices it would make, as notation, up to the next draw

    def data(self) -> list[Any]:
        """As JSON keeps it."""
        return [self.shares, [[each.code, each.shares, each.compared] for each in self.options], self.plan]

    @classmethod
    def of(cls, data: list[Any]) -> "Look":
        """The look that `data` made this of."""
        shares, options, plan = data
        listed = tuple(Option(code, tuple(each), compared) for code, each, compared in options)
        return cls(tuple(shares), listed, tuple(plan))


@dataclass(frozen=True)
class Outcome:
    """One outcome of a draw, and everybody's shares after it."""

    code: int
    weight: int
    shares: Shares


@dataclass(frozen=True)
class Draw:
    """Something that was drawn among two or more outcomes."""

    move: int  # its number in the game, from 1
    outcomes: tuple[Outcome, ...]
    drawn: int  # code


@dataclass(frozen=True)
class Decision:
    """A choice among two or more options."""

    move: int
    seat: int
    options: tuple[Option, ...]
    played: int  # code
    plan: tuple[str, ...] = ()  # what would have been best


@dataclass(frozen=True)
class Line:
    """A judged game, in order."""

    players: int
    events: tuple[Draw | Decision, ...]
    end: Shares  # the result, or what the last position is thought to be worth
    over: bool  # whether it is the result
