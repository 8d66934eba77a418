"""Schedules, games and results files of the arena."""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludi.bots import roster
from ludi.bots.memory import GuidedSettings
from ludi.bots.network import Network
from ludi.bots.roster import parse_bot
from ludi.engine.compiled import INTERPRETED
from ludi.engine.errors import LudiError
from ludi.engine.registry import get_game
from ludi.lab import arena
from ludi.lab.arena import Contest, Run, hold, lineups, on_threads, play_game
from ludi.lab.ratings import report
from ludi.lab.results import Result, recorded
from tests.bots.networks import untrained

pytestmark = pytest.mark.whole_games

FEW = 4 if INTERPRETED else 12


def run_of(bots: str, players: int, game: str = "tali", seed: int = 5) -> Run:
    options = get_game(game).complete_options(players, {})
    return Run(game, players, options, tuple(map(parse_bot, bots.split(","))), seed).check()


def seats(bots: str, players: int) -> list[str]:
    return [",".join(map(str, lineup)) for lineup in lineups([parse_bot(bot) for bot in bots.split(",")], players)]


def timeless(results: Iterable[Result]) -> list[dict[str, Any]]:
    return [result.timeless() for result in results]


def play(run: Run, games: int, path: Path | None = None, threads: int = 1) -> list[Result]:
    return hold(Contest(run, games, path), on_threads(threads))


class TestSchedule:
    def test_as_many_bots_as_players_rotate(self) -> None:
        assert seats("tiro,miles,optio", 3) == ["tiro,miles,optio", "miles,optio,tiro", "optio,tiro,miles"]

    def test_of_two_bots_the_first_is_alone(self) -> None:
        assert seats("tiro,miles", 4)[0] == "tiro,miles,miles,miles"
        assert len(seats("tiro,miles", 4)) == 4

    def test_one_bot_plays_itself_once_a_deal(self) -> None:
        assert seats("greedy", 3) == ["greedy,greedy,greedy"]

    def test_more_bots_than_players_meet_in_every_combination(self) -> None:
        met = Counter(frozenset(lineup.split(",")) for lineup in seats("tiro,miles,optio,centurio", 2))
        assert len(met) == 6
        assert set(met.values()) == {2}

    @pytest.mark.parametrize(
        ("bots", "players"),
        [
            ("tiro,miles", 2),
            ("tiro,miles", 5),
            ("tiro,miles,optio,centurio", 3),
            ("tiro,tiro,miles,miles", 4),
            ("tiro,miles,tiro,miles", 4),
            ("tiro,miles,optio", 3),
        ],
    )
    def test_every_bot_sits_in_every_seat_equally_often(self, bots: str, players: int) -> None:
        for bot in set(bots.split(",")):
            held = Counter(
                seat for lineup in seats(bots, players) for seat, name in enumerate(lineup.split(",")) if name == bot
            )
            assert set(held) == set(range(players))
            assert len(set(held.values())) == 1

    def test_three_bots_cannot_share_four_seats(self) -> None:
        with pytest.raises(LudiError, match="3 bots cannot share 4 seats evenly; name 1, 2"):
            run_of("tiro,miles,optio", 4)

    def test_a_round_robin_names_each_bot_once(self) -> None:
        with pytest.raises(LudiError, match="only once"):
            run_of("tiro,miles,level1", 2)

    def test_games_are_rounded_up_to_whole_deals(self) -> None:
        run = run_of("greedy,random", 4)
        assert [run.whole_deals(games) for games in (1, 4, 5, 8)] == [4, 4, 8, 8]

    def test_a_wrong_seed_is_refused(self) -> None:
        with pytest.raises(LudiError, match="choose 0 to 4294967295"):
            run_of("greedy", 2, seed=2**32)


class AlwaysStops:
    name = "stops"

    def choose(self, s: Any, seat: int) -> int:
        return 0


