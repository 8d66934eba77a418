"""§6, §8.VI: repositioning as one act.

The rules ask institution by institution how many members shall stand there; a person picks members up and sets them
down, and says when the arrangement is right.
"""

from collections.abc import Sequence
from typing import Final

from ludi.engine.contract import Game
from ludi.engine.errors import IllegalMove
from ludi.engine.frames import arg, top
from ludi.engine.guide import Arranging, Draft
from ludi.engine.texts import Message, spoken
from ludi.engine.views import Path, Target
from ludi.games.municipium.choices import PLACES, SEATS
from ludi.games.municipium.components import Frame, State, Status
from ludi.games.municipium.movement import COUNTS
from ludi.games.municipium.wording import members, place_name

HAND: Final = -1  # where a member comes from that is not on the board

Shift = tuple[int, int, int]  # from (a place, or HAND), status, to


def arranging(game: Game, draft: Draft, gestures: Sequence[Path]) -> Arranging | None:
    """The members as they stood, moved by these gestures; None unless members are being repositioned."""
    s = draft.state
    if s.depth == 0 or top(s) != Frame.REPOSITION or len(game.offered(s)) == 1:
        return None
    shown = _as_it_stood(draft)
    for gesture in gestures:
        found = _shifts(shown).get(tuple(gesture))
        if found is None:
            raise spoken(IllegalMove, Message("mun-compose-refused"))
        _shift(shown, *found)
    offered = [(list(path), _told(shift)) for path, shift in _shifts(shown).items()]
    return Arranging(shown, _prompt(shown), offered, _moves(game, s, shown))


def _as_it_stood(draft: Draft) -> State:
    """The position with the members back where they were before they were taken up, as far as that is still open."""
    shown: State = draft.state.copy()
    seat = arg(shown, 1)
    for place in _open_places(shown):
        for status, stood in enumerate((draft.before.plain[seat, place], draft.before.wreathed[seat, place])):
            for _ in range(min(int(stood), int(shown.unplaced[seat, status]))):
                _shift(shown, HAND, status, place)
    return shown


def _open_places(s: State) -> range:
    return range(arg(s, 2), len(PLACES))


def _shift(s: State, origin: int, status: int, target: int) -> None:
    seat, members = arg(s, 1), s.plain if status == Status.PLAIN else s.wreathed
    if origin == HAND:
        s.unplaced[seat, status] -= 1
    else:
        members[seat, origin] -= 1
    members[seat, target] += 1


def _shifts(s: State) -> dict[tuple[Target, ...], Shift]:
    """What can be picked up and where it can be set down, by the path that says so."""
    seat, places = arg(s, 1), _open_places(s)
    held: list[tuple[Target, int, int]] = [
        (f"member:{PLACES[place]}:{SEATS[seat]}:{status.name.lower()}", place, status)
        for place in places
        for status, members in ((Status.PLAIN, s.plain), (Status.WREATHED, s.wreathed))
        if members[seat, place] > 0
    ]
    # From the hand plain members go first: they cannot be told apart there.
    held += [(f"hand:{SEATS[seat]}", HAND, status) for status in Status if s.unplaced[seat, status] > 0][:1]
    return {
        (piece, f"place:{PLACES[target]}"): (origin, status, target)
        for piece, origin, status in held
        for target in places
        if target != origin
    }


def _told(shift: Shift) -> Message:
    _, status, target = shift
    return Message(
        "mun-compose-move-wreathed" if status == Status.WREATHED else "mun-compose-move",
        {"target": place_name(target)},
    )


def _prompt(s: State) -> Message:
    plain, wreathed = s.unplaced.tolist()[arg(s, 1)]
    if plain + wreathed == 0:
        return Message("mun-compose")
    return Message("mun-compose-left", {"members": members(plain, wreathed)})


def _moves(game: Game, s: State, shown: State) -> list[str]:
    """The choices that set the members down as shown; what is forced on the way plays itself.

    The last institution takes the rest, whatever is still in hand.
    """
    trial, seat = s.copy(), arg(s, 1)
    texts: list[str] = []
    for place in _open_places(s):
        offered = game.offered(trial)
        code = int(shown.plain[seat, place]) * COUNTS + int(shown.wreathed[seat, place])
        if len(offered) == 1:
            (code,) = offered
        else:
            texts.append(game.text(trial, code))
        game.rules.apply(trial, code)
    return texts
