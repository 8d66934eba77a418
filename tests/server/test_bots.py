"""Bots: in seats of their own, for somebody absent, and as advisers."""

import asyncio
from collections.abc import Iterator

import pytest

from ludi.bots.deciding import ENOUGH
from ludi.engine.compiled import INTERPRETED
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.server import worker
from ludi.server.messages import Hint, Moves, Preview, Refused
from tests.server.client import Person, asynchronous, begin
from tests.server.duel import duel, played, to_a_draw, to_the_other
from tests.server.live import Live
from tests.server.serving import Address
from tests.server.shared import KINDS, shared


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


def go(match: Match, text: str) -> None:
    """A move, and after it what is forced: the server carries that out by itself, in drafts too."""
    match.play(text)
    while match.decider >= 0 and len(match.offered()) == 1:
        match.play(next(iter(match.offered())))


def whole_turn(match: Match) -> list[str]:
    """Last offered moves for as long as the same seat decides: a whole turn, or up to a draw."""
    trial, seat = match.fork(), match.decider
    moves: list[str] = []
    while trial.decider == seat:
        moves.append(list(trial.offered())[-1])
        go(trial, moves[-1])
    return moves


def ending(match: Match, draft: list[str]) -> str | None:
    """How the engine says such a draft ends."""
    trial, seat = match.fork(), match.decider
    for text in draft:
        go(trial, text)
    if trial.is_over:
        return "over"
    return "chance" if trial.decider < 0 else ("other" if trial.decider != seat else None)


async def catch_up(match: Match, person: Person, table: str) -> None:
    """The engine plays what has been played meanwhile."""
    file = (await person.http.get(f"/api/tables/{table}/file")).json()
    for _, _, text, _ in file["moves"][len(match.moves) :]:
        match.play(text)


async def play_a_turn(live: Live, match: Match) -> None:
    """Try out a whole turn, then play it; the draft ends as the engine says."""
    draft = whole_turn(match)
    while isinstance(preview := await live.draft(draft), Refused) and preview.reason == "too_fast":
        await asyncio.sleep(0.1)
    assert isinstance(preview, Preview), preview
    assert preview.ends == ending(match, draft)
    await live.play(*draft)


@asynchronous
async def test_a_whole_game_against_a_bot(server: Address) -> None:
    async with Person(server) as anna:
        options: dict[str, str | int] = {"goal": 4, "winner": "first"}
        table = await begin(anna, bots=["random"], options=options)
        match = Match(get_game("municipium"), 2, options)
        async with anna.live(table) as live:
            while not live.over:
                if live.my_turn:
                    await catch_up(match, anna, table)
                    await play_a_turn(live, match)
                else:
                    await live.next()
            assert live.table.shares is not None
            assert sum(live.table.shares.values()) == pytest.approx(1.0)
            assert live.table.decider is None
            while isinstance(answer := await live.commit(["pass"]), Refused) and answer.reason == "too_fast":
                await asyncio.sleep(0.1)
            assert isinstance(answer, Refused)
            assert answer.reason == "over"
        await catch_up(match, anna, table)
        assert match.is_over
        assert match.payoffs() == list(live.table.shares.values())


@asynchronous
async def test_bots_wait_for_their_turn(server: Address) -> None:
    async with Person(server) as anna:
        table = await begin(anna, bots=["random", "random", "random"])
        async with anna.live(table) as live:
            await live.until(lambda live: live.my_turn)
            assert [message for message in await live.quiet(0.5) if isinstance(message, Moves)] == []
            assert live.my_turn


@asynchronous
async def test_bots_play_until_it_is_a_persons_turn(server: Address) -> None:
    async with Person(server) as anna:
        table = await begin(anna, bots=["random", "random", "random"])
        async with anna.live(table) as live:
            for _ in range(2):
                await live.until(lambda live: live.my_turn)
                await live.play()
            await live.until(lambda live: live.my_turn)
        match = await played(anna, table)
        assert {move.actor for move in match.moves if move.actor >= 0} == {0, 1, 2, 3}


@asynchronous
async def test_bots_play_when_nobody_watches(server: Address) -> None:
    async with Person(server) as anna:
        table = await begin(anna, bots=["random", "random"])
        async with anna.live(table) as live:
            await live.until(lambda live: live.my_turn)
            await live.commit(live.offered[:1])
        async with anna.live(table) as again:
            await again.until(lambda live: live.my_turn)


@asynchronous
async def test_a_bot_that_stands_in_plays_in_the_persons_seat(server: Address) -> None:
    async with duel(server) as game:
        mover, other = game.mover, game.other
        number = mover.number
        await game.person(mover).act(game.table, "leave")
        told = await other.receive(Moves)
        assert told.base == number
        assert told.steps[0].actor == mover.you
        await other.until(lambda live: live.my_turn)


