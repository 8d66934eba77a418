"""What everything on the table is and how it stands, and the position in words: all from one reading of the record."""

from collections.abc import Iterator, Sequence
from typing import Final

from ludi.engine.guide import Goal, TargetInfo
from ludi.engine.texts import Argument, Message, Name
from ludi.engine.views import Target
from ludi.games.municipium.choices import COMMONS, PIECES, PLACES, SEATS, family_card
from ludi.games.municipium.components import BANNER_COLOUR, COLOURS, Family, Piece, Place, State, Winner
from ludi.games.municipium.pointing import STATUSES, standing_citizens
from ludi.games.municipium.ranking import is_tie, rankings
from ludi.games.municipium.sets import set_lacks
from ludi.games.municipium.wording import card_name, family, members, piece_name, pieces, place_name

NUMERALS: Final = ("0", "I", "II", "III", "IV", "V", "VI")


def _say(key: str, **args: Argument) -> Message:
    return Message(f"mun-{key}", args)


def _cards(counts: Sequence[int]) -> list[Message]:
    """`2 Praefect Visit and All Powers`."""
    return [
        _say("card-one", card=card_name(name)) if n == 1 else _say("card-many", card=card_name(name), n=n)
        for name, n in zip(COMMONS, counts, strict=True)
        if n
    ]


