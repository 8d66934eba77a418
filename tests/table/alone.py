"""Somebody who plays at tables of his own, and makes sure of what is kept."""

import json
import random
from base64 import b64decode
from typing import Any

from ludi.engine.fairness import entropy_hash
from ludi.table.house import ME, Answer, House
from ludi.table.playing import Json

ENTROPY = "ab" * 32
PLAYERS = {"tali": 2, "municipium": 3, "ave_roma": 2}


class Alone:
    """What the page does around a house: keeps, lets bots think at random, reloads."""

    def __init__(self, seed: int = 1) -> None:
        self.stored: dict[str, Any] = {}
        self.left: dict[str, Any] = {}  # of tables, once nobody waits for anything
        self.rng = random.Random(seed)
        self.house = self._house()

    def _house(self) -> House:
        return House(["random"], ["municipium"], [json.loads(text) for text in self.stored.values()])

    def reload(self) -> None:
        """The page was closed, however suddenly."""
        self.house = self._house()

    def keep(self, answer: Answer) -> Answer:
        for kept in answer.keep:
            self.stored[kept["id"]] = json.dumps(kept)
            if (left := self.house.remains(kept["id"])) is not None:
                self.left[kept["id"]] = json.dumps(left)
        for name in answer.drop:
            del self.stored[name]
        return answer

    def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.keep(self.house.request(method, path, body))
        assert answer.status == status, answer.body
        return answer.body

    @property
    def kept_tables(self) -> list[str]:
        return [name for name in self.stored if name != ME]

    def begin(self, game: str, seats: list[str] | None = None, options: Json | None = None) -> str:
        """A table at which the game has begun."""
        kinds = seats or ["me", *["bot"] * (PLAYERS[game] - 1)]
        wished = [{"kind": kind, "bot": "random" if kind == "bot" else None} for kind in kinds]
        wish = {"game": game, "options": options or {}, "seats": wished}
        table = str(self.ask("POST", "/tables", wish, 201)["table"]["id"])
        self.ask("POST", f"/tables/{table}/sit", {"entropy_hash": entropy_hash(table, ENTROPY), "seat": None})
        self.ask("POST", f"/tables/{table}/reveal", {"entropy": ENTROPY, "round": 1})
        return table

    def think(self, job: Json) -> list[int]:
        """What a bot chooses, by its job alone."""
        match = self.house.table(job["table"]).match
        assert b64decode(job["state"]) == match.state.tobytes()
        assert match.decider == job["seat"]
        return [self.rng.choice(match.codes())]

    def play(self, table: str, most: int = 10_000) -> Answer:
        """Everybody at random, until the game is over or so many have moved."""
        answer = self.keep(self.house.open(table))
        for _ in range(most):
            if self.house.table(table).table.status == "over":
                break
            answer = self.move(table, answer)
        return answer

    def move(self, table: str, answer: Answer) -> Answer:
        if answer.job is not None:
            job = answer.job
            return self.keep(self.house.thought(table, job["number"], self.think(job)))
        at = self.house.table(table)
        text = self.rng.choice([choice["text"] for choice in at.view["choices"]])
        return self.say(table, "commit", moves=[text])

    def say(self, table: str, kind: str, **more: Any) -> Answer:
        message = {"type": kind, "ref": 1, "number": self.house.table(table).number, **more}
        return self.keep(self.house.say(table, message))
