"""The view against its published schema, and against the table."""

import json
import random
from typing import Any

import jsonschema
import pytest
from pydantic import TypeAdapter

from ludi.engine.contract import digest_of
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.games.ave_roma.choices import DECKS, LOCATIONS, SEATS
from ludi.games.ave_roma.costs import payable
from ludi.games.ave_roma.view_types import Catalogue
from tests.ave_roma.chapters.table import DEFAULT_ROWS, Table, module
from tools.schema import path, schema

# Cards whose prices the rulebook itself tells come first: they will not be rebalanced.
KNOWN = {"building": "taberna-plan", "war": "hannibal-4", "patron": "scipio"}
ROWS = {row: (card, *[other for other in DEFAULT_ROWS[row] if other != card])[:5] for row, card in KNOWN.items()}
GAME = get_game("ave_roma")
GAMES = [
    (2, {}),
    (3, {"advanced": "on", "training": "up_to"}),
    (4, {"boards": "chosen", "length": "short"}),
    (5, {"advanced": "on"}),
]


def view_of(table: Table) -> Any:
    return table.match.game.view(table.s)


def player(table: Table, seat: str = "yellow") -> dict[str, Any]:
    found: dict[str, Any] = next(p for p in view_of(table)["players"] if p["seat"] == seat)
    return found


def if_ended(table: Table, seat: str = "yellow") -> dict[str, Any]:
    found: dict[str, Any] = view_of(table)["if_ended"][seat]
    return found


def data(table: Table, target: str, seat: str = "yellow") -> dict[str, Any]:
    """The numbers told of a thing to a player who looks."""
    look: Any = table.match.game.guide.look(table.s, SEATS.index(seat))
    found: dict[str, Any] = look["targets"][target]["data"]
    return found


def printed(table: Table) -> dict[str, Any]:
    return table.match.game.catalogue()


def card(table: Table, row: int, number: int) -> dict[str, Any]:
    """What is printed on the card of a slot."""
    found: dict[str, Any] = printed(table)["cards"][DECKS[row]][slot(table, row, number)["card"]]
    return found


def slot(table: Table, row: int, number: int) -> dict[str, Any]:
    found: dict[str, Any] = view_of(table)["rows"][row]["slots"][number - 1]
    return found


def offer(table: Table, row: int, number: int, seat: str = "yellow") -> dict[str, Any]:
    return data(table, f"slot:{DECKS[row]}:{number}", seat)


def things(why: dict[str, Any]) -> dict[str, int]:
    """What is lacking, by icon."""
    return {thing["name"].rpartition("-")[2]: thing["n"] for thing in why["args"]["things"]}


def test_the_published_schema_is_made_from_the_types() -> None:
    assert json.loads(path(GAME).read_text(encoding="utf-8")) == json.loads(json.dumps(schema(GAME)))


@pytest.mark.whole_games
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_view_of_a_game_fits_the_schema(players: int, options: dict[str, Any]) -> None:
    validator = jsonschema.Draft202012Validator(schema(GAME))
    match, source = Match(Table.game(), players, options), random.Random(7)
    phases, moves = set(), 0
    while True:
        before = match.state.tobytes()
        if moves < 60 or moves % 9 == 0 or match.state.ending == 2 or match.is_over:
            view = json.loads(json.dumps(match.game.view(match.state)))
            assert next(validator.iter_errors(view), None) is None
            assert match.state.tobytes() == before
            phases.add(view["phase"])
        if match.is_over:
            break
        match.play_code(source.choice(match.game.offered(match.state)))
        moves += 1
    assert {"set-up", "action", "finale", "over"} <= phases
    assert view["rounds_left"] == 0


@pytest.mark.parametrize(("players", "options"), GAMES[:2])
def test_buyable_cards_are_those_a_turn_offers(players: int, options: dict[str, Any]) -> None:
    match, source = Match(Table.game(), players, options), random.Random(3)
    checked = 0
    while not match.is_over and checked < 60:
        if match.decider >= 0 and match.game.view(match.state)["prompt"]["frame"] in ("turn", "extra-action"):
            view: Any = match.game.view(match.state)
            checked += 1
            offered = {(c["location"], c["slot"]) for c in view["choices"] if "slot" in c}
            told = match.game.guide.targets(match.state, match.decider)
            slots = [(row, each) for row in view["rows"] for each in row["slots"] if each["card"]]
            offers = {(row["location"], e["slot"]): told[f"slot:{row['row']}:{e['slot']}"].data for row, e in slots}
            assert offered == {place for place, offer in offers.items() if offer and offer["buyable"]}
        match.play_code(source.choice(match.game.offered(match.state)))
    assert checked > 30


