"""A judged game as a page is told of it: `findings.py` says the shape."""

from collections.abc import Sequence
from typing import Final, cast

from ludi.analysis.account import Change, best
from ludi.analysis.colours import tints_of
from ludi.analysis.findings import (
    DecisionFound,
    DrawFound,
    Findings,
    LuckFound,
    OptionFound,
    PlannedChoice,
    SeatFound,
    StandFound,
    SummaryFound,
)
from ludi.analysis.grades import decides, grade, is_obvious
from ludi.analysis.line import Decision, Draw, Line
from ludi.analysis.moments import turning_points
from ludi.analysis.report import Grade, GradeCounts, MomentReport
from ludi.analysis.series import LUCKY
from ludi.analysis.summary import Seen, seen, summary
from ludi.engine.contract import State
from ludi.engine.match import Match
from ludi.engine.record import new_shares
from ludi.engine.replay import Replay, links
from ludi.engine.texts import Message, message_view

MOST_MISTAKES: Final = 8  # of each seat, to learn from
MOST_AFTERWARDS: Final = 40  # choices of a turn that follow a plan
SEATS: Final = 5  # no game has more
DIGITS: Final = 5  # of shares: a thousandth of a point


def findings(replay: Replay, line: Line, judge: str) -> Findings:
    """Everything a page shows of a judged game."""
    match, names = replay.match, replay.match.game.seat_names
    states = _states(match)
    at = seen(match.game, line, {number: int(state.turn) for number, state in states.items()})
    return {
        "game": match.game.name,
        "options": dict(match.options),
        "chain": links(replay)[-1],
        "judge": judge,
        "moves": len(match.moves),
        "over": line.over,
        "seats": [_seat(replay, at, seat) for seat in range(match.players)],
        "events": [_event(match, change, states) for change in at.found],
        "turning_points": [
            MomentReport(number=each.change.event.move, leader=names[each.leader], by=each.by)
            for each in turning_points(at.found)
        ],
        "stands": _stands(at, len(match.moves)),
        "lucky": _lucky(at, names),
        "summaries": [_summary(at, you) for you in (None, *range(match.players))],
    }


def _states(match: Match) -> dict[int, State]:
    """The position before each move."""
    again, found = Match(match.game, match.players, match.options), dict[int, State]()
    for number, move in enumerate(match.moves, start=1):
        found[number] = again.state.copy()
        again.play_code(move.code)
    return found


def _rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, DIGITS) for share in shares]


def _seat(replay: Replay, at: Seen, seat: int) -> SeatFound:
    account, played, sitting = at.accounts[seat], at.plays[seat], replay.seats[seat]
    names = at.game.seat_names[: at.line.players]
    tint = tints_of(names)[seat]
    bad = [each for each in at.found if decides(each, seat) and grade(each.loss) != "good"]
    return {
        "seat": names[seat],
        "player": sitting.player,
        "kind": sitting.kind,
        "start": account.start,
        "luck": account.luck,
        "own": account.own,
        "others": account.others,
        "drift": account.drift,
        "end": account.end,
        "adjusted": account.adjusted,
        "decisions": played.decisions,
        "points_lost": played.points,
        "grades": cast(GradeCounts, played.grades),
        "fill": tint.fill,
        "ink": tint.ink,
        "worst": [each.event.move for each in sorted(bad, key=lambda each: -each.loss)[:MOST_MISTAKES]],
    }


def _event(match: Match, change: Change, states: dict[int, State]) -> DrawFound | DecisionFound:
    event, state = change.event, states[change.event.move]
    if isinstance(event, Draw):
        luck = _rounded([change.of(seat) for seat in range(match.players)])
        after = _rounded(change.after)
        return {"kind": "draw", "number": event.move, "turn": int(state.turn), "after": after, "luck": luck}
    return _decision(match, change, event, state)


