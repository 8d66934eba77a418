"""§4.1, §10: the action phase: a worker is placed, trained, or one passes; shadows with two players."""

from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push, swap
from ludi.engine.offers import MAX_OPTIONS, Offer
from ludi.games.ave_roma.action import IMAGINARY, new_action
from ludi.games.ave_roma.attempt import attempt_of, with_action
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.components import (
    NOTHING,
    PROVINCES,
    ROWS,
    SLOTS,
    SPACES,
    TRAINING,
    WORKERS,
    Frame,
    Source,
    Stage,
    State,
    Training,
)
from ludi.games.ave_roma.feasibility import can_buy, can_buy_by_extra, can_complete, walk
from ludi.games.ave_roma.gains import can_train, train
from ludi.games.ave_roma.locations import is_province_location
from ludi.games.ave_roma.tables import SLOT_RANGE, SPACES_FROM
from ludi.games.ave_roma.vocabulary import Location

PASS: Final = 0  # other codes are 1 + ((value - 1) * SOURCES + source) * TARGETS + target
TARGETS: Final = 24  # five locations, three rows of five slots, four training spaces
SOURCES: Final = 9  # workers at hand by printed value, then training spaces
FIRST_SLOT: Final = 5
FIRST_LESSON: Final = 20
IN_TRAINING: Final = 5  # the first source that is a training space

# No offer is larger than a turn's, and no turn's than this, whatever an owner's data say. A worker acting with one of
# its values has at most 20 places to go to (with the packaged slots 20, 17, 14, 11 and 8 for the values 1 to 5, which
# makes 282 in all). A worker at hand has one value, one in training at most 3 on the space ±1 and all 5 on the others.
# A player has five workers, so the most is with four in training and one at hand: each of the four has at least 60
# options there, and would have 24 at hand, four lessons included.
LARGEST_TURN: Final = 1 + FIRST_LESSON * (3 + 5 + 5 + 5 + 1)  # passing comes first
assert LARGEST_TURN <= MAX_OPTIONS


@compiled
def free_space(s: State, location: int) -> int:
    """The first free worker space for players, or NOTHING."""
    for space in range(SPACES):
        if SPACES_FROM[location, space] <= s.players and s.spaces[location, space] == 0:
            return space
    return NOTHING


@compiled
def usable_slots(s: State, seat: int, imaginary: bool) -> int:
    """Slots whose card the player could buy, as bits; the worker's value is another matter."""
    now, found = attempt_of(s, seat, 0), 0
    for row in range(ROWS):
        location = Location.AEDIFICATOR + row
        for slot in range(SLOTS):
            card = int(s.row[row, slot])
            if card == NOTHING or (s.spaces[location, slot] != 0 and not imaginary):
                continue
            if can_buy(now, row, card, 0) or (
                s.advanced and can_buy_by_extra(s, seat, new_action(location, 1, slot, Stage.BEFORE))
            ):
                found |= 1 << (FIRST_SLOT + row * SLOTS + slot)
    return found


@compiled
def slots_for(value: int) -> int:
    """Slots that accept a value, as bits."""
    found = 0
    for slot in range(SLOTS):
        if SLOT_RANGE[slot, 0] <= value <= SLOT_RANGE[slot, 1]:
            found |= 0x421 << (FIRST_SLOT + slot)  # in each of the three rows
    return found


@compiled
def usable_locations(s: State, seat: int, value: int, imaginary: bool) -> int:
    """Locations with worker spaces that this value may be placed at, Roma apart, as bits."""
    now, found = attempt_of(s, seat, 0), 0
    for location in range(Location.ROMA):
        if not imaginary and free_space(s, location) == NOTHING:
            continue
        needs_card = location == Location.MERCATOR or location == Location.AEDILIS
        if needs_card and s.province_card[value - 1] == NOTHING:
            continue
        if can_complete(s, with_action(now, new_action(location, value, 0, Stage.BEFORE))):
            found |= 1 << location
    return found


@compiled
def reach(s: State, seat: int) -> int:
    """How many Colosseum steps the player can pay, 5 at most."""
    return walk(s, attempt_of(s, seat, 0), WORKERS)


