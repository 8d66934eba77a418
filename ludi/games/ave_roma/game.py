"""Ave Roma, as the contract wants it."""

from collections.abc import Sequence
from typing import Any, Final

from ludi.engine.contract import Game, GoldenCase, Options, OptionSpec, Rules, Step
from ludi.engine.frames import top
from ludi.engine.record import Cells, States
from ludi.engine.texts import Message
from ludi.engine.views import ChoiceView
from ludi.games.ave_roma import narration, notation, refusals, rules, view
from ludi.games.ave_roma.catalogue import CATALOGUE
from ludi.games.ave_roma.choices import SEATS, decode, placing_key
from ludi.games.ave_roma.components import CARDS, STATE, Frame, Source, State
from ludi.games.ave_roma.content import DATA
from ludi.games.ave_roma.evaluation import evaluate
from ludi.games.ave_roma.features import FEATURES, features
from ludi.games.ave_roma.guide import AveRomaGuide
from ludi.games.ave_roma.ideas import IDEAS
from ludi.games.ave_roma.observed import ACTIONS, OBSERVED, SEAT_ARGUMENTS
from ludi.games.ave_roma.scoring import payoffs, rank_key
from ludi.games.ave_roma.setup import setup
from ludi.games.ave_roma.tables import CONTENT
from ludi.games.ave_roma.view_types import Catalogue, View
from ludi.games.ave_roma.win_model import prospects

MOST_PLACINGS: Final = 20_000  # views of choices that are kept


class AveRoma(Game):
    """Szőgyi's workers that change hands."""

    name = "ave_roma"
    title = "Ave Roma"
    prefix = "ar-"
    board = "ludi.cli.boards.ave_roma:SCREEN"
    art = "ave_roma"
    data = DATA
    golden = tuple(
        GoldenCase(kind, players, {"advanced": advanced})
        for kind, advanced in (("basic", "off"), ("advanced", "on"))
        for players in (2, 3, 4, 5)
    )
    slow = True
    version = 2
    seat_names = SEATS
    frames = Frame
    events = {  # noqa: RUF012 (a class constant)
        "quaestor": Frame.QUAESTOR,
        "mercator": Frame.MERCATOR,
        "aedilis": Frame.AEDILIS,
        "propraetor": Frame.PROPRAETOR,
        "roma": Frame.ROMA,
        "aedificator": Frame.AEDIFICATOR,
        "legatus": Frame.LEGATUS,
        "senatus": Frame.SENATUS,
        "training": Frame.TRAINED,
        "advanced_extras": Frame.SPENT,
    }
    option_specs = (
        OptionSpec("advanced", ("off", "on"), lambda _: "off"),
        OptionSpec("length", ("recommended", "short", "full"), lambda _: "recommended"),
        OptionSpec("training", ("exact", "up_to"), lambda _: "exact"),
        OptionSpec("boards", ("random", "chosen"), lambda _: "random"),
    )
    record = STATE
    action_count = ACTIONS
    chance_count = CARDS
    observed = OBSERVED
    seat_arguments = SEAT_ARGUMENTS
    frames_seen = 12
    rules = Rules(
        setup, rules.decider, rules.offer, rules.apply, rules.advance, payoffs, rank_key, evaluate, prospects, features
    )
    features = FEATURES
    ideas = IDEAS
    turn_name = "rounds"
    content = CONTENT.digest
    view_type = View
    catalogue_type = Catalogue
    guide_type = AveRomaGuide

    def __init__(self) -> None:
        self._placings: dict[tuple[int, ...], ChoiceView] = {}

    def player_counts(self, options: Options) -> Sequence[int]:
        return (2, 3, 4, 5)

    def measure(self, states: States, players: int) -> dict[str, Cells]:
        points = states["points"][:, :players].astype("int64")
        totals = points.sum(axis=2)
        totals.sort(axis=1)
        everything = totals.sum(axis=1)
        return {
            "points_of_winner": totals[:, -1],
            "points_of_last": totals[:, 0],
            "spread": totals[:, -1] - totals[:, 0],
            **{f"share_of_{source.name.lower()}": points[:, :, source].sum(axis=1) / everything for source in Source},
        }

    def text(self, s: State, code: int) -> str:
        return notation.text(s, code)

    def choice(self, s: State, code: int) -> dict[str, Any]:
        return decode(s, code)

    def refusal(self, s: State, text: str) -> Message:
        return refusals.refusal(s, text)

    def _choice_view(self, s: State, code: int, who: int) -> ChoiceView:
        """Turns offer up to 282 places to go to, the same ones again and again: each is told once, and shared."""
        frame = top(s)
        if frame != Frame.TURN and frame != Frame.EXTRA_ACTION:
            return super()._choice_view(s, code, who)
        key = (frame, *placing_key(s, code))
        found = self._placings.get(key)
        if found is None:
            if len(self._placings) >= MOST_PLACINGS:
                self._placings.clear()
            found = self._placings[key] = super()._choice_view(s, code, who)
        return found

    def catalogue(self) -> dict[str, Any]:
        return CATALOGUE

    def scene(self, s: State) -> dict[str, Any]:
        return view.scene(s)

    forecast_keys = ("outlook", "if_ended", "recruiting")

    def forecast(self, s: State) -> dict[str, Any]:
        return view.forecast(s)

    def narrate(self, step: Step) -> list[Message]:
        return narration.narrate(step)

    def prompt(self, s: State) -> Message:
        return narration.prompt(s)

    def describe(self, s: State, code: int) -> Message:
        return narration.describe(s, code)
