"""§11, the patrons' end bonuses B1-B14, each alone and doubled, and the choices of §8.1 that belong to them."""

from collections.abc import Callable

import pytest

from tests.ave_roma.chapters.table import Table
from tests.ave_roma.chapters.test_scoring import bare

# which patron has which bonus
B1, B1_TOO, B2, B2_TOO, B3, B3_TOO, B4 = "sulla", "scipio", "cicero", "clodius", "seneca", "gracchus", "augustus"
B5, B6, B6_TOO, B7, B7_TOO, B8 = "germanicus", "corbulo", "quirinius", "lucullus", "camillus", "pliny"
B9A, B9B, B10, B11A, B11S, B11L, B12 = "crassus", "marius", "sallustius", "pompeius", "fabius", "verres", "columella"
B13B, B13G, B13R = "cato", "varro", "atticus"
B14A, B14B, B14W, B14P = "agricola", "vitruvius", "agrippa", "rabirius"


def bonus(table: Table, *patrons: str, owned: tuple[str, ...] = ()) -> int:
    """Points of Yellow's patrons, given in addition."""
    table.cards_given(owned={"yellow": [*patrons, *owned]}).score()
    return table.points("yellow", "patrons")


# ---- B1-B3: politics and patrons -------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [0, 1, 6, 10])
def test_b1_is_a_point_per_political_level(level: int) -> None:
    # §11 B1
    assert bonus(bare().given(political={"yellow": level}), B1) == level


def test_b1_counts_the_level_that_b2_adds() -> None:
    # §8.1 before §8.3
    table = bare().given(political={"yellow": 6}).cards_given(owned={"yellow": [B1, B2]}, active=[B1, B2]).score()
    assert table.points("yellow", "patrons") == 7


@pytest.mark.parametrize(("patrons", "level"), [((B2,), 7), ((B2, B2_TOO), 8)])
def test_b2_is_one_more_political_influence_each(patrons: tuple[str, ...], level: int) -> None:
    # §11 B2
    table = bare().given(political={"yellow": 6}).cards_given(owned={"yellow": patrons}, active=patrons).score()
    assert (table.political("yellow"), table.points("yellow", "patrons")) == (level, 0)


@pytest.mark.parametrize(("level", "bonuses", "points"), [(10, 1, 2), (10, 2, 4), (9, 2, 2)])
def test_b2_beyond_level_ten_is_two_points(level: int, bonuses: int, points: int) -> None:
    # §5.4
    patrons = [B2, B2_TOO][:bonuses]
    table = bare().given(political={"yellow": level}).cards_given(owned={"yellow": patrons}, active=patrons).score()
    assert table.political("yellow") == 10
    assert table.points("yellow") - table.points("yellow", "politics") == points


def test_b2_opens_a_slot_which_the_only_inactive_patron_fills_by_itself() -> None:
    # §8.1, §5.5
    table = bare().cards_given(owned={"yellow": [B2]}).score()
    assert (table.political("yellow"), table.active("yellow")) == (1, {B2})


def test_b2_opening_a_slot_asks_which_of_several_inactive_patrons_fills_it() -> None:
    # §8.1, §5.5
    table = bare().cards_given(owned={"yellow": [B2, B3]}).score()
    assert (table.frame, set(table.offers())) == ("ACTIVATE", {f"activate {B2}", f"activate {B3}"})
    table.play(f"activate {B2}")
    assert table.active("yellow") == {B2}


def test_a_slot_opened_by_b2_must_be_filled() -> None:
    # §8.1: there is no declining
    table = bare().cards_given(owned={"yellow": [B2, B3]}).score()
    assert all(offer.startswith("activate ") for offer in table.offers())


def test_the_patron_in_the_slot_that_b2_opened_counts_for_b3() -> None:
    # §8.1 before §8.3
    table = bare().cards_given(owned={"yellow": [B2, B3]}).score().play(f"activate {B2}")
    assert table.points("yellow", "patrons") == 1


