"""How judges are judged: the figures by hand, and the bench on games of a network that knows nothing yet."""

from collections.abc import Sequence
from math import log
from pathlib import Path

import numpy as np
import pytest

from ludi.bots.network import FORMAT, Network, Weights, new_coding, origin, save
from ludi.engine.errors import LudiError
from ludi.engine.observing import observation_size
from ludi.engine.registry import get_game
from ludi.lab.bench_judge import Score, bench_judge


def scored(said: Sequence[Sequence[float]], came: Sequence[Sequence[float]]) -> dict[str, float]:
    return Score([np.array(each) for each in said], [np.array(each) for each in came]).numbers()


def test_an_even_guess_loses_the_logarithm_of_the_players_and_has_no_skill() -> None:
    found = scored([[0.25] * 4] * 2, [[1, 0, 0, 0], [0, 0, 1, 0]])
    assert found["log_loss"] == pytest.approx(log(4))
    assert found["skill"] == pytest.approx(0)


def test_who_is_always_right_and_sure_has_all_the_skill_there_is() -> None:
    found = scored([[1, 0], [0, 1]], [[1, 0], [0, 1]])
    assert found["log_loss"] == pytest.approx(0)
    assert (found["skill"], found["off"]) == (1, 0)


def test_who_is_sure_and_wrong_has_less_than_none() -> None:
    assert scored([[1, 0]], [[0, 1]])["skill"] == pytest.approx(1 - 2 / 0.5)


def test_chances_that_come_as_often_as_they_say_are_not_off() -> None:
    said = [[0.75, 0.25]] * 4
    assert scored(said, [[1, 0]] * 3 + [[0, 1]])["off"] == pytest.approx(0)
    assert scored(said, [[1, 0]] * 4)["off"] == pytest.approx(0.25)


def test_ties_count_as_shares() -> None:
    assert scored([[0.5, 0.5]], [[0.5, 0.5]])["log_loss"] == pytest.approx(log(2))


def ignorant(folder: Path) -> str:
    """The file of a network of Tali that takes over the game's own prospects."""
    game, width = get_game("tali"), 8
    coding = new_coding(game, np.full(observation_size(game), 4), {0: 1})
    zeros = {
        "cells": (coding.cell_rows, width),
        "hints": (5, width),
        "first": (width,),
        "layers": (1, width, width),
        "biases": (1, width),
        "shares": (width, 5),
        "share_bias": (5,),
        "trust": (1,),
        "pairs": (coding.pair_rows, width),
        "pair_bias": (coding.pair_rows,),
    }
    weights = Weights(**{name: np.zeros(shape, dtype=np.float32) for name, shape in zeros.items()})
    weights.trust[0] = 1
    path = folder / "network.npz"
    save(Network({"format": FORMAT, **origin(game)}, coding, weights), path)
    return str(path)


def test_a_network_that_takes_over_the_prospects_judges_as_they_do(tmp_path: Path) -> None:
    report = bench_judge(get_game("tali"), 3, ignorant(tmp_path), lambda _: None)
    values = {row["name"]: row["value"] for row in report["rows"]}
    assert {name.partition(" players")[0] for name in values} == {"2", "3", "4"}
    assert {f"2 players, fifth {k}, network: log loss" for k in range(1, 6)} <= set(values)
    for name, value in values.items():  # a network is told of prospects down to a thousandth only
        if ", network: " in name:
            assert value == pytest.approx(values[name.replace(", network: ", ", prospects: ")], abs=0.005)


def test_without_a_network_there_is_nothing_to_judge() -> None:
    with pytest.raises(LudiError, match=r"No network comes with Tali; name the file of one with --network FILE\."):
        bench_judge(get_game("tali"), 1, "", lambda _: None)
