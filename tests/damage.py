"""What happens to files: power cuts, full disks and failing disks leave them empty, cut short or changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Damage = Callable[[bytes], bytes]


def flipped(content: bytes) -> bytes:
    """With a bit of one byte in four changed, from the first one on."""
    return bytes(byte ^ (0x10 if at % 4 == 0 else 0) for at, byte in enumerate(content))


KINDS: dict[str, Damage] = {
    "emptied": lambda content: b"",
    "cut": lambda content: content[: len(content) // 2],
    "without its end": lambda content: content[:-1],
    "zeros": lambda content: bytes(len(content)),
    "flipped": flipped,
}
DAMAGE = pytest.mark.parametrize("damage", KINDS.values(), ids=KINDS)
"""Runs a test with each kind of damage."""
