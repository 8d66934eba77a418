"""What happens on the board in one step, and where: found by comparing the positions before and after it."""

from collections.abc import Iterator
from typing import Final

from ludi.engine.contract import Step
from ludi.engine.frames import arg, top
from ludi.engine.guide import Moment
from ludi.engine.views import Target
from ludi.games.municipium.choices import PIECES, PLACES, SEATS, decode
from ludi.games.municipium.components import NOBODY, Frame, State
from ludi.games.municipium.influence import first_and_second
from ludi.games.municipium.ranking import rankings

DRAWN: Final = (Frame.DRAW_CITIZEN, Frame.DRAW_STOCK, Frame.DRAW_ROOM)


def in_hand(s: State) -> bool:
    """Whether a family is being repositioned."""
    return s.depth > 0 and top(s) == Frame.REPOSITION


def moments(step: Step, stood: State | None = None) -> list[Moment]:
    before, after = step.before, step.after
    happened = [*_of_frame(step), *_members(before, after), *_decurions(before, after)]
    if stood is not None and in_hand(after):
        return happened  # whoever takes up all members loses nothing by that: it shows when they stand again
    return [*happened, *_changed_hands(before if stood is None else stood, after)]


def _of_frame(step: Step) -> Iterator[Moment]:
    """What the kind of step says by itself."""
    s, frame = step.before, Frame(step.frame)
    if frame in DRAWN:
        yield Moment("draw", ["bag"])
    elif frame in (Frame.CHOOSE_CARD, Frame.DRAW_CARD):
        yield from _card(step, s)
    elif frame == Frame.PRAEFECT_ADVANCES:
        yield Moment("piece", ["praefect", _place(int(step.after.praefect))])
    elif frame == Frame.PRAEFECT_EVENT and first_and_second(s, arg(s, 1))[0] != NOBODY:
        yield from _favour(step, arg(s, 1))
    elif frame == Frame.CITIZEN_GIFTS:
        yield Moment("gift", [_place(arg(s, 1)), *_received(step)])
    elif frame == Frame.EXCHANGE_SET:
        seat = arg(s, 1)
        paid = [PIECES[i] for i, n in enumerate(s.stock.tolist()[seat]) if n > step.after.stock[seat, i]]
        yield Moment("set", [f"stock:{SEATS[seat]}:{piece}" for piece in paid])
    elif frame in (Frame.INITIAL_ORDER, Frame.TEMPLE) and s.temple_order.tolist() != step.after.temple_order.tolist():
        yield Moment("piece", ["temple-order"])


def _card(step: Step, s: State) -> Iterator[Moment]:
    """A card of one's own is played, or the common deck's is turned."""
    choice = decode(s, step.code)
    if choice["do"] == "play-card":
        yield Moment("card", [f"card:{SEATS[step.actor]}:{choice['card']}", "discard"])
    elif step.frame == Frame.DRAW_CARD:
        yield Moment("card", ["discard", "deck"])


def _favour(step: Step, place: int) -> Iterator[Moment]:
    """The Praefect's favour goes to the first, the guest to the second."""
    received = _received(step)
    if received:
        yield Moment("gift", [_place(place), f"room:{PLACES[place]}", *received])


def _received(step: Step) -> list[Target]:
    """The stocks that have grown."""
    stocks = zip(step.before.stock.tolist(), step.after.stock.tolist(), strict=True)
    grown = [(seat, i) for seat, (had, has) in enumerate(stocks) for i in range(len(PIECES)) if has[i] > had[i]]
    return [f"stock:{SEATS[seat]}:{PIECES[i]}" for seat, i in grown]


def _members(before: State, after: State) -> Iterator[Moment]:
    """Members come, and go."""
    standing = [zip(s.plain.tolist(), s.wreathed.tolist(), strict=True) for s in (before, after)]
    rows = [row for had, has in zip(*standing, strict=True) for row in zip(had, has, strict=True)]
    changed = {place for was, now in rows for place in range(len(PLACES)) if was[place] != now[place]}
    places = list(map(_place, sorted(changed)))
    if places:
        yield Moment("piece", places)


def _decurions(before: State, after: State) -> Iterator[Moment]:
    gained = [seat for seat in range(after.players) if after.decurions[seat] > before.decurions[seat]]
    if gained:
        yield Moment("award", list(map(_family, gained)))


def _changed_hands(before: State, after: State) -> Iterator[Moment]:
    """Institutions in which somebody else is first now."""
    if not before.turn:
        return
    ranked = zip(rankings(before), rankings(after), strict=True)
    lost = [place for place, (was, now) in enumerate(ranked) if now and (not was or was[0][0] != now[0][0])]
    if lost:
        yield Moment("hands", list(map(_place, lost)))


def _place(place: int) -> Target:
    return f"place:{PLACES[place]}"


def _family(seat: int) -> Target:
    return f"family:{SEATS[seat]}"
