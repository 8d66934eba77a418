"""The measurements of a whole game measure something."""

import asyncio

from ludi.server.bench_telling import measure


def test_a_whole_game_is_measured() -> None:
    rows = {row["name"].partition(",")[0]: row for row in asyncio.run(measure("municipium"))}
    telling, listing = rows["telling a move"], rows["listing 50 running tables"]
    assert telling["moves"] > 50
    assert 0 < telling["p50_ms"] <= telling["value"] <= telling["max_ms"]
    assert (listing["tables"], listing["loaded_for_it"]) == (50, 0)
    assert all(row["value"] > 0 and row["wanted"] for row in rows.values())
