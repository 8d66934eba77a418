"""What browser and server say to each other about analyses of finished games."""

from typing import Annotated

from pydantic import BaseModel, Field

from ludi.server.models import Draft, Strict, Token
from ludi.server.settings import MOST_MOVES


class Question(BaseModel):
    """A position to be judged, and the options that are to be compared with the best."""

    state: str  # the record, as base64
    asked: list[int]


class Questions(BaseModel):
    """What is to be judged of a game."""

    chain: str  # of the replay: which game it is
    game: str
    positions: list[Question]


class Judgement(BaseModel):
    """What a position is worth."""

    shares: list[float]
    options: list[tuple[int, list[float], bool]]  # code, everybody's shares, whether it was compared with the best
    line: list[int]  # what is expected to be chosen, by code


class Judgements(BaseModel):
    judge: str
    looks: list[Judgement]


class LineWish(Strict):
    """Choices, in notation, from the position that these moves lead to."""

    game: Token
    options: dict[Token, Token | int]
    players: Annotated[int, Field(ge=1, le=8)]
    codes: Annotated[list[int], Field(max_length=MOST_MOVES)]
    line: Draft
