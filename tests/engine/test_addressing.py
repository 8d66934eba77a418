"""Whoever is asked to choose is addressed, not told of; everybody else is told whose choice it is."""

from dataclasses import replace

import pytest

from ludi.engine.texts import LANGUAGES, Message, texts
from tests.engine.kept_games import Case, every_case, games


@every_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_chooses_is_addressed(case: Case, language: str) -> None:
    game, tell, told = case.game, texts(language), set[str]()
    for played in games(case):
        for s in played.positions:
            seat = game.rules.decider(s)
            message = game.prompt(s)
            if seat < 0 or message.id in told:
                continue
            told.add(message.id)
            name = tell(Message(f"{game.prefix}seat-{game.seat_names[seat]}"))
            to_you = tell(replace(message, args={**message.args, "you": "yes"}))
            assert name not in to_you, (message, to_you)
            assert "you" not in message.args or name in tell(message), (message, tell(message))
    assert told
