"""What a recorded game proves: every draw recomputed, and in true words what follows from that and what does not.

A lie is refused with BadDraw, one sentence that names what is wrong. See `docs/fairness.md`.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from ludi.engine.errors import BadDraw, LudiError
from ludi.engine.fairness import CHAIN, Sitting, commitment, entropy_hash, link_before, mix, outcome
from ludi.engine.first_protocol import OldSitting
from ludi.engine.texts import Argument, Message, spoken

if TYPE_CHECKING:
    from ludi.engine.replay import Replay

SERVER: Final = "server"
TERMINAL: Final = "terminal"
HUMAN: Final = "human"
ENDED: Final = {
    "resigned": "verify-ended-resigned",
    "aborted": "verify-ended-aborted",
    "agreed": "verify-ended-agreed",
}
DIGITS: Final = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Drawn:
    """A draw as the game records it."""

    number: int  # from 1, over the whole game
    move: int
    weights: Sequence[int]
    outcome: int


@dataclass(frozen=True)
class TakenOver:
    """What a game that begins at a position of another one has from there: its first moves."""

    table: str  # of the other game
    moves: int
    chain: str  # the other game's link after them, by which its file can be compared


@dataclass(frozen=True)
class Verdict:
    """What is proven of a game without a lie."""

    draws: int  # but for those that were taken over from another game
    sittings: int
    rounds: int  # the last one; 1 unless somebody did not reveal his entropy
    people: int  # whose entropy is in every draw
    messages: tuple[Message, ...]  # what this proves, and what not


def lie(kind: str, **args: Argument) -> LudiError:
    return spoken(BadDraw, Message(f"verify-wrong-{kind}", args))


def judge(replay: "Replay", draws: Sequence[Drawn], known: str | None) -> Verdict:
    """The verdict on these draws, given the commitment that somebody knows of, or BadDraw."""
    sittings = replay.sittings
    if replay.format_version >= 3 and replay.dealer == SERVER and len(sittings) != 1:
        raise lie("served", commitments=len(sittings))
    if known is not None:
        _check_known(known.strip().lower(), sittings)
    draws = own_draws(replay, draws)
    for sitting, dealt in _shares(sittings, draws):
        if isinstance(sitting, Sitting):
            _check(replay, sitting, dealt)
        else:
            _check_old(replay, sitting, dealt)
    people = min((len([one for one in sitting.entropy if one]) for sitting in sittings), default=0)
    rounds = max((sitting.round for sitting in sittings if isinstance(sitting, Sitting)), default=1)
    said = _said(replay, len(draws), people, rounds, known is not None)
    return Verdict(len(draws), len(sittings), rounds, people, tuple(said))


def _check_known(known: str, sittings: Sequence[Sitting | OldSitting]) -> None:
    if len(sittings) != 1:
        raise lie("several", commitments=len(sittings))
    if sittings[0].commitment != known:
        raise lie("exchanged", commitment=sittings[0].commitment)


def own_draws(replay: "Replay", draws: Sequence[Drawn]) -> list[Drawn]:
    """Those that were dealt in this game: what was taken over from another one nobody here has dealt."""
    dealt = [draw for draw in draws if draw.move > replay.begun]
    return [Drawn(number, draw.move, draw.weights, draw.outcome) for number, draw in enumerate(dealt, start=1)]


def _shares(
    sittings: Sequence[Sitting | OldSitting], draws: Sequence[Drawn]
) -> Iterator[tuple[Sitting | OldSitting, Sequence[Drawn]]]:
    """Each sitting with the draws it dealt."""
    firsts = [sitting.first_draw for sitting in sittings]
    if (draws or sittings) and firsts[:1] != [1]:
        raise lie("no-first")
    for before, first in pairwise(firsts):
        if first < before:
            raise lie("order", first=first, before=before)
    if firsts and firsts[-1] > len(draws) + 1:
        raise lie("beyond", first=firsts[-1], draws=len(draws))
    for sitting, (first, following) in zip(sittings, pairwise([*firsts, len(draws) + 1]), strict=True):
        yield sitting, draws[first - 1 : following - 1]


def _check(replay: "Replay", sitting: Sitting, dealt: Sequence[Drawn]) -> None:
    anchor = _bytes("anchor", sitting.anchor, sitting)
    if commitment(anchor, replay.terms(sitting.first_draw)) != sitting.commitment:
        raise lie("commitment", first=sitting.first_draw)
    if sitting.round < 1:
        raise lie("round", first=sitting.first_draw, round=sitting.round)
    _check_entropy(replay, sitting, dealt)
    mixed = mix(sitting.commitment, sitting.round, [one.value if one else None for one in sitting.entropy])
    for drawn, link in zip(dealt, _links(sitting, anchor, len(dealt)), strict=True):
        _check_draw(drawn, outcome(link, mixed, drawn.number, drawn.weights))


def _check_draw(drawn: Drawn, true: int) -> None:
    if drawn.outcome != true:
        raise lie("draw", draw=drawn.number, move=drawn.move)


def _bytes(what: str, digits: str, sitting: Sitting) -> bytes:
    if not DIGITS.fullmatch(digits):
        raise lie("digits", what=what, first=sitting.first_draw)
    return bytes.fromhex(digits)


def _links(sitting: Sitting, anchor: bytes, count: int) -> list[bytes]:
    """The links of a sitting's draws, from the last one, which is in the file, back to the anchor."""
    last = sitting.first_draw + count - 1
    if count > CHAIN:
        raise spoken(BadDraw, Message("draws-used-up", {"draws": CHAIN}))
    if sitting.link is None:
        if count:
            raise lie("no-link", draw=last)
        return []
    if not count:
        raise lie("early", first=sitting.first_draw)
    links = [_bytes("link", sitting.link, sitting)]
    while len(links) <= count:
        links.append(link_before(links[-1]))
    if links.pop() != anchor:
        raise lie("chain", draw=last, hashes=count)
    return links[::-1]


