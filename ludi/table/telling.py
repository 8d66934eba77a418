"""Whole games told, and single positions."""

from typing import Any

from ludi.engine.contract import Game, State
from ludi.engine.errors import LudiError, quoted
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match, Move
from ludi.engine.replay import Replay
from ludi.table.dealt import dealt, links_of
from ludi.table.playing import Json, actor_name, narrate_steps, public_view


def look(game: Game, state: State, seat: int | None) -> Json:
    """What `LookView` says of a position."""
    return {**game.guide.look(state, seat), "forecast": game.forecast(state)}


def look_after(game: Game, options: dict[str, Any], players: int, codes: list[int], seat: str | None) -> Json:
    """The same of the position after these moves, for a seat by name; LudiError if there are no such moves or seat."""
    match = Match(game, players, options)
    for code in codes:
        match.play_code(code)
    seats = game.seat_names[:players]
    if seat is not None and seat not in seats:
        raise LudiError(f"There is no seat {quoted(seat)} at this table; the seats are {', '.join(seats)}.")
    return look(game, match.state, None if seat is None else seats.index(seat))


def log_lines(match: Match, move: Move) -> list[Json]:
    """What is said of the next move, and of its consequences; it is played."""
    lines: list[Json] = []
    for step in match.play_code(move.code):
        said = [match.game.guide.marked(message) for message in match.game.narrate(step)]
        if said:
            text = move.text if step.code >= 0 else ""
            turn, actor = int(step.before.turn), actor_name(match.game, step.actor)
            lines.append({"number": len(match.moves), "turn": turn, "actor": actor, "text": text, "said": said})
    return lines


def story(replay: Replay) -> Json:
    """What `Story` says of a replay."""
    made, dealt_here = replay.match.draws_made(), replay.dealt_draws()
    links = [None] * (made - dealt_here) + links_of(replay.sittings, dealt_here)
    players = [seat.player for seat in replay.seats]
    return {**story_of(replay.match, links), "players": players, "dealt": dealt(replay), "taken_over": replay.begun}


def story_of(played: Match, links: list[str | None], begun: int = 0) -> Json:
    """The steps of a whole game, or of one from a move on, and its draws, each with what it uncovered."""
    game = played.game
    match = played.at(begun)
    view = first = public_view(game, match.state, choosing=False)
    steps: list[Json] = []
    draws: list[Json] = []
    for number, move in enumerate(played.moves[begun:], start=begun + 1):
        made = match.draws_made()
        if move.actor == CHANCE:
            draws.append({**_draw(match, number, move.code), "link": links[made]})
        executed = match.play_code(move.code)
        after = public_view(game, match.state, choosing=False)
        steps += narrate_steps(match, executed, number - 1, view, after, made, lambda draw: links[draw - 1])
        view = after
    return {
        "game": game.name,
        "options": match.options,
        "seats": list(game.seat_names[: match.players]),
        "over": match.is_over,
        "number": len(match.moves),
        "codes": [move.code for move in match.moves],
        "view": first,
        "steps": steps,
        "draws": draws,
        "taken_over": 0,
    }


def _draw(match: Match, number: int, code: int) -> Json:
    """What `Draw` says of the pending draw, which brought this code, but for its link."""
    offered, weights = match.offered(), match.game.weights(match.state)
    return {"move": number, "texts": list(offered), "weights": weights, "outcome": list(offered.values()).index(code)}
