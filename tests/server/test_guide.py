"""What people are told at a table: what things are, why not, pieces arranged, positions of a replay.

Counters are tested with Ave Roma, which has some.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from pydantic import TypeAdapter

from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.views import LookView
from ludi.server.messages import Look, Preview, Refused, Whys
from tests.server.client import Person, asynchronous
from tests.server.duel import Duel, duel
from tests.server.live import Live
from tests.server.serving import Address
from tests.server.shared import KINDS, shared

PLACES = ("temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium")
TAKEN_UP = ["stay", "card great-family", "reposition"]


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with shared(request, tmp_path_factory) as address:
        yield address


@asynccontextmanager
async def first_turn(server: Address) -> AsyncIterator[tuple[Duel, Live]]:
    """Everybody has a member in each institution, and somebody makes the first move."""
    async with duel(server) as game:
        for place in PLACES:
            for _ in game.lives:
                await game.play(f"place {place}")
        yield game, game.mover


def sentence(answer: Refused) -> str:
    assert answer.sentence.endswith(".")
    return answer.reason


# ---- looking ---------------------------------------------------------------------------------------------------------


@asynchronous
async def test_a_look_tells_what_the_guide_tells_of_the_position(server: Address) -> None:
    async with first_turn(server) as (game, mover):
        match = await game.match()
        for live in game.lives:
            seat = match.game.seat_names.index(str(live.you))
            answer = await live.look()
            assert isinstance(answer, Look)
            assert answer.look == {**match.game.guide.look(match.state, seat), "forecast": {}}
            assert answer.look["position"][0]["args"]["family"] == {"name": f"mun-seat-{live.you}"}
            paths = [path for choice in mover.view["choices"] for path in choice["paths"]]
            assert {target for path in paths for target in path} <= set(answer.look["targets"])


@asynchronous
async def test_whoever_watches_may_look(server: Address) -> None:
    async with Person(server, cookie=False) as nobody, duel(server) as game, nobody.live(game.table) as watching:
        answer = await watching.look()
        assert isinstance(answer, Look)
        assert answer.look["position"][0]["id"] == "mun-setup"


@asynchronous
async def test_a_look_at_a_draft_sees_where_it_leads(server: Address) -> None:
    async with first_turn(server) as (game, mover):
        answer = await mover.look(
            ["move tavern forum"] if "move tavern forum" in mover.offered else ["move tavern baths"]
        )
        assert isinstance(answer, Look)
        assert f"member:tavern:{mover.you}:plain" not in answer.look["targets"]
        nonsense = await mover.look(["nonsense"])
        assert isinstance(nonsense, Refused)
        assert sentence(nonsense) == "not_offered"
        others = await game.other.look(["stay"])
        assert isinstance(others, Refused)
        assert sentence(others) == "not_your_turn"


@asynchronous
async def test_looking_before_the_beginning_is_refused(server: Address) -> None:
    async with Person(server) as anna:
        made = await anna.make_table()
        async with anna.live(made) as live:
            answer = await live.ask(Look, type="look", moves=[], number=0)
            assert isinstance(answer, Refused)
            assert sentence(answer) == "waiting"


# ---- why not ---------------------------------------------------------------------------------------------------------


@asynchronous
async def test_whys_tell_of_every_target_after_what_is_picked_up(server: Address) -> None:
    async with first_turn(server) as (_, mover):
        picked = [f"member:baths:{mover.you}:plain"]
        answer = await mover.whys(picked)
        assert isinstance(answer, Whys)
        assert answer.whys["place:forum"].id == answer.whys["banner:forum"].id == "mun-refusal-too-far"
        assert "place:tavern" not in answer.whys
        after = await mover.whys(moves=["move tavern baths"])
        assert isinstance(after, Whys)
        assert after.draft == ["move tavern baths"]


@asynchronous
async def test_nothing_is_explained_of_what_nobody_can_pick_up(server: Address) -> None:
    async with first_turn(server) as (_, mover):
        for picked in (["nonsense"], ["member"], ["::::"], ["place:forum"] * 8):
            answer = await mover.whys(picked)
            assert isinstance(answer, Whys)
            assert answer.whys == {}


@asynchronous
async def test_whys_are_told_to_the_one_who_decides(server: Address) -> None:
    async with first_turn(server) as (game, _):
        answer = await game.other.whys()
        assert isinstance(answer, Refused)
        assert sentence(answer) == "not_your_turn"


# ---- arranging -------------------------------------------------------------------------------------------------------


def members(view: dict[str, Any], seat: str) -> list[int]:
    """Plain ones, by institution."""
    here = [next(each for each in place["families"] if each["family"] == seat) for place in view["institutions"]]
    return [each["plain"] for each in here]


@asynchronous
async def test_pieces_are_shown_as_they_are_arranged_and_the_moves_play_it(server: Address) -> None:
    async with first_turn(server) as (game, mover):
        seat = str(mover.you)
        begun = await mover.draft(TAKEN_UP)
        assert isinstance(begun, Preview)
        assert members(begun.view, seat) == [1] * 7  # as they stood
        gestures = [[f"member:{place}:{seat}:plain", "place:forum"] for place in ("temple", "baths")]
        assert gestures[0] in [each["path"] for each in begun.view["arranging"]["gestures"]]
        shown = await mover.arrange(TAKEN_UP, gestures)
        assert isinstance(shown, Preview)
        assert members(shown.view, seat) == [0, 1, 0, 1, 1, 3, 1]
        assert (shown.draft, shown.view["prompt"]["frame"]) == (TAKEN_UP, "reposition")
        look = await mover.look(TAKEN_UP, gestures)
        assert isinstance(look, Look)
        forum = look.look["targets"][f"member:forum:{seat}:plain"]["label"]["args"]["members"][0]["args"]
        assert (forum["n"], f"hand:{seat}" in look.look["targets"]) == (3, False)
        await game.play(*TAKEN_UP, *shown.view["arranging"]["moves"])
        assert members(mover.view, seat) == [0, 1, 0, 1, 1, 3, 1]
        assert members(game.other.view, seat) == [0, 1, 0, 1, 1, 3, 1]


@asynchronous
async def test_gestures_that_cannot_be_made_are_refused(server: Address) -> None:
    async with first_turn(server) as (game, mover):
        other = "orange" if mover.you == "blue" else "blue"
        for gesture in (
            [f"member:temple:{other}:plain", "place:forum"],
            [f"member:temple:{mover.you}:wreathed", "place:forum"],
            [f"member:temple:{mover.you}:plain", "place:nowhere"],
            ["nonsense"],
            [],
        ):
            for answer in (await mover.arrange(TAKEN_UP, [gesture]), await mover.look(TAKEN_UP, [gesture])):
                assert isinstance(answer, Refused)
                assert sentence(answer) == "not_offered"
                assert answer.said is not None
                assert answer.said.id == "mun-compose-refused"
        assert (await game.match()).moves[-1].text == "place praetorium"


@asynchronous
async def test_gestures_where_nothing_is_arranged_are_refused(server: Address) -> None:
    async with first_turn(server) as (_, mover):
        answer = await mover.arrange(["stay"], [["place:forum"]])
        assert isinstance(answer, Refused)
        assert answer.said is not None
        assert (sentence(answer), answer.said.id) == ("not_offered", "nothing-arranged")


@asynchronous
async def test_counting_where_nothing_is_counted_is_refused(server: Address) -> None:
    async with first_turn(server) as (_, mover):
        answer = await mover.ask(Preview, type="draft", moves=["stay"], count={"key": "nothing", "by": 1})
        assert isinstance(answer, Refused)
        sentence(answer)


MALFORMED: list[dict[str, Any]] = [
    {"type": "draft", "moves": TAKEN_UP, "gestures": [["a"]] * 101},
    {"type": "draft", "moves": TAKEN_UP, "gestures": [["a"] * 9]},
    {"type": "draft", "moves": TAKEN_UP, "gestures": [[""]]},
    {"type": "draft", "moves": TAKEN_UP, "gestures": [["x" * 101]]},
    {"type": "draft", "moves": TAKEN_UP, "gestures": ["place:forum"]},
    {"type": "draft", "moves": TAKEN_UP, "gestures": None},
    {"type": "draft", "moves": [], "count": {"key": "a", "by": 2}},
    {"type": "draft", "moves": [], "count": {"key": "a"}},
    {"type": "look", "moves": ["stay"] * 101},
    {"type": "look", "moves": [], "gestures": [["a"]] * 101},
    {"type": "look", "moves": [], "seat": "blue"},
    {"type": "whys", "moves": [], "picked": ["a"] * 9},
    {"type": "whys", "moves": [], "picked": "place:forum"},
    {"type": "whys", "moves": [], "picked": [7]},
]


@asynchronous
async def test_malformed_questions_are_refused(server: Address) -> None:
    async with first_turn(server) as (_, mover):
        for body in MALFORMED:
            answer = await mover.ask(Preview, **body)
            assert isinstance(answer, Refused), body
            assert sentence(answer) == "malformed"


# ---- positions of a replay -------------------------------------------------------------------------------------------


def wish(**changed: Any) -> dict[str, Any]:
    return {"game": "municipium", "options": {"edition": "retail"}, "players": 2, "codes": [0, 0, 1], **changed}


@asynchronous
async def test_a_position_of_a_replay_is_told_from_its_moves(server: Address) -> None:
    match = Match(get_game("municipium"), 2)
    for code in (0, 0, 1):
        match.play_code(code)
    async with Person(server) as anna:
        for seat, number in ((None, None), ("orange", 1)):
            answer = await anna.http.post("/api/look", json=wish(seat=seat))
            assert answer.status_code == 200, answer.text
            look: Any = TypeAdapter(LookView).validate_json(answer.content)
            assert look == {**match.game.guide.look(match.state, number), "forecast": {}}


@pytest.mark.parametrize(
    "changed",
    [
        {"game": "chess"},
        {"game": "../../etc/passwd"},
        {"game": "x" * 33},
        {"game": 7},
        {"options": {"edition": "gold"}},
        {"options": {"colour": "red"}},
        {"options": []},
        {"players": 7},
        {"players": 1},
        {"players": 0},
        {"players": "2"},
        {"codes": [0, 0, 99]},
        {"codes": [-1]},
        {"codes": [10**30]},
        {"codes": [0] * 20_001},
        {"codes": [0.5]},
        {"codes": "000"},
        {"codes": None},
        {"seat": "pink"},  # not at a table of two
        {"seat": "nobody"},
        {"seat": 1},
        {"more": 1},
    ],
    ids=lambda changed: str(changed)[:40],
)
@asynchronous
async def test_positions_that_cannot_be_are_refused(server: Address, changed: dict[str, Any]) -> None:
    async with Person(server) as anna:
        status, reason = await anna.refusal("POST", "/api/look", wish(**changed))
        assert (status, reason) == (422, "malformed")
