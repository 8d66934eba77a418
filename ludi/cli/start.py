"""Where the command `ludi` begins: what only reads and tells does not wait for the compiler to load."""

import os
import sys

TELLING = {"admin", "backup", "data", "games", "replay", "restore", "rules", "verify"}


def run() -> None:
    if "--help" in sys.argv or TELLING.intersection(sys.argv[1:2]):
        os.environ.setdefault("LUDI_INTERPRET", "1")
    from ludi.cli.main import run as command  # not earlier: importing decides whether rules are compiled

    command()
