"""Training: what can be solved is learnt to the end, and a run that is resumed goes on as if it had not stopped."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludi.bots.network import load, save
from ludi.bots.policy import PolicyBot
from ludi.bots.table import Bot
from ludi.engine.compiled import INTERPRETED
from ludi.engine.contract import State
from ludi.engine.errors import LudiError
from ludi.engine.frames import pop, push
from ludi.engine.registry import get_game
from ludi.games.tali import THROW, Frame
from ludi.lab.training.settings import read_settings
from tests.bots.networks import untrained
from tests.lab.tali_solved import Policy, best, positions, share

torch = pytest.importorskip("torch", reason="PyTorch is only needed to train")
pytestmark = pytest.mark.skipif(INTERPRETED, reason="training steps compiled games")
torch.set_num_threads(1)  # several wait for each other where the processor has other work

SMALL = """
width = 32
layers = 1
environments = 1024
chunk = 512
steps = 16
batch = 2048
judged_games = 40
rate = 2e-3
last_entropy = 3e-4
half_life = 60
average = 0.98
[[tables]]
players = 2
options = {}
"""
TINY = SMALL.replace("environments = 1024", "environments = 64").replace("chunk = 512", "chunk = 16")


def settings(folder: Path, text: str) -> Path:
    path = folder / "wanted.toml"
    path.write_text(text, encoding="utf-8")
    return path


def job(out: Path, lessons: int, **more: Any) -> Any:
    from ludi.lab.training.run import Job

    return Job(get_game("tali"), out, 30, threads=1, lessons=lessons, **more)


def trained(out: Path, lessons: int, **more: Any) -> Any:
    from ludi.lab.training.run import train

    return train(job(out, lessons, **more), lambda _: None)


def played(network: Path) -> Policy:
    """What a network chooses wherever it may be asked."""
    game = get_game("tali")
    bot = PolicyBot(game, load(network, game), 1)
    policy = np.zeros_like(best()[0])
    for own, other, pot in positions().tolist():
        policy[own, other, pot] = bot.choose(at(own, other, pot), 0) == THROW
    return policy


def at(own: int, other: int, pot: int) -> State:
    """A position in which seat 0 may stop or throw."""
    game = get_game("tali")
    s = game.new_state(2, game.complete_options(2, {}))
    pop(s)
    push(s, Frame.DARE, 0, 0, 0, 0)
    s.score[0], s.score[1], s.pot = own, other, pot
    return s


def test_the_best_policy_is_the_best() -> None:
    policy, chances = best()
    assert share(policy) == pytest.approx(0.5)
    assert chances[0, 0] == pytest.approx(0.5679, abs=1e-4)  # who begins is ahead
    never, hold = np.zeros_like(policy), np.zeros_like(policy)
    hold[:, :, :20] = True  # the well-known rule of thumb
    for own in range(30):
        hold[own, :, 30 - own] = False
    assert share(never) < share(hold) < 0.5


def test_tali_is_learnt_as_well_as_it_can_be_played(tmp_path: Path) -> None:
    trained(tmp_path / "run", 80, settings=settings(tmp_path, SMALL))
    assert share(played(tmp_path / "run" / "network.npz")) > 0.495  # 0.5 is the best there is


def test_a_run_that_is_resumed_goes_on_exactly(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole", 6, settings=settings(tmp_path, TINY))
    trained(tmp_path / "half", 3, settings=settings(tmp_path, TINY))
    resumed = trained(tmp_path / "rest", 3, resume=tmp_path / "half")
    assert resumed.decisions == whole.decisions
    for name, value in whole.learner.parameters.items():
        assert torch.equal(value, resumed.learner.parameters[name]), name
        assert torch.equal(whole.learner.average[name], resumed.learner.average[name]), name
    assert (tmp_path / "rest" / "network.npz").stat().st_size > 0


def taught(text: str, teacher: str, lessons: int) -> str:
    """The same settings with a teacher for so many lessons."""
    return f'teacher = "{teacher}"\ntaught = {lessons}\n' + text


def test_who_imitates_comes_to_play_alike(tmp_path: Path) -> None:
    trained(tmp_path / "run", 25, settings=settings(tmp_path, taught(SMALL, "greedy", 25)))
    bot, greedy = Bot(get_game("tali"), "greedy", 1), np.zeros_like(best()[0])
    for own, other, pot in positions().tolist():
        greedy[own, other, pot] = bot.choose(at(own, other, pot), 0) == THROW
    learnt = played(tmp_path / "run" / "network.npz")
    assert share(learnt) == pytest.approx(share(greedy), abs=0.01)


@pytest.mark.parametrize("teacher", ["greedy", "search@8", "search@0"])
def test_a_taught_run_that_is_resumed_goes_on_exactly(tmp_path: Path, teacher: str) -> None:
    text = taught(TINY, teacher, 3)
    whole = trained(tmp_path / "whole", 4, settings=settings(tmp_path, text))
    trained(tmp_path / "half", 2, settings=settings(tmp_path, text))
    resumed = trained(tmp_path / "rest", 2, resume=tmp_path / "half")
    for name, value in whole.learner.parameters.items():
        assert torch.equal(value, resumed.learner.parameters[name]), name


def test_self_play_goes_on_where_a_teacher_ends(tmp_path: Path) -> None:
    """In a game whose offers differ in length: what nobody advises is not kept."""
    from ludi.lab.training.run import Job, train

    text = (
        taught(TINY, "greedy", 1).replace("environments = 64", "environments = 128").replace("steps = 16", "steps = 48")
    )
    wanted = settings(tmp_path, text.replace("judged_games = 40", "judged_games = 2"))
    run = train(
        Job(get_game("municipium"), tmp_path / "run", 30, lessons=2, settings=wanted, judge_every=0), lambda _: None
    )
    assert run.learner.lessons == 2
    assert run.log[0]["entropy"] > 0


def test_a_rival_that_never_changes_is_beaten(tmp_path: Path) -> None:
    """Against somebody who stops and throws as it comes a run learns what wins, in either seat."""
    rival = tmp_path / "rival.npz"
    save(untrained("tali"), rival)
    run = trained(tmp_path / "run", 40, settings=settings(tmp_path, SMALL), against=rival)
    [greedy, strength] = run.log[-1]["strength"]
    assert (greedy["against"], strength["against"]) == ("greedy", str(rival))
    assert strength["share"] > 0.7
    written = tomllib.loads((tmp_path / "run" / "settings.toml").read_text(encoding="utf-8"))
    assert written["against"] == str(rival)
    assert "against rival.npz" in (tmp_path / "run" / "curve.svg").read_text(encoding="utf-8")


def test_a_run_can_begin_with_a_network_that_is_there(tmp_path: Path) -> None:
    first = trained(tmp_path / "first", 2, settings=settings(tmp_path, TINY))
    start = f'start = "{tmp_path / "first" / "network.npz"}"\n'
    Path(tmp_path / "next").mkdir()
    again = trained(tmp_path / "again", 1, settings=settings(tmp_path / "next", start + TINY))
    met = first.learner.model.met
    learnt, wanted = again.learner.model.cells.detach()[met], first.learner.average["cells"][met]
    assert (learnt - wanted).abs().max() < 0.02  # a step of learning, and what bytes round off
    with pytest.raises(LudiError, match="is 32 wide with 1 layers, and the settings say 16 and 1"):
        trained(tmp_path / "wide", 1, settings=settings(tmp_path, start + TINY.replace("width = 32", "width = 16")))


def test_actors_on_a_cluster_feed_one_learner(tmp_path: Path) -> None:
    """Each plays a part of the games; stopped and resumed, all goes on exactly."""
    pytest.importorskip("ray", reason="Ray is only needed for a cluster")
    cluster = {"ray": "local", "actors": 2}
    whole = trained(tmp_path / "whole", 3, settings=settings(tmp_path, TINY), **cluster)
    assert whole.decisions == 3 * 16 * 64
    trained(tmp_path / "half", 1, settings=settings(tmp_path, TINY), **cluster)
    resumed = trained(tmp_path / "rest", 2, resume=tmp_path / "half", **cluster)
    for name, value in whole.learner.parameters.items():
        assert torch.equal(value, resumed.learner.parameters[name]), name


def test_a_run_can_be_resumed_where_it_is(tmp_path: Path) -> None:
    out = tmp_path / "run"
    trained(out, 2, settings=settings(tmp_path, TINY))
    again = trained(out, 2, resume=out)
    assert again.learner.lessons == 4


def test_what_is_written_tells_how_it_went(tmp_path: Path) -> None:
    run = trained(tmp_path / "run", 4, settings=settings(tmp_path, TINY))
    written = tomllib.loads((tmp_path / "run" / "settings.toml").read_text(encoding="utf-8"))
    assert written["environments"] == 64
    assert written["tables"] == [{"players": 2, "part": 1, "options": {}}]
    assert {"policy", "value", "entropy", "decisions_per_second"} <= set(run.log[0])
    [strength] = run.log[-1]["strength"]
    assert (strength["players"], strength["against"], strength["games"]) == (2, "greedy", 40)
    manifest = load(tmp_path / "run" / "network.npz", get_game("tali")).manifest
    assert manifest["training"]["lessons"] == 4
    assert "<svg" in (tmp_path / "run" / "curve.svg").read_text(encoding="utf-8")
    assert all(path.stat().st_size < 16 << 20 for path in (tmp_path / "run").iterdir())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("width = 12\n", "The width cannot be 12; choose a multiple of 8."),
        ("depth = 3\n", "Training has no setting “depth”"),
        ("rate = 'fast'\n", "The setting rate cannot be “fast”."),
        ("game = 'municipium'\n", "These settings are for “municipium”, not for tali."),
        ("[[tables]]\nplayers = 9\noptions = {}\n", "Tali is not for 9 players"),
        ("[[tables]]\nsize = 9\n", "A table of the settings has players, options and part, and nothing else."),
        ("width = \n", "cannot be read as settings"),
        (
            "teacher = 'nobody'\ntaught = 1\n",
            "There is no teacher called “nobody”; choose among random, greedy, search@",
        ),
    ],
)
def test_wrong_settings_get_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(LudiError, match=sentence):
        trained(tmp_path / "run", 1, settings=settings(tmp_path, text))


@pytest.mark.parametrize("name", ["municipium", "ave_roma"])
def test_the_settings_of_the_champions_can_be_read(name: str) -> None:
    path = Path(__file__).parents[2] / "bench" / "training" / f"{name}.toml"
    found = read_settings(path, get_game(name))
    parts = sum(table.part for table in found.tables)
    assert found.environments // (2 * found.chunk) >= parts, "every kind of game is played in each half"


def test_runs_are_neither_overwritten_nor_made_up(tmp_path: Path) -> None:
    trained(tmp_path / "run", 1, settings=settings(tmp_path, TINY))
    with pytest.raises(LudiError, match="already; resume it or choose another folder"):
        trained(tmp_path / "run", 1, settings=settings(tmp_path, TINY))
    with pytest.raises(LudiError, match="There is no run to resume"):
        trained(tmp_path / "other", 1, resume=tmp_path / "nothing")
    with pytest.raises(LudiError, match="keeps its settings"):
        trained(tmp_path / "other", 1, resume=tmp_path / "run", settings=settings(tmp_path, TINY))
    with pytest.raises(LudiError, match="no device “tpu”"):
        trained(tmp_path / "other", 1, device="tpu")
    (tmp_path / "run" / "average.npz").write_bytes(b"nonsense")
    with pytest.raises(LudiError, match="missing or damaged"):
        trained(tmp_path / "other", 1, resume=tmp_path / "run")


def test_the_example_runs_and_its_value_learns() -> None:
    from examples.ppo import main

    losses = main("tali", 2, 30)
    assert np.mean(losses[-5:]) < 0.9 * losses[0]
    assert len((Path(__file__).parents[2] / "examples" / "ppo.py").read_text(encoding="utf-8").splitlines()) <= 80
