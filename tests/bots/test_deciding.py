"""How long a search goes on, and what is chosen of what it found."""

from typing import Any

import numpy as np
import pytest

from ludi.bots.deciding import (
    FIRST_SLICE,
    PACE,
    SLICE,
    STANDING,
    add_tree,
    begin_pace,
    clear,
    decide,
    is_settled,
    known,
    next_slice,
)
from ludi.bots.tree import EDGE, NODE, NONE, TREE
from ludi.engine.streams import new_streams


def standing_of(tried: list[int], totals: list[float], guesses: list[float]) -> Any:
    standing = np.zeros(1, dtype=STANDING)[0]
    standing.trees, standing.options, standing.visits = 1, len(tried), sum(tried)
    standing.tried[: len(tried)] = tried
    standing.totals[: len(tried)] = totals
    standing.guesses[: len(tried)] = guesses
    return standing


def whims(seed: int = 1) -> Any:
    return new_streams(seed, 0, 1)[0]


class TestStanding:
    def test_trees_are_added_up(self) -> None:
        tree = np.zeros(1, dtype=TREE)[0]
        nodes, edges = np.zeros(1, dtype=NODE), np.zeros(3, dtype=EDGE)
        nodes[0].first, nodes[0].count, nodes[0].visits = 1, 2, 5
        nodes[0].total[:2] = 2, 3
        edges["code"], edges["visits"], edges["total"] = (0, 7, 9), (0, 4, 1), (0, 2.5, 0.5)
        standing = np.zeros(1, dtype=STANDING)[0]
        for _ in range(2):
            clear(standing)
            for _ in range(3):
                add_tree(standing, tree, nodes, edges)
        assert (standing.trees, standing.options, standing.visits, standing.full) == (3, 2, 15, 0)
        assert standing.codes[:2].tolist() == [7, 9]
        assert standing.tried[:2].tolist() == [12, 3]
        assert standing.totals[:2].tolist() == [7.5, 1.5]
        assert standing.shares[:2].tolist() == [6, 9]

    def test_what_was_never_tried_is_worth_what_it_looked_like(self) -> None:
        standing = standing_of([4, 0], [1.0, 0.0], [0.9, 0.6])
        assert [known(standing, i) for i in range(2)] == [0.25, 0.6]

    def test_settled(self) -> None:
        standing = standing_of([10, 50, 30], [0] * 3, [0] * 3)
        assert is_settled(standing, 19.9)
        assert not is_settled(standing, 20.0)


class TestPace:
    def pace(self, standing: Any, seconds: float, iterations: int) -> Any:
        pace = np.zeros(1, dtype=PACE)[0]
        begin_pace(pace, standing, seconds, iterations, 100.0)
        return pace

    def test_iterations_are_counted_over_all_trees(self) -> None:
        standing = standing_of([0, 0], [0, 0], [0, 0])
        standing.trees, standing.visits = 3, 10
        pace = self.pace(standing, -1.0, 100)
        assert next_slice(pace, standing, 100.0) == 30
        standing.visits = 100
        assert next_slice(pace, standing, 200.0) == 0

    def test_a_slice_takes_about_as_long_at_any_speed(self) -> None:
        standing = standing_of([0, 0], [0, 0], [0, 0])
        for each in (1e-6, 1e-5, 1e-4):
            pace, now, slices = self.pace(standing, 1.0, NONE), 100.0, []
            while (iterations := next_slice(pace, standing, now)) > 0:
                slices.append(iterations)
                now += iterations * each
            assert slices[0] == FIRST_SLICE
            assert slices[-1] * each == pytest.approx(SLICE, rel=0.05)
            assert now == pytest.approx(101.0, abs=SLICE)

    def test_what_cannot_change_any_more_ends_it(self) -> None:
        standing = standing_of([60, 10], [0, 0], [0, 0])
        pace = self.pace(standing, 1.0, NONE)
        assert next_slice(pace, standing, 100.0) == FIRST_SLICE
        assert next_slice(pace, standing, 100.5) == 0, "32 more iterations"

    def test_no_room_ends_it(self) -> None:
        standing = standing_of([0, 0], [0, 0], [0, 0])
        standing.full = 1
        assert next_slice(self.pace(standing, 1.0, NONE), standing, 100.0) == 0


class TestChoice:
    def test_the_most_visited_is_chosen(self) -> None:
        assert decide(standing_of([3, 9, 9, 1], [0, 2, 3, 1], [0] * 4), 1.0, 0.0, whims()) == 2

    def test_without_visits_what_looks_best(self) -> None:
        assert decide(standing_of([0] * 4, [0] * 4, [0.1, 0.3, 0.7, 0.2]), 1.0, 0.0, whims()) == 2

    def test_few_options_are_all_seen(self) -> None:
        assert decide(standing_of([0] * 3, [0] * 3, [0.1, 0.3, 0.7]), 0.0, 0.0, whims()) == 2

    def test_who_sees_nothing_sees_the_best(self) -> None:
        assert decide(standing_of([0] * 4, [0] * 4, [0.1, 0.3, 0.7, 0.2]), 0.0, 0.0, whims()) == 2

    def test_what_is_overlooked_is_not_chosen(self) -> None:
        stream, standing = whims(), standing_of([0] * 4, [0] * 4, [0.1, 0.3, 0.7, 0.2])
        chosen = [decide(standing, 0.5, 0.0, stream) for _ in range(400)]
        assert 0.45 < chosen.count(2) / 400 < 0.68, "seen by half, and by those who see nothing"
        assert set(chosen) == {0, 1, 2, 3}

    def test_the_careless_are_content_with_nearly_the_best(self) -> None:
        stream, standing = whims(), standing_of([0] * 4, [0] * 4, [0.65, 0.59, 0.7, 0.66])
        chosen = [decide(standing, 1.0, 0.1, stream) for _ in range(300)]
        assert {i: round(chosen.count(i) / 300, 1) for i in range(4)} == {0: 0.3, 1: 0.0, 2: 0.3, 3: 0.3}
