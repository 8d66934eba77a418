"""`ludi train`: a network learns a game by playing against itself."""

from pathlib import Path
from typing import Annotated, Any

import typer

from ludi.cli.arguments import check_range
from ludi.cli.output import AsJson, print_json
from ludi.cli.progress import compiling, errors
from ludi.engine.registry import GAMES, get_game


def train(
    game: Annotated[str, typer.Option(help=f"One of {', '.join(GAMES)}.")],
    out: Annotated[Path, typer.Option(metavar="RUN", help="The folder of the run.")],
    minutes: Annotated[float, typer.Option(help="How long to learn.")] = 10.0,
    device: Annotated[str, typer.Option(help="cpu or cuda.")] = "cpu",
    threads: Annotated[int, typer.Option(help="Threads that play (and, on the CPU, learn).")] = 1,
    settings: Annotated[Path | None, typer.Option(metavar="FILE", help="Settings; without, the usual ones.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="RUN", help="A run to go on with, exactly.")] = None,
    against: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A network to be beaten: it never changes and has all other seats."),
    ] = None,
    lessons: Annotated[int, typer.Option(help="Lessons to stop after, if there is time left; 0: no limit.")] = 0,
    judge_every: Annotated[float, typer.Option(help="Minutes between two looks at its strength.")] = 5.0,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: HOST:PORT, or local.")] = "",
    actors: Annotated[
        int, typer.Option(help="With --ray: so many play, each with its threads; one learner learns.")
    ] = 1,
    as_json: AsJson = False,
) -> None:
    """Train a network by self-play; it can be stopped, resumed, and played against (policy:RUN/network.npz)."""
    from ludi.lab.training.run import Job
    from ludi.lab.training.run import train as begin

    check_range("--threads", threads, 1, 1024)
    check_range("--actors", actors, 1, 4096)
    check_range("--lessons", lessons, 0, 10**9)
    job = Job(
        get_game(game), out, minutes, device, threads, settings, resume, against, lessons, ray, actors, judge_every
    ).check()

    def report(line: dict[str, Any]) -> None:
        errors.print(_sentence(line), style="dim", highlight=False, markup=False)

    with compiling():
        run = begin(job, report)
    if as_json:
        print_json({"out": str(out), "lessons": run.learner.lessons, "decisions": run.decisions, "log": run.log})


def _sentence(line: dict[str, Any]) -> str:
    if "strength" in line:
        shares = [
            f"{100 * each['share']:.1f} % of games for {each['players']} against {each['against']}"
            for each in line["strength"]
        ]
        return f"{line['decisions'] / 1e6:.1f} M decisions: " + ", ".join(shares)
    told = (f"{name} {line[name]:g}" for name in ("policy", "value", "entropy", "changed", "rate"))
    return f"lesson {line['lesson']}, {line['decisions_per_second']:,.0f} decisions/s, " + ", ".join(told)
