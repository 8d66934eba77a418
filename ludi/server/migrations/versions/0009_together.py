"""How games end otherwise than by their rules, what people wish and allow, who asks for a rematch."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended", sa.String(16)))
    op.add_column("tables", sa.Column("rematch_by", sa.Integer))
    op.add_column("tables", sa.Column("second_turn", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("update tables set second_turn = (number > 0)")  # of games in progress nobody has noted it
    for name in ("resigned", "wants_end", "hints"):
        op.add_column("seats", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
