"""Fair shares: whoever asks for much waits behind his own questions, not in front of others'."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairLine(Generic[T]):
    """A queue with a line of its own for everybody; the lines are served in turn."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[T]] = OrderedDict()
        self._something = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def waiting(self, who: str) -> int:
        return len(self._lines.get(who, ()))

    def put(self, who: str, item: T) -> None:
        self._lines.setdefault(who, deque()).append(item)
        self._something.set()

    async def get(self, wanted: Callable[[T], bool] | None = None) -> T:
        """The next one; if some are `wanted`, the next of those."""
        while True:
            found = self._take(wanted) if wanted else None
            found = found if found is not None else self._take(lambda _: True)
            if found is not None:
                return found
            self._something.clear()
            await self._something.wait()

    async def get_only(self, wanted: Callable[[T], bool], pause: float) -> T:
        """The next wanted one; whether an item is wanted may change, so that it is asked again after a pause."""
        while (found := self._take(wanted)) is None:
            self._something.clear()
            try:
                async with asyncio.timeout(pause):
                    await self._something.wait()
            except TimeoutError:
                pass
        return found

    def _take(self, wanted: Callable[[T], bool]) -> T | None:
        for who, line in self._lines.items():
            for item in line:
                if wanted(item):
                    line.remove(item)
                    self._lines.move_to_end(who)
                    if not line:
                        del self._lines[who]
                    return item
        return None


class Bucket:
    """An allowance that fills up with time. It may be overdrawn once; then one waits until it is paid back."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self._left, self._at = most, time.monotonic()

    @property
    def left(self) -> float:
        now = time.monotonic()
        self._left, self._at = min(self.most, self._left + (now - self._at) * self.rate), now
        return self._left

    def charge(self, cost: float) -> None:
        self._left = self.left - cost

    @property
    def wait(self) -> float:
        """Seconds until there is something left."""
        return max(0.0, -self.left / self.rate)


class Buckets:
    """One for everybody who has asked lately; full ones are forgotten."""

    def __init__(self, rate: float, most: float, kept: int = 10_000) -> None:
        self.rate, self.most, self.kept = rate, most, kept
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.most)
            if len(self._buckets) > self.kept:
                self._forget()
        return bucket

    def _forget(self) -> None:
        full = [who for who, bucket in self._buckets.items() if bucket.left >= bucket.most]
        for who in full or list(self._buckets)[: self.kept // 2]:
            del self._buckets[who]
