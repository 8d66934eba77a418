"""`ludi admin`, `ludi backup` and `ludi restore` as an operator types them."""

import asyncio
import io
import json
import sys
from pathlib import Path

import pytest

from ludi.cli.main import run
from ludi.server.database import open_database
from tests.server.truth import rows

ROWS = (
    """insert into tables (id, game, rules_version, content, options, listed, status, created, host, secret, commitment,
        number, moved_at) values ('abc1', 'tali', 1, '', '{}', true, 'playing', 5.5, 'h', 'hidden', 'c', 0, 0)""",
    """insert into seats (table_id, seat, kind, player, out_of_time, connected, last_seen, guest)
        values ('abc1', 0, 'human', 'Anna', false, false, 0, 'g')""",
)


class Operator:
    """Types commands in this process: a process for each would take most of the test's time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def types(self, *arguments: str | Path, status: int = 0, stdin: str = "") -> str:
        """What is printed where all is well, else the sentence on standard error."""
        self._monkeypatch.setattr(sys, "argv", ["ludi", *map(str, arguments)])
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        try:
            run()
            ended = 0
        except SystemExit as end:
            ended = int(end.code or 0)
        told = self._capsys.readouterr()
        assert ended == status, told
        return told.err if status else told.out

    def is_refused(self, *arguments: str | Path) -> str:
        [line] = self.types(*arguments, status=2).splitlines()
        assert line.startswith("ludi: ")
        assert line.endswith(".")
        return line


@pytest.fixture
def operator(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Operator:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("NO_COLOR", "1")
    return Operator(monkeypatch, capsys)


@pytest.fixture
def database(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'test.sqlite3'}"

    async def make() -> None:
        await (await open_database(url)).dispose()

    asyncio.run(make())
    for row in ROWS:
        rows(url, row)
    return url


def test_tables_are_listed_closed_and_deleted(operator: Operator, database: str) -> None:
    told = operator.types("admin", "tables", "--database", database, "--json")
    assert [(table["id"], table["seats"][0]["player"]) for table in json.loads(told)] == [("abc1", "Anna")]
    shown = operator.types("admin", "show", "abc", "--database", database)
    assert json.loads(shown)["seats"][0]["guest"] == "g"
    assert "hidden" not in shown
    assert operator.types("admin", "close", "abc", "--database", database) == "Table abc1 is closed.\n"
    assert rows(database, "select status from tables") == [("over",)]
    operator.types("admin", "delete", "abc", "--database", database, stdin="n\n", status=130)
    assert rows(database, "select count(*) from seats") == [(1,)]
    operator.types("admin", "delete", "abc", "--yes", "--database", database)
    assert rows(database, "select count(*) from seats") == [(0,)]


def test_a_backup_is_made_and_restored(operator: Operator, database: str, tmp_path: Path) -> None:
    file, other = tmp_path / "backup.gz", f"sqlite:///{tmp_path / 'other.sqlite3'}"
    operator.types("backup", file, "--database", database)
    assert "already" in operator.is_refused("backup", file, "--database", database)
    operator.types("restore", file, "--database", other)
    assert rows(other, "select id, secret from tables") == [("abc1", "hidden")]
    assert "is not empty" in operator.is_refused("restore", file, "--database", database)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["close", "zzz"], "There is no table whose id begins with “zzz”"),
        (["ban", "somebody"], "“somebody” is neither a guest"),
        (["unban", "203.0.113.9"], "203.0.113.9 is not banned."),
        (["tables", "--status", "gone"], "--status gone is not known; choose one of waiting, playing, over."),
        (["rotate-key", "--grace", "-1"], "--grace -1 is not possible"),
        (["nonsense"], "No such command"),
    ],
)
def test_what_is_wrong_is_a_sentence(operator: Operator, database: str, arguments: list[str], said: str) -> None:
    given = [] if arguments == ["nonsense"] else ["--database", database]
    assert said in operator.is_refused("admin", *arguments, *given)


def test_a_database_that_is_not_there_is_not_made(operator: Operator, tmp_path: Path) -> None:
    missing = tmp_path / "missing.sqlite3"
    assert "There is no database" in operator.is_refused("admin", "stats", "--database", f"sqlite:///{missing}")
    assert not missing.exists()
