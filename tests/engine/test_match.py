"""A game in progress: what `play`, `draw`, `run`, `undo` and `at` do, and what they refuse."""

import random

import pytest

from ludi.engine.errors import CannotUndo, IllegalMove, LudiError
from ludi.engine.frames import CHANCE, OVER
from ludi.engine.match import Choice, Match, Move
from ludi.engine.registry import get_game


def new(name: str = "tali", players: int = 3, **options: str) -> Match:
    return Match(get_game(name), players, options)


def play_randomly(match: Match, rng: random.Random, moves: int = 10**6) -> Match:
    for _ in range(moves):
        if match.is_over:
            break
        weights = match.game.weights(match.state) if match.decider == CHANCE else None
        match.play_code(rng.choices(match.game.offered(match.state), weights)[0])
    return match


def always(index: int) -> "Draws":
    return Draws(index)


class Draws:
    """A source of draws that always gives the same outcome and keeps the weights it was shown."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.shown: list[list[int]] = []

    def __call__(self, weights: list[int]) -> int:
        self.shown.append(weights)
        return self.index


def snapshot(match: Match) -> tuple[bytes, list[Move]]:
    return match.state.tobytes(), list(match.moves)


def placed(match: Match, places: list[str]) -> Match:
    """Municipium for three after set-up draws: blue begins and members are placed in this order."""
    while match.decider == CHANCE and "first blue" not in match.offered():
        match.draw(always(0))
    match.play("first blue")
    for place in places:
        match.play(f"place {place}")
    return match


# ---- playing ---------------------------------------------------------------------------------------------------------


def test_a_new_match_waits_for_the_first_move() -> None:
    match = new()
    assert (match.decider, match.is_over, match.moves, match.draws_made()) == (CHANCE, False, [], 0)
    assert match.offered() == {f"falls {n}": n for n in range(1, 7)}
    assert match.options == {"goal": 30}


def test_play_and_play_code_are_the_same() -> None:
    one, other = new(), new()
    for text in ("falls 5", "throw", "falls 3", "stop", "falls 1"):
        steps, same = one.play(text), other.play_code(other.check(text))
        assert [step.after.tobytes() for step in steps] == [step.after.tobytes() for step in same]
    assert snapshot(one) == snapshot(other)
    assert [move.text for move in one.moves] == ["falls 5", "throw", "falls 3", "stop", "falls 1"]
    assert [move.actor for move in one.moves] == [CHANCE, 0, CHANCE, 0, CHANCE]
    assert one.draws_made() == 3


def test_play_tells_every_step_with_its_consequences() -> None:
    match = new()
    match.play("falls 5")
    steps = match.play("stop")
    assert [match.game.frames(step.frame).name for step in steps] == ["DARE", "BANK"]
    assert (steps[0].before.pot, steps[1].after.score[0]) == (5, 5)


def test_steps_keep_their_own_records() -> None:
    match = new()
    step = match.play("falls 5")[0]
    kept = step.after.tobytes()
    match.play("throw")
    assert step.after.tobytes() == kept
    step.after.pot = 99
    assert match.state.pot == 5


@pytest.mark.parametrize("code", [-1, 0, 7, 10**6])
def test_a_code_that_is_not_offered_changes_nothing(code: int) -> None:
    match = new()
    before = snapshot(match)
    with pytest.raises(IllegalMove, match=rf"^Option {code} is not offered; the options are \[1, 2, 3, 4, 5, 6\]\.$"):
        match.play_code(code)
    assert snapshot(match) == before


def test_nothing_can_be_played_after_the_end() -> None:
    match = play_randomly(new(), random.Random(1))
    before = snapshot(match)
    assert (match.decider, match.offered()) == (OVER, {})
    with pytest.raises(IllegalMove, match=r"^“stop” cannot be played: the game is over\.$"):
        match.play("stop")
    with pytest.raises(IllegalMove, match=r"^Option 0 is not offered"):
        match.play_code(0)
    with pytest.raises(IllegalMove):
        match.draw(always(0))
    assert snapshot(match) == before


def test_forced_decisions_are_marked_and_draws_are_not() -> None:
    match = play_randomly(new("municipium"), random.Random(3))
    again = match.at(0)
    for move in match.moves:
        single = len(again.offered()) == 1
        assert move.forced == (single and move.actor != CHANCE)
        again.play_code(move.code)
    assert any(move.forced for move in match.moves)


def test_actors_have_names() -> None:
    match = new("municipium")
    assert [match.actor_name(actor) for actor in (CHANCE, 0, 4)] == ["chance", "blue", "black"]


# ---- what may be chosen ----------------------------------------------------------------------------------------------


def test_choices_stand_alone() -> None:
    match = new()
    assert match.frame == "fall"
    assert match.choices()[5] == Choice(6, "falls 6", {"do": "fall", "pips": 6}, 1)
    match.play("falls 6")
    assert match.frame == "dare"
    assert match.choices() == [Choice(0, "stop", {"do": "stop"}, None), Choice(1, "throw", {"do": "throw"}, None)]


def test_what_needs_its_frame_as_text_does_not_as_a_choice() -> None:
    match = play_randomly(new("ave_roma", 3), random.Random(4))
    short = {"pay", "overflow", "draw", "take", "save"}
    told = set()
    for number in range(0, len(match.moves), 7):
        for choice in match.at(number).choices():
            told.add(choice.what["do"])
            assert choice.what["do"] not in short or len(choice.what) > 1
    assert len(told & short) > 2


def test_at_the_end_nothing_is_offered() -> None:
    match = play_randomly(new(), random.Random(1))
    assert (match.frame, match.codes(), match.offered(), match.choices()) == (None, [], {}, [])


# ---- from a position -------------------------------------------------------------------------------------------------


def test_a_match_begins_at_a_position() -> None:
    whole = play_randomly(new("municipium", 4), random.Random(2))
    middle = whole.at(40)
    match = Match(middle.game, 4, middle.options, middle.state.tobytes())
    assert (match.moves, match.choices()) == ([], middle.choices())
    for move in whole.moves[40:]:
        match.play_code(move.code)
    assert match.state.tobytes() == whole.state.tobytes()
    assert match.moves == whole.moves[40:]
    assert match.at(3).state.tobytes() == whole.at(43).state.tobytes()


def test_undo_stops_at_the_position() -> None:
    earlier = placed(new("municipium"), ["temple"] * 21)
    match = Match(earlier.game, 3, earlier.options, earlier.state.tobytes())
    before = snapshot(match)
    match.play("move temple tavern")
    match.undo()
    assert snapshot(match) == before
    assert refused(match) == "Nothing can be undone: the game has just begun."


def test_a_position_must_fit() -> None:
    position = new().state.tobytes()
    with pytest.raises(LudiError, match=rf"^A position of Tali has {len(position)} bytes, not 3\.$"):
        Match(get_game("tali"), 3, {}, b"abc")
    with pytest.raises(LudiError, match=r"^The position is one of 3 players, not of 4\.$"):
        Match(get_game("tali"), 4, {}, position)


# ---- draws -----------------------------------------------------------------------------------------------------------


def test_a_draw_is_shown_the_weights_and_gives_an_index() -> None:
    match = new("municipium")
    outcomes = list(match.offered())
    draws = always(2)
    expected = match.game.weights(match.state)
    match.draw(draws)
    assert draws.shown == [expected]
    assert match.moves[0].text == outcomes[2]
    assert match.draws_made() == 1


def test_draw_does_not_decide_for_a_player() -> None:
    match = new()
    match.play("falls 4")
    before = snapshot(match)
    with pytest.raises(IllegalMove):
        match.draw(always(0))
    assert snapshot(match) == before


def test_run_goes_to_the_next_real_decision() -> None:
    match = new("municipium")
    steps = match.run(always(0))
    assert [move.actor for move in match.moves] == [CHANCE] * 7  # six rooms and the first player
    assert len(match.offered()) > 1
    assert [step.actor for step in steps].count(CHANCE) == 7
    assert match.run(always(0)) == []


def test_run_plays_forced_decisions() -> None:
    rng, match = random.Random(5), new("municipium")
    forced = 0
    while not match.is_over:
        before = len(match.moves)
        match.run(lambda weights: rng.choices(range(len(weights)), weights)[0])
        forced += sum(move.forced for move in match.moves[before:])
        if not match.is_over:
            assert match.decider >= 0
            assert len(match.offered()) > 1
            match.play_code(rng.choice(match.game.offered(match.state)))
    assert forced > 0
    assert match.run(always(0)) == []


# ---- going back ------------------------------------------------------------------------------------------------------


def refused(match: Match) -> str:
    """Why nothing can be undone; nothing has changed."""
    before = snapshot(match)
    with pytest.raises(CannotUndo) as refusal:
        match.undo()
    assert snapshot(match) == before
    return str(refusal.value)


def test_undo_takes_back_one_decision_at_a_time() -> None:
    match = placed(new("municipium"), ["temple"] * 21)
    positions = []
    for text in ("move temple tavern", "stop"):
        positions.append(snapshot(match))
        match.play(text)
    assert match.decider == 0
    for position in reversed(positions):
        match.undo()
        assert snapshot(match) == position
    assert refused(match) == "Nothing can be undone: move 28 (“place temple”) was Yellow's, not yours."


def test_a_game_goes_on_after_undo() -> None:
    match = placed(new("municipium"), ["temple"] * 21)
    match.play("move temple tavern")
    match.undo()
    match.play("stay")
    same = placed(new("municipium"), ["temple"] * 21)
    same.play("stay")
    assert snapshot(match) == snapshot(same)


def test_draws_stand() -> None:
    match = new()
    match.play("falls 4")
    assert refused(match) == "Nothing can be undone: move 1 was a draw (“falls 4”), and draws stand."
    match.play("throw")
    match.play("falls 3")
    assert refused(match) == "Nothing can be undone: move 3 was a draw (“falls 3”), and draws stand."


def test_another_seats_decision_stands() -> None:
    match = placed(new("municipium"), ["temple"])
    assert refused(match) == "Nothing can be undone: move 8 (“place temple”) was Blue's, not yours."


def test_nobody_undoes_while_a_draw_is_pending() -> None:
    match = new()
    match.play("falls 4")
    match.play("throw")
    # it is nobody's turn, so the refusal must not tell Gaius that the throw was not his
    assert "not yours" not in refused(match)


def test_the_end_stands() -> None:
    match = play_randomly(new(), random.Random(1))
    assert refused(match) == "Nothing can be undone: the game is over."


def test_the_beginning_is_the_beginning() -> None:
    assert refused(new()) == "Nothing can be undone: the game has just begun."
    match = new()
    match.play("falls 4")
    match.moves = [Move(match.decider, 0, "stop", forced=True)]
    assert refused(match) == "Nothing can be undone: the game has just begun."


def test_forced_decisions_are_taken_back_with_the_one_before() -> None:
    found = 0
    for seed in range(20):
        match, rng = new("municipium"), random.Random(seed)
        while not match.is_over and found < 3:
            play_randomly(match, rng, 1)
            *_, before, last = [None, None, *match.moves]
            if before and last and last.forced and not before.forced and match.decider == last.actor == before.actor:
                back = match.at(len(match.moves))
                back.undo()
                assert snapshot(back) == snapshot(match.at(len(match.moves) - 2))
                found += 1
    assert found == 3


# ---- looking back ----------------------------------------------------------------------------------------------------


def test_at_gives_every_earlier_position() -> None:
    match, positions = new(), []
    rng = random.Random(8)
    while not match.is_over:
        positions.append(snapshot(match))
        play_randomly(match, rng, 1)
    positions.append(snapshot(match))
    before = snapshot(match)
    assert [snapshot(match.at(number)) for number in range(len(positions))] == positions
    assert snapshot(match.at(len(positions) + 100)) == before
    assert snapshot(match) == before


def test_at_keeps_the_options_and_is_independent() -> None:
    match = new("municipium", 4, edition="v3", goal="4")
    earlier = match.at(0)
    assert (earlier.options, earlier.players) == (match.options, 4)
    earlier.draw(always(0))
    assert match.moves == []
