"""A judged game as a report, in somebody's language."""

from collections.abc import Sequence
from typing import cast

from ludi.analysis.account import Account, Change, accounts, best, changes
from ludi.analysis.grades import grade, is_obvious, play
from ludi.analysis.line import Decision, Draw, Line
from ludi.analysis.moments import turning_points
from ludi.analysis.report import (
    FORMAT,
    FORMAT_VERSION,
    DecisionReport,
    DrawReport,
    Grade,
    GradeCounts,
    MomentReport,
    Report,
    SeatReport,
)
from ludi.analysis.summary import seen, summary, turns_of
from ludi.engine.contract import Game, Step
from ludi.engine.match import Match
from ludi.engine.replay import Replay, links
from ludi.engine.texts import Message, Texts, texts
from ludi.engine.verdict import HUMAN


def report_of(replay: Replay, line: Line, judge: str, language: str) -> Report:
    """Everything there is to tell of a judged game."""
    match, found, speak = replay.match, changes(line), texts(language)
    game = match.game
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": game.name,
        "title": game.title,
        "rules_version": game.version,
        "content": game.content,
        "options": dict(match.options),
        "chain": links(replay)[-1],
        "language": language,
        "judge": judge,
        "moves": len(match.moves),
        "over": line.over,
        "seats": seats_of(replay, line, language),
        "events": _events(match, found, speak),
        "turning_points": [
            MomentReport(number=each.change.event.move, leader=game.seat_names[each.leader], by=each.by)
            for each in turning_points(found)
        ],
        "summary": _summary(replay, line, speak),
    }


def _summary(replay: Replay, line: Line, speak: Texts) -> str:
    people = [seat for seat, sitting in enumerate(replay.seats) if sitting.kind == HUMAN]
    you = people[0] if len(people) == 1 else None
    return speak.tell(summary(seen(replay.match.game, line, turns_of(replay.match)), you))


def seats_of(replay: Replay, line: Line, language: str) -> list[SeatReport]:
    """Everybody's account."""
    found, speak = changes(line), texts(language)
    return [_seat(replay, each, found, speak) for each in accounts(line)]


def _seat(replay: Replay, account: Account, found: list[Change], speak: Texts) -> SeatReport:
    game, sitting, played = replay.match.game, replay.seats[account.seat], play(found, account.seat)
    return {
        "seat": game.seat_names[account.seat],
        "name": speak(Message(game.seat_title(account.seat).id)),
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
    }


def _events(match: Match, found: list[Change], speak: Texts) -> list[DrawReport | DecisionReport]:
    """The game played once more, each event told where it happens."""
    again, by_move, told = (
        Match(match.game, match.players, match.options),
        {each.event.move: each for each in found},
        [],
    )
    for number, move in enumerate(match.moves, start=1):
        before = again.fork()
        steps = again.play_code(move.code)
        if change := by_move.get(number):
            story = _story(match.game, steps, speak) or said(before, move.code, speak)
            told.append(_event(before, change, story, speak))
    return told


def _event(here: Match, change: Change, story: str, speak: Texts) -> DrawReport | DecisionReport:
    event = change.event
    if isinstance(event, Draw):
        return _draw(here, change, event, story)
    return _decision(here, change, event, story, speak)


def _draw(here: Match, change: Change, event: Draw, story: str) -> DrawReport:
    text = {code: move for move, code in here.offered().items()}
    return {
        "kind": "draw",
        "number": event.move,
        "move": text[event.drawn],
        "story": story,
        "before": list(change.before),
        "after": list(change.after),
        "drift": list(change.drift),
        "luck": [change.of(seat) for seat in range(here.players)],
        "outcomes": [
            {"move": text[each.code], "weight": each.weight, "shares": list(each.shares)} for each in event.outcomes
        ],
    }


def _decision(here: Match, change: Change, event: Decision, story: str, speak: Texts) -> DecisionReport:
    text, better = {code: move for move, code in here.offered().items()}, best(event)
    plan = event.plan if event.plan and event.plan[0] == text[better.code] else (text[better.code],)
    return {
        "kind": "decision",
        "number": event.move,
        "seat": here.game.seat_names[event.seat],
        "move": text[event.played],
        "story": story,
        "before": list(change.before),
        "after": list(change.after),
        "drift": list(change.drift),
        "loss": change.loss,
        "grade": cast(Grade, grade(change.loss)),
        "obvious": is_obvious(event),
        "best": text[better.code],
        "plan": plan_told(here, plan, speak),
        "options": [
            {"move": text[each.code], "shares": list(each.shares), "compared": each.compared} for each in event.options
        ],
    }


def plan_told(here: Match, plan: Sequence[str], speak: Texts) -> list[str]:
    """What choices would bring, as the game tells it."""
    ahead, told = here.fork(), list[str]()
    for text in plan:
        before, code = ahead.fork(), ahead.check(text)
        steps = ahead.play_code(code)
        while not ahead.is_over and len(ahead.codes()) == 1:
            steps += ahead.play_code(ahead.codes()[0])
        told.append(_story(here.game, steps, speak) or said(before, code, speak))
    return told


def said(here: Match, code: int, speak: Texts) -> str:
    """What is chosen, where there is nothing to tell of it."""
    sentence = speak.tell([here.game.describe(here.state, code)])
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."


def _story(game: Game, steps: Sequence[Step], speak: Texts) -> str:
    return speak.tell(message for step in steps for message in game.narrate(step))
