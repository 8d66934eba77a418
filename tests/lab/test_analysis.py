"""The analysis of whole games: Tali solved exactly as the judge, and what holds for every judge and game."""

import json
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from ludi.analysis.account import accounts
from ludi.analysis.line import Look, Option
from ludi.analysis.walk import after, state_of, walk
from ludi.engine.compiled import INTERPRETED
from ludi.engine.contract import Options, State
from ludi.engine.errors import LudiError
from ludi.engine.frames import CHANCE, arg
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat, save
from ludi.games.tali import STOP, THROW
from ludi.judges import Judge, judged, parse_judge
from ludi.lab.analysis import Wanted, analyse, judge_game
from ludi.lab.bench_judge import tables
from tests.lab import tali_solved

TALI = get_game("tali")
FULL = tali_solved.GOAL


class Solved(Judge):
    """Knows Tali for two."""

    name = "solved"

    def __init__(self) -> None:
        self.asked = 0
        self._policy, self._begun = tali_solved.best()

    def look(self, s: State, asked: Sequence[int]) -> Look:
        self.asked += 1
        seat = arg(s, 1)
        if TALI.rules.decider(s) == CHANCE:
            return Look(self._shares(s, seat, self._thrown(s, seat)))
        chances = {STOP: self._stopped(s, seat), THROW: self._thrown(s, seat)}
        options = tuple(Option(code, self._shares(s, seat, chance)) for code, chance in chances.items())
        return Look(max(options, key=lambda each: each.shares[seat]).shares, options)

    def another(self) -> "Solved":
        return self

    @staticmethod
    def _shares(s: State, seat: int, chance: float) -> tuple[float, ...]:
        return (chance, 1 - chance) if seat == 0 else (1 - chance, chance)

    def _stopped(self, s: State, seat: int) -> float:
        own, other = int(s.score[seat]), int(s.score[1 - seat])
        return 1.0 if own + s.pot >= FULL else 1 - float(self._begun[other, own + s.pot])

    def _thrown(self, s: State, seat: int) -> float:
        """A die falls, and the best is made of it."""
        own, other = int(s.score[seat]), int(s.score[1 - seat])
        turn, _ = tali_solved.turn(own, None, self._begun)
        pots = [min(int(s.pot) + pips, FULL - own) for pips in range(2, 7)]
        return float((1 - self._begun[other, own] + sum(turn[pot, other] for pot in pots)) / 6)


def tali(text: str) -> Replay:
    """A game by its moves."""
    match = Match(TALI, 2)
    for move in text.split(", "):
        match.play(move)
    return Replay(match, [Seat("Anna", "human"), Seat("Bruno", "human")])


GAME = (
    "falls 6, throw, falls 6, throw, falls 1, falls 5, stop, "
    "falls 6, throw, falls 6, throw, falls 6, throw, falls 6, throw, falls 6, stop"
)


def test_a_solved_game_is_luck_and_errors_and_nothing_else() -> None:
    report = analyse(tali(GAME), judge=Solved())
    _, begun = tali_solved.best()
    first, second = report["seats"]
    assert report["over"]
    assert first["start"] == pytest.approx(begun[0, 0], abs=1e-9)
    for seat in (first, second):
        parts = seat["start"] + seat["luck"] + seat["own"] + seat["others"] + seat["drift"]
        assert parts == pytest.approx(seat["end"], abs=1e-9)
        assert seat["drift"] == pytest.approx(0, abs=1e-9)  # who knows everything has no second thoughts
    assert (first["end"], second["end"]) == (1, 0)
    assert first["luck"] == pytest.approx(-second["luck"])


def test_luck_of_a_throw_is_exactly_what_came_against_the_mean() -> None:
    report = analyse(tali("falls 6, stop"), judge=Solved())
    _, begun = tali_solved.best()
    turn, _ = tali_solved.turn(0, None, begun)
    thrown = [1 - begun[0, 0], *(turn[pips, 0] for pips in range(2, 7))]
    draw = report["events"][0]
    assert draw["kind"] == "draw"
    assert draw["luck"][0] == pytest.approx(turn[6, 0] - sum(thrown) / 6, abs=1e-9)
    assert [each["weight"] for each in draw["outcomes"]] == [1] * 6