def _check_entropy(replay: "Replay", sitting: Sitting, dealt: Sequence[Drawn]) -> None:
    if len(sitting.entropy) != len(replay.seats):
        raise lie("seats", given=len(sitting.entropy), seats=len(replay.seats))
    for number, (seat, entropy) in enumerate(zip(replay.seats, sitting.entropy, strict=True)):
        title = replay.match.game.seat_title(number)
        if entropy and (not entropy.value or entropy.hash != entropy_hash(replay.table, entropy.value)):
            raise lie("entropy", seat=title)
        if entropy and seat.kind != HUMAN:
            raise lie("bot", seat=title)
        if not entropy and seat.kind == HUMAN and dealt and replay.dealer == SERVER:
            raise lie("without", seat=title)


def _check_old(replay: "Replay", sitting: OldSitting, dealt: Sequence[Drawn]) -> None:
    dealer = sitting.dealer(replay.terms(sitting.first_draw, sitting.format_version))
    for drawn in dealt:
        _check_draw(drawn, dealer.draw(drawn.number, drawn.weights))


# ---- in words --------------------------------------------------------------------------------------------------------


def _said(replay: "Replay", draws: int, people: int, rounds: int, known: bool) -> Iterator[Message]:
    sittings = replay.sittings
    yield Message("verify-draws", {"draws": draws})
    if len(sittings) == 1:
        yield Message("verify-commitment", {"commitment": sittings[0].commitment})
        yield Message("verify-known" if known else "verify-unknown")
        yield _said_of_one(sittings[0], replay.dealer, people, known)
        if replay.dealer == SERVER:
            yield Message("verify-foreknowledge")
    elif sittings:
        old = all(isinstance(sitting, OldSitting) for sitting in sittings)
        yield Message("verify-old-several" if old else "verify-sittings", {"sittings": len(sittings)})
    if rounds > 1:
        yield Message("verify-rounds", {"round": rounds, "before": rounds - 1})
    if taken := replay.taken_over:
        yield Message("verify-taken-over", {"moves": taken.moves, "table": taken.table})
    if replay.ended is not None:
        yield Message(ENDED[replay.ended.how], {"players": len(replay.ended.resigned)})


def _said_of_one(sitting: Sitting | OldSitting, dealer: str, people: int, known: bool) -> Message:
    """Who could have chosen."""
    if dealer == TERMINAL and not known and isinstance(sitting, Sitting):
        return Message("verify-terminal")
    if not people:
        return Message("verify-nobody")
    if isinstance(sitting, OldSitting):
        return Message("verify-old-one")
    return Message("verify-people" if dealer == SERVER else "verify-terminal-words", {"people": people})
