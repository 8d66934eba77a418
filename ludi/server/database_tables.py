"""The tables of the database. Truth are the moves: appended, never changed, one row per (table, number)."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Identity,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

metadata = MetaData()
DUE = text("reveal_by is not null")
PLAYING = text("status = 'playing'")

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),  # 128 random bits: who knows it has the link
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("content", String(64), nullable=False),  # the digest of exchangeable data files, or empty
    Column("options", JSON, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("clock", JSON),  # {"minutes", "increment"}
    Column("status", String(16), nullable=False),  # waiting, revealing, playing, over
    Column("created", Float, nullable=False),  # seconds since 1970
    Column("host", String(32), nullable=False),  # the guest who made it
    Column("protocol", Integer, nullable=False, server_default="2"),  # 3: `engine/fairness`; 2: `engine/first_protocol`
    Column("secret", String(64), nullable=False),  # what all draws come from: a chain's seed, in protocol 2 a secret
    Column("commitment", String(64), nullable=False),
    Column("anchor", String(64)),  # of the chain
    Column("round", Integer, nullable=False, server_default="1"),  # how often people committed to entropy
    Column("reveal_by", Float),  # when the seat of who has not committed or revealed by then is open again
    Column("barred", JSON),  # guests who did not reveal: they cannot sit here again
    Column("rematch", String(32)),
    Column("rematch_by", Integer),  # the seat that has asked for it
    Column("shares", JSON),  # of the win, by seat, once over
    Column("ended", String(16)),  # resigned, aborted, agreed; null where the rules did it, or an operator
    # how it stands after its last move, so that lists need not play it again
    Column("number", Integer, nullable=False),  # of moves
    Column("decider", Integer),  # the seat to decide, while it is played
    Column("moved_at", Float, nullable=False),  # since when the clock of who decides runs; 0 before the beginning
    Column("left_ms", JSON),  # on each seat's clock then; null without clocks, and before the first move
    Column("draws", Integer, nullable=False, server_default="0"),  # made so far
    Column("link", String(64)),  # of the chain, uncovered by the last draw
    Column("turns", Integer),  # as the game counts them; null if its last move is of a version that did not note it
    Column("said", Integer, nullable=False, server_default="0"),  # lines of its chat so far
    Column("second_turn", Boolean, nullable=False, server_default=false()),  # somebody has played in one
    Column("driver", String(16)),  # the server process whose bots and clocks run here, while it lives (`processes`)
    Index("tables_reveal_by", "reveal_by", postgresql_where=DUE, sqlite_where=DUE),
    Index("tables_driver", "driver", postgresql_where=PLAYING, sqlite_where=PLAYING),
    Index("tables_listed", "status", "created", postgresql_where=Column("listed") == true()),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # open, human, bot
    Column("player", String(32), nullable=False),
    Column("bot", String(32)),  # who plays here, if a bot does
    Column("guest", String(32)),  # whose seat it is, or (open) for whom it is kept
    Column("key", String(64)),  # the hash of the secret that opens the seat in another browser
    Column("entropy", String(128)),  # once revealed
    Column("out_of_time", Boolean, nullable=False),
    Column("connected", Boolean, nullable=False),  # whether its player was connected to some server process
    Column("last_seen", Float, nullable=False),  # when that was noted
    Column("entropy_hash", String(64)),  # committed to, before any entropy is revealed
    Column("share", Float),  # of the win, once over with a result
    Column("place", Integer),  # from 1, then; null if nobody noted it
    Column("created", Float, nullable=False, server_default="0"),  # as the table was, for lists of a guest's games
    Column("resigned", Boolean, nullable=False, server_default=false()),  # its player has given up; a bot plays on
    Column("wants_end", Boolean, nullable=False, server_default=false()),  # without a winner
    Column("hints", Boolean, nullable=False, server_default=false()),  # its player allows them to everybody
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_guest", "guest", "created", "table_id"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # from 1
    Column("actor", Integer, nullable=False),  # a seat, or -1 for chance
    Column("code", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("at", Float, nullable=False),
    Column("spent", Integer, nullable=False),  # milliseconds off the clock; less than 0 where the increment is more
    PrimaryKeyConstraint("table_id", "number"),
)

chat = Table(  # for those who play at the table
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # from 1; lines of erased guests are missing
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # text, reaction
    Column("text", String(200), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

pulse = Table(  # one row
    "pulse",
    metadata,
    Column("at", Float, nullable=False),  # when a server process last said that it lives
)

cookie_keys = Table(  # what guests' names are signed with
    "cookie_keys",
    metadata,
    Column("value", String(128), primary_key=True),
    Column("signs_from", Float, nullable=False),  # from then on new cookies are signed with it
    Column("accepted_until", Float),  # null: as long as no other replaces it
)

bans = Table(
    "bans",
    metadata,
    Column("who", String(64), primary_key=True),  # a guest, an address or a network
    Column("since", Float, nullable=False),
    Column("why", String(200), nullable=False),
)

marks = Table(  # when something last happened
    "marks",
    metadata,
    Column("name", String(32), primary_key=True),  # written: somebody tried it; orders: `ludi admin` changed something
    Column("at", Float, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("lives_until", Float, nullable=False),  # by the database's clock; each says it again every few seconds
)

jobs = (
    Table(  # what bots are to think about, for workers elsewhere; on PostgreSQL not logged: what is lost is asked again
        "jobs",
        metadata,
        Column("id", BigInteger, Identity(), primary_key=True),
        Column("kind", String(16), nullable=False),  # think, hint
        Column("game", String(96), nullable=False),  # and the version of its rules
        Column("guest", String(64), nullable=False),  # on whose account
        Column("priority", Integer, nullable=False),  # less is sooner
        Column("turn", BigInteger, nullable=False),  # of this guest among all: less is sooner
        Column("payload", Text, nullable=False),  # JSON
        Column("asked_by", String(16), nullable=False),  # the server process
        Column("created", Float, nullable=False),
        Column("leased_by", String(64)),  # the worker that thinks about it,
        Column("leased_until", Float),  # unless it has not said for so long that it still does
        Column("attempts", Integer, nullable=False, server_default="0"),
        Column("result", Text),  # JSON
        Column("error", Text),
        Index("jobs_line", "priority", "turn", "id"),
        Index("jobs_guest", "guest", "turn"),
    )
)
