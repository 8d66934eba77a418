"""How often one may ask: per guest and, more generously, per address."""

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from ludi.server.errors import refusal

TABLES_PER_GUEST = RateLimitItemPerMinute(20)
TABLES = RateLimitItemPerMinute(600)
REQUESTS_PER_GUEST = RateLimitItemPerMinute(600)
REQUESTS = RateLimitItemPerMinute(12_000)
UPLOADS = RateLimitItemPerMinute(30)
LOOKS = RateLimitItemPerMinute(600)
MESSAGES = RateLimitItemPerSecond(40)  # over one WebSocket
HINTS = RateLimitItemPerMinute(30)
SOCKETS = 4_000  # open ones from one address


class Limits:
    """Counters of one server process."""

    def __init__(self) -> None:
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self.sockets: dict[str, int] = {}

    def check(self, item: RateLimitItem, *who: str) -> None:
        if not self._limiter.hit(item, *who):
            raise refusal("too_fast")

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
