"""What judges say of single positions."""

import shutil
from pathlib import Path

import numpy as np
import pytest

from ludi.analysis.line import Look
from ludi.bots.memory import PlainMemory
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.judges import WAYS, Judge, Searching, judged, parse_judge, spread
from tests.lab.test_bench_judge import ignorant

TALI = get_game("tali")


def look(judge: Judge, *moves: str, asked: tuple[int, ...] = ()) -> Look:
    match = Match(TALI, 2)
    for move in moves:
        match.play(move)
    return judged(judge, TALI, match.state.tobytes(), asked)


@pytest.mark.parametrize("name", ["first-sight", "search@50", "playouts@20"])
def test_shares_are_those_of_one_win(name: str) -> None:
    judge = parse_judge(name).make(TALI)
    for moves in ((), ("falls 3",), ("falls 3", "stop")):
        found = look(judge, *moves)
        assert sum(found.shares) == pytest.approx(1)
        assert all(sum(option.shares) == pytest.approx(1) for option in found.options)


def test_first_sight_of_a_draw_is_what_the_game_says_of_it() -> None:
    said = np.zeros(4)
    TALI.rules.prospects(Match(TALI, 2).state, said)
    assert look(parse_judge("first-sight").make(TALI)).shares == pytest.approx(tuple(said[:2]))


def test_a_decision_is_worth_what_its_best_option_is() -> None:
    found = look(parse_judge("search@200").make(TALI), "falls 2", asked=(0,))
    throw = next(option for option in found.options if option.code == 1)
    assert found.shares == throw.shares  # two pips are no pot to stop at
    assert found.plan == ("throw",)
    assert all(option.compared for option in found.options)


def test_judges_of_other_seeds_have_other_names() -> None:
    spec = parse_judge("search@50")
    assert (spec.make(TALI).name, spec.make(TALI, 2).name) == ("search@50", "search@50 seed 2")
    assert spec.make(TALI, 2).another().name == "search@50 seed 2"


def test_a_network_judges_decisions_and_draws_and_is_known_by_its_weights(tmp_path: Path) -> None:
    path = Path(ignorant(tmp_path))
    copy = Path(shutil.copy(path, tmp_path / "copy.npz"))
    one, other = (parse_judge(f"network:{each}@20").make(TALI) for each in (path, copy))
    assert one.name == other.name
    for moves in ((), ("falls 6",)):
        found = look(one, *moves)
        assert sum(found.shares) == pytest.approx(1)
        assert found == look(other, *moves)
    assert len(look(one, "falls 6").options) == 2


def test_a_draw_of_few_outcomes_is_the_mean_of_all_of_them(tmp_path: Path) -> None:
    """Two ways of each of six pips: alike but for what is drawn after a one, when the other throws."""
    judge = parse_judge(f"network:{ignorant(tmp_path)}@{WAYS}").make(TALI)
    whole = look(judge).shares
    ways = parse_judge(f"network:{ignorant(tmp_path)}@2").make(TALI)  # what two of twelve ways of sixteen come to
    after = [look(ways, f"falls {pips}") for pips in range(2, 7)]
    assert all(len(each.options) == 2 for each in after)
    assert sum(whole) == pytest.approx(1)
    assert whole == look(judge).shares


@pytest.mark.parametrize("weights", [[1] * 30, [5, *[1] * 20], [1, 1, 90, *[1] * 15], list(range(1, 41))])
def test_many_outcomes_are_taken_evenly_by_weight(weights: list[int]) -> None:
    """As often as their weight says, to less than one."""
    taken = [code for code, _ in spread(list(range(len(weights))), weights)]
    assert len(taken) == WAYS
    assert taken == sorted(taken)
    for code, weight in enumerate(weights):
        assert abs(taken.count(code) - WAYS * weight / sum(weights)) < 1


def test_a_memory_that_is_used_again_has_forgotten_everything() -> None:
    """Asked many things before, a judge says what one says that has just been made."""
    used = parse_judge("search@60").make(TALI)
    moves = [(), ("falls 3",), ("falls 3", "stop"), ("falls 6", "throw", "falls 5"), ("falls 1",)]
    for _ in range(2):
        for line in moves:
            assert look(used, *line) == look(parse_judge("search@60").make(TALI), *line)


def test_outcomes_are_visited_as_often_as_their_weights_say() -> None:
    """By a judge, to less than two visits; a bot's search draws them."""
    judge = parse_judge("search@62").make(TALI)
    look(judge)
    assert isinstance(judge, Searching)
    memory = judge._memory
    assert memory is not None
    visits = memory.options()["visits"].tolist()
    assert len(visits) == 6
    assert max(visits) - min(visits) <= 1
    assert PlainMemory(TALI, 100, 1, 0).tree.evenly == 0
