"""The types of `view`, from which its published JSON Schema is made (`make schema`)."""

from typing import Literal, Required

from ludi.engine import views
from ludi.engine.views import MessageView, Path, TypedDict

SeatName = Literal["yellow", "green", "blue", "red", "black"]
GoodName = Literal["wood", "stone", "cattle", "grain", "mineral", "wine"]
IconName = Literal[
    "wood", "stone", "cattle", "grain", "mineral", "wine", "black", "green", "red", "any", "surplus", "denarii"
]
RewardName = Literal["wood", "stone", "cattle", "grain", "mineral", "wine", "surplus", "denarii", "vp"]
LocationName = Literal["quaestor", "mercator", "aedilis", "propraetor", "roma", "aedificator", "legatus", "senatus"]
ProvinceLocation = Literal["mercator", "aedilis", "propraetor"]
RowName = Literal["building", "war", "patron"]
DeckName = Literal["building", "war", "patron", "province"]
SymbolName = Literal["amphora", "sword", "lion"]
PartName = Literal["black", "green", "red", "multi"]
PhaseName = Literal["set-up", "action", "refill", "recruit", "finale", "scoring", "over"]
SourceName = Literal[
    "workers",
    "buildings",
    "pairs",
    "wars",
    "sets",
    "fame",
    "service",
    "denarii",
    "stores",
    "patrons",
    "politics",
    "provinces",
]

Price = dict[IconName, int]  # icons that are not named are not asked for


class OptionsView(TypedDict):
    advanced: Literal["off", "on"]
    length: Literal["recommended", "short", "full"]
    training: Literal["exact", "up_to"]
    boards: Literal["random", "chosen"]


class Goods(TypedDict):
    wood: int
    stone: int
    cattle: int
    grain: int
    mineral: int
    wine: int


class ProvinceView(TypedDict):
    number: int
    card: str | None
    position: Literal["lower", "upper"] | None
    cube: int
    markers: dict[SeatName, int | None]  # null: not on the track
    settled: dict[SeatName, int | None]  # the level that would count if the game ended now (§8.2)


class SlotView(TypedDict):
    slot: int  # 1: the newest card
    worker: int | None  # printed value
    card: str | None


class RowView(TypedDict):
    row: RowName
    location: LocationName
    slots: list[SlotView]
    face_up: str | None  # on its deck: an extra purchase of the advanced game


class DeckView(TypedDict):
    unseen: int
    left: int  # a face-up card included
    gone: int  # not in this game, or removed


class SpaceView(TypedDict):
    worker: int | None  # printed value
    players: int  # how many must play for it to be open
    open: bool
    shadow: bool  # two players: a space for shadow workers


class LocationView(TypedDict):
    location: LocationName
    spaces: list[SpaceView]


class TrainingSpace(TypedDict):
    change: int
    worker: int | None  # printed value
    values: list[int]  # that the worker may take


class OwnedCards(TypedDict):
    building: list[str]
    war: list[str]
    patron: list[str]
    province: list[str]


class PointsView(TypedDict):
    sources: dict[SourceName, int]
    total: int


class PlayerView(TypedDict):
    seat: SeatName
    board: str | None  # 1A .. 5B
    goods: Goods
    surplus: int
    denarii: int
    political: int
    slots: int  # open for patrons
    workers: list[int]  # at hand, printed values
    training: list[TrainingSpace]
    shadows: list[int]  # two players: shadow workers still to be placed
    strength: int  # printed values at hand and in training
    colosseum: int
    cards: OwnedCards
    spent: list[str]  # of these, in advanced extras
    used: list[str]  # influence played
    active: list[str]  # patrons in slots
    unspent: dict[SymbolName, int]  # cards for the advanced extras
    influence: int  # icons on cards not yet used
    wars: dict[str, int]  # cards by set
    pairs_missing: list[str]  # the buildings that would complete a pair
    parts: dict[PartName, int]
    passed: bool
    points: PointsView


class ActionView(TypedDict):
    """The action being carried out."""

    seat: SeatName
    location: LocationName
    value: int  # of the worker, and so the number of his province
    province: int | None  # that it uses
    slot: int | None
    stage: Literal["before", "main", "second", "gains", "after", "fee"]
    imaginary: bool  # the extra action at the end
    extra: bool  # the advanced extra was taken
    due: Price
    discount: int
    incoming: dict[GoodName, int]
    picks: int  # goods of one's choice to come
    steps: int  # Colosseum steps to come
    claimed: list[str]  # patrons whose gain was taken


