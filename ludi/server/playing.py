"""Moves tried out and told: everything about playing that needs neither database nor network."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, cast

from ludi.engine.contract import Game, State
from ludi.engine.contract import Step as Frame
from ludi.engine.errors import IllegalMove
from ludi.engine.frames import CHANCE, OVER, RULE
from ludi.engine.guide import Draft
from ludi.engine.match import Match
from ludi.engine.texts import message_view
from ludi.engine.views import MarkedMessage, MessageView, Path, Target
from ludi.server.errors import Refusal, refusal

Json = dict[str, Any]


def full_view(game: Game, state: State, draft: Draft | None = None, gestures: Sequence[Path] = ()) -> Json:
    """A game's view as it is sent."""
    return cast(Json, game.view(state, draft, gestures))


def drafted(match: Match, trial: Match, texts: Sequence[str], frames: Sequence[Frame]) -> Draft:
    """A turn tried out, as a guide is asked about it."""
    chosen = [frame.before for frame in frames if frame.code >= 0]
    return Draft(match.state, texts, chosen[-1] if chosen else match.state, trial.state)


def reasons(match: Match, picked: Sequence[Target]) -> dict[Target, MessageView]:
    """Why things cannot be pointed at by the seat that decides, after what it has picked up."""
    game, state = match.game, match.state
    told = {target: game.guide.why_not(state, picked, target) for target in game.guide.targets(state, match.decider)}
    return {target: message_view(why) for target, why in told.items() if why is not None}


@contextmanager
def refusing() -> Iterator[None]:
    """What the rules do not allow becomes a refusal."""
    try:
        yield
    except IllegalMove as error:
        raise Refusal("not_offered", error.message, str(error)) from None


def try_moves(match: Match, seat: int, texts: Sequence[str], offered: Mapping[str, int]) -> list[Frame]:
    """Play a seat's moves and what is forced between them, or Refusal. Changes the match given.

    `offered` has the codes of what is offered now, which saves asking for them again.
    """
    frames: list[Frame] = []
    for number, text in enumerate(texts):
        if number:
            frames += forced_moves(match)
        check_turn(match, seat)
        with refusing():
            known = offered.get(text) if number == 0 else None
            frames += match.play(text) if known is None else match.play_code(known)
    return frames


def check_turn(match: Match, seat: int) -> None:
    if match.is_over:
        raise refusal("over")
    if match.decider == CHANCE:
        raise refusal("past_chance")
    if match.decider != seat:
        raise refusal("not_your_turn")


def forced_moves(match: Match) -> list[Frame]:
    """Decisions with a single option, up to the next draw."""
    frames: list[Frame] = []
    while match.decider >= 0 and len(offered := match.game.offered(match.state)) == 1:
        frames += match.play_code(offered[0])
    return frames


def ending(match: Match, seat: int) -> str | None:
    """Why a draft cannot go on: what `Preview.ends` tells."""
    who = match.decider
    return "over" if who == OVER else "chance" if who == CHANCE else "other" if who != seat else None


def told(match: Match, frames: Sequence[Frame], base: int, before: Json, after: Json) -> list[Json]:
    """Executed frames as narrated steps.

    They came after `base` moves; `before` is the view then and `after` the view now. What changes without a word
    becomes part of the next step; the last step brings everything that is left.
    """
    game, number, shown = match.game, base, before
    steps: list[Json] = []
    for frame in frames:
        number += frame.code >= 0
        said = [game.guide.marked(message) for message in game.narrate(frame)]
        if said:
            scene = after if frame is frames[-1] else game.scene(frame.after)
            patch = {key: part for key, part in scene.items() if shown.get(key) != part}
            shown = {**shown, **patch}
            steps.append(_step(match, frame, number, said, patch))
    rest = {key: part for key, part in after.items() if shown.get(key) != part}
    if steps and steps[-1]["number"] == number:
        steps[-1]["patch"].update(rest)
    elif frames:
        steps.append(_step(match, frames[-1], number, [], rest))
    return steps


def _step(match: Match, frame: Frame, number: int, said: list[MarkedMessage], patch: Json) -> Json:
    return {
        "number": number,
        "turn": int(frame.before.turn),
        "actor": actor_name(match.game, frame.actor),
        "text": match.moves[number - 1].text if frame.code >= 0 else "",
        "said": said,
        "patch": patch,
    }


def actor_name(game: Game, actor: int) -> str:
    return "rule" if actor == RULE else "chance" if actor == CHANCE else game.seat_names[actor]
