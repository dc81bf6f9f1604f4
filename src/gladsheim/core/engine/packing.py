"""States of an engine as bytes, for pickles.

The bytes are the compressed memory of compiled states. Plain engines write and read the same bytes, so any
process on the same kind of machine can read them if its records have the same fields.
"""

from __future__ import annotations

import sys
import zlib
from typing import Any

import numpy as np

from gladsheim.core.engine.engines import Engine
from gladsheim.core.errors import UsageError
from gladsheim.core.state import Layout

LEVEL = 1
"""Level of compression: most of the memory is zeros, which the fastest level removes, too."""
MARK_BYTES = 4


def _mark(layout: Layout) -> bytes:
    """Return a digest of the fields of a layout."""
    fields = [(field.name, field.bits, field.length, field.step) for field in layout.fields]
    return zlib.crc32(repr((sys.byteorder, fields)).encode()).to_bytes(MARK_BYTES)


def pack(engine: Engine, states: Any, begin: int, end: int) -> bytes:
    """Return states of a batch of an engine as bytes."""
    layout = engine.rules.layout
    if engine.compiled:
        memory = states[begin:end]
    else:
        memory = np.zeros(end - begin, dtype=layout.dtype)
        for i in range(begin, end):
            layout.fill(layout.live(memory, i - begin), states[i])
    return _mark(layout) + zlib.compress(memory.view("u1"), LEVEL)


def unpack(engine: Engine, packed: bytes, states: Any, begin: int, end: int) -> None:
    """Make states of a batch of an engine equal to those packed.

    Raises UsageError if the records of the process that packed them have other fields.
    """
    layout = engine.rules.layout
    if packed[:MARK_BYTES] != _mark(layout):
        raise UsageError(
            f"the pickle has a {layout.name} of another version of Gladsheim or another kind of machine; "
            "allowed: the fields of this version. Send `State.document` instead"
        )
    memory = zlib.decompress(packed[MARK_BYTES:])
    if engine.compiled:
        states[begin:end].view("u1")[:] = np.frombuffer(memory, dtype=np.uint8)
    else:
        written = np.frombuffer(bytearray(memory), dtype=np.uint8)
        for i in range(begin, end):
            engine.load(states, i, layout.live(written, i - begin))