def test_the_catalogue_fits_its_type() -> None:
    catalogue = Table.game().catalogue()
    assert TypeAdapter(Catalogue).validate_python(catalogue, strict=True) == catalogue
    assert digest_of(catalogue) == view_of(Table())["catalogue"] != digest_of({**catalogue, "store": 4})


class TestPrices:
    def test_what_is_lacking_is_named(self) -> None:
        table = Table(rows=ROWS).given(goods={"yellow": {"grain": 1}}, denarii={"yellow": 6}, surplus={"yellow": 1})
        assert things(offer(table, 0, 1)["why"]) == {"wine": 1}  # Taberna: 1 grain, 1 wine, 2 denarii
        assert things(offer(table, 1, 1)["why"]) == {
            "wine": 1,
            "surplus": 1,
        }  # Hannibal 4: 1 wine, 2 surplus, 2 denarii
        assert things(offer(table, 2, 1)["why"]) == {"stone": 1, "denarii": 6}  # Scipio: 1 stone, 12 denarii
        assert offer(table, 0, 1)["why"]["id"] == "ar-why-lacks"

    def test_a_card_that_can_be_bought(self) -> None:
        table = Table(rows=ROWS).given(goods={"yellow": {"grain": 1, "wine": 1}})
        price = {"grain": 1, "wine": 1, "denarii": 2}
        assert offer(table, 0, 1) == {"price": price, "discount": 0, "buyable": True, "why": None}

    def test_a_slot_with_a_worker(self) -> None:
        table = Table().given(workers={"aedificator": [0, 0, 2]})
        assert offer(table, 0, 3)["why"]["id"] == "ar-why-occupied"
        assert slot(table, 0, 3)["worker"] == 2

    def test_no_worker_for_the_slot(self) -> None:
        table = Table().given(hand={"yellow": [3, 5]})
        why = offer(table, 1, 2)["why"]
        assert (why["id"], why["args"]) == ("ar-why-no-worker", {"span": "1-2"})

    def test_a_worker_in_training_counts_with_the_values_he_may_take(self) -> None:
        table = Table().given(hand={"yellow": [5]}, trained={"yellow": {2: 3}})
        assert offer(table, 1, 1)["buyable"]
        assert player(table)["training"][1] == {"change": 2, "worker": 3, "values": [1, 3, 5]}
        assert printed(table)["training"][1] == {"change": 2, "cost": 1}

    def test_whoever_has_passed_buys_nothing(self) -> None:
        assert offer(Table().passed("green"), 1, 1, "green")["why"]["id"] == "ar-why-passed"

    def test_patrons_lower_prices(self) -> None:
        table = Table().given(political={"yellow": 3})
        table.cards_given(owned={"yellow": ["scipio", "vitruvius"]}, active=["scipio", "vitruvius"])
        own, other = (offer(table, 2, 3, seat)["price"]["denarii"] for seat in ("yellow", "green"))
        assert own == other - 2
        assert offer(table, 0, 3)["discount"] == 1

    def test_the_last_action_needs_no_worker_and_no_free_space(self) -> None:
        table = Table().given(workers={"legatus": [3]}, hand={"yellow": []}).end()
        assert offer(table, 1, 1)["buyable"]

    def test_the_face_up_card_needs_cards_to_spend(self) -> None:
        table = Table(advanced="on").given(goods={"yellow": {"wood": 2, "stone": 2, "cattle": 1}})
        assert view_of(table)["rows"][0]["face_up"] == "castra-built"
        assert data(table, "face-up:building")["why"]["id"] == "ar-why-no-cards"
        table.cards_given(owned={"yellow": ["A06"]})
        lowered = data(table, "face-up:building")
        assert (lowered["discount"], lowered["buyable"]) == (1, True)

    def test_the_face_up_card_is_bought_beside_another(self) -> None:
        table = Table(advanced="on").given(surplus={"yellow": 2}, hand={"yellow": []})
        table.cards_given(owned={"yellow": ["A06", "A12"]})
        face_up = data(table, "face-up:war")  # Hannibal 3: 3 surplus
        assert (face_up["price"], face_up["why"]["id"]) == ({"surplus": 1}, "ar-why-row")

    def test_what_is_lacking_would_do(self) -> None:
        """Given what it lacks, a purse can pay; with less of any of it, it cannot."""
        source, table = random.Random(11), Table(players=2)
        patrons = ["crassus", "marius", "vitruvius"]  # M8 and M7r at Aedificator, M9 at Legatus
        for _ in range(120):
            owned = source.sample(patrons, source.randint(0, 3))
            table.s.owned[0, 2] = 0
            table.cards_given(owned={"yellow": owned}, active=owned)
            goods = [source.choice((0, 0, 1, 2, 3)) for _ in range(6)]
            s = table.record
            s.goods[0], s.surplus[0], s.denarii[0] = goods, source.randint(0, 4), source.randint(0, 4)
            deck, card = source.randint(0, 2), source.randint(0, 29)
            purse = module("reasons").Purse(table.s, 0)
            price, discounts = purse.price(deck, card, 0)
            lacks = purse.lacks(price, discounts, 5 + deck)
            assert bool(lacks) != purse.can_pay(price, discounts, 5 + deck)
            helped = dict(lacks)
            surplus, denarii = purse.surplus + helped.pop("surplus", 0), purse.denarii + helped.pop("denarii", 0)
            cheaper = discounts + sum(helped.values())  # as if what is lacking fell away
            swaps = module("patronage").swaps_of(purse.patrons, 5 + deck)
            assert payable(purse.goods, surplus, denarii, price, cheaper, swaps)


