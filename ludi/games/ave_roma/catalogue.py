"""Cards, prices and sentences as JSON data: what `view` is put together from. Nothing here depends on a position."""

from typing import Any, Final

from ludi.games.ave_roma.choices import CARDS_OF, DECKS, GOODS, ICONS, LOCATIONS, PARTS, SYMBOLS
from ludi.games.ave_roma.components import CARDS, ROWS
from ludi.games.ave_roma.costs import denarii_in, icons, surplus_in
from ludi.games.ave_roma.tables import CONTENT
from ludi.games.ave_roma.vocabulary import Bonus, Deck, Icon, Modifier

REWARDS: Final = (*GOODS, "surplus", "denarii", "vp")

Json = dict[str, Any]


def counted(names: tuple[str, ...], numbers: Any) -> dict[str, int]:
    """Numbers by name, zeros left out."""
    return {name: int(n) for name, n in zip(names, numbers, strict=True) if n}


def price_view(price: int) -> dict[str, int]:
    """A packed price by icon."""
    return counted(ICONS, [*(icons(price, i) for i in range(Icon.SURPLUS)), surplus_in(price), denarii_in(price)])


def _code(name: str) -> str:
    """A patron's code as the data files write it: M10r, B14p."""
    return name[0] + name[1:].lower()


def _card(deck: int, card: int) -> Json:
    named = {
        Deck.BUILDING: CONTENT.building_names[card // 2],
        Deck.WAR: CONTENT.set_names[card // 5],
        Deck.PATRON: CONTENT.patron_names[card],
    }
    building, war, patron = (deck == kind for kind in (Deck.BUILDING, Deck.WAR, Deck.PATRON))
    modifier = Modifier(CONTENT.patron_modifier[card]).name
    return {
        "card": CARDS_OF[deck][card],
        "kind": DECKS[deck],
        "name": named[Deck(deck)],
        "symbol": SYMBOLS[CONTENT.symbol[deck, card]],
        "cost": counted(ICONS, CONTENT.cost[deck, card]),
        "vp": 0 if patron else int(CONTENT.points[deck, card]),
        "influence": 0 if patron else int(CONTENT.influence[deck, card]),
        "version": ("plan", "built")[card % 2] if building else None,
        "pair_reward": counted(REWARDS, CONTENT.pair_reward[card]) if building else None,
        "equipment": CONTENT.equipment[card // 5] if war else None,
        "number": card % 5 + 1 if war else None,
        "bonus": _code(Bonus(CONTENT.patron_bonus[card]).name) if patron else None,
        "modifier": _code(modifier) if patron else None,
        "location": LOCATIONS[CONTENT.patron_at[card]] if patron else None,
        "price": counted(ICONS, CONTENT.patron_price[card]) if patron and modifier.startswith("M10") else None,
    }


def _province_card(card: int) -> Json:
    goods = [GOODS[good] for good in CONTENT.province_goods[card]]
    return {
        "card": CONTENT.province_ids[card],
        "upper": goods[:2],
        "lower": goods[2:],
        "part": PARTS[CONTENT.province_part[card]],
        "symbol": SYMBOLS[CONTENT.symbol[Deck.PROVINCE, card]],
    }


_ALL: Final = (
    *([_card(deck, card) for card in range(CARDS)] for deck in range(ROWS)),
    [_province_card(card) for card in range(CARDS)],
)


def card_view(deck: int, card: int) -> Json:
    """Everything printed on a card; the caller's own copy."""
    return {key: value.copy() if isinstance(value, dict | list) else value for key, value in _ALL[deck][card].items()}
