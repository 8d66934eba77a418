"""From what Numba compiled for this processor to machine code for WebAssembly, by the same LLVM.

Numba keeps its optimised intermediate code, of a kernel and all it calls, in its cache. Pointers have no size in it, so
code for 64 bits becomes code for 32 as it is; what only Python needs around kernels is left out.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import types

from ludi.engine.webassembly.exports import Buffer, Export, Pack, Room

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+simd128"  # in all browsers since 2023
EFFORT: Final = 3

INT, LONG, DOUBLE, POINTER = ir.IntType(32), ir.IntType(64), ir.DoubleType(), ir.PointerType()
COUNTING: Final = re.compile(r"(define [^\n]*@NRT_(?:inc|dec)ref\([^\n]*\{\n).*?\n\}", re.DOTALL)
MACHINE: Final = re.compile(r'"(?:target-cpu|target-features|tune-cpu)"="[^"]*"')


@cache
def target() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(cpu="generic", features=FEATURES, opt=EFFORT)


def cleaned(text: str) -> str:
    """Intermediate code without what belongs to Python or to this processor.

    Arrays come from outside, so nobody counts references to them; roots are an instruction and not a function.
    """
    text = MACHINE.sub("", COUNTING.sub(r"\1  ret void\n}", text))
    text = text.replace(" = common ", " = internal ").replace("@sqrt(", "@llvm.sqrt.f64(")
    lines = [line for line in text.split("\n") if not line.startswith(("target triple", "target datalayout"))]
    return "\n".join([f'target datalayout = "{target().target_data}"', f'target triple = "{TRIPLE}"', *lines])


def _array(builder: ir.IRBuilder, buffer: Buffer, data: Any, room: Any) -> list[Any]:
    """An array as Numba passes it: two owners it has not, how many numbers of which size, where, shape and strides."""
    lengths: list[Any] = [
        builder.add(builder.mul(room, LONG(length.each)), LONG(length.more))
        if isinstance(length, Room)
        else LONG(length)
        for length in buffer.shape
    ]
    strides, count = list[Any](), LONG(1)
    for length in reversed(lengths):
        strides.insert(0, builder.mul(count, LONG(buffer.dtype.itemsize)))
        count = builder.mul(count, length)
    return [POINTER(None), POINTER(None), count, LONG(buffer.dtype.itemsize), data, *lengths, *strides]


def _arrays(builder: ir.IRBuilder, pack: Pack, data: Any) -> list[Any]:
    """All arrays of a named tuple, one after the other."""
    offsets, found = pack.offsets(), list[Any]()
    for name, buffer in pack.arrays():
        found += _array(builder, buffer, builder.gep(data, [INT(offsets[name])], source_etype=ir.IntType(8)), None)
    return found


def _given(export: Export, builder: ir.IRBuilder, taken: Sequence[Any]) -> list[Any]:
    """What the kernel is given for what the page gives: whole numbers are 32 bits there."""
    room = builder.sext(taken[-1], LONG) if export.needs_room else None
    found: list[Any] = []
    for argument, value in zip(export.arguments.values(), taken, strict=False):
        if isinstance(argument, Pack):
            found += _arrays(builder, argument, value)
        elif isinstance(argument, Buffer):
            found += _array(builder, argument, value, room) if argument.shape else [value]
        else:
            found.append(builder.sext(value, LONG) if argument is int else value)
    return found


def _result_types(result: Any) -> tuple[Any, Any]:
    """What a kernel leaves behind, and what the page gets."""
    if isinstance(result, types.Float):
        return DOUBLE, DOUBLE
    if isinstance(result, types.Boolean):
        return ir.IntType(8), INT
    return (LONG, INT) if isinstance(result, types.Integer) else (POINTER, ir.VoidType())


def _door(module: ir.Module, export: Export) -> None:
    """The function that pages call: numbers and addresses in, a number out. What cannot happen stops the module."""
    left, result = _result_types(export.result)
    taken = [DOUBLE if each is float else INT if each is int else POINTER for each in export.arguments.values()]
    kind = ir.FunctionType(result, [*taken, *([INT] if export.needs_room else [])])
    door = ir.Function(module, kind, export.name)
    builder = ir.IRBuilder(door.append_basic_block())
    place, complaint = builder.alloca(left), builder.alloca(POINTER)
    given = [place, complaint, *_given(export, builder, door.args)]
    kernel = ir.FunctionType(INT, [each.type for each in given])
    status = builder.call(ir.Function(module, kernel, export.compiled.fndesc.llvm_func_name), given)
    with builder.if_then(builder.icmp_signed("!=", status, INT(0)), likely=False):
        builder.call(module.declare_intrinsic("llvm.trap", fnty=ir.FunctionType(ir.VoidType(), [])), [])
        builder.unreachable()
    if isinstance(result, ir.VoidType):
        builder.ret_void()
    else:
        value = builder.load(place, typ=left)
        wider = isinstance(left, ir.IntType) and left.width < INT.width
        builder.ret(builder.zext(value, INT) if wider else builder.trunc(value, INT) if result == INT else value)


def _doors(exports: Sequence[Export]) -> Any:
    module = ir.Module()
    for export in exports:
        _door(module, export)
    return llvm.parse_assembly(cleaned(str(module)))


def _joined(exports: Sequence[Export]) -> Any:
    """All kernels and what they call, of which pages see the doors only."""
    whole = _doors(exports)
    for export in exports:
        part = llvm.parse_assembly(cleaned(str(export.compiled.library._get_module_for_linking())))
        part.get_function(export.compiled.fndesc.llvm_func_name).linkage = "external"
        whole.link_in(part)
    seen = {export.name for export in exports}
    for each in (*whole.functions, *whole.global_variables):
        if not each.is_declaration and each.name not in seen:
            each.linkage = "internal"
    whole.verify()
    return whole


def machine_code(exports: Sequence[Export]) -> bytes:
    """An object file with these kernels."""
    whole, options = _joined(exports), llvm.PipelineTuningOptions(speed_level=EFFORT)
    builder = llvm.create_pass_builder(target(), options)
    builder.getModulePassManager().run(whole, builder)
    return bytes(target().emit_object(whole))
