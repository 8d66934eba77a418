"""How a run has gone, as a picture: its strength against fixed opponents over the decisions it has learnt from."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as Xml

from ludi.engine.contract import Game
from ludi.lab.ladder import (
    BOTTOM,
    FAINT,
    FONT,
    HEIGHT,
    INK,
    LEFT,
    PAPER,
    TOP,
    WIDTH,
    line,
    share_axis,
    share_height,
    write_text,
)

COLOURS: Final = ("#b04a2a", "#2c5c74", "#55753f", "#b98a2f", "#5a2b5c", "#6e6155")
LEGEND: Final = 200  # wide
USUAL: Final = "greedy"  # opponent


def _series(log: Sequence[dict[str, Any]]) -> dict[str, list[tuple[float, float]]]:
    """By kind of match: decisions learnt from, share won."""
    found: dict[str, list[tuple[float, float]]] = {}
    for entry in log:
        for match in entry.get("strength", ()):
            options = "".join(f", {name} {value}" for name, value in match["options"].items())
            against = "" if match["against"] == USUAL else f", against {Path(match['against']).name}"
            kind = f"{match['players']} players{options}{against}"
            found.setdefault(kind, []).append((entry["decisions"], match["share"]))
    return found


def draw(game: Game, log: Sequence[dict[str, Any]]) -> str:
    """The curve as SVG."""
    wide = WIDTH + LEGEND
    size = {"width": str(wide), "height": str(HEIGHT), "viewBox": f"0 0 {wide} {HEIGHT}"}
    root = Xml.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", **size, "font-family": FONT, "role": "img"})
    title = f"{game.title}: strength while learning"
    Xml.SubElement(root, "title").text = title
    Xml.SubElement(root, "rect", {"width": "100%", "height": "100%", "fill": PAPER})
    write_text(root, LEFT, 40, title, size=21, weight="600")
    notes = f"mean share of the network's games against {USUAL} in all other seats"
    write_text(root, LEFT, 66, notes, size=14.5, fill="#6b6258")
    share_axis(root)
    series = _series(log)
    most = max((x for points in series.values() for x, _ in points), default=1) or 1
    for row, (kind, points) in enumerate(series.items()):
        colour, y = COLOURS[row % len(COLOURS)], TOP + 12 + 24 * row
        places = [f"{LEFT + x / most * (WIDTH - LEFT - 108):.1f},{share_height(share):.1f}" for x, share in points]
        look = {"fill": "none", "stroke": colour, "stroke-width": "2"}
        Xml.SubElement(root, "polyline", {"points": " ".join(places), **look})
        line(root, WIDTH - 80, y, WIDTH - 50, y, stroke=colour, width=3)
        write_text(root, WIDTH - 42, y + 5, kind, size=14)
    for part in range(5):
        x = LEFT + part / 4 * (WIDTH - LEFT - 108)
        line(root, x, share_height(0), x, share_height(0) + 6, stroke=INK if part else FAINT, width=1)
        write_text(root, x, HEIGHT - BOTTOM + 26, f"{most * part / 4 / 1e6:.3g} M", size=14, anchor="middle")
    write_text(root, (LEFT + WIDTH - 108) / 2, HEIGHT - BOTTOM + 56, "decisions learnt from", size=15, anchor="middle")
    Xml.indent(root)
    return Xml.tostring(root, encoding="unicode") + "\n"