def test_b2_above_level_five_opens_no_slot() -> None:
    # §5.4
    full = [B1, B3, B5, B7, B8]
    table = bare().given(political={"yellow": 5}).cards_given(owned={"yellow": [B2, *full]}, active=full).score()
    assert (table.political("yellow"), table.active("yellow")) == (6, set(full))


def test_b3_counts_active_patrons_and_itself_if_active() -> None:
    # §11 B3
    table = bare().given(political={"yellow": 3}).cards_given(active=[B3, B13B, B13G])
    assert bonus(table, B3, B13B, B13G) == 3


def test_an_inactive_b3_counts_the_active_patrons_only() -> None:
    # §11 B3
    table = bare().given(political={"yellow": 2}).cards_given(active=[B13B, B13G])
    assert bonus(table, B3, B13B, B13G) == 2


def test_b3_does_not_count_other_players_patrons() -> None:
    # §11 B3
    table = bare().cards_given(owned={"green": [B13B]}, active=[B13B])
    assert bonus(table, B3) == 0


# ---- B4: doubling ----------------------------------------------------------------------------------------------------


def test_b4_alone_has_nothing_to_double() -> None:
    # §11 B4: another own patron
    table = bare().cards_given(owned={"yellow": [B4], "green": [B1]}).score()
    assert (table.decider, table.points("yellow")) == ("over", 0)


def test_b4_may_double_any_other_own_patron_but_not_itself() -> None:
    # §11 B4
    table = bare().given(political={"yellow": 1})
    table.cards_given(owned={"yellow": [B4, B1, B8], "green": [B5]}, active=[B1]).score()
    assert (table.decider, table.frame, set(table.offers())) == ("yellow", "DOUBLE", {f"double {B1}", f"double {B8}"})


def test_b4_doubles_only_the_patron_named() -> None:
    # §11 B4
    table = bare().given(political={"yellow": 6}, goods={"yellow": {"wood": 3}})
    table.cards_given(owned={"yellow": [B4, B1, B13B]}).score().play(f"double {B13B}")
    assert table.points("yellow", "patrons") == 6 + 2 * 3


def test_b4_doubling_b2_gives_two_levels_and_fills_two_slots() -> None:
    # §11 B4, §8.1
    table = bare().cards_given(owned={"yellow": [B4, B2]}).score().play(f"double {B2}")
    assert set(table.offers()) == {f"activate {B2}", f"activate {B4}"}
    table.play(f"activate {B4}")
    assert (table.political("yellow"), table.active("yellow")) == (2, {B2, B4})


def test_b4_doubling_b6_sends_two() -> None:
    # §11 B4, §8.1
    table = bare().given(cubes={1: 8}).cards_given(owned={"yellow": [B4, B6]}).score().play(f"double {B6}")
    assert set(table.offers()) == {"send 0", "send 1", "send 2"}
    assert table.play("send 2").influence("yellow", 1) == 2


def test_b4_doubling_one_of_two_b6_sends_three() -> None:
    # §11 B4, §8.1
    table = bare().cards_given(owned={"yellow": [B4, B6, B6_TOO]}).score().play(f"double {B6}")
    assert set(table.offers()) == {"send 0", "send 1", "send 2", "send 3"}


def test_b4_does_not_double_a_second_b2_not_named() -> None:
    # §11 B4
    table = bare().given(political={"yellow": 6})
    patrons = [B4, B2, B2_TOO]
    table.cards_given(owned={"yellow": patrons}, active=patrons).score().play(f"double {B2}")
    assert table.political("yellow") == 9


DOUBLED: list[tuple[str, int]] = [
    (B1, 6),
    (B3, 1),
    (B5, 2),
    (B7, 3),
    (B8, 2),
    (B9A, 3),
    (B9B, 1),
    (B10, 2 * 2),
    (B11A, 2),
    (B11S, 2),
    (B11L, 2),
    (B12, 3),
    (B13B, 3),
    (B13G, 2),
    (B13R, 1),
    (B14A, 2),
    (B14B, 1),
    (B14W, 2),
    (B14P, 2),
]


