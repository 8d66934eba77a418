"""Options, parts and set-up (rules §1-§3): decks by length and player count, order of the draws, boards, supplies."""

from itertools import groupby
from typing import Any

import pytest

from ludi.engine.errors import LudiError
from ludi.engine.match import Match
from tests.ave_roma.chapters.table import DEFAULT_FACE_UP, DEFAULT_PROVINCES, DEFAULT_ROWS, Table

GOODS = ("wood", "stone", "cattle", "grain", "mineral", "wine")
PRICES = {  # of wood, stone, cattle, grain, mineral, wine
    "1A": (1, 2, 3, 2, 3, 1),
    "1B": (3, 2, 1, 2, 1, 3),
    "2A": (3, 2, 2, 3, 1, 1),
    "2B": (1, 2, 2, 1, 3, 3),
    "3A": (1, 1, 2, 3, 2, 3),
    "3B": (3, 3, 2, 1, 2, 1),
    "4A": (3, 1, 1, 2, 2, 3),
    "4B": (1, 3, 3, 2, 2, 1),
    "5A": (2, 3, 1, 1, 3, 2),
    "5B": (2, 1, 3, 3, 1, 2),
}
SEATS = ("yellow", "green", "blue", "red", "black")
DECKS = ("building", "war", "patron", "province")
UNMARKED = {
    "province": {f"A{number:02}" for number in range(1, 16)},
    "building": {
        f"{kind}-{copy}"
        for kind in ("colosseum", "taberna", "insula", "circus", "templum", "castra", "portus", "aquaeductus")
        for copy in ("plan", "built")
    },
    "war": {f"{name}-{number}" for name in ("hannibal", "pyrrhus", "vercingetorix") for number in range(1, 6)},
}
START_SPACE = 12


def fresh(players: int = 3, **options: Any) -> Table:
    """A match of which nothing has been drawn yet."""
    table = Table.__new__(Table)
    table.match = Match(Table.game(), players, options)
    return table


def in_game(table: Table, deck: str) -> set[str]:
    """The cards of a deck that are in the game when the set-up is over."""
    if deck == "province":
        faced = {card[0] for card in map(table.province, range(1, 6)) if card}
    else:
        faced = {card for card in (*table.row(deck), table.face_up(deck)) if card}
    return table.deck(deck) | faced


def frames_of_set_up(players: int, **options: Any) -> list[tuple[str, int]]:
    table, frames = fresh(players, **options), []
    while table.frame != "TURN":
        frames.append(table.frame)
        table.play(table.offers()[0])
    return [(frame, len(list(group))) for frame, group in groupby(frames)]


