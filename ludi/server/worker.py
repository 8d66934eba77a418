"""What runs in worker processes, away from the event loop: bots, hints, and telling whole games."""

import json
import secrets
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from time import monotonic
from typing import TYPE_CHECKING, Any, cast

from ludi.bots.levels import FIRST_SIGHT, PLAIN, STRONGEST, USUAL, Budget
from ludi.engine.contract import Game, State
from ludi.engine.errors import BadFile, LudiError
from ludi.engine.fairness import Dealer
from ludi.engine.frames import RULE
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, loads
from ludi.server.crew import end_with_parent, give_way
from ludi.server.settings import MOST_MOVES
from ludi.table import coaching
from ludi.table.advising import Option, hint_found
from ludi.table.advising import hint as told_hint
from ludi.table.dealt import AnySitting, links_of
from ludi.table.playing import Json, reasons_against
from ludi.table.refusals import Refusal
from ludi.table.telling import look, look_after, story, story_of

if TYPE_CHECKING:  # whoever thinks needs NumPy; the server, which only names what is to be done, does without
    from ludi.bots.roster import Chooser
    from ludi.bots.thinker import Thinker
    from ludi.judges import Judge

HINT = Budget(seconds=1.5)
AFTERWARDS = Budget(seconds=0.25)  # for each of the other choices of the turn that is advised
THOUGHT_OF = 6  # such choices at most; those after them, as in a long trade, are made at first sight
TOGETHER = 60  # decisions a bot takes in one go at most
MOST_SITTINGS = 1_000  # of an uploaded game
LONGEST_NAME = 256  # characters of any name, commitment, entropy or secret in an uploaded file
COMPILING = 10  # niceness
LONG = 1.0  # seconds after which it takes no further one, so that others get their turn


def be_ready() -> None:
    """Nothing is asked but that everything is loaded."""


def prepare(game_name: str) -> None:
    """Make ready what bots, hints and stories call; slow where it has to be compiled."""
    game = get_game(game_name)
    players = min(game.player_counts(game.default_options()))
    match, dealer = Match(game, players), Dealer.from_seed(0, {})
    match.run(lambda weights: dealer.draw(match.draws_made() + 1, weights))
    for bot in (USUAL, *PLAIN):
        think(game_name, match.state.tobytes(), match.decider, bot)
    hint(game_name, match.state.tobytes(), match.decider)
    look_at_state(game_name, match.state.tobytes(), match.decider)
    reasons_at_state(game_name, match.state.tobytes(), [])
    appraise(game_name, match.state.tobytes(), [[]], 1)
    story_of(match, [None] * match.draws_made())


def compile_politely(game_name: str) -> None:
    """In a process of its own, giving way to whoever is being served."""
    end_with_parent()
    give_way(COMPILING)
    prepare(game_name)


def _state(game: Game, data: bytes) -> State:
    return game.record.read(data)


@cache
def _bot(game_name: str, bot: str) -> "Chooser":
    """For all tables: what it remembers of one is forgotten at the next."""
    from ludi.bots.roster import make_bot, parse_bot

    return make_bot(get_game(game_name), parse_bot(bot), secrets.randbits(32))


@cache
def _adviser(game_name: str, budget: Budget) -> "Thinker":
    from ludi.bots.network import packaged
    from ludi.bots.thinker import Thinker

    game = get_game(game_name)
    return Thinker(game, STRONGEST, secrets.randbits(32), budget, network=packaged(game))


@cache
def _glancer(game_name: str) -> "Chooser":
    """Chooses at first sight."""
    from ludi.bots.network import packaged
    from ludi.bots.policy import PolicyBot

    game = get_game(game_name)
    network = packaged(game)
    return PolicyBot(game, network, 0) if network else _adviser(game_name, FIRST_SIGHT)


def think(game_name: str, data: bytes, seat: int, bot: str) -> list[int]:
    """The codes of a bot's decisions, up to a draw or another seat's decision."""
    game = get_game(game_name)
    state, rules = _state(game, data), game.rules
    codes: list[int] = []
    begun = monotonic()
    while rules.decider(state) == seat and len(codes) < TOGETHER:
        code = _bot(game_name, bot).choose(state, seat)
        codes.append(code)
        rules.apply(state, code)
        while rules.decider(state) == RULE:
            rules.advance(state)
        if monotonic() - begun > LONG:
            break
    return codes


def hint(game_name: str, data: bytes, seat: int) -> Json:
    """What `Hint` says of the options, of which there are at least two, and of the turn that begins with the best."""
    game, adviser = get_game(game_name), _adviser(game_name, HINT)
    state = _state(game, data)
    adviser.compare(state)

    def go_on(at: State, choices: int) -> int:
        chooser = _adviser(game_name, AFTERWARDS) if choices < THOUGHT_OF else _glancer(game_name)
        return chooser.choose(at, seat)

    options = [(each.code, each.visits, each.values[seat]) for each in adviser.considered()]
    return told_hint(game, state, seat, STRONGEST, options, go_on)


