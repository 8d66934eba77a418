"""The contents of the box as the rules read them: tables and 30-bit masks, made from the data files."""

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final

from ludi.engine.record import INT8, INT32, INT64, table
from ludi.games.ave_roma.components import CARDS, DECKS
from ludi.games.ave_roma.content import load
from ludi.games.ave_roma.vocabulary import Bonus, Icon, Location, Modifier, Part, Reward, Symbol

CONTENT: Final = load()

BITS: Final = 5  # of each good icon in a packed price
SURPLUS_AT: Final = 50  # six bits
DEN_AT: Final = 56


def packed(cost: Sequence[int]) -> int:
    """A price in one number: five bits for each of the ten good icons, then surplus, then denarii."""
    goods = sum(cost[icon] << BITS * icon for icon in range(Icon.SURPLUS))
    return goods + (cost[Icon.SURPLUS] << SURPLUS_AT) + (cost[Icon.DEN] << DEN_AT)


def _masks(values: Iterable[int], count: int) -> list[int]:
    """For each value below count, the cards that have it."""
    masks = [0] * count
    for card, value in enumerate(values):
        masks[value] |= 1 << card
    return masks


def _modifiers() -> list[list[int]]:
    """Patrons by what they do and where."""
    doing, there = _masks(CONTENT.patron_modifier, max(Modifier) + 1), _masks(CONTENT.patron_at, len(Location))
    return [[mask & at for at in there] for mask in doing]


def _set_rewards() -> list[list[int]]:
    """§6.4: what the n-th card of a war set gives."""
    rewards = [[0] * len(Reward) for _ in range(6)]
    rewards[2][Reward.DEN] = 3
    rewards[3][Reward.SURPLUS] = 1
    rewards[4][Reward.VP] = 2
    return rewards


PRICES: Final = table(INT8, CONTENT.board_prices)  # by board * 2 + side and good
PROVINCE_GOODS: Final = table(INT8, CONTENT.province_goods)  # upper two, lower two
PROVINCE_PART: Final = table(INT8, CONTENT.province_part)
KINDS: Final = table(INT8, [sum(1 << good for good in set(four)) for four in CONTENT.province_goods])
COST: Final = table(INT64, [list(map(packed, deck)) for deck in CONTENT.cost])  # by row deck and card
POINTS: Final = table(INT8, CONTENT.points)  # of buildings and war cards
INFLUENCE: Final = table(INT8, CONTENT.influence)
PAIR_REWARD: Final = table(INT8, CONTENT.pair_reward)
MODIFIER: Final = table(INT8, CONTENT.patron_modifier)
BONUS: Final = table(INT8, CONTENT.patron_bonus)
PATRON_AT: Final = table(INT8, CONTENT.patron_at)
PATRON_PRICE: Final = table(INT64, list(map(packed, CONTENT.patron_price)))
SCORING_CARD: Final = table(INT8, CONTENT.scoring_card)
POLITICAL_TRACK: Final = table(INT8, CONTENT.political_track)
TRAINING_COST: Final = table(INT8, CONTENT.training_cost)
COLOSSEUM: Final = table(INT64, list(map(packed, CONTENT.colosseum_cost)))
HONOURS: Final = table(INT8, CONTENT.honour)
SLOT_RANGE: Final = table(INT8, CONTENT.slot_range)
SPACES_FROM: Final = table(INT8, CONTENT.spaces)  # the number of players from which each space is open
ALL_CARDS: Final = (1 << CARDS) - 1

SYMBOLS: Final = table(INT32, [_masks(CONTENT.symbol[deck], len(Symbol)) for deck in range(DECKS)])
PROVINCE_PARTS: Final = table(INT32, _masks(CONTENT.province_part, len(Part)))
PATRONS_AT: Final = table(INT32, _masks(CONTENT.patron_at, len(Location)))
BONUSES: Final = table(INT32, _masks(CONTENT.patron_bonus, max(Bonus) + 1))
MODIFIERS: Final = table(INT32, _modifiers())
WITH_INFLUENCE: Final = table(INT32, [_masks(CONTENT.influence[deck], 4) for deck in range(2)])  # by number of icons
WITH_POINTS: Final = table(INT32, [_masks(map(bool, CONTENT.points[deck]), 2)[1] for deck in range(2)])
RECOMMENDED: Final = table(  # cards for so many players or fewer, by deck and number of players
    INT32, [list(accumulate(_masks(CONTENT.players[deck], 6))) for deck in range(DECKS)]
)
LEAD_POINTS: Final = table(INT8, [0, 0, 2, 2, 3, 3])  # B5, for each province: by number of players
SET_REWARDS: Final = table(INT8, _set_rewards())
WHOLE_SET: Final = 5  # that card gives 1 influence in a province of one's choice

NO_GAIN: Final = (
    Modifier.NO_FEE,
    Modifier.TRAINING,
    Modifier.BUILDING_DISCOUNT,
    Modifier.WAR_DISCOUNT,
    Modifier.PATRON_DISCOUNT,
    Modifier.SURPLUS_FOR_GOODS,
    Modifier.GOODS_FOR_SURPLUS,
    Modifier.FREE_STEPS,
)
GIVERS: Final = sum(  # patrons with something to take after the main action
    1 << card for card in range(CARDS) if MODIFIER[card] not in NO_GAIN
)
