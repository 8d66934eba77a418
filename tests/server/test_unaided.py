"""A server does without NumPy and the compiler: only those of its processes that think have them."""

import json
import os
import subprocess
import sys

HEAVY = ("numpy", "numba", "llvmlite", "torch")
SCRIPT = """
import json, sys
from ludi.server import app, serving, worker
from ludi.engine.registry import working_games
working_games()
worker.be_ready()
print(json.dumps(sorted(sys.modules)))
"""


def test_a_server_imports_nothing_heavy() -> None:
    environment = {**os.environ, "LUDI_INTERPRET": "1"}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    modules = set(json.loads(done.stdout))
    assert {"ludi.server.app", "ludi.server.thinking", "ludi.server.worker", "ludi.games.ave_roma.rules"} <= modules
    assert modules.isdisjoint(HEAVY)
