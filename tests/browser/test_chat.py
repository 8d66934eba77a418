"""Two who play talk to each other; a third who watches hears nothing."""

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import SCRIPT, serious
from tests.browser.games import Hall
from tests.browser.pages import TablePage
from tests.browser.test_keyboard import tab_to
from tests.browser.test_together import at_table, made_for_two
from tests.browser.visitor import PHONE, Visit, Visitor, settled

PATIENCE = 60_000.0  # milliseconds: a line waits behind what the page has asked of a worker
EVIL = "<img src=x onerror=alert(1)> https://example.org"


def sat_down(host: Visitor, friend: Visitor) -> str:
    """A table of these two at which the game has begun."""
    link = made_for_two(host)
    guest = at_table(friend, link)
    friend.page.get_by_role("button", name="Sit down as Orange").click()
    TablePage(host).laid()
    guest.laid()
    return guest.id


def lines(page: Page) -> Locator:
    return page.get_by_role("list", name="What was said").get_by_role("listitem")


def chat_tab(page: Page) -> Locator:
    return page.get_by_role("tab", name="Chat")


def say(page: Page, text: str) -> None:
    field = page.get_by_label("A line for the others who play")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("", timeout=PATIENCE)


def test_two_talk_and_a_third_hears_nothing(visit: Visit, screenshots: Path) -> None:
    host, friend = visit("/new"), visit()
    table = sat_down(host, friend)
    one, two = host.page, friend.page
    watcher = visit(f"/t/{table}").page
    expect(watcher.get_by_role("tab", name="Log")).to_be_visible()
    expect(chat_tab(watcher)).to_have_count(0)

    chat_tab(one).click()
    expect(one.get_by_text("Nobody has said anything yet.")).to_be_visible()
    say(one, EVIL)
    expect(lines(one)).to_have_count(1)
    expect(lines(one)).to_contain_text(EVIL)
    expect(two.locator(".bubble")).to_have_text(EVIL)
    expect(two.get_by_role("status").filter(has_text=EVIL)).to_have_count(1)
    expect(two.get_by_role("tab", name="Chat (new lines)")).to_be_visible()
    chat_tab(two).click()
    expect(lines(two)).to_contain_text(EVIL)
    expect(two.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    assert two.locator("img, ol a").count() == 0

    two.get_by_role("button", name="Well played!").click()
    bubble = one.get_by_role("list", name="Players").locator(".bubble").filter(has_text="Well played!")
    expect(bubble).to_be_visible()
    settled(one)
    one.screenshot(path=screenshots / "chat.png")
    expect(lines(one)).to_have_count(2)
    expect(bubble).to_have_count(0)
    if SCRIPT.is_file():
        assert serious(one) == []
    two.reload()
    chat_tab(two).click()
    expect(lines(two)).to_have_count(2)
    assert watcher.get_by_text(EVIL).count() == 0


def test_somebody_is_muted_and_chat_is_turned_off(visit: Visit) -> None:
    host, friend = visit("/new"), visit()
    sat_down(host, friend)
    one, two = host.page, friend.page
    chat_tab(one).click()
    chat_tab(two).click()
    say(one, "first")
    expect(lines(two)).to_have_count(1)
    two.get_by_text("Whom do you want to hear?").click()
    box = two.locator("details").get_by_role("checkbox")
    box.uncheck()
    expect(two.get_by_text("Nobody has said anything yet.")).to_be_visible()
    say(one, "second")
    say(two, "I do not listen")
    expect(lines(one)).to_have_count(3)
    expect(lines(two)).to_have_count(1)
    two.reload()
    chat_tab(two).click()
    expect(lines(two)).to_have_count(1)
    two.get_by_text("Whom do you want to hear?").click()
    box.check()
    expect(lines(two)).to_have_count(3)

    two.get_by_role("button", name="Settings").click()
    two.get_by_role("checkbox", name="Chat and reactions").uncheck()
    two.keyboard.press("Escape")
    expect(chat_tab(two)).to_have_count(0)
    say(one, "anybody there?")
    expect(lines(one)).to_have_count(4)
    expect(two.get_by_text("anybody there?")).to_have_count(0)
    two.get_by_role("button", name="Settings").click()
    two.get_by_role("checkbox", name="Chat and reactions").check()
    two.keyboard.press("Escape")
    expect(two.get_by_role("tab", name="Chat (new lines)")).to_be_visible()


def test_on_a_phone_and_by_keys(visit: Visit, screenshots: Path) -> None:
    host, friend = visit("/new", viewport=PHONE), visit()
    sat_down(host, friend)
    one, two = host.page, friend.page
    two.locator("body").focus()
    tab_to(two, "Log")
    two.keyboard.press("ArrowRight")
    expect(chat_tab(two)).to_be_focused()
    tab_to(two, "One moment")
    two.keyboard.press("Enter")
    heard = one.locator(".heard")
    expect(heard).to_contain_text("One moment", timeout=PATIENCE)
    settled(one)
    one.screenshot(path=screenshots / "chat-phone-heard.png")
    one.get_by_role("button", name="Chat: new lines").click()
    sheet = one.get_by_role("dialog", name="Chat")
    expect(sheet.get_by_role("listitem").first).to_contain_text("One moment")
    say(one, "Take your time")
    expect(two.locator(".bubble").filter(has_text="Take your time")).to_be_visible()
    settled(one)
    one.screenshot(path=screenshots / "chat-phone.png")
    assert one.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for button in sheet.get_by_role("group", name="Reactions").get_by_role("button").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40
    if SCRIPT.is_file():
        assert serious(one) == []


def test_who_plays_alone_has_nobody_to_talk_to(visit: Visit) -> None:
    visitor = visit()
    table = Hall(visitor.context.request, visitor.address).table()
    visitor.open(f"/t/{table}")
    TablePage(visitor).laid()
    expect(visitor.page.get_by_role("tab", name="Log")).to_be_visible()
    expect(chat_tab(visitor.page)).to_have_count(0)
