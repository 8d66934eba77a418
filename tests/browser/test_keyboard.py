"""Everything without a mouse."""

from playwright.sync_api import Page

from tests.browser.pages import TablePage, outline_of_focus
from tests.browser.visitor import Visit


def tab_to(page: Page, name: str = "", *, board: bool = False) -> None:
    """Tab by Tab; wherever it goes on the way, one sees where one is."""
    for _ in range(80):
        page.keyboard.press("Tab")
        focus = outline_of_focus(page)
        if focus["tag"] == "BODY":
            continue  # past the last one the browser itself has the focus
        assert focus["shown"], f"the focus is not seen on {focus}"
        if board and page.evaluate("document.activeElement.hasAttribute('data-board')"):
            return
        if name and name in focus["name"]:
            return
    raise AssertionError(f"Tab never comes to {name or 'the board'}")


def choose_on_board(table: TablePage) -> str:
    """Arrows to something lit, Enter."""
    tab_to(table.page, board=True)
    for key in ("ArrowRight", "ArrowDown"):
        table.page.keyboard.press(key)
        focus = outline_of_focus(table.page)
        assert focus["shown"], focus
        assert focus["target"] in table.see().lit
    table.page.keyboard.press("Enter")
    return str(focus["target"])


def choose_from_list(table: TablePage) -> None:
    """The list of all options by its key."""
    table.page.keyboard.press("o")
    focus = outline_of_focus(table.page)
    assert focus["shown"], focus
    assert focus["tag"] == "BUTTON"
    table.page.keyboard.press("Enter")


def test_from_the_lobby_through_several_turns_by_keys(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.get_by_role("button", name="Play now").wait_for()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    table = TablePage(visitor).laid()
    by_board = confirmed = 0
    while confirmed < 8:
        now = table.ready()
        if now.go:
            before = table.line.asked("commit")
            if confirmed % 2:
                tab_to(page, now.go)
            page.keyboard.press("Enter")
            page.wait_for_function(
                "(go) => document.querySelector('#prompt .go')?.innerText.trim() !== go || "
                "document.querySelector('#prompt .go').disabled",
                arg=now.go,
            )
            if now.go == "Confirm":
                assert table.line.asked("commit") == before + 1
            confirmed += 1
        elif now.lit and by_board < 4:
            choose_on_board(table)
            by_board += 1
        else:
            choose_from_list(table)
    assert by_board == 4


def test_settings_and_menu_by_keys(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.get_by_role("button", name="Play now").wait_for()
    page.get_by_role("button", name="Play now").press("Enter")
    table = TablePage(visitor).laid()
    table.ready()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Help").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog", name="Help").wait_for(state="hidden")
    tab_to(page, "Settings")
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Settings").wait_for()
    tab_to(page, "Close")
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Settings").wait_for(state="hidden")
    assert "Settings" in outline_of_focus(page)["name"], "the focus goes back where it was"