def _decision(match: Match, change: Change, event: Decision, state: State) -> DecisionFound:
    game, better = match.game, best(event)
    text = game.text(state, better.code)
    plan = event.plan if event.plan and event.plan[0] == text else (text,)
    good = grade(change.loss) == "good"
    line, led = ([], state) if event.played == better.code else planned(match, state, plan, event.move)
    why = [] if good else _why(match, event, state, led)
    options = [_option(match, state, event, number) for number in range(len(event.options))]
    return {
        "kind": "decision",
        "number": event.move,
        "turn": int(state.turn),
        "seat": game.seat_names[event.seat],
        "after": _rounded(change.after),
        "best_shares": _rounded(change.before),
        "loss": round(change.loss, DIGITS),
        "grade": cast(Grade, grade(change.loss)),
        "obvious": is_obvious(event),
        "played": game.guide.marked(game.describe(state, event.played)),
        "line": line,
        "why": [message_view(message) for message in why],
        "options": sorted(options, key=lambda each: -each["share"]),
    }


def _option(match: Match, state: State, event: Decision, number: int) -> OptionFound:
    option = event.options[number]
    share = round(option.shares[event.seat], DIGITS)
    return {"text": match.game.text(state, option.code), "share": share, "compared": option.compared}


def planned(match: Match, state: State, plan: Sequence[str], first: int) -> tuple[list[PlannedChoice], State]:
    """A seat's choices from a move on, as they are said and pointed at, and where they lead."""
    game = match.game
    ahead = Match(game, match.players, match.options, state.tobytes())
    line = list[PlannedChoice]()
    for text in plan:
        here, code = ahead.state, ahead.check(text)
        path = next(iter(game.guide.paths(here, code)), [])
        said, move = game.guide.marked(game.describe(here, code)), first + len(ahead.moves)
        line.append({"move": move, "text": text, "said": said, "path": path})
        ahead.play_code(code)
        forced(ahead)
    return line, ahead.state


def forced(match: Match) -> None:
    """What can only come in one way, up to a choice or a draw."""
    while not match.is_over and len(match.codes()) == 1:
        match.play_code(match.codes()[0])


def _why(match: Match, event: Decision, state: State, led: State) -> list[Message]:
    """What the best line has beyond what was played: both to the end of what the seat itself chooses."""
    better = Match(match.game, match.players, match.options, led.tobytes())
    for _ in range(MOST_AFTERWARDS):
        if better.decider != event.seat:
            break
        better.play_code(_at_first_sight(better, event.seat))
    return match.game.guide.advantages(state, better.state, _as_played(match, event, state), event.seat)


def _at_first_sight(match: Match, seat: int) -> int:
    """The option after which a seat's chances look best: a search plans no further than it has looked."""
    game, found = match.game, new_shares(SEATS)

    def looks(code: int) -> float:
        tried = match.state.copy()
        game.rules.apply(tried, code)
        game.rules.prospects(tried, found)
        return float(found[seat])

    return max(match.codes(), key=looks)


def _as_played(match: Match, event: Decision, state: State) -> State:
    """Where a seat's own choices led, from a decision on up to a draw or somebody else's."""
    again = Match(match.game, match.players, match.options, state.tobytes())
    for move in match.moves[event.move - 1 :]:
        if again.decider != event.seat:
            break
        again.play_code(move.code)
    return again.state


def _stands(at: Seen, moves: int) -> list[StandFound]:
    ends = _rounded([each.end for each in at.accounts])
    begun: list[StandFound] = [{"move": 0, "shares": _rounded([each.start for each in at.accounts])}]
    begun += [{"move": each.event.move, "shares": _rounded(each.after)} for each in at.found]
    return [*begun, {"move": moves, "shares": ends}]


def _lucky(at: Seen, names: Sequence[str]) -> list[LuckFound]:
    found = list[LuckFound]()
    for change in at.found:
        if isinstance(change.event, Draw):
            luck = [change.of(seat) for seat in range(at.line.players)]
            seat = max(range(len(luck)), key=lambda each: abs(luck[each]))
            if abs(luck[seat]) >= LUCKY:
                found.append({"number": change.event.move, "seat": names[seat], "by": luck[seat]})
    return found


def _summary(at: Seen, you: int | None) -> SummaryFound:
    seat = "" if you is None else at.game.seat_names[you]
    return {"seat": seat, "said": [message_view(message) for message in summary(at, you)]}
