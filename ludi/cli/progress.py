"""Progress of long steps, always on standard error: standard output belongs to the result."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludi.engine.compiled import on_compiled

errors = Console(stderr=True)


@contextmanager
def compiling(what: str = "the rules") -> Iterator[None]:
    """Tell that compiling goes on, if it does: nothing is shown when the machine code is at hand."""
    count = 0
    status = errors.status("")

    def listener(_: str) -> None:
        nonlocal count
        count += 1
        text = f"Compiling {what} (only once, up to a minute): {count} functions"
        if count == 1:
            if not errors.is_terminal:
                errors.print(f"Compiling {what} (only once, up to a minute) …")
            status.start()
        status.update(text)

    on_compiled.append(listener)
    try:
        yield
    finally:
        on_compiled.remove(listener)
        status.stop()
        if count:
            errors.print(f"Compiled {count} functions.", style="dim")


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar; yields the function that advances it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda count: progress.advance(task, count)
