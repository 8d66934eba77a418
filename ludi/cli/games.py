"""`ludi games`: what is installed, for how many, and with which options."""

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludi.cli.output import AsJson, print_json
from ludi.cli.progress import errors
from ludi.engine.contract import Game
from ludi.engine.registry import working_games


def games(as_json: AsJson = False) -> None:
    """The games that can be played here, with their players and options."""
    found, broken = working_games()
    if as_json:
        print_json({"games": [facts_of(game) for game in found], "broken": [str(error) for error in broken]})
        return
    table = Table("game", "title", "players", "options")
    for game in found:
        facts = facts_of(game)
        options = "\n".join(f"--{name} {'|'.join(map(str, values))}" for name, values in facts["options"].items())
        table.add_row(game.name, game.title, ", ".join(map(str, facts["players"])), Text(options))
    Console().print(table)
    for error in broken:
        errors.print(str(error), style="red", markup=False, highlight=False, soft_wrap=True)


def facts_of(game: Game) -> dict[str, Any]:
    usual = game.default_options()
    first = game.option_specs[0] if game.option_specs else None
    kinds = [{**usual, first.name: value} for value in first.values] if first else [usual]
    return {
        "name": game.name,
        "title": game.title,
        "players": sorted({count for options in kinds for count in game.player_counts(options)}),
        "options": {spec.name: list(spec.values) for spec in game.option_specs},
    }