class TestTheBoard:
    def test_provinces(self) -> None:
        table = Table().given(cubes={2: 3}, influence={"green": {2: 4}})
        table.cards_given(upper=[2])
        province = view_of(table)["provinces"][1]
        card = {"card": "A02", "upper": ["wood", "wine"], "lower": ["grain", "cattle"]}
        assert province["card"] == "A02"
        assert printed(table)["cards"]["province"]["A02"] == {**card, "part": "green", "symbol": "sword"}
        assert (province["position"], province["cube"]) == ("upper", 3)
        assert province["markers"] == {"yellow": None, "green": 4, "blue": None}
        assert province["settled"]["green"] == 3

    def test_fees(self) -> None:
        table = Table().given(political={"yellow": 1})
        table.cards_given(owned={"yellow": ["verres"]}, active=["verres"], upper=[2], provinces={3: None})
        first, second, third = (data(table, f"province:{n}")["fee"] for n in (1, 2, 3))
        assert first == {"mercator": 0, "aedilis": 0, "propraetor": 0}
        assert second == {"mercator": 2, "aedilis": 0, "propraetor": 2}
        assert third == {"mercator": 2, "aedilis": 2, "propraetor": 2}  # empty: no patron helps

    def test_spaces_with_two_players(self) -> None:
        spaces = view_of(Table(players=2).given(workers={"roma": [0, 4, 5]}))["locations"][4]["spaces"]
        assert [space["worker"] for space in spaces] == [None, 4, 5, None, None]
        assert [space["open"] for space in spaces] == [True, True, False, False, False]
        assert [space["shadow"] for space in spaces] == [False, False, True, True, True]

    def test_locations_come_in_order(self) -> None:
        view = view_of(Table(players=5))
        assert tuple(each["location"] for each in view["locations"]) == LOCATIONS
        assert all(space["open"] for each in view["locations"] for space in each["spaces"])

    def test_the_colosseum(self) -> None:
        table = Table(players=3).given(colosseum={"green": 4})
        assert printed(table)["colosseum"][3] == {"space": 4, "cost": {"green": 1}, "honour": True}
        assert [each["colosseum"] for each in view_of(table)["players"]] == [12, 4, 12]

    def test_cards_in_rows(self) -> None:
        table = Table().cards_given(rows={"patron": ["corbulo", None, "cicero", "varro", "atticus"]})
        building, war, patron = (card(table, row, 1) for row in range(3))
        assert (building["card"], building["name"], building["version"]) == ("castra-plan", "Castra", "plan")
        assert building["pair_reward"] == {"mineral": 1}
        assert (war["name"], war["number"], war["equipment"]) == ("Hannibal", 1, "helmet (galea)")
        assert (patron["bonus"], patron["modifier"], patron["location"]) == ("B6", "M10r", "aedificator")
        assert patron["price"] == {"any": 2}
        assert slot(table, 2, 2) == {"slot": 2, "worker": None, "card": None}
        assert printed(table)["slots"][1] == {"slot": 2, "least": 1, "most": 2}


