"""Municipium, as the contract wants it."""

from collections.abc import Sequence
from typing import Any

from ludi.engine.contract import Game, GoldenCase, Options, OptionSpec, Rules, Step
from ludi.engine.texts import Message
from ludi.games.municipium import narration, notation, refusals, rules, view
from ludi.games.municipium.choices import decode
from ludi.games.municipium.components import SEATS, STATE, Frame, State
from ludi.games.municipium.evaluation import evaluate
from ludi.games.municipium.guide import MunicipiumGuide
from ludi.games.municipium.ideas import IDEAS
from ludi.games.municipium.observed import ACTIONS, OBSERVED, SEAT_ARGUMENTS, SEAT_CODES
from ludi.games.municipium.scoring import payoffs, rank_key
from ludi.games.municipium.setup import setup
from ludi.games.municipium.view_types import View
from ludi.games.municipium.win_model import prospects


def _usual_winner(options: Options) -> str:
    return "most" if options["edition"] == "retail" else "first"


class Municipium(Game):
    """Knizia's families in a provincial town."""

    name = "municipium"
    title = "Municipium"
    prefix = "mun-"
    board = "ludi.cli.boards.municipium:SCREEN"
    art = "municipium"
    golden = tuple(
        GoldenCase(edition, players, {"edition": edition})
        for edition, counts in (("retail", (2, 3, 4)), ("v3", (3, 4, 5)))
        for players in counts
    )
    version = 1
    seat_names = notation.SEATS
    frames = Frame
    events = {  # noqa: RUF012 (a class constant)
        "praefect_events": Frame.PRAEFECT_EVENT,
        "citizen_events": Frame.CITIZEN_EVENT,
        "sets_exchanged": Frame.EXCHANGE_SET,
        "citizens_placed": Frame.PLACE_CITIZEN,
        "cards_played": Frame.CHOOSE_CARD,
    }
    option_specs = (
        OptionSpec("edition", ("retail", "v3"), lambda _: "retail"),
        OptionSpec("goal", (5, 4), lambda _: 5),
        OptionSpec("winner", ("most", "first"), _usual_winner),
        OptionSpec("streets", ("printed", "wheel"), lambda _: "printed"),
    )
    record = STATE
    action_count = ACTIONS
    chance_count = SEATS
    observed = OBSERVED
    seat_arguments = SEAT_ARGUMENTS
    seat_codes = SEAT_CODES
    frames_seen = 6
    rules = Rules(setup, rules.decider, rules.offer, rules.apply, rules.advance, payoffs, rank_key, evaluate, prospects)
    ideas = IDEAS
    guide_type = MunicipiumGuide
    view_type = View

    def player_counts(self, options: Options) -> Sequence[int]:
        return (2, 3, 4) if options["edition"] == "retail" else (3, 4, 5)

    def text(self, s: State, code: int) -> str:
        return notation.text(s, code)

    def refusal(self, s: State, text: str) -> Message:
        return refusals.refusal(s, text)

    def choice(self, s: State, code: int) -> dict[str, Any]:
        return decode(s, code)

    def scene(self, s: State) -> dict[str, Any]:
        return view.scene(s)

    def narrate(self, step: Step) -> list[Message]:
        return narration.narrate(step)

    def prompt(self, s: State) -> Message:
        return narration.prompt(s)

    def describe(self, s: State, code: int) -> Message:
        return narration.describe(s, code)
