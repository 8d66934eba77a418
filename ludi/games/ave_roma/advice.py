"""What a turn is good for, in words a player understands: found by comparing the positions before and after it."""

from collections.abc import Iterator

from ludi.engine.texts import Counted, Message
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.choices import GOODS
from ludi.games.ave_roma.components import CARDS, DECKS, PROVINCES, ROWS, SOURCES, Source, State
from ludi.games.ave_roma.facts import named_sources
from ludi.games.ave_roma.narration import card_name, things
from ludi.games.ave_roma.scoring import score_seat, total_points
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


def advantages(before: State, better: State, played: State, seat: int, won: bool) -> list[Message]:
    """What one way to play on has beyond the one that was played, the weightiest first."""
    known = list(_workers(before, played, seat))
    return [
        *([Message("ar-for-win")] if won else []),
        *_more_points(played, better, seat),
        *_cards(played, better, seat),
        *_influence(played, better, seat),
        *([Message("ar-why-gains", {"things": found})] if (found := _more(played, better, seat)) else []),
        *(each for each in _workers(before, better, seat) if each not in known),
    ]


def _scored(before: State, after: State, seat: int) -> Iterator[Message]:
    scored = int(total_points(after, seat)) - int(total_points(before, seat))
    if scored > 0:
        yield Message("ar-for-points", {"n": scored})


def _more_points(less: State, more: State, seat: int) -> Iterator[Message]:
    """Points that one position has more than another, by source: those scored, and those that would count now."""
    rows = zip(_counted(more, seat), _counted(less, seat), strict=True)
    apart = [better - worse for better, worse in rows]
    for key, begin, end in (("ar-why-points", 0, Source.DENARII), ("ar-why-later", Source.DENARII, SOURCES)):
        by_source = [n if begin <= source < end else 0 for source, n in enumerate(apart)]
        if sum(by_source) > 0:
            yield Message(key, {"n": sum(by_source), "sources": named_sources(by_source)})


def _counted(s: State, seat: int) -> list[int]:
    """A seat's points by source if the game ended here (§8.3)."""
    end = s.copy()
    if s.depth > 0:
        score_seat(end, seat)
    points: list[int] = end.points.tolist()[seat]
    return points


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
    if found := _more(before, after, seat):
        yield Message("ar-for-gains", {"things": found})


def _more(less: State, more: State, seat: int) -> list[Counted]:
    """Of what there is more in one position than in another."""
    found = {good: int(more.goods[seat, i]) - int(less.goods[seat, i]) for i, good in enumerate(GOODS)}
    found["surplus"] = int(more.surplus[seat]) - int(less.surplus[seat])
    found["denarii"] = int(more.denarii[seat]) - int(less.denarii[seat])
    return things({kind: n for kind, n in found.items() if n > 0})


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
