"""What happens is seen where it happens: each sort of moment, from positions played by text or made."""

from collections.abc import Mapping
from typing import Any

from ludi.engine.arrays import as_numpy
from ludi.engine.contract import Step
from ludi.engine.frames import RULE
from ludi.engine.guide import moment_views
from ludi.engine.views import MomentKind, Target
from tests.ave_roma.chapters.table import Table, module

Happened = Mapping[MomentKind, list[Target]]


def of_steps(table: Table, steps: list[Step]) -> Happened:
    guide = table.match.game.guide
    return {
        view["kind"]: view["targets"] for view in moment_views(each for step in steps for each in guide.moments(step))
    }


def between(table: Table, frame: str, **changed: Any) -> Happened:
    """What happens in a step of the rules that changes these cells: fields, with an index and a value."""
    before = table.s.copy()
    after = before.copy()
    cells = as_numpy(after)
    for name, (at, value) in changed.items():
        if at is None:
            cells[name] = value
        else:
            cells[name][at] = value
    frames = module("components").Frame
    return of_steps(table, [Step(frames[frame], RULE, -1, before, after)])


def test_a_worker_is_placed() -> None:
    table = Table()
    found = of_steps(table, table.match.play("place 2 mercator"))
    assert found["piece"] == ["location:mercator"]


def test_a_card_is_bought_and_scores() -> None:
    table = Table().given(goods={"yellow": {}}, surplus={"yellow": 5}, denarii={"yellow": 9})
    found = of_steps(table, table.match.play("place 1 legatus 1"))
    assert found["piece"][:2] == ["slot:war:1", "location:legatus"]
    assert found["gift"][0].startswith("card:war:")
    assert found["gift"][1] == "player:yellow"


def test_an_honour() -> None:
    assert between(Table(), "HONOUR", political=(0, 1))["award"] == ["political:yellow", "player:yellow"]


def test_a_walk_in_the_colosseum() -> None:
    assert between(Table(), "STEP", arena=(1, 4))["piece"] == ["ring:5", "gladiator:green"]


def test_a_province_rises_and_is_kept() -> None:
    assert between(Table(), "RAISE", influence=((2, 0), 3))["piece"] == ["province:3"]
    assert between(Table(), "PROVINCE_CARD", cube=(1, 5))["scoring"][:2] == ["province:2", "cube:2"]


def test_a_patron_awakes() -> None:
    table = Table(advanced="on")
    as_numpy(table.s)["owned"][1, module("vocabulary").Deck.PATRON] = 1
    patron, *owners = between(table, "HONOUR", active=(None, 1))["awakening"]
    assert patron.startswith("card:patron:")
    assert owners == ["player:green"]


def test_cards_are_turned_up() -> None:
    table = Table()
    while table.decider != "chance":
        table.play(table.offers()[0])
    found = of_steps(table, table.match.play(table.offers()[0]))
    assert found["card"][0].split(":")[0] in ("province", "slot", "face-up")


def test_the_end_is_a_scoring() -> None:
    assert "score" in between(Table(), "SCORE")["scoring"]