class TestOptions:
    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_two_to_five_play(self, players: int) -> None:  # §1
        assert len(Table(players=players).order()) == players

    @pytest.mark.parametrize("players", [0, 1, 6])
    def test_other_numbers_of_players_are_refused(self, players: int) -> None:  # §1
        with pytest.raises(LudiError):
            fresh(players)

    @pytest.mark.parametrize(
        ("option", "value"),
        [("advanced", "maybe"), ("length", "endless"), ("training", "loose"), ("boards", "auctioned"), ("dice", "on")],
    )
    def test_unknown_options_and_values_are_refused(self, option: str, value: str) -> None:  # §1
        with pytest.raises(LudiError):
            fresh(3, **{option: value})

    @pytest.mark.parametrize(("players", "sizes"), [(2, (16, 15)), (3, (20, 20)), (4, (26, 25)), (5, (30, 30))])
    def test_recommended_removes_the_cards_marked_for_more_players(
        self, players: int, sizes: tuple[int, int]
    ) -> None:  # §1
        table = Table(players=players, length="recommended")
        expected = {"building": sizes[0], "war": sizes[1], "patron": sizes[1], "province": sizes[1]}
        assert {deck: len(in_game(table, deck)) for deck in DECKS} == expected

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    @pytest.mark.parametrize("length", ["recommended", "short", "full"])
    def test_the_advanced_game_is_set_up_with_the_same_cards(self, players: int, length: str) -> None:  # §1, §9
        basic, advanced = (Table(players=players, length=length, advanced=value) for value in ("off", "on"))
        assert [in_game(advanced, deck) for deck in DECKS] == [in_game(basic, deck) for deck in DECKS]

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_recommended_is_the_default_length(self, players: int) -> None:  # §1
        default, recommended = Table(players=players), Table(players=players, length="recommended")
        assert [in_game(default, deck) for deck in DECKS] == [in_game(recommended, deck) for deck in DECKS]

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    @pytest.mark.parametrize(("deck", "size"), [("building", 16), ("war", 15), ("patron", 15), ("province", 15)])
    def test_short_keeps_fifteen_cards_a_deck_and_sixteen_buildings(
        self, players: int, deck: str, size: int
    ) -> None:  # §1
        assert len(in_game(Table(players=players, length="short"), deck)) == size

    @pytest.mark.parametrize("deck", ["province", "building", "war"])
    def test_short_keeps_the_unmarked_cards(self, deck: str) -> None:  # §1
        assert in_game(Table(players=5, length="short"), deck) == UNMARKED[deck]

    def test_short_is_the_recommended_game_of_two(self) -> None:  # §1
        short, two = Table(players=4, length="short"), Table(players=2)
        assert [in_game(short, deck) for deck in DECKS] == [in_game(two, deck) for deck in DECKS]

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    @pytest.mark.parametrize("deck", DECKS)
    def test_full_keeps_all_thirty(self, players: int, deck: str) -> None:  # §1, §2
        assert len(in_game(Table(players=players, length="full"), deck)) == 30

    @pytest.mark.parametrize("deck", DECKS)
    @pytest.mark.parametrize("length", ["recommended", "short"])
    def test_the_removed_cards_are_out_of_the_game(self, length: str, deck: str) -> None:  # §1, §3
        table = Table(players=3, length=length)
        assert not table.gone(deck) & in_game(table, deck)
        assert len(table.gone(deck) | in_game(table, deck)) == 30

    def test_removed_cards_are_never_drawn(self) -> None:  # §3
        offered = {text.removeprefix("draw ") for text in fresh(3).offers()}
        assert offered == {f"A{number:02}" for number in range(1, 21)}

    @pytest.mark.parametrize(
        ("options", "used_as"),
        [
            ({}, {1, 3, 5}),
            ({"training": "exact"}, {1, 3, 5}),
            ({"training": "up_to"}, {1, 2, 3, 4, 5}),
        ],
    )
    def test_training_gives_the_printed_change_or_none_unless_up_to(
        self, options: dict[str, Any], used_as: set[int]
    ) -> None:  # §1
        table = Table(**options).given(hand={"yellow": []}, trained={"yellow": {2: 3}})
        assert {text.split()[1] for text in table.offers() if text.endswith("quaestor")} == {
            f"3to{value}@2" for value in used_as
        }

    def test_the_basic_game_is_the_default(self) -> None:  # §1
        assert [Table().face_up(deck) for deck in ("building", "war", "patron")] == [None, None, None]

    def test_boards_are_drawn_by_default(self) -> None:  # §1
        assert ("DRAW_BOARD", 4) in frames_of_set_up(4)

    def test_no_board_is_drawn_twice_with_either_side(self) -> None:  # §1
        table = fresh(5)
        while table.frame != "DRAW_BOARD":
            table.play(table.offers()[0])
        left = set(PRICES)
        for board in ("2B", "5A", "1A", "3B"):
            assert {text.removeprefix("board ") for text in table.offers()} == left
            table.play(f"board {board}")
            left -= {f"{board[0]}A", f"{board[0]}B"}
        assert sorted(table.offers()) == ["board 4A", "board 4B"]


class TestChosenBoards:
    def test_boards_are_chosen_in_reverse_turn_order(self) -> None:  # §1
        table = Table.choosing(4)
        deciders = []
        for board in ("1A", "2A", "3A", "4A"):
            assert table.frame == "CHOOSE_BOARD"
            deciders.append(table.decider)
            table.play(f"board {board}")
        assert deciders == table.order()[::-1]

    def test_the_first_to_choose_has_both_sides_of_all_five_boards(self) -> None:  # §1
        assert sorted(Table.choosing(3).offers()) == [f"board {board}" for board in sorted(PRICES)]

    def test_a_chosen_board_is_gone_with_its_other_side(self) -> None:  # §1
        table = Table.choosing(3).play("board 4B")
        assert sorted(table.offers()) == [f"board {board}" for board in sorted(PRICES) if board[0] != "4"]

    def test_the_cards_lie_open_before_a_board_is_chosen(self) -> None:  # §3
        table = Table.choosing(3, advanced="on")
        assert all(all(table.row(deck)) and table.face_up(deck) for deck in ("building", "war", "patron"))
        assert all(map(table.province, range(1, 6)))

    def test_who_chose_a_board_owns_it(self) -> None:  # §3
        table = Table.choosing(3)
        chosen = {}
        for board in ("3B", "1A", "5A"):
            chosen[table.decider] = board
            table.play(f"board {board}")
        assert {seat: table.board(seat) for seat in SEATS[:3]} == chosen

    def test_the_first_goods_follow_the_chosen_board(self) -> None:  # §3
        table = Table.choosing(2)
        last = table.decider
        table.play("board 5B", "board 1A")
        assert table.goods(last) == {"wood": 2, "wine": 2}

    def test_the_first_turn_follows_the_last_choice(self) -> None:  # §3
        table = Table.choosing(3).play("board 1A", "board 2A", "board 3A")
        assert (table.frame, table.decider) == ("TURN", table.order()[0])