class TestPlayers:
    def test_board_and_stores(self) -> None:
        yellow = player(Table())
        assert yellow["board"] == "1A"
        assert printed(Table())["boards"]["1A"]["prices"]["mineral"] == 3
        assert yellow["goods"] == {"wood": 0, "stone": 2, "cattle": 0, "grain": 2, "mineral": 0, "wine": 0}
        assert (yellow["surplus"], yellow["denarii"], yellow["colosseum"], yellow["strength"]) == (2, 3, 12, 15)

    def test_cards_and_what_was_done_with_them(self) -> None:
        table = Table(advanced="on").given(political={"yellow": 1})
        cards = ["insula-plan", "castra-plan", "castra-built", "hannibal-3", "hannibal-5", "cicero", "varro", "A01"]
        table.cards_given(owned={"yellow": cards}, active=["cicero"], spent=["A01", "varro"], used=["hannibal-3"])
        yellow = player(table)
        assert sorted(card for deck in yellow["cards"].values() for card in deck) == sorted(cards)
        assert (sorted(yellow["spent"]), yellow["used"], yellow["active"]) == (
            ["A01", "varro"],
            ["hannibal-3"],
            ["cicero"],
        )
        assert yellow["wars"] == {"Hannibal": 2}
        assert yellow["pairs_missing"] == ["insula-built"]
        assert yellow["parts"] == {"black": 1, "green": 0, "red": 0, "multi": 0}
        assert yellow["influence"] == 1 + 1 + 2
        assert sum(yellow["unspent"].values()) == 5

    def test_shadows(self) -> None:
        assert player(Table(players=2))["shadows"] == [1, 2, 3, 4, 5]
        assert player(Table(players=3))["shadows"] == []


class TestWhatIsGoingOn:
    def test_choices_carry_code_text_and_parts(self) -> None:
        table = Table()
        choices = view_of(table)["choices"]
        chosen = next(choice for choice in choices if choice["text"] == "place 2 legatus 2")
        parts = {"do": "place", "worker": 2, "location": "legatus", "slot": 2, "card": "hannibal-2"}
        assert parts.items() <= chosen.items()
        assert [choice["code"] for choice in choices] == table.match.game.offered(table.s)

    def test_chance_shows_its_weights(self) -> None:
        match = Match(Table.game(), 3)
        view: Any = match.game.view(match.state)
        assert (view["phase"], view["prompt"]["kind"], view["prompt"]["frame"]) == ("set-up", "chance", "draw-province")
        assert {choice["weight"] for choice in view["choices"]} == {1}
        assert view["if_ended"] is None

    def test_no_action_between_turns(self) -> None:
        assert view_of(Table())["action"] is None

    def test_an_action_being_paid(self) -> None:
        table = Table().given(goods={"yellow": {"stone": 1, "wood": 1, "cattle": 1}}, political={"yellow": 1})
        table.cards_given(owned={"yellow": ["vitruvius"]}, active=["vitruvius"]).play("place 3 aedificator 3")
        action = view_of(table)["action"]
        assert (action["seat"], action["location"], action["slot"]) == ("yellow", "aedificator", 3)
        assert (action["stage"], action["due"], action["discount"]) == ("main", {"wood": 1, "stone": 1}, 1)
        assert view_of(table)["prompt"]["frame"] == "discount"

    def test_who_has_passed(self) -> None:
        view = view_of(Table().play("pass"))
        assert (view["passed"], view["prompt"]["seat"]) == (["yellow"], "green")
        assert view["players"][0]["points"]["sources"]["workers"] == 5

    def test_messages_name_what_the_catalogue_names(self) -> None:
        message = view_of(Table())["prompt"]["message"]
        assert message["id"] == "ar-prompt-turn"
        assert {"name": "ar-seat-yellow"} in message["args"].values()
