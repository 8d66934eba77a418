"""Two boxes of a game in one process: each plays with its own data, and nothing compiled is mixed up."""

import random
from pathlib import Path

import pytest

from ludi.engine.boxes import with_content
from ludi.engine.compiled import INTERPRETED
from ludi.engine.errors import LudiError
from ludi.engine.kernels import bound, play_out
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.games.ave_roma.content import export
from tests.ave_roma.box import TRANSCRIPTION, edit, edited

GAME = get_game("ave_roma")


def played(match: Match, seed: int = 3) -> bytes:
    """A random game to its end, as its last record."""
    rng = random.Random(seed)
    while not match.is_over:
        match.play_code(rng.choice(match.codes()))
    return bytes(match.state.tobytes())


def test_the_same_files_are_the_same_box(tmp_path: Path) -> None:
    box = with_content(GAME, TRANSCRIPTION)
    assert with_content(GAME, TRANSCRIPTION) is box
    assert (box.name, box.title, box.version) == (GAME.name, GAME.title, GAME.version)
    assert box.content != GAME.content
    copy = edited(tmp_path / "box")
    assert copy is not GAME
    assert copy.content == GAME.content


def test_modules_of_a_box_import_each_other() -> None:
    package = type(with_content(GAME, TRANSCRIPTION)).__module__.rpartition(".")[0]
    assert package.startswith("ludi.games.ave_roma_")
    rules = with_content(GAME, TRANSCRIPTION).rules
    assert {function.__module__.rpartition(".")[0] for function in vars(rules).values()} == {package}


@pytest.mark.skipif(not INTERPRETED, reason="each box would be compiled for minutes; the chapters' tests do that")
def test_each_box_plays_with_its_own_data(tmp_path: Path) -> None:
    usual = played(Match(GAME, 3))
    same = edited(tmp_path / "same")
    assert played(Match(same, 3)) == usual
    assert played(Match(with_content(GAME, TRANSCRIPTION), 3)) != usual
    assert played(Match(GAME, 3)) == usual


def test_kernels_of_two_boxes_are_kept_apart() -> None:
    names = [getattr(bound(play_out, game), "__qualname__", "") for game in (GAME, with_content(GAME, TRANSCRIPTION))]
    assert len(set(names)) == 2  # the compiler's cache knows them by these names


def test_what_is_wrong_with_a_box_is_a_sentence(tmp_path: Path) -> None:
    export(tmp_path / "box")
    edit(tmp_path / "box", "boards.toml", "wood=1", "wood=9")
    with pytest.raises(LudiError, match=r"^boards\.toml, 1A: “wood” must be a whole number from 1 to 6, not “9”\.$"):
        with_content(GAME, tmp_path / "box")
