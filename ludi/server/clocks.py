"""Players' clocks: what is left to each is stored with every move, and when a bot begins or ends to stand in."""

import time
from collections.abc import Sequence

from ludi.server.store import MoveRow


class Clocks:
    """The clocks of one table."""

    def __init__(self, clock: dict[str, int], players: int, moves: Sequence[MoveRow]) -> None:
        self.increment = clock["increment"] * 1000
        self.left = [clock["minutes"] * 60_000] * players
        self.go_on(moves, time.time())

    def go_on(self, moves: Sequence[MoveRow], now: float) -> None:
        """After these moves the clock of whoever decides runs from now on."""
        self.left, self.running_since = self.left_after(moves), now

    def left_after(self, moves: Sequence[MoveRow]) -> list[int]:
        """Milliseconds left to each seat."""
        left = list(self.left)
        for move in moves:
            if move.actor >= 0:
                left[move.actor] -= move.spent
        return left

    def spent(self, now: float, passed: bool) -> int:
        """Milliseconds this move costs; the increment is given back when the turn to decide passes to another."""
        used = max(0, int((now - self.running_since) * 1000))
        return used - self.increment if passed else used

    def left_now(self, seat: int, running: bool) -> int:
        used = max(0, int((time.time() - self.running_since) * 1000)) if running else 0
        return max(0, self.left[seat] - used)
