"""Fixed records: what a state is made of, and who may know each part.

A `Layout` is a list of fields. A plain record is an object with these names that holds Python ints and
lists (never NumPy scalars: they wrap, and are slow). For machine code a batch of states is a NumPy array
of records with the same fields.
"""

from __future__ import annotations

import struct
import threading
from array import array
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any, NamedTuple

LONG = 1000
"""Fields of so many numbers are arrays also when plain."""
CODES = {8: "b", 16: "h", 32: "i", 64: "q"}
LINE, PAGE = 64, 4096
"""Bytes that a processor's cache takes in at once, and bytes after which it uses the same places again."""
APART = 5 * LINE
"""Left free after a field as long as a page: what is read together would lie in the same places."""
SHORT = 48
"""Fields of at most so many numbers are fetched together from the memory of machine code, as lists."""


class Knower(Enum):
    """Who may know a field."""

    EVERYONE = "everyone"
    SEAT = "seat"
    """Each seat its own part of the field."""
    NOBODY = "nobody"
    DERIVED = "derived"
    """Worked out from fields that everyone may know; never sent by itself."""


@dataclass(frozen=True, slots=True)
class Field:
    """A named number, or `length` of them; `bits` (8, 16, 32, 64) wide enough not to wrap."""

    name: str
    bits: int
    knower: Knower
    length: int = 0


class _Place(NamedTuple):
    """Where a field lies in the memory of a record for machine code."""

    offset: int
    numbers: struct.Struct
    single: bool
    code: str
    """The type of its numbers, as arrays name it."""


class _Scratch(threading.local):
    """Each thread's own records, by layout and use."""

    def __init__(self) -> None:
        self.records: dict[tuple[str, str], Any] = {}
        self.buffers: dict[int, list[int]] = {}


_scratch = _Scratch()


