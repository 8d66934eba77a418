"""Sitting down, revealing, getting up, coming back: what each does to a table that is held.

A game begins in two steps. Whoever sits down commits to entropy by its hash; when all seats are taken, the table is
`revealing`: everybody shows the entropy behind his hash, and with the last one the game begins. Whoever does not in
time, or leaves, loses the seat for good, and a new round begins in which all the others commit to fresh entropy. So
nobody can try a beginning and then choose another: the one he gets instead is made of what others have not chosen yet.
"""

import hashlib
import secrets
from collections.abc import Sequence

from ludi.bots.levels import STAND_IN
from ludi.engine.fairness import entropy_hash
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.table.playing import deciding_seat
from ludi.table.refusals import refusal
from ludi.table.rows import Guest, Held, SeatRow

PRESENT_PROTOCOL = 3
MOST_ROUNDS = 10  # then somebody does not want this game to begin, or tries beginnings out

# ---- before the game -------------------------------------------------------------------------------------------------


def sit_down(held: Held, guest: Guest, promise: str, seat_name: str | None, patience: float) -> str | None:
    """Take an open seat, or commit anew in one's own; the key of a seat newly taken."""
    key, table = None, held.table
    row = held.seat_of(guest.id)
    if row is not None and (table.status != "waiting" or row.entropy_hash):
        raise refusal("seated")
    if table.status != "waiting":
        raise refusal("begun")
    if table.protocol != PRESENT_PROTOCOL:
        raise refusal("old_table")
    if row is None:
        if guest.id in (table.barred or ()):
            raise refusal("barred")
        row, key = _choose_seat(held, guest, seat_name), secrets.token_urlsafe(24)
        row.kind, row.player, row.guest, row.key = "human", guest.name, guest.id, hashed(key)
        row.connected, row.last_seen = True, held.now
    row.entropy_hash = promise
    _reveal_if_full(held, patience)
    return key


def fill(held: Held, guest: Guest, seat_name: str, bot: str, patience: float) -> None:
    """A bot takes an open seat, also one kept for somebody, if the one who made the table wants that."""
    table, row = held.table, named_seat(held, seat_name)
    if table.host != guest.id:
        raise refusal("not_host")
    if table.status != "waiting":
        raise refusal("begun")
    if table.protocol != PRESENT_PROTOCOL:
        raise refusal("old_table")
    if row.kind != "open":
        raise refusal("seat_taken")
    row.kind, row.player, row.bot, row.guest = "bot", bot, bot, None
    if all(each.kind == "bot" for each in held.seats):
        raise refusal("no_person")
    _reveal_if_full(held, patience)


def _reveal_if_full(held: Held, patience: float) -> None:
    if all(row.kind == "bot" or row.entropy_hash for row in held.seats):
        held.table.status, held.table.reveal_by = "revealing", held.now + patience


def reveal(held: Held, guest: Guest, entropy: str, number: int) -> None:
    """Show the entropy committed to in this round; the last one begins the game."""
    table, row = held.table, held.own_seat(guest.id)
    if row.entropy == entropy and number == table.round:
        return  # said once more
    if table.status != "revealing":
        raise refusal("waiting" if table.status == "waiting" else "begun")
    if number != table.round:
        raise refusal("other_round")
    if row.entropy is not None:
        raise refusal("revealed")
    if entropy_hash(table.id, entropy) != row.entropy_hash:
        raise refusal("wrong_entropy")
    if table.reveal_by is not None and held.now >= table.reveal_by:
        raise refusal("too_late")
    row.entropy = entropy
    if all(each.entropy for each in held.people):
        _begin(held)


def _begin(held: Held) -> None:
    table, players = held.table, len(held.seats)
    table.status, table.reveal_by, table.moved_at = "playing", None, held.now
    table.decider = deciding_seat(Match(get_game(table.game), players, table.options))
    if table.clock:
        table.left_ms = [table.clock["minutes"] * 60_000] * players


def expire(held: Held, patience: float) -> None:
    """Carry out what is due when the time to reveal, or to commit anew, is over."""
    table = held.table
    if table.reveal_by is None or held.now < table.reveal_by:
        return
    if table.status == "revealing":
        _next_round(held, [row for row in held.people if not row.entropy], patience)
    else:
        table.reveal_by = None
        for row in held.people:
            if not row.entropy_hash:  # gone before the new round: nothing was known to him, so he may come back
                _open(row)


