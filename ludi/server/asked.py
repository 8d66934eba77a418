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
        self.guests: set[str] = set()

    @contextmanager
    def alone(self, guest: str) -> Iterator[None]:
        """One judgement for a guest at a time."""
        if guest in self.guests:
            raise refusal("too_fast")
        self.guests.add(guest)
        try:
            yield
        finally:
            self.guests.discard(guest)
