"""§9, the advanced game: face-up cards, the fee, the spending of cards, and the extras that are no purchases."""

import random
from collections.abc import Mapping, Sequence

import pytest

from tests.ave_roma.chapters.table import Table

LIONS = (
    "taberna-built",
    "templum-built",
    "pyrrhus-2",
    "thermae-plan",
    "theatrum-built",
    "A06",
    "A09",
    "basilica-built",
)
SWORDS = ("colosseum-built", "circus-built", "basilica-plan", "theatrum-plan", "mithridates-2")
AMPHORAE = ("circus-plan", "insula-built", "thermae-built", "vercingetorix-2", "boudica-2")  # none has influence
FEE, BASIC_FEE = 3, 2


def advanced(
    owned: Sequence[str] = (),
    goods: Mapping[str, int] | None = None,
    surplus: int = 0,
    denarii: int = 0,
    players: int = 3,
    face_up: Mapping[str, str] | None = None,
) -> Table:
    """Yellow, with exactly this, is to take the first turn of an advanced game."""
    table = Table(players, advanced="on", face_up=face_up or {})
    table.given(goods={"yellow": goods or {}}, surplus={"yellow": surplus}, denarii={"yellow": denarii})
    return table.cards_given(owned={"yellow": owned})


def spends(table: Table) -> set[str]:
    """The batches offered, e.g. "lion 2"; fails unless an extra is asked."""
    assert table.frame in ("EXTRA_BEFORE", "EXTRA_AFTER")
    return {offer.removeprefix("spend ") for offer in table.offers() if offer.startswith("spend ")}


def taken(table: Table, when: str, batch: str) -> Table:
    """Spend the batch before or after the main action, which asks for nothing."""
    if when == "before":
        return table.play(f"spend {batch}")
    return table.play("main", f"spend {batch}")


# ---- face-up cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deck", "card"), [("building", "castra-built"), ("war", "hannibal-3"), ("patron", "verres")])
def test_the_next_card_of_each_row_lies_face_up_on_its_deck(deck: str, card: str) -> None:
    # §9
    table = Table(3, advanced="on")
    assert table.face_up(deck) == card
    assert card not in table.deck(deck)


@pytest.mark.parametrize("deck", ["building", "war", "patron"])
def test_in_the_basic_game_no_card_lies_face_up(deck: str) -> None:
    # §3, §9
    assert Table(3).face_up(deck) is None


def test_the_face_up_card_is_the_first_used_for_the_refill_and_then_the_next_is_turned_up() -> None:
    # §9, §4.2
    table = Table(3, advanced="on").play("pass", "pass", "pass")
    assert table.row("building") == ["castra-built", "castra-plan", "templum-plan", "insula-plan", "taberna-plan"]
    assert (table.decider, table.face_up("building")) == ("chance", None)
    table.play("draw circus-plan")
    assert table.face_up("building") == "circus-plan"


def test_each_row_is_refilled_and_its_next_card_turned_up_before_the_next_row() -> None:
    # §4.2: building, war, patron
    table = Table(3, advanced="on").play("pass", "pass", "pass")
    assert table.row("war")[0] == "hannibal-1"
    table.play("draw circus-plan")
    assert (table.row("war")[0], table.row("patron")[0]) == ("hannibal-3", "agrippa")
    table.play("draw hannibal-4")
    assert (table.face_up("war"), table.row("patron")[0]) == ("hannibal-4", "verres")
    assert table.play("draw gracchus").face_up("patron") == "gracchus"
    assert (table.frame, table.round) == ("TURN", 2)


def test_the_face_up_card_takes_the_oldest_of_several_empty_slots() -> None:
    # §9, §4.2
    table = Table(3, advanced="on")
    table.cards_given(rows={"building": ["castra-plan", None, "insula-plan", None, "colosseum-plan"]})
    table.play("pass", "pass", "pass", "draw circus-plan", "draw circus-built")
    assert table.row("building") == ["circus-plan", "castra-built", "castra-plan", "insula-plan", "colosseum-plan"]
    assert table.face_up("building") == "circus-built"


def test_a_deck_of_only_its_face_up_card_still_refills_one_slot() -> None:
    # §7.2: the face-up card is part of the deck
    table = Table(3, advanced="on").cards_given(decks={"building": []}).play("pass", "pass", "pass")
    assert table.row("building")[0] == "castra-built"
    table.play("draw hannibal-4", "draw gracchus")
    assert (table.frame, table.face_up("building")) == ("TURN", None)


