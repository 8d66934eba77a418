"""The commands."""

import sys
import tempfile
import traceback
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from ludi import __version__
from ludi.bots.levels import STRONGEST, USUAL, Budget
from ludi.bots.table import BOTS
from ludi.cli.admin import Database, admin_app, backup, restore
from ludi.cli.analyse import analyse
from ludi.cli.arena import arena
from ludi.cli.arguments import (
    HUMAN,
    bots_for,
    check_language,
    check_range,
    check_threads,
    default_players,
    game_in,
    game_options,
    seat_kinds,
    use_data,
)
from ludi.cli.bench import bench
from ludi.cli.data import data_app
from ludi.cli.games import games
from ludi.cli.lab import lab_app
from ludi.cli.output import AsJson, print_json
from ludi.cli.progress import bar, compiling, errors
from ludi.cli.site import site
from ludi.cli.train import train
from ludi.engine.contract import Game
from ludi.engine.errors import LudiError
from ludi.engine.registry import GAMES, get_game, working_games
from ludi.engine.replay import Seat, load

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="Roman board games, exact and fast.",
)
app.add_typer(admin_app, name="admin")
app.add_typer(data_app, name="data")
app.add_typer(lab_app, name="lab")
OWN_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}  # a game's own: --edition v3 --goal 4
app.command()(analyse)
app.command(context_settings=OWN_OPTIONS)(arena)
app.command()(backup)
app.command()(bench)
app.command()(games)
app.command()(restore)
app.command()(site)
app.command()(train)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {', '.join(GAMES)}.")]
ReplayPath = Annotated[Path, typer.Argument(metavar="FILE", help="A replay file.")]
DataFolder = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="Your own data files of a game (see “ludi data”).")
]
LONGEST_KEPT = 36_500  # days
SPREAD = ("mean", "median", "p5", "p95")
Language = Annotated[str, typer.Option("--lang", help="en, it or fr.")]


def out() -> Console:
    return Console()


@app.callback(invoke_without_command=True)
def version(show: Annotated[bool, typer.Option("--version", help="Show the version.")] = False) -> None:
    """Roman board games, exact and fast."""
    if show:
        out().print(f"ludi {__version__}")
        raise typer.Exit


