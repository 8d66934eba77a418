"""§10: the result tells the criterion that really decided, and the log says the same."""

import pytest

from ludi.engine.contract import Step
from ludi.engine.frames import RULE
from ludi.engine.texts import Message, message_of, texts
from ludi.games.municipium.choices import SEATS
from ludi.games.municipium.components import Frame
from ludi.games.municipium.verdict import criteria
from tests.municipium.table import Table
from tests.municipium.test_end import (
    EDITIONS,
    NEEDS_SOLDIER,
    TRIO,
    A,
    F,
    M,
    P,
    S,
    Stock,
    one_event_after_the_other,
    plus,
    praefect_turn,
    two_harmless_draws,
    visit,
)

WINNERS = ("most", "first")


def verdict(table: Table) -> list[Message]:
    assert table.decider == "over"
    return table.match.game.guide.verdict(table.s)


def ids(table: Table) -> list[str]:
    """Of the comparisons: what comes before the sentence about who won."""
    found = [message.id.removeprefix("mun-end-") for message in verdict(table)]
    return found[: found.index("won")]


def said(table: Table) -> list[str]:
    return [texts("en")(message) for message in verdict(table)]


def logged(table: Table) -> str:
    """The log's last sentence, which is told of the end of the last turn."""
    (last,) = table.match.game.narrate(Step(Frame.END_OF_TURN, RULE, -1, table.s, table.s))[-1:]
    return last.id


def both_in_one_event(edition: str, winner: str, leads_with: Stock, other_with: Stock) -> Table:
    """Blue and Orange reach five Decurions in one citizen event and keep these pieces; Yellow stays at four."""
    table = Table(edition=edition, winner=winner).given(
        temple_order=TRIO,
        banners={"tavern": {P: 1, S: 1}},
        stock={"blue": plus(leads_with, {A: 1, M: 1}), "orange": plus(other_with, NEEDS_SOLDIER), "yellow": {P: 9}},
        decurions=dict.fromkeys(TRIO, 4),
    )
    visit(table).play("draw soldier", "place soldier tavern", "take priest soldier")
    two_harmless_draws(table)
    return table


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_most_decurions_win(edition: str) -> None:
    # §10: Blue alone has five; pieces are not counted
    table = Table(edition=edition, winner="most").given(
        stock={"blue": {F: 3}, "yellow": {P: 4, A: 4}}, decurions={"blue": 4, "yellow": 4}
    )
    praefect_turn(table)
    assert said(table) == [
        "Blue has reached the goal of 5 Decurions.",
        "Most Decurions: Blue with 5; the next best has 4.",
        "Blue wins.",
        "Blue: 5 Decurions, 0 citizens and Favors, none of them a Favor.",
        "Yellow: 4 Decurions, 8 citizens and Favors, none of them a Favor.",
        "Orange: 0 Decurions, 1 citizen or Favor, none of them a Favor.",
    ]
    assert logged(table) == "mun-win-most"


@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_alone_reached_the_goal_was_first(edition: str) -> None:
    table = Table(edition=edition, winner="first").given(stock={"blue": {F: 3}}, decurions={"blue": 4, "yellow": 4})
    praefect_turn(table)
    assert said(table)[:2] == ["Blue reached the goal first.", "Blue wins."]
    assert logged(table) == "mun-win-first"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("second_stock", [{P: 2, A: 2, M: 2}, {P: 4, A: 4, M: 1}, NEEDS_SOLDIER], ids=str)
def test_the_earlier_step_wins_by_first_whatever_the_later_one_holds(edition: str, second_stock: Stock) -> None:
    # §10: Blue's event came before Orange's; more Decurions, more pieces or as many do not matter
    table = one_event_after_the_other(second_stock, edition=edition, winner="first")
    assert ids(table) == ["first-several", "first"]
    assert said(table)[1:3] == ["Blue reached the goal first.", "Blue wins."]


@pytest.mark.parametrize("edition", EDITIONS)
def test_by_most_the_order_of_reaching_the_goal_is_not_told(edition: str) -> None:
    table = one_event_after_the_other({P: 2, A: 2, M: 2}, edition=edition, winner="most")
    assert said(table)[:3] == [
        "Blue and Orange have reached the goal of 5 Decurions.",
        "Most Decurions: Orange with 6; the next best has 5.",
        "Orange wins.",
    ]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("winner", WINNERS)
def test_level_families_compare_citizens_and_favors_together(edition: str, winner: str) -> None:
    table = both_in_one_event(edition, winner, {A: 1, M: 1}, {P: 1})
    level = ["goal", "most-level"] if winner == "most" else ["first-several", "first-level"]
    assert ids(table) == [*level, "pieces"]
    assert said(table)[2:4] == ["Citizens and Favors together: Blue with 2; the next best has 1.", "Blue wins."]
    assert logged(table) == "mun-win-pieces"


