"""Debian's Firefox, driven by WebDriver BiDi, which it speaks by itself: so much of it as the journeys need."""

import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import connect

PROGRAMS = ("firefox-esr", "firefox")
STARTING = 90.0  # seconds
ANSWER = 90.0  # seconds for one command
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")

# Nobody but what is served on this machine is ever asked for anything.
PREFERENCES: dict[str, bool | int | str] = {
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.dns.disablePrefetch": True,
    "services.settings.server": "data:,nowhere",
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "toolkit.telemetry.enabled": False,
    "browser.download.folderList": 2,
    "browser.download.always_ask_before_handling_new_types": False,
    "ui.prefersReducedMotion": 1,
}


def program() -> str | None:
    """Where Firefox is, if it is installed."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


class Firefox:
    """One Firefox with one page, and what its console says."""

    def __init__(self, profile: Path, languages: str = "en-GB, en") -> None:
        self.profile, self.errors = profile, list[str]()
        profile.mkdir(exist_ok=True)
        self.downloads = profile / "downloads"
        self.downloads.mkdir(exist_ok=True)
        wanted = PREFERENCES | {"browser.download.dir": str(self.downloads), "intl.accept_languages": languages}
        told = "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in wanted.items())
        (profile / "user.js").write_text(told, encoding="utf-8")

    def __enter__(self) -> Self:
        with ExitStack() as running:
            self._said = running.enter_context((self.profile / "said.txt").open("w+", encoding="utf-8"))
            command = [str(program()), "--headless", "--no-remote", "--profile", str(self.profile)]
            command += ["--remote-debugging-port", "0", "--width", "1280", "--height", "800"]
            self.process = subprocess.Popen(command, stdout=self._said, stderr=subprocess.STDOUT)
            running.callback(self._end)
            self._numbers = count(1)
            self.socket = running.enter_context(connect(f"{self._address()}/session", max_size=None, proxy=None))
            self.ask("session.new", capabilities={})
            self.ask("session.subscribe", events=["log.entryAdded"])
            self.page = self.ask("browsingContext.getTree")["contexts"][0]["context"]
            self._running = running.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._running.close()

    def _end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """As a system does that needs the memory: nothing is told to the page."""
        self.process.kill()
        self.process.wait()

    def _address(self) -> str:
        deadline = time.monotonic() + STARTING
        while time.monotonic() < deadline:
            self._said.seek(0)
            if found := LISTENING.search(self._said.read()):
                return found[1]
            assert self.process.poll() is None, "Firefox does not start"
            time.sleep(0.1)
        raise AssertionError("Firefox takes too long to start")

    def ask(self, method: str, **params: Any) -> Any:
        """A command, and what it gives."""
        number = next(self._numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv(ANSWER))
            if message.get("id") == number:
                assert message["type"] == "success", f"{method}: {message.get('message')}"
                return message["result"]
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                told = message["params"]
                frames = (told.get("stackTrace") or {}).get("callFrames", [])
                places = [f"{each['functionName']} {each['url']}:{each['lineNumber']}" for each in frames[:4]]
                self.errors.append(f"{told['level']}: {told['text']} {places}")

    # ---- the page ----

    def open(self, address: str) -> None:
        self.run(LEAVING)
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="interactive")

    def reload(self) -> None:
        self.run(LEAVING)
        self.ask("browsingContext.reload", context=self.page, wait="interactive")

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})

    def new_page(self) -> None:
        """The page is closed, and there is another."""
        closed = self.page
        self.page = self.ask("browsingContext.create", type="tab")["context"]
        self.ask("browsingContext.close", context=closed)

    def run(self, script: str, argument: Any = None) -> Any:
        """A function of the page, given as source, and what it returns."""
        wrapped = f"async (text) => JSON.stringify((await ({script})(JSON.parse(text))) ?? null)"
        found = self.ask(
            "script.callFunction",
            functionDeclaration=wrapped,
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            awaitPromise=True,
            target={"context": self.page},
        )
        assert found["type"] == "success", found["exceptionDetails"]["text"]
        return json.loads(found["result"]["value"])

    def until(self, script: str, argument: Any = None, seconds: float = ANSWER) -> Any:
        """What a function returns as soon as that is something."""
        try:
            return waited(lambda: self.run(script, argument), script, seconds)
        except AssertionError as error:
            text = self.run("() => location.href + ' ' + document.body.innerText.slice(0, 1000)")
            raise AssertionError(f"{error} {text} {self.errors}") from None

    def click(self, x: float, y: float) -> None:
        moves = [{"type": "pointerMove", "x": round(x), "y": round(y)}]
        presses = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "actions": [*moves, *presses]}
        self.ask("input.performActions", context=self.page, actions=[mouse])

    def press(self, selector: str, text: str = "") -> None:
        """Click on the first thing of a selector, whose text begins like this."""
        self.click(*self.until(PLACE_OF, [selector, text]))


# What a page still waits for when it is left comes to nothing, of which Firefox tells.
LEAVING = "() => addEventListener('unhandledrejection', (event) => event.preventDefault())"

# Where the middle of something is, once it can be seen there.
PLACE_OF = """([selector, text]) => {
  const shown = (each) => each.getClientRects().length > 0 && !each.disabled;
  const found = [...document.querySelectorAll(selector)]
    .find((each) => shown(each) && (each.innerText ?? "").trim().startsWith(text));
  if (!found) return null;
  found.scrollIntoView({ block: "center" });
  const box = found.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""


def waited(find: Callable[[], Any], what: str, seconds: float) -> Any:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if found := find():
            return found
        time.sleep(0.1)
    raise AssertionError(f"in vain: {what[:200]}")
