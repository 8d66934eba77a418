"""How often one may ask: per guest and, more generously, per address."""

import asyncio

from limits import RateLimitItem, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from ludi.server.fair import Buckets
from ludi.table.refusals import refusal

TABLES_PER_GUEST = RateLimitItemPerMinute(20)
TABLES = RateLimitItemPerMinute(600)
REQUESTS_PER_GUEST = RateLimitItemPerMinute(600)
REQUESTS = RateLimitItemPerMinute(12_000)
UPLOADS = RateLimitItemPerMinute(30)
STORIES = RateLimitItemPerMinute(120)
ANALYSES = RateLimitItemPerMinute(60)
JUDGEMENTS_PER_GUEST = RateLimitItemPerMinute(120)  # whose page cannot judge; each is for a few positions
JUDGEMENTS = RateLimitItemPerMinute(240)
LESSONS = RateLimitItemPerMinute(600)  # messages of somebody who learns
LOOKS = RateLimitItemPerMinute(600)
MESSAGES = (40.0, 40.0)  # over one WebSocket in a second, and the most that is saved up
MALFORMED = (1.0, 40.0)  # of those, what is not understood; who sends more is no browser
MESSAGES_PER_GUEST = (120.0, 240.0)
MESSAGES_PER_ADDRESS = (4_000.0, 8_000.0)
SAYINGS = (0.5, 5.0)  # lines of chat from a guest in a second, and the most at once
HINTS = RateLimitItemPerMinute(30)
SOCKETS = 4_000  # open ones from one address


class Limits:
    """Counters of one server process."""

    def __init__(self) -> None:
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self.sockets: dict[str, int] = {}
        self._speakers = Buckets(*SAYINGS)
        self._guests, self._addresses = Buckets(*MESSAGES_PER_GUEST), Buckets(*MESSAGES_PER_ADDRESS)

    def check(self, item: RateLimitItem, *who: str) -> None:
        if not self._limiter.hit(item, *who):
            raise refusal("too_fast")

    async def pace(self, guest: str, address: str) -> None:
        """Wait before another message over a WebSocket is looked at."""
        for bucket in (self._guests.of(guest), self._addresses.of(address)):
            bucket.charge(1)
            while (pause := bucket.wait) > 0:
                await asyncio.sleep(pause)

    def speak(self, guest: str) -> None:
        """One more line of chat, if that is not too fast."""
        bucket = self._speakers.of(guest)
        if bucket.left < 1:
            raise refusal("too_fast")
        bucket.charge(1)

    def enter(self, address: str) -> bool:
        """One more socket from an address, if that is allowed."""
        count = self.sockets.get(address, 0)
        if count >= SOCKETS:
            return False
        self.sockets[address] = count + 1
        return True

    def exit(self, address: str) -> None:
        self.sockets[address] = self.sockets.get(address, 1) - 1
        if not self.sockets[address]:
            del self.sockets[address]
