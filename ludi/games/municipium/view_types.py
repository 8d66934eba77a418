"""The types of `view`, from which its published JSON Schema is made (`make schema`)."""

from typing import Literal, Required

from ludi.engine import views
from ludi.engine.views import MessageView, Path, TypedDict

FamilyName = Literal["blue", "orange", "yellow", "pink", "black"]
PlaceName = Literal["temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium"]
CitizenName = Literal["priest", "advocate", "merchant", "soldier"]
PieceName = Literal["priest", "advocate", "merchant", "soldier", "favor"]
CommonCard = Literal["all-powers", "one-power", "praefect-visit", "citizen-visit"]
FamilyCard = Literal["your-powers", "citizen-invitation", "great-family", "praefect-visit"]


class OptionsView(TypedDict):
    edition: Literal["retail", "v3"]
    goal: Literal[4, 5]
    winner: Literal["most", "first"]
    streets: Literal["printed", "wheel"]


class Citizens(TypedDict):
    priest: int
    advocate: int
    merchant: int
    soldier: int


class Stock(Citizens):
    favor: int


class Presence(TypedDict):
    """One family in one institution."""

    family: FamilyName
    plain: int
    wreathed: int
    influence: int


class Room(TypedDict):
    favor: bool
    citizen: CitizenName | None
    guest: bool  # whether it has a place for a citizen: not with two players


class InstitutionView(TypedDict):
    place: PlaceName
    number: int
    families: list[Presence]
    first: FamilyName | None
    second: FamilyName | None
    tie: bool  # the Temple order decided who is first
    home: CitizenName  # in whose colour the banner is
    banner: Citizens
    room: Room | None


class CardView(TypedDict):
    card: FamilyCard
    used: bool


class Members(TypedDict):
    plain: int
    wreathed: int


class Missing(TypedDict):
    """What the next set lacks: so many pieces, of these kinds."""

    count: int
    kinds: list[CitizenName]


class FamilyView(TypedDict):
    family: FamilyName
    stock: Stock
    missing: Missing
    decurions: int
    unplaced: Members
    family_cards: list[CardView]


# One offered option; which keys there are depends on `do`. (`from` is a reserved word, hence this form.)
ChoiceView = TypedDict(
    "ChoiceView",
    {
        "code": Required[int],
        "text": Required[str],
        "do": Required[str],
        "said": Required[MessageView],
        "paths": Required[list[Path]],
        "button": Required[MessageView | None],
        "at_once": Required[bool],
        "weight": int,  # of a chance outcome
        "place": PlaceName,
        "from": PlaceName,
        "to": PlaceName,
        "family": FamilyName,
        "citizen": CitizenName,
        "citizens": list[CitizenName],
        "piece": PieceName,
        "card": str,
        "plain": int,
        "wreathed": int | bool,
    },
    total=False,
)


class View(views.View):
    """Municipium as everybody at the table sees it."""

    options: OptionsView
    first_player: FamilyName | None
    active: FamilyName | None
    institutions: list[InstitutionView]
    praefect: PlaceName
    praefect_next: PlaceName
    temple_order: list[FamilyName]
    bag: Citizens
    drawn: Citizens
    favor_supply: int
    wreath_supply: int
    deck: dict[CommonCard, int]
    discard: dict[CommonCard, int]
    card: CommonCard | None
    families: list[FamilyView]
    choices: list[ChoiceView]  # type: ignore[misc]  # with keys of their own
