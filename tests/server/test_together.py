"""Filling a table up, resigning, calling a game off, ending it together, allowing hints; offering a rematch."""

import asyncio
import json
from collections.abc import Iterator

import pytest

from ludi.bots.levels import STAND_IN, USUAL
from ludi.engine.replay import loads, verify
from ludi.server.messages import Refused
from ludi.server.models import Story, TableInfo
from ludi.server.my_games import MyGames
from ludi.server.settings import Settings
from tests.server.client import HASH, Person, asynchronous, begin
from tests.server.conftest import new_database
from tests.server.duel import duel
from tests.server.serving import Address, serving
from tests.server.shared import KINDS, shared, shared_database
from tests.server.truth import rows

AGREED, NOT_AGREED = {"agree": True}, {"agree": False}


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


@pytest.fixture(scope="module", params=[*KINDS, "two processes"])
def doors(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Address, Address]]:
    """Where two people come in: the same server, or two servers on one database."""
    if request.param == "two processes":
        settings = Settings(database=new_database(request.getfixturevalue("postgres")), workers=0)
        with serving(settings) as one, serving(settings) as two:
            yield one, two
        return
    with shared(request, tmp_path_factory) as address:
        yield address, address


def told(table: TableInfo) -> tuple[str, str | None, dict[str, float] | None]:
    return table.status, table.ended, table.shares


# ---- filling up ----


@asynchronous
async def test_the_maker_fills_open_seats_with_bots_and_the_game_begins(server: Address) -> None:
    async with Person(server) as anna:
        made = await anna.make_table("me", "open", "open")
        await anna.sit(made)
        seat = (await anna.act(made, "seats/orange/fill", {"bot": "tiro"})).table.seats[1]
        assert (seat.kind, seat.bot, seat.player) == ("bot", "tiro", "tiro")
        assert (await anna.act(made, "seats/yellow/fill", {})).table.status == "revealing"
        table = (await anna.reveal(made)).table
        assert (table.status, table.seats[2].bot) == ("playing", USUAL)


