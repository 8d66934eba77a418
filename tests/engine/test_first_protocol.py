"""The first protocol, of older files: what binds the dealer, what the players add, and how a wrong draw is found."""

import hashlib
from collections import Counter
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludi.engine import first_protocol as fairness
from ludi.engine.errors import BadDraw
from ludi.engine.fairness import canonical
from ludi.engine.first_protocol import OldDealer as Dealer
from ludi.engine.first_protocol import OldSitting, commitment
from ludi.engine.frames import CHANCE
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.engine.replay import Replay, Seat, dumps, loads, verify

TERMS: dict[str, Any] = {"table": "t1", "game": "tali", "first_draw": 1}
SECRET = bytes(range(32))
quietly = settings(database=None, derandomize=True, deadline=None)


def test_the_commitment_binds_secret_and_terms() -> None:
    promise = commitment(SECRET, TERMS)
    assert promise == commitment(SECRET, dict(reversed(TERMS.items())))
    others = [commitment(bytes(32), TERMS), commitment(SECRET, {**TERMS, "table": "t2"}), commitment(SECRET, {})]
    assert len({promise, *others}) == 4
    assert len(bytes.fromhex(promise)) == 32
    assert SECRET.hex() not in promise


@quietly
@given(position=st.integers(0, 255))
def test_every_bit_of_the_secret_is_bound(position: int) -> None:
    changed = bytearray(SECRET)
    changed[position // 8] ^= 1 << position % 8
    assert commitment(bytes(changed), TERMS) != commitment(SECRET, TERMS)


def test_what_is_bound_cannot_be_shifted_between_parts() -> None:
    # every part is hashed with its length
    one, two = Dealer(SECRET, TERMS, ("ab", "c")), Dealer(SECRET, TERMS, ("a", "bc"))
    assert draws(one) != draws(two)


def test_the_commitment_does_not_tell_of_the_players_entropy() -> None:
    # it is shown before they add any
    assert Dealer(SECRET, TERMS, ("mine",)).commitment == Dealer(SECRET, TERMS).commitment


def draws(dealer: Dealer, count: int = 40) -> list[int]:
    return [dealer.draw(number, [1] * 50) for number in range(1, count + 1)]


def test_draws_are_determined_by_secret_terms_and_entropy() -> None:
    dealers = [
        Dealer(SECRET, TERMS),
        Dealer(bytes(32), TERMS),
        Dealer(SECRET, {**TERMS, "table": "t2"}),
        Dealer(SECRET, TERMS, ("mine",)),
        Dealer(SECRET, TERMS, ("mine", "yours")),
        Dealer(SECRET, TERMS, ("yours", "mine")),
        Dealer(SECRET, TERMS, ("",)),
    ]
    sequences = [draws(dealer) for dealer in dealers]
    assert sequences == [draws(dealer) for dealer in dealers]
    assert len({tuple(sequence) for sequence in sequences}) == len(dealers)
    assert len(set(sequences[0])) > 10  # draws differ by their number


def test_fresh_dealers_differ_and_seeded_ones_do_not() -> None:
    assert Dealer.fresh(TERMS).secret != Dealer.fresh(TERMS).secret
    assert Dealer.from_seed(3, TERMS, ["x"]) == Dealer.from_seed(3, TERMS, ["x"])
    assert Dealer.from_seed(3, TERMS).secret != Dealer.from_seed(4, TERMS).secret


@pytest.mark.parametrize("secret", [b"", SECRET[:31], SECRET + b"x"])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    with pytest.raises(BadDraw, match=rf"^A secret has 32 bytes, not {len(secret)}\.$"):
        Dealer(secret, TERMS)


class FakeHash:
    """Answers draws with given 64-bit numbers, and keeps the messages that were asked."""

    def __init__(self, values: list[int]) -> None:
        self.values, self.asked = values, list[bytes]()

    def digest(self, key: bytes, message: bytes, kind: str) -> bytes:
        assert kind == "sha256"
        if fairness.LABEL_DRAW not in message:
            return hashlib.sha256(message).digest()
        self.asked.append(message)
        return self.values[len(self.asked) - 1].to_bytes(8, "big") + b"\xff" * 24


def draw_with(monkeypatch: pytest.MonkeyPatch, values: list[int], weights: list[int]) -> tuple[int, list[bytes]]:
    fake = FakeHash(values)
    monkeypatch.setattr(fairness, "hmac", SimpleNamespace(digest=fake.digest))
    return Dealer(SECRET, TERMS).draw(1, weights), fake.asked


def test_each_outcome_has_exactly_its_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    # the numbers below the limit fall into whole rounds of the total, and in a round each outcome has its weight
    weights = [3, 0, 1, 5, 0, 2]
    last = 2**64 - 2**64 % 11
    for begin in (0, 11 * 12345, last - 11):
        drawn = Counter(draw_with(monkeypatch, [begin + i], weights)[0] for i in range(11))
        assert [drawn[i] for i in range(6)] == weights


@pytest.mark.parametrize("total", [3, 11, 60, 2**31 + 11])
def test_numbers_beyond_the_last_whole_round_are_refused(monkeypatch: pytest.MonkeyPatch, total: int) -> None:
    limit = 2**64 - 2**64 % total
    outcome, asked = draw_with(monkeypatch, [2**64 - 1, limit, limit - 1], [total - 1, 1])
    assert outcome == 1  # limit - 1 is the last of its round
    assert len(set(asked)) == 3


def test_a_total_that_divides_the_span_refuses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert draw_with(monkeypatch, [2**64 - 1], [1] * 8)[0] == 7


@quietly
@given(weights=st.lists(st.integers(0, 40), min_size=1, max_size=30).filter(any), number=st.integers(1, 10**6))
def test_a_zero_weight_is_never_drawn(weights: list[int], number: int) -> None:
    dealer = Dealer(SECRET, TERMS)
    outcome = dealer.draw(number, weights)
    assert weights[outcome] > 0
    assert outcome == dealer.draw(number, tuple(weights))


def test_draws_are_as_likely_as_their_weights() -> None:
    weights, count = [1, 2, 3, 4], 4000
    dealer = Dealer.from_seed(1, TERMS)
    seen = Counter(dealer.draw(number, weights) for number in range(1, count + 1))
    expected = [count * weight / 10 for weight in weights]
    assert sum((seen[i] - e) ** 2 / e for i, e in enumerate(expected)) < 16.27  # 3 degrees, once in a thousand


@pytest.mark.parametrize("weights", [[], [0], [0, 0], [-1, 2], [-1]])
def test_a_draw_needs_an_outcome(weights: list[int]) -> None:
    with pytest.raises(BadDraw, match=r"^Draw 7 has no outcome to choose from\.$"):
        Dealer(SECRET, TERMS).draw(7, weights)


def test_every_use_of_the_hash_has_its_own_label() -> None:
    labels = [fairness.LABEL_COMMIT, fairness.LABEL_KEY, fairness.LABEL_DRAW]
    assert len(set(labels)) == 3
    dealer = Dealer(SECRET, TERMS)
    unlabelled = hashlib.sha256(SECRET + canonical(TERMS)).hexdigest()
    assert dealer.commitment not in (unlabelled, dealer._key.hex())
    assert dealer._key != SECRET


# ---- whole games -----------------------------------------------------------------------------------------------------


def sit_down(replay: Replay, seed: int, moves: int, entropy: tuple[str, ...] = ("alea", "iacta")) -> None:
    """Play on with a dealer of its own, always the first option, and reveal its secret."""
    match, first = replay.match, replay.match.draws_made() + 1
    dealer = Dealer.from_seed(seed, replay.terms(first), entropy)
    for _ in range(moves):
        if match.is_over:
            break
        if match.decider == CHANCE:
            match.draw(lambda weights: dealer.draw(match.draws_made() + 1, weights))
        else:
            match.play_code(match.game.offered(match.state)[-1])
    replay.sittings.append(OldSitting.of(dealer, first, reveal=True))


@cache
def honest_text(name: str, sittings: int) -> str:
    seats = [Seat("A", "human"), Seat("B", "greedy"), Seat("C", "random")]
    replay = Replay(Match(get_game(name), 3), seats, "table-1", format_version=2)
    for seed in range(sittings):
        sit_down(replay, seed, 40)
    return dumps(replay)


def honest(name: str = "municipium", sittings: int = 1) -> Replay:
    return loads(honest_text(name, sittings))


@pytest.mark.parametrize("sittings", [1, 2, 3])
@pytest.mark.parametrize("name", ["municipium", "tali"])
def test_an_honest_game_is_verified(name: str, sittings: int) -> None:
    replay = honest(name, sittings)
    assert verify(replay).draws == replay.match.draws_made() > 5
    assert replay.sittings[0].first_draw == 1


def test_a_game_without_draws_needs_no_commitment() -> None:
    match = Match(get_game("tali"), 2)
    assert verify(Replay(match, [Seat("A", "human"), Seat("B", "human")], format_version=2)).draws == 0


@pytest.mark.parametrize("sittings", [1, 2])
def test_the_first_wrong_draw_is_named(sittings: int) -> None:
    replay = honest("tali", sittings)
    moves = [number for number, move in enumerate(replay.match.moves, start=1) if move.actor == CHANCE]
    for draw, number in list(enumerate(moves, start=1))[:: 4 if sittings == 1 else 9]:
        tampered = replay.match.at(number - 1)
        true = replay.match.moves[number - 1].code
        tampered.play_code(true - 1 if true > 2 else true + 1)
        dealt = [sitting for sitting in replay.sittings if sitting.first_draw <= draw]
        with pytest.raises(BadDraw, match=rf"^Draw {draw} \(move {number}\) is wrong: .*\.$"):
            verify(Replay(tampered, replay.seats, replay.table, dealt, format_version=2))


def fails(replay: Replay, why: str, **changes: Any) -> None:
    """The last sitting with these changes does not verify."""
    replay.sittings[-1] = replace(replay.sittings[-1], **changes)
    with pytest.raises(BadDraw, match=why):
        verify(replay)


@pytest.mark.parametrize(
    ("secret", "why"),
    [
        ("00" * 32, r"^The secret of the draws from number 1 on does not fit its commitment\.$"),
        ("00" * 31, r"^The secret of the draws from number 1 on is not a hexadecimal number of 64 digits\.$"),
        ("xyz", r"^The secret of the draws from number 1 on is not a hexadecimal number of 64 digits\.$"),
        ("ä" * 64, r"^The secret of the draws from number 1 on is not a hexadecimal number of 64 digits\.$"),
        (None, r"^The secret of the draws from number 1 on is not revealed yet\.$"),
    ],
)
def test_a_wrong_or_missing_secret_is_told(secret: str | None, why: str) -> None:
    fails(honest(), why, secret=secret)


def test_a_changed_commitment_is_told() -> None:
    fails(honest(), "does not fit its commitment", commitment="00" * 32)


def test_a_changed_table_is_told() -> None:
    replay = honest()
    replay.table = "table-2"
    fails(replay, "does not fit its commitment")


def test_a_dealer_can_commit_before_anybody_sits_down() -> None:
    replay = honest()
    replay.seats[0] = Seat("somebody else", "greedy")
    assert verify(replay).draws == replay.match.draws_made()


def test_files_of_the_first_version_commit_to_the_players_too() -> None:
    replay = honest()
    replay.format_version = 1
    replay.sittings = [OldSitting(**{**vars(one), "format_version": 1}) for one in replay.sittings]
    assert replay.terms(1)["seats"][0]["player"] == replay.seats[0].player
    fails(replay, "does not fit its commitment")


def test_changed_entropy_is_told() -> None:
    fails(honest(), r"^Draw \d+ \(move \d+\) is wrong", entropy=("alea",))


def test_a_missing_commitment_is_told() -> None:
    why = r"^The file has no commitment for its first draw, so its draws cannot be verified\.$"
    replay = honest()
    replay.sittings.clear()
    with pytest.raises(BadDraw, match=why):
        verify(replay)
    replay = honest(sittings=2)
    del replay.sittings[0]
    with pytest.raises(BadDraw, match=why):
        verify(replay)


def test_a_later_sitting_cannot_be_left_out_or_moved() -> None:
    replay = honest(sittings=2)
    del replay.sittings[1]
    with pytest.raises(BadDraw, match=r"^Draw \d+ \(move \d+\) is wrong"):
        verify(replay)
    replay = honest(sittings=2)
    moved = replay.sittings[1].first_draw
    fails(replay, rf"^Draw {moved} \(move \d+\) is wrong", first_draw=moved + 1)


def test_an_unrevealed_sitting_keeps_its_secret() -> None:
    dealer = Dealer.fresh(TERMS, ["mine"])
    sitting = OldSitting.of(dealer, 1, reveal=False)
    assert (sitting.secret, sitting.commitment, sitting.entropy) == (None, dealer.commitment, ("mine",))
    assert OldSitting.of(dealer, 1, reveal=True).dealer(TERMS) == dealer