def _next_round(held: Held, lost: Sequence[SeatRow], patience: float) -> None:
    """These have not revealed: their seats are open to others, and everybody else commits anew."""
    table = held.table
    if table.round == MOST_ROUNDS:
        table.status, table.reveal_by = "over", None  # as if closed by an operator
        return
    table.barred = [*(table.barred or ()), *(str(row.guest) for row in lost)]
    table.status, table.round, table.reveal_by = "waiting", table.round + 1, held.now + patience
    for row in lost:
        _open(row)
    for row in held.seats:
        row.entropy_hash = row.entropy = None


def _open(row: SeatRow) -> None:
    row.kind, row.player, row.connected = "open", "", False
    row.guest = row.key = row.entropy = row.entropy_hash = None


# ---- at any time -----------------------------------------------------------------------------------------------------


def get_up(held: Held, guest: Guest, patience: float) -> None:
    """Before the game the seat is open again, or one kept for this guest to everybody; during it a bot plays on."""
    kept = next((row for row in held.seats if row.kind == "open" and row.guest == guest.id), None)
    if kept is not None and held.seat_of(guest.id) is None:
        return _open(kept)
    row = held.own_seat(guest.id)
    match held.table.status:
        case "waiting":
            _open(row)
        case "revealing":
            _next_round(held, [row], patience)
        case "playing":
            let_bot_play(held, row, STAND_IN)
    return None


def claim(held: Held, guest: Guest, key: str) -> None:
    """The seat with this key is this guest's from now on; another browser has to commit to entropy of its own."""
    row = next((row for row in held.people if row.key and secrets.compare_digest(row.key, hashed(key))), None)
    if row is None:
        raise refusal("wrong_key")
    if row.guest == guest.id:
        return
    if held.seat_of(guest.id) is not None:
        raise refusal("seated")
    if held.table.status == "revealing":
        raise refusal("revealing")
    if held.table.status == "waiting":
        row.entropy_hash = None
    row.guest = guest.id


# ---- during the game: who plays a seat, and whose time runs ----------------------------------------------------------


def let_bot_play(held: Held, row: SeatRow, bot: str) -> None:
    """What its player has thought until now is off his clock."""
    if not row.played_by_bot:
        charge(held)
        row.bot = bot


def take_back(held: Held, guest: Guest) -> None:
    row = held.own_seat(guest.id)
    if row.resigned:
        raise refusal("resigned")
    if row.out_of_time:
        raise refusal("out_of_time")
    if row.played_by_bot:
        charge(held)  # nobody's time, while the bot was thinking
        row.bot, row.connected, row.last_seen = None, True, held.now


def run_out(held: Held, seat: int) -> bool:
    """A bot plays on for the seat that decides, if its time is used up; whether it is."""
    table, row = held.table, held.seats[seat]
    if table.status != "playing" or table.decider != seat or row.played_by_bot or not table.clock:
        return False
    charge(held)
    if table.left_ms is None or table.left_ms[seat] > 0:
        return False
    row.bot, row.out_of_time = STAND_IN, True
    return True


def charge(held: Held) -> None:
    """Take what the one who decides has used up to now off his clock, which runs on from now."""
    table = held.table
    if table.status != "playing" or table.clock is None:
        return
    left = list(table.left_ms or [table.clock["minutes"] * 60_000] * len(held.seats))
    if table.decider is not None and not held.seats[table.decider].played_by_bot:
        left[table.decider] -= max(0, int((held.now - table.moved_at) * 1000))
    table.left_ms, table.moved_at = left, held.now


# ---- seats -----------------------------------------------------------------------------------------------------------


def _choose_seat(held: Held, guest: Guest, seat_name: str | None) -> SeatRow:
    """The seat asked for, else the one kept for this guest, else any that is open and kept for nobody."""
    free = [row for row in held.seats if row.kind == "open" and row.guest in (None, guest.id)]
    if seat_name is not None:
        row = named_seat(held, seat_name)
        if row not in free:
            raise refusal("seat_taken")
        return row
    if not free:
        raise refusal("no_seat")
    return min(free, key=lambda row: (row.guest is None, row.seat))


def named_seat(held: Held, seat_name: str) -> SeatRow:
    names = get_game(held.table.game).seat_names[: len(held.seats)]
    if seat_name not in names:
        raise refusal("unknown_seat", seat=seat_name[:32])
    return held.seats[names.index(seat_name)]


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
