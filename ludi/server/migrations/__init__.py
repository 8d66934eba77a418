"""How databases of earlier versions become the present one (Alembic)."""
