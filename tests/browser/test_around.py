"""Around a game: names, options, who sees a table, leaving and coming back, playing again."""

import re

from playwright.sync_api import expect

from tests.browser.games import Hall
from tests.browser.pages import LobbyPage, NewTablePage, TablePage
from tests.browser.visitor import Visit


def test_a_seat_is_left_to_a_bot_and_taken_back(visit: Visit) -> None:
    """With a friend, as bots among themselves would be done before anybody comes back."""
    visitor, friend = visit("/new"), visit()
    NewTablePage(visitor).players(2).seat("Orange", "Friend").make()
    table, other = TablePage(visitor), TablePage(friend)
    friend.open(f"/t/{table.id}")
    friend.page.get_by_role("button", name="Sit down as Orange").click()
    other.laid()
    table.laid()
    table.menu("Leave the table")
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_contain_text("A bot plays on in your seat.")
    dialog.get_by_role("button", name="Stay").click()
    expect(dialog).to_have_count(0)
    expect(table.button("Take your seat back")).to_have_count(0)
    table.menu("Leave the table")
    dialog.get_by_role("button", name="Leave the table").click()
    expect(table.prompt).to_contain_text("A bot is playing for you.")
    expect(other.page.get_by_text("a bot stands in")).to_be_visible()
    now = other.ready()  # the bot has placed its member, or need not yet
    assert now.lit
    assert not table.see().lit
    table.button("Take your seat back").click()
    expect(table.prompt).not_to_contain_text("A bot is playing for you.")
    expect(other.page.get_by_text("a bot stands in")).to_have_count(0)
    other.click(now.lit[-1])
    other.button("Confirm").click()
    table.assert_lit(table.ready())


def test_a_rematch_seats_the_same_players(visit: Visit) -> None:
    visitor = visit()
    table = LobbyPage(visitor).play_now(opponents=1)
    table.ready()
    first = table.id
    table.menu("Leave the table")
    table.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    panel = table.page.locator("dialog[open]")
    expect(panel.locator("#end-title")).to_be_visible(timeout=90_000)
    panel.get_by_role("button", name="Rematch").click()
    table.page.wait_for_url(re.compile(rf"/t/(?!{first})\w+$"))
    table.laid()
    table.ready()
    assert [seat["kind"] for seat in table.line.table["seats"]] == ["human", "bot"]
    assert table.line.you is not None
    visitor.open(f"/t/{first}")
    panel.get_by_text("To the rematch", exact=True).click()
    table.page.wait_for_url(re.compile(rf"/t/(?!{first})\w+$"))


def test_a_new_name_is_seen_by_others(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.get_by_role("button", name=re.compile("change your name$")).click()
    dialog = page.get_by_role("dialog", name="Your name")
    field = dialog.get_by_label("What shall the others call you?")
    assert re.match(r"\w+ \w+$", field.input_value()), "nobody begins without a name"
    field.fill("   ")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_have_text("A name needs at least one letter.")
    field.fill("Ζηνοβία <b>&")
    field.press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Ζηνοβία <b>&: change your name")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Ζηνοβία <b>&: change your name")).to_be_visible()
    table = LobbyPage(visitor).play_now(opponents=1)
    table.ready()
    other = visit(f"/t/{table.id}").page
    expect(other.get_by_role("list", name="Players").get_by_text("Ζηνοβία <b>&").first).to_be_visible()


