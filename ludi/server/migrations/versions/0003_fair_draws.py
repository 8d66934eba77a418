"""Draws by a chain of hashes: what is committed to, revealed and uncovered; tables begun before keep their protocol.

Clocks run by the database: it knows when a server last lived.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

DRAWN = "select count(*) from moves where moves.table_id = tables.id and moves.actor = -1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("protocol", sa.Integer, nullable=False, server_default="2"))
    op.add_column("tables", sa.Column("anchor", sa.String(64)))
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("reveal_by", sa.Float))
    op.add_column("tables", sa.Column("barred", sa.JSON))
    op.add_column("tables", sa.Column("draws", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("link", sa.String(64)))
    op.add_column("seats", sa.Column("entropy_hash", sa.String(64)))
    op.execute(f"update tables set draws = ({DRAWN})")
    pulse = op.create_table("pulse", sa.Column("at", sa.Float, nullable=False))
    op.bulk_insert(pulse, [{"at": 0.0}])
    due = sa.text("reveal_by is not null")
    op.create_index("tables_reveal_by", "tables", ["reveal_by"], postgresql_where=due, sqlite_where=due)
    if op.get_bind().dialect.name == "postgresql":  # SQLite does not mind that `revealing` is longer
        op.alter_column("tables", "status", type_=sa.String(16))
