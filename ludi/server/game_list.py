"""What the lobby offers: each game with its options and player counts."""

from functools import cache
from itertools import product

from ludi.engine.contract import Game, Options
from ludi.engine.lesson import lesson_names
from ludi.server import models as m


def game_info(game: Game, ready: bool) -> m.GameInfo:
    return _described(game).model_copy(update={"ready": ready})


@cache
def _described(game: Game) -> m.GameInfo:
    defaults = game.default_options()
    options = [m.OptionInfo(name=s.name, values=list(s.values), default=defaults[s.name]) for s in game.option_specs]
    return m.GameInfo(
        name=game.name,
        title=game.title,
        prefix=game.prefix,
        seats=list(game.seat_names),
        options=options,
        players=_counts(game),
        ready=False,
        lessons=lesson_names(game.name),
    )


def _counts(game: Game) -> list[m.CountsInfo]:
    """Player counts by those options they depend on."""
    specs = game.option_specs
    every: list[Options] = [
        dict(zip([s.name for s in specs], values, strict=True)) for values in product(*(s.values for s in specs))
    ]
    counts = {tuple(options.items()): tuple(game.player_counts(options)) for options in every}
    matter = [s.name for s in specs if any(_differs(game, options, s.name, s.values) for options in every)]
    found: dict[tuple[object, ...], m.CountsInfo] = {}
    for options in every:
        few = {name: options[name] for name in matter}
        found[tuple(few.items())] = m.CountsInfo(options=few, counts=list(counts[tuple(options.items())]))
    return list(found.values())


def _differs(game: Game, options: Options, name: str, values: tuple[str | int, ...]) -> bool:
    return len({tuple(game.player_counts({**options, name: value})) for value in values}) > 1
