"""`ludi data`: check and export the data files that an owner of a game can correct from the box."""

import shlex
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ludi.cli.output import AsJson, print_json
from ludi.engine.errors import LudiError, quoted
from ludi.games.ave_roma.content import FILES, FOLDER, Content, export, read

data_app = typer.Typer(
    no_args_is_help=True,
    help="The cards and boards of Ave Roma as files: correct them from your box.",
)

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="A folder with the data files.")]
NAMED_ROWS = 6  # more changed rows than this are only counted


@data_app.command()
def check(folder: Folder, as_json: AsJson = False) -> None:
    """Check all files of a folder: OK and what differs from the packaged ones, or the first thing that is wrong."""
    if not folder.is_dir():
        raise LudiError(f"There is no folder {quoted(folder, 200)}; “ludi data export DIR” makes one.")
    data = comparison(folder, read(folder), read(FOLDER))
    if as_json:
        print_json(data)
        return
    console = Console()
    console.print(ok_sentence(data), soft_wrap=True, highlight=False, markup=False)
    console.print(files_table(data))


@data_app.command(name="export")
def export_files(folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new or empty folder.")]) -> None:
    """Copy the packaged data files into a folder, where you can correct them."""
    written = export(folder)
    lines = (
        f"Wrote {', '.join(path.name for path in written)} into {folder}. Edit them, then:",
        f"  ludi data check {shlex.quote(str(folder))}",
        f"  ludi play ave_roma --data {shlex.quote(str(folder))}",
    )
    for line in lines:
        Console().print(line, soft_wrap=True, highlight=False, markup=False)


def comparison(folder: Path, content: Content, packaged: Content) -> dict[str, Any]:
    """What `check` tells: the counts, the digest, and file by file the rows that differ from the packaged ones."""
    return {
        "folder": str(folder),
        "ok": True,
        "digest": content.digest,
        "same_as_packaged": content.digest == packaged.digest,
        "counts": counts(content),
        "files": [file_comparison(file, content, packaged) for file in FILES],
    }


def counts(content: Content) -> dict[str, int]:
    return {
        "boards": len(content.board_prices) // 2,
        "province_cards": len(content.province_ids),
        "building_cards": 2 * len(content.building_names),
        "war_cards": 5 * len(content.set_names),
        "patron_cards": len(content.patron_ids),
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