class TestGames:
    def test_the_same_draws_for_each_rotation_of_a_deal(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(arena, "make_bot", lambda *_: AlwaysStops())
        played = [{**each, "game": 0, "bots": []} for each in timeless(play(run_of("greedy,random", 3), 9))]
        for first in (0, 3, 6):
            assert played[first] == played[first + 1] == played[first + 2]
        assert played[0] != played[3] != played[6]

    def test_each_seat_of_each_game_has_a_seed_of_its_own(self, monkeypatch: pytest.MonkeyPatch) -> None:
        made: list[int] = []

        def watch(game: Any, bot: Any, seed: int) -> AlwaysStops:
            made.append(seed)
            return AlwaysStops()

        monkeypatch.setattr(arena, "make_bot", watch)
        play(run_of("greedy,random", 2), 4)
        assert len(made) == len(set(made)) == 8
        assert all(0 <= seed < 2**32 for seed in made)

    @pytest.mark.parametrize(
        ("game", "bots", "players"), [("tali", "greedy,random", 4), ("municipium", "greedy,random", 2)]
    )
    def test_threads_do_not_change_the_games(self, game: str, bots: str, players: int) -> None:
        run = run_of(bots, players, game)
        alone, together = play(run, FEW), play(run, FEW, threads=3)
        assert timeless(alone) == timeless(together)
        assert [result.game for result in alone] == list(range(FEW))

    def test_a_game_is_its_number_alone(self) -> None:
        run = run_of("greedy,random", 3)
        again = play_game(run, 5)
        assert again is not None
        assert again.timeless() == play(run, 6)[5].timeless()

    def test_another_seed_gives_other_games(self) -> None:
        first, second = (timeless(play(run_of("greedy,random", 2, seed=seed), 4)) for seed in (1, 2))
        assert first != second

    def test_what_a_result_says(self) -> None:
        result = play(run_of("greedy,random", 4), 4)[1]
        assert result.bots == ["random", "random", "random", "greedy"]
        assert sum(result.payoffs) == 1
        assert sum(result.ranks) == 10
        assert [rank == 1 for rank in result.ranks] == [payoff == 1 for payoff in result.payoffs]
        assert sum(result.choices) == result.decisions > 0
        for choices, total, most in zip(result.choices, result.seconds, result.longest, strict=True):
            assert (choices > 0) == (total > 0)
            assert most <= total
        assert result.turns >= 4
        assert not result.unfinished

    def test_equal_standings_share_the_mean_rank(self) -> None:
        assert arena.ranks([7, 9, 7, 1]) == [2.5, 1.0, 2.5, 4.0]
        assert arena.ranks([3, 3, 3]) == [2.0, 2.0, 2.0]

    def test_an_unfinished_game_has_no_winner_and_is_told(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(arena, "DECISION_LIMIT", 3)
        run = run_of("greedy,random", 2)
        results = play(run, 2)
        for result in results:
            assert (result.unfinished, result.decisions) == (True, 3)
            assert (result.payoffs, result.ranks) == ([0, 0], [1.5, 1.5])
        told = report(run, results)
        assert told["unfinished"] == 2
        assert [row["wins"] for row in told["results"]] == [0, 0]

    def test_a_stop_is_heeded_at_the_next_decision(self) -> None:
        assert play_game(run_of("greedy,random", 2), 0, stopped=lambda: True) is None


class TestResultsFile:
    run = run_of("greedy,random", 3)

    def played(self, path: Path, games: int) -> list[int]:
        """The numbers of the games that had to be played."""
        numbers: list[int] = []

        def watched(run: Run, missing: Iterable[int]) -> Generator[Result]:
            for result in on_threads(1)(run, missing):
                numbers.append(result.game)
                yield result

        results = hold(Contest(self.run, games, path), watched)
        assert timeless(results) == timeless(play(self.run, games))
        return numbers

    @pytest.fixture
    def path(self, tmp_path: Path) -> Path:
        path = tmp_path / "new" / "results.jsonl"
        play(self.run, 6, path)
        return path

    def test_a_line_for_each_game_after_the_header(self, path: Path) -> None:
        header, *lines = path.read_bytes().splitlines(keepends=True)
        assert b'"ludi":"arena"' in header
        assert b'"bots":["greedy","random"]' in header
        kept = recorded(path, self.run.header())
        assert [kept.results[number].line() for number in range(6)] == lines

    def test_what_is_there_is_not_played_again(self, path: Path) -> None:
        before = path.read_bytes()
        assert self.played(path, 6) == []
        assert path.read_bytes() == before

    def test_more_games_go_on_after_it_and_fewer_use_the_first(self, path: Path) -> None:
        assert self.played(path, 9) == [6, 7, 8]
        assert self.played(path, 3) == []

    @pytest.mark.parametrize("cut", [1, 2, 40, 200])
    def test_a_torn_line_is_dropped(self, path: Path, cut: int) -> None:
        whole = path.read_bytes()
        path.write_bytes(whole[:-cut])
        assert self.played(path, 6) == [5]
        assert recorded(path, self.run.header()).results.keys() == set(range(6))
        assert path.read_bytes().count(b"\n") == whole.count(b"\n")

    @pytest.mark.parametrize("length", [0, 1, 30])
    def test_a_torn_header_is_written_again(self, path: Path, length: int) -> None:
        path.write_bytes(path.read_bytes()[:length])
        assert self.played(path, 3) == [0, 1, 2]
        assert path.read_bytes().count(b"\n") == 4

    def test_a_lost_game_in_between_is_played(self, path: Path) -> None:
        lines = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join(lines[:2] + lines[3:]))
        assert self.played(path, 6) == [1]

    @pytest.mark.parametrize(
        ("other", "said"),
        [
            (run_of("greedy,random", 3, seed=6), "its seed is “5”, not “6”"),
            (run_of("random,greedy", 3), "its bots is"),
            (run_of("greedy,random", 2), "its players is “3”, not “2”"),
            (run_of("greedy,random", 3, "municipium"), "its game is “tali”, not “municipium”"),
        ],
    )
    def test_another_run_is_refused_and_left_alone(self, path: Path, other: Run, said: str) -> None:
        before = path.read_bytes()
        with pytest.raises(LudiError, match=said):
            play(other, 3, path)
        assert path.read_bytes() == before

    @pytest.mark.parametrize("change", ["search", "network", "levels"])
    def test_bots_that_think_in_another_way_play_another_run(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
    ) -> None:
        def playing_by(network: Network) -> None:
            monkeypatch.setattr(roster, "packaged", lambda _: network)

        path, network, run = tmp_path / "results.jsonl", untrained("tali"), run_of("tiro,greedy", 2)
        playing_by(network)
        play(run, 2, path)
        if change == "search":
            monkeypatch.setattr(roster, "GuidedSettings", lambda: GuidedSettings(explore=7.0))
        elif change == "network":
            playing_by(untrained("tali", seed=2))
        else:
            playing_by(replace(network, manifest={**network.manifest, "levels": {"tiro": {"heat": 0.5}}}))
        with pytest.raises(LudiError, match="holds another run: its manners"):
            play(run, 4, path)

    @pytest.mark.parametrize("content", [b"dear diary\n", b"{}\n", b"[1]\n", b"\n", b"\xff\xfe\n", b"no newline"])
    def test_what_is_not_ours_is_refused_and_left_alone(self, tmp_path: Path, content: bytes) -> None:
        path = tmp_path / "diary"
        path.write_bytes(content)
        with pytest.raises(LudiError, match="is not a results file"):
            play(self.run, 3, path)
        assert path.read_bytes() == content

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            (b'{"game":2', b'{"game":-2'),
            (b'"game"', b'"number"'),
            (b'"ranks":[', b'"ranks":[0,'),
            (b'"ranks":[', b'"ranks":["'),
            (b'"greedy"', b'"stranger"'),
            (b'"turns":', b'"turns":null,"turn":'),
        ],
    )
    def test_a_spoilt_line_is_named(self, path: Path, old: bytes, new: bytes) -> None:
        lines = path.read_bytes().splitlines(keepends=True)
        assert old in lines[3]
        spoilt = b"".join([*lines[:3], lines[3].replace(old, new), *lines[4:]])
        path.write_bytes(spoilt)
        with pytest.raises(LudiError, match="Line 4 of"):
            play(self.run, 6, path)
        assert path.read_bytes() == spoilt

    def test_a_folder_that_is_not_there_is_a_sentence(self, tmp_path: Path) -> None:
        with pytest.raises(LudiError, match="There is no folder"):
            play(self.run, 3, tmp_path / "no" / "such" / "results.jsonl")

    def test_a_folder_is_no_file(self, tmp_path: Path) -> None:
        with pytest.raises(LudiError, match="cannot be read"):
            play(self.run, 3, tmp_path)

    def test_what_was_finished_before_a_stop_is_kept(self, tmp_path: Path) -> None:
        path, count = tmp_path / "results.jsonl", 0

        def interrupted(_: int) -> None:
            nonlocal count
            count += 1
            if count == 4:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            hold(Contest(self.run, 3000, path), on_threads(2), interrupted)
        assert len(recorded(path, self.run.header()).results) == 4
