"""Compiled, these tests stay in one process of `pytest -n`: their box of data is compiled once, not once in each."""

from pathlib import Path

import pytest

from ludi.engine.compiled import INTERPRETED


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not INTERPRETED and item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.xdist_group("chapters"))
