"""Answers and messages of the server, read as exactly as they are documented: nothing missing, nothing unknown."""

import json
from collections.abc import Sequence
from typing import Any, TypeVar

from pydantic import BaseModel, TypeAdapter

from ludi.server.messages import (
    Accepted,
    Chat,
    ChatSaid,
    FromServer,
    Hint,
    Look,
    Moves,
    Pong,
    Position,
    Preview,
    Refused,
    State,
    TableChanged,
    Why,
    Whys,
    You,
)
from ludi.server.models import Step, View
from ludi.table.patches import apply

Model = TypeVar("Model", bound=BaseModel)
Answer = Accepted | Refused | Preview | Why | Whys | Look | Position | Hint | Chat | Pong
Message = State | Moves | TableChanged | You | ChatSaid | Answer

_FROM_SERVER: TypeAdapter[Message] = TypeAdapter(FromServer)


def exactly(model: type[Model], raw: Any) -> Model:
    """Parsed, with nothing missing and nothing unknown, at any depth."""
    parsed = model.model_validate(raw)
    assert parsed.model_dump(mode="json") == raw
    return parsed


def parse(text: str | bytes) -> Message:
    """One message of the server's, as exactly as answers."""
    message = _FROM_SERVER.validate_json(text)
    assert message.model_dump(mode="json") == json.loads(text)
    return message


def patched(view: View, steps: Sequence[Step]) -> View:
    """The view after steps."""
    for step in steps:
        view = apply(step.patch, view)
    return view
