"""Other people's environments under random legal actions, for comparison in the same run: the extra `peers`."""

import random
import time
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, Final

from ludi.engine.errors import LudiError

Measure = Callable[[float], float]  # seconds at least -> decisions per second

SCANNED: Final = 32  # steps of Pgx within one call: its own loop, so that Python costs it nothing


@dataclass(frozen=True)
class Peer:
    """An environment, and the ways of running it; its best one counts."""

    name: str
    ways: dict[str, Measure]


def timed(play_some: Callable[[], int], seconds: float) -> float:
    """Decisions per second of a function that makes some and says how many."""
    decisions, begun = 0, time.perf_counter()
    while (passed := time.perf_counter() - begun) < seconds:
        decisions += play_some()
    return decisions / passed


def pgx_backgammon(batch: int) -> Measure:
    """Pgx's backgammon, a batch in one compiled loop: in it legal actions are drawn, games are stepped and begun anew.

    Actions are drawn the cheapest way, a single random number each; `categorical` takes one per action there is.
    Every step counts as a decision, forced ones too; its dice fall within the step, as our draws do.
    """
    import jax
    import pgx
    from pgx.experimental import auto_reset

    jax.config.update("jax_platforms", "cpu")
    game = pgx.make("backgammon")
    step = jax.vmap(auto_reset(game.step, game.init))

    def one(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
        state, key = carry
        key, choosing, stepping = jax.random.split(key, 3)
        legal = state.legal_action_mask.cumsum(axis=-1)
        actions = (legal > jax.random.randint(choosing, (batch, 1), 0, legal[:, -1:])).argmax(axis=-1)
        return (step(state, actions, jax.random.split(stepping, batch)), key), None

    run = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, length=SCANNED)[0])
    key = jax.random.PRNGKey(batch)
    now = run(jax.jit(jax.vmap(game.init))(jax.random.split(key, batch)), key)
    jax.block_until_ready(now)

    def play_some() -> int:
        nonlocal now
        now = jax.block_until_ready(run(*now))
        return SCANNED * batch

    return lambda seconds: timed(play_some, seconds)


def gin_rummy() -> Measure:
    """PettingZoo's gin rummy, game after game; every action counts, forced ones too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pygame's and rlcard's own, when they are imported
        from pettingzoo.classic import gin_rummy_v4

        env = gin_rummy_v4.env()
    rng, games = random.Random(7), 0

    def play_some() -> int:
        nonlocal games
        games += 1
        env.reset(seed=games)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(rng.choice(seen["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    return lambda seconds: timed(play_some, seconds)


def load_lab_peers(batches: Sequence[int]) -> list[Peer]:
    """The peers, ready to be measured; Pgx at each of these batch sizes."""
    try:
        rummy = {"one game": gin_rummy()}  # first, because Pgx takes a minute to compile
        backgammon = {f"batch {batch}": pgx_backgammon(batch) for batch in batches}
        return [
            Peer(f"Pgx {version('pgx')} backgammon", backgammon),
            Peer(f"PettingZoo {version('pettingzoo')} gin rummy", rummy),
        ]
    except ImportError as error:  # gin rummy left PettingZoo with 1.27
        raise LudiError(f"Pgx and PettingZoo 1.26 are needed ({error}); install them with “make peers”.") from None
