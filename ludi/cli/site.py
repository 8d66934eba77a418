"""`ludi site`: files to play with, for any web server."""

from pathlib import Path
from typing import Annotated

import typer


def site(
    folder: Annotated[Path, typer.Argument(help="Where to write the files: an empty folder, or an earlier site.")],
    base: Annotated[str, typer.Option(help="The path the site will have, such as /ludi/.")] = "/",
) -> None:
    """Write a site that any web server can hand out: lessons, rules, and games against bots, with no server of ours."""
    from ludi.server.settings import STATIC
    from ludi.server.site import write_site

    size = write_site(STATIC, folder, base)
    typer.echo(f"Wrote {size / 1e6:.1f} MB to {folder}; it belongs at the path {base} of a web server.")