def test_a_deck_of_only_its_face_up_card_cannot_refill_two_slots() -> None:
    # §7.2
    table = Table(3, advanced="on").cards_given(
        decks={"building": []}, rows={"building": [None, None, "insula-plan", "taberna-plan", "colosseum-plan"]}
    )
    assert table.play("pass", "pass", "pass").frame == "EXTRA_ACTION"


# ---- the fee ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("location", ["aedilis", "propraetor"])
@pytest.mark.parametrize(("mode", "fee"), [("on", FEE), ("off", BASIC_FEE)])
def test_the_fee_for_a_province_card_is_three_and_two_in_the_basic_game(location: str, mode: str, fee: int) -> None:
    # §9, §6.1
    table = Table(3, advanced=mode).given(goods={"yellow": {}}).cards_given(upper=[4])
    assert f"place 4 {location}" not in table.given(denarii={"yellow": fee - 1}).offers()
    assert f"place 4 {location}" in table.given(denarii={"yellow": fee}).offers()


def test_the_advanced_fee_is_paid_for_the_card() -> None:
    # §9
    table = advanced(denarii=5).cards_given(upper=[4]).play("place 4 aedilis")
    assert (table.denarii("yellow"), table.cards("yellow"), table.cube(4)) == (5 - FEE, {"A04"}, 1)


def test_the_fee_for_an_empty_province_is_three_too() -> None:
    # §6.1: the same fee
    table = advanced(["portus-plan"]).cards_given(provinces={4: None})
    assert "place 4 propraetor" not in table.given(denarii={"yellow": FEE - 1}).offers()
    table.given(denarii={"yellow": FEE}).play("place 4 propraetor").auto()
    assert (table.denarii("yellow"), table.influence("yellow", 4), table.cube(4)) == (0, 1, 0)


# ---- spending --------------------------------------------------------------------------------------------------------


def test_a_batch_is_any_number_of_cards_of_one_symbol() -> None:
    # §9
    table = advanced([*LIONS[:2], SWORDS[0], *AMPHORAE[:3]]).play("place 3 quaestor")
    assert spends(table) == {"lion 1", "lion 2", "sword 1", "amphora 1", "amphora 2", "amphora 3"}


@pytest.mark.parametrize("card", ["templum-built", "pyrrhus-2", "varro", "A06"])
def test_every_kind_of_card_may_be_spent(card: str) -> None:
    # §9
    table = advanced([card]).play("place 3 quaestor", "spend lion 1").auto()
    assert (table.spent("yellow"), table.denarii("yellow")) == ({card}, 8)


def test_spent_cards_stay_with_the_player() -> None:
    # §9
    table = advanced(LIONS[:2]).play("place 3 quaestor", "spend lion 2")
    assert table.cards("yellow") == table.spent("yellow") == set(LIONS[:2])


def test_spent_cards_cannot_be_spent_again() -> None:
    # §9
    table = advanced(LIONS[:3]).cards_given(spent=LIONS[:2]).play("place 3 quaestor")
    assert spends(table) == {"lion 1"}


def test_with_every_card_spent_no_extra_is_asked() -> None:
    # §9
    table = advanced(LIONS[:3]).cards_given(spent=LIONS[:3]).play("place 3 quaestor")
    assert (table.decider, table.frame) == ("green", "TURN")


def test_the_extra_is_taken_once_before_or_after() -> None:
    # §9
    table = advanced(LIONS[:3]).play("place 3 quaestor", "spend lion 1")
    assert (table.decider, table.frame, table.denarii("yellow")) == ("green", "TURN", 8)


def test_only_one_batch_may_be_spent_after() -> None:
    # §9
    table = advanced(LIONS[:3]).play("place 3 quaestor", "main", "spend lion 1")
    assert (table.decider, table.frame, table.denarii("yellow")) == ("green", "TURN", 8)


def test_the_extra_may_be_declined() -> None:
    # §9
    table = advanced(LIONS[:3]).play("place 3 quaestor", "main", "done")
    assert (table.decider, table.spent("yellow"), table.denarii("yellow")) == ("green", set(), 6)


def test_each_action_has_its_own_extra() -> None:
    # §9
    table = advanced(LIONS[:3]).play("place 3 quaestor", "spend lion 1", "pass", "pass", "place 4 quaestor")
    assert spends(table) == {"lion 1", "lion 2"}


