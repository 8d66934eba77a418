"""What pages load of the analysis needs neither NumPy nor the compiler, nor what puts sentences together."""

import os
import subprocess
import sys

PLAIN = ("line", "account", "grades", "moments", "walk", "series", "colours", "summary", "findings", "finding")
HEAVY = ("numpy", "numba", "babel", "fluent", "pydantic")


def test_the_definitions_need_no_library() -> None:
    modules = ", ".join(f"ludi.analysis.{name}" for name in PLAIN)
    program = f"import sys, {modules}, ludi.table.house; assert not set({HEAVY}) & set(sys.modules), sys.modules.keys()"
    environment = {**os.environ, "LUDI_INTERPRET": "1"}
    subprocess.run([sys.executable, "-c", program], check=True, env=environment)
