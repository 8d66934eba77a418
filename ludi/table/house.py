"""All tables of one browser: the interface a server has for its guests, answered without one.

A request is a method, a path and a body as in `docs/openapi.json`; what is said over the line of a table is one of its
messages. Whoever calls keeps what `Answer.keep` says before the answer is passed on, and lets bots think where there is
a job.
"""

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any
from urllib.parse import parse_qsl

from ludi.bots.levels import STAND_IN, STRONGEST
from ludi.engine.fairness import Chain
from ludi.engine.match import Match
from ludi.engine.replay import dumps
from ludi.table import ending, seating
from ludi.table.advising import hint, job_at
from ludi.table.answering import answer as answered
from ludi.table.coaching import finished
from ludi.table.making import check_bot
from ludi.table.own import PATIENCE, Beginning, Change, Kept, OwnTable, Remains, listed
from ludi.table.own_games import my_games, my_statistics
from ludi.table.playing import Json
from ludi.table.practising import practise
from ludi.table.reading import READINGS, catalogue, learn
from ludi.table.refusals import Refusal, in_a_sentence, refusal
from ludi.table.rows import Guest, new_guest
from ludi.table.telling import log_lines, story
from ludi.table.trying import refused
from ludi.table.wishes import Message, SeatWish, TableWish

ME = "me"  # what the guest is kept as, beside the tables
TABLE = re.compile(r"/tables/(?!from$)([^/]+)(/.*)?")
STATELESS = ("malformed", "unforeseen")  # refusals that say nothing about how the game stands


@dataclass
class Answer:
    """What is answered, what is to be kept before that, and what is told at the table that was asked for."""

    body: Any = None
    status: int = 200
    keep: list[Kept] = field(default_factory=list)
    drop: list[str] = field(default_factory=list)
    told: list[Json] = field(default_factory=list)
    job: Json | None = None  # what a bot is to think about next, or before this can be answered
    ahead: Json | None = None  # a position like those that somebody will have to think about soon


