"""What a turn is good for, told of positions played by text."""

from ludi.engine.texts import texts
from tests.municipium.table import Table

TRIO = ("blue", "orange", "yellow")


def told(table: Table, *moves: str) -> list[str]:
    """What Blue has of these moves."""
    before = table.s.copy()
    table.play(*moves)
    return [texts("en").tell([each]) for each in table.match.game.guide.purposes(before, table.s, 0)]


def test_first_places_are_taken_and_kept() -> None:
    """§2, §7.1: the Praefect comes to the Forum first; the Temple's order decides ties."""
    table = Table().given(
        temple_order=("orange", "blue", "yellow"),
        members={"blue": {"basilica": 2, "forum": 1}, "orange": {"forum": 2}, "yellow": {}},
    )
    found = told(table, "move basilica forum", "move basilica forum")
    assert found[0] == "Takes first place at the Forum, where the Praefect comes next."
    assert found[-1].startswith("Takes") or found[-1].startswith("Keeps")
    again = told(table, "card common")
    assert "Keeps first place at the Forum, where the Praefect comes next." in again
    assert again[-1] == "Keeps your 3 family cards for later."


def test_second_place_where_two_citizens_wait() -> None:
    """§7.2: the second gets the last of three."""
    table = Table().given(
        temple_order=TRIO,
        members={"blue": {"forum": 2}, "orange": {"basilica": 3}, "yellow": {"basilica": 1}},
        banners={"basilica": {"advocate": 2}},
    )
    found = told(table, "move forum basilica", "move forum basilica")
    assert "Takes second place at the Basilica, where two citizens wait for a third." in found


def test_pieces_and_decurions() -> None:
    """§9: a Favor more, and one piece is missing; then a set."""
    table = Table().given(stock={"blue": {"priest": 1, "soldier": 1}})
    before = table.s.copy()
    after = table.s.copy()
    after.stock[0, 4] += 1
    guide = table.match.game.guide
    (first, *_) = guide.purposes(before, after, 0)
    assert texts("en").tell([first]) == "Brings you a Favor: then a set lacks only one piece."
    after.decurions[0] += 1
    (first, *_) = guide.purposes(before, after, 0)
    assert texts("fr").tell([first]) == "Vous donne un Décurion."


def test_wreaths_and_the_order_of_the_temple() -> None:
    """§8.0, §8.II."""
    table = Table().given(temple_order=("orange", "blue", "yellow"))
    before = table.s.copy()
    after = table.s.copy()
    after.wreathed[0, 0] += 1
    after.temple_order[0], after.temple_order[1] = 0, 1
    found = [each.id for each in table.match.game.guide.purposes(before, after, 0)]
    assert {"mun-for-wreath", "mun-for-order"} <= set(found)


def test_the_win_comes_first() -> None:
    """§10."""
    table = Table()
    before, after = table.s.copy(), table.s.copy()
    after.decurions[0] = 5
    after.depth = 0
    found = [each.id for each in table.match.game.guide.purposes(before, after, 0)]
    assert found[:2] == ["mun-for-win", "mun-for-decurion"]
