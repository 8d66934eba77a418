"""§10: how the winner was found, criterion by criterion. The log and the result are both told from it."""

from dataclasses import dataclass

from ludi.engine.placing import Stage
from ludi.engine.texts import Argument, Message
from ludi.games.municipium.components import Edition, Piece, State, Winner
from ludi.games.municipium.powers import count_stock
from ludi.games.municipium.wording import family


@dataclass(frozen=True)
class Criterion:
    """One comparison among those who were level before it."""

    by: str  # most (Decurions), first (to the goal), pieces, favors
    counts: dict[int, int]  # of each compared seat; of `first` the step in which the goal was reached
    best: list[int]

    @property
    def next_best(self) -> int:
        return max((n for seat, n in self.counts.items() if seat not in self.best), default=0)


def criteria(s: State) -> list[Criterion]:
    """Each criterion that had to decide, in order; the last one leaves the winners."""
    seats = list(range(s.players))
    if s.winner == Winner.FIRST:
        steps = {seat: int(s.reached[seat]) for seat in seats if s.reached[seat] > 0}
        found = [Criterion("first", steps, _with(steps, min(steps.values())))]
    else:
        found = [_most("most", {seat: int(s.decurions[seat]) for seat in seats})]
    if len(found[-1].best) > 1:
        found.append(_most("pieces", {seat: count_stock(s, seat) for seat in found[-1].best}))
    if len(found[-1].best) > 1 and s.edition == Edition.V3:
        found.append(_most("favors", {seat: int(s.stock[seat, Piece.FAVOR]) for seat in found[-1].best}))
    return found


def _most(by: str, counts: dict[int, int]) -> Criterion:
    return Criterion(by, counts, _with(counts, max(counts.values())))


def _with(counts: dict[int, int], wanted: int) -> list[int]:
    return [seat for seat, n in counts.items() if n == wanted]


def comparisons(s: State) -> list[Message]:
    """The criteria in numbers."""
    at_goal = [seat for seat in range(s.players) if s.decurions[seat] >= s.goal]
    names = [family(seat) for seat in at_goal]
    sentences = [_criterion(each) for each in criteria(s)]
    if s.winner == Winner.MOST:
        return [Message("mun-end-goal", {"families": names, "count": len(names), "goal": int(s.goal)}), *sentences]
    return [Message("mun-end-first-several", {"families": names}), *sentences] if len(names) > 1 else sentences


def _criterion(each: Criterion) -> Message:
    if len(each.best) > 1:
        level: dict[str, Argument] = {"families": [family(seat) for seat in each.best], "n": each.counts[each.best[0]]}
        return Message(f"mun-end-{each.by}-level", level)
    (best,) = each.best
    return Message(f"mun-end-{each.by}", {"family": family(best), "n": each.counts[best], "m": each.next_best})


def standings(s: State, winners: list[int]) -> list[Message]:
    """Everyone's Decurions and pieces, the winners first."""
    held = {seat: (int(s.decurions[seat]), count_stock(s, seat)) for seat in range(s.players)}
    order = sorted(held, key=lambda seat: (seat in winners, held[seat]), reverse=True)
    return [
        Message(
            "mun-end-player",
            {"family": family(seat), "n": n, "pieces": pieces, "favors": int(s.stock[seat, Piece.FAVOR])},
        )
        for seat in order
        for n, pieces in [held[seat]]
    ]


def stages(s: State) -> list[Stage]:
    """Everybody's Decurions, and each tie that had to be broken."""
    found = criteria(s)
    told = [
        Stage(_title(each), _criterion(each), {} if each.by == "first" else each.counts, each.best) for each in found
    ]
    if found[0].by != "first":
        return told
    held = {seat: int(s.decurions[seat]) for seat in range(s.players)}
    at_goal = list(found[0].counts)
    goal: dict[str, Argument] = {
        "families": [family(seat) for seat in at_goal],
        "count": len(at_goal),
        "goal": int(s.goal),
    }
    return [Stage(Message("mun-stage-most"), Message("mun-end-goal", goal), held, at_goal), *told]


def _title(each: Criterion) -> Message:
    return Message(f"mun-stage-{each.by}")


def gap(s: State, seat: int, other: int) -> Message:
    """By what a family is ahead of another one, or behind it."""
    decurions = int(s.decurions[seat]) - int(s.decurions[other])
    reached = [int(s.reached[each]) for each in (seat, other)]
    if s.winner == Winner.FIRST and all(reached) and reached[0] != reached[1]:
        return _apart("first", reached[1] - reached[0])
    if decurions and (s.winner == Winner.MOST or any(reached)):
        return _apart("most", decurions)
    return _tied(s, seat, other)


def _tied(s: State, seat: int, other: int) -> Message:
    """Apart by what breaks ties."""
    kept = count_stock(s, seat) - count_stock(s, other)
    favors = int(s.stock[seat, Piece.FAVOR]) - int(s.stock[other, Piece.FAVOR])
    return _apart("pieces", kept) if kept or s.edition != Edition.V3 else _apart("favors", favors)


def _apart(by: str, difference: int) -> Message:
    return Message(f"mun-gap-{by}", {"n": abs(difference), "side": "ahead" if difference > 0 else "behind"})
