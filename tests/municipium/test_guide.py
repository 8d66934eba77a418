"""What Municipium tells the people at its table: pointing, reasons, facts, arranging."""

import pytest

from ludi.engine.errors import IllegalMove
from ludi.engine.guide import Arranging, Draft, Guide
from ludi.engine.texts import Message, texts
from ludi.engine.views import Path
from ludi.games.municipium.choices import SEATS
from ludi.games.municipium.components import Status
from tests.municipium.table import Table


def guide(table: Table) -> Guide:
    return table.match.game.guide


def paths(table: Table, text: str) -> list[Path]:
    return guide(table).paths(table.s, table.match.offered()[text])


def why_not(table: Table, target: str, *picked: str) -> str | None:
    why = guide(table).why_not(table.s, picked, target)
    return texts("en")(why) if why else None


def told(table: Table, target: str) -> list[str]:
    """The label and the facts."""
    found = guide(table).targets(table.s, 0)[target]
    return [texts("en")(message) for message in (found.label, *found.facts)]


def position(table: Table, seat: int | None = None) -> list[str]:
    return [texts("en")(message) for message in guide(table).position(table.s, seat)]


def one_power(table: Table) -> Table:
    return table.play("stay", "card common", "reveal one-power")


# ---- pointing --------------------------------------------------------------------------------------------------------


def test_a_move_is_a_member_and_a_place() -> None:
    table = Table().given(members={"blue": {"tavern": 3, "temple": 3}}, wreathed={"blue": {"tavern": 1}})
    assert paths(table, "move tavern baths") == [["member:tavern:blue:plain", "place:baths"]]
    assert paths(table, "move tavern baths wreathed") == [["member:tavern:blue:wreathed", "place:baths"]]
    assert paths(table, "stay") == []


def test_a_card_is_the_deck_or_the_card() -> None:
    table = Table().play("stay")
    assert paths(table, "card common") == [["deck"]]
    assert paths(table, "card great-family") == [["card:blue:great-family"]]


def test_two_citizens_are_pointed_at_in_either_order() -> None:
    table = Table().given(banners={"tavern": {"priest": 1, "soldier": 1}})
    table.play("stay", "card common", "reveal citizen-visit", "draw soldier", "place soldier tavern")
    priest, soldier, second = "citizen:tavern:priest", "citizen:tavern:soldier", "citizen:tavern:soldier:2"
    assert sorted(paths(table, "take soldier soldier")) == [[soldier, second], [second, soldier]]
    mixed = [[priest, soldier], [priest, second], [soldier, priest], [second, priest]]
    assert sorted(paths(table, "take priest soldier")) == sorted(mixed)


def test_members_are_brought_to_the_tavern_by_pointing_at_any_of_them() -> None:
    table = Table().given(members={"orange": {"forum": 2}}, wreathed={"orange": {"forum": 1, "baths": 4}})
    one_power(table).play("use tavern")
    both = [[f"member:forum:orange:{status}", "place:tavern"] for status in ("plain", "wreathed")]
    assert paths(table, "bring orange forum") == both


def test_draws_are_played_at_once() -> None:
    table = Table().play("stay")
    asked = {text: guide(table).at_once(table.s, code) for text, code in table.match.offered().items()}
    assert asked == {
        "card common": True,
        "card your-powers": False,
        "card citizen-invitation": True,
        "card great-family": False,
    }


# ---- why not ---------------------------------------------------------------------------------------------------------


def test_too_far_is_told_of_whatever_is_at_the_place() -> None:
    table = Table()
    far = "the Forum is 3 streets from the Baths, and 2 is the most here"
    picked = "member:baths:blue:plain"
    for target in ("place:forum", "banner:forum", "room:forum", "citizen:forum:advocate", "member:forum:pink:plain"):
        assert why_not(table, target, picked) == far
    assert why_not(table, "banner:tavern", picked) is None  # a step there is possible
    assert why_not(table, "bag", picked) is None


def test_what_was_not_picked_up_explains_nothing() -> None:
    table = Table()
    for picked in (("nonsense",), ("member",), ("deck",), ("member:baths:blue:plain", "place:tavern")):
        assert guide(table).why_not(table.s, picked, "place:forum") is None


