"""Fit what positions look like to how games ended: `python -m bench.fit municipium --games 2000`.

Bots play each other, now and then at random so that more of the game is seen. Some of the positions are kept, and a
conditional logit model (who of the players will win?) is fitted to them. For Municipium it gives the weights in
`ludi/games/municipium/win_model.py`, for Ave Roma what a point is worth in `ludi/games/ave_roma/win_model.py`.
"""

import argparse
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
from scipy.optimize import minimize

from ludi.bots.roster import make_bot, parse_bot
from ludi.engine.contract import Game
from ludi.engine.kernels import bound, new_tally, run_to_decision
from ludi.engine.offers import OFFER
from ludi.engine.record import Cells
from ludi.engine.registry import get_game
from ludi.engine.streams import below, new_streams
from ludi.games.ave_roma import evaluation as roman
from ludi.games.municipium import win_model

KEPT = 60  # of 1000 decisions
PULL = 1e-4  # towards no weight at all

Part = tuple[Cells, Cells]  # of positions: signs by seat, and who won


def positions(game: Game, players: int, bot: str, games: int, noise: int, seed: int) -> Iterator[tuple[Any, Cells]]:
    """Positions of games between equal bots, with each seat's share in the end."""
    bots = [make_bot(game, parse_bot(bot), seed + seat) for seat in range(players)]
    offer, run = np.zeros(1, dtype=OFFER)[0], bound(run_to_decision, game)
    for stream in new_streams(seed, 0, games):
        state, kept = game.new_state(players, game.complete_options(players, {})), []
        while (options := run(state, stream, offer, new_tally())) > 0:
            seat = int(game.rules.decider(state))
            if state.turn > 0 and below(stream, 1000) < KEPT:
                kept.append(state.copy())
            blind = below(stream, 1000) < noise
            code = int(offer.codes[below(stream, options)]) if blind else bots[seat].choose(state, seat)
            game.rules.apply(state, code)
        shares = np.array(game.payoffs(state, players))
        yield from ((position, shares) for position in kept)


def municipium_signs(state: Any, players: int) -> Cells:
    """What each weight of the table is multiplied with."""
    weights, out = np.zeros((win_model.SIGNS, 2)), np.zeros(players)
    signs = np.zeros((players, weights.size))
    for i in range(weights.size):
        weights.flat[i] = 1.0
        win_model.weigh(state, weights, out)
        weights.flat[i] = 0.0
        signs[:, i] = out
    return signs


def ave_roma_signs(state: Any, players: int) -> Cells:
    """Expected points, also times the time left and its square."""
    left = roman.time_left(state)
    points = np.array([roman.estimate(state, seat, left) for seat in range(players)])
    return np.stack([points, points * left, points * left * left], axis=1)


SIGNS = {"municipium": municipium_signs, "ave_roma": ave_roma_signs}


def loss(weights: Cells, parts: list[Part], scale: Cells) -> tuple[float, Cells]:
    """The mean surprise at who won, and its slope."""
    surprise, slope, count = 0.0, np.zeros(len(weights)), 0
    for signs, shares in parts:
        logits = signs @ (weights / scale)
        chance = np.exp(logits - logits.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        surprise -= float((shares * np.log(chance + 1e-12)).sum())
        slope += np.einsum("ns,nsf->f", chance - shares, signs) / scale
        count += len(signs)
    return surprise / count + PULL * float(weights @ weights) / 2, slope / count + PULL * weights


def fit(parts: list[Part]) -> tuple[Cells, float]:
    """The weights that explain best who won, and the surprise that is left."""
    spread = [(signs - signs.mean(axis=1, keepdims=True)).reshape(-1, signs.shape[2]).var(axis=0) for signs, _ in parts]
    scale = np.sqrt(np.mean(spread, axis=0)) + 1e-9
    found = minimize(loss, np.zeros(len(scale)), (parts, scale), jac=True, method="L-BFGS-B")
    return found.x / scale, float(found.fun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(SIGNS))
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--noise", type=int, default=150, help="random decisions, of 1000")
    parser.add_argument("--seed", type=int, default=11)
    asked = parser.parse_args()
    game, signs, parts = get_game(asked.game), SIGNS[asked.game], []
    for players in (2, 3, 4):
        seen = list(positions(game, players, asked.bot, asked.games, asked.noise, asked.seed))
        parts.append((np.array([signs(state, players) for state, _ in seen]), np.array([won for _, won in seen])))
        sys.stderr.write(f"{players} players: {len(seen)} positions\n")
    weights, left = fit(parts)
    table = weights.reshape(-1, 2) if asked.game == "municipium" else weights
    sys.stdout.write(f"surprise left: {left:.4f}\n{np.round(table, 3)}\n")


if __name__ == "__main__":
    main()
