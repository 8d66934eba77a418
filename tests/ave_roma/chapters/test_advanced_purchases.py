"""§9, the face-up card bought at Aedificator, Legatus or Senatus: price, bonuses, feasibility, patrons.

Default rows: Aedificator 3 is Insula (wood, stone), Legatus 5 Vercingetorix 1 (2 surplus), Senatus 3 Cicero
(11 denarii); face up lie Castra (wood, cattle, mineral), Hannibal 3 (3 surplus) and Verres (14 denarii).
"""

import pytest

from tests.ave_roma.chapters.table import Table
from tests.ave_roma.chapters.test_advanced import advanced, spends

GOODS = ("wood", "stone", "cattle", "grain", "mineral", "wine")
PLENTY = dict.fromkeys(GOODS, 3)
LIONS = ("thermae-plan", "theatrum-built", "basilica-built", "A06", "A09", "A12", "A15", "A18")  # in no pair nor set
INSULA, CASTRA = {"wood": 1, "stone": 1}, {"wood": 1, "cattle": 1, "mineral": 1}
MAIN = {"building": "place 3 aedificator 3", "war": "place 5 legatus 5", "patron": "place 3 senatus 3"}


def first(table: Table) -> Table:
    """Take the first option until Yellow's choices end."""
    while table.decider == "yellow":
        table.play(table.offers()[0])
    return table


def with_patron(patron: str, goods: dict[str, int] | None = None, surplus: int = 0, denarii: int = 0) -> Table:
    """One lion to spend, and this patron active."""
    table = advanced([LIONS[0], patron], goods, surplus, denarii).given(political={"yellow": 1})
    return table.cards_given(active=[patron])


def offered_before(deck: str, face_up: str, stores: dict[str, object]) -> set[str]:
    """The batches of eight lions offered before the main purchase."""
    table = advanced(LIONS, face_up={deck: face_up})
    table.given(**{name: {"yellow": amount} for name, amount in stores.items()})  # type: ignore[arg-type]
    return spends(table) if table.play(MAIN[deck]).frame == "EXTRA_BEFORE" else set()


# ---- the purchase ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("when", ["before", "after"])
def test_the_face_up_card_may_be_bought_too_before_or_after(when: str) -> None:
    # §9
    table = advanced(LIONS[:1], {"wood": 2, "stone": 1, "cattle": 1, "mineral": 1}).play(MAIN["building"])
    if when == "after":
        table.play("main")
    table.play("spend lion 1", "save cattle")
    assert ("castra-built" in table.cards("yellow"), "insula-plan" in table.cards("yellow")) == (True, when == "after")
    table.play("draw circus-plan")
    assert {"castra-built", "insula-plan"} <= table.cards("yellow")
    assert (table.decider, table.goods("yellow")) == ("green", {"cattle": 1})


@pytest.mark.parametrize(("deck", "card"), [("building", "castra-built"), ("war", "hannibal-3"), ("patron", "verres")])
def test_after_the_purchase_the_next_card_is_turned_up(deck: str, card: str) -> None:
    # §9
    table = advanced(LIONS[:1], PLENTY, 7, 40).play(MAIN[deck], "main", "spend lion 1")
    first(table)
    assert (card in table.cards("yellow"), table.frame, table.face_up(deck)) == (True, "DRAW_CARD", None)
    drawn = table.offers()[0].removeprefix("draw ")
    assert table.play(f"draw {drawn}").face_up(deck) == drawn
    assert table.decider == "green"


def test_the_extra_purchase_takes_no_card_of_the_row_and_no_other_face_up_card() -> None:
    # §9
    table = advanced(LIONS[:1], PLENTY).play(MAIN["building"], "spend lion 1", "save wood", "draw circus-plan")
    assert table.row("building") == ["castra-plan", "templum-plan", None, "taberna-plan", "colosseum-plan"]
    assert (table.face_up("war"), table.face_up("patron"), table.workers("aedificator")) == (
        "hannibal-3",
        "verres",
        [3],
    )


def test_the_extra_purchase_costs_the_spent_cards() -> None:
    # §9: at least one
    table = advanced(LIONS[:2], PLENTY).play(MAIN["building"])
    assert spends(table) == {"lion 1", "lion 2"}
    table.play("spend lion 1", "save wood", "draw circus-plan")
    assert len(table.spent("yellow")) == 1


