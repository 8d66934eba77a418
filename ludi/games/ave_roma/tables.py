"""The contents of the box as the compiled rules read them: arrays and 30-bit masks, made from the data files."""

from typing import Final

import numpy as np

from ludi.engine.record import Cells
from ludi.games.ave_roma.components import CARDS, DECKS, ICONS
from ludi.games.ave_roma.content import load
from ludi.games.ave_roma.vocabulary import Bonus, Icon, Location, Modifier, Part, Reward, Symbol

CONTENT: Final = load()

BITS: Final = 5  # of each good icon in a packed price
SURPLUS_AT: Final = 50  # six bits
DEN_AT: Final = 56


def packed(cost: Cells) -> int:
    """A price in one number: five bits for each of the ten good icons, then surplus, then denarii."""
    goods = sum(int(cost[icon]) << BITS * icon for icon in range(Icon.SURPLUS))
    return goods + (int(cost[Icon.SURPLUS]) << SURPLUS_AT) + (int(cost[Icon.DEN]) << DEN_AT)


def _packed(costs: Cells) -> Cells:
    flat = [packed(cost) for cost in costs.reshape(-1, ICONS)]
    return np.array(flat, dtype=np.int64).reshape(costs.shape[:-1])


def _masks(values: Cells, count: int) -> Cells:
    """For each value below count, the cards that have it."""
    masks = np.zeros(count, dtype=np.int32)
    for card, value in enumerate(values):
        masks[value] |= 1 << card
    return masks


PRICES: Final = CONTENT.board_prices  # by board * 2 + side and good
PROVINCE_GOODS: Final = CONTENT.province_goods  # upper two, lower two
PROVINCE_PART: Final = CONTENT.province_part
KINDS: Final = np.array([sum(1 << g for g in set(four.tolist())) for four in PROVINCE_GOODS], dtype=np.int8)
COST: Final = _packed(CONTENT.cost)  # by row deck and card
POINTS: Final = CONTENT.points  # of buildings and war cards
INFLUENCE: Final = CONTENT.influence
PAIR_REWARD: Final = CONTENT.pair_reward
MODIFIER: Final = CONTENT.patron_modifier
BONUS: Final = CONTENT.patron_bonus
PATRON_AT: Final = CONTENT.patron_at
PATRON_PRICE: Final = _packed(CONTENT.patron_price)
SCORING_CARD: Final = CONTENT.scoring_card
POLITICAL_TRACK: Final = CONTENT.political_track
TRAINING_COST: Final = CONTENT.training_cost
COLOSSEUM: Final = _packed(CONTENT.colosseum_cost)
HONOURS: Final = CONTENT.honour
SLOT_RANGE: Final = CONTENT.slot_range
SPACES_FROM: Final = CONTENT.spaces  # the number of players from which each space is open
ALL_CARDS: Final = (1 << CARDS) - 1

SYMBOLS: Final = np.array([_masks(CONTENT.symbol[deck], len(Symbol)) for deck in range(DECKS)])
PROVINCE_PARTS: Final = _masks(PROVINCE_PART, len(Part))
PATRONS_AT: Final = _masks(PATRON_AT, len(Location))
BONUSES: Final = _masks(BONUS, max(Bonus) + 1)
MODIFIERS: Final = np.array([_masks(MODIFIER, max(Modifier) + 1) & there for there in PATRONS_AT]).T.copy()
WITH_INFLUENCE: Final = np.array([_masks(INFLUENCE[deck], 4) for deck in range(2)])  # by number of icons
WITH_POINTS: Final = np.array([_masks(POINTS[deck] > 0, 2)[1] for deck in range(2)])
RECOMMENDED: Final = np.array(  # cards for so many players or fewer, by deck and number of players
    [_masks(CONTENT.players[deck], 6).cumsum() for deck in range(DECKS)], dtype=np.int32
)
LEAD_POINTS: Final = np.array([0, 0, 2, 2, 3, 3], dtype=np.int8)  # B5, for each province: by number of players
SET_REWARDS: Final = np.zeros((6, len(Reward)), dtype=np.int8)  # §6.4: what the n-th card of a war set gives
SET_REWARDS[2, Reward.DEN] = 3
SET_REWARDS[3, Reward.SURPLUS] = 1
SET_REWARDS[4, Reward.VP] = 2
SET_REWARDS.setflags(write=False)
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
