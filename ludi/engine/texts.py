"""Sentences in three languages from Fluent catalogues, shared with the browser: the shell's and every game's own.

A `Message` is an identifier with arguments. An argument may be a `Name`, something the catalogue itself names:
`Name("mun-place-forum")` as argument `place` gives the message `$place` and, for languages with articles and cases, one
variable for each attribute the catalogue has: `$place_the`, `$place_at`, `$place_to` …
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ludi.engine.errors import LudiError
from ludi.engine.packages import installed
from ludi.engine.views import MessageView

LOCALE = Path(__file__).resolve().parent.parent / "locale"
LANGUAGES = ("en", "it", "fr")


@dataclass(frozen=True)
class Name:
    """Something the catalogue names: a place, a family, a card."""

    id: str


@dataclass(frozen=True)
class Counted:
    """Some of what the catalogue names, such as two priests; its message takes `$n`."""

    id: str
    n: int


@dataclass(frozen=True)
class Message:
    """A sentence that is not yet in any language."""

    id: str
    args: Mapping[str, "Argument"] = field(default_factory=dict)


Part = str | Name | Counted | Message
Argument = int | Part | Sequence[Part]


def ordinal(language: str, number: int) -> str:
    """3rd, 3º, 3e."""
    if language == "it":
        return f"{number}º"
    if language == "fr":
        return f"{number}{'er' if number == 1 else 'e'}"
    teens = 10 <= number % 100 <= 20
    return f"{number}{'th' if teens else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


def word_files(language: str) -> list[Path]:
    """The shell's catalogue, and that of every game."""
    own = [path for game in installed().values() for path in game.words(language)]
    return [*sorted((LOCALE / language).glob("*.ftl")), *own]


class Texts:
    """The catalogue of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise LudiError(f"There is no language {language!r}; choose one of {', '.join(LANGUAGES)}.")
        from fluent.runtime import FluentBundle, FluentResource  # late: simulations never speak

        self.language = language
        self._names: dict[str, tuple[str, dict[str, str]]] = {}
        functions: dict[str, Any] = {"ORDINAL": lambda number: ordinal(language, int(number))}
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for path in word_files(language):
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, message: Message) -> str:
        values: dict[str, Any] = {}
        for name, value in message.args.items():
            values.update(self._expand(name, value))
        return self._pattern(message.id, self.bundle.get_message(message.id).value, values)

    def tell(self, messages: Iterable[Message]) -> str:
        """Messages as running text: a capital letter after each full stop."""
        told = ""
        for message in messages:
            sentence = self(message)
            if not told or told[-1] in ".!?":
                sentence = sentence[:1].upper() + sentence[1:]
            told += f" {sentence}" if told else sentence
        return told

    def _pattern(self, where: str, pattern: Any, values: dict[str, Any]) -> str:
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{self.language}: message {where}: {errors[0]}")
        return str(text)

    def _name(self, name: str) -> tuple[str, dict[str, str]]:
        """What something is called, and its other forms; kept, for a game names the same few things all the time."""
        if name not in self._names:
            message = self.bundle.get_message(name)
            forms = {key: self._pattern(name, pattern, {}) for key, pattern in message.attributes.items()}
            self._names[name] = self._pattern(name, message.value, {}), forms
        return self._names[name]

    def _expand(self, name: str, value: Argument) -> dict[str, Any]:
        if isinstance(value, str | int):
            return {name: value}
        if isinstance(value, Name):
            called, forms = self._name(value.id)
            return {name: called, **{f"{name}_{key}": form for key, form in forms.items()}}
        if isinstance(value, Message):
            return {name: self(value)}
        if isinstance(value, Counted):
            return {name: self._pattern(value.id, self.bundle.get_message(value.id).value, {"n": value.n})}
        from babel.lists import format_list

        parts = [self._expand("item", item)["item"] for item in value]
        return {name: format_list(parts, locale=self.language), f"{name}_count": len(parts)}


def to_you(message: Message) -> Message:
    """A question as it is put to the reader himself: its argument `you`, otherwise `no`, is `yes`."""
    return Message(message.id, {**message.args, "you": "yes"})


def message_view(message: Message) -> MessageView:
    """A message as JSON: names become {"name": id}, counted things {"name": id, "n": n}, messages nest."""
    return {"id": message.id, "args": {name: _argument_view(value) for name, value in message.args.items()}}


def _argument_view(value: Argument) -> Any:
    if isinstance(value, str | int):
        return value
    if isinstance(value, Message):
        return message_view(value)
    if isinstance(value, Name):
        return {"name": value.id}
    if isinstance(value, Counted):
        return {"name": value.id, "n": value.n}
    return [_argument_view(item) for item in value]


def message_of(view: MessageView) -> Message:
    """The message that `message_view` made this of."""
    return Message(view["id"], {name: _argument_of(value) for name, value in view["args"].items()})


def _argument_of(value: Any) -> Any:
    if isinstance(value, list):
        return [_argument_of(item) for item in value]
    if not isinstance(value, dict):
        return value
    if "id" in value:
        return message_of(MessageView(id=value["id"], args=value["args"]))
    return Counted(value["name"], value["n"]) if "n" in value else Name(value["name"])


def spoken(kind: type[LudiError], message: Message) -> LudiError:
    """An error that can be told in every language; its own text is English."""
    error = kind()
    error.message = message
    return error


def english(message: Message) -> str:
    """The sentence for those who read no message; its identifier where there is no Fluent, since whoever runs there
    puts messages into words elsewhere."""
    try:
        return texts("en")(message)
    except ModuleNotFoundError:
        return message.id


@cache
def texts(language: str) -> Texts:
    return Texts(language)


__all__ = [
    "LANGUAGES",
    "Argument",
    "Counted",
    "Message",
    "Name",
    "Texts",
    "english",
    "message_of",
    "message_view",
    "spoken",
    "texts",
    "to_you",
    "word_files",
]