class TestDraws:
    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    @pytest.mark.parametrize(("advanced", "cards"), [("off", 15), ("on", 18)])
    def test_provinces_then_rows_then_turn_order_then_boards(
        self, players: int, advanced: str, cards: int
    ) -> None:  # §3 [R]
        expected = [("DRAW_PROVINCE", 5), ("DRAW_CARD", cards), ("DRAW_ORDER", players - 1), ("DRAW_BOARD", players)]
        assert frames_of_set_up(players, advanced=advanced) == expected

    @pytest.mark.parametrize(("advanced", "cards"), [("off", 5), ("on", 6)])
    def test_building_row_then_war_then_patron_each_with_its_face_up_card(
        self, advanced: str, cards: int
    ) -> None:  # §3 [R]
        table, drawn = fresh(3, advanced=advanced), []
        while table.frame != "DRAW_ORDER":
            if table.frame == "DRAW_CARD":
                card = table.offers()[0].removeprefix("draw ")
                drawn.append(next(deck for deck in DECKS if card in table.deck(deck)))
            table.play(table.offers()[0])
        assert drawn == ["building"] * cards + ["war"] * cards + ["patron"] * cards

    def test_every_card_of_the_deck_may_be_drawn(self) -> None:  # §3
        table = fresh(5)
        assert len(table.offers()) == 30
        assert {text.removeprefix("draw ") for text in table.offers()} == table.deck("province")

    def test_a_drawn_card_has_left_the_deck(self) -> None:  # §3
        table = fresh(3).play("draw A07")
        assert "draw A07" not in table.offers()
        assert len(table.offers()) == 19

    def test_chance_draws(self) -> None:  # §3
        assert fresh(3).decider == "chance"

    def test_anybody_left_may_come_next_in_the_random_turn_order(self) -> None:  # §3
        table = fresh(4)
        while table.frame != "DRAW_ORDER":
            table.play(table.offers()[0])
        assert set(table.offers()) == {"next yellow", "next green", "next blue", "next red"}
        table.play("next blue")
        assert set(table.offers()) == {"next yellow", "next green", "next red"}

    def test_the_last_place_goes_to_the_seat_left_over(self) -> None:  # §3
        table = Table(players=4, order=("blue", "red", "yellow", "green"))
        assert table.order() == ["blue", "red", "yellow", "green"]

    def test_boards_are_drawn_by_seat_not_by_turn_order(self) -> None:  # §3 [R]
        table = fresh(3)
        while table.frame != "DRAW_ORDER":
            table.play(table.offers()[0])
        table.play("next blue", "next green", "board 4B", "board 2A", "board 5A")
        assert [table.board(seat) for seat in SEATS[:3]] == ["4B", "2A", "5A"]


class TestLayout:
    def test_one_card_per_province_in_the_order_drawn_in_the_lower_position(self) -> None:  # §3
        cards = ("A07", "A03", "A11", "A15", "A02")
        table = Table(provinces=cards)
        assert [table.province(number) for number in range(1, 6)] == [(card, "lower") for card in cards]

    @pytest.mark.parametrize("deck", ["building", "war", "patron"])
    def test_the_first_card_dealt_is_the_oldest(self, deck: str) -> None:  # §3
        table, dealt = fresh(3), []
        while table.frame != "DRAW_ORDER":
            card = table.offers()[0].removeprefix("draw ")
            if table.frame == "DRAW_CARD" and card in table.deck(deck):
                dealt.append(card)
            table.play(table.offers()[0])
        assert table.row(deck) == dealt[::-1]

    @pytest.mark.parametrize("deck", ["building", "war", "patron"])
    def test_the_advanced_game_turns_up_the_next_card_of_each_row_deck(self, deck: str) -> None:  # §3, §9
        table = Table(advanced="on")
        assert table.face_up(deck) == DEFAULT_FACE_UP[deck]
        assert DEFAULT_FACE_UP[deck] not in table.deck(deck)

    @pytest.mark.parametrize("deck", ["building", "war", "patron"])
    def test_the_cards_laid_out_are_no_longer_in_the_deck(self, deck: str) -> None:  # §3
        assert not set(DEFAULT_ROWS[deck]) & Table().deck(deck)

    def test_the_province_cards_laid_out_are_no_longer_in_the_deck(self) -> None:  # §3
        assert not set(DEFAULT_PROVINCES) & Table().deck("province")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
