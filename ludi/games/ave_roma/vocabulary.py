"""The rulebook's words as numbers: goods, icons, decks, symbols, locations, and the patrons' codes (§2, §6, §11)."""

from enum import IntEnum
from typing import Final


class Good(IntEnum):
    """The six goods, two of each colour: colour = good // 2."""

    WOOD = 0
    STONE = 1
    CATTLE = 2
    GRAIN = 3
    MINERAL = 4
    WINE = 5


class Icon(IntEnum):
    """What a price is made of: the six goods, then a good of a colour, any good, surplus, denarii."""

    WOOD = 0
    STONE = 1
    CATTLE = 2
    GRAIN = 3
    MINERAL = 4
    WINE = 5
    BLACK = 6
    GREEN = 7
    RED = 8
    ANY = 9
    SURPLUS = 10
    DEN = 11


class Reward(IntEnum):
    """What a pair of buildings gives: goods, then surplus, denarii, points."""

    WOOD = 0
    STONE = 1
    CATTLE = 2
    GRAIN = 3
    MINERAL = 4
    WINE = 5
    SURPLUS = 6
    DEN = 7
    VP = 8


class Deck(IntEnum):
    """The four decks; the first three also have a row of five slots, in this order."""

    BUILDING = 0
    WAR = 1
    PATRON = 2
    PROVINCE = 3


class Symbol(IntEnum):
    AMPHORA = 0
    SWORD = 1
    LION = 2


class Part(IntEnum):
    """The half-part on a province card."""

    BLACK = 0
    GREEN = 1
    RED = 2
    MULTI = 3


class Location(IntEnum):
    """The eight board locations: five with worker spaces, then the three card rows (row = location - AEDIFICATOR)."""

    QUAESTOR = 0
    MERCATOR = 1
    AEDILIS = 2
    PROPRAETOR = 3
    ROMA = 4
    AEDIFICATOR = 5
    LEGATUS = 6
    SENATUS = 7


class Modifier(IntEnum):
    """§11: what an active patron does at his location."""

    POINT = 1
    DENARII = 2
    SURPLUS = 3
    GOOD = 4
    NO_FEE = 5
    TRAINING = 6
    BUILDING_DISCOUNT = 7
    WAR_DISCOUNT = 8
    PATRON_DISCOUNT = 9
    SURPLUS_FOR_GOODS = 10
    GOODS_FOR_SURPLUS = 11
    INFLUENCE_FOR_GOODS = 12
    INFLUENCE_FOR_SURPLUS = 13
    INFLUENCE_FOR_DENARII = 14
    FREE_STEPS = 15
    BROWN_CUBE = 16
    COLOSSEUM_STEP = 17


class Bonus(IntEnum):
    """§11: what a patron scores at the end."""

    POLITICAL_LEVELS = 1
    POLITICAL_INFLUENCE = 2
    ACTIVE_PATRONS = 3
    DOUBLED_BONUS = 4
    PROVINCES_LED = 5
    PROVINCE_INFLUENCE = 6
    BEST_LEVEL = 7
    PROVINCES_ENTERED = 8
    CARDS_WITH_POINTS = 9
    CARDS_WITH_INFLUENCE = 10
    SYMBOL_SETS = 11
    AMPHORA_PAIRS = 12
    SWORD_PAIRS = 13
    LION_PAIRS = 14
    GOODS_PAIRS = 15
    BLACK_GOODS = 16
    GREEN_GOODS = 17
    RED_GOODS = 18
    PROVINCE_CARDS = 19
    BUILDINGS = 20
    WAR_CARDS = 21
    PATRONS = 22


PAID: Final = (  # what has a price
    Modifier.INFLUENCE_FOR_GOODS,
    Modifier.INFLUENCE_FOR_SURPLUS,
    Modifier.INFLUENCE_FOR_DENARII,
)

# The codes that §11, the data files and the catalogue write.
MODIFIER_CODES: Final = {
    Modifier.POINT: "M1",
    Modifier.DENARII: "M2",
    Modifier.SURPLUS: "M3",
    Modifier.GOOD: "M4",
    Modifier.NO_FEE: "M5",
    Modifier.TRAINING: "M6",
    Modifier.BUILDING_DISCOUNT: "M7r",
    Modifier.WAR_DISCOUNT: "M7s",
    Modifier.PATRON_DISCOUNT: "M7d",
    Modifier.SURPLUS_FOR_GOODS: "M8",
    Modifier.GOODS_FOR_SURPLUS: "M9",
    Modifier.INFLUENCE_FOR_GOODS: "M10r",
    Modifier.INFLUENCE_FOR_SURPLUS: "M10s",
    Modifier.INFLUENCE_FOR_DENARII: "M10d",
    Modifier.FREE_STEPS: "M11",
    Modifier.BROWN_CUBE: "M12",
    Modifier.COLOSSEUM_STEP: "M13",
}
BONUS_CODES: Final = {
    Bonus.POLITICAL_LEVELS: "B1",
    Bonus.POLITICAL_INFLUENCE: "B2",
    Bonus.ACTIVE_PATRONS: "B3",
    Bonus.DOUBLED_BONUS: "B4",
    Bonus.PROVINCES_LED: "B5",
    Bonus.PROVINCE_INFLUENCE: "B6",
    Bonus.BEST_LEVEL: "B7",
    Bonus.PROVINCES_ENTERED: "B8",
    Bonus.CARDS_WITH_POINTS: "B9a",
    Bonus.CARDS_WITH_INFLUENCE: "B9b",
    Bonus.SYMBOL_SETS: "B10",
    Bonus.AMPHORA_PAIRS: "B11a",
    Bonus.SWORD_PAIRS: "B11s",
    Bonus.LION_PAIRS: "B11l",
    Bonus.GOODS_PAIRS: "B12",
    Bonus.BLACK_GOODS: "B13b",
    Bonus.GREEN_GOODS: "B13g",
    Bonus.RED_GOODS: "B13r",
    Bonus.PROVINCE_CARDS: "B14a",
    Bonus.BUILDINGS: "B14b",
    Bonus.WAR_CARDS: "B14w",
    Bonus.PATRONS: "B14p",
}
WORDS: Final = {  # and how message ids write them: building-discount for M7r
    **{code: modifier.name.lower().replace("_", "-") for modifier, code in MODIFIER_CODES.items()},
    **{code: bonus.name.lower().replace("_", "-") for bonus, code in BONUS_CODES.items()},
}
