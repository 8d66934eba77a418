"""§2: influence, first and second, ties by the Temple order."""

from itertools import permutations

import pytest

from tests.municipium.table import Table

TRIO = ("blue", "orange", "yellow")
Members = tuple[int, int]  # plain, wreathed


def in_the_forum(
    blue: Members, orange: Members, yellow: Members, order: tuple[str, ...] = TRIO, edition: str = "retail"
) -> Table:
    """Only these members stand in the Forum; everyone's other members stand in the Temple."""
    there = dict(zip(TRIO, (blue, orange, yellow), strict=True))
    return Table(players=3, edition=edition).given(
        members={seat: {"forum": plain, "temple": 7 - plain - wreathed} for seat, (plain, wreathed) in there.items()},
        wreathed={seat: {"forum": wreathed} for seat, (_, wreathed) in there.items()},
        temple_order=order,
    )


def ranking(table: Table) -> tuple[str | None, str | None]:
    """First and second in the Forum as a Praefect event there shows them: who gets the Favor, who the citizen."""
    table.play("stay", "card common", "reveal praefect-visit")
    first = [seat for seat in TRIO if table.stock(seat) == {"favor": 1}]
    second = [seat for seat in TRIO if table.stock(seat) == {"advocate": 1}]
    assert max(len(first), len(second)) <= 1
    return first[0] if first else None, second[0] if second else None


def one_power(table: Table) -> Table:
    return table.play("stay", "card common", "reveal one-power")


# ---- influence -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["retail", "v3"])
@pytest.mark.parametrize(
    ("blue", "orange", "yellow", "expected"),
    [
        ((1, 0), (2, 0), (3, 0), ("yellow", "orange")),
        ((2, 0), (3, 0), (1, 0), ("orange", "blue")),
        ((7, 0), (1, 0), (6, 0), ("blue", "yellow")),
    ],
)
def test_families_rank_by_their_members_there(
    blue: Members, orange: Members, yellow: Members, expected: tuple[str, str], edition: str
) -> None:
    # §2
    assert ranking(in_the_forum(blue, orange, yellow, edition=edition)) == expected


@pytest.mark.parametrize(
    ("blue", "orange", "yellow", "expected"),
    [
        ((1, 0), (0, 1), (0, 0), ("orange", "blue")),  # 1 - 2
        ((2, 0), (1, 1), (0, 0), ("orange", "blue")),  # 2 - 3
        ((3, 0), (0, 2), (0, 0), ("orange", "blue")),  # 3 - 4
        ((3, 0), (0, 1), (0, 0), ("blue", "orange")),  # 3 - 2: more than one wreath is needed
        ((5, 0), (0, 3), (1, 2), ("orange", "blue")),  # 5 - 6 - 5
    ],
)
def test_a_wreathed_member_counts_two(
    blue: Members, orange: Members, yellow: Members, expected: tuple[str, str]
) -> None:
    # §2
    assert ranking(in_the_forum(blue, orange, yellow)) == expected


@pytest.mark.parametrize("order", [("blue", "orange", "yellow"), ("orange", "blue", "yellow")])
def test_one_wreathed_member_ties_with_two_plain_ones(order: tuple[str, ...]) -> None:
    # §2: equal influence, so the Temple order decides either way
    assert ranking(in_the_forum((2, 0), (0, 1), (0, 0), order)) == order[:2]


def test_members_elsewhere_give_no_influence() -> None:
    # §2: Blue's six others, Temple included, do not help in the Forum
    assert ranking(in_the_forum((1, 0), (2, 0), (0, 0))) == ("orange", "blue")


# ---- first and second ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations(TRIO)))
def test_equal_families_rank_by_the_temple_order(order: tuple[str, ...]) -> None:
    # §2
    assert ranking(in_the_forum((2, 0), (2, 0), (2, 0), order)) == order[:2]


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        (("blue", "orange", "yellow"), ("blue", "orange")),
        (("orange", "yellow", "blue"), ("orange", "blue")),
        (("yellow", "orange", "blue"), ("orange", "blue")),
    ],
)
def test_of_3_3_2_the_two_with_three_are_first_and_second(order: tuple[str, ...], expected: tuple[str, str]) -> None:
    # §2, the worked example
    assert ranking(in_the_forum((3, 0), (3, 0), (2, 0), order)) == expected


