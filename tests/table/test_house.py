"""A table without a server: the interface is the server's, and so is everything behind it."""

import json
from base64 import b64decode
from typing import Any

import pytest

from ludi.bots.levels import STRONGEST
from ludi.engine.lesson import get_lesson
from ludi.engine.match import Match
from ludi.engine.replay import loads, verify
from ludi.server import messages as m
from ludi.server import models
from ludi.table.patches import apply
from tests.table.alone import Alone

GAMES = ["tali", "municipium", "ave_roma"]


@pytest.fixture
def alone() -> Alone:
    return Alone()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_its_file_verified(alone: Alone, game: str) -> None:
    table = alone.begin(game)
    alone.play(table)
    seen = alone.ask("GET", f"/tables/{table}")
    assert seen["table"]["status"] == "over"
    assert sum(seen["table"]["shares"].values()) == pytest.approx(1)
    verdict = verify(loads(alone.ask("GET", f"/tables/{table}/file")), seen["table"]["commitment"])
    assert (verdict.draws, verdict.sittings, verdict.people) == (seen["table"]["draws"], 1, 1)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_answered_is_what_the_server_would_answer(alone: Alone, game: str) -> None:
    """Its models have every key, and nothing is missing."""
    table = alone.begin(game)
    alone.play(table, most=8)
    models.Catalogue(**alone.ask("GET", "/catalogue"))
    models.Lobby(**alone.ask("GET", "/lobby"))
    models.TableForGuest(**alone.ask("GET", f"/tables/{table}"))
    models.Log(**alone.ask("GET", f"/tables/{table}/log"))
    story = models.Story(**alone.ask("GET", f"/tables/{table}/story"))
    assert story.number == alone.house.table(table).number
    models.RulesText(**alone.ask("GET", f"/rules/{game}/it"))
    assert json.dumps(alone.ask("GET", f"/games/{game}/catalogue"))
    assert f"{'mun' if game == 'municipium' else game[:1]}" in alone.ask("GET", f"/games/{game}/words/fr")


def test_the_line_says_what_a_servers_line_says(alone: Alone) -> None:
    table = alone.begin("municipium")
    opened = alone.house.open(table)
    state = m.State(**opened.told[0])
    view: Any = state.view
    job = opened.job
    while job is not None:
        played = alone.house.thought(table, job["number"], alone.think(job))
        moves = [m.Moves(**each) for each in played.told if each["type"] == "moves"]
        for step in moves[0].steps:
            view = apply(step.patch, view)
        job = played.job
    assert view == alone.house.table(table).view
    text = view["choices"][0]["text"]
    preview = m.Preview(**alone.say(table, "draft", moves=[text]).told[0])
    assert preview.draft == [text]
    m.Look(**alone.say(table, "look", moves=[]).told[0])
    m.Whys(**alone.say(table, "whys", moves=[]).told[0])
    why = m.Why(**alone.say(table, "why", moves=[], text="fly").told[0])
    assert why.said is not None
    refused = m.Refused(**alone.say(table, "commit", moves=["fly"]).told[0])
    assert (refused.reason, refused.state is not None) == ("not_offered", True)
    first, second, *_ = alone.say(table, "commit", moves=[text]).told
    assert (m.Accepted(**first).ref, m.Moves(**second).base) == (1, preview.number)


def test_a_page_that_is_closed_in_the_middle_of_a_bots_turn_goes_on(alone: Alone) -> None:
    table = alone.begin("municipium")
    opened = alone.house.open(table)
    while opened.job is None:
        opened = alone.move(table, opened)
    before = alone.house.table(table)
    alone.reload()
    assert [each["table"]["id"] for each in alone.ask("GET", "/lobby")["mine"]] == [table]
    again = alone.house.open(table)
    assert again.job == opened.job
    assert alone.house.table(table).match.moves == before.match.moves
    alone.play(table)
    assert verify(loads(alone.ask("GET", f"/tables/{table}/file")), before.table.commitment).sittings == 1


