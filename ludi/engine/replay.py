"""Replay files: a whole game as readable JSON, checked to the last move when read. See `docs/replay-format.md`."""

import hashlib
import json
import os
import secrets
import tempfile
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from ludi.engine.contract import Game
from ludi.engine.errors import BadFile, BadOptions, IllegalMove, LudiError, quoted
from ludi.engine.fairness import CHAIN, Entropy, Sitting, Terms, canonical
from ludi.engine.first_protocol import OldSitting
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.engine.registry import UnknownGame, get_game
from ludi.engine.verdict import DIGITS, SERVER, TERMINAL, Drawn, TakenOver, Verdict, judge

FORMAT = "ludi-romani-replay"
FORMAT_VERSION = 3
READABLE = (1, 2, 3)  # before 3 draws came from the first protocol
LINK_DIGITS = 16  # of each move's link in the chain; the last one is also kept whole
ENDS = ("resigned", "aborted", "agreed")  # how a game is over before the rules end it
LARGEST_FILE = 16 * 2**20  # bytes; a game of 100,000 moves fits

T = TypeVar("T")


@dataclass(frozen=True)
class Seat:
    """Who sits where: `kind` is human or the name of a bot."""

    player: str
    kind: str


@dataclass(frozen=True)
class Ended:
    """How a game that the rules would have gone on with is over nevertheless. The table says so; no draw proves it."""

    how: str  # one of ENDS
    resigned: tuple[int, ...]  # the seats that had given up


@dataclass
class Replay:
    """A game with all that a file says of it."""

    match: Match
    seats: list[Seat]
    table: str = field(default_factory=lambda: secrets.token_hex(8))
    sittings: list[Sitting | OldSitting] = field(default_factory=list)
    format_version: int = FORMAT_VERSION
    dealer: str = TERMINAL  # or SERVER, which makes one commitment for the whole game
    ended: Ended | None = None
    taken_over: TakenOver | None = None

    @property
    def header(self) -> dict[str, Any]:
        """What the chain of moves is anchored in."""
        return self._header(self.format_version)

    def _header(self, version: int) -> dict[str, Any]:
        game = self.match.game
        return {
            "format": FORMAT,
            "format_version": version,
            "game": game.name,
            "rules_version": game.version,
            **({"content": game.content} if game.content else {}),
            "options": dict(self.match.options),
            "table": self.table,
            **({"dealer": self.dealer, "draws": CHAIN} if version >= 3 else {}),
            **({"taken_over": asdict(self.taken_over)} if self.taken_over else {}),
            "seats": [
                {"seat": game.seat_names[i], "player": seat.player, "kind": seat.kind}
                for i, seat in enumerate(self.seats)
            ],
        }

    def terms(self, first_draw: int, version: int | None = None) -> Terms:
        """The table's terms a dealer commits to: known before anybody sits down, so without the players."""
        version = version or self.format_version
        terms = {**self._header(version), "first_draw": first_draw}
        if version >= 2:
            terms["players"] = len(terms.pop("seats"))
        return terms

    @property
    def begun(self) -> int:
        """So many moves come from another game."""
        return self.taken_over.moves if self.taken_over else 0

    def dealt_draws(self) -> int:
        """How many draws dealers of this game have made: none of those that were taken over."""
        return self.match.draws_made() - sum(move.actor == CHANCE for move in self.match.moves[: self.begun])

    def result(self) -> dict[str, Any] | None:
        match = self.match
        if not match.is_over:
            return None
        shares = dict(zip(match.game.seat_names, match.payoffs(), strict=False))
        return {"moves": len(match.moves), "turns": int(match.state.turn), "shares": shares}


def links(replay: Replay) -> list[str]:
    """The SHA-256 chain: one hash for the header, then one per move over the hash before it."""
    chain = [hashlib.sha256(canonical(replay.header)).hexdigest()]
    for number, move in enumerate(replay.match.moves, start=1):
        chain.append(_link(chain[-1], number, replay.match.actor_name(move.actor), move.text))
    return chain


def _link(before: str, number: int, actor: str, text: str) -> str:
    return hashlib.sha256(f"{before} {number} {actor} {text}".encode()).hexdigest()


