"""Bots by name: the plain ones, the levels by name and number, and budgets."""

import re
from contextlib import suppress

import pytest

from ludi.bots.levels import LEVELS, STRONGEST, Budget
from ludi.bots.roster import BotSpec, make_bot, parse_bot
from ludi.engine.errors import LudiError
from ludi.engine.registry import get_game
from tests.bots.positions import throwing


@pytest.mark.parametrize("name", ["random", "greedy", *LEVELS])
def test_a_name_means_itself_and_keeps_its_own_budget(name: str) -> None:
    assert parse_bot(name) == BotSpec(name, None)
    assert parse_bot(f"  {name} ") == parse_bot(name)
    assert str(parse_bot(name)) == name


def test_levels_go_by_number_and_the_last_is_the_strongest() -> None:
    assert [parse_bot(f"level{number}").name for number in range(1, 6)] == list(LEVELS)
    assert parse_bot("strongest") == parse_bot("level5") == BotSpec(STRONGEST)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("level3@1s", Budget(seconds=1)),
        ("optio@0.5s", Budget(seconds=0.5)),
        ("strongest@10s", Budget(seconds=10)),
        ("strongest@200ms", Budget(seconds=0.2)),
        ("imperator@1.5ms", Budget(seconds=0.0015)),
        ("level1@1000", Budget(iterations=1000)),
        ("tiro@1", Budget(iterations=1)),
    ],
)
def test_a_budget_in_seconds_milliseconds_or_iterations(text: str, budget: Budget) -> None:
    found = parse_bot(text).budget
    assert found is not None
    assert found.seconds == pytest.approx(budget.seconds)
    assert found.iterations == budget.iterations


@pytest.mark.parametrize(
    "text",
    [
        *("random", "level1", "strongest", "optio@7", "optio@10", "optio@1000000", "level4@999999999"),
        *("strongest@1s", "strongest@10s", "strongest@100s", "strongest@120s", "strongest@0.25s", "strongest@10.5s"),
        *("strongest@1ms", "strongest@50ms", "strongest@200ms", "strongest@1000ms", "strongest@20000ms"),
        *("strongest@0.5ms", "strongest@0.000001s", "strongest@999999999s"),
    ],
)
def test_what_is_written_down_means_the_same_bot(text: str) -> None:
    bot = parse_bot(text)
    again = parse_bot(str(bot))
    assert again.name == bot.name
    assert (again.budget is None) == (bot.budget is None)
    if bot.budget is not None and again.budget is not None:
        assert again.budget.iterations == bot.budget.iterations
        assert again.budget.seconds == pytest.approx(bot.budget.seconds)


def test_a_time_too_short_to_be_written_down_is_refused_or_kept() -> None:
    kept: BotSpec | None = None
    with suppress(LudiError):
        kept = parse_bot("strongest@0.0001ms")
    assert kept is None or parse_bot(str(kept)) == kept


@pytest.mark.parametrize(
    "text", ["", " ", "@", "@1s", "level0", "level6", "level", "Optio", "strong", "alphazero", "op\ntio", "x" * 500]
)
def test_an_unknown_name_gets_one_sentence_with_the_choices(text: str) -> None:
    with pytest.raises(LudiError) as refused:
        parse_bot(text)
    sentence = str(refused.value)
    assert re.fullmatch(
        r"There is no bot called “.{0,60}”; choose among random, greedy, policy, tiro, miles, optio, centurio, "
        r"imperator, imperator-1, level1 to level5, strongest\.",
        sentence,
    )


def test_others_who_may_sit_there_are_among_the_choices() -> None:
    with pytest.raises(LudiError, match="choose among human, random, greedy"):
        parse_bot("nobody", ["human"])


@pytest.mark.parametrize(
    "budget", ["", "s", "ms", "1h", "1 s", "-1s", "-5", "1.5", "1e3", "1..5s", ".5s", "1s@2s", "∞", "9" * 40]
)
def test_a_budget_that_means_nothing_gets_one_sentence(budget: str) -> None:
    with pytest.raises(LudiError) as refused:
        parse_bot(f"optio@{budget}")
    assert re.fullmatch(
        r"“optio@.*” has no budget I understand; write @1s, @200ms or @1000 \(iterations\)\.", str(refused.value)
    )


@pytest.mark.parametrize("budget", ["0", "0s", "0ms", "0.0s", "000"])
def test_no_budget_at_all_gets_one_sentence(budget: str) -> None:
    with pytest.raises(LudiError, match=rf"^“optio@{budget}” leaves no time to think; give more\.$"):
        parse_bot(f"optio@{budget}")


@pytest.mark.parametrize("text", ["random@1s", "greedy@1000", "greedy@"])
def test_who_does_not_think_has_no_budget(text: str) -> None:
    with pytest.raises(LudiError, match=rf"^“{text}” cannot be: \w+ takes no time to think; leave the budget out\.$"):
        parse_bot(text)


@pytest.mark.parametrize("text", ["random", "greedy", "level1", "level2", "level3", "centurio@9", "strongest@20ms"])
def test_a_bot_of_every_name_can_be_made_and_chooses(text: str) -> None:
    bot = make_bot(get_game("tali"), parse_bot(text), 5)
    assert bot.name == parse_bot(text).name
    assert bot.choose(throwing([0, 0], 3), 0) in (0, 1)


def test_several_threads_think_for_one_bot() -> None:
    bot = make_bot(get_game("tali"), parse_bot("optio@30"), 5, threads=3)
    assert bot.choose(throwing([10, 29], 20), 0) == 0  # the pot wins
