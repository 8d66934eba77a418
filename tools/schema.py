"""`make schema`: the JSON Schema of each game's view (and catalogue, among its definitions), from its types."""

import json
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from ludi import games
from ludi.games.ave_roma.schema import Catalogue
from ludi.games.ave_roma.schema import View as AveRomaView
from ludi.games.municipium.schema import View as MunicipiumView

VIEWS: Final[dict[str, Any]] = {"municipium": MunicipiumView, "ave_roma": AveRomaView}
CATALOGUES: Final[dict[str, Any]] = {"ave_roma": Catalogue}
SCHEMAS: Final = {game: Path(games.__file__).with_name(game) / "view.schema.json" for game in VIEWS}
SCHEMA: Final = SCHEMAS["municipium"]


def schema(game: str = "municipium") -> dict[str, Any]:
    made = TypeAdapter(VIEWS[game]).json_schema()
    if game in CATALOGUES:
        printed = TypeAdapter(CATALOGUES[game]).json_schema()
        made["$defs"] |= {**printed.pop("$defs"), printed["title"]: printed}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **made}


def main() -> None:
    for game, path in SCHEMAS.items():
        path.write_text(json.dumps(schema(game), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
