"""Which games are installed, and where their folders are. Nothing here imports a game."""

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path


@dataclass(frozen=True)
class Package:
    """Where a game is: the module of its class, and the folder with everything that belongs to it."""

    name: str
    module: str
    attribute: str

    @property
    def folder(self) -> Path:
        return _folder(self.module)

    def words(self, language: str) -> list[Path]:
        """Its Fluent files."""
        return sorted((self.folder / "locale" / language).glob("*.ftl"))

    def rules_text(self, language: str) -> Path:
        """Its rules in our own words; not every game has them."""
        return self.folder / "locale" / language / "rules.md"


@cache
def _folder(module: str) -> Path:
    spec = find_spec(module)  # imports the packages around the module, not the module itself
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"there is no module {module}")
    return Path(spec.origin).parent


@cache
def installed() -> dict[str, Package]:
    return {
        "municipium": Package("municipium", "ludi.games.municipium.game", "Municipium"),
        "ave_roma": Package("ave_roma", "ludi.games.ave_roma.game", "AveRoma"),
        "tali": Package("tali", "ludi.games.tali", "Tali"),
    }
