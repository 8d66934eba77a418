"""What pointing at something would have meant, so that it can be told why it cannot be done."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from ludi.engine.frames import arg, top
from ludi.engine.offers import OFFER
from ludi.engine.texts import Message
from ludi.engine.views import Target
from ludi.games.ave_roma import rules
from ludi.games.ave_roma.choices import DECKS, LOCATIONS, SEATS
from ludi.games.ave_roma.components import ROWS, STATE, TRAINING, WORKERS, Frame, State
from ludi.games.ave_roma.notation import text
from ludi.games.ave_roma.pointing import paths
from ludi.games.ave_roma.reading import trained_values
from ludi.games.ave_roma.reasons import accepts
from ludi.games.ave_roma.refusals import refusal
from ludi.games.ave_roma.vocabulary import Location


def why_not(s: State, picked: Sequence[Target], target: Target) -> Message | None:
    """Why the deciding seat cannot point at something now; None where it can, or where that means nothing."""
    attempt = ATTEMPTS.get(Frame(top(s))) if s.depth else None
    words = attempt(s, picked, target) if attempt else None
    if words is None:
        return None
    texts, begun = _offered(s.tobytes())
    return None if words in texts or (*picked, target) in begun else refusal(s, words)


@lru_cache(4)
def _offered(record: bytes) -> tuple[frozenset[str], frozenset[tuple[Target, ...]]]:
    """What may be chosen, in notation and as beginnings of what is pointed at: asked once for everything there is."""
    s = STATE.read(record)
    o = OFFER.blank()
    codes = o.codes[: rules.offer(s, o)].tolist()
    ways = [path for code in codes for path in paths(s, code)]
    begun = frozenset(tuple(path[:length]) for path in ways for length in range(1, len(path) + 1))
    return frozenset(text(s, code) for code in codes), begun


def _split(target: Target) -> tuple[str, str, str]:
    what, one, two = (*target.split(":"), "", "")[:3]
    return what, one, two


def _placed(target: Target) -> str | None:
    """The notation of a place: a location, or a slot of a row."""
    what, one, two = _split(target)
    if what in ("location", "space"):
        return one
    if what in ("slot", "slot-worker") and one in DECKS[:ROWS]:
        return f"{LOCATIONS[Location.AEDIFICATOR + DECKS.index(one)]} {two}"
    return None


def _trained(s: State, space: int) -> str | None:
    """A worker in training, acting with a changed value if it can."""
    printed = int(s.trained[arg(s, 1), space])
    if not printed:
        return None
    values = [value for value in trained_values(int(s.training), space, printed) if value != printed] or [printed]
    return f"{printed}to{values[0]}@{space + 1}"


def _piece(s: State, target: Target) -> str | None:
    """A worker's part of the notation of a placement."""
    what, one, seat = _split(target)
    if seat not in ("", SEATS[arg(s, 1)]):
        return None
    if what == "worker":
        return one
    return _trained(s, int(one) - 1) if what == "trained" else None


def _anyone(s: State, target: Target) -> str | None:
    """Any own worker will do to hear why nothing can be placed somewhere: one that fits, if there is one."""
    what, _, number = _split(target)
    hand = s.hand.tolist()[arg(s, 1)]
    workers = [value for value in range(1, WORKERS + 1) if hand[value - 1]]
    fit = [value for value in workers if what != "slot" or accepts(int(number) - 1, value)] or workers
    if fit:
        return str(fit[0])
    return next((found for space in range(TRAINING) if (found := _trained(s, space))), None)


def _lesson(one: Target, other: Target) -> str | None:
    """A worker and a training space."""
    (worker, value, _), (training, change, _) = _split(one), _split(other)
    return f"train {value} {change}" if (worker, training) == ("worker", "training") else None


def _turn(s: State, picked: Sequence[Target], target: Target) -> str | None:
    held = picked[0] if picked else ""
    lesson = _lesson(held, target) or _lesson(target, held)
    if lesson or _split(target)[0] == "training":
        return lesson
    to = _placed(target) or _placed(held)
    worker = _piece(s, target) or _piece(s, held) or (_anyone(s, target) if _placed(target) else None)
    return f"place {worker} {to}" if to and worker else None


def _extra_action(s: State, picked: Sequence[Target], target: Target) -> str | None:
    to = _placed(target)
    return f"extra {_fitting(target)} {to}" if to else None


def _fitting(target: Target) -> int:
    """An imaginary worker that fits."""
    what, _, number = _split(target)
    return next((v for v in range(1, WORKERS + 1) if what != "slot" or accepts(int(number) - 1, v)), 1)


def _shadow(s: State, picked: Sequence[Target], target: Target) -> str | None:
    to, hand = _placed(target), s.hand.tolist()[2 + arg(s, 1)]
    held = _split(picked[0])[1] if picked else next((str(i + 1) for i, number in enumerate(hand) if number), "")
    return f"shadow {held} {to}" if to and held else None


def _recruit(s: State, picked: Sequence[Target], target: Target) -> str | None:
    to = _placed(target)
    return f"recruit {to.split()[0]}" if to else None


def _stored(verb: str) -> Callable[[State, Sequence[Target], Target], str | None]:
    """A good of one's own."""

    def attempt(s: State, picked: Sequence[Target], target: Target) -> str | None:
        what, good, seat = _split(target)
        return f"{verb} {good}" if what == "good" and seat == SEATS[arg(s, 1)] else None

    return attempt


def _shown(verb: str) -> Callable[[State, Sequence[Target], Target], str | None]:
    """A good of a province card."""

    def attempt(s: State, picked: Sequence[Target], target: Target) -> str | None:
        what, _, good = _split(target)
        return f"{verb} {good}" if what == "province-good" else None

    return attempt


def _pick(s: State, picked: Sequence[Target], target: Target) -> str | None:
    return _stored("pick")(s, picked, target) or _shown("pick")(s, picked, target)


def _train(s: State, picked: Sequence[Target], target: Target) -> str | None:
    return _lesson(picked[0], target) or _lesson(target, picked[0]) if picked else None


def _board(s: State, picked: Sequence[Target], target: Target) -> str | None:
    what, board, _ = _split(target)
    return f"board {board}" if what == "board" else None


ATTEMPTS: Final[dict[Frame, Callable[[State, Sequence[Target], Target], str | None]]] = {
    Frame.TURN: _turn,
    Frame.EXTRA_ACTION: _extra_action,
    Frame.SHADOW: _shadow,
    Frame.RECRUIT: _recruit,
    Frame.SELL: _stored("sell"),
    Frame.BUY: _shown("buy"),
    Frame.ADMINISTER: _shown("receive"),
    Frame.PICK: _pick,
    Frame.PAY: _stored("pay"),
    Frame.TRAIN: _train,
    Frame.CHOOSE_BOARD: _board,
}