def test_a_member_that_must_not_turn_back_is_told_so() -> None:
    # §5.1, wheel: from the Temple to the Baths and on is never two streets away from the Temple
    table = Table(streets="wheel").given(members={"blue": {"temple": 1, "forum": 6}})
    table.play("move temple baths")
    back = "a member may not go back the way it came, and a two-street move must end two streets away"
    assert why_not(table, "member:baths:blue:plain") == back
    assert why_not(table, "member:forum:blue:plain") is None
    assert why_not(table, "member:forum:orange:plain") is None


def test_a_power_that_is_not_ones_own() -> None:
    table = one_power(
        Table().given(
            members={"blue": {"forum": 1, "baths": 1, "tavern": 5}, "orange": {"forum": 2, "baths": 1, "temple": 4}},
            temple_order=("orange", "blue", "yellow"),
        )
    )
    assert why_not(table, "place:forum") == "Blue is behind at the Forum: Orange leads with 2 to 1"
    assert why_not(table, "place:baths") == "Blue is behind at the Baths: Orange leads by the Temple order"
    assert why_not(table, "room:praetorium") == "Blue has no member at the Praetorium"
    assert why_not(table, "place:tavern") is None


def test_where_a_citizen_may_stand() -> None:
    table = Table().play("stay", "card common", "reveal citizen-visit", "draw soldier")
    only = "a soldier may stand only at the Tavern or at the Praetorium"
    assert why_not(table, "place:forum") == only
    assert why_not(table, "place:forum", "drawn:soldier") == only
    assert why_not(table, "place:tavern", "drawn:soldier") is None


def test_a_card_that_is_used() -> None:
    table = Table().given(used_cards={"blue": ["your-powers"]}).play("stay")
    assert why_not(table, "card:blue:your-powers") == "Blue has used Your Powers already"
    assert why_not(table, "card:orange:your-powers") is None
    assert why_not(table, "card:blue:great-family") is None


# ---- what a sentence is about ----------------------------------------------------------------------------------------


def marks(table: Table, *moves: str) -> list[list[str]]:
    """Of every sentence about these moves."""
    game, match = table.match.game, table.match
    steps = [step for move in moves for step in match.play(move)]
    return [game.guide.marks(message) for step in steps for message in game.narrate(step)]


def test_a_move_is_about_the_member_where_it_was_and_where_it_is() -> None:
    places = ["place:tavern", "place:baths"]
    members = ["member:tavern:blue:plain", "member:baths:blue:plain"]
    assert marks(Table(), "move tavern baths") == [[*places, *members]]


def test_a_card_is_about_the_card_or_the_deck() -> None:
    assert marks(Table(), "stay", "card common", "reveal all-powers")[1:3] == [["deck", "family:blue"], ["discard"]]
    played = ["family:blue", "card:blue:great-family"]
    assert marks(Table(), "stay", "card great-family")[1] == played


def test_a_repositioning_is_about_the_members_where_they_stand() -> None:
    table = Table().play("stay", "card great-family", "reposition")
    sets = ["set temple 0", "set tavern 3", *(f"set {p} 0" for p in ("baths", "emporium", "basilica", "forum"))]
    assert marks(table, *sets, "set praetorium 4") == [
        ["place:tavern", "place:praetorium", "member:tavern:blue:plain", "member:praetorium:blue:plain"]
    ]


def test_a_hint_is_about_the_place_of_the_power() -> None:
    assert guide(Table()).marks(Message("mun-do-use-forum")) == ["place:forum"]
    assert guide(Table()).marks(Message("mun-do-use-temple")) == ["place:temple", "temple-order"]


# ---- facts -----------------------------------------------------------------------------------------------------------


