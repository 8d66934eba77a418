"""What happens on the board in one step, and where: found by comparing the positions before and after it."""

from collections.abc import Iterator

from ludi.engine.contract import Step
from ludi.engine.frames import arg
from ludi.engine.guide import Moment
from ludi.engine.record import Cells
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.choices import CARDS_OF, DECKS, LOCATIONS, SEATS, decode
from ludi.games.ave_roma.components import CARDS, FACE_UP, Frame, State
from ludi.games.ave_roma.scoring import total_points
from ludi.games.ave_roma.vocabulary import Deck, Location


def moments(step: Step) -> list[Moment]:
    before, after = step.before, step.after
    return [*_of_frame(step), *_provinces(before, after), *_honours(before, after), *_awakened(before, after)]


def _of_frame(step: Step) -> Iterator[Moment]:
    """What the kind of step says by itself."""
    s, after, frame = step.before, step.after, Frame(step.frame)
    if frame in (Frame.TURN, Frame.SHADOW):
        choice = decode(s, step.code)
        if "location" in choice:
            yield Moment("piece", _where(choice))
    elif frame in (Frame.RECRUIT, Frame.RECRUIT_WORKER):
        left = _changed(s.spaces, after.spaces)
        yield from [Moment("piece", [f"location:{LOCATIONS[i]}" for i in left])] if left else []
    elif frame == Frame.DRAW_CARD:
        deck, slot = arg(s, 1), arg(s, 2)
        shown = f"face-up:{DECKS[deck]}" if slot == FACE_UP else f"slot:{DECKS[deck]}:{slot + 1}"
        yield Moment("card", [shown])
    elif frame == Frame.DRAW_PROVINCE:
        yield Moment("card", [f"province:{arg(s, 1) + 1}"])
    elif frame == Frame.PURCHASE:
        deck, card = arg(s, 1), arg(s, 2)
        yield Moment("gift", [f"card:{DECKS[deck]}:{CARDS_OF[deck][card]}", f"player:{SEATS[int(s.actor)]}"])
    elif frame == Frame.SCORE:
        yield Moment("scoring", ["score", *(f"points:{seat}" for seat in SEATS[: s.players])])


def _changed(before: Cells, after: Cells) -> list[int]:
    """The rows that differ."""
    return [i for i, (was, now) in enumerate(zip(before.tolist(), after.tolist(), strict=True)) if was != now]


def _where(choice: dict[str, object]) -> list[str]:
    """The location a worker goes to, and the slot there."""
    location = str(choice["location"])
    row = LOCATIONS.index(location) - Location.AEDIFICATOR
    slot = [f"slot:{DECKS[row]}:{choice['slot']}"] if row >= 0 and "slot" in choice else []
    return [*slot, f"location:{location}"]


def _provinces(before: State, after: State) -> Iterator[Moment]:
    """Influence rises or is pushed; a province's card is kept."""
    rose = _changed(before.influence, after.influence)
    if rose:
        yield Moment("piece", [f"province:{p + 1}" for p in rose])
    kept = [p for p in range(len(before.cube)) if before.cube[p] != after.cube[p]]
    if kept:
        yield Moment("scoring", [target for p in kept for target in (f"province:{p + 1}", f"cube:{p + 1}")])


def _honours(before: State, after: State) -> Iterator[Moment]:
    """Steps in the Colosseum, levels of political influence, points. Others' boards are mostly seen in short."""
    seats = range(after.players)
    walked = [seat for seat in seats if before.arena[seat] != after.arena[seat]]
    if walked:
        yield Moment("piece", [what for seat in walked for what in _steps(after, seat)])
    raised = [SEATS[seat] for seat in seats if after.political[seat] > before.political[seat]]
    if raised:
        yield Moment("award", [target for seat in raised for target in (f"political:{seat}", f"player:{seat}")])
    scored = [f"points:{SEATS[seat]}" for seat in seats if total_points(after, seat) > total_points(before, seat)]
    if scored:
        yield Moment("scoring", scored)


def _steps(s: State, seat: int) -> tuple[str, str]:
    return f"ring:{int(s.arena[seat]) + 1}", f"gladiator:{SEATS[seat]}"


def _awakened(before: State, after: State) -> Iterator[Moment]:
    woken = int(after.active) & ~int(before.active)
    if woken:
        patrons = [CARDS_OF[Deck.PATRON][patron] for patron in range(CARDS) if has(woken, patron)]
        owners = [SEATS[seat] for seat in range(after.players) if int(after.owned[seat, Deck.PATRON]) & woken]
        yield Moment(
            "awakening", [*(f"card:patron:{each}" for each in patrons), *(f"player:{each}" for each in owners)]
        )
