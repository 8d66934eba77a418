"""What server and page say to each other: from it follows what the page must offer."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from ludi.table.patches import apply

View = dict[str, Any]
Path = tuple[str, ...]  # targets, one after another
Draft = tuple[list[str], View]


class Line:
    """The position as the messages tell it, and the views of the unfinished turn."""

    def __init__(self, page: Page) -> None:
        self.number = -1
        self.you: str | None = None
        self.table: dict[str, Any] = {}
        self.base: View = {}
        self.drafts: list[Draft] = []
        self.past: list[list[Draft]] = []  # what the draft was before each change
        self.sent: list[dict[str, Any]] = []
        self.received: list[dict[str, Any]] = []
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.receive(json.loads(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    @property
    def view(self) -> View:
        """The position the next decision is about."""
        return self.drafts[-1][1] if self.drafts else self.base

    def undone(self) -> None:
        """The page has taken back the last change by itself; nothing is sent then."""
        self.drafts = self.past.pop()

    def told(self, kind: str) -> int:
        return sum(message["type"] == kind for message in self.received)

    def asked(self, kind: str) -> int:
        return sum(message["type"] == kind for message in self.sent)

    def last_sent(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.sent) if message["type"] == kind)

    def receive(self, message: dict[str, Any]) -> None:
        self.received.append(message)
        if "table" in message:
            self.table = message["table"]
        if message["type"] == "refused":
            message = message["state"]
        if message["type"] == "state":
            self.you, self.base = message["you"], message["view"] or {}
            if message["number"] != self.number:
                self.drafts, self.past = [], []
        elif message["type"] == "you":
            self.you = message["you"]
        elif message["type"] == "moves":
            for step in message["steps"]:
                self.base = apply(step["patch"], self.base)
            self.drafts, self.past = [], []
        elif message["type"] == "preview":
            self.past.append(self.drafts)
            kept = [each for each in self.drafts if message["draft"][: len(each[0])] == each[0]]
            kept = [each for each in kept if len(each[0]) < len(message["draft"])]
            self.drafts = [*kept, (message["draft"], message["view"])]
        self.number = message["number"]
