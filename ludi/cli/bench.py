"""`ludi bench`: what is fast and what is strong, compared with others in the same run."""

from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ludi.cli.arguments import check_range
from ludi.cli.output import AsJson, print_json
from ludi.cli.progress import compiling, errors
from ludi.engine.errors import LudiError
from ludi.engine.registry import GAMES, default_game, get_game

BENCHES = ("engine", "server", "hostile", "cluster", "lab", "bots", "judge", "analysis")


GAMES_HELP = "bots: games of each match against OpenSpiel (60); judge: games judged (60); analysis: of each kind (20)."
USUAL_GAMES = {"analysis": 20}
JUDGE = "search@100"


def bench(
    what: Annotated[str, typer.Argument(metavar="|".join(BENCHES))] = "engine",
    peers: Annotated[bool, typer.Option("--peers", help="engine: measure OpenSpiel and Catanatron as well.")] = False,
    device: Annotated[str, typer.Option(help="engine, lab: cpu or cuda.")] = "cpu",
    game: Annotated[str, typer.Option(help=f"One of {', '.join(GAMES)}.", show_default=False)] = "",
    games: Annotated[int | None, typer.Option(help=GAMES_HELP, show_default=False)] = None,
    seconds: Annotated[float, typer.Option(help="bots: time a move in those matches.")] = 1.0,
    processes: Annotated[int, typer.Option(help="bots: games of those matches at a time.")] = 1,
    as_json: AsJson = False,
    network: Annotated[str, typer.Option(metavar="FILE", help="judge: a network instead of the game's own.")] = "",
    judge: Annotated[str, typer.Option(metavar="JUDGE", help="analysis: such as first-sight or search@400.")] = "",
) -> None:
    """Measure the engine, the server (with its page, attacked, as a cluster), the research interface, the bots, how
    well positions are judged, or what the analysis of games is worth."""
    if what not in BENCHES:
        raise LudiError(f"There is no bench “{what}”; choose one of {', '.join(BENCHES)}.")
    game = get_game(game or default_game()).name
    if device not in ("cpu", "cuda"):
        raise LudiError(f"There is no device “{device}”; choose cpu or cuda.")
    if peers and what != "engine":
        raise LudiError("--peers is for “ludi bench engine”; the other benches always measure theirs.")
    if device == "cuda" and what not in ("engine", "lab"):
        raise LudiError("--device is for “ludi bench engine” and “ludi bench lab”; leave it out.")
    games = USUAL_GAMES.get(what, 60) if games is None else games
    if what == "bots":
        check_range("--games", games, 0, 10_000)
        check_range("--processes", processes, 1, 64)
        if not 0 < seconds <= 3600:
            raise LudiError(f"--seconds cannot be {seconds:g}; choose more than 0, up to 3600.")
    if what in ("judge", "analysis"):
        check_range("--games", games, 1, 100_000)
    if network and what != "judge":
        raise LudiError("--network is for “ludi bench judge”; leave it out.")
    if judge and what != "analysis":
        raise LudiError("--judge is for “ludi bench analysis”; leave it out.")
    data = _measure(what, game, device, peers, network or judge, (games, seconds, processes))
    print_json(data) if as_json else Console().print(bench_table(data))


def _measure(what: str, game: str, device: str, peers: bool, by: str, match: tuple[int, float, int]) -> dict[str, Any]:
    def say(text: str) -> None:
        errors.print(text, style="dim")

    if what == "server":
        from ludi.server.bench_server import bench_server

        return bench_server(say, game)
    if what == "hostile":
        from ludi.server.bench_hostile import bench_hostile

        return bench_hostile(say)
    if what == "cluster":
        from ludi.server.bench_cluster import bench_cluster

        return bench_cluster(say, game)
    with compiling():
        if what == "lab":
            from ludi.lab.bench_lab import bench_lab

            return bench_lab(game, device, say)
        if what == "judge":
            from ludi.lab.bench_judge import bench_judge

            return bench_judge(get_game(game), match[0], by, say)
        if what == "analysis":
            from ludi.lab.bench_analysis import bench_analysis
            from ludi.lab.judges import parse_judge

            return bench_analysis(get_game(game), match[0], parse_judge(by or JUDGE), say)
        if what == "bots":
            from ludi.lab.bench_bots import bench_bots

            return bench_bots(game, *match, say)
        return _engine(game, device, peers, say)


def _engine(game: str, device: str, peers: bool, say: Callable[[str], None]) -> dict[str, Any]:
    from ludi.lab.bench_engine import bench_engine
    from ludi.lab.peers import load_peers

    if peers and device == "cuda":
        raise LudiError("The peers run on the CPU; leave out --peers or --device cuda.")
    return bench_engine(game, device, load_peers() if peers else {}, say)


def bench_table(data: dict[str, Any]) -> Table:
    table = Table("what", "value", "unit", "against", title=data["rows"][0]["machine"])
    for row in data["rows"]:
        against = [f"{value:g} x {name}" for name, value in row.get("ratio", {}).items()]
        against += [f"{name.replace('_', ' ')} {value:g}" for name, value in row.get("wanted", {}).items()]
        value = f"{row['value']:,.6g}" if row["value"] < 1e4 else f"{row['value']:,.0f}"
        table.add_row(row["name"], value, row["unit"], ", ".join(against))
    return table
