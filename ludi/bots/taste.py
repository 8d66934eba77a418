"""What is chosen by taste: what is better more often, more or less hotly.

Compiled, since pages choose by it too.
"""

from typing import Final

from ludi.bots.assess import Mind
from ludi.bots.deciding import Standing, known
from ludi.bots.tree import NONE
from ludi.engine.compiled import compiled
from ludi.engine.exponential import exp, log
from ludi.engine.offers import Offer
from ludi.engine.streams import Stream, next_word

WORDS: Final = 1 << 32
ABSURD: Final = 0.02  # what would be taken so much less often than the favourite is never taken


@compiled
def like(standing: Standing, o: Offer, n: int, mind: Mind) -> None:
    """Options are liked as a network likes them, after `weigh`; all of it adds up to 1."""
    standing.options = n
    best, total = -1e9, 0.0
    for i in range(n):
        best = max(best, float(mind.logits[i]))
    for i in range(n):
        standing.codes[i] = o.codes[i]
        standing.merit[i] = exp(float(mind.logits[i]) - best)
        total += standing.merit[i]
    for i in range(n):
        standing.merit[i] /= total


@compiled
def like_tried(standing: Standing) -> None:
    """Options are liked as often as they were tried; if nothing was, all alike."""
    for i in range(standing.options):
        standing.merit[i] = standing.tried[i] if standing.visits > 0 else 1.0


@compiled
def like_worth(standing: Standing) -> None:
    """Options are liked by what they are worth, so that heat is in shares of the win: an option that is worse by as
    much is taken 1 / e as often."""
    for i in range(standing.options):
        standing.merit[i] = exp(known(standing, i))


@compiled
def favourite(standing: Standing) -> int:
    """The number of the option that is liked best; the first of equals."""
    best = 0
    for i in range(standing.options):
        if standing.merit[i] > standing.merit[best]:
            best = i
    return best


@compiled
def temper(standing: Standing, won: int, heat: float) -> None:
    """How likely each option is taken: as it is liked, to the power of 1 / heat, with heat 0 the favourite alone.
    Nothing absurd is, and nothing but the code that wins unless that is NONE."""
    best, total = favourite(standing), 0.0
    most = float(standing.merit[best])
    for i in range(standing.options):
        liked = float(standing.merit[i])
        if won != NONE:
            likely = 1.0 if standing.codes[i] == won else 0.0
        elif heat <= 0.0:
            likely = 1.0 if i == best else 0.0
        else:
            likely = exp(log(liked / most) / heat) if liked > 0.0 else 0.0
            if likely < ABSURD:
                likely = 0.0
        standing.merit[i] = likely
        total += likely
    for i in range(standing.options):
        standing.merit[i] /= total


@compiled
def draw_liked(standing: Standing, whims: Stream) -> int:
    """The code of an option, drawn as likely as it is to be taken."""
    left, last = next_word(whims) / WORDS, 0
    for i in range(standing.options):
        if standing.merit[i] > 0.0:
            last = i
            if left < standing.merit[i]:
                break
            left -= standing.merit[i]
    return int(standing.codes[last])
