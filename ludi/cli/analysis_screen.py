"""A report in the terminal: the account, a chart, the moments that mattered."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludi.analysis.colours import tints
from ludi.analysis.grades import GRADES
from ludi.analysis.report import Report
from ludi.analysis.series import at, lucky_draws, stands, worst_decisions
from ludi.analysis.words import Words
from ludi.engine.texts import texts

# by seat: bands are told apart where there are no colours, too
PATTERNS: Final = ("█", "▒", "▓", "░", "┼")
HEIGHT: Final = 12  # rows of the chart
SCALE: Final = {HEIGHT - 1: "100", HEIGHT // 2: "50", 0: "0"}
WIDEST: Final = 100  # columns of it
PARTS: Final = ("start", "luck", "own", "others", "drift", "end", "adjusted")
ROOMY: Final = 150  # columns from which the account is one table
BAD: Final = GRADES[1:]


def show(report: Report, console: Console) -> None:
    """Everything, at the console's width."""
    words = Words(report, texts(report["language"]))
    console.print(Text(words.title, style="bold"))
    for note in words.notes:
        console.print(Text(note, style="dim"))
    if report["summary"]:
        console.print(Text(report["summary"]))
    for table in account_tables(report, words, console.width):
        console.print(table)
    console.print(Text(words("closes"), style="dim"))
    if report["events"]:
        console.print(Text(f"\n{words('graph')}", style="bold"))
        console.print(chart(report, words, console.width))
        for part in moments(report, words):
            console.print(part)


def account_tables(report: Report, words: Words, width: int) -> list[Table]:
    """Where the results came from and how everybody decided; side by side where there is room."""
    table = Table(title=words("account"), title_justify="left")
    table.add_column(words("player"))
    for part in PARTS:
        table.add_column(words(part), justify="right")
    played = table if width >= ROOMY else Table(words("player"))
    for heading in ("lost", *BAD):
        played.add_column(words(heading), justify="right")
    fills = tints(report)
    for number, seat in enumerate(report["seats"]):
        who = Text.assemble((PATTERNS[number], fills[number].fill), " ", words.who(number))
        shares = [
            words.points(share, signed=part not in ("start", "end", "adjusted"))
            for part, share in zip(PARTS, (seat[each] for each in PARTS), strict=True)
        ]
        counts = [str(seat["grades"][grade]) for grade in BAD]
        lost = [words.each(seat["points_lost"]), *counts]
        if played is table:
            table.add_row(who, *shares, *lost)
        else:
            table.add_row(who, *shares)
            played.add_row(who, *lost)
    return [table] if played is table else [table, played]


def chart(report: Report, words: Words, width: int) -> RenderableType:
    """Everybody's shares stacked, the first seat at the bottom; below, lucky draws and turning points."""
    columns = max(10, min(WIDEST, width - 6))
    found, moves = stands(report), max(report["moves"], 1)
    shares = [at(found, (column + 0.5) * moves / columns) for column in range(columns)]
    fills = [tint.fill for tint in tints(report)]
    lines = [
        Text.assemble((f"{SCALE.get(level, ''):>3} ", "dim"), _row(shares, level, fills))
        for level in range(HEIGHT - 1, -1, -1)
    ]
    marks = (_luck_marks(report, columns, moves), _turning_marks(report, columns, moves))
    lines += [Text.assemble("    ", mark) for mark in marks]
    return Group(*lines, Text(words("legend"), style="dim"))


def _row(shares: list[list[float]], level: int, fills: list[str]) -> Text:
    """One row of the chart: whose band the middle of each cell lies in."""
    row, height = Text(), (level + 0.5) / HEIGHT
    for column in shares:
        seat, below = 0, column[0]
        while below < height and seat < len(column) - 1:
            seat += 1
            below += column[seat]
        row.append(PATTERNS[seat], fills[seat])
    return row


def _luck_marks(report: Report, columns: int, moves: int) -> Text:
    cells, fills = [(" ", "")] * columns, tints(report)
    for luck in sorted(lucky_draws(report), key=lambda each: abs(each.by)):
        place = _column(luck.event["number"], columns, moves)
        cells[place] = ("▲" if luck.by > 0 else "▼", fills[luck.seat].fill)
    return Text.assemble(*cells)


def _turning_marks(report: Report, columns: int, moves: int) -> Text:
    cells = [" "] * columns
    for number, moment in enumerate(report["turning_points"], start=1):
        cells[_column(moment["number"], columns, moves)] = str(number)
    return Text("".join(cells), style="bold")


def _column(move: int, columns: int, moves: int) -> int:
    return min(int((move - 0.5) * columns / moves), columns - 1)


def moments(report: Report, words: Words) -> Iterator[RenderableType]:
    """Turning points, and everybody's worst decisions."""
    if report["turning_points"]:
        yield Text(f"\n{words('turning-points')}", style="bold")
    for number, moment in enumerate(report["turning_points"], start=1):
        yield _entry(f"{number}. {words.turning_point(moment)}")
    yield Text(f"\n{words('worst')}", style="bold")
    for number, seat in enumerate(report["seats"]):
        if not (bad := worst_decisions(report, seat["seat"])):
            yield Text(words("worst-nothing", player=words.who(number)))
            continue
        yield Text(words.who(number), style=f"bold {tints(report)[number].fill}")
        for event in bad:
            yield _entry(words.worst(event))


def _entry(sentence: str) -> Padding:
    return Padding(Text(sentence), (0, 0, 0, 2))
