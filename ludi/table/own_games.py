"""The games of one browser as a list, and what they come to: from what is kept of them, so that none is played again.

Says what `MyGames` and `Statistics` say of a server's games.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence

from ludi.engine.registry import GAMES, get_game
from ludi.table.own import Kept, rows_of
from ludi.table.playing import Json

PAGE = 20  # games
PEOPLE, BOTS = "people", "bots"  # who is asked for, besides the bots by name
WHOLE = 0.999  # of a win that is shared with nobody
Wanted = Callable[[Json, str], bool]


def my_games(kept: Sequence[Kept], asked: Mapping[str, str]) -> Json:
    """A page of those that are as it is asked, the latest first."""
    chosen = [game for game in _games(kept) if all(FILTERS[key](game, value) for key, value in asked.items() if value)]
    chosen.sort(key=_place, reverse=True)
    last = chosen[PAGE - 1] if len(chosen) > PAGE else None
    return {"games": chosen[:PAGE], "next": f"{last['created']:.9f}_{last['id']}" if last else None}


def _place(game: Json) -> tuple[float, str]:
    return game["created"], game["id"]


def my_statistics(kept: Sequence[Kept]) -> Json:
    """How whoever plays here has fared in each game, and against whom."""
    tallies: dict[str, dict[str | None, list[Json]]] = defaultdict(lambda: defaultdict(list))
    for game in _games(kept):
        if _mine(game)["share"] is not None:
            for against in {None, *map(_kind, _others(game))}:
                tallies[game["game"]][against].append(_mine(game))
    games = [
        {
            "game": name,
            **_fared(by.pop(None)),
            "against": [{"against": against, **_fared(seats)} for against, seats in sorted(by.items(), key=str)],
        }
        for name, by in tallies.items()
    ]
    return {"games": sorted(games, key=lambda each: (-each["games"], each["game"]))}


def _games(kept: Sequence[Kept]) -> list[Json]:
    begun = (each for each in kept if each["table"]["number"] > 0)
    return [_told(each) for each in begun if each["table"]["game"] in GAMES]


def _told(kept: Kept) -> Json:
    """What `PlayedGame` says."""
    table, rows = rows_of(kept)
    game, info = get_game(table.game), vars(table)
    seats = [
        {"seat": game.seat_names[row.seat], **{name: vars(row)[name] for name in ("kind", "player", "bot", "share")}}
        | {"place": row.place}
        for row in rows
    ]
    return {
        **{name: info[name] for name in ("id", "game", "created", "status", "number", "turns")},
        "you": game.seat_names[next((row.seat for row in rows if row.guest == table.host), 0)],
        "seats": seats,
        "turn_name": game.turn_name,
        "seconds": max(0.0, table.moved_at - table.created),
    }


def _mine(game: Json) -> Json:
    return next(seat for seat in game["seats"] if seat["seat"] == game["you"])


def _others(game: Json) -> list[Json]:
    return [seat for seat in game["seats"] if seat["seat"] != game["you"]]


def _kind(seat: Json) -> str:
    return str(seat["bot"]) if seat["kind"] == "bot" else PEOPLE


def _fared(seats: Sequence[Json]) -> Json:
    places = [seat["place"] for seat in seats if seat["place"] is not None]
    wins = sum(seat["share"] for seat in seats)
    return {"games": len(seats), "wins": wins, "place": sum(places) / len(places) if places else None}


def _ended(game: Json, outcome: str) -> bool:
    share = _mine(game)["share"]
    if game["status"] == "playing" or share is None:
        return outcome == ("playing" if game["status"] == "playing" else "closed")
    return outcome == ("won" if share > WHOLE else "shared" if share > 0 else "lost")


def _against(game: Json, who: str) -> bool:
    kinds = {_kind(seat) for seat in _others(game)}
    return PEOPLE not in kinds if who == BOTS else who in kinds


def _called(game: Json, name: str) -> bool:
    return any(name.casefold() in seat["player"].casefold() for seat in _others(game))


def _before(game: Json, place: str) -> bool:
    created, _, table = place.partition("_")
    return _place(game) < (float(created), table)


FILTERS: Mapping[str, Wanted] = {
    "game": lambda game, name: bool(game["game"] == name),
    "outcome": _ended,
    "against": _against,
    "name": _called,
    "before": _before,
}
