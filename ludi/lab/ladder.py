"""The ladder: each level alone against the level below in every other seat, as a table and a picture."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as Xml

from ludi.bots.levels import LEVELS
from ludi.bots.roster import BotSpec
from ludi.engine.contract import Options
from ludi.engine.errors import LudiError, quoted
from ludi.engine.registry import get_game
from ludi.lab.arena import Run

COUNTS: Final = ("none", "one", "two", "three", "four", "five")

WIDTH, HEIGHT = 900, 560
LEFT, RIGHT, TOP, BOTTOM = 84, 108, 96, 92  # margins of the plot
PAPER, INK, FAINT, BAR, EVEN = "#fbf8f2", "#2b2622", "#ddd5c8", "#cd7f63", "#2f4f7a"
FONT: Final = "'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
CAP: Final = 9  # half the width of a whisker's end

Row = dict[str, Any]


def ladder_runs(game: str, players: int, options: Options, bots: Sequence[BotSpec], seed: int) -> list[Run]:
    """One run for each bot but the first: it alone against the one before it."""
    if len(bots) < 2:
        raise LudiError("A ladder needs at least two bots; name them from weak to strong.")
    if len(set(bots)) < len(bots):
        raise LudiError("Each bot stands on one rung of a ladder; name it only once.")
    return [Run(game, players, options, (above, below), seed).check() for below, above in pairwise(bots)]


def results_file(folder: Path, run: Run) -> Path:
    """Where a ladder's folder keeps one of its matches."""
    above, below = run.bots
    return folder / f"{above}-against-{below}.jsonl"


