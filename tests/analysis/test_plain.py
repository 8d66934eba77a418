"""What pages load of the analysis needs neither NumPy nor the compiler."""

import subprocess
import sys

PLAIN = ("line", "account", "grades", "moments")


def test_the_definitions_need_no_library() -> None:
    modules = ", ".join(f"ludi.analysis.{name}" for name in PLAIN)
    program = f"import sys, {modules}; assert not {{'numpy', 'numba'}} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True)
