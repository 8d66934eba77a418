"""Alembic's entry: the connection comes from the server, or (for making migrations) from `-x database=URL`."""

from alembic import context
from sqlalchemy import create_engine

from ludi.server.database_tables import metadata

connection = context.config.attributes.get("connection")
if connection is None:
    connection = create_engine(context.get_x_argument(as_dictionary=True)["database"]).connect()
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
