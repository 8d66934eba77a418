"""A guest's own games as a list, and what they come to."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel

from ludi.engine.registry import get_game
from ludi.server.api import PROBLEMS
from ludi.server.context import Asking, Context, Running
from ludi.server.models import Token
from ludi.server.played import PAGE, Outcome, Played, Wanted
from ludi.table.playing import Json

router = APIRouter(prefix="/api/me", responses=PROBLEMS)
Place = Annotated[str, Query(pattern=r"^\d{1,12}(\.\d{1,9})?_[0-9a-f]{32}$")]  # in the list: a moment and a table
PartOfName = Annotated[str, Query(min_length=1, max_length=24)]


class PlayedSeat(BaseModel):
    seat: str  # the game's own name of it
    kind: Literal["open", "human", "bot"]
    player: str
    bot: str | None  # who played here at the end, if a bot did
    share: float | None  # of the win; null while the game goes on, and where it ended without a result
    place: int | None  # from 1; null where nobody noted it


class PlayedGame(BaseModel):
    """One of my games that have begun."""

    id: str
    game: str
    created: float  # seconds since 1970
    status: Literal["playing", "over"]
    you: str  # your seat
    seats: list[PlayedSeat]
    number: int  # of moves
    turns: int | None  # as the game counts them; null for games of older versions
    turn_name: str  # what they are called
    seconds: float  # from the first move to the last


class MyGames(BaseModel):
    """A page of them, the latest first."""

    games: list[PlayedGame]
    next: str | None  # asks for the page after this one


class Fared(BaseModel):
    """How I fared in finished games."""

    games: int
    wins: float  # shared ones count by my share
    place: float | None  # on average


class FaredAgainst(Fared):
    against: str  # `people`, or a bot


class GameStatistics(Fared):
    """Of one game in all, and by who else was at the table: a game against two kinds of bots counts for both."""

    game: str
    against: list[FaredAgainst]


class Statistics(BaseModel):
    games: list[GameStatistics]  # the most played first


@router.get("/games")
async def my_games(
    running: Running,
    guest: Asking,
    game: Token | None = None,
    outcome: Outcome | None = None,
    against: Token | None = None,
    name: PartOfName | None = None,
    before: Place | None = None,
) -> MyGames:
    """Your games that have begun. `outcome`: `closed` ended without a result. `against`: `people`, `bots` (nobody else)
    or a bot by name. `name`: a part of an opponent's. `before`: what the page before this one says of the `next`."""
    games = [each for each in _served(running) if game in (None, each)]
    wanted = Wanted(games, outcome, against, name, _moment(before))
    found = [_told(each) for each in await Played(running.store.engine).page(guest.id, wanted)]
    last = found[PAGE - 1] if len(found) > PAGE else None
    return MyGames(games=found[:PAGE], next=f"{last.created:.9f}_{last.id}" if last else None)


@router.get("/statistics")
async def my_statistics(running: Running, guest: Asking) -> Statistics:
    """How you fared in each game, and against whom."""
    tallies = await Played(running.store.engine).tallies(guest.id, _served(running))
    whole = sorted((each for each in tallies if each.against is None), key=lambda each: (-each.games, each.game))
    return Statistics(
        games=[
            GameStatistics(
                game=all_.game,
                games=all_.games,
                wins=all_.wins,
                place=all_.place,
                against=[
                    FaredAgainst(against=each.against, games=each.games, wins=each.wins, place=each.place)
                    for each in tallies
                    if each.game == all_.game and each.against is not None
                ],
            )
            for all_ in whole
        ]
    )


def _served(running: Context) -> list[str]:
    return list(running.thinking.games)


def _moment(before: str | None) -> tuple[float, str] | None:
    if before is None:
        return None
    created, _, table_id = before.partition("_")
    return float(created), table_id


def _told(row: Json) -> PlayedGame:
    game = get_game(row["game"])
    seats = [PlayedSeat(**{**each, "seat": game.seat_names[each["seat"]]}) for each in row["seats"]]
    told = {name: row[name] for name in ("id", "game", "created", "status", "number", "turns")}
    seconds = max(0.0, row["moved_at"] - row["began"]) if row["began"] else 0.0
    you = game.seat_names[row["seat"]]
    return PlayedGame(**told, you=you, seats=seats, turn_name=game.turn_name, seconds=seconds)
