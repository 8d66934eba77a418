"""Everybody's chances over a game as an SVG drawing: bands told apart by colour and by pattern."""

from collections.abc import Iterator
from html import escape
from typing import Final

from ludi.analysis.colours import tints
from ludi.analysis.report import Report
from ludi.analysis.series import lucky_draws, stands
from ludi.analysis.words import Words

PATTERNS: Final = (
    "",
    '<path d="M0 8 8 0M-2 2 2 -2M6 10 10 6" stroke="{ink}" stroke-opacity=".45"/>',
    '<circle cx="4" cy="4" r="1.4" fill="{ink}" fill-opacity=".5"/>',
    '<path d="M0 4H8" stroke="{ink}" stroke-opacity=".45"/>',
    '<path d="M0 0 8 8M8 0 0 8" stroke="{ink}" stroke-opacity=".45"/>',
)
WIDTH: Final = 1000
LEFT: Final = 46
RIGHT: Final = 12
TOP: Final = 60
DEEP: Final = 300  # of the bands
BELOW: Final = 56
TICKS: Final = 8


def graph(report: Report, words: Words) -> str:
    """The drawing, with a legend; what it shows stands in tables besides."""
    players = [words.who(number) for number in range(len(report["seats"]))]
    about = words("graph-about", players=players, moves=str(report["moves"]))
    parts = [*_patterns(report), *_bands(report, words), *_axes(report, words), *_marks(report, words)]
    return (
        f"<h2>{escape(words('graph'))}</h2>"
        f'<div class="wide"><svg viewBox="0 0 {WIDTH} {TOP + DEEP + BELOW}" role="img" aria-label="{escape(about)}">'
        f"{''.join(parts)}</svg></div>{_legend(report, words)}"
    )


def _x(report: Report, move: float) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * move / max(report["moves"], 1), 1)


def _y(share: float) -> float:
    return round(TOP + DEEP * (1 - share), 1)


def _patterns(report: Report) -> Iterator[str]:
    yield "<defs>"
    for seat, tint in enumerate(tints(report)):
        yield f'<pattern id="seat{seat}" width="8" height="8" patternUnits="userSpaceOnUse">'
        yield f'<rect width="8" height="8" fill="{tint.fill}"/>{PATTERNS[seat].format(ink=tint.ink)}</pattern>'
    yield "</defs>"


def _bands(report: Report, words: Words) -> Iterator[str]:
    """A band for each seat, the first at the bottom."""
    found = stands(report)
    for seat, _ in enumerate(report["seats"]):
        over = [f"{_x(report, each.move)},{_y(sum(each.shares[: seat + 1]))}" for each in found]
        under = [f"{_x(report, each.move)},{_y(sum(each.shares[:seat]))}" for each in reversed(found)]
        title = f"<title>{escape(words.who(seat))}</title>"
        yield f'<polygon points="{" ".join(over + under)}" fill="url(#seat{seat})">{title}</polygon>'


def _axes(report: Report, words: Words) -> Iterator[str]:
    for share, text in ((0.0, "0"), (0.5, "50"), (1.0, "100")):
        yield f'<text x="{LEFT - 6}" y="{_y(share) + 4}" text-anchor="end">{text}</text>'
    yield f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{_y(0.5)}" y2="{_y(0.5)}" stroke-dasharray="1 5"/>'
    for tick in range(TICKS + 1):
        move = round(report["moves"] * tick / TICKS)
        yield f'<text x="{_x(report, move)}" y="{TOP + DEEP + 36}" text-anchor="middle">{move}</text>'
    middle = (WIDTH + LEFT - RIGHT) / 2
    yield f'<text x="{middle}" y="{TOP + DEEP + 53}" text-anchor="middle">{escape(words("moves"))}</text>'


def _marks(report: Report, words: Words) -> Iterator[str]:
    """Lucky draws below, turning points above, in two rows by turns so that neighbours can be read."""
    fills = tints(report)
    for luck in lucky_draws(report):
        x, y = _x(report, luck.event["number"]), TOP + DEEP + 6
        shape = f"{x - 5},{y + 10} {x + 5},{y + 10} {x},{y}" if luck.by > 0 else f"{x - 5},{y} {x + 5},{y} {x},{y + 10}"
        title = escape(f"{words.who(luck.seat)}: {words.points(luck.by)}. {luck.event['story']}")
        yield f'<polygon points="{shape}" class="luck" fill="{fills[luck.seat].fill}"><title>{title}</title></polygon>'
    for number, moment in enumerate(report["turning_points"], start=1):
        x, title = _x(report, moment["number"]), escape(words.turning_point(moment))
        yield f'<line class="turn" x1="{x}" x2="{x}" y1="{TOP - (6 if number % 2 else 32)}" y2="{TOP + DEEP}"/>'
        y = TOP - (17 if number % 2 else 43)
        yield f'<g><title>{title}</title><circle class="badge" cx="{x}" cy="{y}" r="11"/>'
        yield f'<text x="{x}" y="{y + 5}" text-anchor="middle">{number}</text></g>'


def _legend(report: Report, words: Words) -> str:
    entries = (
        f'<li><svg viewBox="0 0 26 16" aria-hidden="true"><rect width="26" height="16" fill="url(#seat{seat})"/></svg> '
        f"{escape(words.who(seat))}</li>"
        for seat, _ in enumerate(report["seats"])
    )
    return f'<ul class="legend">{"".join(entries)}</ul><p class="note">{escape(words("legend"))}</p>'
