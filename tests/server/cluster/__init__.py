"""Many processes and machines on one PostgreSQL."""
