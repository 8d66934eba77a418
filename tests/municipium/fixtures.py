"""What the browser's tests draw of this game: `make fixtures`."""

from typing import Final

from tools.fixtures import Story, Table, Wanted

FAMILIES: Final = Table(4)
WANTED: Final = [
    Wanted("place-member", FAMILIES, "place-member"),
    Wanted("move", FAMILIES, "move", look=True),
    Wanted("choose-citizens", FAMILIES, "choose-citizens"),
    Wanted("over", FAMILIES, None),
]
STORIES: Final = [
    Story("gifts", FAMILIES, "mun-citizens-second"),
    Story("set", FAMILIES, "mun-set"),
    Story("baths", FAMILIES, "mun-baths-wreath"),
    Story("praefect", FAMILIES, "mun-praefect-favor", "mun-room-citizen"),
    Story("reposition", FAMILIES, "reposition", "mun-repositioned"),
]
PICTURED: Final = "move"  # in the rules
