"""A folder of one's own for the games that are played."""

from pathlib import Path

import pytest


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDI_DATA", str(tmp_path))
    return tmp_path
