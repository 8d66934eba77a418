"""The games of one browser: listed, filtered and counted as a server does with those of its guests."""

import json

import pytest

from ludi.server import my_games
from ludi.table import own_games
from ludi.table.playing import Json
from tests.table.alone import Alone


@pytest.fixture(scope="module")
def played() -> Alone:
    """Two finished games of Tali against a bot, one with somebody beside, one that goes on, one not begun."""
    alone = Alone()
    for seats in (None, None, ["me", "open"]):
        alone.play(alone.begin("tali", seats))
    alone.play(alone.begin("municipium"), most=2)
    alone.ask("POST", "/tables", {"game": "tali", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)
    alone.reload()
    return alone


def listed(alone: Alone, asked: str = "") -> list[Json]:
    found = my_games.MyGames(**alone.ask("GET", f"/me/games{asked}"))
    assert found.next is None
    return [game.model_dump() for game in found.games]


def test_all_games_that_have_begun_are_listed_the_latest_first(played: Alone) -> None:
    games = listed(played)
    assert [(game["game"], game["status"]) for game in games] == [("municipium", "playing"), *[("tali", "over")] * 3]
    assert all(game["you"] in [seat["seat"] for seat in game["seats"]] for game in games)
    assert all(0 < game["seconds"] < 600 and game["turns"] is not None for game in games)


@pytest.mark.parametrize(
    ("asked", "count"),
    [
        ("?game=tali&outcome=", 3),
        ("?outcome=playing", 1),
        ("?outcome=closed", 0),
        ("?against=people", 1),
        ("?against=bots", 3),
        ("?against=random&game=tali", 2),
        ("?name=RAND", 3),
        ("?name=nobody", 0),
    ],
)
def test_games_are_chosen_as_at_a_server(played: Alone, asked: str, count: int) -> None:
    assert len(listed(played, asked)) == count


def test_games_are_turned_over_page_by_page(played: Alone) -> None:
    kept = next(each for each in map(json.loads, played.stored.values()) if each.get("table", {}).get("number"))
    # Two at a time began at the same moment.
    tables = [{**kept["table"], "id": f"{kept['id']}x{n}", "created": 1_700_000_000.1 + n // 2} for n in range(45)]
    many = [{**kept, "id": table["id"], "table": table} for table in tables]
    pages = list[list[str]]()
    before: str | None = ""
    while before is not None:
        found = my_games.MyGames(**own_games.my_games(many, {"game": "", "before": before}))
        pages.append([game.id for game in found.games])
        before = found.next
    assert [len(page) for page in pages] == [20, 20, 5]
    latest_first = sorted(tables, key=lambda each: (each["created"], each["id"]), reverse=True)
    assert [each for page in pages for each in page] == [table["id"] for table in latest_first]
    assert own_games.my_games(many, {"game": "ave_roma"}) == {"games": [], "next": None}


def test_every_finished_game_is_won_shared_or_lost(played: Alone) -> None:
    assert sum(len(listed(played, f"?outcome={each}")) for each in ("won", "shared", "lost")) == 3


def test_what_finished_games_come_to(played: Alone) -> None:
    [tali] = my_games.Statistics(**played.ask("GET", "/me/statistics")).games
    finished = [game for game in listed(played) if game["status"] == "over"]
    mine = [seat for game in finished for seat in game["seats"] if seat["seat"] == game["you"]]
    assert (tali.game, tali.games, tali.wins) == ("tali", 3, sum(seat["share"] for seat in mine))
    assert tali.place == pytest.approx(sum(seat["place"] for seat in mine) / 3)
    assert {each.against: each.games for each in tali.against} == {"people": 1, "random": 2}


def test_what_other_pages_have_kept_meanwhile_counts_too(played: Alone) -> None:
    assert my_games.MyGames(**played.house.request("GET", "/me/games", [{"id": "me"}]).body).games == []
