"""Short forms in signs, as cards and locations have them printed: names of signs, and text that begins with a space."""

from typing import Final

from ludi.games.ave_roma.vocabulary import Bonus, Location, Modifier

Signs = tuple[str, ...]

AT_LOCATION: Final[dict[Location, Signs]] = {
    Location.QUAESTOR: (" 2×", "worker", "denarii"),
    Location.MERCATOR: ("any", " ↔", "denarii"),
    Location.AEDILIS: (" 4", "any"),
    Location.PROPRAETOR: (" 2", "any", "influence"),
}
MODIFIERS: Final[dict[Modifier, Signs]] = {
    Modifier.POINT: (" +1", "vp"),
    Modifier.DENARII: (" +2", "denarii"),
    Modifier.SURPLUS: (" +1", "surplus"),
    Modifier.GOOD: (" +1", "any"),
    Modifier.NO_FEE: ("province", " 0", "denarii"),
    Modifier.TRAINING: (" ±", "worker"),
    Modifier.BUILDING_DISCOUNT: (" −1", "any"),
    Modifier.WAR_DISCOUNT: (" −1", "surplus"),
    Modifier.PATRON_DISCOUNT: (" −2", "denarii"),
    Modifier.SURPLUS_FOR_GOODS: ("surplus", " →", "any"),
    Modifier.GOODS_FOR_SURPLUS: ("any", " →", "surplus"),
    Modifier.FREE_STEPS: ("roma", " 0", "denarii"),
    Modifier.BROWN_CUBE: (" +1", "cube"),
    Modifier.COLOSSEUM_STEP: (" +1", "roma"),
}
BONUSES: Final[dict[Bonus, Signs]] = {
    Bonus.POLITICAL_LEVELS: ("vp", " /", "political"),
    Bonus.POLITICAL_INFLUENCE: (" +1", "political"),
    Bonus.ACTIVE_PATRONS: ("vp", " /", "patron"),
    Bonus.DOUBLED_BONUS: (" ×2", "patron"),
    Bonus.PROVINCES_LED: (" 2–3", "vp", " /1.", "province"),
    Bonus.PROVINCE_INFLUENCE: (" +1", "influence"),
    Bonus.BEST_LEVEL: ("vp", " =", "influence"),
    Bonus.PROVINCES_ENTERED: ("vp", " /", "province"),
    Bonus.CARDS_WITH_POINTS: ("vp", " /", "vp"),
    Bonus.CARDS_WITH_INFLUENCE: ("vp", " /", "influence"),
    Bonus.SYMBOL_SETS: (" 2", "vp", " /3", "lion"),
    Bonus.AMPHORA_PAIRS: (" 2", "vp", " /2", "amphora"),
    Bonus.SWORD_PAIRS: (" 2", "vp", " /2", "sword"),
    Bonus.LION_PAIRS: (" 2", "vp", " /2", "lion"),
    Bonus.GOODS_PAIRS: ("vp", " /2", "any"),
    Bonus.BLACK_GOODS: ("vp", " /", "black"),
    Bonus.GREEN_GOODS: ("vp", " /", "green"),
    Bonus.RED_GOODS: ("vp", " /", "red"),
    Bonus.PROVINCE_CARDS: ("vp", " /", "province"),
    Bonus.BUILDINGS: ("vp", " /", "building"),
    Bonus.WAR_CARDS: ("vp", " /", "war"),
    Bonus.PATRONS: ("vp", " /", "patron"),
}


def modifier_signs(modifier: Modifier, price: dict[str, int]) -> list[str]:
    """`price`: what M10 asks for an influence."""
    bought = next(iter(price.items()), None)
    return [f" {bought[1]}", bought[0], " →", "influence"] if bought else list(MODIFIERS.get(modifier, ()))