@pytest.mark.parametrize(
    ("order", "second"),
    [(("blue", "orange", "yellow"), "orange"), (("yellow", "blue", "orange"), "yellow")],
)
def test_of_3_2_2_the_temple_order_names_the_second(order: tuple[str, ...], second: str) -> None:
    # §2
    assert ranking(in_the_forum((3, 0), (2, 0), (2, 0), order)) == ("blue", second)


def test_influence_counts_before_the_temple_order() -> None:
    # §2: the last in the Temple order is first with one member more
    assert ranking(in_the_forum((1, 0), (1, 0), (2, 0), ("blue", "orange", "yellow"))) == ("yellow", "blue")


def test_a_family_alone_is_first_and_nobody_is_second() -> None:
    # §2: without influence a family is not ranked, even at the head of the Temple order
    assert ranking(in_the_forum((0, 0), (1, 0), (0, 0))) == ("orange", None)


def test_where_nobody_stands_nobody_is_first() -> None:
    # §2
    assert ranking(in_the_forum((0, 0), (0, 0), (0, 0))) == (None, None)


def test_the_temple_order_itself_gives_no_place_to_an_absent_family() -> None:
    # §2: Blue heads the Temple order but only the others are ranked
    assert ranking(in_the_forum((0, 0), (1, 0), (1, 0), ("blue", "yellow", "orange"))) == ("yellow", "orange")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ties_among_all_families_go_to_the_heads_of_the_temple_order(players: int) -> None:
    # §2: with the default members everyone has one in the Forum
    order = ("black", "pink", "yellow", "orange", "blue")[5 - players :]
    table = Table(players=players, edition="v3").given(temple_order=order)
    table.play("stay", "card common", "reveal praefect-visit")
    assert (table.stock(order[0]), table.stock(order[1])) == ({"favor": 1}, {"advocate": 1})


# ---- first, seen through One Power ---------------------------------------------------------------------------------


def test_the_first_of_the_temple_order_is_first_wherever_all_are_equal() -> None:
    # §2
    places = ("temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium")
    assert set(one_power(Table()).offers()) == {"pass", *(f"use {place}" for place in places)}


def test_the_second_of_the_temple_order_is_first_nowhere_when_all_are_equal() -> None:
    # §2
    table = one_power(Table()).play("pass")
    assert (table.decider, table.offers()) == ("orange", ["pass"])


def test_a_family_is_first_only_where_its_influence_is_highest() -> None:
    # §2: Blue loses the Baths to two members and the Forum to a wreathed one, and keeps what is equal
    table = Table().given(
        members={
            "orange": {"baths": 2, "temple": 1, "tavern": 1, "emporium": 1},
            "yellow": {"temple": 1, "tavern": 1, "baths": 1, "emporium": 1, "basilica": 1, "praetorium": 1},
        },
        wreathed={"orange": {"basilica": 1}, "yellow": {"forum": 1}},
    )
    one_power(table)
    assert set(table.offers()) == {"pass", "use temple", "use tavern", "use emporium", "use praetorium"}


def test_a_tie_in_the_temple_is_broken_by_the_order_in_force() -> None:
    # §2: the Temple's own ties too
    table = Table().given(temple_order=("yellow", "blue", "orange"))
    assert "use temple" not in one_power(table).offers()


def test_second_is_not_first() -> None:
    # §2, §6: the second in the Forum is not offered its power
    table = one_power(in_the_forum((2, 0), (3, 0), (1, 0)))
    assert "use forum" not in table.offers()


def test_a_move_changes_who_is_first() -> None:
    # §2: ranked at that moment, after the move
    table = Table().given(temple_order=("orange", "blue", "yellow"))
    table.play("move baths tavern", "stop", "card common", "reveal one-power")
    assert table.offers() == ["pass", "use tavern"]


# ---- interchangeable members ---------------------------------------------------------------------------------------


def test_members_of_one_status_are_interchangeable() -> None:
    # §2: seven alike in one place give the options of one
    table = Table().given(members={"blue": {"baths": 7}})
    targets = ("temple", "tavern", "emporium", "basilica", "praetorium")
    assert sorted(table.offers()) == sorted(["stay", *(f"move baths {target}" for target in targets)])


def test_plain_and_wreathed_members_are_told_apart() -> None:
    # §2
    table = Table().given(members={"blue": {"baths": 5}}, wreathed={"blue": {"baths": 2}})
    assert {"move baths tavern", "move baths tavern wreathed"} <= set(table.offers())