def test_a_table_with_chosen_options(visit: Visit) -> None:
    visitor = visit("/new")
    form = NewTablePage(visitor)
    page = visitor.page
    expect(page.get_by_role("radio", name=re.compile("^v3 edition"))).to_be_hidden()
    form.more()
    page.get_by_role("radio", name=re.compile("^v3 edition")).check()
    counts = page.get_by_role("radiogroup", name="How many play?").get_by_role("radio")
    assert [each.get_attribute("value") for each in counts.all()] == ["3", "4", "5"]
    form.players(5).seat("Yellow", "Me")
    for seat in ("Blue", "Orange", "Pink", "Black"):
        expect(page.get_by_role("radiogroup", name=f"Who plays {seat}?").get_by_label("Friend")).to_be_checked()
        form.seat(seat, "Bot")
    page.get_by_role("radio", name=re.compile("^4 Decurions")).check()
    page.get_by_role("radio", name=re.compile("^Wheel")).check()
    page.get_by_role("combobox", name="Which bot plays Orange?").select_option("optio")
    page.get_by_role("checkbox", name=re.compile("Play with a clock")).check()
    page.get_by_label("Minutes for the whole game, each").fill("0")
    expect(page.get_by_text("The clock takes whole minutes from 1 to 600.")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Create and"))).to_be_disabled()
    page.get_by_label("Minutes for the whole game, each").fill("7")
    form.make()
    table = TablePage(visitor).laid()
    table.ready()
    made = table.line.table
    assert made["options"] == {**made["options"], "edition": "v3", "goal": 4, "streets": "wheel"}
    assert [seat["bot"] for seat in made["seats"]] == ["tiro", "optio", None, "tiro", "tiro"]
    assert made["clock"] == {"minutes": 7, "increment": 15}
    assert table.line.you == "yellow"
    expect(page.get_by_role("timer").first).to_have_text(re.compile(r"^[67]:\d\d$"))


def test_a_table_for_nobody_is_refused(visit: Visit) -> None:
    visitor = visit("/new")
    NewTablePage(visitor).players(2).seat("Orange", "Bot").seat("Blue", "Bot")
    expect(visitor.page.get_by_text("A table needs at least one person")).to_be_visible()
    expect(visitor.page.get_by_role("button", name=re.compile("^Create and"))).to_be_disabled()


def test_a_listed_table_is_in_everybodys_lobby_a_private_one_is_not(visit: Visit) -> None:
    visitor = visit("/new")
    NewTablePage(visitor).players(2).seat("Orange", "Friend").make()
    private = TablePage(visitor).id
    visitor.open("/new")
    form = NewTablePage(visitor).players(2).seat("Orange", "Friend")
    visitor.page.get_by_role("checkbox", name=re.compile("List it in the lobby")).check()
    form.make()
    listed = TablePage(visitor).id

    other = visit()
    seen = other.page.get_by_role("region", name="Open tables")
    expect(seen.locator(f'a[href="/t/{listed}"]')).to_be_visible()
    expect(other.page.locator(f'a[href="/t/{private}"]')).to_have_count(0)
    visitor.open("/")
    mine = visitor.page.get_by_role("region", name="Your tables")
    for table in (private, listed):
        expect(mine.locator(f'a[href="/t/{table}"]')).to_be_visible()
    seen.locator(f'a[href="/t/{listed}"]').click()
    other.page.get_by_role("button", name="Sit down as Orange").click()
    TablePage(other).laid()


def test_a_game_is_resumed_from_the_lobby(visit: Visit) -> None:
    visitor = visit()
    table = LobbyPage(visitor).play_now(opponents=1)
    before = table.ready()
    visitor.open("/")
    card = visitor.page.get_by_role("region", name="Your tables").get_by_role("article")
    expect(card).to_contain_text("Your turn")
    card.get_by_role("link", name="Resume this table of Municipium").click()
    assert table.laid().ready().lit == before.lit


def test_an_own_seat_opens_in_another_browser(visit: Visit) -> None:
    visitor = visit()
    table = LobbyPage(visitor).play_now(opponents=1)
    table.ready()
    table.page.get_by_role("button", name="Table menu").click()
    mine = table.line.you
    link = table.page.get_by_label(re.compile("^Your seat in another browser")).input_value()
    assert "#key=" in link
    other = visit()
    other.page.goto(link)
    elsewhere = TablePage(other).laid()
    assert elsewhere.ready().lit
    assert mine is not None
    assert elsewhere.line.you == mine
    assert "#key" not in other.page.url, "the key stays in the address"


def test_a_table_that_is_not_there(visit: Visit) -> None:
    visitor = visit()
    visitor.expect_trouble("status of 404")
    visitor.open("/t/0123456789abcdef0123456789abcdef")
    expect(visitor.page.get_by_role("heading", name="This road does not lead to Rome")).to_be_visible()
    visitor.page.get_by_role("link", name="To the lobby").first.click()
    expect(visitor.page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_friend_who_is_away_is_told_of(visit: Visit) -> None:
    visitor = visit("/new")
    NewTablePage(visitor).players(2).seat("Orange", "Friend").make()
    table = TablePage(visitor)
    friend = visit()
    Hall(friend.context.request, friend.address)
    friend.open(f"/t/{table.id}")
    friend.page.get_by_role("button", name="Sit down as Orange").click()
    TablePage(friend).laid()
    table.laid()
    friend.open("/")
    cards = visitor.page.get_by_role("list", name="Players")
    expect(cards.get_by_text("away", exact=True)).to_be_visible()
