"""Many processes: which of them live, who drives which table, and work for other machines."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("lives_until", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("driver", sa.String(16)))
    playing = sa.text("status = 'playing'")
    op.create_index("tables_driver", "tables", ["driver"], postgresql_where=playing, sqlite_where=playing)
    op.create_table(
        "jobs",
        sa.Column("id", sa.BigInteger, sa.Identity(), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game", sa.String(96), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("priority", sa.Integer, nullable=False),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("asked_by", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("leased_by", sa.String(64)),
        sa.Column("leased_until", sa.Float),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("result", sa.Text),
        sa.Column("error", sa.Text),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )
    op.create_index("jobs_line", "jobs", ["priority", "turn", "id"])
    op.create_index("jobs_guest", "jobs", ["guest", "turn"])
