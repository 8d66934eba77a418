"""`ludi arena`: matches between bots, and the ladder of levels."""

import shlex
from collections.abc import Generator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ludi.bots.levels import LEVELS
from ludi.bots.roster import BotSpec, parse_bot
from ludi.cli.arguments import check_range, check_threads, default_players, game_options, use_data
from ludi.cli.output import AsJson, print_json
from ludi.cli.progress import bar, compiling, errors
from ludi.engine.contract import Game, Options
from ludi.engine.errors import LudiError, quoted
from ludi.engine.registry import GAMES, get_game

if TYPE_CHECKING:
    from ludi.lab.arena import Contest, Run, Workers

GAME_OPTION = typer.Option("--game", metavar="GAME", help=f"One of {', '.join(GAMES)}.")
BOTS_HELP = "Names with commas between, such as strongest@1s,greedy; for a ladder from weak to strong."
STOPPED = 130  # as shells count a process that Ctrl+C ended


@dataclass(frozen=True)
class Asked:
    """What the command line asks for, checked."""

    game: Game
    players: int
    options: Options
    bots: list[BotSpec]
    games: int
    seed: int
    threads: int
    results: Path | None
    ray: str | None


def arena(
    context: typer.Context,
    game: Annotated[str, GAME_OPTION],
    bots: Annotated[str | None, typer.Option(help=BOTS_HELP)] = None,
    players: Annotated[int | None, typer.Option(help="How many play; as many as bots if not given.")] = None,
    games: Annotated[int, typer.Option(help="How many games, rounded up so that every bot sits everywhere.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same draws, and bots of theirs.")] = 1,
    threads: Annotated[int | None, typer.Option(help="Games at a time; one per core if not given.")] = None,
    results: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep each game here, and go on from it; a folder for a ladder.")
    ] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Each level against the one below.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="The ladder's picture.")] = None,
    table: Annotated[Path | None, typer.Option(metavar="FILE.md", help="The ladder's table.")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster: HOST:PORT, or local.")] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Your own data files of the game.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other: wins with 95 % intervals, ranks, ratings, seats.

    As many bots as players change seats in turn; of two bots among more players the first is alone against the rest; of
    more bots than players every combination meets. A game's own options follow as --NAME VALUE.
    """
    use_data(data, game)
    if not ladder and (plot or table):
        raise LudiError("--plot and --table are for a ladder; add --ladder or leave them out.")
    names = bots.split(",") if bots else list(LEVELS) if ladder else []
    if not names:
        raise LudiError("Say who plays, as in “--bots strongest@1s,greedy”.")
    chosen, called = get_game(game), [parse_bot(name) for name in names]
    own = game_options(chosen, context.args)
    usual = 4 if ladder or len(called) == 1 else len(called)
    count = default_players(chosen, own, usual) if players is None else players
    options = chosen.complete_options(count, own)
    check_range("--games", games, 1, 10**8)
    asked = Asked(chosen, count, options, called, games, seed, check_threads(threads), results, ray)
    if ladder:
        climb(asked, plot or Path(f"ladder-{game}.svg"), table or Path(f"ladder-{game}.md"), as_json)
    else:
        match(asked, as_json)


def match(asked: Asked, as_json: bool) -> None:
    """One match, told."""
    from ludi.lab.arena import Contest, Run
    from ludi.lab.ratings import report

    run = Run(asked.game.name, asked.players, asked.options, tuple(asked.bots), asked.seed).check()
    summary = report(run, held([Contest(run, run.whole_deals(asked.games), asked.results)], asked)[0])
    show(summary, as_json, match_table(summary), times_table(summary), seats_table(summary), order_table(summary))


def climb(asked: Asked, plot: Path, table: Path, as_json: bool) -> None:
    """The ladder, told and written."""
    from ludi.lab import ladder
    from ludi.lab.arena import Contest
    from ludi.lab.ratings import report

    runs = ladder.ladder_runs(asked.game.name, asked.players, asked.options, asked.bots, asked.seed)
    for path in (plot, table, *([asked.results] if asked.results else [])):
        if not path.parent.is_dir():
            raise LudiError(f"There is no folder {quoted(path.parent, 200)}; make it first.")
    contests = [Contest(run, run.whole_deals(asked.games), ladder_file(asked.results, run)) for run in runs]
    results = held(contests, asked)
    summary = ladder.ladder_report(runs, [report(run, each) for run, each in zip(runs, results, strict=True)])
    ladder.write(plot, ladder.svg(summary))
    ladder.write(table, ladder.markdown(summary, command(asked)))
    errors.print(f"Wrote {table} and {plot}.", markup=False, highlight=False, soft_wrap=True)
    show(summary, as_json, ladder_table(summary))


def ladder_file(folder: Path | None, run: "Run") -> Path | None:
    """A match's own file in the ladder's folder."""
    from ludi.lab.ladder import results_file

    if folder is None:
        return None
    if folder.exists() and not folder.is_dir():
        raise LudiError(f"A ladder keeps its results in a folder, and {quoted(folder, 200)} is none; name another.")
    return results_file(folder, run)


def held(contests: "Sequence[Contest]", asked: Asked) -> list[Any]:
    """Each contest's results, with progress; what stops it on the way is said with how to go on."""
    from ludi.lab.arena import hold, on_threads
    from ludi.lab.ratings import require

    require()
    total, missing = sum(each.games for each in contests), sum(each.missing for each in contests)
    crew = workers(contests, asked) if missing else nullcontext(on_threads(1))
    try:
        with crew as play:
            if (each := contests[0].games) > asked.games:
                say(f"{each} games instead of {asked.games}, so that every bot sits everywhere equally often.")
            if missing < total:
                say(f"{total - missing} of {total} games are in {asked.results} already.")
            with bar(f"{asked.game.title}, {asked.players} players", missing) as advance:
                return [hold(contest, play, advance) for contest in contests]
    except KeyboardInterrupt:
        if asked.results is None:
            say("Stopped; without --results none of the games is kept.")
        else:
            finished = sum(len(each.on_file()) for each in contests)
            say(f"Stopped after {finished} of {total} games; the same command goes on from {asked.results}.")
        raise SystemExit(STOPPED) from None


@contextmanager
def workers(contests: "Sequence[Contest]", asked: Asked) -> Generator["Workers"]:
    """Who plays: threads here, or a cluster. What can go wrong with them does so before a file is opened."""
    from ludi.lab.arena import on_threads, warm_up
    from ludi.lab.cluster import LOCAL, cluster

    if asked.ray in (None, LOCAL):  # once here, rather than in every process at the same time
        with compiling(asked.game.title):
            for each in contests:
                warm_up(each.run)
    if asked.ray is None:
        yield on_threads(asked.threads)
        return
    with cluster(asked.ray, asked.threads) as play:
        yield play


def command(asked: Asked) -> str:
    """The command that makes this ladder again."""
    defaults, levels = asked.game.complete_options(asked.players, {}), [parse_bot(name) for name in LEVELS]
    words = ["ludi", "arena", "--ladder", "--game", asked.game.name, "--players", str(asked.players)]
    words += ["--games", str(asked.games), "--seed", str(asked.seed)]
    words += [] if asked.bots == levels else ["--bots", ",".join(map(str, asked.bots))]
    for name, value in asked.options.items():
        words += [] if defaults[name] == value else [f"--{name}", str(value)]
    return shlex.join(words)


def say(sentence: str) -> None:
    errors.print(sentence, markup=False, highlight=False, soft_wrap=True)


def show(data: dict[str, Any], as_json: bool, *tables: Table) -> None:
    if as_json:
        print_json(data)
        return
    for table in tables:
        Console().print(table)


def match_table(data: dict[str, Any]) -> Table:
    from ludi.lab.ladder import interval, percent

    stopped = f", {data['unfinished']} unfinished" if data["unfinished"] else ""
    title = f"{data['games']:,} games of {data['game']}, {data['players']} players, seed {data['seed']}{stopped}"
    table = Table("bot", "wins", "share (95 %)", "even", "rank", "rating (95 %)", title=title)
    for row in data["results"]:
        wins = f"{row['wins']:g} of {row['games']}"
        table.add_row(row["bot"], wins, interval(row), percent(row["even"]), f"{row['mean_rank']:.2f}", rating(row))
    return table


def times_table(data: dict[str, Any]) -> Table:
    from ludi.lab.ladder import seconds

    table = Table("bot", "decisions", "a decision", "longest", title="Time to think")
    for row in data["results"]:
        times = (seconds(row["seconds_per_decision"]), seconds(row["longest_decision"]))
        table.add_row(row["bot"], f"{row['decisions']:,}", *times)
    return table


def rating(row: dict[str, Any]) -> str:
    if row["rating"] is None:
        return "–"
    ends = "" if row["rating_low"] is None else f" ({row['rating_low']:+.0f}…{row['rating_high']:+.0f})"
    return f"{row['rating']:+.0f}{ends}"


def seats_table(data: dict[str, Any]) -> Table:
    from ludi.lab.ladder import interval, percent

    table = Table("seat", "wins (95 %)", *(row["bot"] for row in data["results"]), title="Wins by seat")
    for seat in data["seats"]:
        own = (percent(row["by_seat"][seat["seat"]]["share"]) for row in data["results"])
        table.add_row(seat["seat"], interval(seat), *own)
    return table


def order_table(data: dict[str, Any]) -> Table:
    from ludi.lab.ladder import interval

    table = Table("to decide", "wins (95 %)", title="Wins by who began")
    for place in data["order"]:
        table.add_row("first" if place["place"] == 1 else f"{place['place'] - 1} behind", interval(place))
    return table


def ladder_table(data: dict[str, Any]) -> Table:
    """Without what a narrow terminal has no room for."""
    from ludi.lab.ladder import HEADINGS, cells, headline

    kept = [place for place, heading in enumerate(HEADINGS) if heading not in ("in English", "games")]
    table = Table(*(HEADINGS[place] for place in kept), title=headline(data))
    for row in data["rungs"]:
        shown = cells(row)
        table.add_row(*(shown[place] for place in kept))
    return table
