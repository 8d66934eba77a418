"""A report as one file to share: a graph, the account, the moments, and every move as a table."""

from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from ludi.analysis.grades import GRADES
from ludi.analysis.report import DecisionReport, DrawReport, Report
from ludi.analysis.series import worst_decisions
from ludi.analysis.words import Words
from ludi.engine.errors import LudiError, quoted
from ludi.engine.texts import texts
from ludi.lab.analysis_graph import graph

PAGE: Final = Path(__file__).with_name("analysis_page.html")
SIGNED: Final = ("luck", "own", "others", "drift")
PARTS: Final = ("start", *SIGNED, "end", "adjusted")


def write(path: Path, report: Report) -> None:
    """Write the page to a file, replacing what is there."""
    try:
        path.write_text(page(report), encoding="utf-8")
    except OSError as error:
        raise LudiError(f"{quoted(path, 200)} cannot be written: {error.strerror}.") from None


def page(report: Report) -> str:
    """The whole file."""
    words = Words(report, texts(report["language"]))
    return Template(PAGE.read_text(encoding="utf-8")).substitute(
        language=report["language"],
        title=escape(words.title),
        notes=escape(" ".join(words.notes)),
        summary=escape(report["summary"]),
        graph=graph(report, words) if report["events"] else "",
        account=escape(words("account")),
        accounts=_accounts(report, words),
        closes=escape(words("closes")),
        moments="".join(_moments(report, words)),
        events=_events(report, words) if report["events"] else "",
    )


def _class(kind: str) -> str:
    return f' class="{kind}"' if kind else ""


def _cells(cells: Iterable[tuple[str, str]], tag: str = "td") -> str:
    """A row: texts with their classes."""
    shown = (f"<{tag}{_class(kind)}>{escape(text)}</{tag}>" for text, kind in cells)
    return f"<tr>{''.join(shown)}</tr>"


def _table(heading: Iterable[tuple[str, str]], rows: Iterable[Iterable[tuple[str, str]]]) -> str:
    head = _cells(heading, "th").replace("<th", '<th scope="col"')
    return f"<table><thead>{head}</thead><tbody>{''.join(map(_cells, rows))}</tbody></table>"


def _numbers(texts: Iterable[str]) -> list[tuple[str, str]]:
    return [(text, "number") for text in texts]


def _accounts(report: Report, words: Words) -> str:
    """Where the results came from, and how everybody decided."""
    results, play = [], []
    for number, seat in enumerate(report["seats"]):
        who = (words.who(number), "")
        results.append([who, *_numbers(words.points(seat[part], part in SIGNED) for part in PARTS)])
        counts = [str(seat["grades"][grade]) for grade in GRADES]
        play.append([who, *_numbers([words.each(seat["points_lost"]), *counts])])
    player = (words("player"), "")
    return _table([player, *_numbers(map(words, PARTS))], results) + _table(
        [player, *_numbers(map(words, ("lost", *GRADES)))], play
    )


def _moments(report: Report, words: Words) -> Iterator[str]:
    if report["turning_points"]:
        yield f"<h2>{escape(words('turning-points'))}</h2><ol>"
        yield from (f"<li>{escape(words.turning_point(moment))}</li>" for moment in report["turning_points"])
        yield "</ol>"
    if report["events"]:
        yield f"<h2>{escape(words('worst'))}</h2>"
    for number, seat in enumerate(report["seats"] if report["events"] else []):
        if bad := worst_decisions(report, seat["seat"]):
            yield f"<h3>{escape(words.who(number))}</h3><ul>"
            yield from (f"<li>{escape(words.worst(event))}</li>" for event in bad)
            yield "</ul>"
        else:
            yield f"<p>{escape(words('worst-nothing', player=words.who(number)))}</p>"


def _events(report: Report, words: Words) -> str:
    """What the graph shows, for those who read it, too."""
    seats = [seat["name"] for seat in report["seats"]]
    heading = [(words("move"), "number"), (words("by"), ""), (words("what"), "")]
    heading += _numbers(words("chance-of", seat=seat) for seat in seats)
    heading += [*_numbers(words("luck-of", seat=seat) for seat in seats), (words("cost"), "number")]
    heading += [(words("grade"), ""), (words("best"), "")]
    table = _table(heading, (_event(each, words) for each in report["events"]))
    return f'<details><summary>{escape(words("all"))}</summary><div class="wide">{table}</div></details>'


def _event(event: DrawReport | DecisionReport, words: Words) -> list[tuple[str, str]]:
    by = words("chance") if event["kind"] == "draw" else words.name(event["seat"])
    row = [(str(event["number"]), "number"), (by, ""), (event["story"], "")]
    row += _numbers(words.points(share, signed=False) for share in event["after"])
    if event["kind"] == "draw":
        return [*row, *_numbers(words.points(share) for share in event["luck"]), ("", ""), ("", ""), ("", "")]
    cost = "" if event["obvious"] else words.points(event["loss"], signed=False)
    grade = "" if event["obvious"] else words(f"grade-{event['grade']}")
    best = " ".join(event["plan"]) if event["loss"] > 0 else ""
    return [*row, *_numbers("" for _ in event["after"]), (cost, "number"), (grade, event["grade"]), (best, "")]
