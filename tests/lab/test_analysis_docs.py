"""docs/analysis.md: its games can be read, and what it says of them is what the command says."""

import re
from pathlib import Path

import pytest

from ludi.engine.compiled import INTERPRETED
from ludi.engine.replay import load
from ludi.lab.analysis import analyse

DOCS = Path(__file__).resolve().parents[2] / "docs"
TEXT = (DOCS / "analysis.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"`ludi analyse docs/(games/\w+\.json) --judge (\S+)`\n\n((?:\|.*\n)+)", TEXT)


def test_every_game_that_is_kept_is_an_example() -> None:
    assert sorted(file for file, _, _ in EXAMPLES) == sorted(f"games/{each.name}" for each in DOCS.glob("games/*"))


@pytest.mark.parametrize(("file", "judge", "table"), EXAMPLES)
def test_examples_are_finished_games_whose_accounts_close(file: str, judge: str, table: str) -> None:
    assert load(DOCS / file).match.is_over
    for line in table.splitlines()[2:]:
        start, luck, own, others, drift, end, adjusted, _ = map(number, line.strip("|").split("|")[1:])
        assert start + luck + own + others + drift == pytest.approx(end, abs=0.25)  # rounded to tenths
        assert end - luck == pytest.approx(adjusted, abs=0.15)


@pytest.mark.skipif(INTERPRETED, reason="the judge needs the compiler")
def test_the_first_example_comes_out_as_it_is_told() -> None:
    """The search without a network says the same on every machine."""
    file, judge, table = next(each for each in EXAMPLES if "tali" in each[0])
    report = analyse(DOCS / file, judge=judge)
    for line, seat in zip(table.splitlines()[2:], report["seats"], strict=True):
        *shares, lost = map(number, line.strip("|").split("|")[1:])
        parts = (seat[part] for part in ("start", "luck", "own", "others", "drift", "end", "adjusted"))
        assert shares == [pytest.approx(100 * part, abs=0.051) for part in parts]
        assert lost == pytest.approx(seat["points_lost"], abs=0.0051)


def number(text: str) -> float:
    return float(text.strip().replace("−", "-"))
