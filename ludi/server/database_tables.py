"""The tables of the database. Truth are the moves: appended, never changed, one row per (table, number)."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    text,
    true,
)

metadata = MetaData()
DUE = text("reveal_by is not null")

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
    Column("shares", JSON),  # of the win, by seat, once over
    # how it stands after its last move, so that lists need not play it again
    Column("number", Integer, nullable=False),  # of moves
    Column("decider", Integer),  # the seat to decide, while it is played
    Column("moved_at", Float, nullable=False),  # since when the clock of who decides runs; 0 before the beginning
    Column("left_ms", JSON),  # on each seat's clock then; null without clocks, and before the first move
    Column("draws", Integer, nullable=False, server_default="0"),  # made so far
    Column("link", String(64)),  # of the chain, uncovered by the last draw
    Index("tables_reveal_by", "reveal_by", postgresql_where=DUE, sqlite_where=DUE),
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
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_guest", "guest"),
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

pulse = Table(  # one row
    "pulse",
    metadata,
    Column("at", Float, nullable=False),  # when a server process last said that it lives
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),  # `cookie`: the key guests' names are signed with
    Column("value", String(128), nullable=False),
)
