"""The page to share: whole, self-contained, and safe to open."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from ludi.engine.errors import LudiError
from ludi.engine.texts import LANGUAGES
from ludi.lab.analysis_page import page, write
from tests.analysis.reports import report

EMPTY = {"meta", "rect", "path", "circle", "line", "polygon"}


class Seen(HTMLParser):
    """What tags there are, and whether each is closed where it was opened."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in EMPTY or tag == "polygon":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def count(self, tag: str, **wanted: str) -> int:
        return sum(name == tag and wanted.items() <= found.items() for name, found in self.tags)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language(language: str) -> None:
    seen = Seen(page(report(language)))
    assert seen.open == []
    assert ("html", {"lang": language}) in seen.tags


def test_nothing_is_loaded_from_elsewhere_and_names_are_only_text() -> None:
    text = page(report())
    seen = Seen(text)
    assert not {"script", "link", "img", "iframe", "b"} & {tag for tag, _ in seen.tags}
    assert "http" not in text
    assert "&lt;b&gt;Bruno&lt;/b&gt;" in text


def test_everybody_has_a_band_and_every_draw_and_turning_point_its_mark() -> None:
    seen = Seen(page(report()))
    assert [seen.count("polygon", fill=f"url(#seat{seat})") for seat in (0, 1, 2)] == [1, 1, 0]
    assert seen.count("polygon") == 2 + 2  # two lucky draws
    assert seen.count("line", **{"class": "turn"}) == 3
    assert seen.count("svg", role="img") == 1


def test_what_the_graph_shows_stands_in_a_table_too() -> None:
    text = page(report())
    assert text.count('<th scope="col"') > 0
    assert text.count("<tr>") == (1 + 2) * 2 + 1 + 3  # accounts, decisions, events


def test_a_file_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    write(tmp_path / "out.html", report())
    assert (tmp_path / "out.html").read_text(encoding="utf-8") == page(report())
    with pytest.raises(LudiError, match=r"cannot be written: .*\.$"):
        write(tmp_path, report())
