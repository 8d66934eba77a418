"""Cheating dealers, players and pairs of them: every lie is refused in one sentence that names what is wrong."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludi.engine.errors import BadDraw, BadFile
from ludi.engine.fairness import CHAIN, Chain, Dealer, Entropy, Sitting, commitment, entropy_hash, mix, outcome
from ludi.engine.first_protocol import OldDealer, OldSitting
from ludi.engine.replay import Replay, verify
from ludi.engine.verdict import TERMINAL
from tests.engine.dealt import ENTROPY, dealer_of, honest, play, read_again, short_chain, sit, table

quietly = settings(database=None, derandomize=True, deadline=None, max_examples=25)
DRAWS = 12
numbers = st.integers(1, DRAWS)


def refused(replay: Replay, known: str | None = None) -> str:
    with pytest.raises(BadDraw) as refusal:
        verify(read_again(replay), known)
    text = str(refusal.value)
    assert text.endswith(".")
    assert text.splitlines() == [text]
    assert refusal.value.message is not None  # so it can be said in every language
    return text


def told(replay: Replay, known: str | None = None) -> list[str]:
    return [message.id.removeprefix("verify-") for message in verify(read_again(replay), known).messages]


def promise(replay: Replay) -> str:
    return replay.sittings[0].commitment


def change(replay: Replay, **changes: Any) -> None:
    replay.sittings[0] = replace(replay.sittings[0], **changes)


def link_of(replay: Replay, number: int, seed: int = 1) -> str:
    terms = replay.terms(1)
    return Dealer.from_seed(seed, terms).link(number).hex()


# ---- the attacks of a hostile tester ---------------------------------------------------------------------------------


def ground_secret(replay: Replay, weights: list[int], wanted: int) -> OldDealer:
    """A dealer of the first protocol whose next draw comes out as wanted."""
    number = replay.match.draws_made() + 1
    dealers = (OldDealer.from_seed(seed, replay.terms(number), ["alea"]) for seed in range(10**6))
    return next(dealer for dealer in dealers if dealer.draw(number, weights) == wanted)


def test_secrets_ground_after_the_outcomes_prove_nothing_and_the_verdict_says_so() -> None:
    """Every draw has a secret of its own, searched for until it gave the outcome that was wanted: the first."""
    replay = table()
    replay.format_version = 2

    def draw(number: int, weights: Any) -> int:
        replay.sittings.append(OldSitting.of(ground_secret(replay, weights, 0), number, reveal=True))
        return 0

    play(replay, draw, 20)
    verdict = verify(read_again(replay))
    assert (verdict.draws, verdict.sittings) == (20, 20)
    assert told(replay) == ["draws", "old-several"]
    assert "the file has 20" in refused(replay, promise(replay))


def test_a_served_game_with_a_chain_ground_for_every_draw_is_refused() -> None:
    replay = table()
    for _ in range(3):
        sit(replay, dealer_of(replay, replay.match.draws_made()), 1)
    assert refused(replay) == (
        "This game was dealt by a server, which makes one commitment for the whole game, but the file has 3."
    )
    terminal = table(TERMINAL)
    for _ in range(3):
        sit(terminal, dealer_of(terminal, terminal.match.draws_made()), 1)
    assert told(terminal) == ["draws", "sittings"]
    assert "the file has 3" in refused(terminal, promise(terminal))


WISHED = [5, 5, 5]


def first_draws(dealer: Any) -> list[int]:
    return [dealer.draw(number, [1] * 6) for number in range(1, len(WISHED) + 1)]


def test_the_dealer_with_the_last_player_chose_the_draws_of_the_first_protocol() -> None:
    """Why its verdict warns of them: the last to add his text sees what each text would bring."""
    replay = table()
    replay.format_version = 2
    texts = (f"text {number}" for number in range(10**6))
    dealers = (OldDealer.from_seed(1, replay.terms(1), ["Anna's", text]) for text in texts)
    chosen = next(dealer for dealer in dealers if first_draws(dealer) == WISHED)
    play(replay, chosen.draw, 10)
    replay.sittings.append(OldSitting.of(chosen, 1, reveal=True))
    assert told(replay) == ["draws", "commitment", "unknown", "old-one"]
    assert told(replay, promise(replay)) == ["draws", "commitment", "known", "old-one"]


def test_the_dealer_with_the_last_player_is_bound_by_his_hash() -> None:
    """He sees what each text would bring, but only the one whose hash he showed before is accepted."""
    replay = table()
    shown = entropy_hash(replay.table, "33" * 32)
    texts = (f"{number:064x}" for number in range(10**6))
    chain, terms = Chain.fresh(), replay.terms(1)
    dealers = (Dealer(chain, terms, 1, [ENTROPY[0], None, text]) for text in texts)
    chosen = next(dealer for dealer in dealers if first_draws(dealer) == WISHED)
    sit(replay, chosen, 10)
    wished = chosen.entropy[2]
    assert wished is not None
    change(replay, entropy=(Entropy.of(replay.table, ENTROPY[0] or ""), None, Entropy(shown, wished)))
    assert refused(replay) == "What Marcus revealed as entropy does not fit the hash that was shown before."


def first_of_six(chain: Chain, entropy: list[str | None], round_: int) -> int:
    promised = commitment(chain.anchor, {"table": "t"})
    return outcome(chain.link(1), mix(promised, round_, entropy), 1, [1] * 6)


def hidden(game: int, round_: int) -> str:
    """What the honest player has chosen: nobody knows it before he reveals it."""
    return entropy_hash(f"{game}", f"{round_}")


def best_guess(chain: Chain, game: int, round_: int) -> str:
    """The text that a pair would choose if the honest player had the texts they guess at."""
    guesses = [f"{game}-{guess}" for guess in range(3)]
    texts = [f"{number}" for number in range(12)]
    return max(texts, key=lambda text: sum(first_of_six(chain, [guess, text], round_) == 5 for guess in guesses))


def test_a_pair_that_grinds_before_the_honest_player_reveals_gains_nothing() -> None:
    games, lucky = 900, 0
    for game in range(games):
        chain = short_chain(game)
        lucky += first_of_six(chain, [hidden(game, 1), best_guess(chain, game, 1)], 1) == 5
    assert abs(lucky - games / 6) < 3.3 * (games * 5 / 36) ** 0.5  # once in a thousand


def test_a_pair_that_does_not_reveal_gets_one_more_try_that_everybody_sees() -> None:
    games, lucky = 900, 0
    for game in range(games):
        chain = short_chain(game)
        liked = first_of_six(chain, [hidden(game, 1), "mine"], 1) == 5
        lucky += liked or first_of_six(chain, [hidden(game, 2), "mine"], 2) == 5
    expected = games * (1 - 25 / 36)
    assert abs(lucky - expected) < 3.3 * (expected * 25 / 36) ** 0.5
    assert verify(honest(round_=2)).rounds == 2
    assert told(honest(round_=2))[-1] == "rounds"
    assert "rounds" not in told(honest())


# ---- lies about an honest game ---------------------------------------------------------------------------------------


def swap_entropy(replay: Replay) -> None:
    first, bot, last = replay.sittings[0].entropy
    change(replay, entropy=(last, bot, first))


def another_player(replay: Replay, value: str) -> None:
    first, bot, _ = replay.sittings[0].entropy
    change(replay, entropy=(first, bot, Entropy(entropy_hash("table-1", ENTROPY[2] or ""), value)))


def another_table(replay: Replay) -> None:
    first, bot, _ = replay.sittings[0].entropy
    change(replay, entropy=(first, bot, Entropy.of("table-2", ENTROPY[2] or "")))


def both_in_league(replay: Replay) -> None:
    """Dealer and player put another text and its hash where the old ones were."""
    first, bot, _ = replay.sittings[0].entropy
    change(replay, entropy=(first, bot, Entropy.of("table-1", "33" * 32)))


def entropy_for_a_bot(replay: Replay) -> None:
    first, _, last = replay.sittings[0].entropy
    change(replay, entropy=(first, Entropy.of("table-1", "33" * 32), last))


def left_out(replay: Replay) -> None:
    first, bot, _ = replay.sittings[0].entropy
    change(replay, entropy=(first, bot, None))


def a_second_commitment(replay: Replay) -> None:
    replay.sittings.append(Sitting.of(dealer_of(replay, 2), replay.match.draws_made()))


def another_anchor(replay: Replay) -> None:
    dealer = Dealer.from_seed(2, replay.terms(1), 1, ENTROPY)
    change(replay, anchor=dealer.chain.anchor.hex(), link=dealer.link(DRAWS).hex())


def another_promise(replay: Replay) -> None:
    """Anchor and commitment of another chain: they fit each other, and not the draws."""
    another_anchor(replay)
    change(replay, commitment=Dealer.from_seed(2, replay.terms(1)).commitment)


LIES: dict[str, tuple[Callable[[Replay], None], str]] = {
    "another anchor": (another_anchor, "The anchor of the draws from number 1 on does not fit its commitment"),
    "another commitment": (lambda r: change(r, commitment="00" * 32), "does not fit its commitment"),
    "another chain": (another_promise, "Draw 1 (move 1) is wrong"),
    "a second commitment": (a_second_commitment, "one commitment for the whole game, but the file has 2"),
    "no commitment": (lambda r: r.sittings.clear(), "one commitment for the whole game, but the file has 0"),
    "a beginning left out": (lambda r: change(r, first_draw=2), "no commitment for its first draw"),
    "another table": (lambda r: setattr(r, "table", "table-2"), "does not fit its commitment"),
    "a link too far": (lambda r: change(r, link=link_of(r, DRAWS + 1)), "12 hashes of it do not lead to the anchor"),
    "a link too short": (lambda r: change(r, link=link_of(r, DRAWS - 1)), "The link of draw 12 is not of the chain"),
    "another's link": (lambda r: change(r, link=link_of(r, DRAWS, 2)), "is not of the chain committed to"),
    "no link": (lambda r: change(r, link=None), "The link that draw 12 uncovers is missing."),
    "half a link": (lambda r: change(r, link="00"), "The link of the draws from number 1 on is not 64 hexadecimal"),
    "a loud link": (lambda r: change(r, link=link_of(r, DRAWS).upper()), "is not 64 hexadecimal digits"),
    "half an anchor": (lambda r: change(r, anchor="00"), "The anchor of the draws from number 1 on is not 64"),
    "another round": (lambda r: change(r, round=2), "Draw 2 (move 3) is wrong"),
    "round nought": (lambda r: change(r, round=0), "is 0, but rounds are counted from 1"),
    "entropies exchanged": (swap_entropy, "Draw 1 (move 1) is wrong"),
    "entropy left out": (left_out, "The entropy of Marcus is missing, though a person sits there."),
    "entropy of too few": (
        lambda r: change(r, entropy=r.sittings[0].entropy[:2]),
        "There is entropy for 2 seats, but 3",
    ),
    "entropy for a bot": (entropy_for_a_bot, "There is entropy for Lucius, but a bot sits there"),
    "a player's other text": (lambda r: another_player(r, "33" * 32), "What Marcus revealed as entropy does not fit"),
    "a player's empty text": (lambda r: another_player(r, ""), "What Marcus revealed as entropy does not fit"),
    "a hash for another table": (another_table, "What Marcus revealed as entropy does not fit"),
    "a player with the dealer": (both_in_league, "Draw 1 (move 1) is wrong"),
}


@pytest.mark.parametrize("kind", LIES)
def test_a_lie_is_refused(kind: str) -> None:
    replay = honest(DRAWS)
    known = promise(replay)
    lie, why = LIES[kind]
    lie(replay)
    assert why in refused(replay)
    refused(replay, known)


def test_without_a_lie_nothing_is_refused() -> None:
    replay = honest(DRAWS)
    assert told(replay) == ["draws", "commitment", "unknown", "people", "foreknowledge"]
    assert told(replay, promise(replay)) == ["draws", "commitment", "known", "people", "foreknowledge"]
    verdict = verify(replay)
    assert (verdict.draws, verdict.sittings, verdict.rounds, verdict.people) == (DRAWS, 1, 1, 2)


def test_a_link_uncovered_before_its_draw_is_refused() -> None:
    replay = honest(0)
    assert verify(read_again(replay)).draws == 0
    change(replay, link=link_of(replay, 1))
    assert refused(replay) == "A link of the draws from number 1 on is uncovered, though none of them is made."


def test_sittings_out_of_order_or_beyond_the_game_are_refused() -> None:
    replay = table(TERMINAL)
    for seed in range(3):
        sit(replay, dealer_of(replay, seed), 4)
    replay.sittings[1], replay.sittings[2] = replay.sittings[2], replay.sittings[1]
    assert refused(replay) == "The commitment for the draws from number 5 on stands after the one from number 9 on."
    replay = table(TERMINAL)
    sit(replay, dealer_of(replay), 4)
    change(replay, first_draw=1)
    replay.sittings.append(replace(replay.sittings[0], first_draw=6))
    assert "from number 6 on, but only 4 draws were made" in refused(replay)


def test_a_served_game_cannot_go_back_to_the_first_protocol() -> None:
    replay = table()
    dealer = OldDealer.from_seed(1, replay.terms(1, 2), ["alea"])
    play(replay, dealer.draw, DRAWS)
    replay.sittings.append(OldSitting.of(dealer, 1, reveal=True))
    with pytest.raises(BadFile, match=r"^before move 1, “anchor” is null"):
        read_again(replay)


# ---- dealers who deal otherwise --------------------------------------------------------------------------------------


def cheated(draw: Callable[[Dealer, int, Any], int]) -> None:
    """A dealer who commits as it should and draws by another rule is refused, unless every outcome was the same."""
    replay = table()
    dealer = dealer_of(replay)
    outcomes: list[tuple[int, int]] = []

    def drawn(number: int, weights: Any) -> int:
        outcomes.append((draw(dealer, number, weights), dealer.draw(number, weights)))
        return outcomes[-1][0]

    sit(replay, dealer, DRAWS, drawn)
    wrong = [number for number, (made, true) in enumerate(outcomes, start=1) if made != true]
    if wrong:
        assert f"Draw {wrong[0]} (move " in refused(replay)
        refused(replay, promise(replay))
    else:
        assert verify(read_again(replay)).draws == len(outcomes)


@quietly
@given(at=numbers, by=st.integers(1, 5))
def test_a_changed_outcome_is_refused(at: int, by: int) -> None:
    cheated(lambda dealer, n, w: (dealer.draw(n, w) + by * (n == at)) % len(w))


@quietly
@given(at=numbers, by=st.integers(1, 50))
def test_a_skipped_link_is_refused(at: int, by: int) -> None:
    cheated(lambda dealer, n, w: outcome(dealer.link(n + by if n >= at else n), dealer.mixed, n, w))


@quietly
@given(at=numbers)
def test_other_weights_are_refused(at: int) -> None:
    cheated(lambda dealer, n, w: dealer.draw(n, [1, *[0] * (len(w) - 1)] if n == at else w))


@quietly
@given(at=numbers, seed=st.integers(2, 10**6))
def test_another_chain_from_some_draw_on_is_refused(at: int, seed: int) -> None:
    replay = table()
    other = dealer_of(replay, seed)
    cheated(lambda dealer, n, w: (other if n >= at else dealer).draw(n, w))


@quietly
@given(at=numbers, round_=st.integers(2, 9), entropy=st.lists(st.text(max_size=5), min_size=3, max_size=3))
def test_another_mix_from_some_draw_on_is_refused(at: int, round_: int, entropy: list[str]) -> None:
    def draw(dealer: Dealer, number: int, weights: Any) -> int:
        mixed = mix(dealer.commitment, round_, entropy) if number >= at else dealer.mixed
        return outcome(dealer.link(number), mixed, number, weights)

    cheated(draw)


@quietly
@given(at=numbers, attempt=st.integers(1, 5))
def test_a_draw_under_another_number_is_refused(at: int, attempt: int) -> None:
    """The dealer tries again, as if the draw had been a later one."""
    cheated(lambda dealer, n, w: outcome(dealer.link(n), dealer.mixed, n + attempt * (n == at), w))


def test_more_draws_than_were_committed_to_are_refused() -> None:
    with pytest.raises(BadDraw, match="committed to 16,384 draws"):
        Dealer.from_seed(1, {}).draw(CHAIN + 1, [1])
