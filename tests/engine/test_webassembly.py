"""Kernels for pages: what is lowered, linked and shown, tried with a few small ones."""

import json
from math import pow as power
from math import sqrt
from pathlib import Path
from typing import Annotated, Any

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludi.engine.errors import LudiError
from ludi.engine.record import I8, INT32, Cells, Layout, Record
from ludi.engine.webassembly.exports import Buffer, Export, Room
from ludi.engine.webassembly.linking import STACK, Module, Reader, borrowed, data_end, module, number, sections
from ludi.engine.webassembly.lowering import cleaned, machine_code
from tests.node import run_node

TABLE = np.arange(400) ** 3


class Purse(Record):
    """A small record, with a gap before its array."""

    owner: I8
    coins: Annotated[Cells, INT32, (3,)]


PURSE = Layout(Purse).dtype
BUFFERS = {
    "purse": Buffer(PURSE),
    "purses": Buffer(PURSE, (Room(2, 1),)),
    "grid": Buffer(np.dtype(np.int32), (2, 3)),
    "cells": Buffer(np.dtype(np.int32), (6,), of="grid"),
}


def total(purse: Purse, purses: Cells, extra: int) -> int:
    found = extra
    for i in range(purses.shape[0]):
        found += purses[i].owner
    for i in range(purse.coins.shape[0]):
        found += purse.coins[i]
    return found


def fill(grid: Cells, first: int) -> None:
    for i in range(grid.shape[0]):
        for j in range(grid.shape[1]):
            grid[i, j] = first + 10 * i + j


def largest(cells: Cells) -> float:
    most = 0.0
    for i in range(cells.shape[0]):
        most = max(most, sqrt(cells[i]))
    return most


def is_listed(number: int) -> bool:
    for i in range(TABLE.shape[0]):
        if TABLE[i] == number:
            return True
    return False


def grown(x: float) -> float:
    return power(x, 0.3)


def kernel(function: Any) -> Export:
    return Export(numba.njit(error_model="numpy")(function), BUFFERS)


KERNELS = [kernel(each) for each in (total, fill, largest, is_listed)]


@pytest.fixture(scope="module")
def built() -> Module:
    return module(machine_code(KERNELS), [each.name for each in KERNELS])


def in_node(folder: Path, built: Module, script: str) -> Any:
    (folder / "module.wasm").write_bytes(built.code)
    begin = f"""
        const bytes = require("node:fs").readFileSync({json.dumps(str(folder / "module.wasm"))});
        const {{ exports }} = new WebAssembly.Instance(new WebAssembly.Module(bytes));
        const memory = new DataView(exports.memory.buffer);
        const say = (value) => console.log(JSON.stringify(value));
    """
    return json.loads(run_node("-e", begin + script))


class TestModule:
    def test_it_is_one(self, built: Module) -> None:
        kinds = [kind for kind, _, _ in sections(built.code)]
        assert kinds == sorted(kinds, key=[1, 3, 5, 6, 7, 12, 10, 11].index)

    def test_records_arrays_and_numbers_arrive(self, tmp_path: Path, built: Module) -> None:
        script = """
            const purse = %d, purses = purse + 64;
            [100, 20, 3].forEach((coins, i) => memory.setInt32(purse + 4 + 4 * i, coins, true));
            for (let i = 0; i < 5; i++) memory.setInt8(purses + 16 * i, 1);
            memory.setInt8(purses + 16 * 5, 50);
            say(exports.total(purse, purses, -1000, 2));
        """
        assert in_node(tmp_path, built, script % built.heap) == 123 + 5 - 1000

    def test_arrays_have_their_shape_and_views_share_them(self, tmp_path: Path, built: Module) -> None:
        script = """
            exports.fill(%d, 3);
            say([[0, 1, 2, 3, 4, 5].map((i) => memory.getInt32(%d + 4 * i, true)), exports.largest(%d)]);
        """
        cells, most = in_node(tmp_path, built, script % ((built.heap,) * 3))
        assert cells == [3, 4, 5, 13, 14, 15]
        assert most == sqrt(15)

    def test_tables_are_in_it(self, tmp_path: Path, built: Module) -> None:
        assert in_node(tmp_path, built, "say([27, 28, 59319].map(exports.is_listed))") == [1, 0, 1]

    def test_it_borrows_nothing_and_has_a_stack(self, built: Module) -> None:
        assert 2 not in [kind for kind, _, _ in sections(built.code)]
        end = next(data_end(inside) for kind, _, inside in sections(built.code) if kind == 11)
        assert STACK <= built.heap - end < STACK + 16

    def test_what_pages_do_not_have_is_named(self) -> None:
        with pytest.raises(LudiError, match="Pages have no pow: write it in compiled Python"):
            module(machine_code([kernel(grown)]), ["grown"])


class TestManifest:
    def test_arguments_are_told_by_name(self) -> None:
        assert KERNELS[0].described() == {"arguments": ["purse", "purses", ["extra", "int"]], "room": True}
        assert KERNELS[2].described() == {"arguments": ["cells"], "room": False}
        assert kernel(grown).described() == {"arguments": [["x", "float"]], "room": False}

    def test_sizes(self) -> None:
        assert PURSE.itemsize == 16
        assert [BUFFERS[name].size() for name in ("purse", "purses", "grid")] == [(0, 16), (32, 16), (0, 24)]


class TestCleaning:
    def test_nobody_counts_references(self) -> None:
        text = (
            "define void @NRT_incref(ptr %p) {\nentry:\n  call void asm sideeffect\n}\ndefine void @other() {\n  x\n}"
        )
        assert cleaned(text).endswith(
            "define void @NRT_incref(ptr %p) {\n  ret void\n}\ndefine void @other() {\n  x\n}"
        )

    def test_it_is_for_another_machine(self) -> None:
        text = 'target triple = "x86"\ntarget datalayout = "e"\nattributes #0 = { nounwind "target-cpu"="znver4" }'
        assert cleaned(text).split("\n")[1:] == [
            'target triple = "wasm32-unknown-unknown"',
            "attributes #0 = { nounwind  }",
        ]

    def test_roots_are_an_instruction(self) -> None:
        assert cleaned("%1 = call double @sqrt(double %0)").endswith("@llvm.sqrt.f64(double %0)")

    def test_what_python_sets_is_inside(self) -> None:
        assert cleaned("@env = common global ptr null").endswith("@env = internal global ptr null")


class TestReading:
    @given(st.integers(0, 2**40))
    def test_numbers(self, value: int) -> None:
        assert Reader(number(value)).number() == value
        assert Reader(number(value, signed=True)).number() == value
        assert number(value, signed=True)[-1] < 0x40, "no sign"

    def test_something_else_is_refused(self) -> None:
        with pytest.raises(LudiError, match="no WebAssembly"):
            list(sections(b"MZ\0\0\0\0\0\0\0"))

    def test_what_is_borrowed(self) -> None:
        name = b"\3env"
        memory = name + b"\x0f__linear_memory" + b"\2\1\1\2"
        pointer = name + b"\x0f__stack_pointer" + b"\3\x7f\1"
        table, function = name + b"\5table" + b"\1\x70\0\1", name + b"\3cos" + b"\0\0"
        assert borrowed(b"\4" + memory + table + pointer + function) == ["table", "cos"]