class Position:
    """A position that is told. The record is read into lists once: NumPy's numbers are slow to ask for one by one."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.seats = range(s.players)
        self.plain, self.wreathed = s.plain.tolist(), s.wreathed.tolist()
        self.banner, self.stock, self.unplaced = s.banner.tolist(), s.stock.tolist(), s.unplaced.tolist()
        self.bag, self.drawn = s.bag.tolist(), s.drawn.tolist()
        self.deck, self.discard = s.deck.tolist(), s.discard.tolist()
        self.card = COMMONS[s.card] if s.card >= 0 else None
        self.next_room = int(s.praefect) % 6 + 1
        self.rankings = rankings(s)
        self.standings = [self._standing(place) for place in Place]

    # ---- institutions ------------------------------------------------------------------------------------------------

    def influence(self, seat: int, place: int) -> int:
        return int(self.plain[seat][place]) + 2 * int(self.wreathed[seat][place])

    def groups(self, place: int) -> Iterator[tuple[int, str, int]]:
        """Members who stand together: family, status, how many."""
        for seat in self.seats:
            for status, n in zip(STATUSES, (self.plain[seat][place], self.wreathed[seat][place]), strict=True):
                if n:
                    yield seat, status, n

    def here(self, place: int) -> Message:
        who = [_say(status, family=family(seat), n=n) for seat, status, n in self.groups(place)]
        if not who:
            return _say("here-empty", place=place_name(place), numeral=NUMERALS[place])
        return _say("here", place=place_name(place), numeral=NUMERALS[place], members=who)

    def _standing(self, place: int) -> list[Message]:
        """Who is first and second there, and why; nothing where nobody is."""
        ranked = self.rankings[place]
        if not ranked:
            return [_say("ranks-later")] if any(self.groups(place)) else []
        first, n = ranked[0]
        if len(ranked) == 1:
            return [_say("first-alone", family=family(first), n=n)]
        second, m = ranked[1]
        best = _say(
            "first-tie" if is_tie(ranked) else "first-clear", family=family(first), n=n, second=family(second), m=m
        )
        behind = [seat for seat, influence in ranked[2:] if influence == m]
        return [best, *(_say("second-tie", third=family(seat), second=family(second), n=m) for seat in behind)]

    def place(self, place: int) -> TargetInfo:
        power = _say(f"power-{PLACES[place]}")
        return TargetInfo(self.here(place), [*(self.standings[place] or [_say("nobody")]), power])

    def group(self, place: int, seat: int, status: str, n: int) -> TargetInfo:
        label = _say("group", place=place_name(place), members=[_say(status, family=family(seat), n=n)])
        own = _say("group-influence", family=family(seat), n=self.influence(seat, place), place=place_name(place))
        return TargetInfo(label, [own, *self.standings[place]])

    def banner_label(self, place: int) -> Message:
        citizens = pieces(self.banner[place])
        if not citizens:
            return _say("banner-empty", place=place_name(place))
        return _say("banner", place=place_name(place), citizens=citizens)

    def banner_facts(self, place: int) -> list[Message]:
        rule = _say(f"banner-rule-{PIECES[BANNER_COLOUR[place]]}")
        return [rule, _say("banner-event"), *self.standings[place]]

    def room_label(self, place: int) -> Message:
        counts = [0] * len(PIECES)
        if self.s.room_citizen[place] >= 0:
            counts[self.s.room_citizen[place]] = 1
        counts[Piece.FAVOR] = int(self.s.room_favor[place])
        if not any(counts):
            return _say("room-empty", place=place_name(place))
        return _say("room", place=place_name(place), pieces=pieces(counts))

    def room_facts(self, place: int) -> list[Message]:
        rule = _say("room-rule" if self.s.players >= 3 else "room-rule-two")
        following = [_say("room-next")] if place == self.next_room else []
        return [rule, *following, *self.standings[place]]

    # ---- the rest of the table ---------------------------------------------------------------------------------------

    def drawn_label(self, colours: Sequence[int]) -> Message:
        counts = [self.drawn[colour] if colour in colours else 0 for colour in range(COLOURS)]
        return _say("drawn", citizens=pieces(counts))

    def hand(self, seat: int) -> Message:
        return _say("hand", family=family(seat), members=members(*self.unplaced[seat]))

    def deck_info(self) -> TargetInfo:
        left = _cards(self.deck)
        return TargetInfo(
            _say("deck", n=sum(self.deck)), [_say("deck-left", cards=left) if left else _say("deck-empty")]
        )

    def discarded(self) -> Message:
        gone = _cards(self.discard)
        return _say("discard", cards=gone) if gone else _say("discard-empty")

    def discard_info(self) -> TargetInfo:
        """The pile, or the card that is being resolved on top of it."""
        if self.card is None:
            return TargetInfo(self.discarded())
        effect = _say(f"effect-{self.card}")
        return TargetInfo(self.card_now(self.card), [effect, self.discarded()] if any(self.discard) else [effect])

    def card_now(self, card: str) -> Message:
        return _say("card-now", card=card_name(card))

    def bag_info(self) -> TargetInfo:
        if not any(self.bag):
            return TargetInfo(_say("bag-empty"))
        return TargetInfo(_say("bag", n=sum(self.bag)), [_say("bag-holds", citizens=pieces(self.bag))])

    def supply(self) -> Message:
        return _say("supply", favors=int(self.s.favors), wreaths=int(self.s.wreaths))

    def praefect(self) -> Message:
        return _say("praefect", place=place_name(self.s.praefect), next=place_name(self.next_room))

    def order(self) -> Message:
        if self.s.turn == 0:
            return _say("order-later")
        return _say("order", families=[family(seat) for seat in self.s.temple_order[: self.s.players].tolist()])

    # ---- families ----------------------------------------------------------------------------------------------------

    def family_label(self, seat: int) -> Message:
        return decurions(self.s, seat)

    def holdings(self, seat: int) -> list[Message]:
        """A family's stock, and what its next set lacks."""
        stock = self.stock[seat]
        held = _say("stock", family=family(seat), pieces=pieces(stock)) if any(stock) else None
        needed, colours = set_lacks(stock)  # never less than one when somebody decides: a set is exchanged at once
        lacking: list[Name] = [piece_name(colour) for colour in colours]
        needs = _say("set-needs", n=needed, pieces=lacking)
        return [held or _say("stock-empty", family=family(seat)), *([needs] if needed else [])]

    def stock_info(self, seat: int, piece: int) -> TargetInfo:
        label = _say("stock-one", family=family(seat), piece=piece_name(piece), n=self.stock[seat][piece])
        return TargetInfo(label, [_say("stock-favor" if piece == Piece.FAVOR else "set-rule")])

    def card_info(self, seat: int, card: int) -> TargetInfo:
        name, unused = family_card(self.s.edition, card), self.s.family_cards[seat, card]
        label = _say("card-ready" if unused else "card-used", family=family(seat), card=card_name(name))
        return TargetInfo(label, [_say(f"effect-{name}")])

    def cards_left(self, seat: int) -> Message:
        left = [card_name(family_card(self.s.edition, card)) for card in Family if self.s.family_cards[seat, card]]
        return _say("cards-left", family=family(seat), cards=left) if left else _say("cards-none", family=family(seat))


# ---- everything that can be pointed at -------------------------------------------------------------------------------