def test_without_a_card_to_spend_there_is_no_extra_purchase_before() -> None:
    # §9
    assert advanced((), PLENTY).play(MAIN["building"]).frame == "EXTRA_AFTER"


def test_points_of_the_face_up_card_are_scored_at_once() -> None:
    # §9, §6.2
    table = advanced(LIONS[:4], PLENTY, denarii=2, face_up={"building": "thermae-built"})
    table.cards_given(owned={"green": ["thermae-plan"]}).play(MAIN["building"], "spend lion 3", "draw circus-plan")
    assert table.points("yellow", "buildings") == 4 + 2


def test_with_an_empty_deck_there_is_no_extra_purchase() -> None:
    # §9
    table = advanced(LIONS, PLENTY).cards_given(face_up={"building": None}, decks={"building": []})
    assert table.play(MAIN["building"]).decider == "green"


def test_after_the_last_card_of_a_deck_nothing_is_turned_up() -> None:
    # §9
    table = advanced(LIONS, PLENTY).cards_given(decks={"building": []}).play(MAIN["building"], "spend lion 3")
    assert (table.decider, table.face_up("building")) == ("green", None)
    assert "castra-built" in table.cards("yellow")


def test_the_next_card_is_turned_up_after_the_bonus_of_a_war_set() -> None:
    # §9, §6.4
    table = advanced([f"hannibal-{n}" for n in (1, 2, 4, 5)], surplus=7)
    table.play(MAIN["war"], "spend amphora 1")
    assert table.frame == "CAMPAIGN"
    table.play("province 2")
    assert (table.frame, table.influence("yellow", 2)) == ("DRAW_CARD", 1)


def test_the_next_card_is_turned_up_after_the_reward_of_a_pair() -> None:
    # §9, §6.3: the mineral of the pair does not fit
    table = advanced(["castra-plan"], {**PLENTY}).play(MAIN["building"], "spend lion 1", "save mineral")
    assert table.frame == "OVERFLOW"
    assert table.play("denarii").frame == "DRAW_CARD"


def test_a_pair_may_be_completed_by_the_extra_purchase_after() -> None:
    # §9, §6.3: Insula's pair gives 1 wood and 1 VP
    table = advanced(LIONS[:2], INSULA, face_up={"building": "insula-built"})
    table.play(MAIN["building"], "main", "spend lion 2")
    assert (table.goods("yellow"), table.points("yellow", "pairs")) == ({"wood": 1}, 1)


# ---- the price -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "paid"), [(1, 2), (2, 1), (3, 0), (5, 0)])
def test_at_aedificator_each_card_saves_a_good(cards: int, paid: int) -> None:
    # §9, §6.7: more cards may be spent than the price can fall
    table = first(advanced(LIONS, PLENTY).play(MAIN["building"], f"spend lion {cards}"))
    assert sum(table.goods("yellow").values()) == 18 - paid
    assert len(table.spent("yellow")) == cards


@pytest.mark.parametrize(("cards", "paid"), [(1, 2), (2, 1), (3, 0), (5, 0)])
def test_at_legatus_each_card_saves_a_surplus(cards: int, paid: int) -> None:
    # §9, §6.7
    table = first(advanced(LIONS, surplus=7).play(MAIN["war"], f"spend lion {cards}"))
    assert (table.surplus("yellow"), len(table.spent("yellow"))) == (7 - paid, cards)


@pytest.mark.parametrize(("cards", "paid"), [(1, 12), (3, 8), (7, 0), (8, 0)])
def test_at_senatus_each_card_saves_two_denarii(cards: int, paid: int) -> None:
    # §9, §6.7
    table = first(advanced(LIONS, denarii=30).play(MAIN["patron"], f"spend lion {cards}"))
    assert (table.denarii("yellow"), len(table.spent("yellow"))) == (30 - paid, cards)


def test_the_player_chooses_which_good_falls_away() -> None:
    # §6.7
    table = advanced(LIONS, PLENTY).play(MAIN["building"], "spend lion 1")
    assert (table.frame, set(table.offers())) == ("DISCOUNT", {"save wood", "save cattle", "save mineral"})


