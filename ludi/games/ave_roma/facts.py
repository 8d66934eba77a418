"""What there is to say of a thing besides its name: what it does, what it would cost and bring the one who looks."""

from ludi.engine.texts import Argument, Message
from ludi.games.ave_roma.action import new_action
from ludi.games.ave_roma.card_facts import half_part, symbol
from ludi.games.ave_roma.catalogue import price_view
from ludi.games.ave_roma.choices import LOCATIONS
from ludi.games.ave_roma.components import NOTHING, OFF, RING, WORKERS, Stage
from ludi.games.ave_roma.locations import step_price
from ludi.games.ave_roma.money import fee_of
from ludi.games.ave_roma.narration import location_name
from ludi.games.ave_roma.patronage import active_patrons, open_slots
from ludi.games.ave_roma.phrases import counts, denarii, numbers, said, seat_name, seat_names
from ludi.games.ave_roma.reading import Json, Reading, settled_levels, trained_values
from ludi.games.ave_roma.tables import COLOSSEUM, HONOURS, POLITICAL_TRACK
from ludi.games.ave_roma.view import FEE_LOCATIONS, SOURCES
from ludi.games.ave_roma.vocabulary import Deck, Location

# ---- locations ------------------------------------------------------------------------------------------------------


def location(r: Reading, where: int, seat: int | None) -> list[Message]:
    walk = ahead(r, seat) if where == Location.ROMA and seat is not None else []
    return [*recruits(r, where), said(f"rule-{LOCATIONS[where]}"), *walk]


def recruits(r: Reading, where: int) -> list[Message]:
    """While recruiting: which workers one would get here, the sum they make, and the place in the turn order."""
    found = next((each for each in r.recruiting or [] if each["location"] == LOCATIONS[where]), None)
    if found is None:
        return []
    args: dict[str, Argument] = {
        "workers": numbers(found["workers"]),
        "n": found["take"],
        "of": len(found["workers"]),
    }
    told = [said("recruit-all" if found["all"] else "recruit-some", args)]
    return [*told, *_between("recruit-sum", found["sum"]), *_between("recruit-place", found["place"])]


def _between(key: str, bounds: list[int] | None) -> list[Message]:
    """A number that is sure, or two bounds."""
    if bounds is None:
        return []
    least, most = bounds
    return [said(f"{key}-sure", {"n": least}) if least == most else said(key, {"least": least, "most": most})]


# ---- the Colosseum --------------------------------------------------------------------------------------------------


def ahead(r: Reading, seat: int) -> list[Message]:
    """What the next spaces would cost a player, as far as a worker can walk."""
    spaces = [(r.f.arena[seat] + step) % RING for step in range(1, WORKERS + 1)]
    prices = [step_price(r.s, seat, space) for space in spaces]
    if not any(prices):
        return [said("ring-all-free", {"player": seat_name(seat)})]
    costs = [
        said("ring-cost", {"price": counts(price_view(price)), "honour": "yes" if HONOURS[space] else "no"})
        for space, price in zip(spaces, prices, strict=True)
    ]
    return [said("ring-ahead", {"player": seat_name(seat), "costs": costs})]


def ring(r: Reading, space: int, seat: int | None) -> list[Message]:
    printed = int(COLOSSEUM[space])
    told = [said("ring-price", {"price": counts(price_view(printed))})]
    price = printed if seat is None else step_price(r.s, seat, space)
    if seat is not None and price != printed:
        told.append(said("ring-now", {"player": seat_name(seat), "price": counts(price_view(price))}))
    return [*told, *([said("sign-honour")] if HONOURS[space] else [])]


# ---- provinces ------------------------------------------------------------------------------------------------------


def fees(r: Reading, province: int, seat: int) -> dict[str, int]:
    """Denarii at the end of the next action with a province, by location."""
    patrons = active_patrons(r.s, seat)
    actions = {where: new_action(where, province + 1, 0, int(Stage.BEFORE)) for where in FEE_LOCATIONS}
    return {LOCATIONS[where]: int(fee_of(r.s, action, patrons)) for where, action in actions.items()}


def fee(r: Reading, province: int, seat: int | None) -> list[Message]:
    if seat is None:
        return []
    taken = r.f.province_card[province] != NOTHING
    if taken and not r.f.province_up[province]:
        return [said("province-first")]
    found = fees(r, province, seat)
    most = max(found.values())
    told = [said("province-second" if taken else "province-none", {"fee": denarii(most)})]
    free = [location_name(LOCATIONS.index(where)) for where, n in found.items() if n < most]
    return [*told, *([said("province-waived", {"player": seat_name(seat), "locations": free})] if free else [])]


def levels(r: Reading, province: int) -> list[Message]:
    """Who stands where in a province, and what would count if the game ended now."""
    levels = r.f.influence[province][: r.f.players]
    settled = settled_levels(r.f.cube[province], tuple(levels))
    there = sorted((seat for seat in r.seats if levels[seat] != OFF), key=lambda seat: -levels[seat])
    told = [
        said(
            "stands" if levels[seat] == settled[seat] else "stands-settled",
            {"player": seat_name(seat), "level": levels[seat], "settled": settled[seat]},
        )
        for seat in there
    ]
    cube = said("cube-level", {"level": r.f.cube[province]})
    return [said("standing", {"players": told}) if told else said("standing-none"), cube]


def province(r: Reading, number: int, seat: int | None) -> list[Message]:
    card = r.f.province_card[number]
    printed = [] if card == NOTHING else [half_part(card), symbol(r, Deck.PROVINCE, card)]
    return [*printed, *fee(r, number, seat), *levels(r, number)]


# ---- players --------------------------------------------------------------------------------------------------------


def training(r: Reading, seat: int, space: int) -> list[Message]:
    printed = r.f.trained[seat][space]
    acts = [said("training-values", {"values": numbers(trained_values(r.f.training, space, printed))})]
    return [*(acts if printed else []), said("training-rule", {"change": space + 1})]


def politics(r: Reading, seat: int) -> list[Message]:
    worth = int(POLITICAL_TRACK[r.f.political[seat]])
    return [said("political-now", {"n": worth, "slots": int(open_slots(r.s, seat))}), said("sign-political")]


def points(r: Reading, seat: int) -> list[Message]:
    """Points so far and if the game ended now, by source."""
    now, ended = r.f.points[seat], r.ended
    told = [said("points-now", {"sources": named_sources(now)})] if any(now) else []
    if ended is not None and any(ended[seat]):
        told.append(said("points-then", {"n": sum(ended[seat]), "sources": named_sources(ended[seat])}))
    return told


def named_sources(numbers_of: list[int]) -> list[Message]:
    named = zip(SOURCES, numbers_of, strict=True)
    return [said("source", {"source": said(f"board-source-{name}"), "n": n}) for name, n in named if n]


def order(r: Reading) -> list[Message]:
    passed = [seat for seat in r.seats if r.f.passed[seat]]
    told = [said("order-passed", {"players": seat_names(passed)})] if passed else []
    return [*told, said("order-rule")]


def fee_data(r: Reading, province: int, seat: int | None) -> Json | None:
    return None if seat is None else {"fee": fees(r, province, seat)}
