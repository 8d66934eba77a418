"""Draws from a chain of hashes: what binds the dealer, what people add, and that every weight is exact."""

import hashlib
import json
import re
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludi.engine import fairness
from ludi.engine.errors import BadDraw
from ludi.engine.fairness import (
    CHAIN,
    Chain,
    Dealer,
    Sitting,
    commitment,
    entropy_hash,
    link_before,
    mix,
    outcome,
    packed,
)
from ludi.engine.frames import CHANCE
from ludi.engine.replay import save
from tests.engine.dealt import honest
from tools.fairness_vectors import FILE, vectors

TERMS: dict[str, Any] = {"table": "t1", "game": "tali", "first_draw": 1}
SEED = bytes(range(32))
LINK, MIXED = bytes(32), b"m" * 32
quietly = settings(database=None, derandomize=True, deadline=None)


# ---- the chain -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [1, 127, 128, 129, 300])
def test_every_link_gives_the_one_before(length: int) -> None:
    chain = Chain(SEED, length)
    assert chain.link(length) == SEED
    assert [link_before(chain.link(n)) for n in range(1, length + 1)] == [chain.link(n) for n in range(length)]
    assert chain.anchor == chain.link(0)
    assert len({chain.link(n) for n in range(length + 1)}) == length + 1


def test_a_link_is_a_labelled_hash_of_the_next() -> None:
    label = b"ludi-romani/3/link"
    by_hand = hashlib.sha256(len(label).to_bytes(4, "big") + label + (32).to_bytes(4, "big") + SEED).digest()
    assert Chain(SEED, 1).anchor == by_hand


@pytest.mark.parametrize("number", [-1, CHAIN + 1])
def test_a_chain_used_up_refuses_a_further_draw(number: int) -> None:
    why = r"^The dealer of this table has committed to 16,384 draws, and all of them are made: .*\.$"
    with pytest.raises(BadDraw, match=why) as refusal:
        Chain(SEED).link(number)
    assert refusal.value.message.id == "draws-used-up"


@pytest.mark.parametrize("seed", [b"", SEED[:31], SEED + b"x"])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(BadDraw, match=rf"^The seed of a chain has 32 bytes, not {len(seed)}\.$"):
        Chain(seed)


def test_fresh_chains_differ() -> None:
    assert Chain.fresh().seed != Chain.fresh().seed
    assert Chain.fresh().length == CHAIN == 16384


# ---- what is hashed --------------------------------------------------------------------------------------------------


def test_the_commitment_binds_anchor_and_terms() -> None:
    promise = commitment(LINK, TERMS)
    assert promise == commitment(LINK, dict(reversed(TERMS.items())))
    others = [commitment(SEED, TERMS), commitment(LINK, {**TERMS, "table": "t2"}), commitment(LINK, {})]
    assert len({promise, *others}) == 4
    assert len(bytes.fromhex(promise)) == 32


def test_what_is_bound_cannot_be_shifted_between_parts() -> None:
    assert packed(b"ab", b"c") != packed(b"a", b"bc")
    assert packed(b"", b"a") != packed(b"a", b"")
    assert entropy_hash("ab", "c") != entropy_hash("a", "bc")


def test_the_mix_tells_commitment_round_seats_and_texts_apart() -> None:
    mixes = [
        mix("a", 1, ["x", None]),
        mix("b", 1, ["x", None]),
        mix("a", 2, ["x", None]),
        mix("a", 1, [None, "x"]),
        mix("a", 1, ["x"]),
        mix("a", 1, ["x", None, None]),
        mix("a", 1, ["y", None]),
        mix("a", 1, []),
        mix("a1", 1, []),
    ]
    assert len(set(mixes)) == len(mixes)


def test_every_use_of_the_hash_has_its_own_label() -> None:
    labels = {value for name, value in vars(fairness).items() if name.startswith("LABEL_")}
    assert labels == {f"ludi-romani/3/{use}".encode() for use in ("link", "commitment", "entropy", "mix", "draw")}


# ---- draws -----------------------------------------------------------------------------------------------------------


def draw_with(monkeypatch: pytest.MonkeyPatch, values: list[int], weights: list[int]) -> tuple[int, list[bytes]]:
    """A draw whose hash answers with these 64-bit numbers; the outcome, and what was asked."""
    asked: list[bytes] = []

    def digest(key: bytes, message: bytes, kind: str) -> bytes:
        assert (key, kind) == (LINK, "sha256")
        asked.append(message)
        return values[len(asked) - 1].to_bytes(8, "big") + b"\xff" * 24

    monkeypatch.setattr(fairness, "hmac", SimpleNamespace(digest=digest))
    return outcome(LINK, MIXED, 1, weights), asked


def test_each_outcome_has_exactly_its_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    # the numbers below the limit fall into whole rounds of the total, and in a round each outcome has its weight
    weights = [3, 0, 1, 5, 0, 2]
    last = 2**64 - 2**64 % 11
    for begin in (0, 11 * 12345, last - 11):
        drawn = Counter(draw_with(monkeypatch, [begin + i], weights)[0] for i in range(11))
        assert [drawn[i] for i in range(6)] == weights


@pytest.mark.parametrize("total", [3, 11, 60, 2**31 + 11, 2**63 + 1])
def test_numbers_beyond_the_last_whole_round_are_refused(monkeypatch: pytest.MonkeyPatch, total: int) -> None:
    limit = 2**64 - 2**64 % total
    drawn, asked = draw_with(monkeypatch, [2**64 - 1, limit, limit - 1], [total - 1, 1])
    assert drawn == 1  # limit - 1 is the last of its round
    assert len(set(asked)) == 3


