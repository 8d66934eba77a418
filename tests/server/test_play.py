"""Moves: tried out, played, and told to everybody."""

from collections.abc import Iterator

import pytest

from ludi.engine.frames import CHANCE
from ludi.server.messages import Accepted, Moves, Preview, Refused, Why
from tests.server.client import Person, asynchronous, begin
from tests.server.duel import Duel, duel, to_a_draw, to_the_other, to_the_same
from tests.server.live import Live
from tests.server.reading import patched
from tests.server.serving import Address
from tests.server.shared import KINDS, shared


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


async def unchanged(game: Duel, number: int) -> None:
    """Nobody is told of a move, and whoever comes now finds the game where it was."""
    assert [m for live in game.lives for m in await live.quiet(0.1) if isinstance(m, Moves)] == []
    async with game.anna.live(game.table) as fresh:
        assert fresh.number == number
        assert fresh.view == game.lives[0].view


async def refused(game: Duel, live: Live, moves: list[str]) -> str:
    """The reason why a commit is refused; it must not have changed anything."""
    number = live.number
    answer = await live.commit(moves)
    assert isinstance(answer, Refused)
    assert answer.sentence
    assert answer.state
    assert (answer.number, answer.state.number) == (number, number)
    await unchanged(game, number)
    return answer.reason


# ---- connecting ----


@asynchronous
async def test_the_first_message_is_the_state(server: Address) -> None:
    async with duel(server) as game:
        one, two = game.lives
        assert (one.you, two.you) == ("blue", "orange")
        assert one.number == one.table.number == 1
        assert one.view == two.view


@asynchronous
async def test_before_the_beginning_there_is_no_position(server: Address) -> None:
    async with Person(server) as anna:
        made = await anna.make_table()
        async with anna.live(made) as live:
            assert (await live.resync()).view is None


@asynchronous
async def test_a_ping_is_answered_with_its_ref(server: Address) -> None:
    async with duel(server) as game:
        pong = await game.lives[0].ping(77)
        assert (pong.ref, pong.number) == (77, game.lives[0].number)


@asynchronous
async def test_resync_gives_everything_again(server: Address) -> None:
    async with duel(server) as game:
        live = game.lives[0]
        view = live.view
        state = await live.resync()
        assert (state.number, state.you, state.view) == (1, "blue", view)


# ---- drafts ----


@asynchronous
async def test_a_draft_changes_nothing(server: Address) -> None:
    async with duel(server) as game:
        preview = await game.mover.draft(game.mover.offered[:1])
        assert isinstance(preview, Preview)
        await unchanged(game, 1)


@asynchronous
async def test_an_empty_draft_shows_the_position_itself(server: Address) -> None:
    async with duel(server) as game:
        preview = await game.mover.draft([])
        assert isinstance(preview, Preview)
        assert (preview.draft, preview.steps, preview.ends) == ([], [], None)
        assert preview.view == game.mover.view


@asynchronous
async def test_a_previews_steps_lead_to_its_view(server: Address) -> None:
    async with duel(server) as game:
        draft = game.mover.offered[:1]
        preview = await game.mover.draft(draft)
        assert isinstance(preview, Preview)
        assert (preview.draft, preview.number) == (draft, 1)
        assert preview.view == patched(game.mover.view, preview.steps)


@asynchronous
async def test_a_preview_shows_what_playing_then_gives(server: Address) -> None:
    async with duel(server) as game:
        match = await game.play_until(to_the_same)
        move = to_the_same(match)
        assert move
        preview = await game.mover.draft([move])
        assert isinstance(preview, Preview)
        assert preview.ends is None
        await game.play(move)
        assert game.mover.view == preview.view


@asynchronous
async def test_a_draft_ends_where_somebody_else_decides(server: Address) -> None:
    async with duel(server) as game:
        match = await game.play_until(to_the_other)
        preview = await game.mover.draft([str(to_the_other(match))])
        assert isinstance(preview, Preview)
        assert preview.ends == "other"


@asynchronous
async def test_a_draft_ends_where_a_draw_comes_next(server: Address) -> None:
    async with duel(server) as game:
        match = await game.play_until(to_a_draw)
        preview = await game.mover.draft([str(to_a_draw(match))])
        assert isinstance(preview, Preview)
        assert preview.ends == "chance"
        assert preview.view["prompt"]["kind"] == "chance"


