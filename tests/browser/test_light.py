"""What can be chosen is seen at arm's length, in both themes: measured in the picture that the browser draws."""

import base64
from typing import Final

from playwright.sync_api import Page

from tests.browser.pages import LobbyPage
from tests.browser.visitor import Visit, settled

# The mean lightness (0 to 255) of each of these areas of a picture.
LIGHTNESS: Final = """async ([picture, boxes]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  return boxes.map(([x, y, w, h]) => {
    const { data } = canvas.getImageData(x, y, w, h);
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) sum += 0.21 * data[at] + 0.72 * data[at + 1] + 0.07 * data[at + 2];
    return sum / (data.length / 4);
  });
}"""
BOXES: Final = """(wanted) => [...document.querySelectorAll(wanted)].map((each) => {
  const box = each.querySelector(".hit").getBoundingClientRect();
  return [Math.round(box.x) + 4, Math.round(box.y) + 4, Math.round(box.width) - 8, Math.round(box.height) - 8];
})"""


def lightness(page: Page, wanted: str) -> list[float]:
    boxes = page.evaluate(BOXES, wanted)
    picture = base64.b64encode(page.screenshot()).decode()
    found: list[float] = page.evaluate(LIGHTNESS, [picture, boxes])
    assert found, f"there is no {wanted}"
    return found


def test_legal_places_are_lighter_than_the_others_in_both_themes(visit: Visit) -> None:
    visitor = visit()
    table = LobbyPage(visitor).play_now(opponents=2).first_turn()
    member = next(each for each in table.see().lit if each.startswith("member:"))
    table.click(member)
    table.ready()
    page = visitor.page
    page.mouse.move(2, 2)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        settled(page)
        lit, others = lightness(page, ".place.lit"), lightness(page, ".place:not(.lit)")
        assert min(lit) > 1.12 * max(others), (scheme, lit, others)
