"""What every game owes the engine, over seeded random play of each game × option set × number of players.

A few games of each combination are played once and kept; every test then holds all of their positions against one law.
"""

import json
import random
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from jsonschema_rs import Draft202012Validator
from pydantic import TypeAdapter

from ludi.engine.compiled import INTERPRETED
from ludi.engine.contract import Game, Value
from ludi.engine.errors import BadOptions, CannotUndo, IllegalMove
from ludi.engine.frames import CHANCE, OVER, RULE
from ludi.engine.kernels import TALLY, Tally, new_tally
from ludi.engine.match import Match, Move
from ludi.engine.offers import MAX_OPTIONS
from ludi.engine.registry import GAMES, UnknownGame, get_game
from ludi.engine.replay import Replay, Seat, dumps, loads
from ludi.engine.texts import LANGUAGES, Message, texts
from tests.engine.kept_games import LOOKS, Case, cases, every_case, every_game, games, some

pytestmark = pytest.mark.whole_games

UNDOS = 5  # positions at which undo is tried: it plays the whole game again
LONGEST_CONSEQUENCE = 200  # rule frames after one move


def fewest(game: Game) -> int:
    """How many it takes at least."""
    return min(game.player_counts(game.default_options()))


@every_case
def test_offers_are_never_empty_and_their_codes_ascend(case: Case) -> None:
    for played in games(case):
        for s in played.positions[:-1]:
            codes = case.game.offered(s)
            assert 0 < len(codes) <= MAX_OPTIONS
            assert codes == sorted(set(codes))


@every_game
def test_threads_ask_at_the_same_time(name: str) -> None:
    """Compiled rules leave Python's lock to other threads, so nothing may be shared between two questions."""
    case = next(each for each in cases() if each.name == name)
    positions = games(case)[0].positions[:-1]
    expected = [case.game.offered(s) for s in positions]

    def ask(first: int) -> bool:
        """About all of them from the first on, and round to it."""
        numbers = [*range(first, len(positions)), *range(first)] * (1 if INTERPRETED else 20)
        return all(case.game.offered(positions[i]) == expected[i] for i in numbers)

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(ask, some(len(positions), 8)))


@every_case
def test_choices_are_json_data_and_distinct(case: Case) -> None:
    match = case.match()
    for played in games(case):
        for i in some(len(played.moves)):
            match.state = played.positions[i]
            choices = match.choices()
            assert {choice.text: choice.code for choice in choices} == match.offered()
            written = [json.dumps(choice.what, allow_nan=False) for choice in choices]
            assert len(set(written)) == len(written)
            assert all(isinstance(choice.what["do"], str) for choice in choices)
            assert [c.weight for c in choices if c.weight] == (
                case.game.weights(match.state) if match.decider < 0 else []
            )


@every_case
def test_texts_are_unique_and_read_back(case: Case) -> None:
    match = case.match()
    for played in games(case):
        for i in some(len(played.moves), 4 * LOOKS):
            match.state = played.positions[i]
            codes = case.game.offered(match.state)
            written = [case.game.text(match.state, code) for code in codes]
            assert len(set(written)) == len(written)
            assert [match.check(text) for text in written] == codes
            assert all(text == " ".join(text.split()) and text.isascii() for text in written)


@every_case
def test_draws_have_positive_weights(case: Case) -> None:
    for played in games(case):
        for move, s in zip(played.moves, played.positions, strict=False):
            if move.actor == CHANCE:
                weights = case.game.weights(s)
                assert len(weights) == len(case.game.offered(s))
                assert min(weights) > 0


@every_case
def test_other_texts_are_refused_with_a_sentence(case: Case) -> None:
    match = case.match()
    everything = sorted({move.text for played in games(case) for move in played.moves})
    rng = random.Random(str(case))
    for played in games(case):
        for i in some(len(played.positions)):
            match.state = played.positions[i].copy()
            before = match.state.tobytes()
            elsewhere = rng.sample(everything, min(5, len(everything)))
            wrong = ["", "nonsense", *(text.upper() for text in match.offered()), *elsewhere]
            for text in set(wrong) - set(match.offered()):
                with pytest.raises(IllegalMove) as refused:
                    match.play(text)
                sentence = str(refused.value)
                assert sentence.startswith(f"“{text}” cannot be played: ")
                assert sentence.endswith(".")
                assert "\n" not in sentence
            assert match.state.tobytes() == before
            assert match.moves == []