@app.command(context_settings=OWN_OPTIONS)
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=f"One of {', '.join(GAMES)}.")] = None,
    players: Annotated[int | None, typer.Option(help="How many play; you and bots, unless --seats says more.")] = None,
    seats: Annotated[str | None, typer.Option(help="Who sits where, such as human,level3,strongest@2s.")] = None,
    names: Annotated[str | None, typer.Option(help="The players' names, seat by seat, with commas between.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    seed: Annotated[int | None, typer.Option(help="Repeatable draws, for trying things out.")] = None,
    entropy: Annotated[list[str] | None, typer.Option(help="Your own words to mix into the draws.")] = None,
    data: DataFolder = None,
    lang: Language = "en",
) -> None:
    """Play in the terminal, against bots or others at the same screen.

    A game's own options follow as --NAME VALUE; “ludi games” lists them.
    """
    from ludi.cli import play as screen

    check_language(lang)
    use_data(data, game_in(resume) if resume else game)
    if resume is not None:
        with compiling():
            saved = load(resume)
        warm(saved.match.game)
        screen.resume(resume, language=lang, entropy=entropy or [], console=out())
        return
    if game is None:
        raise LudiError(f"Which game? Choose one of {', '.join(GAMES)}.")
    chosen = get_game(game)
    options = game_options(chosen, context.args)
    count = default_players(chosen, options, 3) if players is None else players
    kinds = [HUMAN] + [USUAL] * (count - 1)
    if seats is not None:
        kinds = seat_kinds(seats)
        if players is not None and players != len(kinds):
            raise LudiError(f"--players says {players}, but --seats names {len(kinds)}; leave one of them out.")
    chosen.complete_options(len(kinds), options)
    if seed is not None:
        check_range("--seed", seed, 0, 2**32 - 1)
    warm(chosen)
    screen.play(
        chosen, named_seats(kinds, names), options, language=lang, seed=seed, entropy=entropy or [], console=out()
    )


def named_seats(kinds: list[str], names: str | None) -> list[Seat]:
    """Who sits where; a player without a name is called by what he is."""
    called = [name.strip() for name in names.split(",")] if names else []
    if len(called) > len(kinds):
        raise LudiError(f"--names has {len(called)} names, but only {len(kinds)} play; leave some out.")
    called += [""] * (len(kinds) - len(called))
    return [Seat(name or kind, kind) for name, kind in zip(called, kinds, strict=True)]


def warm(game: Game) -> None:
    """Make ready what a live game calls, telling if that means compiling."""
    from ludi.bots.roster import BotSpec, make_bot
    from ludi.engine.fairness import Dealer
    from ludi.engine.match import Match

    with compiling(game.title):
        match = Match(game, default_players(game, {}, 3))
        dealer = Dealer.from_seed(0, {})  # any fair one: where the same outcome always falls, some games never move on
        match.run(lambda weights: dealer.draw(match.draws_made() + 1, weights))
        for bot in (BotSpec(USUAL), BotSpec("greedy"), BotSpec(STRONGEST, Budget(iterations=2))):
            make_bot(game, bot, 0).choose(match.state, match.decider)
        match.play_code(match.game.offered(match.state)[0])
        match.payoffs()
        game.view(match.state)


@app.command(context_settings=OWN_OPTIONS)
def simulate(
    context: typer.Context,
    game: GameName,
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one per seat: greedy,random.")] = "random",
    threads: Annotated[int | None, typer.Option(help="Threads; one per core if not given.")] = None,
    data: DataFolder = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and tell what came of them. A game's own options follow as --NAME VALUE."""
    from ludi.lab import simulate as lab

    use_data(data, game)
    chosen = get_game(game)
    own = game_options(chosen, context.args)
    count = default_players(chosen, own, 4) if players is None else players
    options = chosen.complete_options(count, own)
    check_range("--games", games, 1, 10**8)
    job = lab.Job(chosen, count, options, bots_for(bots, count), games, seed, check_threads(threads)).check()
    with compiling():
        lab.warm_up(job)
    with bar(f"{chosen.title}, {count} players", games) as advance:
        outcome = lab.simulate(job, advance)
    report = lab.report(job, outcome)
    print_json(report) if as_json else out().print(simulation_table(report))


def simulation_table(data: dict[str, Any]) -> Table:
    table = Table(title=f"{data['games']:,} games of {data['game']}, {data['players']} players", show_header=False)
    for key in ("seconds", "games_per_second", "decisions_per_second", "decisions_per_game", "unfinished"):
        table.add_row(key.replace("_", " "), f"{data[key]:,}")
    length = next(name for name in ("turns", "rounds") if name in data)
    table.add_row(length, ", ".join(f"{name} {value:g}" for name, value in data[length].items()))
    for seat, share in data["wins_by_seat"].items():
        table.add_row(f"wins of {seat} ({data['bots'][seat]})", f"{share:.1%}")
    for name, value in data["events_per_game"].items():
        table.add_row(f"{name.replace('_', ' ')} per game", f"{value:g}")
    for name, spread in data.get("measures", {}).items():
        shown = (f"{spread[key]:.1%}" if name.startswith("share_") else f"{spread[key]:g}" for key in SPREAD)
        table.add_row(name.replace("_", " "), "mean {}, median {}, p5 {}, p95 {}".format(*shown))
    return table


@app.command()
def replay(
    file: ReplayPath,
    at: Annotated[int | None, typer.Option(help="Show the position after this move.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only check that the file is right.")] = False,
    data: DataFolder = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Tell a recorded game move by move, or show one position of it."""
    from ludi.cli import replaying

    check_language(lang)
    use_data(data, game_in(file))
    with compiling():
        record = replaying.load(file)
    if check:
        report = replaying.summary(record)
        print_json(report) if as_json else out().print(replaying.summary_sentence(report), soft_wrap=True)
    elif at is not None:
        check_range("--at", at, 0, len(record.match.moves))
        match = record.match.at(at)
        print_json(match.game.view(match.state)) if as_json else replaying.show_position(match, lang, out())
    elif as_json:
        print_json(replaying.narrated(record, lang))
    else:
        replaying.tell(record, lang, out())


@app.command()
def verify(
    file: ReplayPath,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The one shown before the game; the file must have no other.")
    ] = None,
    data: DataFolder = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Recompute every draw of a game and tell what that proves, or what is wrong."""
    from ludi.cli import verifying

    check_language(lang)
    use_data(data, game_in(file))
    with compiling():
        report = verifying.report(file, commitment, lang)
    print_json(report) if as_json else verifying.tell(report, out())


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others on your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes any free one.")] = 8765,
    database: Database = None,
    workers: Annotated[int | None, typer.Option(help="Processes bots think in; one less than cores.")] = None,
    remote_bots: Annotated[
        bool, typer.Option("--remote-bots", help="Bots think where “ludi worker” runs (PostgreSQL only).")
    ] = False,
    keep: Annotated[
        float | None, typer.Option(metavar="DAYS", help="Delete finished games after so many days.")
    ] = None,
    metrics_port: Annotated[int | None, typer.Option(help="Metrics for Prometheus, at a port of their own.")] = None,
    metrics_host: Annotated[str, typer.Option(help="Where the metrics are served.")] = "127.0.0.1",
    proxies: Annotated[
        str, typer.Option(metavar="LIST", help="Trusted proxies before this server: 127.0.0.1,10.0.0.0/8.")
    ] = "",
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="What links to tables begin with, if others use another address.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the page.")] = False,
) -> None:
    """Play in the browser: with bots, with friends by link. Serves until Ctrl+C."""
    from ludi.cli.serve import serve as start

    check_range("--port", port, 0, 65535)
    arguments = ["--host", host, "--port", str(port), "--metrics-host", metrics_host, "--proxies", proxies]
    if workers is not None:
        check_range("--workers", workers, 1, 256)
        arguments += ["--workers", str(workers)]
    if keep is not None and not 0 < keep <= LONGEST_KEPT:
        raise LudiError(f"--keep {keep:g} is not possible; give a number of days, such as 30.")
    if metrics_port is not None:
        check_range("--metrics-port", metrics_port, 1, 65535)
        arguments += ["--metrics-port", str(metrics_port)]
    arguments += ["--database", database] if database else []
    arguments += ["--keep", str(keep)] if keep else []
    arguments += ["--remote-bots"] if remote_bots else []
    arguments += ["--public-url", public_url] if public_url else []
    start([*arguments, *(["--no-browser"] if no_browser else [])])


