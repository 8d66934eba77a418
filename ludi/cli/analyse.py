"""`ludi analyse`: what decided a recorded game."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ludi.cli.arguments import check_language, check_threads, game_in, use_data
from ludi.cli.output import AsJson, print_json
from ludi.cli.progress import bar, compiling, errors
from ludi.engine.errors import LudiError, quoted
from ludi.engine.replay import load

STOPPED = 130  # as shells count a process that Ctrl+C ended
JUDGE_HELP = "Instead of what the seconds allow: first-sight, search@400, playouts@400, network:FILE@400."
RESULTS_HELP = "A folder in which what was judged is kept: the same command goes on from it."


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A replay file.")],
    seconds: Annotated[float, typer.Option(help="How long it may take; 5 gives a quick report.")] = 60.0,
    threads: Annotated[int | None, typer.Option(help="Positions judged at a time; one per core if not given.")] = None,
    judge: Annotated[str, typer.Option(metavar="JUDGE", help=JUDGE_HELP)] = "",
    html: Annotated[Path | None, typer.Option(metavar="OUT", help="One file to share, with a graph.")] = None,
    results: Annotated[Path | None, typer.Option(metavar="FOLDER", help=RESULTS_HELP)] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Your own data files of the game.")] = None,
    lang: Annotated[str, typer.Option("--lang", help="en, it or fr.")] = "en",
    as_json: AsJson = False,
) -> None:
    """Tell what decided a game: everybody's luck, own decisions and others' play, turning points, better moves."""
    begun = time.perf_counter()
    from ludi.analysis.telling import report_of
    from ludi.lab.analysis import Wanted, judge_game

    check_language(lang)
    use_data(data, game_in(file))
    wanted = Wanted(seconds, check_threads(threads), judge, results).check()
    if html is not None:
        check_new(html)
    with compiling():
        replay = load(file)
    with stopping(results), progress(replay.match.game.title) as begin:
        judged = judge_game(replay, wanted, begin=begin, begun=begun)
    report = report_of(replay, judged.line, judged.judge, lang)
    if html is not None:
        from ludi.lab.analysis_page import write

        write(html, report)
        errors.print(f"Wrote {html}.", markup=False, highlight=False, soft_wrap=True)
    if as_json:
        print_json(report)
    elif html is None:
        from ludi.cli.analysis_screen import show

        show(report, Console())


def check_new(path: Path) -> None:
    """LudiError unless a file can be written there; one that exists is replaced."""
    if path.is_dir() or not path.parent.is_dir():
        raise LudiError(f"{quoted(path, 200)} cannot be written; name a file in a folder that exists.")


@contextmanager
def progress(title: str) -> Iterator[Callable[[int], Callable[[int], None]]]:
    """Compiling, then a bar over positions; yields what is told of how many there are."""
    with ExitStack() as shown:
        making_ready = shown.enter_context(ExitStack())
        making_ready.enter_context(compiling(title))

        def begin(total: int) -> Callable[[int], None]:
            making_ready.close()
            return shown.enter_context(bar(title, total))

        yield begin


@contextmanager
def stopping(results: Path | None) -> Iterator[None]:
    """Ctrl+C, told with how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        kept = f"the same command goes on from {results}" if results else "without --results nothing was kept"
        errors.print(f"Stopped; {kept}.", markup=False, highlight=False, soft_wrap=True)
        raise SystemExit(STOPPED) from None
