"""`make schema`: the JSON Schema of each game's view (and catalogue, among its definitions), and that of the report of
`ludi analyse`, from their types."""

import inspect
import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from ludi.analysis.report import Report
from ludi.engine.contract import Game
from ludi.engine.registry import GAMES, get_game

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REPORT = Path(__file__).resolve().parents[1] / "docs" / "analysis.schema.json"


def typed() -> list[Game]:
    """The games that are drawn, whose drawings need the type of their view."""
    return [game for game in map(get_game, GAMES) if game.art]


def path(game: Game) -> Path:
    return Path(inspect.getfile(type(game))).with_name("view.schema.json")


def schema(game: Game) -> dict[str, Any]:
    made = TypeAdapter(game.view_type).json_schema()
    if game.catalogue_type is not None:
        printed = TypeAdapter(game.catalogue_type).json_schema()
        made["$defs"] |= {**printed.pop("$defs"), printed["title"]: printed}
    return {"$schema": DIALECT, **made}


def report_schema() -> dict[str, Any]:
    return {"$schema": DIALECT, **TypeAdapter(Report).json_schema()}


def write(file: Path, made: dict[str, Any]) -> None:
    file.write_text(json.dumps(made, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    for game in typed():
        write(path(game), schema(game))
    write(REPORT, report_schema())


if __name__ == "__main__":
    main()
