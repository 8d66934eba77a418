"""What a page that runs this Python calls. Everything goes in and out as JSON text."""

import json
from dataclasses import asdict
from typing import Any

from ludi.table.house import Answer, House


class Door:
    """The one way in."""

    def __init__(self, bots: str, advises: bool, kept: str) -> None:
        self.house = House(json.loads(bots), advises, json.loads(kept))

    def request(self, method: str, path: str, body: str) -> str:
        return _written(self.house.request(method, path, json.loads(body)))

    def open(self, table: str) -> str:
        return _written(self.house.open(table))

    def close(self, table: str) -> None:
        self.house.close(table)

    def say(self, table: str, message: str) -> str:
        return _written(self.house.say(table, json.loads(message)))

    def thought(self, table: str, number: int, codes: str) -> str:
        return _written(self.house.thought(table, number, json.loads(codes)))


def _written(answer: Answer) -> str:
    told: dict[str, Any] = asdict(answer)
    return json.dumps(told, ensure_ascii=False)