def test_a_total_that_divides_the_span_refuses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert draw_with(monkeypatch, [2**64 - 1], [1] * 8)[0] == 7


@quietly
@given(weights=st.lists(st.integers(0, 40), min_size=1, max_size=30).filter(any), number=st.integers(1, 10**6))
def test_a_zero_weight_is_never_drawn(weights: list[int], number: int) -> None:
    assert weights[outcome(LINK, MIXED, number, weights)] > 0


def test_draws_are_as_likely_as_their_weights() -> None:
    weights, count = [1, 2, 3, 4], 4000
    dealer = Dealer.from_seed(1, TERMS)
    seen = Counter(dealer.draw(number, weights) for number in range(1, count + 1))
    expected = [count * weight / 10 for weight in weights]
    assert sum((seen[i] - e) ** 2 / e for i, e in enumerate(expected)) < 16.27  # 3 degrees, once in a thousand


@pytest.mark.parametrize("weights", [[], [0], [0, 0], [-1, 2], [-1]])
def test_a_draw_needs_an_outcome(weights: list[int]) -> None:
    with pytest.raises(BadDraw, match=r"^Draw 7 has no outcome to choose from\.$"):
        Dealer.from_seed(1, TERMS).draw(7, weights)


# ---- the dealer ------------------------------------------------------------------------------------------------------


def draws(dealer: Dealer, count: int = 40) -> list[int]:
    first = dealer.first_draw
    return [dealer.draw(number, [1] * 50) for number in range(first, first + count)]


def test_draws_are_determined_by_chain_terms_round_entropy_and_number() -> None:
    dealers = [
        Dealer.from_seed(1, TERMS),
        Dealer.from_seed(2, TERMS),
        Dealer.from_seed(1, {**TERMS, "table": "t2"}),
        Dealer.from_seed(1, TERMS, 2),
        Dealer.from_seed(1, TERMS, 1, ["mine"]),
        Dealer.from_seed(1, TERMS, 1, ["mine", None]),
        Dealer.from_seed(1, TERMS, 1, ["mine", "yours"]),
        Dealer.from_seed(1, TERMS, 1, ["yours", "mine"]),
        Dealer.from_seed(1, TERMS, first_draw=2),
    ]
    sequences = [draws(dealer) for dealer in dealers]
    assert sequences == [draws(dealer) for dealer in dealers]
    assert len({tuple(sequence) for sequence in sequences}) == len(dealers)
    assert len(set(sequences[0])) > 10


def test_the_commitment_does_not_tell_of_the_peoples_entropy() -> None:
    assert Dealer.from_seed(1, TERMS, 2, ["mine"]).commitment == Dealer.from_seed(1, TERMS).commitment


def test_a_dealer_that_takes_over_begins_its_own_chain() -> None:
    dealer = Dealer.from_seed(1, TERMS, first_draw=31)
    assert dealer.link(31) == dealer.chain.link(1)
    assert link_before(dealer.link(31)) == dealer.chain.anchor


def test_a_sitting_keeps_what_proves_the_draws_made_and_nothing_more() -> None:
    dealer = Dealer.fresh(TERMS, 2, ["mine", None, ""])
    sitting = Sitting.of(dealer, 5)
    assert sitting.link == dealer.link(5).hex()
    assert (sitting.commitment, sitting.anchor) == (dealer.commitment, dealer.chain.anchor.hex())
    assert sitting.entropy == (fairness.Entropy(entropy_hash("t1", "mine"), "mine"), None, None)
    assert dealer.chain.seed.hex() not in repr(sitting)
    assert dealer.link(6).hex() not in repr(sitting)
    assert Sitting.of(dealer, 0).link is None


def test_fresh_dealers_differ_and_seeded_ones_do_not() -> None:
    assert Dealer.fresh(TERMS).commitment != Dealer.fresh(TERMS).commitment
    assert Dealer.from_seed(3, TERMS).commitment == Dealer.from_seed(3, TERMS).commitment


# ---- what the page computes too --------------------------------------------------------------------------------------


def test_the_vectors_are_what_this_engine_computes() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(json.dumps(vectors()))


def programme(folder: Path) -> dict[str, Any]:
    """What is left by the program printed in the document, run on the file `game.json` of this folder."""
    text = (Path(__file__).resolve().parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    names: dict[str, Any] = {}
    exec(code.replace("game.json", str(folder / "game.json")), names)
    return names


def test_the_program_in_the_document_checks_a_game(tmp_path: Path) -> None:
    replay = honest(20, round_=2)
    save(replay, tmp_path / "game.json")
    names, again = programme(tmp_path), replay.match.at(0)
    for move in replay.match.moves:
        if move.actor == CHANCE:
            number, weights = again.draws_made() + 1, again.game.weights(again.state)
            assert again.codes()[names["outcome"](number, weights)] == move.code
        again.play_code(move.code)
    assert again.draws_made() == 20


def test_the_program_in_the_document_rejects_and_weighs_as_the_engine_does(tmp_path: Path) -> None:
    save(honest(20), tmp_path / "game.json")
    names = programme(tmp_path)
    data = json.loads(FILE.read_text(encoding="utf-8"))
    names["mix"] = bytes.fromhex(data["mix"])
    names["links"] = {draw["number"]: bytes.fromhex(draw["link"]) for draw in data["awkward"]}
    again, rejected = names["outcome"], list[int]()

    def next_attempt(number: int, weights: list[int], attempt: int) -> Any:
        rejected.append(number)
        return again(number, weights, attempt)

    names["outcome"] = next_attempt
    for draw in data["awkward"]:
        assert again(draw["number"], [int(weight) for weight in draw["weights"]]) == draw["outcome"]
    assert len(rejected) > 3
