"""Hints that a browser has thought about itself: it is given the position, and told only the words."""

from base64 import b64decode
from collections.abc import Iterator, Sequence

import pytest

from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.server import worker
from ludi.server.messages import Hint, Position, Preview, Refused
from tests.server.client import Person, asynchronous
from tests.server.duel import duel, to_a_draw, to_the_other
from tests.server.live import Live
from tests.server.serving import Address
from tests.server.shared import KINDS, shared

Option = tuple[int, int, float]


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


@pytest.fixture(autouse=True)
def nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search at the server would be a mistake here."""

    def hint(*_: object) -> None:
        raise AssertionError("the server has thought about a hint")

    monkeypatch.setattr(worker, "hint", hint)


async def asked(live: Live, moves: Sequence[str] = ()) -> Match:
    """The position as a browser makes it of what it is given."""
    found = await live.position(moves)
    assert isinstance(found, Position), found
    game = get_game(found.game)
    assert (found.version, found.content, found.draft) == (game.version, game.content, list(moves))
    match = Match(game, found.players, found.options, b64decode(found.state))
    assert match.decider == found.seat
    return match


def thought(match: Match) -> tuple[list[Option], list[int]]:
    """What a search could say: the last option is the best, and so the turn goes on."""
    codes = match.codes()
    options: list[Option] = [(code, 10 + code, 0.25) for code in reversed(codes)]
    following: list[int] = []
    trial, seat = match.fork(), match.decider
    trial.play_code(codes[-1])
    while trial.decider == seat:
        following.append(trial.codes()[-1])
        trial.play_code(following[-1])
    return options, following


@asynchronous
async def test_what_a_browser_has_found_is_told_in_words(server: Address) -> None:
    async with duel(server) as game:
        await game.allow_hints()
        for until in (None, to_a_draw):
            if until:
                await game.play_until(until)
            match = await asked(game.mover)
            options, codes = thought(match)
            answer = await game.mover.hint_found(options, codes)
            assert isinstance(answer, Hint), answer
            assert [(each.visits, each.chance) for each in answer.options] == [each[1:] for each in options]
            assert [each.text for each in answer.options] == [match.game.text(match.state, each[0]) for each in options]
            assert answer.best == answer.options[0].text == answer.turn[0].text
            preview = await game.mover.draft([move.text for move in answer.turn])
            assert isinstance(preview, Preview)
            assert preview.ends in ("other", "chance", "over")


@asynchronous
async def test_a_position_can_be_that_after_a_draft(server: Address) -> None:
    async with duel(server) as game:
        await game.allow_hints()
        match = await game.play_until(to_a_draw)
        first = next(text for text in match.offered() if _goes_on(match, text))
        after = await asked(game.mover, [first])
        match.play(first)
        assert after.state.tobytes() == match.state.tobytes()


def _goes_on(match: Match, text: str) -> bool:
    trial = match.fork()
    trial.play(text)
    return trial.decider == match.decider and len(trial.offered()) > 1


@asynchronous
async def test_nothing_that_is_not_offered_is_told(server: Address) -> None:
    async with duel(server) as game:
        await game.allow_hints()
        await game.play_until(to_a_draw)
        options, codes = thought(await asked(game.mover))
        wrong = max(code for code, _, _ in options) + 1
        for found in (
            ([(wrong, 1, 0.5), *options], codes),
            ([options[0], *options], codes),
            (options, [wrong, *codes]),
            (options, []),
        ):
            answer = await game.mover.hint_found(*found)
            assert isinstance(answer, Refused)
            assert answer.reason == "malformed"
            assert "offered" in answer.sentence
        for bad in ([(-1, 1, 0.5)] * 2, [(1, 1, 2.0)] * 2, [], [(1, 1, float("nan"))] * 2):
            answer = await game.mover.hint_found(bad, [])
            assert isinstance(answer, Refused)
            assert answer.reason == "malformed"


@asynchronous
async def test_positions_are_for_whom_hints_are_for(server: Address) -> None:
    async with Person(server) as carla, duel(server) as game, carla.live(game.table) as watching:
        refused = await game.mover.position()
        assert isinstance(refused, Refused)
        assert refused.reason == "no_hints"
        await game.allow_hints()
        for live, reason in ((watching, "not_seated"), (game.other, "not_your_turn")):
            refused = await live.position()
            assert isinstance(refused, Refused)
            assert refused.reason == reason
        match = await game.play_until(to_the_other)
        refused = await game.mover.position([str(to_the_other(match))])
        assert isinstance(refused, Refused)
        assert refused.reason == "no_hint"
