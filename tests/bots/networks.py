"""Networks that nobody has trained: good enough to be asked."""

import numpy as np

from ludi.bots.network import FORMAT, SEATS, Coding, Network, Weights, hint_count, new_coding, origin
from ludi.engine.contract import Game
from ludi.engine.observing import observation_bounds
from ludi.engine.registry import get_game

WIDTH = 16


def coding_of(game: Game) -> Coding:
    """Rows for everything that can be."""
    return new_coding(game, observation_bounds(game)[1], {int(kind): game.action_count - 1 for kind in game.frames})


def untrained(name: str, scale: float = 0.3, seed: int = 1) -> Network:
    """Weights drawn by chance, or with scale 0 those of somebody who takes over the game's own prospects."""
    game, draw = get_game(name), np.random.default_rng(seed)
    coding = coding_of(game)
    shapes = {
        "cells": (coding.cell_rows, WIDTH),
        "hints": (hint_count(game), WIDTH),
        "first": (WIDTH,),
        "layers": (2, WIDTH, WIDTH),
        "biases": (2, WIDTH),
        "shares": (WIDTH, SEATS),
        "share_bias": (SEATS,),
        "trust": (1,),
        "pairs": (coding.pair_rows, WIDTH),
        "pair_bias": (coding.pair_rows,),
    }
    numbers = {part: draw.normal(0.0, scale, shape).astype(np.float32) for part, shape in shapes.items()}
    numbers["trust"][:] = 1
    return Network({"format": FORMAT, **origin(game)}, coding, Weights(**numbers))