@every_game
def test_a_copy_has_the_same_bytes(name: str) -> None:
    # to the last one, padding included: equal positions are equal bytes, and no save shows what memory held before
    game = get_game(name)
    s = Match(game, fewest(game)).state
    for number in range(256):
        dirty = [np.full(game.record.itemsize, number, dtype=np.uint8) for _ in range(9)]
        del dirty
        assert s.copy().tobytes() == s.tobytes()


@every_case
def test_a_copy_is_independent(case: Case) -> None:
    for played in games(case):
        for i in some(len(played.moves)):
            s, before = played.positions[i], played.positions[i].tobytes()
            copy = case.match(s)
            copy.play_code(played.moves[i].code)
            assert s.tobytes() == before
            assert copy.state.tobytes() == played.positions[i + 1].tobytes() != before


@every_case
def test_bytes_are_a_save_that_continues_alike(case: Case) -> None:
    for played in games(case):
        loaded = case.match()
        for i, move in enumerate(played.moves):
            saved = np.frombuffer(played.positions[i].tobytes(), dtype=case.game.record).copy()[0]
            loaded.state = saved
            loaded.play_code(move.code)
            assert saved.tobytes() == played.positions[i + 1].tobytes(), f"after move {i + 1}"


@every_case
def test_a_replay_in_between_gives_the_same_state(case: Case) -> None:
    seats = [Seat(f"Player {i}", "human") for i in range(case.players)]
    for played in games(case):
        for i in some(len(played.positions), 3):
            replay = Replay(case.match(played.positions[i], played.moves[:i]), seats)
            again = loads(dumps(replay))
            assert again.match.state.tobytes() == played.positions[i].tobytes()
            assert again.match.moves == played.moves[:i]
            assert (again.match.options, again.seats, again.table) == (case.options, seats, replay.table)


def undo_point(moves: list[Move], decider: int) -> int | None:
    """The law once more: one's own decisions since the last draw or change of seat; forced ones are no decisions."""
    own = []
    for number in reversed(range(len(moves))):
        if moves[number].actor == CHANCE or moves[number].actor != decider:
            break
        own.append(number)
    return next((number for number in own if not moves[number].forced), None)


@every_case
def test_undo_goes_back_to_the_last_draw_or_change_of_seat(case: Case) -> None:
    for played in games(case):
        deciders = [case.game.rules.decider(s) for s in played.positions]
        points = [undo_point(played.moves[:i], decider) for i, decider in enumerate(deciders)]
        possible = [i for i, point in enumerate(points) if point is not None]
        pairs = pairwise(played.moves)  # in some games every decision is followed by a draw or another's turn
        assert possible or not any(one.actor == other.actor >= 0 and not one.forced for one, other in pairs)
        for i in {*some(len(points), UNDOS), *random.Random(str(case)).sample(possible, min(len(possible), UNDOS))}:
            match, point = case.match(played.positions[i], played.moves[:i]), points[i]
            if point is None:
                with pytest.raises(CannotUndo, match=r"^Nothing can be undone: .*\.$"):
                    match.undo()
            else:
                match.undo()
            left = i if point is None else point
            assert match.moves == played.moves[:left]
            assert match.state.tobytes() == played.positions[left].tobytes()


