"""Why something is refused: a reason for programs, a sentence for people."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ludi.engine.errors import LudiError
from ludi.engine.texts import Argument, Message, english, message_view

STATUS = {  # of HTTP; what is not here is 409, a conflict with how things stand
    "malformed": 422,
    "not_found": 404,
    "no_name": 401,
    "not_yours": 403,
    "foreign": 403,
    "banned": 403,
    "too_fast": 429,
    "too_large": 413,
    "too_long": 422,
    "unforeseen": 500,
    "not_now": 503,
}


class Refusal(LudiError):
    """A request that is not carried out: a reason for programs, a sentence for people."""

    def __init__(self, reason: str, said: Message | None = None, sentence: str | None = None) -> None:
        self.reason = reason
        self.said = said
        super().__init__(sentence if sentence is not None else english(said) if said else reason)

    @property
    def status(self) -> int:
        return STATUS.get(self.reason, 409)

    def problem(self) -> dict[str, Any]:
        """What `Problem` says."""
        said = message_view(self.said) if self.said else None
        return {"reason": self.reason, "sentence": str(self), "said": said}


@contextmanager
def in_a_sentence() -> Iterator[None]:
    """What is wrong with something that was sent, as a refusal: some complaints are made to follow a file's name."""
    try:
        yield
    except Refusal:
        raise
    except LudiError as error:
        sentence = str(error)
        raise Refusal("malformed", sentence=sentence[:1].upper() + sentence[1:]) from None


def refusal(reason: str, **args: Argument) -> Refusal:
    """With the catalogue's sentence for the reason."""
    return Refusal(reason, Message(f"server-{reason.replace('_', '-')}", args))
