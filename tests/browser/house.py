"""What a page and the worker that keeps its tables say to each other, heard as if it were the line of a server."""

import json
from typing import Any

from playwright.sync_api import BrowserContext

from tests.browser.line import Line

LISTEN = """
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      for (const each of data.told ?? []) heard("told", JSON.stringify(each));
    });
  }
  postMessage(message) {
    if (message.do === "say") heard("said", JSON.stringify(message.message));
    super.postMessage(message);
  }
};
"""


def listen(context: BrowserContext, line: Line) -> None:
    """From now on the line hears what is said to and by the house of any page of this browser."""

    def heard(_: Any, kind: str, text: str) -> None:
        message = json.loads(text)
        if kind == "said":
            line.sent.append(message)
        else:
            line.receive(message)

    context.expose_binding("heard", heard)
    context.add_init_script(LISTEN)