def exact(schema: Any) -> Any:
    """A schema that allows no key it does not name."""
    if isinstance(schema, list):
        return [exact(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {"additionalProperties": False} if "properties" in schema else {}
    return {**{name: exact(part) for name, part in schema.items()}, **closed}


@every_case
def test_the_view_is_json(case: Case) -> None:
    schema = Draft202012Validator(exact(TypeAdapter(case.game.view_type).json_schema()))
    for played in games(case)[:1]:
        for i in some(len(played.positions)):
            s = played.positions[i].copy()
            view = case.game.view(s)
            assert s.tobytes() == played.positions[i].tobytes()
            assert view["game"] == case.name
            assert json.loads(json.dumps(view, allow_nan=False)) == view
            schema.validate(view)
            assert [choice["text"] for choice in view["choices"]] == list(case.match(s).offered())


@every_game
def test_the_view_has_prompt_and_options(name: str) -> None:
    # the contract: "the complete public state as JSON data, with prompt and options"
    game = get_game(name)
    view = game.view(Match(game, fewest(game)).state)
    assert {"prompt", "choices"} <= view.keys()


@cache
def told(language: str, message: str) -> bool:
    """Remembers what was put into words already: the same message gives the same words."""
    text = texts(language)(SAID[message])
    return bool(text.strip()) and "{" not in text and "???" not in text


SAID: dict[str, Message] = {}


def is_told(message: Message) -> bool:
    key = repr(message)
    SAID[key] = message
    return all(told(language, key) for language in LANGUAGES)


@every_case
def test_everything_can_be_told_in_every_language(case: Case) -> None:
    for played in games(case):
        for i, s in enumerate(played.positions):
            assert is_told(case.game.prompt(s))
            for code in case.game.offered(s) if i < len(played.moves) else []:
                assert is_told(case.game.describe(s, code))
        for step in (step for steps in played.steps for step in steps):
            assert all(is_told(message) for message in case.game.narrate(step))


@every_case
def test_steps_join_without_gaps(case: Case) -> None:
    for played in games(case):
        for i, (move, steps) in enumerate(zip(played.moves, played.steps, strict=True)):
            assert (steps[0].actor, steps[0].code) == (move.actor, move.code)
            assert {(step.actor, step.code) for step in steps[1:]} <= {(RULE, -1)}
            chain = [played.positions[i], *(step.after for step in steps)]
            assert [step.before.tobytes() for step in steps] == [s.tobytes() for s in chain[:-1]]
            assert chain[-1].tobytes() == played.positions[i + 1].tobytes()
            assert len(steps) <= LONGEST_CONSEQUENCE


@every_case
def test_the_winners_share_one_point(case: Case) -> None:
    for played in games(case):
        assert case.game.rules.decider(played.positions[-1]) == OVER
        assert played.positions[-1].depth == 0
        assert sum(played.shares) == pytest.approx(1)
        assert min(played.shares) >= 0
        assert len(played.shares) == case.players


@every_case
def test_turns_are_counted_from_one(case: Case) -> None:
    for played in games(case):
        turns = [int(s.turn) for s in played.positions]
        assert {b - a for a, b in pairwise(turns)} <= {0, 1}
        assert turns[0] in (0, 1)
        assert turns[-1] > 1


@every_game
def test_a_game_is_what_it_is_registered_as(name: str) -> None:
    game = get_game(name)
    assert get_game(name) is game
    assert game.name == name
    assert {"stack", "depth", "turn"} <= set(game.record.names)
    assert game.record.dtype.isalignedstruct
    assert game.record.dtype.hasobject is False
    assert len(set(game.seat_names)) == len(game.seat_names)
    assert max(players for case in cases() if case.name == name for players in [case.players]) <= len(game.seat_names)
    assert set(game.events.values()) <= set(game.frames)
    assert max(game.frames) < len(new_tally().frames)
    assert Tally.__annotations__.keys() == set(TALLY.names)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match=rf"^There is no game called 'chess'; choose one of {', '.join(GAMES)}\.$"):
        get_game("chess")


@every_game
def test_options_are_completed_and_checked(name: str) -> None:
    game = get_game(name)
    players = fewest(game)
    usual = game.complete_options(players, {})
    assert list(usual) == [spec.name for spec in game.option_specs]
    assert game.complete_options(players, {key: str(value) for key, value in usual.items()}) == usual
    assert np.asarray(game.encode(usual)).dtype == np.int8
    unknown: dict[str, dict[str, Value]] = {spec.name: {spec.name: "never"} for spec in game.option_specs}
    wrong: list[tuple[int, dict[str, Value], str]] = [
        (players, {"colour": "red"}, "has no option 'colour'"),
        *((players, given, f"option {name} cannot be 'never'") for name, given in unknown.items()),
        (players - 1, {}, f"is not for {players - 1} players"),
        (99, {}, "is not for 99 players"),
    ]
    for number, given, why in wrong:
        with pytest.raises(BadOptions, match=rf"^{game.title}.*{why}.*\.$"):
            game.complete_options(number, given)