def ladder_report(runs: Sequence[Run], reports: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The ladder as JSON data: `rungs` from the weakest up, of which the first plays nobody below, and the whole report
    of each match."""
    first, lowest = runs[0], reports[0]["results"][1]
    bottom = {key: lowest[key] for key in ("bot", "seconds_per_decision", "longest_decision")}
    rungs = [_named(bottom)]
    for run, report in zip(runs, reports, strict=True):
        rungs.append(_named({**report["results"][0], "below": str(run.bots[1]), "unfinished": report["unfinished"]}))
    return {
        "game": first.game_name,
        "options": dict(first.options),
        "players": first.players,
        "games": reports[0]["games"],
        "seed": first.seed,
        "rungs": rungs,
        "matches": list(reports),
    }


def _named(row: Row) -> Row:
    name = row["bot"].partition("@")[0]
    level = list(LEVELS).index(name) + 1 if name in LEVELS else None
    meaning = LEVELS[name].meaning if name in LEVELS else None
    kept = ("bot", "below", "games", "wins", "share", "low", "high", "even", "mean_rank", "unfinished")
    times = ("seconds_per_decision", "longest_decision")
    return {"level": level, "description": meaning, **{key: row.get(key) for key in (*kept, *times)}}


def headline(data: Mapping[str, Any]) -> str:
    others = data["players"] - 1
    against = (
        f"each level against {COUNTS[others]} of the level below" if others > 1 else "each level against the one below"
    )
    return f"{get_game(data['game']).title}, {data['players']} players: {against}"


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f} %"


def interval(row: Mapping[str, Any]) -> str:
    return "–" if row["low"] is None else f"{percent(row['share'])} ({100 * row['low']:.1f}–{100 * row['high']:.1f})"


def seconds(value: float | None) -> str:
    """A time in a unit that suits it."""
    if value is None:
        return "–"
    return f"{value:.2f} s" if value >= 0.1 else f"{value * 1e3:.1f} ms" if value >= 0.001 else f"{value * 1e6:.0f} µs"


def cells(row: Row) -> list[str]:
    """A rung as a line of a table, under HEADINGS."""
    named = [str(row["level"] or "–"), row["bot"], row["description"] or "–", row["below"] or "–"]
    return [*named, str(row["games"] or "–"), interval(row), percent(row["even"]), seconds(row["seconds_per_decision"])]


HEADINGS: Final = ("level", "bot", "in English", "against", "games", "wins (95 %)", "even", "a decision")


def markdown(data: Mapping[str, Any], command: str) -> str:
    """The ladder as a table, with the command that makes it again."""
    lines = [HEADINGS, ["---"] * len(HEADINGS), *(cells(row) for row in data["rungs"])]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"{headline(data)}\n\n{table}\n\n```sh\n{command}\n```\n"


def svg(data: Mapping[str, Any]) -> str:
    """The ladder as a picture: a bar for each match, with its interval, and the line where equals would be."""
    size = {"width": str(WIDTH), "height": str(HEIGHT), "viewBox": f"0 0 {WIDTH} {HEIGHT}"}
    root = Xml.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", **size, "font-family": FONT, "role": "img"})
    Xml.SubElement(root, "title").text = headline(data)
    Xml.SubElement(root, "rect", {"width": "100%", "height": "100%", "fill": PAPER})
    rungs = data["rungs"][1:]
    write_text(root, LEFT, 40, headline(data), size=21, weight="600")
    notes = f"{rungs[0]['games']} games a match, seed {data['seed']}; whiskers are 95 % confidence intervals"
    write_text(root, LEFT, 66, notes, size=14.5, fill="#6b6258")
    share_axis(root)
    pitch = (WIDTH - LEFT - RIGHT) / len(rungs)
    for place, rung in enumerate(rungs):
        _match(root, rung, LEFT + pitch * (place + 0.5), min(pitch * 0.46, 96))
    _even_line(root, rungs[0]["even"])
    Xml.indent(root)
    return Xml.tostring(root, encoding="unicode") + "\n"


def share_height(share: float) -> float:
    """Where a share stands on the scale."""
    return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def share_axis(root: Xml.Element) -> None:
    """The scale of shares, 0 to 100 %, at the left."""
    for tenth in range(0, 11, 2):
        y = share_height(tenth / 10)
        line(root, LEFT, y, WIDTH - RIGHT, y, stroke=INK if tenth == 0 else FAINT, width=1.2 if tenth == 0 else 1)
        write_text(root, LEFT - 10, y + 5, f"{10 * tenth} %", size=14, anchor="end")
    label = write_text(root, 0, 0, "games won", size=15, anchor="middle")
    label.set("transform", f"translate(26 {share_height(0.5):.1f}) rotate(-90)")


def _match(root: Xml.Element, rung: Row, x: float, width: float) -> None:
    top, low, high = (share_height(rung[key]) for key in ("share", "low", "high"))
    box = {"x": x - width / 2, "y": top, "width": width, "height": share_height(0) - top}
    Xml.SubElement(root, "rect", {**{key: f"{value:.1f}" for key, value in box.items()}, "rx": "3", "fill": BAR})
    for x1, y1, x2, y2 in ((x, low, x, high), (x - CAP, low, x + CAP, low), (x - CAP, high, x + CAP, high)):
        line(root, x1, y1, x2, y2, stroke=INK, width=2)
    write_text(root, x, high - 10, percent(rung["share"]), size=16, anchor="middle", weight="600")
    write_text(root, x, share_height(0) + 26, rung["bot"], size=16, anchor="middle", weight="600")
    write_text(root, x, share_height(0) + 47, f"against {rung['below']}", size=14, anchor="middle", fill="#6b6258")
    write_text(
        root, x, share_height(0) + 67, f"{seconds(rung['seconds_per_decision'])} a decision", size=13, anchor="middle"
    )


def _even_line(root: Xml.Element, even: float) -> None:
    y = share_height(even)
    line(root, LEFT, y, WIDTH - RIGHT, y, stroke=EVEN, width=2).set("stroke-dasharray", "7 5")
    write_text(root, WIDTH - RIGHT + 8, y + 5, f"even: {100 * even:.3g} %", size=14, fill=EVEN, weight="600")


def line(root: Xml.Element, x1: float, y1: float, x2: float, y2: float, stroke: str, width: float) -> Xml.Element:
    ends = {"x1": f"{x1:.1f}", "y1": f"{y1:.1f}", "x2": f"{x2:.1f}", "y2": f"{y2:.1f}"}
    return Xml.SubElement(root, "line", {**ends, "stroke": stroke, "stroke-width": f"{width:g}"})


def write_text(
    root: Xml.Element,
    x: float,
    y: float,
    words: str,
    size: float,
    anchor: str = "start",
    fill: str = INK,
    weight: str = "400",
) -> Xml.Element:
    look = {"font-size": f"{size:g}", "text-anchor": anchor, "fill": fill, "font-weight": weight}
    text = Xml.SubElement(root, "text", {"x": f"{x:.1f}", "y": f"{y:.1f}", **look})
    text.text = words
    return text


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise LudiError(f"{quoted(path, 200)} cannot be written: {error.strerror}.") from None
