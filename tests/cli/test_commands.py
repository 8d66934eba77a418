"""simulate, replay, verify, bench, rules: run as a user runs them."""

import json
import random
from pathlib import Path

import pytest

from ludi.cli import bench as benches
from ludi.cli.main import run
from ludi.engine.compiled import INTERPRETED
from ludi.engine.errors import LudiError
from ludi.engine.fairness import Dealer, Sitting
from ludi.engine.match import Match
from ludi.engine.registry import GAMES, get_game
from ludi.engine.replay import Replay, Seat, save
from ludi.lab import bench_bots
from tests.cli.command import ludi, ludi_json, refusal


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game with verifiable draws."""
    game = get_game("municipium")
    replay = Replay(Match(game, 3, {"goal": 4}), [Seat(name, "human") for name in ("Anna", "Bruno", "Carla")])
    dealer = Dealer.from_seed(5, replay.terms(1), 1, ["alea", "iacta", "est"])
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
    def test_json_has_the_figures(self) -> None:
        data = ludi_json("simulate", "municipium", "--players", "4", "--games", "50", "--seed", "1")
        assert data["games"] == 50
        assert data["unfinished"] == 0
        assert sum(data["wins_by_seat"].values()) == pytest.approx(1, abs=1e-3)
        assert data["decisions_per_game"] > 150
        assert 20 < data["turns"]["median"] < 60
        assert data["events_per_game"]["praefect_events"] > 5

    def test_threads_do_not_change_the_games(self) -> None:
        one, two = (
            ludi_json("simulate", "municipium", "--games", "1500" if not INTERPRETED else "20", "--threads", n)
            for n in ("1", "2")
        )
        for key in ("turns", "wins_by_seat", "events_per_game", "decisions_per_game"):
            assert one[key] == two[key]

    def test_own_options_and_bots(self) -> None:
        data = ludi_json("simulate", "municipium", "--edition", "v3", "--goal=4", "--games", "5", "--bots", "greedy")
        assert data["options"] == {"edition": "v3", "goal": 4, "winner": "first", "streets": "printed"}
        assert set(data["bots"].values()) == {"greedy"}

    def test_the_table_is_readable(self) -> None:
        shown = ludi("simulate", "tali", "--players", "2", "--games", "10").stdout
        assert "10 games of tali, 2 players" in shown
        assert "wins of gaius (random)" in shown

    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            (["chess"], "choose one of ave_roma, municipium, tali"),
            ([], "choose one of ave_roma, municipium, tali"),
            (["municipium", "--players", "7"], "choose 2 to 4"),
            (["municipium", "--edition", "v3", "--players", "2"], "choose 3 to 5"),
            (["municipium", "--edition", "v4"], "choose one of retail, v3"),
            (["municipium", "--edition"], "retail or v3"),
            (["municipium", "--colour", "red"], "--edition, --goal, --winner, --streets"),
            (["municipium", "--bots", "clever"], "choose among random, greedy"),
            (["municipium", "--bots", "greedy,random"], "name one bot or one per seat"),
            (["municipium", "--games", "0"], "choose 1 to"),
            (["municipium", "--games", "many"], "valid integer"),
            (["municipium", "--seed", "-1"], "choose 0 to 4294967295"),
            (["municipium", "--threads", "0"], "choose 1 to 256"),
        ],
    )
    def test_bad_arguments_get_one_sentence(self, arguments: list[str], said: str) -> None:
        assert said in refusal("simulate", *arguments)


class TestReplay:
    def test_tells_the_game(self, finished: Path) -> None:
        told = ludi("replay", finished).stdout
        assert "is first player." in told
        assert "The game ends" in told or "the game ends" in told

    @pytest.mark.parametrize(("language", "words"), [("it", "primo giocatore"), ("fr", "premier joueur")])
    def test_tells_it_in_other_languages(self, finished: Path, language: str, words: str) -> None:
        assert words in ludi("replay", finished, "--lang", language).stdout

    def test_shows_a_position(self, finished: Path) -> None:
        shown = ludi("replay", finished, "--at", "30").stdout
        for name in ("Temple", "Tavern", "Baths", "Emporium", "Basilica", "Forum", "Praetorium"):
            assert name in shown

    def test_position_as_json(self, finished: Path) -> None:
        assert ludi_json("replay", finished, "--at", "0")["prompt"]["kind"] == "chance"

    def test_check(self, finished: Path) -> None:
        assert ludi("replay", finished, "--check").stdout.startswith("OK: a finished game of municipium with 3 players")

    def test_at_beyond_the_end(self, finished: Path) -> None:
        assert "--at cannot be 9999; choose 0 to" in refusal("replay", finished, "--at", "9999")

    def test_a_changed_move_is_named_and_the_file_left_alone(self, finished: Path, tmp_path: Path) -> None:
        data = json.loads(finished.read_text(encoding="utf-8"))
        number = next(m[0] for m in data["moves"] if m[2] == "card common")
        data["moves"][number - 1][2] = "card great-family"
        bad = tmp_path / "bad.json"
        bad.write_text(json.dumps(data), encoding="utf-8")
        before = bad.read_bytes()
        assert f"the chain is broken at move {number}" in refusal("replay", bad)
        assert bad.read_bytes() == before

    @pytest.mark.parametrize("content", ["", "no JSON", "[]", "{}", '{"format": "other"}', '{"moves": ['])
    def test_wrong_files(self, tmp_path: Path, content: str) -> None:
        path = tmp_path / "wrong.json"
        path.write_text(content, encoding="utf-8")
        assert "move 1" in refusal("replay", path)

    def test_truncated(self, finished: Path, tmp_path: Path) -> None:
        path = tmp_path / "cut.json"
        text = finished.read_text(encoding="utf-8")
        path.write_text(text[: text.index("[40, ") + 20], encoding="utf-8")
        assert "the file is cut off at move 40" in refusal("replay", path)

    def test_missing_and_folders(self, tmp_path: Path) -> None:
        assert "cannot be read: No such file" in refusal("replay", tmp_path / "none.json")
        assert "cannot be read" in refusal("replay", tmp_path)


class TestVerify:
    def test_an_honest_game_is_ok(self, finished: Path) -> None:
        assert ludi("verify", finished).stdout.startswith("OK: all ")
        data = ludi_json("verify", finished)
        assert (data["ok"], data["sittings"], data["rounds"], data["people"]) == (True, 1, 1, 3)
        assert data["draws"] > 10

    def test_what_it_proves_is_said_in_every_language(self, finished: Path) -> None:
        told = {language: ludi("verify", finished, "--lang", language).stdout for language in ("en", "it", "fr")}
        assert "could have begun anew as often as he liked" in told["en"]
        assert "ha potuto ricominciare quante volte voleva" in told["it"]
        assert "a pu recommencer autant qu'il voulait" in told["fr"]

    def test_a_commitment_to_compare_with(self, finished: Path) -> None:
        (own,) = ludi_json("verify", finished)["commitments"]
        assert "It is the one you gave" in ludi("verify", finished, "--commitment", own.upper()).stdout
        assert "The commitment was exchanged" in refusal("verify", finished, "--commitment", "00" * 32)

    def test_another_chain_is_found_out(self, finished: Path, tmp_path: Path) -> None:
        path = tmp_path / "forged.json"
        data = json.loads(finished.read_text(encoding="utf-8"))
        data["fairness"][0]["anchor"] = "00" * 32
        path.write_text(json.dumps(data), encoding="utf-8")
        assert "does not fit its commitment" in refusal("verify", path)
        assert "ne correspond pas à son engagement" in refusal("verify", path, "--lang", "fr")

    def test_other_entropy_names_the_first_wrong_draw(self, finished: Path, tmp_path: Path) -> None:
        data = json.loads(finished.read_text(encoding="utf-8"))
        data["fairness"][0]["entropy"][1] = None
        path = tmp_path / "forged.json"
        path.write_text(json.dumps(data), encoding="utf-8")
        assert "(move " in refusal("verify", path)


class TestRules:
    @pytest.mark.parametrize("language", ["en", "it", "fr"])
    @pytest.mark.parametrize("section", ["1", "4.6", "6", "7.2", "8.3", "12"])
    def test_sections(self, language: str, section: str) -> None:
        shown = ludi("rules", "municipium", section, "--lang", language).stdout
        assert section in shown
        assert len(shown) > 80

    def test_whole(self) -> None:
        assert len(ludi("rules", "municipium").stdout) > 5000

    def test_unknown_section_and_language(self) -> None:
        assert "99" in refusal("rules", "municipium", "99")
        assert "choose one of en, it, fr" in refusal("rules", "municipium", "--lang", "de")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["everything"], "choose one of engine, server, hostile, cluster, lab, bots"),
        (["engine", "--device", "tpu"], "choose cpu or cuda"),
        (["bots", "--game", "chess"], "choose one of ave_roma, municipium"),
        (["bots", "--games", "-1"], "--games cannot be -1; choose 0 to 10000"),
        (["bots", "--games", "many"], "valid integer"),
        (["bots", "--device", "cuda"], "--device is for"),
        (["bots", "--peers"], "--peers is for"),
    ],
)
def test_bench_refuses_what_it_does_not_know(arguments: list[str], said: str) -> None:
    assert said in refusal("bench", *arguments)


@pytest.mark.parametrize("seconds", [0.0, -1.0])
def test_bench_refuses_matches_without_time_to_think(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    monkeypatch.setattr(benches, "_measure", lambda *_: pytest.fail("it was measured"))
    with pytest.raises(LudiError, match=r"^[A-Z-].*seconds.*\.$"):
        benches.bench("bots", False, "cpu", "municipium", 60, seconds, 1, True)


def test_bench_of_the_bots_is_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The command itself, with less to measure: progress on one stream, results alone on the other."""
    for name, size in {"ITERATIONS": 100, "SIMULATIONS": 2, "ROUNDS": 1}.items():
        monkeypatch.setattr(bench_bots, name, size)
    monkeypatch.setattr("sys.argv", ["ludi", "bench", "bots", "--games", "0", "--json"])
    run()
    told = capsys.readouterr()
    data = json.loads(told.out)
    assert (data["bench"], data["game"], len(data["rows"])) == ("bots", "municipium", 3)
    assert all(row["value"] > 0 for row in data["rows"])
    assert "iterations, round 1 of 1" in told.err


COMMANDS = (
    "admin, analyse, arena, backup, bench, compile, data, games, lab, play, replay, restore, rules, serve, simulate, "
    "site, train, verify, worker"
)


def test_unknown_commands_and_options() -> None:
    assert f"choose one of {COMMANDS}." in refusal("simulat")
    assert "No such option: --fast" in refusal("verify", "--fast", "x")


def test_every_command_has_help(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for command in COMMANDS.split(", "):
        monkeypatch.setattr("sys.argv", ["ludi", command, "--help"])
        run()
        assert f"Usage: ludi {command}" in capsys.readouterr().out
    listed = ludi("--help").stdout
    assert all(f" {command} " in listed for command in COMMANDS.split(", "))
    assert len(GAMES) >= 2
