"""Guided first games as somebody plays them: by mouse, keyboard and thumb, left and resumed, the wrong way too."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludi.engine.lesson import Lesson, get_lesson, go_on
from ludi.engine.match import Match
from ludi.engine.texts import Message, texts
from tests.browser.axe import serious
from tests.browser.pages import TablePage, no_sideways_scroll
from tests.browser.visitor import PHONE, Visit, Visitor

BOTS = 90_000  # milliseconds for their first moves: a busy machine has to load their machine code
LOCALES = {"en": "en-GB", "it": "it-IT", "fr": "fr-FR"}
USABLE = """(target) => [...document.querySelectorAll(`[data-target="${target}"]`)]
  .some((each) => /\\b(lit|picked)\\b/.test(each.getAttribute("class")))"""


class LessonPage:
    """The table with somebody who explains beside it."""

    def __init__(self, visitor: Visitor, lesson: Lesson, language: str = "en") -> None:
        self.visitor, self.page, self.lesson = visitor, visitor.page, lesson
        self.speak = texts(language)
        self.table = TablePage(visitor)

    @property
    def teacher(self) -> Locator:
        return self.page.locator("#teacher")

    def number(self, name: str) -> int:
        return [step.name for step in self.lesson.steps].index(name)

    def expect_step(self, name: str) -> None:
        number = self.number(name)
        count = self.speak(Message("web-lesson-progress", {"step": number + 1, "count": len(self.lesson.steps)}))
        expect(self.teacher.get_by_text(count, exact=True)).to_be_visible()
        expect(self.teacher.locator(".said")).to_have_text(self.speak.tell([self.lesson.said(number)]))

    def confirm_if_asked(self, after: str) -> None:
        """Whether there is anything to confirm depends on the move."""
        asked = self.page.wait_for_function(
            """([count, confirm]) => {
              const go = document.querySelector("#prompt .go:not([disabled])");
              if (document.querySelector("#teacher progress")?.value !== count) return "done";
              return go?.innerText.trim() === confirm ? "confirm" : null;
            }""",
            arg=[self.number(after) + 1, self.speak(Message("web-table-confirm"))],
        )
        if asked.json_value() == "confirm":
            self.table.prompt.focus()
            self.page.keyboard.press("Enter")

    def do(self, name: str, keys: bool = False, touch: bool = False) -> None:
        """What a step asks for, by pointing, or from the list of all options."""
        step, match = self.lesson.steps[self.number(name)], self.lesson.start(self.number(name))[1]
        for text in step.takes[0]:
            code = match.offered()[text]
            if keys:
                self._choose(list(match.offered()).index(text))
            else:
                self._point(match, code, touch)
            go_on(match, [text])
        self.confirm_if_asked(name)

    def _choose(self, index: int) -> None:
        """From the list, by keyboard alone."""
        self.page.wait_for_function("() => document.querySelector('#prompt .options button')?.disabled === false")
        self.page.locator("#prompt").focus()
        self.page.keyboard.press("o")
        choice = self.page.locator(".options li button").nth(index)
        choice.focus()
        self.page.keyboard.press("Enter")

    def _point(self, match: Match, code: int, touch: bool) -> None:
        """What cannot be pointed at, or not alone, has a button."""
        guide, state = match.game.guide, match.state
        path, *_ = [*guide.paths(state, code), []]
        for target in path:
            self.page.wait_for_function(USABLE, arg=target)
            (self.table.tap if touch else self.table.click)(target)
        if not path or any(path in guide.paths(state, other) for other in match.codes() if other != code):
            words = guide.button(state, code) or match.game.describe(state, code)
            self.table.button(self.speak.tell([words])).click()

    def go_through(
        self, until: str | None = None, since: str | None = None, keys: bool = False, touch: bool = False
    ) -> None:
        """Step by step, the right way."""
        for step in self.lesson.steps[self.number(since) if since else 0 :]:
            self.expect_step(step.name)
            if step.name in (until, self.lesson.steps[-1].name):
                return
            if step.takes:
                self.do(step.name, keys, touch)
            elif keys:
                self.page.keyboard.press("n")
            else:
                self.teacher.get_by_role("button", name="(N)").click()

    def go_wrong(self, name: str) -> None:
        """Something else than a step asks for, from the list: the teacher says why not, and nothing is lost."""
        number = self.number(name)
        match, step = self.lesson.start(number)[1], self.lesson.steps[number]
        wrong = next(text for text in match.offered() if all(text != take[0] for take in step.takes))
        objection = self.lesson.objection(number, [wrong], confirmed=False)
        assert objection
        self._choose(list(match.offered()).index(wrong))
        expect(self.teacher.get_by_role("alert")).to_have_text(self.speak.tell([objection]))
        expect(self.page.locator(".options li")).to_have_count(0)  # the list is closed by choosing
        self.expect_step(name)

    def go_back_and_on(self, name: str) -> None:
        """By keyboard alone: to the step before, which is read or skipped."""
        before = self.lesson.steps[self.number(name) - 1].name
        self.page.keyboard.press("b")
        self.expect_step(before)
        assert serious(self.page) == []
        ways = [self.speak(Message(f"web-lesson-{way}")) for way in ("skip-step", "next")]
        self.teacher.get_by_role("button", name=re.compile(rf"^({'|'.join(ways)})( \(N\))?$")).press("Enter")
        self.expect_step(name)


def learning(visit: Visit, game: str, path: str = "", language: str = "en", **kind: Any) -> LessonPage:
    visitor = visit(path or f"/learn/{game}/first", locale=LOCALES[language], **kind)
    return LessonPage(visitor, get_lesson(game, "first"), language)


def test_from_the_lobby_to_the_win_by_mouse_and_on_against_a_bot(visit: Visit) -> None:
    page = learning(visit, "municipium", "/")
    offer = page.page.get_by_role("region", name="Here for the first time?")
    offer.get_by_role("link", name="Learn Municipium").click()
    page.expect_step("welcome")
    page.go_through("move")

    # The wrong way: it is said why, and nothing is lost.
    page.page.wait_for_function(USABLE, arg="member:basilica:blue:plain")
    page.table.button("Move nobody").click()
    expect(page.teacher.get_by_role("alert")).to_contain_text("Orange is first when the Praefect comes")
    page.table.click("member:basilica:blue:plain")
    page.page.wait_for_function(USABLE, arg="place:forum")
    page.table.click("place:forum")
    expect(page.teacher.get_by_role("alert")).to_be_empty()
    page.table.button("No second step").click()
    expect(page.teacher.get_by_role("alert")).to_contain_text("a second step is still yours")
    page.page.wait_for_function(USABLE, arg="member:praetorium:blue:plain")
    page.table.click("member:praetorium:blue:plain")
    page.table.click("place:forum")
    page.expect_step("card")

    # Left, and come back: it is resumed, also from the lobby.
    page.page.reload()
    page.expect_step("card")
    page.page.get_by_role("link", name="Leave the lesson").click()
    expect(page.page.get_by_role("heading", name="Here for the first time?")).to_have_count(0)
    page.page.get_by_role("link", name="Municipium: a guided first game").click()
    page.expect_step("card")
    assert serious(page.page) == []

    # Back, and steps skipped.
    page.teacher.get_by_role("button", name="Back (B)").click()
    page.expect_step("move")
    for name in ("card", "favor"):
        page.teacher.get_by_role("button", name="Skip this step").click()
        page.expect_step(name)
    page.go_through(since="favor")

    page.teacher.get_by_role("button", name="Play the rest against Tiro").click()
    expect(page.teacher).to_contain_text("nobody helps you")
    page.table.ready(timeout=BOTS)
    page.page.reload()  # where it stands is kept
    expect(page.teacher).to_contain_text("nobody helps you")
    page.table.ready()


@pytest.mark.parametrize(
    ("game", "language", "keys"),
    [
        ("municipium", "it", False),
        ("municipium", "fr", True),
        ("ave_roma", "fr", False),
        ("ave_roma", "it", True),
        ("ave_roma", "en", True),
    ],
)
def test_a_whole_lesson_in_each_language_the_wrong_way_too(visit: Visit, game: str, language: str, keys: bool) -> None:
    page = learning(visit, game, language=language)
    asked = [step.name for step in page.lesson.steps if step.takes]
    since = None
    for name in (asked[0], asked[-1]):
        page.go_through(name, since=since, keys=keys)
        page.go_wrong(name)
        since = name
    if keys:
        page.go_back_and_on(asked[-1])
    page.go_through(since=since, keys=keys)
    expect(page.teacher.get_by_role("button").first).to_be_enabled()
    assert serious(page.page) == []


def test_the_first_turns_by_thumb(visit: Visit) -> None:
    page = learning(visit, "municipium", viewport=PHONE, has_touch=True, is_mobile=True)
    page.go_through("favor", touch=True)
    no_sideways_scroll(page.page)
    assert serious(page.page) == []


def test_who_does_not_want_a_lesson_is_not_asked_again(visit: Visit) -> None:
    page = visit("/").page
    page.get_by_role("button", name="Not now").click()
    page.reload()
    expect(page.get_by_role("link", name=re.compile("a guided first game")).first).to_be_visible()
    expect(page.get_by_role("heading", name="Here for the first time?")).to_have_count(0)


def test_what_is_pointed_at_is_brought_into_view_on_a_phone(visit: Visit) -> None:
    page = learning(visit, "ave_roma", viewport=PHONE, has_touch=True, is_mobile=True)
    page.go_through("castra", touch=True)
    page.page.wait_for_function("() => document.querySelector('#pane-tab-rows')?.ariaSelected === 'true'")
    no_sideways_scroll(page.page)


def test_the_goal_is_in_sight_and_sounds_and_help_are_at_hand_in_a_lesson(visit: Visit) -> None:
    kinds: list[dict[str, Any]] = [{}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}]
    for kind in kinds:
        page = learning(visit, "municipium", **kind).page
        strip = page.get_by_role("region", name="The goal, and how everyone stands")
        expect(strip.locator(".wins")).to_have_text("5 Decurions win")
        expect(strip.get_by_role("listitem").first).to_contain_text("Blue: 0 of 5 Decurions.")
        switch = page.get_by_role("button", name="Sounds", exact=True)
        expect(switch).to_have_attribute("aria-pressed", "true")
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "false")
        page.get_by_role("button", name="Help").click()
        expect(page.get_by_role("dialog").get_by_role("heading", name="The goal")).to_be_visible()
        no_sideways_scroll(page)
