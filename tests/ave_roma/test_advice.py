"""What a turn is good for, told of positions played by text."""

from typing import Any

from ludi.engine.arrays import as_numpy
from ludi.engine.texts import texts
from ludi.games.ave_roma.components import Source
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


def compared(table: Table, better: Any, played: Any) -> list[str]:
    """What Yellow has of one position beyond another one."""
    found = table.match.game.guide.advantages(table.s, better, played, 0)
    return [texts("en").tell([each]) for each in found]


def test_points_are_told_by_source() -> None:
    """§8.3: those scored already, and those that would count if the game ended there."""
    table = Table(players=2)
    better, played = table.s.copy(), table.s.copy()
    better.points[0, Source.BUILDINGS] += 4
    played.points[0, Source.WORKERS] += 1
    assert compared(table, better, played) == ["Scores 3 points more at once (workers -1 and buildings 4)."]
    assert compared(table, played, better) == []


def test_what_counts_at_the_end_is_told_with_what_it_comes_from() -> None:
    """§8.2, §8.3: five denarii are a point, three goods and surplus another one; a province by its level, below
    the cube."""
    table = Table(players=2)
    better, played = table.s.copy(), table.s.copy()
    as_numpy(better).denarii[0] = as_numpy(played).denarii[0] + 10
    assert compared(table, better, played) == [
        "Counts 2 points more if the game ended there (denarii 2).",
        "Leaves you with 10 denarii more.",
    ]
    as_numpy(played).influence[3, 0] = 1
    as_numpy(played).cube[3] = 5
    better = played.copy()
    as_numpy(better).influence[3, 0] = 3
    first, second = compared(table, better, played)
    assert first.startswith("Counts ")
    assert "provinces" in first
    assert second == "Raises your influence in province 4 to 3, ahead of everybody."


def test_cards_goods_and_influence_that_the_better_way_has() -> None:
    table = Table(players=2)
    better, played = table.s.copy(), table.s.copy()
    better.owned[0, 0] |= 0b01
    as_numpy(better).goods[0, 0] += 1
    as_numpy(better).political[0] += 1
    as_numpy(played).political[0] += 1
    found = compared(table, better, played)
    assert [each.split(" ")[0] for each in found] == ["Gets", "Leaves"]
    assert found[1] == "Leaves you with 1 wood more."


def test_the_win_is_told_where_the_way_that_was_played_does_not_have_it() -> None:
    """§8.4: also where both ways end the game."""
    table = Table(players=2)
    won, lost = table.s.copy(), table.s.copy()
    for s, seat in ((won, 0), (lost, 1)):
        s.points[seat, Source.BUILDINGS] += 20
        s.depth = 0
    assert compared(table, won, lost)[0] == "Wins the game."
    assert compared(table, won, table.s)[0] == "Wins the game."
    assert "Wins the game." not in compared(table, won, won)
    assert "Wins the game." not in compared(table, lost, table.s)
