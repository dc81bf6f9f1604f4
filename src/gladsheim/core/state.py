"""Fixed records: what a state is made of, and who may know each part.

A `Layout` is a list of fields. Compiled, a batch of states is a NumPy array of records
with these fields; plain, it is a list of objects with the same names that hold Python
ints and lists (never NumPy scalars: they wrap, and are slow).
"""

from __future__ import annotations

import threading
from array import array
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np

from gladsheim.core import kernel

LONG = 1000
"""Fields of so many numbers are arrays also when plain."""
CODES = {8: "b", 16: "h", 32: "i", 64: "q"}


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


class _Scratch(threading.local):
    """Each thread's own records, by layout and use."""

    def __init__(self) -> None:
        self.records: dict[tuple[str, str], Any] = {}


_scratch = _Scratch()


class Layout:
    """The fields of a record, in order."""

    def __init__(self, name: str, fields: Sequence[Field]) -> None:
        self.name = name
        self.fields = tuple(fields)
        self.dtype = np.dtype(
            [
                (field.name, f"i{field.bits // 8}", (field.length,) if field.length else ())
                for field in self.fields
            ],
            align=True,
        )
        self._plain = type(name, (_Plain,), {"__slots__": tuple(field.name for field in self.fields)})

    def batch(self, count: int) -> Any:
        """`count` zeroed records."""
        if kernel.COMPILED:
            return np.zeros(count, dtype=self.dtype)
        return [self._new() for _ in range(count)]

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


def _zeros(field: Field) -> MutableSequence[int]:
    """Room for the numbers of a field: a long list would keep eight bytes for each, and be slow to make."""
    if field.length < LONG:
        return [0] * field.length
    return array(f"{CODES[field.bits]}", bytes(field.length * field.bits // 8))


class _Plain:
    """A record as a Python object."""

    __slots__ = ()


def read(record: Any, name: str) -> Any:
    """A field of a record as Python ints: an int, or a list of them."""
    if kernel.COMPILED:
        return record[name].tolist()
    value = getattr(record, name)
    return list(value) if isinstance(value, (list, array)) else value


def look(record: Any, name: str) -> Any:
    """A field of a record as it is, not copied: convert with int() what is kept."""
    return record[name] if kernel.COMPILED else getattr(record, name)


def write(record: Any, name: str, value: Any) -> None:
    """Set a field of a record: an int, or a sequence of exactly its length."""
    if kernel.COMPILED:
        record[name] = value
    elif isinstance(present := getattr(record, name), array):
        present[:] = array(present.typecode, value)
    else:
        setattr(record, name, list(value) if isinstance(value, (list, tuple)) else value)


def snapshot(record: Any, layout: Layout) -> tuple[tuple[str, Any], ...]:
    """All fields as Python values, to compare two records, also across the two ways to run."""
    return tuple((field.name, read(record, field.name)) for field in layout.fields)
