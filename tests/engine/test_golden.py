"""Recorded games come out the same, word for word and byte for byte. Renew with `make golden`, review the diff."""

import pytest

from ludi.engine.contract import Game, GoldenCase
from tools.golden import FOLDER, cases, golden, path

pytestmark = pytest.mark.whole_games


@pytest.mark.parametrize(("game", "case"), cases(), ids=[path(*each).stem for each in cases()])
def test_the_recorded_game_comes_out_the_same(game: Game, case: GoldenCase) -> None:
    assert golden(game, case) == path(game, case).read_text(encoding="utf-8")


def test_every_recording_is_of_a_declared_case() -> None:
    assert {path(*each) for each in cases()} == set(FOLDER.iterdir())
