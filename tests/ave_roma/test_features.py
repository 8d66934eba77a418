"""What networks are told of Ave Roma besides the position: within bounds, and right where it can be counted."""

import numpy as np
import pytest

from ludi.engine.compiled import INTERPRETED
from ludi.engine.registry import get_game
from ludi.games.ave_roma.scoring import total_points
from tests.bots.positions import draws, real_choices


def told(state: object, seat: int) -> dict[str, float]:
    game = get_game("ave_roma")
    out = np.full(len(game.features) + 2, 99.0)
    game.rules.features(state, seat, out, 1)
    assert out[0] == out[-1] == 99.0
    return dict(zip(game.features, out[1:-1].tolist(), strict=True))


@pytest.mark.parametrize("players", [2, 4])
def test_features_stay_near_one(players: int) -> None:
    for number, match in enumerate(real_choices("ave_roma", players, {}, 7)):
        for seat in range(players):
            found = told(match.state, seat)
            assert all(abs(value) < 4 for value in found.values()), found
        if number == (5 if INTERPRETED else 500):
            break


def test_the_lead_is_over_the_best_of_the_others() -> None:
    for number, match in enumerate(real_choices("ave_roma", 3, {}, 8)):
        points = [80 * told(match.state, seat)["points if it ended now"] for seat in range(3)]
        for seat in range(3):
            lead = points[seat] - max(points[:seat] + points[seat + 1 :])
            assert 20 * told(match.state, seat)["lead if it ended now"] == pytest.approx(lead)
        if number == (3 if INTERPRETED else 60):
            break


@pytest.mark.skipif(INTERPRETED, reason="whole games need the compiler")
def test_at_the_end_the_points_are_those_of_the_result() -> None:
    match = list(real_choices("ave_roma", 2, {}, 9))[-1]
    while not match.is_over:
        match.run(draws(1))
        if not match.is_over:
            match.play_code(match.game.offered(match.state)[0])
    for seat in range(2):
        assert 80 * told(match.state, seat)["points if it ended now"] == pytest.approx(total_points(match.state, seat))
