"""What lies on the table, as JSON data; `view_types.py` says its shape."""

from typing import Any

from ludi.games.municipium.choices import COMMONS, PIECES, PLACES, SEATS, family_card
from ludi.games.municipium.components import BANNER_COLOUR, NOBODY, Edition, Family, Place, State, Streets, Winner
from ludi.games.municipium.ranking import is_tie, rankings
from ludi.games.municipium.sets import set_lacks


def _named(names: tuple[str, ...], counts: Any) -> dict[str, int]:
    return dict(zip(names, counts, strict=False))


def _citizens(counts: Any) -> dict[str, int]:
    return _named(PIECES[:4], counts)


def _seat(seat: int) -> str | None:
    return None if seat == NOBODY else SEATS[seat]


def _institutions(s: State) -> list[dict[str, Any]]:
    plain, wreathed, banners = s.plain.tolist(), s.wreathed.tolist(), s.banner.tolist()
    favors, citizens = s.room_favor.tolist(), s.room_citizen.tolist()
    told = []
    for place, ranked in enumerate(rankings(s)):
        first, second = [*(seat for seat, _ in ranked), NOBODY, NOBODY][:2]
        citizen = citizens[place]
        room = {
            "favor": bool(favors[place]),
            "citizen": PIECES[citizen] if citizen >= 0 else None,
            "guest": bool(s.players >= 3),  # §4.4
        }
        families = [
            {
                "family": SEATS[seat],
                "plain": plain[seat][place],
                "wreathed": wreathed[seat][place],
                "influence": plain[seat][place] + 2 * wreathed[seat][place],
            }
            for seat in range(s.players)
        ]
        told.append(
            {
                "place": PLACES[place],
                "number": place,
                "families": families,
                "first": _seat(first),
                "second": _seat(second),
                "tie": is_tie(ranked),
                "home": PIECES[BANNER_COLOUR[place]],
                "banner": _citizens(banners[place]),
                "room": None if place == Place.TEMPLE else room,
            }
        )
    return told


def _family(s: State, seat: int) -> dict[str, Any]:
    cards = [{"card": family_card(s.edition, card), "used": not s.family_cards[seat, card]} for card in Family]
    stock = s.stock.tolist()[seat]
    count, colours = set_lacks(stock)
    return {
        "family": _seat(seat),
        "stock": _named(PIECES, stock),
        "missing": {"count": count, "kinds": [PIECES[colour] for colour in colours]},
        "decurions": int(s.decurions[seat]),
        "unplaced": {"plain": int(s.unplaced[seat, 0]), "wreathed": int(s.unplaced[seat, 1])},
        "family_cards": cards,
    }


def scene(s: State) -> dict[str, Any]:
    """What lies on the table, without what may be chosen."""
    return {
        "game": "municipium",
        "options": {
            "edition": Edition(s.edition).name.lower(),
            "goal": int(s.goal),
            "winner": Winner(s.winner).name.lower(),
            "streets": Streets(s.streets).name.lower(),
        },
        "turn": int(s.turn),
        "first_player": _seat(s.first_player),
        "active": _seat(s.active),
        "institutions": _institutions(s),
        "praefect": PLACES[s.praefect],
        "praefect_next": PLACES[s.praefect % 6 + 1],
        "temple_order": [_seat(seat) for seat in s.temple_order[: s.players]] if s.turn > 0 else [],
        "bag": _citizens(s.bag.tolist()),
        "drawn": _citizens(s.drawn.tolist()),
        "favor_supply": int(s.favors),
        "wreath_supply": int(s.wreaths),
        "deck": _named(COMMONS, s.deck.tolist()),
        "discard": _named(COMMONS, s.discard.tolist()),
        "card": COMMONS[s.card] if s.card >= 0 else None,
        "families": [_family(s, seat) for seat in range(s.players)],
    }
