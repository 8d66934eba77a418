"""How the bots' numbers were found. Run as `python -m bench.fit` and `python -m bench.settings`."""
