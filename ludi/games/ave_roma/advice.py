"""What a turn is good for, in words a player understands: found by comparing the positions before and after it."""

from collections.abc import Iterator

from ludi.engine.texts import Message
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.choices import GOODS
from ludi.games.ave_roma.components import CARDS, DECKS, PROVINCES, ROWS, State
from ludi.games.ave_roma.narration import card_name, things
from ludi.games.ave_roma.scoring import total_points
from ludi.games.ave_roma.vocabulary import Deck


def purposes(before: State, after: State, seat: int, won: bool) -> list[Message]:
    """The weightiest first."""
    return [
        *([Message("ar-for-win")] if won else []),
        *_scored(before, after, seat),
        *_cards(before, after, seat),
        *_influence(before, after, seat),
        *_gained(before, after, seat),
        *_workers(before, after, seat),
    ]


def _scored(before: State, after: State, seat: int) -> Iterator[Message]:
    scored = int(total_points(after, seat)) - int(total_points(before, seat))
    if scored > 0:
        yield Message("ar-for-points", {"n": scored})


def _cards(before: State, after: State, seat: int) -> Iterator[Message]:
    """Cards that are one's own now, and what they go with."""
    for deck in range(DECKS):
        fresh = int(after.owned[seat, deck]) & ~int(before.owned[seat, deck])
        for card in range(CARDS):
            if has(fresh, card) and deck < ROWS:
                paired = deck == Deck.BUILDING and has(int(before.owned[seat, deck]), card ^ 1)
                yield Message("ar-for-card", {"card": card_name(deck, card), "pair": "yes" if paired else "no"})
            elif has(fresh, card):
                yield Message("ar-for-province-card")


def _influence(before: State, after: State, seat: int) -> Iterator[Message]:
    """Provinces, and Rome."""
    for province in range(PROVINCES):
        level = int(after.influence[province, seat])
        if level > int(before.influence[province, seat]):
            others = [int(after.influence[province, other]) for other in range(int(after.players)) if other != seat]
            lead = "yes" if level > max(0, *others) else "no"
            yield Message("ar-for-province", {"province": province + 1, "level": level, "lead": lead})
    raised = int(after.political[seat]) - int(before.political[seat])
    if raised > 0:
        yield Message("ar-for-political", {"n": raised})


def _gained(before: State, after: State, seat: int) -> Iterator[Message]:
    """Goods, surplus and money, where there is more of them afterwards."""
    more = {good: int(after.goods[seat, i]) - int(before.goods[seat, i]) for i, good in enumerate(GOODS)}
    more["surplus"] = int(after.surplus[seat]) - int(before.surplus[seat])
    more["denarii"] = int(after.denarii[seat]) - int(before.denarii[seat])
    found = things({kind: n for kind, n in more.items() if n > 0})
    if found:
        yield Message("ar-for-gains", {"things": found})


def _workers(before: State, after: State, seat: int) -> Iterator[Message]:
    """Workers recruited, trained, or saved by passing."""
    recruited = [
        value + 1 for value in range(5) for _ in range(int(after.hand[seat, value] - before.hand[seat, value]))
    ]
    if recruited and before.passed[seat]:  # who passes takes back those in training: that is no gain
        yield Message("ar-for-workers", {"n": len(recruited), "workers": [str(value) for value in recruited]})
    if before.trained.tolist()[seat].count(0) > after.trained.tolist()[seat].count(0):
        yield Message("ar-for-training")
    saved = sum(after.hand.tolist()[seat])
    if after.passed[seat] and not before.passed[seat] and saved:
        yield Message("ar-for-saving", {"n": saved})
