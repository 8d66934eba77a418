"""How long a search goes on, and which option it looks at: the loop around it only tells the time.

Compiled, since pages think by it too.
"""

from typing import Final

from ludi.bots.deciding import Standing, is_settled, rank
from ludi.bots.tree import NONE
from ludi.engine.compiled import compiled
from ludi.engine.record import F64, I32, I64, INT64, Layout, Record, table

SLICE: Final = 0.008  # seconds between two looks at the clock, at most
NEARER: Final = 3  # and no more than such a part of the time left, so that the end is met
FIRST_SLICE: Final = 16  # iterations before the pace is known
QUICKER: Final = 8.0  # times as long as the last one a slice can be
LEAST_LEFT: Final = 1e-3  # seconds in which nothing more is begun
STAGES: Final = 3
COMPARED: Final = table(INT64, [8, 4, 2])  # so many of the best options are compared, in turn


class Pace(Record):
    """How much of a budget is used up, and how fast. Limits below 0 are none; times are seconds by the clock."""

    seconds: F64
    iterations: I64
    stages: I32  # of comparing options side by side, after half of the budget; 0: none
    stage: I32  # the running one; 0: the position as a whole is thought about
    place: I32  # in the order of options, of the one that is compared
    option: I32  # its number, by which all iterations of the next slice go; NONE: by any
    # the running part of the budget
    part_seconds: F64
    part_iterations: I64  # new ones
    begun: F64
    looked: F64  # when the last slice began
    visits: I64  # that were there when it began
    kept: I64  # those of them that count as thought already
    asked: I64  # iterations, over all trees; fewer are grown where memory is full
    sliced: I64  # of them in the last slice, in each tree
    each: I64  # in the next


PACE: Final = Layout(Pace)


@compiled
def begin_part(pace: Pace, standing: Standing, option: int, parts: int, now: float) -> None:
    """Begin one of so many equal parts of the budget, on one option or, with NONE, on all."""
    pace.option = option
    pace.part_seconds = pace.seconds / parts
    pace.visits = standing.visits
    pace.kept = standing.visits if option == NONE else 0
    pace.part_iterations = pace.iterations // parts - pace.kept if pace.iterations >= 0 else NONE
    if pace.iterations >= 0:
        pace.part_iterations = max(int(pace.part_iterations), 0)
    pace.begun = now
    pace.looked = now
    pace.asked = 0
    pace.sliced = 0
    pace.each = FIRST_SLICE


@compiled
def begin_thinking(pace: Pace, standing: Standing, seconds: float, iterations: int, comparing: int, now: float) -> None:
    """Begin with a budget, of which what is there already is a part; `comparing` (1) spends half of it on the best
    options alone, the same on each of fewer and fewer."""
    pace.seconds = seconds
    pace.iterations = iterations
    pace.stage = 0
    pace.place = 0
    pace.stages = 0
    for i in range(STAGES):
        pace.stages += int(comparing != 0 and COMPARED[i] < standing.options)
    if comparing != 0:
        pace.stages = max(int(pace.stages), 1)
    begin_part(pace, standing, NONE, 1 + comparing, now)


@compiled
def compared_in(pace: Pace, standing: Standing) -> int:
    """How many options the running stage compares."""
    return min(int(COMPARED[STAGES - pace.stages + pace.stage - 1]), int(standing.options))


@compiled
def next_part(pace: Pace, standing: Standing, now: float) -> bool:
    """Go on to the next option to be compared; whether there is one."""
    pace.place += 1
    if pace.stage == 0 or pace.place >= compared_in(pace, standing):
        if pace.stage == pace.stages:
            return False
        pace.stage += 1
        pace.place = 0
        rank(standing)
    parts = 2 * int(pace.stages) * compared_in(pace, standing)
    begin_part(pace, standing, int(standing.order[pace.place]), parts, now)
    return True


@compiled
def next_of_part(pace: Pace, standing: Standing, now: float) -> int:
    """How many iterations each tree is to grow next within the running part; 0 at its end."""
    left, grown = float(pace.part_seconds), int(standing.visits - pace.visits)
    if pace.sliced > 0:
        pace.asked += pace.sliced * standing.trees
        speed = pace.asked / max(now - pace.begun, 1e-6)
        wanted = SLICE
        if pace.seconds >= 0:
            left -= (now - pace.begun) + pace.kept / speed
            wanted = min(SLICE, left / NEARER)
            if left < LEAST_LEFT or (pace.option == NONE and is_settled(standing, left * speed)):
                return 0
        pace.each = max(1, int(pace.sliced * min(wanted / max(now - pace.looked, 1e-6), QUICKER)))
    if standing.full != 0 or (pace.seconds >= 0 and left <= 0):
        return 0
    pace.sliced = pace.each
    if pace.iterations >= 0:
        rest = (pace.part_iterations - grown + standing.trees - 1) // standing.trees
        pace.sliced = max(min(int(pace.each), int(rest)), 0)
    pace.looked = now
    return int(pace.sliced)


@compiled
def next_slice(pace: Pace, standing: Standing, now: float) -> int:
    """How many iterations each tree is to grow next, by `pace.option`; 0 if more is too much or changes nothing."""
    while True:
        iterations = next_of_part(pace, standing, now)
        if iterations > 0 or standing.full != 0 or not next_part(pace, standing, now):
            return iterations
