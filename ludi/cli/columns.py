"""Lists in as many columns as the terminal is wide."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

FEW: Final = 8  # options that stay in one column however wide the terminal is


def in_columns(lines: Sequence[Text], width: int) -> Table:
    """Lines in as many columns as fit, read downwards."""
    count = max(1, width // (max(line.cell_len for line in lines) + 2))
    rows = -(-len(lines) // count)
    table = Table.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        table.add_row(*lines[row::rows])
    return table


def option_list(entries: Sequence[tuple[Text, Text, Text]], width: int) -> Table:
    """Numbered options: description and notation, side by side where many of them fit."""
    widths = [max(cell.cell_len for cell in cells) for cells in zip(*entries, strict=True)]
    count = max(1, width // (sum(widths) + 8)) if len(entries) > FEW else 1
    rows = -(-len(entries) // count)
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(count):
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        table.add_column(no_wrap=True)
    for row in range(rows):
        table.add_row(*(cell for entry in entries[row::rows] for cell in entry))
    return table
