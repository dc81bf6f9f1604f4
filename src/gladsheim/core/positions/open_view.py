"""Views of a record that show only the fields that everyone may know."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from gladsheim.core.state import FieldAudience, Layout, span


def open_fields(layout: Layout) -> frozenset[str]:
    """Return the names of the fields that hide nothing."""
    return frozenset((*layout.known_to(FieldAudience.EVERYONE), *layout.known_to(FieldAudience.DERIVED)))


class OpenView:
    """View of a record with certain readable fields. All others raise PermissionError."""

    def __init__(self, record: Any, fields: Collection[str]) -> None:
        self._record = record
        self._fields = fields

    def look(self, name: str) -> Any:
        """Return a field as it is, not copied."""
        if name not in self._fields:
            raise PermissionError(f"the field {name!r} is not for everyone")
        return getattr(self._record, name)

    def read(self, name: str) -> Any:
        """Return a copy of a field: an int, or a list of them."""
        value = self.look(name)
        if isinstance(value, int):
            return value
        return value[:] if isinstance(value, list) else value.tolist()

    def part(self, name: str, begin: int, end: int) -> list[int]:
        """Return a copy of the numbers of a field from begin to end, end excluded."""
        # `look` is called for its check alone.
        self.look(name)
        return span(self._record, name, begin, end)
