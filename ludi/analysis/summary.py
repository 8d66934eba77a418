"""A game in the sentences a person would tell a friend: who played better, what turned it, whom the draws favoured."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ludi.analysis.account import Account, Change, accounts, changes
from ludi.analysis.grades import POINT, Play, play
from ludi.analysis.line import Draw, Line
from ludi.analysis.moments import LEAST, leader, turning_points
from ludi.engine.contract import Game
from ludi.engine.match import Match
from ludi.engine.texts import Argument, Message

SAME: Final = 0.05  # points a decision: who differs by less played alike
TURNED: Final = 0.15  # of a win: what takes as much from who led, and lost, cost the game
LUCKY: Final = 0.05  # of a win, over all draws: less is not worth a word
TENTHS: Final = 10


@dataclass(frozen=True)
class Seen:
    """A judged game, as it is summed up."""

    game: Game
    line: Line
    found: Sequence[Change]
    accounts: Sequence[Account]
    plays: Sequence[Play]
    turns: dict[int, int]  # the turn each event's move belongs to


def seen(game: Game, line: Line, turns: dict[int, int]) -> Seen:
    found = changes(line)
    return Seen(game, line, found, accounts(line), [play(found, seat) for seat in range(line.players)], turns)


def turns_of(match: Match) -> dict[int, int]:
    """The turn each move belongs to."""
    again, found = Match(match.game, match.players, match.options), dict[int, int]()
    for number, move in enumerate(match.moves, start=1):
        found[number] = int(again.state.turn)
        again.play_code(move.code)
    return found


def summary(at: Seen, you: int | None) -> list[Message]:
    """For whoever sat at a seat; without one, of everybody."""
    main = [*_played(at, you), *_turned(at, you)]
    luck = [Message("analysis-sum-one", {"first": clause}) for clause in _drawn(at, you)]
    if len(main) == 2:
        return [Message("analysis-sum-two", {"first": main[0], "second": main[1]}), *luck]
    return [*(Message("analysis-sum-one", {"first": clause}) for clause in main), *luck]


def number(value: float) -> Message:
    """With one digit after the point: languages write it differently."""
    tenths = round(abs(value) * TENTHS)
    return Message("analysis-decimal", {"whole": tenths // TENTHS, "tenths": tenths % TENTHS})


def _played(at: Seen, you: int | None) -> Iterator[Message]:
    """Who decided better."""
    ranked = sorted(
        (seat for seat in range(at.line.players) if at.plays[seat].decisions), key=lambda seat: _lost(at, seat)
    )
    if len(ranked) < 2 or (you is not None and you not in ranked):
        return
    first, second = ranked[:2]
    if you is None:
        alike = _lost(at, second) - _lost(at, first) < SAME
        yield _compared(at, "analysis-sum-alike" if alike else "analysis-sum-better", first, second)
        return
    other = second if you == first else first
    gap = _lost(at, other) - _lost(at, you)
    how = "alike" if abs(gap) < SAME else "better" if gap > 0 else "worse"
    yield _compared(at, f"analysis-sum-you-{how}", you, other, "yes" if at.line.players > 2 else "no")


def _lost(at: Seen, seat: int) -> float:
    return at.plays[seat].points


def _compared(at: Seen, key: str, one: int, other: int, more: str = "no") -> Message:
    args: dict[str, Argument] = {"seat": at.game.seat_title(one), "other": at.game.seat_title(other), "more": more}
    return Message(key, {**args, "own": number(_lost(at, one)), "theirs": number(_lost(at, other))})


def _turned(at: Seen, you: int | None) -> Iterator[Message]:
    """The one moment that mattered most to whoever is told, or to who led."""
    moments = turning_points(at.found)
    if not moments:
        return
    if you is None:
        largest = max(moments, key=lambda each: abs(each.by))
        yield _moment(at, largest.change, largest.leader, "")
        return
    largest = max(moments, key=lambda each: abs(each.change.of(you)))
    if abs(largest.change.of(you)) >= LEAST:
        yield _moment(at, largest.change, you, "you-")


def _moment(at: Seen, change: Change, seat: int, whose: str) -> Message:
    """What one draw or decision did for a seat."""
    by, event, end = change.of(seat), change.event, at.line.end[seat]
    cost = at.line.over and by <= -TURNED and leader(change) == seat and end < max(at.line.end)
    gave = at.line.over and by >= TURNED and end == max(at.line.end)
    how = "game-lost" if cost else "game-won" if gave else "lost" if by < 0 else "gained"
    other = seat if isinstance(event, Draw) else event.seat
    who = "draw" if isinstance(event, Draw) else "own" if other == seat else "other"
    args: dict[str, Argument] = {
        "who": who,
        "seat": at.game.seat_title(seat),
        "other": at.game.seat_title(other),
        "when": at.game.guide.when(at.turns[event.move]),
        "by": number(by / POINT),
    }
    return Message(f"analysis-sum-{whose}{how}", args)


def _drawn(at: Seen, you: int | None) -> Iterator[Message]:
    """Whom the draws favoured."""
    seat = you if you is not None else max(range(at.line.players), key=lambda each: abs(at.accounts[each].luck))
    luck = at.accounts[seat].luck
    if abs(luck) >= LUCKY:
        key = f"analysis-sum-{'you-' if you is not None else ''}{'lucky' if luck > 0 else 'unlucky'}"
        yield Message(key, {"seat": at.game.seat_title(seat), "by": number(luck / POINT)})