@pytest.mark.parametrize(("patron", "single"), DOUBLED)
def test_b4_doubles_the_points_of_each_kind_of_bonus(patron: str, single: int) -> None:
    # §11 B4; Augustus is a sword, the others give amphora 2, sword 2, lion 2 before the patron's own symbol
    table = bare().given(
        political={"yellow": 6},
        goods={"yellow": {"wood": 2, "stone": 1, "cattle": 1, "grain": 1, "wine": 1}},
        cubes={1: 8, 2: 8},
        influence={"yellow": {1: 3, 2: 0}},
    )
    cards = ["A01", "A03", "insula-plan", "hannibal-4", "pyrrhus-1"]  # amphora lion lion amphora sword
    table.cards_given(owned={"yellow": [B4, patron, *cards]}, active=[B4]).score().play(f"double {patron}")
    assert table.points("yellow", "patrons") == 2 * single


# ---- B5, B7, B8: provinces -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "points"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_b5_is_two_or_three_points_per_province_led(players: int, points: int) -> None:
    # §11 B5
    table = bare(players).given(
        cubes=dict.fromkeys(range(1, 6), 8),
        influence={"yellow": {1: 5, 2: 1, 3: 2}, "green": {1: 4, 3: 3}},
    )
    assert bonus(table, B5) == 2 * points


def test_b5_does_not_count_level_zero() -> None:
    # §11 B5: highest above 0
    assert bonus(bare().given(cubes={1: 8}, influence={"yellow": {1: 0}}), B5) == 0


def test_b5_looks_at_the_settled_levels() -> None:
    # §8.2 before §8.3
    assert bonus(bare().given(cubes={1: 0}, influence={"yellow": {1: 4}, "green": {1: 3}}), B5) == 0


def test_b7_is_the_highest_settled_level() -> None:
    # §11 B7, §8.2
    table = bare().given(cubes={1: 2, 2: 8, 3: 8}, influence={"yellow": {1: 7, 2: 4, 3: 3}})
    assert bonus(table, B7) == 4


def test_b7_without_any_marker_is_nothing() -> None:
    # §11 B7
    assert bonus(bare(), B7) == 0


def test_two_b7_may_use_the_same_province() -> None:
    # §11 B7
    table = bare().given(cubes={1: 8, 2: 8}, influence={"yellow": {1: 6, 2: 1}})
    assert bonus(table, B7, B7_TOO) == 12


def test_b8_counts_provinces_with_a_marker_even_on_zero() -> None:
    # §11 B8
    table = bare().given(cubes={2: 8}, influence={"yellow": {1: 3, 2: 2, 5: 0}, "green": {3: 1}})
    assert bonus(table, B8) == 3


# ---- B9-B11, B14: cards ----------------------------------------------------------------------------------------------

BOUGHT = ("insula-plan", "castra-plan", "portus-plan", "hannibal-1", "hannibal-3", "hannibal-4", "pyrrhus-4")


def test_b9a_counts_buildings_and_war_cards_with_points() -> None:
    # §11 B9a: both icons count too
    assert bonus(bare(), B9A, owned=BOUGHT) == 5


def test_b9b_counts_buildings_and_war_cards_with_influence() -> None:
    # §11 B9b
    assert bonus(bare(), B9B, owned=BOUGHT) == 5


def test_b9b_counts_cards_whose_influence_was_used() -> None:
    # §11 B9b: the icon counts
    assert bonus(bare().cards_given(used=["castra-plan"]), B9B, owned=("castra-plan",)) == 1


def test_a_card_with_both_icons_counts_for_both() -> None:
    # §11 B9a, B9b
    assert bonus(bare(), B9A, B9B, owned=("portus-plan",)) == 2


def test_a_pair_reward_in_points_is_no_points_icon() -> None:
    # §11 B9a: cards with VP
    assert bonus(bare(), B9A, owned=("castra-plan", "castra-built")) == 0


@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ((), 0),
        (("A02",), 0),  # Sallustius is an amphora himself
        (("A02", "A03"), 2),
        (("A02", "A03", "A01"), 2),
        (("A02", "insula-plan", "hannibal-1", "pyrrhus-1", "vercingetorix-1"), 4),  # province, building, war
        (("cato", "insula-plan"), 2),  # patrons count as well
    ],
)
def test_b10_is_two_points_per_set_of_three_symbols(owned: tuple[str, ...], points: int) -> None:
    # §11 B10; wood, stone and other goods are missing, so Cato adds nothing
    assert bonus(bare(), B10, owned=owned) == points


