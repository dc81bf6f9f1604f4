"""The fields of a record that everyone may know."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from gladsheim.core.state import Knower, Layout, span


def open_fields(layout: Layout) -> frozenset[str]:
    """Names of the fields of which nothing is hidden."""
    return frozenset((*layout.known_to(Knower.EVERYONE), *layout.known_to(Knower.DERIVED)))


class OpenView:
    """A record of which certain fields can be seen. All else raises PermissionError."""

    def __init__(self, record: Any, fields: Collection[str]) -> None:
        self._record = record
        self._fields = fields

    def look(self, name: str) -> Any:
        """A field as it is, not copied."""
        if name not in self._fields:
            raise PermissionError(f"the field {name!r} is not for everyone")
        return getattr(self._record, name)

    def read(self, name: str) -> Any:
        """A field, copied: an int, or a list of them."""
        value = self.look(name)
        if isinstance(value, int):
            return value
        return value[:] if isinstance(value, list) else value.tolist()

    def part(self, name: str, begin: int, end: int) -> list[int]:
        """The numbers of a field from begin to end, end excluded, copied."""
        self.look(name)
        return span(self._record, name, begin, end)
