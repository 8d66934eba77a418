"""§6.6, §11: what active patrons give after the main action, and training as a second one (M6)."""

from typing import Final

from ludi.engine.compiled import compiled
from ludi.engine.frames import arg, pop, push, swap
from ludi.engine.offers import Offer
from ludi.games.ave_roma.action import IMAGINARY, at_stage, location_of, province_of
from ludi.games.ave_roma.attempt import attempt_of, with_price
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.components import CARDS, NOTHING, TRAINING, WORKERS, Frame, Source, Stage, State
from ludi.games.ave_roma.feasibility import can_complete
from ludi.games.ave_roma.influence import raise_cube
from ludi.games.ave_roma.locations import can_go_on
from ludi.games.ave_roma.patronage import active_patrons, serving
from ludi.games.ave_roma.stores import gain_surplus, open_pick
from ludi.games.ave_roma.tables import GIVERS, KINDS, MODIFIER, PATRON_PRICE, PATRONS_AT, TRAINING_COST
from ludi.games.ave_roma.vocabulary import Modifier

DONE: Final = 0  # other codes are a patron plus 1
DECLINE: Final = 0  # other codes are 1 + worker * TRAINING + space


@compiled
def givers(s: State, seat: int) -> int:
    """Active patrons of this location whose gain was not yet taken."""
    return active_patrons(s, seat) & GIVERS & ~int(s.claimed) & int(PATRONS_AT[location_of(int(s.action))])


@compiled
def can_take(s: State, seat: int, patron: int) -> bool:
    modifier, action = MODIFIER[patron], int(s.action)
    if modifier == Modifier.GOOD:
        return int(s.province_card[province_of(action)]) != NOTHING
    if Modifier.INFLUENCE_FOR_GOODS <= modifier <= Modifier.INFLUENCE_FOR_DENARII:
        return can_complete(s, with_price(attempt_of(s, seat, action), int(PATRON_PRICE[patron]), 0))
    return True


@compiled
def advance_gains(s: State) -> None:
    """Ask as long as a gain is left."""
    seat = int(s.actor)
    s.action = at_stage(int(s.action), Stage.GAINS)
    left = givers(s, seat)
    for patron in range(CARDS if left != 0 else 0):
        if has(left, patron) and can_take(s, seat, patron):
            swap(s, Frame.GAIN, seat, 0, 0, 0)
            return
    pop(s)


@compiled
def offer_gain(s: State, o: Offer) -> int:
    seat, n = arg(s, 1), 0
    if can_go_on(s, seat, at_stage(int(s.action), Stage.AFTER)):
        o.codes[0] = DONE
        n = 1
    left = givers(s, seat)
    for patron in range(CARDS):
        if has(left, patron) and can_take(s, seat, patron):
            o.codes[n] = 1 + patron
            n += 1
    return n


@compiled
def apply_gain(s: State, code: int) -> None:
    seat, patron = arg(s, 1), code - 1
    if code == DONE:
        pop(s)
        return
    s.claimed |= 1 << patron
    swap(s, Frame.GAINS, 0, 0, 0, 0)
    modifier, province = MODIFIER[patron], province_of(int(s.action))
    if modifier == Modifier.POINT:
        s.points[seat, Source.SERVICE] += 1
    elif modifier == Modifier.DENARII:
        s.denarii[seat] += 2
    elif modifier == Modifier.SURPLUS:
        gain_surplus(s, seat, 1)
    elif modifier == Modifier.GOOD:
        open_pick(s, int(KINDS[s.province_card[province]]), 1)
    elif modifier == Modifier.BROWN_CUBE:
        raise_cube(s, province)
    elif modifier == Modifier.COLOSSEUM_STEP:
        s.steps = 1
        push(s, Frame.STEP, 0, 0, 0, 0)
    else:
        s.due = PATRON_PRICE[patron]
        push(s, Frame.RAISE, province, 1, 0, 0)
        push(s, Frame.PAYMENT, 0, 0, 0, 0)


@compiled
def can_train(s: State, seat: int, space: int) -> bool:
    return int(s.trained[seat, space]) == 0 and int(s.denarii[seat]) >= int(TRAINING_COST[space])


@compiled
def train(s: State, seat: int, worker: int, space: int) -> None:
    """A worker at hand goes into training."""
    s.hand[seat, worker] -= 1
    s.trained[seat, space] = worker + 1
    s.denarii[seat] -= TRAINING_COST[space]


@compiled
def can_train_any(s: State, seat: int) -> bool:
    workers = 0
    for worker in range(WORKERS):
        workers += s.hand[seat, worker]
    if workers == 0:
        return False
    for space in range(TRAINING):
        if can_train(s, seat, space):
            return True
    return False


@compiled
def advance_lessons(s: State) -> None:
    """M6."""
    seat = int(s.actor)
    lessons = serving(active_patrons(s, seat), Modifier.TRAINING, location_of(int(s.action)))
    pop(s)
    if lessons > 0 and s.action & IMAGINARY == 0 and can_train_any(s, seat):
        push(s, Frame.TRAIN, seat, lessons, 0, 0)


@compiled
def offer_train(s: State, o: Offer) -> int:
    seat = arg(s, 1)
    o.codes[0] = DECLINE
    n = 1
    for worker in range(WORKERS):
        for space in range(TRAINING):
            if s.hand[seat, worker] > 0 and can_train(s, seat, space):
                o.codes[n] = 1 + worker * TRAINING + space
                n += 1
    return n


@compiled
def apply_train(s: State, code: int) -> None:
    seat, left = arg(s, 1), arg(s, 2) - 1
    pop(s)
    if code == DECLINE:
        return
    train(s, seat, (code - 1) // TRAINING, (code - 1) % TRAINING)
    if left > 0 and can_train_any(s, seat):
        push(s, Frame.TRAIN, seat, left, 0, 0)
