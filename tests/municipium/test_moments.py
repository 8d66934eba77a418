"""What happens is seen where it happens: each sort of moment, from positions played by text."""

from collections.abc import Mapping

from ludi.engine.guide import moment_views
from ludi.engine.views import MomentKind, Target
from tests.municipium.table import Table

Happened = Mapping[MomentKind, list[Target]]


def happens(table: Table, *texts: str) -> Happened:
    """What happens while these moves are played, by kind."""
    steps = [step for text in texts for step in table.match.play(text)]
    guide = table.match.game.guide
    return {
        view["kind"]: view["targets"] for view in moment_views(each for step in steps for each in guide.moments(step))
    }


def praefect(table: Table) -> Happened:
    return happens(table, "stay", "card common", "reveal praefect-visit", "draw soldier")


def test_a_member_lights_the_places_he_leaves_and_reaches() -> None:
    table = Table().given(members={"blue": {"forum": 2, "baths": 5}})
    found = happens(table, "move forum temple")
    assert set(found["piece"]) == {"place:forum", "place:temple"}


def test_nothing_happens_to_whoever_stays() -> None:
    assert happens(Table(), "stay") == {}


def test_an_institution_changes_hands() -> None:
    members = {"blue": {"forum": 3, "temple": 4}, "orange": {"forum": 2, "temple": 5}, "yellow": {"baths": 7}}
    table = Table().given(members=members, temple_order=["yellow", "orange", "blue"])
    found = happens(table, "move forum temple")
    # Orange is level with Blue in both now, and before him in the Temple order.
    assert found["hands"] == ["place:forum"]
    assert "hands" not in happens(Table().given(members=members, temple_order=["blue", "orange", "yellow"]), "stay")


def test_a_card_is_turned_and_the_praefect_gives_his_favour() -> None:
    found = praefect(Table())
    assert found["card"] == ["discard", "deck"]
    assert found["piece"] == ["praefect", "place:forum"]
    assert found["gift"][:2] == ["place:forum", "room:forum"]
    assert found["gift"][2:] == ["stock:blue:favor", "stock:orange:advocate"]  # the second takes the guest
    assert found["draw"] == ["bag"]


def test_a_family_card_is_played() -> None:
    found = happens(Table(), "stay", "card citizen-invitation")
    assert found["card"] == ["card:blue:citizen-invitation", "discard"]


def test_a_set_is_exchanged_for_a_decurion() -> None:
    found = praefect(Table().given(stock={"blue": {"favor": 3}}))
    assert found["set"] == ["stock:blue:favor"]
    assert found["award"] == ["family:blue"]


def test_citizens_are_given_where_they_were() -> None:
    table = Table().given(banners={"tavern": {"priest": 1, "soldier": 1}})
    found = happens(table, "stay", "card common", "reveal citizen-visit", "draw soldier", "place soldier tavern")
    assert "gift" not in found  # Blue has yet to choose
    found = happens(table, table.offers()[0])
    assert found["gift"][0] == "place:tavern"
    assert found["gift"][1:]
    assert all(target.startswith("stock:") for target in found["gift"][1:])


def test_the_temple_order_changes() -> None:
    table = Table().given(members={"blue": {"temple": 4, "forum": 3}}, temple_order=["orange", "yellow", "blue"])
    found = happens(table, "stay", "card common", "reveal one-power", "use temple")
    assert found["piece"] == ["temple-order"]
