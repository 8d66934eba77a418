"""ludi analyse: whatever is in a file, it is analysed or refused with a sentence."""

import contextlib
import io
import random
import tempfile
from functools import cache
from pathlib import Path
from unittest.mock import patch

from hypothesis import example, given, settings
from hypothesis import strategies as st

from ludi.cli.main import run
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat, dumps

quietly = settings(database=None, derandomize=True, deadline=None, max_examples=150)


@cache
def good() -> bytes:
    """A short game of Tali with two people."""
    match, source = Match(get_game("tali"), 2), random.Random(4)
    while not match.is_over and len(match.moves) < 12:
        match.play_code(source.choice(match.codes()))
    return dumps(Replay(match, [Seat("Anna", "human"), Seat("Βίων", "human")])).encode()


def analysed(data: bytes) -> tuple[int, str, str]:
    """What the command ends with, prints and complains of."""
    told, complaint = io.StringIO(), io.StringIO()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        path.write_bytes(data)
        command = ["ludi", "analyse", str(path), "--judge", "first-sight", "--threads", "1"]
        with contextlib.redirect_stdout(told), contextlib.redirect_stderr(complaint), patch("sys.argv", command):
            try:
                run()
            except SystemExit as end:
                return int(end.code or 0), told.getvalue(), complaint.getvalue()
    return 0, told.getvalue(), complaint.getvalue()


def mutated(data: bytes, changes: list[tuple[str, int, int]]) -> bytes:
    """Some bytes put in, taken out or replaced, or the rest cut off."""
    changed = bytearray(data)
    for how, place, byte in changes:
        at = place % max(len(changed), 1)
        if how == "insert":
            changed.insert(at, byte)
        elif how == "cut":
            del changed[at:]
        elif changed:
            changed[at : at + 1] = b"" if how == "delete" else bytes([byte])
    return bytes(changed)


CHANGE = st.tuples(st.sampled_from(["replace", "insert", "delete", "cut"]), st.integers(0, 10**6), st.integers(0, 255))


@quietly
@given(changes=st.lists(CHANGE, min_size=1, max_size=4))
@example(changes=[])
def test_any_bytes_of_a_file_may_be_changed(changes: list[tuple[str, int, int]]) -> None:
    status, told, complaint = analysed(mutated(good(), changes))
    said = [line for line in complaint.splitlines() if line.startswith("ludi: ")]
    assert "Traceback" not in told + complaint
    assert "unforeseen" not in complaint
    if status == 0:  # a change that makes no difference, such as another name
        assert "what decided this game" in told
    else:
        assert (status, told, len(said)) == (2, "", 1)
        assert said[0].endswith(".")
