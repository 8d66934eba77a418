"""Short forms in signs, as cards and locations have them printed: names of signs, and text that begins with a space."""

from typing import Final

from ludi.games.ave_roma.vocabulary import Bonus, Location, Modifier

Signs = tuple[str, ...]

AT_LOCATION: Final[dict[Location, Signs]] = {
    Location.QUAESTOR: (" 2×", "worker", "denarii"),
    Location.MERCATOR: ("any", " ↔", "denarii"),
    Location.AEDILIS: (" 4", "any"),
    Location.PROPRAETOR: (" 2", "any", "influence"),
}
MODIFIERS: Final[dict[Modifier, Signs]] = {
    Modifier.M1: (" +1", "vp"),
    Modifier.M2: (" +2", "denarii"),
    Modifier.M3: (" +1", "surplus"),
    Modifier.M4: (" +1", "any"),
    Modifier.M5: ("province", " 0", "denarii"),
    Modifier.M6: (" ±", "worker"),
    Modifier.M7R: (" −1", "any"),
    Modifier.M7S: (" −1", "surplus"),
    Modifier.M7D: (" −2", "denarii"),
    Modifier.M8: ("surplus", " →", "any"),
    Modifier.M9: ("any", " →", "surplus"),
    Modifier.M11: ("roma", " 0", "denarii"),
    Modifier.M12: (" +1", "cube"),
    Modifier.M13: (" +1", "roma"),
}
BONUSES: Final[dict[Bonus, Signs]] = {
    Bonus.B1: ("vp", " /", "political"),
    Bonus.B2: (" +1", "political"),
    Bonus.B3: ("vp", " /", "patron"),
    Bonus.B4: (" ×2", "patron"),
    Bonus.B5: (" 2–3", "vp", " /1.", "province"),
    Bonus.B6: (" +1", "influence"),
    Bonus.B7: ("vp", " =", "influence"),
    Bonus.B8: ("vp", " /", "province"),
    Bonus.B9A: ("vp", " /", "vp"),
    Bonus.B9B: ("vp", " /", "influence"),
    Bonus.B10: (" 2", "vp", " /3", "lion"),
    Bonus.B11A: (" 2", "vp", " /2", "amphora"),
    Bonus.B11S: (" 2", "vp", " /2", "sword"),
    Bonus.B11L: (" 2", "vp", " /2", "lion"),
    Bonus.B12: ("vp", " /2", "any"),
    Bonus.B13B: ("vp", " /", "black"),
    Bonus.B13G: ("vp", " /", "green"),
    Bonus.B13R: ("vp", " /", "red"),
    Bonus.B14A: ("vp", " /", "province"),
    Bonus.B14B: ("vp", " /", "building"),
    Bonus.B14W: ("vp", " /", "war"),
    Bonus.B14P: ("vp", " /", "patron"),
}


def modifier_signs(modifier: Modifier, price: dict[str, int]) -> list[str]:
    """`price`: what M10 asks for an influence."""
    bought = next(iter(price.items()), None)
    return [f" {bought[1]}", bought[0], " →", "influence"] if bought else list(MODIFIERS.get(modifier, ()))
