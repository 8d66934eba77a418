"""The pending stack: its top frame says what happens next.

Every game's record has `stack` and `depth`. A frame is of one of three sorts: a decision (its first argument is the
seat), a chance, or a rule. An empty stack is the end of the game. A frame is one integer, its kind in the lowest byte
and four arguments of 0 to 127 above it: one store to push it, which keeps the machine code of the rules small, and
small code is what a GPU's instruction cache wants most.
"""

from typing import Annotated, Final, Protocol

from ludi.engine.compiled import compiled
from ludi.engine.record import I8, INT64, Cells

# what `decider` answers when no seat is to decide
CHANCE: Final = -1  # nature draws: apply one of the offered outcomes
RULE: Final = -2  # a consequence of the rules: call advance
OVER: Final = -3  # the game has ended


class HasStack(Protocol):
    """The two fields every game's record has, the stack as deep as the game needs."""

    stack: Annotated[Cells, INT64, (8,)]
    depth: I8


@compiled
def push(s: HasStack, kind: int, a: int, b: int, c: int, d: int) -> None:
    s.stack[s.depth] = kind + (a << 8) + (b << 16) + (c << 24) + (d << 32)
    s.depth += 1


@compiled
def swap(s: HasStack, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Put a frame in the place of the top one."""
    s.stack[s.depth - 1] = kind + (a << 8) + (b << 16) + (c << 24) + (d << 32)


@compiled
def pop(s: HasStack) -> None:
    """Remove the top frame, leaving no trace: equal positions must be equal bytes."""
    s.depth -= 1
    s.stack[s.depth] = 0


@compiled
def top(s: HasStack) -> int:
    """The kind of the top frame; the stack must not be empty."""
    return int(s.stack[s.depth - 1]) & 0xFF


@compiled
def arg(s: HasStack, number: int) -> int:
    """Argument 1 to 4 of the top frame."""
    return (int(s.stack[s.depth - 1]) >> (8 * number)) & 0xFF


# The same for plain Python, where a call of compiled code takes longer than these do.


def pending_kind(s: HasStack) -> int:
    return int(s.stack[s.depth - 1]) & 0xFF


def pending_argument(s: HasStack, number: int) -> int:
    return (int(s.stack[s.depth - 1]) >> (8 * number)) & 0xFF
