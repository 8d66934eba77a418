"""A site of files: what is in it, where it belongs, and what is not overwritten."""

import hashlib
import json
import shutil
from pathlib import Path

import pytest

from ludi.engine.errors import LudiError
from ludi.server.offline import LIST, WORKER, manifest, version_told
from ludi.server.site import write_site

PAGE = '<!doctype html><html lang="en"><head><script src="/assets/app.js"></script></head></html>'


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """An app, as far as a site is concerned."""
    folder = tmp_path / "static"
    python = folder / "assets" / "pyodide-1"
    python.mkdir(parents=True)
    (python / "pyodide.asm.wasm").write_bytes(bytes(100))
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "index.html.br").write_bytes(b"packed")
    (folder / "assets" / "app.js").write_text("1", encoding="utf-8")
    (folder / "sw.js").write_text("OFFLINE", encoding="utf-8")
    return folder


def listed(folder: Path, which: str = "files") -> dict[str, str]:
    text = (folder / WORKER).read_text(encoding="utf-8")
    told = json.loads(text[len("const OFFLINE = ") : text.index(";\n")])
    assert text.endswith("OFFLINE")
    files: dict[str, str] = told[which]
    return files


def test_the_page_knows_where_it_is(static: Path, tmp_path: Path) -> None:
    write_site(static, tmp_path / "site", "games/")
    page = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert '<html data-alone data-base="/games/" lang="en">' in page
    assert 'src="/games/assets/app.js"' in page
    assert "content-security-policy" in page
    assert "unsafe" not in page
    for path in ("404.html", "new/index.html", "rules/tali/index.html", "learn/municipium/first/index.html"):
        assert (tmp_path / "site" / path).read_text(encoding="utf-8") == page


def test_every_file_is_listed_with_what_is_in_it(static: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(static, folder, "/")
    files = listed(folder)
    assert {"", LIST, "assets/app.js", "assets/pyodide-1/pyodide.asm.wasm"} < set(files)
    for path, digest in files.items():
        assert hashlib.sha256((folder / (path or "index.html")).read_bytes()).hexdigest() == digest
    python = json.loads((folder / LIST).read_text(encoding="utf-8"))["python"]
    assert (folder / python).is_file()


def test_it_says_which_page_its_python_belongs_to(static: Path) -> None:
    """A page that was there before is another one: it is told apart by its script."""
    assert manifest(static)["page"] == "assets/app.js"


def test_networks_are_for_later(static: Path, tmp_path: Path) -> None:
    (static / "assets" / "tali-1.bin").write_bytes(bytes(50))
    write_site(static, tmp_path / "site", "/")
    assert listed(tmp_path / "site", "later") == {"assets/tali-1.bin": hashlib.sha256(bytes(50)).hexdigest()}
    assert "assets/tali-1.bin" not in listed(tmp_path / "site")


def test_a_game_without_a_module_to_think_with_is_played_against_chance(static: Path, tmp_path: Path) -> None:
    assert [bot["name"] for bot in manifest(static)["catalogue"]["bots"]] == ["random"]
    other = tmp_path / "other"
    static.rename(other)
    (other / "machines.json").write_text('{"games": {"tali": "x"}}', encoding="utf-8")
    found = manifest(other)
    assert found["machines"] == ["tali"]
    assert len(found["catalogue"]["bots"]) == 5


def test_a_version_is_told_apart_by_every_file(static: Path, tmp_path: Path) -> None:
    found = {manifest(static)["version"]}
    for name in ("index.html", "assets/app.js", "assets/more.svg"):
        other = shutil.copytree(static, tmp_path / f"other{len(found)}")
        with (other / name).open("a", encoding="utf-8") as file:
            file.write(" ")
        found.add(manifest(other)["version"])
    assert len(found) == 4
    assert version_told(static) in found
    assert version_told(tmp_path) is None


def test_a_folder_that_holds_something_else_is_left_alone(static: Path, tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "to_livia.txt").write_text("vale", encoding="utf-8")
    with pytest.raises(LudiError, match="something else"):
        write_site(static, tmp_path / "letters", "/")
    with pytest.raises(LudiError, match="not built"):
        write_site(tmp_path / "nowhere", tmp_path / "site", "/")
    write_site(static, tmp_path / "site", "/")
    write_site(static, tmp_path / "site", "/")  # an earlier site is replaced
