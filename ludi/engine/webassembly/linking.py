"""From one object file to a module.

All code and data are in one file and laid out from address 0, so nothing has to be moved, which is what linkers are
for: the module gets memory and a stack of its own instead of borrowed ones, and its functions are shown to the page.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ludi.engine.errors import LudiError

HEAD: Final = b"\0asm\1\0\0\0"
CUSTOM, TYPES, IMPORTS, FUNCTIONS, MEMORY, GLOBALS, EXPORTS, CODE, DATA, COUNT = 0, 1, 2, 3, 5, 6, 7, 10, 11, 12
ORDER: Final = (TYPES, FUNCTIONS, MEMORY, GLOBALS, EXPORTS, COUNT, CODE, DATA)
FUNCTION, TABLE, MEMORIES, GLOBAL = range(4)  # kinds of what is borrowed or shown
OWN: Final = ("__linear_memory", "__stack_pointer")  # borrowed by object files, had by modules
SYMBOLS: Final = 8  # the part of the section `linking` that names functions
UNDEFINED, NAMED = 0x10, 0x40
I32, MUTABLE, I32_CONST, END = 0x7F, 1, 0x41, 0x0B
STACK: Final = 1 << 16
PAGE: Final = 1 << 16


@dataclass(frozen=True)
class Module:
    """A WebAssembly module, and the address from which its memory is the page's."""

    code: bytes
    heap: int


class Reader:
    """Bytes from beginning to end."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def take(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self) -> int:
        """In groups of seven bits, the lowest first."""
        value, shift, byte = 0, 0, 0x80
        while byte >= 0x80:
            byte = self.take(1)[0]
            value |= (byte & 0x7F) << shift
            shift += 7
        return value

    def name(self) -> str:
        return self.take(self.number()).decode()

    @property
    def rest(self) -> bytes:
        return self.data[self.at :]


def number(value: int, signed: bool = False) -> bytes:
    """As `Reader.number` reads it; where it could be negative, its highest bit is none of the number's own."""
    found = bytearray()
    while value >= (0x40 if signed else 0x80):
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])


def _listed(items: Sequence[bytes]) -> bytes:
    return number(len(items)) + b"".join(items)


def _text(name: str) -> bytes:
    return number(len(name.encode())) + name.encode()


def sections(data: bytes) -> Iterator[tuple[int, str, bytes]]:
    """Each section's number, its name if it has one, and what is in it."""
    reader = Reader(data)
    if reader.take(len(HEAD)) != HEAD:
        raise LudiError("This is no WebAssembly.")
    while reader.rest:
        kind = reader.take(1)[0]
        inside = Reader(reader.take(reader.number()))
        yield kind, inside.name() if kind == CUSTOM else "", inside.rest


def borrowed(data: bytes) -> list[str]:
    """What an object file needs from elsewhere, besides what every module has of its own."""
    reader, names = Reader(data), list[str]()
    for _ in range(reader.number()):
        reader.name()
        names.append(reader.name())
        kind = reader.take(1)[0]
        reader.number()  # what type it is
        if kind in (TABLE, GLOBAL) or (kind == MEMORIES and reader.data[reader.at - 1] & 1):
            reader.number()
        if kind in (TABLE, MEMORIES):
            reader.number()
    return [name for name in names if name not in OWN]


def named_functions(data: bytes) -> dict[str, int]:
    """The functions of an object file, from its section `linking`."""
    reader, found = Reader(data), dict[str, int]()
    reader.number()  # its version
    while reader.rest:
        kind = reader.take(1)[0]
        part = Reader(reader.take(reader.number()))
        for _ in range(part.number() if kind == SYMBOLS else 0):
            sort, flags = part.take(1)[0], part.number()
            if sort == FUNCTION:
                index = part.number()
                if not flags & UNDEFINED or flags & NAMED:
                    found[part.name()] = index
            elif sort == 1:  # data
                part.name()
                for _ in range(0 if flags & UNDEFINED else 3):
                    part.number()
            else:
                part.number()
                if sort != 3 and (not flags & UNDEFINED or flags & NAMED):  # sections have no names here
                    part.name()
    return found


def data_end(data: bytes) -> int:
    """Where the last of the data ends."""
    reader, end = Reader(data), 0
    for _ in range(reader.number()):
        assert reader.take(2) == bytes([0, I32_CONST]), "all data lie in memory from the start"
        at = reader.number()
        assert reader.take(1)[0] == END
        size = reader.number()
        reader.take(size)
        end = max(end, at + size)
    return end


def module(data: bytes, shown: Iterable[str]) -> Module:
    """A module of an object file; it shows its memory and the functions of these names."""
    found, symbols = dict[int, bytes](), dict[str, int]()
    for kind, name, inside in sections(data):
        if name == "linking":
            symbols = named_functions(inside)
        found[kind] = inside
    if missing := borrowed(found.pop(IMPORTS)):
        raise LudiError(f"Pages have no {' or '.join(missing)}: write it in compiled Python, as exp is.")
    heap = (data_end(found.get(DATA, b"\0")) + STACK + 15) // 16 * 16
    found[MEMORY] = _listed([number(0) + number(heap // PAGE + 1)])
    found[GLOBALS] = _listed([bytes([I32, MUTABLE, I32_CONST]) + number(heap, signed=True) + bytes([END])])
    doors = [_text(name) + bytes([FUNCTION]) + number(symbols[name]) for name in shown]
    found[EXPORTS] = _listed([_text("memory") + bytes([MEMORIES, 0]), *doors])
    code = [bytes([kind]) + number(len(found[kind])) + found[kind] for kind in ORDER if kind in found]
    return Module(HEAD + b"".join(code), heap)
