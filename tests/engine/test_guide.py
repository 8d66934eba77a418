"""What every game's guide owes the people at the table, over the positions of the contract's random games."""

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter

from ludi.engine.contract import State
from ludi.engine.errors import IllegalMove
from ludi.engine.frames import RULE
from ludi.engine.guide import Draft
from ludi.engine.match import Match
from ludi.engine.reference import rule_sections
from ludi.engine.texts import LANGUAGES, Message, message_of, message_view, texts
from ludi.engine.views import LookView
from tests.engine.kept_games import Case, Played, every_case_typical_measured, games, some

GESTURES = 6


def decisions(case: Case, looks: int) -> Iterator[tuple[State, int]]:
    """Some positions in which a seat decides."""
    for played in games(case):
        for i in some(len(played.moves), looks):
            if played.moves[i].actor >= 0:
                yield played.positions[i], played.moves[i].actor


def asking_what_lies_there(case: Case) -> Callable[[State], set[str]]:
    """What can be pointed at: a step begins where the one before it ends, so most positions come twice."""
    told = dict[bytes, set[str]]()

    def on_the_table(s: State) -> set[str]:
        if (position := s.tobytes()) not in told:
            told[position] = set(case.game.guide.targets(s, None))
        return told[position]

    return on_the_table


SPOKEN: set[str] = set()  # the same things are said of position after position


def speak(messages: Iterable[Message]) -> None:
    """Everything can be said in every language."""
    for message in messages:
        said = repr(message)
        if said not in SPOKEN:
            assert all(texts(language)(message).strip() for language in LANGUAGES), said
            SPOKEN.add(said)


@every_case_typical_measured
def test_choices_are_pointed_at_by_things_on_the_table(case: Case) -> None:
    guide = case.game.guide
    for s, seat in decisions(case, 60):
        targets = guide.targets(s, seat)
        for code in case.game.offered(s):
            for path in guide.paths(s, code):
                assert path
                assert len(set(path)) == len(path)  # pointing at the same thing again takes it back
                assert set(path) <= set(targets), case.game.text(s, code)


@every_case_typical_measured
def test_choices_that_are_pointed_at_alike_are_told_apart_by_what_they_do(case: Case) -> None:
    for s, _ in decisions(case, 60):
        said = {code: str(message_view(case.game.describe(s, code))) for code in case.game.offered(s)}
        ways = [(tuple(path), said[code]) for code in said for path in case.game.guide.paths(s, code)]
        assert len(set(ways)) == len(ways)


@every_case_typical_measured
def test_nobody_is_told_why_not_of_what_can_be_pointed_at(case: Case) -> None:
    guide = case.game.guide
    for s, seat in decisions(case, 12):
        ways = [path for code in case.game.offered(s) for path in guide.paths(s, code)]
        assert [guide.why_not(s, (), path[0]) for path in ways] == [None] * len(ways)
        longer = [path for path in ways if len(path) > 1]
        assert [guide.why_not(s, path[:1], path[1]) for path in longer] == [None] * len(longer)
        picks: list[list[str]] = [[], ["nonsense"], *(path[:1] for path in longer[:1])]
        targets = guide.targets(s, seat)
        reasons = [guide.why_not(s, picked, target) for picked in picks for target in targets]
        speak(why for why in reasons if why is not None)


@every_case_typical_measured
def test_what_is_told_of_a_position_can_be_said_in_every_language(case: Case) -> None:
    guide = case.game.guide
    for played in games(case):
        for i in some(len(played.positions), 5):
            s = played.positions[i]
            for seat in (None, case.players - 1):
                told = guide.targets(s, seat)
                facts = [message for each in told.values() for message in (each.label, *each.facts)]
                speak([*facts, *guide.position(s, seat), *guide.facts(s), *guide.panel(s, case.players - 1)])


@every_case_typical_measured
def test_a_look_has_the_shape_of_the_contract(case: Case) -> None:
    for played in games(case):
        for i in some(len(played.positions), 5):
            look: Any = case.game.guide.look(played.positions[i], 0)
            assert TypeAdapter(LookView).validate_python(look, strict=True) == look


@every_case_typical_measured
def test_sentences_are_about_things_on_the_table_before_or_after(case: Case) -> None:
    game, on_the_table = case.game, asking_what_lies_there(case)

    def check(messages: Iterable[Message], before: State, after: State) -> None:
        marks = {mark for message in messages for mark in game.guide.marks(message)}
        assert not marks or marks <= on_the_table(before) | on_the_table(after)

    for played in games(case):
        for i in some(len(played.moves), 40):
            for step in played.steps[i]:
                check(game.narrate(step), step.before, step.after)
            before, after = played.positions[i : i + 2]
            check([game.describe(before, played.moves[i].code)], before, after)


