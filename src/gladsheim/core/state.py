"""Fixed records: the fields of a state, and who may know each of them.

A `Layout` is a list of fields. A plain record is an object with these names that holds Python ints and
lists (never NumPy scalars: they wrap, and are slow). For machine code a batch of states is a NumPy array
of records with the same fields; a live record is one of these, read and written like a plain one.
"""

from __future__ import annotations

import ctypes
import threading
from array import array
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from functools import cached_property
from typing import Any, get_type_hints

LONG = 1000
"""Length from which a field is an array in plain records, too."""
# All types are signed: many fields hold -1 for "none".
CODES = {8: "b", 16: "h", 32: "i", 64: "q"}
INTS = {8: ctypes.c_int8, 16: ctypes.c_int16, 32: ctypes.c_int32, 64: ctypes.c_int64}
LINE, PAGE = 64, 4096
"""Bytes of a line of the processor's cache, and distance in bytes of addresses that share a place in it."""
BIG = 16 * LINE
"""Size in bytes from which a field begins at a cache line."""
APART = 5 * LINE + LINE // 2
"""Bytes left free before a field as long as a page.

Without them, data that is read together would share places in the cache, and the middle of a board around its
first number would be where one line ends.
"""


class FieldAudience(Enum):
    """Knower of a field: who may know it."""

    EVERYONE = "everyone"
    SEAT = "seat"
    """Each seat may know its own part of the field."""
    NOBODY = "nobody"
    DERIVED = "derived"
    """The field is computed from fields that everyone may know; it is never sent itself."""


@dataclass(frozen=True, slots=True)
class Extent:
    """Extent of a field: which of its numbers are in use; only these are copied and cleared."""

    count: str
    """Name of the field that holds the number in use: one number, or one for each part of the field."""
    room: int = 0
    """Distance between the beginnings of parts, where the field has several and each has the same room."""
    begins: str = ""
    """Name of the field that holds the beginning of each part, where the room is not the same for all."""
    padded: bool = True
    """Whether all other numbers are 0. Otherwise they may be anything, and nothing reads them."""


