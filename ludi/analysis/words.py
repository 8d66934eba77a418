"""The numbers and sentences of a report, as people read them."""

from babel.numbers import format_decimal

from ludi.analysis.report import DecisionReport, MomentReport, Report
from ludi.analysis.series import event_of
from ludi.engine.texts import Argument, Message, Texts

HUNDRED = 100


class Words:
    """A report's words in its language."""

    def __init__(self, report: Report, speak: Texts) -> None:
        self._report, self._speak = report, speak
        self._names = {seat["seat"]: seat["name"] for seat in report["seats"]}

    def __call__(self, key: str, **args: Argument) -> str:
        return self._speak(Message(f"analysis-{key}", args))

    def points(self, share: float, signed: bool = True) -> str:
        """A share in points of a hundred: `+12.3`."""
        pattern = "+0.0;−0.0" if signed else "0.0;−0.0"
        return str(format_decimal(round(share * HUNDRED, 1) + 0.0, format=pattern, locale=self._speak.language))

    def each(self, points: float) -> str:
        """Points lost per decision."""
        return str(format_decimal(points, format="0.00", locale=self._speak.language))

    def name(self, seat: str) -> str:
        return self._names[seat]

    def who(self, seat: int) -> str:
        """A player and where he sits: `Anna (Blue)`."""
        found = self._report["seats"][seat]
        return f"{found['player']} ({found['name']})"

    @property
    def title(self) -> str:
        return self("title", game=self._report["title"])

    @property
    def notes(self) -> list[str]:
        """Who judged, and what else has to be known."""
        judge = self._report["judge"]
        said = [self("judge-first-sight") if judge == "first-sight" else self("judge", judge=judge)]
        said += [] if self._report["over"] else [self("unfinished")]
        return said + ([] if self._report["events"] else [self("nothing")])

    def turning_point(self, moment: MomentReport) -> str:
        event, seat = event_of(self._report, moment["number"]), self.name(moment["leader"])
        return self(
            "turning-point",
            move=str(moment["number"]),
            points=self.points(moment["by"]),
            seat=seat,
            story=event["story"],
        )

    def worst(self, event: DecisionReport) -> str:
        """A decision that cost something, and what would have been better."""
        said = self(
            "worst-one",
            move=str(event["number"]),
            points=self.points(-event["loss"]),
            grade=self(f"grade-{event['grade']}"),
            story=event["story"],
        )
        return f"{said} {self('better', story=' '.join(event['plan']))}"
