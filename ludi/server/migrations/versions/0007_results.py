"""What became of each seat, and how long a game was: for lists of one's own games in order, and for counting them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"

TOGETHER = 1000  # seats changed in one statement


def upgrade() -> None:
    op.add_column("tables", sa.Column("turns", sa.Integer))
    op.add_column("seats", sa.Column("created", sa.Float, nullable=False, server_default="0"))
    op.execute("update seats set created = (select tables.created from tables where tables.id = seats.table_id)")
    op.drop_index("seats_guest", "seats")
    op.create_index("seats_guest", "seats", ["guest", "created", "table_id"])
    op.add_column("seats", sa.Column("share", sa.Float))
    op.add_column("seats", sa.Column("place", sa.Integer))
    tables = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("shares", sa.JSON))
    seats = sa.table(
        "seats", sa.column("table_id"), sa.column("seat"), sa.column("share", sa.Float), sa.column("place", sa.Integer)
    )
    this = sa.and_(seats.c.table_id == sa.bindparam("of_table"), seats.c.seat == sa.bindparam("of_seat"))
    changed = sa.update(seats).where(this).values(share=sa.bindparam("new_share"), place=sa.bindparam("new_place"))
    connection = op.get_bind()
    found = connection.execute(sa.select(tables.c.id, tables.c.shares).where(tables.c.status == "over")).all()
    results = [result for table_id, shares in found if shares for result in _results(table_id, list(shares.values()))]
    for start in range(0, len(results), TOGETHER):
        connection.execute(changed, results[start : start + TOGETHER])


def _results(table_id: str, shares: list[float]) -> list[dict[str, object]]:
    """Shares are stored in the order of the seats. Where several lost, nobody has noted who was second."""
    lost = 2 if len(shares) == 2 else None
    return [
        {"of_table": table_id, "of_seat": seat, "new_share": share, "new_place": 1 if share > 0 else lost}
        for seat, share in enumerate(shares)
    ]
