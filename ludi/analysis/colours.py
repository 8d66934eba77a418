"""How seats are told apart in drawings: a colour, the seat's own where it is called by one, and a pattern."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludi.analysis.report import Report


class Tint(NamedTuple):
    """A colour, and what is legible on it."""

    fill: str
    ink: str


DARK: Final = "#000000"
LIGHT: Final = "#ffffff"
NAMED: Final = {
    "black": Tint("#4a4a4a", LIGHT),
    "blue": Tint("#0072b2", DARK),
    "green": Tint("#009e73", DARK),
    "orange": Tint("#e69f00", DARK),
    "pink": Tint("#e08bb7", DARK),
    "purple": Tint("#8461ad", LIGHT),
    "red": Tint("#c8381e", DARK),
    "white": Tint("#e4dfd2", DARK),
    "yellow": Tint("#f2dc4c", DARK),
}
OTHERS: Final = ("blue", "orange", "green", "pink", "black")  # by seat


def tints(report: Report) -> list[Tint]:
    """A colour for each seat of a report."""
    return tints_of([seat["seat"] for seat in report["seats"]])


def tints_of(names: Sequence[str]) -> list[Tint]:
    """A colour for each of these seats: their own if all of them have one."""
    return [NAMED[name] for name in (names if all(name in NAMED for name in names) else OTHERS[: len(names)])]
