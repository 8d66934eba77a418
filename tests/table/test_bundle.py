"""The archive of Python: everything a page needs to play, and nothing it cannot have."""

import io
import subprocess
import sys
import zipfile
from pathlib import Path

from ludi.table.bundle import archive

ALONE = """
import sys, typing
sys.modules["typing_extensions"] = typing
for name in ("numpy", "numba", "pydantic", "sqlalchemy", "fluent", "babel", "orjson", "fastapi", "platformdirs"):
    sys.modules[name] = None
sys.path.insert(0, sys.argv[1])
from ludi.table.page import Door
import ludi, json
assert ludi.__file__.startswith(sys.argv[1])
door = Door('["random"]', "[]", "[]")
print(",".join(game["name"] for game in json.loads(door.request("GET", "/catalogue", "null"))["body"]["games"]))
print(json.loads(door.request("GET", "/rules/tali/fr", "null"))["status"])
"""


def test_it_plays_with_nothing_else_installed(tmp_path: Path) -> None:
    zipfile.ZipFile(io.BytesIO(archive()[1])).extractall(tmp_path)
    run = subprocess.run(
        [sys.executable, "-S", "-c", ALONE, str(tmp_path)],
        env={"LUDI_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    games, status = run.stdout.split()
    assert {"municipium", "ave_roma", "tali"} <= set(games.split(","))
    assert status == "200"


def test_its_name_follows_from_what_is_in_it() -> None:
    name, data = archive()
    archive.cache_clear()
    assert archive() == (name, data)
    with zipfile.ZipFile(io.BytesIO(data)) as opened:
        names = opened.namelist()
    assert "ludi/table/house.py" in names
    assert not [each for each in names if each.startswith(("ludi/server", "ludi/lab", "ludi/cli"))]
    assert len(data) < 500_000
