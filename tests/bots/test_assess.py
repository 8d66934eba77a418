"""A network at work: however its sums are gathered, they are those of its definition, one row after the other."""

import numpy as np
import pytest

from ludi.bots.assess import assess, give_hints, new_mind
from ludi.bots.network import BUCKETS, LARGEST, SEATS, Network, hint_count
from ludi.engine.kernels import bound
from ludi.engine.record import Cells
from ludi.engine.registry import get_game
from tests.bots.networks import untrained
from tests.bots.positions import needs_the_compiler, real_choices


def layers(network: Network, seen: Cells, hints: Cells) -> tuple[Cells, int]:
    """What the network makes of a position, and how many rows its first layer has added up."""
    weights, coding = network.weights, network.coding
    hidden, rows = weights.first.copy(), 0
    for cell, found in enumerate(seen):
        number = min(max(int(found), -1), LARGEST)
        if number != 0:
            hidden += weights.cells[coding.cell_first[cell] + min(BUCKETS[number + 1], coding.cell_last[cell])]
            rows += 1
    for row, hint in zip(weights.hints, hints.astype(np.float32), strict=True):
        hidden += row * hint if hint != 0 else 0
    hidden = np.maximum(hidden, np.float32(0))
    for matrix, bias in zip(weights.layers, weights.biases, strict=True):
        made = bias.copy()
        for given, row in zip(hidden, matrix, strict=True):
            made += given * row
        hidden = hidden + np.maximum(made, np.float32(0))
    return hidden, rows


@pytest.mark.parametrize("name", ["tali", "municipium", pytest.param("ave_roma", marks=needs_the_compiler)])
def test_sums_are_those_of_one_row_after_the_other(name: str) -> None:
    game, network = get_game(name), untrained(name)
    mind, value, left = new_mind(game, network, 2), np.zeros(SEATS), set[int]()
    states, hints = np.zeros(1, dtype=game.record), np.zeros(hint_count(game))
    for number, match in enumerate(real_choices(name, 2, {}, 3)):
        states[0] = np.frombuffer(match.state.tobytes(), dtype=game.record)[0]
        raw = states.view(np.int8).reshape(1, -1)
        bound(assess, game)(states, raw, 0, match.decider, mind, value)
        bound(give_hints, game)(states[0], match.decider, value.copy(), hints)
        hidden, rows = layers(network, mind.seen[0], hints)
        assert mind.hidden[0].tolist() == hidden.tolist()
        left.add(rows % 4)
        if number == 20:
            break
    assert len(left) > 1, "some are left over after fours"
