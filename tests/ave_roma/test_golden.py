"""Recorded games come out the same, word for word and byte for byte. Renew with `make golden`, review the diff."""

import pytest

from tools.golden import GAMES, Golden, golden, path


@pytest.mark.parametrize("game", GAMES["ave_roma"], ids=lambda game: "-".join(map(str, game)))
def test_the_recorded_game_comes_out_the_same(game: Golden) -> None:
    assert golden(*game) == path(*game).read_text(encoding="utf-8")