@compiled
def targets(s: State, seat: int, value: int, slots: int, steps: int, imaginary: bool) -> int:
    """Where a worker of this value may go, as bits."""
    found = usable_locations(s, seat, value, imaginary) | (slots & slots_for(value))
    if value <= steps and (imaginary or free_space(s, Location.ROMA) != NOTHING):
        found |= 1 << Location.ROMA
    return found


@compiled
def offer_targets(o: Offer, n: int, base: int, found: int) -> int:
    for target in range(TARGETS):
        if has(found, target):
            o.codes[n] = base + target
            n += 1
    return n


@compiled
def can_become(s: State, space: int, printed: int, value: int) -> bool:
    """§6: the values that a trained worker may take."""
    change = abs(value - printed)
    if change == 0 or change == space + 1:
        return True
    return s.training == Training.UP_TO and change <= space


@compiled
def can_act_as(s: State, seat: int, source: int, value: int) -> bool:
    """Whether a source holds a worker that can act with this value."""
    if source < IN_TRAINING:
        return source == value - 1 and s.hand[seat, source] > 0
    space = source - IN_TRAINING
    printed = int(s.trained[seat, space])
    return printed > 0 and can_become(s, space, printed, value)


@compiled
def offer_turn(s: State, o: Offer) -> int:
    seat = arg(s, 1)
    slots, steps = usable_slots(s, seat, False), reach(s, seat)
    lessons = 0
    for space in range(TRAINING):
        if can_train(s, seat, space):
            lessons |= 1 << (FIRST_LESSON + space)
    o.codes[0] = PASS
    n = 1
    for value in range(1, WORKERS + 1):
        found = NOTHING
        for source in range(SOURCES):
            if can_act_as(s, seat, source, value):
                if found == NOTHING:
                    found = targets(s, seat, value, slots, steps, False)
                base = 1 + ((value - 1) * SOURCES + source) * TARGETS
                n = offer_targets(o, n, base, found | lessons if source < IN_TRAINING else found)
    return n