def test_an_open_icon_may_fall_away() -> None:
    # §6.7: Via costs two stone and any good
    table = advanced(LIONS, {"stone": 3, "wood": 1, "wine": 1}, face_up={"building": "via-plan"})
    table.play(MAIN["building"], "spend lion 1")
    assert set(table.offers()) == {"save stone", "save any"}
    table.play("save any", "draw circus-plan")
    assert table.goods("yellow") == {"wine": 1}


@pytest.mark.parametrize(
    ("deck", "face_up", "lacking", "having"),
    [
        ("building", "circus-plan", {"goods": INSULA, "denarii": 1}, {"goods": INSULA, "denarii": 2}),
        ("war", "vercingetorix-2", {"surplus": 6, "denarii": 1}, {"surplus": 2, "denarii": 2}),
        ("war", "pyrrhus-4", {"surplus": 6, "denarii": 9}, {"surplus": 2, "denarii": 2, "goods": {"mineral": 1}}),
        ("patron", "rabirius", {"denarii": 40}, {"denarii": 11, "goods": {"wine": 1}}),
    ],
)
def test_a_discount_never_turns_into_another_kind(
    deck: str, face_up: str, lacking: dict[str, object], having: dict[str, object]
) -> None:
    # §6.7: eight cards, and still the rest has to be paid
    assert not offered_before(deck, face_up, lacking)
    assert "lion 8" in offered_before(deck, face_up, having)


def test_spent_cards_do_not_lower_the_price_of_the_main_purchase() -> None:
    # §9: its price, the face-up card's
    assert MAIN["building"] not in advanced(LIONS, {"stone": 3, "cattle": 3, "mineral": 3}).offers()


# ---- what can be paid ------------------------------------------------------------------------------------------------


def test_a_building_before_must_leave_the_main_building_payable() -> None:
    # §4.1, §9: two cards would leave one good to pay, and both goods are needed
    table = advanced(LIONS[:4], INSULA).play(MAIN["building"])
    assert set(table.offers()) == {"main", "spend lion 3", "spend lion 4"}


def test_only_a_discount_that_leaves_the_main_building_payable_is_offered() -> None:
    # §4.1, §9: the wood is needed for Insula
    table = advanced(LIONS[:1], {**INSULA, "cattle": 1, "mineral": 1}).play(MAIN["building"], "spend lion 1").auto()
    assert (table.frame, table.goods("yellow")) == ("DRAW_CARD", INSULA)
    assert table.play("draw circus-plan").goods("yellow") == {}


@pytest.mark.parametrize(("surplus", "batches"), [(4, {1, 2, 3}), (3, {2, 3}), (2, {3})])
def test_a_war_card_before_must_leave_the_main_war_card_payable(surplus: int, batches: set[int]) -> None:
    # §4.1, §9
    assert spends(advanced(LIONS[:3], surplus=surplus).play(MAIN["war"])) == {f"lion {n}" for n in batches}


@pytest.mark.parametrize(("denarii", "least"), [(15, 5), (14, 6), (12, 7), (11, 7)])
def test_a_patron_before_must_leave_the_main_patron_payable(denarii: int, least: int) -> None:
    # §4.1, §9
    table = advanced(LIONS, denarii=denarii).play(MAIN["patron"])
    assert spends(table) == {f"lion {n}" for n in range(least, 9)}


def test_no_extra_is_asked_where_the_face_up_card_cannot_be_paid() -> None:
    # §4.1, §9
    table = advanced(LIONS[:2], INSULA).cards_given(spent=LIONS[:1]).play(MAIN["building"])
    assert (table.decider, table.spent("yellow")) == ("green", {LIONS[0]})


def test_the_main_building_may_be_paid_with_the_pair_reward_of_the_face_up_one() -> None:
    # §4.1, §9: Insula's second copy brings the wood for Castra
    stores = {"stone": 1, "cattle": 1, "mineral": 1}
    assert "place 1 aedificator 1" not in advanced(["A06"], stores, face_up={"building": "insula-built"}).offers()
    table = advanced(["insula-plan"], stores, face_up={"building": "insula-built"})
    assert "place 1 aedificator 1" in table.offers()
    assert table.play("place 1 aedificator 1").offers() == ["spend lion 1"]
    table.play("spend lion 1").auto().play("draw circus-plan")
    assert (table.cards("yellow"), table.goods("yellow")) == ({"insula-plan", "insula-built", "castra-plan"}, {})


