"""The door of a page: everything goes in and out as text."""

import json
from typing import Never

from ludi.engine.fairness import entropy_hash
from ludi.table.house import Answer, House
from ludi.table.page import Door

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def asked(door: Door, method: str, path: str, body: object = None) -> Answer:
    return Answer(**json.loads(door.request(method, path, json.dumps(body))))


def test_a_turn_goes_through_the_door() -> None:
    door = Door('["random"]', '["municipium"]', "[]")
    table = asked(door, "POST", "/tables", {"game": "municipium", "options": {}, "seats": SEATS}).body["table"]["id"]
    promise = {"entropy_hash": entropy_hash(table, "ab" * 32), "seat": None}
    asked(door, "POST", f"/tables/{table}/sit", promise)
    asked(door, "POST", f"/tables/{table}/reveal", {"entropy": "ab" * 32, "round": 1})
    answer = Answer(**json.loads(door.open(table, "null")))
    while answer.job is not None:
        answer = Answer(**json.loads(door.thought(table, answer.job["number"], door.guess(json.dumps(answer.job)))))
    view = door.house.table(table).view
    about = {"number": door.house.table(table).number, "ref": 1, "moves": []}
    looked = Answer(**json.loads(door.say(table, json.dumps({"type": "look", **about}))))
    assert looked.told[0]["look"]["targets"]
    moves = [view["choices"][0]["text"]]
    accepted = Answer(**json.loads(door.say(table, json.dumps({**about, "type": "commit", "moves": moves}))))
    assert [each["type"] for each in accepted.told][:2] == ["accepted", "moves"]
    assert accepted.keep[0]["codes"]
    left = json.loads(door.remains(table))
    assert left["number"] == len(accepted.keep[0]["codes"])
    assert json.loads(left["file"])


class Whole(str):
    """Nobody needs another one."""

    __slots__ = ()

    def __deepcopy__(self, _: object) -> Never:
        raise AssertionError("what is written is not copied before")


def test_what_is_told_is_written_as_it_is() -> None:
    class Echo(House):
        def request(self, method: str, path: str, body: object) -> Answer:
            return Answer({"said": Whole(path)})

    door = Door("[]", "[]", "[]")
    door.house = Echo([], [])
    assert json.loads(door.request("GET", "/là", "null"))["body"] == {"said": "/là"}
