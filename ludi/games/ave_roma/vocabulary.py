"""The rulebook's words as numbers: goods, icons, decks, symbols, locations, and the patrons' codes (§2, §6, §11)."""

from enum import IntEnum


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

    M1 = 1
    M2 = 2
    M3 = 3
    M4 = 4
    M5 = 5
    M6 = 6
    M7R = 7
    M7S = 8
    M7D = 9
    M8 = 10
    M9 = 11
    M10R = 12
    M10S = 13
    M10D = 14
    M11 = 15
    M12 = 16
    M13 = 17


class Bonus(IntEnum):
    """§11: what a patron scores at the end."""

    B1 = 1
    B2 = 2
    B3 = 3
    B4 = 4
    B5 = 5
    B6 = 6
    B7 = 7
    B8 = 8
    B9A = 9
    B9B = 10
    B10 = 11
    B11A = 12
    B11S = 13
    B11L = 14
    B12 = 15
    B13B = 16
    B13G = 17
    B13R = 18
    B14A = 19
    B14B = 20
    B14W = 21
    B14P = 22
