"""Moves tried out and narrated: everything about playing that needs neither database nor network."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, cast

from ludi.engine.contract import Game, State, Step
from ludi.engine.errors import IllegalMove
from ludi.engine.frames import CHANCE, OVER, RULE
from ludi.engine.guide import Draft, Moment, moment_views
from ludi.engine.match import Match
from ludi.engine.texts import message_view
from ludi.engine.views import MarkedMessage, MessageView, Path, Target
from ludi.table.patches import Patch, diff
from ludi.table.refusals import Refusal, refusal

Json = dict[str, Any]
LinkOf = Callable[[int], str | None]  # what a draw uncovers of the dealer's chain, by the number of the draw


def no_link(_: int) -> None:
    """Of a draw that uncovers none."""


def public_view(
    game: Game, state: State, choosing: bool, draft: Draft | None = None, gestures: Sequence[Path] = ()
) -> Json:
    """A game's view as it is sent. Choices are in it only where a person is to choose from them (`choosing`): not while
    a bot decides, not before a draw, and not in replays. Forecasts come with `look` to those who ask."""
    return cast(Json, game.view(state, draft, gestures, choosing, forecasting=False))


def draft_of(match: Match, trial: Match, texts: Sequence[str], steps: Sequence[Step]) -> Draft:
    """A turn tried out, as a guide is asked about it."""
    chosen = [step.before for step in steps if step.code >= 0]
    return Draft(match.state, texts, chosen[-1] if chosen else match.state, trial.state)


def reasons_against(game: Game, state: State, picked: Sequence[Target]) -> dict[Target, MessageView]:
    """Why things cannot be pointed at by the seat that decides, after what it has picked up."""
    targets = game.guide.targets(state, game.rules.decider(state))
    reasons = {target: game.guide.why_not(state, picked, target) for target in targets}
    return {target: message_view(why) for target, why in reasons.items() if why is not None}


def results_of(match: Match) -> list[tuple[float, int]]:
    """Of each seat, its share of the win and its place; nothing before the end."""
    if not match.is_over:
        return []
    marks = [int(match.game.rules.rank_key(match.state, seat)) for seat in range(match.players)]
    places = [1 + sum(other > mark for other in marks) for mark in marks]
    return list(zip(match.payoffs(), places, strict=True))


@contextmanager
def refusing() -> Iterator[None]:
    """What the rules do not allow becomes a refusal."""
    try:
        yield
    except IllegalMove as error:
        raise Refusal("not_offered", error.message, str(error)) from None


def play_texts(match: Match, seat: int, texts: Sequence[str], offered: Mapping[str, int]) -> list[Step]:
    """Play a seat's moves and what is forced between them, or Refusal. Changes the match given.

    `offered` has the codes of what is offered now, which saves asking for them again.
    """
    steps: list[Step] = []
    for number, text in enumerate(texts):
        if number:
            steps += play_forced(match)
        check_turn(match, seat)
        with refusing():
            known = offered.get(text) if number == 0 else None
            steps += match.play(text) if known is None else match.play_code(known)
    return steps


def deciding_seat(match: Match) -> int | None:
    """The seat that has to decide, if one has to."""
    return match.decider if match.decider >= 0 else None


def check_turn(match: Match, seat: int) -> None:
    if match.is_over:
        raise refusal("over")
    if match.decider == CHANCE:
        raise refusal("past_chance")
    if match.decider != seat:
        raise refusal("not_your_turn")


def play_forced(match: Match) -> list[Step]:
    """Decisions with a single option, up to the next draw."""
    steps: list[Step] = []
    while match.decider >= 0 and len(match.codes()) == 1:
        steps += match.play_code(match.codes()[0])
    return steps


def ending(match: Match, seat: int) -> str | None:
    """Why a draft cannot go on: what `Preview.ends` tells."""
    who = match.decider
    return "over" if who == OVER else "chance" if who == CHANCE else "other" if who != seat else None


@dataclass(frozen=True)
class Told:
    """A step that is told, with the number of its move."""

    number: int
    step: Step
    said: list[MarkedMessage]
    draw: Json | None
    moments: list[Moment]  # since the step told before


def narrate_steps(
    match: Match,
    steps: Sequence[Step],
    base: int,
    before: Json,
    after: Json,
    draws: int = 0,
    link_of: LinkOf = no_link,
    drafted: bool = False,
) -> list[Json]:
    """Executed steps as `messages.Step` says them.

    They came after `base` moves and `draws` draws; `before` is the view then and `after` the view now. What changes
    without a word becomes part of the next step; the last one brings everything that is left. A draw that uncovers a
    link is always told. `drafted`: they are tried out, and the turn goes on.
    """
    game, told = match.game, _told(match.game, steps, base, draws, link_of, drafted)
    narrated: list[Json] = []
    shown = before
    for each in told:
        view = after if len(narrated) == len(told) - 1 else {**shown, **game.seen(each.step.after)}
        narrated.append(_narrated(match, each, diff(shown, view)))
        shown = view
    if narrated and not narrated[-1]["said"]:
        narrated[-1]["chosen"] = _chosen(game, steps)
    return narrated


def _told(
    game: Game, steps: Sequence[Step], number: int, draws: int, link_of: LinkOf, drafted: bool = False
) -> list[Told]:
    told: list[Told] = []
    happened: list[Moment] = []
    for step, stood in zip(steps, _stood(game, steps, drafted), strict=True):
        happened += game.guide.moments(step, stood)
        number += step.code >= 0
        draws += step.actor == CHANCE
        said = [game.guide.marked(message) for message in game.narrate(step)]
        draw = uncovered(game, step, draws, link_of(draws)) if step.actor == CHANCE else None
        if said or draw:
            told.append(Told(number, step, said, draw, happened))
            happened = []
    if steps and (not told or told[-1].number != number):
        told.append(Told(number, steps[-1], [], None, happened))
    elif told:
        told[-1].moments.extend(happened)
    return told


def _stood(game: Game, steps: Sequence[Step], drafted: bool) -> Iterator[State | None]:
    """For each step: how things stood before they were taken up, if that and their being set down are told together."""
    whole = drafted or not steps or not game.guide.in_hand(steps[-1].after)
    stood: State | None = None
    for step in steps:
        if not game.guide.in_hand(step.before):
            stood = step.before if whole and game.guide.in_hand(step.after) else None
        yield stood


def uncovered(game: Game, step: Step, number: int, link: str | None) -> Json | None:
    """What `Uncovered` says of a draw."""
    if link is None:
        return None
    outcome = game.offered(step.before).index(step.code)
    return {"number": number, "link": link, "weights": game.weights(step.before), "outcome": outcome}


def _narrated(match: Match, told: Told, patch: Patch) -> Json:
    step, number = told.step, told.number
    return {
        "number": number,
        "turn": int(step.before.turn),
        "actor": actor_name(match.game, step.actor),
        "text": match.moves[number - 1].text if step.code >= 0 else "",
        "said": told.said,
        "chosen": _chosen(match.game, [step]) if told.draw and not told.said else None,
        "draw": told.draw,
        "moments": moment_views(told.moments),
        "patch": patch,
    }


def _chosen(game: Game, steps: Sequence[Step]) -> MessageView | None:
    """The last choice or draw among these steps, in words."""
    last = next((step for step in reversed(steps) if step.code >= 0), None)
    return message_view(game.describe(last.before, last.code)) if last else None


def actor_name(game: Game, actor: int) -> str:
    return "rule" if actor == RULE else "chance" if actor == CHANCE else game.seat_names[actor]