def test_nothing_of_a_game_is_lost_at_any_moment(alone: Alone) -> None:
    table = alone.begin("tali")
    answer = alone.house.open(table)
    while alone.house.table(table).table.status != "over":
        answer = alone.move(table, answer)
        moves = alone.house.table(table).match.moves
        alone.reload()
        assert alone.house.table(table).match.moves == moves
        answer = alone.keep(alone.house.open(table))
    verify(loads(alone.ask("GET", f"/tables/{table}/file")))


def test_what_is_kept_at_every_move_are_its_rows_and_codes(alone: Alone) -> None:
    """The view and the file, which take longer, can be told afterwards, and again from the codes alone."""
    table = alone.begin("tali")
    alone.play(table, most=3)
    kept = json.loads(alone.stored[table])
    assert kept.keys() == {"id", "seen", "table", "seats", "codes", "others"}
    left = alone.house.remains(table)
    alone.reload()
    assert alone.house.remains(table) is None, "whoever has not opened it has nothing to add"
    alone.house.open(table)
    assert alone.house.remains(table) == left
    assert alone.house.remains("me") is None


def test_the_next_tables_chain_is_made_ahead_and_used_once(alone: Alone) -> None:
    alone.house.prepare()
    chain = alone.house._chain
    alone.house.prepare()
    assert chain is not None
    assert alone.house._chain is chain
    one, other = (alone.house.table(alone.begin("tali")) for _ in range(2))
    assert one.table.secret == chain.seed.hex() != other.table.secret
    assert one.table.anchor == chain.anchor.hex() != other.table.anchor


def test_whoever_opens_a_table_hears_what_bots_can_warm_up_with(alone: Alone) -> None:
    table = alone.begin("municipium")
    opened = alone.house.open(table)
    while opened.job is not None:
        assert opened.ahead is None
        opened = alone.move(table, opened)
    ahead = alone.house.open(table).ahead
    match = alone.house.table(table).match
    assert ahead is not None
    assert b64decode(ahead["state"]) == match.state.tobytes()
    assert ahead["bot"] == STRONGEST
    friends = alone.begin("tali", ["me", "open"])
    assert alone.house.open(friends).ahead is None, "nobody thinks there"


