"""Games of the arena played once more, move by move: a game is a function of its run and its number."""

import numpy as np

from ludi.bots.roster import make_bot
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.engine.offers import OFFER
from ludi.engine.replay import Replay, Seat
from ludi.engine.streams import pick
from ludi.lab.arena import Run, bot_seed
from ludi.lab.simulate import DECISION_LIMIT


def replayed(run: Run, number: int) -> Replay:
    """A game of a run with its log; the same game that `play_game` plays, unless a bot looks at the clock."""
    game, (deal, which) = run.game, divmod(number, len(run.lineups))
    lineup = run.lineups[which]
    bots = [make_bot(game, bot, bot_seed(run.seed, number, seat)) for seat, bot in enumerate(lineup)]
    match, (_, stream), offer = Match(game, run.players, run.options), run.opening(deal), np.zeros(1, dtype=OFFER)[0]
    decisions = 0
    while not match.is_over and decisions < DECISION_LIMIT:
        count = int(game.rules.offer(match.state, offer))
        if match.decider == CHANCE:
            match.play_code(int(offer.codes[pick(stream, offer, count)]))
        elif count == 1:
            match.play_code(int(offer.codes[0]))
        else:
            match.play_code(bots[match.decider].choose(match.state, match.decider))
            decisions += 1
    return Replay(match, [Seat(str(bot), str(bot)) for bot in lineup], table=f"arena-{run.seed}-{number}")
