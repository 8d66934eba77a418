"""One game between bots, for measuring."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludi.bots.roster import Chooser
from ludi.engine.contract import Game, Options
from ludi.engine.kernels import bound, new_tally, run_to_decision
from ludi.engine.offers import OFFER


def play_out(game: Game, options: Options, bots: Sequence[Chooser], stream: Any) -> Any:
    """The position in which the game ended."""
    state = game.new_state(len(bots), game.complete_options(len(bots), options))
    offer, run = np.zeros(1, dtype=OFFER)[0], bound(run_to_decision, game)
    while run(state, stream, offer, new_tally()) > 0:
        seat = int(game.rules.decider(state))
        game.rules.apply(state, bots[seat].choose(state, seat))
    return state
