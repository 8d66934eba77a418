"""Light records: the same bytes as NumPy's, game after game, and no number that does not fit."""

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Annotated, Any

import numpy as np
import pytest

from ludi.engine.arrays import as_numpy, record_of
from ludi.engine.compiled import INTERPRETED
from ludi.engine.contract import Game
from ludi.engine.frames import OVER, RULE
from ludi.engine.kernels import TALLY
from ludi.engine.offers import OFFER
from ludi.engine.record import (
    F64,
    FLOAT64,
    I8,
    I32,
    I64,
    INT8,
    INT16,
    INT32,
    INT64,
    Cells,
    Kind,
    Layout,
    Record,
    plain,
    table,
)
from ludi.engine.registry import GAMES, get_game
from ludi.engine.streams import STREAM
from tests.engine.kept_games import Case, every_case

interpreted = pytest.mark.skipif(not INTERPRETED, reason="compiled rules run on NumPy's records")


class Everything(Record):
    byte: I8
    word: I32
    small: Annotated[Cells, INT8, (3, 5)]
    middle: Annotated[Cells, INT16, (4,)]
    long: I64
    large: Annotated[Cells, INT32, (2, 2, 2)]
    last: I8
    huge: Annotated[Cells, INT64, (2,)]
    share: F64
    shares: Annotated[Cells, FLOAT64, (3,)]
    end: I8


LAYOUT = Layout(Everything)
LAYOUTS = {**{name: get_game(name).record for name in GAMES}, "offer": OFFER, "stream": STREAM, "tally": TALLY}
every_layout = pytest.mark.parametrize("layout", [*LAYOUTS.values(), LAYOUT], ids=[*LAYOUTS, "everything"])
WHOLE = [INT8, INT16, INT32, INT64]


def light(layout: Layout, data: bytes | None = None) -> Any:
    return layout.light(bytearray(data or layout.itemsize))


def noise(layout: Layout, seed: int) -> bytes:
    return random.Random(f"{layout.name} {seed}").randbytes(layout.itemsize)


@every_layout
def test_the_same_bytes_are_the_same_numbers(layout: Layout) -> None:
    for seed in range(20):
        data = noise(layout, seed)
        one, other = light(layout, data), record_of(layout, data)
        for name in layout.names:
            # as text, because some bytes are no number, which equals nothing
            assert str(plain(getattr(one, name))) == str(plain(getattr(other, name))), name
        assert one.tobytes() == other.tobytes() == data


@every_layout
def test_the_same_numbers_are_the_same_bytes(layout: Layout) -> None:
    source, one, other = random.Random(layout.name), light(layout), record_of(layout, bytes(layout.itemsize))
    for name in layout.names:
        _, kind, shape, _ = layout.fields[name]
        most = 1 << 8 * kind.size - 1
        for at in np.ndindex(shape):
            number = source.randrange(-most, most)
            for record in (one, other):
                if shape:
                    getattr(record, name)[at] = number
                else:
                    setattr(record, name, number)
        assert one.tobytes() == other.tobytes(), name


@every_layout
def test_numpy_sees_the_same_memory(layout: Layout) -> None:
    one = light(layout)
    seen = as_numpy(one)
    assert as_numpy(seen) is seen
    name = next(name for name in layout.names if not layout.fields[name].shape or name == "codes")
    if name == "codes":
        seen.codes[3] = 7
        assert one.codes[3] == 7
    else:
        setattr(seen, name, 5)
        assert getattr(one, name) == 5
    assert seen.dtype == layout.dtype
    assert layout.dtype.itemsize == layout.itemsize


@every_layout
@pytest.mark.parametrize("copied", [lambda record: record.copy(), deepcopy], ids=["copy", "deepcopy"])
def test_a_copy_has_memory_of_its_own(layout: Layout, copied: Callable[[Any], Any]) -> None:
    data = noise(layout, 1)
    one = light(layout, data)
    for name in layout.names:
        getattr(one, name)  # views that have been made belong to the one they were made of
    other = copied(one)
    assert other.tobytes() == data
    assert type(other) is type(one)
    other.memory[:] = bytes(layout.itemsize)
    assert one.tobytes() == data
    assert all(not np.any(plain(getattr(other, name))) for name in layout.names)


SCALARS = [("byte", INT8), ("word", INT32), ("long", INT64)]
PLACES: list[tuple[str, Any, Kind]] = [
    ("small", (2, 4), INT8),
    ("middle", 3, INT16),
    ("large", (1, 0, 1), INT32),
    ("huge", 1, INT64),
]


@pytest.mark.parametrize(("name", "kind"), SCALARS)
def test_a_number_that_does_not_fit_is_refused(name: str, kind: Kind) -> None:
    one, most = light(LAYOUT), (1 << 8 * kind.size - 1) - 1
    for number in (most, -most - 1):
        setattr(one, name, number)
        before = one.tobytes()
        with pytest.raises(ValueError, match="invalid value for format"):
            setattr(one, name, number + (1 if number > 0 else -1))
        assert getattr(one, name) == number
        assert one.tobytes() == before