class TestEachPlayer:
    def test_workers_one_to_five(self, players: int) -> None:  # §3
        table = Table(players=players)
        assert [table.hand(seat) for seat in SEATS[:players]] == [[1, 2, 3, 4, 5]] * players

    def test_no_worker_in_training(self, players: int) -> None:  # §3
        table = Table(players=players)
        assert [table.trained(seat) for seat in SEATS[:players]] == [{}] * players

    def test_three_denarii(self, players: int) -> None:  # §3
        table = Table(players=players)
        assert [table.denarii(seat) for seat in SEATS[:players]] == [3] * players

    def test_two_surplus(self, players: int) -> None:  # §3
        table = Table(players=players)
        assert [table.surplus(seat) for seat in SEATS[:players]] == [2] * players

    def test_no_political_influence(self, players: int) -> None:  # §3
        table = Table(players=players)
        assert [table.political(seat) for seat in SEATS[:players]] == [0] * players

    def test_no_points_and_no_cards(self, players: int) -> None:  # §3
        table = Table(players=players)
        assert [(table.points(seat), table.cards(seat)) for seat in SEATS[:players]] == [(0, set())] * players

    def test_the_colosseum_marker_on_the_start_space(self, players: int) -> None:  # §3
        table = Table(players=players)
        assert [table.colosseum(seat) for seat in SEATS[:players]] == [START_SPACE] * players

    def test_brown_cubes_on_0(self, players: int) -> None:  # §3
        assert [Table(players=players).cube(province) for province in range(1, 6)] == [0] * 5

    def test_province_markers_off_the_tracks(self, players: int) -> None:  # §5.3
        table = Table(players=players)
        assert {table.influence(seat, province) for seat in SEATS[:players] for province in range(1, 6)} == {None}

    def test_the_first_of_the_turn_order_begins_round_1(self, players: int) -> None:  # §3, §4.1
        table = Table(players=players, order=SEATS[:players][::-1])
        assert (table.frame, table.decider, table.round) == ("TURN", SEATS[players - 1], 1)


class TestBoards:
    @pytest.mark.parametrize("board", PRICES)
    def test_two_of_each_good_that_costs_2(self, board: str) -> None:  # §3
        others = [f"{number}A" for number in range(1, 6) if str(number) != board[0]]
        table = Table(players=2, boards=(board, others[0]))
        expected = {good: 2 for good, price in zip(GOODS, PRICES[board], strict=True) if price == 2}
        assert len(expected) == 2
        assert table.goods("yellow") == expected

    @pytest.mark.parametrize("board", PRICES)
    def test_each_side_of_a_board_has_its_own_prices(self, board: str) -> None:  # §2
        prices = []
        for good in GOODS:
            table = Table(players=2).given(
                boards={"yellow": board}, goods={"yellow": {good: 1}}, denarii={"yellow": 0}, hand={"yellow": [5]}
            )
            table.play("place 5 mercator", f"sell {good}")
            prices.append(table.denarii("yellow"))
        assert tuple(prices) == PRICES[board]


class TestParts:
    def test_there_are_fifteen_kinds_of_building_with_two_copies(self) -> None:  # §2
        cards = in_game(Table(players=5), "building")
        kinds = {card.rsplit("-", 1)[0] for card in cards}
        assert len(kinds) == 15
        assert cards == {f"{kind}-{copy}" for kind in kinds for copy in ("plan", "built")}

    def test_there_are_six_war_sets_of_five(self) -> None:  # §2
        cards = in_game(Table(players=5), "war")
        sets = {card.rsplit("-", 1)[0] for card in cards}
        assert len(sets) == 6
        assert cards == {f"{name}-{number}" for name in sets for number in range(1, 6)}

    def test_surplus_is_never_sold(self) -> None:  # §2
        table = Table().given(goods={"yellow": dict.fromkeys(GOODS, 1)}, surplus={"yellow": 7})
        table.play("place 1 mercator")
        assert set(table.offers()) - {"done"} == {f"sell {good}" for good in GOODS}

    def test_surplus_is_never_bought(self) -> None:  # §2
        table = Table(provinces=("A07", "A02", "A03", "A04", "A05"))
        table.given(goods={"yellow": {}}, surplus={"yellow": 0}, denarii={"yellow": 20}).play("place 1 mercator")
        table.auto()
        assert {text for text in table.offers() if text.startswith("buy")} == {
            "buy cattle",
            "buy grain",
            "buy mineral",
            "buy wine",
        }

    def test_the_bank_is_unlimited(self) -> None:  # §2: the coins in the box are worth 270 denarii
        table = Table().given(denarii={"yellow": 1000}).play("place 5 quaestor")
        assert table.denarii("yellow") == 1010