@asynchronous
async def test_nothing_is_drafted_beyond_a_draw(server: Address) -> None:
    async with duel(server) as game:
        match = await game.play_until(to_a_draw)
        move = str(to_a_draw(match))
        match.play(move)
        number = game.mover.number
        for beyond in (next(iter(match.offered())), "pass"):
            answer = await game.mover.draft([move, beyond])
            assert isinstance(answer, Refused)
            assert answer.reason == "past_chance", beyond
        assert await refused(game, game.mover, [move, next(iter(match.offered()))]) == "past_chance"
        assert game.mover.number == number


@asynchronous
async def test_a_draft_of_what_is_not_offered_is_refused(server: Address) -> None:
    async with duel(server) as game:
        answer = await game.mover.draft(["fly away"])
        assert isinstance(answer, Refused)
        assert answer.reason == "not_offered"


@asynchronous
async def test_a_draft_on_another_position_is_refused(server: Address) -> None:
    async with duel(server) as game:
        for number in (0, 2, 10**9):
            answer = await game.mover.draft(game.mover.offered[:1], number=number)
            assert isinstance(answer, Refused)
            assert answer.reason == "stale", number


# ---- commits ----


@asynchronous
async def test_a_commit_is_accepted_with_the_new_number(server: Address) -> None:
    async with duel(server) as game:
        answer = await game.mover.commit(game.mover.offered[:1])
        assert isinstance(answer, Accepted)
        assert answer.number > 1
        assert (await game.anna.seen(game.table)).table.number == answer.number


@asynchronous
async def test_everybody_at_the_table_is_told_of_a_move(server: Address) -> None:
    async with Person(server, cookie=False) as nobody, duel(server) as game, nobody.live(game.table) as watching:
        mover, other = game.mover, game.other
        await mover.commit([mover.offered[0]])
        for live in (mover, other, watching):
            told = await live.receive(Moves) if live.number == 1 else None
            assert live.number > 1
            assert told is None or told.base == 1
        assert mover.view == other.view == watching.view


@asynchronous
async def test_patches_give_what_a_fresh_connection_gets(server: Address) -> None:
    async with duel(server) as game:
        for _ in range(12):
            await game.play(game.rng.choice(game.mover.offered))
            async with game.bruno.live(game.table) as fresh:
                assert (fresh.number, fresh.view) == (game.lives[0].number, game.lives[0].view)
                assert game.lives[1].view == fresh.view


@asynchronous
async def test_the_view_is_the_engines(server: Address) -> None:
    async with duel(server) as game:
        for _ in range(6):
            await game.play(game.rng.choice(game.mover.offered))
        match = await game.match()
        assert len(match.moves) == game.lives[0].number
        offered = list(match.offered())
        assert game.lives[0].offered == offered


@asynchronous
async def test_several_moves_go_in_one_commit(server: Address) -> None:
    async with duel(server) as game:
        match = await game.play_until(to_the_same)
        moves = [str(to_the_same(match))]
        match.play(moves[0])
        moves.append(next(iter(match.offered())))
        before = game.mover.number
        await game.play(*moves)
        done = await game.match()
        assert [move.text for move in done.moves[before : before + 2]] == moves


@asynchronous
async def test_a_draw_follows_at_once(server: Address) -> None:
    async with duel(server) as game:
        match = await game.play_until(to_a_draw)
        before = len(match.moves)
        await game.play(str(to_a_draw(match)))
        drawn = (await game.match()).moves[before + 1]
        assert drawn.actor == CHANCE
        assert game.lives[0].view["prompt"]["kind"] == "decision"


@asynchronous
async def test_after_every_move_there_is_a_real_decision(server: Address) -> None:
    async with duel(server) as game:
        for _ in range(25):
            await game.play(game.rng.choice(game.mover.offered))
            live = game.lives[0]
            assert live.view["prompt"]["kind"] == "decision"
            assert len(live.offered) > 1
            assert live.table.decider == live.view["prompt"]["seat"]


@asynchronous
async def test_steps_say_who_did_what(server: Address) -> None:
    async with duel(server) as game:
        mover, other = game.mover, game.other
        move = mover.offered[0]
        await mover.commit([move])
        step = (await other.receive(Moves)).steps[0]
        assert (step.number, step.actor, step.text) == (2, mover.you, move)
        assert step.said


