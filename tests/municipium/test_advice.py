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


def compared(before: Table, better: Table, played: Table) -> list[str]:
    """What Blue has of one position beyond another one."""
    guide = before.match.game.guide
    return [texts("en").tell([each]) for each in guide.advantages(before.s, better.s, played.s, 0)]


def standing(**members: dict[str, int]) -> Table:
    """Who is where, on an otherwise new table; Blue breaks ties."""
    return Table().given(temple_order=TRIO, members={seat: members.get(seat, {}) for seat in TRIO})


def test_a_first_place_that_was_given_away_is_kept_by_the_better_way() -> None:
    """§2, §7.1: Blue leads at the Forum, went away, and Orange is first there now."""
    before = standing(blue={"forum": 3}, orange={"forum": 2})
    played = standing(blue={"forum": 1, "temple": 2}, orange={"forum": 2})
    found = compared(before, before, played)
    assert found[:2] == [
        "Keeps first place at the Forum, where the Praefect comes next.",
        "Keeps Orange from first place at the Forum.",
    ]


def test_a_first_place_that_was_not_one_is_taken() -> None:
    before = standing(blue={"forum": 1, "temple": 2}, orange={"forum": 2})
    better = standing(blue={"forum": 3}, orange={"forum": 2})
    found = compared(before, better, before)
    assert found[:2] == [
        "Takes first place at the Forum, where the Praefect comes next.",
        "Keeps Orange from first place at the Forum.",
    ]


def test_a_second_place_instead_of_a_third() -> None:
    """§7.2: with three citizens the second gets something, the third nothing."""
    before = standing(blue={"forum": 1}, orange={"forum": 4}, yellow={"forum": 2})
    better = standing(blue={"forum": 3}, orange={"forum": 4}, yellow={"forum": 2})
    assert compared(before, better, before) == ["Takes second place at the Forum, where the Praefect comes next."]
    assert compared(better, better, before) == ["Keeps second place at the Forum, where the Praefect comes next."]
    assert compared(before, before, better) == []


def test_pieces_decurions_and_cards_that_the_better_way_has() -> None:
    """§9."""
    before, better, played = (Table().given(stock={"blue": {"priest": 1, "soldier": 1}}) for _ in range(3))
    better.s.stock[0, 4] += 1
    assert compared(before, better, played)[0] == "Brings you a Favor: then a set lacks only one piece."
    better.s.decurions[0] += 1
    assert compared(before, better, played)[0] == "Gains you a Decurion."
    assert compared(before, played, better) == []


def ended(*decurions: int) -> Table:
    """A game that is over with so many Decurions each."""
    table = Table().given(temple_order=TRIO)
    for seat, count in enumerate(decurions):
        table.s.decurions[seat] = count
    table.s.depth = 0
    return table


def test_the_win_is_told_where_the_way_that_was_played_does_not_have_it() -> None:
    """§10: also where both ways end the game."""
    before, won, lost = Table().given(temple_order=TRIO), ended(5, 3, 2), ended(3, 5, 2)
    assert compared(before, won, lost)[0] == "Wins the game."
    assert compared(before, won, before)[0] == "Wins the game."
    assert "Wins the game." not in compared(before, won, won)
    assert "Wins the game." not in compared(before, lost, before)