def dumps(replay: Replay) -> str:
    """The file's text: JSON with one line per move."""
    chain = links(replay)
    moves = [
        json.dumps([number, replay.match.actor_name(move.actor), move.text, chain[number][:LINK_DIGITS]])
        for number, move in enumerate(replay.match.moves, start=1)
    ]
    fairness = [_entry(sitting, replay.format_version) for sitting in replay.sittings]
    fields = {name: json.dumps(value, ensure_ascii=False) for name, value in replay.header.items()}
    fields["fairness"] = json.dumps(fairness, ensure_ascii=False)
    fields["moves"] = "[\n    " + ",\n    ".join(moves) + "\n  ]" if moves else "[]"
    if replay.ended is not None:
        seats = [replay.match.game.seat_names[seat] for seat in replay.ended.resigned]
        fields["ended"] = json.dumps({"how": replay.ended.how, "resigned": seats})
    fields["result"] = json.dumps(replay.result(), ensure_ascii=False)
    fields["chain"] = json.dumps(chain[-1])
    return "{\n" + ",\n".join(f'  "{name}": {value}' for name, value in fields.items()) + "\n}\n"


def _entry(sitting: Sitting | OldSitting, version: int) -> dict[str, Any]:
    """A sitting as the file has it; one of an older game, taken up again, says of which format it is."""
    own = isinstance(sitting, OldSitting) and version == sitting.format_version
    return {name: value for name, value in asdict(sitting).items() if not own or name != "format_version"}


def save(replay: Replay, path: Path, replace: bool = False) -> None:
    """Write the file whole or not at all; an existing file is replaced only if that is asked for."""
    if path.exists() and not replace:
        raise BadFile(f"{path} exists already; choose another name.")
    temporary = None
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        temporary = Path(name)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(dumps(replay))
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError as error:
        if temporary:
            temporary.unlink(missing_ok=True)
        raise BadFile(f"{path} cannot be written: {error.strerror}.") from None


def load(path: Path) -> Replay:
    """Read and check a file, or BadFile with one sentence."""
    try:
        size = path.stat().st_size
        data = path.read_bytes() if size <= LARGEST_FILE else None
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}.") from None
    if data is None:
        raise BadFile(f"{path} is no replay: it has {size} bytes, and a replay has at most {LARGEST_FILE}.")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadFile(f"{path} is no replay: it is not UTF-8 text, so there is no move 1.") from None
    try:
        return loads(text)
    except LudiError as error:
        raise BadFile(f"{path}: {error}") from None


def loads(text: str) -> Replay:
    """Parse, re-apply every move, and check chain and result."""
    raw = _parse(text)
    if raw.get("format") != FORMAT:
        raise BadFile(f"not a {FORMAT} file: its format is {_short(raw.get('format'))}, so there is no move 1.")
    if raw.get("format_version") not in READABLE:
        version = _short(raw.get("format_version"))
        raise BadFile(f"its format version is {version}, and only 1 to {FORMAT_VERSION} can be read; no move 1.")
    replay = _replay(raw)
    chain = _apply_moves(replay, _expect(raw, "moves", list))
    _check_end(replay, raw, chain)
    if raw.get("ended") is not None:
        replay.ended = _ended(replay, raw["ended"])
    return replay


