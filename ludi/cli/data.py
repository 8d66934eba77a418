"""`ludi data`: check and export the data files that an owner of a game can correct from the box."""

import shlex
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ludi.cli.arguments import data_game
from ludi.cli.output import AsJson, print_json
from ludi.engine.content import Content, DataFiles
from ludi.engine.errors import LudiError, quoted
from ludi.engine.registry import get_game

data_app = typer.Typer(
    no_args_is_help=True,
    help="The cards and boards of a game as files: correct them from your box.",
)

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="A folder with the data files.")]
GameOption = Annotated[str | None, typer.Option("--game", metavar="GAME", help="Which game, if several have data.")]
NAMED_ROWS = 6  # more changed rows than this are only counted


@data_app.command()
def check(folder: Folder, game: GameOption = None, as_json: AsJson = False) -> None:
    """Check all files of a folder: OK and what differs from the packaged ones, or the first thing that is wrong."""
    if not folder.is_dir():
        raise LudiError(f"There is no folder {quoted(folder, 200)}; “ludi data export DIR” makes one.")
    _, files = _data_of(game)
    data = comparison(folder, files.read(folder), files)
    if as_json:
        print_json(data)
        return
    console = Console()
    console.print(ok_sentence(data), soft_wrap=True, highlight=False, markup=False)
    console.print(files_table(data))


@data_app.command(name="export")
def export_files(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new or empty folder.")], game: GameOption = None
) -> None:
    """Copy the packaged data files into a folder, where you can correct them."""
    name, files = _data_of(game)
    written = files.export(folder)
    lines = (
        f"Wrote {', '.join(path.name for path in written)} into {folder}. Edit them, then:",
        f"  ludi data check {shlex.quote(str(folder))}",
        f"  ludi play {name} --data {shlex.quote(str(folder))}",
    )
    for line in lines:
        Console().print(line, soft_wrap=True, highlight=False, markup=False)


def _data_of(game: str | None) -> tuple[str, DataFiles]:
    name = data_game(game)
    files = get_game(name).data
    if files is None:
        raise LudiError(f"{name} does not say how its data files are read.")
    return name, files


def comparison(folder: Path, content: Content, data: DataFiles) -> dict[str, Any]:
    """What `check` tells: the counts, the digest, and file by file the rows that differ from the packaged ones."""
    packaged = data.read(data.folder)
    return {
        "folder": str(folder),
        "ok": True,
        "digest": content.digest,
        "same_as_packaged": content.digest == packaged.digest,
        "counts": content.counts(),
        "files": [file_comparison(file, content, packaged) for file in data.files],
    }


def file_comparison(file: str, content: Content, packaged: Content) -> dict[str, Any]:
    rows = [row for row in content.rows if row.partition(", ")[0] == file]
    return {
        "file": file,
        "rows": len(rows),
        "attested": sum(content.attested[row] != "" for row in rows),
        "changed": [
            row.partition(", ")[2] or "whole file" for row in rows if content.rows[row] != packaged.rows.get(row)
        ],
    }


def ok_sentence(data: dict[str, Any]) -> str:
    parts = [f"{count} {what.replace('_', ' ')}" for what, count in data["counts"].items()]
    same = "the same as the packaged data" if data["same_as_packaged"] else "not the packaged data"
    return f"OK: {', '.join(parts)}; digest {data['digest']}, {same}."


def files_table(data: dict[str, Any]) -> Table:
    table = Table("file", "rows", "attested", "changed")
    for file in data["files"]:
        changed = file["changed"]
        named = ", ".join(changed[:NAMED_ROWS]) + (" …" if len(changed) > NAMED_ROWS else "")
        shown = f"{len(changed)}: {named}" if changed else "-"
        table.add_row(file["file"], str(file["rows"]), str(file["attested"]), shown)
    return table
