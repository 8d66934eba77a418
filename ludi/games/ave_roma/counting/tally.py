"""The counters of a draft, in groups, and what it comes to."""

from collections.abc import Sequence
from typing import Final

from ludi.engine.frames import top
from ludi.engine.guide import Counter, Draft, Tally
from ludi.engine.texts import Argument, Message
from ludi.engine.views import Target
from ludi.games.ave_roma.action import picks_of, stage_of, value_of
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.catalogue import price_view
from ludi.games.ave_roma.choices import GOODS, ICONS, SEATS, SYMBOLS
from ludi.games.ave_roma.components import STORE, Frame, Stage, State
from ludi.games.ave_roma.counting.played import Made, Played
from ludi.games.ave_roma.counting.recounting import ANSWERS, ENOUGH, recounted
from ludi.games.ave_roma.locations import MOST_BOUGHT, card_used, is_province_location
from ludi.games.ave_roma.money import count_influence, count_spendable, fee_of
from ludi.games.ave_roma.narration import good_name
from ludi.games.ave_roma.patronage import active_patrons
from ludi.games.ave_roma.phrases import counts, denarii, icon_name, said, symbol_name
from ludi.games.ave_roma.stores import price_of
from ludi.games.ave_roma.tables import KINDS

Group = tuple[Message, list[Counter]]
COUNTED: Final = {  # what can be counted from the start
    *(Frame.SELL, Frame.BUY, Frame.INFLUENCE, Frame.EXTRA_BEFORE, Frame.EXTRA_AFTER),
    *ANSWERS.values(),
}
THINGS: Final = ("denarii", *GOODS, "surplus")
__all__ = ["recounted", "tally"]


def tally(draft: Draft) -> Tally | None:
    if not draft.texts and top(draft.state) not in COUNTED:
        return None
    played = Played.of(draft)
    if played.seat < 0:
        return None
    groups = [*_batches(played), *_trade(played), *_answers(played), *_influence(played), *_overflow(played)]
    return Tally(groups, [*_changes(draft, played.seat), *_due(played)]) if groups else None


def _group(title: Message, counters: list[Counter]) -> list[Group]:
    return [(title, counters)] if counters else []


def _first(played: Played, made: Sequence[Made]) -> State:
    """The position in which a series began, or might."""
    return made[0].before if made else played.state


def _said(made: Sequence[Made], text: str) -> bool:
    """Whether a player chose this himself, after something else: the beginning is what `undo` is for."""
    return any(each.text == text and not each.forced and each.at > 0 for each in made)


# ---- Mercator -------------------------------------------------------------------------------------------------------


def _trade(played: Played) -> list[Group]:
    """Selling and buying together, so that one can go back from buying to selling."""
    made = played.of_frames(Frame.SELL, Frame.BUY)
    if not made and not played.is_asked(Frame.SELL, Frame.BUY):
        return []
    first, seat = _first(played, made), played.seat
    kinds = int(KINDS[card_used(first)])
    bought = sum(each.choice["do"] == "buy" for each in made)
    selling = [_selling(played, made, first, good) for good in range(len(GOODS)) if first.goods[seat, good]]
    buying = [_buying(played, made, first, good, bought) for good in range(len(GOODS)) if has(kinds, good)]
    left = said("tally-buy", {"left": MOST_BOUGHT - bought})
    return [*_group(said("tally-sell"), selling), *_group(left, buying)]


def _selling(played: Played, made: Sequence[Made], first: State, good: int) -> Counter:
    key, seat = f"sell {GOODS[good]}", played.seat
    return Counter(
        key,
        said("tally-good", {"good": good_name(good)}),
        played.counts[key],
        note=_worth("tally-worth", first, seat, good),
        marks=[f"good:{GOODS[good]}:{SEATS[seat]}"],
        more=played.counts[key] < int(first.goods[seat, good]),
        fewer=_said(made, key),
    )


def _buying(played: Played, made: Sequence[Made], first: State, good: int, bought: int) -> Counter:
    key, seat = f"buy {GOODS[good]}", played.seat
    last = made[-1].before if made and made[-1].text == ENOUGH else played.state  # the fee was paid after it
    returned = int(last.goods[seat, good]) == STORE  # a unit without room can turn back into its price
    return Counter(
        key,
        said("tally-good", {"good": good_name(good)}),
        played.counts[key],
        note=_worth("tally-worth", first, seat, good),
        marks=[f"province-good:{value_of(int(first.action))}:{GOODS[good]}", f"good:{GOODS[good]}:{SEATS[seat]}"],
        more=bought < MOST_BOUGHT and (returned or int(price_of(first, seat, good)) <= int(last.denarii[seat])),
        fewer=_said(made, key),
    )


def _worth(key: str, s: State, seat: int, good: int) -> Message:
    return said(key, {"worth": denarii(int(price_of(s, seat, good)))})


# ---- answers that are exchanged for others --------------------------------------------------------------------------