@pytest.mark.parametrize(("name", "at", "kind"), PLACES)
def test_nor_does_it_get_into_an_array(name: str, at: Any, kind: Kind) -> None:
    one, most = light(LAYOUT), (1 << 8 * kind.size - 1) - 1
    cells = getattr(one, name)
    for number, step in ((most, 1), (-most - 1, -1)):
        cells[at] = number
        before = one.tobytes()
        with pytest.raises(ValueError, match="invalid value for format"):
            cells[at] += step
        assert cells[at] == number
        assert one.tobytes() == before


def test_only_whole_numbers_are_whole() -> None:
    one = light(LAYOUT)
    with pytest.raises(TypeError, match="invalid type for format"):
        one.byte = 1.5
    with pytest.raises(TypeError, match="invalid type for format"):
        one.small[0, 0] = 1.0


@pytest.mark.parametrize("at", [(3, 0), (0, 5), (-4, 0)])
def test_places_outside_are_refused(at: tuple[int, int]) -> None:
    one = light(LAYOUT)
    with pytest.raises(IndexError):
        one.small[at] = 1
    assert one.tobytes() == bytes(LAYOUT.itemsize)


def test_a_field_cannot_be_called_like_what_a_record_does() -> None:
    class Copying(Record):
        copy: I8  # type: ignore[assignment]

    with pytest.raises(TypeError, match=r"^field 'copy' of Copying would shadow an attribute of records$"):
        Layout(Copying)


def test_nor_like_what_an_array_does() -> None:
    class Rounds(Record):
        round: I8

    with pytest.raises(TypeError, match=r"^field 'round' of Rounds would shadow an attribute of NumPy's arrays$"):
        _ = Layout(Rounds).dtype


def test_some_fields_and_nothing_else() -> None:
    data = noise(LAYOUT, 3)
    few = LAYOUT.only(light(LAYOUT, data), ("word", "small"))
    whole = light(LAYOUT, data)
    assert (plain(few.word), few.small.tolist()) == (whole.word, whole.small.tolist())
    assert not any(np.any(plain(getattr(few, name))) for name in LAYOUT.names if name not in ("word", "small"))


@pytest.mark.parametrize("kind", WHOLE, ids=[kind.name for kind in WHOLE])
def test_tables_hold_what_fits(kind: Kind) -> None:
    most = (1 << 8 * kind.size - 1) - 1
    numbers = [[[0, most], [1, 2]], [[3, 4], [-most - 1, 5]]]
    found = table(kind, numbers)
    assert found.tolist() == numbers
    assert found[1, 1, 0] == -most - 1
    assert np.asarray(found).dtype == np.dtype(kind.name)
    with pytest.raises(OverflowError):
        table(kind, [most + 1])


@interpreted
def test_tables_cannot_be_written() -> None:
    found = table(INT8, [1, 2])
    with pytest.raises(TypeError, match="read-only"):
        found[0] = 3


class Pair:
    """One game on a light record and on one of NumPy's."""

    def __init__(self, case: Case) -> None:
        self.game: Game = case.game
        self.records = [light(self.game.record), record_of(self.game.record, bytes(self.game.record.itemsize))]
        self.offers = [light(OFFER), record_of(OFFER, bytes(OFFER.itemsize))]
        encoded = self.game.encode(self.game.complete_options(case.players, case.options))
        self.each(self.game.rules.setup, case.players, encoded)

    def each(self, rule: Callable[..., Any], *given: Any) -> Any:
        """The rule on both: they answer alike and leave the same bytes."""
        one, other = (rule(record, *given) for record in self.records)
        assert one == other
        self.compare(self.records)
        return one

    def compare(self, records: list[Any]) -> None:
        one, other = (record.tobytes() for record in records)
        assert one == other

    def offered(self) -> list[int]:
        one, other = map(self.game.rules.offer, self.records, self.offers)
        assert one == other
        self.compare(self.offers)
        codes: list[int] = self.offers[0].codes[:one].tolist()
        return codes

    def shares(self, rule: Callable[[Any, Any], None], players: int) -> list[float]:
        one, other = [0.0] * players, np.zeros(players)
        rule(self.records[0], one)
        rule(self.records[1], other)
        assert one == other.tolist()
        return one


@interpreted
@pytest.mark.whole_games
@every_case
def test_whole_games_are_the_same_on_both(case: Case) -> None:
    pair, source, rules = Pair(case), random.Random(str(case)), case.game.rules
    while (who := pair.each(rules.decider)) != OVER:
        if who == RULE:
            pair.each(rules.advance)
            continue
        pair.each(rules.apply, source.choice(pair.offered()))
        if source.random() < 0.1:
            pair.shares(rules.prospects, case.players)
            for seat in range(case.players):
                pair.each(rules.evaluate, seat)
                pair.each(rules.rank_key, seat)
    assert sum(pair.shares(rules.payoffs, case.players)) == pytest.approx(1.0)


@every_layout
def test_bytes_of_another_length_are_no_record(layout: Layout) -> None:
    for length in (0, layout.itemsize - 1, layout.itemsize + 1, 2 * layout.itemsize):
        with pytest.raises(ValueError, match=f"a buffer of {length} bytes"):
            layout.read(bytes(length))
    assert layout.read(bytes(layout.itemsize)).tobytes() == bytes(layout.itemsize)
