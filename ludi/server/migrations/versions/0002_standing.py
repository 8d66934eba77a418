"""How tables stand, for lists; presence as two columns instead of one with a sign."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

COUNTED = "select coalesce(max(moves.number), 0) from moves where moves.table_id = tables.id"


def upgrade() -> None:
    op.add_column("tables", sa.Column("decider", sa.Integer))
    op.add_column("tables", sa.Column("moved_at", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("left_ms", sa.JSON))
    op.execute(f"update tables set number = ({COUNTED})")
    op.execute("alter table seats rename column seen to last_seen")
    op.add_column("seats", sa.Column("connected", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("update seats set connected = (last_seen > 0), last_seen = abs(last_seen)")
