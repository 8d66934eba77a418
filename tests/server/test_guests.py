"""Guests: everybody gets a name, and a cookie that says who he is."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludi.server.models import Catalogue, Guest, Lobby, Log, Story, TableForGuest
from ludi.server.settings import Settings
from tests.server.client import HASH, Person, asynchronous, begin, table_wish
from tests.server.serving import Address, serving
from tests.server.shared import KINDS, shared


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


@asynchronous
async def test_a_new_guest_gets_a_roman_name(server: Address) -> None:
    async with Person(server) as anna:
        assert re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+", anna.name)


@asynchronous
async def test_a_guest_keeps_the_name(server: Address) -> None:
    async with Person(server) as anna:
        for _ in range(3):
            assert (await anna.get("/api/me", Guest)).name == anna.name


@asynchronous
async def test_two_guests_are_two_people(server: Address) -> None:
    async with Person(server) as anna, Person(server) as bruno:
        assert anna.cookie != bruno.cookie


def test_scripts_and_foreign_pages_cannot_use_the_cookie(server: Address) -> None:
    cookie = httpx.get(f"{server.http}/api/me").headers["set-cookie"].lower()
    assert cookie.startswith("ludi_guest=")
    attributes = {part.strip() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= attributes


@asynchronous
async def test_a_guest_chooses_another_name(server: Address) -> None:
    async with Person(server) as anna:
        answer = await anna.http.put("/api/me", json={"name": "Anna Æ <b>"})
        assert (answer.status_code, answer.json()) == (200, {"name": "Anna Æ <b>"})
        assert (await anna.get("/api/me", Guest)).name == "Anna Æ <b>"


@asynchronous
async def test_a_name_has_no_spaces_around_it(server: Address) -> None:
    async with Person(server) as anna:
        await anna.http.put("/api/me", json={"name": "  Anna  "})
        assert (await anna.get("/api/me", Guest)).name == "Anna"


@asynchronous
async def test_the_table_shows_the_chosen_name(server: Address) -> None:
    async with Person(server) as anna:
        await anna.http.put("/api/me", json={"name": "Anna"})
        seen = await anna.sit(await anna.make_table())
        assert seen.table.seats[0].player == "Anna"


@asynchronous
async def test_a_new_name_is_the_same_person(server: Address) -> None:
    async with Person(server) as anna:
        table = await anna.make_table()
        await anna.sit(table)
        await anna.http.put("/api/me", json={"name": "Anna"})
        assert (await anna.seen(table)).you == "blue"


BAD_NAMES = [
    {"name": ""},
    {"name": "   "},
    {"name": "a" * 25},
    {"name": "a\nb"},
    {"name": "a\x00b"},
    {"name": 7},
    {"name": None},
    {"name": "Anna", "id": "somebody else"},
    {},
    [],
    None,
]


@asynchronous
async def test_a_bad_name_is_refused(server: Address) -> None:
    async with Person(server) as anna:
        for body in BAD_NAMES:
            assert await anna.refusal("PUT", "/api/me", body) == (422, "malformed"), body
        assert (await anna.get("/api/me", Guest)).name == anna.name


ACTIONS = {
    "sit": {"entropy_hash": HASH},
    "leave": None,
    "return": None,
    "seats/blue/stand-in": {},
    "claim": {"key": "k" * 32},
    "rematch": None,
}


@asynchronous
async def test_without_a_name_nobody_can_do_anything(server: Address) -> None:
    async with Person(server) as anna, Person(server, cookie=False) as nobody:
        table = await anna.make_table("open", "open")
        answers = {action: await nobody.refused(table, action, body) for action, body in ACTIONS.items()}
        assert answers == dict.fromkeys(ACTIONS, (401, "no_name"))
        assert await nobody.refusal("POST", "/api/tables", table_wish()) == (401, "no_name")


@asynchronous
async def test_watching_needs_no_name(server: Address) -> None:
    async with Person(server) as anna, Person(server, cookie=False) as nobody:
        table = await begin(anna, bots=["random"])
        seen = await nobody.get(f"/api/tables/{table}", TableForGuest)
        assert (seen.you, seen.host, seen.key) == (None, False, None)
        await nobody.get(f"/api/tables/{table}/log", Log)
        await nobody.get(f"/api/tables/{table}/story", Story)
        assert (await nobody.http.get(f"/api/tables/{table}/file")).status_code == 200
        async with nobody.live(table) as live:
            assert live.you is None
            assert live.view


@asynchronous
async def test_looking_around_needs_no_name(server: Address) -> None:
    async with Person(server, cookie=False) as nobody:
        await nobody.get("/api/catalogue", Catalogue)
        assert (await nobody.get("/api/lobby", Lobby)).mine == []


def tampered(cookie: str) -> list[str]:
    """The signed value with a letter changed, in what is said and in the signature; and without the signature."""
    name, _, value = cookie.partition("=")
    said, _, signature = value.rpartition(".")
    flip = {"A": "B"}
    first = flip.get(said[5], "A")
    inside = flip.get(signature[3], "A")
    return [
        f"{name}={said[:5]}{first}{said[6:]}.{signature}",
        f"{name}={said}.{signature[:3]}{inside}{signature[4:]}",
        f"{name}={said}",
        f"{name}={said}.",
        f"{name}=",
        f"{name}=.....",
    ]


@asynchronous
async def test_a_tampered_cookie_is_no_cookie(server: Address) -> None:
    async with Person(server) as anna, Person(server, cookie=False) as thief:
        for cookie in tampered(anna.cookie):
            answer = await thief.http.post("/api/tables", json=table_wish(), headers={"cookie": cookie})
            assert (answer.status_code, answer.json()["reason"]) == (401, "no_name"), cookie


@asynchronous
async def test_a_tampered_cookie_has_no_seat(server: Address) -> None:
    async with Person(server) as anna, Person(server, cookie=False) as thief:
        table = await begin(anna, bots=["random"])
        for cookie in tampered(anna.cookie):
            thief.http.headers["cookie"] = cookie
            assert (await thief.seen(table)).you is None, cookie


@asynchronous
async def test_with_a_tampered_cookie_one_becomes_a_new_guest(server: Address) -> None:
    async with Person(server) as anna:
        forged = tampered(anna.cookie)[0]
        answer = httpx.get(f"{server.http}/api/me", headers={"cookie": forged})
        assert answer.status_code == 200
        assert "ludi_guest=" in answer.headers["set-cookie"]


@asynchronous
async def test_another_servers_cookie_is_no_cookie(server: Address, tmp_path: Path) -> None:
    with serving(Settings(database=f"sqlite:///{tmp_path / 'other.sqlite3'}", workers=0)) as elsewhere:
        async with Person(elsewhere) as stranger:
            foreign = stranger.cookie
    async with Person(server, cookie=False) as nobody:
        answer = await nobody.http.post("/api/tables", json=table_wish(), headers={"cookie": foreign})
        assert (answer.status_code, answer.json()["reason"]) == (401, "no_name")


def test_a_guest_is_known_after_a_restart(database: str) -> None:
    settings = Settings(database=database, workers=0)
    with serving(settings) as before:
        cookie = httpx.get(f"{before.http}/api/me").headers["set-cookie"].split(";")[0]
        name = httpx.get(f"{before.http}/api/me", headers={"cookie": cookie}).json()
    with serving(settings) as after:
        assert httpx.get(f"{after.http}/api/me", headers={"cookie": cookie}).json() == name
