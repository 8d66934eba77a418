"""A refused move says why, in a sentence to act on."""

import pytest

from ludi.engine.errors import IllegalMove
from ludi.engine.texts import LANGUAGES, texts
from tests.municipium.table import Table


def refusal(table: Table, text: str) -> str:
    before = table.s.tobytes()
    with pytest.raises(IllegalMove) as caught:
        table.play(text)
    assert table.s.tobytes() == before
    for language in LANGUAGES:
        assert texts(language)(caught.value.message).endswith(".")
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("move baths forum", "the Forum is 3 streets from the Baths, and 2 is the most here"),
        ("move baths forum wreathed", "Blue has no wreathed member at the Baths"),
        ("move baths circus", "there is no institution “circus”"),
        ("fly", "what is expected now is stay, move FROM TO or move FROM TO wreathed"),
        ("", "what is expected now is stay"),
    ],
)
def test_moves(text: str, why: str) -> None:
    assert why in refusal(Table(), text)


def test_going_back() -> None:
    table = Table().play("move tavern baths")
    assert "may not go back" in refusal(table, "move baths tavern")


def test_powers_tell_who_leads_and_how() -> None:
    members = {"blue": {"forum": 2, "tavern": 3, "baths": 2}, "orange": {"forum": 3, "temple": 4}}
    table = Table(players=2).given(members=members).play("stay", "card common", "reveal one-power")
    assert "Blue is behind at the Forum: Orange leads with 3 to 2" in refusal(table, "use forum")
    assert "Blue has no member at the Temple" in refusal(table, "use temple")


def test_a_tie_by_the_temple_order_is_named() -> None:
    table = Table(players=2, first="orange").play("stay", "card common", "reveal one-power", "pass")
    assert "Blue is behind at the Forum: Orange leads by the Temple order" in refusal(table, "use forum")


def test_idle_powers_say_so() -> None:
    table = Table(players=2).given(bag={}).play("stay", "card common", "reveal one-power")
    assert "the power of the Emporium would do nothing now" in refusal(table, "use emporium")


def test_citizens_name_their_places() -> None:
    table = Table(players=2).play("stay", "card common", "reveal citizen-visit", "draw soldier")
    assert "a soldier may stand only at the Tavern or at the Praetorium" in refusal(table, "place soldier forum")
    assert "no priest was drawn" in refusal(table, "place priest forum")
    assert "there is no citizen “senator”" in refusal(table, "place senator forum")


def test_cards_used_or_without_effect() -> None:
    table = (
        Table(players=3, edition="v3").given(used_cards={"blue": ["praefect-visit"]}, bag={"priest": 3}).play("stay")
    )
    assert "Blue has used Praefect Visit already" in refusal(table, "card praefect-visit")
    assert "Citizen Invitation would have no effect now" in refusal(table, "card citizen-invitation")
    assert "there is no card “great-family”" in refusal(table, "card great-family")


def test_nothing_can_be_played_after_the_end() -> None:
    table = Table(players=2).given(decurions={"blue": 5}).play("stay", "card common", "reveal praefect-visit")
    assert "the game is over" in refusal(table, "stay")
