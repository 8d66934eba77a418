"""Games that are needed but not what a test is about: made by the server's own API."""

import secrets
import time
from typing import Any

from playwright.sync_api import APIRequestContext, Browser

from ludi.engine.fairness import entropy_hash

BOT = {"kind": "bot", "bot": "optio"}


class Hall:
    """The server as one guest's requests see it."""

    def __init__(self, request: APIRequestContext, address: str) -> None:
        self.request, self.address = request, address
        self.get("/api/me")  # the cookie

    def get(self, path: str) -> Any:
        answer = self.request.get(self.address + path)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.request.post(self.address + path, data=body if body is not None else {})
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, seats: list[dict[str, Any]] | None = None, game: str = "municipium", **more: Any) -> str:
        """A table at which this guest sits, if one of the seats is theirs."""
        wish = {"game": game, "seats": seats or [{"kind": "me"}, BOT], **more}
        table = str(self.post("/api/tables", wish)["table"]["id"])
        if any(seat["kind"] == "me" for seat in wish["seats"]):
            self.sit(table)
        return table

    def sit(self, table: str) -> None:
        """Commit to entropy and, where this guest was the last one, reveal it."""
        entropy = secrets.token_hex(32)
        seen = self.post(f"/api/tables/{table}/sit", {"entropy_hash": entropy_hash(table, entropy)})["table"]
        if seen["status"] == "revealing":
            self.post(f"/api/tables/{table}/reveal", {"entropy": entropy, "round": seen["round"]})

    def wait_until_over(self, table: str, patience: float = 90.0) -> None:
        deadline = time.monotonic() + patience
        while self.get(f"/api/tables/{table}")["table"]["status"] != "over":
            assert time.monotonic() < deadline, "the bots play on and on"
            time.sleep(0.2)


def played_by_bots(browser: Browser, address: str, game: str = "municipium", players: int = 2, **options: Any) -> str:
    """A finished game: whoever made the table has left it to a bot."""
    context = browser.new_context()
    hall = Hall(context.request, address)
    table = hall.table([{"kind": "me"}, *[BOT] * (players - 1)], game, options=options)
    hall.post(f"/api/tables/{table}/leave")
    hall.wait_until_over(table)
    context.close()
    return table
