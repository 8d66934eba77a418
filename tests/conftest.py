"""What all tests have in common: how often Python looks for garbage."""

import gc

OFTEN = 50_000  # objects more than before; Python's own 700 is meant for programs that keep little


def pytest_collection_finish() -> None:
    """Modules, compiled rules and games that are kept stay to the end: nobody need go through them again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OFTEN)