class CopyRule(Enum):
    """Rule of when a field is copied, where that is not always."""

    NEVER = "never"
    """The field is scratch space of the code that works on a record: in a copy a number is cleared, and a
    list stays as it is there.
    """
    APART = "apart"
    """The field is copied and cleared by kernels of the game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Marks:
    """Marks of a field for the kernels that copy and clear records (`core.positions.copying`)."""

    extent: Extent | None = None
    """Extent of the numbers in use; None: all."""
    empty: int | None = 0
    """Value of each of its numbers on an empty table; None: clearing leaves it as it is."""
    copied: CopyRule | str | None = None
    """Rule of when it is copied: always (None), or only where another field differs, whose name this is."""


@dataclass(frozen=True, slots=True)
class FieldType(_Marks):
    """Form in which a field is stored, in the annotation of a class that lists fields: a
    `Field` without its name.
    """

    bits: int
    knower: FieldAudience
    length: int = 0
    step: int = 1


@dataclass(frozen=True, slots=True)
class Field(_Marks):
    """Named number, or `length` of them; `bits` (8, 16, 32, 64) wide enough not to wrap.

    Fields of the same `step` that follow on each other share their memory: of each only the numbers at
    multiples of the step are its own, and those of the other fields lie between them.
    """

    name: str
    bits: int
    knower: FieldAudience
    length: int = 0
    step: int = 1


def fields_of(record: type) -> tuple[Field, ...]:
    """Return the fields that a class lists, in order, such as
    `turn: Annotated[int, FieldType(16, FieldAudience.EVERYONE)]`.
    """
    hints = get_type_hints(record, include_extras=True)
    return tuple(_named(name, hint.__metadata__[0]) for name, hint in hints.items())


def _named(name: str, stored: FieldType) -> Field:
    return Field(name, **{one.name: getattr(stored, one.name) for one in fields(stored)})


class _Scratch(threading.local):
    """Records of each thread, by layout and use."""

    def __init__(self) -> None:
        self.records: dict[tuple[str, str], Any] = {}
        self.buffers: dict[int, list[int]] = {}


_scratch = _Scratch()


class Layout:
    """Layout of a record: its fields, in order."""

    def __init__(self, name: str, fields: Sequence[Field]) -> None:
        self.name = name
        self.fields = tuple(fields)
        self._shift: dict[str, int] = {}
        """Number of values by which each field begins after the first of those that share its memory."""
        shift = 0
        for field in self.fields:
            self._shift[field.name] = shift
            # After `step` fields in a row the next one begins new memory; with a step of 1 each field does.
            shift = (shift + 1) % field.step
        # Slots turn a misspelt field into an error, where a dict would take it as a new field.
        self._plain = type(name, (_Plain,), {"__slots__": tuple(field.name for field in self.fields)})

    @cached_property
    def dtype(self) -> Any:
        """NumPy type of a record in a batch for machine code."""
        # Not imported with this module: plain kernels need no NumPy.
        import numpy as np

        formats: list[Any] = []
        offsets: list[int] = []
        end = 0
        for field in self.fields:
            size, count, shift = field.bits // 8, max(1, field.length), self._shift[field.name]
            # A field that begins later in shared memory is that much shorter, to end with the first one.
            formats.append((f"i{size}", (field.length - shift,) if field.length else ()))
            if shift:
                # Its memory is already counted: `end` was moved on for the first of the fields that share it.
                offsets.append(offsets[-1] + size)
            else:
                room = size * count
                # A small field needs only the alignment of its numbers.
                begin = _up(end, LINE if room >= BIG else size)
                offsets.append(begin + (APART if room >= PAGE else 0))
                end = offsets[-1] + room
        return np.dtype(
            {
                "names": [field.name for field in self.fields],
                "formats": formats,
                "offsets": offsets,
                # Every record of a batch begins at a cache line, not only the first one.
                "itemsize": _up(end, LINE),
            },
            # Without this flag Numba takes all numbers of a record for unaligned.
            align=True,
        )

    def batch(self, count: int) -> list[Any]:
        """Return `count` zeroed plain records."""
        return [self._new() for _ in range(count)]

    def twin(self, record: Any) -> Any:
        """Return a plain record that equals another record of any kind in every field."""
        made, whole = self._plain(), memoryview(b"")
        for field in self.fields:
            value, shift = getattr(record, field.name), self._shift[field.name]
            if field.step > 1:
                # One copy serves all fields that share memory; the later ones are views of it.
                whole = whole if shift else memoryview(_array(field, value))
                value = whole[shift:]
            elif field.length >= LONG:
                value = _array(field, value)
            elif field.length:
                value = value[:] if isinstance(value, list) else value.tolist()
            setattr(made, field.name, value)
        return made

    def live(self, states: Any, i: int = 0) -> Any:
        """Return state i of a NumPy batch as a record to read and write: its memory, not a copy of it."""
        size = self.dtype.itemsize
        # As bytes, because `memoryview.cast` does not accept records.
        memory = memoryview(states.view("u1"))[i * size : (i + 1) * size]
        made = self._live.from_buffer(memory)
        for name, code, begin, end in self._lists:
            # The instance keeps the view: a ctypes array as a field would be wrapped again at each access.
            made.__dict__[name] = memory[begin:end].cast(code)
        return made

    def fill(self, target: Any, record: Any) -> None:
        """Make a record equal to another one; both may be of any kind."""
        for field in self.fields:
            # The first of the fields that share memory covers all of it.
            if not self._shift[field.name]:
                write(target, field.name, getattr(record, field.name))

    @cached_property
    def _lists(self) -> list[tuple[str, Any, int, int]]:
        """Name, type, begin and end, in a record for machine code, of each field that has a length."""
        found = []
        for field in self.fields:
            if field.length:
                kind, begin = self.dtype.fields[field.name][:2]
                found.append((field.name, CODES[field.bits], int(begin), int(begin + kind.itemsize)))
        return found

    @cached_property
    def _live(self) -> Any:
        """Type of records in the memory of machine code; fields with a length are views."""
        parts: list[tuple[str, Any]] = []
        end = 0
        for field in self.fields:
            if not field.length:
                begin, kind = int(self.dtype.fields[field.name][1]), INTS[field.bits]
                # The gap holds fields that have a length, and padding.
                if begin > end:
                    parts.append((f"_{end}", ctypes.c_byte * (begin - end)))
                parts.append((field.name, kind))
                end = begin + ctypes.sizeof(kind)
        # Packed, because all gaps are listed above and ctypes must not add any.
        return type(self.name, (ctypes.Structure,), {"_pack_": 1, "_fields_": parts})

    def scratch(self, use: str) -> Any:
        """Return a record that this thread reuses for one temporary purpose; it still has its last values.

        Making a big record takes longer than most uses of it.
        """
        kept = _scratch.records
        if (self.name, use) not in kept:
            kept[self.name, use] = self.batch(1)[0]
        return kept[self.name, use]

    def _new(self) -> Any:
        record, whole = self._plain(), memoryview(b"")
        for field in self.fields:
            value: Any = _zeros(field) if field.length else 0
            if field.step > 1:
                whole = whole if self._shift[field.name] else memoryview(value)
                value = whole[self._shift[field.name] :]
            setattr(record, field.name, value)
        return record

    def known_to(self, knower: FieldAudience) -> tuple[str, ...]:
        """Return the names of the fields with this mark."""
        return tuple(field.name for field in self.fields if field.knower is knower)


def _up(number: int, step: int) -> int:
    """Return the next multiple of a step, or the number if it is one."""
    return -(-number // step) * step


def listed(write: Callable[[list[int]], int], most: int) -> list[int]:
    """Return the numbers that a plain kernel writes into a buffer: at most `most`; the kernel
    returns their count.
    """
    kept = _scratch.buffers
    if most not in kept:
        kept[most] = [0] * most
    # The slice is a copy, since the next call writes into the same buffer.
    return kept[most][: write(kept[most])]


def _zeros(field: Field) -> MutableSequence[int]:
    """Return memory for the numbers of a field: a long list would take eight bytes for each,
    and be slow to make.
    """
    if field.length < LONG:
        return [0] * field.length
    return array(f"{CODES[field.bits]}", bytes(field.length * field.bits // 8))


def _array(field: Field, numbers: Any) -> array[int]:
    """Return a long field as a new array, made from an array or a view of memory."""
    made = array(CODES[field.bits])
    # One block of bytes is copied, and no int is made of each number.
    made.frombytes(memoryview(numbers).cast("B"))
    return made


class _Plain:
    """Plain record: a Python object."""

    __slots__ = ()


look: Callable[[Any, str], Any] = getattr
"""Function (record, name) → a field of a record as it is, not copied: an int, a list, an
array or a view of memory.
"""


def read(record: Any, name: str) -> Any:
    """Return a copy of a field of a record: an int, or a list of them."""
    value = getattr(record, name)
    if isinstance(value, int):
        return value
    return value[:] if isinstance(value, list) else value.tolist()


def span(record: Any, name: str, begin: int, end: int) -> list[int]:
    """Return a copy of the numbers of a field from begin to end, end excluded."""
    found: Any = getattr(record, name)[begin:end]
    return found if isinstance(found, list) else list(found.tolist())


def write(record: Any, name: str, value: Any) -> None:
    """Set a field of a record: an int, or a sequence of exactly its length."""
    present = getattr(record, name)
    if isinstance(present, (array, memoryview)):
        memory = memoryview(present)
        # A view refuses another length, where assignment to a slice of an array would change its length.
        memory[:] = value if isinstance(value, (array, memoryview)) else array(memory.format, value)
    else:
        if isinstance(value, (array, memoryview)):
            # Far faster than `list`, which asks for number after number.
            value = value.tolist()
        elif not isinstance(value, int):
            # A new list, because the caller may go on to change its own.
            value = list(value)
        setattr(record, name, value)


def snapshot(record: Any, layout: Layout) -> tuple[tuple[str, Any], ...]:
    """Return all fields of a record as Python values, to compare two."""
    found = [(field, read(record, field.name)) for field in layout.fields]
    # The numbers in between belong to the other fields that share the memory.
    return tuple((field.name, value[:: field.step] if field.step > 1 else value) for field, value in found)
