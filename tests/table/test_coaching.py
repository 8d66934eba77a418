"""What decided a game, as pages are told: of finished games only, from judgements of every position."""

import json
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludi.analysis.walk import Position, walk
from ludi.engine.errors import LudiError
from ludi.engine.frames import CHANCE, OVER
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import loads
from ludi.engine.texts import LANGUAGES, message_of, texts
from ludi.server import models, worker
from ludi.server.models_analysis import Questions
from ludi.table.coaching import look_of
from tests.table.alone import Alone
from tests.table.games import file_of, played, running

GAMES = ["tali", "municipium", "ave_roma"]


@pytest.fixture
def alone() -> Alone:
    return Alone()


def glance(match: Match, state: Any, codes: list[int]) -> dict[str, Any]:
    """A judge that sees nothing ahead: what a position looks like after each option."""
    game, players = match.game, match.players
    seat = game.rules.decider(state)
    if seat == OVER:
        return {"shares": game.payoffs(state, players), "options": [], "line": []}
    offered = [] if seat == CHANCE else game.offered(state)
    options = list[tuple[int, list[float], bool]]()
    for code in offered:
        tried = state.copy()
        game.rules.apply(tried, code)
        options.append((code, seen(match, tried), True))
    best = max(options, key=lambda each: each[1][seat])[1] if options else seen(match, state)
    return {"shares": best, "options": [list(each) for each in options], "line": offered[:1]}


def seen(match: Match, state: Any) -> list[float]:
    out: Any = np.zeros(5)
    match.game.rules.prospects(state, out)
    return [float(share) for share in out[: match.players]]


def judged(file: str, alone: Alone) -> list[dict[str, Any]]:
    match, asked = loads(file).match, alone.ask("POST", "/analyses/questions", {"file": file})
    Questions(**asked)
    states = [match.game.record.read(position) for position in walk(match).asked()]
    return [glance(match, state, each["asked"]) for state, each in zip(states, asked["positions"], strict=True)]


@pytest.mark.parametrize("game", GAMES)
def test_what_decided_a_game_is_told(alone: Alone, game: str) -> None:
    file = file_of(game)
    found = alone.ask("POST", "/analyses/findings", {"file": file, "judge": "test", "looks": judged(file, alone)})
    replay = loads(file)
    assert (found["moves"], found["over"], found["judge"]) == (len(replay.match.moves), True, "test")
    for seat in found["seats"]:
        parts = seat["start"] + seat["luck"] + seat["own"] + seat["others"] + seat["drift"]
        assert parts == pytest.approx(seat["end"], abs=1e-9)
    for stand in found["stands"]:
        assert sum(stand["shares"]) == pytest.approx(1, abs=1e-4)
    assert [each["number"] for each in found["events"]] == sorted(each["number"] for each in found["events"])
    assert {each["seat"] for each in found["summaries"]} == {"", *(seat["seat"] for seat in found["seats"])}


