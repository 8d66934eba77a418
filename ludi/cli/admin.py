"""`ludi admin`, `ludi backup` and `ludi restore`: for operators, on the database, whether a server runs or not."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from ludi.cli.output import AsJson, print_json
from ludi.engine.errors import LudiError

if TYPE_CHECKING:
    from ludi.server.admin import Admin

T = TypeVar("T")
admin_app = typer.Typer(no_args_is_help=True, help="Look after a server: tables, bans, keys. Servers obey in seconds.")
Database = Annotated[str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, or how it begins.")]
Who = Annotated[str, typer.Argument(metavar="WHO", help="A guest (see “ludi admin show”), an address or a network.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]
STATUSES = ("waiting", "playing", "over")
LONGEST_GRACE = 365  # days: so long does a cookie last


def say(sentence: str) -> None:
    Console().print(sentence, soft_wrap=True, highlight=False, markup=False)


def ask(database: str | None, question: "Callable[[Admin], Awaitable[T]]") -> T:
    """What the database answers, once it is open and of the present version."""
    from ludi.server.admin import Admin
    from ludi.server.database import is_database_error, open_database, why
    from ludi.server.settings import default_database

    async def answer() -> T:
        engine = await open_database(database or default_database(), existing=True)
        try:
            return await question(Admin(engine))
        except Exception as error:
            if is_database_error(error):
                raise LudiError(f"The database failed: {why(error)}.") from None
            raise
        finally:
            await engine.dispose()

    return asyncio.run(answer())


def when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


@admin_app.command()
def tables(
    status: Annotated[str | None, typer.Option(help="Only those waiting, playing or over.")] = None,
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="How many at most, the latest first.")] = 50,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List tables."""
    if status is not None and status not in STATUSES:
        raise LudiError(f"--status {status} is not known; choose one of {', '.join(STATUSES)}.")
    found = ask(database, lambda admin: admin.tables(status, limit))
    if as_json:
        return print_json(found)
    shown = Table("table", "game", "status", "moves", "made", "players")
    for each in found:
        players = ", ".join(seat["player"] or "(open)" for seat in each["seats"])
        shown.add_row(each["id"], each["game"], each["status"], str(each["number"]), when(each["created"]), players)
    return Console().print(shown)


@admin_app.command()
def show(table: TableId, database: Database = None) -> None:
    """Everything about a table but its secret, with the guests at it (as JSON)."""

    async def look(admin: "Admin") -> Any:
        return await admin.show(await admin.find(table))

    print_json(ask(database, look))


@admin_app.command()
def close(table: TableId, database: Database = None) -> None:
    """End a game without a result. It can still be looked at."""

    async def end(admin: "Admin") -> str:
        found = await admin.find(table)
        await admin.close(found)
        return found

    say(f"Table {ask(database, end)} is closed.")


@admin_app.command()
def delete(
    table: TableId,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
) -> None:
    """Delete a table with its seats and moves, for good."""
    found = ask(database, lambda admin: admin.find(table))
    if not yes:
        typer.confirm(f"Delete table {found} for good?", abort=True)
    ask(database, lambda admin: admin.delete([found]))
    say(f"Table {found} is deleted.")


@admin_app.command()
def ban(
    who: Who,
    why: Annotated[str, typer.Option(help="A note for yourself.")] = "",
    database: Database = None,
) -> None:
    """Serve a guest, an address or a network no more."""
    say(f"{ask(database, lambda admin: admin.ban(who, why))} is banned.")


@admin_app.command()
def unban(who: Who, database: Database = None) -> None:
    """Serve somebody again."""
    say(f"{ask(database, lambda admin: admin.unban(who))} is served again.")


@admin_app.command()
def bans(database: Database = None, as_json: AsJson = False) -> None:
    """Who is banned."""
    found = ask(database, lambda admin: admin.bans())
    if as_json:
        return print_json(found)
    shown = Table("who", "since", "why")
    for each in found:
        shown.add_row(each["who"], when(each["since"]), each["why"])
    return Console().print(shown)


@admin_app.command()
def stats(database: Database = None, as_json: AsJson = False) -> None:
    """How many tables, moves and players there are."""
    found = ask(database, lambda admin: admin.stats())
    if as_json:
        return print_json(found)
    shown = Table(show_header=False)
    for name, value in found.items():
        told = (
            ", ".join(f"{key} {number:,}" for key, number in value.items()) if isinstance(value, dict) else f"{value:,}"
        )
        shown.add_row(name.replace("_", " "), told)
    return Console().print(shown)


@admin_app.command(name="rotate-key")
def rotate_key(
    grace: Annotated[float, typer.Option(metavar="DAYS", help="How long cookies of the old key are accepted.")] = 30,
    database: Database = None,
) -> None:
    """Sign cookies with a new key. With --grace 0 all guests are strangers at once; seats open by their keys."""
    if not 0 <= grace <= LONGEST_GRACE:
        raise LudiError(f"--grace {grace:g} is not possible; give a number of days from 0 to {LONGEST_GRACE}.")
    ask(database, lambda admin: admin.rotate(grace))
    kept = f"cookies of the old one are accepted for {grace:g} days" if grace else "all older cookies are void"
    say(f"There is a new key; {kept}.")


def backup(
    file: File,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
    database: Database = None,
) -> None:
    """Write the whole database to a file, while servers are running. The file holds secrets: keep it safe."""
    from ludi.server.backup import back_up
    from ludi.server.settings import default_database

    if file.exists() and not force:
        raise LudiError(f"There is a file {file} already; choose another name, or give --force.")
    rows = asyncio.run(back_up(database or default_database(), file))
    say(f"{rows:,} rows are in {file}.")


def restore(file: File, database: Database = None) -> None:
    """Fill an empty database with a backup, of either kind and of any earlier version. Start servers afterwards."""
    from ludi.server.backup import restore as put_back
    from ludi.server.settings import default_database

    rows = asyncio.run(put_back(database or default_database(), file))
    say(f"{rows:,} rows are restored.")