@compiled
def apply_turn(s: State, code: int) -> None:
    seat, place = arg(s, 1), arg(s, 2)
    swap(s, Frame.NEXT_TURN, place + 1, 0, 0, 0)
    if s.players == 2 and has_shadow(s, seat):
        push(s, Frame.SHADOW, seat, 0, 0, 0)
    if code == PASS:
        pass_round(s, seat)
        return
    target, source, value = (code - 1) % TARGETS, (code - 1) // TARGETS % SOURCES, (code - 1) // TARGETS // SOURCES + 1
    if target >= FIRST_LESSON:
        push(s, Frame.TRAINED, seat, source, target - FIRST_LESSON, 0)
        return
    printed = source + 1
    if source >= IN_TRAINING:
        printed = int(s.trained[seat, source - IN_TRAINING])
        s.trained[seat, source - IN_TRAINING] = 0
    else:
        s.hand[seat, source] -= 1
    if target < FIRST_SLOT:
        s.spaces[target, free_space(s, target)] = printed
    else:
        s.spaces[Location.AEDIFICATOR + (target - FIRST_SLOT) // SLOTS, (target - FIRST_SLOT) % SLOTS] = printed
    begin_action(s, seat, target, value, 0)


@compiled
def begin_action(s: State, seat: int, target: int, value: int, flags: int) -> None:
    """§6.6: the parts of an action, the last one first."""
    location, slot = target, 0
    if target >= FIRST_SLOT:
        location, slot = Location.AEDIFICATOR + (target - FIRST_SLOT) // SLOTS, (target - FIRST_SLOT) % SLOTS
    s.actor = seat
    s.action = new_action(location, value, slot, Stage.BEFORE) | flags
    push(s, Frame.ACTION_OVER, 0, 0, 0, 0)
    push(s, Frame.LESSONS, 0, 0, 0, 0)
    if is_province_location(int(s.action)):
        push(s, Frame.PROVINCE_CARD, 0, 0, 0, 0)
    if s.advanced:
        push(s, Frame.AFTER, 0, 0, 0, 0)
    push(s, Frame.GAINS, 0, 0, 0, 0)
    push(s, Frame.QUAESTOR + location, 0, 0, 0, 0)
    if s.advanced:
        push(s, Frame.BEGIN, 0, 0, 0, 0)


@compiled
def advance_action_over(s: State) -> None:
    s.actor = 0
    s.action = 0
    s.claimed = 0
    pop(s)


@compiled
def advance_trained(s: State) -> None:
    train(s, arg(s, 1), arg(s, 2), arg(s, 3))
    pop(s)


@compiled
def pass_round(s: State, seat: int) -> None:
    """Workers at hand and in training stay and score."""
    s.passed[seat] = 1
    for space in range(TRAINING):
        if s.trained[seat, space] > 0:
            s.hand[seat, s.trained[seat, space] - 1] += 1
            s.trained[seat, space] = 0
    s.points[seat, Source.WORKERS] += count_hand(s, seat)


@compiled
def count_hand(s: State, group: int) -> int:
    """Workers at hand of a player, or of a shadow (two players: 2 + seat)."""
    total = 0
    for worker in range(WORKERS):
        total += int(s.hand[group, worker])
    return total


@compiled
def has_shadow(s: State, seat: int) -> bool:
    """§10: a shadow worker of this player is still to be placed."""
    return s.players == 2 and count_hand(s, 2 + seat) > 0


@compiled
def has_workers(s: State, seat: int) -> bool:
    for space in range(TRAINING):
        if s.trained[seat, space] > 0:
            return True
    return count_hand(s, seat) > 0


@compiled
def advance_next_turn(s: State) -> None:
    """Whose turn it is; one without workers passes; when all have passed, the phase is over."""
    for i in range(s.players):
        place = (arg(s, 1) + i) % int(s.players)
        seat = int(s.order[place])
        if s.passed[seat] == 0:
            if has_workers(s, seat):
                swap(s, Frame.TURN, seat, place, 0, 0)
                return
            s.passed[seat] = 1
        if has_shadow(s, seat):
            swap(s, Frame.NEXT_TURN, place + 1, 0, 0, 0)
            push(s, Frame.SHADOW, seat, 0, 0, 0)
            return
    if s.ending > 0:
        swap(s, Frame.FINALE, 0, 0, 0, 0)
    else:
        swap(s, Frame.CHECK_DECKS, 0, 0, 0, 0)


@compiled
def offer_shadow(s: State, o: Offer) -> int:
    """Codes are worker * 5 + location; only spaces marked for three and more."""
    seat, n = arg(s, 1), 0
    for worker in range(WORKERS):
        for location in range(Location.AEDIFICATOR):
            if s.hand[2 + seat, worker] > 0 and shadow_space(s, location) != NOTHING:
                o.codes[n] = worker * PROVINCES + location
                n += 1
    return n


@compiled
def shadow_space(s: State, location: int) -> int:
    """The first free space marked 3, 4 or 5, or NOTHING."""
    for space in range(SPACES):
        if SPACES_FROM[location, space] >= 3 and s.spaces[location, space] == 0:
            return space
    return NOTHING


@compiled
def apply_shadow(s: State, code: int) -> None:
    worker, location = code // PROVINCES, code % PROVINCES
    s.hand[2 + arg(s, 1), worker] -= 1
    s.spaces[location, shadow_space(s, location)] = worker + 1
    pop(s)


@compiled
def offer_extra_action(s: State, o: Offer) -> int:
    """§7.3: an imaginary worker of any value. Codes are those of a turn, the source being the value."""
    seat = arg(s, 1)
    slots, steps = usable_slots(s, seat, True), reach(s, seat)
    o.codes[0] = PASS
    n = 1
    for value in range(1, WORKERS + 1):
        base = 1 + ((value - 1) * SOURCES + value - 1) * TARGETS
        n = offer_targets(o, n, base, targets(s, seat, value, slots, steps, True))
    return n


@compiled
def apply_extra_action(s: State, code: int) -> None:
    seat = arg(s, 1)
    pop(s)
    if code != PASS:
        begin_action(s, seat, (code - 1) % TARGETS, (code - 1) // TARGETS // SOURCES + 1, IMAGINARY)
