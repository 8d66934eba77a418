"""What a guest has played, page by page, and how often he has won what against whom: counted by the database."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Select, and_, case, exists, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludi.server import database_tables as db

Outcome = Literal["won", "shared", "lost", "playing", "closed"]
PEOPLE, BOTS = "people", "bots"  # who is asked for, besides the bots by name
PAGE = 20  # games
WHOLE = 0.999  # of a win that is shared with nobody
Json = dict[str, Any]

me, other, tables, moves = db.seats.alias("me"), db.seats.alias("other"), db.tables.c, db.moves.c
beside = and_(other.c.table_id == me.c.table_id, other.c.seat != me.c.seat)
OUTCOMES: Mapping[str, Any] = {
    "won": me.c.share > WHOLE,
    "shared": and_(me.c.share > 0, me.c.share <= WHOLE),
    "lost": me.c.share <= 0,
    "playing": tables.status == "playing",
    "closed": and_(tables.status == "over", me.c.share.is_(None)),
}


@dataclass(frozen=True)
class Wanted:
    """Which of a guest's games; all that is given must hold."""

    games: Sequence[str]
    outcome: Outcome | None = None
    against: str | None = None  # people, only bots, or a bot by name
    name: str | None = None  # a part of an opponent's
    before: tuple[float, str] | None = None  # older than this moment and table


@dataclass(frozen=True)
class Tally:
    """Of a game, how a guest fared against some; against everybody, if `against` is null."""

    game: str
    against: str | None
    games: int
    wins: float
    place: float | None  # on average, where it is known


class Played:
    """One database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def page(self, guest: str, wanted: Wanted) -> list[Json]:
        """The latest games, one more than a page has if there are more."""
        query = (
            _mine(guest, wanted.games)
            .where(*_conditions(wanted))
            .order_by(me.c.created.desc(), me.c.table_id.desc())
            .limit(PAGE + 1)
        )
        async with self.engine.connect() as connection:
            games = [dict(row) for row in (await connection.execute(query)).mappings()]
            seats, began = await _seats(connection, games), await _beginnings(connection, games)
        return [{**game, "seats": seats[game["id"]], "began": began.get(game["id"])} for game in games]

    async def tallies(self, guest: str, games: Sequence[str]) -> list[Tally]:
        """Of finished games with a result: of each game in all, and against people and each kind of bot."""
        ended = _mine(guest, games).where(me.c.share.is_not(None))
        whole = ended.subquery()
        who = case((other.c.kind == "bot", other.c.bot), else_=PEOPLE).label("against")
        pairs = ended.join(other, beside).add_columns(who).distinct().subquery()
        async with self.engine.connect() as connection:
            in_all = await connection.execute(_counted(whole))
            against = await connection.execute(_counted(pairs, pairs.c.against))
            found = [(game, None, *counted) for game, *counted in in_all] + [tuple(row) for row in against]
        return [
            Tally(game, name, count, float(wins), float(place) if place is not None else None)
            for game, name, count, wins, place in found
        ]


def _mine(guest: str, games: Sequence[str]) -> Select[Any]:
    """A guest's games that have begun, with how he fared."""
    shown = (tables.id, tables.game, tables.status, tables.created, tables.number, tables.turns, tables.moved_at)
    return (
        select(*shown, me.c.seat, me.c.share, me.c.place)
        .join(me, me.c.table_id == tables.id)
        .where(me.c.guest == guest, me.c.kind == "human", tables.game.in_(games))
        .where(tables.status.in_(("playing", "over")), tables.number > 0)
    )


def _counted(games: Any, *by: Any) -> Select[Any]:
    columns = games.c
    numbers = (func.count(), func.sum(columns.share), func.avg(columns.place))
    return select(columns.game, *by, *numbers).group_by(columns.game, *by)


def _conditions(wanted: Wanted) -> list[Any]:
    found: list[Any] = []
    if wanted.outcome:
        found.append(OUTCOMES[wanted.outcome])
    if wanted.against:
        found.append(_against(wanted.against))
    if wanted.name:
        found.append(exists().where(beside, _called(wanted.name)))
    if wanted.before:
        found.append(tuple_(me.c.created, me.c.table_id) < wanted.before)
    return found


def _against(who: str) -> Any:
    people = exists().where(beside, other.c.kind == "human")
    if who in (PEOPLE, BOTS):
        return people if who == PEOPLE else ~people
    return exists().where(beside, other.c.kind == "bot", other.c.bot == who)


def _called(name: str) -> Any:
    """Databases may know of no capitals but those of English."""
    forms = {name, name.lower(), name.upper(), name.title()}
    return or_(*(other.c.player.icontains(form, autoescape=True) for form in sorted(forms)))


async def _seats(connection: AsyncConnection, games: Sequence[Json]) -> dict[str, list[Json]]:
    found: dict[str, list[Json]] = {game["id"]: [] for game in games}
    seats = db.seats.c
    shown = (seats.table_id, seats.seat, seats.kind, seats.player, seats.bot, seats.share, seats.place)
    query = select(*shown).where(seats.table_id.in_(list(found))).order_by(seats.table_id, seats.seat)
    for row in (await connection.execute(query)).mappings():
        found[row["table_id"]].append(dict(row))
    return found


async def _beginnings(connection: AsyncConnection, games: Sequence[Json]) -> dict[str, float]:
    """When each game's first move was made."""
    first = and_(moves.table_id.in_([game["id"] for game in games]), moves.number == 1)
    return {row.table_id: row.at for row in await connection.execute(select(moves.table_id, moves.at).where(first))}