def hint_found_elsewhere(game_name: str, data: bytes, seat: int, options: list[Option], codes: list[int]) -> Json:
    """The same of what a browser has found; LudiError where it is not offered."""
    game = get_game(game_name)
    return hint_found(game, _state(game, data), seat, STRONGEST, options, codes)


def story_of_file(text: str) -> Json:
    """The story of a replay file; BadFile if it is none."""
    replay = loads(text)
    check_size(replay)
    return story(replay)


def check_size(replay: Replay) -> None:
    """A file may say little that makes a story long: names are repeated in each sitting's terms, and so on."""
    names = [replay.table, *(text for seat in replay.seats for text in (seat.player, seat.kind))]
    names += [replay.taken_over.table] if replay.taken_over else []
    said = [text for sitting in replay.sittings for text in _texts(asdict(sitting))]
    if len(replay.match.moves) > MOST_MOVES:
        raise BadFile(f"it has {len(replay.match.moves)} moves; no more than {MOST_MOVES} are told here.")
    if len(replay.sittings) > MOST_SITTINGS or any(len(text) > LONGEST_NAME for text in [*names, *said]):
        raise BadFile("its names or its proofs of fair draws are longer than any game makes them.")
    if any(len(sitting.entropy) > 2 * len(replay.seats) for sitting in replay.sittings):
        raise BadFile("more people have mixed the draws than sit at the table.")


def _texts(value: Any) -> list[str]:
    """All texts in something made of dicts and lists."""
    if isinstance(value, str):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return [text for part in parts for text in _texts(part)]


def story_of_moves(
    game_name: str,
    options: dict[str, Any],
    players: list[str],
    codes: list[int],
    sittings: list[AnySitting],
    dealt: list[Json],
) -> Json:
    """The story of a stored game; how it was `dealt` only the server knows."""
    match = Match(get_game(game_name), len(players), options)
    for code in codes:
        match.play_code(code)
    return {**story_of(match, links_of(sittings, match.draws_made())), "players": players, "dealt": dealt}


def questions_of(body: str) -> Json:
    """The positions to be judged of a game; `body` as a page sends it."""
    file = _file_in(_read(body))
    return _unless_refused(lambda: coaching.questions(file))


def _unless_refused(work: Callable[[], Json]) -> Json:
    """A refusal keeps its reason on the way to whoever asked; of errors only the sentence gets there."""
    try:
        return work()
    except Refusal as error:
        return {"refused": error.reason}


def findings_of(body: str) -> Json:
    """What follows from a game's judgements."""
    wish = _read(body)
    judge, looks = wish.get("judge"), wish.get("looks")
    if not isinstance(judge, str) or len(judge) > LONGEST_NAME or not isinstance(looks, list):
        raise LudiError("What is wished for has a file, a judge and looks.")
    file = _file_in(wish)
    return _unless_refused(lambda: cast(Json, coaching.findings_of(file, judge, looks)))


def _read(body: str) -> Json:
    try:
        wish = json.loads(body)
    except (ValueError, RecursionError):
        wish = None
    if not isinstance(wish, dict):
        raise LudiError("What is wished for is no JSON object.")
    return wish


def _file_in(wish: Json) -> str:
    """The text of a replay file of a size that is told here."""
    text = wish.get("file")
    if not isinstance(text, str):
        raise LudiError("What is wished for has no file.")
    check_size(loads(text))
    return text


def line_of(wish: Json) -> Json:
    """A few choices from a position of a game, told."""
    return coaching.line_story(wish)


def appraise(game_name: str, data: bytes, asked: list[list[int]], iterations: int) -> Json:
    """Positions that a game was played to, judged: one record after the other in `data`; and who judged."""
    from ludi.judges import judged, usual

    game = get_game(game_name)
    judge, size = _judge(game_name, iterations), game.record.itemsize
    states = [data[begin : begin + size] for begin in range(0, len(data), size)]
    looks = [judged(judge, game, state, codes) for state, codes in zip(states, asked, strict=True)]
    told = [coaching.told_of(game, *each) for each in zip(states, looks, strict=True)]
    return {"judge": str(usual(game, iterations)), "looks": told}


@cache
def _judge(game_name: str, iterations: int) -> "Judge":
    """The search, with the network that comes with a game if one does."""
    from ludi.judges import usual

    game = get_game(game_name)
    return usual(game, iterations).make(game)


def look_at_state(game_name: str, data: bytes, seat: int | None) -> Json:
    """What `LookView` says of a position."""
    game = get_game(game_name)
    return look(game, _state(game, data), seat)


def reasons_at_state(game_name: str, data: bytes, picked: list[str]) -> Json:
    """What `Whys.whys` says of a position in which a seat decides."""
    game = get_game(game_name)
    return cast(Json, reasons_against(game, _state(game, data), picked))


def look_at_moves(game_name: str, options: dict[str, Any], players: int, codes: list[int], seat: str | None) -> Json:
    """What `LookView` says of the position after these moves, or LudiError."""
    return look_after(get_game(game_name), options, players, codes, seat)
