"""Which errors say that the database cannot be reached or asked now, rather than that it was asked nonsense."""

import sqlite3

import asyncpg
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

CLASSES: tuple[type[Exception], ...] = (  # in which they come
    *(DBAPIError, DisconnectionError, NoConnectionLeft, OSError),
    *(sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError),
)
STATES = (
    "08",  # connections that break, or are refused
    "53",  # no disk, no memory, no connection left
    "57P",  # it shuts down, has crashed, or is not there yet
    "58",  # its own machine fails it
    "25006",  # it is a copy from which others read
    "25P03",  # we have fallen silent for too long
)
CLOSED = ("connection is closed", "connection was closed", "connection has been released")  # by asyncpg, stateless
PRIMARY = 0xFF  # the part of SQLite's error codes that says what sort it is
SQLITE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
}


def is_outage(error: BaseException | None) -> bool:
    """Whether the same may well be done in a moment; whichever library was the last to have the error in hand."""
    match error:
        case DBAPIError():
            return error.connection_invalidated or is_outage(error.orig)
        case OSError() | DisconnectionError() | NoConnectionLeft():  # timeouts are among the first
            return True
        case sqlite3.Error():
            return getattr(error, "sqlite_errorcode", 0) & PRIMARY in SQLITE
        case _:
            return _is_outage_of_postgresql(error)


def _is_outage_of_postgresql(error: BaseException | None) -> bool:
    if "asyncpg" not in type(error).__module__:
        return False
    state = getattr(error, "sqlstate", None)
    return state.startswith(STATES) if state else any(words in str(error) for words in CLOSED)
