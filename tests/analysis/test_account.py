"""The account, by hand and as a law."""

import random

import pytest

from ludi.analysis.account import Account, accounts, best, changes, mean
from ludi.analysis.line import Decision, Draw, Line, Option, Outcome, Shares
from tests.analysis.lines import DIE, FIRST, LINE, SECOND, TOSS


def test_before_a_draw_all_outcomes_count_by_weight() -> None:
    assert mean(TOSS) == pytest.approx((0.5, 0.5))
    assert mean(DIE) == pytest.approx((0.55, 0.45))  # (0.9 + 2 * 0.3 + 0.7) / 4


def test_luck_is_what_came_against_what_could_be_expected() -> None:
    assert changes(LINE)[0].of(0) == pytest.approx(0.1)
    assert changes(LINE)[2].of(1) == pytest.approx(0.25)


def test_an_error_is_what_the_best_compared_option_gives_beyond_the_one_played() -> None:
    assert changes(LINE)[1].loss == pytest.approx(0.07)
    assert changes(LINE)[3].loss == 0  # both are as good
    assert changes(LINE)[0].loss == 0  # nobody decides a draw


def test_an_option_that_is_only_guessed_at_is_never_the_best() -> None:
    options = (Option(1, (0.9, 0.1), compared=False), Option(2, (0.5, 0.5)), Option(3, (0.4, 0.6)))
    assert best(Decision(1, 0, options, played=3)).code == 2
    assert best(Decision(1, 0, options, played=1)).code == 1  # unless it was played: then it was compared


def test_who_plays_as_well_as_the_best_has_lost_nothing_and_given_nothing() -> None:
    options = (Option(1, (0.5, 0.3, 0.2)), Option(2, (0.5, 0.1, 0.4)))
    change = changes(Line(3, (Decision(1, 0, options, played=2),), (1.0, 0.0, 0.0), over=True))[0]
    assert [change.of(seat) for seat in range(3)] == [0, 0, 0]


def test_the_account_by_hand() -> None:
    first, second = accounts(LINE)
    assert first.start == pytest.approx(0.5)
    assert first.end == 0
    assert first.luck == pytest.approx(0.1 - 0.25)
    assert first.own == pytest.approx(-0.07)
    assert first.others == 0
    assert first.drift == pytest.approx((0.62 - 0.6) + (0.55 - 0.55) + (0.32 - 0.3) + (0 - 0.32))
    assert first.adjusted == pytest.approx(0.15)
    assert second.luck == pytest.approx(0.15)
    assert second.own == 0
    assert second.others == pytest.approx(0.07)


def test_a_game_in_which_nothing_was_decided_has_no_account_but_its_result() -> None:
    assert accounts(Line(2, (), (1.0, 0.0), over=True))[0] == Account(0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0)


def shares(source: random.Random, players: int) -> Shares:
    parts = [source.random() for _ in range(players)]
    return tuple(part / sum(parts) for part in parts)


def any_line(source: random.Random) -> Line:
    players = source.randint(2, 5)
    events = list[Draw | Decision]()
    for move in range(1, source.randint(1, 300)):
        count = source.randint(2, 9)
        codes = source.sample(range(100), count)
        if source.random() < 0.3:
            outcomes = [Outcome(code, source.randint(1, 9), shares(source, players)) for code in codes]
            events.append(Draw(move, tuple(outcomes), source.choice(codes)))
        else:
            options = [Option(code, shares(source, players), source.random() < 0.7) for code in codes]
            events.append(Decision(move, source.randrange(players), tuple(options), source.choice(codes)))
    return Line(players, tuple(events), shares(source, players), over=False)


@pytest.mark.parametrize("seed", range(100))
def test_every_account_closes(seed: int) -> None:
    line = any_line(random.Random(seed))
    found = accounts(line)
    assert [each.seat for each in found] == list(range(line.players))
    for each in found:
        assert abs(each.gap) < 1e-9
        assert each.own <= 0
    for part in ("luck", "drift"):
        assert sum(getattr(each, part) for each in found) == pytest.approx(0, abs=1e-9)


def test_luck_weighed_by_what_is_likely_is_nothing() -> None:
    for draw in (TOSS, DIE):
        total = sum(each.weight for each in draw.outcomes)
        expected = 0.0
        for each in draw.outcomes:
            line = Line(2, (Draw(1, draw.outcomes, each.code),), (1.0, 0.0), over=True)
            expected += each.weight / total * accounts(line)[0].luck
        assert expected == pytest.approx(0, abs=1e-12)


def test_decisions_of_others_are_no_luck() -> None:
    found = accounts(Line(2, (FIRST, SECOND), (0.0, 1.0), over=True))
    assert [each.luck for each in found] == [0, 0]
