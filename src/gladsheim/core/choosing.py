"""Checks of options chosen before play; each raises OptionsError that says what is allowed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gladsheim.core.errors import OptionsError
from gladsheim.core.game import Json, Option
from gladsheim.core.rulings import OPTION, Rulings
from gladsheim.core.words import Words


def readings(rulings: Rulings) -> Option:
    """Return the option by which a table chooses readings of the rules (E-1.1)."""
    return Option(OPTION, "list", (), "Readings of the rules instead of the usual ones.", rulings.names)


def complete(options: Iterable[Option], chosen: Mapping[str, Any]) -> Json:
    """Return all options, with defaults for those that were not chosen."""
    found: Json = {option.name: option.default for option in options}
    for name, value in chosen.items():
        if name not in found:
            raise OptionsError(name, value, Words.of("faults-allowed-known", known=", ".join(found)))
        found[name] = value
    return found


def whole(name: str, value: object, low: int, high: int) -> int:
    """Return a whole number from low to high."""
    # `True` is an int in Python and would pass as 1.
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise OptionsError(name, value, Words.of("faults-allowed-range", least=low, most=high))
    return value


def flag(name: str, value: object) -> bool:
    """Return a boolean."""
    if not isinstance(value, bool):
        raise OptionsError(name, value, Words("faults-allowed-flag"))
    return value