class Layout:
    """The fields of a record, in order."""

    def __init__(self, name: str, fields: Sequence[Field]) -> None:
        self.name = name
        self.fields = tuple(fields)
        self._plain = type(name, (_Plain,), {"__slots__": tuple(field.name for field in self.fields)})
        self._late = type(name, (), {})

    @cached_property
    def dtype(self) -> Any:
        """The NumPy type of a record in a batch for machine code."""
        # Not imported with this module: whoever runs plain kernels needs no NumPy.
        import numpy as np

        formats, offsets, end = [], [], 0
        for field in self.fields:
            size, count = field.bits // 8, max(1, field.length)
            offsets.append(-(-end // size) * size)
            formats.append((f"i{size}", (field.length,) if field.length else ()))
            end = offsets[-1] + size * count + (APART if size * count >= PAGE else 0)
        return np.dtype(
            {
                "names": [field.name for field in self.fields],
                "formats": formats,
                "offsets": offsets,
                "itemsize": -(-end // LINE) * LINE,
            },
            align=True,
        )

    @cached_property
    def places(self) -> dict[str, _Place]:
        """Where the fields of a record in a batch lie, by name."""
        found = {}
        for field in self.fields:
            code, length = CODES[field.bits], field.length
            numbers = struct.Struct(f"={length or 1}{code}")
            found[field.name] = _Place(int(self.dtype.fields[field.name][1]), numbers, not length, code)
        return found

    def batch(self, count: int) -> list[Any]:
        """`count` zeroed plain records."""
        return [self._new() for _ in range(count)]

    def twin(self, record: Any) -> Any:
        """A plain record that is equal to another in every field."""
        made = self._plain()
        for field in self.fields:
            value = getattr(record, field.name)
            setattr(made, field.name, value[:] if field.length else value)
        return made

    def pack(self, row: Any, record: Any) -> None:
        """Make a record of a NumPy batch equal to a plain one."""
        for field in self.fields:
            row[field.name] = getattr(record, field.name)

    def unpack(self, row: Any) -> Any:
        """A plain record that is equal to one of a NumPy batch."""
        record = self._plain()
        for field in self.fields:
            value = row[field.name]
            long = field.length >= LONG
            setattr(record, field.name, array(CODES[field.bits], value.tobytes()) if long else value.tolist())
        return record

    def store(self, memory: memoryview, record: Any) -> None:
        """Write a plain record into the bytes of a record for machine code."""
        for field in self.fields:
            self.store_field(memory, record, field.name)

    def store_field(self, memory: memoryview, record: Any, name: str) -> None:
        """Write one field of a plain record into the bytes of a record for machine code."""
        offset, numbers, single, _ = self.places[name]
        value = getattr(record, name)
        if single:
            numbers.pack_into(memory, offset, value)
        elif isinstance(value, array):
            memory[offset : offset + numbers.size] = memoryview(value).cast("B")
        else:
            numbers.pack_into(memory, offset, *value)

    @cached_property
    def _short(self) -> tuple[struct.Struct, list[str], list[int | slice]]:
        """How to fetch all short fields at once: all their numbers, their names, and which are whose."""
        text, at, end = "=", 0, 0
        names: list[str] = []
        parts: list[int | slice] = []
        for field in self.fields:
            if field.length <= SHORT:
                offset, numbers, single, _ = self.places[field.name]
                text += f"{offset - end}x{numbers.format[1:]}"
                end, count = offset + numbers.size, field.length or 1
                names.append(field.name)
                parts.append(at if single else slice(at, at + count))
                at += count
        return struct.Struct(text), names, parts

    def late(self, memory: memoryview) -> Any:
        """A record made of the bytes of one for machine code, to read like a plain one, and much quicker
        to make: its longer fields are arrays.
        """
        numbers, names, parts = self._short
        found = list(numbers.unpack_from(memory))
        fields: dict[str, Any] = dict(zip(names, [found[part] for part in parts], strict=True))
        for name, code, begin, end in self._longer:
            value = fields[name] = array(code)
            value.frombytes(memory[begin:end])
        record: Any = self._late()
        record.__dict__ = fields
        return record

    @cached_property
    def _longer(self) -> list[tuple[str, str, int, int]]:
        """Name, type, begin and end of each longer field in the bytes of a record for machine code."""
        found = [(field.name, self.places[field.name]) for field in self.fields if field.length > SHORT]
        return [(name, at.code, at.offset, at.offset + at.numbers.size) for name, at in found]

    def complete(self, record: Any) -> Any:
        """The plain record that is equal to a late one."""
        made = self._plain()
        for field in self.fields:
            value = getattr(record, field.name)
            setattr(made, field.name, list(value) if field.length and field.length < LONG else value)
        return made

    def scratch(self, use: str) -> Any:
        """A record that this thread has for one passing use; it holds what was left there before.

        Making a big record takes longer than most of what is done with it.
        """
        kept = _scratch.records
        if (self.name, use) not in kept:
            kept[self.name, use] = self.batch(1)[0]
        return kept[self.name, use]

    def _new(self) -> Any:
        record = self._plain()
        for field in self.fields:
            setattr(record, field.name, _zeros(field) if field.length else 0)
        return record

    def known_to(self, knower: Knower) -> tuple[str, ...]:
        """Names of the fields with this mark."""
        return tuple(field.name for field in self.fields if field.knower is knower)


def listed(write: Callable[[list[int]], int], most: int) -> list[int]:
    """What a plain kernel writes into a buffer, of which it returns the number: at most `most`."""
    kept = _scratch.buffers
    if most not in kept:
        kept[most] = [0] * most
    return kept[most][: write(kept[most])]


def _zeros(field: Field) -> MutableSequence[int]:
    """Room for the numbers of a field: a long list would keep eight bytes for each, and be slow to make."""
    if field.length < LONG:
        return [0] * field.length
    return array(f"{CODES[field.bits]}", bytes(field.length * field.bits // 8))


class _Plain:
    """A record as a Python object."""

    __slots__ = ()


def read(record: Any, name: str) -> Any:
    """A field of a plain record, copied: an int, or a list of them."""
    value = getattr(record, name)
    return list(value) if isinstance(value, (list, array)) else value


def look(record: Any, name: str) -> Any:
    """A field of a plain record as it is, not copied."""
    return getattr(record, name)


def write(record: Any, name: str, value: Any) -> None:
    """Set a field of a plain record: an int, or a sequence of exactly its length."""
    if isinstance(present := getattr(record, name), array):
        present[:] = array(present.typecode, value)
    else:
        setattr(record, name, list(value) if isinstance(value, (list, tuple)) else value)


def snapshot(record: Any, layout: Layout) -> tuple[tuple[str, Any], ...]:
    """All fields of a plain record as Python values, to compare two."""
    return tuple((field.name, read(record, field.name)) for field in layout.fields)
