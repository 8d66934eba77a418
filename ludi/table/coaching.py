"""What decided a finished game, for a page: which positions are to be judged, what follows from the judgements, and the
best lines to look at. Whoever asks judges himself, by a module in the page or through a server's workers.
"""

from base64 import b64encode
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludi.analysis.finding import findings, forced
from ludi.analysis.findings import Findings
from ludi.analysis.line import Look, Option
from ludi.analysis.walk import Path, Position, after, line_of, state_of, walk
from ludi.engine.contract import Game
from ludi.engine.errors import LudiError
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, links, loads
from ludi.table.dealing import HUMAN
from ludi.table.playing import Json
from ludi.table.refusals import refusal
from ludi.table.telling import story_of

ALMOST: Final = 1.01  # shares add up to 1, but for rounding


def finished(text: str) -> Replay:
    """A game that may be analysed: nobody is told what to play while he can still play it."""
    replay = loads(text)
    played_on = not replay.match.is_over and replay.ended is None
    if played_on and any(seat.kind == HUMAN for seat in replay.seats):
        raise refusal("still_played")
    return replay


def questions(text: str) -> Json:
    """What `Questions` says: every position that is to be judged, and the options to be compared with the best."""
    replay = finished(text)
    asked = walk(replay.match).asked()
    return {
        "chain": links(replay)[-1],
        "game": replay.match.game.name,
        "positions": [
            {"state": b64encode(position).decode(), "asked": list(codes)} for position, codes in asked.items()
        ],
    }


def findings_of(text: str, judge: str, looks: Sequence[Any]) -> Findings:
    """What follows from the judgements, which come in the order of the positions."""
    replay = finished(text)
    path = walk(replay.match)
    asked = list(path.asked())
    if len(asked) != len(looks):
        raise LudiError(f"There are {len(asked)} positions to be judged, not {len(looks)}.")
    game, players = replay.match.game, replay.match.players
    found = {position: look_of(game, players, position, look) for position, look in zip(asked, looks, strict=True)}
    _check_compared(path, found)
    return findings(replay, line_of(path, found), judge)


def look_of(game: Game, players: int, position: Position, told: Any) -> Look:
    """A judgement as it was sent, or LudiError."""
    parts = told if isinstance(told, Mapping) else {"options": None}
    options, line = parts.get("options", []), parts.get("line", [])
    if not isinstance(options, list) or not isinstance(line, list):
        raise LudiError("A judgement has shares, options and a line.")
    looked = tuple(_option(players, each) for each in options)
    return Look(_shares(players, parts.get("shares")), looked, _plan(game, position, line))


def told_of(game: Game, position: Position, look: Look) -> Json:
    """A judgement in the way it is sent."""
    s, line = state_of(game, position), list[int]()
    for text in look.plan:
        line.append(next(code for code in game.offered(s) if game.text(s, code) == text))
        s = state_of(game, after(game, s, line[-1]))
    options = [[option.code, list(option.shares), option.compared] for option in look.options]
    return {"shares": list(look.shares), "options": options, "line": line}


def _option(players: int, told: Any) -> Option:
    code, shares, compared = told if isinstance(told, list) and len(told) == 3 else (None, None, None)
    if not isinstance(code, int) or not isinstance(compared, bool):
        raise LudiError("An option that was judged is a code, shares, and whether it was compared.")
    return Option(code, _shares(players, shares), compared)


def _shares(players: int, told: Any) -> tuple[float, ...]:
    fits = isinstance(told, list) and len(told) == players and all(isinstance(share, int | float) for share in told)
    if not fits or not all(0 <= share <= ALMOST for share in told) or sum(told) > ALMOST:
        raise LudiError(f"Shares are {players} numbers that add up to 1.")
    return tuple(float(share) for share in told)


def _plan(game: Game, position: Position, codes: Sequence[Any]) -> tuple[str, ...]:
    """Of what a search expects, what the seat itself chooses until something is drawn or another is to choose."""
    s, plan = state_of(game, position), list[str]()
    seat = game.rules.decider(s)
    for code in codes if seat >= 0 else ():
        if game.rules.decider(s) != seat or not isinstance(code, int) or code not in game.offered(s):
            break
        plan.append(game.text(s, code))
        s = state_of(game, after(game, s, code))
    return tuple(plan)


def _check_compared(path: Path, found: Mapping[Position, Look]) -> None:
    """Every option of a decision was judged."""
    for crossing in path.crossings:
        if crossing.actor != CHANCE:
            judged = [option.code for option in found[crossing.positions[0]].options]
            if judged != list(crossing.codes):
                raise LudiError(f"Of move {crossing.move} the options {list(crossing.codes)} are to be judged.")


def line_story(wish: Mapping[str, Any]) -> Json:
    """What `Story` says of a few choices from a position of a game: `codes` lead there, `line` goes on."""
    match = Match(get_game(wish["game"]), wish["players"], wish["options"])
    for code in wish["codes"]:
        match.play_code(code)
    begun = len(match.moves)
    for text in wish["line"]:
        match.play(text)
        forced(match)
    told = story_of(match, [None] * match.draws_made(), begun)
    return {**told, "players": [""] * match.players, "dealt": []}
