"""`ludi lab`: what researchers need besides the environments of `ludi.lab`."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ludi.cli.arguments import check_range, default_players, game_options
from ludi.cli.output import AsJson, print_json
from ludi.cli.progress import bar, compiling
from ludi.engine.registry import GAMES, get_game

lab_app = typer.Typer(no_args_is_help=True, help="For research: self-play data, and what observations are made of.")

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
