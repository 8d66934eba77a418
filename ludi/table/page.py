"""What a page that runs this Python calls. Everything goes in and out as JSON text."""

import json
import secrets
from base64 import b64decode

from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.table.house import Answer, House


class Door:
    """The one way in."""

    def __init__(self, bots: str, advised: str, kept: str) -> None:
        self.house = House(json.loads(bots), json.loads(advised), json.loads(kept))

    def request(self, method: str, path: str, body: str) -> str:
        return _written(self.house.request(method, path, json.loads(body)))

    def open(self, table: str, kept: str) -> str:
        return _written(self.house.open(table, json.loads(kept)))

    def close(self, table: str) -> None:
        self.house.close(table)

    def prepare(self) -> None:
        self.house.prepare()

    def remains(self, table: str) -> str:
        return json.dumps(self.house.remains(table), ensure_ascii=False)

    def say(self, table: str, message: str) -> str:
        return _written(self.house.say(table, json.loads(message)))

    def thought(self, table: str, number: int, codes: str) -> str:
        return _written(self.house.thought(table, number, json.loads(codes)))

    def advice(self, table: str, asked: str, considered: str, codes: str) -> str:
        return _written(self.house.advice(table, json.loads(asked), json.loads(considered), json.loads(codes)))

    def guess(self, job: str) -> str:
        """The codes of a bot that does not think: any choice that is offered."""
        asked = json.loads(job)
        match = Match(get_game(asked["game"]), asked["players"], asked["options"], b64decode(asked["state"]))
        return json.dumps([secrets.choice(match.codes())])


def _written(answer: Answer) -> str:
    return json.dumps(vars(answer), ensure_ascii=False)
