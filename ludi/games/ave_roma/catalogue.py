"""Everything that is printed, as JSON data: views name it, and a browser asks for it once. No position changes it."""

from functools import lru_cache
from typing import Any, Final

from ludi.engine.contract import digest_of
from ludi.games.ave_roma.choices import BOARDS, CARDS_OF, DECKS, GOODS, ICONS, LOCATIONS, PARTS, SYMBOLS
from ludi.games.ave_roma.components import (
    CARDS,
    MOST_SURPLUS,
    PATRON_SLOTS,
    ROWS,
    START_PRICE,
    STORE,
    TOP,
    Source,
)
from ludi.games.ave_roma.costs import denarii_in, icons, surplus_in
from ludi.games.ave_roma.signs import AT_LOCATION, BONUSES, modifier_signs
from ludi.games.ave_roma.tables import COLOSSEUM, CONTENT, HONOURS, POLITICAL_TRACK, TRAINING_COST
from ludi.games.ave_roma.vocabulary import BONUS_CODES, MODIFIER_CODES, PAID, Bonus, Deck, Icon, Modifier

REWARDS: Final = (*GOODS, "surplus", "denarii", "vp")
LEGEND: Final = {
    "goods": (*GOODS, "black", "green", "red", "any", "surplus"),
    "tracks": ("denarii", "vp", "influence", "cube", "political", "honour", "rounds"),
    "cards": ("worker", "province", "building", "war", "patron"),
    "symbols": (*SYMBOLS, *(f"part-{part}" for part in PARTS)),
    "locations": LOCATIONS,
}

Json = dict[str, Any]


def counted(names: tuple[str, ...], numbers: Any) -> dict[str, int]:
    """Numbers by name, zeros left out."""
    return {name: int(n) for name, n in zip(names, numbers, strict=True) if n}


@lru_cache(4096)
def price_view(price: int) -> dict[str, int]:
    """A packed price by icon; shared by all who ask."""
    return counted(ICONS, [*(icons(price, i) for i in range(Icon.SURPLUS)), surplus_in(price), denarii_in(price)])


def _card(deck: int, card: int) -> Json:
    named = {
        Deck.BUILDING: CONTENT.building_names[card // 2],
        Deck.WAR: CONTENT.set_names[card // 5],
        Deck.PATRON: CONTENT.patron_names[card],
    }
    building, war, patron = (deck == kind for kind in (Deck.BUILDING, Deck.WAR, Deck.PATRON))
    modifier, bonus = Modifier(CONTENT.patron_modifier[card]), Bonus(CONTENT.patron_bonus[card])
    price = counted(ICONS, CONTENT.patron_price[card]) if patron and modifier in PAID else None
    return {
        "card": CARDS_OF[deck][card],
        "kind": DECKS[deck],
        "name": named[Deck(deck)],
        "symbol": SYMBOLS[CONTENT.symbol[deck][card]],
        "cost": counted(ICONS, CONTENT.cost[deck][card]),
        "vp": 0 if patron else CONTENT.points[deck][card],
        "influence": 0 if patron else CONTENT.influence[deck][card],
        "version": ("plan", "built")[card % 2] if building else None,
        "pair_reward": counted(REWARDS, CONTENT.pair_reward[card]) if building else None,
        "equipment": CONTENT.equipment[card // 5] if war else None,
        "number": card % 5 + 1 if war else None,
        "bonus": BONUS_CODES[bonus] if patron else None,
        "modifier": MODIFIER_CODES[modifier] if patron else None,
        "location": LOCATIONS[CONTENT.patron_at[card]] if patron else None,
        "price": price,
        "does": modifier_signs(modifier, price or {}) if patron else [],
        "scores": list(BONUSES[bonus]) if patron else [],
    }


def _province_card(card: int) -> Json:
    goods = [GOODS[good] for good in CONTENT.province_goods[card]]
    return {
        "card": CONTENT.province_ids[card],
        "upper": goods[:2],
        "lower": goods[2:],
        "part": PARTS[CONTENT.province_part[card]],
        "symbol": SYMBOLS[CONTENT.symbol[Deck.PROVINCE][card]],
    }


def _board(prices: list[int]) -> Json:
    start = [good for good, price in zip(GOODS, prices, strict=True) if price == START_PRICE]
    return {"prices": dict(zip(GOODS, prices, strict=True)), "start": start}


def _scoring() -> list[Json]:
    """The steps of the final scoring (§8): all that was earned in the game is the first."""
    names = [source.name.lower() for source in Source]
    earned = names[: Source.DENARII]
    return [
        {"step": "earned", "sources": earned},
        *({"step": name, "sources": [name]} for name in names[len(earned) :]),
    ]


def catalogue() -> Json:
    """Everything printed: cards, boards, tracks, and the order in which things are told."""
    cards = {DECKS[deck]: {CARDS_OF[deck][n]: _card(deck, n) for n in range(CARDS)} for deck in range(ROWS)}
    cards[DECKS[Deck.PROVINCE]] = {CONTENT.province_ids[n]: _province_card(n) for n in range(CARDS)}
    return {
        "cards": cards,
        "boards": {name: _board(prices) for name, prices in zip(BOARDS, CONTENT.board_prices, strict=True)},
        "store": STORE,
        "surplus": MOST_SURPLUS,
        "levels": TOP,
        "patron_slots": PATRON_SLOTS,
        "colosseum": [
            {"space": space + 1, "cost": price_view(int(cost)), "honour": bool(HONOURS[space])}
            for space, cost in enumerate(COLOSSEUM)
        ],
        "slots": [
            {"slot": slot + 1, "least": least, "most": most} for slot, (least, most) in enumerate(CONTENT.slot_range)
        ],
        "training": [{"change": space + 1, "cost": int(cost)} for space, cost in enumerate(TRAINING_COST)],
        "political_track": POLITICAL_TRACK.tolist(),
        "scoring": _scoring(),
        "gists": {LOCATIONS[location]: list(signs) for location, signs in AT_LOCATION.items()},
        "legend": [{"id": name, "signs": list(signs)} for name, signs in LEGEND.items()],
    }


CATALOGUE: Final = catalogue()
DIGEST: Final = digest_of(CATALOGUE)
PRINTED: Final = tuple([CATALOGUE["cards"][DECKS[deck]][name] for name in names] for deck, names in enumerate(CARDS_OF))
