"""§3: streets and distances on both plans, seen through the moves offered."""

from itertools import permutations

import pytest

from tests.municipium.table import Table

PLACES = ("temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium")
PRINTED_NEIGHBOURS = {
    "temple": {"tavern", "basilica"},
    "tavern": {"temple", "baths", "praetorium"},
    "baths": {"tavern", "emporium"},
    "emporium": {"baths", "basilica"},
    "basilica": {"temple", "emporium", "forum"},
    "forum": {"basilica", "praetorium"},
    "praetorium": {"forum", "tavern"},
}
PRINTED_AT_TWO = {
    "temple": {"baths", "emporium", "forum", "praetorium"},
    "tavern": {"emporium", "basilica", "forum"},
    "baths": {"temple", "basilica", "praetorium"},
    "emporium": {"temple", "tavern", "forum"},
    "basilica": {"tavern", "baths", "praetorium"},
    "forum": {"temple", "tavern", "emporium"},
    "praetorium": {"temple", "baths", "basilica"},
}
PRINTED_AT_THREE = [("baths", "forum"), ("forum", "baths"), ("emporium", "praetorium"), ("praetorium", "emporium")]
WHEEL_NEIGHBOURS = {
    "temple": set(PLACES) - {"temple"},
    "tavern": {"temple", "baths", "praetorium"},
    "baths": {"temple", "tavern", "emporium"},
    "emporium": {"temple", "baths", "basilica"},
    "basilica": {"temple", "emporium", "forum"},
    "forum": {"temple", "basilica", "praetorium"},
    "praetorium": {"temple", "forum", "tavern"},
}
NEIGHBOURS = {"printed": PRINTED_NEIGHBOURS, "wheel": WHEEL_NEIGHBOURS}
EVERY_START = [(plan, start) for plan in NEIGHBOURS for start in PLACES]


def gathered(plan: str, start: str, edition: str = "retail") -> Table:
    """All of Blue's members stand in one institution."""
    return Table(streets=plan, edition=edition).given(members={"blue": {start: 7}})


def targets(table: Table, start: str) -> set[str]:
    return {text.split()[2] for text in table.offers() if text.startswith(f"move {start} ")}


def one_street_away(plan: str, start: str, end: str) -> bool:
    """A one-street move is followed by the question for a second one; a two-street move by the card."""
    frame = gathered(plan, start).play(f"move {start} {end}").frame
    assert frame in ("SECOND_MOVE", "CHOOSE_CARD")
    return frame == "SECOND_MOVE"


@pytest.mark.parametrize(("plan", "start"), EVERY_START)
def test_a_street_joins_exactly_the_neighbours(plan: str, start: str) -> None:
    # §3 (printed), §1 (wheel)
    near = {end for end in targets(gathered(plan, start), start) if one_street_away(plan, start, end)}
    assert near == NEIGHBOURS[plan][start]


@pytest.mark.parametrize("start", PLACES)
def test_the_printed_plan_has_these_institutions_at_distance_two(start: str) -> None:
    # §3
    far = {end for end in targets(gathered("printed", start), start) if not one_street_away("printed", start, end)}
    assert far == PRINTED_AT_TWO[start]


@pytest.mark.parametrize("start", PLACES)
def test_on_the_wheel_everything_not_joined_is_at_distance_two(start: str) -> None:
    # §1, §3: all pairs meet at the Temple
    far = {end for end in targets(gathered("wheel", start), start) if not one_street_away("wheel", start, end)}
    assert far == set(PLACES) - {start} - WHEEL_NEIGHBOURS[start]


@pytest.mark.parametrize(("start", "end"), PRINTED_AT_THREE)
def test_baths_and_forum_and_emporium_and_praetorium_are_three_apart(start: str, end: str) -> None:
    # §3: no single turn's move of one member reaches so far
    assert end not in targets(gathered("printed", start), start)


@pytest.mark.parametrize(("start", "end"), PRINTED_AT_THREE)
def test_two_steps_do_not_span_a_distance_of_three(start: str, end: str) -> None:
    # §3, §5.1: nor do two steps of one street each, whichever way they go
    for middle in PRINTED_NEIGHBOURS[start]:
        table = gathered("printed", start).play(f"move {start} {middle}")
        assert end not in targets(table, middle)


@pytest.mark.parametrize(("start", "end"), [pair for pair in permutations(PLACES, 2) if pair not in PRINTED_AT_THREE])
def test_every_other_pair_is_at_most_two_apart(start: str, end: str) -> None:
    # §3
    assert end in targets(gathered("printed", start), start)


@pytest.mark.parametrize(("start", "end"), [("tavern", "basilica"), ("basilica", "tavern")])
def test_tavern_and_basilica_are_two_apart_through_the_temple_only(start: str, end: str) -> None:
    # §3
    through = [
        middle
        for middle in sorted(PRINTED_NEIGHBOURS[start])
        if end in targets(gathered("printed", start).play(f"move {start} {middle}"), middle)
    ]
    assert through == ["temple"]


@pytest.mark.parametrize(("plan", "streets"), [("printed", 8), ("wheel", 12)])
def test_the_number_of_streets(plan: str, streets: int) -> None:
    # §3: eight on the printed plan; the wheel has four more; each is walked both ways
    moves = [text for text in Table(streets=plan).offers() if text != "stay"]
    steps = [text for text in moves if Table(streets=plan).play(text).frame == "SECOND_MOVE"]
    assert len(steps) == 2 * streets


@pytest.mark.parametrize("start", PLACES)
def test_v3_is_played_on_the_same_printed_plan(start: str) -> None:
    # §1, §3: streets are an option of either edition
    table = gathered("printed", start, edition="v3")
    assert targets(table, start) == PRINTED_NEIGHBOURS[start] | PRINTED_AT_TWO[start]


@pytest.mark.parametrize(("plan", "start"), EVERY_START)
def test_a_second_step_follows_one_street_only(plan: str, start: str) -> None:
    # §3, §5.1: Blue's wreathed member waits at the start for the second step
    table = Table(streets=plan).given(members={"blue": {"tavern": 6}}, wreathed={"blue": {start: 1}})
    table.play("move tavern baths")
    ends = {text.split()[2] for text in table.offers() if text.startswith(f"move {start} ") and "wreathed" in text}
    assert ends == NEIGHBOURS[plan][start]