@asynchronous
async def test_nobody_moves_in_the_seat_of_who_came_back(server: Address) -> None:
    """A bot that was thinking when the person came back keeps its thoughts to itself."""
    async with Person(server) as anna:
        for _ in range(5):
            table = await begin(anna, bots=["random"])
            await anna.act(table, "leave")
            back = (await anna.act(table, "return")).table
            async with anna.live(table) as live:
                await live.until(lambda live: live.my_turn)
                number = live.number if back.decider != "blue" else back.number
                assert live.number == number
                await live.quiet(0.3)
                assert live.number == number


@pytest.mark.skipif(INTERPRETED, reason="the search needs speed")
@pytest.mark.parametrize("game", ["municipium", "ave_roma"])
@asynchronous
async def test_levels_play(server: Address, game: str) -> None:
    await asyncio.to_thread(worker.prepare, game)  # compiles, where nobody did before
    async with Person(server) as anna:
        table = await begin(anna, bots=["tiro", "centurio", "imperator"], game=game)
        async with anna.live(table) as live:
            for _ in range(2):
                await live.until(lambda live: live.my_turn)
                await live.play()
        match = await played(anna, table)
        assert {move.actor for move in match.moves if move.actor >= 0} == {0, 1, 2, 3}


def test_a_bot_takes_several_decisions_in_one_go_unless_they_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(get_game("municipium"), 2)
    while not any(text.startswith("move ") for text in match.offered()):  # members are set up in turn
        match.play(next(iter(match.offered())))
    position = ("municipium", match.state.tobytes(), match.decider, "random")
    assert len(worker.think(*position)) > 1  # two moves at least
    monkeypatch.setattr(worker, "LONG", 0.0)
    assert len(worker.think(*position)) == 1


# ---- advice ----


@asynchronous
async def test_only_the_player_to_decide_is_advised(server: Address) -> None:
    async with Person(server) as carla, duel(server) as game, carla.live(game.table) as watching:
        await game.allow_hints()
        for live, reason in ((watching, "not_seated"), (game.other, "not_your_turn")):
            answer = await live.hint()
            assert isinstance(answer, Refused)
            assert answer.reason == reason


@asynchronous
async def test_advice_on_another_position_is_refused(server: Address) -> None:
    async with duel(server) as game:
        await game.allow_hints()
        answer = await game.mover.hint(number=0)
        assert isinstance(answer, Refused)
        assert answer.reason == "stale"


@asynchronous
async def test_after_a_draft_that_ends_there_is_nothing_to_advise_on(server: Address) -> None:
    async with duel(server) as game:
        await game.allow_hints()
        for ends in (to_the_other, to_a_draw):
            match = await game.play_until(ends)
            answer = await game.mover.hint([str(ends(match))])
            assert isinstance(answer, Refused)
            assert answer.reason == "no_hint"


@asynchronous
async def test_advice_on_a_draft_that_cannot_be_is_refused(server: Address) -> None:
    async with duel(server) as game:
        await game.allow_hints()
        answer = await game.mover.hint(["fly away"])
        assert isinstance(answer, Refused)
        assert answer.reason == "not_offered"


@pytest.mark.skipif(INTERPRETED, reason="the search needs speed")
@asynchronous
async def test_advice_judges_every_option_the_best_first(server: Address) -> None:
    async with duel(server) as game:
        await game.allow_hints()
        answer = await game.mover.hint()
        assert isinstance(answer, Hint)
        assert sorted(option.text for option in answer.options) == sorted(game.mover.offered)
        assert answer.best == answer.options[0].text
        visits = [option.visits for option in answer.options]
        # Those that were tried about as often as any are in order of what they are worth, the others of their visits.
        tried = [count for count in visits if count >= ENOUGH * max(visits)]
        assert visits[: len(tried)] == tried
        assert visits[len(tried) :] == sorted(visits[len(tried) :], reverse=True)
        assert min(tried) > 100
        assert all(0 <= option.chance <= 1 for option in answer.options)
        assert answer.bot == "imperator"
        assert (answer.number, answer.draft) == (1, [])


@pytest.mark.skipif(INTERPRETED, reason="the search needs speed")
@asynchronous
async def test_advice_is_a_whole_turn_with_reasons(server: Address) -> None:
    async with duel(server) as game:
        await game.allow_hints()
        for until in (None, to_a_draw):  # a member is placed; later a turn is moves and a card
            if until:
                await game.play_until(until)
            answer = await game.mover.hint()
            assert isinstance(answer, Hint)
            texts = [move.text for move in answer.turn]
            assert texts[0] == answer.best
            assert all(move.said.marks for move in answer.turn)
            preview = await game.mover.draft(texts)
            assert isinstance(preview, Preview)
            assert preview.ends in ("other", "chance", "over")
            assert answer.why
            assert len(answer.why) <= 2


@pytest.mark.skipif(INTERPRETED, reason="the search needs speed")
@asynchronous
async def test_advice_changes_nothing(server: Address) -> None:
    async with duel(server) as game:
        await game.allow_hints()
        view = game.mover.view
        await game.mover.hint()
        async with game.anna.live(game.table) as fresh:
            assert (fresh.number, fresh.view) == (1, view)