@pytest.mark.parametrize("game", GAMES)
def test_the_best_line_begins_where_the_move_was_made(alone: Alone, game: str) -> None:
    """Its choices are offered there, and told as a story that leads somewhere."""
    file = file_of(game)
    found = alone.ask("POST", "/analyses/findings", {"file": file, "judge": "test", "looks": judged(file, alone)})
    match = loads(file).match
    codes = [move.code for move in match.moves]
    better = [each for each in found["events"] if each["kind"] == "decision" and each["line"]][:5]
    assert better
    for event in better:
        wish = {"game": game, "options": match.options, "players": match.players, "codes": codes[: event["number"] - 1]}
        told = alone.ask("POST", "/analyses/line", {**wish, "line": [each["text"] for each in event["line"]]})
        story = models.Story(**told)
        assert story.number >= event["line"][-1]["move"] >= event["line"][0]["move"] == event["number"]
        assert story.steps[0].number == event["number"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_and_summary_can_be_said(alone: Alone, game: str, language: str) -> None:
    file, speak = file_of(game), texts(language)
    found = alone.ask("POST", "/analyses/findings", {"file": file, "judge": "test", "looks": judged(file, alone)})
    said = [each for event in found["events"] for each in event.get("why", [])]
    said += [each for summary in found["summaries"] for each in summary["said"]]
    assert said
    assert all(speak(message_of(each)) for each in said)


def test_a_running_game_is_not_analysed(alone: Alone) -> None:
    for asked, more in (("questions", {}), ("findings", {"judge": "test", "looks": []})):
        answer = alone.house.request("POST", f"/analyses/{asked}", {"file": running("tali"), **more})
        assert (answer.status, answer.body["reason"]) == (409, "still_played")
        assert answer.body["said"]["id"] == "server-still-played"


def test_a_game_that_was_called_off_is(alone: Alone) -> None:
    assert alone.ask("POST", "/analyses/questions", {"file": running("tali", "aborted")})["positions"]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda looks: looks[1:], "positions to be judged"),
        (lambda looks: [*looks[:-1], "no look"], "shares, options and a line"),
        *(
            (lambda looks, key=key, value=value: [{**each, key: value} for each in looks], "shares, options and a line")
            for key in ("options", "line")
            for value in (5, None, "no list", {"no": "list"}, True)
        ),
        (lambda looks: [{**looks[0], "shares": [0.5]}, *looks[1:]], "numbers that add up to 1"),
        (lambda looks: [{**looks[0], "shares": [0.9, 0.9]}, *looks[1:]], "numbers that add up to 1"),
        (lambda looks: [{**looks[0], "shares": [float("nan"), 0.1]}, *looks[1:]], "numbers that add up to 1"),
        (lambda looks: [{**each, "options": each["options"][:1]} for each in looks], "are to be judged"),
        (lambda looks: [{**each, "options": [[0]] * 2} for each in looks], "a code, shares"),
        (lambda looks: [{**looks[0], "options": 5}, *looks[1:]], "shares, options and a line"),
        (lambda looks: [{**looks[0], "options": None}, *looks[1:]], "shares, options and a line"),
        (lambda looks: [{**looks[0], "line": 3}, *looks[1:]], "shares, options and a line"),
    ],
)
def test_judgements_that_do_not_fit_get_a_sentence(alone: Alone, spoil: Any, sentence: str) -> None:
    file = file_of("tali")
    looks = spoil(judged(file, alone))
    answer = alone.house.request("POST", "/analyses/findings", {"file": file, "judge": "test", "looks": looks})
    assert answer.status == 422
    assert sentence in answer.body["sentence"]


def test_a_plan_ends_where_another_is_to_choose() -> None:
    """What a search expects of others is no plan of one's own."""
    game, replay = get_game("tali"), played("tali")
    position: Position = next(each.positions[0] for each in walk(replay.match).crossings if each.actor != CHANCE)
    told = {"shares": [0.5, 0.5], "options": [], "line": [1, 3, 0]}  # throw; a three falls; stop
    assert look_of(game, 2, position, json.loads(json.dumps(told))).plan == ("throw",)


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from([0, 1, 0.5]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["shares", "options", "line"]), inner),
    max_leaves=6,
)


@cache
def of_tali() -> tuple[str, list[dict[str, Any]]]:
    """A game and its judgements."""
    file = file_of("tali")
    return file, judged(file, Alone())


@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_whatever_judgements_are_sent_are_told_or_get_a_sentence(data: st.DataObject) -> None:
    """Something in good judgements is replaced by anything."""
    file, good = of_tali()
    looks: Any = json.loads(json.dumps(good))
    inside: Any = looks
    while isinstance(inside, list | dict) and inside:
        key = data.draw(st.sampled_from(sorted(inside) if isinstance(inside, dict) else range(len(inside))))
        if not isinstance(inside[key], list | dict) or not inside[key] or data.draw(st.booleans()):
            inside[key] = data.draw(ANY_JSON)
            break
        inside = inside[key]
    answer = Alone().house.request("POST", "/analyses/findings", {"file": file, "judge": "test", "looks": looks})
    assert answer.status in (200, 422)
    assert answer.status == 200 or answer.body["sentence"].endswith(".")


@given(wish=st.dictionaries(st.sampled_from(["file", "judge", "looks"]), ANY_JSON) | ANY_JSON)
@settings(max_examples=60, deadline=None)
def test_whatever_a_worker_is_asked_gets_an_answer_or_a_sentence(wish: Any) -> None:
    """What a server hands to its workers, as it came."""
    for body in (json.dumps(wish), json.dumps({"file": of_tali()[0], **(wish if isinstance(wish, dict) else {})})):
        for asked in (worker.questions_of, worker.findings_of):
            try:
                assert asked(body)
            except LudiError as error:
                assert str(error)  # noqa: PT017  # either is fine
