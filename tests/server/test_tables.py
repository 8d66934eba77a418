"""Making tables, and finding them."""

import json
import re
import secrets
from collections.abc import Iterator
from typing import Any

import pytest

from ludi.engine.contract import digest_of
from ludi.engine.registry import get_game
from ludi.server.models import Catalogue, Problem, RulesText
from tests.server.client import HASH, Person, asynchronous, begin, table_wish
from tests.server.reading import exactly
from tests.server.serving import Address
from tests.server.shared import KINDS, shared


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


# ---- making one ----


@asynchronous
async def test_a_table_has_an_id_nobody_can_guess(server: Address) -> None:
    async with Person(server) as anna:
        ids = {(await anna.make_table()).table.id for _ in range(3)}
        assert len(ids) == 3
        assert all(re.fullmatch("[0-9a-f]{32}", each) for each in ids)


@asynchronous
async def test_a_new_table_waits(server: Address) -> None:
    async with Person(server) as anna:
        table = (await anna.make_table("me", "open", "random")).table
        assert (table.status, table.number, table.decider, table.shares) == ("waiting", 0, None, None)


@asynchronous
async def test_the_defaults_of_options_are_written_out(server: Address) -> None:
    async with Person(server) as anna:
        table = (await anna.make_table(options={"goal": 4})).table
        assert table.options == {"edition": "retail", "goal": 4, "winner": "most", "streets": "printed"}


@asynchronous
async def test_bots_sit_from_the_start(server: Address) -> None:
    async with Person(server) as anna:
        seat = (await anna.make_table("me", "open", "greedy")).table.seats[2]
        assert (seat.kind, seat.player, seat.bot, seat.reserved) == ("bot", "greedy", "greedy", False)


@asynchronous
async def test_the_makers_own_seat_is_open_and_reserved(server: Address) -> None:
    async with Person(server) as anna:
        made = await anna.make_table("open", "me")
        assert made.you is None
        assert [(seat.kind, seat.reserved) for seat in made.table.seats] == [("open", False), ("open", True)]


