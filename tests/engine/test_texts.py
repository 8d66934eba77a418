"""One catalogue in three languages: complete, alike in what it needs, and spoken well."""

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludi.engine.errors import LudiError
from ludi.engine.packages import installed
from ludi.engine.registry import get_game
from ludi.engine.texts import LANGUAGES, Counted, Message, Name, Texts, ordinal, texts, word_files

OTHERS = [language for language in LANGUAGES if language != "en"]
Key = tuple[str, str]  # file, message


@cache
def catalogue(language: str) -> dict[Key, ast.Message]:
    found: dict[Key, ast.Message] = {}
    for path in word_files(language):
        file = f"{path.parts[-4]}/{path.name}"  # of the shell or of a game
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert (file, entry.id.name) not in found, f"{path}: {entry.id.name} stands there twice"
                found[file, entry.id.name] = entry
    return found


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's own name)
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (what it says is said too)
        for (_, name), message in catalogue("en").items():
            if name == node.id.name:
                self.names |= variables(message)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def forms(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def known_forms(language: str) -> set[str]:
    return {form for message in catalogue(language).values() for form in forms(message)}


def base(variable: str, language: str) -> str:
    """The argument behind a variable: `$place_at` is a form of `$place`."""
    stem, _, form = variable.rpartition("_")
    return stem if stem and form in known_forms(language) | {"count"} else variable


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    assert catalogue(language).keys() ^ catalogue("en").keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_two_meanings(language: str) -> None:
    names = [name for _, name in catalogue(language)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_game_carries_its_prefix_and_no_other_message_does(language: str) -> None:
    for game, package in installed().items():
        prefix = get_game(game).prefix
        assert re.fullmatch(r"[a-z]+-", prefix)  # the page finds it by the first message
        own = {name for path in package.words(language) for name in ids(path)}
        assert own
        assert own == {name for _, name in catalogue(language) if name.startswith(prefix)}


def ids(path: Path) -> list[str]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)]


def kind_of(name: str) -> str:
    """`mun-place` of `mun-place-forum`: after the prefix of its game."""
    return "-".join(name.split("-")[:2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_a_kind_have_the_same_forms(language: str) -> None:
    # a sentence uses `$place_at` for whichever place it is
    kinds: dict[Key, set[frozenset[str]]] = defaultdict(set)
    inflected = {(file, kind_of(name)) for (file, name), message in catalogue(language).items() if forms(message)}
    for (file, name), message in catalogue(language).items():
        kinds[file, kind_of(name)].add(frozenset(forms(message)))
    assert {kind: found for kind, found in kinds.items() if kind in inflected and len(found) > 1} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_names_have_all_the_forms_they_have_in_english(language: str) -> None:
    missing = {key: forms(message) - forms(catalogue(language)[key]) for key, message in catalogue("en").items()}
    assert {key: gone for key, gone in missing.items() if gone} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_needs_more_than_the_english_one(language: str) -> None:
    english = catalogue("en")
    extra = {}
    for key, message in catalogue(language).items():
        needed = {base(variable, language) for variable in variables(message)}
        extra[key] = needed - {base(variable, "en") for variable in variables(english[key])}
    assert {key: more for key, more in extra.items() if more} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_is_used_exists(language: str) -> None:
    kinds: dict[str, set[str]] = defaultdict(set)
    for message in catalogue(language).values():
        for variable in variables(message):
            stem, _, form = variable.rpartition("_")
            if stem:
                kinds[form].add(message.id.name)
    assert kinds.keys() <= known_forms(language) | {"count"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_without_variables_is_text(language: str) -> None:
    speak = texts(language)
    silent = [name for (_, name), message in catalogue(language).items() if not variables(message)]
    assert silent
    assert all(speak(Message(name)).strip() for name in silent)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "1st 2nd 3rd 4th 10th 11th 12th 13th 20th 21st 22nd 23rd 101st 111th 112th"),
        ("it", "1º 2º 3º 4º 10º 11º 12º 13º 20º 21º 22º 23º 101º 111º 112º"),
        ("fr", "1er 2e 3e 4e 10e 11e 12e 13e 20e 21e 22e 23e 101e 111e 112e"),
    ],
)
def test_ordinals(language: str, expected: str) -> None:
    numbers = (1, 2, 3, 4, 10, 11, 12, 13, 20, 21, 22, 23, 101, 111, 112)
    assert " ".join(ordinal(language, number) for number in numbers) == expected


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "With a priest, an advocate and 2 Favors Blue has a set: Blue's 2nd Decurion."),
        ("it", "Con un sacerdote, un avvocato e 2 Favori, Blu completa una serie: è il suo 2º Decurione."),
    ],
)
def test_lists_counts_and_ordinals_in_a_sentence(language: str, sentence: str) -> None:
    pieces = [Counted("mun-count-priest", 1), Counted("mun-count-advocate", 1), Counted("mun-count-favor", 2)]
    message = Message("mun-set", {"family": Name("mun-seat-blue"), "pieces": pieces, "n": 2})
    assert texts(language)(message).replace(", and", " and") == sentence


def test_a_name_brings_its_forms() -> None:
    message = Message("mun-did-place-member", {"family": Name("mun-seat-orange"), "place": Name("mun-place-forum")})
    assert texts("en")(message) == "Orange places a member at the Forum."
    assert texts("it")(message) == "Arancio colloca un membro al Foro."


def test_a_message_may_be_an_argument() -> None:
    inner = Message("mun-stands", {"members": Counted("mun-count-plain", 2), "place": Name("mun-place-baths")})
    message = Message("mun-repositioned", {"family": Name("mun-seat-pink"), "stands": [inner, inner]})
    assert texts("en")(message) == "Pink repositions: 2 members at the Baths and 2 members at the Baths."


def test_running_text_begins_sentences_with_capitals() -> None:
    walk = Message("mun-baths-walk", {"family": Name("mun-seat-blue"), "members": Counted("mun-count-plain", 1)})
    told = texts("en").tell([Message("mun-baths-no-wreath-left"), walk, Message("mun-baths-no-wreath-left")])
    assert told == "No wreath is left. Blue leaves the Baths for the Temple with one member. No wreath is left."
    assert texts("en").tell([]) == ""
    assert texts("en").tell([Message("mun-do-stay"), Message("mun-do-pass")]) == "Move nobody pass"


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(LudiError, match=r"^There is no language 'la'; choose one of en, it, fr\.$"):
        Texts("la")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_argument_or_message_is_an_error_and_not_a_hole(language: str) -> None:
    with pytest.raises(LookupError, match=rf"^{language}: message mun-did-stay"):
        texts(language)(Message("mun-did-stay"))
    with pytest.raises(LookupError):
        texts(language)(Message("no-such-message"))


def test_catalogues_are_read_once() -> None:
    assert texts("fr") is texts("fr")
    assert texts("fr").language == "fr"