def test_the_error_of_a_decision_is_exactly_what_the_best_gives_beyond_it() -> None:
    report = analyse(tali("falls 2, stop"), judge=Solved())
    _, begun = tali_solved.best()
    turn, _ = tali_solved.turn(0, None, begun)
    decision = report["events"][1]
    assert decision["kind"] == "decision"
    assert decision["best"] == "throw"
    assert decision["loss"] == pytest.approx(turn[2, 0] - (1 - begun[0, 2]), abs=1e-9)
    assert report["seats"][0]["own"] == pytest.approx(-decision["loss"])
    assert report["seats"][1]["others"] == pytest.approx(decision["loss"])
    assert not report["over"]
    assert report["seats"][0]["end"] == pytest.approx(1 - begun[0, 2], abs=1e-9)


def test_who_plays_as_the_solution_does_loses_nothing() -> None:
    policy, _ = tali_solved.best()
    match, falls = Match(TALI, 2), iter([3, 4, 5, 6, 2, 6, 4] * 40)
    while not match.is_over:
        s = match.state
        if match.decider == CHANCE:
            match.play_code(next(falls))
        else:
            own, other = int(s.score[match.decider]), int(s.score[1 - match.decider])
            match.play_code(int(policy[own, other, int(s.pot)]))
    report = analyse(Replay(match, [Seat("a", "a"), Seat("b", "b")]), judge=Solved())
    assert [seat["own"] for seat in report["seats"]] == pytest.approx([0, 0], abs=1e-9)
    assert [seat["points_lost"] for seat in report["seats"]] == pytest.approx([0, 0], abs=1e-7)


def test_luck_over_all_that_may_fall_is_none() -> None:
    found = [analyse(tali(f"falls {pips}"), judge=Solved())["seats"][0]["luck"] for pips in range(1, 7)]
    assert sum(found) == pytest.approx(0, abs=1e-9)


def begun(name: str, players: int, moves: int) -> Match:
    """A random game up to some move."""
    match, source = Match(get_game(name), players), random.Random(name)
    while not match.is_over and len(match.moves) < moves:
        match.play_code(source.choice(match.codes()))
    return match


@pytest.mark.parametrize("judge", ["first-sight", "search@24", "playouts@4"])
@pytest.mark.parametrize(("name", "players"), [("tali", 3), ("municipium", 3), ("ave_roma", 2)])
def test_accounts_close_in_every_game_and_with_every_judge(judge: str, name: str, players: int) -> None:
    if INTERPRETED and (judge != "first-sight" and name != "tali"):
        pytest.skip("searching these games needs the compiler")
    match = begun(name, players, 60 if name == "ave_roma" else 30)
    replay = Replay(match, [Seat(f"p{n}", "random") for n in range(players)])
    found = accounts(judge_game(replay, Wanted(judge=judge)).line)
    assert max(abs(each.gap) for each in found) < 1e-9
    assert sum(each.luck for each in found) == pytest.approx(0, abs=1e-9)
    assert sum(each.end for each in found) == pytest.approx(1, abs=1e-9)


def test_all_outcomes_of_a_draw_are_judged_and_the_same_position_once() -> None:
    judge, replay = Solved(), tali("falls 1, falls 1")
    analyse(replay, judge=judge)
    # the first throw leads to six positions, of which that after a one is where the second is thrown, to six others
    assert judge.asked == 6 + 6
    assert len(walk(replay.match).asked()) == 12


def test_stopping_and_going_on_gives_the_same_report(tmp_path: Path) -> None:
    replay = tali(GAME)
    whole = analyse(replay, judge="search@60", results=tmp_path / "whole")

    class Stop(Exception):
        pass

    def begin(_: int) -> object:
        told = 0

        def advance(count: int) -> None:
            nonlocal told
            told += count
            if told > 20:
                raise Stop

        return advance

    with pytest.raises(Stop):
        analyse(replay, judge="search@60", results=tmp_path / "parts", begin=begin)  # type: ignore[arg-type]
    judge = Solved()
    judge.name = "search@60"
    assert analyse(replay, judge="search@60", results=tmp_path / "parts") == whole
    assert analyse(replay, judge="search@60", results=tmp_path / "parts", threads=2) == whole
    assert analyse(replay, judge=judge, results=tmp_path / "parts")["seats"] == whole["seats"]
    assert judge.asked == 0  # all of it was kept


