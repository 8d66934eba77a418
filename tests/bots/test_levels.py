"""The five levels: what they are called, how long they think, what they miss."""

import math
from collections import Counter
from itertools import product
from statistics import mean

import pytest

from ludi.bots.levels import FIRST_SIGHT, LEVELS, STRONGEST, Budget, Level
from ludi.bots.roster import BotSpec, make_bot, parse_bot
from ludi.bots.thinker import Thinker
from ludi.engine.compiled import INTERPRETED
from ludi.engine.match import Match
from ludi.engine.registry import GAMES, get_game
from ludi.engine.texts import LANGUAGES, Message, texts
from tests.bots.positions import draws, iterations, real_choices, throwing

JUDGES_AT_FIRST_SIGHT = ("tiro", "miles")
PACE = 2.0  # seconds a move at most


def judged(match: Match, name: str, seed: int) -> tuple[float, list[float]]:
    """The value of what a level chooses for who decides, and of everything it could have chosen."""
    thinker = Thinker(match.game, name, seed)
    seat = match.decider
    code = thinker.choose(match.state, seat)
    values = {option.code: option.values[seat] for option in thinker.considered()}
    return values[code], list(values.values())


def test_there_are_five_and_the_last_is_the_strongest() -> None:
    assert list(LEVELS) == ["tiro", "miles", "optio", "centurio", "imperator"]
    assert list(LEVELS)[-1] == STRONGEST


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_each_says_what_it_is(level: Level) -> None:
    assert level.meaning.islower()
    assert 0 < level.notices <= 1
    assert 0 <= level.careless < 0.1


def test_no_two_say_the_same() -> None:
    assert len({level.meaning for level in LEVELS.values()}) == 5
    for language in LANGUAGES:
        told = texts(language)
        assert len({told(Message(f"web-lobby-bot-{name}-about")) for name in LEVELS}) == 5


def test_each_thinks_no_longer_than_a_person_waits() -> None:
    for level in LEVELS.values():
        assert level.budget.seconds is not None or level.budget.iterations is not None
        assert level.budget.seconds is None or level.budget.seconds < PACE
        assert level.budget.seconds is not None or (level.budget.iterations or 0) <= 1000


def test_each_thinks_longer_or_sees_more_than_the_one_below() -> None:
    counts = [math.inf if level.budget.iterations is None else level.budget.iterations for level in LEVELS.values()]
    ranks = [(n, level.notices, -level.careless) for n, level in zip(counts, LEVELS.values(), strict=True)]
    assert ranks == sorted(ranks)
    assert len(set(ranks)) == 5


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_thinks_as_long_as_its_budget_says(name: str) -> None:
    budget = LEVELS[name].budget
    if budget.seconds is not None:
        pytest.skip("by the clock")
    if INTERPRETED and (budget.iterations or 0) > 100:
        pytest.skip("needs the compiler")
    match = next(real_choices("tali", 3, {}, 1))
    thinker = Thinker(match.game, name, 1)
    thinker.choose(match.state, match.decider)
    assert sum(option.visits for option in thinker.considered()) == budget.iterations


@pytest.mark.parametrize("name", LEVELS)
def test_another_budget_takes_the_place_of_its_own(name: str) -> None:
    match = next(real_choices("tali", 3, {}, 1))
    thinker = make_bot(match.game, BotSpec(name, Budget(iterations=17)), 1)
    assert isinstance(thinker, Thinker)
    thinker.choose(match.state, match.decider)
    assert sum(option.visits for option in thinker.considered()) == 17


def test_the_recruit_gives_away_no_more_than_it_does_not_mind() -> None:
    """Of two options nobody overlooks one."""
    game, gave_away = get_game("tali"), []
    for number, (mine, theirs, pot) in enumerate(product(range(0, 30, 4), range(0, 30, 4), range(2, 30, 3))):
        if mine + pot > 30:
            continue
        thinker = Thinker(game, "tiro", number)
        code = thinker.choose(throwing([mine, theirs], pot), 0)
        values = {option.code: option.values[0] for option in thinker.considered()}
        gave_away.append(max(values.values()) - values[code])
    assert 0 < max(gave_away) <= LEVELS["tiro"].careless + 1e-9


def test_the_soldier_takes_the_best_of_two() -> None:
    for match in real_choices("tali", 3, {}, 2):
        chosen, values = judged(match, "miles", 1)
        assert chosen == max(values)


@pytest.mark.skipif(INTERPRETED, reason="hundreds of positions need the compiler")
@pytest.mark.parametrize("name", ["municipium", "ave_roma"])
def test_lower_levels_miss_things_but_play_no_nonsense(name: str) -> None:
    losses: dict[str, list[float]] = {"random": [], **{level: [] for level in JUDGES_AT_FIRST_SIGHT}}
    for number, match in enumerate(real_choices(name, 3, {}, 4)):
        if len(match.game.offered(match.state)) < 6:
            continue
        for level in JUDGES_AT_FIRST_SIGHT:
            chosen, values = judged(match, level, number)
            losses[level].append(max(values) - chosen)
        losses["random"].append(max(values) - mean(values))
    assert len(losses["random"]) > 30
    assert mean(losses["tiro"]) > mean(losses["miles"]) > 0, "they miss something"
    assert mean(losses["tiro"]) < 0.65 * mean(losses["random"])
    assert mean(losses["miles"]) < 0.5 * mean(losses["random"])


@pytest.mark.skipif(INTERPRETED, reason="hundreds of choices need the compiler")
def test_what_is_missed_is_another_thing_each_time() -> None:
    """The best option is taken no more often than it is noticed; the other times it is another one."""
    match = next(m for m in real_choices("municipium", 3, {}, 4) if len(m.game.offered(m.state)) > 20)
    second, best = sorted(judged(match, "miles", 0)[1])[-2:]
    assert second < best, "there is one best option"
    chosen = {
        level: Counter(Thinker(match.game, level, seed).choose(match.state, match.decider) for seed in range(200))
        for level in ("miles", "optio")
    }
    always = Thinker(match.game, "imperator", 0, FIRST_SIGHT).choose(match.state, match.decider)
    for level, found in chosen.items():
        assert 0.1 * 200 < found[always] < (LEVELS[level].notices + 0.1) * 200
        assert len(found) > 3
    assert chosen["optio"][always] > chosen["miles"][always]


@pytest.mark.whole_games
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_misses_the_same_things(name: str) -> None:
    def texts(seed: int) -> list[str]:
        match, draw = Match(get_game(name), 3), draws(1)
        bots = [make_bot(match.game, parse_bot(f"level{seat + 1}"), seed + seat) for seat in range(2)]
        bots.append(make_bot(match.game, parse_bot("level3@4"), seed))
        for _ in range(iterations(60, 60 if name == "tali" else 8)):
            match.run(draw)
            if match.is_over:
                break
            match.play_code(bots[match.decider].choose(match.state, match.decider))
        return [move.text for move in match.moves]

    assert texts(1) == texts(1)
    if not INTERPRETED and name != "tali":  # too few choices to miss any
        assert texts(1) != texts(2)