class RecruitView(TypedDict):
    """A location that may be recruited from, for the one who recruits."""

    location: LocationName
    workers: list[int]  # printed values lying there, ascending
    take: int  # how many of them would be taken
    all: bool  # all fit; otherwise he chooses
    sum: list[int] | None  # least, most: his workers' printed values after it; null: a shadow recruits
    place: list[int] | None  # best, worst: his place in the next turn order, as far as it can be told; null: a shadow


class ChoiceView(TypedDict, total=False):
    """One offered option; which keys there are depends on `do`."""

    code: Required[int]
    text: Required[str]
    do: Required[str]
    said: Required[MessageView]
    paths: Required[list[Path]]
    button: Required[MessageView | None]
    at_once: Required[bool]
    weight: int  # of a chance outcome
    seat: SeatName
    location: LocationName
    worker: int
    value: int
    change: int
    slot: int
    card: str
    deck: DeckName
    face_up: bool
    patron: str
    province: int
    place: int
    board: str
    symbol: SymbolName
    cards: int
    good: GoodName
    half: Literal["upper", "lower"]
    icon: IconName
    icons: int
    by: Literal["wood", "stone", "cattle", "grain", "mineral", "wine", "surplus"]
    into: Literal["surplus", "denarii"]
    influence: int


class View(views.View):
    """Ave Roma as everybody at the table sees it."""

    options: OptionsView
    content: str  # digest of the data files
    catalogue: str  # digest of what is printed: cards are named by their ids there
    round: int  # 0 during set-up
    rounds_left: int  # at most, this one included
    rounds_at_pace: int | None  # if province cards go on being taken as until now; null: too early to say
    phase: PhaseName
    turn_order: list[SeatName]
    passed: list[SeatName]
    provinces: list[ProvinceView]
    rows: list[RowView]
    decks: dict[DeckName, DeckView]
    locations: list[LocationView]
    players: list[PlayerView]
    action: ActionView | None
    if_ended: dict[SeatName, PointsView] | None  # §8 now, without extra actions; null during set-up
    recruiting: list[RecruitView] | None  # null unless somebody recruits
    choices: list[ChoiceView]  # type: ignore[misc]  # with keys of their own


# ---- what is printed ------------------------------------------------------------------------------------------------


class PrintedCard(TypedDict):
    """A building, war or patron card; what a kind of card does not have is null."""

    card: str  # its word in the notation
    kind: RowName
    name: str
    symbol: SymbolName
    cost: Price
    vp: int
    influence: int
    version: Literal["plan", "built"] | None  # buildings
    pair_reward: dict[RewardName, int] | None  # buildings
    equipment: str | None  # war cards; their set is the name
    number: int | None  # war cards
    bonus: str | None  # patrons: B1 .. B14p
    modifier: str | None  # patrons: M1 .. M13
    location: LocationName | None  # patrons: where they work
    price: Price | None  # patrons: what M10 asks for
    does: list[str]  # patrons: the modifier in signs (`signs.py`)
    scores: list[str]  # patrons: the bonus in signs


class ProvinceCard(TypedDict):
    card: str
    upper: list[GoodName]
    lower: list[GoodName]
    part: PartName
    symbol: SymbolName


class PrintedCards(TypedDict):
    """By their words in the notation."""

    building: dict[str, PrintedCard]
    war: dict[str, PrintedCard]
    patron: dict[str, PrintedCard]
    province: dict[str, ProvinceCard]


class PrintedBoard(TypedDict):
    prices: Goods
    start: list[GoodName]  # what one begins with


class RingSpace(TypedDict):
    space: int
    cost: Price
    honour: bool


class SlotRange(TypedDict):
    slot: int
    least: int  # worker values it accepts
    most: int


class Lesson(TypedDict):
    change: int
    cost: int  # denarii


class ScoringStep(TypedDict):
    step: str
    sources: list[SourceName]


class LegendPart(TypedDict):
    id: str
    signs: list[str]


class Catalogue(TypedDict):
    """Everything printed in the box, which no position changes."""

    cards: PrintedCards
    boards: dict[str, PrintedBoard]  # 1A .. 5B
    store: int  # places for each good
    surplus: int  # the most one may have
    levels: int  # of a province's tracks, besides 0
    patron_slots: int  # so many levels of the political track open one each
    colosseum: list[RingSpace]
    slots: list[SlotRange]
    training: list[Lesson]
    political_track: list[int]  # the points of each level at the end
    scoring: list[ScoringStep]  # the final scoring, step by step
    gists: dict[str, list[str]]  # what a worker does at a location, in signs
    legend: list[LegendPart]
