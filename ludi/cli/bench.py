"""`ludi bench`: what is fast and what is strong, compared with others in the same run."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from ludi.bots.roster import parse_bot
from ludi.cli.arguments import check_range
from ludi.cli.output import AsJson, print_json
from ludi.cli.progress import compiling, errors
from ludi.engine.errors import LudiError
from ludi.engine.registry import GAMES, default_game, get_game

BENCHES: Final = ("engine", "server", "hostile", "cluster", "lab", "bots", "judge", "analysis", "page")
USUAL_GAMES: Final = {"analysis": 20}  # for the others 60
USUAL_JUDGE: Final = "0.01s"
GAMES_HELP: Final = (
    "bots: games of each match against OpenSpiel (60); judge: games judged (60); analysis: for each number of players, "
    "and of each level (20); page: games compared (60)."
)
JUDGE_HELP: Final = "analysis: such as first-sight or search@400; 0.2s: the best that takes so long for a position."
SIMULATIONS_HELP: Final = "bots: of both in a match of equal numbers; 0 leaves it out (in long games it takes hours)."
PARTS_HELP: Final = "analysis: some of luck,levels,twice,reports,fairness."
PROCESSES_HELP: Final = "bots: games of those matches at a time; analysis: games at a time for fairness."
Say = Callable[[str], None]


@dataclass(frozen=True)
class Analysed:
    """What only the bench of the analysis has to know."""

    judge: str = ""
    parts: str = ""
    seed: int | None = None
    players: int | None = None
    bot: str = ""

    def given(self) -> list[str]:
        """What of it was asked for."""
        return [name for name, value in asdict(self).items() if value not in (None, "")]


@dataclass(frozen=True)
class Job:
    """What is measured, and how."""

    what: str
    game: str
    device: str
    peers: bool
    games: int
    seconds: float
    processes: int
    simulations: int
    network: str
    analysed: Analysed = field(default_factory=Analysed)

    def check(self) -> "Job":
        """Itself, or LudiError with a sentence."""
        if self.what not in BENCHES:
            raise LudiError(f"There is no bench “{self.what}”; choose one of {', '.join(BENCHES)}.")
        if self.device not in ("cpu", "cuda"):
            raise LudiError(f"There is no device “{self.device}”; choose cpu or cuda.")
        if self.peers and self.what != "engine":
            raise LudiError("--peers is for “ludi bench engine”; the other benches always measure theirs.")
        if self.device == "cuda" and self.what not in ("engine", "lab"):
            raise LudiError("--device is for “ludi bench engine” and “ludi bench lab”; leave it out.")
        if self.peers and self.device == "cuda":
            raise LudiError("The peers run on the CPU; leave out --peers or --device cuda.")
        if self.network and self.what != "judge":
            raise LudiError("--network is for “ludi bench judge”; leave it out.")
        if self.what != "analysis" and (given := self.analysed.given()):
            raise LudiError(f"--{given[0]} is for “ludi bench analysis”; leave it out.")
        self._check_numbers()
        return self

    def _check_numbers(self) -> None:
        if self.what == "bots":
            check_range("--games", self.games, 0, 10_000)
            check_range("--processes", self.processes, 1, 64)
            check_range("--simulations", self.simulations, 0, 10**6)
            if not 0 < self.seconds <= 3600:
                raise LudiError(f"--seconds cannot be {self.seconds:g}; choose more than 0, up to 3600.")
        elif self.what in ("judge", "analysis"):
            check_range("--games", self.games, 1, 100_000)
            check_range("--processes", self.processes, 1, 64)
        elif self.what == "page":
            check_range("--games", self.games, 1, 10_000_000)


def bench(
    what: Annotated[str, typer.Argument(metavar="|".join(BENCHES))] = "engine",
    peers: Annotated[bool, typer.Option("--peers", help="engine: measure OpenSpiel and Catanatron as well.")] = False,
    device: Annotated[str, typer.Option(help="engine, lab: cpu or cuda.")] = "cpu",
    game: Annotated[str, typer.Option(help=f"One of {', '.join(GAMES)}.", show_default=False)] = "",
    games: Annotated[int | None, typer.Option(help=GAMES_HELP, show_default=False)] = None,
    seconds: Annotated[float, typer.Option(help="bots: time a move in those matches.")] = 1.0,
    processes: Annotated[int, typer.Option(help=PROCESSES_HELP)] = 1,
    as_json: AsJson = False,
    network: Annotated[str, typer.Option(metavar="FILE", help="judge: a network instead of the game's own.")] = "",
    judge: Annotated[str, typer.Option(metavar="JUDGE", help=JUDGE_HELP)] = "",
    parts: Annotated[str, typer.Option(help=PARTS_HELP)] = "",
    simulations: Annotated[int, typer.Option(help=SIMULATIONS_HELP)] = 1_000,
    seed: Annotated[int | None, typer.Option(help="analysis: of its games (1).", show_default=False)] = None,
    players: Annotated[int | None, typer.Option(help="analysis: only so many.", show_default=False)] = None,
    bot: Annotated[str, typer.Option(help="analysis: who plays where luck is looked at (optio).")] = "",
) -> None:
    """Measure the engine, the server (with its page, attacked, as a cluster), the research interface, the bots, how
    well positions are judged, what the analysis of games is worth, or how fast pages think."""
    game = get_game(game or default_game()).name
    games = USUAL_GAMES.get(what, 60) if games is None else games
    analysed = Analysed(judge, parts, seed, players, bot)
    job = Job(what, game, device, peers, games, seconds, processes, simulations, network, analysed).check()
    data = _measure(job)
    print_json(data) if as_json else Console().print(bench_table(data))


def _measure(job: Job) -> dict[str, Any]:
    def say(text: str) -> None:
        errors.print(text, style="dim")

    if job.what in ("server", "hostile", "cluster"):
        return _server(job, say)
    with compiling():
        return _laboratory(job, say)


def _server(job: Job, say: Say) -> dict[str, Any]:
    if job.what == "server":
        from ludi.server.bench_server import bench_server

        return bench_server(say, job.game)
    if job.what == "hostile":
        from ludi.server.bench_hostile import bench_hostile

        return bench_hostile(say)
    from ludi.server.bench_cluster import bench_cluster

    return bench_cluster(say, job.game)


def _laboratory(job: Job, say: Say) -> dict[str, Any]:
    if job.what == "lab":
        from ludi.lab.bench_lab import bench_lab

        return bench_lab(job.game, job.device, say)
    if job.what == "page":
        return _page(job, say)
    if job.what == "judge":
        from ludi.lab.bench_judge import bench_judge

        return bench_judge(get_game(job.game), job.games, job.network, say)
    if job.what == "analysis":
        return _analysis(job, say)
    if job.what == "bots":
        from ludi.lab.bench_bots import bench_bots

        return bench_bots(job.game, job.games, job.seconds, job.processes, say, job.simulations)
    from ludi.lab.bench_engine import bench_engine
    from ludi.lab.peers import load_peers

    return bench_engine(job.game, job.device, load_peers() if job.peers else {}, say)


def _analysis(job: Job, say: Say) -> dict[str, Any]:
    """What the analysis of games is worth."""
    from ludi.lab.bench_analysis import BOT, PARTS, Measured, bench_analysis

    asked = job.analysed
    wanted = Measured(
        get_game(job.game),
        job.games,
        asked.judge or USUAL_JUDGE,
        tuple(asked.parts.split(",")) if asked.parts else PARTS,
        1 if asked.seed is None else asked.seed,
        asked.players,
        parse_bot(asked.bot) if asked.bot else BOT,
        job.processes,
    )
    return bench_analysis(wanted.check(), say)


def _page(job: Job, say: Say) -> dict[str, Any]:
    """How fast pages think, and how soon they can be played in without a server."""
    from ludi.lab.bench_machines import bench_machines
    from ludi.server.bench_site import bench_site

    data = bench_machines(say, job.game, job.games)
    data["rows"] += bench_site(say, job.game, get_game(job.game).title)
    return data


def bench_table(data: dict[str, Any]) -> Table:
    table = Table("what", "value", "unit", "against", title=data["rows"][0]["machine"])
    for row in data["rows"]:
        against = [f"{value:g} x {name}" for name, value in row.get("ratio", {}).items()]
        against += [f"{name.replace('_', ' ')} {value:g}" for name, value in row.get("wanted", {}).items()]
        value = f"{row['value']:,.6g}" if row["value"] < 1e4 else f"{row['value']:,.0f}"
        table.add_row(row["name"], value, row["unit"], ", ".join(against))
    return table