class House:
    """Knows its tables as they were kept; one is played again when it is opened."""

    def __init__(self, bots: Sequence[str], advised: Sequence[str], kept: Sequence[Kept] = ()) -> None:
        """`advised`: the games in which somebody can work hints out."""
        self.bots, self.advised = tuple(bots), advised
        self._kept = {each["id"]: each for each in kept if each["id"] != ME}
        mine = next((each["guest"] for each in kept if each["id"] == ME), None)
        self.guest = Guest(mine["id"], mine["name"]) if mine else new_guest()
        self._tables: dict[str, OwnTable] = {}
        self._chain: Chain | None = None  # of the next table's dealer

    def prepare(self) -> None:
        """The next table is made faster: its chain takes thousands of hashes."""
        if self._chain is None:
            self._chain = Chain.fresh()
            self._chain.link(0)  # what it begins with comes of all the others

    # ---- requests ----------------------------------------------------------------------------------------------------

    def request(self, method: str, path: str, body: Any) -> Answer:
        """What a server would answer."""
        try:
            with in_a_sentence():
                return self._request(method, path, body)
        except Refusal as error:
            return Answer(error.problem(), error.status)

    def _request(self, method: str, path: str, body: Any) -> Answer:
        if found := TABLE.fullmatch(path):
            return self._at_table(found[1], f"{method} {found[2] or ''}".strip(), body)
        match method, path:
            case "GET", "/me":
                return Answer({"name": self.guest.name}, keep=[self._me()])
            case "PUT", "/me":
                self.guest = Guest(self.guest.id, body["name"])
                return Answer({"name": self.guest.name}, keep=[self._me()])
            case "DELETE", "/me":
                return self._forget_all()
            case "GET", games if games.startswith("/me/games"):
                return Answer(my_games(self._games(body), dict(parse_qsl(games.partition("?")[2]))))
            case "GET", "/me/statistics":
                return Answer(my_statistics(self._games(body)))
            case "GET", "/catalogue":
                return Answer(catalogue(self.bots))
            case "GET", "/lobby":
                return Answer({"open": [], "mine": self._mine()})
            case "POST", "/tables":
                return self._make(TableWish.of(body))
            case "POST", "/tables/from":
                return self._make_from(body)
            case "POST", "/practice":
                return Answer(practise(body, self.guest.name))
            case "POST", lesson if lesson.startswith("/lessons/"):
                told, job = learn(lesson, body, self.guest.name)
                return Answer(told, job=job)
        for pattern, read in READINGS:
            if found := re.fullmatch(pattern, f"{method} {path}"):
                return Answer(read(body, *found.groups()))
        raise refusal("not_found")

    def _me(self) -> Kept:
        return {"id": ME, "guest": asdict(self.guest)}

    def _forget_all(self) -> Answer:
        dropped = [ME, *self._kept]
        self.guest = new_guest()
        self._kept.clear()
        self._tables.clear()
        return Answer(drop=dropped)

    def _games(self, kept: Sequence[Kept] | None) -> list[Kept]:
        """`kept`: what is kept now, where other pages may have played too."""
        return [each for each in kept or self._kept.values() if each["id"] != ME]

    def _mine(self) -> list[Json]:
        """Those that are still to be played first, the latest of each first."""
        seen = [listed(kept) for kept in self._kept.values()]
        return sorted(seen, key=lambda each: (each["table"]["status"] == "over", -each["table"]["created"]))

    def _make(self, wish: TableWish, begin: Beginning | None = None) -> Answer:
        chain, self._chain = self._chain, None  # for one table only
        table = OwnTable.make(self.guest, wish, begin, chain)
        self._tables[table.table.id] = table
        return self._changed(table, [], 201)

    def _make_from(self, wish: Json) -> Answer:
        """A game that goes on from a position of another one, with bots in all other seats."""
        replay = finished(wish["file"])
        begin, match = Beginning.of(replay, wish["at"]) if wish["at"] else None, replay.match
        check_bot(wish["bot"])
        names = match.game.seat_names[: match.players]
        seats = [SeatWish("me") if name == wish["seat"] else SeatWish("bot", wish["bot"]) for name in names]
        return self._make(TableWish(match.game.name, match.options, seats), begin)

    # ---- one table ---------------------------------------------------------------------------------------------------

    def table(self, table_id: str) -> OwnTable:
        if table_id not in self._tables:
            if table_id not in self._kept:
                raise refusal("not_found")
            self._tables[table_id] = OwnTable.load(self._kept[table_id])
        return self._tables[table_id]

    def _changed(self, table: OwnTable, told: list[Json], status: int = 200) -> Answer:
        changed = self._played(table, told)
        return replace(changed, body=self._with_hints(changed.keep[0]["seen"]), status=status)

    def _played(self, table: OwnTable, told: list[Json]) -> Answer:
        """The same where nobody has asked how the table stands."""
        kept = table.kept()
        self._kept[kept["id"]] = kept
        shown = [self._with_hints(each) if "table" in each else each for each in told]
        return Answer(keep=[kept], told=shown, job=self._job(table))

    def _seen(self, table: OwnTable) -> Json:
        return self._with_hints(table.seen())

    def _with_hints(self, told: Json) -> Json:
        """There are hints where somebody can work them out."""
        info = told["table"]
        return {**told, "table": {**info, "hints": info["hints"] and info["game"] in self.advised}}

    def _job(self, table: OwnTable) -> Json | None:
        return table.job() if table.is_open else None

    def _at_table(self, table_id: str, asked: str, body: Any) -> Answer:
        try:
            table = self.table(table_id)
        except Refusal as error:
            if asked == "GET /file" and body:
                return Answer(body)  # of other rules: what is left of the game comes with the question
            raise error
        match asked:
            case "GET":
                return Answer(self._seen(table))
            case "GET /log":
                return Answer(log_of(table))
            case "GET /story":
                return Answer(story(table.file()))
            case "GET /file":
                return Answer(dumps(table.file()))
            case "POST /sit":
                return self._changed(table, table.sit(self.guest, body["entropy_hash"], body["seat"]))
            case "POST /reveal":
                return self._changed(table, table.reveal(self.guest, body["entropy"], body["round"]))
            case "POST /rematch":
                return self._rematch(table)
            case "POST /leave" if not table.table.has_begun:
                return self._forget(table)
        return self._changed(table, self._change(table, asked.removeprefix("POST "), body))

    def _change(self, table: OwnTable, asked: str, body: Any) -> list[Json]:
        """Who plays, and whether anybody does any longer."""
        own: Change
        match asked.split("/")[1:]:
            case ["seats", seat, "fill"]:
                check_bot(body["bot"])
                return table.change(self.guest, lambda held, me: seating.fill(held, me, seat, body["bot"], PATIENCE))
            case ["seats", seat, "stand-in"]:
                own = lambda held, _: seating.let_bot_play(held, seating.named_seat(held, seat), STAND_IN)  # noqa: E731
                return table.change(self.guest, own)
            case ["leave"]:
                return table.everybody(self.guest, lambda held, me: seating.get_up(held, me, PATIENCE))
            case ["return"]:
                return table.everybody(self.guest, seating.take_back)
            case ["resign"]:
                return table.everybody(self.guest, ending.resign)
            case ["abort"]:
                return table.change(self.guest, ending.abort)
            case ["end"]:
                return table.everybody(self.guest, lambda held, me: ending.want_end(held, me, body["agree"]))
            case ["hints"]:
                return table.everybody(self.guest, lambda held, me: ending.allow_hints(held, me, body["agree"]))
        raise refusal("not_found")

    def _rematch(self, table: OwnTable) -> Answer:
        if table.table.status != "over":
            raise refusal("not_over")
        if table.table.rematch not in self._kept:
            return self._again(table)
        return Answer(self._seen(self.table(str(table.table.rematch))))

    def _again(self, before: OwnTable) -> Answer:
        made = self._make(TableWish.again(before))
        before.table.rematch = made.body["table"]["id"]
        again = self._changed(before, [{"type": "table", "number": before.number, "table": before.info()}])
        return Answer(made.body, keep=[*made.keep, *again.keep], told=again.told)

    def _forget(self, table: OwnTable) -> Answer:
        """Nobody has played there."""
        seen = self._seen(table)
        del self._tables[table.table.id], self._kept[table.table.id]
        return Answer({**seen, "you": None}, drop=[table.table.id])

    # ---- the line of a table -----------------------------------------------------------------------------------------

    def open(self, table_id: str, kept: Kept | None = None) -> Answer:
        """Somebody comes to look; `kept` is what is kept now, since another page may have gone on with it."""
        known = self._tables.get(table_id)
        if kept is not None and (known is None or len(kept["codes"]) != known.number):
            self._kept[table_id] = kept
            self._tables.pop(table_id, None)
        try:
            table = self.table(table_id)
        except Refusal as error:
            return Answer(error.problem(), error.status)
        table.is_open = True
        number = table.number
        table.settle()
        keep = [table.kept()] if table.number != number else []
        return Answer(keep=keep, told=[self._with_hints(table.state(None))], job=table.job(), ahead=table.ahead())

    def remains(self, table_id: str) -> Remains | None:
        """What is to be kept of a table besides its moves, by whoever has time: finding it takes longer than a move."""
        known = self._tables.get(table_id)
        return known.remains() if known else None

    def close(self, table_id: str) -> None:
        if table_id in self._tables:
            self._tables[table_id].is_open = False

    def say(self, table_id: str, said: Json) -> Answer:
        """What is answered to a message comes first of what is told."""
        table, message = self.table(table_id), Message.of(said)
        try:
            return self._say(table, message)
        except Refusal as error:
            state = None if error.reason in STATELESS else self._with_hints(table.state(None))
            return Answer(told=[refused(table, error, message.ref, state)])

    def _say(self, table: OwnTable, message: Message) -> Answer:
        if message.type == "commit":
            told = table.commit(message.number, message.moves)
            accepted = {"type": "accepted", "ref": message.ref, "number": table.number}
            return self._played(table, [accepted, *told])
        if message.type == "hint":
            return self._advise(table, message)
        found = answered(table, table.own_seat, table.seat_of(None), message)
        if found is not None:
            return Answer(told=[found])
        if message.type == "resync":
            return Answer(told=[self._with_hints(table.state(None))])
        raise refusal("unforeseen")

    def _advise(self, table: OwnTable, message: Message) -> Answer:
        """Somebody has to think first."""
        if table.game.name not in self.advised:
            raise refusal("no_hints")
        trial = advised_at(table, message)
        return Answer(job={"table": table.table.id, "advise": asdict(message), **job_at(trial, STRONGEST)})

    def advice(self, table_id: str, asked: Json, considered: Sequence[Json], codes: Sequence[int]) -> Answer:
        """The hint that was asked for, from what was thought about it: the options, the best first, and how the turn
        goes on after that."""
        table, message, following = self.table(table_id), Message.of(asked), iter(codes)
        try:
            at = advised_at(table, message)
            if not considered:
                raise refusal("no_hint")
        except Refusal as error:  # the game has gone on meanwhile
            return Answer(told=[refused(table, error, message.ref, self._with_hints(table.state(None)))])
        seat = at.decider
        options = [(each["code"], each["visits"], each["values"][seat]) for each in considered]
        told = hint(at.game, at.state, seat, STRONGEST, options, lambda *_: next(following))
        about = {"ref": message.ref, "number": message.number, "draft": message.moves}
        return Answer(told=[{"type": "hint", **about, **told}])

    def thought(self, table_id: str, number: int, codes: Sequence[int]) -> Answer:
        """What a bot has chosen."""
        table = self.table(table_id)
        return self._played(table, table.commit_codes(number, codes))


def advised_at(table: OwnTable, message: Message) -> Match:
    """The position that somebody wants a hint about."""
    seat = table.own_seat()
    trial, _ = table.try_out(seat, message.number, message.moves)
    if trial.decider != seat:
        raise refusal("no_hint")
    return trial


def log_of(table: OwnTable) -> Json:
    """What `Log` says."""
    match, lines = table.match.at(0), list[Json]()
    for move in table.match.moves[len(match.moves) :]:
        lines += log_lines(match, move)
    return {"number": len(match.moves), "lines": lines}
