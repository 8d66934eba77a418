"""What can go wrong, as sentences a player can act on."""

from typing import Any


def quoted(text: object, length: int = 60) -> str:
    """Somebody's words within a sentence: on one line, printable and not too long."""
    shown = "".join(letter if letter.isprintable() else " " for letter in str(text))
    return f"“{shown if len(shown) <= length else shown[: length - 3] + '…'}”"


class LudiError(Exception):
    """Base of every error meant for a user: its text is one complete sentence, in English.

    Those a player meets at the table carry the catalogue's message, so that he can read it in his language.
    """

    message: Any = None

    def __str__(self) -> str:
        if self.message is None:
            return super().__str__()
        from ludi.engine.texts import english  # late: most such errors are told in words of the page

        return english(self.message)


class BadOptions(LudiError):
    """A game was asked for with a player count or an option it does not have."""


class IllegalMove(LudiError):
    """A move that is not among the offered options."""


class CannotUndo(LudiError):
    """The undo law forbids going back further; the text says why."""


class BadFile(LudiError):
    """A replay file that cannot be read, or does not say what it claims to say."""


class BadDraw(LudiError):
    """A draw, a secret or a commitment that does not verify."""