# ---- refusals: nothing is changed, and the answer has the state ----


@asynchronous
async def test_a_move_out_of_order_is_stale(server: Address) -> None:
    async with duel(server) as game:
        for number in (0, 2, 10**9):
            answer = await game.mover.commit(game.mover.offered[:1], number=number)
            assert isinstance(answer, Refused)
            assert answer.state
            assert (answer.reason, answer.state.number) == ("stale", 1)
        await unchanged(game, 1)


@asynchronous
async def test_a_move_is_accepted_once(server: Address) -> None:
    async with duel(server) as game:
        mover, moves = game.mover, game.mover.offered[:1]
        first = await mover.commit(moves, number=1)
        second = await mover.commit(moves, number=1)
        assert isinstance(first, Accepted)
        assert isinstance(second, Refused)
        assert second.reason == "stale"
        assert second.state
        assert second.state.number == first.number


@asynchronous
async def test_only_the_seat_whose_turn_it_is_moves(server: Address) -> None:
    async with duel(server) as game:
        assert await refused(game, game.other, game.other.offered[:1]) == "not_your_turn"


@asynchronous
async def test_what_is_not_offered_is_refused_with_the_reason_why(server: Address) -> None:
    async with duel(server) as game:
        answer = await game.mover.commit(["stay"])  # nobody stays before he is placed
        assert isinstance(answer, Refused)
        assert answer.reason == "not_offered"
        assert "stay" in answer.sentence
        assert answer.said is not None
        await unchanged(game, 1)


@asynchronous
async def test_of_several_moves_all_or_none_are_played(server: Address) -> None:
    async with duel(server) as game:
        match = await game.play_until(to_the_same)
        good = str(to_the_same(match))
        assert await refused(game, game.mover, [good, "fly away"]) == "not_offered"
        assert await refused(game, game.mover, ["fly away", good]) == "not_offered"


@asynchronous
async def test_nobody_plays_the_others_moves(server: Address) -> None:
    async with duel(server) as game:
        match = await game.play_until(to_the_other)
        mine = str(to_the_other(match))
        match.play(mine)
        await refused(game, game.mover, [mine, next(iter(match.offered()))])


@asynchronous
async def test_watchers_do_not_move(server: Address) -> None:
    async with Person(server, cookie=False) as nobody, Person(server) as carla, duel(server) as game:
        for person in (nobody, carla):
            async with person.live(game.table) as live:
                assert await refused(game, live, live.offered[:1]) == "not_seated"


@asynchronous
async def test_nobody_moves_before_the_beginning(server: Address) -> None:
    async with Person(server) as anna:
        made = await anna.make_table()
        await anna.sit(made)
        async with anna.live(made) as live:
            answer = await live.commit(["place forum"])
            assert isinstance(answer, Refused)
            assert answer.state
            assert (answer.reason, answer.state.view) == ("waiting", None)


# ---- questions ----


@asynchronous
async def test_why_not(server: Address) -> None:
    async with duel(server) as game:
        answer = await game.mover.why("stay")
        assert isinstance(answer, Why)
        assert (answer.text, answer.number) == ("stay", 1)
        assert answer.said is not None


@asynchronous
async def test_what_is_offered_has_no_why(server: Address) -> None:
    async with duel(server) as game:
        answer = await game.mover.why(game.mover.offered[0])
        assert isinstance(answer, Why)
        assert answer.said is None


@asynchronous
async def test_why_not_after_a_draft(server: Address) -> None:
    async with duel(server) as game:
        match = await game.play_until(to_the_same)
        move = str(to_the_same(match))
        match.play(move)
        answer = await game.mover.why(next(iter(match.offered())), moves=[move])
        assert isinstance(answer, Why)
        assert answer.said is None


@asynchronous
async def test_ave_roma_is_played_the_same_way(server: Address) -> None:
    async with Person(server) as anna:
        table = await begin(anna, bots=["random"], game="ave_roma")
        async with anna.live(table) as live:
            for _ in range(2):
                await live.until(lambda live: live.my_turn)
                await live.play()
            await live.until(lambda live: live.my_turn)
            async with anna.live(table) as fresh:
                assert (fresh.number, fresh.view) == (live.number, live.view)