def test_the_main_building_may_be_paid_with_a_reward_that_does_not_fit() -> None:
    # §4.1, §5.1: Castra's mineral becomes 3 denarii, Taberna costs grain, wine, 2 denarii; paying a mineral makes room
    table = advanced(["castra-plan", *LIONS[:2]], {"mineral": 3, "grain": 1, "wine": 1})
    assert table.play("place 4 aedificator 4").offers() == ["spend lion 3"]
    table.play("spend lion 3").auto().play("draw circus-plan")
    assert ("taberna-plan" in table.cards("yellow"), table.denarii("yellow")) == (True, 1)


def test_the_main_building_may_be_paid_by_m8_with_the_surplus_of_a_pair() -> None:
    # §4.1, §6.7: Aquaeductus' pair brings the surplus that pays Insula's wood
    table = advanced([*LIONS[:4], "aquaeductus-plan"], {"stone": 1}, 0, 3, face_up={"building": "aquaeductus-built"})
    assert MAIN["building"] not in table.offers()
    table.given(political={"yellow": 1}).cards_given(owned={"yellow": ["crassus"]}, active=["crassus"])
    assert table.play(MAIN["building"]).offers() == ["spend lion 4"]


def test_the_main_war_card_may_be_paid_with_the_set_bonus_of_the_face_up_one() -> None:
    # §4.1, §9: Hannibal's second card brings 3 denarii for Pyrrhus 3 (2 surplus, 2 denarii)
    assert "place 4 legatus 4" not in advanced(["A10"], surplus=4).offers()
    table = advanced(["hannibal-1"], surplus=4)
    assert "place 4 legatus 4" in table.offers()
    assert table.play("place 4 legatus 4").offers() == ["spend amphora 1"]
    table.play("spend amphora 1").auto().play("draw hannibal-4")
    assert (table.denarii("yellow"), table.surplus("yellow"), "pyrrhus-3" in table.cards("yellow")) == (1, 0, True)


def with_scipio(denarii: int) -> Table:
    """Varro (8 denarii, grain) is to be bought; Scipio, face up, makes patrons cheaper by 2 from when he is active."""
    return advanced(LIONS, PLENTY, denarii=denarii, face_up={"patron": "scipio"})


def test_the_main_patron_may_be_paid_with_the_discount_of_the_face_up_one() -> None:
    # §4.1, §6.8, §9
    table = with_scipio(6).given(political={"yellow": 1})
    assert "place 4 senatus 4" in table.offers()
    assert "main" not in table.play("place 4 senatus 4").offers()
    table.play("spend lion 8").auto().play("draw gracchus", "keep")
    assert ({"scipio", "varro"} <= table.cards("yellow"), table.denarii("yellow")) == (True, 0)


def test_a_face_up_patron_without_a_slot_brings_no_discount() -> None:
    # §4.1, §6.8
    assert "place 4 senatus 4" not in with_scipio(6).offers()


def test_a_face_up_patron_needed_for_the_main_price_must_go_into_the_slot() -> None:
    # §4.1, §6.8: keeping him would leave the rest unpayable
    table = with_scipio(6).given(political={"yellow": 1}).cards_given(owned={"yellow": ["cicero"]}, active=["cicero"])
    table.play("place 4 senatus 4", "spend lion 8")
    assert (table.frame, table.offers()) == ("PATRON_SLOT", ["replace cicero"])


def test_the_extra_purchase_after_may_be_paid_with_the_bonus_of_the_main_one() -> None:
    # §9: Vercingetorix' second card brings 3 denarii, Pyrrhus 4 costs mineral, 2 surplus, 2 denarii
    table = advanced(["vercingetorix-2"], {"mineral": 1}, surplus=3, face_up={"war": "pyrrhus-4"}).play(MAIN["war"])
    assert (table.frame, spends(table)) == ("EXTRA_AFTER", {"amphora 1", "lion 1"})
    table.play("spend lion 1")
    assert (table.denarii("yellow"), table.surplus("yellow"), table.goods("yellow")) == (1, 0, {})