@app.command(name="worker")
def work(
    database: Database = None,
    processes: Annotated[int | None, typer.Option(help="Processes that think; one per core if not given.")] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="On a Ray cluster: HOST:PORT, auto, or local.")
    ] = None,
) -> None:
    """Think for the bots of servers with --remote-bots, on any machine that reaches their PostgreSQL. Until Ctrl+C."""
    from ludi.cli.serve import serve as start

    if processes is not None:
        check_range("--processes", processes, 1, 1024)
    if ray is not None:
        from ludi.cli.worker import work_on_cluster

        work_on_cluster(ray, database, processes)
    else:
        arguments = ["--database", database] if database else []
        arguments += ["--processes", str(processes)] if processes is not None else []
        start(arguments, "ludi.server.work")


@app.command()
def rules(
    game: GameName,
    section: Annotated[str | None, typer.Argument(help="A section such as 7 or 7.1.")] = None,
    lang: Language = "en",
) -> None:
    """The rules in our own words, whole or one section."""
    from ludi.engine.reference import rules_text

    out().print(Markdown(rules_text(get_game(game).name, check_language(lang), section)))


@app.command(name="compile")
def compile_all() -> None:
    """Compile everything now, so that later commands start at once."""
    from ludi.lab import simulate as lab

    games, broken = working_games()
    for game in games:
        count = default_players(game, {}, 4)
        options = game.complete_options(count, {})
        warm(game)
        with compiling(game.title):
            for bot in BOTS:
                lab.warm_up(lab.Job(game, count, options, [bot] * count, 1, 1))
    for error in broken:
        errors.print(str(error), style="red", markup=False, highlight=False, soft_wrap=True)
    out().print("Everything is compiled.")


def refuse(sentence: str) -> NoReturn:
    errors.print(f"ludi: {sentence}", style="red", markup=False, highlight=False, soft_wrap=True)
    raise SystemExit(2)


def usage_sentence(error: Any) -> str:
    """Typer's complaint as one sentence with the valid choices."""
    message = str(error.format_message()).strip().splitlines()[0].rstrip(".")
    if message.startswith("No such command"):
        return f"{message.partition('.')[0]}; choose one of {', '.join(sorted(command_names()))}."
    if getattr(getattr(error, "param", None), "name", None) == "game":
        return f"{message}; choose one of {', '.join(GAMES)}."
    context = getattr(error, "ctx", None)
    return f"{message}; see “{context.command_path if context else 'ludi'} --help”."


def command_names() -> list[str]:
    commands = [info.name or info.callback.__name__ for info in app.registered_commands if info.callback]
    return commands + [group.name for group in app.registered_groups if group.name]


def run() -> None:
    """Entry point. Nobody ever sees a traceback: what was not foreseen goes into a file to send to us."""
    try:
        app(standalone_mode=False)
    except LudiError as error:
        refuse(str(error))
    except typer.TyperException as error:
        refuse(usage_sentence(error))
    except (KeyboardInterrupt, typer.Abort):
        errors.print("Stopped.")
        raise SystemExit(130) from None
    except BrokenPipeError:  # the reader of our output went away
        sys.stderr.close()
        raise SystemExit(0) from None
    except Exception as error:
        with tempfile.NamedTemporaryFile("w", prefix="ludi-", suffix=".txt", delete=False) as file:
            traceback.print_exc(file=file)
        refuse(f"something unforeseen went wrong ({type(error).__name__}: {error}); the details are in {file.name}.")
