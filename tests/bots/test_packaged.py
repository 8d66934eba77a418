"""The networks that come with the games: they fit, are small, see what they were trained on, and play."""

from collections.abc import Iterator

import pytest

from ludi.bots.amateur import Amateur
from ludi.bots.levels import LEVELS, STRONGEST, tastes
from ludi.bots.network import packaged, packaged_file
from ludi.bots.policy import PolicyBot
from ludi.bots.roster import make_bot, parse_bot
from ludi.bots.tree import NONE
from ludi.engine.match import Match
from ludi.engine.registry import get_game
from ludi.lab.arena import Run, play_game
from tests.bots.positions import draws, needs_the_compiler, some_way_in

LARGEST = 2_500_000  # bytes
BELOW = [name for name in LEVELS if name != STRONGEST]
trained = pytest.mark.parametrize("name", ["municipium", "ave_roma"])


@trained
def test_it_fits_the_game_and_says_how_the_levels_play(name: str) -> None:
    """Rules, data files and observations may have changed: then train anew, find the levels' heat, and look at the
    shares below."""
    game = get_game(name)
    network = packaged(game)
    assert network
    assert packaged_file(game).stat().st_size <= LARGEST
    assert set(network.manifest["levels"]) == set(BELOW)
    looking = [taste.heat for taste in tastes(network.manifest).values() if taste.horizon == 0]
    assert looking == sorted(looking, reverse=True)
    assert len(set(looking)) == len(looking) >= 2


def choices(name: str, seed: int) -> Iterator[Match]:
    """A game of two, at each choice; who never looks ahead plays it."""
    match, draw = Match(get_game(name), 2), draws(seed)
    bot = make_bot(match.game, parse_bot("optio"), seed)
    match.run(draw)
    while not match.is_over:
        yield match
        match.play_code(bot.choose(match.state, match.decider))
        match.run(draw)


SEEN: dict[tuple[str, int], list[float]] = {
    ("municipium", 2): [0.49394, 0.50606],
    ("municipium", 4): [0.226894, 0.227314, 0.268861, 0.276931],
    ("ave_roma", 2): [0.453258, 0.546742],
    ("ave_roma", 5): [0.161971, 0.208144, 0.238245, 0.163887, 0.227753],
}


@pytest.mark.parametrize(("name", "players"), SEEN)
def test_it_sees_what_it_was_trained_to_see(name: str, players: int) -> None:
    """What a game tells its network (observations, prospects, features) may not change behind its back."""
    match, network = some_way_in(name, players, {}), packaged(get_game(name))
    assert network
    _, _, shares = PolicyBot(match.game, network, 1).consider(match.state, match.decider)
    assert shares.tolist() == pytest.approx(SEEN[name, players], abs=1e-4)


@needs_the_compiler
@pytest.mark.whole_games
@trained
def test_the_recruit_makes_mistakes_but_plays(name: str) -> None:
    game = get_game(name)
    run = Run(name, 2, game.complete_options(2, {}), (parse_bot("tiro"), parse_bot("random")), 3)
    results = [play_game(run, number) for number in range(20)]
    won = [each.payoffs[each.bots.index("tiro")] for each in results if each]
    assert len(won) == 20
    assert sum(won) >= 17


@needs_the_compiler
@pytest.mark.whole_games
@trained
@pytest.mark.parametrize("level", BELOW)
def test_a_win_on_the_board_is_never_passed_up(name: str, level: str) -> None:
    won, network = 0, packaged(get_game(name))
    assert network
    bot = Amateur(get_game(name), level, network, 1)
    for seed in range(6):
        for match in choices(name, seed):
            code = bot.wins_by(match.state, match.decider)
            if code != NONE and len(match.game.offered(match.state)) > 1:
                won += 1
                assert bot.choose(match.state, match.decider) == code
    assert won > 0
