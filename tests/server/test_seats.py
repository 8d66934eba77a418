"""Sitting down, leaving, coming back, and who may do what for whom."""

import asyncio
from collections.abc import Iterator

import pytest

from ludi.bots.levels import STAND_IN
from ludi.server.messages import Accepted, Refused, State, You
from tests.server.client import HASH, Person, asynchronous, begin
from tests.server.duel import duel
from tests.server.serving import Address
from tests.server.shared import KINDS, shared


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


@pytest.fixture(scope="module", params=KINDS)
def impatient(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server where whoever has no connection is absent at once."""
    with shared(request, tmp_path_factory, absence=0.0, presence_margin=0.0) as address:
        yield address


SITTING = {"entropy_hash": HASH}

# ---- sitting down ----


@asynchronous
async def test_whoever_sits_down_has_the_seat(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table("me", "open", "open")
        seen = await bruno.sit(made, "yellow")
        seat = seen.table.seats[2]
        assert seen.you == "yellow"
        assert (seat.kind, seat.player, seat.bot, seat.reserved) == ("human", bruno.name, None, False)


@asynchronous
async def test_a_guest_has_one_seat_at_a_table(server: Address) -> None:
    async with Person(server) as anna:
        made = await anna.make_table("me", "open", "open")
        await anna.sit(made)
        assert await anna.refused(made, "sit", {**SITTING, "seat": "orange"}) == (409, "seated")


@asynchronous
async def test_a_taken_seat_is_refused(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table("me", "open", "random", "open")
        await anna.sit(made)
        for seat in ("blue", "yellow"):
            assert await bruno.refused(made, "sit", {**SITTING, "seat": seat}) == (409, "seat_taken"), seat


@asynchronous
async def test_nobody_else_can_take_a_reserved_seat(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table("me", "open")
        assert (await bruno.refused(made, "sit", {**SITTING, "seat": "blue"}))[0] == 409
        assert (await anna.seen(made)).table.seats[0].reserved
        assert ((await anna.seen(made)).kept, (await bruno.seen(made)).kept) == (True, False)
        assert not (await anna.commit(made)).kept


@asynchronous
async def test_without_a_wish_one_gets_an_open_seat_that_is_not_reserved(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table("me", "open", "open")
        assert (await bruno.sit(made)).you in ("orange", "yellow")


@asynchronous
async def test_without_a_wish_the_maker_gets_his_own_seat(server: Address) -> None:
    async with Person(server) as anna:
        made = await anna.make_table("open", "open", "me")
        assert (await anna.sit(made)).you == "yellow"


@asynchronous
async def test_where_only_reserved_seats_are_left_there_is_no_seat(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server) as carla:
        made = await anna.make_table("me", "open")
        await bruno.sit(made)
        assert await carla.refused(made, "sit", SITTING) == (409, "no_seat")


@asynchronous
async def test_nobody_sits_down_after_the_beginning(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        table = await begin(anna, bots=["random"])
        assert await bruno.refused(table, "sit", SITTING) == (409, "begun")


@asynchronous
async def test_a_seat_the_game_does_not_have_is_refused(server: Address) -> None:
    async with Person(server) as anna:
        made = await anna.make_table("open", "open")
        for seat in ("purple", "yellow", ""):  # a table for two has no yellow
            assert 400 <= (await anna.refused(made, "sit", {**SITTING, "seat": seat}))[0] < 500, seat


@asynchronous
async def test_what_is_no_hash_is_refused(server: Address) -> None:
    async with Person(server) as anna:
        made = await anna.make_table()
        for given in ("", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 64 + "\n", 10**63, None):
            refused = await anna.refused(made, "sit", {"entropy_hash": given})
            assert refused == (422, "malformed"), given


@asynchronous
async def test_the_game_begins_when_no_seat_is_open(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table("me", "open", "random")
        assert (await bruno.sit(made)).table.status == "waiting"
        table = (await anna.sit(made)).table
        assert table.status == "playing"
        assert table.number >= 1  # Municipium begins by drawing who begins
        assert table.decider in ("blue", "orange", "yellow")


@asynchronous
async def test_who_waits_at_the_table_sees_the_game_begin(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table()
        await anna.sit(made)
        async with anna.live(made) as early:
            assert early.view == {}
            await bruno.sit(made)
            await early.until(lambda live: bool(live.view))
            async with bruno.live(made) as fresh:
                assert (early.number, early.view) == (fresh.number, fresh.view)


@asynchronous
async def test_who_sits_down_while_connected_is_told_his_seat(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table("me", "open", "open")
        async with bruno.live(made) as live:
            assert live.you is None
            await bruno.sit(made, "yellow")
            assert (await live.receive(You)).you == "yellow"


@asynchronous
async def test_everybody_is_told_who_sits_down(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server) as carla:
        made = await anna.make_table("me", "open", "open")
        async with carla.live(made) as watching:
            await bruno.sit(made, "orange")
            await watching.until(lambda live: live.table.seats[1].player == bruno.name)


# ---- the key of a seat ----


@asynchronous
async def test_only_the_owner_sees_the_key_of_a_seat(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table("me", "open", "open")
        await anna.sit(made)
        await bruno.sit(made)
        key, other = anna.keys[made.table.id], bruno.keys[made.table.id]
        assert key != other
        for path in ("", "/log", "/story", "/file"):
            answer = await bruno.http.get(f"/api/tables/{made.table.id}{path}")
            assert key not in answer.text, path


@asynchronous
async def test_the_key_opens_the_seat_elsewhere(server: Address) -> None:
    async with Person(server) as anna, Person(server) as phone:
        table = await begin(anna, bots=["random"])
        key = anna.keys[table]
        assert (await phone.act(table, "claim", {"key": key})).you == "blue"
        async with phone.live(table) as live:
            assert live.you == "blue"


@asynchronous
async def test_after_a_claim_the_old_guest_has_no_seat(server: Address) -> None:
    async with Person(server) as phone, duel(server) as game:
        mover = game.mover
        person = game.person(mover)
        key = person.keys[game.table]
        await phone.act(game.table, "claim", {"key": key})
        assert (await person.seen(game.table)).you is None
        answer = await mover.commit(mover.offered[:1])
        assert isinstance(answer, Refused)
        assert answer.reason == "not_seated"


@asynchronous
async def test_after_a_claim_the_old_guest_is_told_that_he_has_no_seat(server: Address) -> None:
    async with Person(server) as phone, duel(server) as game:
        live = game.lives[0]
        await phone.act(game.table, "claim", {"key": game.anna.keys[game.table]})
        told = [message for message in await live.quiet(0.5) if isinstance(message, You)]
        assert [message.you for message in told] == [None]


@asynchronous
async def test_after_a_claim_the_new_guest_plays(server: Address) -> None:
    async with Person(server) as phone, duel(server) as game:
        key = game.person(game.mover).keys[game.table]
        await phone.act(game.table, "claim", {"key": key})
        async with phone.live(game.table) as live:
            assert isinstance(await live.commit(live.offered[:1]), Accepted)


@asynchronous
async def test_a_wrong_key_opens_nothing(server: Address) -> None:
    async with Person(server) as anna, Person(server) as thief:
        table = await begin(anna, bots=["random"])
        elsewhere = await begin(anna, bots=["random"])
        for key in ("k" * 32, anna.keys[elsewhere]):
            assert await thief.refused(table, "claim", {"key": key}) == (409, "wrong_key")
        assert (await thief.seen(table)).you is None


@asynchronous
async def test_a_key_does_not_give_a_second_seat(server: Address) -> None:
    async with duel(server) as game:
        key = game.anna.keys[game.table]
        assert (await game.bruno.refused(game.table, "claim", {"key": key}))[0] == 409
        assert (await game.anna.seen(game.table)).you == "blue"


# ---- leaving and coming back ----


@asynchronous
async def test_before_the_beginning_a_seat_that_is_left_is_open_again(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server) as carla:
        made = await anna.make_table("me", "open", "open")
        await bruno.sit(made, "orange")
        left = await bruno.act(made, "leave")
        seat = left.table.seats[1]
        assert (left.you, left.key) == (None, None)
        assert (seat.kind, seat.player) == ("open", "")
        assert (await carla.sit(made, "orange")).you == "orange"


@pytest.mark.usefixtures("thoughtful")
@asynchronous
async def test_during_the_game_a_bot_stands_in_for_who_leaves(server: Address) -> None:
    async with duel(server) as game:
        seat = (await game.anna.act(game.table, "leave")).table.seats[0]
        assert (seat.kind, seat.player) == ("human", game.anna.name)
        assert seat.bot == STAND_IN
        await game.lives[1].until(lambda live: live.table.seats[0].bot is not None)


@asynchronous
async def test_who_left_cannot_move(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        table = await begin(anna, bruno)
        async with anna.live(table) as live:
            await anna.act(table, "leave")
            await live.until(lambda live: live.table.seats[0].bot is not None)
            await live.until(lambda live: live.table.decider == "orange")  # the bot moves first if it was her turn
            answer = await live.commit(live.offered[:1])
            assert isinstance(answer, Refused)
            assert answer.reason == "away"


@asynchronous
async def test_who_left_can_come_back(server: Address) -> None:
    async with duel(server) as game:
        await game.anna.act(game.table, "leave")
        back = await game.anna.act(game.table, "return")
        assert back.you == "blue"
        assert (back.table.seats[0].kind, back.table.seats[0].bot) == ("human", None)


@asynchronous
async def test_who_came_back_plays_again(server: Address) -> None:
    async with Person(server) as anna:
        table = await begin(anna, bots=["random"])
        await anna.act(table, "leave")
        await anna.act(table, "return")
        async with anna.live(table) as live:
            await live.until(lambda live: live.my_turn)

            assert isinstance(await live.commit(live.offered[:1]), Accepted)


@asynchronous
async def test_who_does_not_sit_cannot_leave_or_return(server: Address) -> None:
    async with Person(server) as carla, duel(server) as game:
        before = (await carla.seen(game.table)).table.seats
        for action in ("leave", "return"):
            assert 400 <= (await carla.refused(game.table, action))[0] < 500, action
        assert (await carla.seen(game.table)).table.seats == before


# ---- a bot for somebody absent ----


@asynchronous
async def test_no_bot_for_somebody_connected(impatient: Address) -> None:
    async with duel(impatient) as game:
        assert await game.anna.refused(game.table, "seats/orange/stand-in", {}) == (409, "present")


@asynchronous
async def test_no_bot_for_somebody_seen_a_moment_ago(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        table = await begin(anna, bruno)
        async with anna.live(table) as live:
            async with bruno.live(table):
                await live.until(lambda live: live.table.seats[1].connected)
            await live.until(lambda live: not live.table.seats[1].connected)

        assert await anna.refused(table, "seats/orange/stand-in", {}) == (409, "present")


@asynchronous
async def test_no_bot_for_somebody_who_has_just_sat_down(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        table = await begin(anna, bruno)
        assert await anna.refused(table, "seats/orange/stand-in", {}) == (409, "present")


@asynchronous
async def test_players_let_a_bot_stand_in_for_somebody_absent(impatient: Address) -> None:
    async with Person(impatient) as anna, Person(impatient) as bruno:
        table = await begin(anna, bruno)
        seat = (await anna.act(table, "seats/orange/stand-in", {"bot": "random"})).table.seats[1]
        assert (seat.kind, seat.player, seat.bot) == ("human", bruno.name, "random")
        assert (await bruno.seen(table)).you == "orange"


@asynchronous
async def test_without_a_name_a_bot_that_plays_well_enough_stands_in(impatient: Address) -> None:
    async with Person(impatient) as anna, Person(impatient) as bruno:
        table = await begin(anna, bruno)
        seat = (await anna.act(table, "seats/orange/stand-in", {})).table.seats[1]
        assert seat.bot == STAND_IN


@asynchronous
async def test_an_unknown_bot_cannot_stand_in(impatient: Address) -> None:
    async with Person(impatient) as anna, Person(impatient) as bruno:
        table = await begin(anna, bruno)
        assert await anna.refused(table, "seats/orange/stand-in", {"bot": "hal"}) == (409, "no_bot")


@asynchronous
async def test_only_players_let_a_bot_stand_in(impatient: Address) -> None:
    async with Person(impatient) as anna, Person(impatient) as bruno, Person(impatient) as carla:
        table = await begin(anna, bruno)
        assert await carla.refused(table, "seats/orange/stand-in", {}) == (409, "not_seated")
        assert (await anna.seen(table)).table.seats[1].bot is None


# ---- who is there ----


@asynchronous
async def test_everybody_is_told_who_comes_and_goes(impatient: Address) -> None:
    async with Person(impatient) as anna, Person(impatient) as bruno:
        table = await begin(anna, bruno)
        async with anna.live(table) as live:
            async with bruno.live(table):
                await live.until(lambda live: live.table.seats[1].connected)
            await live.until(lambda live: not live.table.seats[1].connected)


@asynchronous
async def test_watchers_are_counted(server: Address) -> None:
    async with Person(server, cookie=False) as nobody, duel(server) as game:
        live = game.lives[0]  # who watches is told with the next message, whatever it is
        async with nobody.live(game.table):
            assert (await live.resync()).table.watching == 1
        while (await live.resync()).table.watching:
            await asyncio.sleep(0.05)


@asynchronous
async def test_a_second_connection_has_the_same_seat(server: Address) -> None:
    async with duel(server) as game, game.anna.live(game.table) as second:
        assert second.you == "blue"
        state = await game.lives[0].resync()
        assert isinstance(state, State)
        assert state.table.watching == 0
