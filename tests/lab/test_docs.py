"""docs/lab.md: its programs run, and its tables are the layouts."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludi.bots.roster import parse_bot
from ludi.engine.registry import GAMES, get_game
from ludi.lab.dataset import Job, schema, write
from ludi.lab.observation import layout_markdown

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.fixture
def job(tmp_path: Path) -> Job:
    game = get_game("tali")
    return Job(game, 2, game.complete_options(2, {}), [parse_bot("random")] * 2, 2, 1, tmp_path / "games.parquet")


@pytest.mark.parametrize("program", PROGRAMS)
def test_programs_run(program: str, job: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    write(job)
    monkeypatch.chdir(job.out.parent)
    names: dict[str, Any] = {}
    exec(program, names)
    shown: dict[str, Callable[[], bool]] = {
        "env": lambda: names["game"].agents == [],
        "pyspiel": lambda: sum(names["returns"]) == pytest.approx(0),
        "pq": lambda: names["layout"]["game"] == "tali" and names["table"].num_rows > 0,
        "games": lambda: names["observations"].shape[0] == names["games"].num_envs == 64,
        "judge": lambda: sum(names["thought"].shares) == pytest.approx(1, abs=1e-6),
        "see": lambda: len(names["vector"]) == names["see"].size,
    }
    assert [check() for name, check in shown.items() if name in names] == [True]


def test_every_interface_has_a_program() -> None:
    assert len(PROGRAMS) >= 5


@pytest.mark.parametrize("name", ["municipium", "ave_roma"])
def test_layouts_are_those_of_the_games(name: str) -> None:
    assert f"### {get_game(name).title}\n\n{layout_markdown(get_game(name))}\n" in TEXT


def test_numbers_of_actions_are_those_of_the_games() -> None:
    counts = [f"{get_game(name).action_count:,} in {get_game(name).title}" for name in GAMES]
    assert [count for count in counts if count not in TEXT] == []


def test_every_column_is_told(job: Job) -> None:
    assert [column for column in schema(job).names if f"`{column}`" not in TEXT] == []
