"""What a turn is good for, in words a player understands: found by comparing the positions before and after it."""

from collections.abc import Iterator

from ludi.engine.frames import top
from ludi.engine.texts import Message
from ludi.games.municipium.components import PLACES, Frame, State
from ludi.games.municipium.ranking import Ranked, rankings
from ludi.games.municipium.sets import set_lacks
from ludi.games.municipium.wording import family, pieces, place_name


def purposes(before: State, after: State, seat: int, won: bool) -> list[Message]:
    """The weightiest first."""
    return [
        *([Message("mun-for-win")] if won else []),
        *_collected(before, after, seat),
        *_standing(before, after, seat),
        *_lasting(before, after, seat),
        *_cards(before, after, seat),
    ]


def advantages(before: State, better: State, played: State, seat: int, won: bool) -> list[Message]:
    """What one way to play on has beyond the one that was played, the weightiest first."""
    known = list(_cards(before, played, seat))
    return [
        *([Message("mun-for-win")] if won else []),
        *_collected(played, better, seat),
        *_ahead(before, better, played, seat),
        *_lasting(played, better, seat),
        *(each for each in _cards(before, better, seat) if each not in known),
    ]


def _ahead(before: State, better: State, played: State, seat: int) -> Iterator[Message]:
    """Where a seat is first or second, and would not be as it was played; and who is first there then."""
    was, had, has = _rankings(before), _rankings(played), _rankings(better)
    for place in sorted(range(PLACES), key=lambda place: -_waiting(better, place)):
        earlier, worse, rank = (_rank(each[place], seat) for each in (was, had, has))
        if rank == 0 and worse != 0:
            yield _at("mun-for-still-first" if earlier == 0 else "mun-for-first", better, place)
            if had[place]:
                yield Message("mun-why-other", {"place": place_name(place), "seat": family(had[place][0][0])})
        elif rank == 1 and (worse is None or worse > 1):
            yield _at("mun-for-still-second" if earlier == 1 else "mun-for-second", better, place)


def _collected(before: State, after: State, seat: int) -> Iterator[Message]:
    """Decurions, and what leads to them."""
    honours = int(after.decurions[seat]) - int(before.decurions[seat])
    if honours > 0:
        yield Message("mun-for-decurion", {"n": honours})
        return
    was, now = before.stock.tolist()[seat], after.stock.tolist()[seat]
    gained = [max(0, more - less) for less, more in zip(was, now, strict=True)]
    if any(gained):
        lacks, _ = set_lacks(now)
        yield Message("mun-for-pieces", {"pieces": pieces(gained), "lacks": lacks})


def _standing(before: State, after: State, seat: int) -> Iterator[Message]:
    """First and second places taken and kept, where something is to be had soon before all others."""
    was, now = _rankings(before), _rankings(after)
    order = sorted(range(PLACES), key=lambda place: -_waiting(after, place))
    ranks = [(place, _rank(was[place], seat), _rank(now[place], seat)) for place in order]
    for place, earlier, later in ranks:
        if later == 0 and earlier != 0:
            yield _at("mun-for-first", after, place)
    for place, earlier, later in ranks:
        if later == 0 and earlier == 0 and _waiting(after, place):
            yield _at("mun-for-still-first", after, place)
        if later == 1 and earlier != 1 and _waiting(after, place):
            yield _at("mun-for-second", after, place)


def _at(key: str, s: State, place: int) -> Message:
    next_stop = place == _next_stop(s)
    return Message(
        key,
        {
            "place": place_name(place),
            "soon": "praefect" if next_stop else "banner" if _waiting(s, place) else "no",
        },
    )


def _waiting(s: State, place: int) -> int:
    """How soon a place may give something: the Praefect comes next, or two citizens wait for a third."""
    return 2 * (place == _next_stop(s)) + int(sum(s.banner.tolist()[place]) == 2)


def _next_stop(s: State) -> int:
    return int(s.praefect) % 6 + 1


def _rankings(s: State) -> list[Ranked]:
    """Before there is a Temple order nothing decides a tie: only who leads is known."""
    if s.turn > 0:
        return rankings(s)
    found: list[Ranked] = []
    for place in range(PLACES):
        here = [(seat, int(s.plain[seat, place])) for seat in range(int(s.players)) if s.plain[seat, place]]
        here.sort(key=lambda one: -one[1])
        tied = len(here) > 1 and here[0][1] == here[1][1]
        found.append([] if tied else here[:1])
    return found


def _rank(ranked: Ranked, seat: int) -> int | None:
    return next((rank for rank, (who, _) in enumerate(ranked) if who == seat), None)


def _lasting(before: State, after: State, seat: int) -> Iterator[Message]:
    """Wreaths, and the Temple's order."""
    if sum(after.wreathed.tolist()[seat]) > sum(before.wreathed.tolist()[seat]):
        yield Message("mun-for-wreath")
    if before.turn and _temple(after, seat) < _temple(before, seat):
        yield Message("mun-for-order")


def _temple(s: State, seat: int) -> int:
    found: int = s.temple_order.tolist().index(seat)
    return found


def _cards(before: State, after: State, seat: int) -> Iterator[Message]:
    """A common card is turned over, and one's own are kept."""
    unused = sum(after.family_cards.tolist()[seat])
    kept = unused > 0 and unused == sum(before.family_cards.tolist()[seat])
    if kept and after.depth > 0 and top(after) == Frame.DRAW_CARD:
        yield Message("mun-for-keeping", {"n": unused})
