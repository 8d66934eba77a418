"""Recorded games come out the same, word for word and byte for byte. Renew with `make golden`, review the diff."""

import pytest

from tools.golden import GAMES, golden, path


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_the_recorded_game_comes_out_the_same(edition: str, players: int) -> None:
    assert golden(edition, players) == path(edition, players).read_text(encoding="utf-8")
