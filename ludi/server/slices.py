"""Long work on the event loop, done in slices so that others get their turn."""

import asyncio
from time import perf_counter

SLICE = 0.004  # seconds


class Slices:
    """Call `pause` often; it lets others work whenever a slice is used up."""

    def __init__(self) -> None:
        self._begun = perf_counter()

    async def pause(self) -> None:
        if perf_counter() - self._begun > SLICE:
            await asyncio.sleep(0)
            self._begun = perf_counter()