def test_a_place_tells_who_is_first_and_which_tie_decided() -> None:
    table = Table().given(
        members={"blue": {"forum": 2}, "orange": {"forum": 1}, "yellow": {"forum": 1, "temple": 6}},
        temple_order=("yellow", "blue", "orange"),
    )
    assert told(table, "place:forum") == [
        "Forum (V): 2 Blue members, one Orange member, and one Yellow member.",
        "Blue is first here with influence 2, Yellow second with 1.",
        "Orange also has influence 1, but is behind Yellow in the Temple order.",
        "Power: take a citizen from another player or from any banner.",
    ]
    tied = "Yellow is first here and Blue second: both have influence 2, and the Temple order decides."
    assert tied in told(table.given(members={"yellow": {"forum": 2}}), "place:forum")
    assert "Without members here, nobody can use its power." in told(
        table.given(members={seat: {"temple": 7} for seat in SEATS[:3]}), "place:forum"
    )


def test_a_wreathed_member_counts_twice() -> None:
    table = Table().given(members={"blue": {"baths": 1}}, wreathed={"blue": {"baths": 2}})
    assert told(table, "member:baths:blue:wreathed")[:2] == [
        "Baths: 2 wreathed Blue members.",
        "Blue has influence 5 at the Baths; a wreathed member counts 2.",
    ]


def test_citizens_of_a_colour_are_numbered_from_the_second_on() -> None:
    table = Table().given(banners={"forum": {"priest": 1, "advocate": 2}})
    found = [target for target in guide(table).targets(table.s, 0) if target.startswith("citizen:forum")]
    assert found == ["citizen:forum:priest", "citizen:forum:advocate", "citizen:forum:advocate:2"]
    assert told(table, "citizen:forum:advocate:2")[0] == "an advocate on the banner of the Forum"


def test_a_meeting_room_tells_what_the_praefect_brings() -> None:
    table = Table().given(praefect="basilica", rooms={"forum": "priest"})
    assert told(table, "room:forum")[:3] == [
        "Meeting room of the Forum: a priest and a Favor.",
        "When the Praefect comes, first here takes the Favor and second the citizen.",
        "He comes here next.",
    ]
    assert told(Table(players=2), "room:forum")[1] == "When the Praefect comes, first here takes the Favor."


def test_a_family_tells_what_its_next_set_lacks() -> None:
    table = Table().given(stock={"blue": {"priest": 2, "favor": 1}})
    assert told(table, "family:blue") == [
        "Blue: 0 of 5 Decurions.",
        "Blue: 2 priests and a Favor.",
        "For the next set 2 more pieces are needed; missing colours: advocate, merchant, and soldier, or Favors "
        "instead.",
        "Four citizens of different colours, Favors standing in, are exchanged at once for a Decurion.",
    ]


def test_the_card_on_the_table_is_told_with_its_effect() -> None:
    table = one_power(Table())
    now = ["On the table: One Power.", "In turn, each player may use one power where they are first."]
    assert told(table, "discard") == now
    assert now[0] in position(table)


def test_everything_can_be_looked_at_before_there_is_a_temple_order() -> None:
    table = Table()
    early = table.match.at(12)
    found = guide(table).targets(early.state, 0)
    assert texts("en")(found["temple-order"].label) == "The Temple order is set once every member is placed."
    assert texts("en")(found["place:temple"].facts[0]) == "Who is first will count once every member is placed."
    assert "hand:blue" in found


def test_the_position_says_whose_eyes_see_it() -> None:
    table = Table()
    assert position(table, 1)[:2] == ["You play Orange.", "Turn 1: Blue plays."]
    assert position(table)[0] == "Turn 1: Blue plays."


# ---- arranging (§6, §8.VI) -------------------------------------------------------------------------------------------

SPREAD = {"temple": 1, "tavern": 2, "baths": 3}


def taken_up() -> tuple[Table, Draft]:
    """Blue is about to reposition six plain members and a wreathed one."""
    table = (
        Table().given(members={"blue": SPREAD}, wreathed={"blue": {"praetorium": 1}}).play("stay", "card great-family")
    )
    before = table.s.copy()
    table.play("reposition")
    return table, Draft(before, ("reposition",), before, table.s)


def arranged(*gestures: Path) -> tuple[Table, Arranging]:
    table, draft = taken_up()
    found = guide(table).arranging(draft, gestures)
    assert found is not None
    return table, found