@asynchronous
async def test_the_maker_is_the_host(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table()
        assert made.host
        assert (await anna.seen(made)).host
        assert not (await bruno.seen(made)).host


@asynchronous
async def test_the_clock_is_as_wished(server: Address) -> None:
    async with Person(server) as anna:
        table = (await anna.make_table(clock={"minutes": 5, "increment": 10})).table
        assert table.clock is not None
        assert (table.clock.minutes, table.clock.increment) == (5, 10)


REFUSED: list[tuple[dict[str, Any], tuple[int, str]]] = [
    (table_wish("me", "me"), (409, "two_of_you")),
    (table_wish("random", "greedy"), (409, "no_person")),
    (table_wish("me", "hal"), (409, "no_bot")),
    (table_wish("me", "open", options={"colour": "red"}), (422, "malformed")),
    (table_wish("me", "open", options={"edition": "first"}), (422, "malformed")),
    (table_wish("me", "open", options={"goal": 6}), (422, "malformed")),
    (table_wish("me", "open", options={"edition": "v3"}), (422, "malformed")),  # v3 is for three and more
    (table_wish("me", *["open"] * 4), (422, "malformed")),  # and retail for four at most
    (table_wish("me"), (422, "malformed")),
    (table_wish("me", "open", game="chess"), (422, "malformed")),
]


@asynchronous
async def test_a_table_that_cannot_be_is_refused(server: Address) -> None:
    async with Person(server) as anna:
        for wish, expected in REFUSED:
            assert await anna.refusal("POST", "/api/tables", wish) == expected, wish


@asynchronous
async def test_the_sentence_tells_what_is_possible(server: Address) -> None:
    async with Person(server) as anna:
        answer = await anna.http.post("/api/tables", json=table_wish("me", "open", options={"goal": 6}))
        assert "goal" in answer.json()["sentence"]
        assert "4" in answer.json()["sentence"]


WISH = table_wish()
MALFORMED: list[Any] = [
    None,
    [],
    "table",
    {},
    {"game": "municipium"},
    {**WISH, "seats": []},
    {**WISH, "seats": [{"kind": "open"}] * 9},
    {**WISH, "seats": [{"kind": "queen"}, {"kind": "open"}]},
    {**WISH, "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]},
    {**WISH, "cheat": True},
    {**WISH, "listed": "yes"},
    {**WISH, "game": 7},
    {**WISH, "game": "m" * 33},
    {**WISH, "clock": {"minutes": 0}},
    {**WISH, "clock": {"minutes": 601}},
    {**WISH, "clock": {"minutes": "5"}},
    {**WISH, "clock": {"minutes": 5, "increment": -1}},
    {**WISH, "options": {"goal": 4.5}},
    {**WISH, "options": {"goal": [4]}},
]


@asynchronous
async def test_a_malformed_wish_is_refused(server: Address) -> None:
    async with Person(server) as anna:
        for wish in MALFORMED:
            assert await anna.refusal("POST", "/api/tables", wish) == (422, "malformed"), wish


@asynchronous
async def test_what_is_not_json_is_refused(server: Address) -> None:
    async with Person(server) as anna:
        for body in (b"", b"{", b"\xff\xfe", b'{"game": "municipium",', b"[" * 100_000):
            answer = await anna.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 422), body[:20]
            exactly(Problem, answer.json())


@asynchronous
async def test_a_refused_table_is_not_made(server: Address) -> None:
    async with Person(server) as anna:
        await anna.refusal("POST", "/api/tables", table_wish("me", "hal", listed=True))
        assert (await anna.lobby()).mine == []


# ---- finding one ----


@asynchronous
async def test_what_does_not_exist_is_not_found(server: Address) -> None:
    async with Person(server) as anna:
        unknown = secrets.token_hex(16)
        for part in ("", "/log", "/file", "/story"):
            assert await anna.refusal("GET", f"/api/tables/{unknown}{part}") == (404, "not_found"), part


@asynchronous
async def test_what_cannot_be_an_id_is_refused(server: Address) -> None:
    async with Person(server) as anna:
        for wrong in ("0" * 31, "0" * 33, "A" * 32, "xyz", "' or 1=1 --", "%00", "é" * 32):
            for part in ("", "/log", "/file", "/story"):
                assert (await anna.refusal("GET", f"/api/tables/{wrong}{part}"))[0] in (404, 422), (wrong, part)


@asynchronous
async def test_nothing_can_be_done_at_a_table_that_does_not_exist(server: Address) -> None:
    bodies = {"sit": {"entropy_hash": HASH}, "claim": {"key": "k" * 32}, "seats/blue/stand-in": {}}
    async with Person(server) as anna:
        for action in ("sit", "leave", "return", "seats/blue/stand-in", "claim", "rematch"):
            refused = await anna.refused(secrets.token_hex(16), action, bodies.get(action))
            assert refused == (404, "not_found"), action


@asynchronous
async def test_a_listed_table_is_open_to_all(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server, cookie=False) as nobody:
        made = await anna.make_table(listed=True)
        for person in (bruno, nobody):
            assert made.table.id in [table.id for table in (await person.lobby()).open]


@asynchronous
async def test_the_maker_finds_his_table_before_he_sits(server: Address) -> None:
    async with Person(server) as anna:
        for listed in (False, True):
            made = await anna.make_table(listed=listed)
            assert made.table.id in [seen.table.id for seen in (await anna.lobby()).mine]


@asynchronous
async def test_a_private_table_is_in_nobodys_list(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table("me", "open", "open")
        await anna.sit(made)
        for person in (anna, bruno):
            assert made.table.id not in [table.id for table in (await person.lobby()).open]


@asynchronous
async def test_my_tables_are_those_where_i_sit(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno, Person(server) as carla:
        table = await begin(anna, bruno)
        mine = [(seen.table.id, seen.you) for seen in (await bruno.lobby()).mine]
        assert mine == [(table, "orange")]
        assert (await carla.lobby()).mine == []


@asynchronous
async def test_a_seat_that_was_given_up_is_no_longer_mine(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        made = await anna.make_table("me", "open", "open")
        await bruno.sit(made)
        await bruno.act(made, "leave")
        assert (await bruno.lobby()).mine == []


# ---- what can be played ----


@asynchronous
async def test_the_catalogue_has_all_games_as_the_engine_knows_them(server: Address) -> None:
    async with Person(server) as anna:
        games = (await anna.get("/api/catalogue", Catalogue)).games
        assert [game.name for game in games] == ["municipium", "ave_roma", "tali"]
        for info in games:
            game = get_game(info.name)
            assert (info.title, info.seats) == (game.title, list(game.seat_names))
            assert {o.name: (o.values, o.default) for o in info.options} == {
                spec.name: (list(spec.values), game.default_options()[spec.name]) for spec in game.option_specs
            }


@asynchronous
async def test_every_number_of_players_in_the_catalogue_can_be_seated(server: Address) -> None:
    async with Person(server) as anna:
        for info in (await anna.get("/api/catalogue", Catalogue)).games:
            for entry in info.players:
                for count in entry.counts:
                    seats = ["me", *["open"] * (count - 1)]
                    made = await anna.make_table(*seats, game=info.name, options=entry.options)
                    assert len(made.table.seats) == count


@asynchronous
async def test_the_catalogue_has_the_levels_from_weak_to_strong(server: Address) -> None:
    async with Person(server) as anna:
        catalogue = await anna.get("/api/catalogue", Catalogue)
        assert [(bot.name, bot.strength) for bot in catalogue.bots] == [
            ("tiro", 1),
            ("miles", 2),
            ("optio", 3),
            ("centurio", 4),
            ("imperator", 5),
        ]
        wish = table_wish() | {"seats": [{"kind": "me"}, {"kind": "bot"}]}
        unnamed = await anna.http.post("/api/tables", json=wish)
        assert unnamed.json()["table"]["seats"][1]["bot"] == catalogue.usual_bot == "tiro"


@asynchronous
async def test_every_bot_in_the_catalogue_can_be_seated(server: Address) -> None:
    async with Person(server) as anna:
        for bot in (await anna.get("/api/catalogue", Catalogue)).bots:
            assert (await anna.make_table("me", bot.name)).table.seats[1].bot == bot.name


@asynchronous
async def test_the_rules_can_be_read(server: Address) -> None:
    async with Person(server, cookie=False) as nobody:
        for game in ("municipium", "ave_roma"):
            for language in ("en", "it", "fr"):
                rules = await nobody.get(f"/api/rules/{game}/{language}", RulesText)
                assert rules.sections, (game, language)
                assert all(section.title and section.markdown for section in rules.sections)


@asynchronous
async def test_a_games_words_can_be_had_and_are_sent_once(server: Address) -> None:
    async with Person(server, cookie=False) as nobody:
        for language in ("en", "it", "fr"):
            path = f"/api/games/municipium/words/{language}"
            first = await nobody.http.get(path)
            assert first.headers["content-type"] == "text/plain; charset=utf-8"
            assert first.headers["cache-control"] == "no-cache"
            assert "\nmun-about = " in first.text
            assert "\nmun-place-forum = " in first.text
            again = await nobody.http.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            other = await nobody.http.get(path, headers={"if-none-match": '"older"'})
            assert (other.status_code, other.text) == (200, first.text)
        assert (await nobody.http.get("/api/games/alea/words/en")).status_code == 404
        assert (await nobody.http.get("/api/games/municipium/words/la")).status_code == 404


@asynchronous
async def test_what_is_printed_can_be_had_and_is_sent_once(server: Address) -> None:
    path, printed = "/api/games/ave_roma/catalogue", get_game("ave_roma").catalogue()
    async with Person(server, cookie=False) as nobody:
        first = await nobody.http.get(path)
        assert (first.status_code, first.json()) == (200, json.loads(json.dumps(printed)))
        assert first.headers["content-type"] == "application/json"
        assert first.headers["cache-control"] == "no-cache"
        assert first.headers["etag"] == f'"{digest_of(printed)}"'
        assert first.headers["content-encoding"] == "gzip"
        assert int(first.headers["content-length"]) < len(first.content) / 4
        again = await nobody.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
        other = await nobody.http.get(path, headers={"if-none-match": '"older"'})
        assert (other.status_code, other.content) == (200, first.content)


@asynchronous
async def test_a_game_on_which_nothing_is_printed_has_an_empty_catalogue(server: Address) -> None:
    async with Person(server, cookie=False) as nobody:
        answer = await nobody.http.get("/api/games/tali/catalogue")
        assert (answer.status_code, answer.json()) == (200, {})


@asynchronous
async def test_the_catalogue_of_a_game_that_does_not_exist_is_not_found(server: Address) -> None:
    async with Person(server) as anna:
        refused = await anna.refusal("GET", "/api/games/alea/catalogue")
        assert refused == (404, "not_found")


@asynchronous
async def test_rules_that_do_not_exist_are_not_found(server: Address) -> None:
    async with Person(server) as anna:
        for path in ("chess/en", "municipium/tlh", "municipium/...", "municipium/en.md"):
            assert (await anna.refusal("GET", f"/api/rules/{path}"))[0] == 404, path


@asynchronous
async def test_an_unknown_path_of_the_api_is_a_problem_too(server: Address) -> None:
    async with Person(server) as anna:
        for path in ("/api/nonsense", "/api/rules/municipium", "/api/tables/a/b/c"):
            assert (await anna.refusal("GET", path))[0] == 404, path


@asynchronous
async def test_the_api_describes_itself(server: Address) -> None:
    async with Person(server, cookie=False) as nobody:
        described = (await nobody.http.get("/api/openapi.json")).json()
        assert described["openapi"].startswith("3.1")
        assert "/api/tables/{table_id}/sit" in described["paths"] or "/api/tables/{id}/sit" in described["paths"]
        assert {"State", "Moves", "Refused", "SendCommit"} <= set(described["components"]["schemas"])
