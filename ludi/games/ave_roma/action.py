"""An action in one number, so that `what if` needs no copy of the record.

Location, value, slot and stage have four bits each, then come three flags; the card bought before the one the worker
was placed for (plus 1; advanced game); and how many goods of one's choice are still to be picked.
"""

from typing import Final

from ludi.engine.compiled import compiled

ACTED: Final = 1 << 16  # Mercator: something was sold or bought; Propraetor: influence was raised
EXTRA: Final = 1 << 17  # the advanced extra was taken
IMAGINARY: Final = 1 << 18  # the extra action at the end: no worker
FIRST_CARD: Final = 1 << 19  # unit of the card bought first
ONE_PICK: Final = 1 << 24  # unit of the goods to pick


@compiled
def new_action(location: int, value: int, slot: int, stage: int) -> int:
    return location + (value << 4) + (slot << 8) + (stage << 12)


@compiled
def location_of(action: int) -> int:
    return action & 15


@compiled
def value_of(action: int) -> int:
    """The worker's value, 1 to 5."""
    return (action >> 4) & 15


@compiled
def province_of(action: int) -> int:
    """The province of the worker's value, 0 to 4."""
    return ((action >> 4) & 15) - 1


@compiled
def slot_of(action: int) -> int:
    """The slot of a card row; at the Propraetor the half of the card being thought about: 1 upper, 2 lower."""
    return (action >> 8) & 15


@compiled
def stage_of(action: int) -> int:
    return (action >> 12) & 15


@compiled
def at_stage(action: int, stage: int) -> int:
    """The same action, so far."""
    return (action & ~(15 << 12)) | (stage << 12)


@compiled
def first_card_of(action: int) -> int:
    """The card being bought first, plus 1; 0 where there is none."""
    return (action >> 19) & 31


@compiled
def picks_of(action: int) -> int:
    return (action >> 24) & 63
