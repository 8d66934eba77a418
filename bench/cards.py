"""Which cards of Ave Roma find buyers, and what they are to them: `python -m bench.cards --players 4 --games 400`.

Equal bots play. Told is of every card how often it was held in the end, and how often its holders won, as a multiple
of an even share. What stands out there in `ludi/games/ave_roma/data` costs too little or too much.
"""

import argparse
import sys

import numpy as np

from bench.playing import play_out
from ludi.bots.roster import make_bot, parse_bot
from ludi.engine.registry import get_game
from ludi.engine.streams import new_streams
from ludi.games.ave_roma.bits import has
from ludi.games.ave_roma.choices import CARDS_OF
from ludi.games.ave_roma.components import CARDS
from ludi.games.ave_roma.vocabulary import Deck
from ludi.lab.arena import bot_seed

ROWS = (Deck.BUILDING, Deck.WAR, Deck.PATRON)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="optio")
    parser.add_argument("--advanced", choices=("off", "on"), default="off")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game, bot = get_game("ave_roma"), parse_bot(asked.bot)
    held, won = np.zeros((2, len(ROWS), CARDS))
    for number, stream in enumerate(new_streams(asked.seed, 0, asked.games)):
        bots = [make_bot(game, bot, bot_seed(asked.seed, number, seat)) for seat in range(asked.players)]
        state = play_out(game, {"advanced": asked.advanced}, bots, stream)
        for seat, share in enumerate(game.payoffs(state, asked.players)):
            for deck in ROWS:
                mine = [has(state.owned[seat, deck], card) for card in range(CARDS)]
                held[deck] += mine
                won[deck] += np.array(mine) * share
    sys.stdout.write("card, held in % of the games, wins of its holders (1: an even share)\n")
    for deck in ROWS:
        for card in np.argsort(-held[deck]):
            times = won[deck, card] / max(held[deck, card], 1) * asked.players
            sys.stdout.write(f"{CARDS_OF[deck][card]:32}{held[deck, card] / asked.games:8.1%}{times:8.2f}\n")


if __name__ == "__main__":
    main()
