"""`make api`: the OpenAPI document, from which the browser's types are made when the page is built."""

import json
from typing import Any, Final

from hatch_build import ROOT
from ludi.server.app import create_app
from ludi.server.settings import Settings

DOCUMENT: Final = ROOT / "docs" / "openapi.json"


def document() -> dict[str, Any]:
    return create_app(Settings(database="sqlite://")).openapi()


def main() -> None:
    DOCUMENT.write_text(json.dumps(document(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
