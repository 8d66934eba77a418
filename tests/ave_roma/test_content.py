"""The data files: what the packaged ones say, exporting and choosing a folder, the digest, and the commands."""

import json
import os
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from ludi.cli.data import data_app
from ludi.engine.content import content_folder, use_content
from ludi.engine.errors import LudiError
from ludi.games.ave_roma.content import (
    FILES,
    FOLDER,
    BadContent,
    chosen_folder,
    export,
    load,
    read,
    word,
)
from ludi.games.ave_roma.content_files import SHAPES
from ludi.games.ave_roma.vocabulary import Bonus, Deck, Good, Icon, Location, Modifier, Part, Reward, Symbol
from tests.ave_roma.box import edit, sentence

PACKAGED = read(FOLDER)
NUMBERS = SimpleNamespace(**{field: np.array(getattr(PACKAGED, field)) for field in SHAPES})


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """An owner's copy of the files."""
    export(tmp_path / "box")
    return tmp_path / "box"


def icons(**amounts: int) -> list[int]:
    return [amounts.get(icon.name.lower(), 0) for icon in Icon]


class TestPackaged:
    def test_shapes_and_types(self) -> None:
        for field, shape in SHAPES.items():
            numbers = getattr(PACKAGED, field)
            assert np.array(numbers).shape == shape
            assert np.array(numbers).dtype == np.int64  # none is True, a float or a word
            assert np.array(numbers).astype(np.int8).tolist() == np.array(numbers).tolist()
            assert hash(numbers), "tuples of tuples: nobody can change them"

    def test_thirty_cards_a_deck_ten_of_each_symbol(self) -> None:
        for deck in Deck:
            assert [np.count_nonzero(NUMBERS.symbol[deck] == symbol) for symbol in Symbol] == [10, 10, 10]

    @pytest.mark.parametrize(
        ("deck", "sizes"),
        [
            (Deck.BUILDING, [16, 20, 26, 30]),
            (Deck.WAR, [15, 20, 25, 30]),
            (Deck.PATRON, [15, 20, 25, 30]),
            (Deck.PROVINCE, [15, 20, 25, 30]),
        ],
    )
    def test_recommended_decks_by_player_count(self, deck: Deck, sizes: list[int]) -> None:
        assert [np.count_nonzero(NUMBERS.players[deck] <= players) for players in range(2, 6)] == sizes

    def test_every_name_is_there_once(self) -> None:
        assert PACKAGED.province_ids[0] == "A01"
        assert PACKAGED.province_ids[-1] == "A30"
        assert PACKAGED.patron_ids[-1] == "P30"
        names = (*PACKAGED.building_names, *PACKAGED.set_names, *PACKAGED.patron_names)
        assert len(names) == len({word(name) for name in names}) == 15 + 6 + 30
        assert len(PACKAGED.equipment) == 6

    def test_each_board_side_has_two_goods_at_each_price(self) -> None:
        for prices in NUMBERS.board_prices:
            assert sorted(prices) == [1, 1, 2, 2, 3, 3]

    def test_attested_trade(self) -> None:
        prices = NUMBERS.board_prices[0]
        assert [prices[good] for good in (Good.MINERAL, Good.GRAIN, Good.WINE)] == [3, 2, 1]

    def test_attested_province_of_the_aedilis_example(self) -> None:
        assert sorted(NUMBERS.province_goods[0]) == [Good.WOOD, Good.STONE, Good.STONE, Good.MINERAL]
        assert NUMBERS.province_part[0] == Part.BLACK

    def test_attested_pair_reward_of_the_colosseum(self) -> None:
        kind = PACKAGED.building_names.index("Colosseum")
        reward = NUMBERS.pair_reward[kind * 2] + NUMBERS.pair_reward[kind * 2 + 1]
        assert {Reward(i).name: int(n) for i, n in enumerate(reward) if n} == {"MINERAL": 1, "VP": 1}

    def test_attested_building(self) -> None:
        kind = PACKAGED.building_names.index("Taberna")
        for card in (kind * 2, kind * 2 + 1):
            assert NUMBERS.cost[Deck.BUILDING, card].tolist() == icons(grain=1, wine=1, den=2)
            assert NUMBERS.points[Deck.BUILDING, card] == 3

    def test_attested_war_card(self) -> None:
        card = PACKAGED.set_names.index("Hannibal") * 5 + 3
        assert NUMBERS.cost[Deck.WAR, card].tolist() == icons(wine=1, surplus=2, den=2)
        assert (NUMBERS.points[Deck.WAR, card], NUMBERS.influence[Deck.WAR, card]) == (1, 1)

    def test_attested_patron(self) -> None:
        assert NUMBERS.cost[Deck.PATRON, 0].tolist() == icons(den=12, stone=1)
        assert (NUMBERS.patron_modifier[0], NUMBERS.patron_at[0]) == (Modifier.PATRON_DISCOUNT, Location.SENATUS)

    def test_every_bonus_and_every_effect_is_on_some_patron(self) -> None:
        assert set(NUMBERS.patron_bonus) == {int(bonus) for bonus in Bonus}
        assert set(NUMBERS.patron_modifier) == {int(modifier) for modifier in Modifier}

    def test_only_m10_has_a_price(self) -> None:
        paid = np.isin(
            NUMBERS.patron_modifier,
            [Modifier.INFLUENCE_FOR_GOODS, Modifier.INFLUENCE_FOR_SURPLUS, Modifier.INFLUENCE_FOR_DENARII],
        )
        assert (NUMBERS.patron_price.any(axis=1) == paid).all()
        assert NUMBERS.patron_price[6].tolist() == icons(any=2)

    def test_attested_points(self) -> None:
        assert (NUMBERS.political_track[4], NUMBERS.political_track[10]) == (6, 30)
        assert [NUMBERS.scoring_card[1, level] for level in (5, 3, 1)] == [17, 9, 3]
        assert [NUMBERS.scoring_card[1, level] for level in (2, 1, 0, 0)] == [6, 3, 1, 1]
        assert NUMBERS.scoring_card[0, 0] == 1

    def test_tracks(self) -> None:
        assert NUMBERS.training_cost.tolist() == [0, 1, 2, 3]
        assert NUMBERS.honour.nonzero()[0].tolist() == [3, 7, 11]
        assert NUMBERS.colosseum_cost[2].tolist() == icons(surplus=1)
        assert NUMBERS.colosseum_cost[3].tolist() == icons(green=1)
        assert NUMBERS.slot_range.tolist() == [[1, n] for n in range(1, 6)]
        assert NUMBERS.spaces.tolist() == [[1, 1, 3, 4, 5]] * 5

    def test_rows_say_what_is_attested(self) -> None:
        assert PACKAGED.attested.keys() == PACKAGED.rows.keys()
        assert PACKAGED.attested["patrons.toml, P01"] == "cost and active effect"
        assert PACKAGED.attested["patrons.toml, P02"] == ""

    def test_files_are_pleasant_to_edit(self) -> None:
        for file in FILES:
            lines = (FOLDER / file).read_text(encoding="utf-8").splitlines()
            assert max(map(len, lines)) <= 160
            assert lines[0].startswith("# Ave Roma")
            assert any("ludi data export" in line for line in lines)


