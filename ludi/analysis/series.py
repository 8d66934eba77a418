"""What is drawn and listed of a report: everybody's shares along the game, lucky draws, the worst decisions."""

from dataclasses import dataclass
from typing import Final

from ludi.analysis.report import DecisionReport, DrawReport, Report, Shares

LUCKY: Final = 0.03  # a draw that gave or took that much of a win is marked
WORST: Final = 3  # decisions of each seat that are told


@dataclass(frozen=True)
class Stand:
    """Everybody's shares after a move."""

    move: int
    shares: Shares


@dataclass(frozen=True)
class Luck:
    """A draw that mattered, and to whom most."""

    event: DrawReport
    seat: int
    by: float


def stands(report: Report) -> list[Stand]:
    """From the beginning to the end."""
    ends = [seat["end"] for seat in report["seats"]]
    if not report["events"]:
        return [Stand(0, ends), Stand(report["moves"], ends)]
    begun = Stand(0, [seat["start"] for seat in report["seats"]])
    return [begun, *(Stand(each["number"], each["after"]) for each in report["events"]), Stand(report["moves"], ends)]


def at(found: list[Stand], move: float) -> Shares:
    """Everybody's shares when so many moves had been made."""
    return next((stand.shares for stand in reversed(found) if stand.move <= move), found[0].shares)


def lucky_draws(report: Report) -> list[Luck]:
    """The draws that mattered, each for the seat whose share it changed most."""
    found = list[Luck]()
    for event in report["events"]:
        if event["kind"] == "draw":
            luck = event["luck"]
            seat = max(range(len(luck)), key=lambda each: abs(luck[each]))
            found += [Luck(event, seat, luck[seat])] if abs(luck[seat]) >= LUCKY else []
    return found


def worst_decisions(report: Report, seat: str, most: int = WORST) -> list[DecisionReport]:
    """What cost a seat most, the worst first; none that are good enough."""
    own = [each for each in report["events"] if each["kind"] == "decision" and each["seat"] == seat]
    bad = [each for each in own if each["kind"] == "decision" and each["grade"] != "good"]
    return sorted(bad, key=lambda each: -each["loss"])[:most]


def event_of(report: Report, move: int) -> DrawReport | DecisionReport:
    """The draw or decision that was this move."""
    return next(each for each in report["events"] if each["number"] == move)
