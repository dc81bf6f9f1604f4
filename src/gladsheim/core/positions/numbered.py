"""Numbered constants, and their names in documents."""

from __future__ import annotations

from collections.abc import Mapping


def texts_of(module: Mapping[str, object], prefix: str = "") -> tuple[str, ...]:
    """Return the document names of a module's ints with this prefix, by their numbers from 0.

    `E_GAIN, E_ROLL = range(2)` with the prefix `E_` gives `("gain", "roll")`. Raises ValueError if
    the numbers are not those from 0 up, each once.
    """
    found = sorted(
        (value, name)
        for name, value in module.items()
        if isinstance(value, int) and name.startswith(prefix) and not name.startswith("_")
    )
    if [value for value, _ in found] != list(range(len(found))):
        raise ValueError(f"constants with {prefix!r} are {found}; allowed: the numbers from 0, each once")
    return tuple(name.removeprefix(prefix).lower() for _, name in found)
