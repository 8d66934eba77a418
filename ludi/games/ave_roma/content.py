"""The game's content as data: cards, boards and tracks, read from TOML files that an owner of the box can correct."""

import hashlib
import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ludi.engine.content import DataFiles, content_folder
from ludi.engine.errors import LudiError, quoted
from ludi.games.ave_roma.content_files import READERS, SHAPES, Draft, Numbers, ids
from ludi.games.ave_roma.content_rows import BadContent, Row, parse, word

__all__ = ["DATA", "FILES", "FOLDER", "BadContent", "Content", "chosen_folder", "export", "load", "read", "word"]

FOLDER: Final = Path(__file__).resolve().parent / "data"
FILES: Final = tuple(READERS)


@dataclass(frozen=True, eq=False)
class Content:
    """Everything printed on the components, in nested tuples that are read by their indices one after the other.

    Cards are numbered 0-29 in each deck: provinces and patrons as in their ids, a building's plan kind * 2 and the
    built one kind * 2 + 1, a war card set * 5 + n - 1.
    """

    board_prices: Numbers  # [10, 6] board * 2 + side (A 0, B 1) × Good, in denarii
    province_goods: Numbers  # [30, 4] Good: the upper two, the lower two
    province_part: Numbers  # [30] Part
    symbol: Numbers  # [4, 30] Deck × card, Symbol
    players: Numbers  # [4, 30] Deck × card, the least number of players the card is recommended for
    cost: Numbers  # [3, 30, 12] Deck (BUILDING, WAR, PATRON) × card × Icon
    points: Numbers  # [2, 30] Deck (BUILDING, WAR) × card
    influence: Numbers  # [2, 30] Deck (BUILDING, WAR) × card
    pair_reward: Numbers  # [30, 9] building card × Reward
    patron_bonus: Numbers  # [30] Bonus
    patron_modifier: Numbers  # [30] Modifier
    patron_at: Numbers  # [30] Location
    patron_price: Numbers  # [30, 12] patron × Icon; all 0 unless M10
    scoring_card: Numbers  # [2, 9] 2-3 or 4-5 players × level
    political_track: Numbers  # [11] points by level
    training_cost: Numbers  # [4] denarii, for ±1 first
    colosseum_cost: Numbers  # [12, 12] space - 1 × Icon
    honour: Numbers  # [12] space - 1, 1 if it gives political influence
    slot_range: Numbers  # [5, 2] slot (newest first) × least and most worker value
    spaces: Numbers  # [5, 5] Location × space, the number of players that opens it
    province_ids: tuple[str, ...]
    building_names: tuple[str, ...]  # 15, by kind
    set_names: tuple[str, ...]
    equipment: tuple[str, ...]  # of the sets
    patron_ids: tuple[str, ...]
    patron_names: tuple[str, ...]
    attested: dict[str, str]  # "provinces.toml, A01" → what the rulebook says of that row
    rows: dict[str, dict[str, Any]]  # the same rows as written, to tell which ones somebody changed
    digest: str  # 16 hex digits, the same for all files that play alike

    def counts(self) -> dict[str, int]:
        """How many components of each kind there are."""
        return {
            "boards": len(self.board_prices) // 2,
            "province_cards": len(self.province_ids),
            "building_cards": 2 * len(self.building_names),
            "war_cards": 5 * len(self.set_names),
            "patron_cards": len(self.patron_ids),
        }


def read(folder: Path) -> Content:
    """Read and check all files of a folder; BadContent tells the first thing that is wrong."""
    draft = Draft()
    for file, reader in READERS.items():
        reader(Row(file, "", parse(folder / file)), draft)
    fields = {field: _frozen(values) for field, values in (draft.numbers | draft.names).items()}
    return Content(
        **fields,
        province_ids=tuple(ids("A")),
        patron_ids=tuple(ids("P")),
        attested=draft.attested,
        rows=draft.rows,
        digest=_digest(draft),
    )


def _frozen(values: Any) -> Any:
    return tuple(map(_frozen, values)) if isinstance(values, list) else values


def _digest(draft: Draft) -> str:
    """Of what matters for play. Names do, because moves are written with them; the equipment is only shown."""
    meaning: dict[str, Any] = {field: draft.numbers[field] for field in SHAPES}
    meaning |= {field: draft.names[field] for field in ("building_names", "set_names", "patron_names")}
    text = json.dumps(meaning, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def chosen_folder() -> Path:
    """The owner's folder if one was chosen, else the packaged one."""
    return content_folder("ave_roma", __package__ or "") or FOLDER


def load() -> Content:
    """The content to play with, read once."""
    return _read_once(chosen_folder())


@lru_cache(maxsize=4)
def _read_once(folder: Path) -> Content:
    return read(folder)


def export(folder: Path) -> list[Path]:
    """Copy the packaged files into a folder, for an owner to correct; nothing is ever overwritten."""
    there = [file for file in FILES if (folder / file).exists()]
    if there:
        raise LudiError(f"The folder {quoted(folder, 200)} already has {there[0]}; choose another folder.")
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file in FILES:
            with (folder / file).open("xb") as copy:
                copy.write((FOLDER / file).read_bytes())
            written.append(folder / file)
    except OSError as error:
        reason = quoted(error.strerror or error)
        raise LudiError(f"The folder {quoted(folder, 200)} cannot be written to ({reason}).") from None
    return written


DATA: Final = DataFiles(FOLDER, FILES, read, export)
