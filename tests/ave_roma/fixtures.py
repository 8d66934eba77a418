"""What the browser's tests draw of this game: `make fixtures`."""

from typing import Final

from tools.fixtures import Json, Story, Table, Wanted

TWO: Final = Table(2, {"advanced": "on"})
FOUR: Final = Table(4, {"advanced": "on"}, seed=2)  # whoever chooses at random seldom buys much


def owns_much(view: Json) -> bool:
    """Somebody has cards of every kind, a pair of buildings and one half of another."""
    hands = [(each["cards"], each["pairs_missing"]) for each in view["players"]]
    return any(all(cards.values()) and len(cards["building"]) > len(missing) > 0 for cards, missing in hands)


def trains(view: Json) -> bool:
    return any(space["worker"] for each in view["players"] for space in each["training"])


WANTED: Final = [
    Wanted("choose-board", Table(3, {"boards": "chosen"}), "choose-board", choices=True),
    Wanted("middle", FOUR, "turn", owns_much, look=True),
    Wanted("recruit", FOUR, "recruit"),
    Wanted("over", FOUR, None),
    Wanted("two", TWO, "turn", trains),
]
STORIES: Final = [
    Story("placed", FOUR, "ar-did-place"),
    Story("recruited", FOUR, "ar-recruits"),
    Story("bought", FOUR, "ar-buys"),
    Story("slid", FOUR, "ar-refill", "ar-turned-up"),
    Story("province", FOUR, "ar-card-slides"),
]
PICTURED: Final = "recruit"  # in the rules
