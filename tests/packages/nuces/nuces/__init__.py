"""Nuces: nuts in piles, for two to four children of Rome."""
