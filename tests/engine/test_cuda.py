"""The GPU plays the same games, byte for byte. Skipped where there is no GPU."""

import pytest

from ludi.engine.compiled import INTERPRETED
from ludi.engine.errors import LudiError
from ludi.engine.kernels import new_tally
from ludi.engine.registry import get_game
from ludi.lab.cuda import play_on_device, require_cuda
from ludi.lab.simulate import DECISION_LIMIT, Job, play_chunk

GAMES = 3000


def has_gpu() -> bool:
    try:
        require_cuda()
    except LudiError:
        return False
    return not INTERPRETED


@pytest.mark.skipif(not has_gpu(), reason="no CUDA device")
@pytest.mark.filterwarnings("default")  # numba-cuda has deprecations of its own
@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("tali", 2, {}),
        ("tali", 4, {"goal": 60}),
        ("municipium", 2, {}),
        ("municipium", 3, {"streets": "wheel"}),
        ("municipium", 4, {"goal": 4, "winner": "first"}),
        ("municipium", 3, {"edition": "v3"}),
        ("municipium", 5, {"edition": "v3", "winner": "most"}),
        ("ave_roma", 2, {}),
        ("ave_roma", 3, {"advanced": "on", "training": "up_to"}),
        ("ave_roma", 4, {"length": "short", "boards": "chosen"}),
        ("ave_roma", 5, {"advanced": "on", "length": "full"}),
    ],
)
def test_device_and_cpu_play_the_same_games(name: str, players: int, options: dict[str, str | int]) -> None:
    game = get_game(name)
    job = Job(game, players, game.complete_options(players, options), ["random"] * players, GAMES, 11)
    tally = new_tally()
    states, streams, _ = play_chunk(job, 0, GAMES, tally)
    run = play_on_device(job, DECISION_LIMIT)
    assert run.states.tobytes() == states.tobytes()
    assert run.streams.tobytes() == streams.tobytes()
    assert run.decisions == tally.decisions


@pytest.mark.skipif(has_gpu(), reason="there is a CUDA device")
def test_without_a_device_a_sentence_says_so() -> None:
    with pytest.raises(LudiError, match=r"^CUDA cannot be used here: .*\.$"):
        require_cuda()