@every_case_typical_measured
def test_the_section_that_explains_a_decision_is_in_the_rules(case: Case) -> None:
    guide = case.game.guide
    sections = {guide.section(s) for played in games(case) for s in played.positions} - {""}
    between = {guide.section(step.before) for played in games(case) for steps in played.steps for step in steps} - {""}
    if sections:
        assert sections | between <= {section.number for section in rule_sections(case.name, "en")}


@every_case_typical_measured
def test_a_game_can_be_looked_at_between_two_steps_of_a_rule(case: Case) -> None:
    for played in games(case):
        for i in some(len(played.steps), 20):
            for step in played.steps[i]:
                view = case.game.view(step.before)
                assert view["prompt"]["section"] == case.game.guide.section(step.before)
                assert (view["result"] is not None) == (view["prompt"]["kind"] == "over")


@every_case_typical_measured
def test_the_verdict_names_the_winners_and_nobody_else(case: Case) -> None:
    for played in games(case):
        end = played.positions[-1]
        verdict = case.game.guide.verdict(end)
        speak(verdict)
        won = [message.args["winners"] for message in verdict if message.id == "won"]
        assert won == [[case.game.seat_title(seat) for seat, share in enumerate(played.shares) if share > 0]]
        result = case.game.view(end)["result"]
        assert result is not None
        assert result["verdict"] == [message_view(message) for message in verdict]


# ---- arranging -------------------------------------------------------------------------------------------------------


def arrangements(case: Case, played: Played) -> Iterator[Draft]:
    """Every turn of one choice after which pieces are to be arranged."""
    for i, move in enumerate(played.moves):
        if move.actor >= 0 and case.game.guide.arranging(Draft(s := played.positions[i + 1], (), s, s), ()) is not None:
            yield Draft(played.positions[i], (move.text,), played.positions[i], s)


def play_all(match: Match, moves: Iterable[str]) -> None:
    """As the server does: what is forced in between plays itself."""
    for number, text in enumerate(moves):
        while number and len(offered := match.offered()) == 1:
            match.play_code(*offered.values())
        match.play(text)


@every_case_typical_measured
def test_arrangements_can_be_played(case: Case) -> None:
    guide, source = case.game.guide, random.Random(str(case))
    for played in games(case):
        for draft in list(arrangements(case, played))[:12]:
            gestures: list[list[str]] = []
            for _ in range(GESTURES):
                arranged = guide.arranging(draft, gestures)
                assert arranged is not None
                assert case.game.rules.decider(arranged.state) != RULE
                targets = guide.targets(arranged.state, None)
                assert all(set(path) <= set(targets) for path, _ in arranged.gestures)
                speak([arranged.message, *(said for _, said in arranged.gestures)])
                gestures.append(source.choice([path for path, _ in arranged.gestures]))
            arranged = guide.arranging(draft, gestures)
            assert arranged is not None
            play_all(case.match(draft.state), arranged.moves)


@every_case_typical_measured
def test_gestures_that_are_not_offered_are_refused_with_a_sentence(case: Case) -> None:
    end = games(case)[0].positions[-1]
    drafts = [Draft(end, (), end, end), *(draft for played in games(case) for draft in arrangements(case, played))][:4]
    for draft in drafts:
        for gesture in ([], ["nonsense"], ["a", "b"], ["place:nowhere", "x", "y"]):
            with pytest.raises(IllegalMove) as refused:
                case.game.guide.arranged(draft, [gesture])
            assert str(refused.value).endswith(".")
            speak([refused.value.message])


@every_case_typical_measured
def test_at_the_end_everybody_is_told_their_place(case: Case) -> None:
    for played in games(case):
        s = played.positions[-1]
        result = case.game.view(s)["result"]
        assert result is not None
        ranks = {place["seat"]: place["rank"] for place in result["places"]}
        assert {seat for seat, rank in ranks.items() if rank == 1} == set(result["winners"])
        assert list(ranks.values()) == sorted(ranks.values())
        for place in result["places"]:
            speak([message_of(place["told"]), *([message_of(place["score"])] if place["score"] else [])])
        for stage in result["stages"]:
            speak([message_of(stage["title"]), message_of(stage["said"])])
        if result["stages"]:
            assert result["stages"][-1]["best"] == result["winners"]


@every_case_typical_measured
def test_what_happens_does_so_at_things_on_the_table(case: Case) -> None:
    guide, on_the_table = case.game.guide, asking_what_lies_there(case)
    for played in games(case):
        for i in some(len(played.moves), 60):
            before, after = played.positions[i : i + 2]
            for step in played.steps[i]:
                for moment in guide.moments(step):
                    assert moment.targets
                    known = on_the_table(before) | on_the_table(after)
                    assert set(moment.targets) <= known, (moment, case.game.narrate(step))
