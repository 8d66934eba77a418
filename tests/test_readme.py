"""The README's Python session works as printed."""

import doctest
from pathlib import Path

import pytest

from ludi.engine.compiled import INTERPRETED

README = Path(__file__).resolve().parents[1] / "README.md"


@pytest.mark.skipif(INTERPRETED, reason="a thousand games take too long without the compiler")
def test_the_python_session_in_the_readme_works() -> None:
    failures, examples = doctest.testfile(str(README), module_relative=False, optionflags=doctest.REPORT_NDIFF)
    assert examples >= 8
    assert failures == 0