def targets(s: State) -> dict[Target, TargetInfo]:
    """Everything the board draws; all of it is public, so it is told to everyone alike."""
    position = Position(s)
    things: dict[Target, TargetInfo] = {}
    for place in Place:
        things.update(_at(position, place))
    things.update(_around(position))
    for seat in position.seats:
        things.update(_of(position, seat))
    return things


def _at(position: Position, place: int) -> Iterator[tuple[Target, TargetInfo]]:
    """What is at an institution."""
    name = PLACES[place]
    yield f"place:{name}", position.place(place)
    for seat, status, n in position.groups(place):
        yield f"member:{name}:{SEATS[seat]}:{status}", position.group(place, seat, status, n)
    facts = position.banner_facts(place)
    yield f"banner:{name}", TargetInfo(position.banner_label(place), facts)
    for target, colour in standing_citizens(place, position.banner[place]):
        yield target, TargetInfo(_say("on-banner", place=place_name(place), citizen=piece_name(colour)), facts)
    if place != Place.TEMPLE:
        yield f"room:{name}", TargetInfo(position.room_label(place), position.room_facts(place))


def _around(position: Position) -> Iterator[tuple[Target, TargetInfo]]:
    """What belongs to nobody."""
    for colour in range(COLOURS):
        if position.drawn[colour]:
            yield (
                f"drawn:{PIECES[colour]}",
                TargetInfo(position.drawn_label([colour]), [_say(f"may-stand-{PIECES[colour]}")]),
            )
    yield "deck", position.deck_info()
    yield "discard", position.discard_info()
    yield "bag", position.bag_info()
    yield "supply", TargetInfo(position.supply())
    yield "praefect", TargetInfo(position.praefect(), [_say("praefect-rule")])
    yield "temple-order", TargetInfo(position.order(), [_say("order-rule")])


def _of(position: Position, seat: int) -> Iterator[tuple[Target, TargetInfo]]:
    """What a family has."""
    who = SEATS[seat]
    yield f"family:{who}", TargetInfo(position.family_label(seat), [*position.holdings(seat), _say("set-rule")])
    if any(position.unplaced[seat]):
        yield f"hand:{who}", TargetInfo(position.hand(seat))
    for piece in Piece:
        yield f"stock:{who}:{PIECES[piece]}", position.stock_info(seat, piece)
    for card in Family:
        yield f"card:{who}:{family_card(position.s.edition, card)}", position.card_info(seat, card)


# ---- the position in words -------------------------------------------------------------------------------------------


def table_facts(position: Position) -> list[Message]:
    """The table in words, without what families have."""
    s = position.s
    told = [_turn(s)]
    if s.turn == 0 and s.first_player >= 0:
        told.append(_say("first-player", family=family(s.first_player)))
    told.append(goal_rule(s))
    for place in Place:
        told += [position.here(place), *position.standings[place], position.banner_label(place)]
        if place != Place.TEMPLE:
            told.append(position.room_label(place))
    told += [position.praefect(), position.order()]
    if position.card:
        told.append(position.card_now(position.card))
    deck, bag = position.deck_info(), position.bag_info()
    told += [deck.label, *deck.facts, position.discarded(), bag.label, *bag.facts]
    if any(position.drawn):
        told.append(position.drawn_label(range(COLOURS)))
    return [*told, position.supply()]


def goal_rule(s: State) -> Message:
    """§10: what wins."""
    return _say("goal-most" if s.winner == Winner.MOST else "goal-first", goal=int(s.goal))


def decurions(s: State, seat: int) -> Message:
    return _say("family", family=family(seat), n=int(s.decurions[seat]), goal=int(s.goal))


def goal(s: State) -> Goal:
    """What wins, and everybody's Decurions."""
    standings = [(int(s.decurions[seat]), decurions(s, seat)) for seat in range(s.players)]
    return Goal(_say("goal", n=int(s.goal)), [goal_rule(s)], standings)


def _turn(s: State) -> Message:
    return _say("turn", turn=int(s.turn), family=family(s.active)) if s.turn > 0 else _say("setup")


def family_facts(position: Position, seat: int) -> list[Message]:
    """What a family has, in words."""
    hand = [position.hand(seat)] if any(position.unplaced[seat]) else []
    return [position.family_label(seat), *position.holdings(seat), *hand, position.cards_left(seat)]