def test_another_players_cards_cannot_be_spent() -> None:
    # §9: your cards
    table = advanced().cards_given(owned={"green": LIONS}).play("place 3 quaestor")
    assert table.decider == "green"


def test_training_has_no_extra() -> None:
    # §9: extras belong to the locations on the board
    assert advanced(LIONS).play("train 3 1").decider == "green"


def test_the_basic_game_has_no_extras() -> None:
    # §9
    assert Table(3).cards_given(owned={"yellow": LIONS}).play("place 3 quaestor").decider == "green"


def test_patrons_in_slots_cannot_be_spent() -> None:
    # §9
    table = advanced(["varro", "strabo"]).given(political={"yellow": 1}).cards_given(active=["varro"])
    assert spends(table.play("place 3 quaestor")) == {"lion 1"}
    assert table.play("spend lion 1").auto().spent("yellow") == {"strabo"}


def test_the_player_chooses_whether_a_patron_is_among_the_spent() -> None:
    # §9: of his choice
    table = advanced(["varro", LIONS[0]]).play("place 3 quaestor", "spend lion 1")
    assert (table.frame, set(table.offers())) == ("SPEND_PATRON", {"spend varro", "rest"})
    assert table.play("rest").spent("yellow") == {LIONS[0]}


def test_the_patron_chosen_is_the_card_spent() -> None:
    # §9
    table = advanced(["varro", LIONS[0]]).play("place 3 quaestor", "spend lion 1", "spend varro").auto()
    assert table.spent("yellow") == {"varro"}


def test_patrons_must_be_spent_where_other_cards_do_not_suffice() -> None:
    # §9
    table = advanced(["varro", "strabo", LIONS[0]]).play("place 3 quaestor", "spend lion 2")
    assert set(table.offers()) == {"spend varro", "spend strabo"}


def test_the_province_card_taken_now_cannot_be_spent() -> None:
    # §9
    table = advanced(denarii=9).cards_given(upper=[3]).play("place 3 aedilis")
    assert (table.decider, table.cards("yellow"), table.spent("yellow")) == ("chance", {"A03"}, set())


def test_a_province_card_taken_earlier_can_be_spent() -> None:
    # §9
    table = advanced(denarii=9).cards_given(upper=[3])
    table.play("place 3 aedilis", "draw A06", "pass", "pass", "place 4 quaestor")
    assert spends(table) == {"lion 1"}


# ---- Quaestor --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("cards", [1, 2, 5])
def test_quaestor_gives_two_denarii_for_each_card(when: str, cards: int) -> None:
    # §9
    table = taken(advanced(LIONS).play("place 3 quaestor"), when, f"lion {cards}")
    assert (table.denarii("yellow"), len(table.spent("yellow"))) == (6 + 2 * cards, cards)


# ---- Mercator --------------------------------------------------------------------------------------------------------


def test_mercator_gives_a_good_of_the_province_card_for_each_card() -> None:
    # §9
    table = advanced(LIONS[:2], denarii=1).play("place 1 mercator", "spend lion 2")
    assert (table.frame, set(table.offers())) == ("PICK", {"pick wood", "pick stone", "pick mineral"})
    table.play("pick wood", "pick mineral")
    assert (table.goods("yellow"), table.denarii("yellow")) == ({"wood": 1, "mineral": 1}, 1)


def test_mercator_may_give_one_kind_more_often_than_the_card_shows_it() -> None:
    # §9: the kinds, as in buying
    table = advanced(LIONS[:2]).play("place 1 mercator", "spend lion 2", "pick mineral", "pick mineral")
    assert table.goods("yellow") == {"mineral": 2}


def test_mercator_goods_taken_before_may_be_sold() -> None:
    # §9, §6.6
    table = advanced(LIONS[:1]).play("place 1 mercator", "spend lion 1", "pick mineral")
    assert (table.frame, table.offers()) == ("SELL", ["sell mineral"])
    assert table.play("sell mineral").denarii("yellow") == 3


def test_mercator_goods_taken_after_do_not_count_for_the_four_bought() -> None:
    # §9
    table = advanced(LIONS[:1], denarii=8).play("place 1 mercator", "main", *["buy wood"] * 3, "buy stone")
    table.auto().play("spend lion 1", "pick stone")
    assert table.goods("yellow") == {"wood": 3, "stone": 2}


def test_mercator_goods_above_the_limit_become_surplus_or_denarii() -> None:
    # §9, §5.1
    table = advanced(LIONS[:1], {"stone": 3}).play("place 1 mercator", "spend lion 1", "pick stone")
    assert (table.frame, set(table.offers())) == ("OVERFLOW", {"surplus", "denarii"})
    assert table.play("surplus").surplus("yellow") == 1


