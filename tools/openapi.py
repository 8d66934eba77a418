"""`make api`: the OpenAPI document, and the browser's types from it and from the games' views."""

import json
import tempfile
from pathlib import Path
from typing import Any, Final

from hatch_build import ROOT, npm
from ludi.engine.contract import Game
from ludi.server.app import create_app
from ludi.server.settings import Settings
from tools.schema import schema, typed

DOCUMENT: Final = ROOT / "docs" / "openapi.json"
TYPES: Final = ROOT / "web" / "src"


def document() -> dict[str, Any]:
    return create_app(Settings(database="sqlite://")).openapi()


def view_document(game: Game) -> dict[str, Any]:
    """A view's schema in the clothes of an OpenAPI document: one tool makes types of both."""
    shape = schema(game)
    shapes = {**shape.pop("$defs"), "View": shape}
    shape.pop("$schema")
    text = json.dumps({"schemas": shapes}).replace("#/$defs/", "#/components/schemas/")
    return {
        "openapi": "3.1.0",
        "info": {"title": game.name, "version": "1"},
        "paths": {},
        "components": json.loads(text),
    }


def write_types(source: Path, target: Path) -> None:
    npm("exec", "--", "openapi-typescript", str(source), "-o", str(target))


def main() -> None:
    DOCUMENT.write_text(json.dumps(document(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    write_types(DOCUMENT, TYPES / "lib" / "schema.d.ts")
    for game in typed():
        if game.art:
            with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
                json.dump(view_document(game), file)
                file.flush()
                write_types(Path(file.name), TYPES / "games" / game.art / "schema.d.ts")


if __name__ == "__main__":
    main()
