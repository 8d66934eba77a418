"""How long a search goes on, and what is chosen of what it found."""

from typing import Any

import numpy as np

from ludi.bots.deciding import (
    STANDING,
    add_tree,
    clear,
    decide,
    is_settled,
    known,
    rank,
)
from ludi.bots.tree import EDGE, NODE, TREE
from ludi.engine.streams import new_streams


def standing_of(tried: list[int], totals: list[float], guesses: list[float]) -> Any:
    standing = np.zeros(1, dtype=STANDING)[0]
    standing.trees, standing.options, standing.visits = 1, len(tried), sum(tried)
    standing.tried[: len(tried)] = tried
    standing.totals[: len(tried)] = totals
    standing.guesses[: len(tried)] = guesses
    standing.squares[: len(tried)] = [total * total / max(often, 1) for total, often in zip(totals, tried, strict=True)]
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
        edges["squares"] = 0, 2, 0.25
        standing = np.zeros(1, dtype=STANDING)[0]
        for _ in range(2):
            clear(standing)
            for _ in range(3):
                add_tree(standing, tree, nodes, edges)
        assert (standing.trees, standing.options, standing.visits, standing.full) == (3, 2, 15, 0)
        assert standing.codes[:2].tolist() == [7, 9]
        assert standing.tried[:2].tolist() == [12, 3]
        assert standing.totals[:2].tolist() == [7.5, 1.5]
        assert standing.squares[:2].tolist() == [6, 0.75]
        assert standing.shares[:2].tolist() == [6, 9]

    def test_what_was_never_tried_is_worth_what_it_looked_like(self) -> None:
        standing = standing_of([4, 0], [1.0, 0.0], [0.9, 0.6])
        assert [known(standing, i) for i in range(2)] == [0.25, 0.6]

    def test_settled(self) -> None:
        standing = standing_of([10, 50, 30], [0] * 3, [0] * 3)
        assert is_settled(standing, 19.9)
        assert not is_settled(standing, 20.0)


class TestChoice:
    def test_what_is_better_is_chosen_although_something_else_was_kept_from_before(self) -> None:
        standing = standing_of([1000, 600, 3], [500, 360, 2.7], [0, 0, 0])
        standing.squares[:3] = 1000 * 0.26, 600 * 0.37, 3 * 0.83
        rank(standing)
        assert standing.order[:3].tolist() == [1, 0, 2], "three tries prove nothing"
        assert decide(standing, 1.0, 0.0, whims()) == 1

    def test_equals_stay_in_order(self) -> None:
        standing = standing_of([0] * 5, [0] * 5, [0.2, 0.5, 0.2, 0.5, 0.2])
        rank(standing)
        assert standing.order[:5].tolist() == [1, 3, 0, 2, 4]

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
