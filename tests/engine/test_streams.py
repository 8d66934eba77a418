"""Random numbers for simulation: the published Philox, exact ranges, and games however they are split."""

import random
from collections import Counter
from itertools import pairwise
from types import FunctionType
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludi.engine.compiled import INTERPRETED
from ludi.engine.kernels import new_tally
from ludi.engine.offers import OFFER
from ludi.engine.registry import get_game
from ludi.engine.streams import below, new_streams, next_word, philox, pick
from ludi.lab import simulate as lab
from ludi.lab.simulate import Job, play_chunk, simulate

# Random123's kat_vectors, "philox2x32 10": counter, key, result
PUBLISHED = [
    ((0x00000000, 0x00000000), 0x00000000, 0xFF1DAE59),
    ((0xFFFFFFFF, 0xFFFFFFFF), 0xFFFFFFFF, 0x2C3F628B),
    ((0x243F6A88, 0x85A308D3), 0x13198A2E, 0xDD7CE038),
]
WORDS = 2**32
CHI_SQUARE = {5: 20.5, 9: 27.9, 51: 87.97}  # by degrees of freedom, exceeded once in a thousand


def chi_square(seen: Counter[int], expected: dict[int, float]) -> float:
    return sum((seen[outcome] - count) ** 2 / count for outcome, count in expected.items())


@pytest.mark.parametrize(("counter", "key", "word"), PUBLISHED)
def test_philox_gives_the_published_words(counter: tuple[int, int], key: int, word: int) -> None:
    assert philox(*counter, key) == word


def test_a_stream_counts_its_draws_under_its_game_and_seed() -> None:
    stream = new_streams(77, 5, 3)[2]
    words = [next_word(stream) for _ in range(4)]
    assert words == [philox(draw, 7, 77) for draw in range(4)]
    assert (int(stream.seed), int(stream.game), int(stream.draws)) == (77, 7, 4)


def test_streams_of_different_games_and_seeds_differ() -> None:
    streams = [*new_streams(0, 0, 50), *new_streams(1, 0, 50), *new_streams(WORDS - 1, 0, 50)]
    assert len({tuple(next_word(stream) for _ in range(2)) for stream in streams}) == 150


@settings(database=None, derandomize=True, deadline=None)
@given(limit=st.integers(1, 2**31 - 1), seed=st.integers(0, WORDS - 1), game=st.integers(0, WORDS - 1))
def test_below_is_below(limit: int, seed: int, game: int) -> None:
    stream = new_streams(seed, game, 1)[0]
    assert all(0 <= below(stream, limit) < limit for _ in range(5))


def below_of(words: list[int], limit: int) -> int | None:
    """What `below` makes of these words; None if it refuses them all."""
    source: Any = getattr(below, "py_func", below)
    left = iter(words)
    probe = FunctionType(source.__code__, {**source.__globals__, "next_word": lambda _: next(left)})
    try:
        return int(probe(None, limit))
    except StopIteration:
        return None


@pytest.mark.parametrize("limit", [3 * 2**29, 2**31 - 1, 2**30, 1_000_003, 2**20])
def test_below_is_exact(limit: int) -> None:
    # every outcome belongs to the same number of words, the rest are refused
    share = WORDS // limit
    rng = random.Random(limit)
    for outcome in [0, limit - 1, *(rng.randrange(limit) for _ in range(2))]:
        first, last = -(-outcome * WORDS // limit), -(-(outcome + 1) * WORDS // limit)
        results = [below_of([word], limit) for word in range(first, last)]
        assert set(results) <= {outcome, None}
        assert results.count(outcome) == share


def test_below_takes_another_word_when_it_refuses_one() -> None:
    assert below_of([0], 6) is None
    assert below_of([0, WORDS - 1], 6) == 5


@pytest.mark.parametrize("limit", [6, 10, 52])
def test_below_is_uniform(limit: int) -> None:
    count = 200 * limit
    stream = new_streams(2026, 0, 1)[0]
    seen = Counter(below(stream, limit) for _ in range(count))
    assert chi_square(seen, dict.fromkeys(range(limit), count / limit)) < CHI_SQUARE[limit - 1]


def test_pick_is_proportional_and_never_picks_nothing() -> None:
    weights = [1, 0, 2, 3, 0, 10, 20, 4]
    offer = np.zeros(1, dtype=OFFER)[0]
    offer.weights[: len(weights)] = weights
    offer.weights[len(weights)] = 1000  # left over from a larger offer
    stream, count = new_streams(4, 0, 1)[0], 4000
    seen = Counter(pick(stream, offer, len(weights)) for _ in range(count))
    assert set(seen) == {0, 2, 3, 5, 6, 7}
    expected = {i: count * weight / sum(weights) for i, weight in enumerate(weights) if weight}
    assert chi_square(seen, expected) < CHI_SQUARE[5]


def job(name: str, bots: list[str], games: int, threads: int = 1) -> Job:
    game = get_game(name)
    return Job(game, len(bots), game.complete_options(len(bots), {}), bots, games, seed=9, threads=threads)


JOBS = [
    ("municipium", ["random"] * 4),
    ("tali" if INTERPRETED else "municipium", ["greedy", "random"]),
    ("tali", ["random"] * 3),
]


@pytest.mark.parametrize(("name", "bots"), JOBS)
def test_games_do_not_depend_on_chunks(name: str, bots: list[str]) -> None:
    count = 4 if INTERPRETED else 60
    work = job(name, bots, count)
    whole = play_chunk(work, 0, count, new_tally())
    cuts = [0, 1, count // 2, count]
    parts = [play_chunk(work, first, last - first, new_tally()) for first, last in pairwise(cuts)]
    for number, together in enumerate(whole):
        apart = b"".join(part[number].tobytes() for part in parts)
        assert apart == together.tobytes()


@pytest.mark.parametrize(("name", "bots"), JOBS)
def test_games_do_not_depend_on_threads(monkeypatch: pytest.MonkeyPatch, name: str, bots: list[str]) -> None:
    count = 6 if INTERPRETED else 150
    alone = simulate(job(name, bots, count))
    monkeypatch.setattr(lab, "CHUNK", 2 if INTERPRETED else 16)
    done: list[int] = []
    together = simulate(job(name, bots, count, threads=2), done.append)
    assert sum(done) == count
    assert together.turns.tolist() == alone.turns.tolist()
    assert together.shares.tolist() == alone.shares.tolist()
    assert bytes(together.tally.tobytes()) == bytes(alone.tally.tobytes())
