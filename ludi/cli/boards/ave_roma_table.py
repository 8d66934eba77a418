"""Ave Roma in the terminal: the view with everything printed put back in its place, and what the player who looks is
told of prices and fees."""

from collections.abc import Mapping
from typing import Any

from ludi.cli.boards import View
from ludi.engine.registry import get_game
from ludi.engine.views import LookView

Json = dict[str, Any]


def laid_out(view: View, look: LookView | None = None) -> View:
    """What the board is drawn from; without a look it tells no prices for anybody."""
    return Layout(view, look).whole()


class Layout:
    def __init__(self, view: View, look: LookView | None) -> None:
        self.view, self.printed = view, get_game("ave_roma").catalogue()
        self.targets: Mapping[str, Any] = look["targets"] if look else {}
        action = view.get("action") or {}
        self.looking: str | None = view["prompt"]["seat"] or action.get("seat")

    def whole(self) -> View:
        view = self.view
        return {
            **view,
            "provinces": [self._province(province) for province in view["provinces"]],
            "rows": [self._row(row) for row in view["rows"]],
            "colosseum": [self._space(space) for space in self.printed["colosseum"]],
            "political_track": self.printed["political_track"],
            "players": [self._player(player) for player in view["players"]],
        }

    def _card(self, deck: str, card: str | None) -> Json | None:
        return None if card is None else dict(self.printed["cards"][deck][card])

    def _told(self, target: str, key: str | None = None) -> Json:
        """What the one who looks is told, by his seat."""
        data = self.targets.get(target, {}).get("data")
        if data is None or self.looking is None:
            return {}
        return {self.looking: data if key is None else data[key]}

    def _province(self, province: Json) -> Json:
        fee = self._told(f"province:{province['number']}", "fee")
        return {**province, "card": self._card("province", province["card"]), "fee": fee}

    def _row(self, row: Json) -> Json:
        name = row["row"]
        slots = [
            {
                **slot,
                **limits,
                "card": self._card(name, slot["card"]),
                "offers": self._told(f"slot:{name}:{slot['slot']}"),
            }
            for slot, limits in zip(row["slots"], self.printed["slots"], strict=True)
        ]
        up = self._card(name, row["face_up"])
        face_up = {"card": up, "offers": self._told(f"face-up:{name}")} if up else None
        return {**row, "slots": slots, "face_up": face_up}

    def _space(self, space: Json) -> Json:
        markers = [player["seat"] for player in self.view["players"] if player["colosseum"] == space["space"]]
        return {**space, "markers": markers}

    def _player(self, player: Json) -> Json:
        ended = self.view["if_ended"]
        cards = {deck: [self._owned(player, deck, card) for card in ids] for deck, ids in player["cards"].items()}
        lessons = zip(player["training"], self.printed["training"], strict=True)
        told = {name: part for name, part in player.items() if name not in ("spent", "used", "active")}
        return {
            **told,
            "prices": self.printed["boards"][player["board"]]["prices"] if player["board"] else None,
            "political_points": self.printed["political_track"][player["political"]],
            "training": [{**space, **lesson} for space, lesson in lessons],
            "cards": cards,
            "if_ended": ended and ended[player["seat"]],
        }

    def _owned(self, player: Json, deck: str, card: str) -> Json:
        flags = {key: card in player[key] for key in ("spent", "used", "active")}
        if deck == "province":
            flags = {"spent": flags["spent"]}
        return {**self.printed["cards"][deck][card], **flags}
