"""What the browser's tests draw is what the games give. Renew with `make fixtures`, review the diff."""

import pytest

from tools.fixtures import drawn_games, fixtures, fixtures_of, path, picture, text


@pytest.mark.parametrize("game", drawn_games())
def test_fixtures_are_what_the_games_give(game: str) -> None:
    found = fixtures(game)
    assert text(found) == path(game).read_text(encoding="utf-8"), "make fixtures"
    pictured = found["positions"][fixtures_of(game).PICTURED]
    assert text(pictured) == picture(game).read_text(encoding="utf-8"), "make fixtures"
