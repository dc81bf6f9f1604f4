"""Checker of single values of a data file, which collects all faults of the file."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from gladsheim.core.errors import Fault, shorten
from gladsheim.core.positions.reader import DocumentReader

IDENTIFIER = re.compile(r"[a-z0-9][a-z0-9.-]{0,47}")
IDENTIFIER_TEXT = "1 to 48 of a-z, 0-9, - and ., beginning with a letter or digit"
MOST_FAULTS = 100


@dataclass(slots=True)
class Checker(DocumentReader):
    """Collector of faults; every check returns a usable value, so that reading can go on."""

    dropped: int = 0
    """Number of faults beyond the first `MOST_FAULTS`."""

    def fault(self, where: str, message: str) -> None:
        """Add a fault."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(where, message))
        else:
            self.dropped += 1

    def table(
        self, value: object, where: str, required: Collection[str], optional: Collection[str] = ()
    ) -> dict[str, Any]:
        """Return a table with these keys, no other; {} for anything else."""
        if not isinstance(value, dict):
            self.refuse(where, value, "a table")
            return {}
        known = [*required, *optional]
        for name in value:
            if name not in known:
                self.fault(within(where, shorten(name)), f"is unknown; allowed: {', '.join(known) or 'none'}")
        for name in required:
            if name not in value:
                self.fault(within(where, name), "is missing")
        return value

    def items(self, value: object, where: str, low: int, high: int) -> list[Any]:
        """Return a list of `low` to `high` items; at most `high` of them are returned."""
        if not isinstance(value, list):
            self.refuse(where, value, "a list")
            return []
        if not low <= len(value) <= high:
            allowed = f"exactly {low}" if low == high else f"{low} to {high}"
            self.fault(where, f"has {len(value)} items; allowed: {allowed}")
        return value[:high]

    def number(self, table: dict[str, Any], name: str, where: str, low: int, high: int) -> int:
        """Return a whole number from low to high; low where it is missing or at fault."""
        if name not in table:
            return low
        return self.whole(table[name], within(where, name), low, high)

    def word(self, table: dict[str, Any], name: str, where: str, allowed: Collection[str]) -> str:
        """Return one of these words; "" where it is missing or at fault."""
        if name not in table:
            return ""
        value = table[name]
        if not isinstance(value, str) or value not in allowed:
            self.refuse(within(where, name), value, ", ".join(allowed))
            return ""
        return value

    def flag(self, table: dict[str, Any], name: str, where: str) -> bool:
        """Return true or false; false where it is missing or at fault."""
        return self.truth(table.get(name, False), within(where, name))

    def text(self, table: dict[str, Any], name: str, where: str, most: int) -> str:
        """Return a visible text; "" where it is missing or at fault."""
        if name not in table:
            return ""
        value = table[name]
        if (
            not isinstance(value, str)
            or not 1 <= len(value) <= most
            or not value.isprintable()
            or value != value.strip()
        ):
            self.refuse(within(where, name), value, f"1 to {most} visible characters, no space at the ends")
            return ""
        return value

    def identifier(self, table: dict[str, Any], where: str) -> str:
        """Return the id of a table; "" where it is missing or at fault."""
        value = table.get("id", "")
        if "id" in table and (not isinstance(value, str) or not IDENTIFIER.fullmatch(value)):
            self.refuse(within(where, "id"), value, IDENTIFIER_TEXT)
            return ""
        return str(value)


def within(where: str, name: str) -> str:
    """Return the path of a field inside another path."""
    return f"{where}, {name}" if where else name


def doubles(values: Iterable[str]) -> list[str]:
    """Return the values that occur more than once, each once."""
    seen: set[str] = set()
    twice: dict[str, None] = {}
    for value in values:
        if value in seen:
            twice[value] = None
        seen.add(value)
    return list(twice)