# ---- cards just bought -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("placement", "card", "batch"),
    [
        ("place 3 aedificator 3", "insula-plan", "lion 1"),
        ("place 5 legatus 5", "vercingetorix-1", "lion 1"),
        ("place 5 senatus 5", "atticus", "amphora 1"),
    ],
)
def test_the_card_just_bought_may_be_spent(placement: str, card: str, batch: str) -> None:
    # §9: nothing could be spent before
    table = advanced((), PLENTY, surplus=7, denarii=30).play(placement)
    assert (table.frame, spends(table)) == ("EXTRA_AFTER", {batch})
    first(table.play(f"spend {batch}"))
    assert table.spent("yellow") == {card}


def test_a_patron_just_bought_into_a_slot_cannot_be_spent() -> None:
    # §9: patrons in slots not
    table = advanced((), PLENTY, denarii=40).given(political={"yellow": 1}).play("place 5 senatus 5")
    assert (table.decider, table.active("yellow")) == ("green", {"atticus"})


def test_a_patron_just_bought_and_kept_inactive_may_be_spent() -> None:
    # §9
    table = advanced(["varro"], PLENTY, denarii=40).given(political={"yellow": 1}).cards_given(active=["varro"])
    table.play("place 5 senatus 5", "keep")
    assert spends(table) == {"amphora 1"}


def test_a_face_up_patron_goes_into_a_free_slot() -> None:
    # §9, §6
    table = first(advanced(LIONS[:1], denarii=40).given(political={"yellow": 2}).play(MAIN["patron"], "spend lion 1"))
    assert table.active("yellow") == {"verres"}


# ---- patrons' discounts and payments for each card -------------------------------------------------------------------


def test_m7r_applies_to_each_building_bought() -> None:
    # §9: one of Insula's two icons, two of Castra's three
    table = with_patron("vitruvius", {"stone": 1, "cattle": 1}).play(MAIN["building"], "main").auto()
    first(table.play("spend lion 1"))
    assert ({"insula-plan", "castra-built"} <= table.cards("yellow"), table.goods("yellow")) == (True, {})


def test_m7s_applies_to_each_war_card_bought() -> None:
    # §9: 2 - 1 and 3 - 1 - 1 surplus
    table = with_patron("agrippa", surplus=2).play(MAIN["war"], "spend lion 1").play("draw hannibal-4")
    assert ({"vercingetorix-1", "hannibal-3"} <= table.cards("yellow"), table.surplus("yellow")) == (True, 0)


def test_m7d_applies_to_each_patron_bought() -> None:
    # §9: 11 - 2 and 14 - 2 - 2 denarii
    table = with_patron("scipio", denarii=19).play(MAIN["patron"], "main", "keep", "spend lion 1")
    assert ({"cicero", "verres"} <= table.cards("yellow"), table.denarii("yellow")) == (True, 0)


def test_m8_pays_for_each_building_bought() -> None:
    # §9: four surplus for two icons and two more
    table = first(with_patron("crassus", surplus=4).play(MAIN["building"], "main", "spend lion 1"))
    assert ({"insula-plan", "castra-built"} <= table.cards("yellow"), table.surplus("yellow")) == (True, 0)


def test_m9_pays_for_each_war_card_bought() -> None:
    # §9: four goods for 2 and 3 - 1 surplus
    table = with_patron("marius", {"wood": 3, "wine": 1}).play(MAIN["war"])
    table.play("main")
    while table.frame == "PAY":
        table.play(table.offers()[0])
    first(table.play("spend lion 1"))
    assert ({"vercingetorix-1", "hannibal-3"} <= table.cards("yellow"), table.goods("yellow")) == (True, {})


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_gain_comes_once_though_two_cards_are_bought(when: str) -> None:
    # §9: Sulla's step at Legatus
    table = with_patron("sulla", surplus=7).play(MAIN["war"])
    if when == "before":
        table.play("spend lion 1", "draw hannibal-4", "gain sulla")
    else:
        table.play("main", "gain sulla", "spend lion 1", "draw hannibal-4")
    assert (table.decider, table.colosseum("yellow")) == ("green", 1)
