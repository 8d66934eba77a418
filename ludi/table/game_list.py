"""What the lobby offers: each game with its options and player counts."""

from functools import cache
from itertools import product

from ludi.engine.contract import Game, Options
from ludi.engine.lesson import lesson_names
from ludi.table.playing import Json


def game_info(game: Game, ready: bool) -> Json:
    """What `GameInfo` says; `ready`: its bots can play at once."""
    return {**_described(game), "ready": ready}


@cache
def _described(game: Game) -> Json:
    defaults = game.default_options()
    options = [{"name": s.name, "values": list(s.values), "default": defaults[s.name]} for s in game.option_specs]
    return {
        "name": game.name,
        "title": game.title,
        "prefix": game.prefix,
        "seats": list(game.seat_names),
        "options": options,
        "players": _counts(game),
        "lessons": lesson_names(game.name),
    }


def _counts(game: Game) -> list[Json]:
    """Player counts by those options they depend on."""
    specs = game.option_specs
    every: list[Options] = [
        dict(zip([s.name for s in specs], values, strict=True)) for values in product(*(s.values for s in specs))
    ]
    counts = {tuple(options.items()): tuple(game.player_counts(options)) for options in every}
    matter = [s.name for s in specs if any(_differs(game, options, s.name, s.values) for options in every)]
    found: dict[tuple[object, ...], Json] = {}
    for options in every:
        few = {name: options[name] for name in matter}
        found[tuple(few.items())] = {"options": few, "counts": list(counts[tuple(options.items())])}
    return list(found.values())


def _differs(game: Game, options: Options, name: str, values: tuple[str | int, ...]) -> bool:
    return len({tuple(game.player_counts({**options, name: value})) for value in values}) > 1
