"""Tali for two, solved exactly: how a policy fares against the best play, every draw weighed."""

from functools import cache
from typing import Final

import numpy as np

from ludi.engine.record import Cells

GOAL: Final = 30
CLOSE: Final = 1e-12

# A policy is a table of truth values: [own score, the other's, pot], true where it throws once more.
Policy = Cells


def turn(own: int, policy: Policy | None, other: Cells) -> tuple[Cells, Cells]:
    """Chances of winning by pot and the other's score, and where throwing is better; without a policy, at its best.

    `other[b, a]` is the other's chance when he begins a turn with b against a.
    """
    full = GOAL - own
    chance, better = np.ones((full + 1, GOAL)), np.zeros((full + 1, GOAL), dtype=np.bool_)
    lost = 1 - other[:, own]  # a one: the pot is gone
    if policy is not None:  # a pot that wins grows no more: who never stops loses it in the end
        chance[full] = np.where(policy[own, :, full], lost, 1.0)
    for pot in range(full - 1, -1, -1):
        thrown = (lost + sum(chance[min(pot + pips, full)] for pips in range(2, 7))) / 6
        stopped = 1 - other[:, own + pot]
        better[pot] = thrown > stopped
        throws = better[pot] if policy is None else policy[own, :, pot]
        chance[pot] = thrown if pot == 0 else np.where(throws, thrown, stopped)  # the first throw is no choice
    return chance, better


def begun(policy: Policy | None, other: Cells) -> Cells:
    """Chances when a turn begins, by own score and the other's."""
    return np.array([turn(own, policy, other)[0][0] for own in range(GOAL)])


@cache
def best() -> tuple[Policy, Cells]:
    """The best policy, and everybody's chance with it when a turn begins."""
    chances = np.full((GOAL, GOAL), 0.5)
    while np.abs((new := begun(None, chances)) - chances).max() > CLOSE:
        chances = new
    policy = np.zeros((GOAL, GOAL, GOAL + 1), dtype=np.bool_)
    for own in range(GOAL):
        policy[own, :, : GOAL - own + 1] = turn(own, None, chances)[1].T
    return policy, chances


def share(policy: Policy) -> float:
    """What a policy wins against the best one, each beginning half of the games."""
    perfect, _ = best()
    ours, theirs = np.full((2, GOAL, GOAL), 0.5)
    while True:
        new_ours, new_theirs = begun(policy, theirs), begun(perfect, ours)
        if max(np.abs(new_ours - ours).max(), np.abs(new_theirs - theirs).max()) < CLOSE:
            return float((new_ours[0, 0] + 1 - new_theirs[0, 0]) / 2)
        ours, theirs = new_ours, new_theirs


def positions() -> Cells:
    """Every position in which somebody may be asked: own score, the other's, the pot."""
    return np.array([(a, b, pot) for a in range(GOAL) for b in range(GOAL) for pot in range(1, GOAL - a + 1)])