def test_members_stand_where_they_stood_until_they_are_moved() -> None:
    table, found = arranged()
    assert table.members("blue", "baths") == (0, 0)  # the rules have taken them up
    assert found.state.plain.tolist()[0] == [1, 2, 3, 0, 0, 0, 0]
    assert found.state.wreathed.tolist()[0] == [0, 0, 0, 0, 0, 0, 1]
    assert found.message.id == "mun-compose"


def test_the_arrangement_shows_who_would_be_first() -> None:
    gestures = [["member:baths:blue:plain", "place:forum"]] * 3
    table, found = arranged(*gestures)
    forum = table.match.game.scene(found.state)["institutions"][5]
    assert (forum["first"], forum["families"][0]["plain"]) == ("blue", 3)


@pytest.mark.parametrize(
    "gestures",
    [
        [],
        [["member:temple:blue:plain", "place:praetorium"]],
        [["member:praetorium:blue:wreathed", "place:temple"], ["member:baths:blue:plain", "place:forum"]],
        [["member:temple:blue:plain", "place:forum"], ["member:forum:blue:plain", "place:temple"]],
        [[f"member:{place}:blue:plain", "place:temple"] for place in ("tavern", "tavern", "baths", "baths", "baths")],
    ],
    ids=len,
)
def test_playing_the_moves_reaches_exactly_the_arrangement(gestures: list[Path]) -> None:
    table, found = arranged(*gestures)
    for text in found.moves:
        table.auto().play(text)
    table.auto()
    assert table.s.plain.tolist()[0] == found.state.plain.tolist()[0]
    assert table.s.wreathed.tolist()[0] == found.state.wreathed.tolist()[0]
    assert table.decider != "blue"


def test_members_still_in_hand_go_to_the_last_institution() -> None:
    table, draft = taken_up()
    alone = Draft(draft.state, (), draft.state, draft.state)  # committed: nobody knows any more where they stood
    gestures = [["hand:blue", "place:forum"], ["hand:blue", "place:forum"]]
    found = guide(table).arranging(alone, gestures)
    assert found is not None
    assert found.message.id == "mun-compose-left"
    assert found.state.unplaced.tolist()[0] == [4, 1]
    assert found.moves == [
        "set temple 0",
        "set tavern 0",
        "set baths 0",
        "set emporium 0",
        "set basilica 0",
        "set forum 2",
    ]
    table.play(*found.moves).auto()
    assert (table.members("blue", "forum"), table.members("blue", "praetorium")) == ((2, 0), (4, 1))


def test_plain_members_leave_the_hand_first() -> None:
    table, draft = taken_up()
    alone = Draft(draft.state, (), draft.state, draft.state)
    found = guide(table).arranging(alone, [["hand:blue", "place:forum"]] * 7)
    assert found is not None
    assert (found.state.plain[0, 5], found.state.wreathed[0, 5], found.state.unplaced[0, Status.PLAIN]) == (6, 1, 0)


def test_institutions_that_are_set_are_closed() -> None:
    table, _ = taken_up()
    table.play("set temple 2")
    s = table.s
    found = guide(table).arranging(Draft(s, (), s, s), ())
    assert found is not None
    assert {path[1] for path, _ in found.gestures} == {
        f"place:{place}" for place in ("tavern", "baths", "emporium", "basilica", "forum", "praetorium")
    }


@pytest.mark.parametrize(
    "gesture",
    [
        ["member:forum:blue:plain", "place:temple"],  # nobody there
        ["member:temple:orange:plain", "place:forum"],  # not one's own
        ["member:temple:blue:plain", "place:temple"],  # where it is already
        ["member:temple:blue:plain", "banner:forum"],
        ["hand:blue", "place:forum"],  # nothing in hand
        ["member:temple:blue:plain"],
        [],
    ],
    ids=str,
)
def test_other_gestures_are_refused(gesture: Path) -> None:
    table, draft = taken_up()
    with pytest.raises(IllegalMove, match="Only your own members can be put down"):
        guide(table).arranging(draft, [gesture])


def test_nothing_is_arranged_elsewhere() -> None:
    table = Table()
    assert guide(table).arranging(Draft(table.s, (), table.s, table.s), ()) is None