@pytest.mark.parametrize("winner", WINNERS)
def test_in_v3_level_families_then_compare_favors(winner: str) -> None:
    table = both_in_one_event("v3", winner, {F: 1}, {P: 1})
    assert ids(table)[2:] == ["pieces-level", "favors"]
    assert said(table)[3:5] == ["Favors: Blue with 1; the next best has 0.", "Blue wins."]
    assert logged(table) == "mun-win-favors"


@pytest.mark.parametrize("winner", WINNERS)
def test_in_retail_favors_are_not_compared(winner: str) -> None:
    table = both_in_one_event("retail", winner, {F: 1}, {P: 1})
    assert ids(table)[2:] == ["pieces-level"]
    assert said(table)[3] == "Blue and Orange share the victory."
    assert logged(table) == "mun-win-shared"


@pytest.mark.parametrize("winner", WINNERS)
def test_in_v3_the_win_is_shared_if_favors_are_level_too(winner: str) -> None:
    table = both_in_one_event("v3", winner, {A: 1}, {P: 1})
    assert ids(table)[2:] == ["pieces-level", "favors-level"]
    assert said(table)[4] == "Blue and Orange share the victory."
    assert logged(table) == "mun-win-shared"


@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_came_later_is_not_compared_by_first(edition: str) -> None:
    # §10: Blue and Orange in one event, Yellow alone in the next one with the most in hand
    table = Table(edition=edition, winner="first").given(
        members={"blue": {"tavern": 7}, "orange": {"tavern": 7}, "yellow": {"praetorium": 7}},
        banners={"tavern": {S: 2}, "praetorium": {S: 2}},
        stock={"blue": NEEDS_SOLDIER, "orange": {P: 2, A: 2, M: 1}, "yellow": {P: 5, A: 5, M: 1}},
        decurions=dict.fromkeys(TRIO, 4),
    )
    visit(table).play("draw soldier", "place soldier tavern", "draw soldier", "place soldier praetorium")
    table.play("draw advocate", "place advocate forum")
    assert said(table)[:4] == [
        "Blue, Orange, and Yellow reached the goal: the earlier step counts, and within one step citizens and Favors "
        "together.",
        "First to the goal, in one and the same step: Blue and Orange.",
        "Citizens and Favors together: Orange with 2; the next best has 1.",
        "Orange wins.",
    ]


@pytest.mark.parametrize("winner", WINNERS)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("leads_with", [{}, {A: 1}, {F: 1}, {A: 1, F: 1}], ids=str)
@pytest.mark.parametrize("other_with", [{}, {P: 1}, {P: 2}, {P: 2, M: 1}], ids=str)
def test_the_last_criterion_leaves_those_who_share_the_win(
    edition: str, winner: str, leads_with: Stock, other_with: Stock
) -> None:
    table = both_in_one_event(edition, winner, leads_with, other_with)
    best = [SEATS[seat] for seat in criteria(table.s)[-1].best]
    assert best == [seat for seat, share in table.payoffs().items() if share > 0]


def told(table: Table) -> dict[str, tuple[int, str, str]]:
    """Of each seat: its place, its score and what is said to whoever sits there."""
    result = table.match.game.view(table.s)["result"]
    assert result is not None
    speak = texts("en")
    return {
        place["seat"]: (place["rank"], speak(message_of(place["score"])), speak(message_of(place["told"])))
        for place in result["places"]
        if place["score"]
    }


def test_everybody_is_told_how_far_behind_they_are() -> None:
    table = both_in_one_event("retail", "most", {}, {F: 2})
    found = told(table)
    assert found["yellow"][0] == 3
    assert found["yellow"][1:] == ("4 Decurions", "You came third, one Decurion behind.")
    ranks = [rank for rank, *_ in found.values()]
    assert ranks == sorted(ranks)


def test_who_is_level_is_told_what_decided() -> None:
    table = both_in_one_event("retail", "most", {}, {F: 2})
    said_to = {rank: sentence for rank, _, sentence in told(table).values()}
    assert said_to[1] == "You win, by 2 citizens and Favors more."
    assert said_to[2] == "You came second, by 2 citizens and Favors fewer."
    stages = table.match.game.view(table.s)["result"]["stages"]  # type: ignore[index]
    assert [stage["title"]["id"] for stage in stages] == ["mun-stage-most", "mun-stage-pieces"]
    assert stages[0]["counts"] == {"blue": 5, "orange": 5, "yellow": 4}
    assert stages[0]["best"] == ["blue", "orange"]
    assert list(stages[1]["counts"]) == ["blue", "orange"]


def test_a_shared_victory_is_told_to_both() -> None:
    table = both_in_one_event("retail", "most", {}, {})
    found = told(table)
    assert [found[seat][0] for seat in ("blue", "orange", "yellow")] == [1, 1, 3]
    assert found["blue"][2] == found["orange"][2] == "You share the victory."