def test_people_before_one_screen_take_turns(alone: Alone) -> None:
    table = alone.begin("tali", ["me", "open"])
    seats = alone.ask("GET", f"/tables/{table}")["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "human"]
    assert len({seat["player"] for seat in seats}) == 2
    turns = set()
    answer = alone.house.open(table)
    while alone.house.table(table).table.status != "over":
        seen = alone.ask("GET", f"/tables/{table}")
        assert seen["you"] == seen["table"]["decider"]
        turns.add(seen["you"])
        answer = alone.move(table, answer)
        you = [each["you"] for each in answer.told if each["type"] == "you"]
        assert not you or you[-1] == alone.ask("GET", f"/tables/{table}")["you"]
    assert turns == {seat["seat"] for seat in seats}
    assert verify(loads(alone.ask("GET", f"/tables/{table}/file"))).people == 2


def test_a_file_of_a_game_that_goes_on_uncovers_no_draw_to_come(alone: Alone) -> None:
    table = alone.begin("municipium")
    alone.play(table, most=3)
    at = alone.house.table(table)
    text = alone.ask("GET", f"/tables/{table}/file")
    assert at.table.secret not in text
    assert verify(loads(text)).draws == at.match.draws_made()


def test_a_game_of_other_rules_is_listed_and_says_why_it_cannot_go_on(alone: Alone) -> None:
    table = alone.begin("tali")
    kept = json.loads(alone.stored[table])
    kept["table"]["rules_version"] += 1
    alone.stored[table] = json.dumps(kept)
    alone.reload()
    assert [each["table"]["id"] for each in alone.ask("GET", "/lobby")["mine"]] == [table]
    problem = alone.ask("GET", f"/tables/{table}", status=409)
    assert models.Problem(**problem).reason == "other_rules"
    assert alone.house.open(table).status == 409


def test_of_a_game_of_other_rules_the_position_and_the_file_are_there(alone: Alone) -> None:
    table = alone.begin("tali")
    alone.play(table, most=3)
    before, view = alone.ask("GET", f"/tables/{table}/file"), alone.house.table(table).view
    kept = json.loads(alone.stored[table])
    kept["table"]["rules_version"] += 1
    alone.stored[table] = json.dumps(kept)
    alone.reload()
    left = json.loads(alone.left[table])
    assert alone.ask("GET", f"/tables/{table}/file", left["file"]) == before
    assert (left["view"], left["number"]) == ({**view, "choices": []}, len(kept["codes"]))
    alone.ask("GET", f"/tables/{table}/file", status=409)
    alone.ask("GET", f"/tables/{table}/story", status=409)


def test_looking_at_a_game_that_began_elsewhere_is_no_move(alone: Alone) -> None:
    begun = alone.begin("tali")
    alone.play(begun)
    wish = {"file": alone.ask("GET", f"/tables/{begun}/file"), "at": 1, "seat": "first", "bot": "random"}
    wish["seat"] = alone.house.table(begun).game.seat_names[0]
    table = alone.ask("POST", "/tables/from", wish, 201)["table"]["id"]
    moved = alone.house.table(table).table.moved_at
    alone.house.open(table)
    assert alone.house.table(table).table.moved_at == moved > 0


def test_what_a_later_version_keeps_besides_is_left_alone(alone: Alone) -> None:
    table = alone.begin("tali")
    kept = json.loads(alone.stored[table])
    kept["table"]["weather"] = kept["seats"][0]["mood"] = "fine"
    alone.stored[table] = json.dumps(kept)
    alone.reload()
    assert alone.ask("GET", f"/tables/{table}")["table"]["status"] == "playing"


def test_getting_up_before_the_game_leaves_no_table_behind(alone: Alone) -> None:
    wish = {"game": "tali", "options": {}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table = alone.ask("POST", "/tables", wish, 201)["table"]["id"]
    alone.ask("POST", f"/tables/{table}/leave")
    assert alone.ask("GET", "/lobby")["mine"] == []
    assert alone.kept_tables == []


def test_ways_out_of_a_game(alone: Alone) -> None:
    called_off, agreed, resigned = (alone.begin("tali") for _ in range(3))
    assert alone.ask("POST", f"/tables/{called_off}/abort")["table"]["ended"] == "aborted"
    assert alone.ask("POST", f"/tables/{agreed}/end", {"agree": True})["table"]["ended"] == "agreed"
    over = alone.ask("POST", f"/tables/{resigned}/resign")["table"]
    assert (over["status"], over["ended"]) == ("over", "resigned")
    assert "resigned" in alone.ask("GET", f"/tables/{resigned}/file")


def test_a_bot_plays_for_somebody_who_goes_away_until_he_is_back(alone: Alone) -> None:
    table = alone.begin("tali")
    assert all(seat["bot"] for seat in alone.ask("POST", f"/tables/{table}/leave")["table"]["seats"])
    assert alone.say(table, "draft", moves=[]).told[0]["reason"] == "away"
    assert alone.house.open(table).job is not None
    back = alone.ask("POST", f"/tables/{table}/return")
    assert [seat["bot"] for seat in back["table"]["seats"] if seat["seat"] == back["you"]] == [None]


def test_the_same_once_more(alone: Alone) -> None:
    table = alone.begin("tali", ["bot", "me"])
    alone.play(table)
    again = alone.ask("POST", f"/tables/{table}/rematch")
    assert again["table"]["id"] != table
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["bot", "open"]
    assert again["kept"]
    assert alone.ask("POST", f"/tables/{table}/rematch")["table"]["id"] == again["table"]["id"]


def test_a_replay_file_is_told(alone: Alone) -> None:
    table = alone.begin("tali")
    alone.play(table)
    told = alone.ask("POST", "/stories", alone.ask("GET", f"/tables/{table}/file"))
    assert told["steps"] == alone.ask("GET", f"/tables/{table}/story")["steps"]
    assert "move 1" in alone.ask("POST", "/stories", "no file", 422)["sentence"]
    wish = {"game": "tali", "options": told["options"], "players": 2, "codes": told["codes"], "seat": None}
    assert alone.ask("POST", "/look", wish)


def test_a_lesson_is_gone_through_and_played_on_against_a_bot(alone: Alone) -> None:
    contents = models.Lesson(**alone.ask("GET", "/lessons/municipium/first"))
    lesson, at = get_lesson("municipium", "first"), "/lessons/municipium/first"
    state = m.LessonAnswer(**alone.ask("POST", at, {"step": 0, "message": {"type": "resync"}})).messages[0]
    assert isinstance(state, m.State)
    for number, step in enumerate(lesson.steps[:-1]):
        message: Any = {"type": "next"}
        if step.takes:
            base, match = lesson.start(number)
            message = {"type": "commit", "ref": 1, "number": base + len(match.moves), "moves": list(step.takes[0])}
        told = m.LessonAnswer(**alone.ask("POST", at, {"step": number, "message": message}))
        assert not [each for each in told.messages if isinstance(each, m.Refused)]
    assert contents.rest
    begun = m.LessonAnswer(**alone.ask("POST", at, {"step": len(lesson.steps), "message": {"type": "resync"}}))
    rest: Any = {"step": len(lesson.steps), "position": begun.position, "message": {"type": "next"}}
    answer = alone.house.request("POST", at, rest)
    assert answer.job is not None
    match = Match(lesson.game, lesson.players, lesson.options, b64decode(answer.job["state"]))
    played = alone.ask("POST", at, {**rest, "codes": [match.codes()[0]]})
    assert [each["type"] for each in played["messages"]] == ["moves"]


def test_a_hint_is_told_as_the_server_tells_it(alone: Alone) -> None:
    table = alone.begin("municipium")
    answer = alone.house.open(table)
    while answer.job is not None:
        answer = alone.move(table, answer)
    job = alone.say(table, "hint", moves=[]).job
    assert job is not None
    match = alone.house.table(table).match
    options: list[Any] = [{"code": code, "visits": 1, "values": [0.5, 0.3, 0.2]} for code in match.codes()]
    turn, following = match.fork(), list[int]()
    turn.play_code(options[0]["code"])
    while turn.decider == match.decider:
        following.append(turn.codes()[0])
        turn.play_code(following[-1])
    told = alone.house.advice(table, job["advise"], options, following).told
    hint = m.Hint(**told[0])
    assert [each.text for each in hint.options] == list(match.offered())
    assert hint.best == hint.turn[0].text
    assert alone.house.advice(table, job["advise"], [], []).told[0]["reason"] == "no_hint"
    tali = alone.begin("tali")
    assert alone.say(tali, "hint", moves=[]).told[0]["reason"] == "no_hints"


def test_a_page_goes_on_where_another_one_has_left_off(alone: Alone) -> None:
    table = alone.begin("tali")
    other = Alone()
    other.stored = dict(alone.stored)
    other.reload()
    alone.play(table, most=3)
    gone_on = other.house.open(table, json.loads(alone.stored[table]))
    assert gone_on.told[0]["number"] == alone.house.table(table).number
    assert other.house.table(table).match.moves == alone.house.table(table).match.moves


def test_a_name_is_kept(alone: Alone) -> None:
    alone.ask("PUT", "/me", {"name": "Livia"})
    alone.reload()
    assert alone.ask("GET", "/me") == {"name": "Livia"}


def test_what_is_not_there_is_refused_in_a_sentence(alone: Alone) -> None:
    for path in ("/tables/here-0", "/nowhere", "/rules/chess/en", "/lessons/tali/first"):
        assert models.Problem(**alone.ask("GET", path, status=404)).sentence
    assert alone.house.open("here-0").status == 404
    wish = {"game": "tali", "options": {"weather": "fine"}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert alone.ask("POST", "/tables", wish, 409)["reason"] == "two_of_you"