def test_the_effort_that_was_chosen_by_time_is_kept(tmp_path: Path) -> None:
    replay = tali(GAME)
    first = analyse(replay, seconds=2, results=tmp_path)
    assert analyse(replay, seconds=2, results=tmp_path) == first
    assert first["judge"].startswith(("search@", "first-sight"))
    assert analyse(replay, seconds=1e-4)["judge"] == "first-sight"


def test_a_judge_says_the_same_of_a_position_whatever_it_was_asked_before() -> None:
    match = begun("tali", 3, 30)
    asked, judge = walk(match).asked(), parse_judge("search@30").make(match.game)
    some = [(position, codes) for position, codes in asked.items() if codes][-3:]
    looks = [judged(judge, match.game, position, codes) for position, codes in some]
    assert looks[::-1] == [judged(judge, match.game, p, c) for p, c in some[::-1]]
    for (position, codes), look in zip(some, looks, strict=True):
        assert judged(judge, match.game, position, ()).shares == look.shares  # nor what is compared besides
        assert {option.code for option in look.options if option.compared} >= set(codes)


def test_positions_are_settled_to_the_next_choice() -> None:
    match = Match(TALI, 2)
    position = after(TALI, match.state, 1)  # a one: the pot is lost and the other throws
    s = state_of(TALI, position)
    assert (TALI.rules.decider(s), arg(s, 1)) == (CHANCE, 1)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_moves_and_plans_are_told_in_every_language(language: str) -> None:
    report = analyse(tali(GAME), judge="search@20", language=language)
    assert all(event["story"] for event in report["events"])
    assert all(event["plan"] for event in report["events"] if event["kind"] == "decision")
    assert report["language"] == language


@pytest.mark.parametrize(
    ("judge", "sentence"),
    [
        ("oracle", "There is no judge “oracle”"),
        ("search", "“search” cannot be: search needs a number, such as @400."),
        ("first-sight@3", "“first-sight@3” cannot be: first-sight searches nothing"),
        ("search@200000", "“search@200000” is too much"),
        ("search:file@3", "There is no judge “search:file@3”"),
        ("network@20", "No network comes with Tali"),
        ("network:nowhere.npz@20", "There is no file “nowhere.npz”."),
    ],
)
def test_wrong_judges_are_one_sentence(judge: str, sentence: str) -> None:
    with pytest.raises(LudiError) as told:
        analyse(tali("falls 2"), judge=judge)
    assert str(told.value).startswith(sentence)


def test_files_that_are_no_replays_are_one_sentence(tmp_path: Path) -> None:
    good = tmp_path / "game.json"
    save(tali(GAME), good)
    assert analyse(good, judge="first-sight")["moves"] == 17
    text = good.read_text()
    for number, spoilt in enumerate((text[:300], text.replace("falls 6", "falls 5", 1), "[]", "\x00", json.dumps({}))):
        path = tmp_path / f"{number}.json"
        path.write_text(spoilt)
        with pytest.raises(LudiError) as told:
            analyse(path)
        assert str(told.value).endswith(".")
    (tmp_path / "judged.sqlite").write_text("no database, and not short either" * 40)
    with pytest.raises(LudiError, match="cannot be kept"):
        analyse(good, judge="first-sight", results=tmp_path)


def test_a_game_that_has_not_begun_has_nothing_to_tell() -> None:
    report = analyse(Replay(Match(TALI, 2), [Seat("a", "a"), Seat("b", "b")]), judge="first-sight")
    assert (report["events"], report["turning_points"]) == ([], [])
    assert report["seats"][0]["start"] == report["seats"][0]["end"]


TITLES = ("tali", "municipium", "ave_roma")
TABLES = [(name, players, options) for name in TITLES for players, options in tables(get_game(name))]


@pytest.mark.whole_games
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_accounts_of_whole_games_close_with_every_number_of_players(name: str, players: int, options: Options) -> None:
    if INTERPRETED and name != "tali":
        pytest.skip("whole games of this need the compiler")
    match, source = Match(get_game(name), players, options), random.Random(players)
    while not match.is_over:
        match.play_code(source.choice(match.codes()))
    replay = Replay(match, [Seat(f"p{seat}", "random") for seat in range(players)])
    line = judge_game(replay, Wanted(judge="first-sight")).line
    found = accounts(line)
    assert line.over
    assert max(abs(each.gap) for each in found) < 1e-9
    for part, total in {"luck": 0.0, "drift": 0.0, "start": 1.0, "end": 1.0}.items():
        assert sum(getattr(each, part) for each in found) == pytest.approx(total, abs=1e-9)