def test_mercator_is_possible_if_only_the_extra_brings_something_to_sell() -> None:
    # §4.1, §9
    assert "place 1 mercator" not in advanced().offers()
    table = advanced(LIONS[:1])
    assert "place 1 mercator" in table.offers()
    assert table.play("place 1 mercator").offers() == ["spend lion 1"]


def test_mercator_goods_taken_before_may_pay_the_fee_and_only_what_pays_it_is_offered() -> None:
    # §4.1, §6.6: on board 1A mineral sells for 3, stone for 2, wood for 1
    assert "place 1 mercator" not in advanced(goods={"stone": 1}).cards_given(upper=[1]).offers()
    table = advanced(LIONS[:1]).cards_given(upper=[1]).play("place 1 mercator", "spend lion 1")
    assert table.offers() == ["pick mineral"]
    table.play("pick mineral", "sell mineral").auto()
    assert (table.cards("yellow"), table.denarii("yellow")) == ({LIONS[0], "A01"}, 0)


def test_mercator_takes_the_goods_from_the_card_used_even_if_it_is_taken() -> None:
    # §9, §6.6
    table = advanced(LIONS[:1], denarii=9).cards_given(upper=[1])
    table.play("place 1 mercator", "main", "buy wood", "done", "spend lion 1")
    assert set(table.offers()) == {"pick wood", "pick stone", "pick mineral"}
    assert table.play("pick stone").decider == "chance"


def test_the_extra_does_not_move_the_province_card_again() -> None:
    # §9, §6.1: one use
    table = advanced(LIONS[:1], denarii=9).play("place 1 mercator", "spend lion 1", "pick stone", "sell stone")
    assert table.auto().play("done").province(1) == ("A01", "upper")


def test_mercator_is_impossible_without_a_province_card_whatever_is_spent() -> None:
    # §9, §6
    table = advanced(LIONS, {"wood": 3}, denarii=20).cards_given(provinces={1: None})
    assert "place 1 mercator" not in table.offers()


# ---- Aedilis ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize(("cards", "had", "has"), [(1, 0, 1), (3, 2, 5), (2, 6, 7), (2, 7, 7)])
def test_aedilis_gives_a_surplus_for_each_card_up_to_seven(when: str, cards: int, had: int, has: int) -> None:
    # §9, §5.1, §6.9: offered even where it is lost
    table = taken(advanced(LIONS, surplus=had).play("place 4 aedilis"), when, f"lion {cards}")
    assert (table.surplus("yellow"), len(table.spent("yellow"))) == (has, cards)
    assert table.goods("yellow") == {"cattle": 2, "stone": 1, "mineral": 1}


def test_aedilis_surplus_taken_before_leaves_no_room_for_goods_that_do_not_fit() -> None:
    # §6.6, §5.1: both cattle bring their price, 3 on board 1A
    table = advanced(LIONS[:1], {"cattle": 3}, surplus=6).play("place 4 aedilis", "spend lion 1")
    assert (table.decider, table.surplus("yellow"), table.denarii("yellow")) == ("green", 7, 6)


# ---- the promise of §4.1 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_after_an_offered_placement_there_is_always_a_way_to_the_end(seed: int) -> None:
    # §4.1: little money, upper province cards, one of them missing, cards of each symbol
    def arranged() -> Table:
        rng = random.Random(seed)
        table = advanced(
            [*rng.sample(LIONS, 3), *rng.sample(SWORDS, 2), *rng.sample(AMPHORAE, 2), "portus-plan", "varro"],
            {good: rng.randrange(3) for good in ("wood", "stone", "cattle", "grain", "mineral", "wine")},
            surplus=rng.randrange(5),
            denarii=rng.randrange(6),
        )
        table.given(political={"yellow": 1}, colosseum={"yellow": rng.randrange(1, 13)})
        table.cards_given(owned={"yellow": ["vitruvius"]}, active=["vitruvius"])
        return table.cards_given(upper=[1, 2, 4], provinces={5: None})

    rng = random.Random(seed)
    for placement in (offer for offer in arranged().offers() if offer.startswith("place")):
        table = arranged().play(placement)
        while (table.decider, table.frame) != ("green", "TURN"):
            assert table.offers(), (placement, table.frame)
            table.play(rng.choice(table.offers()))