class TestExportAndChoice:
    def test_round_trip(self, box: Path) -> None:
        assert sorted(path.name for path in box.iterdir()) == sorted(FILES)
        assert read(box).digest == PACKAGED.digest
        assert read(box).rows == PACKAGED.rows

    def test_nothing_is_overwritten(self, box: Path) -> None:
        with pytest.raises(LudiError, match=r"already has boards\.toml; choose another folder"):
            export(box)

    def test_a_file_in_the_way(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        with pytest.raises(LudiError, match="cannot be written to") as caught:
            export(tmp_path / "file" / "box")
        sentence(caught.value)

    def test_chosen_folder(self, box: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("LUDI_DATA_AVE_ROMA", raising=False)
        assert content_folder("ave_roma") is None
        assert chosen_folder() == FOLDER
        packaged = load()
        assert packaged is load()
        monkeypatch.setenv("LUDI_DATA_AVE_ROMA", "to be restored")
        monkeypatch.chdir(box.parent)
        use_content("ave_roma", Path("box"))
        assert os.environ["LUDI_DATA_AVE_ROMA"] == str(box)
        assert chosen_folder() == box
        assert load() is not packaged


class TestDigest:
    @pytest.mark.parametrize(
        ("file", "old", "new"),
        [
            ("boards.toml", "[side]", "# my own note\n\n[side]"),
            ("boards.toml", "{wood=1, stone=2,", "{ stone = 2,   wood = 0x1,"),
            ("patrons.toml", 'attested="cost and active effect"', 'attested="seen in the box"'),
            ("patrons.toml", "{den=12, stone=1}", "{den=12, stone=1, wood=0}"),
            ("war.toml", "shield (scutum)", "big shield"),
            ("tracks.toml", "# Ave Roma", "\ufeff# Ave Roma"),
            ("tracks.toml", "\n", "\r\n"),
        ],
    )
    def test_does_not_see_what_does_not_matter(self, box: Path, file: str, old: str, new: str) -> None:
        edit(box, file, old, new)
        assert read(box).digest == PACKAGED.digest

    @pytest.mark.parametrize(
        ("file", "old", "new"),
        [
            ("boards.toml", "wood=1", "wood=2"),
            ("provinces.toml", '"wood", "mineral"', '"mineral", "wood"'),
            ("buildings.toml", "vp = 5", "vp = 6"),
            ("buildings.toml", '"Taberna"', '"Caupona"'),
            ("war.toml", 'symbol="amphora"', 'symbol="lion"'),
            ("patrons.toml", "price={any=2}", "price={any=1}"),
            ("patrons.toml", 'players="3+"', 'players="4+"'),
            ("tracks.toml", "honour=false", "honour=true"),
        ],
    )
    def test_sees_what_matters(self, box: Path, file: str, old: str, new: str) -> None:
        edit(box, file, old, new)
        assert read(box).digest != PACKAGED.digest


def row_names(folder: Path) -> list[str]:
    return list(tomllib.loads((folder / "patrons.toml").read_text(encoding="utf-8"))["patron"])


class TestCommands:
    def run(self, *arguments: str | Path) -> Any:
        return CliRunner().invoke(data_app, [str(argument) for argument in arguments], env={"COLUMNS": "120"})

    def test_export_says_what_to_do_next(self, tmp_path: Path) -> None:
        folder = tmp_path / "my box"
        result = self.run("export", folder)
        assert result.exit_code == 0
        assert row_names(folder) == list(PACKAGED.patron_ids)
        assert f"ludi data check '{folder}'" in result.output
        assert f"ludi play ave_roma --data '{folder}'" in result.output

    def test_check_of_unchanged_files(self, box: Path) -> None:
        output = self.run("check", box).output
        assert output.startswith("OK: 5 boards, 30 province cards, 30 building cards, 30 war cards, 30 patron cards;")
        assert f"digest {PACKAGED.digest}, the same as the packaged data." in output

    def test_check_tells_what_differs(self, box: Path) -> None:
        edit(box, "boards.toml", "wood=1", "wood=2", 2)
        edit(box, "tracks.toml", "honour=false", "honour=true")
        edit(box, "patrons.toml", 'attested=""', 'attested="whole card"')
        data = json.loads(self.run("check", box, "--json").output)
        assert data["digest"] == read(box).digest != PACKAGED.digest
        assert not data["same_as_packaged"]
        changed = {row["file"]: row["changed"] for row in data["files"] if row["changed"]}
        assert changed == {"boards.toml": ["1A", "2B"], "tracks.toml": ["colosseum, space 1"]}
        assert "2: 1A, 2B" in self.run("check", box).output

    def test_wrong_files_and_folders_are_refused(self, box: Path) -> None:
        edit(box, "boards.toml", "wood=1", "wood=9")
        assert isinstance(self.run("check", box).exception, BadContent)
        missing = self.run("check", box / "nowhere").exception
        assert isinstance(missing, LudiError)
        assert "There is no folder" in sentence(missing)
        assert isinstance(self.run("export", box).exception, LudiError)
