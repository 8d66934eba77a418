"""What a turn is good for, told of positions played by text."""

from ludi.engine.arrays import as_numpy
from ludi.engine.texts import texts
from tests.ave_roma.table import Table


def told(table: Table, *moves: str) -> list[str]:
    """What Yellow has of these moves."""
    before = table.s.copy()
    table.play(*moves)
    return [texts("en").tell([each]) for each in table.match.game.guide.purposes(before, table.s, 0)]


def test_money_goods_and_surplus() -> None:
    """§6: the Quaestor pays twice the worker's number."""
    assert told(Table(), "place 3 quaestor") == ["Brings 6 denarii."]


def test_a_card_and_its_pair() -> None:
    """§6.3: the second copy of a kind gives both rewards."""
    table = Table().given(goods={"yellow": {"wood": 3, "mineral": 3, "stone": 3}}, denarii={"yellow": 20})
    before, after = table.s.copy(), table.s.copy()
    after.owned[0, 0] |= 0b01
    after.points[0, 0] += 3
    guide = table.match.game.guide
    first, second = (texts("en").tell([each]) for each in guide.purposes(before, after, 0))
    assert first == "Scores 3 points at once."
    assert second.startswith("Gets you ")
    assert "both pay" not in second
    pair = after.copy()
    pair.owned[0, 0] |= 0b11
    (only,) = (texts("en").tell([each]) for each in guide.purposes(after, pair, 0))
    assert "both pay their reward" in only


def test_influence_in_a_province_and_in_rome() -> None:
    """§5.3, §5.4."""
    table = Table()
    before, after = table.s.copy(), table.s.copy()
    after.influence[3, 0] = 2
    after.political[0] += 2
    found = [texts("en").tell([each]) for each in table.match.game.guide.purposes(before, after, 0)]
    assert found == [
        "Raises your influence in province 4 to 2, ahead of everybody.",
        "Raises your political influence by 2.",
    ]


def test_workers_are_saved_by_passing_and_recruited() -> None:
    """§4.1, §4.2."""
    table = Table()
    saved = told(table, "pass")
    assert "Saves 5 workers for the next round, and scores a point for each." in saved
    before, after = table.s.copy(), table.s.copy()
    as_numpy(before).hand[0] = [1, 1, 1, 0, 0]
    as_numpy(after).hand[0] = [1, 1, 1, 1, 1]
    found = [texts("en").tell([each]) for each in table.match.game.guide.purposes(before, after, 0)]
    assert found == ["Gives you the workers 4 and 5 for the next round."]
