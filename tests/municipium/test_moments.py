"""What happens is seen where it happens: each sort of moment, from positions played by text."""

from collections.abc import Mapping

from ludi.engine.guide import moment_views
from ludi.engine.views import MomentKind, Target
from ludi.games.municipium.choices import PLACES
from ludi.table.playing import narrate_steps, public_view
from tests.municipium.table import Table

Happened = Mapping[MomentKind, list[Target]]


def happens(table: Table, *texts: str) -> Happened:
    """What happens while these moves are played, by kind."""
    steps = [step for text in texts for step in table.match.play(text)]
    guide = table.match.game.guide
    return {
        view["kind"]: view["targets"] for view in moment_views(each for step in steps for each in guide.moments(step))
    }


def told(table: Table, *texts: str, drafted: bool = False) -> list[Happened]:
    """The same as a table tells it, step after step."""
    match, base = table.match, len(table.match.moves)
    before = public_view(match.game, match.state, choosing=False)
    steps = [step for text in texts for step in match.play(text)]
    after = public_view(match.game, match.state, choosing=False)
    narrated = narrate_steps(match, steps, base, before, after, drafted=drafted)
    return [{each["kind"]: each["targets"] for each in step["moments"]} for step in narrated]


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


# Blue is first at the Forum and the Tavern, and plays Great Family.
STANDING = {
    "blue": {"forum": 3, "tavern": 2, "temple": 2},
    "orange": {"forum": 2, "tavern": 1, "baths": 1, "temple": 3},
    "yellow": {"praetorium": 7},
}


def repositioning() -> Table:
    return Table().given(members=STANDING).play("stay", "card great-family")


def test_a_repositioning_changes_hands_where_somebody_else_is_first_in_the_end() -> None:
    # From the Tavern to the Baths; at the Forum nothing changes, though nobody of Blue stood there for a while.
    counts = zip(PLACES, (2, 0, 2, 0, 0, 3, 0), strict=True)
    taken_up, set_down = told(repositioning(), "reposition", *(f"set {place} {n}" for place, n in counts))
    assert "hands" not in taken_up
    assert set_down["hands"] == ["place:tavern", "place:baths"]


def test_taking_members_up_changes_hands_only_where_it_is_told_alone() -> None:
    assert "hands" not in told(repositioning(), "reposition", drafted=True)[0]
    assert told(repositioning(), "reposition")[0]["hands"] == ["place:tavern", "place:forum"]


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