@asynchronous
async def test_what_cannot_be_filled(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table("me", "open", "open")
        await anna.sit(made)
        await bruno.sit(made, "orange")
        assert await bruno.refused(made, "seats/yellow/fill", {}) == (409, "not_host")
        assert await anna.refused(made, "seats/orange/fill", {}) == (409, "seat_taken")
        assert await anna.refused(made, "seats/green/fill", {}) == (409, "unknown_seat")
        assert await anna.refused(made, "seats/yellow/fill", {"bot": "hal"}) == (409, "no_bot")
        assert await anna.refused(await begin(anna, bots=["random"]), "seats/orange/fill", {}) == (409, "begun")
        alone = await anna.make_table("open", "open")
        await anna.act(alone, "seats/blue/fill", {})
        assert await anna.refused(alone, "seats/orange/fill", {}) == (409, "no_person")
        assert (await anna.seen(alone)).table.seats[1].kind == "open"


@asynchronous
async def test_somebody_and_a_bot_never_get_the_same_seat(doors: tuple[Address, Address]) -> None:
    async with Person(doors[0]) as anna, Person(doors[1]) as bruno:
        for _ in range(8):
            made = await anna.make_table("me", "open", "open")
            await anna.sit(made, "blue")
            body = {"entropy_hash": HASH, "seat": "orange"}
            sat, filled = await asyncio.gather(
                bruno.http.post(f"/api/tables/{made.table.id}/sit", json=body),
                anna.http.post(f"/api/tables/{made.table.id}/seats/orange/fill", json={}),
            )
            assert sorted((sat.status_code, filled.status_code)) == [200, 409]
            kind = "human" if sat.status_code == 200 else "bot"
            person = bruno if kind == "human" else anna  # the other's process may not have heard of it yet
            assert (await person.seen(made)).table.seats[1].kind == kind


# ---- a rematch ----


@asynchronous
async def test_an_offered_rematch_tells_who_offers_it_and_can_be_declined(server: Address) -> None:
    async with duel(server) as game, Person(server) as carla:
        await game.anna.act(game.table, "resign")
        assert (await game.anna.seen(game.table)).table.rematch_by is None
        offered = (await game.bruno.act(game.table, "rematch")).table
        await game.lives[0].until(lambda live: live.table.rematch == offered.id)
        assert game.lives[0].table.rematch_by == "orange"
        mine = [seen for seen in (await game.anna.lobby()).mine if seen.table.id == offered.id]
        assert [(seen.kept, seen.host, seen.you) for seen in mine] == [(True, False, None)]
        declined = await game.anna.act(offered.id, "leave")
        assert [seat.reserved for seat in declined.table.seats] == [False, True]
        assert await game.anna.refused(offered.id, "leave") == (409, "not_seated")
        assert (await carla.sit(offered.id, "blue")).you == "blue"


# ---- resigning ----


@asynchronous
async def test_of_two_the_other_wins_at_once(server: Address) -> None:
    async with duel(server) as game:
        await game.play()
        await game.bruno.act(game.table, "resign")
        for live in game.lives:
            await live.until(lambda live: live.table.status == "over")
            assert told(live.table) == ("over", "resigned", {"blue": 1.0, "orange": 0.0})
            assert [seat.resigned for seat in live.table.seats] == [False, True]
            assert live.table.decider is None
        assert isinstance(refused := await game.lives[0].commit(["place forum"]), Refused)
        assert refused.reason == "over"
        for action, body in (("resign", None), ("abort", None), ("end", AGREED), ("return", None)):
            assert (await game.bruno.refused(game.table, action, body))[0] == 409, action
        lobby = [seen.table for seen in (await game.anna.lobby()).mine]
        assert told(lobby[0]) == ("over", "resigned", {"blue": 1.0, "orange": 0.0})
        [played] = (await game.bruno.get("/api/me/games", MyGames)).games
        assert [(seat.share, seat.place) for seat in played.seats] == [(1.0, 1), (0.0, 2)]


@asynchronous
async def test_of_more_a_bot_plays_on_and_who_resigned_does_not_come_back(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server) as carla:
        table = await begin(anna, bruno, carla)
        seen = (await bruno.act(table, "resign")).table
        assert (seen.status, seen.seats[1].bot, seen.seats[1].resigned) == ("playing", STAND_IN, True)
        assert await bruno.refused(table, "return") == (409, "resigned")
        assert await bruno.refused(table, "resign") == (409, "resigned")
        assert await bruno.refused(table, "end", AGREED) == (409, "resigned")
        assert told((await anna.act(table, "resign")).table) == (
            "over",
            "resigned",
            {"blue": 0.0, "orange": 0.0, "yellow": 1.0},
        )


@asynchronous
async def test_where_only_bots_are_left_they_have_won(server: Address) -> None:
    async with Person(server) as anna:
        table = await begin(anna, bots=["random", "random"])
        shares = {"blue": 0.0, "orange": 0.5, "yellow": 0.5}
        assert told((await anna.act(table, "resign")).table) == ("over", "resigned", shares)


@asynchronous
async def test_who_plays_nowhere_can_end_nothing(server: Address) -> None:
    async with duel(server) as game, Person(server) as carla:
        for action, body in (("resign", None), ("abort", None), ("end", AGREED), ("hints", AGREED)):
            assert await carla.refused(game.table, action, body) == (409, "not_seated"), action
        waiting = await game.anna.make_table()
        await game.anna.sit(waiting)
        for action, body in (("resign", None), ("abort", None), ("end", AGREED)):
            assert await game.anna.refused(waiting, action, body) == (409, "waiting"), action


@asynchronous
async def test_two_who_resign_at_once_do_not_both_lose(doors: tuple[Address, Address]) -> None:
    async with Person(doors[0]) as anna, Person(doors[1]) as bruno:
        for _ in range(5):
            table = await begin(anna, bruno)
            answers = await asyncio.gather(
                *(each.http.post(f"/api/tables/{table}/resign") for each in (anna, bruno)),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            who = anna if answers[0].status_code == 200 else bruno  # the other's process may not have heard of it yet
            shares = (await who.seen(table)).table.shares or {}
            assert sorted(shares.values()) == [0.0, 1.0]
            loser = "blue" if answers[0].status_code == 200 else "orange"
            assert shares[loser] == 0.0


# ---- calling off ----


@asynchronous
async def test_a_game_is_called_off_before_a_second_turn_and_nobody_has_won(server: Address) -> None:
    async with duel(server) as game:
        await game.play()
        assert game.lives[0].table.abortable
        await game.anna.act(game.table, "abort")
        await game.lives[1].until(lambda live: live.table.status == "over")
        assert told(game.lives[1].table) == ("over", "aborted", None)
        assert await game.bruno.refused(game.table, "abort") == (409, "over")


@asynchronous
async def test_after_somebodys_second_turn_it_is_too_late(server: Address) -> None:
    async with duel(server) as game:

        def seconds(steps: list[tuple[int, int]]) -> bool:
            seats = [seat for seat, turn in set(steps) if turn > 0]
            return len(seats) > len(set(seats))

        match = await game.play_until(lambda match: match.state.turn > 3)
        again, steps = type(match)(match.game, match.players, match.options), list[tuple[int, int]]()
        for move in match.moves:
            if move.actor >= 0:
                steps.append((move.actor, int(again.state.turn)))
            again.play_code(move.code)
        assert seconds(steps)
        assert not game.mover.table.abortable
        assert await game.anna.refused(game.table, "abort") == (409, "too_late_to_abort")
        assert (await game.anna.seen(game.table)).table.status == "playing"


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_ended_elsewhere_stays_ended_under_a_move_that_comes_at_the_same_time(
    kind: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> None:
    request.param = kind
    database = shared_database(request, tmp_path_factory)

    @asynchronous
    async def check() -> None:
        with serving(Settings(database=database, workers=0)) as server:
            async with duel(server) as game:
                shares = json.dumps({"blue": 1.0, "orange": 0.0})
                how = f"status = 'over', ended = 'resigned', decider = null, shares = '{shares}'"
                await asyncio.to_thread(rows, database, f"update tables set {how} where id = '{game.table}'")
                await game.play()
                query = f"select status, ended, decider, shares from tables where id = '{game.table}'"
                [found] = await asyncio.to_thread(rows, database, query)
                assert (*found[:3], json.loads(found[3])) == ("over", "resigned", None, json.loads(shares))

    check()


# ---- ending together ----


@asynchronous
async def test_all_have_to_want_the_end(server: Address) -> None:
    async with duel(server) as game:
        await game.anna.act(game.table, "end", AGREED)
        await game.lives[1].until(lambda live: live.table.seats[0].wants_end)
        assert game.lives[1].table.status == "playing"
        await game.anna.act(game.table, "end", NOT_AGREED)
        assert (await game.bruno.act(game.table, "end", AGREED)).table.status == "playing"
        await game.anna.act(game.table, "end", AGREED)
        await game.lives[0].until(lambda live: live.table.status == "over")
        assert told(game.lives[0].table) == ("over", "agreed", None)


@asynchronous
async def test_who_resigns_does_not_keep_the_others_from_ending(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server) as carla:
        table = await begin(anna, bruno, carla)
        await anna.act(table, "end", AGREED)
        await bruno.act(table, "end", AGREED)
        assert told((await carla.act(table, "resign")).table) == ("over", "agreed", None)


@asynchronous
async def test_who_has_left_is_asked_too_but_not_who_was_erased(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        table = await begin(anna, bruno)
        await bruno.act(table, "leave")
        assert (await anna.act(table, "end", AGREED)).table.status == "playing"
        assert (await bruno.http.delete("/api/me")).status_code == 204
        assert told((await anna.act(table, "end", AGREED)).table) == ("over", "agreed", None)


@asynchronous
async def test_two_who_agree_at_once_have_agreed(doors: tuple[Address, Address]) -> None:
    async with Person(doors[0]) as anna, Person(doors[1]) as bruno:
        for _ in range(5):
            table = await begin(anna, bruno)
            seen = await asyncio.gather(*(each.act(table, "end", AGREED) for each in (anna, bruno)))
            assert ("over", "agreed", None) in [told(each.table) for each in seen]


# ---- what remains of such games ----


@asynchronous
async def test_nothing_comes_out_that_was_not_drawn_and_the_file_says_how_it_ended(server: Address) -> None:
    for action, how, gave_up in (("resign", "resigned", ["orange"]), ("abort", "aborted", []), ("end", "agreed", [])):
        async with duel(server) as game:
            await game.play()
            before = json.loads((await game.anna.http.get(f"/api/tables/{game.table}/file")).text)
            if action == "end":
                await game.anna.act(game.table, "end", AGREED)
            await game.bruno.act(game.table, action, AGREED if action == "end" else None)
            text = (await game.anna.http.get(f"/api/tables/{game.table}/file")).text
            after = json.loads(text)
            assert "ended" not in before
            assert after.pop("ended") == {"how": how, "resigned": gave_up}
            assert after == before
            replay = loads(text)
            assert replay.ended is not None
            commitment = (await game.anna.seen(game.table)).table.commitment
            assert verify(replay, commitment).draws == replay.match.draws_made()
            story = await game.anna.get(f"/api/tables/{game.table}/story", Story)
            assert (story.over, story.number) == (False, len(replay.match.moves))


# ---- hints ----


@asynchronous
async def test_among_people_there_are_hints_once_all_allow_them(server: Address) -> None:
    async with duel(server) as game:
        assert not game.mover.table.hints
        refused = await game.mover.hint()
        assert isinstance(refused, Refused)
        assert refused.reason == "no_hints"
        assert not (await game.anna.act(game.table, "hints", AGREED)).table.hints
        seen = (await game.bruno.act(game.table, "hints", AGREED)).table
        assert (seen.hints, [seat.hints for seat in seen.seats]) == (True, [True, True])
        refused = await game.other.hint()
        assert isinstance(refused, Refused)
        assert refused.reason == "not_your_turn"
        await game.bruno.act(game.table, "hints", NOT_AGREED)
        refused = await game.mover.hint()
        assert isinstance(refused, Refused)
        assert refused.reason == "no_hints"


@asynchronous
async def test_against_bots_alone_there_are_hints(server: Address) -> None:
    async with Person(server) as anna:
        assert (await anna.seen(await begin(anna, bots=["random"]))).table.hints


@asynchronous
async def test_hints_can_be_allowed_while_others_are_awaited(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table()
        assert not (await anna.sit(made)).table.hints
        assert not (await anna.act(made, "hints", AGREED)).table.hints
        await bruno.sit(made)
        seen = (await bruno.act(made, "hints", AGREED)).table
        assert (seen.status, seen.hints) == ("playing", True)
