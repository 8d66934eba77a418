"""`ludi lab`: what researchers need besides the environments of `ludi.lab`."""

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from ludi.cli.arguments import check_range, check_threads, default_players, game_options
from ludi.cli.output import AsJson, print_json
from ludi.cli.progress import bar, compiling, errors
from ludi.engine.registry import GAMES, get_game

if TYPE_CHECKING:
    from ludi.lab.analysis_many import PlayerSummary

lab_app = typer.Typer(
    no_args_is_help=True, help="For research: data of self-play, what observations are made of, many games analysed."
)

OWN_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}  # a game's own: --edition v3 --goal 4


@lab_app.command(context_settings=OWN_OPTIONS)
def dataset(
    context: typer.Context,
    game: Annotated[str, typer.Option(help=f"One of {', '.join(GAMES)}.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="The new file, such as games.parquet.")],
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one per seat: optio@500,greedy.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Write every decision of games between bots to a Parquet file. A game's own options follow as --NAME VALUE."""
    from ludi.bots.roster import parse_bot
    from ludi.lab import dataset as lab

    chosen = get_game(game)
    own = game_options(chosen, context.args)
    count = default_players(chosen, own, 4) if players is None else players
    options = chosen.complete_options(count, own)
    check_range("--games", games, 1, 10**8)
    named = [parse_bot(name) for name in bots.split(",")]
    named = named * count if len(named) == 1 else named
    job = lab.Job(chosen, count, options, named, games, seed, out).check()
    with compiling():
        lab.warm_up(job)
    with bar(f"{chosen.title}, {count} players", games) as advance:
        report = lab.write(job, advance)
    if as_json:
        print_json(report)
        return
    left_out = f", {report['unfinished']} without an end left out" if report["unfinished"] else ""
    sentence = f"Wrote {report['rows']:,} decisions of {games:,} games{left_out} to {out} ({report['bytes']:,} bytes)."
    Console().print(sentence, soft_wrap=True, highlight=False, markup=False)


@lab_app.command()
def layout(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"One of {', '.join(GAMES)}.")], as_json: AsJson = False
) -> None:
    """What each cell of an observation is."""
    from ludi.lab.observation import layout_data

    data = layout_data(get_game(game))
    if as_json:
        print_json(data)
        return
    title = f"{data['game']} version {data['version']}: {data['size']} cells, {data['actions']} actions"
    table = Table("cells", "name", "shape", "meaning", title=title)
    for part in data["parts"]:
        last = part["first"] + part["cells"] - 1
        cells = str(last) if part["cells"] == 1 else f"{part['first']}–{last}"
        shape = "" if part["cells"] == 1 else " × ".join(map(str, part["shape"]))
        table.add_row(cells, part["name"], shape, part["meaning"])
    Console().print(table)


@lab_app.command()
def analyse(
    source: Annotated[Path, typer.Argument(metavar="SOURCE", help="A folder of replays, or a results file.")],
    seconds: Annotated[float, typer.Option(help="How long each game may take.")] = 60.0,
    threads: Annotated[int | None, typer.Option(help="Positions judged at a time; one per core if not given.")] = None,
    judge: Annotated[str, typer.Option(metavar="JUDGE", help="Such as first-sight or search@400; else by time.")] = "",
    games: Annotated[int | None, typer.Option(help="No more than so many, the first ones.")] = None,
    results: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Keep what was judged, and go on.")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster: HOST:PORT, or local.")] = None,
    as_json: AsJson = False,
) -> None:
    """Analyse many games: everybody's luck, and what he lost per decision."""
    from ludi.cli.analyse import stopping
    from ludi.lab import analysis_many as lab
    from ludi.lab.analysis import Wanted
    from ludi.lab.analysis_sources import sources_in

    if games is not None:
        check_range("--games", games, 1, 10**6)
    count = check_threads(threads)
    wanted = Wanted(seconds, 1 if ray else count, judge, results).check()
    sources = sources_in(source)[:games]
    crew = nullcontext(lab.here) if ray is None else lab.on_cluster(ray, count)
    with stopping(results), crew as workers, bar(str(source), len(sources)) as advance:
        found = lab.analyse_many(sources, wanted, workers, advance)
    for game in found:
        if game["refused"]:
            errors.print(f"{game['name']}: {game['refused']}", markup=False, highlight=False, soft_wrap=True)
    players = lab.by_player(found)
    print_json({"players": players, "games": found}) if as_json else Console().print(players_table(players))


def players_table(players: list["PlayerSummary"]) -> Table:
    """In points of a hundred wins."""
    table = Table("player", "games", "wins", "luck (95 %)", "without luck (95 %)", "decisions", "lost per decision")
    for grade in ("inaccuracies", "mistakes", "blunders"):
        table.add_column(grade, justify="right")
    for row in players:
        luck = f"{100 * row['luck']:+.1f} ± {100 * row['luck_within']:.1f}"
        adjusted = f"{100 * row['adjusted']:.1f} ± {100 * row['adjusted_within']:.1f}"
        counts = [str(count) for grade, count in row["grades"].items() if grade != "good"]
        decisions, lost = f"{row['decisions']:,}", f"{row['points_lost']:.2f}"
        table.add_row(row["player"], str(row["games"]), f"{row['share']:.1%}", luck, adjusted, decisions, lost, *counts)
    return table