def _answers(played: Played) -> list[Group]:
    """What pays, what falls away, which goods are picked."""
    found = []
    for verb, frame in ANSWERS.items():
        made = [each for each in played.of_frames(frame) if each.choice["do"] == verb]
        asked = list(played.options) if played.is_asked(frame) else []
        texts = {words for each in made for words in each.options} | set(asked)
        names = [name for name in ICONS if f"{verb} {name}" in texts]
        args: dict[str, Argument] = {"left": picks_of(int(played.state.action))} if verb == "pick" else {}
        counters = [_answer(played, made, f"{verb} {name}", name, asked) for name in names]
        found += _group(said(f"tally-{verb}", args), counters)
    return found


def _answer(played: Played, made: Sequence[Made], key: str, name: str, asked: Sequence[str]) -> Counter:
    mark: Target = f"{'surplus' if name == 'surplus' else f'good:{name}'}:{SEATS[played.seat]}"
    elsewhere = any(key in each.options and each.text != key and not each.forced for each in made)
    return Counter(
        key,
        said("tally-icon", {"icon": icon_name(name)}),
        played.counts[key],
        marks=[mark] if name in (*GOODS, "surplus") else [],
        more=key in asked or elsewhere,
        fewer=_said(made, key),
    )


# ---- influence, and cards spent -------------------------------------------------------------------------------------


def _influence(played: Played) -> list[Group]:
    made = played.of_frames(Frame.INFLUENCE)
    if not made and not played.is_asked(Frame.INFLUENCE):
        return []
    first, seat = _first(played, made), played.seat
    counters = []
    for icons in (3, 2, 1):  # cards with many icons are played before those with few
        key, number = f"play {icons}", int(count_influence(first, seat, icons))
        if number:
            counters.append(
                Counter(
                    key,
                    said("tally-icons", {"n": icons}),
                    played.counts[key],
                    note=said("tally-of", {"n": number}),
                    marks=[f"province:{value_of(int(first.action))}"],
                    more=played.counts[key] < number,
                    fewer=_said(made, key),
                )
            )
    return _group(said("tally-influence"), counters)


def _batches(played: Played) -> list[Group]:
    frames = (Frame.EXTRA_BEFORE, Frame.EXTRA_AFTER)
    made = [each for each in played.of_frames(*frames) if each.choice["do"] == "spend"]
    if not made and not played.is_asked(*frames):
        return []
    asked, seat = _first(played, made[-1:]), played.seat
    counters = []
    for number, symbol in enumerate(SYMBOLS):
        key, most = f"spend {symbol}", int(count_spendable(asked, seat, number))
        if most:
            counters.append(
                Counter(
                    key,
                    said("tally-symbol", {"symbol": symbol_name(symbol)}),
                    played.counts[key],
                    note=said("tally-of", {"n": most}),
                    marks=[f"sign:{symbol}"],
                    more=played.counts[key] < most,
                    fewer=played.counts[key] > 0 and any(each.at > 0 and not each.forced for each in made),
                )
            )
    return _group(said("tally-spend"), counters)


# ---- units without room ---------------------------------------------------------------------------------------------


def _overflow(played: Played) -> list[Group]:
    """Each became a surplus or its price, and can still become the other."""
    made = played.of_frames(Frame.OVERFLOW)
    counters = []
    for number, good in enumerate(GOODS):
        units = [each for each in made if each.choice["good"] == good]
        if units:
            key, seat = f"overflow {good}", played.seat
            counters.append(
                Counter(
                    key,
                    said("tally-good", {"good": good_name(number)}),
                    played.counts[key],
                    note=_worth("tally-instead", units[0].before, seat, number),
                    marks=[f"surplus:{SEATS[seat]}", f"denarii:{SEATS[seat]}"],
                    more=any(each.text == "denarii" and not each.forced for each in units),
                    fewer=any(each.text == "surplus" and not each.forced for each in units),
                )
            )
    return _group(said("tally-overflow"), counters)


# ---- totals ---------------------------------------------------------------------------------------------------------


def _held(s: State, seat: int) -> list[int]:
    return [int(s.denarii[seat]), *s.goods.tolist()[seat], int(s.surplus[seat])]


def _changes(draft: Draft, seat: int) -> list[Message]:
    """What has changed since the turn began."""
    each = zip(THINGS, _held(draft.start, seat), _held(draft.state, seat), strict=True)
    changed = [
        said("tally-change", {"thing": icon_name(thing), "from": old, "to": new})
        for thing, old, new in each
        if old != new
    ]
    return [said("tally-total", {"changes": changed})] if changed else []


def _due(played: Played) -> list[Message]:
    """What is still to be paid."""
    s, seat = played.state, played.seat
    action = int(s.action)
    if action == 0 or int(s.actor) != seat:
        return []
    told = [said("tally-due", {"price": counts(price_view(int(s.due)))})] if s.due else []
    if is_province_location(action) and stage_of(action) != Stage.FEE:
        fee = int(fee_of(s, action, active_patrons(s, seat)))
        told += [said("tally-fee", {"fee": denarii(fee)})] if fee else []
    return told
