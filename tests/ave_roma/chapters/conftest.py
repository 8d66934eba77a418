"""The chapters' tests hold the rules against the numbers of the rules text, whatever has been rebalanced since.

Those numbers are in `tests/ave_roma/transcription`. A process has one set of data files, so these tests run in one of
their own: `LUDI_DATA_AVE_ROMA=tests/ave_roma/transcription pytest tests/ave_roma/chapters`, as `make test` does.
"""

from pathlib import Path

import pytest

from ludi.engine.content import variable
from ludi.games.ave_roma.content import load, read
from tests.ave_roma.box import TRANSCRIPTION

REASON = f"these need {variable('ave_roma')}=tests/ave_roma/transcription"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if load().digest != read(TRANSCRIPTION).digest:
        for item in items:
            if item.path.is_relative_to(Path(__file__).parent):
                item.add_marker(pytest.mark.skip(reason=REASON))
