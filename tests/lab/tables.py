"""Every game with every number of players, for tests that go through all of them."""

from typing import Any

import pytest

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("tali", players, {}) for players in (2, 3, 4)),
    *(("municipium", players, {}) for players in (2, 3, 4)),
    ("municipium", 5, {"edition": "v3"}),
    *(("ave_roma", players, {}) for players in (2, 3, 4, 5)),
    ("ave_roma", 4, {"advanced": "on", "boards": "chosen"}),
]
every_table = pytest.mark.parametrize(("name", "players", "options"), TABLES)
