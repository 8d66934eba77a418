"""Keys that can be changed, bans, and marks by which processes know that something has happened."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    keys = op.create_table(
        "cookie_keys",
        sa.Column("value", sa.String(128), primary_key=True),
        sa.Column("signs_from", sa.Float, nullable=False),
        sa.Column("accepted_until", sa.Float),
    )
    op.create_table(
        "bans",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
    )
    marks = op.create_table(
        "marks",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    known = op.get_bind().execute(sa.text("select value from secrets where name = 'cookie'")).scalar()
    op.bulk_insert(keys, [{"value": known or secrets.token_hex(32), "signs_from": 0.0, "accepted_until": None}])
    op.bulk_insert(marks, [{"name": name, "at": 0.0} for name in ("written", "orders")])
    op.drop_table("secrets")