def _parse(text: str) -> dict[str, Any]:
    try:
        raw = json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        position = getattr(error, "pos", 0)
        seen = _last_move(text[:position])
        cut = position >= len(text.rstrip()) - 1 or (
            text[position:].lstrip()[:1] == '"' and text.count('"', position) % 2
        )
        where = f"move {seen}" if seen else "move 1, before it"
        reason = "the file is cut off" if cut else "the file is not JSON"
        raise BadFile(f"{reason} at {where} (line {getattr(error, 'lineno', 1)}).") from None
    try:
        json.dumps(raw, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadFile("the file has an escape that is no character, so it cannot be read up to move 1.") from None
    if not isinstance(raw, dict):
        raise BadFile(f"not a {FORMAT} file: it is a JSON {type(raw).__name__}, so there is no move 1.")
    return raw


def _last_move(text: str) -> str:
    """The number of the last line that looks like a move; without patterns, which hostile text can make slow."""
    for line in reversed(text.split("\n")):
        number, comma, _ = line.strip()[:12].removeprefix("[").partition(",")
        if comma and number.isdecimal() and line.lstrip()[0] == "[":
            return number[:9]
    return ""


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _short(value: object, length: int = 60) -> str:
    return quoted(json.dumps(value, ensure_ascii=False), length)[1:-1]


def _expect(raw: dict[str, Any], key: str, kind: type[T], where: str = "before move 1") -> T:
    value = raw.get(key)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
        raise BadFile(f"{where}, “{key}” is {_short(value)} and should be a {kind.__name__}.")
    return value


def _replay(raw: dict[str, Any]) -> Replay:
    try:
        game = get_game(_expect(raw, "game", str))
    except UnknownGame as error:
        raise BadFile(f"before move 1: {error}") from None
    version = _expect(raw, "rules_version", int)
    if version != game.version:
        raise BadFile(
            f"it was played with rules version {version} of {game.title}, and this is {game.version}; no move 1."
        )
    _check_content(game, raw)
    seats = [_seat(game, i, entry) for i, entry in enumerate(_expect(raw, "seats", list))]
    try:
        match = Match(game, len(seats), _expect(raw, "options", dict))
    except BadOptions as error:
        raise BadFile(f"before move 1: {error}") from None
    if match.options != raw["options"]:
        raise BadFile(f"before move 1, “options” is {_short(raw['options'])} and should be {_short(match.options)}.")
    format_version = raw["format_version"]
    dealer = _dealer(raw) if format_version >= 3 else TERMINAL
    sittings = [_sitting(entry, format_version, dealer) for entry in _expect(raw, "fairness", list)]
    taken = None if raw.get("taken_over") is None else _taken_over(raw)
    return Replay(match, seats, _expect(raw, "table", str), sittings, format_version, dealer, taken_over=taken)


def _taken_over(raw: dict[str, Any]) -> TakenOver:
    entry = _expect(raw, "taken_over", dict)
    taken = TakenOver(_expect(entry, "table", str), _count(entry, "moves"), _expect(entry, "chain", str))
    if not 0 < taken.moves <= len(_expect(raw, "moves", list)) or not DIGITS.fullmatch(taken.chain):
        raise BadFile(f"before move 1, {_short(entry)} does not say which moves come from which game.")
    return taken


def _dealer(raw: dict[str, Any]) -> str:
    if raw.get("dealer") not in (SERVER, TERMINAL):
        raise BadFile(f"before move 1, “dealer” is {_short(raw.get('dealer'))} and should be {SERVER} or {TERMINAL}.")
    if _expect(raw, "draws", int) != CHAIN:
        raise BadFile(f"before move 1, “draws” is {_short(raw['draws'])} and should be {CHAIN}.")
    return str(raw["dealer"])


def _check_content(game: Game, raw: dict[str, Any]) -> None:
    """A game with data files of its own must be replayed with the ones it was played with."""
    if game.content and _expect(raw, "content", str) != game.content:
        played = _short(raw["content"])
        raise BadFile(
            f"it was played with data files {played} of {game.title}, and these are {game.content}; "
            "give its own with --data DIR to get to move 1."
        )


def _seat(game: Game, number: int, entry: Any) -> Seat:
    names = game.seat_names
    if not isinstance(entry, dict) or number >= len(names) or entry.get("seat") != names[number]:
        raise BadFile(
            f"before move 1, seat {number + 1} is {_short(entry)}, and {game.title} does not know such a seat."
        )
    return Seat(_expect(entry, "player", str), _expect(entry, "kind", str))


def _sitting(entry: Any, format_version: int, dealer: str) -> Sitting | OldSitting:
    """Of the first protocol in old files, and where an old game was taken up again, which only a terminal does."""
    if not isinstance(entry, dict):
        raise BadFile(f"before move 1, {_short(entry)} is no entry for “fairness”.")
    first_draw, promise = _count(entry, "first_draw"), _expect(entry, "commitment", str)
    entropy = _expect(entry, "entropy", list)
    if format_version < 3 or ("secret" in entry and dealer == TERMINAL):
        version = format_version if format_version < 3 else _expect(entry, "format_version", int)
        if version not in (1, 2):
            raise BadFile(f"before move 1, {_short(entry)} is no entry for “fairness”.")
        return OldSitting(first_draw, promise, _old_entropy(entropy), _text_or_null(entry, "secret"), version)
    anchor, round_, link = _expect(entry, "anchor", str), _count(entry, "round"), _text_or_null(entry, "link")
    return Sitting(first_draw, promise, anchor, round_, tuple(_entropy(one) for one in entropy), link)


def _count(entry: dict[str, Any], key: str) -> int:
    """A number of a length that sentences can show."""
    value = _expect(entry, key, int)
    if abs(value) > LARGEST_FILE:
        raise BadFile(f"before move 1, “{key}” is {_short(value)}, more than there can be.")
    return value


def _text_or_null(entry: dict[str, Any], key: str) -> str | None:
    return None if entry.get(key) is None else _expect(entry, key, str)


def _old_entropy(entropy: list[Any]) -> tuple[str, ...]:
    if not all(isinstance(text, str) for text in entropy):
        raise BadFile(f"before move 1, “entropy” is {_short(entropy)} and should be a list of texts.")
    return tuple(entropy)


def _entropy(entry: Any) -> Entropy | None:
    if entry is None:
        return None
    if not isinstance(entry, dict):
        raise BadFile(f"before move 1, {_short(entry)} is no entry for “entropy”.")
    return Entropy(_expect(entry, "hash", str), _expect(entry, "value", str))


def _apply_moves(replay: Replay, entries: list[Any]) -> str:
    """Play the moves; the last link of the chain."""
    match, last = replay.match, hashlib.sha256(canonical(replay.header)).hexdigest()
    for number, entry in enumerate(entries, start=1):
        if not isinstance(entry, list) or len(entry) != 4 or not all(isinstance(part, str) for part in entry[1:]):
            raise BadFile(f"move {number} is {_short(entry)} and should be [number, who, move, link].")
        shown, actor, text, link = entry
        if shown != number:
            raise BadFile(f"move {number} is missing: move {_short(shown)} stands in its place.")
        expected = "nobody: the game is over" if match.is_over else match.actor_name(match.decider)
        if actor != expected:
            raise BadFile(
                f"move {number} ({quoted(text)}) is by {quoted(actor)[1:-1]}, but it is the turn of {expected}."
            )
        try:
            match.play(text)
        except IllegalMove as error:
            raise BadFile(f"move {number} is illegal: {error}") from None
        last = _link(last, number, actor, text)
        if link != last[:LINK_DIGITS]:
            raise BadFile(
                f"the chain is broken at move {number} ({quoted(text)}): this move or the header was changed."
            )
    return last


def _check_end(replay: Replay, raw: dict[str, Any], chain: str) -> None:
    count = len(replay.match.moves)
    if raw.get("chain") != chain:
        raise BadFile(f"the chain does not end with move {count}: moves after it are missing, or the file was changed.")
    if raw.get("result") != replay.result():
        given, true = _short(raw.get("result"), 240), _short(replay.result(), 240)
        raise BadFile(f"after move {count} the result is {true}, not {given} as the file says.")


def _ended(replay: Replay, entry: Any) -> Ended:
    names = replay.match.game.seat_names[: replay.match.players]
    if not isinstance(entry, dict) or entry.get("how") not in ENDS or replay.match.is_over:
        raise BadFile(f"after the last move, {_short(entry)} is no way in which this game ended.")
    seats = _expect(entry, "resigned", list, "after the last move")
    if not all(isinstance(seat, str) and seat in names for seat in seats):
        raise BadFile(f"after the last move, “resigned” is {_short(seats)} and should name seats.")
    return Ended(str(entry["how"]), tuple(names.index(seat) for seat in seats))


def verify(replay: Replay, commitment: str | None = None) -> Verdict:
    """Recompute every draw: what that proves, or BadDraw. A `commitment` is one somebody saw before the game."""
    again = Match(replay.match.game, replay.match.players, replay.match.options)
    draws: list[Drawn] = []
    for number, move in enumerate(replay.match.moves, start=1):
        if move.actor == CHANCE:
            codes = again.codes()
            draws.append(Drawn(len(draws) + 1, number, again.game.weights(again.state), codes.index(move.code)))
        again.play_code(move.code)
    return judge(replay, draws, commitment)
