"""What a server process is judging for pages that cannot."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from ludi.table.playing import Json
from ludi.table.refusals import refusal


class Asked:
    """What is being judged here: the questions of a few games, and who is waiting."""

    def __init__(self) -> None:
        self.questions: OrderedDict[str, Json] = OrderedDict()
        self.waiting: set[str] = set()

    @contextmanager
    def alone(self, *who: str) -> Iterator[None]:
        """One judgement at a time for each of these names: a guest has one, and an address, which has many guests."""
        if not self.waiting.isdisjoint(who):
            raise refusal("too_fast")
        self.waiting.update(who)
        try:
            yield
        finally:
            self.waiting.difference_update(who)
