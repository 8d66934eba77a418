"""The account of a game: result - first chance = luck + own decisions + others' play + drift, for every seat."""

from dataclasses import dataclass
from math import fsum

from ludi.analysis.line import Decision, Draw, Line, Option, Shares


@dataclass(frozen=True)
class Change:
    """What one draw or decision did to everybody's shares."""

    event: Draw | Decision
    before: Shares  # the mean of all outcomes, or after the best option
    after: Shares  # as it came
    drift: Shares  # by how much the look before differs from the look after the last event

    def of(self, seat: int) -> float:
        return self.after[seat] - self.before[seat]

    @property
    def loss(self) -> float:
        """The share a decision cost who made it; none of a draw."""
        return max(-self.of(self.event.seat), 0.0) if isinstance(self.event, Decision) else 0.0


@dataclass(frozen=True)
class Account:
    """Where a seat's result came from."""

    seat: int
    start: float
    luck: float
    own: float  # decisions: never above 0
    others: float
    drift: float
    end: float

    @property
    def adjusted(self) -> float:
        """The result without luck. Luck is 0 on average whatever the judge is worth, so this is fair to everybody."""
        return self.end - self.luck

    @property
    def gap(self) -> float:
        """By how much the account does not close."""
        return self.end - fsum([self.start, self.luck, self.own, self.others, self.drift])


def mean(draw: Draw) -> Shares:
    """Everybody's shares before a draw: those after all outcomes, by weight."""
    total = sum(outcome.weight for outcome in draw.outcomes)
    seats = range(len(draw.outcomes[0].shares))
    return tuple(fsum(each.weight * each.shares[seat] for each in draw.outcomes) / total for seat in seats)


def came(draw: Draw) -> Shares:
    """Everybody's shares after what was drawn."""
    return next(outcome.shares for outcome in draw.outcomes if outcome.code == draw.drawn)


def played(decision: Decision) -> Option:
    return next(option for option in decision.options if option.code == decision.played)


def best(decision: Decision) -> Option:
    """The compared option that is worth most to who decides; the one played, if it is as good as any."""
    compared = [option for option in decision.options if option.compared or option.code == decision.played]
    first = max(compared, key=lambda option: option.shares[decision.seat])
    ours = played(decision)
    return ours if ours.shares[decision.seat] >= first.shares[decision.seat] else first


def looks(event: Draw | Decision) -> tuple[Shares, Shares]:
    """Everybody's shares before an event and after it, seen with the same effort."""
    return (mean(event), came(event)) if isinstance(event, Draw) else (best(event).shares, played(event).shares)


def changes(line: Line) -> list[Change]:
    """What each event did."""
    found: list[Change] = []
    for event in line.events:
        before, after = looks(event)
        last = found[-1].after if found else before
        found.append(Change(event, before, after, tuple(a - b for a, b in zip(before, last, strict=True))))
    return found


def accounts(line: Line) -> list[Account]:
    """Every seat's account."""
    found = changes(line)
    return [_account(line, found, seat) for seat in range(line.players)]


def _account(line: Line, found: list[Change], seat: int) -> Account:
    luck, own, others = list[float](), list[float](), list[float]()
    for change in found:
        part = luck if isinstance(change.event, Draw) else own if change.event.seat == seat else others
        part.append(change.of(seat))
    start, last = (found[0].before, found[-1].after) if found else (line.end, line.end)
    drift = [*(change.drift[seat] for change in found), line.end[seat] - last[seat]]
    return Account(seat, start[seat], fsum(luck), fsum(own), fsum(others), fsum(drift), line.end[seat])
