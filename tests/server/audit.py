"""An audit of a table: the stored moves are played again, and everything is held against that.

What each connection was shown, what was accepted, and whether each refusal told the truth. Nothing but accepted
commits (and bots, draws and forced decisions) may have changed a table.
"""

import json
import sqlite3
from collections.abc import Iterable
from functools import cached_property
from typing import Any, NamedTuple

import asyncpg

from ludi.engine.errors import IllegalMove
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.server.messages import Accepted, Preview, Refused
from ludi.server.models import TableInfo, View
from tests.server.storm import Browser, Sent

UNPLAYABLE = {"not_offered", "past_chance", "not_your_turn", "over"}  # of moves after the first one


class Row(NamedTuple):
    """One stored move."""

    number: int
    actor: int
    code: int
    text: str


async def stored(database: str, table: str) -> list[Row]:
    """The log as the database has it, past the server."""
    question = f"select number, actor, code, text from moves where table_id = '{table}' order by number"
    if database.startswith("sqlite"):
        connection = sqlite3.connect(f"file:{database.removeprefix('sqlite:///')}?mode=ro", uri=True)
        try:
            return [Row(*row) for row in connection.execute(question)]
        finally:
            connection.close()
    postgres = await asyncpg.connect(database)
    try:
        return [Row(*row) for row in await postgres.fetch(question)]
    finally:
        await postgres.close()


class Past:
    """The stored log, played again."""

    def __init__(self, table: TableInfo, rows: list[Row]) -> None:
        assert [row.number for row in rows] == list(range(1, len(rows) + 1)), "gaps or doubles in the log"
        self.game = get_game(table.game)
        self.table, self.rows = table, rows
        match = Match(self.game, len(table.seats), table.options)
        self.matches = [match.fork()]
        for row in rows:
            assert row.actor == match.decider, f"move {row.number} is not by whose turn it was"
            match.play_code(row.code)
            assert match.moves[-1].text == row.text
            self.matches.append(match.fork())
        self._views: dict[int, View] = {}

    def view(self, number: int) -> View:
        if number not in self._views:
            self._views[number] = self.view_of(self.matches[number])
        return self._views[number]

    def view_of(self, match: Match) -> View:
        """With choices where a person decides."""
        choosing = match.decider >= 0 and self.table.seats[match.decider].bot is None
        return bare(json.loads(json.dumps(self.game.view(match.state, choosing=choosing, forecasting=False))))

    def decider(self, number: int) -> str | None:
        match = self.matches[number]
        return None if match.is_over else match.actor_name(match.decider)

    @cached_property
    def real(self) -> set[int]:
        """Numbers of the moves that somebody chose."""
        last = self.matches[-1].moves
        return {n for n, move in enumerate(last, start=1) if move.actor != CHANCE and not move.forced}

    def chosen(self, start: int, end: int) -> list[tuple[str, str]]:
        """Who chose what after `start` and up to `end`."""
        last = self.matches[-1]
        moves = [last.moves[n - 1] for n in range(start + 1, end + 1) if n in self.real]
        return [(last.actor_name(move.actor), move.text) for move in moves]

    def tried(self, number: int, moves: list[str]) -> Match | None:
        """The position after a draft, with forced decisions in between; None if it cannot be played."""
        match = self.matches[number].fork()
        seat = match.decider
        for text in moves:
            if match.decider != seat:
                return None
            try:
                match.play(text)
            except IllegalMove:
                return None
            while match.decider >= 0 and len(match.game.offered(match.state)) == 1:
                match.play_code(match.game.offered(match.state)[0])
        return match


def bare(view: View) -> View:
    """A view without what depends on the draft that led to it."""
    return {name: part for name, part in view.items() if name not in ("tally", "arranging")}


def audit(past: Past, browsers: Iterable[Browser]) -> None:
    """Hold everything against the log."""
    everybody = list(browsers)
    for browser in everybody:
        for live in browser.lives:
            for number, view in live.shown:
                assert bare(view) == past.view(number), f"{browser.seat} was shown another position {number}"
    sent = [message for browser in everybody for message in browser.sent]
    for message in sent:
        if isinstance(message.answer, Refused):
            _check_refusal(past, message, message.answer)
        elif isinstance(message.answer, Preview):
            _check_preview(past, message, message.answer)
    _check_accepted(past, [message for message in sent if message.kind == "commit"])


def _check_accepted(past: Past, commits: list[Sent]) -> None:
    """Every accepted commit is in the log once, and nothing else that a person would have had to choose."""
    explained: set[int] = set()
    for commit in commits:
        if isinstance(commit.answer, Accepted):
            assert commit.body is not None
            start, end = commit.body["number"], commit.answer.number
            assert past.chosen(start, end) == [(commit.seat, text) for text in commit.body["moves"]]
            numbers = {n for n in past.real if start < n <= end}
            assert not numbers & explained, "a move of the log was accepted twice"
            explained |= numbers
    bots = {seat.seat for seat in past.table.seats if seat.bot is not None}
    unsure = [commit for commit in commits if commit.answer is None]
    for number in sorted(past.real - explained):
        [(seat, text)] = past.chosen(number - 1, number)
        if seat not in bots and number not in explained:
            explained |= _owned(past, number, seat, text, unsure)


def _owned(past: Past, number: int, seat: str, text: str, unsure: list[Sent]) -> set[int]:
    """The moves of a commit that arrived although its answer was lost."""
    for commit in unsure:
        assert commit.body is not None
        moves, base = commit.body["moves"], commit.body["number"]
        mine = [n for n in sorted(past.real) if n > base][: len(moves)]
        if commit.seat == seat and mine[:1] == [number]:
            found = past.chosen(base, mine[-1])
            if found == [(seat, move) for move in moves]:
                unsure.remove(commit)
                return set(mine)
    raise AssertionError(f"move {number} ({seat}: {text}) was sent by nobody, or refused")


def _check_refusal(past: Past, sent: Sent, refused: Refused) -> None:
    """A refusal tells the truth about the position it names, and shows that position."""
    assert (refused.state is None) == (refused.reason in ("malformed", "too_fast")), refused.reason
    assert refused.state is None or refused.number == refused.state.number
    assert refused.sentence.strip()
    if refused.reason == "too_fast":
        return
    assert (sent.body is None) == (refused.reason == "malformed"), (sent.raw, refused.sentence)
    if sent.body is not None:
        assert refused.reason in _faults(past, sent.seat, sent.body, refused.number), (sent, refused.number)


def _faults(past: Past, seat: str | None, body: dict[str, Any], number: int) -> set[str]:
    """Everything that is wrong with a message."""
    faults = set()
    if seat is None:
        faults.add("not_seated")
    if past.decider(number) is None:
        faults.add("over")
    if body["number"] != number:
        faults.add("stale")
    if past.decider(number) != seat:
        faults.add("not_your_turn")
    if not past.tried(number, body["moves"][:1]):
        faults.add("not_offered")
    elif not past.tried(number, body["moves"]):
        faults |= UNPLAYABLE
    return faults


def _check_preview(past: Past, sent: Sent, preview: Preview) -> None:
    assert sent.body is not None
    match = past.tried(preview.number, sent.body["moves"])
    assert match is not None, "a draft that cannot be played was shown"
    assert preview.number == sent.body["number"]
    assert bare(preview.view) == past.view_of(match)