def test_the_symbols_of_spent_cards_count() -> None:
    # §11, last line
    table = bare(advanced="on").cards_given(spent=["A02", "A03", B10])
    assert bonus(table, B10, owned=("A02", "A03")) == 2


def test_the_symbols_of_active_patrons_count() -> None:
    # §11, last line: all your cards
    table = bare().given(political={"yellow": 2}).cards_given(active=[B10, "cato"])
    assert bonus(table, B10, owned=("cato", "A03")) == 2


@pytest.mark.parametrize(
    ("patron", "cards", "own"),
    [
        (B11A, ("hannibal-1", "insula-built", "A01", "colosseum-plan"), 0),
        (B11S, ("hannibal-2", "taberna-plan", "A02", "colosseum-built"), 1),
        (B11L, ("hannibal-3", "insula-plan", "A03", "templum-built"), 0),
    ],
    ids=["amphorae", "swords", "lions"],
)
@pytest.mark.parametrize("count", range(5))
def test_b11_is_two_points_per_pair_of_its_symbol(patron: str, cards: tuple[str, ...], own: int, count: int) -> None:
    # §11 B11; of the three patrons only Fabius bears the symbol he counts
    assert bonus(bare(), patron, owned=cards[:count]) == 2 * ((count + own) // 2)


def test_b11_does_not_count_the_other_symbols() -> None:
    # §11 B11
    assert bonus(bare(), B11A, owned=("A02", "A05", "A03", "A06")) == 0


@pytest.mark.parametrize(
    ("patron", "points"), [(B14A, 3), (B14B, 2), (B14W, 1), (B14P, 2)], ids=["province", "building", "war", "patron"]
)
def test_b14_is_a_point_per_card_of_its_kind(patron: str, points: int) -> None:
    # §11 B14; Lucullus is a second patron and Rabirius counts himself
    table = bare()
    assert bonus(table, patron, B7, owned=("A01", "A02", "A03", "insula-plan", "insula-built", "hannibal-1")) == points


# ---- B12, B13: goods -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "points"), [({}, 0), ({"wood": 1}, 0), ({"wood": 1, "wine": 1}, 1), ({"grain": 3, "stone": 2}, 2)]
)
def test_b12_is_a_point_per_two_goods_without_surplus(goods: dict[str, int], points: int) -> None:
    # §11 B12
    assert bonus(bare().given(goods={"yellow": goods}, surplus={"yellow": 3}), B12) == points


def test_b12_is_beyond_the_normal_points_for_goods() -> None:
    # §11 B12
    table = bare().given(goods={"yellow": {"grain": 3, "stone": 3}}).cards_given(owned={"yellow": [B12]}).score()
    assert (table.points("yellow", "stores"), table.points("yellow", "patrons")) == (2, 3)


@pytest.mark.parametrize(("patron", "points"), [(B13B, 3), (B13G, 4), (B13R, 5)], ids=["black", "green", "red"])
def test_b13_is_a_point_per_good_of_its_colour(patron: str, points: int) -> None:
    # §11 B13
    goods = {"wood": 1, "stone": 2, "cattle": 3, "grain": 1, "mineral": 2, "wine": 3}
    assert bonus(bare().given(goods={"yellow": goods}, surplus={"yellow": 4}), patron) == points


@pytest.mark.parametrize(
    ("arrange", "patrons", "points"),
    [
        (lambda table: table.given(political={"yellow": 6}), (B1, B1_TOO), 12),
        (lambda table: table.given(political={"yellow": 2}).cards_given(active=[B3, B3_TOO]), (B3, B3_TOO), 4),
    ],
)
def test_equal_bonuses_of_two_patrons_both_score(
    arrange: Callable[[Table], Table], patrons: tuple[str, ...], points: int
) -> None:
    # §11: all cumulative
    assert bonus(arrange(bare()), *patrons) == points
