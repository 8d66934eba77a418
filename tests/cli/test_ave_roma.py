"""Ave Roma's commands, and an owner's own data files, as a user runs them."""

import random
from pathlib import Path

import pytest

from ludi.engine.fairness import Dealer, Sitting
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat, save
from tests.cli.command import ludi, ludi_json, refusal


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packaged files, with one price corrected."""
    folder = tmp_path_factory.mktemp("data") / "box"
    ludi("data", "export", folder)
    boards = folder / "boards.toml"
    boards.write_text(boards.read_text(encoding="utf-8").replace("1B = {wood=3", "1B = {wood=4"), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game with verifiable draws."""
    game = get_game("ave_roma")
    replay = Replay(Match(game, 2, {"length": "short"}), [Seat(name, "human") for name in ("Anna", "Bruno")])
    dealer = Dealer.from_seed(5, replay.terms(1), 1, ["ave", None])
    match, source = replay.match, random.Random(5)
    while not match.is_over:
        match.run(lambda weights: dealer.draw(match.draws_made() + 1, weights))
        if not match.is_over:
            match.play_code(source.choice(game.offered(match.state)))
    replay.sittings.append(Sitting.of(dealer, match.draws_made()))
    path = tmp_path_factory.mktemp("games") / "game.json"
    save(replay, path)
    return path


class TestSimulate:
    def test_json_has_rounds_points_sources_and_uses(self) -> None:
        data = ludi_json("simulate", "ave_roma", "--players", "3", "--games", "20", "--advanced", "on")
        assert data["unfinished"] == 0
        assert 4 <= data["rounds"]["median"] <= 8
        measures = data["measures"]
        assert measures["points_of_winner"]["mean"] > measures["points_of_last"]["mean"]
        shares = [spread["mean"] for name, spread in measures.items() if name.startswith("share_of_")]
        assert sum(shares) == pytest.approx(1, abs=0.01)
        uses = data["events_per_game"]
        assert all(uses[location] > 0 for location in ("quaestor", "mercator", "aedilis", "propraetor", "training"))

    def test_the_table_is_readable(self) -> None:
        shown = ludi("simulate", "ave_roma", "--players", "2", "--games", "5").stdout
        assert "5 games of ave_roma, 2 players" in shown
        assert "points of winner" in shown
        assert "share of provinces" in shown

    def test_wrong_options_are_refused(self) -> None:
        assert "choose one of recommended, short, full" in refusal("simulate", "ave_roma", "--length", "long")
        assert "choose 2 to 5" in refusal("simulate", "ave_roma", "--players", "6")


class TestFiles:
    def test_a_game_is_told_checked_and_verified(self, finished: Path) -> None:
        assert ludi("replay", finished, "--check").stdout.startswith("OK: a finished game of ave_roma with 2 players")
        assert ludi("verify", finished).stdout.startswith("OK: all")
        assert "Punteggio finale" in ludi("replay", finished, "--lang", "it").stdout

    def test_a_position_is_shown(self, finished: Path) -> None:
        view = ludi_json("replay", finished, "--at", "60")
        assert view["game"] == "ave_roma"
        assert "Mercator" in ludi("replay", finished, "--at", "60").stdout

    def test_other_data_files_are_refused(self, finished: Path, box: Path) -> None:
        sentence = refusal("replay", finished, "--check", "--data", box, interpret=True)
        assert "played with data files" in sentence
        assert get_game("ave_roma").content in sentence
        assert "--data DIR" in sentence


class TestData:
    def test_a_corrected_box_is_checked(self, box: Path) -> None:
        data = ludi_json("data", "check", box)
        assert data["same_as_packaged"] is False
        assert [file["changed"] for file in data["files"] if file["changed"]] == [["1B"]]
        assert data["digest"] != get_game("ave_roma").content

    def test_one_plays_with_it(self, box: Path) -> None:
        arguments = ("simulate", "ave_roma", "--players", "2", "--games", "1", "--length", "short", "--data", box)
        assert "1 games of ave_roma" in ludi(*arguments, interpret=True).stdout

    def test_a_wrong_file_gets_one_sentence(self, box: Path, tmp_path: Path) -> None:
        wrong = tmp_path / "wrong"
        ludi("data", "export", wrong)
        patrons = wrong / "patrons.toml"
        patrons.write_text(
            patrons.read_text(encoding="utf-8").replace('active="M12"', 'active="M99"'), encoding="utf-8"
        )
        for sentence in (refusal("data", "check", wrong), refusal("simulate", "ave_roma", "--data", wrong)):
            assert "patrons.toml" in sentence
            assert "P11" in sentence
            assert "M99" in sentence

    def test_only_ave_roma_has_data_files(self, box: Path) -> None:
        assert "--data is for ave_roma" in refusal("simulate", "municipium", "--games", "1", "--data", box)

    def test_a_missing_folder_is_named(self, tmp_path: Path) -> None:
        assert "ludi data export" in refusal("simulate", "ave_roma", "--data", tmp_path / "nowhere")
        assert "ludi data export" in refusal("data", "check", tmp_path / "nowhere")

    def test_nothing_is_overwritten(self, box: Path) -> None:
        assert "boards.toml" in refusal("data", "export", box)
