"""What is told of a hint, whoever has thought about it."""

from base64 import b64encode
from collections.abc import Callable, Sequence

from ludi.bots.levels import STRONGEST
from ludi.engine.contract import Game, State
from ludi.engine.errors import LudiError
from ludi.engine.frames import RULE
from ludi.engine.match import Match
from ludi.engine.texts import message_view
from ludi.table.playing import Json

MOST_REASONS = 2  # told of a turn

Choose = Callable[[State, int], int]  # a position, and how many choices of the turn come before it -> a code
Option = tuple[int, int, float]  # its code, how often it was tried, the chance of winning with it


def job_at(match: Match, bot: str) -> Json:
    """A position that a bot is to think about, for whoever lets it."""
    state = b64encode(match.state.tobytes()).decode()
    about = {"game": match.game.name, "players": match.players, "options": match.options}
    return {**about, "state": state, "seat": match.decider, "bot": bot}


def position_of(match: Match) -> Json:
    """What `Position` says: all that a search elsewhere has to know."""
    return {**job_at(match, STRONGEST), "version": match.game.version, "content": match.game.content}


def hint(game: Game, start: State, seat: int, bot: str, options: Sequence[Option], choose: Choose) -> Json:
    """What `Hint` says of the options, of which there are at least two, the best first; and of the turn that begins
    with that, as `choose` goes on with it."""
    shown = [
        {
            "text": game.text(start, code),
            "said": game.guide.marked(game.describe(start, code)),
            "chance": chance,
            "visits": visits,
        }
        for code, visits, chance in options
    ]
    turn, after = _whole_turn(game, start, seat, options[0][0], choose)
    why = [message_view(reason) for reason in game.guide.purposes(start, after, seat)[:MOST_REASONS]]
    return {"bot": bot, "best": shown[0]["text"], "turn": turn, "why": why, "options": shown}


def hint_found(game: Game, start: State, seat: int, bot: str, options: Sequence[Option], codes: Sequence[int]) -> Json:
    """The same of what somebody has found who is not trusted, and how he goes on with the turn; LudiError where that
    is not offered."""
    found, following = [code for code, _, _ in options], iter(codes)
    if not found or len(set(found)) < len(found) or not set(found) <= set(game.offered(start)):
        raise LudiError("A hint is about choices that are offered, each once.")

    def choose(at: State, _: int) -> int:
        code = next(following, None)
        if code not in game.offered(at):
            raise LudiError("The turn that a hint shows goes on with a choice that is not offered.")
        return code

    return hint(game, start, seat, bot, options, choose)


def _whole_turn(game: Game, start: State, seat: int, code: int, choose: Choose) -> tuple[list[Json], State]:
    """A choice and those that would follow it, up to a draw or another seat's decision; and where they lead.

    As in a draft, what is forced goes without saying.
    """
    state, rules, turn = start.copy(), game.rules, list[Json]()
    while True:
        if len(game.offered(state)) > 1:
            said = game.guide.marked(game.describe(state, code))
            path = next(iter(game.guide.paths(state, code)), [])
            turn.append({"text": game.text(state, code), "said": said, "path": path})
        rules.apply(state, code)
        while rules.decider(state) == RULE:
            rules.advance(state)
        if rules.decider(state) != seat:
            return turn, state
        code = choose(state, len(turn))
