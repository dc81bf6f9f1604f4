"""Numbered constants, and what they are called in documents."""

from __future__ import annotations

from collections.abc import Mapping


def texts_of(module: Mapping[str, object], prefix: str) -> tuple[str, ...]:
    """What the constants of a module with this prefix are called in documents, by their numbers from 0.

    `E_GAIN, E_ROLL = range(2)` with the prefix `E_` gives `("gain", "roll")`. Raises ValueError if
    the numbers are not those from 0 up.
    """
    found = {value: name for name, value in module.items() if name.startswith(prefix)}
    if sorted(found, key=str) != sorted(range(len(found)), key=str):
        raise ValueError(f"constants with {prefix} are {found}; allowed: the numbers from 0")
    return tuple(found[number].removeprefix(prefix).lower() for number in range(len(found)))
