"""`make schema`: the JSON Schema of each game's view, from its types."""

import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from ludi.games import municipium
from ludi.games.municipium.schema import View

SCHEMA = Path(municipium.__file__).with_name("view.schema.json")


def schema() -> dict[str, Any]:
    made = TypeAdapter(View).json_schema()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **made}


def main() -> None:
    SCHEMA.write_text(json.dumps(schema(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
